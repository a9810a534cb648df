//! Who knows the right answers of a problem: its law, or the game of the house.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::case::{Case, Datum};
use crate::law::{Asked, Told};
use crate::layout::Tests;
use crate::problem::Problem;
use duel::house::House;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::num::Int;
use ground::say;
use solve::judge::control::{Control, Stop};

/// Variants kept open.
const KEPT: usize = 1_000;

/// Why there is no answer.
#[derive(Debug)]
pub enum Unknown {
    /// The test cannot be a position.
    Fault(Fault),
    /// The oracle stopped.
    Stop(Stop),
}

/// Answers tests of one problem; variants stay open from one test to the next.
pub struct Truth<'h> {
    house: &'h House,
    problem: &'h Problem,
    control: &'h Control,
    open: FxHashMap<Vec<(String, String)>, Arc<dyn Place>>,
}

impl<'h> Truth<'h> {
    /// Begins with the first test.
    pub fn new(house: &'h House, problem: &'h Problem, control: &'h Control) -> Self {
        Truth { house, problem, control, open: FxHashMap::default() }
    }

    /// The problem.
    pub fn problem(&self) -> &'h Problem {
        self.problem
    }

    /// The right answer, before it is worded.
    pub fn told(&mut self, case: &Case) -> Result<Told, Unknown> {
        match self.problem.law.and_then(|law| law.answer) {
            Some(answer) => Ok(answer(case)),
            None => self.by_game(case),
        }
    }

    /// The answer that the game of the house gives.
    pub fn by_game(&mut self, case: &Case) -> Result<Told, Unknown> {
        let place = self.place(case).map_err(Unknown::Fault)?;
        let wording = &self.problem.wording;
        if wording.needs_moves() {
            let (value, best, count) = place.best(self.control).map_err(Unknown::Stop)?;
            return Ok(wording.told(&value, &best, &count.to_string()));
        }
        let value = place.value(self.control).map_err(Unknown::Stop)?;
        Ok(wording.told(&value, &[], ""))
    }

    /// What is asked of the game; nothing where no position of it is the test.
    pub fn asked(&self, case: &Case) -> Option<Asked> {
        let fixed = || self.problem.params.iter().map(|(name, text)| (name.clone(), filled(self.problem, text, case)));
        if let Some(asked) = self.problem.law.and_then(|law| law.asked) {
            let mut asked = asked(case)?;
            asked.params.extend(fixed());
            return Some(asked);
        }
        let position = filled(self.problem, self.problem.position.as_ref()?, case);
        Some(Asked { params: fixed().collect(), position, is_left: false })
    }

    /// The position of the game that is the test.
    pub fn place(&mut self, case: &Case) -> Result<Arc<dyn Place>, Fault> {
        let none = || Fault::new(Kind::BadPosition, say!("judge-no-position"));
        let game = self.problem.game.as_ref().ok_or_else(none)?;
        let asked = self.asked(case).ok_or_else(none)?;
        if let Some(start) = self.open.get(&asked.params) {
            return start.reads(&asked.position);
        }
        let entry = self.house.find(game)?;
        let mut params = entry.params();
        for (name, text) in &asked.params {
            params.set(name, text)?;
        }
        let start = entry.open(&params, None)?;
        if self.open.len() >= KEPT {
            self.open.clear();
        }
        self.open.insert(asked.params, start.clone());
        start.reads(&asked.position)
    }

    /// The lines that a right program prints for these tests of one file, a text a test.
    pub fn lines(&mut self, cases: &[Case]) -> Result<Vec<String>, Unknown> {
        let mut lines = Vec::with_capacity(cases.len());
        for (at, case) in cases.iter().enumerate() {
            let told = self.told(case)?;
            lines.push(self.problem.wording.of(&told, at + 1));
        }
        Ok(lines)
    }

    /// Whether a test may stand: within the limits, and what else the problem demands.
    pub fn is_valid(&self, case: &Case) -> bool {
        let fits = self.problem.law.is_none_or(|law| (law.fits)(case));
        fits && self.problem.limits.broken(&self.problem.layout.pieces, case, true).is_none()
    }

    /// How many tests a program must answer within its time: those that the statement promises, one call, or a few where nobody says.
    pub fn timed_tests(&self) -> usize {
        /// Tests of a file where the statement does not say how many there are.
        const FEW: usize = 5;
        match (&self.problem.layout.tests, self.problem.limits.tests) {
            (Tests::One | Tests::Calls, _) => 1,
            (_, Some(told)) => told,
            (_, None) => FEW,
        }
    }

    /// How many tests a file may hold.
    pub fn most_tests(&self) -> usize {
        match self.problem.layout.tests {
            Tests::One => 1,
            _ => self.problem.limits.tests.unwrap_or(1_000),
        }
    }
}

/// A text in which `{n}` stands for the field n; lists are joined by commas, an empty one is `-`.
fn filled(problem: &Problem, text: &str, case: &Case) -> String {
    let mut filled = text.to_owned();
    for (field, datum) in problem.layout.fields().zip(&case.0) {
        let name = format!("{{{}}}", field.name);
        if filled.contains(&name) {
            filled = filled.replace(&name, &written(datum));
        }
        // A board's column is a letter, and a place in a graph begins at 0.
        let column = format!("{{{}:column}}", field.name);
        if filled.contains(&column) {
            let letter = (case_letter(datum)).map_or_else(String::new, String::from);
            filled = filled.replace(&column, &letter);
        }
    }
    filled
}

fn case_letter(datum: &Datum) -> Option<char> {
    let Datum::Number(n) = datum else { return None };
    let place = u8::try_from(n).ok()?.checked_sub(1)?;
    (place < 26).then(|| char::from(b'a' + place))
}

fn written(datum: &Datum) -> String {
    let joined = |list: &[Int]| {
        if list.is_empty() {
            "-".to_owned()
        } else {
            list.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        }
    };
    match datum {
        Datum::Number(n) => n.to_string(),
        Datum::List(list) => joined(list),
        Datum::Word(word) => word.clone(),
        Datum::Rows(rows) => {
            rows.iter().map(|row| row.0.iter().map(written).collect::<Vec<_>>().join(",")).collect::<Vec<_>>().join(";")
        }
    }
}
