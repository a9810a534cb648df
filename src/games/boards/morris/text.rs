//! How morris is written: the drawing row by row with `#` where no point is, the side to move, and the men in hand.

use crate::boards::morris::plan::{Plan, Set};
use crate::boards::morris::rules::{Board, Turn};
use crate::kit::cells::{cell_name, read_board, read_cell, split_side, write_board};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;

/// The name of a point: its column's letter and its row.
pub fn point_name(plan: &Plan, point: u8) -> String {
    let (row, col) = plan.points[usize::from(point)];
    cell_name(row * plan.size + col, plan.size)
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'W' } else { 'B' }
}

/// Writes a position: `W../.B./... W @2-2`.
pub fn write_at(at: &At<Board>) -> String {
    let plan = at.pos.plan();
    let mut cells = vec!['#'; plan.size * plan.size];
    for (point, (row, col)) in plan.points.iter().enumerate() {
        let on = |side: usize| at.pos.on[side] >> point & 1 == 1;
        cells[row * plan.size + col] = if on(0) {
            'W'
        } else if on(1) {
            'B'
        } else {
            '.'
        };
    }
    let text = format!("{} {}", write_board(cells, plan.size), letter(at.to));
    match at.pos.hand {
        [0, 0] => text,
        hand => format!("{text} @{}-{}", hand[at.to as usize], hand[at.to.other() as usize]),
    }
}

/// Reads a position.
pub fn read_at(text: &str) -> Result<At<Board>, Fault> {
    let (front, held) = match text.split_once('@') {
        Some((front, held)) => (front, Some(held)),
        None => (text, None),
    };
    let (drawn, side) = split_side(front, "WB");
    let mut r = Reader::new(Kind::BadPosition, drawn);
    let start = r.column();
    let drawing = read_board(&mut r, ".WB#", 5)?;
    if side.is_none() || !r.is_done() {
        return Err(r.wrong(say!("morris-expect-side")));
    }
    let to = if side == Some('W') { Side::First } else { Side::Second };
    let fault = |says: Say| Fault::new(Kind::BadPosition, says).at(start);
    let men = match (drawing.rows, drawing.cols) {
        (3, 3) => 3,
        (5, 5) => 6,
        (rows, cols) => return Err(fault(say!("morris-no-board", rows = rows, cols = cols))),
    };
    let columns = front.chars().count() + 1;
    let held = held.map_or(Ok([0, 0]), |held| read_hand(held, men).map_err(|fault| fault.shifted(columns)))?;
    let hand = if to == Side::First { held } else { [held[1], held[0]] };
    if hand[1] != hand[0] + u8::from(to == Side::Second && hand != [0, 0]) {
        return Err(Fault::new(Kind::BadPosition, say!("morris-bad-hand")).at(columns));
    }
    let on = points_of(Plan::of(men), &drawing.cells).ok_or_else(|| fault(say!("morris-no-points")))?;
    let board = Board { men, on, hand };
    match misfit(board) {
        Some(says) => Err(fault(says)),
        None => Ok(At { pos: board, to }),
    }
}

/// The mover's and the other's men in hand: `3-2`.
fn read_hand(text: &str, men: u8) -> Result<[u8; 2], Fault> {
    let mut r = Reader::new(Kind::BadPosition, text);
    let own = r.within(0, usize::from(men))?;
    r.expect("-")?;
    let other = r.within(0, usize::from(men))?;
    r.end()?;
    Ok([own as u8, other as u8])
}

/// Both sides' points, if the drawing has points exactly where the board has.
fn points_of(plan: &Plan, cells: &[char]) -> Option<[Set; 2]> {
    let mut on = [0; 2];
    for (cell, mark) in cells.iter().enumerate() {
        let point = plan.points.iter().position(|(row, col)| row * plan.size + col == cell);
        match (point, mark) {
            (Some(point), 'W') => on[0] |= 1 << point,
            (Some(point), 'B') => on[1] |= 1 << point,
            (Some(_), '.') | (None, '#') => {}
            _ => return None,
        }
    }
    Some(on)
}

/// Why a board cannot stand, if it cannot.
fn misfit(board: Board) -> Option<Say> {
    let (plan, men) = (board.plan(), u32::from(board.men));
    let totals = [Side::First, Side::Second].map(|side| board.total(side));
    if totals.iter().any(|total| *total > men) {
        return Some(say!("morris-too-many-men", men = men));
    }
    if !plan.takes() && totals != [men; 2] {
        return Some(say!("morris-all-men", men = men));
    }
    if totals.iter().any(|total| *total < 2) || totals == [2; 2] {
        return Some(say!("morris-too-few-men"));
    }
    let has_both = !plan.takes() && board.on.iter().all(|set| plan.has_mill(*set));
    has_both.then(|| say!("morris-two-lines"))
}

/// Writes a turn: `b2`, `a1-a2`, `b2xa1`, `a1-a2xc3`.
pub fn write_turn(at: &At<Board>, turn: Turn) -> String {
    let name = |point: u8| point_name(at.pos.plan(), point);
    let from = turn.from.map(|from| name(from) + "-").unwrap_or_default();
    let taken = turn.taken.map(|taken| "x".to_owned() + &name(taken)).unwrap_or_default();
    format!("{from}{}{taken}", name(turn.to))
}

fn read_point(r: &mut Reader, plan: &Plan) -> Result<u8, Fault> {
    let mut ahead = r.clone();
    let cell = read_cell(&mut ahead, plan.size, plan.size)?;
    let found = plan.points.iter().position(|(row, col)| row * plan.size + col == cell);
    match found {
        Some(point) => {
            *r = ahead;
            Ok(point as u8)
        }
        None => Err(r.wrong(say!("morris-expect-point"))),
    }
}

/// Reads a turn of the side to move.
pub fn read_turn(at: &At<Board>, text: &str) -> Result<Turn, Fault> {
    let plan = at.pos.plan();
    let mut r = Reader::new(Kind::IllegalMove, text);
    let column = r.column();
    let mut to = read_point(&mut r, plan)?;
    let mut from = None;
    if r.take("-") {
        if at.pos.on[at.to as usize] >> to & 1 == 0 {
            let says = say!("morris-not-own", side = letter(at.to).to_string(), point = point_name(plan, to));
            return Err(Fault::new(Kind::IllegalMove, says).at(column));
        }
        from = Some(to);
        to = read_point(&mut r, plan)?;
    }
    let taken = if r.take("x") { Some(read_point(&mut r, plan)?) } else { None };
    r.end()?;
    Ok(Turn { from, to, taken })
}
