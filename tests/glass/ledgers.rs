//! Tables of shares, hands and dice on the screen: what everybody may know stands there before anybody chooses.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use app::settings::Settings;
use app::store::Paths;
use app::store::opening::Opening;
use app::tui::app::{App, Event};
use app::tui::key::Key;
use app::tui::launch::Launch;
use app::tui::sitting::Sitting;
use duel::history::Duel;
use duel::rounds::Match;
use ground::rules::Side;
use ground::say::Language;
use teach::opponent::Level;

/// A game on the screen, without a terminal.
struct Game {
    app: App,
    size: (u16, u16),
    _folder: tempfile::TempDir,
}

impl Game {
    fn open(id: &str, position: Option<&str>, you: Side, language: Language, set: &[(&str, &str)]) -> Self {
        let house = games::house();
        let entry = house.find(id).expect(id).clone();
        let place =
            entry.open(&entry.params(), position).unwrap_or_else(|fault| panic!("{id} {position:?}: {fault:?}"));
        let folder = tempfile::tempdir().expect("a folder");
        let mut settings = Settings::default();
        settings.set("language", language.tag()).expect("a language");
        for (name, text) in set {
            settings.set(name, text).expect("a setting");
        }
        let duel = Duel::new(entry, place).reshuffled(7);
        let opening = Opening { duel, you: Some(you), level: Level::Perfect, seed: 7, rounds: Match::default() };
        let paths = Paths::below(folder.path());
        let app = App::new(Launch { house, settings, paths, mistakes: Vec::new(), opening: Some(opening) });
        Game { app, size: (80, 24), _folder: folder }
    }

