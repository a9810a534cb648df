//! A look inside the methods: each runs on a small game before one's eyes, and what it does is kept step by step.
//!
//! [`run`] says what a run is, [`stand`] how it stands after a step, [`method`] which there are; [`whole`] is the
//! game itself with all its values, to be drawn and counted. The others are the methods themselves: they work on a [`graph`] of positions
//! by number, so that they are compiled once for all games, or on the numbers of a row ([`interval`]); those in [`vast`] meet positions
//! as they go, and those in [`numbers`] work on networks, worths and payments.

pub mod graph;
pub mod interval;
pub mod method;
pub mod numbers;
pub(crate) mod papers;
pub(crate) mod retrograde;
pub mod run;
pub mod stand;
pub mod tables;
pub mod tree_search;
pub mod vast;
pub(crate) mod waves;
pub mod whole;

use crate::judge::control::{Control, Stop};
use crate::judge::erased::Numbered;
use crate::search::full_search::{Count, all_values};
use crate::trace::graph::{Graph, Paper, gather};
use crate::trace::method::Method;
use crate::trace::run::Run;
use crate::trace::whole::Whole;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;

/// Positions below the first one at most.
pub const ROOM: usize = 200_000;

/// The game below a position, gathered once for every method that runs on it.
pub struct Gathered<'r, R: Rules> {
    states: Numbered<'r, R>,
    graph: Graph,
    /// The position that each means the same as: the same board with the other side to move, in an impartial game.
    classes: Vec<usize>,
    count: Count,
    /// The nodes of the tree of all lines of play; `None`: play can run in circles.
    tree: Option<Nat>,
}

impl<'r, R: Rules> Gathered<'r, R> {
    /// Gathers the game below a position. Time and memory: every position below once. Too large: more than [`ROOM`] positions, or
    /// points in a game that can run in circles.
    pub fn new(rules: &'r R, at: &At<R::Pos>, count: Count, control: &Control) -> Result<Self, Stop> {
        Self::within(ROOM, rules, at, count, control)
    }

    /// The same with room for so many positions.
    pub fn within(room: usize, rules: &'r R, at: &At<R::Pos>, count: Count, control: &Control) -> Result<Self, Stop> {
        let mut states = Numbered::new(rules);
        states.number(at.clone());
        let graph = gather(&mut states, room, control)?;
        let tree = graph.tree_sizes(control)?.map(|mut sizes| sizes.swap_remove(0));
        if graph.is_points && tree.is_none() {
            return Err(Stop::TooLarge(say!("theatre-points-in-circles")));
        }
        let twin = |i: usize| {
            let at = states.place(i as u32);
            states.find(&At { pos: at.pos.clone(), to: at.to.other() })
        };
        let twins: Vec<Option<u32>> = (0..graph.below.len()).map(twin).collect();
        let classes = graph.classes(&twins);
        Ok(Gathered { states, graph, classes, count, tree })
    }

    /// The methods that fit it, the one that says most first.
    pub fn methods(&self) -> Vec<Method> {
        fitting(&self.graph, &self.classes, self.count, self.tree.as_ref())
    }

    /// Runs a method. `write` puts a position, and its moves, into notation.
    pub fn run(&self, method: Method, write: &dyn Fn(&At<R::Pos>) -> Paper, control: &Control) -> Result<Run, Stop> {
        let write = |i: usize| write(self.states.place(i as u32));
        match method {
            Method::Minimax
            | Method::AlphaBeta
            | Method::AlphaBetaOrdered
            | Method::AlphaBetaMemory
            | Method::PnRecursion => tree_search::search(&self.graph, &self.classes, method, &write, control),
            _ => {
                let (graph, kept) = self.graph.folded(&self.classes);
                run_on(&graph, method, self.count, &|i| write(kept[i]), control)
            }
        }
    }

    /// All of it with the value of every position, found by the plain referee. What means the same to both movers stands once.
    pub fn whole(mut self, write: &dyn Fn(&At<R::Pos>) -> Paper, control: &Control) -> Result<Whole, Stop> {
        // Where play can run in circles there are no nim-values to count.
        let is_loopy = self.count == Count::Nimbers && self.tree.is_none();
        let count = if is_loopy { Count::Wins } else { self.count };
        let none = || Stop::TooLarge(say!("theatre-points-in-circles"));
        let values = all_values(&mut self.states, count, control)?.ok_or_else(none)?;
        let (graph, kept) = self.graph.folded(&self.classes);
        let values = kept.iter().map(|i| values[*i].clone()).collect();
        Whole::new(graph, values, &|i| write(self.states.place(kept[i] as u32)), control)
    }
}

fn fitting(graph: &Graph, classes: &[usize], count: Count, tree: Option<&Nat>) -> Vec<Method> {
    let positions = classes.iter().enumerate().filter(|(i, class)| i == *class).count();
    let (is_table, is_shown) = (positions <= tables::CELLS, positions <= retrograde::SHOWN);
    let is_ending = tree.is_some();
    let is_impartial = count == Count::Nimbers && is_ending;
    let fits = |method: &Method| match method {
        Method::PnRecursion => is_ending && !graph.is_points,
        Method::PnTable => is_table && is_ending && !graph.is_points,
        Method::SgValues | Method::SgGraph => is_table && is_impartial,
        // Every line to its end must be few enough; cut-offs may save the others.
        Method::Minimax => tree.is_some_and(|nodes| *nodes <= Nat::from(tree_search::NODES)),
        Method::AlphaBeta | Method::AlphaBetaOrdered | Method::AlphaBetaMemory => is_ending,
        Method::Retrograde => is_shown && !graph.is_points,
        Method::Waves => !graph.is_points,
        _ => false,
    };
    Method::ALL.into_iter().filter(fits).collect()
}

/// Runs a method on positions that were folded.
fn run_on(
    graph: &Graph,
    method: Method,
    count: Count,
    write: &dyn Fn(usize) -> Paper,
    control: &Control,
) -> Result<Run, Stop> {
    match method {
        Method::PnTable => tables::outcomes(graph, write, control),
        Method::SgValues => tables::nim_values(graph, write, control),
        Method::SgGraph => tables::ordered::node_by_node(graph, write, control),
        Method::Retrograde => retrograde::sweep(graph, count, write, control),
        Method::Waves => waves::settle(graph, count, write, control),
        _ => Err(Stop::TooLarge(say!("trace-does-not-fit", method = method.name()))),
    }
}

#[cfg(test)]
mod tests;
