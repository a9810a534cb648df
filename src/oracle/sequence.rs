//! Tables of values of one- and two-parameter games, and the periods in them with their standing.

use std::collections::BTreeMap;

use crate::oracle::value::Outcome;

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

impl Table {
    /// The table of a swept game.
    pub fn of_falls(falls: Vec<Fall>) -> Table {
        Table { of: &[], from: 0, to: 0, cells: Cells::Falls(falls), period: None }
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
    /// The sizes below the preperiod whose value is not what the period, continued downwards, would give.
    pub fn exceptions(&self, values: &[u64]) -> Vec<(u64, u64)> {
        let expected = |n: u64| {
            let steps = (self.preperiod - n).div_ceil(self.period);
            let above = values.get(usize::try_from(n + steps * self.period).ok()?)?;
            Some(i128::from(*above) - i128::from(steps) * i128::from(self.saltus))
        };
        let is_exception = |&n: &u64| values.get(n as usize).is_some_and(|&v| expected(n) != Some(i128::from(v)));
        (0..self.preperiod).filter(is_exception).map(|n| (n, values[n as usize])).collect()
    }
}
