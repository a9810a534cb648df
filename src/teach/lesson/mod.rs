//! Lessons: Markdown with live boards, claims, questions and a game to be won; whatever they claim is asked of the oracle.

pub mod answer;
pub mod check;
pub mod claim;
pub mod deck;
pub mod form;
pub mod joined;
pub mod markdown;
pub(crate) mod read;
pub mod runs;
pub mod shipped;
pub mod task;

#[cfg(test)]
mod tests;
