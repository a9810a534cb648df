//! Cram among the games of dominoes: both sides place them either way; who cannot loses, or wins.

use crate::kit::domino_game::Dominoes;

/// Cram on a board of some size.
pub type Cram = Dominoes<EitherWay>;

/// Dominoes lie either way, whoever places them.
pub struct EitherWay;
