//! The game that ends a lesson: who you are, and what you must reach against an opponent that never errs.

use num_traits::Signed;

use crate::lesson::joined::Span;
use crate::lesson::runs::Text;
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;
use solve::judge::shares::Shares;
use solve::judge::value::{Outcome, Value};

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win.
    Win,
    /// Not to lose.
    Draw,
    /// More points, or a payoff.
    Ahead,
    /// A split that nobody objects to.
    Unobjected,
}

/// A game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// Whether you make the first move.
    pub is_first: bool,
    /// What is to be reached.
    pub goal: Goal,
    /// Where that stands.
    pub at: Span,
    /// What is said when it was reached.
    pub win: Option<Text>,
    /// What is said when it was not.
    pub lose: Option<Text>,
}

impl Goal {
    /// Every goal with its name.
    pub const ALL: [(&'static str, Goal); 4] =
        [("win", Goal::Win), ("draw", Goal::Draw), ("ahead", Goal::Ahead), ("unobjected", Goal::Unobjected)];

    /// What is to be reached, in words.
    pub fn says(self) -> Say {
        match self {
            Goal::Win => say!("lesson-goal-win"),
            Goal::Draw => say!("lesson-goal-draw"),
            Goal::Ahead => say!("lesson-goal-ahead"),
            Goal::Unobjected => say!("lesson-goal-unobjected"),
        }
    }

    /// Whether it was reached by this side.
    pub fn is_reached(self, ending: &Ending, you: Side) -> bool {
        let ahead = match ending {
            Ending::Score { first, second } if you == Side::First => (first - second).signum(),
            Ending::Score { first, second } => (second - first).signum(),
            Ending::Won(side) => if *side == you { 1 } else { -1 }.into(),
            Ending::Drawn => 0.into(),
        };
        match self {
            Goal::Win | Goal::Ahead => ahead.is_positive(),
            Goal::Draw => !ahead.is_negative(),
            Goal::Unobjected => *ending == Ending::Drawn,
        }
    }

    /// Why it cannot be reached from a position of this value, by its mover or by the other side; `None` if it can.
    ///
    /// Payoffs of single rounds are luck: to be ahead there is never out of reach.
    fn hopeless(self, value: &Value, is_first: bool) -> Option<Say> {
        let shares = match value {
            Value::Shared(shares) => Some(shares),
            _ => None,
        };
        if self == Goal::Unobjected {
            let is_empty = |shares: &Shares| shares.epsilon.as_ref().is_some_and(Signed::is_negative);
            return match shares {
                None => Some(say!("lesson-nothing-shared")),
                Some(_) if !is_first => Some(say!("lesson-propose-first")),
                Some(shares) if is_empty(shares) => Some(say!("lesson-core-empty")),
                Some(_) => None,
            };
        }
        if !value.is_proved() {
            return Some(say!("lesson-not-proved"));
        }
        if value.is_open() {
            let is_luck = self == Goal::Ahead && shares.is_none();
            return (!is_luck).then(|| say!("lesson-no-such"));
        }
        let hoped = match (value.outcome(), is_first) {
            (Outcome::N, true) | (Outcome::P, false) => Outcome::N,
            (Outcome::D, _) => Outcome::D,
            _ => Outcome::P,
        };
        let is_reachable = match self {
            Goal::Draw => hoped != Outcome::P,
            _ => hoped == Outcome::N,
        };
        (!is_reachable).then(|| say!("lesson-so", so = value.outcome().letter()))
    }
}

impl Task {
    /// The side you play where this one is to move.
    pub fn you(&self, to: Side) -> Side {
        if self.is_first { to } else { to.other() }
    }

    /// Why the goal cannot be reached from a position of this value; `None` if it can.
    pub fn refuted(&self, value: &Value) -> Option<Say> {
        self.goal.hopeless(value, self.is_first)
    }
}
