//! Games on the screen: moves, hints, languages, settings, windows of every size.

use app::store::Paths;
use app::tui::app::{App, Event, Thinking};
use app::tui::key::{Code, Key};
use app::tui::launch::Launch;
use app::worker::Report;
use ground::say::Language;
use solve::judge::control::Control;

use crate::glass::table::Table;

#[test]
fn enter_starts_a_friendly_game_and_the_opponent_answers() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter").shows("Your move");
    assert_eq!(table.position(), "3,4,5");
    table.press("enter").shows("The opponent took");
    assert_eq!(table.app.desk().sitting().map(|sitting| sitting.duel.ply()), Some(2));
}

#[test]
fn a_game_can_be_played_to_its_end_and_again() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter");
    table.press("enter enter");
    table.shows("THE OPPONENT WON").shows("One gave something");
    // Enter goes back to where the game was still to be had.
    table.press("enter").shows("Your move");
    assert_eq!(table.position(), "3,4,5");
    table.press("enter enter").shows("THE OPPONENT WON").shows("the lesson behind it");
    table.press("N").shows("Your move");
    assert_eq!(table.position(), "3,4,5");
    table.press("u").shows("This is the game before.");
}

#[test]
fn the_end_of_a_game_leads_to_a_lesson() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter enter enter").shows("the lesson behind it");
    table.press("P").shows("Bouton's Nim");
}

#[test]
fn the_end_of_a_game_is_seen_whatever_was_open() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter e").shows("Every move");
    table.press("enter enter").shows("THE OPPONENT WON").shows("again, sides swapped");
}

#[test]
fn a_typed_move_is_played_and_a_wrong_one_changes_nothing() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter : 9 enter");
    assert_eq!(table.position(), "3,4,5");
    table.press("backspace 1 : 3 - > 1 enter").shows("The opponent took");
    assert_eq!(table.app.desk().sitting().map(|sitting| sitting.duel.nodes()[1].mv.clone()), Some("1:3->1".into()));
}

#[test]
fn no_move_is_typed_after_the_end() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter enter enter").shows("THE OPPONENT WON");
    table.press(":").shows("THE OPPONENT WON");
    assert!(!table.glass().contains("legal moves"));
}

#[test]
fn nothing_is_spoilt_before_the_panel_is_asked_for() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter");
    assert!(!table.glass().contains("nim-sum") && !table.glass().contains('✓'));
    table.press("o").shows("YOU CAN WIN").shows("nim 2 · proved");
    table.press("o");
    assert!(!table.glass().contains("YOU CAN WIN"));
}

#[test]
fn hints_of_the_first_guided_boards_need_no_powers_of_two() {
    let mut table = Table::new(Language::English);
    table.press("enter t").shows("Guided game 1/3").shows("Take the whole heap");
    table.size = (60, 18);
    table.shows("Take the whole heap");
    table.size = (80, 24);
    table.press("enter").shows("YOU WON");
    assert!(!table.glass().contains("Take the whole heap"), "the board is over");
    table.press("enter t").shows("Guided game 2/3").shows("Is one heap larger?");
    assert!(!table.glass().contains("binary"));
}

#[test]
fn an_estimate_of_nothing_says_that_nobody_is_ahead() {
    let mut table = Table::new(Language::English);
    table.press("/ o t h e l l o enter o").shows("NOBODY SEEMS AHEAD").shows("Even by a search");
}

#[test]
fn hints_come_one_by_one() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter t").shows("Hint 1 of 4");
    assert!(!table.glass().contains("Flip the odd columns"));
    table.press("t t t").shows("Hint 4 of 4");
    table.shows("Flip the odd columns");
}

#[test]
fn a_verdict_is_disputed_and_stands() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter d").shows("The side to move wins (N)");
    table.press("enter").shows("is refuted by");
    table.press("esc").shows("YOU CAN WIN");
    assert_eq!(table.app.desk().sittings.len(), 1);
}

#[test]
fn the_history_tells_where_the_game_was_lost_and_leads_back() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter enter g").shows("?  gave it away        You took 3 from heap 1");
    table.press("up up up enter");
    assert_eq!(
        (table.position().as_str(), table.app.desk().sitting().map(|one| one.duel.nodes().len())),
        ("3,4,5", Some(3))
    );
}

#[test]
fn the_language_changes_without_losing_the_game() {
    let mut table = Table::new(Language::Chinese);
    table.press("j j j j j enter enter").shows("轮到你走。");
    let position = table.position();
    table.press("L").shows("Your move");
    assert_eq!(table.position(), position);
}

#[test]
fn help_is_a_menu_whose_rows_are_done() {
    let mut table = Table::new(Language::English);
    table.press("l enter");
    let start = table.position();
    table.press("enter").shows("You took");
    table.press("?").shows("Take the last counter");
    table.press("/ t a k e space b").shows("take back a move");
    table.press("enter").shows("Your move");
    assert_eq!(table.position(), start, "the row was done");
    table.press("? / z z z").shows("No key does that here.");
    table.press("esc esc").shows("Your move");
}

#[test]
fn escape_goes_back_and_never_quits() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter ? esc esc esc esc").shows("q quits");
    assert!(!table.has_quit);
}

#[test]
fn letters_in_a_text_field_are_text() {
    let mut table = Table::new(Language::English);
    table.press("/ q ? L").shows("No game by that name.");
    table.press("esc j j j j j s down down q").shows("3,4,5q");
}

