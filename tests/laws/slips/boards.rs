//! Kinds of mistakes on boards where stones are placed and stay.

use std::collections::BTreeMap;
use std::sync::Arc;

use duel::place::Place;
use ground::rules::{Ending, Side};

use super::text::{cell, rows};
use super::{Case, steps};

/// The opponent wins in the cell above.
pub fn under(c: &Case) -> bool {
    let above = c.step.next.play(c.mv()).expect("there is a cell above");
    above.next.ending() == Some(Ending::Won(c.foe()))
}

/// The stone stands between two own ones that had two ways to each other.
pub fn filled_link(c: &Case) -> bool {
    let board = rows(&c.text());
    let (col, row) = cell(c.mv());
    let near = hex_near(&board, (col, row));
    let own = if c.place.to() == Side::First { 'X' } else { 'O' };
    let ends: Vec<_> = near.into_iter().filter(|(col, row)| board[*row][*col] == own).collect();
    ends.iter().any(|a| {
        ends.iter().any(|b| {
            a != b && {
                let beside = hex_near(&board, *a);
                let shared = hex_near(&board, *b)
                    .into_iter()
                    .filter(|cell| beside.contains(cell) && board[cell.1][cell.0] == '.');
                shared.count() == 2
            }
        })
    })
}

/// The own stone above would complete a line, and the opponent can stop it now.
pub fn spent_threat(c: &Case) -> bool {
    // Were the opponent to move elsewhere, the own stone above would win: somebody wants the cell, and it is free now.
    let above = c.step.next.play(c.mv()).expect("there is a cell above");
    let line = completes(&c.step.next, &above.next, c.place.to());
    line && above.next.ending().is_none_or(|ending| ending != Ending::Won(c.place.to()))
}

/// The opponent can take a corner.
pub fn corner(c: &Case) -> bool {
    let board = rows(&c.text());
    let (last_row, last_col) = (board.len(), board[0].len());
    let corner = |mv: &str| {
        let (col, row) = if mv == "pass" { return false } else { cell(mv) };
        (row == 0 || row + 1 == last_row) && (col == 0 || col + 1 == last_col)
    };
    steps(&*c.step.next).iter().any(|step| corner(&step.text))
}

/// Every better move leaves the opponent fewer moves.
pub fn mobility(c: &Case) -> bool {
    c.better.iter().all(|step| step.next.moves(0).1 < c.step.next.moves(0).1)
}

/// Neither side has come nearer to a link of its borders.
pub fn wasted(c: &Case) -> bool {
    [Side::First, Side::Second].into_iter().all(|side| lacking(&c.text(), side) == lacking(&c.left(), side))
}

/// The neighbours of a cell of Hex: every row stands half a cell to the right of the one above.
fn hex_near(board: &[Vec<char>], (col, row): (usize, usize)) -> Vec<(usize, usize)> {
    let ways = [(-1, 0), (1, 0), (0, -1), (1, -1), (0, 1), (-1, 1)];
    let at = |(right, down): (isize, isize)| {
        let (col, row) = (col.checked_add_signed(right)?, row.checked_add_signed(down)?);
        (row < board.len() && col < board[row].len()).then_some((col, row))
    };
    ways.into_iter().filter_map(at).collect()
}

/// The fewest stones that a side lacks at Hex to link its borders; X links top and bottom.
fn lacking(text: &str, side: Side) -> Option<usize> {
    let board = rows(text);
    let (own, other) = if side == Side::First { ('X', 'O') } else { ('O', 'X') };
    let cells = (0..board.len()).flat_map(|row| (0..board[row].len()).map(move |col| (col, row)));
    let cells: Vec<(usize, usize)> = cells.filter(|(col, row)| board[*row][*col] != other).collect();
    let cost = |(col, row): (usize, usize)| usize::from(board[row][col] != own);
    let [starts, ends] = [false, true].map(|is_end| {
        let is_border = |(col, row): &(usize, usize)| match (side, is_end) {
            (Side::First, false) => *row == 0,
            (Side::First, true) => row + 1 == board.len(),
            (Side::Second, false) => *col == 0,
            (Side::Second, true) => col + 1 == board[0].len(),
        };
        cells.iter().copied().filter(is_border).collect::<Vec<_>>()
    });
    // Bellman and Ford: as many rounds as there are cells.
    let mut far: BTreeMap<(usize, usize), usize> = starts.into_iter().map(|cell| (cell, cost(cell))).collect();
    for _ in 0..cells.len() {
        for cell in &cells {
            let near = hex_near(&board, *cell).into_iter().filter_map(|near| far.get(&near).copied()).min();
            if let Some(found) = near.map(|near| near + cost(*cell)) {
                let old = far.entry(*cell).or_insert(found);
                *old = found.min(*old);
            }
        }
    }
    ends.iter().filter_map(|cell| far.get(cell).copied()).min()
}

/// Whether the stone that `after` has more than `before` stands where a line of this side would be complete.
fn completes(before: &Arc<dyn Place>, after: &Arc<dyn Place>, side: Side) -> bool {
    let stones = |place: &Arc<dyn Place>| {
        let (mut heights, mut stones) = (BTreeMap::new(), BTreeMap::new());
        for (ply, col) in place.text().chars().filter_map(|c| c.to_digit(10)).enumerate() {
            let height: &mut i32 = heights.entry(col as i32).or_default();
            stones.insert((col as i32, *height), if ply % 2 == 0 { Side::First } else { Side::Second });
            *height += 1;
        }
        stones
    };
    let (old, new) = (stones(before), stones(after));
    let (col, row) = *new.keys().find(|cell| !old.contains_key(cell)).expect("one stone more");
    let k = before.params().small("k") as i32;
    let run =
        |x: i32, y: i32| (1..k).take_while(|i| old.get(&(col + x * i, row + y * i)) == Some(&side)).count() as i32;
    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(x, y)| run(x, y) + run(-x, -y) + 1 >= k)
}
