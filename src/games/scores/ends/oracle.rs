//! What a row taken from its ends is worth, and why: bait, folds, both choices, colours.

use std::fmt::Write;

use num_traits::Signed;

use crate::scores::ends::rules::{End, Ends, Row};
use ground::num::Int;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use solve::formula::fold::{folded, folds, margin_of};
use solve::formula::interval::bottom_up;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::{Outcome, Value};

/// The folding theorem and the reason it gives.
pub struct Folding;

impl Oracle<Ends> for Folding {
    fn value(&self, _ends: &Ends, at: &At<Row>, control: &Control) -> Result<Value, Stop> {
        let rest = at.pos.rest();
        control.tick(rest.len() as u64)?;
        let (sum, margin) = (rest.iter().sum::<Int>(), margin_of(rest));
        Ok(Value::Margin { own: &at.pos.own + ((&sum + &margin) >> 1), other: &at.pos.other + ((sum - margin) >> 1) })
    }

    fn foresight(&self, _ends: &Ends, at: &At<Row>) -> usize {
        // A ply costs a few passes over the row.
        const FORESEEN: usize = 2_000;
        if at.pos.rest().len() <= FORESEEN { at.pos.rest().len() } else { 0 }
    }

    fn explain(&self, _ends: &Ends, at: &At<Row>, verdict: &Verdict<End>, _control: &Control) -> Result<Reason, Stop> {
        let row = &at.pos;
        let ask = if row.rest().len() == 1 { say!("ends-ask-one") } else { say!("ends-ask") };
        let mut steps = vec![Step::says(Role::Ask, ask), look(row.rest()), place(&verdict.best)];
        steps.extend(verdict.best.first().map(|end| take(row, *end)));
        steps.extend(choices(row));
        steps.extend(colours(row.rest()));
        steps.push(Step::says(Role::Law, say!("ends-law")));
        let claim = claim(row, verdict);
        Ok(Reason {
            claim: standing(row).map_or(claim.clone(), |is| say!("ends-told", claim = claim, standing = is)),
            steps,
        })
    }
}

/// The longest row without a peak whose sum is written out.
const IN_TURN: usize = 12;

/// The longest row whose numbers are written out in a reason.
const WRITTEN: usize = 24;

/// The longest row whose table of intervals is shown.
const TABLED: usize = 12;

/// What the mover is ahead or behind already, and what the row makes of it; nothing where both hold the same.
fn standing(row: &Row) -> Option<Say> {
    let ahead = &row.own - &row.other;
    if ahead == Int::ZERO {
        return None;
    }
    let (margin, behind) = (margin_of(row.rest()), usize::from(ahead.is_negative()));
    Some(say!(
        "ends-standing",
        own = &row.own,
        other = &row.other,
        behind = behind,
        apart = &ahead.abs(),
        ahead = &ahead,
        margin = &margin,
        below = usize::from(margin.is_negative()),
        total = &(&ahead + &margin)
    ))
}

/// Which end is the better one.
fn place(best: &[End]) -> Step {
    let says = say!("ends-place", ends = best.len(), end = named(best));
    Step::says(Role::Place, says).showing(Exhibit::Spots(best.iter().map(|end| end.spot()).collect()))
}

fn claim(row: &Row, verdict: &Verdict<End>) -> Say {
    let Value::Margin { own, other } = &verdict.value else { unreachable!("a row is worth a margin") };
    let best = named(&verdict.best);
    match verdict.value.outcome() {
        Outcome::N => say!("ends-claim-won", own = own, other = other, margin = &(own - other), best = best),
        Outcome::D => say!("ends-claim-level", own = own, best = best),
        Outcome::P => {
            let numbers = row.rest().len();
            say!("ends-claim-lost", own = own, other = other, margin = &(other - own), best = best, numbers = numbers)
        }
    }
}

fn named(best: &[End]) -> Say {
    match best {
        [end] => end.say(),
        _ => say!("ends-from-both"),
    }
}

