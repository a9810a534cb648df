//! The teacher: what can be taught and tested about games, every word of it taken from what the oracle has settled.
//!
//! Invariant: nothing here knows a file, a clock or a screen. Days are numbers, lots come from seeds.

pub mod ahead;
pub mod concept;
pub mod curve;
pub mod demo;
pub mod drawing;
pub mod fair;
pub mod glossary;
pub mod heaped;
pub mod hint;
pub mod lawful;
pub mod ledger;
pub mod lesson;
pub mod nearing;
pub mod note;
pub mod plainly;
pub mod proof;
pub mod puzzle;
pub mod review;
pub mod sealed;
pub mod sheet;
pub mod stated;
pub mod streak;
pub mod summary;
pub mod tell;
