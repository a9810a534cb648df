//! What a certificate may state besides strategies and laws: a line each, proved by sums over what the rules say of every end.

pub(crate) mod digits;
pub mod division;
pub mod every_size;
mod five_lines;
pub mod fives;
pub mod hands;
pub mod heaps;
pub mod mixture;

use crate::found::Found;
use crate::ground::Ground;
use crate::statement::division::{Balanced, Content};
use crate::statement::every_size::EverySize;
use crate::statement::fives::Plan;
use crate::statement::hands::Hands;
use crate::statement::heaps::Heaps;
use crate::statement::mixture::Mixture;
use ground::say::Say;

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// `mix …`: mixes that both sides can count on.
    Mixture(Mixture),
    /// `hands …`: plans that both sides can count on where hands are hidden, a line for each situation.
    Hands(Hands),
    /// `core …`: a split that every coalition is content with.
    Content(Content),
    /// `empty …`: coalitions that no split contents all at once.
    Balanced(Balanced),
    /// `heaps …`: values of heaps that moves split.
    Heaps(Heaps),
    /// `machine …`: which positions of every size are lost.
    EverySize(EverySize),
    /// `fives …`: a win in a game of five in a row.
    Fives(Plan),
}

/// What a statement is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Realm {
    /// Games in which both see all there is.
    Moves,
    /// Choices that the other side does not see.
    Choices,
    /// A worth that is shared.
    Worths,
}

impl Statement {
    /// Whether a line means to be one.
    pub fn begins(line: &str) -> bool {
        const WORDS: [&str; 7] = ["mix ", "hands ", "core ", "empty ", "heaps ", "fives ", "machine "];
        WORDS.iter().any(|word| line.starts_with(word))
    }

    /// Reads a line, and where there are several those that go on with it.
    pub fn read(line: &str) -> Option<Self> {
        let (word, rest) = line.split_once(' ')?;
        match word {
            "mix" => Mixture::read(rest).map(Statement::Mixture),
            "hands" => Hands::read(rest).map(Statement::Hands),
            "core" => Content::read(rest).map(Statement::Content),
            "empty" => Balanced::read(rest).map(Statement::Balanced),
            "heaps" => Heaps::read(rest).map(Statement::Heaps),
            "machine" => EverySize::read(rest).map(Statement::EverySize),
            "fives" => Plan::read(rest).map(Statement::Fives),
            _ => None,
        }
    }

    /// The line, or the lines.
    pub fn write(&self) -> String {
        match self {
            Statement::Mixture(mixture) => format!("mix {}", mixture.write()),
            Statement::Hands(hands) => format!("hands {}", hands.write()),
            Statement::Content(content) => format!("core {}", content.write()),
            Statement::Balanced(balanced) => format!("empty {}", balanced.write()),
            Statement::Heaps(heaps) => format!("heaps {}", heaps.write()),
            Statement::EverySize(law) => format!("machine {}", law.write()),
            Statement::Fives(plan) => format!("fives {}", plan.write()),
        }
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        match self {
            Statement::Mixture(mixture) => mixture.says(),
            Statement::Hands(hands) => hands.says(),
            Statement::Content(content) => content.says(),
            Statement::Balanced(balanced) => balanced.says(),
            Statement::Heaps(heaps) => heaps.says(),
            Statement::EverySize(law) => law.says(),
            Statement::Fives(plan) => plan.says(),
        }
    }

    /// What it is about.
    pub fn realm(&self) -> Realm {
        match self {
            Statement::Mixture(_) | Statement::Hands(_) => Realm::Choices,
            Statement::Content(_) | Statement::Balanced(_) => Realm::Worths,
            Statement::Heaps(_) | Statement::EverySize(_) | Statement::Fives(_) => Realm::Moves,
        }
    }

    /// Holds it against the rules; `tick` is called for every end and may stop it.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        match self {
            Statement::Mixture(mixture) => mixture.check(start, tick),
            Statement::Hands(hands) => hands.check(start, tick),
            Statement::Content(content) => content.check(start, tick),
            Statement::Balanced(balanced) => balanced.check(start, tick),
            Statement::Heaps(heaps) => heaps.check(start, tick),
            Statement::EverySize(law) => law.check(start, tick),
            Statement::Fives(plan) => plan.check(start, tick),
        }
    }
}
