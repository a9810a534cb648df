//! The laws, each with the mistakes that are made with it. Every one is held against the game of the house, or against the bare rules, by
//! a test.
//!
//! | room | problems |
//! |---|---|
//! | `nim` | heaps as they stand: Nim and what is Nim in other clothes |
//! | `takes` | one heap and how much may be taken |
//! | `tables` | values by mex: sets of takes, splits, graphs |
//! | `pairs` | two heaps: Wythoff and Euclid |
//! | `points` | rows of numbers that are played for points |
//! | `table` | mex, and tables that are made once |

pub mod nim;
pub mod pairs;
pub mod points;
pub mod table;
pub mod tables;
pub mod takes;

use crate::law::Law;

/// The law of a problem.
pub fn find(id: &str) -> Option<&'static Law> {
    [nim::LAWS, takes::LAWS, tables::LAWS, pairs::LAWS, points::LAWS].into_iter().flatten().find(|law| law.id == id)
}
