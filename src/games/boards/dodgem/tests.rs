//! Dodgem against plain rounds over whole boards, its numbering, and its notation.

use super::*;
use crate::boards::dodgem::graph::{All, SWEPT};
use ground::rules::Ending;
use solve::retrograde::sweep::{Graph, sweep};
use solve::search::full_search::{Count, Walk};

fn game() -> Dodgem {
    Dodgem { size: 3 }
}

/// Every placement of up to `size - 1` cars of each side, not both 0, both sides to move.
fn every(size: usize) -> Vec<At<Board>> {
    let area = size * size;
    let few = |mask: &u64| (mask.count_ones() as usize) < size;
    let masks: Vec<u64> = (0..1u64 << area).filter(few).collect();
    let pairs = masks.iter().flat_map(|left| masks.iter().map(move |down| (*left, *down)));
    let boards = pairs.filter(|(left, down)| left & down == 0 && left | down != 0);
    boards
        .flat_map(|(left, down)| [Side::First, Side::Second].map(|to| At { pos: Board { size, left, down }, to }))
        .collect()
}

#[test]
fn the_sweep_says_what_the_plain_rounds_say() {
    for size in [2, 3] {
        let (game, control) = (Dodgem { size }, Control::new());
        let all = All::of(size, (size - 1, size - 1), SWEPT).expect("small");
        let swept = sweep(&all, &control).expect("nobody stops");
        let mut walk = Walk::new(&game, Count::Wins, 10_000);
        for at in every(size) {
            let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
            assert_eq!(swept.value(all.number(&at)), walked, "{}", game.write_pos(&at));
        }
    }
}

#[test]
fn every_position_of_a_mover_has_a_number_of_its_own() {
    let all = All::of(3, (2, 2), SWEPT).expect("small");
    for side in [Side::First, Side::Second] {
        let mut numbers: Vec<usize> = every(3).iter().filter(|at| at.to == side).map(|at| all.number(at)).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..all.nodes()));
    }
    assert!(All::of(6, (5, 5), SWEPT).is_none() && All::of(6, (1, 2), SWEPT).is_some());
}

#[test]
fn fewer_cars_are_worth_the_same_among_more() {
    let (few, many) = (All::of(4, (1, 2), SWEPT).expect("small"), All::of(4, (2, 2), SWEPT).expect("small"));
    let [small, large] = [&few, &many].map(|all| sweep(all, &Control::new()).expect("nobody stops"));
    for text in ["L..D/.D../..../.... L", "L..D/.D../..../.... D", "L..L/.D../..../.... L", ".L../..D./L.../.... D"] {
        let at = game().read_pos(text).expect("a board");
        assert_eq!(small.value(few.number(&at)), large.value(many.number(&at)), "{text}");
    }
}

#[test]
fn the_blocked_mover_has_won() {
    let at = game().read_pos("LD./D../... L").expect("a board");
    assert_eq!(game().ending(&at), Some(Ending::Won(Side::First)));
}

#[test]
fn what_is_no_position_is_named_with_its_column() {
    for (text, at) in [
        ("L./.D", Some(6)),
        ("L./.D Q", Some(7)),
        ("L../.D. L", Some(1)),
        ("../.. L", Some(1)),
        ("LL/.D L", Some(1)),
        (" L./... L", Some(8)),
        ("L L", Some(1)),
    ] {
        assert_eq!(game().read_pos(text).map(|at| game().write_pos(&at)).map_err(|f| f.at), Err(at), "{text}");
    }
}

#[test]
fn only_own_cars_drive_and_never_back() {
    let at = game().read_pos(".L./.D./..L L").expect("a board");
    let read = |text: &str| game().read_move(&at, text);
    assert_eq!(read("b2-b1").map_err(|fault| fault.at), Err(Some(1)));
    assert_eq!(read("b1-d1").map_err(|fault| fault.at), Err(Some(4)));
    for (text, is_legal) in [("b1-c1", true), ("b1-a1", false), ("b1-b2", false), ("b1-off", false), ("c3-off", true)] {
        let drive = read(text).expect("it can be read");
        assert_eq!(game().legal(&at, &drive).is_ok(), is_legal, "{text}");
    }
}
