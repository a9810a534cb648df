//! What a problem's truth is computed by where a law is known, and the wrong laws that people write for it.

use crate::case::Case;
use solve::judge::value::Outcome;

/// An answer before a problem has put it into its own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Who wins: the problem has a word for each.
    Outcome(Outcome),
    /// The lines themselves, without the last line break.
    Text(String),
}

impl Told {
    /// Won or lost.
    pub fn won(is_won: bool) -> Told {
        Told::Outcome(if is_won { Outcome::N } else { Outcome::P })
    }

    /// Lines, or anything that prints as they should.
    pub fn text(text: impl ToString) -> Told {
        Told::Text(text.to_string())
    }
}

/// A law that is wrong: what a program with a well-known mistake computes.
pub struct Mistake {
    /// Its name; the words are the message `judge-mistake-NAME`.
    pub name: &'static str,
    /// What it answers; `None`: nothing can be said of this test.
    pub answer: fn(&Case) -> Option<Told>,
}

/// A position of a game that is worth what the problem asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Parameters by name.
    pub params: Vec<(String, String)>,
    /// The position in the notation of the game.
    pub position: String,
    /// Whether it is what the first move leaves, which is always the same, and not the test itself.
    pub is_left: bool,
}

impl Asked {
    /// This position under these parameters.
    pub fn of(params: &[(&str, String)], position: String) -> Asked {
        let params = params.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
        Asked { params, position, is_left: false }
    }
}

/// A law, and what is known about getting it wrong.
pub struct Law {
    /// The problem it answers.
    pub id: &'static str,
    /// The right answer, total on every test within the limits. `None`: the game of the house answers.
    pub answer: Option<fn(&Case) -> Told>,
    /// Whether a test within the limits may stand, where more is demanded than limits say.
    pub fits: fn(&Case) -> bool,
    /// Well-known mistakes.
    pub mistakes: &'static [Mistake],
    /// Numbers about which wrong laws fail, in order: lost positions and their neighbours.
    pub near: fn() -> Vec<Case>,
    /// The position of the game, where it is more than the numbers as they stand.
    pub asked: Option<fn(&Case) -> Option<Asked>>,
    /// Makes a random test fit what is demanded beyond the limits.
    pub mend: fn(Case) -> Case,
    /// Whether limits hold for any input, since tables are only so large.
    pub is_bounded: bool,
}

impl Law {
    /// A law without more.
    pub const fn of(id: &'static str, answer: fn(&Case) -> Told) -> Law {
        Law { answer: Some(answer), ..Law::of_game(id) }
    }

    /// A problem that the game of the house answers.
    pub const fn of_game(id: &'static str) -> Law {
        Law {
            id,
            answer: None,
            fits: |_| true,
            mend: |case| case,
            mistakes: &[],
            near: Vec::new,
            asked: None,
            is_bounded: false,
        }
    }

    /// With what is demanded of a test beyond the limits.
    ///
    /// `mend` makes a random test fit.
    pub const fn fitting(self, fits: fn(&Case) -> bool, mend: fn(Case) -> Case) -> Law {
        Law { fits, mend, ..self }
    }

    /// With well-known mistakes.
    pub const fn erring(self, mistakes: &'static [Mistake]) -> Law {
        Law { mistakes, ..self }
    }

    /// With tests about which wrong laws fail.
    pub const fn near(self, near: fn() -> Vec<Case>) -> Law {
        Law { near, ..self }
    }

    /// With the position of the game.
    pub const fn asking(self, asked: fn(&Case) -> Option<Asked>) -> Law {
        Law { asked: Some(asked), ..self }
    }

    /// With limits that hold for any input.
    pub const fn bounded(self) -> Law {
        Law { is_bounded: true, ..self }
    }
}
