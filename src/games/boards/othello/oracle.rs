//! What an Othello position is worth: exact where few cells are free, before that an estimate that says so.

use std::sync::{Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::boards::othello::rules::Board;
use crate::boards::othello::solver::board::Field;
use crate::boards::othello::solver::bounded_search::look_ahead;
use crate::boards::othello::solver::search::Search;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;

/// Boards of at most so many cells count as small.
const SMALL: u32 = 36;

/// Free cells up to which a small board is searched to the end; a position with all its moves takes seconds at the limit.
const FREE_ON_SMALL: u32 = 24;

/// The same of greater boards.
const FREE_ON_GREAT: u32 = 20;

/// Values remembered between questions; then all are forgotten.
const REMEMBERED: usize = 1 << 14;

/// Free cells up to which a board of this size is settled exactly.
pub fn settled(field: Field) -> u32 {
    if field.size() <= SMALL { FREE_ON_SMALL } else { FREE_ON_GREAT }
}

/// Exact search and, beyond it, a bounded look ahead.
#[derive(Default)]
pub struct Counting {
    values: Mutex<FxHashMap<Board, Value>>,
    search: Mutex<Option<(Field, Search)>>,
}

impl Counting {
    fn found(&self, board: &Board, control: &Control) -> Result<Value, Stop> {
        if board.free() > settled(board.field) {
            let seen = look_ahead(board.field, board.discs, control)?;
            return Ok(Value::Estimate { ahead: seen.ahead.into(), depth: seen.depth.into() });
        }
        let mut shared = self.search.lock().unwrap_or_else(PoisonError::into_inner);
        // One board at a time: whoever plays stays on a board of one size.
        let known = shared.take().filter(|(field, _)| *field == board.field);
        let mut search = known.map_or_else(|| Search::new(board.field), |(_, search)| search);
        let ending = search.ending(board.discs, control);
        *shared = Some((board.field, search));
        let (own, other) = ending?;
        Ok(Value::Margin { own: own.into(), other: other.into() })
    }

    /// The value of a board, remembered.
    pub fn value_of(&self, board: &Board, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        let known = self.values.lock().unwrap_or_else(PoisonError::into_inner).get(board).cloned();
        if let Some(value) = known {
            return Ok(value);
        }
        let value = self.found(board, control)?;
        let mut values = self.values.lock().unwrap_or_else(PoisonError::into_inner);
        if values.len() >= REMEMBERED {
            values.clear();
        }
        values.insert(*board, value.clone());
        Ok(value)
    }
}