#[test]
fn a_move_is_typed_as_people_say_it_and_several_meanings_are_listed() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter :").write("take 2").press("enter").shows("may mean 1:3->1, 2:4->2");
    assert_eq!(table.position(), "3,4,5", "nothing was played");
    for _ in 0.."take 2".len() {
        table.press("backspace");
    }
    table.write("2 from 9").press("enter").shows("No move can be played here");
    table.press("esc :").write("２ from 1").press("enter");
    assert_ne!(table.position(), "3,4,5");
}

#[test]
fn a_letter_that_is_no_key_begins_a_move() {
    let mut table = Table::new(Language::English);
    table.press("/ n i m enter 取");
    table.write("3").press("enter").shows("may mean 1:3->0");
}

#[test]
fn the_filter_has_a_row_of_its_own() {
    let mut table = Table::new(Language::English);
    table.press("/").write("wzf");
    table.shows("All games, family by family");
    table.shows("/ wzf");
    table.shows("Wythoff's game");
}

#[test]
fn a_pasted_position_is_put_on_the_board_and_runs_no_shortcut() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter");
    table.app.update(Event::Paste("7,7\n".into()));
    assert_eq!(table.position(), "7,7");
    table.app.update(Event::Paste("q".into()));
    assert_eq!(table.position(), "7,7");
    table.press("u");
    assert_eq!(table.position(), "3,4,5");
}

#[test]
fn every_window_is_drawn_and_a_small_one_says_what_it_needs() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter o e");
    for size in [(1, 1), (2, 40), (59, 18), (60, 17), (60, 18), (80, 24), (200, 60), (300, 18)] {
        table.size = size;
        table.press("? esc g esc : esc , esc");
    }
    table.size = (40, 10);
    table.shows("need 60×18, have 40×10");
}

#[test]
fn a_game_is_kept_and_gone_on_with() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter enter q");
    let position = table.position();
    let paths = Paths::below(table.folder.path());
    let settings = table.app.desk().settings.clone();
    table.app = App::new(Launch { house: games::house(), settings, paths, mistakes: Vec::new(), opening: None });
    table.shows("CONTINUE");
    table.press("enter");
    assert_eq!(table.position(), position);
}

#[test]
fn the_guided_game_goes_on_when_a_board_is_won() {
    let mut table = Table::new(Language::English);
    table.press("enter").shows("Guided game 1/3");
    table.press("enter enter").shows("Guided game 2/3");
}

#[test]
fn two_million_heaps_ask_for_a_typed_move() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter");
    table.app.update(Event::Paste("2000000,3000000".into()));
    table.press("enter").shows("legal moves; Tab completes");
    table.app.update(Event::Key(Key::plain(Code::Esc)));
    assert_eq!(table.position(), "2000000,3000000");
}

#[test]
fn a_mistake_is_offered_back() {
    let mut table = Table::set(Language::English, &[("level", "give-back")]);
    table.press("j j j j j enter enter").shows("That gives the win back. Undo it?");
    assert_eq!(table.position(), "0,4,5");
    table.press("u").shows("Your move");
    assert_eq!(table.position(), "3,4,5");
    table.press("enter enter").shows("The opponent took");
    assert_eq!(table.position(), "0,4,4");
}

#[test]
fn the_opponent_begins_where_that_is_set() {
    let mut table = Table::set(Language::English, &[("first", "oracle")]);
    table.press("j j j j j enter").shows("The opponent took 2 from heap 1.");
    table.press("u").shows("Nothing to undo.");
}

#[test]
fn two_people_play_by_turns() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j s down down down right right").shows("two people");
    table.press("enter enter").shows("Second player's move.");
    table.press("u").shows("First player's move.");
}

#[test]
fn settings_hold_at_once_and_are_written() {
    let mut table = Table::new(Language::English);
    table.press(", down right down down right");
    let text = std::fs::read_to_string(table.folder.path().join("config.toml")).expect("it was written");
    assert!(text.contains("theme = \"dark\"") && text.contains("glyphs = \"ascii\""), "{text}");
    table.press("esc");
    assert!(table.glass().replace("简体中文", "").contains("oooo   oooo"), "{}", table.glass());
}

#[test]
fn what_was_asked_before_is_not_answered_now() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter");
    table.app.update(Event::Key(Key::char('o')));
    let Thinking::Ask(stamp, question) = table.app.thinking() else { panic!("the panel wants a verdict") };
    let late = question.think(&Control::new());
    table.app.update(Event::Paste("7,7".into()));
    assert!(!matches!(table.app.thinking(), Thinking::Ask(..)), "a pasted game has its panel closed");
    table.app.update(Event::Key(Key::char('o')));
    assert!(matches!(table.app.thinking(), Thinking::Ask(..)), "the open panel wants another verdict");
    table.app.update(Event::Found(Report { stamp, answer: Some(late) }));
    let sitting = table.app.desk().sitting().expect("a game is on the table");
    assert!(sitting.here().is_none(), "the late answer was about another position");
}

#[test]
fn an_engine_that_breaks_down_is_told_of() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter");
    table.app.update(Event::Key(Key::char('o')));
    let Thinking::Ask(stamp, _) = table.app.thinking() else { panic!("the panel wants a verdict") };
    table.app.update(Event::Found(Report { stamp, answer: None }));
    table.shows("engine broke down here");
}
