//! The robber's free ways out or onto a circle, to whose cells the cop comes too late. And exits to which the cop is nearer.

use std::collections::VecDeque;
use std::iter::successors;

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
    way_to(at, |cell| at.pos.maze.cells[cell] == Ground::Exit)
}

/// The shortest such way onto a circle, and the circle's cells in order; the way is empty where the robber stands on one.
///
/// On a circle the robber may stay or step to either side. The cop elsewhere reaches two of these cells at most, for steps
/// change the colour of a chessboard. Worked: in `C../.#./..R` the eight cells around the wall are a circle.
pub fn circle(at: &At<Chase>) -> Option<(Vec<usize>, Vec<usize>)> {
    let way = way_to(at, |cell| round(&at.pos.maze, cell).is_some())?;
    let on = way.last().copied().unwrap_or(at.pos.robber);
    round(&at.pos.maze, on).map(|circle| (way, circle))
}

/// The shortest circle through a cell. `None`: the cell lies on none.
fn round(maze: &Maze, cell: usize) -> Option<Vec<usize>> {
    let beside: Vec<usize> = maze.near(cell).filter(|to| *to != cell).collect();
    let mut shortest: Option<Vec<usize>> = None;
    for from in &beside {
        let before = before(maze, *from, cell);
        let ends = beside.iter().filter(|to| *to > from && before[**to].is_some());
        let back = |to: &usize| successors(Some(*to), |cell| before[*cell].filter(|before| before != cell));
        let circles = ends.map(|to| back(to).chain([cell]).collect::<Vec<usize>>());
        shortest = shortest.into_iter().chain(circles).min_by_key(Vec::len);
    }
    shortest
}

/// The cell before each one on the shortest way from a cell, which is before itself, without one cell.
fn before(maze: &Maze, from: usize, without: usize) -> Vec<Option<usize>> {
    let mut before = vec![None; maze.cells.len()];
    before[from] = Some(from);
    let mut waiting = VecDeque::from([from]);
    while let Some(cell) = waiting.pop_front() {
        for near in maze.near(cell).filter(|near| *near != without) {
            if before[near].is_none() {
                before[near] = Some(cell);
                waiting.push_back(near);
            }
        }
    }
    before
}

/// The cells of the shortest way to a cell that is sought, where the cop comes to none of them in time.
fn way_to(at: &At<Chase>, is_sought: impl Fn(usize) -> bool) -> Option<Vec<usize>> {
    let Chase { maze, cop, robber } = &at.pos;
    let of_cop = steps(maze, *cop);
    let is_late = |cell: usize, moves: usize| of_cop[cell].is_none_or(|steps| steps > moves);
    // Steps of the cop before the first of the robber.
    let early = usize::from(at.to == Side::First);
    if early == 1 && !is_late(*robber, 1) {
        return None;
    }
    if is_sought(*robber) {
        return Some(Vec::new());
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
            if is_sought(to) {
                return Some(longer[1..].to_vec());
            }
            ways.push_back(longer);
        }
    }
    None
}

/// Where on such a way the cop comes nearest to being in time: the cell, the robber's steps and its own. `None`: it comes nowhere there.
pub fn closest(at: &At<Chase>, way: &[usize]) -> Option<[usize; 3]> {
    let of_cop = steps(&at.pos.maze, at.pos.cop);
    let reached = (1..).zip(way).filter_map(|(robber, cell)| Some([*cell, robber, of_cop[*cell]?]));
    reached.min_by_key(|[_, robber, cop]| cop.saturating_sub(*robber))
}

/// Whether walls stand around the cop.
pub fn is_shut_in(at: &At<Chase>) -> bool {
    at.pos.maze.near(at.pos.cop).all(|to| to == at.pos.cop)
}

/// A door behind which the robber has neither an exit nor a circle, and to which the cop comes first.
pub struct Blind {
    /// The cell that leads out.
    pub door: usize,
    /// The cells that lie behind it.
    pub cells: Vec<usize>,
    /// The robber's steps to it.
    pub robber: usize,
    /// The cop's.
    pub cop: usize,
}

/// The widest ground that ends blindly, with the robber in it and the cop before it. `None`: there is none.
///
/// The cop that stands on the door when the robber comes, or one step from it then, has it; else it walks in, and nobody gets past it.
/// Worked: in `C..R` the cop to move shuts the robber in behind the cell beside it.
pub fn blind(at: &At<Chase>) -> Option<Blind> {
    let Chase { maze, cop, robber } = &at.pos;
    let (of_cop, of_robber) = (steps(maze, *cop), steps(maze, *robber));
    let early = usize::from(at.to == Side::First);
    let doors = (0..maze.cells.len()).filter(|door| door != robber && maze.cells[*door] != Ground::Exit);
    let behind = |door: usize| {
        let (own, other) = (of_robber[door]?, of_cop[door]?);
        if other > own + early {
            return None;
        }
        let before = before(maze, *robber, door);
        let inside: Vec<usize> = (0..before.len()).filter(|cell| before[*cell].is_some()).collect();
        let ways: usize =
            inside.iter().map(|cell| maze.near(*cell).filter(|to| to != cell && *to != door).count()).sum();
        let doors = inside.iter().filter(|cell| maze.near(**cell).any(|to| to == door)).count();
        let is_blind = ways == 2 * (inside.len() - 1)
            && doors == 1
            && !inside.contains(cop)
            && inside.iter().all(|cell| maze.cells[*cell] != Ground::Exit);
        is_blind.then_some(Blind { door, cells: inside, robber: own, cop: other })
    };
    doors.filter_map(behind).max_by_key(|blind| (blind.cells.len(), std::cmp::Reverse(blind.cop)))
}

/// Whether no way joins cop and robber.
pub fn is_apart(at: &At<Chase>) -> bool {
    steps(&at.pos.maze, at.pos.cop)[at.pos.robber].is_none()
}

/// Whether the robber could walk to an exit if the cop let it.
pub fn has_exit(at: &At<Chase>) -> bool {
    let of_robber = steps(&at.pos.maze, at.pos.robber);
    (0..of_robber.len()).any(|cell| at.pos.maze.cells[cell] == Ground::Exit && of_robber[cell].is_some())
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
