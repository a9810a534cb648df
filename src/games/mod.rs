//! The house list, and nothing else.

pub mod heaps;
pub mod sums;

use crate::duel::house::{Entry, House};

/// Every game that is built in.
pub fn house() -> House {
    let mut house = House::new(vec![Entry::of(heaps::nim::Nim::build)]);
    let components = house.clone();
    let sum = Entry::of(move |params| Ok(sums::sum::Sum::build(params, components.clone())));
    house.let_in(sum).expect("no other game is called sum");
    house
}
