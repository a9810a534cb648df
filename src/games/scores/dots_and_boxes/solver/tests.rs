//! The search against a plain minimax over all sets of strings, on random webs and on webs worked by hand.

use std::collections::HashMap;
use std::sync::Arc;

use proptest::prelude::*;

use crate::scores::dots_and_boxes::solver::claims::Claims;
use crate::scores::dots_and_boxes::solver::known::{Known, NO_CUT};
use crate::scores::dots_and_boxes::solver::outline::Outline;
use crate::scores::dots_and_boxes::solver::places::Places;
use crate::scores::dots_and_boxes::solver::query::Query;
use crate::scores::dots_and_boxes::solver::rows::{Row, Store, after};
use crate::scores::dots_and_boxes::solver::runs::Shape;
use crate::scores::dots_and_boxes::solver::search::Search;
use crate::scores::dots_and_boxes::solver::web::{End, Strings, Web};
use solve::judge::control::{Backing, Control, Stop};
use solve::judge::pool::InTurn;

mod lengths;

/// Coins still to come, the mover's minus the opponent's, from the rules alone.
fn plain(ends: &[[End; 2]], set: u64, known: &mut HashMap<u64, i32>) -> i32 {
    if let Some(value) = known.get(&set) {
        return *value;
    }
    let is_held = |set: u64, coin: u8| (0..ends.len()).any(|s| set >> s & 1 == 1 && ends[s].contains(&Some(coin)));
    let mut best = None;
    for s in (0..ends.len()).filter(|s| set >> s & 1 == 1) {
        let left = set & !(1 << s);
        let taken = ends[s].iter().flatten().filter(|coin| !is_held(left, **coin)).count() as i32;
        let rest = plain(ends, left, known);
        best = best.max(Some(if taken > 0 { taken + rest } else { -rest }));
    }
    let value = best.unwrap_or(0);
    known.insert(set, value);
    value
}

/// What the search finds, whether or not it counts replies.
fn searched(coins: usize, ends: &[[End; 2]], set: u64) -> i32 {
    let set = Strings::of((0..ends.len()).filter(|s| set >> s & 1 == 1));
    let [found, counted] = [64, 2].map(|far| {
        let mut search = Search::<1>::new(Web::new(coins, ends.to_vec(), &[]), 1 << 16).counting_from(far);
        search.value(set, u64::MAX, &Control::new()).expect("nobody stops it")
    });
    assert_eq!(found, counted, "replies counted");
    found
}

/// Separate chains and loops of these lengths.
fn rows(chains: &[u8], loops: &[u8]) -> (usize, Vec<[End; 2]>) {
    let (mut coins, mut ends) = (0, Vec::new());
    for length in chains {
        let coin = |i: u8| (1..=*length).contains(&i).then(|| coins + i - 1);
        ends.extend((0..=*length).map(|i| [coin(i), coin(i + 1)]));
        coins += length;
    }
    for length in loops {
        ends.extend((0..*length).map(|i| [Some(coins + i), Some(coins + (i + 1) % length)]));
        coins += length;
    }
    (usize::from(coins), ends)
}

#[test]
fn chains_and_loops_are_worth_what_control_is_worth() {
    // Worked by hand: who opens loses every coin but two of each further chain and four of each further loop.
    for (chains, loops, value) in [
        (&[3, 3][..], &[][..], -2),
        (&[3], &[], -3),
        (&[1], &[], -1),
        (&[1, 1], &[], 0),
        (&[], &[4], -4),
        (&[], &[4, 4], 0),
        (&[5, 6], &[], -7),
        (&[4, 4, 4], &[], -4),
        (&[5, 5], &[6], -4),
        (&[1, 5], &[], 4),
    ] {
        let (coins, ends) = rows(chains, loops);
        let mut search = Search::<1>::new(Web::new(coins, ends.clone(), &[]), 1 << 16);
        let found = search.value(Strings::of(0..ends.len()), 1_000, &Control::new());
        assert_eq!(found, Ok(value), "{chains:?} {loops:?}");
    }
}

#[test]
fn leaving_the_last_two_may_gain_nothing() {
    // A chain of four beside a web that is worth -2: who is given the chain has 2 and no more.
    let pairs = [(0, 8), (0, 1), (0, 1), (2, 8), (2, 3), (2, 3), (4, 8), (4, 5), (5, 6), (6, 7), (7, 8)];
    let end = |coin: u8| (coin < 8).then_some(coin);
    let ends: Vec<[End; 2]> = pairs.iter().map(|(a, b)| [end(*a), end(*b)]).collect();
    assert_eq!(searched(8, &ends, (1 << 11) - 1), 0);
    assert_eq!(plain(&ends, (1 << 11) - 1, &mut HashMap::new()), 0);
}

