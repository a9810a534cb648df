//! Games with secrets: both sides choose at once, or hold cards the other does not see.

pub mod blotto;
pub mod kuhn_poker;
pub mod leduc_poker;
pub mod liars_dice;
pub mod matrix;
