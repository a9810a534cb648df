//! Who links the borders: exact search with virtual links and must-play regions.
//!
//! Computes who wins and a region that the win needs: whatever stands outside, the winner wins. Range: what the caller's budget of
//! positions settles; all openings of a diamond of 5 by 5 cells take some hundred, each some thousand steps of arithmetic for each
//! pair of its cells. Memory: the table, bounded.
//!
//! A win that the opponent threatens with one stone needs a region; a move outside it does not stop the threat. So only the cells
//! common to all such regions are tried, and every failed move makes them fewer (Hayward and others 2005).
//!
//! Worked by hand: on 2 by 2 cells, a stone in the upper right corner touches both cells of the lower row, which are the lower border:
//! each is a link for a move, they have no cell in common, so the stone is linked and wins even though the opponent moves.

use crate::oracle::cell_sets::{Cells, cells_of, each};
use crate::oracle::control::{Control, Stop};
use crate::oracle::links::field::{Field, Who};
use crate::oracle::links::net::{Links, Width};
use crate::oracle::transposition::Table;
use crate::say;

/// Stones of both sides.
pub type Stones = [Cells; 2];

/// Who wins, and the cells that the win needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Whether the mover wins.
    pub is_won: bool,
    /// Free cells; wherever else the loser's stones stand, the winner wins.
    pub region: Cells,
}

/// A move, the stones after it, and the links of who made it.
struct Try {
    order: (u32, u32, u32),
    cell: usize,
    after: Stones,
    threats: Links,
}

/// Settled positions of one field, remembered between questions.
pub struct Search {
    /// The field.
    pub field: Field,
    width: Width,
    known: Table<(Stones, bool), Settled>,
    visited: u64,
    most: u64,
}

impl Search {
    /// Nothing is known yet; the table takes at most `bytes`. The cells must be numbered so that the field turned by half a turn
    /// is the same with the last cell first.
    pub fn new(field: Field, bytes: usize) -> Self {
        Search { field, width: Width::USUAL, known: Table::within(bytes), visited: 0, most: 0 }
    }

    /// The same search that finds fewer links by rule, so that more is left to be searched.
    #[cfg(test)]
    pub fn narrow(self) -> Self {
        Search { width: Width { full: 1, semi: 1, joined: 2 }, ..self }
    }

    /// Positions visited by the last question.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// Who wins; too large beyond `most` positions. Nobody has linked the borders yet.
    pub fn settle(&mut self, stones: Stones, to: Who, most: u64, control: &Control) -> Result<Settled, Stop> {
        (self.visited, self.most) = (0, most);
        self.search(stones, to, None, control)
    }

    /// The cells that stop every threat of one stone which the mover's opponent has; all free cells if there is none.
    pub fn must_play(&self, stones: Stones, to: Who) -> (Cells, Cells) {
        let free = self.free(stones);
        let (mut must, mut needed) = (free, 0);
        for cell in each(free) {
            if let Some(pairs) = self.field.linked(1 - to, stones[1 - to] | 1 << cell, free & !(1 << cell)) {
                let region = cells_of(&pairs) | 1 << cell;
                must &= region;
                needed |= region;
            }
        }
        (must, needed)
    }

    /// `threats` are the links of the mover's opponent, where they are known.
    fn search(&mut self, stones: Stones, to: Who, threats: Option<Links>, control: &Control) -> Result<Settled, Stop> {
        let turned = [self.turned(stones[0]), self.turned(stones[1])];
        let is_turned = turned < stones;
        let key = (if is_turned { turned } else { stones }, to == 0);
        if let Some(known) = self.known.get(&key) {
            let region = if is_turned { self.turned(known.region) } else { known.region };
            return Ok(Settled { region, ..known });
        }
        self.visited += 1;
        if self.visited > self.most {
            return Err(Stop::TooLarge(say!("links-too-many", most = self.most)));
        }
        control.tick(1)?;
        let before = self.visited;
        let threats = threats.map_or_else(|| self.links(1 - to, stones, false, control), Ok)?;
        let found = self.look(stones, to, &threats, control)?;
        let region = if is_turned { self.turned(found.region) } else { found.region };
        self.known.put(key, Settled { region, ..found }, self.visited - before + 1);
        Ok(found)
    }

    fn links(&self, who: Who, stones: Stones, is_first: bool, control: &Control) -> Result<Links, Stop> {
        self.field.links(who, [stones[who], self.free(stones)], is_first, self.width, control)
    }

    fn free(&self, stones: Stones) -> Cells {
        self.field.all() & !stones[0] & !stones[1]
    }

    fn look(&mut self, stones: Stones, to: Who, threats: &Links, control: &Control) -> Result<Settled, Stop> {
        if let Some(region) = threats.full {
            return Ok(Settled { is_won: false, region });
        }
        let own = self.links(to, stones, true, control)?;
        if let Some(region) = own.full.or(own.semi.first().copied()) {
            return Ok(Settled { is_won: true, region });
        }
        let mut must = threats.must(self.free(stones));
        let mut needed = threats.semi.iter().fold(0, |needed, cells| needed | cells);
        for Try { cell, after, threats, .. } in self.promising(stones, to, must, control)? {
            if must >> cell & 1 == 0 {
                continue;
            }
            let reply = self.search(after, 1 - to, Some(threats), control)?;
            if !reply.is_won {
                return Ok(Settled { is_won: true, region: reply.region | 1 << cell });
            }
            must &= reply.region & !(1 << cell);
            needed |= reply.region;
        }
        Ok(Settled { is_won: false, region: needed })
    }

    /// Moves to these cells: those first that leave the opponent the fewest answers, then those on the shortest ways.
    fn promising(&self, stones: Stones, to: Who, cells: Cells, control: &Control) -> Result<Vec<Try>, Stop> {
        let detours = self.detours(stones);
        let mut tries = Vec::new();
        for cell in each(cells) {
            let mut after = stones;
            after[to] |= 1 << cell;
            let threats = self.links(to, after, false, control)?;
            let answers = if threats.full.is_some() { 0 } else { threats.must(self.free(after)).count_ones() };
            tries.push(Try { order: (answers, detours[cell], u32::MAX - self.width(cell)), cell, after, threats });
        }
        tries.sort_by_key(|tried| tried.order);
        Ok(tries)
    }

    /// How far each free cell is off every shortest way between the borders, both sides' ways added up; small is promising.
    fn detours(&self, stones: Stones) -> Vec<u32> {
        let free = self.free(stones);
        let mut sums = vec![0; self.field.near.len()];
        for (who, own) in stones.into_iter().enumerate() {
            for border in self.field.borders[who] {
                self.field.steps(own, free, border, |cell, steps| sums[cell] += steps);
            }
        }
        sums
    }

    /// Cells within two steps: the most are around the middle.
    fn width(&self, cell: usize) -> u32 {
        self.field.around(self.field.near[cell]).count_ones()
    }

    fn turned(&self, cells: Cells) -> Cells {
        cells.reverse_bits() >> (Cells::BITS as usize - self.field.near.len())
    }
}
