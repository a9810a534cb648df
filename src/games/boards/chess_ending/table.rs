//! The table of an ending: the plies to mate from every placement of its men, whoever is to move.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::boards::chess_ending::bits::{opposite, squares};
use crate::boards::chess_ending::fold::Fold;
use crate::boards::chess_ending::men::{Man, Material};
use ground::rules::Side;
use solve::judge::sequence::Fall;

/// What a placement is worth to its mover: 0 if drawn, else one more than the plies to mate. The mover of an even number of
/// plies is mated, of an odd one mates.
pub type Code = u8;

/// The men besides the kings, as a table sees them: the inner one varies within a word of 64 bits, the outer one between words.
#[derive(Clone, Copy, Debug)]
pub struct Cast {
    /// The man that tells words apart, if there are two.
    pub outer: Option<Man>,
    /// The man whose squares are the bits of a word.
    pub inner: Man,
}

impl Cast {
    /// The men of a material with one or two of them. Pawns come outside: their moves are few.
    pub fn of(material: &Material) -> Option<Cast> {
        let mut men = material.men();
        men.sort_by_key(|man| man.kind);
        let inner = *men.first()?;
        Some(Cast { outer: men.get(1).copied(), inner })
    }

    /// Words for each pair of kings.
    pub fn words(&self) -> usize {
        if self.outer.is_some() { 64 } else { 1 }
    }
}

/// A solved ending.
pub struct Table {
    /// The men.
    pub cast: Cast,
    /// The pairs of kings.
    pub fold: &'static Fold,
    /// For each side to move, the placements that can be, word by word.
    pub legal: [Vec<u64>; 2],
    /// For each side to move, the code of every placement.
    pub codes: [Vec<Code>; 2],
}

impl Table {
    /// The code of a placement; `None` if it cannot be: men on one square, kings that touch, a king that could be taken.
    pub fn code(&self, to: Side, kings: [u8; 2], outer: u8, inner: u8) -> Option<Code> {
        let (pair, turn) = self.fold.of(kings)?;
        let word = if self.cast.outer.is_some() { pair << 6 | usize::from(turn.square(outer)) } else { pair };
        let square = turn.square(inner);
        let is_legal = self.legal[to as usize][word] >> square & 1 == 1;
        is_legal.then(|| self.codes[to as usize][word << 6 | usize::from(square)])
    }

    /// How all placements fall with this side to move, whose name is `to_move`: those that only look alike too, those with two
    /// like men exchanged once.
    pub fn fall(&self, to: Side, to_move: &'static str) -> Fall {
        let mut counts = [0u64; 256];
        let words = self.cast.words();
        for (word, legal) in self.legal[to as usize].iter().enumerate() {
            let alike = u64::from(self.fold.pairs()[word / words].alike);
            for square in squares(*legal) {
                counts[usize::from(self.codes[to as usize][word << 6 | usize::from(square)])] += alike;
            }
        }
        let times = if self.cast.outer == Some(self.cast.inner) { 2 } else { 1 };
        let mut fall = Fall { to_move, won: 0, lost: 0, drawn: counts[0] / times, histogram: BTreeMap::new() };
        for (plies, count) in counts[1..].iter().enumerate().filter(|(_, count)| **count > 0) {
            *(if plies % 2 == 1 { &mut fall.won } else { &mut fall.lost }) += count / times;
            fall.histogram.insert(plies as u64, count / times);
        }
        fall
    }
}

/// A table seen with its colours exchanged or its men in another order; or two bare kings, who have none.
#[derive(Clone)]
pub struct View(Option<Seen>);

#[derive(Clone)]
struct Seen {
    table: Arc<Table>,
    is_exchanged: bool,
    is_crossed: bool,
}

impl View {
    /// Two bare kings.
    pub const BARE: View = View(None);

    /// The table for these men, given in the order in which their squares will be: it is that of their stored material.
    pub fn of(table: Arc<Table>, men: &[Man], is_exchanged: bool) -> View {
        let seen = |man: &Man| Man { side: if is_exchanged { man.side.other() } else { man.side }, ..*man };
        let is_crossed = men.len() == 2 && seen(&men[1]) != table.cast.inner;
        View(Some(Seen { table, is_exchanged, is_crossed }))
    }

    /// The code of a placement, the squares of the men as announced; `None` if it cannot be.
    pub fn code(&self, to: Side, kings: [u8; 2], men: &[u8]) -> Option<Code> {
        let Some(Seen { table, is_exchanged, is_crossed }) = &self.0 else {
            return Fold::with(true).of(kings).map(|_| 0);
        };
        let (mut outer, mut inner) = (men[0], men[men.len() - 1]);
        if *is_crossed {
            std::mem::swap(&mut outer, &mut inner);
        }
        if *is_exchanged {
            table.code(to.other(), [kings[1], kings[0]].map(opposite), opposite(outer), opposite(inner))
        } else {
            table.code(to, kings, outer, inner)
        }
    }

    /// The table, and whether its colours are exchanged; none for bare kings.
    pub fn table(&self) -> Option<(&Table, bool)> {
        self.0.as_ref().map(|seen| (&*seen.table, seen.is_exchanged))
    }
}
