//! The house list, and nothing else.

pub mod heaps;

use crate::duel::house::{Entry, House};

/// Every game that is built in.
pub fn house() -> House {
    House::new(vec![Entry::of(heaps::nim::Nim::build)])
}
