//! What a stone makes of its lines, told from the rules alone: five, four, three, two, open or not.

use super::board::{Board, mark, moved, other};
use crate::claim::{Case, Held, all, is, same};

/// The names of what a stone makes, the least first.
const NAMES: [&str; 9] = ["none", "one", "two", "open-two", "three", "open-three", "four", "open-four", "five"];

/// What is told of the best move is what its stone makes there, and what the opponent's would make.
pub fn move_weighed(case: &Case) -> Held {
    let board = Board::of(case);
    let (own, cell) = (mark(board.to), moved(case, &board));
    all([
        same(case.nat("equal"), case.met.answer.best_total.clone()),
        same(case.text("own"), NAMES[most(&board, cell, own)]),
        same(case.text("other"), NAMES[most(&board, cell, other(own))]),
        is(!case.met.answer.value.is_proved(), || "it is proved".into()),
    ])
}

/// The stones are the opponent's; one more in each of the cells told, in one line with them, can be completed in two cells.
pub fn look_open_three(case: &Case) -> Held {
    let mut board = Board::of(case);
    let foe = mark(board.to.other());
    let stones = board.cells(&case.texts("stones"));
    let cells = board.cells(&case.texts("cells"));
    let are_foes = stones.len() == 3 && stones.iter().all(|cell| board.drawing.cells[*cell] == foe);
    all([is(are_foes, || "they are not three stones of the opponent".into()), same(case.size("count"), cells.len())])
        .and(|| {
            all(cells.iter().map(|&cell| {
                let line = [&stones[..], &[cell]].concat();
                let is_line = board.lines.iter().any(|five| line.iter().all(|cell| five.contains(cell)));
                let ends = board.with(cell, foe, |board| board.completing(foe)).len();
                is(is_line && ends > 1, || format!("{} makes no four with two ends", board.drawing.name(cell)))
            }))
        })
}

/// The most that a mark makes in a free cell along one of its lines, as a place in [`NAMES`].
fn most(board: &Board, cell: usize, own: char) -> usize {
    let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
    ways.into_iter().map(|way| made(&mut along(board, cell, way, own), own)).max().unwrap_or(0)
}

/// The cells around one, four on either side, with the mark put there; beyond the edge stands the other one.
fn along(board: &Board, cell: usize, (down, right): (i64, i64), own: char) -> Vec<char> {
    let (cols, rows) = (board.drawing.cols as i64, board.drawing.rows() as i64);
    let at = |i: i64| {
        let (row, col) = (cell as i64 / cols + i * down, cell as i64 % cols + i * right);
        let is_inside = (0..rows).contains(&row) && (0..cols).contains(&col);
        if is_inside { board.drawing.cells[(row * cols + col) as usize] } else { other(own) }
    };
    (-4..=4).map(|i| if i == 0 { own } else { at(i) }).collect()
}

/// What stands there, told from what one mark more makes of it.
fn made(cells: &mut [char], own: char) -> usize {
    let is_five = |cells: &[char]| cells.windows(5).any(|five| five.iter().all(|cell| *cell == own));
    if is_five(cells) {
        return 8;
    }
    let free: Vec<usize> = (0..cells.len()).filter(|i| cells[*i] == '.').collect();
    let (mut ends, mut next) = (0, 0);
    for i in free {
        cells[i] = own;
        let more = made(cells, own);
        cells[i] = '.';
        ends += usize::from(more == 8);
        next = next.max(more);
    }
    match (ends, next) {
        (2.., _) => 7,
        (1, _) => 6,
        // Three is a move short of a four, two a move short of three; open, of what is open.
        (_, 7) => 5,
        (_, 6) => 4,
        (_, 5) => 3,
        (_, 4) => 2,
        (_, 2..=3) => 1,
        _ => 0,
    }
}
