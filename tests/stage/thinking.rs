//! While the opponent thinks, the screen says how far it is, how long it may take, and which key ends it. States are set, no time passes.

use std::time::Duration;

use app::tui::app::Event;
use app::tui::clock::Clock;
use app::tui::desk::Effect;
use solve::judge::control::Control;

use crate::glass::{Glass, HOUSE, WINDOWS};

/// A game in which the opponent has begun to think about its answer, and the reins of that.
fn thinking() -> (Glass, Control) {
    let mut glass = Glass::game(HOUSE.find("nim").expect("a game"));
    glass.frame(WINDOWS[0]);
    glass.touch("enter");
    assert!(glass.asks(), "the opponent's answer is wanted");
    let control = Control::new();
    glass.app.update(Event::Slow(control.clone()));
    (glass, control)
}

/// The words on every window.
fn words(glass: &mut Glass) -> Vec<String> {
    WINDOWS.iter().chain(&[(60, 18)]).map(|window| glass.frame(*window).text()).collect()
}

#[test]
fn the_phase_the_share_of_the_work_and_the_seconds_left_are_shown() {
    let (mut glass, control) = thinking();
    for text in words(&mut glass) {
        assert!(text.contains("at most 10 s more") || text.contains("OPPONENT IS THINKING"), "{text}");
    }
    control.expect(200);
    control.tick(100).expect("nobody stops it");
    for now in [0, 4] {
        glass.app.wind(Clock { now: Duration::from_secs(now), lots: 0 });
        let text = glass.frame(WINDOWS[0]).text();
        assert!(text.contains("50 %") && text.contains('█') && text.contains('░'), "{text}");
        assert!(text.contains(&format!("{} s", 10 - now)), "{text}");
    }
    control.hurry();
    let text = glass.frame(WINDOWS[0]).text();
    assert!(text.contains("THE OPPONENT IS THINKING"), "{text}");
}

#[test]
fn a_key_asks_for_the_best_found_so_far_and_pressed_again_makes_the_opponent_wait() {
    let (mut glass, _) = thinking();
    let before = glass.frame(WINDOWS[0]);
    assert!(before.text().lines().last().is_some_and(|footer| footer.contains("x play now")), "{}", before.text());
    glass.touch("x");
    assert_eq!(glass.effects(), [Effect::Hurry]);
    glass.touch("x");
    assert_eq!(glass.effects(), []);
    assert!(!glass.asks(), "nothing is to be thought out while it waits");
    let text = glass.frame(WINDOWS[0]).text();
    assert!(glass.app.desk().sitting().is_some_and(|sitting| sitting.is_held), "{text}");
    assert!(text.lines().last().is_some_and(|footer| footer.contains("Enter let it play")), "{text}");
    glass.press("enter");
    assert_eq!(glass.app.desk().sitting().map(|sitting| sitting.duel.ply()), Some(2), "it plays");
}

#[test]
fn the_words_of_the_oracle_are_thought_about_in_sight_and_given_up_by_a_key() {
    let mut glass = Glass::game(HOUSE.find("nim").expect("a game"));
    glass.frame(WINDOWS[0]);
    glass.touch("o");
    assert!(glass.asks(), "the verdict is wanted");
    let control = Control::new();
    control.expect(4);
    control.tick(1).expect("nobody stops it");
    glass.app.update(Event::Slow(control));
    let text = glass.frame(WINDOWS[0]).text();
    assert!(text.contains("25 %") && text.contains("x stops it"), "{text}");
    glass.touch("x");
    assert_eq!(glass.app.desk().tab, None, "the words are closed");
}
