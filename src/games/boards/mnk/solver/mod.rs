//! What is proved of boards where k marks in a line win: wins by threats, and who can hold all lines for ever.

pub mod holding;
pub mod threats;
