//! A game in progress with its types rubbed off: places, the house list, and the history of a duel.

pub mod answer;
pub mod history;
pub mod house;
pub mod index;
pub mod own;
pub mod place;
pub mod preset;
pub mod report;
pub mod rounds;
pub mod typed;
pub mod variant;
