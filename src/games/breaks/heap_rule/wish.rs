//! Conditions of a heap rule as they are typed: never, a list of numbers, or an expression.

use ground::expression::read::{Names, Term, read};
use ground::expression::tree::Truth;
use ground::fault::{Fault, Kind};
use ground::heap_game::one_of;
use ground::say;

/// The heap among the names.
pub const SIZE: usize = 0;

/// A condition as it was written, and what it means.
pub struct Wish {
    /// As it was written.
    pub text: String,
    /// What it means.
    pub allows: Allows,
}

/// When a move is allowed.
pub enum Allows {
    /// Never.
    Never,
    /// The number taken is one of these, ascending.
    Numbers(Vec<usize>),
    /// When this holds.
    When(Truth),
}

impl Wish {
    /// Reads a condition over these names.
    pub fn read(text: &str, names: &Names) -> Result<Self, Fault> {
        Ok(Wish { text: text.to_owned(), allows: Allows::read(text, names)? })
    }

    /// Whether it never holds.
    pub fn is_never(&self) -> bool {
        matches!(self.allows, Allows::Never)
    }

    /// The condition as an expression; `None`: it never holds.
    pub fn when(&self) -> Option<Truth> {
        match &self.allows {
            Allows::Never => None,
            Allows::Numbers(numbers) => Some(one_of(numbers)),
            Allows::When(truth) => Some(truth.clone()),
        }
    }

    /// Whether the size of the heap stands in the condition.
    pub fn asks_for_size(&self) -> bool {
        let mut names = Vec::new();
        if let Allows::When(truth) = &self.allows {
            truth.variables(&mut names);
        }
        names.contains(&SIZE)
    }

    /// Whether the move with this heap, number taken and parts is allowed. Where the condition says nothing, it is not.
    pub fn allows(&self, values: &[usize; 4]) -> bool {
        match &self.allows {
            Allows::Never => false,
            Allows::Numbers(numbers) => numbers.binary_search(&values[1]).is_ok(),
            Allows::When(truth) => truth.at(values).unwrap_or(false),
        }
    }
}

impl Allows {
    /// Reads `none`, a list of numbers, or a condition.
    pub fn read(text: &str, names: &Names) -> Result<Self, Fault> {
        if text == "none" {
            return Ok(Allows::Never);
        }
        let numbers: Option<Vec<usize>> = text.split(',').map(|number| number.trim().parse().ok()).collect();
        if let Some(mut numbers) = numbers {
            numbers.sort_unstable();
            return Ok(Allows::Numbers(numbers));
        }
        match read(text, names)? {
            Term::Truth(truth) => Ok(Allows::When(truth)),
            Term::Number(_) => {
                let fault = Fault::new(Kind::BadParameter, say!("heap-rule-no-condition"));
                Err(fault.expecting(say!("heap-rule-expect")).at(1))
            }
        }
    }
}
