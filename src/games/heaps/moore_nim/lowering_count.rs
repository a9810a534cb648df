//! How many ways to lower one to k heaps leave every binary column in balance, without listing them.

use num_traits::One;
use rustc_hash::FxHashMap;

use ground::num::Nat;
use ground::say;
use solve::formula::balance::Balance;
use solve::judge::control::{Control, Stop};

/// Steps that counting may take, each an addition of one machine word.
const STEPS: u64 = 1_000_000_000;

/// Steps that one way to drop takes besides the words of its count.
const CHOICE: u64 = 100;

/// How many heaps are still bound, for each kind of heap, and whether a one was chosen so far.
type State = (Vec<u32>, bool);

/// The number of ways, exactly; too large beyond the steps.
///
/// Goes down the columns as the list of the ways does, but only counts: heaps that agree in all columns still to come are
/// of one kind, and free heaps are all alike. From a kind with a one in the column some heaps drop it; how many free heaps
/// take a one follows from the balance. Time: columns times states times choices, times the words of the counts.
/// Worked: 1, 1, 1, 1 with k = 2: of the four ones one must go, in four ways.
pub fn balanced(heaps: &[Nat], balance: Balance, control: &Control) -> Result<Nat, Stop> {
    balanced_within(STEPS, heaps, balance, control)
}

/// The same within so many steps.
fn balanced_within(most: u64, heaps: &[Nat], balance: Balance, control: &Control) -> Result<Nat, Stop> {
    let heaps: Vec<&Nat> = heaps.iter().filter(|heap| **heap > Nat::ZERO).collect();
    let places = heaps.iter().map(|heap| heap.bits()).max().unwrap_or(0);
    let levels = kinds(&heaps, places);
    let top = levels.last().map_or(0, |level| level.of.len());
    let mut bound = vec![0; top.max(1)];
    let mut of_heap = vec![0; heaps.len()];
    for level in &levels {
        of_heap = heaps
            .iter()
            .zip(&of_heap)
            .map(|(heap, kind)| level.split[*kind][usize::from(heap.bit(level.place))])
            .collect();
    }
    for kind in of_heap {
        bound[kind] += 1;
    }
    let mut states: FxHashMap<State, Nat> = FxHashMap::from_iter([((bound, false), Nat::one())]);
    let mut count = Count { balance, heaps: heaps.len(), most, steps: 0, control };
    for level in levels.iter().rev() {
        let mut next = FxHashMap::default();
        for (state, ways) in &states {
            count.column(level, state, ways, &mut next)?;
        }
        states = next;
    }
    let is_move = |(bound, _): &State| (bound.iter().sum::<u32>() as usize) < heaps.len();
    Ok(states.into_iter().filter(|(state, _)| is_move(state)).map(|(_, ways)| ways).sum())
}

/// The kinds of heaps by the columns up to one: two heaps are of one kind when they agree there and below.
struct Level {
    /// The column.
    place: u64,
    /// Of each kind: its bit in this column, and its kind by the columns below alone.
    of: Vec<(bool, usize)>,
    /// Of each kind by the columns below: the kind it becomes with a 0 and with a 1.
    split: Vec<[usize; 2]>,
}

/// The kinds up to each column, the lowest first; without any column all heaps are of one kind.
fn kinds(heaps: &[&Nat], places: u64) -> Vec<Level> {
    let mut levels = Vec::new();
    let (mut kinds, mut of_heap) = (1, vec![0; heaps.len()]);
    for place in 0..places {
        let mut of = Vec::new();
        let mut split = vec![[usize::MAX; 2]; kinds];
        for (heap, kind) in heaps.iter().zip(&mut of_heap) {
            let bit = heap.bit(place);
            let found = &mut split[*kind][usize::from(bit)];
            if *found == usize::MAX {
                *found = of.len();
                of.push((bit, *kind));
            }
            *kind = *found;
        }
        kinds = of.len();
        levels.push(Level { place, of, split });
    }
    levels
}

struct Count<'c> {
    balance: Balance,
    heaps: usize,
    most: u64,
    steps: u64,
    control: &'c Control,
}

