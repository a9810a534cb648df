//! What is said of `lasker`, message by message.

use crate::claim::Kind::Fact;
use crate::claim::{Case, Held, Table, is, same};
use crate::heaps::{known, lone_values};

/// Every message with what decides it.
pub const TABLE: Table = &[("lasker-law", Fact(law)), ("lasker-heap", Fact(heap))];

/// Sizes up to which the law is held.
const HELD: usize = 80;

fn worth(n: u64) -> u64 {
    match n % 4 {
        3 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    }
}

fn law(case: &Case) -> Held {
    known(lone_values(&*case.met.place, HELD), |values| {
        let wrong = (0..=HELD).find(|n| worth(*n as u64) != values[*n] as u64);
        is(wrong.is_none(), || format!("not so at {wrong:?}"))
    })
}

/// The largest heap, its rest and its value.
fn heap(case: &Case) -> Held {
    let (size, rest) = (case.size("size") as u64, case.size("rest") as u64);
    let largest = case.met.place.text().split(',').filter_map(|size| size.parse::<u64>().ok()).max();
    same((Some(size), rest), (largest, size % 4)).and(|| same(case.size("value") as u64, worth(size))).and(|| law(case))
}
