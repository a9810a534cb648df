//! What a position of Connect Four is worth: the book of early positions where it knows, else exact search whose memory is kept.

use std::sync::{Mutex, PoisonError};

use crate::games::boards::connect_four::book;
use crate::games::boards::connect_four::rules::{ConnectFour, Stones};
use crate::oracle::control::{Control, Stop};
use crate::oracle::drop_line::drop::plies;
use crate::oracle::drop_line::engine::Engine;
use crate::oracle::value::Value;
use crate::rules::{At, Rules};

/// Bytes that the memory of a search may take.
pub const BYTES: usize = 64 << 20;

/// Positions that one question may visit.
pub const MOST: u64 = 2_000_000_000;

/// The search of one variant, kept between questions.
#[derive(Default)]
pub struct Settler(Mutex<Option<Engine>>);

impl Settler {
    /// What the position is worth to its mover. Errors: stopped, or more than [`MOST`] positions.
    pub fn value_of(&self, game: &ConnectFour, at: &At<Stones>, control: &Control) -> Result<Value, Stop> {
        if let Some(ending) = game.ending(at) {
            return Ok(Value::of_ending(&ending, at.to));
        }
        let score = match book::score(game, &at.pos) {
            Some(score) => score,
            None => self.searched(game, at, control)?,
        };
        Ok(value(game, score, at.pos.drop.stones))
    }

    fn searched(&self, game: &ConnectFour, at: &At<Stones>, control: &Control) -> Result<i32, Stop> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let engine = kept.get_or_insert_with(|| Engine::of(game.cols, game.rows, game.k, BYTES));
        engine.solve(at.pos.drop, MOST, control)
    }
}

/// A score as a value: the plies to the end follow from it, for its winner's stones are every second one.
fn value(game: &ConnectFour, score: i32, stones: u32) -> Value {
    match score {
        0 => Value::Draw,
        1.. => Value::Win { remoteness: u64::from(plies(game.shape(), score, stones)) },
        _ => Value::Loss { remoteness: u64::from(plies(game.shape(), score, stones)) },
    }
}
