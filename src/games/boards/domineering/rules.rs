//! Domineering among the games of dominoes: V places upright ones and H flat ones; who cannot loses, in misère play wins.

use crate::kit::domino_game::Dominoes;
use crate::kit::regions::Way;
use ground::rules::Side;

/// Domineering on a board of some size.
pub type Domineering = Dominoes<OwnWays>;

/// Each side has a way of its own to place dominoes.
pub struct OwnWays;

/// The letters of the sides: V, who begins, and H.
pub const LETTERS: [char; 2] = ['V', 'H'];

/// The way a side places its dominoes: V, who begins, upright.
pub fn way(side: Side) -> Way {
    Way::ALL[side as usize]
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    LETTERS[side as usize]
}
