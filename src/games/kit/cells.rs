//! Cells of a drawn board: their names `c2` (column letters from the left, row numbers from the top), and boards
//! written as rows separated by `/`.

use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::say;
use ground::scene::Grid;

/// The column's letters: a to z, then aa, ab and so on.
pub fn column_name(col: usize) -> String {
    let letter = char::from(b'a' + (col % 26) as u8);
    if col < 26 { letter.to_string() } else { column_name(col / 26 - 1) + &letter.to_string() }
}

/// The name of a cell, counted row by row from 0 on a board of `cols` columns.
pub fn cell_name(cell: usize, cols: usize) -> String {
    format!("{}{}", column_name(cell % cols), cell / cols + 1)
}

/// Reads the name of a cell of a board of `rows` by `cols`.
pub fn read_cell(r: &mut Reader, rows: usize, cols: usize) -> Result<usize, Fault> {
    let expected = || say!("expect-cell", last = cell_name(rows * cols - 1, cols));
    let start = r.clone();
    let mut col = 0usize;
    while let Some(letter) = r.peek().filter(char::is_ascii_alphabetic) {
        r.char();
        col = col.saturating_mul(26).saturating_add(usize::from(letter.to_ascii_lowercase() as u8 - b'a') + 1);
    }
    let row = r.nat().ok().and_then(|row| usize::try_from(row).ok());
    match row {
        Some(row) if (1..=rows).contains(&row) && (1..=cols).contains(&col) => Ok((row - 1) * cols + col - 1),
        _ => Err(start.clone().wrong(expected())),
    }
}

/// Reads a move that is one cell of a board of `rows` by `cols`.
pub fn read_lone_cell(text: &str, rows: usize, cols: usize) -> Result<usize, Fault> {
    let mut r = Reader::new(Kind::IllegalMove, text);
    let cell = read_cell(&mut r, rows, cols)?;
    r.end()?;
    Ok(cell)
}

/// A board without cells whose columns and rows bear the names that cells are called by.
pub fn labelled(rows: usize, cols: usize) -> Grid {
    Grid {
        cols: (0..cols).map(column_name).collect(),
        rows: (1..=rows).map(|row| row.to_string()).collect(),
        ..Grid::default()
    }
}

/// A board as read: its size and what stands in its cells, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The cells row by row from the top.
    pub cells: Vec<char>,
}

/// A board's text before its side to move, and that side's letter (one of `sides`) if it is written.
pub fn split_side<'a>(text: &'a str, sides: &str) -> (&'a str, Option<char>) {
    let split = text.trim_end().rsplit_once(char::is_whitespace);
    let told = split.and_then(|(board, side)| {
        let mut letters = side.chars();
        let letter = letters.next().filter(|letter| sides.contains(*letter) && letters.next().is_none())?;
        let is_after_a_row = !board.trim_end().is_empty() && !board.trim_end().ends_with('/');
        is_after_a_row.then_some((board, Some(letter)))
    });
    told.unwrap_or((text, None))
}

/// Reads rows of the characters of `marks`, separated by `/`, all of one length, at most `most` each way.
pub fn read_board(r: &mut Reader, marks: &str, most: usize) -> Result<Drawing, Fault> {
    let mut drawing = Drawing { rows: 0, cols: 0, cells: Vec::new() };
    let row = |r: &mut Reader, cells: &mut Vec<char>| {
        let start = cells.len();
        while let Some(mark) = r.peek().filter(|&c| marks.contains(c)).filter(|_| cells.len() - start < most) {
            r.char();
            cells.push(mark);
        }
        cells.len() - start
    };
    loop {
        let length = row(r, &mut drawing.cells);
        drawing.rows += 1;
        if length == 0 || drawing.rows > most {
            let letters: Vec<char> = marks.chars().collect();
            return Err(r.wrong(say!("expect-row", marks = letters, most = most)));
        }
        if drawing.rows == 1 {
            drawing.cols = length;
        } else if length < drawing.cols {
            return Err(r.wrong(say!("expect-row-as-long", cols = drawing.cols)));
        } else if length > drawing.cols {
            return Err(r
                .fault(say!("row-too-long", row = drawing.rows))
                .expecting(say!("expect-row-as-long", cols = drawing.cols)));
        }
        if !r.take("/") {
            return Ok(drawing);
        }
    }
}

/// Writes a board as rows separated by `/`.
pub fn write_board(cells: impl IntoIterator<Item = char>, cols: usize) -> String {
    let mut text = String::new();
    for (i, mark) in cells.into_iter().enumerate() {
        if i > 0 && i % cols == 0 {
            text.push('/');
        }
        text.push(mark);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(text: &str) -> Reader<'_> {
        Reader::new(Kind::BadPosition, text)
    }

    #[test]
    fn every_cell_reads_back_from_its_name() {
        for (rows, cols) in [(3, 3), (2, 30), (19, 19), (1, 800)] {
            for cell in 0..rows * cols {
                let name = cell_name(cell, cols);
                assert_eq!(read_cell(&mut reader(&name), rows, cols), Ok(cell), "{name}");
            }
        }
        assert_eq!((column_name(25), column_name(26), column_name(702)), ("z".into(), "aa".into(), "aaa".into()));
    }

    #[test]
    fn a_cell_off_the_board_is_refused_where_it_stands() {
        for name in ["d1", "a4", "a0", "1a", "a", "", "zzzzzzzzzzzzzzzzzzzzz1", "b99999999999999999999999"] {
            assert_eq!(read_cell(&mut reader(name), 3, 3).map_err(|fault| fault.at), Err(Some(1)), "{name}");
        }
    }

    #[test]
    fn the_side_to_move_is_a_letter_after_a_blank() {
        assert_eq!(split_side("X.O/... O", "XO"), ("X.O/...", Some('O')));
        assert_eq!(split_side("X.O/...", "XO"), ("X.O/...", None));
        assert_eq!(split_side(".../ X", "XO"), (".../ X", None), "a row of one cell");
        assert_eq!(split_side("... Q", "XO"), ("... Q", None));
    }

    #[test]
    fn a_board_reads_back_and_a_ragged_one_names_its_column() {
        let board = read_board(&mut reader("X.O/..."), "XO.", 19).expect("two rows of three");
        assert_eq!((board.rows, board.cols), (2, 3));
        assert_eq!(write_board(board.cells, 3), "X.O/...");
        for (text, at) in [("X.O/..", 7), ("X./...", 7), ("", 1), ("X./", 4), ("X?/..", 2)] {
            let read = read_board(&mut reader(text), "XO.", 19);
            let at_end = read.and_then(|_| {
                let mut r = reader(text);
                read_board(&mut r, "XO.", 19)?;
                r.end()
            });
            assert_eq!(at_end.map_err(|fault| fault.at), Err(Some(at)), "{text}");
        }
    }
}
