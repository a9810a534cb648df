//! What a step of a pursuit does that a teacher would point at.

use std::collections::VecDeque;

use crate::boards::pursuit::rules::{Chase, Maze};
use duel::game::slip::Slip;
use ground::rules::Side;

/// The facts.
pub fn slips(chase: &Chase, side: Side, cell: usize) -> Vec<Slip> {
    let before = apart(&chase.maze, chase.cop, chase.robber);
    let next = chase.stepped(side, cell);
    let after = apart(&next.maze, next.cop, next.robber);
    match side {
        Side::First if after >= before => vec![Slip::Away],
        Side::Second if after < before => vec![Slip::Nearer],
        _ => Vec::new(),
    }
}

/// Steps from cell to cell; the largest number where no way leads.
fn apart(maze: &Maze, from: usize, to: usize) -> usize {
    let mut steps = vec![usize::MAX; maze.cells.len()];
    steps[from] = 0;
    let mut next = VecDeque::from([from]);
    while let Some(cell) = next.pop_front().filter(|_| steps[to] == usize::MAX) {
        for near in maze.near(cell).collect::<Vec<_>>() {
            if steps[near] == usize::MAX {
                steps[near] = steps[cell] + 1;
                next.push_back(near);
            }
        }
    }
    steps[to]
}
