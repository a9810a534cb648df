//! Who links the borders: exact search by proof numbers, with virtual links and must-play regions.
//!
//! Computes who wins and a region that the win needs: whatever stands outside, the winner wins. Range: what the caller's budget of
//! positions settles; all openings of a diamond of 6 by 6 cells take two to three thousand. Memory: bounded.
//!
//! A win that the opponent threatens with one stone needs a region; a move outside it does not stop the threat. So only the cells
//! common to all such regions are tried, and every failed move makes them fewer (Hayward and others 2005). What is tried first is
//! the move that seems to leave least to prove: depth-first proof-number search (Nagai 2002), where the effort of several tasks is
//! that of the largest and one for each other (Ueda, Hashimoto, Hashimoto and Iida 2008), for they often fall together.
//!
//! Worked by hand: on 2 by 2 cells, a stone in the upper right corner touches both cells of the lower row, which are the lower border:
//! each is a link for a move, they have no cell in common, so the stone is linked and wins even though the opponent moves.

use rustc_hash::FxHashMap;

use crate::oracle::cell_sets::{Cells, each};
use crate::oracle::control::{Control, Stop};
use crate::oracle::links::field::{Field, Stones, Who};
use crate::oracle::links::net::Width;
use crate::oracle::links::node::{Effort, Kid, Node};
use crate::oracle::links::proofs::{Proof, Proofs};
use crate::oracle::links::spot::Spot;
use crate::say;

/// Who wins, and the cells that the win needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settled {
    /// Whether the mover wins.
    pub is_won: bool,
    /// Free cells; wherever else the loser's stones stand, the winner wins.
    pub region: Cells,
}

/// Settled and half-settled positions of one field, remembered between questions.
pub struct Search {
    /// The field.
    pub field: Field,
    width: Width,
    proofs: Proofs,
    open: FxHashMap<(Stones, Who), Node>,
    most_open: usize,
    visited: u64,
    most: u64,
}

/// Who wins, with what that needs; or how much is left to be proved.
enum Found {
    Settled(Who, Proof),
    Open(Effort),
}

/// Bytes that an open position takes with its moves, by and large.
const OPEN: usize = 512;

impl Search {
    /// Nothing is known yet; what is remembered takes at most `bytes`, by and large.
    pub fn new(field: Field, bytes: usize) -> Self {
        let (proofs, most_open) = (Proofs::within(bytes / 2), bytes / 2 / OPEN);
        Search { field, width: Width::USUAL, proofs, open: FxHashMap::default(), most_open, visited: 0, most: 0 }
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
        let known = self.recall(stones, to);
        let (winner, proof) = known.map_or_else(|| self.search(stones, to, control), Ok)?;
        let free = self.field.all() & !stones[0] & !stones[1];
        Ok(Settled { is_won: winner == to, region: proof.region & free })
    }

    fn search(&mut self, stones: Stones, to: Who, control: &Control) -> Result<(Who, Proof), Stop> {
        let spot = Spot::new(&self.field, stones, self.width, control)?;
        match self.prove(&spot, to, Effort::ENDLESS, control)? {
            Found::Settled(winner, proof) => Ok((winner, proof)),
            Found::Open(_) => Err(self.too_many()),
        }
    }

    fn too_many(&self) -> Stop {
        Stop::TooLarge(say!("links-too-many", most = self.most))
    }

    /// Who wins a position as far as proofs of others tell, turned or not.
    fn recall(&self, stones: Stones, to: Who) -> Option<(Who, Proof)> {
        let turned = |cells: Cells| self.field.turned(cells);
        self.proofs.get(stones, to).or_else(|| {
            let (winner, proof) = self.proofs.get(stones.map(turned), to)?;
            Some((winner, Proof { needs: turned(proof.needs), region: turned(proof.region) }))
        })
    }

    fn learn(&mut self, winner: Who, to: Who, proof: Proof, before: u64) -> Found {
        self.proofs.put(winner, to, proof, self.visited - before + 1);
        Found::Settled(winner, proof)
    }

