//! Unit tests of the demo: that a seed tells one game, what a rival does, and what is said of too large a position.

use super::*;
use crate::opponent::flaw::Flaw;
use games::house;

fn demo(game: &str, position: &str, seed: u64, rival: Level) -> Demo {
    let house = house();
    let entry = house.find(game).expect(game).clone();
    let start = entry.open(&entry.params(), Some(position)).expect(position);
    Demo::new(entry, start, seed, PLIES, rival)
}

/// Plays to the end; tells the moves.
fn course(mut demo: Demo) -> Vec<String> {
    while demo.end().is_none() {
        let turn = demo.order().turn(demo.duel().place(), &Control::new()).expect("nobody stops it");
        assert_eq!(turn.sayings[0].part, Part::Claim);
        demo.play(&turn.mv.expect("it is small")).expect("its moves are legal");
    }
    demo.duel().nodes().iter().skip(1).map(|node| node.mv.clone()).collect()
}

#[test]
fn one_seed_tells_one_game() {
    let told = |seed| course(demo("nim", "3,5,7", seed, Level::Perfect));
    assert_eq!(told(1), told(1));
    assert!((2..8).any(|seed| told(seed) != told(1)), "lots are drawn");
}

#[test]
fn a_rival_with_a_flaw_plays_as_it_does_and_the_beginner_never_errs() {
    // Whoever takes the most leaves 1,2 from a lost 1,2,3 to be won: it takes all of heap 3.
    let greedy = course(demo("nim", "1,2,3,4", 1, Level::Flawed(Flaw::Greedy)));
    assert_eq!(greedy[..2], ["4:4->0", "3:3->0"]);
    let demo = demo("nim", "1,2,3,4", 1, Level::Flawed(Flaw::Greedy));
    assert!(demo.flaw().is_some() && demo.again(2, Level::Perfect).flaw().is_none());
}

#[test]
fn what_is_too_large_is_said_and_an_opponent_that_knows_no_move_ends_it() {
    let demo = demo("kayles", "99999999999999", 1, Level::Perfect);
    let turn = demo.order().turn(demo.duel().place(), &Control::new()).expect("nobody stops it");
    assert_eq!((turn.sayings.len(), turn.sayings[0].part), (1, Part::Limit));
    assert!(turn.mv.is_err());
}
