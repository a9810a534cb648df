//! Misère play of heaps by exact search: every position below, heaps in any order counted once.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::num::{Nat, small};
use crate::oracle::control::{Control, Stop};
use crate::oracle::heap_rule::HeapRule;
use crate::say;

/// The largest heap that is searched.
pub const LARGEST: usize = 10_000;

/// Who wins when who cannot move wins, remembered between questions; at most `room` positions.
///
/// Two things make positions fewer and change nothing: heaps without a move are left out, and so are pairs of heaps whose
/// every move leaves no move at all (such a heap is the game *1, and *1 + *1 = 0 in misère play too).
/// Source: J. H. Conway, On Numbers and Games, chapter 12. Time and memory: every position below, with its moves.
/// Worked: Kayles from 1: the only move ends the game, and who then cannot move wins, so 1 is lost; 2 goes to 1, so it
/// is won; 1 and 1 is won, for it leaves 1.
pub struct HeapSearch {
    room: usize,
    memory: Mutex<Memory>,
}

#[derive(Default)]
struct Memory {
    kinds: FxHashMap<usize, Kind>,
    lost: FxHashMap<Box<[u32]>, bool>,
}

/// What a heap is alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// It has no move.
    Dead,
    /// Every move leaves no move.
    One,
    /// Anything else.
    Live,
}

/// The heap *1 among live heaps, whatever its size: no live heap is empty.
const ONE: u32 = 0;

/// A position whose moves are being tried, the last one next; those that are known to leave a won position are gone.
struct Frame {
    heaps: Box<[u32]>,
    has_moves: bool,
    below: Vec<Box<[u32]>>,
}

impl HeapSearch {
    /// Nothing is searched yet.
    pub fn new(room: usize) -> Self {
        HeapSearch { room, memory: Mutex::default() }
    }

    /// How many positions are remembered at most.
    pub fn room(&self) -> usize {
        self.room
    }

    /// Whether the mover loses under this rule, always the same rule; too large beyond the room.
    pub fn is_lost(&self, rule: &dyn HeapRule, heaps: &[Nat], control: &Control) -> Result<bool, Stop> {
        let beyond = |size: &Nat| Stop::TooLarge(say!("heap-beyond-table", size = size, most = LARGEST));
        let size = |heap: &Nat| small(heap).filter(|size| *size <= LARGEST).ok_or_else(|| beyond(heap));
        let sizes = heaps.iter().map(size).collect::<Result<Vec<_>, _>>()?;
        let mut memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let heaps = memory.reduced(rule, sizes);
        memory.search(rule, heaps, self.room, control)
    }
}

impl Memory {
    /// The heaps that matter, in order.
    fn reduced(&mut self, rule: &dyn HeapRule, sizes: impl IntoIterator<Item = usize>) -> Box<[u32]> {
        let (mut heaps, mut is_odd) = (Vec::new(), false);
        for size in sizes {
            match self.kind(rule, size) {
                Kind::Dead => {}
                Kind::One => is_odd = !is_odd,
                Kind::Live => heaps.push(size as u32),
            }
        }
        if is_odd {
            heaps.push(ONE);
        }
        heaps.sort_unstable();
        heaps.into()
    }

    fn kind(&mut self, rule: &dyn HeapRule, size: usize) -> Kind {
        if let Some(kind) = self.kinds.get(&size) {
            return *kind;
        }
        let mut parts: Vec<usize> = Vec::new();
        let mut ways = 0;
        rule.each(size, &mut |left| {
            ways += 1;
            parts.extend(left);
        });
        parts.sort_unstable();
        parts.dedup();
        // The largest part is the likeliest to have a move.
        let kind = match ways {
            0 => Kind::Dead,
            _ if parts.iter().rev().all(|part| is_dead(rule, *part)) => Kind::One,
            _ => Kind::Live,
        };
        self.kinds.insert(size, kind);
        kind
    }

    fn search(&mut self, rule: &dyn HeapRule, heaps: Box<[u32]>, room: usize, control: &Control) -> Result<bool, Stop> {
        let mut stack: Vec<Frame> = Vec::new();
        if !self.lost.contains_key(&heaps) {
            stack.push(self.frame(rule, heaps.clone(), control)?);
        }
        while let Some(top) = stack.last_mut() {
            let next = top.below.last().map(|next| self.lost.get(next).copied().ok_or_else(|| next.clone()));
            match next {
                Some(Ok(false)) => {
                    top.below.pop();
                    continue;
                }
                Some(Err(next)) => {
                    let frame = self.frame(rule, next, control)?;
                    stack.push(frame);
                    continue;
                }
                Some(Ok(true)) | None => {}
            }
            if self.lost.len() >= room {
                return Err(Stop::TooLarge(say!("too-many-positions", most = room)));
            }
            // A move to a lost position wins; who cannot move wins.
            let top = stack.pop().expect("just seen");
            self.lost.insert(top.heaps, next.is_none() && top.has_moves);
        }
        Ok(self.lost[&heaps])
    }

