//! What a Hex position is worth, by search for links.

use crate::games::boards::hex::linker::Linker;
use crate::games::boards::hex::reason;
use crate::games::boards::hex::rules::{Board, Hex};
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict};
use crate::oracle::reason::Reason;
use crate::oracle::value::Value;
use crate::rules::{At, Rules};

/// Free cells up to which the principal line is worth its computation.
const FORESEEN: usize = 16;

impl Oracle<Hex> for Linker {
    fn value(&self, hex: &Hex, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        match hex.ending(at) {
            Some(ending) => Ok(Value::of_ending(&ending, at.to)),
            None => Ok(Value::of_outcome(self.is_won(at, control)?)),
        }
    }

    fn foresight(&self, _hex: &Hex, at: &At<Board>) -> usize {
        let free = at.pos.free().count_ones() as usize;
        if free <= FORESEEN { free } else { 0 }
    }

    fn explain(&self, hex: &Hex, at: &At<Board>, verdict: &Verdict<usize>, control: &Control) -> Result<Reason, Stop> {
        reason::explain(hex, at, verdict, control)
    }
}
