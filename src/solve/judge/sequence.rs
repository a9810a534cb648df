//! Tables of values of one- and two-parameter games, and the periods in them with their standing.

use std::collections::{BTreeMap, BTreeSet};

use crate::judge::value::Outcome;

/// Values for sizes `from..=to`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What the sizes are called: one name for a line of values, two for a table.
    pub of: &'static [&'static str],
    /// The first size, of both parameters.
    pub from: usize,
    /// The last size, of both parameters.
    pub to: usize,
    /// The values: one row of a one-parameter game, otherwise one row for each first parameter.
    pub cells: Cells,
    /// The period, if one is known.
    pub period: Option<Period>,
}

/// The values of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cells {
    /// Nim-values.
    Nimbers(Vec<Vec<u64>>),
    /// Outcomes: misère play and two-sided games.
    Outcomes(Vec<Vec<Outcome>>),
    /// No values but how all positions of a swept game fall, one entry a side to move; sizes play no part.
    Falls(Vec<Fall>),
}

/// How the positions of one side to move fall in a game that was swept whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fall {
    /// The side, as the game writes it.
    pub to_move: &'static str,
    /// Positions that the mover wins.
    pub won: u64,
    /// Positions that the mover loses.
    pub lost: u64,
    /// Positions that are drawn.
    pub drawn: u64,
    /// How many won and lost positions there are of each remoteness that occurs.
    pub histogram: BTreeMap<u64, u64>,
}

impl Fall {
    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        self.won + self.lost + self.drawn
    }

    /// The greatest remoteness; 0 when nothing is decided.
    pub fn longest(&self) -> u64 {
        self.histogram.keys().next_back().copied().unwrap_or(0)
    }
}

/// Every remoteness that occurs for some side, ascending.
pub fn plies(falls: &[Fall]) -> Vec<u64> {
    let all: BTreeSet<u64> = falls.iter().flat_map(|fall| fall.histogram.keys().copied()).collect();
    all.into_iter().collect()
}

impl Table {
    /// The table of a swept game.
    pub fn of_falls(falls: Vec<Fall>) -> Table {
        Table { of: &[], from: 0, to: 0, cells: Cells::Falls(falls), period: None }
    }
}

/// One value of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A nim-value.
    Nimber(u64),
    /// Who wins.
    Outcome(Outcome),
}

impl Cell {
    /// Who wins.
    pub fn outcome(self) -> Outcome {
        match self {
            Cell::Nimber(0) => Outcome::P,
            Cell::Nimber(_) => Outcome::N,
            Cell::Outcome(outcome) => outcome,
        }
    }

    /// The value as it is written: a number, or a letter.
    pub fn write(self) -> String {
        match self {
            Cell::Nimber(nimber) => nimber.to_string(),
            Cell::Outcome(outcome) => outcome.letter().to_owned(),
        }
    }
}

impl Table {
    /// How the positions of a swept game fall; `None` for a table of values.
    pub fn falls(&self) -> Option<&[Fall]> {
        match &self.cells {
            Cells::Falls(falls) => Some(falls),
            Cells::Nimbers(_) | Cells::Outcomes(_) => None,
        }
    }

    /// Whether it is a line of values and no map.
    pub fn is_line(&self) -> bool {
        self.of.len() < 2
    }

    /// How many rows it has; a line has one.
    pub fn rows(&self) -> usize {
        match &self.cells {
            Cells::Nimbers(rows) => rows.len(),
            Cells::Outcomes(rows) => rows.len(),
            Cells::Falls(_) => 0,
        }
    }

    /// How many values a row has, counted from 0.
    pub fn row_length(&self, row: usize) -> usize {
        match &self.cells {
            Cells::Nimbers(rows) => rows.get(row).map_or(0, Vec::len),
            Cells::Outcomes(rows) => rows.get(row).map_or(0, Vec::len),
            Cells::Falls(_) => 0,
        }
    }

    /// The value in a row and a column, both counted from 0.
    pub fn cell(&self, row: usize, column: usize) -> Option<Cell> {
        match &self.cells {
            Cells::Nimbers(rows) => rows.get(row)?.get(column).map(|nimber| Cell::Nimber(*nimber)),
            Cells::Outcomes(rows) => rows.get(row)?.get(column).map(|outcome| Cell::Outcome(*outcome)),
            Cells::Falls(_) => None,
        }
    }

    /// The sizes that a row and a column stand for: one for a line, two for a map.
    pub fn sizes(&self, row: usize, column: usize) -> Vec<usize> {
        if self.is_line() { vec![self.from + column] } else { vec![self.from + row, self.from + column] }
    }

    /// The greatest nim-value; 0 in a table of outcomes.
    pub fn greatest(&self) -> u64 {
        match &self.cells {
            Cells::Nimbers(rows) => rows.iter().flatten().copied().max().unwrap_or(0),
            Cells::Outcomes(_) | Cells::Falls(_) => 0,
        }
    }

    /// The shortest period that the values of a line show where none is known for certain: three rounds of it at least, over a third of the
    /// table or more, over one half where all values are the same. It may end with the next value.
    ///
    /// Time: the square of the table's length at most, for values that nearly repeat; about its length otherwise.
    pub fn seen(&self) -> Option<Seen> {
        if !self.is_line() || self.period.is_some() {
            return None;
        }
        let values: Vec<u64> = (0..self.row_length(0)).filter_map(|column| self.code(column)).collect();
        (1..=values.len() / ROUNDS).find_map(|period| {
            let last = values.len() - 1;
            let saltus = values[last].checked_sub(values[last - period])?;
            let repeats = |n: &usize| values[n + period] == values[*n].saturating_add(saltus);
            let held = (0..=last - period).rev().take_while(repeats).count();
            let from = last + 1 - period - held;
            let rounds = (values.len() - from) / period;
            // Of outcomes the same one may follow itself for long where it is only the rarer one that is rare.
            let part = if period > 1 { 3 } else { 2 };
            let is_clear = rounds >= ROUNDS && part * (values.len() - from) >= values.len();
            is_clear.then_some(Seen { period, from: self.from + from, saltus, rounds })
        })
    }

