//! The algebra of values and the parent law: a position is worth what its moves make it.
//!
//! Values are always the mover's. What a move leaves is the opponent's value, for the opponent is then to move.

use std::cmp::{Ordering, Reverse};
use std::sync::Arc;

use num_traits::{Signed, Zero};

use crate::judge::shares::Shares;
use ground::num::{Int, Nat, Ratio};
use ground::rules::{Ending, Side};

/// Who wins, seen by the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The mover loses: every move lets the opponent win.
    P,
    /// Neither side can force a win.
    D,
    /// The mover wins.
    N,
}

impl Outcome {
    /// The same seen by the other side.
    pub fn turned(self) -> Outcome {
        match self {
            Outcome::P => Outcome::N,
            Outcome::D => Outcome::D,
            Outcome::N => Outcome::P,
        }
    }

    /// `N`, `P` or `D`.
    pub fn letter(self) -> &'static str {
        match self {
            Outcome::N => "N",
            Outcome::P => "P",
            Outcome::D => "D",
        }
    }
}

/// What a position is worth to the mover. Remoteness counts plies: the winner hurries, the loser delays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// The nim-value of a normal-play impartial position; 0 is P, all others are N.
    Nimber {
        /// The mex of what the moves leave.
        nimber: Nat,
        /// Plies to the end, where the whole game was walked.
        remoteness: Option<u64>,
    },
    /// Won in so many plies.
    Win {
        /// Plies to the end.
        remoteness: u64,
    },
    /// Lost in so many plies.
    Loss {
        /// Plies to the end.
        remoteness: u64,
    },
    /// Drawn.
    Draw,
    /// Won; nothing finer is known.
    Won,
    /// Lost; nothing finer is known.
    Lost,
    /// Smith's infinity of an impartial game in which play can run in circles: it has no nim-value. Won if 0 is among the
    /// nim-values it can reach, else drawn.
    Loopy {
        /// The nim-values that one move can leave, the least first.
        infinity: Vec<Nat>,
        /// Plies to the end of a won position, where the whole game was swept.
        remoteness: Option<u64>,
    },
    /// Points: the final totals, the mover's first.
    Margin {
        /// The mover's final total.
        own: Int,
        /// The opponent's final total.
        other: Int,
    },
    /// Not proved: how far ahead the mover seems to be after a search that did not reach the end. Never mixed up with a
    /// value, for it is another variant: whoever prints it has to say so.
    Estimate {
        /// Points the mover seems to be ahead, in the game's own unit; negative: behind.
        ahead: Int,
        /// Plies that were looked ahead.
        depth: u64,
    },
    /// What the mover may expect a round where moves are mixed or cards are hidden.
    Expected {
        /// The mean a round.
        mean: Ratio,
        /// What more could be had against hands as they were dealt, where the other side's plan never comes to this point, so that
        /// nothing is known of its hands; `None`: nothing.
        slack: Option<Ratio>,
    },
    /// What players may claim who share a worth or a cost.
    Shared(Arc<Shares>),
}

impl Value {
    /// A nim-value without remoteness.
    pub fn nimber(nimber: impl Into<Nat>) -> Self {
        Value::Nimber { nimber: nimber.into(), remoteness: None }
    }

    /// Won or lost, nothing finer.
    pub fn of_outcome(is_won: bool) -> Self {
        if is_won { Value::Won } else { Value::Lost }
    }

    /// What an ended game is worth to the side whose turn it would be.
    pub fn of_ending(ending: &Ending, to: Side) -> Self {
        match ending {
            Ending::Won(side) if *side == to => Value::Win { remoteness: 0 },
            Ending::Won(_) => Value::Loss { remoteness: 0 },
            Ending::Drawn => Value::Draw,
            Ending::Score { first, second } if to == Side::First => {
                Value::Margin { own: first.clone(), other: second.clone() }
            }
            Ending::Score { first, second } => Value::Margin { own: second.clone(), other: first.clone() },
        }
    }

    /// Whether it is proved.
    pub fn is_proved(&self) -> bool {
        !matches!(self, Value::Estimate { .. } | Value::Expected { slack: Some(_), .. })
    }

    /// The same position seen by the other side. Nim-values and their loopy kin have no such view: there turns alternate.
    pub fn turned(&self) -> Value {
        match self {
            Value::Win { remoteness } => Value::Loss { remoteness: *remoteness },
            Value::Loss { remoteness } => Value::Win { remoteness: *remoteness },
            Value::Won => Value::Lost,
            Value::Lost => Value::Won,
            Value::Margin { own, other } => Value::Margin { own: other.clone(), other: own.clone() },
            Value::Estimate { ahead, depth } => Value::Estimate { ahead: -ahead, depth: *depth },
            Value::Expected { mean, slack } => Value::Expected { mean: -mean, slack: slack.clone() },
            Value::Draw | Value::Nimber { .. } | Value::Loopy { .. } | Value::Shared(_) => self.clone(),
        }
    }

