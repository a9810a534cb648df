//! Coins that turn and coins that slide.

pub(crate) mod coin_turning;
pub(crate) mod turning_corners;
