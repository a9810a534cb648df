//! Guessed laws and compared rules on the screen of values.

use app::tui::app::{Event, Thinking};
use app::tui::desk::{Mouse, MouseAct};
use app::tui::key::{Code, Key};
use app::worker::Report;
use ground::say::Language;
use solve::judge::control::Control;

use crate::glass::table::Table;

#[test]
fn a_guessed_law_meets_its_counterexample_and_the_cells_where_it_is_wrong() {
    let mut table = Table::new(Language::English);
    table.press("/ b a s h ctrl-t g").write("n % 5 == 0").press("enter");
    table.shows("No. The smallest counterexample is 4: it is lost, and the law says it is not.");
    table.shows("n = 4: nim-value 0");
    table.shows("The law is wrong in 35 cells of this table, marked !.");
    table.shows("!0]!1");
    table.press("n").shows("n = 5");
    table.press("n n").shows("n = 10");
    table.press("N").shows("n = 8");
    table.press("v").shows("!P]");
    // One level back the answer goes, and the marks with it.
    table.press("esc");
    assert!(!table.glass().contains('!') && !table.glass().contains("counterexample"), "{}", table.glass());
    table.press("enter");
    assert_eq!(table.position(), "8");
}

#[test]
fn laws_that_hold_are_told_as_far_as_they_are_proved() {
    let mut table = Table::new(Language::English);
    table.press("/ b a s h ctrl-t g").write("n % 4 == 0").press("enter").shows("This is the theorem");
    table.press("g ctrl-u").write("n % 8 in {0, 4}").press("enter").shows("the law and the game both repeat every 8");
    table.press("g ctrl-u").write("n % 4 == 0 or n > 30000").press("enter").shows("True for all 20000 positions");
    table.press("g ctrl-u").write("a ^ b ^ c ^ d == n").press("enter");
    assert!(table.glass().contains("No.") || table.glass().contains("nothing to ask"), "{}", table.glass());
    assert!(!table.glass().contains("marked !"));
}

#[test]
fn the_table_grows_to_a_counterexample_beyond_its_end() {
    let mut table = Table::new(Language::English);
    table.press("/ b a s h ctrl-t g").write("n % 4 == 0 and n != 300").press("enter").shows("n = 300: nim-value 0");
    table.shows("n 0–300");
    table.shows("wrong in 1 cell of this table");
    // What the table shows beyond it is looked through as well.
    table.press("g ctrl-u").write("n % 4 == 0 and n != 300 and n != 304").press("enter").shows("wrong in 1 cell");
    table.press("right").shows("wrong in 2 cells");
    table.press("n").shows("n = 304");
}

#[test]
fn a_law_that_cannot_be_read_stays_in_the_line_with_a_caret_under_its_fault() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j T g").write("n %% 4").press("enter").shows("expected a number, one of n, a,");
    let glass = table.glass();
    let lines: Vec<&str> = glass.lines().collect();
    let row = lines.iter().position(|line| line.contains("n %% 4")).expect("the line still holds what was typed");
    let column = |line: &str, sign: char| line.chars().collect::<Vec<_>>().iter().rposition(|c| *c == sign);
    assert_eq!(column(lines[row + 1], '^'), column(lines[row], '%'), "{glass}");
    // The cursor stands there too: the fault is mended at once.
    table.press("delete enter").shows("Law: n % 4");
    table.shows("counterexample");
    // Neither what was left with Esc is lost, nor what was typed before it.
    table.press("g ctrl-u").write("quit L?").press("esc g").shows("law: quit L?");
    table.press("up").shows("law: n % 4");
    table.press("up").shows("law: n %% 4");
    table.press("down down").shows("law: quit L?");
    assert!(!table.has_quit);
}

#[test]
fn a_long_trial_is_done_elsewhere_and_escape_stops_it() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j T g").write("n == 0");
    table.app.update(Event::Key(Key::plain(Code::Enter)));
    let Thinking::Ask(stamp, wish) = table.app.thinking() else { panic!("the law is to be tried") };
    table.app.update(Event::Slow(Control::new()));
    table.shows("Law: n == 0");
    table.shows("Thinking");
    table.app.update(Event::Key(Key::plain(Code::Esc)));
    assert!(!matches!(table.app.thinking(), Thinking::GoOn));
    table.shows("Law: n == 0");
    table.shows("It was stopped.");
    // What comes too late is not taken in, and the line still knows the law.
    table.app.update(Event::Found(Report { stamp, answer: Some(wish.think(&Control::new())) }));
    table.shows("It was stopped.");
    table.press("g enter").shows("This is the theorem");
}

#[test]
fn an_engine_that_breaks_down_during_a_trial_is_told_of() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j T g").write("n == 0");
    table.app.update(Event::Key(Key::plain(Code::Enter)));
    let Thinking::Ask(stamp, _) = table.app.thinking() else { panic!("the law is to be tried") };
    table.app.update(Event::Found(Report { stamp, answer: None }));
    table.shows("engine broke down here");
}

#[test]
fn rules_are_compared_from_the_present_variant_on_and_flips_are_marked() {
    let mut table = Table::new(Language::English);
    table.press("/ b a s h ctrl-t d").shows("other: bash[max=3;misere=false]");
    // Only the parameter is changed.
    table.press("home right right right right right right right right right delete").write("4").press("enter");
    table.shows("Against bash[max=4;misere=false]");
    table.shows("The first surprise is 4: lost for the mover by the first rules, won for the mover by the second.");
    table.shows("Another side wins in 35 cells of this table, marked !.");
    table.shows("n = 4");
    table.press("n").shows("n = 5");
    table.press("L").shows("表中有 35 格换了胜方，标有 !。");
    table.press("d ctrl-u").write("bash[max=no]").press("enter").shows("第 6 列");
    table.press("esc d up").shows("bash[max=no]");
    table.press("esc enter");
    assert_eq!(table.position(), "5");
}

#[test]
fn marks_of_a_map_are_met_by_keys_and_by_the_finger() {
    let mut table = Table::new(Language::English);
    table.press("/ w y t h ctrl-t g").write("a == floor(k*phi) and a != 4").press("enter").shows("a, b = 4, 7");
    table.shows("only sizes with a <= b were asked");
    table.shows("[!0]");
    table.press("left").shows("!0");
    let glass = table.glass();
    let y = glass.lines().position(|line| line.contains("!0")).expect("the mark shows");
    let x = glass.lines().nth(y).and_then(|line| line.chars().position(|c| c == '!')).expect("the mark shows");
    table.app.update(Event::Mouse(Mouse { x: x as u16 + 1, y: y as u16, act: MouseAct::Press }));
    table.shows("a, b = 4, 7");
    table.press("esc d ctrl-u").write("nim").press("enter").shows("The first surprise is 1, 1");
    table.press("home n").shows("a, b = 1, 1");
}