    /// A position with what its moves leave, each once.
    fn frame(&mut self, rule: &dyn HeapRule, heaps: Box<[u32]>, control: &Control) -> Result<Frame, Stop> {
        let mut below = Vec::new();
        for (i, size) in heaps.iter().enumerate().filter(|(i, size)| *i == 0 || heaps[i - 1] != **size) {
            let mut ways: Vec<Vec<usize>> = Vec::new();
            match *size {
                ONE => ways.push(Vec::new()),
                size => rule.each(size as usize, &mut |left| ways.push(left.to_vec())),
            }
            control.tick(ways.len() as u64)?;
            let others: Vec<u32> = heaps.iter().enumerate().filter(|(j, _)| *j != i).map(|(_, size)| *size).collect();
            for left in ways {
                let reduced = self.reduced(rule, left);
                below.push(joined(&others, &reduced));
            }
        }
        below.sort_unstable();
        below.dedup();
        Ok(Frame { heaps, has_moves: !below.is_empty(), below })
    }
}

/// Two reduced positions side by side.
fn joined(one: &[u32], other: &[u32]) -> Box<[u32]> {
    let is_odd = one.contains(&ONE) != other.contains(&ONE);
    let mut heaps: Vec<u32> = one.iter().chain(other).copied().filter(|size| *size != ONE).collect();
    if is_odd {
        heaps.push(ONE);
    }
    heaps.sort_unstable();
    heaps.into()
}

fn is_dead(rule: &dyn HeapRule, size: usize) -> bool {
    let mut is_dead = true;
    rule.each(size, &mut |_| is_dead = false);
    is_dead
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Takes of 0 to 3, and how many heaps may stay, as a code of octal digits.
    struct Coded([u8; 4]);

    impl HeapRule for Coded {
        fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize])) {
            for (take, digit) in self.0.iter().enumerate().filter(|(take, _)| *take <= size) {
                let left = size - take;
                if left == 0 && digit & 1 != 0 {
                    leaves(&[]);
                }
                if left > 0 && digit & 2 != 0 {
                    leaves(&[left]);
                }
                if digit & 4 != 0 {
                    (1..=left / 2).for_each(|part| leaves(&[part, left - part]));
                }
            }
        }
    }

    fn of(rule: &dyn HeapRule, heaps: &[usize]) -> bool {
        let heaps: Vec<Nat> = heaps.iter().map(|size| Nat::from(*size)).collect();
        HeapSearch::new(100_000).is_lost(rule, &heaps, &Control::new()).expect("small")
    }

    /// The plain referee: the rule of misère play and nothing else.
    fn plainly(rule: &dyn HeapRule, heaps: &[usize], known: &mut FxHashMap<Vec<usize>, bool>) -> bool {
        let mut key = heaps.to_vec();
        key.sort_unstable();
        if let Some(is_lost) = known.get(&key) {
            return *is_lost;
        }
        let mut below = Vec::new();
        for (i, size) in key.iter().enumerate() {
            let rest = [&key[..i], &key[i + 1..]].concat();
            rule.each(*size, &mut |left| below.push([&rest, left].concat()));
        }
        let is_lost = !below.is_empty() && !below.iter().any(|next| plainly(rule, next, known));
        known.insert(key, is_lost);
        is_lost
    }

    #[test]
    fn misere_kayles_loses_with_one_heap_of_1_4_9_12_20_only() {
        // W. L. Sibert and J. H. Conway, Mathematical Kayles, International Journal of Game Theory 20 (1992), 237-246.
        let lost: Vec<usize> = (0..=24).filter(|size| of(&Coded([0, 7, 7, 0]), &[*size])).collect();
        assert_eq!(lost, [1, 4, 9, 12, 20]);
    }

    #[test]
    fn a_search_without_room_names_its_limit_and_is_unharmed() {
        let search = HeapSearch::new(3);
        let heaps = [Nat::from(9u8)];
        assert!(matches!(search.is_lost(&Coded([0, 7, 7, 0]), &heaps, &Control::new()), Err(Stop::TooLarge(_))));
        assert_eq!(search.is_lost(&Coded([0, 7, 7, 0]), &[Nat::from(1u8)], &Control::new()), Ok(true));
    }

    proptest! {
        #[test]
        fn leaving_out_what_does_not_matter_changes_nothing(
            split in prop_oneof![Just(0u8), Just(4)],
            digits in prop::array::uniform3(0u8..8),
            heaps in prop::collection::vec(0usize..8, 0..4),
        ) {
            let rule = Coded([split, digits[0], digits[1], digits[2]]);
            prop_assert_eq!(of(&rule, &heaps), plainly(&rule, &heaps, &mut FxHashMap::default()));
        }
    }
}