    /// Settles a position, or stops once more than the limit is left.
    fn prove(&mut self, spot: &Spot, to: Who, limit: Effort, control: &Control) -> Result<Found, Stop> {
        control.tick(1)?;
        let before = self.visited;
        let mut node = match self.open.remove(&(spot.stones, to)) {
            Some(node) => node,
            None => match self.expand(spot, to, control)? {
                Ok(node) => node,
                Err((winner, proof)) => return Ok(self.learn(winner, to, proof, before)),
            },
        };
        while let Some(pick) = node.pick() {
            let left = node.effort();
            if left.exceeds(limit) {
                self.leave(spot.stones, to, node);
                return Ok(Found::Open(left));
            }
            let cell = node.kids[pick].cell;
            match self.follow(spot, to, cell, node.limit(pick, limit), control)? {
                Found::Settled(winner, proof) if winner == to => {
                    return Ok(self.learn(to, to, proof.before(cell), before));
                }
                Found::Settled(_, proof) => node.refute(cell, proof),
                Found::Open(left) => node.kids[pick].left = left,
            }
        }
        Ok(self.learn(1 - to, to, node.lost, before))
    }

    /// Settles what a move leads to, or stops once more than the limit is left.
    fn follow(&mut self, spot: &Spot, to: Who, cell: usize, limit: Effort, control: &Control) -> Result<Found, Stop> {
        if let Some((winner, proof)) = self.recall(with(spot.stones, to, cell), 1 - to) {
            return Ok(Found::Settled(winner, proof));
        }
        let made = spot.attempt(&self.field, to, cell, control)?;
        let next = spot.after(to, made, control)?;
        self.prove(&next, 1 - to, limit, control)
    }

    /// Remembers an open position; when there are too many, all others are forgotten.
    fn leave(&mut self, stones: Stones, to: Who, node: Node) {
        if self.open.len() >= self.most_open {
            self.open.clear();
        }
        self.open.insert((stones, to), node);
    }

    /// The moves that are to be tried; or who wins, if links or other proofs tell. What is worked out of the moves is not kept: it takes
    /// much room, and most of it is never used.
    fn expand(&mut self, spot: &Spot, to: Who, control: &Control) -> Result<Result<Node, (Who, Proof)>, Stop> {
        self.visited += 1;
        if self.visited > self.most {
            return Err(self.too_many());
        }
        if let Some(settled) = spot.linked(&self.field, to) {
            return Ok(Err(settled));
        }
        let (must, lost) = spot.must(&self.field, to);
        let mut node = Node { must, lost, kids: Vec::new() };
        for cell in each(must) {
            match self.recall(with(spot.stones, to, cell), 1 - to) {
                Some((winner, proof)) if winner == to => return Ok(Err((to, proof.before(cell)))),
                Some((_, proof)) => node.refute(cell, proof),
                None => {}
            }
        }
        let detours = self.detours(spot);
        for cell in each(node.must) {
            let made = spot.attempt(&self.field, to, cell, control)?;
            let left = Effort { win: 1, loss: made.answers(&self.field).count_ones() };
            node.kids.push(Kid { cell, left, order: (detours[cell], u32::MAX - self.width(cell)) });
        }
        Ok(Ok(node))
    }

    /// How far each free cell is off every shortest way between the borders, both sides' ways added up; small is promising.
    fn detours(&self, spot: &Spot) -> Vec<u32> {
        let mut sums = vec![0; self.field.near.len()];
        for (who, own) in spot.fill.own.into_iter().enumerate() {
            for border in self.field.borders[who] {
                self.field.steps(own, spot.fill.free(&self.field), border, |cell, steps| sums[cell] += steps);
            }
        }
        sums
    }

    /// Cells within two steps: the most are around the middle.
    fn width(&self, cell: usize) -> u32 {
        self.field.around(self.field.near[cell]).count_ones()
    }
}

fn with(mut stones: Stones, who: Who, cell: usize) -> Stones {
    stones[who] |= 1 << cell;
    stones
}