impl Count<'_> {
    /// Adds the ways of one state through one column to the states below it.
    fn column(
        &mut self,
        level: &Level,
        (bound, has_large): &State,
        ways: &Nat,
        next: &mut FxHashMap<State, Nat>,
    ) -> Result<(), Stop> {
        let free = self.heaps - bound.iter().sum::<u32>() as usize;
        let may_drop = self.balance.k.saturating_sub(free);
        let ones: usize = level.of.iter().zip(bound).filter(|((bit, _), _)| *bit).map(|(_, n)| *n as usize).sum();
        let wanted = self.balance.wanted(level.place as usize, *has_large);
        let modulus = self.balance.modulus();
        let droppable: Vec<usize> = (0..bound.len()).filter(|kind| level.of[*kind].0 && bound[*kind] > 0).collect();
        let mut drops = vec![0u32; droppable.len()];
        loop {
            let dropped: usize = drops.iter().map(|n| *n as usize).sum();
            let kept = ones - dropped;
            let added = (wanted + modulus - kept % modulus) % modulus;
            self.step(CHOICE)?;
            if dropped <= may_drop && added <= free {
                let mut weight = ways * choose(free, added);
                for (kind, n) in droppable.iter().zip(&drops) {
                    weight *= choose(bound[*kind] as usize, *n as usize);
                }
                self.step(weight.bits() / 32)?;
                let below = below(level, bound, &droppable, &drops);
                *next.entry((below, *has_large || kept + added > 0)).or_default() += weight;
            }
            // The next way to drop, as a number whose digits run up to what each kind has; one too many ends a digit early.
            let Some(i) =
                (0..drops.len()).find(|i| drops[*i] < bound[droppable[*i]] && dropped_but(&drops, *i) < may_drop)
            else {
                return Ok(());
            };
            drops[..i].fill(0);
            drops[i] += 1;
        }
    }

    fn step(&mut self, steps: u64) -> Result<(), Stop> {
        self.steps += steps;
        if self.steps > self.most {
            return Err(Stop::TooLarge(say!("moore-nim-too-many-ways", most = self.most)));
        }
        self.control.tick(steps)
    }
}

/// How many are dropped without the kinds before one.
fn dropped_but(drops: &[u32], from: usize) -> usize {
    drops[from..].iter().map(|n| *n as usize).sum()
}

/// How many heaps stay bound, by their kinds in the columns below.
fn below(level: &Level, bound: &[u32], droppable: &[usize], drops: &[u32]) -> Vec<u32> {
    let mut left = bound.to_vec();
    for (kind, n) in droppable.iter().zip(drops) {
        left[*kind] -= n;
    }
    let mut below = vec![0; level.split.len()];
    for ((_, kind), n) in level.of.iter().zip(left) {
        below[*kind] += n;
    }
    below
}

/// In how many ways `few` of `all` can be chosen.
fn choose(all: usize, few: usize) -> Nat {
    let few = few.min(all - few);
    (0..few).fold(Nat::one(), |ways, i| ways * (all - i) / (i + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::heaps::moore_nim::lowerings::Lowerings;
    use proptest::prelude::*;

    fn counted(heaps: &[Nat], balance: Balance) -> Nat {
        balanced(heaps, balance, &Control::new()).expect("nobody stops")
    }

    #[test]
    fn one_of_four_single_counters_must_go() {
        assert_eq!(counted(&[1u8; 4].map(Nat::from), Balance { k: 2, is_misere: false }), Nat::from(4u8));
        assert_eq!(counted(&[1u8; 3].map(Nat::from), Balance { k: 2, is_misere: false }), Nat::ZERO);
    }

    #[test]
    fn many_equal_heaps_are_counted_by_their_kinds() {
        let ones = vec![Nat::one(); 40];
        // 40 = 8 mod 16: eight of the forty must go.
        assert_eq!(counted(&ones, Balance { k: 15, is_misere: false }), choose(40, 8));
        assert_eq!(counted(&ones, Balance { k: 15, is_misere: true }), choose(40, 7));
    }

    #[test]
    fn counting_without_end_is_refused_with_its_limit() {
        let heaps: Vec<Nat> =
            (1..=60u64).map(|i| (Nat::from(1u8) << 80) + Nat::from(0x9E37_79B9_7F4A_7C15u64) * i).collect();
        let stop = balanced_within(10_000_000, &heaps, Balance { k: 25, is_misere: false }, &Control::new());
        assert_eq!(stop, Err(Stop::TooLarge(say!("moore-nim-too-many-ways", most = 10_000_000u64))));
    }

    proptest! {
        #[test]
        fn as_many_are_counted_as_are_listed(sizes in prop::collection::vec(0u8..16, 0..6), k in 1usize..5, is_misere: bool) {
            let heaps: Vec<Nat> = sizes.into_iter().map(Nat::from).collect();
            let balance = Balance { k, is_misere };
            let listed = Lowerings::new(&heaps, k, Some(balance)).count();
            prop_assert_eq!(counted(&heaps, balance), Nat::from(listed));
        }
    }
}
