//! Queens against plain recursion, the published values of square boards, and the mirror.

use proptest::prelude::*;

use crate::boards::queens::Searched;
use crate::boards::queens::free::{Free, attacks};
use crate::boards::queens::rules::Queens;
use duel::game::Game;
use ground::num::Nat;
use ground::params::Params;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Walk;

fn queens(rows: usize, cols: usize, is_misere: bool) -> Queens {
    let mut params = Params::of(Queens::CARD.params);
    for (name, text) in [("rows", rows.to_string()), ("cols", cols.to_string()), ("misere", is_misere.to_string())] {
        params.set(name, &text).expect("it is in its domain");
    }
    Queens::build(&params).expect("every setting makes a game")
}

#[test]
fn small_boards_are_worth_what_recursion_says() {
    for (rows, cols) in [(1, 1), (2, 2), (2, 5), (3, 3), (3, 5), (4, 4), (4, 5), (5, 5)] {
        for is_misere in [false, true] {
            let queens = queens(rows, cols, is_misere);
            let (oracle, control) = (Searched::default(), Control::new());
            let mut walk = Walk::new(&queens, queens.count(), 100_000);
            let mut at = queens.start();
            while queens.ending(&at).is_none() {
                let told = oracle.value(&queens, &at, &control).expect("it is small");
                let plain = walk.value(&at, &control).expect("nobody stops it").expect("there is room");
                assert!(told.agrees(&plain), "{} misère {is_misere}: {told:?} {plain:?}", queens.write_pos(&at));
                let middle = queens.moves(&at).list.nth(1).or_else(|| queens.moves(&at).list.next());
                at = queens.play(&at, &middle.expect("it is not over"));
            }
        }
    }
}

#[test]
fn square_boards_have_these_values() {
    // By plain recursion with nim-sums over components, written apart from this program.
    for (size, value) in [(1, 1u8), (2, 1), (3, 2), (4, 1), (5, 3), (6, 1)] {
        let queens = queens(size, size, false);
        let told = Searched::default().value(&queens, &queens.start(), &Control::new());
        assert_eq!(told, Ok(Value::nimber(value)), "{size}");
    }
}

#[test]
fn a_centre_queen_makes_odd_boards_a_mirror_and_large_boards_name_their_limit() {
    for (rows, cols) in [(3, 5), (7, 7), (11, 11), (5, 11)] {
        let queens = queens(rows, cols, false);
        let at = queens.play(&queens.start(), &(rows * cols / 2));
        assert_eq!(Searched::default().value(&queens, &at, &Control::new()), Ok(Value::nimber(Nat::ZERO)));
    }
    let large = queens(12, 12, false);
    assert!(matches!(Searched::default().value(&large, &large.start(), &Control::new()), Err(Stop::TooLarge(_))));
}

#[test]
fn queens_that_attack_each_other_cannot_stand() {
    let queens = queens(5, 5, false);
    assert!(queens.read_pos("Q../..Q/...").is_ok());
    assert!(queens.read_pos("Q../.Q./...").is_err());
    let at = queens.read_pos("Q../.../...").expect("it stands");
    assert!(queens.legal(&at, &4).is_err() && queens.legal(&at, &0).is_err() && queens.legal(&at, &5).is_ok());
}

proptest! {
    #[test]
    fn a_mirrored_set_is_lost(cells in prop::collection::vec((0..4usize, 0..7usize), 1..6)) {
        let mut free = Free::default();
        for (row, col) in cells {
            let other = (6 - row, 6 - col);
            if !attacks((row, col), other) {
                free.add((row, col));
                free.add(other);
            }
        }
        prop_assert!(free.is_mirrored());
        let lost = |free: &Free| -> bool {
            fn is_lost(free: &Free) -> bool {
                free.cells().all(|cell| !is_lost(&free.after(cell)))
            }
            is_lost(free)
        };
        prop_assert!(lost(&free));
    }

    #[test]
    fn look_alikes_share_one_form(cells in prop::collection::vec((0..5usize, 0..5usize), 1..8)) {
        let set = |place: &dyn Fn((usize, usize)) -> (usize, usize)| {
            let mut free = Free::default();
            for cell in &cells {
                free.add(place(*cell));
            }
            free
        };
        let own = set(&|cell| cell).canonical();
        prop_assert_eq!(own, set(&|(r, c)| (c + 7, 4 - r)).canonical());
        prop_assert_eq!(own, set(&|(r, c)| (r + 3, 11 - c)).canonical());
    }
}

#[test]
fn misere_and_normal_play_differ() {
    let at = |queens: &Queens| At::first(queens.start().pos);
    let outcomes = [false, true].map(|is_misere| {
        let queens = queens(1, 1, is_misere);
        Searched::default().value(&queens, &at(&queens), &Control::new()).expect("it is small").outcome()
    });
    assert_eq!(outcomes, [Outcome::N, Outcome::P]);
}
