//! Coins that turn and coins that slide.

pub mod coin_turning;
pub mod turning_corners;
