//! Who links the borders: exact proof-number search, with virtual links and must-play regions.
//!
//! Computes who wins and a region that the win needs: whatever stands outside, the winner wins. Range: what the caller's budget of
//! positions settles; all openings of a diamond of 6 by 6 cells take two thousand. Memory: bounded.
//!
//! A win that the opponent threatens with one stone needs a region; a move outside it does not stop the threat. So only the cells
//! common to all such regions are tried, and every failed move makes them fewer (Hayward and others 2005). What is tried first is
//! the move that seems to leave least to prove: depth-first proof-number search (Nagai 2002), where the effort of several tasks is
//! that of the largest and one for each other (Ueda, Hashimoto, Hashimoto and Iida 2008), for they often fall together.
//!
//! Worked by hand: on 2 by 2 cells, a stone in the upper right corner touches both cells of the lower row, which are the lower border:
//! each is a link for a move, they have no cell in common, so the stone is linked and wins even though the opponent moves.

use rustc_hash::FxHashMap;

use crate::boards::hex::solver::field::{Field, Stones, Who};
use crate::boards::hex::solver::fill::Fill;
use crate::boards::hex::solver::net::Width;
use crate::boards::hex::solver::node::{Effort, Kid, Node};
use crate::boards::hex::solver::proofs::{Proof, Proofs};
use crate::boards::hex::solver::spot::{Idle, Spot};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::search::cell_sets::{Cells, each};

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
    idle: Idle,
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
        Search {
            field,
            width: Width::USUAL,
            proofs,
            open: FxHashMap::default(),
            most_open,
            visited: 0,
            most: 0,
            idle: Idle::default(),
        }
    }

    /// The same search that finds fewer links by rule, so that more is left to be searched.
    #[cfg(test)]
    pub fn narrow(self) -> Self {
        Search { width: Width { full: 1, semi: 1, joined: 2 }, ..self }
    }

    /// Whether the mover wins, where proofs of what was asked before tell.
    pub fn known(&self, stones: Stones, to: Who) -> Option<bool> {
        self.recall(stones, to).map(|(winner, _)| winner == to)
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
        loop {
            if let Some(proof) = self.call_up(spot, to, &mut node, control)? {
                return Ok(self.learn(to, to, proof, before));
            }
            let Some(pick) = node.pick() else { break };
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
        let fill = spot.fill.with(&self.field, to, cell);
        let made = spot.attempt([to, cell], fill, &mut self.idle, control)?;
        let next = spot.after(to, made, &mut self.idle, control)?;
        let found = self.prove(&next, 1 - to, limit, control);
        self.idle.drop_spot(next);
        found
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
        let mut node = Node { must, lost, kids: Vec::new(), put_off: 0 };
        for cell in each(must) {
            match self.recall(with(spot.stones, to, cell), 1 - to) {
                Some((winner, proof)) if winner == to => return Ok(Err((to, proof.before(cell)))),
                Some((_, proof)) => node.refute(cell, proof),
                None => {}
            }
        }
        let fills = each(node.must).map(|cell| (cell, spot.fill.with(&self.field, to, cell))).collect::<Vec<_>>();
        node.put_off = lesser(to, &fills);
        let kept = fills.into_iter().filter(|(cell, _)| node.put_off >> cell & 1 == 0).collect();
        if let Some(proof) = self.look(spot, to, (&mut node, kept), control)? {
            return Ok(Err((to, proof)));
        }
        Ok(Ok(node))
    }

    /// Calls up what was put off, if all else has failed; what a win needs if one of these links at once.
    fn call_up(&mut self, spot: &Spot, to: Who, node: &mut Node, control: &Control) -> Result<Option<Proof>, Stop> {
        if !node.kids.is_empty() {
            return Ok(None);
        }
        let cells = std::mem::take(&mut node.put_off) & node.must;
        let fills = each(cells).map(|cell| (cell, spot.fill.with(&self.field, to, cell))).collect();
        self.look(spot, to, (node, fills), control)
    }

    /// Adds moves to those that are to be tried; what the win needs if one of them links the borders for good.
    fn look(
        &mut self,
        spot: &Spot,
        to: Who,
        (node, mut fills): (&mut Node, Vec<(usize, Fill)>),
        control: &Control,
    ) -> Result<Option<Proof>, Stop> {
        if fills.is_empty() {
            return Ok(None);
        }
        let detours = self.detours(spot);
        fills.sort_by_key(|(cell, _)| detours[*cell]);
        for (cell, fill) in fills {
            let made = spot.attempt([to, cell], fill, &mut self.idle, control)?;
            let left = Effort { win: 1, loss: made.answers(&self.field).count_ones() };
            let won = made.won(spot, &self.field, to);
            self.idle.drop_try(made);
            if won.is_some() {
                return Ok(won);
            }
            node.kids.push(Kid { cell, left, order: (detours[cell], u32::MAX - self.width(cell)) });
        }
        Ok(None)
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

/// Of these cells with what is filled after a stone there, those that another one fills for the mover or makes dead: a stone there is
/// as good as both. Of two that fill each other the first is kept.
fn lesser(to: Who, fills: &[(usize, Fill)]) -> Cells {
    let gains = |by: usize, cell: usize| (fills[by].1.own[to] | fills[by].1.dead) >> fills[cell].0 & 1 == 1;
    let is_less = |i: usize, by: usize| i != by && gains(by, i) && (by < i || !gains(i, by));
    let less = (0..fills.len()).filter(|i| (0..fills.len()).any(|by| is_less(*i, by)));
    less.fold(0, |cells, i| cells | 1 << fills[i].0)
}

fn with(mut stones: Stones, who: Who, cell: usize) -> Stones {
    stones[who] |= 1 << cell;
    stones
}
