//! A side that ties its own hand: it never lays a domino across some lines of the board, which then falls into small pieces, and still wins.
//!
//! Lines between columns take moves from flat alone, lines between rows from upright alone; so whoever wins the board with such lines wins it
//! without them. Source: M. Lachmann, C. Moore and I. Rapaport, Who wins Domineering on rectangular boards? (2002).

use crate::boards::domineering::oracle::{Placer, Worth};
use crate::kit::dominoes::Board;
use crate::kit::regions::{Cell, pieces};
use ground::rules::Side;
use solve::judge::control::{Control, Stop};

/// Lines that a side keeps to at most.
const LINES: usize = 3;

/// Ways to draw lines that are tried at most.
const TRIED: usize = 16;

/// The lines a side does not cross, and what the board falls into.
pub struct Tied {
    /// The rows or columns, counted from 0, behind which lines run.
    pub lines: Vec<u8>,
    /// The pieces with their values.
    pub pieces: Vec<(Vec<Cell>, Worth)>,
}

/// The cells moved apart at the lines.
fn apart(cells: &[Cell], lines: &[u8], side: Side) -> Vec<Cell> {
    let shift = |at: u8| at + lines.iter().filter(|line| **line < at).count() as u8;
    let moved = |&(row, col): &Cell| if side == Side::Second { (row, shift(col)) } else { (shift(row), col) };
    cells.iter().map(moved).collect()
}

/// The pieces of the board that these lines leave to a side that does not cross them.
pub fn cut(board: &Board, lines: &[u8], side: Side) -> Vec<Vec<Cell>> {
    let cells = board.cells();
    let moved = apart(&cells, lines, side);
    let back = |cell: &Cell| cells[moved.iter().position(|other| other == cell).expect("it was moved there")];
    let pieces = pieces(&moved).into_iter().filter(|piece| piece.len() > 1);
    pieces.map(|piece| piece.iter().map(back).collect()).collect()
}

/// The lines that the side might cross now: behind which row or column.
fn crossed(board: &Board, side: Side) -> Vec<u8> {
    let cells = board.cells();
    let last = if side == Side::Second { board.cols } else { board.rows };
    let beside = |(row, col): Cell| if side == Side::Second { (row, col + 1) } else { (row + 1, col) };
    let on = |line: u8, (row, col): Cell| line == if side == Side::Second { col } else { row };
    let is_crossed = |line: &u8| cells.iter().any(|cell| on(*line, *cell) && cells.contains(&beside(*cell)));
    (0..last.saturating_sub(1)).filter(is_crossed).collect()
}

/// Every choice of lines, few first, and of as many those that leave the smallest pieces.
fn choices(board: &Board, side: Side) -> Vec<Vec<u8>> {
    let all = crossed(board, side);
    let mut found: Vec<Vec<u8>> = vec![Vec::new()];
    let mut from = 0;
    for _ in 0..LINES {
        let last = found.len();
        for i in from..last {
            let longer = all.iter().filter(|line| found[i].last().is_none_or(|last| last < line));
            let longer: Vec<Vec<u8>> = longer.map(|line| [&found[i][..], &[*line]].concat()).collect();
            found.extend(longer);
        }
        from = last;
    }
    let largest = |lines: &Vec<u8>| cut(board, lines, side).iter().map(Vec::len).max().unwrap_or(0);
    let mut sized: Vec<(usize, usize, Vec<u8>)> =
        found.into_iter().map(|lines| (lines.len(), largest(&lines), lines)).collect();
    sized.sort();
    sized.into_iter().map(|(_, _, lines)| lines).collect()
}

/// Few lines, `least` at least, that the side, which moves second, may keep to and still win; `None`: none are found.
///
/// Worked: upright begins on 4 rows of 8. Flat never crosses the middle; each half of 4 by 4 is worth what the other takes away again, so
/// the sum is 0 and who begins loses.
pub fn tied(
    placer: &Placer,
    board: &Board,
    (side, least): (Side, usize),
    control: &Control,
) -> Result<Option<Tied>, Stop> {
    let mut tried = 0;
    for lines in choices(board, side).into_iter().filter(|lines| lines.len() >= least) {
        let parts = cut(board, &lines, side);
        if tried == TRIED {
            break;
        }
        let Some(sum) = placer.sum_of(&parts, control)? else { continue };
        tried += 1;
        if sum.holds[side as usize] {
            let worth = |piece: Vec<Cell>| placer.piece(&piece, control).map(|worth| (piece, worth));
            let pieces = parts.into_iter().map(worth).collect::<Result<_, _>>()?;
            return Ok(Some(Tied { lines, pieces }));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::fault::Kind;
    use ground::notation::Reader;

    #[test]
    fn a_hand_is_tied_where_the_halves_add_up_and_nowhere_else() {
        let tied = |text: &str, side: Side| {
            let board = Board::read(&mut Reader::new(Kind::BadPosition, text)).expect(text);
            tied(&Placer::default(), &board, (side, 1), &Control::new()).expect("nobody stops it")
        };
        let found = tied("..../..../..../..../....", Side::Second).expect("flat wins 5 rows of 4 moving second");
        let values: Vec<&str> = found.pieces.iter().map(|(_, worth)| worth.text.as_str()).collect();
        assert_eq!((found.lines, values), (vec![1], vec!["-1/2", "-1/2"]));
        assert!(tied("..../..../..../..../....", Side::First).is_none(), "upright does not win it moving second");
        assert!(tied("../..", Side::Second).is_none(), "whoever begins wins a square");
    }
}
