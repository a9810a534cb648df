//! The words of an ending and the moves between them: 64 placements at once, that differ in the square of one man.

use crate::boards::chess_ending::bits::{
    PAWNS, Turn, attackers, attacks, bit, forward, fourth, king, movers, seventh, slides, squares,
};
use crate::boards::chess_ending::fold::Fold;
use crate::boards::chess_ending::men::{Kind, Man};
use crate::boards::chess_ending::table::Cast;
use ground::rules::Side;

/// What all placements of a word share.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    /// The squares of the white and the black king.
    pub kings: [u8; 2],
    /// The set of the outer man's square; empty if there is none.
    pub outer: u64,
}

/// Whether moves are followed to where they lead, or back to where they come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// To where they lead.
    On,
    /// To where they come from.
    Back,
}

/// All words of an ending. A word's number is that of its pair of kings times 64, and the outer man's square.
pub struct Frame {
    /// The men.
    pub cast: Cast,
    /// The pairs of kings.
    pub fold: &'static Fold,
}

impl Frame {
    /// The words of these men.
    pub fn of(cast: Cast) -> Frame {
        let has_pawn = [Some(cast.inner), cast.outer].into_iter().flatten().any(|man| man.kind == Kind::Pawn);
        Frame { cast, fold: Fold::with(has_pawn) }
    }

    /// How many words there are.
    pub fn words(&self) -> usize {
        self.fold.pairs().len() * self.cast.words()
    }

    /// What the placements of a word share.
    pub fn place(&self, word: usize) -> Place {
        match self.cast.outer {
            Some(_) => Place { kings: self.fold.pairs()[word >> 6].kings, outer: bit((word & 63) as u8) },
            None => Place { kings: self.fold.pairs()[word].kings, outer: 0 },
        }
    }

    /// The word that shows the same board with files and ranks exchanged, where its pair of kings then is the same.
    pub fn twin(&self, word: usize) -> Option<usize> {
        let pair = word / self.cast.words();
        let is_even = self.fold.pairs()[pair].is_even;
        let outer = usize::from(Turn(4).square((word & 63) as u8));
        is_even.then_some(if self.cast.outer.is_some() { word & !63 | outer } else { word })
    }

    /// The squares on which the inner man may stand at all.
    pub fn room(&self, place: Place) -> u64 {
        let kings = bit(place.kings[0]) | bit(place.kings[1]);
        let allowed = |man: Man| if man.kind == Kind::Pawn { PAWNS } else { !0 };
        let is_outer_well = self.cast.outer.is_none_or(|man| place.outer & !kings & allowed(man) != 0);
        if is_outer_well { allowed(self.cast.inner) & !kings & !place.outer } else { 0 }
    }

    /// The squares of the inner man with which a side gives check.
    pub fn checks(&self, side: Side, place: Place) -> u64 {
        let target = bit(place.kings[side.other() as usize]);
        let own = bit(place.kings[side as usize]);
        let mut checks = 0;
        if self.cast.inner.side == side {
            checks |= attackers(side, self.cast.inner.kind, target, !(own | place.outer));
        }
        if let Some(outer) = self.cast.outer.filter(|outer| outer.side == side)
            && attacks(side, outer.kind, place.outer, !own) & target != 0
        {
            checks |= !between(outer.kind, place.outer, target);
        }
        checks
    }

    /// The squares of the inner man, if it is this side's, from which it moves onto one of these, nothing being taken.
    pub fn inner(&self, side: Side, place: Place, set: u64) -> u64 {
        if self.cast.inner.side != side || set == 0 {
            return 0;
        }
        let empty = !(bit(place.kings[0]) | bit(place.kings[1]) | place.outer);
        movers(side, self.cast.inner.kind, set, empty)
    }

    /// Every word that one move of this side's king or outer man joins with this place: the word, the turn that leads to its
    /// board, and the squares of the inner man that do not block the way. Takes nothing and promotes nothing.
    pub fn links(&self, side: Side, place: Place, way: Way, mut each: impl FnMut(usize, Turn, u64)) {
        let own = place.kings[side as usize];
        let other = place.kings[side.other() as usize];
        let pair = |own: u8| if side == Side::First { [own, other] } else { [other, own] };
        for to in squares(king(bit(own)) & !place.outer) {
            if let Some((number, turn)) = self.fold.of(pair(to)) {
                let word = match self.cast.outer {
                    Some(_) => number << 6 | turn.set(place.outer).trailing_zeros() as usize,
                    None => number,
                };
                each(word, turn, !0);
            }
        }
        let Some(outer) = self.cast.outer.filter(|outer| outer.side == side) else { return };
        let Some((number, _)) = self.fold.of(place.kings) else { return };
        let kings = bit(own) | bit(other);
        let mut join = |to: u64, free: u64| each(number << 6 | to.trailing_zeros() as usize, Turn(0), free);
        match outer.kind {
            Kind::Pawn => pawn_steps(side, place.outer, way, kings, &mut join),
            Kind::Knight => {
                squares(attacks(side, outer.kind, place.outer, 0) & !kings).for_each(|to| join(bit(to), !0));
            }
            kind => {
                for dir in slides(kind) {
                    let (mut to, mut free) = (dir.step(place.outer), !0);
                    while to & !kings != 0 {
                        join(to, free);
                        free &= !to;
                        to = dir.step(to);
                    }
                }
            }
        }
    }

    /// The squares of the inner man from which this side can move from here into the set, nothing being taken or promoted.
    pub fn leading(&self, side: Side, word: usize, place: Place, set: &[u64]) -> u64 {
        let mut found = self.inner(side, place, set[word]);
        self.links(side, place, Way::On, |to, turn, free| {
            if set[to] != 0 {
                found |= turn.back().set(set[to]) & free;
            }
        });
        found
    }
}

/// The squares between a slider and what it attacks on the empty board.
fn between(kind: Kind, from: u64, to: u64) -> u64 {
    for dir in slides(kind) {
        let (mut passed, mut at) = (0, dir.step(from));
        while at != 0 && at != to {
            passed |= at;
            at = dir.step(at);
        }
        if at == to {
            return passed;
        }
    }
    0
}

/// The squares that steps of a pawn join with this one, with the inner man's squares that are not in the way.
fn pawn_steps(side: Side, at: u64, way: Way, kings: u64, join: &mut impl FnMut(u64, u64)) {
    let toward = if way == Way::On { side } else { side.other() };
    let one = forward(toward, at);
    if one & kings != 0 {
        return;
    }
    if one & PAWNS != 0 {
        join(one, !0);
    }
    let two = forward(toward, one);
    let home = forward(side.other(), forward(side.other(), fourth(side)));
    let is_double = if way == Way::On { at & home != 0 } else { at & fourth(side) != 0 };
    if is_double && two & kings == 0 {
        join(two, !one);
    }
}

/// Whether a pawn on this square is promoted by its next step.
pub fn is_promoted_next(man: Man, square: u64) -> bool {
    man.kind == Kind::Pawn && square & seventh(man.side) != 0
}
