//! Rules that octal codes state as well: finitely many numbers may be taken, and whether a heap splits depends on what is taken alone.

use crate::breaks::heap_rule::wish::Wish;
use ground::expression::tree::{Comparison, Number, Truth};
use ground::heap_game::TAKEN;
use solve::nim_values::octal::Octal;
use solve::nim_values::octal::code::Code;
use solve::nim_values::octal::ways::Ways;

/// Takes of at most this are compared one by one.
const MOST: i64 = 1_000;

/// A rule as an octal code: the ways to break a heap, and the values with their period.
pub struct Kin {
    /// The ways.
    pub ways: Ways,
    /// The values.
    pub values: Octal,
}

impl Kin {
    /// The code of a rule; `None`: heaps never split, or no code says the same.
    ///
    /// Worked: "1 or 2 may be taken, and what is left may be split" is 0.77, Kayles.
    pub fn of(take: &Wish, split: &Wish) -> Option<Kin> {
        if split.is_never() {
            return None;
        }
        let (takes, splits) = (takes(take)?, takes(split)?);
        let last = takes.iter().chain(&splits).max()?;
        let digit = |k: usize| {
            let kept = if k > 0 && takes.contains(&k) { 3 } else { 0 };
            kept + if splits.contains(&k) { 4 } else { 0 }
        };
        let code = Code::new((0..=*last).map(digit).collect());
        Some(Kin { ways: Ways::of(&code), values: Octal::new(&code) })
    }
}

/// The numbers for which a condition holds; `None`: it asks for more than the number taken, or does not bound it.
fn takes(wish: &Wish) -> Option<Vec<usize>> {
    let Some(when) = wish.when() else { return Some(Vec::new()) };
    let mut names = Vec::new();
    when.variables(&mut names);
    let most = bound(&when).filter(|most| *most <= MOST && names.iter().all(|name| *name == TAKEN))?;
    Some((0..=most.max(0) as usize).filter(|taken| wish.allows(&[0, *taken, 0, 0])).collect())
}

/// A number that what is taken never exceeds where a condition holds; `None`: none is seen.
fn bound(when: &Truth) -> Option<i64> {
    let fixed = |number: &Number| if let Number::Fixed(exact) = number { exact.small() } else { None };
    let is_taken = |number: &Number| *number == Number::Variable(TAKEN);
    match when {
        Truth::Compare(Comparison::Equal, x, y) if is_taken(y) => fixed(x),
        Truth::Compare(Comparison::Equal | Comparison::Less | Comparison::AtMost, x, y) if is_taken(x) => fixed(y),
        Truth::Among(x, list) if is_taken(x) => {
            list.iter().try_fold(0, |most, number| fixed(number).map(|number| number.max(most)))
        }
        Truth::And(x, y) => [bound(x), bound(y)].into_iter().flatten().min(),
        Truth::Or(x, y) => Some(bound(x)?.max(bound(y)?)),
        _ => None,
    }
}
