//! How far positions are apart that differ only in how long some rows are, against what plain minimax says of both.

use std::collections::HashMap;

use proptest::prelude::*;

use crate::scores::dots_and_boxes::solver::rows::{Row, Store};
use crate::scores::dots_and_boxes::solver::runs::Shape;
use crate::scores::dots_and_boxes::solver::tests::{plain, rows, searched, web};
use crate::scores::dots_and_boxes::solver::web::End;

/// A web and rows beside it.
fn beside(coins: usize, mut ends: Vec<[End; 2]>, beside: &[Row]) -> (usize, Vec<[End; 2]>) {
    let of = |shape| beside.iter().filter(|row| row.0 == shape).map(|row| row.1).collect::<Vec<u8>>();
    let (more, rows) = rows(&of(Shape::Chain), &of(Shape::Loop));
    ends.extend(rows.iter().map(|ends| ends.map(|end| end.map(|coin| coin + coins as u8))));
    (coins + more, ends)
}

/// Two collections of rows of equal kinds.
fn kin() -> impl Strategy<Value = [Vec<Row>; 2]> {
    let chains = prop::collection::vec((3..6u8, 3..6u8), 0..2);
    let loops = prop::collection::vec((4..6u8, 4..6u8), 0..2);
    let short = || {
        prop::collection::vec(
            prop_oneof![Just((Shape::Chain, 1)), Just((Shape::Chain, 2)), Just((Shape::Loop, 2))],
            0..3,
        )
    };
    (chains, loops, short(), short()).prop_map(|(chains, loops, a, b)| {
        let of = |is_first: bool, mut rows: Vec<Row>| {
            let one = |(a, b): &(u8, u8)| if is_first { *a } else { *b };
            rows.extend(chains.iter().map(|two| (Shape::Chain, one(two))));
            rows.extend(loops.iter().map(|two| (Shape::Loop, one(two))));
            rows
        };
        let odd = if a.len() % 2 == b.len() % 2 { None } else { Some((Shape::Chain, 1)) };
        [of(true, a), of(false, b.into_iter().chain(odd).collect())]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    #[test]
    fn rows_of_equal_kinds_are_at_most_so_far_apart_beside_any_web((coins, mut ends) in web(), rows in kin()) {
        ends.truncate(6);
        let mut store = Store::default();
        let numbers = rows.clone().map(|rows| rows.iter().fold(0, |number, row| store.with(number, *row)));
        let values = rows.map(|rows| {
            let (coins, ends) = beside(coins, ends.clone(), &rows);
            searched(coins, &ends, (1 << ends.len()) - 1)
        });
        let apart = store.apart(numbers[0], numbers[1]);
        prop_assert!(apart.is_some_and(|apart| values[0].abs_diff(values[1]) <= apart.into()), "{apart:?}: {values:?}");
        prop_assert_eq!(apart, store.apart(numbers[1], numbers[0]));
    }

    #[test]
    fn a_coin_more_in_a_long_row_is_worth_one_at_most((coins, mut ends) in web(), s in any::<prop::sample::Index>(), length in 3..5u8) {
        ends.truncate(7);
        let [a, b] = ends.swap_remove(s.index(ends.len()));
        let values = [length, length + 1].map(|length| {
            let coin = |i: u8| if i == 0 { a } else if i > length { b } else { Some(coins as u8 + i - 1) };
            let ends: Vec<[End; 2]> = ends.iter().copied().chain((0..=length).map(|i| [coin(i), coin(i + 1)])).collect();
            plain(&ends, (1 << ends.len()) - 1, &mut HashMap::new())
        });
        prop_assert_eq!(values[0].abs_diff(values[1]), 1, "{:?}", values);
    }
}
