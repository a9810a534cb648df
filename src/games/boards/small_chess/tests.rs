//! Small chess: its moves, values and mates against a plain referee that shares nothing with it, its notation, its estimates.

#[path = "../../../../tests/common/plain_chess.rs"]
mod plain;

use std::collections::{HashMap, HashSet};

use super::*;
use crate::boards::small_chess::look::{is_settled, placements};
use ground::fault::Kind;
use plain::Plain;
use solve::judge::control::Control;
use solve::judge::oracle::{Scope, judge};
use solve::judge::value::Value;
use solve::search::full_search::{Count, Walk};

/// What everything below a position is worth: settled in rounds, each by what the rounds before have settled. Plies to the end of what is
/// lost (false) or won; nothing of a draw.
fn rounds(text: &str) -> HashMap<Plain, (bool, u64)> {
    let start = Plain::of(text);
    let (mut all, mut next): (HashMap<Plain, Vec<Plain>>, _) = (HashMap::new(), vec![start]);
    while let Some(here) = next.pop() {
        all.entry(here).or_insert_with_key(|here| {
            let left: Vec<Plain> = here.moves().into_iter().map(|(_, left)| left).collect();
            next.extend(left.iter().cloned());
            left
        });
    }
    let mut settled: HashMap<Plain, (bool, u64)> = HashMap::new();
    for round in 0.. {
        let mut new = Vec::new();
        for (here, left) in all.iter().filter(|(here, _)| !settled.contains_key(*here)) {
            let is_mate = left.is_empty() && !here.is_dead() && here.passed().takes_king();
            let wins = left.iter().any(|left| settled.get(left).is_some_and(|(won, _)| !won));
            let loses = !left.is_empty() && left.iter().all(|left| settled.get(left).is_some_and(|(won, _)| *won));
            if wins || loses || is_mate {
                new.push((here.clone(), (wins, round)));
            }
        }
        if new.is_empty() && round > 0 {
            return settled;
        }
        settled.extend(new);
    }
    settled
}

fn game() -> SmallChess {
    SmallChess { start: board("rnbqk/ppppp/5/PPPPP/RNBQK w") }
}

