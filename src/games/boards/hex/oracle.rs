//! What a Hex position is worth, by search for links; the search of one board size is kept.

use std::sync::{Mutex, PoisonError};

use crate::games::boards::hex::reason;
use crate::games::boards::hex::rules::{Board, Hex};
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict};
use crate::oracle::links::search::{Search, Settled};
use crate::oracle::reason::Reason;
use crate::oracle::value::Value;
use crate::rules::{At, Rules};

/// Positions one question may visit: some seconds for each million.
const MOST: u64 = 2_000_000;

/// Bytes that the table of positions may take.
const BYTES: usize = 128 << 20;

/// Free cells up to which the principal line is worth its computation.
const FORESEEN: usize = 16;

/// The search of the board size asked of last.
#[derive(Default)]
pub struct Linker(Mutex<Option<Searched>>);

struct Searched {
    size: (usize, usize),
    search: Search,
}

impl Linker {
    /// Who wins a position that is not over, and the cells that the win needs.
    pub fn settle(&self, at: &At<Board>, control: &Control) -> Result<Settled, Stop> {
        let size = (at.pos.rows, at.pos.cols);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let searched = kept.take().filter(|searched| searched.size == size);
        let fresh = || Searched { size, search: Search::new(at.pos.field(), BYTES) };
        kept.insert(searched.unwrap_or_else(fresh)).search.settle(at.pos.stones, at.to as usize, MOST, control)
    }
}

impl Oracle<Hex> for Linker {
    fn value(&self, hex: &Hex, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        match hex.ending(at) {
            Some(ending) => Ok(Value::of_ending(&ending, at.to)),
            None => Ok(Value::of_outcome(self.settle(at, control)?.is_won)),
        }
    }

    fn foresight(&self, _hex: &Hex, at: &At<Board>) -> usize {
        let free = at.pos.free().count_ones() as usize;
        if free <= FORESEEN { free } else { 0 }
    }

    fn explain(&self, hex: &Hex, at: &At<Board>, verdict: &Verdict<usize>, control: &Control) -> Result<Reason, Stop> {
        reason::explain(self, hex, at, verdict, control)
    }
}
