//! How bars and bites are written: `4,4,2` for the rows from the top, `b2` for the bitten cell.

use num_traits::ToPrimitive;

use crate::kit::heaps::write_heaps;
use crate::kit::young::{Bite, Shape};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::say;

/// The most rows a bar may have: each is written out.
pub const ROWS: usize = 10_000;

/// The most letters of a column: those of a number of 10,000 digits.
const LETTERS: usize = 7_100;

/// What is said of a bar with more rows.
pub fn too_many_rows() -> Fault {
    Fault::new(Kind::TooLarge, say!("chomp-too-many-rows", most = ROWS))
}

/// Writes the rows from the top.
pub fn write_shape(shape: &[Nat]) -> String {
    write_heaps(shape)
}

/// Reads the rows from the top, none longer than the one above and none empty.
pub fn read_shape(text: &str) -> Result<Shape, Fault> {
    let mut r = Reader::new(Kind::BadPosition, text);
    let mut rows: Shape = Vec::new();
    loop {
        let mut here = r.clone();
        let length = r.nat().map_err(|fault| match fault.kind {
            Kind::TooLarge => fault,
            _ => fault.expecting(say!("chomp-expect-rows")),
        })?;
        if length == Nat::ZERO {
            return Err(here.wrong(say!("expect-at-least", least = 1)));
        }
        if let Some(above) = rows.last().filter(|above| length > **above) {
            let says = say!("chomp-row-longer", row = rows.len() + 1, length = &length, above = above);
            return Err(here.fault(says).expecting(say!("chomp-expect-not-longer", most = above)));
        }
        rows.push(length);
        if rows.len() > ROWS {
            return Err(too_many_rows());
        }
        if !r.take(",") {
            break;
        }
    }
    r.end()?;
    Ok(rows)
}

/// Writes the bitten cell.
pub fn write_bite(bite: &Bite) -> String {
    format!("{}{}", letters(&bite.keep), bite.row + 1)
}

/// Reads the bitten cell.
pub fn read_bite(text: &str) -> Result<Bite, Fault> {
    let mut r = Reader::new(Kind::IllegalMove, text);
    let start = r.clone();
    let expected = || start.clone().wrong(say!("chomp-expect-cell"));
    let mut column = Nat::ZERO;
    let mut count = 0;
    while let Some(letter) = r.peek().filter(char::is_ascii_alphabetic) {
        r.char();
        count += 1;
        if count > LETTERS {
            return Err(expected());
        }
        column = column * 26u8 + (letter.to_ascii_lowercase() as u8 - b'a' + 1);
    }
    let row = r.nat().map_err(|_| expected())?;
    if column == Nat::ZERO || row == Nat::ZERO {
        return Err(expected());
    }
    r.end()?;
    // A row beyond machine words is on no bar.
    Ok(Bite { row: row.to_usize().unwrap_or(usize::MAX) - 1, keep: column - 1u8 })
}

/// The letters of a column counted from 0: a to z, then aa, ab and so on.
fn letters(column: &Nat) -> String {
    let mut letters = Vec::new();
    let mut left = column + 1u8;
    while left > Nat::ZERO {
        left -= 1u8;
        let digit = (&left % 26u8).to_u8().expect("a remainder of 26");
        letters.push(char::from(b'a' + digit));
        left /= 26u8;
    }
    letters.iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::cells::column_name;

    #[test]
    fn columns_of_any_size_read_back() {
        for column in 0..2_000usize {
            assert_eq!(letters(&Nat::from(column)), column_name(column));
        }
        let far = Bite { row: 3, keep: Nat::from(10u8).pow(9_999) };
        assert_eq!(read_bite(&write_bite(&far)), Ok(far));
        assert!(read_bite(&format!("{}1", "z".repeat(7_101))).is_err());
    }

    #[test]
    fn bars_are_read_kindly_and_refused_where_they_go_wrong() {
        assert_eq!(read_shape(" 4, 4 ,2 ").map(|rows| write_shape(&rows)), Ok("4,4,2".to_owned()));
        for (text, at) in [("2,3", 3), ("0", 1), ("3,0", 3), ("", 1), ("3,", 3), ("3;2", 2), ("-", 1)] {
            assert_eq!(read_shape(text).map_err(|fault| fault.at), Err(Some(at)), "{text}");
        }
        assert_eq!(read_shape(&"1,".repeat(ROWS + 1)).map_err(|fault| fault.kind), Err(Kind::TooLarge));
    }

    #[test]
    fn what_is_no_cell_is_refused_where_it_begins() {
        for text in ["1a", "a", "a0", "", "2", "b 99999999999999999999x"] {
            assert!(read_bite(text).is_err(), "{text}");
        }
        assert_eq!(read_bite("B 2"), Ok(Bite { row: 1, keep: Nat::from(1u8) }));
    }
}
