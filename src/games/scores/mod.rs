//! Games for points.

pub mod dots_and_boxes;
pub(crate) mod ends;
