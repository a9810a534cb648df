//! Nim-values of small heaps of which up to k may be lowered at once: one table for all that lies below a position.

use solve::judge::control::{Control, Stop};

/// The nim-values of every position whose heaps are at most these.
#[derive(Clone, Debug)]
pub struct Values {
    heaps: Vec<usize>,
    values: Vec<u16>,
}

/// How many positions lie below these heaps, itself among them, if they are at most `most`.
pub fn positions(heaps: &[usize], most: usize) -> Option<usize> {
    heaps
        .iter()
        .try_fold(1usize, |product, heap| product.checked_mul(heap.checked_add(1)?).filter(|product| *product <= most))
}

impl Values {
    /// Works out the table, from the rules alone.
    ///
    /// Time: every position with all its moves; memory: two bytes a position. It is asked where heaps are more than k + 1, for which
    /// no formula stands here.
    /// Worked: 1, 1, 1 with k = 2: its moves leave two heaps (value 2) or one (value 1), so its value is 0.
    pub fn new(heaps: Vec<usize>, k: usize, control: &Control) -> Result<Self, Stop> {
        let count = positions(&heaps, usize::MAX).unwrap_or(usize::MAX);
        let mut table = Values { heaps, values: Vec::with_capacity(count) };
        let mut position = vec![0; table.heaps.len()];
        // Below a position lie fewer positions than its number, so no value reaches it.
        let mut seen = vec![usize::MAX; count + 1];
        for number in 0..count {
            table.mark(&position, 0, (0, 1), k, &mut |value| seen[usize::from(value)] = number);
            control.tick(number as u64 + 1)?;
            let value = seen.iter().position(|mark| *mark != number).unwrap_or(0);
            table.values.push(value as u16);
            table.count_up(&mut position);
        }
        Ok(table)
    }

    /// The next position: the first heap is the last digit.
    fn count_up(&self, position: &mut [usize]) {
        for (size, most) in position.iter_mut().zip(&self.heaps) {
            if *size < *most {
                *size += 1;
                return;
            }
            *size = 0;
        }
    }

    /// Marks the values of all positions that lowering at most `left` of the heaps from `heap` on leads to.
    fn mark(
        &self,
        position: &[usize],
        heap: usize,
        (number, unit): (usize, usize),
        left: usize,
        mark: &mut impl FnMut(u16),
    ) {
        let Some(&size) = position.get(heap) else {
            if let Some(value) = self.values.get(number) {
                mark(*value);
            }
            return;
        };
        let next = unit * (self.heaps[heap] + 1);
        self.mark(position, heap + 1, (number + size * unit, next), left, mark);
        if left > 0 {
            (0..size).for_each(|less| self.mark(position, heap + 1, (number + less * unit, next), left - 1, mark));
        }
    }

    /// The nim-value of a position of as many heaps, if none is greater than in this table.
    pub fn value(&self, position: &[usize]) -> Option<u16> {
        let fits =
            position.len() == self.heaps.len() && position.iter().zip(&self.heaps).all(|(size, most)| size <= most);
        let digits = position.iter().zip(&self.heaps).rev();
        fits.then(|| self.values[digits.fold(0, |number, (size, most)| number * (most + 1) + size)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heaps::moore_nim::value::OneMore;
    use num_traits::Zero;

    use ground::num::Nat;
    use solve::formula::balance::Balance;

    fn values(heaps: &[usize], k: usize) -> Values {
        Values::new(heaps.to_vec(), k, &Control::new()).expect("nobody stops")
    }

    #[test]
    fn one_heap_a_move_is_nim_and_all_heaps_a_move_add_up() {
        let (nim, all) = (values(&[4, 5, 6], 1), values(&[4, 5, 6], 3));
        for (a, b, c) in [(0, 0, 0), (1, 2, 3), (4, 5, 6), (4, 0, 1), (3, 5, 5)] {
            assert_eq!(nim.value(&[a, b, c]), Some((a ^ b ^ c) as u16));
            assert_eq!(all.value(&[a, b, c]), Some((a + b + c) as u16));
        }
        assert_eq!(nim.value(&[5, 0, 0]), None);
    }

    #[test]
    fn one_heap_more_than_may_be_lowered_follows_the_formula() {
        for (most, k) in [(vec![9; 3], 2), (vec![5; 4], 3)] {
            let table = values(&most, k);
            for number in 0..positions(&most, usize::MAX).expect("few") {
                let digit = |i: usize| number / (most[0] + 1).pow(i as u32) % (most[0] + 1);
                let sizes: Vec<usize> = (0..=k).map(digit).collect();
                if sizes.iter().all(|size| *size > 0) {
                    let heaps: Vec<Nat> = sizes.iter().map(|size| Nat::from(*size)).collect();
                    let value = table.value(&sizes).map(Nat::from);
                    assert_eq!(value, Some(OneMore::of(&heaps).value()), "{sizes:?}");
                }
            }
        }
    }

    #[test]
    fn lost_positions_are_those_of_moores_theorem() {
        let (table, balance) = (values(&[3, 4, 5, 2], 2), Balance { k: 2, is_misere: false });
        for number in 0..positions(&[3, 4, 5, 2], 1_000).expect("few") {
            let sizes = [number % 4, number / 4 % 5, number / 20 % 6, number / 120];
            let is_lost = balance.is_lost(&sizes.map(Nat::from));
            assert_eq!(table.value(&sizes).expect("in the table").is_zero(), is_lost, "{sizes:?}");
        }
    }
}
