//! The knight's way against plain recursion, and boards too large for it.

use crate::boards::knight_tour::oracle::Paired;
use crate::boards::knight_tour::rules::KnightTour;
use duel::game::Game;
use ground::params::Params;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Scope, judge};
use solve::judge::value::Outcome;
use solve::search::full_search::Walk;

fn tour(rows: usize, cols: usize, is_misere: bool) -> KnightTour {
    let mut params = Params::of(KnightTour::CARD.params);
    for (name, text) in [("rows", rows.to_string()), ("cols", cols.to_string()), ("misere", is_misere.to_string())] {
        params.set(name, &text).expect("it is in its domain");
    }
    KnightTour::build(&params).expect("every setting makes a game")
}

#[test]
fn small_boards_are_worth_what_recursion_says_from_every_cell() {
    for (rows, cols) in [(1, 1), (2, 3), (3, 3), (3, 4), (4, 4), (3, 6)] {
        for is_misere in [false, true] {
            let tour = tour(rows, cols, is_misere);
            let (oracle, control) = (Paired::default(), Control::new());
            let mut walk = Walk::new(&tour, tour.count(), 200_000);
            for knight in 0..rows * cols {
                let mut at = tour.start();
                at.pos.knight = knight;
                let told = oracle.value(&tour, &at, &control).expect("it is small");
                let plain = walk.value(&at, &control).expect("nobody stops it").expect("there is room");
                assert!(told.agrees(&plain), "{}: {told:?} {plain:?}", tour.write_pos(&at));
                assert_eq!(told.as_nimber().is_some(), !is_misere, "{}", tour.write_pos(&at));
                assert!(!is_misere || told.remoteness().is_some());
            }
        }
    }
}

#[test]
fn the_whole_chessboard_is_answered_in_normal_play_and_too_large_in_misere_play() {
    let normal = tour(8, 8, false);
    let at: At<_> = normal.start();
    let verdict = judge(&Paired::default(), &normal, &at, Scope::Everything, &Control::new()).expect("it is answered");
    // The chessboard has closed knight's tours, so all its cells can be paired, and whoever begins follows the pairs.
    assert_eq!(verdict.value.outcome(), Outcome::N);
    let misere = tour(8, 8, true);
    let value = Paired::default().value(&misere, &misere.start(), &Control::new());
    assert!(matches!(value, Err(Stop::TooLarge(_))));
}

#[test]
fn a_board_has_one_knight() {
    let tour = tour(3, 3, false);
    assert!(tour.read_pos("N../.x./...").is_ok());
    assert!(tour.read_pos("N../.x./..N").is_err() && tour.read_pos("...").is_err());
    let at = tour.read_pos("N../..x/...").expect("it stands");
    assert!(tour.legal(&at, &5).is_err() && tour.legal(&at, &1).is_err() && tour.legal(&at, &7).is_ok());
}
