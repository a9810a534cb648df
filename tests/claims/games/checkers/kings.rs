//! What is told of kings alone, counted again on boards that are small enough.

use ground::rules::Side;

use super::counts;
use crate::claim::{Case, Held, all, is, same};
use crate::drawing::Drawing;
use crate::referee::Fate;
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
    .and(|| if board.rows() == SMALL { are_counted(case, more) } else { Held::Open })
}

/// Every placement is read and played out, Black the lone king.
fn are_counted(case: &Case, more: usize) -> Held {
    let squares = SMALL * SMALL / 2;
    let mut found = [0; 3];
    for set in 0..1usize << squares {
        for lone in (0..squares).filter(|lone| set >> lone & 1 == 1 && set.count_ones() as usize == more + 1) {
            let Ok(place) = case.met.place.reads(&written(set, lone)) else {
                return Held::False("a placement is not read".into());
            };
            let Some(worth) = worth(&place) else { return Held::Open };
            let kind = match worth.fate {
                Fate::Lost => 0,
                Fate::Drawn => 1,
                Fate::Won => 2,
            };
            found[kind] += 1;
        }
    }
    same([case.size("lost"), case.size("drawn"), case.size("won")], found)
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
