//! Misère sums settled by the strongest law that is proved for them: tame parts, a misère quotient, or plain search.

use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};
use crate::misere::genus::{Tame, Tempers, is_lost, tame_sum};
use crate::misere::quotient::Quotient;
use crate::misere::quotient::monoid::Element;
use crate::nim_values::splitting::{Apart, Options, Parts, Sum};
use ground::say;

/// Parts for which a misère quotient is tried at most.
const QUOTED: usize = 400;

/// Who wins a misère sum, and why.
#[derive(Clone, Debug)]
pub struct Settled {
    /// Whether the mover loses.
    pub is_lost: bool,
    /// By which law.
    pub law: Law,
}

/// Why the winner of a misère sum is known.
#[derive(Clone, Debug)]
pub enum Law {
    /// All parts are tame: their tempers in the order of the summands.
    Tame(Vec<Tame>),
    /// A proved quotient knows all parts: their values in the order of the summands.
    Quotient(Arc<Quotient>, Vec<Element>),
    /// The positions below were searched.
    Searched,
}

/// Misère sums of one kind of summands, remembered between questions.
pub struct Misere<K> {
    /// Summands that are remembered at most.
    room: usize,
    /// Sums that a search remembers at most.
    searched: usize,
    held: Mutex<Held<K>>,
}

struct Held<K> {
    apart: Apart<K>,
    tempers: Tempers,
    quotient: Arc<Quotient>,
    /// The parts the quotient was made for, ascending, and whether it knows all of them.
    tried: Vec<u32>,
    is_whole: bool,
    lost: FxHashMap<Sum, bool>,
}

impl<K: Clone + Eq + Hash> Misere<K> {
    /// Nothing is known yet; at most `room` summands and `searched` sums will be remembered.
    pub fn new(room: usize, searched: usize) -> Self {
        let held = Held {
            apart: Apart::default(),
            tempers: Tempers::default(),
            quotient: Arc::default(),
            tried: Vec::new(),
            is_whole: true,
            lost: FxHashMap::default(),
        };
        Misere { room, searched, held: Mutex::new(held) }
    }

    /// Who wins the sum of these summands in misère play. Too large beyond the room for summands, or for sums where no law
    /// is found.
    pub fn settle(&self, summands: &[K], options: &Options<K>, control: &Control) -> Result<Settled, Stop> {
        self.with(summands, options, control, |held, sum, single| {
            if let Some(parts) = tempers(&held.tempers, single) {
                let is_lost = is_lost(tame_sum(parts.iter().copied()));
                return Ok(Settled { is_lost, law: Law::Tame(parts) });
            }
            let quotient = held.quotient(sum, control)?;
            if let Some(value) = quotient.value(sum) {
                let values = single.iter().map(|part| quotient.value(part).unwrap_or_default()).collect();
                return Ok(Settled { is_lost: quotient.monoid().is_lost(value), law: Law::Quotient(quotient, values) });
            }
            Ok(Settled { is_lost: held.search(sum, &quotient, self.searched, control)?, law: Law::Searched })
        })
    }

    /// The same by the quotient of all that can come up from `frame` too, whether or not the parts are tame; `None` where
    /// it is not found.
    pub fn quote(
        &self,
        frame: &[K],
        summands: &[K],
        options: &Options<K>,
        control: &Control,
    ) -> Result<Option<Settled>, Stop> {
        let all = [frame, summands].concat();
        self.with(&all, options, control, |held, sum, single| {
            let quotient = held.quotient(sum, control)?;
            let values: Option<Vec<Element>> = single[frame.len()..].iter().map(|part| quotient.value(part)).collect();
            Ok(values.map(|values| {
                let product = values.iter().fold(0, |product, &value| quotient.monoid().times(product, value));
                Settled { is_lost: quotient.monoid().is_lost(product), law: Law::Quotient(quotient, values) }
            }))
        })
    }

    /// The tempers of the summands if all are tame.
    pub fn tame(&self, summands: &[K], options: &Options<K>, control: &Control) -> Result<Option<Vec<Tame>>, Stop> {
        self.with(summands, options, control, |held, _, single| Ok(tempers(&held.tempers, single)))
    }

    /// The nim-value of each summand in normal play.
    pub fn nimbers(&self, summands: &[K], options: &Options<K>, control: &Control) -> Result<Vec<u64>, Stop> {
        self.with(summands, options, control, |held, _, single| {
            Ok(single.iter().map(|part| held.tempers.nimber(part)).collect())
        })
    }

    /// A summand that is this part.
    pub fn example(&self, part: u32) -> K {
        self.held.lock().unwrap_or_else(PoisonError::into_inner).apart.example(part).clone()
    }

    /// The part of a summand; `None` for an ended one.
    pub fn part(&self, summand: &K, options: &Options<K>, control: &Control) -> Result<Option<u32>, Stop> {
        self.with(std::slice::from_ref(summand), options, control, |_, sum, _| Ok(sum.first().copied()))
    }

