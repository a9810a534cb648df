//! How Notakto is written: boards joined by ` | `, and moves `2:b3` that name the board and the cell.

use crate::boards::notakto::rules::Cross;
use crate::boards::notakto::shape::{Board, LONGEST};
use crate::kit::cells;
use crate::kit::heaps::read_heap_number;
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::say;
use ground::scene::Spot;

/// Boards that may stand side by side.
pub const BOARDS: usize = 12;

/// Writes one board.
pub fn write_board(board: &Board) -> String {
    cells::write_board((0..board.cells()).map(|cell| if board.marks.has(cell) { 'X' } else { '.' }), board.cols)
}

/// Writes boards.
pub fn write_boards(boards: &[Board]) -> String {
    boards.iter().map(write_board).collect::<Vec<_>>().join(" | ")
}

/// Reads boards.
pub fn read_boards(text: &str) -> Result<Vec<Board>, Fault> {
    let mut r = Reader::new(Kind::BadPosition, text);
    let mut boards = Vec::new();
    loop {
        let drawing = cells::read_board(&mut r, ".X", LONGEST)?;
        let marks = (0..drawing.cells.len()).filter(|&cell| drawing.cells[cell] == 'X').collect();
        boards.push(Board { rows: drawing.rows, cols: drawing.cols, marks });
        if !r.take("|") {
            break;
        }
        if boards.len() == BOARDS {
            return Err(r.fault(say!("notakto-too-many-boards", most = BOARDS)));
        }
    }
    r.end()?;
    Ok(boards)
}

/// Writes a move.
pub fn write_cross(boards: &[Board], &(i, cell): &Cross) -> String {
    format!("{}:{}", i + 1, cells::cell_name(cell, boards[i].cols))
}

/// Reads a move; a lone board need not be named.
pub fn read_cross(boards: &[Board], text: &str) -> Result<Cross, Fault> {
    let mut r = Reader::new(Kind::IllegalMove, text);
    let i = read_heap_number(&mut r, boards.len())?;
    let cell = cells::read_cell(&mut r, boards[i].rows, boards[i].cols)?;
    r.end()?;
    Ok((i, cell))
}

/// The place of a cell in the scene.
pub fn spot(boards: &[Board], i: usize, cell: usize) -> Spot {
    let spot = Spot(cell as u32);
    if boards.len() == 1 { spot } else { spot.in_panel(i) }
}
