//! A look inside the search: the tree of a small game as alpha-beta walks it, or the waves in which a game that can run in
//! circles is settled.

pub mod alpha_beta;
pub mod graph;
pub mod stand;
pub mod waves;

use crate::judge::control::{Control, Stop};
use crate::judge::erased::Numbered;
use crate::search::full_search::Count;
use crate::trace::alpha_beta::{Limits, Trace, search};
use crate::trace::graph::{Graph, Paper, gather};
use crate::trace::waves::{Waves, settle};
use ground::rules::{At, Rules};
use ground::say;

/// Positions below the first one at most.
pub const ROOM: usize = 200_000;

/// What there is to be seen of a game below a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Theatre {
    /// Play ends always: the tree, searched.
    Tree(Trace),
    /// Play can run in circles: positions settled in waves.
    Waves(Waves),
}

/// Watches the search of the game below a position. Time and memory: every position below once, then the search within its
/// limits. Too large: more than [`ROOM`] positions, or points in a game that can run in circles.
///
/// `write` puts a position, and its moves, into notation.
pub fn watch<R: Rules>(
    rules: &R,
    at: &At<R::Pos>,
    count: Count,
    write: &dyn Fn(&At<R::Pos>) -> Paper,
    control: &Control,
) -> Result<Theatre, Stop> {
    let mut states = Numbered::new(rules);
    states.number(at.clone());
    let graph = gather(&mut states, ROOM, control)?;
    show(&graph, count, &|i| write(states.place(i as u32)), control)
}

/// What does not depend on the game.
fn show(graph: &Graph, count: Count, write: &dyn Fn(usize) -> Paper, control: &Control) -> Result<Theatre, Stop> {
    match graph.tree_sizes(control)? {
        Some(sizes) => search(graph, &sizes, Limits::SCREEN, write, control).map(Theatre::Tree),
        None if graph.is_points => Err(Stop::TooLarge(say!("theatre-points-in-circles"))),
        None => settle(graph, count, write, control).map(Theatre::Waves),
    }
}

#[cfg(test)]
mod tests;