    /// The value in a column of a line as a number.
    fn code(&self, column: usize) -> Option<u64> {
        Some(match self.cell(0, column)? {
            Cell::Nimber(nimber) => nimber,
            Cell::Outcome(outcome) => outcome as u64,
        })
    }

    /// The sizes of a line that its period, continued downwards, does not explain, with their values.
    pub fn exceptions(&self) -> Vec<(usize, Cell)> {
        let Some(period) = self.period.as_ref().filter(|_| self.is_line()) else { return Vec::new() };
        let codes = |size: u64| {
            let column = usize::try_from(size).ok()?.checked_sub(self.from)?;
            self.code(column)
        };
        let sizes = period.unexplained(self.from as u64, codes).into_iter();
        sizes.filter_map(|size| Some((size as usize, self.cell(0, size as usize - self.from)?))).collect()
    }
}

/// How the values of a one-parameter game go on: G(n + period) = G(n) + saltus for all n >= preperiod, both the least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Period {
    /// The length of the period.
    pub period: u64,
    /// The least size from which it holds.
    pub preperiod: u64,
    /// What is added from one period to the next.
    pub saltus: u64,
    /// Why it is known.
    pub standing: Standing,
}

/// How the values of a line seem to go on: what is seen within a table and proved by nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The length of the period.
    pub period: usize,
    /// The least size from which it is seen.
    pub from: usize,
    /// What is added from one period to the next.
    pub saltus: u64,
    /// How many whole rounds of it are in the table.
    pub rounds: usize,
}

/// Rounds that must be seen before anybody speaks of a period.
const ROUNDS: usize = 3;

/// Why a law is known to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A published theorem covers every size.
    Theorem,
    /// A finite check inside the table proves it for every size: values of sizes `from..=to` were compared.
    Certified {
        /// The first size compared.
        from: u64,
        /// The last size compared.
        to: u64,
    },
}

impl Period {
    /// Whether a size begins a new round of the period.
    pub fn begins(&self, size: u64) -> bool {
        size >= self.preperiod && (size - self.preperiod).is_multiple_of(self.period)
    }

    /// The sizes below the preperiod whose value is not what the period, continued downwards, would give, with their values;
    /// `values` begin at size 0.
    pub fn exceptions(&self, values: &[u64]) -> Vec<(u64, u64)> {
        let value = |n: u64| values.get(usize::try_from(n).ok()?).copied();
        self.unexplained(0, value).into_iter().map(|n| (n, values[n as usize])).collect()
    }

    fn unexplained(&self, from: u64, value: impl Fn(u64) -> Option<u64>) -> Vec<u64> {
        let expected = |n: u64| {
            let steps = (self.preperiod - n).div_ceil(self.period);
            let above = value(n + steps * self.period)?;
            Some(i128::from(above) - i128::from(steps) * i128::from(self.saltus))
        };
        let is_exception = |n: &u64| value(*n).is_some_and(|v| expected(*n) != Some(i128::from(v)));
        (from..self.preperiod).filter(is_exception).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(from: usize, values: &[u64], preperiod: u64, period: u64) -> Table {
        let period = Period { period, preperiod, saltus: 0, standing: Standing::Theorem };
        let (to, cells) = (from + values.len() - 1, Cells::Nimbers(vec![values.to_vec()]));
        Table { of: &["n"], from, to, cells, period: Some(period) }
    }

    #[test]
    fn exceptions_are_what_the_period_does_not_explain_wherever_the_line_begins() {
        // 1, 2 repeat from 4 on; continued downwards they give 1 at 2 and at 0, and 2 at 1 and 3.
        let table = line(0, &[0, 2, 1, 5, 1, 2, 1, 2], 4, 2);
        assert_eq!(table.exceptions(), [(0, Cell::Nimber(0)), (3, Cell::Nimber(5))]);
        let table = line(1, &[2, 1, 5, 1, 2, 1, 2], 4, 2);
        assert_eq!(table.exceptions(), [(3, Cell::Nimber(5))]);
    }

    #[test]
    fn what_repeats_within_the_table_is_seen_and_what_does_not_is_not() {
        let seen = |values: &[u64]| Table { period: None, ..line(1, values, 0, 1) }.seen();
        let found = Seen { period: 3, from: 2, saltus: 0, rounds: 3 };
        assert_eq!(seen(&[7, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1]), Some(found));
        let rising = Seen { period: 2, from: 1, saltus: 4, rounds: 3 };
        assert_eq!(seen(&[0, 1, 4, 5, 8, 9]), Some(rising));
        assert_eq!(seen(&[1, 2, 3, 1, 2, 3, 1, 2]), None, "two rounds and a bit");
        assert_eq!(seen(&[5, 6, 7, 8, 9, 1, 1, 1, 1]), None, "less than half of it");
        let late = Seen { period: 2, from: 8, saltus: 0, rounds: 3 };
        assert_eq!(seen(&[5, 9, 7, 8, 9, 3, 4, 1, 2, 1, 2, 1, 2]), Some(late));
        assert_eq!(line(0, &[1, 1, 1, 1], 0, 1).seen(), None, "what is known need not be seen");
    }

    #[test]
    fn rounds_begin_at_the_preperiod() {
        let period = line(0, &[0], 3, 5).period.expect("it was given");
        assert_eq!((0..14).filter(|n| period.begins(*n)).collect::<Vec<_>>(), [3, 8, 13]);
    }
}
