//! The whole screen, played without a terminal.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use xorcle::games;
use xorcle::oracle::control::Control;
use xorcle::say::Language;
use xorcle::settings::Settings;
use xorcle::store::Paths;
use xorcle::tui::app::{App, Event, Thinking};
use xorcle::tui::desk::{Effect, Mouse, MouseAct};
use xorcle::tui::key::{Code, Key};
use xorcle::tui::launch::Launch;
use xorcle::tui::sitting::Sitting;
use xorcle::worker::Report;

/// The whole screen without a terminal, in a folder of its own.
struct Table {
    app: App,
    size: (u16, u16),
    has_quit: bool,
    folder: tempfile::TempDir,
}

impl Table {
    fn new(language: Language) -> Self {
        Self::set(language, &[])
    }

    /// With settings by name.
    fn set(language: Language, set: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut settings = Settings::default();
        settings.set("language", language.tag()).expect("a language");
        for (name, text) in set {
            settings.set(name, text).expect("a setting");
        }
        let paths = Paths::below(folder.path());
        let app = App::new(Launch { house: games::house(), settings, paths, mistakes: Vec::new(), opening: None });
        Table { app, size: (80, 24), has_quit: false, folder }
    }

    /// Presses keys by their names; what they make the program think about is thought out.
    fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split_whitespace() {
            self.app.update(Event::Key(key.parse().expect("a key has this name")));
            self.app.settle();
            self.has_quit |= self.app.perform().contains(&Effect::Quit);
            self.glass();
        }
        self
    }

    /// Types a text, letter by letter.
    fn write(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            self.app.update(Event::Key(Key::char(c)));
        }
        self
    }

    fn glass(&mut self) -> String {
        let area = Rect::new(0, 0, self.size.0, self.size.1);
        let mut buffer = Buffer::empty(area);
        self.app.view(&mut buffer, area);
        let row = |y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height).map(|y| row(y) + "\n").collect()
    }

    fn shows(&mut self, words: &str) {
        let glass = self.glass();
        // A wide sign takes two cells, of which the second is blank.
        let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        assert!(bare(&glass).contains(&bare(words)), "{words} is not on the glass:\n{glass}");
    }

    fn position(&self) -> String {
        self.app.desk().sitting().expect("a game is on the table").place().text()
    }
}

#[test]
fn enter_starts_a_friendly_game_and_the_opponent_answers() {
    let mut table = Table::new(Language::English);
    table.press("l enter").shows("You are to move.");
    assert_eq!(table.position(), "3,4,5");
    table.press("enter").shows("Opponent:");
    assert_eq!(table.app.desk().sitting().map(|sitting| sitting.duel.ply()), Some(2));
}

#[test]
fn a_game_can_be_played_to_its_end_and_again() {
    let mut table = Table::new(Language::English);
    table.press("l enter");
    for _ in 0..6 {
        table.press("enter");
    }
    table.shows("The opponent has won.");
    table.press("N").shows("You are to move.");
    assert_eq!(table.position(), "3,4,5");
    table.press("u").shows("This is the game before.");
}

#[test]
fn a_typed_move_is_played_and_a_wrong_one_changes_nothing() {
    let mut table = Table::new(Language::English);
    table.press("l enter : 9 enter");
    assert_eq!(table.position(), "3,4,5");
    table.press("backspace 1 : 3 - > 1 enter").shows("Opponent:");
    assert_eq!(table.app.desk().sitting().map(|sitting| sitting.duel.nodes()[1].mv.clone()), Some("1:3->1".into()));
}

#[test]
fn nothing_is_spoilt_before_the_panel_is_asked_for() {
    let mut table = Table::new(Language::English);
    table.press("l enter");
    assert!(!table.glass().contains("nim-sum") && !table.glass().contains('✓'));
    table.press("o").shows("N: you can win.");
    table.press("v");
    assert!(!table.glass().contains("N: you can win."));
}

#[test]
fn hints_come_one_by_one() {
    let mut table = Table::new(Language::English);
    table.press("l enter t").shows("Hint 1 of 4");
    assert!(!table.glass().contains("Flip the odd columns"));
    table.press("t t t").shows("Hint 4 of 4");
    table.shows("Flip the odd columns");
}

#[test]
fn a_verdict_is_disputed_and_stands() {
    let mut table = Table::new(Language::English);
    table.press("l enter d").shows("The oracle says N");
    table.press("enter").shows("is refuted by");
    table.press("esc").shows("N: you can win.");
    assert_eq!(table.app.desk().sittings.len(), 1);
}

