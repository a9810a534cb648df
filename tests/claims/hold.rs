//! Every sentence of the reasons of a game held against the positions it is said of.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use xorcle::duel::house::Entry;
use xorcle::oracle::reason::{Exhibit, Step};
use xorcle::say::{Arg, Language, Say, Tongue};

use crate::claim::{Case, Held, Kind};
use crate::games::{TABLES, TOLD};
use crate::met::{Budget, Met, meet};

/// A sentence that is not so.
pub struct Lie {
    way: String,
    /// The message.
    pub key: String,
    text: String,
    instead: String,
}

impl fmt::Display for Lie {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}\n  {}: {}\n  but {}", self.way, self.key, self.text, self.instead)
    }
}

/// What became of the sentences of many positions.
#[derive(Default)]
pub struct Tally {
    /// Positions looked at.
    pub positions: usize,
    /// How often each message was found true.
    pub held: BTreeMap<String, usize>,
    /// How often each message was too large to be decided.
    pub open: BTreeMap<String, usize>,
    /// The sentences that are not so.
    pub false_ones: Vec<Lie>,
    /// Messages met that no table knows.
    pub unknown: BTreeSet<String>,
    /// Of each claim whose reason names no idea, one position.
    pub without_idea: BTreeMap<String, String>,
}

impl Tally {
    /// Both together.
    pub fn and(mut self, other: Tally) -> Tally {
        self.positions += other.positions;
        for (mine, others) in [(&mut self.held, other.held), (&mut self.open, other.open)] {
            for (key, count) in others {
                *mine.entry(key).or_default() += count;
            }
        }
        self.false_ones.extend(other.false_ones);
        self.false_ones.sort_by(|one, other| one.key.cmp(&other.key));
        self.unknown.extend(other.unknown);
        self.without_idea.extend(other.without_idea);
        self
    }
}

/// The kind of every message that stands in a table; none stands in two.
pub fn kinds() -> BTreeMap<&'static str, Kind> {
    let mut kinds = BTreeMap::new();
    for (key, kind) in TABLES.iter().flat_map(|table| table.iter()) {
        assert!(kinds.insert(*key, *kind).is_none(), "{key} stands in two tables");
    }
    kinds
}

/// Holds what is said of the positions of a game.
pub fn hold(entry: &Entry, budget: Budget) -> Tally {
    let kinds = kinds();
    let mut tally = Tally::default();
    meet(entry, budget, |met| {
        tally.positions += 1;
        let reason = &met.answer.reason;
        if reason.ideas().next().is_none() {
            tally.without_idea.insert(format!("{}: {}", entry.id, reason.claim.key), met.way.clone());
        }
        each(&reason.claim, &mut |says| judge(&kinds, &Case { met, step: None, says }, &mut tally));
        for step in &reason.steps {
            sayings(step, &mut |says| judge(&kinds, &Case { met, step: Some(step), says }, &mut tally));
        }
    });
    tally
}

/// Every sentence of a step: what it says with its parts, and the heads of its table.
fn sayings<'s>(step: &'s Step, then: &mut impl FnMut(&'s Say)) {
    each(&step.says, then);
    if let Some(Exhibit::Table { head, .. }) = &step.shows {
        for says in head {
            each(says, then);
        }
    }
}

/// A sentence and the sentences within it.
fn each<'s>(says: &'s Say, then: &mut impl FnMut(&'s Say)) {
    then(says);
    says.args.iter().for_each(|(_, arg)| within(arg, then));
}

fn within<'s>(arg: &'s Arg, then: &mut impl FnMut(&'s Say)) {
    match arg {
        Arg::Say(says) => each(says, then),
        Arg::List(items) => items.iter().for_each(|item| within(item, then)),
        _ => {}
    }
}

fn judge(kinds: &BTreeMap<&'static str, Kind>, case: &Case, tally: &mut Tally) {
    let key: &str = &case.says.key;
    let Some(kind) = kinds.get(key) else {
        if !TOLD.contains(&key) {
            tally.unknown.insert(key.to_owned());
        }
        return;
    };
    let Kind::Fact(predicate) = kind else { return };
    // A predicate that gives up on a position is a fault of its own, told with the position.
    let held = catch_unwind(AssertUnwindSafe(|| predicate(case)));
    match held.unwrap_or_else(|_| Held::False("its predicate panicked".into())) {
        Held::True => *tally.held.entry(key.to_owned()).or_default() += 1,
        Held::Open => *tally.open.entry(key.to_owned()).or_default() += 1,
        Held::False(instead) => tally.false_ones.push(lie(case, case.met, instead)),
    }
}

fn lie(case: &Case, met: &Met, instead: String) -> Lie {
    let text = Tongue::of(Language::English).speak(case.says);
    Lie { way: met.way.clone(), key: case.says.key.to_string(), text, instead }
}
