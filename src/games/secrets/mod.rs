//! Games with secrets: both sides choose at once, or hold cards the other does not see.

pub(crate) mod blotto;
pub mod kuhn_poker;
pub mod leduc_poker;
pub(crate) mod liars_dice;
pub(crate) mod matrix;
