//! Dots and boxes against the plain referee, and its texts.

use std::collections::{HashMap, HashSet};

use proptest::prelude::*;

use crate::scores::dots_and_boxes::rules::{Board, DotsAndBoxes, name};
use crate::scores::dots_and_boxes::solver::web::{Strings, Web};
use crate::scores::dots_and_boxes::weave::{outwards, web, woven};
use duel::game::Game;
use ground::fault::Kind;
use ground::rules::{At, Ending, Rules};
use solve::judge::control::Control;
use solve::judge::value::Value;
use solve::search::full_search::{Count, Walk};

fn game(rows: usize, cols: usize) -> DotsAndBoxes {
    DotsAndBoxes { rows, cols }
}

#[test]
fn edges_are_numbered_dot_by_dot() {
    for (rows, cols) in [(1, 1), (2, 3), (8, 8), (1, 8)] {
        let board = Board::empty(rows, cols);
        for edge in 0..board.drawn.len() {
            assert_eq!(board.number(board.edge(edge)), edge, "{rows}x{cols}");
        }
        for square in 0..rows * cols {
            let beside = |edge: &usize| board.beside(*edge).contains(&Some(square as u8));
            assert!(board.around(square).iter().all(beside), "{rows}x{cols} {square}");
        }
        let twice: usize = (0..board.drawn.len()).map(|edge| board.beside(edge).into_iter().flatten().count()).sum();
        assert_eq!(twice, 4 * rows * cols);
    }
    let names: Vec<String> = (0..4).map(|edge| name(&Board::empty(1, 1), edge)).collect();
    assert_eq!(names, ["a1-b1", "a1-a2", "b1-b2", "a2-b2"]);
}

#[test]
fn who_closes_a_box_moves_again_and_holds_it() {
    let game = game(1, 2);
    let at = game.read_pos("a1-b1,a1-a2,a2-b2").expect("three sides");
    let edge = game.read_move(&at, "b2-b1").expect("either order");
    let next = game.play(&at, &edge);
    assert_eq!((game.write_pos(&next).as_str(), next.to), ("a1-b1,a1-a2,b1-b2,a2-b2 @1-0", at.to));
    let other = game.read_move(&next, "b1-c1").expect("an edge");
    let after = game.play(&next, &other);
    assert_eq!(game.write_pos(&after), "a1-b1,a1-a2,b1-c1,b1-b2,a2-b2 @0-1");
    assert_ne!(after.to, next.to);
}

#[test]
fn the_score_is_told_by_side_whoever_is_to_move() {
    let game = game(1, 1);
    let at = game.read_pos("a1-b1,a1-a2,b1-b2").expect("three sides");
    let over = game.play(&At { to: at.to.other(), ..at.clone() }, &3);
    assert_eq!(game.ending(&over), Some(Ending::Score { first: 0.into(), second: 1.into() }));
}

#[test]
fn wrong_edges_are_refused_with_their_column() {
    for (text, column) in [
        ("", 1),
        ("a1-b2", 1),
        ("a1-b1,a1-b1", 7),
        ("a1-b1,", 7),
        ("a1-b1,c1-d1", 10),
        ("a1", 3),
        ("a1-b1 @1-0", 8),
        ("- x", 3),
        ("a1-a1", 1),
    ] {
        let fault = game(2, 2).read_pos(text).expect_err(text);
        assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
    }
}

#[test]
fn the_edges_in_the_middle_come_first() {
    let board = Board::empty(2, 2);
    let names: Vec<String> = outwards(&board).iter().map(|edge| name(&board, *edge)).collect();
    assert_eq!(names[..4], ["b1-b2", "a2-b2", "b2-c2", "b2-b3"]);
    for (rows, cols) in [(1, 1), (2, 5), (4, 4), (8, 8)] {
        let mut edges = outwards(&Board::empty(rows, cols));
        edges.sort_unstable();
        assert_eq!(edges, (0..edges.len()).collect::<Vec<_>>(), "{rows}x{cols}: each of them once");
    }
}

#[test]
fn boards_are_alike_however_their_edges_are_numbered() {
    for (rows, cols) in [(2, 3), (3, 3), (4, 4)] {
        let board = Board::empty(rows, cols);
        let edges = outwards(&board);
        let (plain, turned): (Web<1>, Web<1>) = (web(&board), woven(&board, &edges));
        let string = |edge: usize| edges.iter().position(|e| *e == edge).expect("each has a string");
        let mut alike = HashMap::new();
        for (a, b) in (0..edges.len()).flat_map(|a| (0..=a).map(move |b| (a, b))) {
            let key = plain.key(Strings::of([a, b]));
            let other = turned.key(Strings::of([string(a), string(b)]));
            assert_eq!(*alike.entry(key).or_insert(other), other, "{rows}x{cols}: {a} {b}");
        }
        let others: HashSet<_> = alike.values().collect();
        assert_eq!(others.len(), alike.len(), "{rows}x{cols}: no two kinds of pairs are mixed up");
    }
}

#[test]
fn empty_boards_are_worth_what_is_known() {
    // Independent brute force over all edge sets; 2x2 and 2x3 again by plain minimax.
    for (rows, cols, ahead) in [(1, 1, -1), (1, 2, 0), (1, 3, -1), (1, 4, 0), (1, 5, -1), (2, 2, 2), (2, 3, -2)] {
        let game = game(rows, cols);
        let value = game.oracle().value(&game, &game.start(), &Control::new()).expect("they are small");
        assert_eq!(value.gladness().1, (-ahead).into(), "{rows}x{cols}: {value:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn the_search_agrees_with_the_walk_on_random_boards(
        (rows, cols) in prop::sample::select(vec![(1, 3), (2, 2), (2, 3), (3, 3), (2, 5), (8, 8), (4, 5)]),
        free in prop::collection::vec(0..144usize, 1..8),
    ) {
        let game = game(rows, cols);
        let mut board = Board::empty(rows, cols);
        let count = board.drawn.len();
        board.drawn = vec![true; count];
        for edge in free {
            board.drawn[edge % count] = false;
        }
        let at = At::first(board);
        prop_assert_eq!(game.read_pos(&game.write_pos(&at)), Ok(at.clone()));
        let walked = Walk::new(&game, Count::Wins, 100_000).value(&at, &Control::new()).expect("nobody stops it");
        let found: Value = game.oracle().value(&game, &at, &Control::new()).expect("few edges are free");
        prop_assert_eq!(walked.as_ref(), Some(&found));
        let oracle = game.oracle();
        let leaves = |edge: &usize| {
            let next = game.play(&at, edge);
            oracle.value(&game, &next, &Control::new()).map(|value| value.left(at.to, next.to)).expect("as before").gladness()
        };
        let most = game.moves(&at).list.map(|edge| leaves(&edge)).max();
        let keeping: Vec<usize> = game.moves(&at).list.filter(|edge| Some(leaves(edge)) == most).collect();
        prop_assert_eq!(oracle.chosen(&game, &at, &found, &Control::new()).expect("as before"), Some(keeping));
    }
}
