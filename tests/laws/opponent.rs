//! The opponent in lost positions: it never ends the game while it can go on, holds out as long as is known, and tells the truth.

use std::sync::Arc;

use duel::place::Place;
use ground::num::Nat;
use ground::say;
use rand::SeedableRng;
use rand::rngs::StdRng;
use solve::judge::control::Control;
use solve::judge::value::{Outcome, Value};
use teach::opponent::{Pick, choose};

use crate::crew::on_every_core;
use crate::met::{Met, open, spread};
use crate::starts::house;

/// Lost positions of one game in which the opponent is asked for a move.
const ASKED: usize = 8;

/// Moves of a position at most.
const MOVES: u64 = 200;

/// Positions walked at most to learn how long each move holds out.
const WALKED: usize = 20_000;

fn is_lost(met: &Met) -> bool {
    let value = &met.answer.value;
    let is_settled = value.is_proved() && !value.is_open() && !matches!(value, Value::Margin { .. });
    is_settled && value.outcome() == Outcome::P && !met.is_typed() && met.answer.moves_total <= MOVES.into()
}

/// A position of the house, as `nim[misere=true]` and its text.
fn place(variant: &str, text: Option<&str>) -> Arc<dyn Place> {
    let house = house();
    let (entry, params) = house.variant(variant).expect("it is in the house");
    entry.open(&params, text).expect("it is a position")
}

fn picks(place: &Arc<dyn Place>, seed: u64) -> Pick {
    choose(place, &mut StdRng::seed_from_u64(seed), &Control::new()).expect("nobody stops it")
}

fn ends(place: &dyn Place, text: &str) -> bool {
    place.play(text).expect("listed moves are legal").next.ending().is_some()
}

/// Plies that each move holds out, from the rules alone where the game is small.
fn lasting(place: &dyn Place) -> Option<Vec<(String, u64)>> {
    let walked = place.walk(WALKED, &Control::new()).expect("nobody stops it")?;
    walked.into_iter().map(|(text, value)| Some((text, value.remoteness()?))).collect()
}

#[test]
fn who_is_lost_goes_on_while_the_game_can_and_as_long_as_is_known() {
    let lost: Vec<&Met> = spread(open().filter(|met| is_lost(met)), ASKED).collect();
    let held = on_every_core(&lost, |met| {
        let pick = picks(&met.place, 1);
        let (moves, _) = met.place.moves(MOVES as usize);
        if ends(&*met.place, &pick.text) {
            assert!(moves.iter().all(|text| ends(&*met.place, text)), "{}: {} ends it", met.way, pick.text);
        }
        let Some(lasting) = lasting(&*met.place) else { return false };
        let longest = lasting.iter().map(|(_, plies)| *plies).max();
        let chosen = lasting.iter().find(|(text, _)| *text == pick.text).map(|(_, plies)| *plies);
        assert_eq!(chosen, longest, "{}: {}", met.way, pick.text);
        true
    });
    assert!(held.iter().filter(|held| **held).count() * 2 > held.len(), "most of them are small enough");
}

#[test]
fn what_it_says_of_being_lost_is_true() {
    let mut heard = 0;
    for met in spread(open().filter(|met| is_lost(met)), 2) {
        let Some(says) = picks(&met.place, 1).lament.filter(|says| says.key == "opponent-lost-long") else { continue };
        let text = picks(&met.place, 1).text;
        let next = met.place.play(&text).expect("it is legal").next;
        let (_, _, answers) = next.best(&Control::new()).expect("nobody stops it");
        let plies = lasting(&*met.place).and_then(|all| all.into_iter().find(|(mv, _)| *mv == text));
        if let Some((_, plies)) = plies {
            assert_eq!(says, say!("opponent-lost-long", plies = plies, answers = answers), "{}", met.way);
            heard += 1;
        }
    }
    assert!(heard > 0);
}

#[test]
fn it_completes_no_line_of_its_own_and_runs_into_no_cop() {
    for (variant, text) in
        [("tic-tac-toe[misere=true]", Some("XXO/X../..O")), ("tic-tac-toe[misere=true]", Some(".../OXO/X.."))]
    {
        let place = place(variant, text);
        for seed in 0..8 {
            let pick = picks(&place, seed);
            assert!(!ends(&*place, &pick.text), "{variant} {text:?}: {}", pick.text);
        }
    }
    let start = place("cops-and-robber", None);
    for (first, _) in start.moves(20).0.iter().zip(0..) {
        let hides = start.play(first).expect("it is legal").next;
        if hides.ending().is_some() || hides.value(&Control::new()).expect("it is small").outcome() != Outcome::P {
            continue;
        }
        let pick = picks(&hides, 1);
        let can_go_on = hides.moves(20).0.iter().any(|text| !ends(&*hides, text));
        assert!(can_go_on && !ends(&*hides, &pick.text), "cop on {first}: {}", pick.text);
    }
}

#[test]
fn the_robber_is_caught_no_sooner_than_the_oracle_says() {
    let mut place = place("pursuit", None);
    let plies = place.value(&Control::new()).expect("it is small").remoteness();
    let mut played = 0;
    while place.ending().is_none() {
        let pick = picks(&place, played);
        place = place.play(&pick.text).expect("it is legal").next;
        played += 1;
    }
    assert_eq!((plies, played), (Some(37), 37));
}

#[test]
fn who_has_but_moves_that_end_the_game_says_so() {
    let pick = picks(&place("bash[misere=true]", Some("1")), 1);
    assert_eq!(pick.lament, Some(say!("opponent-lost-end", moves = Nat::from(1u64))));
}
