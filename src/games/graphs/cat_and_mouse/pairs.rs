//! What cat and mouse are worth to the mover: every pair of places swept backward from the ends.

use std::sync::{Arc, Mutex, PoisonError};

use crate::graphs::cat_and_mouse::rules::{CatAndMouse, Chase};
use ground::rules::{At, Side};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::nim_values::loopy::sources;
use solve::retrograde::sweep::{Graph, Start, Sweep, sweep};

/// Nodes of a graph that is swept at most: every pair of them is a position, for each side to move.
pub const NODES: usize = 4_000;

/// All positions on one graph: two of each pair of places, the one with the mouse to move first.
struct All<'a> {
    game: &'a CatAndMouse,
    sources: Vec<Vec<usize>>,
}

/// The number of a position on a graph of so many nodes.
pub fn number(nodes: usize, at: &At<Chase>) -> usize {
    2 * (at.pos.mouse * nodes + at.pos.cat) + usize::from(at.to == Side::Second)
}

impl All<'_> {
    fn place(&self, number: usize) -> At<Chase> {
        let nodes = self.game.network.size();
        let (mouse, cat) = (number / 2 / nodes, number / 2 % nodes);
        At { pos: Chase { mouse, cat }, to: if number.is_multiple_of(2) { Side::First } else { Side::Second } }
    }
}

impl Graph for All<'_> {
    fn nodes(&self) -> usize {
        2 * self.game.network.size().pow(2)
    }

    fn start(&self, node: usize) -> Start {
        let at = self.place(node);
        match self.game.winner(&at.pos) {
            Some(side) if side == at.to => Start::Won,
            Some(_) => Start::Lost,
            None => match self.game.targets(&at).count() {
                0 => Start::Drawn,
                moves => Start::Open(moves as u32),
            },
        }
    }

    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        let at = self.place(node);
        let nodes = self.game.network.size();
        let to = at.to.other();
        // The cat never came from the hole and never entered it.
        if to == Side::Second && Some(at.pos.cat) == self.game.hole {
            return;
        }
        for &from in &self.sources[at.pos.mover(to)] {
            let pos = match to {
                Side::First => Chase { mouse: from, ..at.pos },
                Side::Second => Chase { cat: from, ..at.pos },
            };
            each(number(nodes, &At { pos, to }));
        }
    }
}

/// The sweep of a graph, remembered.
#[derive(Default)]
pub struct Swept(Mutex<Option<Arc<Sweep>>>);

impl Swept {
    /// The sweep of all positions; worked out once.
    pub fn sweep(&self, game: &CatAndMouse, control: &Control) -> Result<Arc<Sweep>, Stop> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sweep) = &*known {
            return Ok(sweep.clone());
        }
        if game.network.size() > NODES {
            return Err(Stop::TooLarge(say!("waves-too-many-nodes", most = NODES)));
        }
        let found = Arc::new(sweep(&All { game, sources: sources(game.network.targets()) }, control)?);
        *known = Some(found.clone());
        Ok(found)
    }

    /// The value of a position.
    pub fn worth(&self, game: &CatAndMouse, at: &At<Chase>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        Ok(self.sweep(game, control)?.value(number(game.network.size(), at)))
    }
}
