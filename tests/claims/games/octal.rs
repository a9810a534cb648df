//! What is said of the periods of games that break heaps, held against nim-values counted one after another.

use num_traits::ToPrimitive;

use crate::claim::Kind::Fact;
use crate::claim::{Case, Held, Table, all, is, same};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("octal-certified", Fact(certified)),
    ("octal-residue", Fact(residue)),
    ("octal-exceptions", Fact(exceptions)),
    ("octal-no-period", Fact(no_period)),
];

/// Sizes that are counted at most.
const MOST: usize = 1_200;

/// The digits behind the point: what may be left when so many counters are taken. A digit allows to leave nothing with 1, one heap
/// with 2, two heaps with 4.
fn digits(case: &Case) -> Option<Vec<u32>> {
    let code = match case.met.entry.card.id {
        "kayles" => "77".to_owned(),
        "dawsons-kayles" => "07".to_owned(),
        "dawsons-chess" => "137".to_owned(),
        "officers" => "6".to_owned(),
        "heap-rule" => typed(&case.met.param("take"), &case.met.param("split"))?.to_owned(),
        _ => case.met.param("code").strip_prefix("0.")?.to_owned(),
    };
    code.chars().map(|digit| digit.to_digit(8)).collect()
}

/// The digits of the rules that are met typed.
fn typed(take: &str, split: &str) -> Option<&'static str> {
    match (take, split) {
        ("c <= 2", "c == 1") => Some("73"),
        ("c <= 2", "c == 1 or c == 2") => Some("77"),
        _ => None,
    }
}

/// The nim-values of heaps of 0 to `to`, each the smallest number that no move leaves.
pub fn values(digits: &[u32], to: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for size in 0..=to {
        let mut left = std::collections::HashSet::new();
        for (i, digit) in digits.iter().enumerate() {
            let Some(rest) = size.checked_sub(i + 1) else { continue };
            if digit & 1 > 0 && rest == 0 {
                left.insert(0);
            }
            if digit & 2 > 0 && rest > 0 {
                left.insert(values[rest]);
            }
            if digit & 4 > 0 {
                left.extend((1..=rest / 2).map(|a| values[a] ^ values[rest - a]));
            }
        }
        values.push((0..=left.len() as u64).find(|n| !left.contains(n)).expect("one more than there are"));
    }
    values
}

/// The nim-values repeat as told over all sizes that were compared, which are enough for the theorem.
fn certified(case: &Case) -> Held {
    let (period, from, to) = (case.size("period"), case.size("from"), case.size("to"));
    let Some(digits) = digits(case).filter(|_| to <= MOST) else { return Held::Open };
    let values = values(&digits, to);
    all([
        is((from..=to - period).all(|n| values[n] == values[n + period]), || "they do not repeat".into()),
        is(from == 0 || values[from - 1] != values[from - 1 + period], || format!("they repeat before {from}")),
        is(to >= 2 * from + period + digits.len(), || format!("sizes up to {to} prove nothing")),
    ])
}

fn residue(case: &Case) -> Held {
    let (period, least) = (case.size("period"), case.size("same"));
    let Some(digits) = digits(case).filter(|_| least <= MOST) else { return Held::Open };
    let size = case.nat("size");
    let largest = case.met.place.text().split(',').filter_map(|heap| heap.trim().parse().ok()).max();
    let value = values(&digits, least)[least];
    let exact = size.to_usize().filter(|size| *size <= MOST);
    all([
        is(largest == Some(size.clone()), || "it is not the largest heap".into()),
        same(&size % period, case.nat("rest")),
        same(&size % period, ground::num::Nat::from(least % period)),
        same(case.size("value") as u64, value),
        exact.map_or(Held::True, |size| same(values(&digits, size)[size], value)),
    ])
}

/// The sizes below the period whose value is not that of the sizes that come back, all of them or so many more.
fn exceptions(case: &Case) -> Held {
    let from = case.size("from");
    let period = case.met.answer.reason.steps.iter().find(|step| step.says.key == "octal-certified");
    let Some(period) = period.map(|step| Case { met: case.met, step: Some(step), says: &step.says }.size("period"))
    else {
        return Held::Open;
    };
    let Some(digits) = digits(case).filter(|_| from + period <= MOST) else { return Held::Open };
    let values = values(&digits, from + 2 * period);
    let is_exception = |size: &usize| {
        let same = from + (size + period * from - from) % period;
        values[*size] != values[same]
    };
    let text = case.met.place.text();
    let is_here = |size: &usize| text.split(',').any(|heap| heap.trim() == size.to_string());
    let found: Vec<String> = (0..from).filter(is_exception).filter(is_here).map(|size| size.to_string()).collect();
    same((case.size("count"), case.texts("told")), (found.len(), found))
}

/// No period is proved: within the sizes that were counted, no period and beginning satisfy the theorem.
fn no_period(case: &Case) -> Held {
    let Some(digits) = digits(case) else { return Held::True };
    let known = case.size("known").min(300);
    let values = values(&digits, known);
    let proved = |period: &usize| {
        let tail = (0..known.saturating_sub(*period)).rev().take_while(|n| values[*n] == values[n + period]);
        tail.last().is_some_and(|from| known >= 2 * from + 2 * period + digits.len())
    };
    match (1..known / 2).find(proved) {
        Some(period) => Held::False(format!("period {period} is proved")),
        None => Held::True,
    }
}
