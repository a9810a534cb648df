//! Machines that tell lost positions, as people see them: drawn with a position's run in them, and a page about a game whose law they are.

pub mod book;
pub mod diagram;
pub mod run;
pub mod svg;

use crate::automatic::{Sought, seek};
use ground::heap_game::HeapGame;
use ground::num::Nat;
use solve::judge::control::{Control, Stop};

/// A game's law, and what it says of a position.
pub struct Told {
    /// The law, or what was tried.
    pub sought: Sought,
    /// The position.
    pub at: Vec<Nat>,
    /// Lost positions that moves from it reach, found digit by digit.
    pub winning: Vec<Vec<Nat>>,
}

impl Told {
    /// Looks for the law of a game, and asks it about a position; of a game with a heap of Nim beside it, whose size is then the nim-value.
    ///
    /// Cost: that of [`seek`]. Errors: stopped.
    pub fn of(game: HeapGame, mut at: Vec<Nat>, control: &Control) -> Result<Self, Stop> {
        let is_of_values = game.heaps > at.len();
        let sought = seek(game, control)?;
        let mut winning = Vec::new();
        if let Sought::Law(law) = &sought {
            if is_of_values {
                at.extend(law.nim_value(&at));
            } else if !law.is_lost(&at) {
                winning = law.winning(&at, control)?;
            }
        }
        Ok(Told { sought, at, winning })
    }
}
