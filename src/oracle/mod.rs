//! Who knows: engines that answer what a position is worth and why. No engine names a game.

pub mod alpha_beta;
pub mod control;
pub mod diagram;
pub mod formula;
pub mod grundy;
pub mod ideals;
pub mod interval;
pub mod judge;
pub mod limit_search;
pub mod limit_table;
pub mod mex_plane;
pub mod misere_sums;
pub mod nimber_proof;
pub mod partizan;
pub mod period;
pub mod reason;
pub mod score;
pub mod sequence;
pub mod take_away;
pub mod tokens;
pub mod transposition;
pub mod value;
pub mod walk;
