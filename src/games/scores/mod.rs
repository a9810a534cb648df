//! Games for points.

pub mod ends;