#[test]
fn of_rows_that_begin_at_both_ends_the_longest_is_left() {
    // Four coins on three strings, three on two, and a chain of five: four of the four are left, and the chain comes back: 3 - 4 + 5.
    let mut ends =
        vec![[Some(0), Some(1)], [Some(1), Some(2)], [Some(2), Some(3)], [Some(4), Some(5)], [Some(5), Some(6)]];
    ends.extend((7..12).map(|coin| [Some(coin), (coin < 11).then_some(coin + 1)]));
    ends.push([None, Some(7)]);
    let all = (1 << ends.len()) - 1;
    assert_eq!(plain(&ends, all, &mut HashMap::new()), 4);
    assert_eq!(searched(12, &ends, all), 4);
    // Whichever of them is met first.
    let turned: Vec<[End; 2]> = ends.iter().map(|ends| ends.map(|end| end.map(|coin| 11 - coin))).collect();
    assert_eq!(searched(12, &turned, all), 4);
}

#[test]
fn long_rows_cost_little() {
    let (coins, ends) = rows(&[7, 8, 9, 10, 10], &[8, 12]);
    let mut search = Search::<3>::new(Web::new(coins, ends.clone(), &[]), 1 << 16);
    assert!(search.value(Strings::of(0..ends.len()), 1_000, &Control::new()).is_ok(), "{}", search.visited());
}

#[test]
fn a_row_knows_its_coins_and_its_shape() {
    let (coins, ends) = rows(&[3, 2], &[4]);
    let web = Web::<1>::new(coins, ends.clone(), &[]);
    let all = Strings::of(0..ends.len());
    let held = web.helds(&all);
    for (coin, length, strings, shape) in [(1, 3, 4, Shape::Chain), (4, 2, 3, Shape::Chain), (6, 4, 4, Shape::Loop)] {
        let run = web.run(&all, &held, coin);
        assert_eq!((run.count(), run.strings.len(), run.shape), (length, strings, shape), "{run:?}");
    }
    assert_eq!(web.run(&all, &held, 3).middle, 5, "the string between the two");
}

#[test]
fn a_question_beyond_the_budget_is_too_large_and_the_search_is_unharmed() {
    let ends: Vec<[End; 2]> = (0..6u8).flat_map(|a| (a + 1..6).map(move |b| [Some(a), Some(b)])).collect();
    let mut search = Search::<1>::new(Web::new(6, ends.clone(), &[]), 1 << 16);
    let all = Strings::of(0..ends.len());
    assert!(matches!(search.value(all, 5, &Control::new()), Err(Stop::TooLarge(_))));
    let stopped = Control::new();
    stopped.stop();
    assert_eq!(search.value(all, 1_000_000, &stopped), Err(Stop::Asked));
    assert_eq!(search.value(all, 1_000_000, &Control::new()), Ok(plain(&ends, (1 << 15) - 1, &mut HashMap::new())));
}

/// A board of 2 by 2 boxes: four coins in a ring, each with two strings to nothing, and all eight ways to lay it upon itself.
fn ring() -> (Vec<[End; 2]>, Vec<Vec<u8>>) {
    let mut ends: Vec<[End; 2]> = (0..8).map(|s| [Some(s / 2), None]).collect();
    ends.extend((0..4).map(|coin| [Some(coin), Some((coin + 1) % 4)]));
    let turn = |by: u8, is_over: bool| {
        let coin = |coin: u8| (if is_over { 4 - coin } else { coin } + by) % 4;
        let string = |s: u8| if s < 8 { 2 * coin(s / 2) + s % 2 } else { 8 + coin(s - 8 + u8::from(is_over)) };
        (0..12).map(string).collect::<Vec<u8>>()
    };
    (ends, (0..8).map(|i| turn(i % 4, i > 3)).collect())
}

/// A board of boxes.
pub(super) fn board(rows: u8, cols: u8) -> Vec<[End; 2]> {
    let square = |row: u8, col: u8| (row < rows && col < cols).then(|| row * cols + col);
    let flat =
        (0..=rows).flat_map(|row| (0..cols).map(move |col| [square(row.wrapping_sub(1), col), square(row, col)]));
    let steep =
        (0..rows).flat_map(|row| (0..=cols).map(move |col| [square(row, col.wrapping_sub(1)), square(row, col)]));
    flat.chain(steep).collect()
}