    fn press(&mut self, keys: &str) -> &mut Self {
        for key in keys.split_whitespace() {
            self.app.update(Event::Key(key.parse::<Key>().expect("a key has this name")));
            self.app.settle();
            self.app.perform();
            self.glass();
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

    fn sitting(&self) -> &Sitting {
        self.app.desk().sitting().expect("a game is on the table")
    }
}

/// The games of shares with starts whose data are numbers of a list, one for every player.
const LISTED: [(&str, &str, [&str; 4]); 5] = [
    ("voting", "4:3,2,1,1", ["3", "2", "1", "1"]),
    ("voting", "51:50,49,1", ["50", "49", "1", ""]),
    ("airport", "1,4,9,12", ["1", "4", "9", "12"]),
    ("bankruptcy", "200:100,200,300", ["100", "200", "300", ""]),
    ("flow-game", "s>a=4A,a>t=3B,s>t=2C", ["s>a=4", "a>t=3", "s>t=2", ""]),
];

/// Numbers and letters of a frame, with what stands between them.
fn words(line: &str) -> Vec<&str> {
    line.split(|c: char| c.is_whitespace() || "▕▏│|。，.".contains(c)).filter(|word| !word.is_empty()).collect()
}

fn everywhere(mut look: impl FnMut(Language, (u16, u16), &[(&str, &str)])) {
    for language in [Language::English, Language::Chinese] {
        for size in [(80, 24), (60, 18), (100, 30), (160, 50)] {
            for glyphs in ["unicode", "ascii"] {
                look(language, size, &[("glyphs", glyphs)]);
            }
        }
    }
}

#[test]
fn what_players_bring_stands_on_the_first_frame() {
    everywhere(|language, size, set| {
        for (id, start, brought) in LISTED {
            let mut game = Game::open(id, Some(start), Side::First, language, set);
            game.size = size;
            let glass = game.glass();
            for (player, number) in ["A", "B", "C", "D"].iter().zip(brought).filter(|(_, number)| !number.is_empty()) {
                let is_row = |line: &&str| words(line).windows(2).any(|pair| pair[0] == *player || pair[1] == *player);
                let is_told = glass.lines().filter(is_row).any(|line| words(line).contains(&number));
                assert!(is_told, "{player} brings {number} at {size:?}:\n{glass}");
            }
        }
        let mut gloves = Game::open("glove", Some("1,2"), Side::First, language, set);
        gloves.size = size;
        let (left, right) = if language == Language::English { ("left", "right") } else { ("左 手", "右 手") };
        let glass = gloves.glass();
        for row in [format!("A   {left}"), format!("B   {right}"), format!("C   {right}")] {
            assert_eq!(glass.matches(&row).count(), 1, "{row} at {size:?}:\n{glass}");
        }
        let mut told = Game::open("coalition", Some("A=2,B=4,AB=10,C=1,AC=3,BC=6,ABC=15"), Side::First, language, set);
        told.size = size;
        let glass = told.glass();
        for (group, worth) in [("A B", "10"), ("A C", "3"), ("B C", "6")] {
            let is_told = |line: &str| line.contains(group) && words(line).contains(&worth);
            assert!(glass.lines().any(is_told), "{group} alone {worth} at {size:?}:\n{glass}");
        }
    });
}

#[test]
fn quota_and_whole_are_told_with_them() {
    everywhere(|language, size, set| {
        let mut voting = Game::open("voting", None, Side::First, language, set);
        voting.size = size;
        let glass = voting.glass();
        let line = glass.lines().find(|line| words(line).contains(&"7")).unwrap_or_else(|| panic!("{glass}"));
        assert_eq!(["4", "7", "1"].map(|number| words(line).contains(&number)), [true; 3], "{line}");
    });
}

#[test]
fn shares_are_set_with_the_arrows_and_keep_their_sum() {
    let mut game = Game::open("voting", None, Side::First, Language::English, &[]);
    let shares =
        |game: &Game| game.sitting().shares().and_then(ground::scene::ledger::Ledger::shares).expect("shares are set");
    let texts = |game: &Game| shares(game).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(texts(&game), ["1/4", "1/4", "1/4", "1/4"]);
    game.press("right");
    assert!(game.glass().contains("Nothing is left to give"), "{}", game.glass());
    game.press("down left");
    let glass = game.glass();
    assert!(glass.contains("still to give  1/20") && glass.contains("Enter give the rest"), "{glass}");
    game.press("up enter");
    assert_eq!(texts(&game), ["3/10", "1/5", "1/4", "1/4"]);
    assert!(game.glass().contains("Enter propose"), "{}", game.glass());
    game.press("down down left up up right enter");
    assert!(game.sitting().is_over(), "the opponent answers a split");
    assert!(game.sitting().place().text().contains("@7/20,1/5,1/5,1/4"), "{}", game.sitting().place().text());
    game.press("u");
    assert!(game.sitting().shares().is_some(), "another split may be tried");
}

#[test]
fn the_end_says_whose_objection_won() {
    for (language, objection) in [(Language::English, "The objection is true"), (Language::Chinese, "反 对 属 实")]
    {
        for size in [(80, 24), (100, 30), (160, 50)] {
            let mut game = Game::open("voting", None, Side::First, language, &[("motion", "false")]);
            game.size = size;
            game.press("enter");
            assert!(game.glass().contains(objection), "{}", game.glass());
        }
    }
}

#[test]
fn an_answer_is_pointed_out_in_the_table() {
    let mut game = Game::open("glove", Some("1,2 @1/3,1/3,1/3"), Side::First, Language::English, &[]);
    let glass = game.glass();
    assert!(glass.contains("object") && glass.contains("accept") && glass.contains("1/3"), "{glass}");
    game.press("enter enter down enter");
    assert_eq!(game.sitting().place().text(), "1,2 @1/3,1/3,1/3 AB");
}

#[test]
fn cards_are_dealt_without_being_asked_for() {
    for id in ["kuhn-poker", "leduc-poker", "liars-dice"] {
        for you in [Side::First, Side::Second] {
            let mut game = Game::open(id, None, you, Language::English, &[]);
            game.app.settle();
            let sitting = game.sitting();
            assert!(sitting.place().lot(0).is_none(), "{id}: somebody chooses");
            assert!(sitting.place().situation().is_some());
            let glass = game.glass();
            assert!(glass.contains("You") && glass.contains("Opponent") && glass.contains('░'), "{glass}");
            assert!(!glass.contains("cut"), "{glass}");
            game.press("u");
            assert!(game.sitting().place().lot(0).is_none(), "{id}: no lot is taken back");
        }
    }
}

#[test]
fn what_cards_cost_stands_below_the_choices() {
    everywhere(|language, size, set| {
        let mut game = Game::open("kuhn-poker", None, Side::First, language, set);
        game.size = size;
        let glass = game.glass();
        let costs = if language == Language::English {
            ["free", "1 more", "pot  2"]
        } else {
            ["不 用 付", "再 付  1", "底 池   2"]
        };
        for cost in costs {
            assert!(glass.contains(cost), "{cost} at {size:?}:\n{glass}");
        }
    });
}

#[test]
fn advice_at_the_table_is_in_the_words_of_its_language() {
    let mut game = Game::open("kuhn-poker", None, Side::First, Language::Chinese, &[("motion", "false")]);
    game.size = (160, 50);
    game.press("o w");
    let glass = game.glass().replace(' ', "");
    assert!(glass.contains("过牌（概率") || glass.contains("下注（概率"), "{glass}");
}

#[test]
fn a_round_that_was_shown_cannot_be_taken_back() {
    let mut game = Game::open("kuhn-poker", None, Side::First, Language::English, &[]);
    for _ in 0..4 {
        if !game.sitting().is_over() {
            game.press("enter");
        }
    }
    assert!(game.sitting().is_over());
    let glass = game.glass();
    let is_told = glass.contains("You won 1.") || glass.contains("The opponent won 1.");
    assert!(is_told && glass.contains("You had ") && glass.contains(", the opponent "), "{glass}");
    assert!(!glass.contains("cut"), "{glass}");
    assert!(!glass.contains("u undo"), "no key is told that does nothing:\n{glass}");
    let over = game.sitting().place().text();
    game.press("u");
    assert_eq!(game.sitting().place().text(), over);
    assert!(
        game.glass().contains("cannot be taken back") || game.glass().contains("this round stays"),
        "{}",
        game.glass()
    );
    game.press("N");
    assert!(!game.sitting().is_over());
    game.press("u");
    assert_eq!(game.sitting().place().text(), over, "the round before is looked at again");
}

#[test]
fn rock_paper_and_scissors_have_their_names() {
    for (language, names) in [(Language::English, "1 is rock"), (Language::Chinese, "1 是 石 头")] {
        let mut game = Game::open("matrix", None, Side::First, language, &[]);
        game.press("right left");
        let glass = game.glass();
        assert!(glass.contains(names), "{glass}");
    }
    let mut game = Game::open("matrix", None, Side::First, Language::English, &[]);
    assert!(game.glass().contains("Enter choose rock"), "{}", game.glass());
    let mut other = Game::open("matrix", Some("1,-1;-1,1"), Side::First, Language::English, &[]);
    assert!(!other.glass().contains("rock"), "{}", other.glass());
}
