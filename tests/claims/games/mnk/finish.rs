//! What is said where a line can be completed now, told from the lines of the board alone.

use super::board::{Board, told};
use super::misere::completes;
use crate::claim::{Case, Held, all, is, same};
use crate::exhibits::{rows, spots};

/// Every move completes a line, as many as are told, and that loses.
pub fn doomed(case: &Case) -> Held {
    let board = Board::of(case);
    let moves = case.met.place.moves(1_000).0;
    let completing: usize = board.marks(board.to).into_iter().map(|mark| board.completing(mark).len()).sum();
    let are_named = moves
        .iter()
        .zip(rows(case))
        .map(|(mv, row)| same(row[0].as_str(), mv.as_str()).and(|| completes(&board, mv, &row[1])));
    is(board.is_misere, || "a line wins".into())
        .and(|| same((case.size("moves"), completing), (moves.len(), moves.len())))
        .and(|| all(are_named))
}

/// As many moves complete a line as are told, and that wins.
pub fn claim(case: &Case) -> Held {
    let board = Board::of(case);
    let many: usize = board.marks(board.to).into_iter().map(|mark| board.completing(mark).len()).sum();
    is(!board.is_misere, || "a line loses".into()).and(|| same(case.size("moves"), many))
}

pub fn look(case: &Case) -> Held {
    let board = Board::of(case);
    is(!board.is_misere && !board.finishing(board.to).is_empty(), || "no line can be completed".into())
}

/// The cells told hold equal marks of the mover and stand in one line with the cell that lights up, which is all that it lacks.
pub fn place(case: &Case) -> Held {
    let board = Board::of(case);
    let held = board.cells(&case.texts("held"));
    let marks: Vec<char> = held.iter().map(|cell| board.drawing.cells[*cell]).collect();
    let (shown, best) = (spots(case), board.drawing.cell(case.met.answer.best[0].trim_start_matches(['X', 'O'])));
    let is_own = marks.iter().all(|mark| *mark == marks[0] && board.marks(board.to).contains(mark));
    let whole: Vec<usize> = held.iter().copied().chain([best]).collect();
    all([same(shown, vec![best as u32]), is(is_own, || "they are not of one mark".into())])
        .and(|| is(is_run(&board, &whole), || "they are not in one line".into()))
}

/// Whether these cells, in any order, are those of one whole line or a longer one without a gap.
pub fn is_run(board: &Board, cells: &[usize]) -> bool {
    let lines: Vec<&Vec<usize>> =
        board.lines.iter().filter(|line| line.iter().all(|cell| cells.contains(cell))).collect();
    let cols = board.drawing.cols as i64;
    let step = |line: &Vec<usize>| (line[1] as i64 - line[0] as i64).rem_euclid(4 * cols);
    // Every cell is in one of the lines, and these go one way.
    !lines.is_empty()
        && lines.iter().all(|line| step(line) == step(lines[0]))
        && cells.iter().all(|cell| lines.iter().any(|line| line.contains(cell)))
}

/// The move told completes each of the lines named, and no others.
pub fn played(case: &Case) -> Held {
    let board = Board::of(case);
    let (own, cell, held) = told(case, &board);
    let lines: Vec<Vec<usize>> =
        case.texts("lines").iter().map(|line| line.split('-').map(|name| board.drawing.cell(name)).collect()).collect();
    let is_whole = |line: &Vec<usize>| {
        let is_own = |place: &usize| *place == cell || board.drawing.cells[*place] == own;
        line.contains(&cell) && line.iter().all(is_own) && is_run(&board, line)
    };
    let ways = |line: &Vec<usize>| {
        board.lines.iter().filter(|five| five.contains(&cell) && five.iter().all(|place| line.contains(place))).count()
    };
    let is_own = |place: &usize| *place == cell || board.drawing.cells[*place] == own;
    let completed = board.lines.iter().filter(|line| line.contains(&cell) && line.iter().all(is_own)).count();
    held.and(|| same(case.text("ends") == "loses", board.is_misere))
        .and(|| is(board.completing(own).contains(&cell), || "it completes nothing".into()))
        .and(|| is(!lines.is_empty() && lines.iter().all(is_whole), || format!("{lines:?}")))
        .and(|| same(lines.iter().map(ways).sum::<usize>(), completed))
}
