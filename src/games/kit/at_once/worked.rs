//! Sums of payments written out: what the table pays at each choice of a side when the other side mixes.

use num_traits::{Signed, Zero};

use crate::kit::at_once::balance::Balanced;
use ground::num::{Int, Ratio, fraction};
use ground::rules::Side;
use ground::say;
use ground::say::Say;
use solve::equilibrium::mixed::square::Weights;
use solve::judge::reason::Exhibit;

/// Choices listed in a table at most, unless more are played.
pub const LISTED: usize = 12;

/// Payments in a sum that is written out at most.
const TERMS: usize = 6;

/// What a side's choice is called.
pub type Name<'n> = dyn Fn(Side, usize) -> String + 'n;

/// A table of sums, and how many choices are not in it.
pub struct Sums {
    /// The table.
    pub shown: Exhibit,
    /// Choices that are not listed; none of them is played.
    pub hidden: usize,
}

/// How a side is called in messages.
pub fn called(side: Side) -> &'static str {
    if side == Side::First { "first" } else { "second" }
}

/// How often each choice that a side plays is played, over one denominator.
pub fn weights(balanced: &Balanced, side: Side, name: &Name) -> Vec<Say> {
    let Weights { of, sum } = Weights::new(balanced.mix(side));
    let played = of.iter().enumerate().filter(|(_, weight)| !weight.is_zero());
    let share = |weight: &Int| if *weight == sum { weight.to_string() } else { format!("{weight}/{sum}") };
    played.map(|(i, weight)| say!("at-once-weight", choice = name(side, i), weight = share(weight))).collect()
}

/// The choices that a side plays at all.
pub fn played(balanced: &Balanced, side: Side) -> Vec<usize> {
    let mix = balanced.mix(side).iter().enumerate();
    mix.filter(|(_, weight)| !weight.is_zero()).map(|(i, _)| i).collect()
}

/// What the table pays at each choice of a side against the other side's mix.
pub fn paid(balanced: &Balanced, side: Side) -> Vec<Ratio> {
    match side {
        Side::First => balanced.matrix.against_rows(&balanced.solution.cols),
        Side::Second => balanced.matrix.against_cols(&balanced.solution.rows),
    }
}

/// The choices of a side that bring it most against the other side's mix.
pub fn replies(paid: &[Ratio], side: Side) -> Vec<usize> {
    let best = if side == Side::First { paid.iter().max() } else { paid.iter().min() };
    (0..paid.len()).filter(|&i| Some(&paid[i]) == best).collect()
}

/// Weights times payments: `25·(-39) + 36·33`.
pub fn worked<'a>(terms: impl Iterator<Item = (&'a Int, &'a Ratio)>) -> String {
    let term = |(weight, pays): (&Int, &Ratio)| format!("{weight}·{}", bracketed(pays));
    terms.map(term).collect::<Vec<_>>().join(" + ")
}

/// The sums at the choices of a side, those it plays first; the best for it are marked.
pub fn sums(balanced: &Balanced, side: Side, name: &Name) -> Sums {
    let (paid, matrix) = (paid(balanced, side), &balanced.matrix);
    let best = replies(&paid, side);
    let weights = Weights::new(balanced.mix(side.other()));
    let mixed = played(balanced, side.other());
    let is_worked = mixed.len() > 1 && mixed.len() <= TERMS;
    let line = |choice: usize| {
        let pays = |other: usize| match side {
            Side::First => matrix.at(choice, other),
            Side::Second => matrix.at(other, choice),
        };
        let terms = mixed.iter().map(|&other| (&weights.of[other], pays(other)));
        let sum = || &paid[choice] * &weights.sum;
        let worked = is_worked.then(|| format!("{} = {}", worked(terms), sum()));
        [name(side, choice)].into_iter().chain(worked).chain([fraction(&paid[choice])]).collect::<Vec<String>>()
    };
    let own = played(balanced, side);
    let mut order: Vec<usize> = (0..paid.len()).collect();
    let is_short = order.len() <= LISTED;
    order.sort_by_key(|i| !is_short && !own.contains(i));
    order.truncate(LISTED.max(own.len()));
    let column = if is_worked { 2 } else { 1 };
    let heads = is_worked.then(|| say!("at-once-worked")).into_iter().chain([if is_worked {
        say!("at-once-divided", over = weights.sum.to_string())
    } else {
        say!("at-once-pays")
    }]);
    let shown = Exhibit::Table {
        head: [say!("at-once-choice")].into_iter().chain(heads).collect(),
        rows: order.iter().map(|&choice| line(choice)).collect(),
        focus: (0..order.len()).filter(|&at| best.contains(&order[at])).map(|at| (at, column)).collect(),
    };
    Sums { shown, hidden: paid.len() - order.len() }
}

/// A number behind a sign of multiplication or a minus.
pub fn bracketed(n: &Ratio) -> String {
    if n.is_negative() { format!("({n})") } else { n.to_string() }
}
