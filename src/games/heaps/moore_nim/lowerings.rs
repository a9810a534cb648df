//! The ways to lower one to k heaps, listed lazily: all of them, or those that leave every binary column in balance.

use ground::num::Nat;
use solve::formula::balance::Balance;

/// What is left of the heaps that are lowered, each with its index.
pub type Lowering = Vec<(usize, Nat)>;

/// Goes through the ways to lower heaps by their binary columns, the highest first, ones before zeros.
///
/// Going down the columns, a heap is *bound* while it agrees with what it was: where it had a 0 it keeps it, where it had
/// a 1 it keeps it or drops it, and from then on it is *free*. At most k heaps become free. Where columns must be in balance,
/// each can always be balanced, whatever was chosen above (Moore 1910): if the ones that are missing can be had from
/// free heaps, take them there; if not, the ones too many are fewer than k less the free heaps, and can be dropped. So no way
/// that was begun ends in nothing, and the first ones are found at once for heaps of any size.
/// Time: one step costs the columns that change times the heaps; the first one costs them all.
/// Worked: 1, 1 with k = 2 has one column: 11 is what was there, then 10, 01 and 00 are the ways, in this order.
pub struct Lowerings {
    k: usize,
    /// How columns are balanced, if they must be.
    balance: Option<Balance>,
    /// The heaps that are not empty: their indices.
    heaps: Vec<usize>,
    /// Columns from the highest one.
    columns: Vec<Column>,
    /// What is left of each heap, as binary digits in words.
    left: Vec<Vec<u32>>,
    is_begun: bool,
}

/// One binary column of the heaps.
struct Column {
    /// Its place, 0 for the last one.
    place: usize,
    /// What the heaps had there.
    had: Vec<bool>,
    /// What is chosen.
    bits: Vec<bool>,
    /// Which heaps are free above it.
    free: Vec<bool>,
    /// Whether a one was chosen above it.
    has_large: bool,
}

impl Lowerings {
    /// Every way to lower one to `k` of these heaps; with a balance only those after which it holds.
    pub fn new(sizes: &[Nat], k: usize, balance: Option<Balance>) -> Self {
        let heaps: Vec<usize> = (0..sizes.len()).filter(|i| sizes[*i] > Nat::ZERO).collect();
        let places = heaps.iter().map(|i| sizes[*i].bits()).max().unwrap_or(0);
        let column = |place: u64| Column {
            place: place as usize,
            had: heaps.iter().map(|i| sizes[*i].bit(place)).collect(),
            bits: vec![false; heaps.len()],
            free: vec![false; heaps.len()],
            has_large: false,
        };
        let columns = (0..places).rev().map(column).collect();
        let left = vec![vec![0; places.div_ceil(32) as usize]; heaps.len()];
        Lowerings { k, balance, heaps, columns, left, is_begun: false }
    }

    /// Whether the ones of a column, now `ones`, can still become as many as wanted, the heaps from `from` on being open and
    /// `drops` more of them being allowed to drop theirs.
    fn is_open(&self, column: &Column, from: usize, ones: usize, drops: usize) -> bool {
        let Some(balance) = self.balance else { return true };
        let open = |i: &usize| column.free[*i];
        let free = (from..column.had.len()).filter(open).count();
        let bound = (from..column.had.len()).filter(|i| !column.free[*i] && column.had[*i]).count();
        let (least, most) = (ones + bound - bound.min(drops), ones + bound + free);
        let modulus = balance.modulus();
        let wanted = balance.wanted(column.place, column.has_large);
        least + (wanted + modulus - least % modulus) % modulus <= most
    }

    /// Fills a column from heap `from` on with ones wherever that can be, and zeros elsewhere.
    fn fill(&mut self, c: usize, from: usize) {
        let column = &self.columns[c];
        let mut bits = column.bits.clone();
        let mut ones = bits[..from].iter().filter(|bit| **bit).count();
        let mut drops = self.drops_left(column, from);
        for (i, bit) in bits.iter_mut().enumerate().skip(from) {
            let may_be_one = column.free[i] || column.had[i];
            *bit = may_be_one && self.is_open(column, i + 1, ones + 1, drops);
            ones += usize::from(*bit);
            drops -= usize::from(!*bit && !column.free[i] && column.had[i]);
        }
        self.columns[c].bits = bits;
    }

    /// How many more heaps may become free in a column, those before `to` being chosen.
    fn drops_left(&self, column: &Column, to: usize) -> usize {
        let free = column.free.iter().filter(|free| **free).count();
        let dropped = (0..to).filter(|i| !column.free[*i] && column.had[*i] && !column.bits[*i]).count();
        self.k.saturating_sub(free + dropped)
    }

