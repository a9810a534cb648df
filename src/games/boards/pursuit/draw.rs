//! Mazes as text: how a position is written, and read with the column of what is wrong.

use std::sync::Arc;

use crate::boards::pursuit::rules::{Chase, Ground, LONGEST, Maze, letter};
use crate::kit::cells::{read_board, split_side, write_board};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::rules::{At, Side};
use ground::say;

/// What may stand in a cell: floor, wall, exit; cop and robber, on an exit in small letters; both on one cell.
const MARKS: &str = ".#ECRcr*";

/// What stands in a cell.
pub fn mark(pos: &Chase, cell: usize) -> char {
    let is_exit = pos.maze.cells[cell] == Ground::Exit;
    match (cell == pos.cop, cell == pos.robber) {
        (true, true) => '*',
        (true, false) if is_exit => 'c',
        (true, false) => 'C',
        (false, true) if is_exit => 'r',
        (false, true) => 'R',
        _ if is_exit => 'E',
        _ if pos.maze.cells[cell] == Ground::Wall => '#',
        _ => '.',
    }
}

/// Writes a position.
pub fn write(at: &At<Chase>) -> String {
    let cells = (0..at.pos.maze.cells.len()).map(|cell| mark(&at.pos, cell));
    format!("{} {}", write_board(cells, at.pos.maze.cols), letter(at.to))
}

/// Reads a position: exactly one cop and one robber, and the side to move.
pub fn read(text: &str) -> Result<At<Chase>, Fault> {
    let (drawn, side) = split_side(text, "CR");
    let mut r = Reader::new(Kind::BadPosition, drawn);
    let board = read_board(&mut r, MARKS, LONGEST)?;
    let (Some(side), true) = (side, r.is_done()) else {
        return Err(r.wrong(say!("pursuit-expect-side")));
    };
    let ground = |mark: &char| match mark {
        '#' => Ground::Wall,
        'E' | 'c' | 'r' => Ground::Exit,
        _ => Ground::Floor,
    };
    let cells = board.cells.iter().map(ground).collect();
    let maze = Arc::new(Maze { cols: board.cols, cells });
    let cop = only(&board.cells, "Cc*").map_err(|second| misplaced(drawn, "Cc*", second, Side::First))?;
    let robber = only(&board.cells, "Rr*").map_err(|second| misplaced(drawn, "Rr*", second, Side::Second))?;
    let to = if side == 'C' { Side::First } else { Side::Second };
    Ok(At { pos: Chase { maze, cop, robber }, to })
}

/// The only cell with one of these marks; or whether there is a second one.
fn only(cells: &[char], marks: &str) -> Result<usize, bool> {
    let mut found = (0..cells.len()).filter(|cell| marks.contains(cells[*cell]));
    match (found.next(), found.next()) {
        (Some(cell), None) => Ok(cell),
        (_, second) => Err(second.is_some()),
    }
}

/// The fault of a piece that is missing, told at the end of the maze, or that stands twice, told at the second one.
fn misplaced(drawn: &str, marks: &str, is_twice: bool, side: Side) -> Fault {
    let piece = letter(side).to_string();
    let column = |(place, _): (usize, char)| place + 1;
    let second = drawn.chars().enumerate().filter(|(_, mark)| marks.contains(*mark)).nth(1).filter(|_| is_twice);
    let (says, at) = match second {
        Some(second) => (say!("pursuit-twice", piece = &piece), column(second)),
        None => (say!("pursuit-missing", piece = &piece), drawn.trim_end().chars().count() + 1),
    };
    Fault::new(Kind::BadPosition, says).expecting(say!("pursuit-expect-piece", piece = piece)).at(at)
}
