//! Unit tests of the screen of the search: how it is stepped and played.

use crate::tui::desk::Layer;
use crate::tui::theatre::{PAGE, Stage};
use crate::tui::thought::{Errand, Found, Wish};
use games::house;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::trace::Theatre;
use solve::trace::alpha_beta::Step;
use solve::trace::stand::Stand;

fn stage(id: &str, position: Option<&str>) -> Stage {
    let house = house();
    let entry = house.find(id).expect(id).clone();
    let place = entry.open(&entry.params(), position).expect(id);
    let mut stage = Stage::new(entry, place);
    let (errand, place) = stage.errand().expect("it wants to be found out");
    let found: Found = Wish::Errand(errand, place).think(&Control::new());
    stage.found(&Errand::Theatre, found);
    assert!(stage.errand().is_none(), "it is asked once");
    stage
}

#[test]
fn steps_end_at_both_ends_and_jumps_go_from_cut_off_to_cut_off() {
    let mut stage = stage("nim", Some("3,2"));
    let Some(Theatre::Tree(trace)) = stage.shown().cloned() else { panic!("Nim ends always") };
    let cuts: Vec<usize> = (0..trace.steps.len()).filter(|i| matches!(trace.steps[*i], Step::Cut(..))).collect();
    assert!(cuts.len() > 1, "something is cut off");
    stage.go(stage.turn(false));
    assert_eq!(stage.step, cuts[0]);
    stage.go(stage.turn(false));
    stage.go(stage.turn(true));
    assert_eq!(stage.step, cuts[0]);
    assert_eq!(stage.turn(true), cuts[0], "before the first there is none");
    stage.go(usize::MAX - PAGE);
    assert_eq!(stage.step, trace.steps.len() - 1);
}

#[test]
fn what_is_too_large_to_be_shown_is_not_called_unsettled() {
    // Bouton's theorem settles it, whatever its size.
    let stage = stage("nim", Some("1000,2000,3000"));
    let Some(Err(Stop::TooLarge(why))) = stage.seen.clone() else { panic!("millions of positions are not shown") };
    assert_eq!(stage.refused(), Some(say!("theatre-too-large", why = why)));
}

#[test]
fn a_split_that_is_typed_is_not_called_a_game_of_too_many_positions() {
    for id in ["glove", "voting", "airport"] {
        let stage = stage(id, None);
        assert_eq!(stage.refused(), Some(say!("theatre-too-large", why = say!("theatre-typed"))), "{id}");
    }
}

#[test]
fn it_plays_to_the_end_holds_when_stepped_and_begins_anew() {
    let mut stage = stage("nim", Some("1,1"));
    stage.run();
    let mut beats = 0;
    while stage.is_playing() {
        stage.beat();
        beats += 1;
    }
    assert_eq!((beats, stage.step), (stage.steps() - 1, stage.steps() - 1));
    stage.beat();
    assert_eq!(stage.step, stage.steps() - 1);
    stage.run();
    assert_eq!((stage.is_playing(), stage.step), (true, 0));
    stage.go(1);
    assert!(!stage.is_playing(), "a step holds it");
}

#[test]
fn every_position_on_the_way_is_a_board_that_can_be_shown() {
    for (id, position) in [("nim", Some("2,2")), ("tic-tac-toe", Some("XO./.X./..O X")), ("northcott", None)] {
        let mut stage = stage(id, position);
        for step in 0..stage.steps().min(300) {
            stage.go(step);
            let stand = match stage.shown() {
                Some(Theatre::Tree(trace)) => Stand::after(trace, step),
                _ => Stand::default(),
            };
            assert!(stage.board(&stand).is_some(), "{id}: step {step}");
        }
    }
}
