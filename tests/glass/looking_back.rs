//! What comes after a game: the review, mistakes that come back, what is judged later.

use app::settings::Settings;
use app::store::Paths;
use app::tui::app::{App, Event, Thinking};
use app::tui::launch::Launch;
use app::tui::sitting::Sitting;
use app::worker::Report;
use ground::say::Language;
use solve::judge::control::Control;

use crate::glass::table::Table;

/// Loses a game of Nim with one mistake, at its beginning, and leaves it.
fn beaten(table: &mut Table) {
    table.press("j j j j j enter enter enter").shows("THE OPPONENT WON");
    table.shows("One mistake: g");
}

#[test]
fn a_finished_game_is_reviewed_and_its_mistake_can_be_set_right_at_once() {
    let mut table = Table::new(Language::English);
    beaten(&mut table);
    table.press("g").shows("?? the last chance     You took 3 from heap 1");
    table.press("up up up").shows("It gives the win away.");
    table.shows("Only this move keeps it: 1:3->1");
    table.press("f").shows("you played 1:3->0, which gave the win away");
    table.press("down enter").shows("either. It gives the win away.");
    table.press("enter enter").shows("Your mistakes: 1 of 1");
    table.press("v").shows("Kind of error: left a column odd.");
    table.press("esc").shows("Look back");
    assert_eq!(table.app.desk().sitting().map(|one| one.duel.ply()), Some(4), "the game itself is as it was");
}

#[test]
fn a_mistake_comes_back_the_next_day_and_is_announced() {
    let mut table = Table::new(Language::English);
    table.app.set_day(100);
    beaten(&mut table);
    table.press("esc").shows("TODAY");
    assert!(!table.glass().contains("mistake due"), "it is not due today");
    table.press("P down").shows("None is due today; 1 wait.");
    table.press("q");
    let paths = Paths::below(table.folder.path());
    let settings = table.app.desk().settings.clone();
    let mistakes = Vec::new();
    table.app = App::new(Launch { house: games::house(), settings, paths, mistakes, opening: None });
    table.app.set_day(101);
    table.shows("1 mistake due");
    table.press("P pagedown up up up enter").shows("Yesterday in Nim you played 1:3->0");
    table.press(": 1 : 3 - > 1 enter").shows("Right: 1:3->1 keeps it.");
    table.shows("It comes back in 3 days.");
    table.press("esc esc");
    assert!(!table.glass().contains("mistake due"));
    table.press("P pagedown up up enter").shows("Better moves looked for: 1, found: 1.");
    table.shows("left a column odd: 1");
}

#[test]
fn neither_guided_games_nor_disputes_nor_games_of_two_are_held_against_anybody() {
    let mut table = Table::new(Language::English);
    table.press("enter right enter").shows("Guided game 1/3");
    table.press("esc / n i m enter d enter enter enter enter").shows("The verdict holds.");
    table.press("esc");
    assert_eq!(table.app.desk().ledger.tally().mistakes.len(), 0);
    assert_eq!(table.app.desk().ledger.tally().games, 0);
    table.press("esc s down down down right right").shows("two people");
    table.press("enter enter enter enter");
    assert_eq!((table.app.desk().ledger.tally().games, table.app.desk().ledger.open().len()), (1, 0));
}

#[test]
fn a_pasted_record_is_reviewed_and_takes_no_place() {
    let mut table = Table::new(Language::English);
    beaten(&mut table);
    let record = table.app.desk().sitting().expect("a game").record().write();
    table.press("esc");
    table.app.update(Event::Paste(record));
    table.press("g").shows("the last chance");
    assert_eq!(table.app.desk().ledger.tally().games, 1, "it was counted when it was played");
    table.press("esc esc");
    table.app.update(Event::Paste("no record".into()));
    table.shows("JSON");
}

#[test]
fn what_is_not_judged_when_the_program_is_left_is_judged_the_next_time() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter enter");
    table.app.update(Event::Key("enter".parse().expect("a key")));
    while !table.app.desk().sitting().is_some_and(Sitting::is_over) {
        let Thinking::Ask(stamp, wish) = table.app.thinking() else { panic!("the opponent is to move") };
        let answer = Some(wish.think(&Control::new()));
        table.app.update(Event::Found(Report { stamp, answer }));
    }
    table.app.update(Event::Key("q".parse().expect("a key")));
    table.app.perform();
    assert_eq!(table.app.desk().ledger.open().len(), 0, "nothing is judged yet");
    let again = |folder: &tempfile::TempDir| {
        let (house, settings, paths) = (games::house(), Settings::default(), Paths::below(folder.path()));
        let mut app = App::new(Launch { house, settings, paths, mistakes: Vec::new(), opening: None });
        app.settle();
        app.perform();
        app
    };
    let app = again(&table.folder);
    let tally = app.desk().ledger.tally().clone();
    assert_eq!((app.desk().ledger.open().len(), tally.games), (1, 1));
    assert_eq!(*again(&table.folder).desk().ledger.tally(), tally, "and nothing is judged twice");
}
