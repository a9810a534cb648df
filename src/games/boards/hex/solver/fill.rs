//! Cells that are as good as filled: dead ones, which no link needs, and captured pairs, of which a side gets one whenever the
//! opponent fills the other.
//!
//! A free cell is dead if what it touches of one side, groups of stones and free cells, touches each other: then every chain of that side
//! through it is as good without it. Whoever fills it, the same side wins, and so it stays however the game goes on. Two free cells are a
//! side's if its stone in either makes the other dead. Sound, not complete.
//!
//! Worked by hand: on 2 by 2 cells with a stone of the upper side in b1, a2 and b2 are its own: a stone in a2 makes b2 dead, which
//! then touches nothing but one group and its border, and a stone in b2 makes a2 dead.
//!
//! Source: Y. Björnsson, R. Hayward, M. Johanson and J. van Rijswijck, Dead Cell Analysis in Hex and the Shannon Game, in Graph Theory
//! in Paris (2007), 45-59.

use crate::boards::hex::solver::field::{Field, Stones, Who};
use solve::search::cell_sets::{Cells, each};

/// Stones, with the cells that are as good as filled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fill {
    /// Stones and captured cells of each side.
    pub own: Stones,
    /// Cells that no link needs.
    pub dead: Cells,
    /// The captured pairs, each of cells that were free, in the order they were found.
    pub pairs: Vec<(Who, Cells)>,
}

impl Fill {
    /// What these stones make of the free cells.
    pub fn new(field: &Field, stones: Stones) -> Self {
        let mut fill = Fill { own: stones, dead: 0, pairs: Vec::new() };
        fill.settle(field);
        fill
    }

    /// The same with one stone more, in a cell that is free here.
    pub fn with(&self, field: &Field, who: Who, cell: usize) -> Self {
        let mut fill = self.clone();
        fill.own[who] |= 1 << cell;
        fill.settle(field);
        fill
    }

    /// The cells that are still to be played for.
    pub fn free(&self, field: &Field) -> Cells {
        field.all() & !self.own[0] & !self.own[1] & !self.dead
    }

    fn settle(&mut self, field: &Field) {
        let mut left = self.free(field);
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            let free = self.free(field);
            if (0..2).any(|who| field.is_useless(who, cell, self.own[who], free)) {
                self.dead |= 1 << cell;
                left |= field.near[cell] & free & !(1 << cell);
            } else if let Some((who, pair)) = self.captured(field, cell, free) {
                self.own[who] |= pair;
                self.pairs.push((who, pair));
                left = self.free(field);
            }
        }
    }

    /// A pair with this cell, and whose it is.
    fn captured(&self, field: &Field, cell: usize, free: Cells) -> Option<(Who, Cells)> {
        let both =
            |who, other| self.kills(field, who, [cell, other], free) && self.kills(field, who, [other, cell], free);
        (0..2).find_map(|who| {
            let partner = each(field.near[cell] & free).find(|other| both(who, *other))?;
            Some((who, 1 << cell | 1 << partner))
        })
    }

    /// Whether a stone of a side makes another free cell dead. A cell that is dead already counts as the opponent's, so that the pair
    /// needs nothing but the side's own stones.
    fn kills(&self, field: &Field, who: Who, [stone, cell]: [usize; 2], free: Cells) -> bool {
        let left = free & !(1 << stone);
        field.is_useless(who, cell, self.own[who] | 1 << stone, left)
            || field.is_useless(1 - who, cell, self.own[1 - who], left | self.dead)
    }
}

impl Field {
    /// Whether no shortest chain of a side goes through a cell: what it touches of that side's touches each other.
    fn is_useless(&self, who: Who, cell: usize, own: Cells, free: Cells) -> bool {
        let (ways, stones) = (self.near[cell] & free, self.near[cell] & own);
        let is_met = |way: usize, by: Cells| by & !self.near[way] & !(1 << way) == 0;
        if !each(ways).all(|way| is_met(way, ways)) {
            return false;
        }
        let along = self.borders[who].map(|border| border >> cell & 1 == 1);
        if stones == 0 && along == [false; 2] {
            return true;
        }
        // All stones and borders that it touches are one group, and that touches all the rest.
        let (mut group, mut held) = match stones {
            0 => (0, [along[0], !along[0]]),
            _ => (self.flood(own, stones & stones.wrapping_neg()), [false; 2]),
        };
        let mut reach = 0;
        for (border, is_held) in self.borders[who].into_iter().zip(&mut held) {
            *is_held |= group & border != 0;
            if *is_held {
                group |= self.flood(own, border);
                reach |= border;
            }
        }
        let is_one = stones & !group == 0 && (0..2).all(|i| held[i] || !along[i]);
        is_one && ways & !(reach | self.around(group)) == 0
    }
}
