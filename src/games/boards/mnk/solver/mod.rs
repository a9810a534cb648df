//! What is proved of boards where k marks in a line win: wins by threats, and who can hold all lines for ever; and a player of five in a
//! row that looks ahead where nothing is proved.

pub(crate) mod five;
pub(crate) mod holding;
pub(crate) mod threats;
