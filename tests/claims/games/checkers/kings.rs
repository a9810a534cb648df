//! What is told of kings alone, counted again on boards that are small enough.

use ground::rules::Side;

use super::counts;
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::exhibits::rows;
use crate::referee::{Fate, moves};
use crate::sweep::{after, worth};

/// Rows of a board on which all placements are swept.
const SMALL: usize = 4;

/// Two kings at most stand against a lone one after so many moves of the line, and not before; all placements are as told.
pub fn kings(case: &Case) -> Held {
    let (mut here, from, more) = (case.met.place.clone(), case.size("from"), case.size("more"));
    let is_alone = |board: &Drawing| {
        let [black, white] = [Side::First, Side::Second].map(|side| counts(board, side));
        let kings = [black[1].min(white[1]), black[1].max(white[1])];
        black[0] + white[0] == 0 && kings[0] == 1 && kings[1] <= 2
    };
    for text in &case.met.answer.line[..from.min(case.met.answer.line.len())] {
        if is_alone(&Drawing::of(&*here)) {
            return Held::False(format!("before {text} already"));
        }
        here = after(&here, text).expect("the line is legal");
    }
    let board = Drawing::of(&*here);
    let most = counts(&board, Side::First)[1].max(counts(&board, Side::Second)[1]);
    all([
        is(is_alone(&board), || "others are on the board".into()),
        same(most, more as i64),
        same(case.size("all"), case.size("lost") + case.size("drawn") + case.size("won")),
    ])
    .and(|| {
        if board.rows() != SMALL {
            return Held::Open;
        }
        let told = ["lost", "drawn", "won"].map(|name| case.size(name));
        counted(case, more).map_or(Held::Open, |[even, odd]| same(told, [0, 1, 2].map(|kind| even[kind] + odd[kind])))
    })
}

/// The steps of the king with this sign from each double corner, rows or columns, whichever are more.
fn steps(board: &Drawing, sign: char) -> Vec<String> {
    let last = board.cols - 1;
    let king = board.cells.iter().position(|cell| *cell == sign).expect("it is there");
    let far = |(row, col): (usize, usize)| (king / board.cols).abs_diff(row).max((king % board.cols).abs_diff(col));
    let corners = [[(0, 1), (1, 0)], [(last - 1, last), (last, last - 1)]];
    corners.map(|corner| corner.map(far).into_iter().min().expect("two squares").to_string()).to_vec()
}

/// Two kings are alone after so many moves of the line, they stand as is told, and the one to move has lost, or has not, as the rule says
/// and as play tells; every move leads to the steps in its row.
pub fn opposition(case: &Case) -> Held {
    let (mut here, from) = (case.met.place.clone(), case.size("from"));
    for text in &case.met.answer.line[..from.min(case.met.answer.line.len())] {
        here = after(&here, text).expect("the line is legal");
    }
    let board = Drawing::of(&*here);
    let kings: Vec<usize> = (0..board.cells.len()).filter(|cell| board.cells[*cell] != '.').collect();
    let odd = kings.iter().filter(|cell| (*cell / board.cols).is_multiple_of(2)).count();
    let mut signs: Vec<char> = kings.iter().map(|cell| board.cells[*cell]).collect();
    signs.sort_unstable();
    let [own, other] = if here.to() == Side::First { ['B', 'W'] } else { ['W', 'B'] };
    let fate = worth(&here)
        .map_or(Held::Open, |found| same(case.text("fate"), if found.fate == Fate::Lost { "lost" } else { "held" }));
    let rows = rows(case);
    let is_row = |row: &Vec<String>| {
        let next = Drawing::of(&*after(&here, &row[0]).expect("a legal move"));
        same(row[1..].to_vec(), [own, other].map(|sign| steps(&next, sign).join(" ")).to_vec())
    };
    all([
        same(signs, vec!['B', 'W']),
        same((case.size("count"), case.size("odd")), (odd, odd % 2)),
        same(case.text("to"), if here.to() == case.met.place.to() { "you" } else { "other" }),
        same((case.texts("own"), case.texts("other")), (steps(&board, own), steps(&board, other))),
        same(case.size("all"), kings_placed(board.rows())),
        is(rows.is_empty() || rows.len() as u64 == moves(&*here, 100).map_or(0, |all| all.len() as u64), || {
            "rows".into()
        }),
        all(rows.iter().map(is_row)),
    ])
    .and(|| fate)
    .and(|| {
        if board.rows() != SMALL {
            return Held::Open;
        }
        counted(case, 1).map_or(Held::Open, |[even, odd]| same(case.size("lost"), even[0] + odd[0]))
    })
}

/// The ways to put two kings on a board of so many rows.
fn kings_placed(rows: usize) -> usize {
    let squares = rows * rows / 2;
    squares * (squares - 1)
}

/// Every placement is read and played out, Black the lone king: those lost, drawn and won with an even number in odd rows, and with an odd one.
fn counted(case: &Case, more: usize) -> Option<[[usize; 3]; 2]> {
    let squares = SMALL * SMALL / 2;
    let mut found = [[0; 3]; 2];
    for set in 0..1usize << squares {
        for lone in (0..squares).filter(|lone| set >> lone & 1 == 1 && set.count_ones() as usize == more + 1) {
            let place = case.met.place.reads(&written(set, lone)).expect("a placement is read");
            let worth = worth(&place)?;
            let kind = match worth.fate {
                Fate::Lost => 0,
                Fate::Drawn => 1,
                Fate::Won => 2,
            };
            let odd = (0..squares)
                .filter(|square| set >> square & 1 == 1 && (square / (SMALL / 2)).is_multiple_of(2))
                .count();
            found[odd % 2][kind] += 1;
        }
    }
    Some(found)
}

/// The kings on these squares, one of them black, which is to move.
fn written(set: usize, lone: usize) -> String {
    let sign = |row: usize, col: usize| {
        let square = (row + col) % 2 * (row * SMALL / 2 + col / 2 + 1);
        match square.checked_sub(1).filter(|square| set >> square & 1 == 1) {
            None => '.',
            Some(square) if square == lone => 'B',
            Some(_) => 'W',
        }
    };
    let rows: Vec<String> = (0..SMALL).map(|row| (0..SMALL).map(|col| sign(row, col)).collect()).collect();
    format!("{} b", rows.join("/"))
}
