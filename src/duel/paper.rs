//! A position with its moves put into notation, for what speaks of many positions.

use crate::any::{AnyGame, AnyPos};
use ground::rules::{At, Rules};
use solve::trace::graph::Paper;

/// A position and its moves in notation.
pub fn paper(game: &AnyGame, at: &At<AnyPos>) -> Paper {
    let moves = match game.ending(at) {
        None => game.moves(at).list.map(|mv| game.write_move(at, &mv)).collect(),
        Some(_) => Vec::new(),
    };
    Paper { position: game.write_pos(at), moves }
}
