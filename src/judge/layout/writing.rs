//! Writes tests as the judge gives them.

use std::fmt::Write;

use crate::case::{Case, Datum};
use crate::layout::{Form, Layout, Piece, Tests, fields};
use ground::num::Int;

impl Layout {
    /// The whole input that holds these tests; a layout for one test gets the first.
    ///
    /// Worked: counted tests of `n m` write 6 2 and 7 2 as `2`, `6 2` and `7 2` on lines of their own.
    pub fn write(&self, cases: &[Case]) -> String {
        let mut text = String::new();
        if self.tests == Tests::Counted {
            let _ = writeln!(text, "{}", cases.len());
        }
        let shown = if self.is_many() { cases } else { &cases[..cases.len().min(1)] };
        for case in shown {
            write_pieces(&self.pieces, case, &mut text);
            end_line(&mut text);
        }
        if let Tests::Closing(end) = &self.tests {
            let _ = writeln!(text, "{}", end.join(" "));
        }
        text
    }
}

/// The same input with every number on a line of its own.
pub fn spread(text: &str) -> String {
    text.split_whitespace().map(|word| format!("{word}\n")).collect()
}

fn write_pieces(pieces: &[Piece], case: &Case, text: &mut String) {
    let mut data = case.0.iter();
    for (at, piece) in pieces.iter().enumerate() {
        match piece {
            Piece::Break => text.push('\n'),
            Piece::Count(name) => put(text, &length(pieces, name, case).to_string()),
            Piece::Field(_) => {
                let Some(datum) = data.next() else { continue };
                write_datum(&pieces[at], datum, text);
            }
        }
    }
}

fn write_datum(piece: &Piece, datum: &Datum, text: &mut String) {
    let Piece::Field(field) = piece else { return };
    match (&field.form, datum) {
        (Form::Array, Datum::List(list)) => put(text, &array(list)),
        (Form::Arrays, Datum::Rows(rows)) => {
            let rows: Vec<String> = rows.iter().map(|row| array(row.ints(0))).collect();
            put(text, &format!("[{}]", rows.join(",")));
        }
        (_, Datum::Word(word)) => put(text, &format!("\"{word}\"")),
        (_, Datum::Number(n)) => put(text, &n.to_string()),
        (_, Datum::List(list)) => list.iter().for_each(|n| put(text, &n.to_string())),
        (Form::Rows(inner, count), Datum::Rows(rows)) => {
            for row in rows {
                write_pieces(inner, row, text);
                end_line(text);
            }
            if count.is_none() {
                text.push_str("0\n");
            }
        }
        (_, Datum::Rows(_)) => {}
    }
}

/// How many stand in what the named number counts.
fn length(pieces: &[Piece], name: &str, case: &Case) -> usize {
    let counted = fields(pieces).zip(&case.0).find(|(field, _)| match &field.form {
        Form::List(count) | Form::Rows(_, Some(count)) => count == name,
        _ => false,
    });
    match counted {
        Some((_, Datum::List(list))) => list.len(),
        Some((_, Datum::Rows(rows))) => rows.len(),
        _ => 0,
    }
}

fn array(list: &[Int]) -> String {
    let texts: Vec<String> = list.iter().map(ToString::to_string).collect();
    format!("[{}]", texts.join(","))
}

/// Adds a word, a blank before it within a line.
fn put(text: &mut String, word: &str) {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push(' ');
    }
    text.push_str(word);
}

fn end_line(text: &mut String) {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
}
