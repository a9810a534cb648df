//! Claimeven, answering on top: what a side is sure of that always replies in the column in which the other has just played.
//!
//! Where every column has an even number of free cells, the follower gets every second cell of each, the topmost among them.
//! If the other side can make no line of all the cells that are left to it, it cannot win; if the follower's cells hold a line
//! besides, it loses. Nobody comes to a cell above one with which the follower completes a line. Columns with an odd number of
//! free cells come in pairs: when the lowest free cell of one is taken, the follower takes that of the other; here all of them
//! count for the other side.
//!
//! Below a threat of the follower at one of the other heights the other side must not step, so the column ends there: it is
//! followed up to the threat, and what lies above is nobody's. If an odd number of cells is free, the other side must step
//! there in the end. The lowest free cell of that column goes into a pair if the column has an even number of them.
//!
//! Source: V. Allis, A Knowledge-based Approach of Connect-Four (1988), "claimeven"; the test that the lower of two lines
//! over the same columns comes first, and the bound as a word-parallel test, after C. Steininger's solver c4.

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::lines::{completing, directions, standing};
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::solver::word::Word;

/// What following proves about the side that does not follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// Nothing.
    None,
    /// It cannot win.
    NoWin,
    /// It loses, and at the latest when so many stones lie.
    Loss(u32),
}

/// A plan of following that proves something: who has which cells in the end, and what that proves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan<W> {
    /// The stones of the follower and the cells it is sure of.
    pub follower: W,
    /// All the other side can get.
    pub other: W,
    /// The threat below which the other side must step in the end, where the plan rests on one.
    pub threat: Option<W>,
    /// What it proves; never nothing.
    pub proof: Proof,
}

/// What the opponent of the mover proves by following, and how. `full` are all `stones`; nobody has a line yet, nor can the mover
/// complete one at once.
pub fn plan<S: Shape>(shape: S, mine: S::Word, full: S::Word, stones: u32) -> Option<Plan<S::Word>> {
    let at = Drop { mine, full, stones };
    plan_beside(shape, at, completing(shape, at.theirs()) & !full)
}

/// What such a plan proves; `danger` are the free cells that complete a line of the opponent.
#[inline]
pub fn following<S: Shape>(shape: S, at: Drop<S::Word>, danger: S::Word) -> Proof {
    plan_beside(shape, at, danger).map_or(Proof::None, |plan| plan.proof)
}

