//! How a judge's input stands in the file: a short line of pieces for one test, and how tests follow one another.
//!
//! | piece | what stands there |
//! |---|---|
//! | `n` | a number; one that a later `[n]` names only counts, and is no field |
//! | `a[n]` | n numbers |
//! | `(b w /)[n]` | n rows of pieces |
//! | `(m x[m] /)..0` | rows until one would begin with 0 |
//! | `[a]`, `[[g]]`, `"w"` | an array, arrays in an array, letters in quotes, as sites print the arguments of a call |
//! | `/` | the line ends, when it is written; in reading, any blanks will do |
//!
//! Worked: `n / a[n]` is `3`, a line break and `1 2 3`; its one field is the list `a`.

pub(crate) mod reading;
pub(crate) mod writing;

use std::collections::BTreeSet;

use ground::fault::{Fault, Kind};
use ground::say;

/// How tests follow one another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tests {
    /// One test a file.
    One,
    /// Their number first.
    Counted,
    /// To the end of the input; these numbers, which are no test and are never written, end it as well.
    ToEnd(Vec<String>),
    /// To a line of these numbers, which is no test; the end of the input ends them as well.
    Closing(Vec<String>),
    /// The arguments of one call a line.
    Calls,
}

/// A piece of one test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The line ends.
    Break,
    /// A number that counts what stands later.
    Count(String),
    /// A field.
    Field(Field),
}

/// A place of a test that holds something of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub form: Form,
}

/// What a field holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// A number.
    Number,
    /// As many numbers as the named number says.
    List(String),
    /// As many rows as the named number says, or until one begins with 0.
    Rows(Vec<Piece>, Option<String>),
    /// An array in brackets.
    Array,
    /// Arrays in an array.
    Arrays,
    /// Letters in quotes.
    Word,
}

/// How an input stands in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// How tests follow one another.
    pub tests: Tests,
    /// The pieces of one test.
    pub pieces: Vec<Piece>,
}

impl Layout {
    /// Reads a layout: how tests follow (`one`, `counted`, `to-end`, `calls`, `closing 0 0`) and the line of pieces.
    pub fn parse(tests: &str, line: &str) -> Result<Layout, Fault> {
        let fault = |says| Fault::new(Kind::BadParameter, says);
        let words = |end: &[&str]| end.iter().map(|&word| word.to_owned()).collect();
        let tests = match tests.split_whitespace().collect::<Vec<_>>().as_slice() {
            ["one"] => Tests::One,
            ["counted"] => Tests::Counted,
            ["to-end", end @ ..] => Tests::ToEnd(words(end)),
            ["calls"] => Tests::Calls,
            ["closing", end @ ..] if !end.is_empty() => Tests::Closing(words(end)),
            _ => return Err(fault(say!("found", text = tests)).expecting(say!("judge-expect-tests"))),
        };
        let spaced = line.replace('(', " ( ").replace(')', " )");
        let mut words = spaced.split_whitespace();
        let (mut pieces, end) = pieces(&mut words);
        if end.is_some() || pieces.is_empty() {
            return Err(fault(say!("found", text = line)).expecting(say!("judge-expect-layout")));
        }
        mark_counts(&mut pieces);
        Ok(Layout { tests, pieces })
    }

    /// Its fields, in order.
    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        fields(&self.pieces)
    }

    /// Whether one file can hold several tests.
    pub fn is_many(&self) -> bool {
        self.tests != Tests::One
    }
}

/// The fields among these pieces.
pub fn fields(pieces: &[Piece]) -> impl Iterator<Item = &Field> {
    pieces.iter().filter_map(|piece| match piece {
        Piece::Field(field) => Some(field),
        _ => None,
    })
}

/// Pieces up to the end or a closing bracket, and what stands behind that.
fn pieces<'w>(words: &mut impl Iterator<Item = &'w str>) -> (Vec<Piece>, Option<&'w str>) {
    let mut found = Vec::new();
    while let Some(word) = words.next() {
        if let Some(behind) = word.strip_prefix(')') {
            return (found, Some(behind));
        }
        found.push(match word {
            "/" => Piece::Break,
            "(" => {
                let (inner, behind) = pieces(words);
                let count = behind.and_then(bracketed).map(str::to_owned);
                let name = count.clone().unwrap_or_else(|| "rows".to_owned());
                Piece::Field(Field { name, form: Form::Rows(inner, count) })
            }
            word => Piece::Field(field(word)),
        });
    }
    (found, None)
}

fn field(word: &str) -> Field {
    let named = |name: &str, form| Field { name: name.to_owned(), form };
    if let Some(inner) = word.strip_prefix("[[").and_then(|rest| rest.strip_suffix("]]")) {
        return named(inner, Form::Arrays);
    }
    if let Some(inner) = bracketed(word) {
        return named(inner, Form::Array);
    }
    if let Some(inner) = word.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) {
        return named(inner, Form::Word);
    }
    match word.split_once('[') {
        Some((name, count)) => named(name, Form::List(count.trim_end_matches(']').to_owned())),
        None => named(word, Form::Number),
    }
}

fn bracketed(word: &str) -> Option<&str> {
    word.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'))
}

/// Numbers that later pieces are counted by are no fields.
fn mark_counts(pieces: &mut [Piece]) {
    let count = |piece: &Piece| match piece {
        Piece::Field(Field { form: Form::List(count) | Form::Rows(_, Some(count)), .. }) => Some(count.clone()),
        _ => None,
    };
    let counts: BTreeSet<String> = pieces.iter().filter_map(count).collect();
    for piece in pieces {
        match piece {
            Piece::Field(Field { name, form: Form::Number }) if counts.contains(name) => {
                *piece = Piece::Count(name.clone());
            }
            Piece::Field(Field { form: Form::Rows(inner, _), .. }) => mark_counts(inner),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_count_are_no_fields() {
        let layout = Layout::parse("closing 0", "k s[k] / m / (l h[l] /)[m]").expect("a layout");
        let names: Vec<&str> = layout.fields().map(|field| field.name.as_str()).collect();
        assert_eq!(names, ["s", "m"]);
        assert_eq!(layout.tests, Tests::Closing(vec!["0".to_owned()]));
    }

    #[test]
    fn what_is_no_layout_is_refused() {
        assert!(Layout::parse("some", "n").is_err());
        assert!(Layout::parse("one", "").is_err());
        assert!(Layout::parse("one", "n )").is_err());
    }
}
