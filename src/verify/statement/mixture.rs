//! Mixed strategies of a game of two choices made at once: what each of them secures, from the payments alone.
//!
//! Why this is a proof: a mix that brings the first side at least v against every choice of the second brings it at least v against every
//! mix of them, and a mix that holds the first side to v against every choice holds it to v against every mix. So v is the value, and
//! neither side can have more. The rules say what every pair of choices pays; nobody else is asked.

use num_traits::{One, Signed, Zero};

use crate::found::Found;
use crate::fraction::{add_up, fraction};
use crate::ground::Ground;
use crate::walk::Limit;
use ground::num::Ratio;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Pairs of choices looked at, at most.
const PAIRS: usize = 10_000;

/// Choices with their weights.
pub type Weights = Vec<(String, Ratio)>;

/// A mix for each side, and what the first side can count on, in the points that the rules count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mixture {
    /// What the first side can count on.
    pub value: Ratio,
    /// The first side's mix.
    pub first: Weights,
    /// The second side's mix.
    pub second: Weights,
}

/// What the first side's mix brings it at least, and with which choice of the second; what the second's lets it have at most.
type Secured = [(Ratio, String); 2];

/// What every pair of choices pays the first side.
struct Table {
    rows: Vec<String>,
    cols: Vec<String>,
    pays: Vec<Vec<Ratio>>,
}

impl Mixture {
    /// Reads `1/12 first 1=7/12 2=5/12 second 1=7/12 2=5/12`.
    pub fn read(text: &str) -> Option<Self> {
        let (value, rest) = text.split_once(" first ")?;
        let (first, second) = rest.split_once(" second ")?;
        let (value, first, second) = (fraction(value)?, weights(first)?, weights(second)?);
        let all = first.iter().chain(&second).map(|(_, weight)| weight);
        add_up(all.chain([&value])).then_some(Mixture { value, first, second })
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let mix = |weights: &Weights| {
            weights.iter().map(|(choice, weight)| format!("{choice}={weight}")).collect::<Vec<_>>().join(" ")
        };
        format!("{} first {} second {}", self.value, mix(&self.first), mix(&self.second))
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        say!("mixture-claim", value = self.value.to_string())
    }

    /// Holds it against every pair of choices; `tick` is called for each and may stop it.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let ((low, with), (high, by), looked) = match self.secured(start, tick)? {
            Ok(([low, high], looked)) => (low, high, looked),
            Err(found) => return Ok(found),
        };
        let value = self.value.to_string();
        Ok(if low < self.value {
            Found::Hole(say!("mixture-less", choice = with, brings = low.to_string(), value = value))
        } else if high > self.value {
            Found::Hole(say!("mixture-more", choice = by, brings = high.to_string(), value = value))
        } else {
            Found::Holds(looked)
        })
    }

    /// What both mixes secure, and how many pairs were looked at; or why that cannot be told.
    pub fn secured<G: Ground, S>(
        &self,
        start: &G,
        tick: &mut dyn FnMut() -> Result<(), S>,
    ) -> Result<Result<(Secured, usize), Found>, S> {
        let table = match Table::of(start, tick)? {
            Ok(table) => table,
            Err(found) => return Ok(Err(found)),
        };
        let no_mix = |side: Side| Err(Found::Hole(say!("mixture-none", side = side.name())));
        let Some(first) = shares(&self.first, &table.rows) else { return Ok(no_mix(Side::First)) };
        let Some(second) = shares(&self.second, &table.cols) else { return Ok(no_mix(Side::Second)) };
        let against = |col: usize| first.iter().zip(&table.pays).map(|(weight, pays)| weight * &pays[col]).sum();
        let leaves = |row: usize| second.iter().zip(&table.pays[row]).map(|(weight, pays)| weight * pays).sum();
        let low = (0..table.cols.len()).map(|col| (against(col), table.cols[col].clone())).min();
        let high = (0..table.rows.len()).map(|row| (leaves(row), table.rows[row].clone())).max();
        let looked = table.rows.len() * table.cols.len();
        Ok(low.zip(high).map(|(low, high)| ([low, high], looked)).ok_or_else(|| not_at_once(start)))
    }
}

impl Table {
    fn of<G: Ground, S>(start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Result<Self, Found>, S> {
        let rows = match choices(start, Side::First) {
            Ok(rows) => rows,
            Err(found) => return Ok(Err(found)),
        };
        let mut table = Table { rows: Vec::new(), cols: Vec::new(), pays: Vec::new() };
        for (place, (name, at)) in rows.iter().enumerate() {
            let cols = match choices(at, Side::Second) {
                Ok(cols) => cols,
                Err(found) => return Ok(Err(found)),
            };
            let names = || cols.iter().map(|(name, _)| name.clone());
            if place == 0 {
                table.cols = names().collect();
            }
            if rows.len() * cols.len() > PAIRS {
                return Ok(Err(Found::Beyond(Limit::Positions(rows.len() + cols.len()))));
            }
            // Choices that depend on the row would be made by somebody who has seen it.
            if !names().eq(table.cols.iter().cloned()) {
                return Ok(Err(not_at_once(at)));
            }
            let mut pays = Vec::new();
            for (_, end) in &cols {
                tick()?;
                let Some(Ending::Score { first, second }) = end.ending() else { return Ok(Err(not_at_once(end))) };
                pays.push(Ratio::from_integer(first - second));
            }
            table.rows.push(name.clone());
            table.pays.push(pays);
        }
        Ok(Ok(table))
    }
}

/// What this side may choose, and what each choice leaves.
fn choices<G: Ground>(at: &G, side: Side) -> Result<Vec<(String, G)>, Found> {
    if at.to() != side || at.ending().is_some() {
        return Err(not_at_once(at));
    }
    let mut left = Vec::new();
    let are_listed = at.each(PAIRS, &mut |next| {
        left.push(next);
        true
    });
    if !are_listed {
        return Err(Found::Beyond(Limit::Moves));
    }
    Ok(left.into_iter().enumerate().map(|(place, next)| (at.named(place), next)).collect())
}

fn not_at_once<G: Ground>(at: &G) -> Found {
    Found::Hole(say!("mixture-not-at-once", position = at.text()))
}

fn weights(text: &str) -> Option<Weights> {
    let one = |word: &str| {
        let (choice, weight) = word.rsplit_once('=')?;
        Some((choice.to_owned(), fraction(weight)?))
    };
    text.split(' ').map(one).collect()
}

/// The weight of every choice, if these are a mix of them.
fn shares(weights: &Weights, choices: &[String]) -> Option<Vec<Ratio>> {
    let mut shares = vec![Ratio::zero(); choices.len()];
    for (choice, weight) in weights {
        let share = &mut shares[choices.iter().position(|known| known == choice)?];
        if !weight.is_positive() || !share.is_zero() {
            return None;
        }
        share.clone_from(weight);
    }
    shares.iter().sum::<Ratio>().is_one().then_some(shares)
}
