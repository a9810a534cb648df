//! The facet of games on which methods of their own can be watched: rows that are folded, networks that carry, worths that are shared.

use ground::rules::At;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::run::Run;

/// What a [`Game`](crate::game::Game) brings besides where a method fits it that knows more than positions and moves. `P` is its
/// position.
pub trait Staged<P> {
    /// The methods that fit a position, the one that says most first.
    fn methods(&self, at: &At<P>) -> Vec<Method>;

    /// Runs one of them.
    fn run(&self, at: &At<P>, method: Method, control: &Control) -> Result<Run, Stop>;
}
