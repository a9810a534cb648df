//! How values and safe moves are told: who is ahead, who wins, and which dominoes nobody can take away.

use crate::boards::domineering::oracle::Worth;
use crate::boards::domineering::rules::letter;
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::{Cell, Way};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Step};

/// Letters of a value from which on nobody reads it.
pub const LONG: usize = 32;

/// Dominoes of a side beside each other on cells that the other side can never take.
pub fn safe(board: &Board, side: Side) -> Vec<String> {
    let way = Way::ALL[side as usize];
    let cells = board.cells();
    let beside = |(row, col): Cell| match way {
        Way::Upright => [(row, col + 1), (row, col.wrapping_sub(1))],
        Way::Flat => [(row + 1, col), (row.wrapping_sub(1), col)],
    };
    let is_own = |cell: &Cell| beside(*cell).iter().all(|other| !cells.contains(other));
    let mut taken: Vec<Cell> = Vec::new();
    let mut told = Vec::new();
    for &cell in cells.iter().filter(|cell| is_own(cell)) {
        let next = if way == Way::Upright { (cell.0 + 1, cell.1) } else { (cell.0, cell.1 + 1) };
        if !taken.contains(&cell) && cells.contains(&next) && is_own(&next) {
            taken.extend([cell, next]);
            told.push(board.write_domino(Domino { cell: board.place(cell), way }));
        }
    }
    told
}

/// Who is ahead by this number of moves, which is upright's lead.
fn ahead(stop: &str) -> Say {
    let (side, by) = match stop.strip_prefix('-') {
        Some(by) => ("H", by),
        None if stop == "0" => ("none", stop),
        None => ("V", stop),
    };
    say!("domineering-ahead", side = side, by = by, moves = by.parse::<usize>().unwrap_or(0))
}

/// Who wins a value that is no number and not hot: a side whoever begins, or who begins.
fn who(worth: &Worth) -> &'static str {
    match worth.holds {
        [true, _] => "V",
        [_, true] => "H",
        _ => "first",
    }
}

/// Who begins gains: how far each side gets by it, beside the value where that can be read.
pub fn hot(worth: &Worth) -> Say {
    let (value, [v, h]) = (worth.text.as_str(), worth.stops.each_ref().map(|stop| ahead(stop)));
    let both = [Side::First, Side::Second].into_iter().find(|side| worth.sure(*side).is_some());
    let both = both.map_or_else(|| "none".to_owned(), |side| letter(side).to_string());
    if value.len() > LONG {
        say!("domineering-look-hot-long", v = v, h = h, ahead = both)
    } else {
        say!("domineering-look-hot", value = value, v = v, h = h, ahead = both)
    }
}

/// Nobody gains by beginning more than the turn: where best play ends, and who wins.
pub fn tepid(worth: &Worth) -> Say {
    let (value, end, who) = (worth.text.as_str(), ahead(&worth.stops[1]), who(worth));
    if value.len() > LONG {
        say!("domineering-look-tepid-long", end = end, who = who)
    } else {
        say!("domineering-look-tepid", value = value, end = end, who = who)
    }
}

/// Lines of play that are printed at once.
const LISTED: usize = 12;

/// Whether a proof counts moves only, and is all told.
pub fn is_by_counting(step: &Step) -> bool {
    let is_told = match &step.shows {
        Some(Exhibit::Table { rows, .. }) => rows.len() <= LISTED,
        shows => shows.is_none(),
    };
    step.idea == Some(Idea::Spare) && is_told
}
