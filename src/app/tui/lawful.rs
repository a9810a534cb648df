//! A law for every size as a finding: what is known of a game's machine and of a position in it.

use std::fmt;
use std::sync::Arc;

use duel::place::Place;
use ground::say;
use solve::judge::control::{Control, Stop};
use teach::machine::Told;

/// A law for every size, or what was tried, and what it says of a position.
#[derive(Clone)]
pub struct Lawful(pub Arc<Told>);

impl fmt::Debug for Lawful {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Lawful({:?})", self.0.at)
    }
}

impl Lawful {
    /// Looks for the law of the game of a position.
    pub fn of(place: &dyn Place, control: &Control) -> Result<Self, Stop> {
        let none = || Stop::TooLarge(say!("machine-no-heaps", game = place.card().id));
        let (game, at) = place.as_heaps().ok_or_else(none)?;
        Told::of(game, at, control).map(|told| Lawful(Arc::new(told)))
    }
}