#[inline]
fn plan_beside<S: Shape>(shape: S, at: Drop<S::Word>, danger: S::Word) -> Option<Plan<S::Word>> {
    if (shape.size() - at.stones).is_multiple_of(2) {
        return plan_below(shape, at, danger, S::Word::ZERO, S::Word::ZERO);
    }
    let mut threats = danger & !shape.tops();
    while !threats.is_zero() {
        let threat = threats.first();
        let column = shape.column_around(threat);
        threats &= !column;
        let found = plan_below(shape, at, danger, threat, column);
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The plan that ends this column at this threat, or none at none, if it proves anything.
#[inline]
fn plan_below<S: Shape>(
    shape: S,
    at: Drop<S::Word>,
    danger: S::Word,
    threat: S::Word,
    column: S::Word,
) -> Option<Plan<S::Word>> {
    let free = shape.cells() & !at.full;
    let follower = at.theirs() | (free & (shape.tops() ^ column) & !at.playable(shape));
    let other = at.mine | (free & !follower & !shape.above(danger & follower));
    // That what lies above the threat seems the follower's proves nothing more: the threat comes sooner.
    let proof = held(shape, follower, other, free);
    let nobodys = column & shape.above(threat) & !threat;
    let threat = Some(threat).filter(|threat| !threat.is_zero());
    (proof != Proof::None).then(|| Plan { follower: follower & !nobodys, other, threat, proof })
}

/// What is proved if in the end these stones are the follower's and those the other's.
#[inline]
fn held<S: Shape>(shape: S, follower: S::Word, other: S::Word, free: S::Word) -> Proof {
    let [upright, level, falling, rising] = directions(shape);
    // Where most lines are, most plans fail.
    for step in [level, falling, rising, upright] {
        let threats = standing(shape, other, step);
        // A line above another over the same columns comes too late.
        let is_late = || step != upright && (threats & !shape.above(standing(shape, follower, step))).is_zero();
        if !threats.is_zero() && !is_late() {
            return Proof::None;
        }
    }
    let lasts =
        [upright, level, falling, rising].map(|step| latest(shape, standing(shape, follower, step), step, free));
    let last = lasts.into_iter().min().unwrap_or(u32::MAX);
    if last == u32::MAX { Proof::NoWin } else { Proof::Loss(last) }
}

/// The number of stones when the first of these lines is complete at the latest: the cells above the highest free cell of
/// a line may be free to the end, no others.
fn latest<S: Shape>(shape: S, mut starts: S::Word, step: u32, free: S::Word) -> u32 {
    let mut last = u32::MAX;
    while !starts.is_zero() {
        let start = starts.lowest();
        starts = starts.rest();
        let above = |i: u32| {
            let cell = start + i * step;
            let is_free = !(free & (S::Word::ONE << cell)).is_zero();
            is_free.then(|| shape.rows() - 1 - cell % (shape.rows() + 1))
        };
        let above = (0..shape.k()).filter_map(above).min().unwrap_or(0);
        last = last.min(shape.size() - above);
    }
    last
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashMap;

    use super::*;
    use crate::boards::connect_four::solver::drop::score;
    use crate::boards::connect_four::solver::plain::{plain, random};
    use crate::boards::connect_four::solver::shape::Sized;

    /// Whether the score keeps what is proved.
    fn keeps<S: Shape>(shape: S, proof: Proof, scored: i32) -> bool {
        match proof {
            Proof::None => true,
            Proof::NoWin => scored <= 0,
            Proof::Loss(last) => scored <= -score(shape, last),
        }
    }

    /// What a plan rests on: whether a threat ends a column, whether that column has an even number of free cells, and whether a
    /// cell is nobody's for it lies above another threat.
    fn kind<S: Shape>(shape: S, at: Drop<S::Word>, plan: &Plan<S::Word>) -> (bool, bool, bool) {
        let threat = plan.threat.unwrap_or(S::Word::ZERO);
        let is_even = plan.threat.is_some_and(|cell| (shape.column_around(cell) & !at.full).count().is_multiple_of(2));
        let danger = completing(shape, at.theirs()) & !at.full;
        let closed = shape.above(danger & plan.follower & !threat) & shape.cells();
        (plan.threat.is_some(), is_even, !(closed & !plan.follower).is_zero())
    }

    #[test]
    fn what_following_proves_is_so_of_every_kind_of_plan() {
        let mut seen: FxHashMap<(bool, bool, bool), u32> = FxHashMap::default();
        for (cols, rows, k) in [(5, 4, 3), (4, 5, 3), (6, 4, 4), (5, 5, 4), (7, 4, 4)] {
            let shape = Sized::<u64>::of(cols, rows, k);
            for seed in 0..3_000 {
                let Some(at) = random(shape, seed, 8 + (seed % 4) as u32) else { continue };
                let danger = completing(shape, at.theirs()) & !at.full;
                let wins = completing(shape, at.mine) & !at.full;
                if (danger | wins) & at.playable(shape) != 0 {
                    continue;
                }
                let Some(plan) = plan(shape, at.mine, at.full, at.stones) else { continue };
                let count = seen.entry(kind(shape, at, &plan)).or_default();
                *count += 1;
                if *count <= 12 {
                    let scored = plain(shape, at, &mut FxHashMap::default());
                    assert!(keeps(shape, plan.proof, scored), "{cols}x{rows} {k}: {at:?} scores {scored}, {plan:?}");
                }
            }
        }
        for kind in [(false, false, false), (false, false, true), (true, false, false), (true, true, false)] {
            assert!(seen.contains_key(&kind), "{kind:?} of {seen:?}");
        }
        assert!(seen.contains_key(&(true, true, true)) || seen.contains_key(&(true, false, true)), "{seen:?}");
    }
}