    /// What a move leaves to the opponent that leads to a position of this value, where `next` is to move: `by` moved.
    pub fn left(self, by: Side, next: Side) -> Value {
        if by == next { self.turned() } else { self }
    }

    /// Whether it tells no outcome: an expectation, or what players may claim of a worth they share. Nobody can force a win
    /// there, so [`Value::outcome`] says D; whoever speaks of the outcome asks this first, for it is no draw either.
    pub fn is_open(&self) -> bool {
        matches!(self, Value::Expected { .. } | Value::Shared(_))
    }

    /// `N`, `P` or `D`; `-` where there is no outcome to tell.
    pub fn letter(&self) -> &'static str {
        if self.is_open() { "-" } else { self.outcome().letter() }
    }

    /// Who wins; of an estimate, who seems to.
    pub fn outcome(&self) -> Outcome {
        match self {
            Value::Nimber { nimber, .. } if nimber.is_zero() => Outcome::P,
            Value::Nimber { .. } | Value::Win { .. } | Value::Won => Outcome::N,
            Value::Loss { .. } | Value::Lost => Outcome::P,
            Value::Loopy { infinity, .. } if infinity.contains(&Nat::ZERO) => Outcome::N,
            Value::Loopy { .. } | Value::Draw | Value::Expected { .. } | Value::Shared(_) => Outcome::D,
            Value::Margin { own, other } => match own.cmp(other) {
                Ordering::Greater => Outcome::N,
                Ordering::Equal => Outcome::D,
                Ordering::Less => Outcome::P,
            },
            Value::Estimate { ahead, .. } => match ahead.cmp(&Int::ZERO) {
                Ordering::Greater => Outcome::N,
                Ordering::Equal => Outcome::D,
                Ordering::Less => Outcome::P,
            },
        }
    }

    /// Plies to the end, if known.
    pub fn remoteness(&self) -> Option<u64> {
        match self {
            Value::Nimber { remoteness, .. } | Value::Loopy { remoteness, .. } => *remoteness,
            Value::Win { remoteness } | Value::Loss { remoteness } => Some(*remoteness),
            _ => None,
        }
    }

    /// How gladly a mover leaves this value to the opponent; greater is better, equal keeps the same.
    ///
    /// Outcomes come first, what is proved before what only seems so, then points. Speed is no part of it: see
    /// [`Value::hurry`].
    pub fn gladness(&self) -> (i8, Int, Option<Ratio>) {
        let rank = match self.outcome() {
            Outcome::P => 1,
            Outcome::D => 0,
            Outcome::N => -1,
        };
        match self {
            Value::Margin { own, other } => (0, other - own, None),
            Value::Estimate { ahead, .. } => (rank, -ahead, None),
            Value::Expected { mean, .. } => (0, Int::ZERO, Some(-mean)),
            _ => (2 * rank, Int::ZERO, None),
        }
    }

    /// Orders values left that are equally glad: the winner's fastest first, the loser's slowest first. A win whose distance is
    /// not known may take any time: it counts as farther than every known one, so the winner plays it last, the loser first.
    pub fn hurry(&self) -> i64 {
        let plies = self.remoteness().map(|r| i64::try_from(r).unwrap_or(i64::MAX));
        match self.outcome() {
            Outcome::N => -plies.unwrap_or(i64::MAX),
            Outcome::D => plies.unwrap_or(0),
            Outcome::P => plies.unwrap_or(i64::MAX),
        }
    }

    /// The order of best moves: by [`Value::hurry`]; but where the distance of the position itself is known, what leaves one ply less
    /// comes first, then what leaves a distance that is not known, for only these can have made it; then all others.
    ///
    /// Worked: of a win in 4 plies first what leaves a loss in 3, then what leaves nothing but lost, last a loss in 5.
    pub fn hurry_from(&self, whole: &Value) -> (u8, i64) {
        let rank = match (whole.remoteness(), self.remoteness()) {
            (None, _) => 0,
            (Some(whole), Some(left)) if left + 1 == whole => 0,
            (Some(_), None) => 1,
            (Some(_), Some(_)) => 2,
        };
        (rank, self.hurry())
    }

    /// Whether a move keeps what a position of this value promises that leaves `left`; both are proved, and tell an outcome.
    ///
    /// Worked: of 5 to 3 a move keeps all that leaves 3 to 5, or 4 to 6.
    pub fn is_kept_by(&self, left: &Value) -> bool {
        match (self, left) {
            (Value::Margin { own, other }, Value::Margin { own: theirs, other: mine }) => own - other == mine - theirs,
            _ => self.outcome() == left.outcome().turned(),
        }
    }

    /// Whether this, left by a move of a position of the value `whole`, comes before `other` in the order of best moves.
    pub fn goes_before(&self, other: &Value, whole: &Value) -> bool {
        let order = |value: &Value| (Reverse(value.gladness()), value.hurry_from(whole));
        order(self) < order(other)
    }

    /// Whether nothing that a move of a position of the value `whole` can leave comes before this.
    pub fn is_foremost_from(&self, whole: &Value) -> bool {
        let is_settled = self.is_proved() && whole.is_proved() && !self.is_open() && whole.is_kept_by(self);
        is_settled
            && match (whole.remoteness(), self.remoteness()) {
                (Some(whole), Some(left)) => left + 1 == whole,
                // A loss whose distance is not known is played last.
                (whole, left) => whole == left && *self != Value::Lost,
            }
    }

    /// The parent law: what a position is worth whose moves leave these values (at least one).
    ///
    /// Mex of nim-values; one ply more than the nearest loss, or than the farthest win; the best margin, the first of equal ones,
    /// whose totals may differ. Remoteness
    /// is known when every value left that is no draw knows its own. Of expectations the best one counts, which is the law only
    /// where the mover knows the position: mixed and hidden moves are weighed by their engine. Values of different kinds do not mix; but where a move
    /// leaves an estimate, no more than an estimate comes out unless another move is proved to win. An engine may know more by itself: that
    /// the position is drawn though not every move has been settled.
    ///
    /// Worked: moves that leave `Loss { remoteness: 4 }` and `Loss { remoteness: 0 }` make `Win { remoteness: 1 }`.
    pub fn of_moves<'a>(left: impl IntoIterator<Item = &'a Value>) -> Value {
        let left: Vec<&Value> = left.into_iter().collect();
        let best = left
            .iter()
            .rev()
            .copied()
            .max_by_key(|v| (v.gladness(), -v.hurry()))
            .expect("an ended position has no parent law");
        let deepest = left.iter().filter_map(|value| value.depth()).max();
        if let Some(depth) = deepest.filter(|_| *best != Value::Lost && !matches!(best, Value::Loss { .. })) {
            let ahead = if let Value::Estimate { ahead, .. } = best { -ahead } else { Int::ZERO };
            return Value::Estimate { ahead, depth: depth + 1 };
        }
        let plies = best
            .remoteness()
            .filter(|_| left.iter().all(|v| v.outcome() == Outcome::D || v.remoteness().is_some()))
            .map(|r| r + 1);
        match best {
            Value::Nimber { .. } => {
                Value::Nimber { nimber: mex(left.iter().filter_map(|v| v.as_nimber())), remoteness: plies }
            }
            Value::Margin { own, other } => Value::Margin { own: other.clone(), other: own.clone() },
            Value::Estimate { .. } => best.clone(),
            Value::Expected { .. } | Value::Shared(_) => best.turned(),
            drawn if drawn.outcome() == Outcome::D => Value::Draw,
            lost if lost.outcome() == Outcome::P => plies.map_or(Value::Won, |remoteness| Value::Win { remoteness }),
            _ => plies.map_or(Value::Lost, |remoteness| Value::Loss { remoteness }),
        }
    }

    /// Plies looked ahead, if this is an estimate.
    pub fn depth(&self) -> Option<u64> {
        match self {
            Value::Estimate { depth, .. } => Some(*depth),
            _ => None,
        }
    }

    /// The nim-value, if this is one.
    pub fn as_nimber(&self) -> Option<&Nat> {
        match self {
            Value::Nimber { nimber, .. } => Some(nimber),
            _ => None,
        }
    }

    /// Smith's infinity, if this is one: the nim-values it can reach.
    pub fn as_infinity(&self) -> Option<&[Nat]> {
        match self {
            Value::Loopy { infinity, .. } => Some(infinity),
            _ => None,
        }
    }

    /// Whether two values say the same as far as both know: outcome, nim-value, points, and remoteness if both tell it.
    pub fn agrees(&self, other: &Value) -> bool {
        let points = |v: &Value| match v {
            Value::Margin { own, other } => Some((own.clone(), other.clone())),
            _ => None,
        };
        let both = |a: Option<u64>, b: Option<u64>| a.is_none() || b.is_none() || a == b;
        let nimbers =
            self.as_nimber().is_none() || other.as_nimber().is_none() || self.as_nimber() == other.as_nimber();
        let infinities =
            self.as_infinity().is_none() || other.as_infinity().is_none() || self.as_infinity() == other.as_infinity();
        self.outcome() == other.outcome()
            && nimbers
            && infinities
            && points(self) == points(other)
            && both(self.remoteness(), other.remoteness())
    }
}

