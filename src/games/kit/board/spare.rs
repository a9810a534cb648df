//! Moves that are only counted: no move of one side changes what the other one can do any more, in whatever order they come.

use crate::kit::board::game::BoardGame;
use crate::kit::board::pieces::Board;
use ground::rules::Side;
use rustc_hash::FxHashMap;

/// Positions that are gone through at most.
const SEEN: usize = 2_000;

/// The moves that each side still has, the first player's first. `None`: it depends on the order, or a move may win, or there are too
/// many orders.
///
/// Worked: of the toads and frogs `.FTTFF.T` the frogs have one move left and the toads none, for the jam in the middle stays.
pub fn spare<G: BoardGame>(game: &G, board: &Board) -> Option<[u64; 2]> {
    Counting { game, known: FxHashMap::default() }.of(board)
}

struct Counting<'g, G> {
    game: &'g G,
    known: FxHashMap<Board, [u64; 2]>,
}

impl<G: BoardGame> Counting<'_, G> {
    /// Every move of either side takes one from its own count and leaves the other's as it is.
    fn of(&mut self, board: &Board) -> Option<[u64; 2]> {
        if let Some(known) = self.known.get(board) {
            return Some(*known);
        }
        let sides = [Side::First, Side::Second];
        if self.known.len() > SEEN || sides.into_iter().any(|side| self.game.has_won(board, side)) {
            return None;
        }
        let (mut left, mut can_move) = (None, [false; 2]);
        for side in sides {
            for go in self.game.goes(board, side) {
                can_move[side as usize] = true;
                let mut before = self.of(&board.after(go, side))?;
                before[side as usize] += 1;
                if left.is_some_and(|left| left != before) {
                    return None;
                }
                left = Some(before);
            }
        }
        let left = left.unwrap_or_default();
        let is_so = (0..2).all(|side| can_move[side] == (left[side] > 0));
        self.known.insert(board.clone(), left);
        is_so.then_some(left)
    }
}
