//! Coins that turn and coins that slide.
