//! Methods for games too large to be gathered: positions are made as they are met, and what lies beyond the horizon is estimated or
//! played out at random.
//!
//! The programs that go with them are those of tic-tac-toe; [`search`] is minimax to a depth and what is
//! built on it, [`uct`] plays games out, [`horizon`] holds what they choose
//! against what is proved.

pub(crate) mod by_depth;
pub mod choice;
pub(crate) mod frame;
pub mod horizon;
pub(crate) mod logarithm;
pub(crate) mod scribe;
pub mod search;
pub(crate) mod uct;
pub mod unfolding;

use crate::judge::control::{Control, Stop};
use crate::trace::method::Method;
use crate::trace::vast::choice::Tried;
use crate::trace::vast::unfolding::Vast;

/// The depth that is searched unless another one is asked for.
pub const DEPTH: usize = 3;

/// The greatest depth that can be asked for.
pub const DEEPEST: usize = 12;

/// Playouts for each notch of the depth dial.
pub const PLAYOUTS: usize = 100;

/// Moves to look at up to which moves that are not quiet are told from quiet ones: that looks two moves ahead at every leaf.
const QUIET: usize = 64;

/// Moves of a position up to which playouts are watched.
const WATCHED: usize = 400;

/// The methods that fit a position with so many moves, of which a search looks at `tried`: searches to a depth, and playouts of a board game. A game that has no evaluation
/// is searched without one where nothing else fits: beyond the horizon nothing is known then.
pub fn fitting(moves: usize, tried: usize, is_estimated: bool, is_board: bool, is_gathered: bool) -> Vec<Method> {
    let fits = |method: &Method| match method {
        Method::DepthLimited | Method::IterativeDeepening => is_estimated || is_board && !is_gathered,
        Method::Quiescence => is_estimated && tried <= QUIET,
        Method::Uct => is_board,
        _ => false,
    };
    let is_one = (1..=WATCHED).contains(&moves);
    Method::ALL.into_iter().filter(fits).filter(|_| is_one).collect()
}

/// Runs one of them from position 0. `depth` is how deep it searches; playouts come in hundreds of it.
pub fn run(vast: &mut dyn Vast, method: Method, depth: usize, control: &Control) -> Result<Tried, Stop> {
    let depth = depth.clamp(1, DEEPEST);
    if method == Method::Uct {
        uct::run(vast, depth * PLAYOUTS, control)
    } else {
        search::run(vast, method, depth, control)
    }
}

#[cfg(test)]
mod tests;