#[test]
fn the_history_tells_where_the_game_was_lost_and_leads_back() {
    let mut table = Table::new(Language::English);
    table.press("l enter enter g").shows("?  throws away          1:3->0");
    table.press("up up up enter");
    assert_eq!(
        (table.position().as_str(), table.app.desk().sitting().map(|one| one.duel.nodes().len())),
        ("3,4,5", Some(3))
    );
}

/// Loses a game of Nim with one mistake, at its beginning, and leaves it.
fn beaten(table: &mut Table) {
    table.press("l enter enter enter").shows("The opponent has won.");
    table.shows("One mistake of yours");
}

#[test]
fn a_finished_game_is_reviewed_and_its_mistake_can_be_set_right_at_once() {
    let mut table = Table::new(Language::English);
    beaten(&mut table);
    table.press("g").shows("?? point of no return  1:3->0");
    table.press("up up up").shows("It gives the win away.");
    table.shows("Only this move keeps everything: 1:3->1");
    table.press("f").shows("you played 1:3->0, which gave the win away");
    table.press("down enter").shows("not yet. It gives the win away.");
    table.press("enter enter").shows("Your mistakes: 1 of 1");
    table.press("v").shows("Kind of error: off by one.");
    table.press("esc").shows("Review: who had it won");
    assert_eq!(table.app.desk().sitting().map(|one| one.duel.ply()), Some(4), "the game itself is as it was");
}

#[test]
fn a_mistake_comes_back_the_next_day_and_is_announced() {
    let mut table = Table::new(Language::English);
    table.app.set_day(100);
    beaten(&mut table);
    table.press("esc").shows("games that can be won");
    assert!(!table.glass().contains("due again"), "it is not due today");
    table.press("P down").shows("None is due today; 1 wait.");
    table.press("q");
    let paths = Paths::below(table.folder.path());
    let settings = table.app.desk().settings.clone();
    let mistakes = Vec::new();
    table.app = App::new(Launch { house: games::house(), settings, paths, mistakes, opening: None });
    table.app.set_day(101);
    table.shows("One mistake of yours is due again: P");
    table.press("P pagedown up up enter").shows("Yesterday in Nim you played 1:3->0");
    table.press(": 1 : 3 - > 1 enter").shows("Right: 1:3->1 keeps everything.");
    table.shows("It comes back in 3 days.");
    table.press("esc esc");
    assert!(!table.glass().contains("due again"));
    table.press("P pagedown up enter").shows("Better moves looked for: 1, found: 1.");
    table.shows("off by one: 1");
}

#[test]
fn neither_guided_games_nor_disputes_nor_games_of_two_are_held_against_anybody() {
    let mut table = Table::new(Language::English);
    table.press("enter right enter").shows("Guided game 1/3");
    table.press("esc l enter d enter enter enter enter").shows("The verdict has stood.");
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
    table.press("g").shows("point of no return");
    assert_eq!(table.app.desk().ledger.tally().games, 1, "it was counted when it was played");
    table.press("esc esc");
    table.app.update(Event::Paste("no record".into()));
    table.shows("JSON");
}

#[test]
fn the_language_changes_without_losing_the_game() {
    let mut table = Table::new(Language::Chinese);
    table.press("l enter enter").shows("轮到你走。");
    let position = table.position();
    table.press("L").shows("You are to move.");
    assert_eq!(table.position(), position);
}

#[test]
fn escape_goes_back_and_never_quits() {
    let mut table = Table::new(Language::English);
    table.press("l enter ? esc esc esc esc").shows("The key q quits");
    assert!(!table.has_quit);
}

#[test]
fn letters_in_a_text_field_are_text() {
    let mut table = Table::new(Language::English);
    table.press("l / q ? L").shows("No game has these words.");
    table.press("esc s down down q").shows("3,4,5q");
}

#[test]
fn a_pasted_position_is_put_on_the_board_and_runs_no_shortcut() {
    let mut table = Table::new(Language::English);
    table.press("l enter");
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
    table.press("l enter o e");
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
    table.press("l enter enter q");
    let position = table.position();
    let paths = Paths::below(table.folder.path());
    let settings = table.app.desk().settings.clone();
    table.app = App::new(Launch { house: games::house(), settings, paths, mistakes: Vec::new(), opening: None });
    table.shows("Continue: Nim");
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
    table.press("l enter");
    table.app.update(Event::Paste("2000000,3000000".into()));
    table.press("enter").shows("legal moves; Tab completes");
    table.app.update(Event::Key(Key::plain(Code::Esc)));
    assert_eq!(table.position(), "2000000,3000000");
}

