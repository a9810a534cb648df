//! A position that is settled by proof within a ration of work: all that puzzles are made from.

use std::sync::Arc;

use crate::puzzle::difficulty::Burden;
use duel::answer::Answer;
use duel::place::Place;
use ground::num::Nat;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Scope;
use solve::judge::value::{Outcome, Value};

/// Steps of an engine that one position may cost; a game that takes longer makes no puzzle there.
pub const RATION: u64 = 50_000;

/// Legal moves that a person may be asked to look through.
const MOVES: u32 = 200;

/// A settled position.
pub struct Settled {
    /// The position.
    pub place: Arc<dyn Place>,
    /// What the oracle says of it.
    pub answer: Answer,
    /// How many moves are legal.
    pub moves: u64,
    /// How many of them keep the value.
    pub best: u64,
}

impl Settled {
    /// Settles a position. `None`: the game is over there, its value is open, an estimate or too much work, or it offers no
    /// choice, or more than can be looked through.
    pub fn of(place: &Arc<dyn Place>, control: &Control) -> Result<Option<Self>, Stop> {
        let total = place.moves(1).1;
        if place.ending().is_some() || total < Nat::from(2u8) || total > Nat::from(MOVES) {
            return Ok(None);
        }
        let Some(answer) = control.ration(RATION, |control| place.judge(Scope::Advice, control))? else {
            return Ok(None);
        };
        if !is_settled(&answer.value) {
            return Ok(None);
        }
        let (moves, best) = (count(&answer.moves_total), count(&answer.best_total));
        Ok(Some(Settled { place: place.clone(), answer, moves, best }))
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        self.answer.value.outcome()
    }

    /// Whether points are counted.
    pub fn is_scored(&self) -> bool {
        matches!(self.answer.value, Value::Margin { .. })
    }

    /// What makes it hard.
    pub fn burden(&self, control: &Control) -> Result<Burden, Stop> {
        let plies = self.answer.value.remoteness().unwrap_or(self.answer.line.len() as u64);
        let marks = self.place.scene().marks().len();
        let size = marks.max(self.answer.position.chars().count()) as u64;
        let looked = self.answer.line.len().min(Burden::LOOKED) as u32;
        Ok(Burden { only_moves: self.only_moves(control)?, looked, plies, moves: self.moves, size })
    }

    /// Turns of the mover along the principal line with a choice and one right move only.
    fn only_moves(&self, control: &Control) -> Result<u32, Stop> {
        let mut place = self.place.clone();
        let mut found = 0;
        for text in self.answer.line.iter().take(Burden::LOOKED) {
            let is_won = self.outcome() != Outcome::P;
            if is_won && place.to() == self.place.to() {
                found += u32::from(is_only(&place, control)?);
            }
            let Ok(step) = place.play(text) else { break };
            place = step.next;
        }
        Ok(found)
    }
}

/// Whether the mover has a choice and one right move only; false where that would cost too much.
fn is_only(place: &Arc<dyn Place>, control: &Control) -> Result<bool, Stop> {
    let one = Nat::from(1u8);
    if place.moves(1).1 <= one {
        return Ok(false);
    }
    let best = control.ration(RATION, |control| place.best(control))?;
    Ok(best.is_some_and(|(_, _, total)| total == one))
}

/// Whether the value is a proof that tells who wins.
pub fn is_settled(value: &Value) -> bool {
    value.is_proved() && !value.is_open()
}

fn count(n: &Nat) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX)
}