#[test]
fn turns_and_twins_have_one_key() {
    // Two coins with two strings each to nothing and one between them, laid upon itself with the twins crossed.
    let ends = vec![[Some(0), None], [Some(0), None], [Some(0), Some(1)], [Some(1), None], [Some(1), None]];
    let web = Web::<1>::new(2, ends, &[vec![4, 3, 2, 1, 0]]);
    let keys = |sets: &[&[usize]]| sets.iter().map(|set| web.key(Strings::of(set.iter().copied()))).collect::<Vec<_>>();
    for alike in [&[&[0][..], &[1], &[3], &[4]][..], &[&[0, 1, 4], &[0, 1, 3], &[0, 3, 4], &[1, 3, 4]]] {
        assert!(keys(alike).iter().all(|key| *key == keys(alike)[0]), "{alike:?}");
    }
    assert_ne!(keys(&[&[0, 1]]), keys(&[&[0, 3]]));
}

#[test]
fn one_search_of_a_web_that_can_be_turned_agrees_with_plain_minimax_in_every_position() {
    let (ends, turns) = ring();
    let mut search = Search::<1>::new(Web::new(4, ends.clone(), &turns), 1 << 16);
    let mut known = HashMap::new();
    for set in (0..1u64 << 12).rev().step_by(7) {
        let strings = Strings::of((0..12).filter(|s| set >> s & 1 == 1));
        let found = search.value(strings, u64::MAX, &Control::new());
        assert_eq!(found, Ok(plain(&ends, set, &mut known)), "{set:b}");
    }
}

#[test]
fn what_is_known_of_a_position_answers_for_all_that_hang_together_alike() {
    // The board laid upon itself, which the search is not told.
    let (rows, cols) = (3, 4);
    let flat = |s: usize| (s / 4, s % 4);
    let turned = |s: usize| match s {
        0..16 => 4 * (3 - flat(s).0) + 3 - flat(s).1,
        _ => 16 + 5 * (2 - (s - 16) / 5) + 4 - (s - 16) % 5,
    };
    let mut search = Search::<1>::new(Web::new(12, board(rows, cols), &[]), 1 << 20);
    let mut value = |set: Strings<1>| (search.value(set, u64::MAX, &Control::new()), search.visited());
    for skipped in 0..3 {
        let set = Strings::of((0..31).filter(|s| s % 3 != skipped));
        let ((first, visited), again) = (value(set), value(Strings::of(set.each().map(turned))));
        assert!(visited > 10 && again == (first.clone(), 0), "{skipped}: {visited}, then {again:?}");
    }
}

#[test]
fn one_search_of_many_positions_that_hang_together_alike_agrees_with_plain_minimax() {
    let ends = board(3, 3);
    let mut search = Search::<1>::new(Web::new(9, ends.clone(), &[]), 1 << 20);
    let mut known = HashMap::new();
    let mut seed = 7u64;
    for _ in 0..60 {
        seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        let set = (seed >> 40) | 1 << ((seed >> 20) % 24);
        if (10..=15).contains(&set.count_ones()) {
            let strings = Strings::of((0..24).filter(|s| set >> s & 1 == 1));
            assert_eq!(search.value(strings, u64::MAX, &Control::new()), Ok(plain(&ends, set, &mut known)), "{set:b}");
        }
    }
    assert!(known.len() > 50_000, "{} sets", known.len());
}

#[test]
fn hands_that_never_meet_find_what_one_finds_and_hear_a_wish_to_stop() {
    let (ends, turns) = ring();
    let control = Control::with(Backing { pool: Some(Arc::new(InTurn)), ..Backing::default() });
    let search = || Search::<1>::new(Web::new(4, ends.clone(), &turns), 1 << 16).sharing_from(3);
    let mut known = HashMap::new();
    for set in (0..1u64 << 12).rev().step_by(61) {
        let strings = Strings::of((0..12).filter(|s| set >> s & 1 == 1));
        assert_eq!(search().value(strings, u64::MAX, &control), Ok(plain(&ends, set, &mut known)), "{set:b}");
    }
    let all = Strings::of(0..12);
    assert!(matches!(search().value(all, 20, &control), Err(Stop::TooLarge(_))), "nobody exceeds the budget");
    control.stop();
    assert_eq!(search().value(all, u64::MAX, &control), Err(Stop::Asked));
}

