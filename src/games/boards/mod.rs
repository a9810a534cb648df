//! Boards with cells.

pub mod mnk;
pub mod northcott;
