//! Morris against plain rounds and the parent law, its numbering, its mills and its notation.

use super::*;
use crate::boards::morris::graph::All;
use crate::boards::morris::plan::Plan;
use ground::rules::{Ending, Side};
use solve::judge::control::Control;
use solve::judge::value::Value;
use solve::retrograde::sweep::{Graph, sweep};
use solve::search::full_search::{Count, Walk};

fn at(text: &str) -> At<Board> {
    read_at(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn moves(text: &str) -> Vec<String> {
    let at = at(text);
    Morris { men: at.pos.men }.moves(&at).list.map(|turn| write_turn(&at, turn)).collect()
}

#[test]
fn three_mens_morris_is_worth_what_the_plain_rounds_say() {
    let (game, control) = (Morris { men: 3 }, Control::new());
    let start = game.start();
    let mut walk = Walk::new(&game, Count::Wins, 20_000);
    let mut open = vec![start];
    let mut seen = std::collections::HashSet::new();
    while let Some(at) = open.pop() {
        if !seen.insert(at.clone()) {
            continue;
        }
        let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
        assert_eq!(game.oracle().value(&game, &at, &control), Ok(walked), "{}", write_at(&at));
        open.extend(game.moves(&at).list.map(|turn| game.play(&at, &turn)));
    }
    assert!(seen.len() > 2_000, "{}", seen.len());
}

/// Every position of six men's morris with so many men on the board and none in hand, one in `stride`.
fn few(white: u32, black: u32, stride: usize) -> Vec<At<Board>> {
    let sets = |size: u32| (0..=u16::MAX).filter(move |set| set.count_ones() == size);
    let pairs =
        sets(white).flat_map(|on| sets(black).filter(move |other| on & other == 0).map(move |other| [on, other]));
    pairs
        .enumerate()
        .filter(|(i, _)| i % stride == 0)
        .map(|(i, on)| At { pos: Board { men: 6, on, hand: [0, 0] }, to: [Side::First, Side::Second][i / stride % 2] })
        .collect()
}

#[test]
fn six_mens_morris_is_worth_what_its_moves_make_it() {
    let (game, control) = (Morris { men: 6 }, Control::new());
    let oracle = game.oracle();
    let value = |at: &At<Board>| oracle.value(&game, at, &control).expect("nobody stops");
    let mut decided = 0;
    for at in few(3, 3, 977).into_iter().chain(few(4, 3, 4_999)) {
        let left: Vec<Value> = game.moves(&at).list.map(|turn| value(&game.play(&at, &turn))).collect();
        let law = game.ending(&at).map_or_else(|| Value::of_moves(&left), |ending| Value::of_ending(&ending, at.to));
        assert_eq!(value(&at), law, "{}", write_at(&at));
        decided += usize::from(law != Value::Draw);
    }
    assert!(decided > 100, "{decided}");
}

#[test]
fn positions_that_look_alike_have_one_number_and_no_others() {
    let all = All::of(6, 0, (3, 3), usize::MAX).expect("small");
    let mut met = vec![0; all.nodes()];
    for at in [few(3, 3, 1), few(2, 3, 1)].concat() {
        if let Some(number) = all.number(&At { to: Side::First, ..at }) {
            met[number] += 1;
        }
    }
    // Whoever has the fewer men is to move: the other took one last.
    assert!(met.into_iter().enumerate().all(|(number, met)| all.weight(number) == met));
    assert!((0..all.nodes()).any(|number| all.weight(number) == 0) && 8 * all.nodes() < 203_840);
}

#[test]
fn every_move_is_found_again_backwards() {
    let placing = [
        "W#W#./#...#/..#../#...#/.#.#. W @3-3",
        ".#.#./#BB.#/..#../#...#/.#.#. B @3-2",
        "W#.#./#BB.#/..#../#W..#/.#.#. B @3-2",
        "W#W#./#BBB#/..#.W/#...#/B#.#. W @1-1",
        "W#W#./#BBB#/..#.W/#...#/.#.#. W",
        "W#W#./#BBB#/..#.W/#...#/B#.#. W",
    ];
    let placing = placing.into_iter().map(at);
    let all = All::of(6, 6, (6, 6), usize::MAX).expect("numbered");
    let mut looked = 0;
    for at in placing.chain(few(3, 3, 2_999)).chain(few(4, 3, 9_973)) {
        let game = Morris { men: 6 };
        let Some(node) = all.number(&at).filter(|_| game.ending(&at).is_none()) else { continue };
        let children: Vec<usize> = game.moves(&at).list.filter_map(|turn| all.number(&game.play(&at, &turn))).collect();
        for &child in &children {
            let there = children.iter().filter(|other| **other == child).count() as u32;
            let mut back = 0;
            all.before(child, &mut |from| back += u32::from(from == node));
            // Of positions that look alike one stands for all: what goes and what comes is counted for all of them.
            assert_eq!(there * all.weight(node), back * all.weight(child), "{}", write_at(&at));
            looked += 1;
        }
    }
    assert!(looked > 300, "{looked}");
}

#[test]
fn placing_is_swept_like_moving() {
    // The same positions among those of a smaller and of a larger question.
    let (few, many) =
        (All::of(3, 2, (3, 3), usize::MAX).expect("small"), All::of(3, 6, (3, 3), usize::MAX).expect("small"));
    let [small, large] = [&few, &many].map(|all| sweep(all, &Control::new()).expect("nobody stops"));
    let at = at("W.B/.W./B.. W @1-1");
    let numbers = [few.number(&at), many.number(&at)].map(|number| number.expect("it is one of these"));
    assert_eq!(small.value(numbers[0]), large.value(numbers[1]));
}

#[test]
fn the_boards_have_their_mills_and_lines() {
    let (three, six) = (Plan::of(3), Plan::of(6));
    assert_eq!((three.points.len(), three.mills.len()), (9, 8));
    assert_eq!((six.points.len(), six.mills.len()), (16, 8));
    let joins = |plan: &Plan| plan.near.iter().map(|near| near.count_ones()).sum::<u32>() / 2;
    assert_eq!((joins(three), joins(six)), (16, 20));
}

#[test]
fn a_mill_takes_a_man_that_is_in_none() {
    // White closes the upper row on e1 with the man from e3; Black's men b2, c2, d2 form a mill, the one on a5 does not.
    let listed = moves("W#W#./#BBB#/..#.W/#...#/B#.#. W");
    assert_eq!(listed.iter().filter(|mv| mv.starts_with("e3-e1")).collect::<Vec<_>>(), ["e3-e1xa5"]);
    assert!(listed.contains(&"e3-e5".to_owned()) && !listed.iter().any(|mv| mv.starts_with("e3-e5x")));
    // Where all men are in mills, any may be taken.
    let all = moves("W#W#./#BBB#/..#.W/#...#/.#.#. W");
    let taken: Vec<&String> = all.iter().filter(|mv| mv.starts_with("e3-e1")).collect();
    assert_eq!(taken, ["e3-e1xb2", "e3-e1xc2", "e3-e1xd2"]);
    assert_eq!(moves("W../.B./... W @2-2").len(), 7);
}

#[test]
fn who_is_left_with_two_men_or_no_move_has_lost() {
    let two = at("W#W#./#B.B#/..#../#.B.#/.#.#. W");
    assert_eq!(Morris { men: 6 }.ending(&two), Some(Ending::Won(Side::Second)));
    let line = at("WWW/BB./.B. B");
    assert_eq!(Morris { men: 3 }.ending(&line), Some(Ending::Won(Side::First)));
}

#[test]
fn what_is_no_position_is_named_with_its_column() {
    for (text, column) in [
        ("WWW/BB./.B.", 12),
        ("WWW/BBB/... W", 1),
        ("WW/BB W", 1),
        ("W../.B./... W", 1),
        ("W../.B./... W @2", 17),
        ("W../.B./... W @7-2", 16),
        ("W../.B./... W @2-1", 15),
        ("W../.B./..# W @2-2", 1),
        ("W#W#./#B.B#/W.#../#.B.#/B.... W", 1),
    ] {
        assert_eq!(read_at(text).map(|at| write_at(&at)).map_err(|fault| fault.at), Err(Some(column)), "{text}");
    }
}