#[test]
fn a_table_that_fills_while_it_is_shared_grows_and_the_search_goes_on() {
    // Independent brute force over all edge sets; the second one is large enough for workers to tell each other what they strike off.
    for (rows, cols, value) in [(2, 3, -2), (3, 3, -3)] {
        let ends = board(rows, cols);
        let control = Control::with(Backing { pool: Some(Arc::new(InTurn)), ..Backing::default() });
        let all = Strings::of(0..ends.len());
        let mut search = Search::<1>::new(Web::new(usize::from(rows * cols), ends, &[]), 1 << 20).sharing_from(3);
        assert_eq!(search.value(all, u64::MAX, &control), Ok(value), "{rows} by {cols} boxes");
        assert!(search.visited() > 300, "{}: more than the first table holds", search.visited());
    }
}

#[test]
fn the_reply_that_answers_a_cut_is_struck_off_and_the_others_are_told_how_good_that_answer_is() {
    let mut search = Search::<1>::new(Web::new(8, board(2, 4), &[]), 1 << 20);
    (0..6).for_each(|_| search.grow());
    let place = search.places.place(Strings::of(0..22));
    let key = search.places.turned(&place);
    let mut worker = search.worker(&Arc::new(Claims::open(0)), u64::MAX);
    let mut query = Query { coins: 8, beta: -2, best: -8, cut: NO_CUT };
    worker.line_up(&place, &key, None, &mut query);
    let [first, reply, other] = [worker.cuts[0], worker.cuts[4], worker.cuts[5]];
    worker.reply = reply.way.code();
    worker.strike(&place, 0, (first.way, -4), &query);
    let tried: Vec<usize> = (0..worker.cuts.len()).filter(|i| worker.cuts[*i].is_tried).collect();
    assert_eq!(tried, [4], "{:?} {:?}", first.way, reply.way);
    let told = worker.bounds(&reply.left.turned(), 8);
    assert_eq!(told, Known { low: 4, high: 8, cut: first.way.code() }, "who is to move there takes four more by it");
    assert_eq!(worker.bounds(&other.left.turned(), 8).low, -8, "of others nothing is told");
}

#[test]
fn what_others_are_searching_is_put_off_and_not_left_out() {
    let web = || Web::<1>::new(8, board(2, 4), &[]);
    let mut alone = Search::new(web(), 1 << 20);
    (0..6).for_each(|_| alone.grow());
    for skipped in 0..8 {
        let set = Strings::of((0..22).filter(|s| (s * 5 + skipped) % 6 != 0));
        let value = alone.value(set, u64::MAX, &Control::new()).expect("nobody stops it");
        let mut search = Search::new(web(), 1 << 20);
        (0..6).for_each(|_| search.grow());
        let claims = Arc::new(Claims::open(0));
        for s in set.each() {
            let left = search.places.place(set.without(s));
            claims.claim(&search.places.turned(&left));
        }
        for (beta, reaches) in [(value, true), (value + 2, false)] {
            let mut worker = search.worker(&claims, u64::MAX);
            let place = worker.places.place(set);
            let (key, coins) = (worker.places.turned(&place), worker.places.web.coins(&set) as i32);
            let found = worker.search(place, &key, coins, beta, &Control::new());
            assert_eq!(found.map(|found| found >= beta), Ok(reaches), "{skipped}: {beta}");
        }
    }
}

/// Asserts that every cut of the position leaves what walking along the strings says it leaves; how many cuts there are.
fn assert_sight(places: &mut Places<1>, set: u64) -> usize {
    let strings = Strings::of((0..places.web.ends.len()).filter(|s| set >> s & 1 == 1));
    let place = places.place(places.web.haul(strings).rest);
    let key = places.turned(&place).set;
    let mut outline = Outline::default();
    outline.look(&places.web, place.set);
    outline.lay(&places.web);
    let mut told = Vec::new();
    places.safe_ways(&place, &outline, |way, left, _| told.push((way, left)));
    places.giving_ways((&place, key), &outline, (0, i32::MIN), |way, _, left| told.push((way, left)));
    for (way, left) in &told {
        let walked = places.leave(&place, *way);
        assert_eq!(left, &walked, "{way:?} of {place:?}");
        assert_eq!(places.way(&place, way.code()), Some(*way), "{place:?}");
    }
    told.len()
}

