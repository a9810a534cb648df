//! What is said of `heap-rule`, message by message.

use crate::claim::Kind::{Fact, Source};
use crate::claim::{Case, Held, Table, is};
use crate::heaps::{known, lone_values};

/// Every message with what decides it.
pub const TABLE: Table =
    &[("heap-rule-seen", Fact(seen)), ("heap-rule-checked", Fact(none_seen)), ("heap-rule-law", Source)];

/// The values repeat up to the size that was looked at, for two periods at least.
fn seen(case: &Case) -> Held {
    let (period, from, to) = (case.size("period"), case.size("from"), case.size("to"));
    if to > 1_000 {
        return Held::Open;
    }
    known(lone_values(&*case.met.place, to), |values| {
        let wrong = (from..=to - period).find(|n| values[*n] != values[n + period]);
        is(wrong.is_none() && from + 2 * period <= to, || format!("not so at {wrong:?}"))
    })
}

/// No period is seen that repeats twice over and through the last half of what was looked at.
fn none_seen(case: &Case) -> Held {
    let to = case.size("to");
    if to > 1_000 {
        return Held::Open;
    }
    known(lone_values(&*case.met.place, to), |values| {
        let seen = (1..=(to + 1) / 3).find(|period| {
            let last = to + 1 - period;
            let repeated = (2 * period).max(to.div_ceil(2));
            last >= repeated && (last - repeated..last).all(|n| values[n] == values[n + period])
        });
        is(seen.is_none(), || format!("period {seen:?} is seen"))
    })
}
