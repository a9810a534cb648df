//! Unit tests of the demo on the screen: how it is stepped, held and played to its end.

use std::time::Duration;

use super::*;
use crate::tui::thought::Wish;
use games::house;
use solve::control::Control;

fn demo(game: &str, position: &str) -> Demo {
    let house = house();
    let entry = house.find(game).expect(game).clone();
    let start = entry.open(&entry.params(), Some(position)).expect(position);
    Demo::new(entry, start, 1, PLIES, Level::Perfect)
}

fn recital(game: &str, position: &str) -> Recital {
    thought(Recital::new(demo(game, position), Duration::from_secs(2), true))
}

/// Thinks the turn at the cursor out.
fn thought(mut recital: Recital) -> Recital {
    if let Some((errand, place)) = recital.errand() {
        let found = Wish::Errand(errand.clone(), place).think(&Control::new());
        recital.found(&errand, found);
    }
    assert!(recital.errand().is_none(), "it is asked once");
    recital
}

/// Where it stands: the position and how much is said of it.
fn stand(recital: &Recital) -> (String, usize) {
    (recital.demo.duel().place().text(), recital.said)
}

#[test]
fn it_plays_to_the_end_one_saying_a_beat_and_begins_anew() {
    let mut recital = recital("nim", "1,2");
    let mut stands = vec![stand(&recital)];
    while recital.is_playing() {
        recital.beat();
        recital = thought(recital);
        stands.push(stand(&recital));
    }
    assert_eq!(stands[..3], [("1,2".into(), 0), ("1,2".into(), 1), ("1,2".into(), 2)]);
    assert_eq!(stands.last(), Some(&("0,0".to_owned(), 0)));
    let sayings: usize = recital.turns.iter().flatten().map(|turn| turn.sayings.len()).sum();
    assert_eq!(stands.len(), 1 + sayings + 3, "three moves, and every saying in between");
    recital.beat();
    assert_eq!(stand(&recital).0, "0,0", "the end is the end");
    recital.run();
    assert_eq!((recital.is_playing(), stand(&recital)), (true, ("1,2".into(), 0)));
}

#[test]
fn steps_back_undo_steps_forward_over_moves_too() {
    let mut recital = recital("nim", "1,2");
    let mut stands = Vec::new();
    while !recital.is_over() {
        stands.push(stand(&recital));
        recital.forth();
        recital = thought(recital);
    }
    for wanted in stands.iter().rev() {
        recital.unsay();
        assert_eq!(stand(&recital), *wanted);
    }
    recital.unsay();
    assert_eq!(stand(&recital), stands[0], "before the start there is nothing");
    recital.play();
    assert_eq!(stand(&recital), ("1,1".into(), 0), "a move at once");
    recital.forth();
    recital.retreat();
    assert_eq!(stand(&recital), ("1,1".into(), 0), "first the beginning of the turn");
    recital.retreat();
    assert_eq!(stand(&recital), ("1,2".into(), 0));
    recital.go_to_end();
    assert_eq!(stand(&recital), ("0,0".into(), 0));
}

#[test]
fn the_pace_has_two_ends_and_takes_any_time_for_a_beginning() {
    let mut recital = recital("nim", "1,2");
    let mut paces = |is_faster: bool| {
        (0..6).for_each(|_| drop(recital.hurry(is_faster)));
        recital.pace().as_millis()
    };
    assert_eq!((paces(true), paces(false)), (500, 8000));
    let mut own = Recital::new(demo("nim", "1,2"), Duration::from_millis(700), true);
    let _ = own.hurry(true);
    assert_eq!(own.pace().as_millis(), 500);
    assert_eq!(Recital::new(demo("nim", "1,2"), Duration::ZERO, true).pace(), LEAST);
}

#[test]
fn what_no_opponent_can_play_is_told_and_holds() {
    let mut recital = recital("kayles", "99999999999999");
    recital.beat();
    assert_eq!((recital.said, recital.is_playing(), recital.is_over()), (1, false, true));
}
