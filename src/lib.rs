//! The map of the house. See ARCHITECTURE.md for the floors and the rule that imports only fall.

pub mod chart;
pub mod cli;
pub mod conjecture;
pub mod duel;
pub mod expression;
pub mod fault;
pub mod game;
pub mod games;
pub mod json;
pub mod kit;
pub mod mistake;
pub mod notation;
pub mod num;
pub mod opponent;
pub mod oracle;
pub mod params;
pub mod rules;
pub mod say;
pub mod scene;
pub mod settings;
pub mod shelf;
pub mod store;
pub mod teach;
pub mod tui;
pub mod verify;
pub mod worker;
