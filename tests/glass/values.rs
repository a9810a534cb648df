//! Values on the screen: tables, maps, and the search that is stepped.

use app::tui::app::{Event, Thinking};
use app::tui::desk::{Mouse, MouseAct};
use app::tui::key::{Code, Key};
use app::worker::Report;
use ground::say::Language;
use solve::judge::control::Control;

use crate::glass::table::Table;

#[test]
fn values_open_from_everywhere_and_enter_plays_from_the_cursor() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j T").shows("Values: Nim");
    table.press("1 2").shows("n = 12: nim-value 12");
    table.press("enter").shows("Your move");
    assert_eq!(table.position(), "12");
    // From a game the players stay, and taking back beyond the start brings the game before.
    table.press("T left enter");
    assert_eq!(table.position(), "11");
    table.press("u");
    assert_eq!(table.position(), "12");
    // From set-up, even while a text is being typed, the values are those of the variant described there.
    table.press("esc l / b a s h enter s ctrl-t").shows("Values: Bash's game");
    table.press("esc").shows("Set up: Bash's game");
    table.press("ctrl-t 9 enter");
    assert_eq!(table.position(), "9");
    table.press("esc esc").shows("BEGIN");
}

#[test]
fn a_line_of_values_grows_when_the_cursor_walks_on_beyond_its_end() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j T").shows("n 0–100");
    table.press("end right").shows("n 0–200");
    table.shows("n = 101");
    table.press("3 0 0").shows("n 0–400");
    table.shows("n = 300");
}

#[test]
fn where_a_table_ends_its_limit_is_told() {
    let mut table = Table::new(Language::English);
    table.press("/ w y t h ctrl-t v end right down");
    for _ in 0..7 {
        table.press("end right");
    }
    let glass = table.glass();
    assert!(glass.contains("a, b 0–1024") || glass.contains("The table ends here"), "{glass}");
    for _ in 0..12 {
        table.press("end right");
    }
    table.shows("a, b 0–1024");
    table.shows("The table ends here");
}

#[test]
fn a_map_is_walked_with_keys_and_mouse_and_switched_to_letters() {
    let mut table = Table::new(Language::English);
    table.press("/ w y t h ctrl-t").shows("a, b = 6, 9: nim-value 13");
    table.press("tab").shows("P: the side to move loses.");
    let count =
        |glass: &str, sign: char| glass.lines().skip(3).take(14).flat_map(str::chars).filter(|c| *c == sign).count();
    assert_eq!(count(&table.glass(), 'P'), 0);
    table.press("v");
    assert!(count(&table.glass(), 'P') > 5, "{}", table.glass());
    table.press("home").shows("a, b = 0, 0");
    let glass = table.glass();
    let row = glass.lines().position(|line| line.trim_start().starts_with("1 ")).expect("row 1 shows");
    let column = glass.lines().nth(row).and_then(|line| line.chars().position(|c| c == 'P')).expect("1, 2 is lost");
    let press = Event::Mouse(Mouse { x: column as u16, y: row as u16, act: MouseAct::Press });
    table.app.update(press.clone());
    table.app.settle();
    table.shows("a, b = 1, 2: nim-value 0, P");
    table.app.update(press);
    assert_eq!(table.position(), "1,2");
}

#[test]
fn a_finger_meets_bars_and_rows_of_a_line() {
    let mut table = Table::new(Language::English);
    table.press("/ s u b t ctrl-t");
    for (row, column, sizes) in [("  20", 5, "n = 20"), ("^", 20, "n = 15")] {
        let glass = table.glass();
        let y = glass.lines().position(|line| line.contains(row)).expect("it shows") as u16;
        table.app.update(Event::Mouse(Mouse { x: column, y, act: MouseAct::Press }));
        table.shows(sizes);
    }
    let before = table.glass();
    table.app.update(Event::Mouse(Mouse { x: 5, y: 1, act: MouseAct::Press }));
    assert_eq!(table.glass(), before, "the words above the values are no values");
}

