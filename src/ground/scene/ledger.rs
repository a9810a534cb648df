//! A table of shares: what everybody brings and gets, and what groups would have on their own.

use num_traits::{Signed, Zero};

use crate::num::{Int, Ratio};
use crate::say::Say;
use crate::scene::hand::Key;

/// A table of shares.
#[derive(Clone, Debug, PartialEq)]
pub struct Ledger<M> {
    /// What is shared, and by which rule.
    pub rule: Say,
    /// What the players bring, as a heading.
    pub brings: Say,
    /// A row for every player.
    pub rows: Vec<Stake<M>>,
    /// What all together have, or pay.
    pub whole: Ratio,
    /// Whether that is a cost: then less is better.
    pub is_cost: bool,
    /// Whether the shares are still to be set: a person turns them one by one.
    pub is_open: bool,
    /// What the groups below are called.
    pub heading: Say,
    /// Groups, and what each would have on its own.
    pub groups: Vec<Group>,
    /// Whether groups are what was told of this game, so that none may be left out.
    pub are_told: bool,
    /// Answers that can be given.
    pub keys: Vec<Key<M>>,
}

/// One player of a table of shares.
#[derive(Clone, Debug, PartialEq)]
pub struct Stake<M> {
    /// The name, a mark of the scene; the whole row is its place.
    pub mark: M,
    /// What the player brings.
    pub brings: Say,
    /// The same as so many signs, where it is few.
    pub pips: usize,
    /// What the player gets.
    pub share: Option<Ratio>,
}

/// Some of the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Their rows.
    pub members: Vec<usize>,
    /// What they would have on their own, or pay.
    pub alone: Ratio,
}

/// Parts of the whole that a turn gives or takes, by the number of players: so that everybody's equal share is some turns.
fn parts(players: usize) -> i64 {
    match players {
        0..=3 => 12,
        4 | 5 => 20,
        6 => 18,
        more => 2 * more as i64,
    }
}

impl<M> Ledger<M> {
    /// What one turn gives or takes; `None` where nothing can be turned, for there is nothing to give.
    ///
    /// Worked: of 1 among three it is 1/12, of 200 it is 5, of 9 it is 1/2.
    pub fn step(&self) -> Option<Ratio> {
        let of = |n: i64| Ratio::from_integer(Int::from(n));
        if !self.whole.is_positive() {
            return None;
        }
        if !self.whole.is_integer() || self.whole < of(4) {
            return Some(&self.whole / of(parts(self.rows.len())));
        }
        // A round number that divides the whole into 40 turns at most twice over.
        let mut step = Ratio::new(Int::from(1), Int::from(2));
        let (factors, fine) = ([2, 5, 2].into_iter().cycle(), &self.whole / of(40));
        // 1/2, 1, 5, 10, 50, 100: each divides the next.
        for factor in factors {
            let next = &step * of(factor);
            if next > fine || !(&self.whole / &next).is_integer() {
                break;
            }
            step = next;
        }
        Some(step)
    }

    /// What is still to be given.
    pub fn left(&self) -> Ratio {
        &self.whole - self.rows.iter().filter_map(|row| row.share.as_ref()).sum::<Ratio>()
    }

    /// What a group gets, once everybody has a share.
    pub fn gets(&self, group: &Group) -> Option<Ratio> {
        group.members.iter().map(|&row| self.rows.get(row)?.share.clone()).sum()
    }

    /// The same share for everybody, in whole turns: the first rows get what is left over.
    pub fn level(&mut self) {
        let players = Ratio::from_integer(Int::from(self.rows.len().max(1)));
        let mut each = &self.whole / &players;
        let step = self.step().filter(|_| !each.is_integer() && self.whole.is_integer());
        if let Some(step) = step.as_ref().filter(|step| !(&each / *step).is_integer()) {
            each = (&each / step).floor() * step;
        }
        let mut left = &self.whole - &each * &players;
        for row in &mut self.rows {
            let more = step.clone().filter(|_| left.is_positive()).unwrap_or_default();
            left -= &more;
            row.share = Some(&each + more);
        }
    }

    /// Gives a row one turn more, or takes one from it; false where nothing is left to be given or taken.
    pub fn turn(&mut self, row: usize, is_more: bool) -> bool {
        let (left, Some(step)) = (self.left(), self.step()) else { return false };
        let Some(share) = self.rows.get_mut(row).and_then(|row| row.share.as_mut()) else { return false };
        let by = if is_more { step.min(left) } else { step.min(share.clone()) };
        if !by.is_positive() {
            return false;
        }
        if is_more {
            *share += by;
        } else {
            *share -= by;
        }
        true
    }

    /// Gives a row all that is left.
    pub fn rest(&mut self, row: usize) {
        let left = self.left();
        if let Some(share) = self.rows.get_mut(row).and_then(|row| row.share.as_mut()) {
            *share += left;
        }
    }

    /// The shares, where everybody has one.
    pub fn shares(&self) -> Option<Vec<Ratio>> {
        self.rows.iter().map(|row| row.share.clone()).collect()
    }

    /// Whether everything is given.
    pub fn is_whole(&self) -> bool {
        self.left().is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(n: i64, d: i64) -> Ratio {
        Ratio::new(n.into(), d.into())
    }

    fn ledger(whole: Ratio, players: u32) -> Ledger<u32> {
        let row = |i| Stake { mark: i, brings: Say::verbatim(""), pips: 0, share: None };
        Ledger {
            rule: Say::verbatim(""),
            brings: Say::verbatim(""),
            rows: (0..players).map(row).collect(),
            whole,
            is_cost: false,
            is_open: true,
            heading: Say::verbatim(""),
            groups: Vec::new(),
            are_told: false,
            keys: Vec::new(),
        }
    }

    #[test]
    fn turns_are_fair_and_keep_the_sum() {
        for (whole, players, step, first) in [
            (of(1, 1), 3, of(1, 12), of(1, 3)),
            (of(1, 1), 4, of(1, 20), of(1, 4)),
            (of(200, 1), 3, of(5, 1), of(70, 1)),
            (of(9, 1), 3, of(1, 2), of(3, 1)),
            (of(7, 1), 2, of(1, 2), of(7, 2)),
            (of(5, 2), 2, of(5, 24), of(5, 4)),
        ] {
            let mut one = ledger(whole.clone(), players);
            one.level();
            assert_eq!((one.step(), one.rows[0].share.clone()), (Some(step.clone()), Some(first)), "{whole}");
            assert!(one.is_whole(), "{whole}: {:?}", one.shares());
            assert!(!one.turn(0, true), "nothing is left to be given");
            assert!(one.turn(1, false) && one.left() == step && one.turn(0, true) && one.is_whole());
            while one.turn(0, false) {}
            assert_eq!(one.rows[0].share, Some(Ratio::zero()));
            one.rest(1);
            assert!(one.is_whole());
        }
        assert_eq!(ledger(Ratio::zero(), 2).step(), None);
    }

    #[test]
    fn a_group_gets_what_its_members_get() {
        let mut one = ledger(of(1, 1), 3);
        let pair = Group { members: vec![0, 2], alone: of(1, 1) };
        assert_eq!(one.gets(&pair), None);
        one.level();
        assert_eq!(one.gets(&pair), Some(of(2, 3)));
    }
}
