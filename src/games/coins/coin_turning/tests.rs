//! The eight rules against plain recursion over whole rows, and rows too long for it.

use crate::coins::coin_turning::oracle::Heads;
use crate::coins::coin_turning::rules::{CoinTurning, Coins};
use crate::coins::coin_turning::sets::{RULES, Rule};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Scope, judge};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Walk;

fn games() -> impl Iterator<Item = CoinTurning> {
    let both = |name: &&str| [false, true].map(|is_misere| CoinTurning { rule: Rule::named(name), is_misere });
    RULES.iter().flat_map(both)
}

fn row(bits: usize, length: usize) -> At<Coins> {
    At::first((0..length).map(|place| bits >> place & 1 == 1).collect())
}

#[test]
fn every_row_of_nine_is_worth_what_recursion_says_and_all_winning_moves_are_found() {
    for game in games() {
        let mut walk = Walk::new(&game, game.count(), 100_000);
        let oracle = Heads::default();
        let control = Control::new();
        for bits in 0..1 << 9 {
            let at = row(bits, 9);
            let value = oracle.value(&game, &at, &control).expect("nobody stops it");
            let plain = walk.value(&at, &control).expect("nobody stops it").expect("there is room");
            assert!(value.agrees(&plain), "{:?} {} {value:?} {plain:?}", game.rule, game.write_pos(&at));
            if game.ending(&at).is_some() || value.outcome() == Outcome::P {
                continue;
            }
            let told = oracle.winning(&game, &at, &control).expect("nobody stops it").expect("it is always told");
            let mut lost = |turn: &Vec<usize>| {
                let left = walk.value(&game.play(&at, turn), &control).expect("nobody stops it");
                left.expect("there is room").outcome() == Outcome::P
            };
            let plain: Vec<Vec<usize>> = game.moves(&at).list.filter(|turn| lost(turn)).collect();
            assert_eq!(told, plain, "{:?} misère {} {}", game.rule, game.is_misere, game.write_pos(&at));
        }
    }
}

#[test]
fn moves_that_leave_any_value_are_those_that_trying_finds() {
    for game in games().filter(|game| !game.is_misere) {
        let (oracle, control) = (Heads::default(), Control::new());
        for bits in (0..1 << 11).step_by(37) {
            let at = row(bits, 11);
            for nimber in [0u8, 1, 2, 5, 31] {
                let wanted = Value::nimber(nimber);
                let leaves =
                    |turn: &Vec<usize>| oracle.value(&game, &game.play(&at, turn), &control) == Ok(wanted.clone());
                let plain: Vec<Vec<usize>> = game.moves(&at).list.filter(leaves).collect();
                assert_eq!(oracle.reaching(&game, &at, &Nat::from(nimber)), Some(plain), "{:?} {bits:b}", game.rule);
            }
        }
    }
}

#[test]
fn long_rows_are_answered_and_what_is_too_long_names_its_limit() {
    for game in games() {
        let at = At::first((0..300).map(|place| place % 7 < 2 || place == 299).collect::<Coins>());
        let verdict = judge(&Heads::default(), &game, &at, Scope::Advice, &Control::new());
        let verdict = verdict.unwrap_or_else(|stop| panic!("{:?}: {stop:?}", game.rule));
        let left = game.play(&at, &verdict.best[0]);
        let value = Heads::default().value(&game, &left, &Control::new()).expect("nobody stops it");
        assert_ne!(value.outcome(), verdict.value.outcome(), "{:?}", game.rule);
    }
    let moebius = CoinTurning { rule: Rule::Moebius, is_misere: false };
    let far = At::first(vec![true; 513]);
    assert!(matches!(Heads::default().value(&moebius, &far, &Control::new()), Err(Stop::TooLarge(_))));
}

#[test]
fn a_wrong_row_or_move_names_its_column() {
    let game = CoinTurning { rule: Rule::Turtles, is_misere: false };
    assert_eq!(game.read_pos("HTX").map_err(|fault| fault.at), Err(Some(3)));
    assert_eq!(game.read_pos("").map_err(|fault| fault.at), Err(Some(1)));
    let at = game.read_pos(" H T H ").expect("blanks are skipped");
    assert_eq!(game.write_pos(&at), "HTH");
    assert_eq!(game.read_move(&at, "3, 1"), Ok(vec![0, 2]));
    for (text, column) in [("4", 1), ("0", 1), ("1,1", 3), ("1,", 3), ("1 2", 3)] {
        assert_eq!(game.read_move(&at, text).map_err(|fault| fault.at), Err(Some(column)), "{text}");
    }
    for illegal in [vec![1], vec![0, 1], vec![0, 1, 2]] {
        assert!(game.legal(&at, &illegal).is_err(), "{illegal:?}");
    }
}
