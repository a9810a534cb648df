//! The census of a game: how many of its positions are won, lost and drawn, and how many have each value and each distance to the end.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::whole::plan::signed;
use ground::json::Json;
use ground::json::params::head;
use ground::num::{Int, Nat};
use ground::params::Params;
use solve::judge::value::{Outcome, Value};
use solve::trace::whole::Whole;

/// The outcomes in the order in which they are told.
pub const OUTCOMES: [Outcome; 3] = [Outcome::N, Outcome::P, Outcome::D];

/// Positions counted by what they are worth.
#[derive(Debug, Default)]
pub struct Census {
    /// All positions.
    pub positions: u64,
    /// Won, lost and drawn ones, in the order of [`OUTCOMES`].
    pub outcomes: [u64; 3],
    /// Positions of each nim-value.
    pub nimbers: BTreeMap<Nat, u64>,
    /// Positions in which the mover ends so many points ahead.
    pub points: BTreeMap<Int, u64>,
    /// Won and lost positions so many plies from the end.
    pub plies: BTreeMap<u64, [u64; 2]>,
    /// The positions farthest from the end, in notation.
    pub farthest: Vec<String>,
}

impl Census {
    /// Counts. Time: every position once.
    pub fn of(whole: &Whole) -> Self {
        let mut census = Census::default();
        whole.values.iter().for_each(|value| census.count(value));
        let most = census.plies.keys().last().copied();
        let farthest =
            whole.values.iter().zip(&whole.papers).filter(|(value, _)| most.is_some() && plies(value) == most);
        census.farthest = farthest.map(|(_, paper)| paper.position.clone()).collect();
        census
    }

    fn count(&mut self, value: &Value) {
        let outcome = OUTCOMES.iter().position(|outcome| *outcome == value.outcome()).unwrap_or_default();
        self.positions += 1;
        self.outcomes[outcome] += 1;
        if let Some(nimber) = value.as_nimber() {
            *self.nimbers.entry(nimber.clone()).or_default() += 1;
        }
        if let Value::Margin { own, other } = value {
            *self.points.entry(own - other).or_default() += 1;
        }
        if let Some(plies) = plies(value) {
            self.plies.entry(plies).or_default()[outcome] += 1;
        }
    }

    /// Plies of the farthest positions, where distances are known.
    pub fn longest(&self) -> Option<u64> {
        self.plies.keys().last().copied()
    }

    /// As comma-separated values: what is counted, its value, and the positions.
    pub fn csv(&self) -> String {
        let mut out = "counted,value,positions\n".to_owned();
        for (outcome, count) in OUTCOMES.iter().zip(self.outcomes) {
            _ = writeln!(out, "outcome,{},{count}", outcome.letter());
        }
        for (nimber, count) in &self.nimbers {
            _ = writeln!(out, "nimber,{nimber},{count}");
        }
        for (points, count) in &self.points {
            _ = writeln!(out, "points,{},{count}", signed(points));
        }
        for (plies, [won, lost]) in &self.plies {
            _ = writeln!(out, "plies,{plies},{}", won + lost);
        }
        out
    }

    /// As JSON, worded as programs may rely on.
    pub fn json(&self, game: &str, params: &Params, position: &str) -> Json {
        let mut json = Json::new();
        json.reply(|json| {
            head(json, game, params);
            json.key("position");
            json.string(position);
            json.key("positions");
            json.whole(self.positions);
            json.key("outcomes");
            json.object(|json| counts(json, &self.outcomes));
            json.key("nimbers");
            json.list(&self.nimbers, |json, (nimber, count)| counted(json, "nimber", |json| json.nat(nimber), *count));
            json.key("points");
            json.list(&self.points, |json, (points, count)| counted(json, "points", |json| json.int(points), *count));
            json.key("plies");
            json.list(&self.plies, |json, (plies, both)| {
                json.object(|json| {
                    json.key("plies");
                    json.whole(*plies);
                    counts(json, both);
                });
            });
            json.key("farthest");
            json.strings(&self.farthest);
        });
        json
    }
}

/// Plies to the end. What is drawn has none: nobody makes for an end there.
fn plies(value: &Value) -> Option<u64> {
    value.remoteness().filter(|_| value.outcome() != Outcome::D)
}

fn counts(json: &mut Json, counts: &[u64]) {
    for (outcome, count) in OUTCOMES.iter().zip(counts) {
        json.key(outcome.letter());
        json.whole(*count);
    }
}

fn counted(json: &mut Json, name: &str, value: impl FnOnce(&mut Json), count: u64) {
    json.object(|json| {
        json.key(name);
        value(json);
        json.key("positions");
        json.whole(count);
    });
}
