//! By how many moves a side is ahead: the value of a board as a short game, where that is a number, or a number and a star.

use crate::kit::board::game::BoardGame;
use crate::kit::board::pieces::Board;
use crate::kit::canonical::{Ahead, Forms, Game};
use ground::rules::Side;
use rustc_hash::FxHashMap;

/// Boards of which the value is worked out for one question at most.
const SEEN: usize = 3_000;

/// Boards with their values, first moves of either side looked at, whoever is to move.
#[derive(Default)]
pub struct Values {
    forms: Forms,
    known: FxHashMap<Board, Game>,
}

impl Values {
    /// What a board is worth on which whoever cannot move loses. `None`: it is hot, or there is too much below it.
    ///
    /// Worked: of the toads and frogs `T.` one toad has one move and nobody else any: 1.
    pub fn ahead<G: BoardGame>(&mut self, game: &G, board: &Board) -> Option<Ahead> {
        let value = self.value(game, board)?;
        let (number, heap) = self.forms.starred(value)?;
        (heap <= 1).then_some(Ahead { number, has_star: heap == 1 })
    }

    /// The canonical form of a board, made of those of all that both sides can make of it.
    fn value<G: BoardGame>(&mut self, game: &G, board: &Board) -> Option<Game> {
        if let Some(value) = self.known.get(board) {
            return Some(*value);
        }
        let sides = [Side::First, Side::Second];
        if self.known.len() >= SEEN || sides.into_iter().any(|side| game.has_won(board, side)) {
            return None;
        }
        let mut options = [Vec::new(), Vec::new()];
        for side in sides {
            for go in game.goes(board, side) {
                options[side as usize].push(self.value(game, &board.after(go, side))?);
            }
        }
        let [left, right] = options;
        let value = self.forms.canonical(left, right);
        self.known.insert(board.clone(), value);
        Some(value)
    }
}