#[test]
fn what_cuts_leave_is_told_without_walking_where_a_board_is_turned() {
    let (ends, turns) = ring();
    let mut places = Places { web: Arc::new(Web::new(4, ends, &turns)), store: Store::default() };
    let cuts: usize = (0..1 << 12).map(|set| assert_sight(&mut places, set)).sum();
    assert!(cuts > 4_000, "{cuts}");
}

fn web() -> impl Strategy<Value = (usize, Vec<[End; 2]>)> {
    (2..8u8).prop_flat_map(|coins| {
        let end = move |i: u8| (i < coins).then_some(i);
        let string = (0..=coins, 0..=coins).prop_filter("two ends", |(a, b)| a != b);
        let ends = prop::collection::vec(string.prop_map(move |(a, b)| [end(a), end(b)]), 1..12);
        (Just(usize::from(coins)), ends)
    })
}

/// What rows that touch nothing else are worth if any of them may be opened.
fn opened(rows: &[Row], known: &mut HashMap<Vec<Row>, i32>) -> i32 {
    if let Some(value) = known.get(rows) {
        return *value;
    }
    let openings = (0..rows.len()).map(|i| {
        let (taken, spare) = rows[i].0.gives(rows[i].1.into());
        let rest = [&rows[..i], &rows[i + 1..]].concat();
        -after(taken as i32, spare as i32, opened(&rest, known))
    });
    let value = openings.max().unwrap_or(0);
    known.insert(rows.to_vec(), value);
    value
}

proptest! {
    #[test]
    fn of_each_kind_of_row_a_shortest_one_is_worth_opening(
        chains in prop::collection::vec(1..9u8, 0..5),
        loops in prop::collection::vec(2..10u8, 0..4),
    ) {
        let chains = chains.into_iter().map(|coins| (Shape::Chain, coins));
        let mut rows: Vec<Row> = chains.chain(loops.into_iter().map(|coins| (Shape::Loop, coins))).collect();
        let mut store = Store::default();
        let number = rows.iter().fold(0, |number, row| store.with(number, *row));
        rows.sort_unstable();
        prop_assert_eq!(store.value(number), opened(&rows, &mut HashMap::new()));
    }

    #[test]
    fn what_cuts_leave_is_told_without_walking((coins, ends) in web(), cut in any::<u64>()) {
        let mut places = Places { web: Arc::new(Web::new(coins, ends.clone(), &[])), store: Store::default() };
        let all = (1u64 << ends.len()) - 1;
        assert_sight(&mut places, all);
        assert_sight(&mut places, all & cut);
    }

    #[test]
    fn the_search_and_plain_minimax_agree_on_random_webs((coins, ends) in web(), cut in any::<u64>()) {
        let all = (1u64 << ends.len()) - 1;
        let mut known = HashMap::new();
        prop_assert_eq!(searched(coins, &ends, all), plain(&ends, all, &mut known));
        prop_assert_eq!(searched(coins, &ends, all & cut), plain(&ends, all & cut, &mut known));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]
    #[test]
    fn a_long_chain_beside_any_web_is_left_or_taken_as_the_web_is_worth((coins, mut ends) in web(), length in 3..6u8) {
        ends.truncate(7);
        let coin = |i: u8| (1..=length).contains(&i).then(|| coins as u8 + i - 1);
        ends.extend((0..=length).map(|i| [coin(i), coin(i + 1)]));
        let all = (1u64 << ends.len()) - 1;
        let value = plain(&ends, all, &mut HashMap::new());
        prop_assert_eq!(searched(coins + usize::from(length), &ends, all), value);
    }

    #[test]
    fn two_equal_short_chains_are_worth_nothing_beside_any_web((coins, mut ends) in web(), length in 1..3u8) {
        ends.truncate(5);
        let all = (1u64 << ends.len()) - 1;
        let alone = plain(&ends, all, &mut HashMap::new());
        for first in [coins as u8, coins as u8 + length] {
            let coin = |i: u8| (1..=length).contains(&i).then(|| first + i - 1);
            ends.extend((0..=length).map(|i| [coin(i), coin(i + 1)]));
        }
        let all = (1u64 << ends.len()) - 1;
        prop_assert_eq!(plain(&ends, all, &mut HashMap::new()), alone);
        prop_assert_eq!(searched(coins + 2 * usize::from(length), &ends, all), alone);
    }
}
