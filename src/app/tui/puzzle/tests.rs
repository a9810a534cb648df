//! Unit tests of the screen of puzzles, in a house of Nim alone.

use std::path::Path;
use std::time::Duration;

use crate::settings::Settings;
use crate::store::Paths;
use crate::tui::app::{App, Event};
use crate::tui::clock::Clock;
use crate::tui::desk::Layer;
use crate::tui::key::Key as Press;
use crate::tui::launch::Launch;
use crate::tui::puzzle::practice::Practice;
use crate::tui::puzzle::problem::State;
use crate::tui::puzzle::tally::Timer;
use crate::tui::puzzle::trainer::{Next, Trainer};
use crate::tui::thought::Wish;
use duel::house::House;
use games::house;
use solve::judge::control::Control;
use teach::puzzle::key::Key;

fn app() -> App {
    let nim = house().find("nim").expect("it is in the house").clone();
    let (house, settings, paths) =
        (House::new(vec![nim]), Settings::default(), Paths::below(Path::new("no-such-folder")));
    App::new(Launch { house, settings, paths, mistakes: Vec::new(), opening: None })
}

fn press(app: &mut App, keys: &[&str], at: u64) {
    for key in keys {
        app.wind(Clock { now: Duration::from_secs(at), ..Clock::default() });
        let key: Press = key.parse().expect("it is a key");
        app.update(Event::Key(key));
        app.settle();
    }
}

/// What a screen wants to know is found out.
fn settle(trainer: &mut Trainer) {
    while let Some((errand, place)) = trainer.errand() {
        let found = Wish::Errand(errand.clone(), place).think(&Control::new());
        trainer.found(&errand, found);
    }
}

#[test]
fn a_right_answer_raises_the_rating_and_a_wrong_one_lowers_it() {
    let app = app();
    let mut trainer = Trainer::new(Practice::Series, app.desk()).expect("there is a game");
    for is_right in [true, false] {
        settle(&mut trainer);
        let problem = trainer.problem.as_mut().expect("one was found");
        let answer = match &problem.puzzle.key {
            Key::Move { text, .. } if !is_right => {
                let moves = problem.puzzle.place.moves(100).0;
                moves.into_iter().find(|mv| mv != text).expect("there is a choice")
            }
            Key::Count(count) if !is_right => (count + 1).to_string(),
            Key::Outcome(outcome) if !is_right => if outcome.letter() == "P" { "N" } else { "P" }.to_owned(),
            Key::Run(run) if !is_right => if run.is_lost() { "N" } else { "P" }.to_owned(),
            Key::Component { number, .. } if !is_right => if *number == 1 { "2" } else { "1" }.to_owned(),
            Key::Law { .. } if !is_right => "a == b + 1 and b == c".to_owned(),
            key => key.text(),
        };
        problem.state = State::Sent(answer);
        let before = trainer.tally.rating.points;
        settle(&mut trainer);
        let after = trainer.tally.rating.points;
        assert_eq!(after > before, is_right, "{before} {after}");
        assert_eq!(trainer.tally.missed.is_empty(), is_right);
        trainer.pass();
    }
    assert!(matches!(trainer.next, Next::Ready(_) | Next::Ordered(_)));
}

#[test]
fn a_sprint_ends_by_the_clock_and_takes_no_answer_after_it() {
    let mut app = app();
    press(&mut app, &["P", "down", "down", "down", "down", "down", "enter"], 0);
    assert!(!app.is_playing(), "the clock waits");
    press(&mut app, &["enter"], 10);
    assert!(app.is_playing());
    press(&mut app, &["n", "p"], 20);
    assert!(app.is_playing());
    press(&mut app, &["n"], 129);
    assert!(app.is_playing(), "a second is left");
    press(&mut app, &["n"], 130);
    assert!(!app.is_playing(), "the time is over");
    press(&mut app, &["esc"], 131);
    assert_eq!(app.desk().ledger.rating().tries, 3, "the last came too late");
}

#[test]
fn the_puzzle_of_the_day_is_one() {
    let app = app();
    let mut trainer = Trainer::new(Practice::Daily, app.desk()).expect("there is a game");
    settle(&mut trainer);
    let first = trainer.problem.as_ref().expect("one was found").puzzle.print();
    assert!(matches!(trainer.next, Next::None(None)) && trainer.timer == Timer::Waiting);
    let mut again = Trainer::new(Practice::Daily, app.desk()).expect("there is a game");
    settle(&mut again);
    assert_eq!(again.problem.as_ref().map(|problem| problem.puzzle.print()), Some(first));
}

#[test]
fn a_position_is_looked_at_on_a_board_of_its_own_and_put_away_again() {
    let mut app = app();
    press(&mut app, &["P", "down", "down", "down", "enter", "tab", "s", "v"], 0);
    assert_eq!(app.desk().sittings.len(), 1);
    press(&mut app, &["esc", "enter"], 1);
    assert!(app.desk().sittings.is_empty());
    assert!(app.desk().resumable.is_none(), "it is no game to be gone on with");
}
