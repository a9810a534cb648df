//! Who knows: engines that answer what a position is worth and why. No engine names a game.

pub mod alpha_beta;
pub mod control;
pub mod formula;
pub mod grundy;
pub mod heap_rule;
pub mod heap_search;
pub mod heap_table;
pub mod interval;
pub mod judge;
pub mod limit_search;
pub mod limit_table;
pub mod mex_plane;
pub mod octal;
pub mod period;
pub mod reason;
pub mod score;
pub mod sequence;
pub mod take_away;
pub mod tokens;
pub mod transposition;
pub mod value;
pub mod walk;
