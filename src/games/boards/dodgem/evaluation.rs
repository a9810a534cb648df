//! What is counted of Dodgem that is not searched further: the steps that cars have left, and the cars that cannot go ahead.

use crate::boards::dodgem::rules::{Board, Dodgem, cells};
use ground::rules::{At, Side};
use ground::say;
use solve::search::evaluation::{Evaluation, Term};

/// Points of a car that cannot go ahead.
const BLOCKED: i64 = 2;

impl Evaluation<Board> for Dodgem {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let board = &at.pos;
        let ahead = |count: &dyn Fn(Side) -> i64| count(at.to) - count(at.to.other());
        let steps = |side: Side| cells(board.cars(side)).map(|cell| board.steps(side, cell) as i64).sum();
        let is_blocked = |side: Side, cell: usize| {
            board.ahead(side, cell).is_some_and(|cell| (board.left | board.down) >> cell & 1 == 1)
        };
        let blocked = |side: Side| cells(board.cars(side)).filter(|cell| is_blocked(side, *cell)).count() as i64;
        vec![Term::new(say!("eval-steps"), -ahead(&steps)), Term::new(say!("eval-blocked"), -BLOCKED * ahead(&blocked))]
    }
}
