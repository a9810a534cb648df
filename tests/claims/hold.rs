//! Every sentence of the reasons of a game held against the positions it is said of.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use duel::house::Entry;
use ground::say::{Arg, Language, Say, Tongue};
use solve::judge::reason::{Exhibit, Step};

use crate::claim::{Case, Held, Kind};
use crate::games::{TABLES, TOLD};
use crate::met::{Budget, Course, Met, meet};
use crate::purse::{Purses, is_spent};

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
    /// How often each message was passed over, since holding it had cost too much already.
    pub passed: BTreeMap<String, usize>,
    /// How the walk went that brought the positions.
    pub course: Course,
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
        self.course.dear += other.course.dear;
        let counts = [(&mut self.held, other.held), (&mut self.open, other.open), (&mut self.passed, other.passed)];
        for (mine, others) in counts {
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
    let mut judge = Judge { kinds: kinds(), purses: Purses::new(budget.means), tally: Tally::default() };
    let course = meet(entry, budget, |met| {
        judge.tally.positions += 1;
        let reason = &met.answer.reason;
        if reason.ideas().next().is_none() {
            judge.tally.without_idea.insert(format!("{}: {}", entry.id, reason.claim.key), met.way.clone());
        }
        each(&reason.claim, &mut |says| judge.hold(&Case { met, step: None, says }));
        for step in &reason.steps {
            sayings(step, &mut |says| judge.hold(&Case { met, step: Some(step), says }));
        }
    });
    Tally { course, ..judge.tally }
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

struct Judge {
    kinds: BTreeMap<&'static str, Kind>,
    purses: Purses,
    tally: Tally,
}

impl Judge {
    fn hold(&mut self, case: &Case) {
        let key: &str = &case.says.key;
        let Some(kind) = self.kinds.get(key) else {
            if !TOLD.contains(&key) {
                self.tally.unknown.insert(key.to_owned());
            }
            return;
        };
        let Kind::Fact(predicate) = kind else { return };
        // A predicate that gives up on a position is a fault of its own, told with the position.
        let held = self.purses.pay(key, || catch_unwind(AssertUnwindSafe(|| predicate(case))));
        let count = match held.map(|held| held.unwrap_or_else(|_| Held::False("its predicate panicked".into()))) {
            None => &mut self.tally.passed,
            // What was found where the rest was left out does not count.
            Some(_) if is_spent() => &mut self.tally.open,
            Some(Held::Open) => &mut self.tally.open,
            Some(Held::True) => &mut self.tally.held,
            Some(Held::False(instead)) => return self.tally.false_ones.push(lie(case, case.met, instead)),
        };
        count_one(count, key);
    }
}

fn count_one(counts: &mut BTreeMap<String, usize>, key: &str) {
    match counts.get_mut(key) {
        Some(count) => *count += 1,
        None => drop(counts.insert(key.to_owned(), 1)),
    }
}

fn lie(case: &Case, met: &Met, instead: String) -> Lie {
    let text = Tongue::of(Language::English).speak(case.says);
    Lie { way: met.way.clone(), key: case.says.key.to_string(), text, instead }
}
