//! A game that the oracle plays against itself: what is said of each position, one saying after another, and the move that follows.
//!
//! Lines and screen tell it alike: the same seed tells the same game in both.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::opponent::{Level, reply};
use crate::tell;
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::fault::Fault;
use ground::rules::{Eye, Side};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Scope;
use solve::judge::reason::{Exhibit, Reason, Role};

/// Plies played at most unless it is said otherwise: drawn games may never end.
pub const PLIES: usize = 200;

/// A seed that is drawn has four digits at most: whoever wants to see the same game again can keep it in mind.
pub fn short(drawn: u64) -> u64 {
    drawn % 10_000
}

/// The steps of a reason in the order they are said: what leads to the move, then why nothing helps against it.
const ORDER: [Role; 5] = [Role::Ask, Role::Look, Role::Place, Role::Move, Role::Proof];

/// What a saying is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What the position is worth.
    Claim,
    /// A step of the reason.
    Step(Role),
    /// That the position is beyond the engine.
    Limit,
    /// What whoever moves has to say of it.
    Remark,
}

/// One thing said.
#[derive(Clone, Debug, PartialEq)]
pub struct Saying {
    /// What it is.
    pub part: Part,
    /// Its words.
    pub says: Say,
    /// What it shows.
    pub shows: Option<Exhibit>,
}

impl Saying {
    fn of(part: Part, says: Say) -> Self {
        Saying { part, says, shows: None }
    }
}

/// A turn: what is said of the position and what is played in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Everything that is said, in its order.
    pub sayings: Vec<Saying>,
    /// The move in notation, or why there is none.
    pub mv: Result<String, Stop>,
}

/// A turn that is asked for: who plays it, and what lots are drawn from. Two orders for one position are alike if these are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    ply: usize,
    level: Level,
    lots: u64,
}

impl Order {
    /// The turn of this position. What is beyond the engine is said, and the game goes on with what an opponent plays there.
    ///
    /// Errors: asked to stop.
    pub fn turn(&self, place: &Arc<dyn Place>, control: &Control) -> Result<Turn, Stop> {
        let mut sayings = match place.judge(Scope::Advice, control) {
            Ok(answer) => told(answer.reason),
            Err(Stop::TooLarge(says)) => vec![Saying::of(Part::Limit, says)],
            Err(stop) => return Err(stop),
        };
        let own = place.seen_by(Eye::Mover);
        let mut dice = ChaCha8Rng::seed_from_u64(self.lots);
        let mv = match reply(self.level, &own, None, &mut dice, control) {
            Ok(pick) => {
                let side = tell::side(own.to());
                let remark = pick.says(true).map(|remark| say!("demo-remark", side = side, remark = remark.clone()));
                sayings.extend(remark.map(|says| Saying::of(Part::Remark, says)));
                Ok(pick.text)
            }
            Err(Stop::Asked) => return Err(Stop::Asked),
            Err(stop) => Err(stop),
        };
        Ok(Turn { sayings, mv })
    }
}

/// A reason, saying by saying. The law behind it is for reading, not for watching: it is the same at every turn.
fn told(reason: Reason) -> Vec<Saying> {
    let mut sayings = vec![Saying::of(Part::Claim, reason.claim)];
    for role in ORDER {
        let steps = reason.steps.iter().filter(|step| step.role == role).cloned();
        sayings.extend(steps.map(|step| Saying { part: Part::Step(role), says: step.says, shows: step.shows }));
    }
    sayings
}

/// A game that the oracle plays against itself, or against one that errs.
pub struct Demo {
    duel: Duel,
    seed: u64,
    plies: usize,
    rival: Level,
}

impl Demo {
    /// A game from this start, at most so many plies long. The side that does not begin plays as well as `rival` does.
    pub fn new(entry: Entry, start: Arc<dyn Place>, seed: u64, plies: usize, rival: Level) -> Self {
        let duel = Duel::new(entry, start).reshuffled(seed).seen_by(Eye::Mover);
        Demo { duel, seed, plies, rival }
    }

    /// The same start once more, with other lots and this rival.
    pub fn again(&self, seed: u64, rival: Level) -> Self {
        Demo::new(self.duel.entry().clone(), self.start().clone(), seed, self.plies, rival)
    }

    /// The game so far; the cursor stands where it is told.
    pub fn duel(&self) -> &Duel {
        &self.duel
    }

    /// What lots are drawn from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How well the side plays that does not begin.
    pub fn rival(&self) -> Level {
        self.rival
    }

    /// Where it began.
    pub fn start(&self) -> &Arc<dyn Place> {
        &self.duel.nodes()[0].place
    }

    /// The side that does not begin.
    pub fn rivals_side(&self) -> Side {
        self.start().to().other()
    }

    /// The turn at the cursor. The same seed at the same ply draws the same lots, as in a game that is played.
    pub fn order(&self) -> Order {
        let ply = self.duel.ply();
        let level = if self.duel.place().to() == self.rivals_side() { self.rival } else { Level::Perfect };
        Order { ply, level, lots: self.seed.wrapping_add(ply as u64) }
    }

    /// Plays a move at the cursor.
    pub fn play(&mut self, mv: &str) -> Result<(), Fault> {
        self.duel.play(mv).map(|_| ())
    }

    /// Goes to a position that was come to before: the start is 0.
    pub fn go(&mut self, ply: usize) {
        self.duel.go(ply.min(self.duel.nodes().len() - 1));
    }

    /// The move that led to the cursor, in words; at the start, what is about to be played.
    pub fn arrival(&self) -> Say {
        let Some(parent) = self.duel.node().parent else {
            return say!("demo-begins", game = self.duel.entry().title.clone(), seed = self.seed.to_string());
        };
        let side = tell::side(self.duel.nodes()[parent].place.to());
        let seen = self.duel.seen(self.duel.cursor());
        say!("demo-plays", side = side, told = seen.told, mv = seen.mv)
    }

    /// Whose turn it is.
    pub fn whose(&self) -> Say {
        say!("plain-side-turn", side = tell::side(self.duel.place().to()))
    }

    /// How the game ended here, or that no more is told of it; `None`: it goes on.
    pub fn end(&self) -> Option<Say> {
        let ending = self.duel.place().ending().map(|ending| tell::ending(&ending));
        ending.or_else(|| (self.duel.ply() >= self.plies).then(|| say!("demo-stops", plies = self.plies)))
    }

    /// How the rival errs, if it does.
    pub fn flaw(&self) -> Option<Say> {
        self.rival.confession()?;
        Some(say!("demo-flawed", side = tell::side(self.rivals_side()), level = self.rival.title(false)))
    }
}

#[cfg(test)]
mod tests;
