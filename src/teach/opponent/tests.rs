//! The opponent over whole matches.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::*;
use crate::opponent::confession::{lines, slips};
use duel::history::Duel;
use duel::rounds::Match;
use games::house;
use ground::rules::Eye;

/// A match in which the person calls every bet and checks else, against an opponent that punishes habits.
fn station(rounds: u64) -> (Match, Vec<Option<Say>>) {
    let house = house();
    let entry = house.find("kuhn-poker").expect("it is in the house");
    let start = entry.open(&entry.params(), None).expect("its own start");
    let (mut dice, control) = (ChaCha8Rng::seed_from_u64(5), Control::new());
    let (mut played, mut confessions, mut you) = (Match::default(), Vec::new(), Side::First);
    for round in 0..rounds {
        let mut duel = Duel::new(entry.clone(), start.clone()).reshuffled(round).seen_by(Eye::Of(you));
        let mut confession = None;
        while duel.place().ending().is_none() {
            let place = duel.place().seen_by(Eye::Mover);
            let (listed, _) = place.moves(3);
            let text = if place.situation().is_none() {
                "7".to_owned()
            } else if place.to() == you {
                if listed[1] == "call" { "call".to_owned() } else { "check".to_owned() }
            } else {
                let habits = Habits { side: you, rounds: played.rounds(you), tallies: played.tallies(you) };
                let pick = punish(&place, &habits, &mut dice, &control).expect("nobody stops it");
                confession = pick.confession.or(confession);
                pick.text
            };
            duel.play(&text).expect("it is legal");
        }
        played.count(&duel, you);
        played.count(&duel, you);
        confessions.push(confession);
        played = played.next();
        you = you.other();
    }
    (played, confessions)
}

#[test]
fn a_match_counts_every_round_once_and_a_habit_is_punished_and_confessed() {
    let (played, confessions) = station(200);
    assert_eq!((played.rounds(Side::First), played.rounds(Side::Second), played.all()), (100, 100, 200));
    let calls = played.tallies(Side::Second);
    assert!(calls.iter().all(|tally| tally.mv == "call" || tally.at.ends_with("check")), "{calls:?}");
    let decided: u64 = calls.iter().map(|tally| tally.count).sum();
    assert_eq!(decided, 100, "the second side decides once a round");
    assert!(confessions[..20].iter().all(Option::is_none), "ten rounds in each seat are played by the equilibrium");
    assert!(confessions[20..].iter().any(Option::is_some));
    let [own, other] = played.points();
    assert!(other > own, "who always calls pays: {own} to {other}");
    let text = serde_json::to_string(&played).expect("it is JSON");
    assert_eq!(serde_json::from_str::<Match>(&text).expect("it was written"), played);
}

fn place(id: &str, position: &str) -> Arc<dyn Place> {
    let house = house();
    let entry = house.find(id).expect("it is in the house");
    entry.open(&entry.params(), Some(position)).expect("it is a position")
}

fn plays(level: Level, place: &Arc<dyn Place>, seed: u64) -> String {
    reply(level, place, None, &mut ChaCha8Rng::seed_from_u64(seed), &Control::new()).expect("nobody stops it").text
}

#[test]
fn who_slips_does_so_about_as_often_as_it_says() {
    // X wins with a3 or b3 alone, and has six moves.
    let won = place("tic-tac-toe", "X../.O./..X");
    let (value, best, _) = won.best(&Control::new()).expect("it is small");
    assert!(best.len() < 6, "{value:?}: some moves give something away");
    for (percent, least, most) in [(10, 70, 130), (30, 250, 350)] {
        let slips = (0..1_000).filter(|seed| !best.contains(&plays(Level::Slips(percent), &won, *seed))).count();
        assert!((least..=most).contains(&slips), "{slips} of 1000");
    }
    assert!((0..100).all(|seed| best.contains(&plays(Level::Perfect, &won, seed))));
}

#[test]
fn who_slips_confesses_every_move_that_gave_something_away() {
    let confessed: usize = (1..=10)
        .map(|seed| {
            let (mut game, mut given, mut at) = (Vec::new(), Vec::new(), place("tic-tac-toe", "X../.../..."));
            while at.ending().is_none() {
                let level = if at.to() == Side::Second { Level::Slips(30) } else { Level::Perfect };
                let mv = plays(level, &at, seed + game.len() as u64);
                if at.to() == Side::Second && !at.best(&Control::new()).expect("small").1.contains(&mv) {
                    given.push((game.len() + 1, mv.clone()));
                }
                let next = at.play(&mv).expect("legal").next;
                game.push((std::mem::replace(&mut at, next), mv));
            }
            game.push((at, String::new()));
            let told = slips(&game, Side::Second, &Control::new()).expect("small");
            assert_eq!(told.iter().map(|slip| (slip.ply, slip.played.clone())).collect::<Vec<_>>(), given);
            assert_eq!(lines(Level::Slips(30).confession().expect("it errs"), &told, 9).len(), 1 + told.len().max(1));
            told.len()
        })
        .sum();
    assert!(confessed > 2, "{confessed} slips in ten games");
}

#[test]
fn who_searches_so_deep_sees_so_far() {
    // O threatens c1 and nothing else; X cannot win at once.
    let threatened = place("tic-tac-toe", "OO./.X./X..");
    for depth in 2..=6 {
        assert_eq!(plays(Level::Depth(depth), &threatened, 1), threatened.best(&Control::new()).expect("small").1[0]);
    }
    let names: Vec<&str> = Level::all().iter().map(|level| level.name()).collect();
    for name in &names {
        assert_eq!(name.parse::<Level>().map(Level::name), Ok(*name));
    }
    assert!(!Level::Depth(3).fits(&*place("nim", "3,4,5")), "nim has no evaluation");
}