#[test]
fn a_mistake_is_offered_back() {
    let mut table = Table::set(Language::English, &[("level", "give-back")]);
    table.press("l enter enter").shows("That move gives something away.");
    assert_eq!(table.position(), "0,4,5");
    table.press("u").shows("You are to move.");
    assert_eq!(table.position(), "3,4,5");
    table.press("enter enter").shows("Opponent:");
    assert_eq!(table.position(), "0,4,4");
}

#[test]
fn the_opponent_begins_where_that_is_set() {
    let mut table = Table::set(Language::English, &[("first", "oracle")]);
    table.press("l enter").shows("Opponent: takes 2 from heap 1");
    table.press("u").shows("This is the start");
}

#[test]
fn two_people_play_by_turns() {
    let mut table = Table::new(Language::English);
    table.press("l s down down down right right").shows("two people");
    table.press("enter enter").shows("The second player is to move.");
    table.press("u").shows("The first player is to move.");
}

#[test]
fn settings_hold_at_once_and_are_written() {
    let mut table = Table::new(Language::English);
    table.press(", down right down down right");
    let text = std::fs::read_to_string(table.folder.path().join("config.toml")).expect("it was written");
    assert!(text.contains("theme = \"light\"") && text.contains("glyphs = \"ascii\""), "{text}");
    table.press("esc l");
    assert!(table.glass().replace("简体中文", "").contains("1  o o o"), "{}", table.glass());
}

#[test]
fn what_was_asked_before_is_not_answered_now() {
    let mut table = Table::new(Language::English);
    table.press("l enter");
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
    table.press("l enter");
    table.app.update(Event::Key(Key::char('o')));
    let Thinking::Ask(stamp, _) = table.app.thinking() else { panic!("the panel wants a verdict") };
    table.app.update(Event::Found(Report { stamp, answer: None }));
    table.shows("engine broke down here");
}

#[test]
fn values_open_from_everywhere_and_enter_plays_from_the_cursor() {
    let mut table = Table::new(Language::English);
    table.press("l T").shows("Values: Nim");
    table.press("1 2").shows("n = 12: nim-value 12");
    table.press("enter").shows("You are to move.");
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
    table.press("esc esc").shows("games that can be won for certain");
}

#[test]
fn a_line_of_values_grows_when_the_cursor_walks_on_beyond_its_end() {
    let mut table = Table::new(Language::English);
    table.press("l T").shows("n 0–100");
    table.press("end right").shows("n 0–200");
    table.shows("n = 101");
    table.press("3 0 0").shows("n 0–400");
    table.shows("n = 300");
}

#[test]
fn where_a_table_ends_its_limit_is_told() {
    let mut table = Table::new(Language::English);
    table.press("l / w y t h ctrl-t v end right down");
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
    table.press("l / w y t h ctrl-t").shows("a, b = 6, 9: nim-value 13");
    table.press("tab").shows("P: who is to move loses.");
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
    table.press("l / s u b t ctrl-t");
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
    table.press("l");
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
    table.press("esc").shows("games that can be won for certain");
}

#[test]
fn a_table_is_written_to_a_file_of_its_own_and_told() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("l T w").shows("exports/nim.svg");
    table.press("w").shows("exports/nim-2.svg");
    table.press("f w").shows("exports/nim.csv");
    let written = |name| std::fs::read_to_string(table.folder.path().join("data/exports").join(name)).expect(name);
    assert!(written("nim.csv").starts_with("n,value\n0,0\n1,1\n"));
    assert!(written("nim.svg").starts_with("<svg ") && written("nim.svg") == written("nim-2.svg"));
}

#[test]
fn games_without_values_say_so_and_their_footer_offers_none() {
    let mut table = Table::new(Language::English);
    table.press("l / t i c enter");
    assert!(!table.glass().contains("T values"));
    table.press("T").shows("Tic-tac-toe has no table of values.");
    table.press("esc esc l / b a s h enter").shows("T values");
}

