//! How the opponent answers a move that gives something away, so that nobody has to take it on trust.

use crate::answer::{Answer, Refutation};
use crate::place::Place;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Scope;
use solve::judge::value::{Outcome, Value};

/// Wins that are over in so many plies are shown with the best defence and the blow after it.
const SHORT: u64 = 5;

/// Moves that are tried at most before the next answer is looked for.
const TRIED: usize = 100_000;

/// What positions may take to be read and written before that: the squares of their letters, for so long numbers take.
const WRITTEN: usize = 100_000_000;

/// Whether a move of a position of this value has to be refuted that leaves `left`: it loses, or keeps less than the value.
pub fn gives_away(value: &Value, left: &Value) -> bool {
    let is_told = |value: &Value| value.is_proved() && !value.is_open();
    is_told(left) && (left.outcome() == Outcome::N || is_told(value) && !value.is_kept_by(left))
}

/// What the oracle says of a position, with how each move is met that it rates, in their order; none where a move gives nothing away,
/// and where all the work was used up by moves before it.
///
/// Cost: besides the verdict one best answer to every such move. Whoever is told to stop meanwhile keeps what was found so far.
pub fn judged(place: &dyn Place, scope: Scope, control: &Control) -> Result<Answer, Stop> {
    let mut answer = place.judge(scope, control)?;
    let mut search = Search { place, control, tried: 0, written: 0 };
    for (mv, left) in &answer.moves {
        let is_needed = gives_away(&answer.value, left) && search.tried <= TRIED && search.written <= WRITTEN;
        let found = if is_needed { search.refutation(mv) } else { Ok(None) };
        match found {
            Ok(found) => answer.refutations.push(found),
            Err(Stop::TooLarge(_)) => answer.refutations.push(None),
            Err(Stop::Asked) => break,
        }
    }
    Ok(answer)
}

/// How a legal move is met that gives something away. Errors: stopped, or too large for the engine.
pub fn refutation(place: &dyn Place, mv: &str, control: &Control) -> Result<Option<Refutation>, Stop> {
    Search { place, control, tried: 0, written: 0 }.refutation(mv)
}

/// A search for answers, with the work that was done. It counts what is the same whatever is known already.
struct Search<'a> {
    place: &'a dyn Place,
    control: &'a Control,
    tried: usize,
    written: usize,
}

impl Search<'_> {
    /// How a legal move is met.
    fn refutation(&mut self, mv: &str) -> Result<Option<Refutation>, Stop> {
        let mut next = self.place.after(mv).expect("a move that is listed is legal");
        let mut own = Vec::new();
        while next.ending().is_none() && next.to() == self.place.to() {
            let (_, Some(again)) = self.first(&*next)? else { return Ok(None) };
            next = next.after(&again).expect("a best move is legal");
            own.push(again);
        }
        if next.ending().is_some() {
            return Ok(Some(Refutation { own, answer: None, then: None }));
        }
        let (value, Some(answer)) = self.first(&*next)? else { return Ok(None) };
        let is_short = value.remoteness().is_some_and(|plies| (2..=SHORT).contains(&plies));
        let then = if is_short && value.outcome() == Outcome::N { self.blow(&*next, &answer)? } else { None };
        Ok(Some(Refutation { own, answer: Some(answer), then }))
    }

    /// The best defence after an answer, and the blow after that.
    fn blow(&mut self, place: &dyn Place, answer: &str) -> Result<Option<[String; 2]>, Stop> {
        let after = place.after(answer).expect("an answer is legal");
        let (_, Some(defence)) = self.first(&*after)? else { return Ok(None) };
        let last = after.after(&defence).expect("a best move is legal");
        Ok(self.first(&*last)?.1.map(|blow| [defence, blow]))
    }

    /// One best move.
    fn first(&mut self, place: &dyn Place) -> Result<(Value, Option<String>), Stop> {
        let first = place.first(self.control)?;
        self.tried += first.tried;
        self.written += place.text().len().pow(2);
        Ok((first.value, first.mv))
    }
}
