//! Tables made ready to be read and kept: their law in words, and the same table as CSV, JSON and SVG for commands and
//! screens alike.

pub mod csv;
pub(crate) mod falls;
pub mod json;
pub mod law;
pub mod svg;
