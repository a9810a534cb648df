//! What a sentence is held against: a message key with what decides, by the rules alone, whether it is so.

use num_traits::ToPrimitive;

use ground::num::Nat;
use ground::say::{Arg, Say};
use solve::judge::reason::Step;

use crate::met::Met;

/// One sentence of a reason, where it stands.
pub struct Case<'m> {
    /// The position it is said of.
    pub met: &'m Met,
    /// The step that says it; `None`: the claim does.
    pub step: Option<&'m Step>,
    /// The sentence itself, perhaps a part of another one.
    pub says: &'m Say,
}

/// What became of holding a sentence against a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// It is so.
    True,
    /// It is not so: what is the case instead.
    False(String),
    /// The position is too large for a plain referee.
    Open,
}

/// Decides by the rules alone whether the sentence is so.
pub type Predicate = fn(&Case) -> Held;

/// What kind of sentence a message is.
#[derive(Clone, Copy)]
pub enum Kind {
    /// It states a fact of the position.
    Fact(Predicate),
    /// It asks or advises, and states nothing.
    Question,
    /// It names a column, or is a word of a sentence that is itself a fact with a predicate.
    Part,
    /// It names a published theorem or tells how values were found, and states nothing of the position.
    Source,
}

/// The kinds of the messages of one game or kit.
pub type Table = &'static [(&'static str, Kind)];

/// True if it is so, else false with what is the case.
pub fn is(so: bool, instead: impl FnOnce() -> String) -> Held {
    if so { Held::True } else { Held::False(instead()) }
}

/// Equal, or false with both sides.
#[allow(clippy::needless_pass_by_value, reason = "callers compare what they just made")]
pub fn same<T: PartialEq + std::fmt::Debug>(told: T, found: T) -> Held {
    is(told == found, || format!("told {told:?}, found {found:?}"))
}

impl Held {
    /// True when both are; false with the first that is not; open if either is open and none is false.
    pub fn and(self, other: impl FnOnce() -> Held) -> Held {
        match self {
            Held::True => other(),
            Held::False(_) => self,
            Held::Open => match other() {
                Held::False(why) => Held::False(why),
                _ => Held::Open,
            },
        }
    }
}

/// All of them are true; the first false one is told.
pub fn all(helds: impl IntoIterator<Item = Held>) -> Held {
    helds.into_iter().fold(Held::True, |all, held| all.and(|| held))
}

impl Case<'_> {
    /// An argument of the sentence.
    pub fn arg(&self, name: &str) -> &Arg {
        let found = self.says.args.iter().find(|(own, _)| *own == name);
        &found.unwrap_or_else(|| panic!("{} has no argument {name}", self.says.key)).1
    }

    /// A natural number among the arguments.
    pub fn nat(&self, name: &str) -> Nat {
        match self.arg(name) {
            Arg::Int(n) => Nat::try_from(*n).unwrap_or_else(|_| panic!("{}: {name} is {n}", self.says.key)),
            Arg::Big(n) => n.to_biguint().unwrap_or_else(|| panic!("{}: {name} is {n}", self.says.key)),
            Arg::Text(text) => text.parse().unwrap_or_else(|_| panic!("{}: {name} is {text}", self.says.key)),
            other => panic!("{}: {name} is {other:?}", self.says.key),
        }
    }

    /// A small natural number among the arguments.
    pub fn size(&self, name: &str) -> usize {
        self.nat(name).to_usize().expect("a small number")
    }

    /// Whether the moves that do it and the others are all the moves.
    pub fn is_split(&self) -> Held {
        same(self.nat("moves") + self.nat("others"), self.nat("total"))
    }

    /// A text among the arguments.
    pub fn text(&self, name: &str) -> &str {
        match self.arg(name) {
            Arg::Text(text) => text,
            other => panic!("{}: {name} is {other:?}", self.says.key),
        }
    }

    /// The same place with the sentence that is one of the arguments.
    pub fn within(&self, name: &str) -> Case<'_> {
        match self.arg(name) {
            Arg::Say(says) => Case { met: self.met, step: self.step, says },
            other => panic!("{}: {name} is {other:?}", self.says.key),
        }
    }

    /// The sentences of a list among the arguments.
    pub fn says(&self, name: &str) -> Vec<&Say> {
        let Arg::List(items) = self.arg(name) else { panic!("{}: {name} is no list", self.says.key) };
        items.iter().filter_map(|arg| if let Arg::Say(says) = arg { Some(says.as_ref()) } else { None }).collect()
    }

    /// A list of texts among the arguments; a text alone is a list of one.
    pub fn texts(&self, name: &str) -> Vec<String> {
        let text = |arg: &Arg| match arg {
            Arg::Text(text) => text.clone(),
            Arg::Int(n) => n.to_string(),
            Arg::Big(n) => n.to_string(),
            other => panic!("{}: {name} holds {other:?}", self.says.key),
        };
        match self.arg(name) {
            Arg::List(items) => items.iter().map(text).collect(),
            arg => vec![text(arg)],
        }
    }
}