    fn with<T>(
        &self,
        summands: &[K],
        options: &Options<K>,
        control: &Control,
        then: impl FnOnce(&mut Held<K>, &Sum, &[Sum]) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let mut single = Vec::with_capacity(summands.len());
        for summand in summands {
            let sum = held.apart.sum(std::slice::from_ref(summand), options, self.room, control)?;
            single.push(sum.ok_or_else(|| too_many(self.room))?);
        }
        let Held { apart, tempers, .. } = &mut *held;
        tempers.extend(apart.parts(), control)?;
        let mut sum = single.concat();
        sum.sort_unstable();
        then(&mut held, &sum, &single)
    }
}

fn too_many(most: usize) -> Stop {
    Stop::TooLarge(say!("too-many-positions", most = most))
}

fn tempers(tempers: &Tempers, single: &[Sum]) -> Option<Vec<Tame>> {
    single.iter().map(|part| tempers.tame(part)).collect()
}

impl<K: Clone + Eq + Hash> Held<K> {
    /// The quotient for this sum: the last one, grown if it was made for fewer parts, made anew if for others.
    fn quotient(&mut self, sum: &Sum, control: &Control) -> Result<Arc<Quotient>, Stop> {
        if sum.iter().all(|part| self.tried.binary_search(part).is_ok()) {
            return Ok(self.quotient.clone());
        }
        let below = self.apart.parts().below(sum);
        let is_more = self.tried.iter().all(|part| below.binary_search(part).is_ok());
        let mut quotient = if is_more { Quotient::clone(&self.quotient) } else { Quotient::default() };
        // Where it ended for fewer parts it would end again.
        if below.len() <= QUOTED && (!is_more || self.is_whole) {
            self.is_whole = quotient.grow_to(self.apart.parts(), &below, control)?;
        }
        (self.quotient, self.tried) = (Arc::new(quotient), below);
        Ok(self.quotient.clone())
    }

    /// Plain search with memory; sums that a law decides are not opened.
    fn search(&mut self, sum: &Sum, quotient: &Quotient, room: usize, control: &Control) -> Result<bool, Stop> {
        let Held { apart, tempers, lost, .. } = self;
        let sum = lightened(sum.clone());
        let mut stack: Vec<Sum> = vec![sum.clone()];
        while let Some(top) = stack.last() {
            control.tick(1)?;
            let judged = judge(apart.parts(), tempers, quotient, lost, top);
            match judged {
                Ok(is_lost) => {
                    lost.insert(stack.pop().expect("just seen"), is_lost);
                }
                Err(open) => stack.push(open),
            }
            if lost.len() + stack.len() > room {
                // What was learned would only be in the way of the next question.
                lost.clear();
                return Err(too_many(room));
            }
        }
        Ok(lost[&sum])
    }
}

/// The sum without pairs of part 0, whose only move ends it: every collection of parts begins with that one.
///
/// They cancel in misère play too. Source: J. H. Conway, On Numbers and Games, chapter 12.
fn lightened(mut sum: Sum) -> Sum {
    let ones = sum.iter().take_while(|part| **part == 0).count();
    sum.drain(..ones / 2 * 2);
    sum
}