/// Whether so many points are `ahead` or `behind`, and how many.
pub fn standing(ahead: &Int) -> (&'static str, Int) {
    (if ahead.is_negative() { "behind" } else { "ahead" }, ahead.abs())
}

/// An infinity as people write it: `∞{0,2}`.
pub fn infinity(reached: &[Nat]) -> String {
    let reached: Vec<String> = reached.iter().map(ToString::to_string).collect();
    format!("∞{{{}}}", reached.join(","))
}

/// The minimal excluded number: the least natural number not among `values`.
pub fn mex<'a>(values: impl IntoIterator<Item = &'a Nat>) -> Nat {
    let mut values: Vec<&Nat> = values.into_iter().collect();
    values.sort_unstable();
    values.dedup();
    let reached = values.iter().enumerate().take_while(|(i, v)| ***v == Nat::from(*i)).count();
    Nat::from(reached)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_skips_duplicates() {
        let values: Vec<Nat> = [0u8, 1, 1, 3, 0].map(Nat::from).to_vec();
        assert_eq!(mex(&values), Nat::from(2u8));
    }

    #[test]
    fn the_winner_hurries_and_the_loser_delays() {
        let win = Value::of_moves(&[
            Value::Loss { remoteness: 4 },
            Value::Loss { remoteness: 0 },
            Value::Win { remoteness: 1 },
        ]);
        assert_eq!(win, Value::Win { remoteness: 1 });
        let loss = Value::of_moves(&[Value::Win { remoteness: 1 }, Value::Win { remoteness: 5 }]);
        assert_eq!(loss, Value::Loss { remoteness: 6 });
        let past_a_draw = Value::of_moves(&[Value::Draw, Value::Loss { remoteness: 4 }]);
        assert_eq!(past_a_draw, Value::Win { remoteness: 5 }, "a draw has no distance to be known");
    }

    #[test]
    fn an_estimate_never_becomes_a_proof() {
        let guess = |ahead: i32, depth| Value::Estimate { ahead: ahead.into(), depth };
        assert_eq!(Value::of_moves(&[guess(-3, 4), Value::Win { remoteness: 2 }]), guess(3, 5));
        assert_eq!(Value::of_moves(&[guess(3, 4), Value::Draw]), guess(0, 5), "at least a draw is no proved draw");
        assert_eq!(Value::of_moves(&[guess(-9, 4), Value::Lost]), Value::Won, "one proved win is enough");
        assert_eq!(Value::of_moves(&[Value::Win { remoteness: 2 }, guess(9, 1)]), guess(-9, 2));
    }

    #[test]
    fn who_moves_again_sees_the_next_position_himself() {
        let won = Value::Win { remoteness: 3 };
        assert_eq!(won.clone().left(Side::First, Side::Second), won);
        assert_eq!(won.left(Side::First, Side::First), Value::Loss { remoteness: 3 });
        let ahead = Value::Margin { own: 5.into(), other: 2.into() };
        assert_eq!(ahead.clone().turned().turned(), ahead);
    }

    #[test]
    fn what_makes_the_distance_of_a_position_is_played_first() {
        let order = |whole: Value, left: &[Value]| {
            let mut left = left.to_vec();
            left.sort_by_key(|value| value.hurry_from(&whole));
            left
        };
        let loss = |remoteness| Value::Loss { remoteness };
        let win = |remoteness| Value::Win { remoteness };
        let won = order(Value::Win { remoteness: 4 }, &[loss(5), Value::Lost, loss(3)]);
        assert_eq!(won, [loss(3), Value::Lost, loss(5)], "the winner hurries");
        let lost = order(Value::Loss { remoteness: 5 }, &[win(2), Value::Won, win(4)]);
        assert_eq!(lost, [win(4), Value::Won, win(2)], "the loser delays");
    }

    #[test]
    fn a_margin_is_the_best_that_can_be_left() {
        let leaves = |own: i32, other: i32| Value::Margin { own: own.into(), other: other.into() };
        assert_eq!(Value::of_moves(&[leaves(5, 3), leaves(4, 6)]), leaves(6, 4));
    }
}
