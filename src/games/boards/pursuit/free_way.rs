//! The robber's free way out, to none of whose cells the cop comes in time; and exits to which the cop is nearer.

use std::collections::VecDeque;

use crate::boards::pursuit::rules::{Chase, Ground, Maze};
use ground::rules::{At, Side};

/// Steps from a cell to each cell; `None`: there is no way.
fn steps(maze: &Maze, from: usize) -> Vec<Option<usize>> {
    let mut steps = vec![None; maze.cells.len()];
    steps[from] = Some(0);
    let mut waiting = VecDeque::from([from]);
    while let Some(cell) = waiting.pop_front() {
        let next = steps[cell].map(|steps| steps + 1);
        for near in maze.near(cell) {
            if steps[near].is_none() {
                steps[near] = next;
                waiting.push_back(near);
            }
        }
    }
    steps
}

/// The cells of the shortest such way, the exit last. `None`: there is none.
///
/// Worked: in `C..RE` the robber, to move, steps out at once; in `R.C.E` the cop stands in its way.
pub fn free_way(at: &At<Chase>) -> Option<Vec<usize>> {
    let Chase { maze, cop, robber } = &at.pos;
    let of_cop = steps(maze, *cop);
    let is_late = |cell: usize, moves: usize| of_cop[cell].is_none_or(|steps| steps > moves);
    // Steps of the cop before the first of the robber.
    let early = usize::from(at.to == Side::First);
    if early == 1 && !is_late(*robber, 1) {
        return None;
    }
    let mut ways = VecDeque::from([vec![*robber]]);
    let mut seen = vec![*robber];
    while let Some(way) = ways.pop_front() {
        for to in way.last().into_iter().flat_map(|cell| maze.near(*cell)) {
            let is_exit = maze.cells[to] == Ground::Exit;
            // The cop's steps when the robber arrives, and one more where it stays on the board.
            let moves = way.len() - 1 + early + usize::from(!is_exit);
            if seen.contains(&to) || !is_late(to, moves) {
                continue;
            }
            seen.push(to);
            let longer = [&way[..], &[to]].concat();
            if is_exit {
                return Some(longer[1..].to_vec());
            }
            ways.push_back(longer);
        }
    }
    None
}

/// Every exit that the robber could walk to, with its steps and the cop's, which is there before it. `None`: one is open, or there is none.
pub fn guarded(at: &At<Chase>) -> Option<Vec<[usize; 3]>> {
    let Chase { maze, cop, robber } = &at.pos;
    let (of_cop, of_robber) = (steps(maze, *cop), steps(maze, *robber));
    let exits = (0..maze.cells.len()).filter(|cell| maze.cells[*cell] == Ground::Exit);
    let mut guarded = Vec::new();
    for exit in exits {
        let Some(own) = of_robber[exit] else { continue };
        let moves = own - 1 + usize::from(at.to == Side::First);
        guarded.push([exit, own, of_cop[exit].filter(|steps| *steps <= moves)?]);
    }
    Some(guarded).filter(|guarded| !guarded.is_empty())
}