    /// The next choice of a column under the same choices above it; `false` when there is none.
    fn advance(&mut self, c: usize) -> bool {
        let column = &self.columns[c];
        let can_be_zero = |i: &usize| {
            let drops = self.drops_left(column, *i);
            let cost = usize::from(!column.free[*i]);
            let ones = column.bits[..*i].iter().filter(|bit| **bit).count();
            column.bits[*i] && cost <= drops && self.is_open(column, i + 1, ones, drops - cost)
        };
        let Some(i) = (0..column.bits.len()).rev().find(can_be_zero) else { return false };
        self.columns[c].bits[i] = false;
        self.fill(c, i + 1);
        true
    }

    /// Takes over what column `c` has chosen and fills the columns below it.
    fn settle(&mut self, mut c: usize) {
        loop {
            self.write(c);
            if c + 1 == self.columns.len() {
                return;
            }
            let Column { had, bits, free, has_large, .. } = &self.columns[c];
            let freed = (0..had.len()).map(|i| free[i] || had[i] && !bits[i]).collect();
            let has_large = *has_large || bits.contains(&true);
            c += 1;
            self.columns[c].free = freed;
            self.columns[c].has_large = has_large;
            self.fill(c, 0);
        }
    }

    fn write(&mut self, c: usize) {
        let Column { place, bits, .. } = &self.columns[c];
        for (words, bit) in self.left.iter_mut().zip(bits) {
            let mask = 1 << (place % 32);
            if *bit { words[place / 32] |= mask } else { words[place / 32] &= !mask }
        }
    }

    /// The heaps that were lowered.
    fn told(&self) -> Lowering {
        let Some(last) = self.columns.last() else { return Vec::new() };
        let lowered = (0..self.heaps.len()).filter(|i| last.free[*i] || last.had[*i] && !last.bits[*i]);
        lowered.map(|i| (self.heaps[i], Nat::new(self.left[i].clone()))).collect()
    }
}

impl Iterator for Lowerings {
    type Item = Lowering;

    fn next(&mut self) -> Option<Lowering> {
        loop {
            if self.is_begun {
                let c = (0..self.columns.len()).rev().find(|c| self.advance(*c))?;
                self.settle(c);
            } else {
                self.is_begun = true;
                if self.columns.is_empty() {
                    return None;
                }
                self.fill(0, 0);
                self.settle(0);
            }
            // Nothing lowered is what was there before, and no way to lower.
            let told = self.told();
            if !told.is_empty() {
                return Some(told);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use solve::formula::balance::lowerings;

    fn after(sizes: &[Nat], lowering: &Lowering) -> Vec<Nat> {
        let mut sizes = sizes.to_vec();
        for (i, left) in lowering {
            assert!(*left < sizes[*i], "{lowering:?} of {sizes:?}");
            sizes[*i].clone_from(left);
        }
        sizes
    }

    #[test]
    fn the_worked_column_comes_in_this_order() {
        let sizes = [1u8, 1].map(Nat::from);
        let told: Vec<Lowering> = Lowerings::new(&sizes, 2, None).collect();
        assert_eq!(told, [vec![(1, Nat::ZERO)], vec![(0, Nat::ZERO)], vec![(0, Nat::ZERO), (1, Nat::ZERO)]]);
    }

    proptest! {
        #[test]
        fn all_ways_are_listed_once_and_the_balanced_ones_in_the_same_order(
            sizes in prop::collection::vec(0u8..8, 0..5), k in 1usize..5, is_misere: bool,
        ) {
            let sizes: Vec<Nat> = sizes.into_iter().map(Nat::from).collect();
            let all: Vec<Lowering> = Lowerings::new(&sizes, k, None).collect();
            prop_assert_eq!(Nat::from(all.len()), lowerings(&sizes, k));
            let left: std::collections::HashSet<Vec<Nat>> = all.iter().map(|way| after(&sizes, way)).collect();
            prop_assert_eq!(left.len(), all.len());
            prop_assert!(all.iter().all(|way| (1..=k).contains(&way.len())));
            let balance = Balance { k, is_misere };
            let balanced: Vec<Lowering> = Lowerings::new(&sizes, k, Some(balance)).collect();
            let tried: Vec<Lowering> = all.into_iter().filter(|way| balance.is_lost(&after(&sizes, way))).collect();
            prop_assert_eq!(balanced, tried);
        }

        #[test]
        fn heaps_of_any_size_are_balanced_at_once(
            sizes in prop::collection::vec(prop::collection::vec(any::<u32>(), 1..40), 1..6), k in 1usize..6, is_misere: bool,
        ) {
            let sizes: Vec<Nat> = sizes.into_iter().map(Nat::new).collect();
            let balance = Balance { k, is_misere };
            let found: Vec<Lowering> = Lowerings::new(&sizes, k, Some(balance)).take(20).collect();
            prop_assert_eq!(found.is_empty(), balance.is_lost(&sizes));
            for way in found {
                prop_assert!(way.len() <= k && balance.is_lost(&after(&sizes, &way)));
            }
        }
    }
}
