//! Which lines can still be completed with the moves that are left, and what is forced until there is none.

use crate::boards::mnk::board::{Board, Mark};
use crate::boards::mnk::proofs::Proofs;
use crate::kit::cells::cell_name;
use ground::rules::{At, Ending, Rules};
use ground::say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};
use solve::search::lines::Lines;

/// The lines that a side can still complete with the moves that are left to it, each by its two ends.
pub fn left(at: &At<Board>, lines: &[Vec<u16>], mark: Mark) -> Vec<String> {
    let board = &at.pos;
    let moves = if mark == Mark::of(at.to) { board.free().div_ceil(2) } else { board.free() / 2 };
    let is_left = |line: &&Vec<u16>| {
        let has = |meant: Option<Mark>| line.iter().filter(|cell| board.cells[usize::from(**cell)] == meant).count();
        has(Some(mark.other())) == 0 && has(None) <= moves
    };
    let ends = |line: &Vec<u16>| {
        let ends = [line[0], line[line.len() - 1]].map(|cell| cell_name(usize::from(cell), board.cols));
        ends.join("-")
    };
    lines.iter().filter(is_left).map(ends).collect()
}

impl Proofs<'_> {
    /// Whether nobody can complete a line any more with the moves that are left.
    fn is_spent(&self, at: &At<Board>) -> bool {
        let lines = Lines::of(at.pos.rows, at.pos.cols, self.mnk.kind.k).all;
        Mark::ALL.into_iter().all(|mark| left(at, &lines, mark).is_empty())
    }

    /// That nobody can complete a line any more, now or after the best move.
    pub fn spent(&self) -> Option<Step> {
        let next = self.mnk.play(self.at, &self.best());
        let when = match (self.is_spent(self.at), self.mnk.ending(&next)) {
            (true, _) => "now",
            (false, None) if self.is_spent(&next) => "then",
            _ => return None,
        };
        let total = Lines::of(self.at.pos.rows, self.at.pos.cols, self.mnk.kind.k).all.len();
        let cell = self.names(&[self.best().0]);
        let says = say!("mnk-proof-dead", total = total, k = self.mnk.kind.k, when = when, cell = cell);
        Some(Step::says(Role::Proof, says).about(Idea::Counting))
    }

    /// How the best move of a draw leaves a single answer, that one a single answer again, until nobody can complete a line.
    pub fn chain(&self) -> Option<Step> {
        let k = self.mnk.kind.k;
        let mut here = self.mnk.play(self.at, &self.best());
        let mut cells = vec![self.best().0];
        while self.mnk.ending(&here).is_none() && !self.is_spent(&here) {
            let mark = Mark::of(here.to);
            let [stop] = here.pos.completing(mark.other(), k)[..] else { return None };
            if !here.pos.completing(mark, k).is_empty() {
                return None;
            }
            cells.push(stop);
            here = self.mnk.play(&here, &(stop, mark));
        }
        let is_drawn = self.mnk.ending(&here).is_none_or(|ending| ending == Ending::Drawn);
        let left: Vec<usize> = (0..here.pos.cells.len()).filter(|cell| here.pos.cells[*cell].is_none()).collect();
        let says = say!("mnk-proof-chain", cells = self.names(&cells), count = left.len(), left = self.names(&left));
        (is_drawn && cells.len() > 1).then(|| Step::says(Role::Proof, says).about(Idea::Forced))
    }
}
