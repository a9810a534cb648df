//! What is counted of draughts that are not searched further: men, kings, and how far the men have come.

use crate::boards::checkers::rules::{Board, Checkers, place};
use ground::rules::{At, Side};
use ground::say;
use solve::search::evaluation::{Evaluation, Term};

/// Points of a man.
const MAN: i64 = 10;

/// Points of a king.
const KING: i64 = 16;

impl Evaluation<Board> for Checkers {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let board = at.pos;
        let ahead = |count: &dyn Fn(Side) -> i64| count(at.to) - count(at.to.other());
        let men = |side: Side| i64::from((board.of(side) & !board.kings).count_ones());
        let kings = |side: Side| i64::from((board.of(side) & board.kings).count_ones());
        let rows = |side: Side| {
            let men = (0..board.squares()).filter(|square| (board.of(side) & !board.kings) >> square & 1 == 1);
            let home = board.size - 1 - board.crown_row(side);
            men.map(|square| place(board.size, square).0.abs_diff(home) as i64).sum()
        };
        vec![
            Term::material(say!("eval-men"), MAN * ahead(&men)),
            Term::material(say!("eval-kings"), KING * ahead(&kings)),
            Term::new(say!("eval-advance"), ahead(&rows)),
        ]
    }
}
