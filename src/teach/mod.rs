//! The teacher: what can be taught and tested about games, every word of it taken from what the oracle has settled.
//!
//! Invariant: nothing here knows a file, a clock or a screen. Days are numbers, lots come from seeds.

pub mod glossary;
pub mod lawful;
pub mod nearing;
pub mod plainly;
pub mod proof;
