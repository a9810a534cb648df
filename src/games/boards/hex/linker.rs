//! The search for links on boards of one size, kept from question to question.

use std::sync::{Mutex, PoisonError};

use crate::games::boards::hex::rules::Board;
use crate::oracle::control::{Control, Stop};
use crate::oracle::links::search::{Search, Settled};
use crate::rules::At;

/// Positions one question may visit: on the boards that are settled at all some milliseconds each.
const MOST: u64 = 100_000;

/// Bytes that the table of positions may take.
const BYTES: usize = 128 << 20;

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
        let fresh = || Searched { size, search: Search::new(at.pos.field(), BYTES.min(control.memory() / 2)) };
        kept.insert(searched.unwrap_or_else(fresh)).search.settle(at.pos.stones, at.to as usize, MOST, control)
    }
}
