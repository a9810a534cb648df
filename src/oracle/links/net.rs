//! Virtual links: what a side can link although the opponent moves first, and what it can link if it moves first.
//!
//! Computes such links between the two borders of a side with the free cells each needs, its carrier. Sound, not complete: what
//! is found holds, what is not found may hold too. Cost: grows with the cube of the free cells; lists are bounded.
//!
//! Two rules, from cells that touch. Links of two points with a third, on disjoint cells, join the two: at once if the third is a
//! stone, after a move there if it is free. Links for a move that have no cell in common are together a link for nobody's move: the
//! opponent's stone spoils some, and one of the others is played.
//!
//! Worked by hand: two stones with two free cells that touch both. Each cell is a link for a move, they have no cell in common, so
//! the stones are linked: the bridge.
//!
//! Source: V. V. Anshelevich, A hierarchical approach to computer Hex, Artificial Intelligence 134 (2002), 101-120.

use std::collections::VecDeque;

use crate::oracle::cell_sets::{Cells, each};
use crate::oracle::control::{Control, Stop};
use crate::oracle::links::field::{Field, Who};

/// Carriers of links between the borders of one side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// One that holds even if the opponent moves first.
    pub full: Option<Cells>,
    /// Those that hold if the side moves first; none is part of another.
    pub semi: Vec<Cells>,
}

impl Links {
    /// The cells that spoil every link for a move; all that are free if there is none.
    pub fn must(&self, free: Cells) -> Cells {
        self.semi.iter().fold(free, |must, carrier| must & carrier)
    }
}

/// Links of one pair of points.
#[derive(Clone, Default)]
struct Pair {
    full: Vec<Cells>,
    semi: Vec<Cells>,
}

/// Free cells and groups of stones, and what links them.
struct Net {
    /// The cell of each point; none of a group of stones, of which the first two are the borders.
    cells: Vec<Cells>,
    pairs: Vec<Pair>,
    width: Width,
    queue: VecDeque<(usize, usize, Cells)>,
}

/// How many links are kept and joined: more find more, and take longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width {
    /// Full links kept of each pair of points.
    pub full: usize,
    /// Links for a move kept of each pair of points but the borders.
    pub semi: usize,
    /// Links for a move that are joined to a full one at most.
    pub joined: usize,
}

impl Width {
    /// What settles five by five cells soonest.
    pub const USUAL: Self = Width { full: 4, semi: 8, joined: 4 };
}

impl Field {
    /// Links between the borders of a side that has stones of its own and may fill the free cells. With `is_first` nothing is looked for once there is a link for a move, else once there is
    /// a full one.
    pub fn links(
        &self,
        who: Who,
        [own, free]: [Cells; 2],
        is_first: bool,
        width: Width,
        control: &Control,
    ) -> Result<Links, Stop> {
        let Some(mut net) = self.net(who, own, free, width) else {
            return Ok(Links { full: Some(0), semi: Vec::new() });
        };
        let mut done = 0u32;
        while let Some((a, b, carrier)) = net.queue.pop_front() {
            let ends = &net.pairs[net.pair(0, 1)];
            if !ends.full.is_empty() || is_first && !ends.semi.is_empty() {
                break;
            }
            done += 1;
            if done.is_multiple_of(8) {
                control.tick(1)?;
            }
            net.spread(a, b, carrier);
        }
        let ends = net.pair(0, 1);
        let ends = std::mem::take(&mut net.pairs[ends]);
        Ok(Links { full: ends.full.first().copied(), semi: ends.semi })
    }

    /// The points with those that touch linked; `None`: the borders are joined.
    fn net(&self, who: Who, own: Cells, free: Cells, width: Width) -> Option<Net> {
        let [top, bottom] = self.borders[who];
        let held = self.flood(own, top);
        if held & bottom != 0 {
            return None;
        }
        // Of each point its own cell, and the cells that touch it.
        let foot = self.flood(own, bottom);
        let mut points = vec![(0, self.around(held) | top), (0, self.around(foot) | bottom)];
        let mut stones = own & !held & !foot;
        while stones != 0 {
            let group = self.flood(stones, stones & stones.wrapping_neg());
            points.push((0, self.around(group)));
            stones &= !group;
        }
        points.extend(each(free).map(|cell| (1 << cell, self.near[cell])));
        let cells: Vec<Cells> = points.iter().map(|point| point.0).collect();
        let mut net =
            Net { pairs: vec![Pair::default(); cells.len() * cells.len()], cells, width, queue: VecDeque::new() };
        for a in 0..points.len() {
            for b in a + 1..points.len() {
                if points[a].1 & points[b].0 != 0 {
                    net.add_full(a, b, 0);
                }
            }
        }
        Some(net)
    }
}

impl Net {
    fn pair(&self, a: usize, b: usize) -> usize {
        a.min(b) * self.cells.len() + a.max(b)
    }

    /// What a new full link makes with those at both its ends.
    fn spread(&mut self, a: usize, b: usize, carrier: Cells) {
        let pair = self.pair(a, b);
        if !self.pairs[pair].full.contains(&carrier) {
            return;
        }
        for (far, middle) in [(a, b), (b, a)] {
            for other in (0..self.cells.len()).filter(|other| *other != a && *other != b) {
                if carrier & self.cells[other] == 0 {
                    self.join_at(far, middle, other, carrier);
                }
            }
        }
    }

    /// Joins a full link of `far` and `middle` to those of `middle` and `other`.
    fn join_at(&mut self, far: usize, middle: usize, other: usize, carrier: Cells) {
        let next = self.pair(middle, other);
        let mut i = 0;
        while let Some(more) = self.pairs[next].full.get(i).copied() {
            i += 1;
            if more & (carrier | self.cells[far]) != 0 {
                continue;
            }
            if self.cells[middle] == 0 {
                self.add_full(far, other, carrier | more);
            } else {
                self.add_semi(far, other, carrier | more | self.cells[middle]);
            }
        }
    }

    fn add_full(&mut self, a: usize, b: usize, carrier: Cells) {
        let pair = self.pair(a, b);
        let Pair { full, semi } = &mut self.pairs[pair];
        if full.iter().any(|known| known & !carrier == 0) {
            return;
        }
        full.retain(|known| carrier & !known != 0);
        semi.retain(|known| carrier & !known != 0);
        if full.len() < self.width.full {
            full.push(carrier);
            self.queue.push_back((a, b, carrier));
        }
    }

    fn add_semi(&mut self, a: usize, b: usize, carrier: Cells) {
        let pair = self.pair(a, b);
        let Pair { full, semi } = &mut self.pairs[pair];
        if full.iter().chain(semi.iter()).any(|known| known & !carrier == 0) {
            return;
        }
        semi.retain(|known| carrier & !known != 0);
        if semi.len() >= self.width.semi && (a.min(b), a.max(b)) != (0, 1) {
            return;
        }
        let others = semi.clone();
        semi.push(carrier);
        self.join(a, b, &others, carrier, carrier, self.width.joined);
    }

    /// Full links from links for a move that have no cell in common.
    fn join(&mut self, a: usize, b: usize, semi: &[Cells], common: Cells, all: Cells, most: usize) {
        for (i, carrier) in semi.iter().enumerate() {
            let less = common & carrier;
            if less == 0 {
                self.add_full(a, b, all | carrier);
            } else if less != common && most > 2 {
                self.join(a, b, &semi[i + 1..], less, all | carrier, most - 1);
            }
        }
    }
}
