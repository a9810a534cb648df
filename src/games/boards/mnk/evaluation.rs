//! What is counted of an m,n,k game that is not searched further: open lines by the marks in them, and the middle.

use crate::boards::mnk::board::{Board, Mark, Mnk};
use crate::kit::estimates::Marked;
use ground::rules::At;
use solve::search::evaluation::{Evaluation, Term};

impl Evaluation<Board> for Mnk {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let cells: Vec<_> = at.pos.cells.iter().map(|cell| cell.map(Mark::side)).collect();
        Marked { cols: at.pos.cols, cells: &cells, k: self.kind.k }.terms(at.to)
    }
}
