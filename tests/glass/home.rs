//! The first screen, the first meeting of a game, ticks, and the end of a lesson.

use app::store::Paths;
use app::store::progress::Progress;
use app::tui::app::App;
use app::tui::launch::Launch;
use ground::say::Language;
use ground::say::{Say, Tongue};
use solve::judge::control::Control;
use teach::lesson::shipped::shipped;
use teach::note::{Did, Failed, Note, Solved};

use crate::glass::table::Table;

/// Games that the first screen names.
const GAMES: [&str; 12] = [
    "tic-tac-toe",
    "chess-ending",
    "connect-four",
    "checkers",
    "nim",
    "gomoku",
    "dots-and-boxes",
    "hex",
    "othello",
    "ends",
    "kuhn-poker",
    "wythoff",
];

/// Without the blanks behind wide signs.
fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

fn spoken(language: Language, key: &str) -> String {
    Tongue::of(language).speak(&Say { key: key.to_owned().into(), args: Vec::new() })
}

#[test]
fn the_first_screen_holds_everything_and_cuts_nothing() {
    for language in Language::ALL {
        for size in [(80, 24), (100, 30), (160, 50)] {
            let mut table = Table::new(language);
            table.size = size;
            for step in 0..12 {
                let glass = table.glass();
                assert!(!glass.contains('…'), "{language:?} {size:?} {step}: {glass}");
                for key in ["home-guided", "home-today", "home-learn", "home-play", "home-practise", "home-all"] {
                    let words = spoken(language, key);
                    assert!(
                        bare(&glass).contains(&bare(&words)),
                        "{language:?} {size:?}: {words} is not there: {glass}"
                    );
                }
                for game in GAMES {
                    let title = spoken(language, &format!("{game}-name"));
                    assert!(
                        bare(&glass).contains(&bare(&title)),
                        "{language:?} {size:?}: {title} is not there: {glass}"
                    );
                }
                table.press(if step % 2 == 0 { "down" } else { "tab" });
            }
        }
    }
}

#[test]
fn no_promise_is_cut_among_all_games() {
    for language in Language::ALL {
        let mut table = Table::new(language);
        table.press("up").press(&"down ".repeat(9)).press("right");
        for _ in 0..10 {
            for _ in 0..3 {
                // Rules at the right may write three points themselves.
                let glass = table.glass();
                let is_cut = glass.lines().any(|row| row.split('│').next().is_some_and(|left| left.contains('…')));
                assert!(!is_cut, "{language:?}: {glass}");
                table.press("pagedown");
            }
            table.press("right");
        }
        table.press("esc");
        table.shows(&spoken(language, "home-guided"));
    }
}

#[test]
fn every_key_that_the_first_screen_names_does_something() {
    for key in ["enter", "N", "s", "D", "/", "P", "L", ",", "?", "down", "left"] {
        let mut table = Table::new(Language::English);
        // The second game of a row, so that each arrow has a way to go.
        table.press("j j j j j right");
        let before = table.glass();
        table.press(key);
        assert_ne!(table.glass(), before, "{key}");
    }
}

#[test]
fn the_usual_empty_board_is_what_opens() {
    let mut table = Table::new(Language::English);
    table.press("/").write("connect four");
    table.press("enter");
    assert_eq!(table.app.desk().sitting().map(|sitting| sitting.place().moves(100).0.len()), Some(7));
    let mut nim = Table::new(Language::English);
    nim.press("j j j j j enter");
    let usual = nim.app.desk().house.find("nim").and_then(duel::house::Entry::open_usual).expect("it opens");
    assert_eq!(nim.position(), usual.text());
}

#[test]
fn a_game_is_introduced_once_and_any_key_goes_on() {
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter").shows("FIRST TIME HERE").shows("Your move");
    assert!(
        table.app.desk().sitting().is_some_and(|sitting| sitting.pointer.at.is_some()),
        "the cursor stands on a move"
    );
    table.press("?").shows("Help");
    table.press("esc");
    assert!(!table.glass().contains("FIRST TIME HERE"));
    table.press("N");
    assert!(!table.glass().contains("FIRST TIME HERE"), "it was met before");
}

