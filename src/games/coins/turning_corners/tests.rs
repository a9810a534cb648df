//! Turning corners against plain recursion over whole boards.

use crate::coins::turning_corners::rules::{Board, TurningCorners};
use duel::game::Game;
use duel::game::tabled::Tabled;
use ground::params::Params;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::sequence::Cells;
use solve::judge::value::Outcome;
use solve::search::full_search::Walk;

fn corners(is_misere: bool) -> TurningCorners {
    let mut params = Params::of(TurningCorners::CARD.params);
    params.set("misere", &is_misere.to_string()).expect("it is a flag");
    TurningCorners::build(&params).expect("every setting makes a game")
}

#[test]
fn every_board_of_three_by_four_is_worth_what_recursion_says() {
    for is_misere in [false, true] {
        let game = corners(is_misere);
        let (oracle, control) = (game.oracle(), Control::new());
        let mut walk = Walk::new(&game, game.count(), 10_000);
        for bits in 0..1 << 12 {
            let coins = (0..12).map(|cell| bits >> cell & 1 == 1).collect();
            let at = At::first(Board { rows: 3, cols: 4, coins });
            let told = oracle.value(&game, &at, &control).expect("it is small");
            let plain = walk.value(&at, &control).expect("nobody stops it").expect("there is room");
            assert!(told.agrees(&plain), "{}: {told:?} {plain:?}", game.write_pos(&at));
            if told.outcome() != Outcome::N || is_misere {
                continue;
            }
            let best = oracle.winning(&game, &at, &control).expect("nobody stops it").expect("it is told");
            let mut is_lost = |mv: &(usize, usize)| {
                let left = walk.value(&game.play(&at, mv), &control).expect("nobody stops it");
                left.expect("there is room").outcome() == Outcome::P
            };
            let plain: Vec<_> = game.moves(&at).list.filter(|mv| is_lost(mv)).collect();
            assert_eq!(best, plain, "{}", game.write_pos(&at));
        }
    }
}

#[test]
fn the_largest_board_is_answered_in_normal_play_and_too_large_in_misere_play() {
    let full = |game: &TurningCorners| {
        let at = At::first(Board { rows: 26, cols: 26, coins: vec![true; 26 * 26] });
        game.oracle().value(game, &at, &Control::new())
    };
    assert!(full(&corners(false)).is_ok());
    assert!(matches!(full(&corners(true)), Err(Stop::TooLarge(_))));
}

#[test]
fn the_tables_are_symmetric_and_the_misere_one_goes_as_far_as_the_search() {
    let game = corners(false);
    let table = game.table(Some(15), &Control::new()).expect("there is one").expect("nobody stops it");
    let Cells::Nimbers(rows) = table.cells else { panic!("nim-values are told") };
    assert_eq!((rows[2][2], rows[4][4], rows[15][15], rows[0][9]), (3, 6, 9, 0));
    let table = corners(true).table(None, &Control::new()).expect("there is one").expect("there is room");
    let Cells::Outcomes(rows) = table.cells else { panic!("outcomes are told") };
    assert_eq!((table.to, rows[1][1], rows[1][2], rows[0][3]), (4, Outcome::P, Outcome::N, Outcome::N));
    for (x, row) in rows.iter().enumerate() {
        assert!(row.iter().enumerate().all(|(y, outcome)| *outcome == rows[y][x]));
    }
}
