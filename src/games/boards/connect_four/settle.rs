//! What a position of Connect Four is worth: the book of early positions where it knows, else exact search whose memory is kept.

use std::ops::RangeInclusive;
use std::sync::{Mutex, PoisonError};

use crate::boards::connect_four::book;
use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::solver::drop::plies;
use crate::boards::connect_four::solver::engine::Engine;
use crate::boards::connect_four::solver::promise::ordered;
use ground::rules::{At, Ending, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::value::{Outcome, Value};

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
        Ok(value(game, self.score_of(game, at, control)?, at.pos.drop.stones))
    }

    /// The score of a position that is not over.
    fn score_of(&self, game: &ConnectFour, at: &At<Stones>, control: &Control) -> Result<i32, Stop> {
        match book::score(game, &at.pos) {
            Some(score) => Ok(score),
            None => self.searched(game, at, i32::MIN + 1..=i32::MAX, control),
        }
    }

    /// Every best move of a position that is not over, or nothing if it is lost: then every move is as good, but some last longer.
    ///
    /// Of the moves of a drawn or won position it is asked only whether they keep that, and how fast only of those that win.
    pub fn chosen(
        &self,
        game: &ConnectFour,
        at: &At<Stones>,
        value: &Value,
        control: &Control,
    ) -> Result<Option<Vec<u8>>, Stop> {
        let least = match value.outcome() {
            Outcome::P => return Ok(None),
            Outcome::D => 0,
            Outcome::N => 1,
        };
        let mut kept = Vec::new();
        for col in game.moves(at).list {
            let next = game.play(at, &col);
            if self.scores_at_most(game, &next, -least, control)? {
                let left =
                    if least > 0 { self.value_of(game, &next, control)?.left(at.to, next.to) } else { Value::Draw };
                kept.push((left.hurry(), col));
            }
        }
        kept.sort_by_key(|(hurry, _)| *hurry);
        Ok(Some(kept.into_iter().map(|(_, col)| col).collect()))
    }

    /// The value of a position that is not over, and a move that keeps it; none wins sooner or loses later. What the search that
    /// found the value asked of the moves before it is remembered, for it asked in the same order.
    pub fn prompt(&self, game: &ConnectFour, at: &At<Stones>, control: &Control) -> Result<(Value, u8), Stop> {
        let score = self.score_of(game, at, control)?;
        for cell in ordered(game.shape(), at.pos.drop) {
            let col = (cell.trailing_zeros() / (game.rows + 1)) as u8;
            if self.scores_at_most(game, &game.play(at, &col), -score, control)? {
                return Ok((value(game, score, at.pos.drop.stones), col));
            }
        }
        unreachable!("some move leaves what the position is worth")
    }

    /// Whether the mover scores no more than this.
    fn scores_at_most(&self, game: &ConnectFour, at: &At<Stones>, most: i32, control: &Control) -> Result<bool, Stop> {
        if let Some(ending) = game.ending(at) {
            return Ok(most >= 0 || matches!(ending, Ending::Won(_)));
        }
        let score = match book::score(game, &at.pos) {
            Some(score) => score,
            None => self.searched(game, at, most..=most + 1, control)?,
        };
        Ok(score <= most)
    }

    fn searched(
        &self,
        game: &ConnectFour,
        at: &At<Stones>,
        range: RangeInclusive<i32>,
        control: &Control,
    ) -> Result<i32, Stop> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let engine =
            kept.get_or_insert_with(|| Engine::of(game.cols, game.rows, game.k, BYTES.min(control.memory() / 2)));
        engine.solve_within(at.pos.drop, range, MOST, control)
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

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;
    use solve::judge::oracle::{Oracle, Scope, Verdict, judge};
    use solve::judge::reason::Reason;

    /// The same values, every move of every position tried.
    struct Slow(Settler);

    impl Oracle<ConnectFour> for Slow {
        fn value(&self, game: &ConnectFour, at: &At<Stones>, control: &Control) -> Result<Value, Stop> {
            self.0.value_of(game, at, control)
        }

        fn explain(
            &self,
            game: &ConnectFour,
            at: &At<Stones>,
            verdict: &Verdict<u8>,
            control: &Control,
        ) -> Result<Reason, Stop> {
            self.0.explain(game, at, verdict, control)
        }
    }

    #[test]
    fn the_best_moves_are_those_found_by_valuing_all() {
        let game = ConnectFour { cols: 4, rows: 4, k: 3 };
        let small = ConnectFour { cols: 5, rows: 4, k: 4 };
        for (game, starts) in [
            (&game, ["-", "1", "12", "1122", "4411"]),
            (&small, ["12345123", "1111334", "5432154", "3322411", "113355"]),
        ] {
            for text in starts {
                let at = game.read_pos(text).expect("legal");
                let judged =
                    |oracle: &dyn Oracle<ConnectFour>| judge(oracle, game, &at, Scope::Advice, &Control::new());
                let (quick, slow) = (judged(&Settler::default()), judged(&Slow(Settler::default())));
                assert_eq!(quick, slow, "{text}");
            }
        }
    }

    #[test]
    fn a_prompt_move_leaves_what_the_first_of_the_best_leaves_and_is_always_the_same() {
        let game = ConnectFour { cols: 4, rows: 4, k: 3 };
        let small = ConnectFour { cols: 5, rows: 4, k: 4 };
        let mut outcomes = Vec::new();
        for (game, starts) in [
            (&game, ["-", "1", "12", "1122", "13133"]),
            (&small, ["12345123", "1111334", "5432154", "3322411", "113355"]),
        ] {
            for text in starts {
                let at = game.read_pos(text).expect("legal");
                let prompt = |settler: &Settler| settler.prompt(game, &at, &Control::new()).expect("nobody stops it");
                let fresh = Settler::default();
                let (value, col) = prompt(&fresh);
                let slow = judge(&Slow(Settler::default()), game, &at, Scope::Everything, &Control::new());
                let slow = slow.expect("nobody stops it");
                let left = |col: u8| slow.rows.iter().find(|row| row.mv == col).map(|row| row.leaves.clone());
                assert_eq!((&value, left(col)), (&slow.value, left(slow.best[0])), "{text}: {col}");
                // What was asked before does not matter.
                assert_eq!([prompt(&fresh), prompt(&Settler::default())], [(value.clone(), col), (value.clone(), col)]);
                outcomes.push(value.outcome());
            }
        }
        for outcome in [Outcome::N, Outcome::D, Outcome::P] {
            assert!(outcomes.contains(&outcome), "{outcomes:?}");
        }
    }
}
