//! Moves that leave an ending for a smaller or another one: a man is taken, or a pawn promoted.

use crate::boards::chess_ending::bits::{attackers, attacks, bit, forward, king, seventh, squares};
use crate::boards::chess_ending::frame::{Frame, Place, is_promoted_next};
use crate::boards::chess_ending::men::{Kind, Man};
use crate::boards::chess_ending::table::{Cast, Code, View};
use ground::rules::Side;
use solve::judge::control::Stop;

/// The endings that moves lead to.
pub struct Exits {
    /// When the outer man is taken, by what the inner one then is: itself, or what it was promoted to.
    inner: Vec<(Kind, View)>,
    /// When the inner man is taken, likewise.
    outer: Vec<(Kind, View)>,
    /// When one of two is promoted: what the outer and the inner one then are.
    both: Vec<([Kind; 2], View)>,
}

/// What a kind may be after its next move.
fn becomes(man: Man) -> Vec<Kind> {
    if man.kind == Kind::Pawn { [&Kind::PROMOTED[..], &[Kind::Pawn]].concat() } else { vec![man.kind] }
}

impl Exits {
    /// The endings around this one; `view` finds or makes them.
    pub fn of(cast: Cast, mut view: impl FnMut(&[Man]) -> Result<View, Stop>) -> Result<Exits, Stop> {
        let mut exits = Exits { inner: Vec::new(), outer: Vec::new(), both: Vec::new() };
        let Cast { outer, inner } = cast;
        for kind in becomes(inner).into_iter().filter(|kind| outer.is_some() || *kind != inner.kind) {
            exits.inner.push((kind, view(&[Man { kind, ..inner }])?));
        }
        let Some(outer) = outer else {
            exits.outer.push((inner.kind, View::BARE));
            return Ok(exits);
        };
        for kind in becomes(outer) {
            exits.outer.push((kind, view(&[Man { kind, ..outer }])?));
        }
        for kind in Kind::PROMOTED.into_iter().filter(|_| outer.kind == Kind::Pawn) {
            exits.both.push(([kind, inner.kind], view(&[Man { kind, ..outer }, inner])?));
        }
        for kind in Kind::PROMOTED.into_iter().filter(|_| inner.kind == Kind::Pawn) {
            exits.both.push(([outer.kind, kind], view(&[outer, Man { kind, ..inner }])?));
        }
        Ok(exits)
    }

    /// Every exit of a side from the placements of a word: the inner man's square, and what is left to the opponent.
    pub fn each(&self, frame: &Frame, side: Side, place: Place, legal: u64, mut found: impl FnMut(u8, Code)) {
        let mut left = |square: u8, view: &View, kings: [u8; 2], men: &[u8]| {
            if let Some(code) = view.code(side.other(), kings, men) {
                found(square, code);
            }
        };
        let Cast { outer, inner } = frame.cast;
        let own = place.kings[side as usize];
        let kings = bit(place.kings[0]) | bit(place.kings[1]);
        let at = place.outer.trailing_zeros() as u8;
        let stepped = |to: u8| match side {
            Side::First => [to, place.kings[1]],
            Side::Second => [place.kings[0], to],
        };
        if inner.side != side {
            // The king takes the inner man.
            for square in squares(legal & king(bit(own))) {
                match self.outer.iter().find(|(kind, _)| outer.is_none_or(|outer| outer.kind == *kind)) {
                    Some((_, view)) => left(square, view, stepped(square), &[at]),
                    None => unreachable!("the ending without the inner man is there"),
                }
            }
            // The outer man takes it.
            if let Some(outer) = outer.filter(|outer| outer.side == side) {
                let kept = |kind: Kind| (kind == Kind::Pawn) != is_promoted_next(outer, place.outer);
                for square in squares(legal & attacks(side, outer.kind, place.outer, !kings)) {
                    let views = self.outer.iter().filter(|(kind, _)| outer.kind != Kind::Pawn || kept(*kind));
                    views.for_each(|(_, view)| left(square, view, place.kings, &[square]));
                }
            }
        }
        if outer.is_some_and(|outer| outer.side != side) {
            self.take_outer(frame, side, place, legal, stepped(at), &mut left);
        }
        // The outer pawn is promoted.
        if let Some(pawn) = outer.filter(|outer| outer.side == side && is_promoted_next(*outer, place.outer)) {
            let to = forward(side, place.outer);
            for square in squares(legal & !to).filter(|_| to & kings == 0) {
                let views = self.both.iter().filter(|(kinds, _)| kinds[1] == inner.kind && kinds[0] != pawn.kind);
                views.for_each(|(_, view)| left(square, view, place.kings, &[to.trailing_zeros() as u8, square]));
            }
        }
        // The inner pawn is promoted.
        if inner.side == side && inner.kind == Kind::Pawn {
            for square in squares(legal & seventh(side)) {
                let to = forward(side, bit(square));
                if to & (kings | place.outer) != 0 {
                    continue;
                }
                let to = to.trailing_zeros() as u8;
                match outer {
                    None => self.inner.iter().for_each(|(_, view)| left(square, view, place.kings, &[to])),
                    Some(outer) => {
                        let views = self.both.iter();
                        let views = views.filter(|(kinds, _)| kinds[0] == outer.kind && kinds[1] != Kind::Pawn);
                        views.for_each(|(_, view)| left(square, view, place.kings, &[at, to]));
                    }
                }
            }
        }
    }

    /// The outer man is taken, by the king or by the inner man.
    fn take_outer(
        &self,
        frame: &Frame,
        side: Side,
        place: Place,
        legal: u64,
        kings: [u8; 2],
        left: &mut impl FnMut(u8, &View, [u8; 2], &[u8]),
    ) {
        let inner = frame.cast.inner;
        let at = place.outer.trailing_zeros() as u8;
        if king(bit(place.kings[side as usize])) & place.outer != 0
            && let Some((_, view)) = self.inner.iter().find(|(kind, _)| *kind == inner.kind)
        {
            squares(legal).for_each(|square| left(square, view, kings, &[square]));
        }
        if inner.side != side {
            return;
        }
        let empty = !(bit(place.kings[0]) | bit(place.kings[1]));
        for square in squares(legal & attackers(side, inner.kind, place.outer, empty)) {
            let kept =
                |kind: Kind| inner.kind != Kind::Pawn || (kind == Kind::Pawn) != is_promoted_next(inner, bit(square));
            let views = self.inner.iter().filter(|(kind, _)| kept(*kind));
            views.for_each(|(_, view)| left(square, view, place.kings, &[at]));
        }
    }
}
