//! Opponents with a flaw: each does what its name says, always the same, and loses a game that was won against it.

use std::collections::HashSet;
use std::sync::Arc;

use duel::place::Place;
use ground::rules::{Ending, Side};
use solve::judge::control::Control;
use solve::judge::value::Outcome;
use teach::opponent::confession::slips;
use teach::opponent::flaw::Flaw;
use teach::opponent::{Level, reply};

use crate::met::{Met, met, open, spread};
use crate::starts::house;

/// Positions of one game in which every flaw is asked for a move.
const ASKED: usize = 1;

/// Plies of a game that is won sooner.
const PLIES: usize = 80;

fn place(variant: &str, position: Option<&str>) -> Arc<dyn Place> {
    let house = house();
    let (entry, params) = house.variant(variant).expect("a variant");
    entry.open(&params, position).expect("a position")
}

fn plays(flaw: Flaw, variant: &str, position: &str) -> String {
    flaw.choose(&place(variant, Some(position)), &Control::new()).expect("small")
}

#[test]
fn each_flaw_plays_as_its_name_says() {
    let cases = [
        (Flaw::Greedy, "nim", "1,5,2", "2:5->0"),
        (Flaw::Greedy, "ends", "3,9,2,7", "R"),
        (Flaw::MirrorsOnly, "nim", "5,3", "1:5->3"),
        (Flaw::MirrorsOnly, "nim", "1,5,3", "1:1->0"),
        (Flaw::LovesTheMiddle, "tic-tac-toe", "X../.../...", "b2"),
        // To whom the 4 is nothing, 5 and 1 look alike; right is 1:9->1.
        (Flaw::ForgetsFour, "nim", "9,1", "1:9->5"),
        // Without a 4 it errs nowhere.
        (Flaw::ForgetsFour, "nim", "1,2,2", "1:1->0"),
        // The heap of 5 alone is won by taking it whole; what is left, 1 and 3, is not.
        (Flaw::OneAtATime, "nim", "1,5,3", "2:5->0"),
        (Flaw::TwoPlies, "tic-tac-toe", "XX./OO./...", "c1"),
        (Flaw::TwoPlies, "tic-tac-toe", "XX./O../...", "c1"),
        (Flaw::CountsToEight, "nim", "3,4", "2:4->3"),
        (Flaw::CountsToEight, "nim", "3,9", "2:9->2"),
    ];
    for (flaw, game, position, wanted) in cases {
        assert_eq!(plays(flaw, game, position), wanted, "{} in {game} {position}", flaw.name());
    }
}

#[test]
fn flaws_are_offered_where_they_make_a_difference() {
    let fitting = |variant: &str| {
        let place = place(variant, None);
        Flaw::ALL.into_iter().filter(|flaw| flaw.fits(&*place)).map(Flaw::name).collect::<Vec<_>>()
    };
    assert_eq!(fitting("kuhn-poker"), [""; 0], "where moves are mixed nothing is won or lost");
    assert_eq!(fitting("tic-tac-toe"), ["two-plies", "mirrors-only", "counts-to-eight", "loves-the-middle"]);
    assert_eq!(fitting("ends"), ["greedy", "two-plies", "mirrors-only"]);
    let games = |flaw: Flaw| met().iter().filter(|met| met.is_start() && flaw.fits(&*met.place)).count();
    for flaw in Flaw::ALL.into_iter().filter(|_| std::env::var("XORCLE_ONLY").is_err()) {
        assert!(games(flaw) >= 5, "{} fits {} starts", flaw.name(), games(flaw));
    }
}

#[test]
fn a_flaw_draws_no_lots() {
    for met in spread(open(), ASKED) {
        for flaw in Flaw::ALL.into_iter().filter(|flaw| flaw.fits(&*met.place)) {
            let ask = || flaw.choose(&met.place, &Control::new()).expect("met positions are small");
            let mv = ask();
            assert_eq!(ask(), mv, "{}: {}", met.way, flaw.name());
            assert!(met.place.play(&mv).is_ok(), "{}: {} plays {mv}", met.way, flaw.name());
        }
    }
}

#[test]
fn whoever_never_errs_beats_every_flaw_from_a_won_start() {
    let mut seen = HashSet::new();
    let is_won = |met: &&Met| {
        met.answer.value.is_proved() && !met.answer.value.is_open() && met.answer.value.outcome() == Outcome::N
    };
    for met in met().iter().filter(|met| met.is_start()).filter(is_won).filter(|met| seen.insert(&met.entry.id)) {
        for flaw in Flaw::ALL.into_iter().filter(|flaw| flaw.fits(&*met.place)) {
            let game = played(&met.place, flaw);
            let (end, _) = game.last().expect("a start");
            let is_won = match end.ending() {
                Some(Ending::Won(side)) => side == met.place.to(),
                Some(Ending::Score { first, second }) => (first > second) == (met.place.to() == Side::First),
                Some(Ending::Drawn) => false,
                None => game.len() > PLIES,
            };
            assert!(is_won, "{}: {} was not beaten", met.way, flaw.name());
        }
    }
}

#[test]
fn a_confession_names_what_was_given_away_and_nothing_else() {
    let start = place("nim", Some("1,5,2"));
    let game = [("1,5,2", "2:5->0"), ("1,0,2", "3:2->1"), ("1,0,1", "")];
    let game: Vec<_> = game
        .into_iter()
        .scan(start, |at, (_, mv)| {
            let here = at.clone();
            if !mv.is_empty() {
                *at = at.play(mv).expect("legal").next;
            }
            Some((here, mv.to_owned()))
        })
        .collect();
    let told = slips(&game, Side::First, &Control::new()).expect("small");
    let told: Vec<_> = told.iter().map(|slip| (slip.ply, slip.played.as_str(), slip.better.as_str())).collect();
    assert_eq!(told, [(1, "2:5->0", "2:5->3")]);
    assert_eq!(slips(&game, Side::Second, &Control::new()), Ok(Vec::new()));
}

/// A game from a start: who moves first never errs, the other side has the flaw.
fn played(start: &Arc<dyn Place>, flaw: Flaw) -> Vec<(Arc<dyn Place>, String)> {
    let mut game = Vec::new();
    let mut place = start.clone();
    let mut dice = <rand::rngs::ChaCha8Rng as rand::SeedableRng>::seed_from_u64(1);
    while place.ending().is_none() && game.len() < PLIES {
        let level = if place.to() == start.to() { Level::Perfect } else { Level::Flawed(flaw) };
        let mv = reply(level, &place, None, &mut dice, &Control::new()).expect("games from presets are small").text;
        let next = place.play(&mv).expect("it plays legal moves").next;
        game.push((std::mem::replace(&mut place, next), mv));
    }
    game.push((place, String::new()));
    game
}
