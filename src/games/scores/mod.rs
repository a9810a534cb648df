//! Games for points.

pub mod dots_and_boxes;
pub mod ends;
