//! The screen: what a person at a terminal sees and touches.

pub mod paint;
pub mod text;
pub mod theme;
