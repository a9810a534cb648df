//! Reads a judge's input back into tests.

use crate::case::{Case, Datum};
use crate::input::{Input, Word};
use crate::layout::{Form, Layout, Piece, Tests};
use ground::mistake::Mistake;
use ground::num::Int;
use ground::say;

/// A test, and the first word of it in the input.
pub type Placed<'t> = (Case, Word<'t>);

impl Layout {
    /// Every test of an input.
    pub fn read<'t>(&self, input: &mut Input<'t>) -> Result<Vec<Placed<'t>>, Mistake> {
        let mut cases = Vec::new();
        match &self.tests {
            Tests::One => {
                cases.push(self.one(input)?);
                input.end()?;
            }
            Tests::Counted => {
                for _ in 0..input.count()? {
                    cases.push(self.one(input)?);
                }
                input.end()?;
            }
            Tests::Closing(end) | Tests::ToEnd(end) => {
                while !input.is_over() && (end.is_empty() || !input.closes(end)) {
                    cases.push(self.one(input)?);
                }
            }
            Tests::Calls => {
                while !input.is_over() {
                    cases.push(self.one(input)?);
                    input.end_of_line()?;
                }
            }
        }
        Ok(cases)
    }

    fn one<'t>(&self, input: &mut Input<'t>) -> Result<Placed<'t>, Mistake> {
        let first = input.next();
        Ok((read_pieces(&self.pieces, input, Vec::new())?, first))
    }
}

/// Reads pieces; numbers that count are kept by their names until they are needed.
fn read_pieces(pieces: &[Piece], input: &mut Input, mut counts: Vec<(String, usize)>) -> Result<Case, Mistake> {
    let mut data = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Break => {}
            Piece::Count(name) => counts.push((name.clone(), input.count()?)),
            Piece::Field(field) => data.push(read_form(&field.form, input, &counts)?),
        }
    }
    Ok(Case(data))
}

fn read_form(form: &Form, input: &mut Input, counts: &[(String, usize)]) -> Result<Datum, Mistake> {
    let count = |name: &str| counts.iter().rfind(|(known, _)| known == name).map_or(0, |(_, count)| *count);
    Ok(match form {
        Form::Number => Datum::Number(input.int()?),
        Form::List(name) => Datum::List((0..count(name)).map(|_| input.int()).collect::<Result<_, Mistake>>()?),
        Form::Rows(inner, Some(name)) => {
            let rows = (0..count(name)).map(|_| read_pieces(inner, input, Vec::new()));
            Datum::Rows(rows.collect::<Result<_, Mistake>>()?)
        }
        Form::Rows(inner, None) => {
            let mut rows = Vec::new();
            while !input.closes(&["0".to_owned()]) {
                if input.is_over() {
                    return Err(input.wrong(input.next(), say!("expect-int")));
                }
                rows.push(read_pieces(inner, input, Vec::new())?);
            }
            Datum::Rows(rows)
        }
        Form::Array => Datum::List(input.array()?),
        Form::Arrays => {
            let rows = input.arrays()?;
            Datum::Rows(rows.into_iter().map(|row: Vec<Int>| Case(vec![Datum::List(row)])).collect())
        }
        Form::Word => Datum::Word(input.quoted()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn back(tests: &str, line: &str, text: &str) -> String {
        let layout = Layout::parse(tests, line).expect("a layout");
        let cases = layout.read(&mut Input::new(text)).expect(text);
        layout.write(&cases.into_iter().map(|(case, _)| case).collect::<Vec<_>>())
    }

    #[test]
    fn what_is_written_reads_back_the_same() {
        for (tests, line, text) in [
            ("one", "n / a[n]", "3\n1 2 3\n"),
            ("counted", "n m", "2\n6 2\n7 2\n"),
            ("closing 0 0 0", "m n p", "1 4 1\n0 0 0\n"),
            ("closing 0", "k s[k] / m / (l h[l] /)[m]", "2 2 5\n2\n1 3\n2 2 2\n0\n"),
            ("to-end", "n / (k t[k] /)[n] / (m x[m] /)..0", "2\n1 1\n0\n1 0\n2 0 0\n0\n"),
            ("calls", "[a]", "[1,-5,2]\n[]\n"),
            ("calls", "[[g]]", "[[2,5],[],[3]]\n"),
            ("calls", "\"w\"", "\"++-\"\n\"\"\n"),
            ("calls", "m t", "4 6\n1 2\n"),
        ] {
            let text_of = back(tests, line, text);
            assert_eq!(text_of.replace("\n\n", "\n"), text, "{line}");
        }
    }

    #[test]
    fn sites_print_names_before_arguments() {
        assert_eq!(back("calls", "[a]", "nums = [1, 5, 2]\n"), "[1,5,2]\n");
        assert_eq!(back("calls", "m t", "maxChoosableInteger = 10, desiredTotal = 11\n"), "10 11\n");
    }

    #[test]
    fn a_broken_input_names_its_line() {
        let layout = Layout::parse("counted", "n m").expect("a layout");
        let mistake = layout.read(&mut Input::new("2\n6 2\n7 x\n")).expect_err("x is no number");
        assert_eq!((mistake.line, mistake.column), (3, 3));
    }
}
