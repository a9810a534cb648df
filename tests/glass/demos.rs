//! Demos on the screen.

use app::tui::app::Event;
use ground::say::Language;

use crate::glass::table::Table;

#[test]
fn a_demo_is_told_by_beats_held_by_space_stepped_and_taken_over() {
    let mut table = Table::set(Language::English, &[("motion", "true")]);
    table.press("j j j j j D");
    let beat = |table: &mut Table| {
        table.app.update(Event::Beat);
        table.app.settle();
    };
    beat(&mut table);
    table.shows("Demo: Nim");
    table.shows("a saying every 2 s");
    table.shows("nim-sum 2");
    assert!(table.app.is_playing());
    table.press("space").shows("on hold");
    beat(&mut table);
    assert!(!table.glass().contains("Write the heaps"), "nothing is said while it is on hold");
    table.press("right").shows("? Write the heaps");
    table.press("down").shows("1:3->1: the first player takes 2 from heap 1.");
    table.press("enter").shows("It is your move now.");
    table.shows("Your move");
    assert_eq!(table.position(), "1,4,5");
}

#[test]
fn from_a_demo_another_opponent_another_game_and_the_form_are_one_key_away() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j D f").shows("This time the second player has a flaw: greedy.");
    table.press("backtab tab r").shows("Demo: Nim");
    table.shows("seed 1");
    assert!(!table.press("n").glass().contains("Demo: Nim"));
    table.press("s ctrl-d").shows("Demo: ");
    assert!(!table.press("esc esc esc").glass().contains("Demo: "));
}

#[test]
fn a_demo_of_the_game_in_front_leaves_it_as_it_is_and_never_looks_into_a_hidden_hand() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter enter");
    let before = table.position();
    table.press("D down down esc");
    assert_eq!((table.position(), table.app.desk().sittings.len()), (before, 1));
    let mut table = Table::new(Language::English);
    table.press("/ k u h n enter enter D right").shows("Before anybody sees a hand");
}
