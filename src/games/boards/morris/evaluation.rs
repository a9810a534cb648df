//! What is counted of morris that is not searched further: the men, and how many moves a side has.

use crate::boards::morris::rules::{Board, Morris};
use ground::rules::{At, Side};
use ground::say;
use solve::search::evaluation::{Evaluation, Term};

/// Points of a man.
const MAN: i64 = 10;

impl Evaluation<Board> for Morris {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let ahead = |count: &dyn Fn(Side) -> i64| count(at.to) - count(at.to.other());
        let men = |side: Side| i64::from(at.pos.total(side));
        let moves = |side: Side| at.pos.turns(side).len() as i64;
        vec![Term::material(say!("eval-men"), MAN * ahead(&men)), Term::new(say!("eval-mobility"), ahead(&moves))]
    }
}
