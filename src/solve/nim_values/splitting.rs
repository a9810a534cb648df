//! Impartial games taken apart: every distinct part once, each with its options as sums of parts.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use crate::judge::control::{Control, Stop};

/// A sum of parts: their numbers in ascending order, one for each time it stands there. An ended position is empty.
pub type Sum = Vec<u32>;

/// Parts of games. Two parts with the same options are one part, and a part without options is none.
#[derive(Clone, Debug, Default)]
pub struct Parts {
    options: Vec<Vec<Sum>>,
    lengths: Vec<u64>,
    known: FxHashMap<Vec<Sum>, u32>,
}

impl Parts {
    /// The part with these options, `None` if there are none. Options are sums of parts that are here already.
    pub fn part(&mut self, mut options: Vec<Sum>) -> Option<u32> {
        options.sort_unstable();
        options.dedup();
        if options.is_empty() {
            return None;
        }
        if let Some(&part) = self.known.get(&options) {
            return Some(part);
        }
        let part = self.options.len() as u32;
        let longest = options.iter().map(|option| self.length(option)).max().unwrap_or(0);
        self.lengths.push(longest.saturating_add(1));
        self.known.insert(options.clone(), part);
        self.options.push(options);
        Some(part)
    }

    /// The options of a part.
    pub fn options(&self, part: u32) -> &[Sum] {
        &self.options[part as usize]
    }

    /// How many parts there are; they are numbered from 0, options before what has them.
    pub fn count(&self) -> usize {
        self.options.len()
    }

    /// The most moves that can be made in a sum.
    pub fn length(&self, sum: &[u32]) -> u64 {
        sum.iter().fold(0, |length, &part| length.saturating_add(self.lengths[part as usize]))
    }

    /// The parts that can come up in play from this sum, ascending.
    pub fn below(&self, sum: &[u32]) -> Vec<u32> {
        let mut met = vec![false; self.count()];
        let mut waiting = sum.to_vec();
        while let Some(part) = waiting.pop() {
            if !std::mem::replace(&mut met[part as usize], true) {
                waiting.extend(self.options(part).iter().flatten());
            }
        }
        (0..).zip(met).filter(|(_, is_met)| *is_met).map(|(part, _)| part).collect()
    }

    /// What the moves in a sum leave.
    pub fn moves<'a>(&'a self, sum: &'a [u32]) -> impl Iterator<Item = Sum> + 'a {
        let places = (0..sum.len()).filter(|&i| i == 0 || sum[i] != sum[i - 1]);
        places.flat_map(move |i| self.options(sum[i]).iter().map(move |option| exchanged(sum, i, option)))
    }
}

/// The sum with its `i`-th part exchanged for these.
fn exchanged(sum: &[u32], i: usize, parts: &[u32]) -> Sum {
    let mut left: Sum = sum[..i].iter().chain(&sum[i + 1..]).chain(parts).copied().collect();
    left.sort_unstable();
    left
}

/// What the moves in one summand leave, each as summands.
pub type Options<'a, K> = dyn Fn(&K) -> Result<Vec<Vec<K>>, Stop> + 'a;

/// Positions taken apart, by their names in the game they come from.
#[derive(Debug)]
pub struct Apart<K> {
    parts: Parts,
    known: FxHashMap<K, Option<u32>>,
    examples: Vec<K>,
}

impl<K> Default for Apart<K> {
    fn default() -> Self {
        Apart { parts: Parts::default(), known: FxHashMap::default(), examples: Vec::new() }
    }
}

impl<K: Clone + Eq + Hash> Apart<K> {
    /// The parts found so far.
    pub fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The first summand that turned out to be this part.
    pub fn example(&self, part: u32) -> &K {
        &self.examples[part as usize]
    }

    /// The sum that these summands come to; `None` if more than `room` summands would have to be remembered.
    ///
    /// `options` tells what the moves in one summand leave, each as summands. Time and memory: every summand below once.
    pub fn sum(
        &mut self,
        summands: &[K],
        options: &Options<K>,
        room: usize,
        control: &Control,
    ) -> Result<Option<Sum>, Stop> {
        for summand in summands {
            if !self.walk(summand, options, room, control)? {
                return Ok(None);
            }
        }
        Ok(Some(self.known_sum(summands)))
    }

    fn known_sum(&self, summands: &[K]) -> Sum {
        let mut sum: Sum = summands.iter().filter_map(|summand| self.known[summand]).collect();
        sum.sort_unstable();
        sum
    }

    fn walk(&mut self, summand: &K, options: &Options<K>, room: usize, control: &Control) -> Result<bool, Stop> {
        // Each summand waits with its options, so that they are asked for only once.
        let mut stack: Vec<(K, Option<Vec<Vec<K>>>)> = vec![(summand.clone(), None)];
        while let Some((top, below)) = stack.pop() {
            if self.known.contains_key(&top) {
                continue;
            }
            control.tick(1)?;
            if self.known.len() + stack.len() >= room {
                return Ok(false);
            }
            let below = below.map_or_else(|| options(&top), Ok)?;
            let missing: Vec<K> =
                below.iter().flatten().filter(|next| !self.known.contains_key(*next)).cloned().collect();
            if missing.is_empty() {
                let sums = below.iter().map(|option| self.known_sum(option)).collect();
                let part = self.parts.part(sums);
                if self.parts.count() > self.examples.len() {
                    self.examples.push(top.clone());
                }
                self.known.insert(top, part);
            } else {
                stack.push((top, Some(below)));
                stack.extend(missing.into_iter().map(|next| (next, None)));
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kayles: what one or two neighbouring pins leave of a row.
    fn kayles(row: u32) -> Vec<Vec<u32>> {
        let hit = |taken: u32| {
            let rest = row.checked_sub(taken);
            rest.map(|rest| (0..=rest / 2).map(|left| vec![left, rest - left]).collect::<Vec<_>>())
        };
        [1, 2].into_iter().filter_map(hit).flatten().collect()
    }

    #[test]
    fn equal_games_are_one_part_and_ended_ones_are_none() {
        let mut rows = Apart::default();
        let control = Control::new();
        let sum = rows
            .sum(&[4, 0, 2, 2], &|row| Ok(kayles(*row)), 100, &control)
            .expect("nobody stops it")
            .expect("there is room");
        assert_eq!(sum, [1, 1, 3]);
        assert_eq!(rows.parts().options(1), [vec![], vec![0]]);
        assert_eq!(rows.parts().length(&sum), 8);
        assert_eq!(rows.parts().below(&[1]), [0, 1]);
        assert_eq!(rows.parts().moves(&[0, 1, 1]).collect::<Vec<_>>(), [vec![1, 1], vec![0, 1], vec![0, 0, 1]]);
        assert_eq!(Apart::default().sum(&[40], &|row| Ok(kayles(*row)), 10, &control), Ok(None));
    }
}
