//! Answering on top: what a side is sure of that always replies in the column in which the other has just played.
//!
//! Where every column has an even number of free cells, the follower gets every second cell of each, the topmost among them.
//! If the other side can make no line of all the cells that are left to it, it cannot win; if the follower's cells hold a line
//! besides, it loses. Columns with an odd number of free cells come in pairs: when the lowest free cell of one is taken, the
//! follower takes that of the other; here all of them count for the other side. If one odd column is left over, the
//! follower chooses it and follows there as well: then the other side gets the topmost cell of it.
//!
//! Source: V. Allis, A Knowledge-based Approach of Connect-Four (1988), "claimeven"; the test that the lower of two lines
//! over the same columns comes first, and the bound as a word-parallel test, after C. Steininger's solver c4.

use crate::oracle::drop_line::drop::Drop;
use crate::oracle::drop_line::lines::{completing, directions, standing};
use crate::oracle::drop_line::shape::Shape;
use crate::oracle::drop_line::word::Word;

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
    let free = shape.cells() & !at.full;
    let playable = at.playable(shape);
    let (mine, theirs) = (at.mine, at.theirs());
    if (shape.size() - at.stones).is_multiple_of(2) {
        let follower = theirs | (free & shape.tops() & !playable);
        return proved(shape, follower, mine | (free & !follower), None, free);
    }
    // The lowest threat of each odd column at a height that the follower reaches.
    let mut threats = danger & !shape.tops() & shape.above(playable & shape.tops());
    while !threats.is_zero() {
        let threat = threats.first();
        let above = shape.above(threat) & shape.cells();
        threats &= !above;
        let column = free & shape.column_around(threat);
        let follower =
            theirs | (free & shape.tops() & !playable & !column) | (column & !shape.tops() & (!above | threat));
        let found = proved(shape, follower, mine | (free & !follower & !above), Some(threat), free);
        if found.is_some() {
            return found;
        }
    }
    None
}

#[inline]
fn proved<S: Shape>(
    shape: S,
    follower: S::Word,
    other: S::Word,
    threat: Option<S::Word>,
    free: S::Word,
) -> Option<Plan<S::Word>> {
    let proof = held(shape, follower, other, free);
    (proof != Proof::None).then_some(Plan { follower, other, threat, proof })
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