fn board(text: &str) -> At<Board> {
    read_position(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn value(text: &str) -> Value {
    Settler::default().value(&game(), &board(text), &Control::new()).expect("nobody stops")
}

fn ways(at: &At<Board>, plies: u32) -> u64 {
    let left = |step: Step| ways(&game().play(at, &step), plies - 1);
    if plies == 0 { 1 } else { game().moves(at).list.map(left).sum() }
}

/// The counts were made by a program of its own in another style, and are made again here by the plain referee.
#[test]
fn it_is_played_in_as_many_ways_as_the_plain_referee_finds() {
    for (text, counts) in [
        ("rnbqk/ppppp/5/PPPPP/RNBQK w", [7, 53, 506, 4_775]),
        ("rqkr/pppp/4/PPPP/RQKR w", [4, 18, 116, 733]),
        ("rqkr/pppp/PPPP/RQKR w", [6, 21, 157, 1_005]),
        ("3k/1P2/2p1/3K w", [3, 6, 25, 73]),
        ("r1k/P1n/1b1/K1R w", [1, 2, 12, 47]),
    ] {
        let plies = 1..=counts.len() as u32 - 1;
        for n in plies.clone() {
            let found = ways(&board(text), n);
            assert_eq!((found, found), (counts[n as usize - 1], Plain::of(text).ways(n)), "{text} {n}");
        }
        assert_eq!(ways(&board(text), 4), counts[3], "{text}");
    }
}

#[test]
fn every_position_of_random_games_has_the_moves_of_the_plain_referee() {
    let mut dice = 7u64;
    for setup in SETUPS {
        let mut at = board(setup.1);
        for _ in 0..60 {
            let text = write_position(&at);
            assert_eq!(board(&text), at, "{text}");
            let steps: Vec<Step> = game().moves(&at).list.collect();
            let mut told: Vec<String> = steps.iter().map(|step| write_step(&at.pos, *step)).collect();
            let mut plain: Vec<String> = Plain::of(&text).moves().into_iter().map(|(mv, _)| mv).collect();
            told.sort();
            plain.sort();
            assert_eq!(told, plain, "{text}");
            if steps.is_empty() {
                break;
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            at = game().play(&at, &steps[(dice >> 33) as usize % steps.len()]);
        }
    }
}

#[test]
fn what_is_swept_is_what_rounds_of_the_plain_referee_settle() {
    for text in ["2k/3/3/RK1 w", "k2/3/P2/2K w"] {
        let settled = rounds(text);
        assert!(settled.len() > 100, "{text}: {}", settled.len());
        let mut all = vec![board(text)];
        let mut seen = HashSet::new();
        while let Some(at) = all.pop() {
            if seen.insert(at.clone()) {
                all.extend(game().moves(&at).list.map(|step| game().play(&at, &step)));
                let told = write_position(&at);
                let plain = match settled.get(&Plain::of(&told)) {
                    Some((true, remoteness)) => Value::Win { remoteness: *remoteness },
                    Some((false, remoteness)) => Value::Loss { remoteness: *remoteness },
                    None => Value::Draw,
                };
                assert_eq!(value(&told), plain, "{told}");
            }
        }
        let walked = Walk::new(&game(), Count::Wins, 100_000).value(&board(text), &Control::new());
        assert_eq!(walked, Ok(Some(value(text))), "{text}");
    }
}

#[test]
fn placements_are_counted_by_material() {
    assert_eq!(placements(&board("2k/3/3/RK1 w").pos), 2_640);
    assert_eq!(placements(&board("k2/3/P2/2K w").pos), 13_200, "a pawn may become one of four");
    assert!(!is_settled(&game().start().pos) && is_settled(&board("k3/p3/3P/3K w").pos));
}

#[test]
fn a_near_mate_is_proved_and_the_start_of_the_game_estimated() {
    let near = "3k1/5/PP1KP/3BP/2r1R w";
    assert!(!is_settled(&board(near).pos));
    let Value::Win { remoteness } = value(near) else { panic!("{:?}", value(near)) };
    let mates = |plies: u64| Plain::of(near).mates(plies as usize);
    assert!(mates(remoteness) && !mates(remoteness - 2));
    let verdict = judge(&Settler::default(), &game(), &board(near), Scope::Advice, &Control::new());
    assert_eq!(verdict.expect("nobody stops").line.len() as u64, remoteness);
}

#[test]
fn a_man_that_stands_to_be_taken_for_nothing_is_taken() {
    for (text, mv) in [("rnb1k/ppppp/q4/1PPPP/RNBQK w", "b2a3"), ("1k3/ppp2/3n1/PPPP1/1K2R w", "c2d3")] {
        let verdict = judge(&Settler::default(), &game(), &board(text), Scope::Advice, &Control::new());
        let best = verdict.expect("nobody stops").best[0];
        assert_eq!(write_step(&board(text).pos, best), mv, "{text}");
    }
}

#[test]
fn wrong_boards_and_moves_are_refused_with_their_column() {
    for (text, column) in [
        ("rnbqk/ppppp/5/PPPPP/RNBQK", 26),
        ("rnbqk/pppp/5/PPPPP/RNBQK w", 11),
        ("2k/3/3/RK1 x", 12),
        ("2k/3/3/RK1 w w", 14),
        ("2k/3/3/RR1 w", 1),
        ("2k/3/K2/RK1 w", 10),
        ("2k/3/3/PK1 w", 8),
        ("k2/3/3/RK1 w", 1),
        ("2k/K2 w", 1),
        ("2x/3/3/RK1 w", 2),
    ] {
        let fault = read_position(text).expect_err(text);
        assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
    }
    let at = board("2k/P2/3/1K1 w");
    for (text, column) in [("a3", 3), ("z1a1", 1), ("a1a2", 1), ("a3a4=k", 6), ("a3a4=q7", 7), ("b1b6", 3)] {
        let fault = read_step(&at, text).expect_err(text);
        assert_eq!((fault.kind, fault.at), (Kind::IllegalMove, Some(column)), "{text}");
    }
    for (text, key) in [
        ("a3a4", "chess-ending-must-promote"),
        ("b1b2=q", "chess-ending-no-promotion"),
        ("a3b4", "chess-ending-no-way"),
    ] {
        let step = read_step(&at, text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        let why = game().legal(&at, &step).expect_err(text);
        assert_eq!(why.0.key, key, "{text}");
    }
}
