//! Quotients of small games against published orders and against plain search.

use proptest::prelude::*;
use rustc_hash::FxHashMap;

use super::names::Names;
use super::*;
use crate::nim_values::splitting::{Apart, Sum};

/// What the moves in a heap of an octal game leave, from the definition of the digits.
fn octal(digits: &[u8]) -> impl Fn(&u32) -> Result<Vec<Vec<u32>>, Stop> + '_ {
    move |&heap| {
        let mut left = Vec::new();
        for (taken, digit) in (0..).zip(digits).take_while(|(taken, _)| *taken <= heap) {
            let rest = heap - taken;
            if digit & 1 != 0 && rest == 0 {
                left.push(vec![]);
            }
            if digit & 2 != 0 && rest > 0 {
                left.push(vec![rest]);
            }
            if digit & 4 != 0 {
                left.extend((1..=rest / 2).map(|part| vec![part, rest - part]));
            }
        }
        Ok(left)
    }
}

fn heaps(digits: &[u8], most: u32) -> (Parts, Vec<Sum>) {
    let (mut apart, control) = (Apart::default(), Control::new());
    let mut sum = |heap: u32| {
        let sum = apart.sum(&[heap], &octal(digits), 10_000, &control).expect("nobody stops it");
        sum.expect("there is room")
    };
    let sums = (0..=most).map(&mut sum).collect();
    (apart.parts().clone(), sums)
}

fn quotient(digits: &[u8], most: u32) -> Option<(Quotient, Parts, Vec<Sum>)> {
    let (parts, heaps) = heaps(digits, most);
    let mut quotient = Quotient::default();
    let all = parts.below(&heaps.concat());
    let is_whole = quotient.grow_to(&parts, &all, &Control::new()).expect("nobody stops it");
    is_whole.then_some((quotient, parts, heaps))
}

/// The plain referee: misère play of a whole sum by memory.
fn is_lost(parts: &Parts, sum: &Sum, known: &mut FxHashMap<Sum, bool>) -> bool {
    if let Some(&lost) = known.get(sum) {
        return lost;
    }
    let moves: Vec<Sum> = parts.moves(sum).collect();
    let lost = !moves.is_empty() && moves.iter().all(|left| !is_lost(parts, left, known));
    known.insert(sum.clone(), lost);
    lost
}

#[test]
fn orders_come_out_as_told() {
    // Told elsewhere: Kayles 40 (Plambeck and Siegel 2008), 0.123 with 20 (T. E. Plambeck, Taming the wild in impartial
    // combinatorial games, Integers 5, 2005, G5), 2 and 6 for games that are like Nim heaps to 1 and to 2, and 4.4 as
    // Kayles with one more in each heap. The others were first seen here; each is proved when it is made.
    let orders: [(&[u8], u32, usize); 9] = [
        (&[0, 3], 20, 2),
        (&[0, 3, 3], 20, 6),
        (&[0, 7, 7], 26, 32),
        (&[0, 7, 7], 45, 40),
        (&[0, 7, 5], 30, 8),
        (&[0, 7, 1], 30, 36),
        (&[0, 1, 2, 3], 30, 20),
        (&[0, 5, 3], 30, 16),
        (&[4, 4], 30, 40),
    ];
    for (digits, most, order) in orders {
        let found = quotient(digits, most).map(|(quotient, ..)| quotient.monoid().order());
        assert_eq!(found, Some(order), "{digits:?} to {most}");
    }
}

#[test]
fn a_quotient_beyond_the_bound_is_none() {
    // 0.6, Officers: the partial quotients grow fast.
    assert!(quotient(&[0, 6], 30).is_none());
    assert!(quotient(&[0, 6], 14).is_some());
}

#[test]
fn nim_heaps_of_one_and_two_make_the_tame_quotient() {
    let (quotient, _, heaps) = quotient(&[0, 3, 3], 3).expect("it is finite");
    let names = Names::of(&quotient);
    let told: Vec<&str> = heaps.iter().map(|heap| names.name(quotient.value(heap).expect("known"))).collect();
    assert_eq!(told, ["1", "a", "b", "1"]);
    let lost: Vec<&str> =
        quotient.monoid().elements().filter(|&x| quotient.monoid().is_lost(x)).map(|x| names.name(x)).collect();
    assert_eq!(lost, ["a", "b2"]);
}

#[test]
fn a_wrong_value_is_not_admitted() {
    let (quotient, ..) = quotient(&[0, 7, 7], 8).expect("it is finite");
    let monoid = quotient.monoid();
    for part in 0..quotient.members.values.len() {
        for value in monoid.elements().filter(|&value| value != quotient.members.values[part]) {
            let mut wrong = Quotient { proof: Proof::new(monoid), ..quotient.clone() };
            wrong.members.values[part] = value;
            assert!(wrong.proved(&Control::new()).expect("nobody stops it").is_none(), "part {part} as {value}");
        }
    }
    for x in monoid.elements() {
        let other: Set = monoid.elements().filter(|&y| monoid.is_lost(y) != (x == y)).collect();
        let product = monoid.elements().map(|x| monoid.elements().map(|y| monoid.times(x, y)).collect()).collect();
        let wrong = Monoid::new(product, other);
        let wrong = Quotient { proof: Proof::new(&wrong), monoid: wrong, ..quotient.clone() };
        assert!(wrong.proved(&Control::new()).expect("nobody stops it").is_none(), "{x} flipped");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn sums_are_won_as_the_plain_referee_says(
        digits in prop::collection::vec(0u8..8, 1..4),
        sums in prop::collection::vec(prop::collection::vec(1usize..11, 1..5), 8),
    ) {
        let digits: Vec<u8> = [0].into_iter().chain(digits).collect();
        let Some((quotient, parts, heaps)) = quotient(&digits, 10) else { return Ok(()) };
        let mut known = FxHashMap::default();
        for told in sums {
            let mut sum: Sum = told.iter().flat_map(|&heap| heaps[heap].clone()).collect();
            sum.sort_unstable();
            let value = quotient.value(&sum).expect("it knows all heaps");
            prop_assert_eq!(quotient.monoid().is_lost(value), is_lost(&parts, &sum, &mut known), "{:?}", told);
        }
    }
}
