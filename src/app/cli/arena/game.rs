//! One game between two players: moves, fouls, and where a win or a draw was given away.

use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cli::arena::player::{Foul, Player};
use crate::cli::desk::Halt;
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::num::Int;
use ground::rules::{Ending, Eye, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::value::Outcome;

/// Plies after which a game that does not end is called drawn.
const PLIES: usize = 600;

/// Work that is spent on the value of a position.
const WORK: u64 = 50_000_000;

/// A game to be played.
pub struct Game<'g> {
    /// Which one.
    pub entry: &'g Entry,
    /// From where.
    pub start: Arc<dyn Place>,
    /// How long a move may take.
    pub time: Duration,
    /// Where lots are drawn from.
    pub seed: u64,
}

/// The player of a seat that made no legal move.
#[derive(Clone, Debug)]
pub struct Fouled {
    /// 0 for who began.
    pub seat: usize,
    /// What was wrong.
    pub foul: Foul,
    /// A legal move that was possible.
    pub legal: Option<String>,
}

/// A move that gave away a win or a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// The ply, from 1.
    pub ply: usize,
    /// The position.
    pub position: String,
    /// The move.
    pub mv: String,
    /// What it was worth before, and after it, to who moved.
    pub outcomes: [Outcome; 2],
}

/// How a game went.
pub struct Course {
    /// The moves.
    pub duel: Duel,
    /// The points of each seat, in halves: 2 for a win, 1 for a draw.
    pub points: [u32; 2],
    /// The first move of each seat that gave something away.
    pub given: [Option<Given>; 2],
    /// How many such moves each seat made.
    pub errors: [u32; 2],
    /// Whether the start was won for who began; `None`: the oracle does not tell.
    pub start: Option<Outcome>,
    /// Who made no legal move.
    pub foul: Option<Fouled>,
    /// The slowest move of each seat.
    pub slowest: [Duration; 2],
}

impl Game<'_> {
    /// Plays it to its end.
    pub fn play(&self, mut seats: [Player; 2], control: &Control) -> Result<Course, Halt> {
        let is_mixed = self.start.mixing().is_some();
        let mut course = Course {
            duel: Duel::new(self.entry.clone(), self.start.clone()),
            points: [1, 1],
            given: [None, None],
            errors: [0, 0],
            start: if is_mixed { None } else { outcome(&*self.start, control)? },
            foul: None,
            slowest: [Duration::ZERO; 2],
        };
        let first = self.start.to();
        for (seat, player) in seats.iter_mut().enumerate() {
            if let Err(foul) = player.greet(self.entry, &*self.start, seat == 0) {
                course.foul = Some(Fouled { seat, foul, legal: None });
            }
        }
        let mut dice = ChaCha8Rng::seed_from_u64(self.seed);
        let mut before = course.start;
        // Cards are dealt and dice thrown as a seed says, not by anybody.
        let _ = course.duel.deal(self.seed);
        while course.foul.is_none() && course.duel.place().ending().is_none() && course.duel.ply() < PLIES {
            let seat = usize::from(course.duel.place().to() != first);
            before = self.turn(&mut seats, seat, before, &mut course, &mut dice, control)?;
            let _ = course.duel.deal(self.seed);
        }
        course.points = points(&course, first);
        for (seat, player) in seats.iter_mut().enumerate() {
            player.ended(["loss", "draw", "win"][course.points[seat] as usize]);
        }
        Ok(course)
    }

    /// One move; what the position after it is worth to who is to move then.
    fn turn(
        &self,
        seats: &mut [Player; 2],
        seat: usize,
        before: Option<Outcome>,
        course: &mut Course,
        dice: &mut ChaCha8Rng,
        control: &Control,
    ) -> Result<Option<Outcome>, Halt> {
        let place = course.duel.place().clone();
        let is_mixed = self.start.mixing().is_some();
        let seen = if is_mixed { place.seen_by(Eye::Mover) } else { place.clone() };
        if is_mixed {
            seats[seat].sees(&*seen);
        }
        let (mv, took) = match seats[seat].choose(&seen, self.time, dice, control)? {
            Ok(choice) => choice,
            Err(foul) => {
                course.foul = Some(Fouled { seat, foul, legal: place.moves(1).0.pop() });
                return Ok(None);
            }
        };
        course.slowest[seat] = course.slowest[seat].max(took);
        let Ok(node) = course.duel.play(&mv) else {
            course.foul = Some(Fouled { seat, foul: Foul::Illegal(mv), legal: place.moves(1).0.pop() });
            return Ok(None);
        };
        let text = node.mv.clone();
        if is_mixed {
            // What the other one may see of it stands in the position that it is shown at its own turn; a mix is no error of one move.
            return Ok(None);
        }
        seats[1 - seat].told(&text);
        let after = outcome(&**course.duel.place(), control)?;
        if let (Some(before), Some(after)) = (before, after.map(Outcome::turned))
            && rank(after) < rank(before)
        {
            course.errors[seat] += 1;
            let given = Given { ply: course.duel.ply(), position: place.text(), mv: text, outcomes: [before, after] };
            course.given[seat].get_or_insert(given);
        }
        Ok(after)
    }
}

/// What a position is worth to who is to move; nothing where that is not settled in time.
fn outcome(place: &dyn Place, control: &Control) -> Result<Option<Outcome>, Halt> {
    match control.ration(WORK, |control| place.value(control)) {
        Ok(value) => Ok(value.filter(solve::judge::value::Value::is_proved).map(|value| value.outcome())),
        Err(Stop::TooLarge(_)) => Ok(None),
        Err(stop) => Err(stop.into()),
    }
}

fn rank(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::P => 0,
        Outcome::D => 1,
        Outcome::N => 2,
    }
}

/// The points of both seats, in halves.
fn points(course: &Course, first: Side) -> [u32; 2] {
    if let Some(fouled) = &course.foul {
        return if fouled.seat == 0 { [0, 2] } else { [2, 0] };
    }
    let of = |is_first: bool| if is_first { [2, 0] } else { [0, 2] };
    match course.duel.place().ending() {
        Some(Ending::Won(side)) => of(side == first),
        Some(Ending::Score { first: one, second: two }) => by_score(&one, &two, first).map_or([1, 1], of),
        Some(Ending::Drawn) | None => [1, 1],
    }
}

/// Whether who began has more; nothing where both have the same.
fn by_score(one: &Int, two: &Int, first: Side) -> Option<bool> {
    (one != two).then(|| (one > two) == (first == Side::First))
}
