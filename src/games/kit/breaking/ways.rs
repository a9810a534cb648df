//! Heaps of any size under a short list of ways to break them: counting, listing and allowing.

use num_integer::Integer;

use crate::kit::breaking::rules::Lefts;
use ground::num::{Nat, small};
use solve::nim_values::octal::ways::Ways;

/// In how many ways a heap may be broken.
///
/// m in two heaps: half of m, rounded down; in three: the nearest whole number to a twelfth of the square of m.
/// Worked: Kayles from 4 leaves 3 or 1 and 2 (one taken), 2 or 1 and 1 (two taken): four ways.
pub fn count(ways: &Ways, size: &Nat) -> Nat {
    let whole = small(size).is_some_and(|size| ways.whole.contains(&size));
    let one = ways.one.iter().filter(|k| Nat::from(**k) < *size).count();
    let rests = |ks: &[usize]| ks.iter().filter(|k| Nat::from(**k) < *size).map(|k| size - *k).collect::<Vec<Nat>>();
    let halves = |rest: Nat| if ways.is_unequal { (rest - 1u8) / 2u8 } else { rest / 2u8 };
    let two: Nat = rests(&ways.two).into_iter().map(halves).sum();
    let three: Nat = rests(&ways.three).into_iter().map(|rest| (&rest * &rest + 6u8) / 12u8).sum();
    two + three + Nat::from(one + usize::from(whole))
}

/// The ways to break a heap: one heap or none left, then two, then three; of each the fewest taken first.
pub fn lefts<'a>(ways: &'a Ways, size: &Nat) -> Lefts<'a> {
    let rests = |ks: &'a [usize], size: Nat| {
        ks.iter()
            .take_while({
                let size = size.clone();
                move |k| Nat::from(**k) < size
            })
            .map(move |k| &size - *k)
    };
    let vanishes = small(size).is_some_and(|size| ways.whole.contains(&size));
    let one = rests(&ways.one, size.clone()).map(|rest| vec![rest]).chain(vanishes.then(Vec::new));
    let two = rests(&ways.two, size.clone()).flat_map(|rest| halves(rest, Nat::from(1u8), ways.is_unequal));
    let three = rests(&ways.three, size.clone()).flat_map(|rest| {
        counting(Nat::from(1u8), &rest / 3u8).flat_map(move |first| {
            let beside = &rest - &first;
            halves(beside, first.clone(), false).map(move |[b, c]| [first.clone(), b, c].to_vec())
        })
    });
    Box::new(one.chain(two.map(Vec::from)).chain(three))
}

/// Two heaps that make `rest`, the smaller first and at least `least`.
fn halves(rest: Nat, least: Nat, is_unequal: bool) -> impl Iterator<Item = [Nat; 2]> {
    let most = if is_unequal { (&rest - 1u8) / 2u8 } else { &rest / 2u8 };
    counting(least, most).map(move |part| {
        let other = &rest - &part;
        [part, other]
    })
}

fn counting(from: Nat, to: Nat) -> impl Iterator<Item = Nat> {
    let mut next = from;
    std::iter::from_fn(move || {
        (next <= to).then(|| {
            let given = next.clone();
            next.inc();
            given
        })
    })
}

/// Whether a heap may become these heaps, which are in order and not empty.
pub fn allows(ways: &Ways, size: &Nat, left: &[Nat]) -> bool {
    let rest: Nat = left.iter().sum();
    if rest > *size {
        return false;
    }
    let Some(taken) = small(&(size - rest)) else { return false };
    let ks = match left.len() {
        0 => &ways.whole,
        1 => &ways.one,
        2 if ways.is_unequal && left[0] == left[1] => return false,
        2 => &ways.two,
        3 => &ways.three,
        _ => return false,
    };
    ks.binary_search(&taken).is_ok()
}

/// The same ways for a heap of a table, one after another.
pub fn each(ways: &Ways, size: usize, leaves: &mut dyn FnMut(&[usize])) {
    if ways.whole.contains(&size) {
        leaves(&[]);
    }
    ways.one.iter().take_while(|k| **k < size).for_each(|k| leaves(&[size - k]));
    for rest in ways.two.iter().take_while(|k| **k < size).map(|k| size - k) {
        let most = if ways.is_unequal { (rest - 1) / 2 } else { rest / 2 };
        (1..=most).for_each(|part| leaves(&[part, rest - part]));
    }
    for rest in ways.three.iter().take_while(|k| **k < size).map(|k| size - k) {
        for first in 1..=rest / 3 {
            (first..=(rest - first) / 2).for_each(|part| leaves(&[first, part, rest - first - part]));
        }
    }
}

/// Bits 1, 2 and 4: whether one heap or none, two, or three may be left when so many are taken.
pub fn bits(ways: &Ways, size: usize, taken: usize) -> u8 {
    let rest = size - taken;
    let has = |ks: &[usize], least: usize| u8::from(rest >= least && ks.binary_search(&taken).is_ok());
    let least = if ways.is_unequal { 3 } else { 2 };
    let whole = u8::from(rest == 0 && ways.whole.contains(&taken));
    (whole | has(&ways.one, 1)) | has(&ways.two, least) << 1 | has(&ways.three, 3) << 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use solve::nim_values::octal::code::Code;

    fn listed(ways: &Ways, size: usize) -> Vec<Vec<usize>> {
        lefts(ways, &Nat::from(size))
            .map(|left| left.iter().map(|part| small(part).expect("small")).collect())
            .collect()
    }

    #[test]
    fn kayles_from_four_and_the_split_of_seven() {
        let kayles = Ways::of(&Code::read("0.77").expect("a code"));
        assert_eq!(listed(&kayles, 4), [vec![3], vec![2], vec![1, 2], vec![1, 1]]);
        assert_eq!(listed(&Ways::unequal(), 7), [[1, 6], [2, 5], [3, 4]]);
        assert_eq!(listed(&Ways::unequal(), 6), [[1, 5], [2, 4]]);
        let three = Ways::of(&Code::read("8.8").expect("a code"));
        assert_eq!(listed(&three, 6), [[1, 1, 4], [1, 2, 3], [2, 2, 2], [1, 1, 3], [1, 2, 2]]);
    }

    proptest! {
        #[test]
        fn what_is_listed_is_counted_allowed_and_what_tables_see(
            first in 0u8..4,
            digits in prop::collection::vec(0u8..16, 1..5),
            size in 0usize..14,
        ) {
            let ways = Ways::of(&Code::new([vec![4 * first], digits].concat()));
            let listed = listed(&ways, size);
            prop_assert_eq!(count(&ways, &Nat::from(size)), Nat::from(listed.len()));
            let mut seen = Vec::new();
            each(&ways, size, &mut |left| seen.push(left.to_vec()));
            let sorted = |mut list: Vec<Vec<usize>>| { list.sort(); list };
            prop_assert_eq!(sorted(seen), sorted(listed.clone()));
            // Every list of at most three ordered parts is allowed exactly if it is listed.
            let mut all = vec![vec![]];
            for a in 1..=size {
                all.push(vec![a]);
                for b in a..=size {
                    all.push(vec![a, b]);
                    (b..=size).for_each(|c| all.push(vec![a, b, c]));
                }
            }
            for left in all {
                let parts: Vec<Nat> = left.iter().map(|part| Nat::from(*part)).collect();
                prop_assert_eq!(allows(&ways, &Nat::from(size), &parts), listed.contains(&left), "{:?}", left);
            }
        }
    }
}