#[test]
fn long_tables_are_computed_elsewhere_and_escape_stops_them() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j");
    table.app.update(Event::Key(Key::char('T')));
    let Thinking::Ask(stamp, wish) = table.app.thinking() else { panic!("the table is wanted") };
    let control = Control::new();
    table.app.update(Event::Slow(control));
    table.shows("Thinking");
    table.app.update(Event::Key(Key::plain(Code::Esc)));
    assert!(matches!(table.app.thinking(), Thinking::Rest));
    table.shows("Stopped.");
    // What comes too late is not taken in.
    table.app.update(Event::Found(Report { stamp, answer: Some(wish.think(&Control::new())) }));
    table.shows("Stopped.");
    table.app.update(Event::Key(Key::plain(Code::Right)));
    table.app.settle();
    table.shows("n 0–100");
    table.press("esc").shows("BEGIN");
}

#[test]
fn a_table_is_written_to_a_file_of_its_own_and_told() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("j j j j j T w").shows("exports/nim.svg");
    table.press("w").shows("exports/nim-2.svg");
    table.press("f w").shows("exports/nim.csv");
    let written = |name| std::fs::read_to_string(table.folder.path().join("data/exports").join(name)).expect(name);
    assert!(written("nim.csv").starts_with("n,value\n0,0\n1,1\n"));
    assert!(written("nim.svg").starts_with("<svg ") && written("nim.svg") == written("nim-2.svg"));
}

#[test]
fn the_stage_of_methods_writes_the_tree_or_the_graph_where_the_tree_is_too_large() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("j j j j j enter S w").shows("exports/nim-graph.svg");
    let written = |name| std::fs::read_to_string(table.folder.path().join("data/exports").join(name)).expect(name);
    assert!(written("nim-graph.svg").contains("<title>Nim, 3,4,5: the graph, "));
    table.press("esc esc esc / k a y l e s enter S w");
    assert!(table.glass().contains("exports/kayles-"), "{}", table.glass());
    table.press("esc esc esc / t i c enter S w").shows("It cannot be drawn: positions of the graph: 5478");
}

#[test]
fn games_without_values_say_so_and_their_footer_offers_none() {
    let mut table = Table::new(Language::English);
    table.size = (160, 40);
    table.press("/ t i c enter");
    assert!(!table.glass().contains("T values"));
    table.press("T").shows("Tic-tac-toe has no table of values.");
    table.press("esc esc l / b a s h enter").shows("T values");
}

#[test]
fn the_search_opens_from_everywhere_and_is_stepped_and_played() {
    let mut table = Table::new(Language::English);
    table.press("/ t i c ctrl-s").shows("Methods: Tic-tac-toe").shows("Alpha-beta");
    table.press("down down enter").shows("Alpha-beta: Tic-tac-toe").shows("The search begins. The first player moves.");
    table.shows("Alpha-beta: 18297 nodes").shows("Minimax: 549946 nodes");
    table.press("space").shows("The first player tries a1.");
    table.press("down").shows("Cut-off: ");
    table.press("end").shows("The search is over: the first player gets 0.");
    table.press("home p");
    assert!(table.app.is_playing());
    table.app.update(Event::Beat);
    table.shows("The first player tries a1.");
    table.press("esc");
    assert!(!table.app.is_playing(), "the first Esc holds it, the next ones go to the methods and out");
    table.press("esc").shows("Methods that fit this position.");
    table.press("esc esc / n o r t h enter S enter").shows("Round 0: the ended positions.");
    table.press("space").shows("Round 1:");
    table.press("esc esc s ctrl-s").shows("Methods: Northcott's game");
    table.press("esc").shows("Set up: Northcott's game");
}

#[test]
fn a_person_is_asked_and_a_program_stands_beside_the_table() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("/ w y t h enter S down enter").shows("P and N, filling a table: Wythoff");
    table.shows("Python").press("a").shows("What belongs at the question mark?");
    table.press("N enter").shows("Not that.");
    table.press("backspace P enter").shows("Right: P");
    table.press("c").shows("Java");
}

#[test]
fn nodes_show_their_values_only_in_the_open_panel_and_as_long_as_they_are_wanted() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("/ d a g enter");
    assert!(!table.glass().contains("=1"), "{}", table.glass());
    table.press("o").shows("(d)✗=3");
    table.press("b");
    assert!(!table.glass().contains("=1"), "{}", table.glass());
    table.press("b").shows("(j)=0");
    table.press("esc");
    assert!(!table.glass().contains("=1"), "{}", table.glass());
}