#[test]
fn giving_up_counts_and_the_puzzle_says_who_moves() {
    let mut table = Table::new(Language::English);
    table.press("P down down down enter").shows("player moves: that is").shows("Puzzles · ");
    let before = table.app.desk().ledger.rating().points;
    table.press("s").shows("1 missed");
    assert!(table.app.desk().ledger.rating().points < before, "giving up is no way round");
    assert!(table.app.desk().ledger.course().days.contains(&table.app.desk().today), "the day counts");
}

#[test]
fn a_puzzle_speaks_to_whoever_solves_it() {
    let mut table = Table::new(Language::English);
    table.press("P down down down enter").shows("Take the ends").shows("You hold ").shows("The opponent holds ");
}

#[test]
fn a_hint_is_read_before_the_answer() {
    let mut table = Table::new(Language::English);
    table.press("P down down down enter t").shows("Hint, for half the gain: ");
}

#[test]
fn a_lesson_won_shows_its_tick_and_enter_opens_the_next() {
    let mut table = Table::new(Language::English);
    table.press("j j enter");
    let lessons = shipped(Language::English);
    // Past every question to the game at the end.
    while !table.glass().contains("of 10;") || table.app.desk().sitting().is_none_or(|sitting| sitting.you.is_none()) {
        table.press("space");
    }
    for _ in 0..40 {
        let sitting = table.app.desk().sitting().expect("it is being played");
        if sitting.is_over() {
            break;
        }
        let best = sitting.place().best(&Control::new()).expect("it is small").1[0].clone();
        table.press(":").write(&best);
        table.press("enter");
    }
    table.shows("✓ YOURS NOW: P and N by hand").shows("next: ");
    assert!(table.app.desk().ledger.course().lessons.contains(&lessons[0].name));
    let next = lessons[1].read(&table.app.desk().house).expect("it is sound");
    let title = teach::lesson::runs::words(&next.title);
    table.press("enter").shows(&title).shows("page 1 of");
    table.press("esc").shows("1 of 11 done").shows("✓━━◉");
}

#[test]
fn boards_are_as_large_after_a_lesson_as_before() {
    let mut table = Table::new(Language::English);
    let before = table.app.desk().scale;
    table.press("j j enter").shows("of 10;");
    table.press("esc");
    assert!(table.app.desk().sitting().is_none(), "the lesson is left");
    assert_eq!(table.app.desk().scale, before);
}

#[test]
fn the_room_of_problems_gives_hints_a_law_and_a_board_and_ticks_what_was_solved() {
    for (language, hint, law) in
        [(Language::English, "Hint 1 of 3: ", "Law: "), (Language::Chinese, "提示 1/3：", "结论：")]
    {
        let mut table = Table::new(language);
        table.press("P pagedown enter").shows("acwing-891").shows("0");
        assert!(!table.glass().contains(hint) && !table.glass().contains(law), "nothing is given away");
        table.press("t").shows(hint);
        table.press("v").shows(law);
        // Another problem begins closed; its sample stands on a board, and Esc leads back.
        table.press("down").shows("acwing-892");
        assert!(!table.glass().contains(law), "{}", table.glass());
        table.press("enter esc esc").shows("acwing-892");
    }
    let mut table = Table::new(Language::English);
    let paths = Paths::below(table.folder.path());
    let failed = Did::Failed(Failed {
        problem: "acwing-891".into(),
        input: "2\n4 5\n".into(),
        got: "No\n".into(),
        want: "Yes\n".into(),
    });
    let notes = [Did::Solved(Solved { problem: "hdu-1846".into() }), failed].map(|did| Note { day: 100, did });
    Progress::at(paths.progress()).append_all(&notes).expect("the folder can be written to");
    let settings = table.app.desk().settings.clone();
    table.app = App::new(Launch { house: games::house(), settings, paths, mistakes: Vec::new(), opening: None });
    table.press("P pagedown enter").shows("✓ hdu-1846").shows("Solved: 1 of 55");
    // What a program failed on stands on the page, and Enter puts it on a board.
    table.shows("✗ acwing-891").press("pagedown pagedown").shows("on which your program failed:");
    table.press("enter").shows("Nim");
    assert_eq!(table.app.desk().sitting().map(|sitting| sitting.duel.place().text()), Some("4,5".to_owned()));
}
