//! A position of the house as the checker of certificates sees it: its rules, and nothing of what its oracle knows.

use std::sync::Arc;

use duel::game::Family;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::heap_game::HeapGame;
use ground::num::Nat;
use ground::rules::{Ending, Side};
use ground::say;
use verify::ground::Ground;
use verify::statement::Realm;

/// A position under its rules alone.
#[derive(Clone)]
pub struct Plainly(Arc<dyn Place>);

impl Plainly {
    /// The position, unless replies to positions would prove nothing in its game: where a side does not see all there is, it
    /// cannot reply to what it does not see, and where players share a worth, nobody moves to win.
    pub fn of(place: Arc<dyn Place>) -> Result<Self, Fault> {
        match place.card().family {
            Family::Secrets => Err(Fault::new(Kind::BadParameter, say!("proof-secret"))),
            Family::Coalitions => Err(Fault::new(Kind::BadParameter, say!("proof-shared"))),
            _ => Ok(Plainly(place)),
        }
    }

    /// The position for a statement of this realm, which needs no strategy where not all is seen or a worth is shared.
    pub fn stated(place: Arc<dyn Place>, realm: Realm) -> Result<Self, Fault> {
        let family = match realm {
            Realm::Moves => return Plainly::of(place),
            Realm::Choices => Family::Secrets,
            Realm::Worths => Family::Coalitions,
        };
        let wrong = || Fault::new(Kind::BadParameter, say!("proof-no-statement"));
        if place.card().family == family { Ok(Plainly(place)) } else { Err(wrong()) }
    }

    /// The position itself.
    pub fn place(&self) -> &dyn Place {
        &*self.0
    }
}

impl Ground for Plainly {
    fn to(&self) -> Side {
        self.0.to()
    }

    fn text(&self) -> String {
        self.0.text()
    }

    fn situation(&self) -> Option<String> {
        self.0.situation()
    }

    fn is_dealt(&self) -> bool {
        self.0.lot(0).is_some()
    }

    fn ending(&self) -> Option<Ending> {
        self.0.ending()
    }

    fn endless(&self) -> Option<Side> {
        self.0.endless()
    }

    fn after(&self, mv: &str) -> Result<Self, Fault> {
        self.0.after(mv).map(Plainly)
    }

    fn each(&self, most: usize, then: &mut dyn FnMut(Self) -> bool) -> bool {
        self.0.each(most, &mut |next| then(Plainly(next)))
    }

    fn sized(&self, sizes: &[usize]) -> Option<Self> {
        self.0.at_cell(sizes).map(Plainly)
    }

    fn as_heaps(&self) -> Option<(HeapGame, Vec<Nat>)> {
        self.0.as_heaps()
    }

    fn named(&self, place: usize) -> String {
        self.0.moves(place + 1).0.pop().unwrap_or_default()
    }
}
