//! How the practice went so far: what was right, what was missed, and what is left of the time.

use std::sync::Arc;
use std::time::Duration;

use crate::tui::puzzle::practice::SPRINT;
use teach::note::{Board, Did, Puzzle as Tried};
use teach::puzzle::make::Puzzle;
use teach::puzzle::rating::Rating;

/// How it went.
pub struct Tally {
    /// Answers that were right.
    pub right: u32,
    /// Puzzles that were missed, with their answers in them.
    pub missed: Vec<Arc<Puzzle>>,
    /// What the person is rated by now.
    pub rating: Rating,
    /// What the person was rated before.
    pub before: Rating,
    /// Tries that are still to be written down.
    pub fresh: Vec<Did>,
}

impl Tally {
    /// Nothing was tried yet by somebody rated so.
    pub fn new(rating: Rating) -> Self {
        Tally { right: 0, missed: Vec::new(), rating, before: rating, fresh: Vec::new() }
    }

    /// Counts an answer.
    pub fn count(&mut self, puzzle: &Arc<Puzzle>, is_right: bool, is_hinted: bool) {
        self.rating = self.rating.after_try(puzzle.rating(), is_right, is_hinted);
        self.fresh.push(Did::Puzzle(Tried {
            kind: puzzle.kind.name().to_owned(),
            board: Board::of(&puzzle.entry.id, &*puzzle.place),
            rating: puzzle.rating(),
            right: is_right,
            hinted: is_hinted,
        }));
        if is_right {
            self.right += 1;
        } else {
            self.missed.push(puzzle.clone());
        }
    }
}

/// The clock of a sprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timer {
    /// It waits to be started.
    Waiting,
    /// It runs since then.
    Running(Duration),
    /// The time is over.
    Over,
}

impl Timer {
    /// Looks at the clock: a sprint that has lasted long enough is over.
    pub fn look(&mut self, now: Duration) {
        if let Timer::Running(begun) = *self
            && now.saturating_sub(begun) >= SPRINT
        {
            *self = Timer::Over;
        }
    }

    /// Whole seconds that are left, the one under way included.
    pub fn left(self, now: Duration) -> u64 {
        match self {
            Timer::Waiting => SPRINT.as_secs(),
            Timer::Running(begun) => SPRINT.saturating_sub(now.saturating_sub(begun)).as_millis().div_ceil(1000) as u64,
            Timer::Over => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_runs_out_once() {
        let at = Duration::from_millis;
        let mut timer = Timer::Running(at(5_000));
        timer.look(at(124_999));
        assert_eq!((timer, timer.left(at(124_999))), (Timer::Running(at(5_000)), 1));
        timer.look(at(125_000));
        assert_eq!((timer, timer.left(at(125_000))), (Timer::Over, 0));
        assert_eq!(Timer::Waiting.left(at(9)), 120);
    }
}