#[test]
fn the_search_opens_from_everywhere_and_is_stepped_and_played() {
    let mut table = Table::new(Language::English);
    table.press("l / t i c ctrl-s").shows("Inside the search: Tic-tac-toe");
    table.shows("The search begins: the first player moves");
    table.shows("18297 nodes with cut-offs, 549946 without; 5478 different positions");
    table.press("space").shows("The first player tries a1.");
    table.press("down").shows("Cut-off: ");
    table.press("end").shows("The search is over: the first player gets 0.");
    table.press("home p");
    assert!(table.app.is_playing());
    table.app.update(Event::Beat);
    table.shows("The first player tries a1.");
    table.press("esc");
    assert!(!table.app.is_playing(), "the first Esc holds it, the next one leaves");
    table.press("esc esc / n o r t h enter S").shows("Round 0: the ended positions.");
    table.press("space").shows("Round 1:");
    table.press("esc s ctrl-s").shows("Round 0: the ended positions.");
    table.press("esc").shows("Set up: Northcott's game");
}

#[test]
fn nodes_show_their_values_only_in_the_open_panel_and_as_long_as_they_are_wanted() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("l / d a g enter");
    assert!(!table.glass().contains("=1"), "{}", table.glass());
    table.press("o").shows("(d)=3");
    table.press("b");
    assert!(!table.glass().contains("=1"), "{}", table.glass());
    table.press("b").shows("(j)=0");
    table.press("esc");
    assert!(!table.glass().contains("=1"), "{}", table.glass());
}

#[test]
fn a_guessed_law_meets_its_counterexample_and_the_cells_where_it_is_wrong() {
    let mut table = Table::new(Language::English);
    table.press("l / b a s h ctrl-t g").write("n % 5 == 0").press("enter");
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
    table.press("l / b a s h ctrl-t g").write("n % 4 == 0").press("enter").shows("This is the theorem");
    table.press("g ctrl-u").write("n % 8 in {0, 4}").press("enter").shows("the law and the game both repeat every 8");
    table.press("g ctrl-u").write("n % 4 == 0 or n > 30000").press("enter").shows("True for all 20000 positions");
    table.press("g ctrl-u").write("a ^ b ^ c ^ d == n").press("enter");
    assert!(table.glass().contains("No.") || table.glass().contains("nothing to ask"), "{}", table.glass());
    assert!(!table.glass().contains("marked !"));
}

#[test]
fn the_table_grows_to_a_counterexample_beyond_its_end() {
    let mut table = Table::new(Language::English);
    table.press("l / b a s h ctrl-t g").write("n % 4 == 0 and n != 300").press("enter").shows("n = 300: nim-value 0");
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
    table.press("l T g").write("n %% 4").press("enter").shows("expected a number, one of n, a,");
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
    table.press("l T g").write("n == 0");
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
    table.press("l T g").write("n == 0");
    table.app.update(Event::Key(Key::plain(Code::Enter)));
    let Thinking::Ask(stamp, _) = table.app.thinking() else { panic!("the law is to be tried") };
    table.app.update(Event::Found(Report { stamp, answer: None }));
    table.shows("engine broke down here");
}

#[test]
fn rules_are_compared_from_the_present_variant_on_and_flips_are_marked() {
    let mut table = Table::new(Language::English);
    table.press("l / b a s h ctrl-t d").shows("other: bash[max=3;misere=false]");
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
    table.press("l / w y t h ctrl-t g").write("a == floor(k*phi) and a != 4").press("enter").shows("a, b = 4, 7");
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

/// Plays rounds of Kuhn's poker from a given start, always calling or checking, and hands over the glass after every key.
fn rounds(table: &mut Table, count: usize, mut look: impl FnMut(&Table, &str)) {
    for round in 0..count {
        for _ in 0..6 {
            let glass = table.glass();
            look(table, &glass);
            let sitting = table.app.desk().sitting().expect("a game is on the table");
            if sitting.is_over() {
                break;
            }
            let listed = sitting.place().moves(2).0;
            let is_dealt = sitting.place().situation().is_some();
            if is_dealt {
                let text = if listed[1] == "call" { "call" } else { "check" };
                table.press(":").write(text).press("enter");
            } else {
                table.press("enter");
            }
        }
        assert!(table.app.desk().sitting().is_some_and(Sitting::is_over), "round {round} goes on");
        table.press("N");
    }
}

#[test]
fn the_other_hand_is_nowhere_on_the_glass_or_on_the_disk_before_the_round_is_over() {
    let mut table = Table::new(Language::English);
    table.press("l / k u h n enter enter").shows("equilibrium");
    let kept = table.folder.path().join("data/resume.json");
    let mut looked = 0;
    rounds(&mut table, 4, |table, glass| {
        let sitting = table.app.desk().sitting().expect("a game is on the table");
        let is_dealt = sitting.duel.nodes().iter().any(|node| node.place.situation().is_some());
        if sitting.is_over() || !is_dealt {
            return;
        }
        looked += 1;
        // The own card is told as a hand; no word on the glass is another one.
        let words: Vec<&str> = glass.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() == 1).collect();
        let cards: std::collections::BTreeSet<&str> =
            words.into_iter().filter(|word| ["J", "Q", "K"].contains(word)).collect();
        assert_eq!(cards.len(), 1, "{cards:?} on\n{glass}");
        let text = std::fs::read_to_string(&kept).expect("a game is kept");
        assert!(text.contains("\"start\": \"- #"), "{text}");
    });
    assert!(looked >= 4);
    table.press("E");
    for words in ["How exploitable are you?", "4 rounds: you won", "too few to say"] {
        table.shows(words);
    }
    table.press("esc u").shows("This is the game before.");
}

