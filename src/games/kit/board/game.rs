//! What a plain board game has to say of itself; all the rest is the kit's.

use crate::kit::board::lead::Told;
use crate::kit::board::pieces::{Board, Go};
use duel::game::Card;
use ground::rules::{At, Side};
use ground::say::Say;
use ground::scene::piece::Piece;
use solve::search::evaluation::Evaluation;

/// Cells that a board may have at most: a whole position is one number of the search.
pub const CELLS: usize = 56;

/// A game of two sides with pieces on cells. Every move brings the end nearer: no position comes back.
///
/// Besides the messages of every game it brings those that it says itself here.
pub trait BoardGame: Send + Sync + 'static {
    /// What is known of it before it is opened.
    const CARD: Card;

    /// Whether it is told by how many moves a side is ahead, where the board is worth a number.
    const IS_SHORT: bool = false;
    /// How the pieces of the side that begins and of the other side are written.
    const SIGNS: [char; 2];

    /// The fewest rows and columns.
    const LEAST: (usize, usize);

    /// The most rows and columns, [`CELLS`] cells at most.
    const MOST: (usize, usize);

    /// How a side's pieces are drawn: by their signs, unless the game knows better.
    fn piece(side: Side) -> Piece {
        Piece::Named(Self::SIGNS[side as usize].to_string())
    }

    /// The board of this variant when the game begins.
    fn start(&self) -> Board;

    /// What a side may do, were it to move, whether or not the game is over.
    fn goes(&self, board: &Board, side: Side) -> Vec<Go>;

    /// Whether a side has won by what stands on the board.
    fn has_won(&self, _board: &Board, _side: Side) -> bool {
        false
    }

    /// How a side's pieces move, told to whoever moved one otherwise.
    fn no_way(&self, side: Side) -> Say;

    /// How the game ends, in a few words beside the board.
    fn note(&self) -> Say;

    /// The first hint: a question that leads to the idea.
    fn ask(&self) -> Say;

    /// Moves that a side needs until it has won if nobody interferes, by ways on which nothing stands if that is asked. `None`: it is no race,
    /// or there is no such way.
    fn way(&self, _board: &Board, _side: Side, _is_free: bool) -> Option<u64> {
        None
    }

    /// What a move does, in a few words that stand in brackets behind it.
    fn does(&self, _at: &At<Board>, _go: &Go) -> Option<Say> {
        None
    }

    /// By how many moves a side is ahead. `None`: it is not said of this game.
    fn worth(&self, _told: Told) -> Option<Say> {
        None
    }

    /// What is counted of a position that is not searched further.
    fn evaluation(&self) -> Option<&dyn Evaluation<Board>> {
        None
    }

    /// What is published of it, said of the start; and how it is known, said of any other board.
    fn law(&self, is_start: bool) -> Say;
}
