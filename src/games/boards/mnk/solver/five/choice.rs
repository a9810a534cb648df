//! Which move a search would make, deepened step by step as far as its work allows.

use std::cmp::Reverse;

use crate::boards::mnk::solver::five::field::Field;
use crate::boards::mnk::solver::five::search::{Halt, Search};
use crate::boards::mnk::solver::five::window::{ALL, Window};
use crate::boards::mnk::solver::threats::plane::{Cell, Side};
use solve::judge::control::{Control, Stop};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The moves with their scores for the side that makes them, the best first. Those of all but the best are bounds: not more.
    pub scores: Vec<(Cell, i32)>,
    /// Plies that were looked ahead, the move itself counted.
    pub depth: usize,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Stones put on the board at most.
    pub work: u64,
    /// Plies looked ahead at most.
    pub depth: usize,
}

/// How much a score may change from one depth to the next before the move is searched again with a wider window.
const ASPIRED: i32 = 120;

/// What the side to move, which may make these moves, would do. The same question has the same answer: work is counted, not time. Only where
/// the reins are [calm](Control::is_calm) what was found counts when they are pulled; not even the first depth need be finished then.
pub fn choose(
    field: &mut Field,
    mover: Side,
    moves: &[Cell],
    effort: Effort,
    control: &Control,
) -> Result<Choice, Stop> {
    let before = field.clone();
    let mut search = Search::new(field, effort.work, control);
    let mut choice = Choice { scores: moves.iter().map(|cell| (*cell, -ALL)).collect(), depth: 0 };
    for depth in 1..=effort.depth {
        let mut found = Vec::new();
        let end = deepen(&mut search, mover, &choice, depth, &mut found);
        let is_whole = end.is_ok();
        if let Err(Halt::Stop(stop)) = end {
            *search.field = before;
            return Err(stop);
        }
        choice = merged(choice, found, depth);
        if !is_whole {
            *search.field = before;
            break;
        }
    }
    Ok(choice)
}

/// What was found at one depth before what was known: of a depth that is not finished only the moves count that were looked at.
fn merged(before: Choice, mut found: Vec<(Cell, i32)>, depth: usize) -> Choice {
    let Some(best) = found.iter().map(|(_, score)| *score).max() else { return before };
    let rest = before.scores.into_iter().filter(|(cell, _)| found.iter().all(|(met, _)| met != cell));
    let rest: Vec<(Cell, i32)> = rest.map(|(cell, score)| (cell, score.min(best))).collect();
    found.extend(rest);
    found.sort_by_key(|(_, score)| Reverse(*score));
    Choice { scores: found, depth }
}

/// Scores the moves to one depth, in the order of the depth before.
fn deepen(
    search: &mut Search,
    mover: Side,
    before: &Choice,
    depth: usize,
    found: &mut Vec<(Cell, i32)>,
) -> Result<(), Halt> {
    let mut best = -ALL;
    for (i, (cell, expected)) in before.scores.iter().enumerate() {
        let score = if i == 0 {
            aspired(search, *cell, mover, depth, *expected)?
        } else {
            better(search, *cell, mover, depth, best)?
        };
        // What is not better than the best is known no closer.
        let told = if score > best { score } else { score.min(best - 1) };
        best = best.max(score);
        found.push((*cell, told));
    }
    Ok(())
}

/// The score of the first move: near what is expected, else exactly.
fn aspired(search: &mut Search, cell: Cell, mover: Side, depth: usize, expected: i32) -> Result<i32, Halt> {
    let below = depth as i32 - 1;
    if depth > 1 {
        let window = Window { least: expected.saturating_sub(ASPIRED), most: expected.saturating_add(ASPIRED) };
        let score = search.after(cell, mover, below, 0, window)?;
        if score > window.least && score < window.most {
            return Ok(score);
        }
    }
    search.after(cell, mover, below, 0, Window { least: -ALL, most: ALL })
}

/// The score of another move where it is better than the best, else a bound.
fn better(search: &mut Search, cell: Cell, mover: Side, depth: usize, best: i32) -> Result<i32, Halt> {
    let below = depth as i32 - 1;
    let score = search.after(cell, mover, below, 0, Window { least: best, most: best + 1 })?;
    if score <= best { Ok(score) } else { search.after(cell, mover, below, 0, Window { least: best, most: ALL }) }
}