/// The feature to look at: what is left when every peak is folded.
fn look(rest: &[Int]) -> Step {
    let bare = folded(rest);
    let (left, right) = (bare.first(), bare.last());
    let says = match (left, right) {
        (Some(left), Some(right)) if bare.len() > 1 => {
            say!(
                "ends-look",
                folds = (rest.len() - bare.len()) / 2,
                left = left,
                right = right,
                sum = in_turn(bare.clone()),
                margin = &margin_of(rest)
            )
        }
        _ => say!("ends-look-one", folds = (rest.len() - bare.len()) / 2, margin = &margin_of(rest)),
    };
    let step = Step::says(Role::Look, says).about(Idea::Fold);
    if rest.len() <= WRITTEN { step.showing(Exhibit::Fold { rows: folds(rest) }) } else { step }
}

/// The numbers of a row without a peak from the greatest down, added and taken away in turn; nothing where they are many.
fn in_turn(mut bare: Vec<Int>) -> String {
    if bare.len() > IN_TURN {
        return "none".to_owned();
    }
    bare.sort_by(|a, b| b.cmp(a));
    let mut text = String::new();
    for (i, number) in bare.iter().enumerate() {
        let sign = ["", " − ", " + "][if i == 0 { 0 } else { 2 - i % 2 }];
        _ = if number.is_negative() && i > 0 {
            write!(text, "{sign}({number})")
        } else {
            write!(text, "{sign}{number}")
        };
    }
    text
}

/// The move, and what it leaves.
fn take(row: &Row, end: End) -> Step {
    let left = row.without(end);
    let after = margin_of(left.rest());
    let margin = row.at(end) - &after;
    Step::says(Role::Move, say!("ends-move", number = row.at(end), end = end.say(), after = &after, margin = &margin))
}

/// Both choices with what they leave, and the table of all intervals while it is small enough to be read.
fn choices(row: &Row) -> Option<Step> {
    let rest = row.rest();
    let [first, .., last] = rest else { return None };
    let (no_first, no_last) = (margin_of(&rest[1..]), margin_of(&rest[..rest.len() - 1]));
    let says = say!(
        "ends-choices",
        first = first,
        after_first = &no_first,
        left = &(first - &no_first),
        last = last,
        after_last = &no_last,
        right = &(last - &no_last)
    );
    let step = Step::says(Role::Proof, says).about(Idea::Counting);
    Some(if rest.len() <= TABLED { step.showing(table(rest)) } else { step })
}

/// The margins of all intervals: a row for each first place, a column for each last one.
fn table(rest: &[Int]) -> Exhibit {
    let n = rest.len();
    let margins = bottom_up(n, Int::ZERO, |lo, hi, no_left: &Int, no_right: &Int| {
        (&rest[lo] - no_left).max(&rest[hi - 1] - no_right)
    });
    let head = std::iter::once(say!("ends-from-to")).chain(rest.iter().map(|n| Say::verbatim(n.to_string()))).collect();
    let cell = |lo: usize, hi: usize| if lo < hi { margins.get(lo, hi).to_string() } else { String::new() };
    let line = |lo: usize| std::iter::once(rest[lo].to_string()).chain((1..=n).map(|hi| cell(lo, hi))).collect();
    Exhibit::Table { head, rows: (0..n).map(line).collect(), focus: vec![(0, n), (1, n), (0, n - 1)] }
}

/// With an even count of numbers the mover can have all the odd or all the even places.
fn colours(rest: &[Int]) -> Option<Step> {
    if rest.is_empty() || !rest.len().is_multiple_of(2) {
        return None;
    }
    let sum = |from: usize| rest.iter().skip(from).step_by(2).sum::<Int>();
    let (odd, even) = (sum(0), sum(1));
    let surely = if odd > even { &odd - &even } else { &even - &odd };
    let end = if odd > even { End::Left } else { End::Right };
    let says =
        say!("ends-colours", odd = &odd, even = &even, surely = &surely, end = end.say(), margin = &margin_of(rest));
    Some(Step::says(Role::Proof, says).about(Idea::Parity))
}
