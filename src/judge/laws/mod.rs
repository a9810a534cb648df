//! The laws, each with the mistakes that are made with it. Every one is held against the game of the house, or against the bare rules, by
//! a test.
//!
//! | room | problems |
//! |---|---|
//! | `nim` | heaps as they stand: Nim and what is Nim in other clothes |
//! | `takes` | one heap and how much may be taken |
//! | `tables` | values by mex: sets of takes, splits |
//! | `strips` | strips, rings and sheets |
//! | `graphs` | tokens on graphs |
//! | `pairs` | two heaps: Wythoff and Euclid |
//! | `points` | rows of numbers that are played for points |
//! | `table` | mex, and tables that are made once |

pub(crate) mod graphs;
pub(crate) mod nim;
pub(crate) mod pairs;
pub(crate) mod points;
pub(crate) mod strips;
pub(crate) mod table;
pub(crate) mod tables;
pub(crate) mod takes;

use crate::law::Law;

/// Every law.
pub fn all() -> impl Iterator<Item = &'static Law> {
    let rooms = [nim::LAWS, takes::LAWS, tables::LAWS, strips::LAWS, graphs::LAWS, pairs::LAWS, points::LAWS];
    rooms.into_iter().flatten()
}

/// The law of a problem.
pub fn find(id: &str) -> Option<&'static Law> {
    all().find(|law| law.id == id)
}
