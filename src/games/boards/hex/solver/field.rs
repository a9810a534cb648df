//! A field of cells with borders, and when stones are linked although the links are not yet filled.

use solve::search::cell_sets::{Cells, Pairs, cells_of, each};

/// One of the two sides.
pub type Who = usize;

/// Stones of both sides.
pub type Stones = [Cells; 2];

/// Cells, which of them touch, and the two borders that each side wants to link. There is at least one cell, and cells are numbered so
/// that the field turned by half a turn is the same with the last cell first.
#[derive(Clone, Debug)]
pub struct Field {
    /// The cells that each cell touches.
    pub near: Vec<Cells>,
    /// The two borders of each side, as the cells along them.
    pub borders: [[Cells; 2]; 2],
}

impl Field {
    /// All cells.
    pub fn all(&self) -> Cells {
        Cells::MAX >> (Cells::BITS as usize - self.near.len())
    }

    /// Every cell that touches one of these.
    pub fn around(&self, cells: Cells) -> Cells {
        each(cells).fold(0, |around, cell| around | self.near[cell])
    }

    /// The stones of `own` that hang together with these.
    pub fn flood(&self, own: Cells, from: Cells) -> Cells {
        let (mut seen, mut fresh) = (from & own, from & own);
        while fresh != 0 {
            fresh = self.around(fresh) & own & !seen;
            seen |= fresh;
        }
        seen
    }

    /// Tells of every free cell how many stones, that cell's included, link it to the border. Cells that cannot be linked are told last.
    pub fn steps(&self, own: Cells, free: Cells, border: Cells, mut tell: impl FnMut(usize, u32)) {
        let (mut held, mut left) = (self.flood(own, border), free);
        let mut fresh = (self.around(held) | border) & left;
        let mut steps = 1;
        while left != 0 {
            let told = if fresh == 0 { left } else { fresh };
            each(told).for_each(|cell| tell(cell, steps));
            left &= !told;
            held |= self.flood(own, self.around(told) & own) | told;
            fresh = self.around(held) & left;
            steps += if fresh == 0 { 8 } else { 1 };
        }
    }

    /// The same field seen from the other side, half a turn away.
    pub fn turned(&self, cells: Cells) -> Cells {
        cells.reverse_bits() >> (Cells::BITS as usize - self.near.len())
    }

    /// Whether these stones reach from border to border.
    pub fn is_joined(&self, who: Who, own: Cells) -> bool {
        let [from, to] = self.borders[who];
        self.flood(own, from) & to != 0
    }

    /// The fewest of these stones that reach from border to border, in that order; none where they do not.
    pub fn chain(&self, who: Who, own: Cells) -> Vec<usize> {
        let [top, bottom] = self.borders[who];
        let mut rings = vec![own & top];
        while let Some(last) = rings.last().copied().filter(|last| *last != 0 && last & bottom == 0) {
            let seen = rings.iter().fold(0, |all, ring| all | ring);
            rings.push(self.around(last) & own & !seen);
        }
        let mut next = rings.last().map_or(0, |last| last & bottom);
        let mut chain = Vec::new();
        for ring in rings.iter().rev() {
            let Some(cell) = each(ring & next).next() else { break };
            chain.push(cell);
            next = self.near[cell];
        }
        chain.reverse();
        chain
    }

    /// Pairs that link the borders of a side even if the opponent moves first; `None`: no such pairs were found, which proves
    /// nothing.
    ///
    /// Grows what is linked to one border group by group: another group joins when two free cells touch both, and these two
    /// are used up. Sound because no cell is in two pairs. Worked: a stone on the second line and its two free neighbours on
    /// the border are a pair.
    pub fn linked(&self, who: Who, own: Cells, free: Cells) -> Option<Pairs> {
        let [top, bottom] = self.borders[who];
        let grown = |free: Cells| self.grown([top, bottom], own, free).or_else(|| self.grown([bottom, top], own, free));
        let mut pairs = grown(free)?;
        // What was used up on the way to nowhere is given back.
        for i in (0..pairs.len()).rev() {
            let Some(pair) = pairs.get(i) else { continue };
            let without = cells_of(&pairs) & !cells_of(&[*pair]);
            if let Some(fewer) = grown(without).filter(|fewer| fewer.len() < pairs.len()) {
                pairs = fewer;
            }
        }
        Some(pairs)
    }

    /// The cells that stop every threat of one stone and pairs which the mover's opponent has, all free cells if there is none; and
    /// all cells of those threats.
    pub fn must_play(&self, stones: Stones, to: Who) -> (Cells, Cells) {
        let free = self.all() & !stones[0] & !stones[1];
        let (mut must, mut needed) = (free, 0);
        for cell in each(free) {
            if let Some(pairs) = self.linked(1 - to, stones[1 - to] | 1 << cell, free & !(1 << cell)) {
                let region = cells_of(&pairs) | 1 << cell;
                must &= region;
                needed |= region;
            }
        }
        (must, needed)
    }

    fn grown(&self, [from, to]: [Cells; 2], own: Cells, mut free: Cells) -> Option<Pairs> {
        let mut pairs = Pairs::new();
        let mut held = self.flood(own, from);
        loop {
            if held & to != 0 {
                return Some(pairs);
            }
            let reach = (self.around(held) | from) & free;
            if let Some(pair) = two(reach & to) {
                pairs.push(pair);
                return Some(pairs);
            }
            let (group, pair) = self.joining(own & !held, reach)?;
            free &= !cells_of(&[pair]);
            pairs.push(pair);
            held |= group;
        }
    }

    /// A group of these stones that two cells of the reach touch.
    fn joining(&self, mut stones: Cells, reach: Cells) -> Option<(Cells, [u8; 2])> {
        while stones != 0 {
            let group = self.flood(stones, stones & stones.wrapping_neg());
            if let Some(pair) = two(self.around(group) & reach) {
                return Some((group, pair));
            }
            stones &= !group;
        }
        None
    }
}

/// The first two cells of a set.
fn two(cells: Cells) -> Option<[u8; 2]> {
    let mut cells = each(cells);
    cells.next().zip(cells.next()).map(|(a, b)| [a as u8, b as u8])
}
