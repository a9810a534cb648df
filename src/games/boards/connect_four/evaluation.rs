//! What is counted of Connect Four that is not searched further: open lines by the stones in them, and the middle.

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::kit::estimates::Marked;
use ground::rules::At;
use solve::search::evaluation::{Evaluation, Term};

impl Evaluation<Stones> for ConnectFour {
    fn terms(&self, at: &At<Stones>) -> Vec<Term> {
        let row = |height: u32| (0..self.cols).map(move |col| self.owner(at, col, height));
        let cells: Vec<_> = (0..self.rows).flat_map(row).collect();
        Marked { cols: self.cols as usize, cells: &cells, k: self.k as usize }.terms(at.to)
    }
}
