//! How a problem words its answers.

use serde::Deserialize;

use crate::law::Told;
use solve::judge::value::{Outcome, Value};

/// The words of a problem's answers.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Wording {
    /// The word for a won position.
    #[serde(rename = "N")]
    pub won: Option<String>,
    /// The word for a lost one.
    #[serde(rename = "P")]
    pub lost: Option<String>,
    /// The word for a drawn one.
    #[serde(rename = "D")]
    pub drawn: Option<String>,
    /// What is printed of a value: `{margin}`, `{first}`, `{second}`, `{nimber}`, `{count-best}`.
    pub value: Option<String>,
    /// What is printed of the first best move: `{move}`, and its numbers `{1}`, `{2}`, ...
    #[serde(rename = "move")]
    pub best: Option<String>,
    /// The whole line: `{i}` is the number of the test, `{}` the answer.
    pub line: Option<String>,
}

impl Wording {
    /// The answer in the judge's words; `at` counts tests from 1.
    pub fn of(&self, told: &Told, at: usize) -> String {
        let text = match told {
            Told::Text(text) => text.clone(),
            Told::Outcome(outcome) => self.word(*outcome).to_owned(),
        };
        match &self.line {
            Some(line) => line.replace("{i}", &at.to_string()).replace("{}", &text),
            None => text,
        }
    }

    /// The word for an outcome.
    pub fn word(&self, outcome: Outcome) -> &str {
        let word = match outcome {
            Outcome::N => &self.won,
            Outcome::P => &self.lost,
            Outcome::D => &self.drawn,
        };
        word.as_deref().unwrap_or(outcome.letter())
    }

    /// Every word of an outcome.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        [&self.won, &self.lost, &self.drawn].into_iter().flatten().map(String::as_str)
    }

    /// What is told of a value, and of the moves that keep it.
    pub fn told(&self, value: &Value, best: &[String], count: &str) -> Told {
        if let Some(line) = self.value.as_ref().or(self.best.as_ref().filter(|_| value.outcome() == Outcome::N)) {
            return Told::Text(filled(line, value, best, count));
        }
        Told::Outcome(value.outcome())
    }

    /// Whether moves are asked for as well.
    pub fn needs_moves(&self) -> bool {
        self.best.is_some() || self.value.as_ref().is_some_and(|line| line.contains("{count-best}"))
    }
}

fn filled(line: &str, value: &Value, best: &[String], count: &str) -> String {
    let mut line = line.replace("{count-best}", count);
    if let Value::Margin { own, other } = value {
        line = line.replace("{margin}", &(own - other).to_string());
        line = line.replace("{first}", &own.to_string()).replace("{second}", &other.to_string());
    }
    if let Some(nimber) = value.as_nimber() {
        line = line.replace("{nimber}", &nimber.to_string());
    }
    if let Some(first) = best.first() {
        line = line.replace("{move}", first);
        let numbers = first.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
        for (at, number) in numbers.enumerate() {
            line = line.replace(&format!("{{{}}}", at + 1), number);
        }
    }
    line
}