/// Whether a sum is lost, or a sum that must be judged first.
fn judge(
    parts: &Parts,
    tempers: &Tempers,
    quotient: &Quotient,
    known: &FxHashMap<Sum, bool>,
    sum: &Sum,
) -> Result<bool, Sum> {
    if let Some(&lost) = known.get(sum) {
        return Ok(lost);
    }
    if let Some(tame) = tempers.tame(sum) {
        return Ok(is_lost(tame));
    }
    if let Some(value) = quotient.value(sum) {
        return Ok(quotient.monoid().is_lost(value));
    }
    let mut open = None;
    for left in parts.moves(sum).map(lightened) {
        match known.get(&left) {
            Some(true) => return Ok(false),
            Some(false) => {}
            None => open = open.or(Some(left)),
        }
    }
    open.map_or(Ok(true), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Key = (u8, u32);

    /// Heaps of Nim (0), of Kayles (1), of Officers, 0.6 (2), and heaps whose only move makes a Nim heap of their size (3).
    fn options((kind, heap): Key) -> Vec<Vec<Key>> {
        let split = |rest: u32, least: u32| (least..=rest / 2).map(move |part| vec![(kind, part), (kind, rest - part)]);
        let taken = |count: u32| heap.checked_sub(count);
        match kind {
            0 => (0..heap).map(|left| vec![(kind, left)]).collect(),
            1 => [1, 2].into_iter().filter_map(taken).flat_map(|rest| split(rest, 0)).collect(),
            3 => vec![vec![(0, heap)]],
            _ => taken(1).into_iter().flat_map(|rest| split(rest, 0)).filter(|left| left[1].1 > 0).collect(),
        }
    }

    fn plain(sum: &[Key], known: &mut FxHashMap<Vec<Key>, bool>) -> bool {
        let mut sum = sum.to_vec();
        sum.sort_unstable();
        if let Some(&lost) = known.get(&sum) {
            return lost;
        }
        let mut moves = 0;
        let mut lost = true;
        for i in 0..sum.len() {
            for option in options(sum[i]) {
                moves += 1;
                let rest: Vec<Key> = sum[..i].iter().chain(&sum[i + 1..]).chain(&option).copied().collect();
                lost &= !plain(&rest, known);
            }
        }
        lost &= moves > 0;
        known.insert(sum, lost);
        lost
    }

    #[test]
    fn every_law_agrees_with_plain_search() {
        let misere = Misere::new(1_000, 100_000);
        let control = Control::new();
        let mut known = FxHashMap::default();
        let mut used = [0; 3];
        for a in [0, 2, 3] {
            for b in [0, 4, 5, 8] {
                for c in [0, 3, 7] {
                    let sum = [(0, a), (1, b), (2, c)];
                    let settled = misere.settle(&sum, &|key| Ok(options(*key)), &control).expect("small");
                    assert_eq!(settled.is_lost, plain(&sum, &mut known), "{sum:?}");
                    used[match settled.law {
                        Law::Tame(_) => 0,
                        Law::Quotient(..) => 1,
                        Law::Searched => 2,
                    }] += 1;
                }
            }
        }
        assert!(used[0] > 0 && used[1] > 0, "{used:?}");
    }

    #[test]
    fn firm_parts_of_nim_value_0_and_1_are_told_from_fickle_ones() {
        let (misere, control) = (Misere::new(1_000, 10), Control::new());
        let mut known = FxHashMap::default();
        for sum in [vec![(3, 2)], vec![(3, 2), (0, 1)], vec![(3, 2), (3, 3)], vec![(3, 2), (3, 2), (0, 1), (0, 1)]] {
            let settled = misere.settle(&sum, &|key| Ok(options(*key)), &control).expect("small");
            assert!(matches!(&settled.law, Law::Tame(tempers) if tempers[0] == Tame::Firm(0)), "{settled:?}");
            assert_eq!(settled.is_lost, plain(&sum, &mut known), "{sum:?}");
        }
    }

    #[test]
    fn where_no_quotient_is_found_the_sum_is_searched() {
        let (misere, control) = (Misere::new(1_000, 100_000), Control::new());
        let mut known = FxHashMap::default();
        for heap in 17..20 {
            for ones in 0..4 {
                let sum = [vec![(2, heap), (2, 5)], vec![(0, 1); ones]].concat();
                let settled = misere.settle(&sum, &|key| Ok(options(*key)), &control).expect("it is small enough");
                assert!(matches!(settled.law, Law::Searched));
                assert_eq!(settled.is_lost, plain(&sum, &mut known), "{sum:?}");
            }
        }
    }

    #[test]
    fn a_frame_makes_the_quotient_speak_of_tame_parts_too() {
        let (misere, control) = (Misere::new(1_000, 10), Control::new());
        let mut known = FxHashMap::default();
        for a in 0..5 {
            for b in 0..10 {
                let sum = [(1, a), (1, b)];
                let settled = misere
                    .quote(&[(1, 9)], &sum, &|key| Ok(options(*key)), &control)
                    .expect("small")
                    .expect("Kayles has one");
                assert_eq!(settled.is_lost, plain(&sum, &mut known), "{sum:?}");
                assert!(matches!(settled.law, Law::Quotient(..)));
            }
        }
    }

    #[test]
    fn misere_kayles_loses_with_one_heap_of_1_4_9_12_20_only() {
        // W. L. Sibert and J. H. Conway, Mathematical Kayles, International Journal of Game Theory 20 (1992), 237-246.
        let (misere, control) = (Misere::new(1_000, 10), Control::new());
        let is_lost = |heap: &u32| {
            misere.settle(&[(1, *heap)], &|key| Ok(options(*key)), &control).expect("it has a quotient").is_lost
        };
        assert_eq!((0..=120).filter(is_lost).collect::<Vec<u32>>(), [1, 4, 9, 12, 20]);
    }

    #[test]
    fn limits_are_named() {
        let control = Control::new();
        assert!(matches!(
            Misere::new(10, 10).settle(&[(1, 30)], &|key| Ok(options(*key)), &control),
            Err(Stop::TooLarge(_))
        ));
        assert!(matches!(
            Misere::new(1_000, 10).settle(&[(2, 25)], &|key| Ok(options(*key)), &control),
            Err(Stop::TooLarge(_))
        ));
    }

    #[test]
    fn normal_play_has_its_nim_values() {
        let misere = Misere::new(1_000, 10);
        assert_eq!(
            misere.nimbers(&[(0, 4), (1, 5), (1, 9)], &|key| Ok(options(*key)), &Control::new()),
            Ok(vec![4, 4, 4])
        );
    }
}