#[test]
fn habits_are_told_and_kept_and_punished_only_where_moves_are_mixed() {
    let mut table = Table::new(Language::Chinese);
    table.press("l / k u h n enter enter");
    rounds(&mut table, 3, |_, _| {});
    table.press("E");
    for words in ["你有多容易被利用", "已打 3 局", "均衡"] {
        table.shows(words);
    }
    table.press("esc q");
    assert!(table.has_quit);
    let text = std::fs::read_to_string(table.folder.path().join("data/resume.json")).expect("a match is kept");
    assert!(text.contains("\"rounds\""), "{text}");
    let mut table = Table::new(Language::English);
    table.press("l enter E").shows("games with mixed moves");
}

#[test]
fn a_certificate_is_written_checked_and_told_in_words_and_is_what_the_checker_reads() {
    let mut table = Table::new(Language::English);
    table.size = (160, 50);
    table.press("l enter C").shows("Certificate accepted: ");
    table.shows("Written: ");
    let exports = Paths::below(table.folder.path()).exports();
    let file = exports.join("nim-certificate.txt");
    let text = std::fs::read_to_string(&file).expect("it was written");
    assert!(text.starts_with("xorcle certificate 1\n") && text.contains("\nposition 3,4,5\n"), "{text}");
    // In a dispute it is the verdict in dispute that is proved, however far the tries have gone.
    table.press("d enter C").shows("Certificate accepted: ");
    assert_eq!(std::fs::read_to_string(exports.join("nim-certificate-2.txt")).expect("a second one"), text);
}

#[test]
fn where_nothing_can_be_proved_no_certificate_is_written_and_it_is_said_why() {
    let mut table = Table::new(Language::English);
    table.press("/ k u h n enter C").shows("here no mix of choices");
    let exports = Paths::below(table.folder.path()).exports();
    assert!(!exports.exists());
    // A split that contents everybody is no strategy, and can be checked all the same.
    table.press("esc esc / g l o v e enter C").shows("Certificate accepted");
    assert!(exports.join("glove-certificate.txt").exists());
}

#[test]
fn what_is_not_judged_when_the_program_is_left_is_judged_the_next_time() {
    let mut table = Table::new(Language::English);
    table.press("l enter enter");
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

#[test]
fn a_demo_is_told_by_beats_held_by_space_stepped_and_taken_over() {
    let mut table = Table::new(Language::English);
    table.press("l D");
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
    table.shows("You are to move");
    assert_eq!(table.position(), "1,4,5");
}

#[test]
fn from_a_demo_another_opponent_another_game_and_the_form_are_one_key_away() {
    let mut table = Table::new(Language::English);
    table.press("l D f").shows("This time the second player has a flaw: greedy.");
    table.press("backtab tab r").shows("Demo: Nim");
    table.shows("seed 1");
    assert!(!table.press("n").glass().contains("Demo: Nim"));
    table.press("s ctrl-d").shows("Demo: ");
    assert!(!table.press("esc esc esc").glass().contains("Demo: "));
}

#[test]
fn a_demo_of_the_game_in_front_leaves_it_as_it_is_and_never_looks_into_a_hidden_hand() {
    let mut table = Table::new(Language::English);
    table.press("l enter enter");
    let before = table.position();
    table.press("D down down esc");
    assert_eq!((table.position(), table.app.desk().sittings.len()), (before, 1));
    let mut table = Table::new(Language::English);
    table.press("/ k u h n enter enter D right").shows("Before the cards are dealt");
}
