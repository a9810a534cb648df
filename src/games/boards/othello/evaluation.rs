//! What is counted of Othello that is not searched further: corners, mobility and discs.

use crate::boards::othello::rules::{Board, Othello};
use ground::rules::At;
use ground::say;
use solve::search::evaluation::{Evaluation, Term};

/// Points of a corner: a disc there is never turned.
const CORNER: i64 = 20;

/// Points of a move that a side has.
const MOVE: i64 = 2;

impl Evaluation<Board> for Othello {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let (discs, field) = (at.pos.discs, at.pos.field);
        let ahead = |own: u64, other: u64| i64::from(own.count_ones()) - i64::from(other.count_ones());
        let corners = field.corners();
        let moves = ahead(discs.moves(field.cells()), discs.turned().moves(field.cells()));
        vec![
            Term::new(say!("eval-corners"), CORNER * ahead(discs.own & corners, discs.other & corners)),
            Term::new(say!("eval-mobility"), MOVE * moves),
            Term::new(say!("eval-discs"), ahead(discs.own, discs.other)),
        ]
    }
}
