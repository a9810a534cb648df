//! The facet of games whose positions are counted by sizes: tables, maps, laws of sizes, and heaps of which machines speak.

use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::rules::At;
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::Table;

/// What a [`Game`](crate::game::Game) brings besides where its positions have sizes. `P` is its position.
pub trait Tabled<P> {
    /// The position of these sizes, as tables, maps and laws count them: `n`, or `a` and `b`, or as many heaps as there are
    /// sizes. `None`: no position has such sizes.
    fn at_cell(&self, _sizes: &[usize]) -> Option<At<P>> {
        None
    }

    /// The law that a theorem states for positions of so many sizes, as a person would type it: `a ^ b == 0`. It holds for
    /// exactly the positions that are lost. `None`: no theorem can be put so.
    fn law(&self, _sizes: usize) -> Option<String> {
        None
    }

    /// The variant and a position as a game on heaps of which machines can speak. `None`: it is none, or has too many heaps.
    fn as_heaps(&self, _at: &At<P>) -> Option<(HeapGame, Vec<Nat>)> {
        None
    }

    /// Values for sizes up to `to`, or up to a size of the game's own choice. `None`: this variant has no table.
    fn table(&self, _to: Option<usize>, _control: &Control) -> Option<Result<Table, Stop>> {
        None
    }
}
