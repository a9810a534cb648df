//! Northcott's game against the plain rounds, and its notation.

use super::*;
use ground::num::Nat;
use solve::judge::oracle::{Scope, judge};
use solve::judge::value::Outcome;
use solve::retrograde::sweep::Graph;
use solve::search::full_search::{Count, Walk};

fn game(width: usize, rows: usize) -> Northcott {
    Northcott { width, rows }
}

fn board(text: &str) -> At<Board> {
    game(8, 3).read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

/// Every position of a size.
fn every(width: usize, rows: usize) -> Vec<At<Board>> {
    let pairs: Vec<(usize, usize)> = (0..width).flat_map(|w| (w + 1..width).map(move |b| (w, b))).collect();
    let mut boards = vec![Vec::new()];
    for _ in 0..rows {
        boards = boards.iter().flat_map(|board| pairs.iter().map(move |row| [&board[..], &[*row]].concat())).collect();
    }
    let at = |rows: &Vec<(usize, usize)>, to| At { pos: Board { width, rows: rows.clone() }, to };
    boards.iter().flat_map(|rows| [at(rows, Side::First), at(rows, Side::Second)]).collect()
}

#[test]
fn the_sweep_says_what_the_plain_rounds_say_and_the_gaps_who_wins() {
    for (width, rows) in [(2, 3), (3, 2), (4, 2), (5, 2), (4, 3)] {
        let (game, control) = (game(width, rows), Control::new());
        let all = All::of(width, rows, SWEPT).expect("small");
        let swept = sweep(&all, &control).expect("nobody stops");
        let mut walk = Walk::new(&game, Count::Wins, 2_000);
        let places = every(width, rows);
        assert_eq!(places.len(), all.nodes());
        for at in places {
            let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
            assert_eq!(swept.value(all.number(&at)), walked, "{}", game.write_pos(&at));
            let outcome = if is_lost(&gaps(&at.pos), false) { Outcome::P } else { Outcome::N };
            assert_eq!(walked.outcome(), outcome, "{}", game.write_pos(&at));
        }
    }
}

#[test]
fn every_position_has_a_number_of_its_own() {
    let all = All::of(5, 3, SWEPT).expect("small");
    let mut numbers: Vec<usize> = every(5, 3).iter().map(|at| all.number(at)).collect();
    numbers.sort_unstable();
    assert!(numbers.into_iter().eq(0..all.nodes()));
}

#[test]
fn boards_too_many_to_be_swept_are_told_by_their_limit() {
    assert!(All::of(26, 26, SWEPT).is_none() && All::of(26, 4, SWEPT).is_none());
    let table = game(26, 26).table(None, &Control::new()).expect("it has one");
    assert!(matches!(table, Err(Stop::TooLarge(_))));
}

#[test]
fn the_largest_board_is_judged() {
    let at = game(26, 26).start();
    let verdict = judge(&Gaps::default(), &game(26, 26), &at, Scope::Everything, &Control::new()).expect("a formula");
    assert_eq!(Nat::from(verdict.rows.len()), verdict.total);
}

#[test]
fn a_wrong_row_is_named_with_its_column() {
    for (text, at) in [
        ("W..B/B..W W", Some(6)),
        ("W..B/.... W", Some(6)),
        ("WW.B W", Some(1)),
        ("W..B", Some(5)),
        ("W..B/ W", Some(8)),
        ("W..B/  .BW. W", Some(8)),
        ("W..B Q", Some(6)),
    ] {
        assert_eq!(
            game(8, 3).read_pos(text).map(|at| game(8, 3).write_pos(&at)).map_err(|fault| fault.at),
            Err(at),
            "{text}"
        );
    }
}

#[test]
fn only_own_coins_move_and_only_along_their_row() {
    let at = board("W..B/.WB. W");
    let game = game(4, 2);
    let column = |text: &str| game.read_move(&at, text).map_err(|fault| fault.at);
    assert_eq!(column("a1-c1"), Ok((0, 2)));
    assert_eq!(column("d1-c1"), Err(Some(1)));
    assert_eq!(column("a1-b2"), Err(Some(4)));
    assert!(game.legal(&at, &(0, 3)).is_err() && game.legal(&at, &(0, 0)).is_err() && game.legal(&at, &(1, 0)).is_ok());
}
