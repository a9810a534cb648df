//! What a Hex position is worth, by search for links.

use crate::boards::hex::linker::Linker;
use crate::boards::hex::reason;
use crate::boards::hex::rules::{Board, Hex};
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::Reason;
use solve::judge::value::{Outcome, Value};
use solve::search::playouts::guess;

/// Free cells up to which the principal line is worth its computation.
const FORESEEN: usize = 16;

/// Plies played at random to choose among lost moves.
const GUESSED: u64 = 10_000;

impl Oracle<Hex> for Linker {
    fn value(&self, hex: &Hex, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        match hex.ending(at) {
            Some(ending) => Ok(Value::of_ending(&ending, at.to)),
            None => Ok(Value::of_outcome(self.is_won(at, control)?)),
        }
    }

    /// The moves that win, the simplest first; how fast they win is not known.
    fn chosen(&self, hex: &Hex, at: &At<Board>, value: &Value, control: &Control) -> Result<Option<Vec<usize>>, Stop> {
        if value.outcome() == Outcome::N { self.winners(hex, at, control).map(Some) } else { Ok(None) }
    }

    /// A winning move; of a lost position the one that does best where both sides play at random.
    fn prompt(&self, hex: &Hex, at: &At<Board>, control: &Control) -> Result<Option<(Value, usize)>, Stop> {
        if self.is_won(at, control)? {
            return Ok(Some((Value::of_outcome(true), self.reply(hex, at, control)?)));
        }
        let guess = guess(hex, at, 1, GUESSED, control)?;
        Ok(guess.map(|guess| (Value::of_outcome(false), guess.mv)))
    }

    fn foresight(&self, _hex: &Hex, at: &At<Board>) -> usize {
        let free = at.pos.free().count_ones() as usize;
        if free <= FORESEEN { free } else { 0 }
    }

    fn explain(&self, hex: &Hex, at: &At<Board>, verdict: &Verdict<usize>, control: &Control) -> Result<Reason, Stop> {
        reason::explain(self, hex, at, verdict, control)
    }
}
