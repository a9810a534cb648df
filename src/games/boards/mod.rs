//! Boards with cells.

pub mod mnk;
pub mod notakto;
pub mod treblecross;
