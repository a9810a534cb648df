//! A wrong answer written as an expression over the numbers of a test.

use num_traits::ToPrimitive;

use crate::case::Case;
use crate::law::Told;
use crate::layout::{Form, Layout};
use ground::expression::read::{Term, read};
use ground::expression::tree::{Number, Truth};
use ground::fault::Fault;
use ground::num::Int;

/// Names a number may have so that an expression can speak of it.
const LETTERS: [&str; 26] = [
    "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u", "v", "w",
    "x", "y", "z",
];

/// An expression that is true, or not 0, where the mover wins. `N` is won and `P` is lost.
#[derive(Clone, Debug)]
pub struct Formula {
    what: What,
    /// The fields whose numbers it speaks of, in the order of its variables.
    fields: Vec<usize>,
}

#[derive(Clone, Debug)]
enum What {
    Number(Number),
    Truth(Truth),
}

impl Formula {
    /// Reads an expression over the numbers of a layout whose names are single letters.
    pub fn read(text: &str, layout: &Layout) -> Result<Formula, Fault> {
        let mut names: Vec<(&'static str, usize)> = Vec::new();
        let mut fields = Vec::new();
        for (at, field) in layout.fields().enumerate() {
            let letter = LETTERS.iter().find(|&&letter| letter == field.name && field.form == Form::Number);
            if let Some(letter) = letter {
                names.push((letter, fields.len()));
                fields.push(at);
            }
        }
        names.extend([("P", fields.len()), ("N", fields.len() + 1)]);
        let what = match read(text, &names)? {
            Term::Number(number) => What::Number(number),
            Term::Truth(truth) => What::Truth(truth),
        };
        Ok(Formula { what, fields })
    }

    /// What it answers; nothing where it has no value.
    pub fn answer(&self, case: &Case) -> Option<Told> {
        let mut values = self.fields.iter().map(|&field| case.int(field).to_usize()).collect::<Option<Vec<_>>>()?;
        values.extend([0, 1]);
        let is_won = match &self.what {
            What::Truth(truth) => truth.at(&values).ok()?,
            What::Number(number) => number.at(&values).ok()?.integer().ok()? != Int::ZERO,
        };
        Some(Told::won(is_won))
    }
}
