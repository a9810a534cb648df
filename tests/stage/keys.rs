//! Every key that is advertised does something: each entry of each footer is pressed on a screen that was opened anew.

use std::sync::Arc;

use app::tui::app::Event;
use app::tui::desk::Door;
use app::tui::ending::{doors, is_told};
use app::tui::key::Key;
use duel::history::Duel;
use duel::house::Entry;
use ground::say;
use ground::say::Language;
use teach::lesson::form::Lesson;
use teach::lesson::joined::Source;

use crate::crew::on_every_core;
use crate::glass::{CALM, Frame, Glass, HOUSE, WINDOWS, report};

/// A window whose footer shows nearly every key.
const WIDE: (u16, u16) = (200, 24);

/// One game for every shape of board: all of them would take minutes.
pub const SHAPES: [&str; 13] = [
    "nim",
    "tic-tac-toe",
    "dodgem",
    "hex",
    "dots-and-boxes",
    "hackenbush",
    "dag",
    "voting",
    "kuhn-poker",
    "matrix",
    "ends",
    "sprouts",
    "sum",
];

/// A screen: how it is called, and how it is opened; nothing where there is no such screen.
struct Way<'a> {
    name: String,
    window: (u16, u16),
    /// Whether the keys in its help are meant, not those in its footer.
    is_help: bool,
    open: Box<dyn Fn() -> Option<Glass> + 'a>,
}

impl Way<'_> {
    /// What is wrong with the keys in its footer.
    fn faults(&self) -> Option<String> {
        let mut glass = (self.open)()?;
        let calm = self.seen(&mut glass);
        let text = calm.text();
        let keys = if self.is_help { told_by_help(&glass) } else { told_by_footer(&glass, &text) };
        assert!(!keys.is_empty(), "{}: no key is told\n{text}", self.name);
        let mut glass = Some(glass);
        let mut dead: Vec<String> = Vec::new();
        for meant in keys {
            if !meant.iter().any(|key| self.acts(*key, &mut glass, &calm)) {
                dead.push(meant[0].to_string());
            }
        }
        (!dead.is_empty())
            .then(|| format!("{} {:?}: nothing comes of {}\n{text}", self.name, self.window, dead.join(", ")))
    }

    /// The screen as it is, with nothing left to be done or to be asked.
    fn seen(&self, glass: &mut Glass) -> Frame {
        glass.effects();
        glass.asks();
        glass.frame(self.window)
    }

    /// Whether a key changes the screen or its pace, asks for something to be thought out, or has an effect elsewhere. Where Escape brings the
    /// screen back as it was, it serves for the next key too.
    fn acts(&self, key: Key, kept: &mut Option<Glass>, calm: &Frame) -> bool {
        let mut glass = kept.take().unwrap_or_else(|| {
            let mut glass = (self.open)().expect("it was opened before");
            self.seen(&mut glass);
            glass
        });
        let before = (glass.app.pace(), glass.app.is_playing());
        glass.app.update(Event::Key(key));
        let is_paced = (glass.app.pace(), glass.app.is_playing()) != before;
        let acts = is_paced || !glass.effects().is_empty() || glass.asks() || glass.frame(self.window) != *calm;
        glass.touch("esc");
        glass.effects();
        let is_back = !is_paced && !glass.asks() && glass.frame(self.window) == *calm;
        *kept = Some(glass).filter(|_| is_back);
        acts
    }
}

/// The keys in the footer; of the arrows one must do something.
fn told_by_footer(glass: &Glass, text: &str) -> Vec<Vec<Key>> {
    let mut keys: Vec<Vec<Key>> = glass.app.buttons.iter().map(|button| vec![button.key]).collect();
    if text.lines().last().is_some_and(|footer| footer.contains("↑↓")) {
        keys.push(["up", "down", "left", "right"].map(|key| key.parse().expect("a key")).to_vec());
    }
    keys
}

/// The keys in the help; of those that share a row one must do something.
fn told_by_help(glass: &Glass) -> Vec<Vec<Key>> {
    glass.app.deeds().into_iter().map(|deed| deed.keys).collect()
}

/// A screen on which nothing is news any more, before these keys.
fn opened(mut glass: Glass, window: (u16, u16), keys: &str) -> Glass {
    glass.touch(CALM);
    glass.frame(window);
    for key in keys.split_whitespace() {
        glass.press(key).frame(window);
    }
    glass
}

/// A game that is over: its first moves, one after another, and nothing thought out. Nothing where it takes too long.
pub fn finished(entry: &Entry) -> Option<Duel> {
    let place = entry.open_preset(&entry.presets[0]).expect("presets can be opened");
    let mut duel = Duel::new(entry.clone(), place);
    for _ in 0..LONGEST {
        if duel.place().ending().is_some() {
            return Some(duel);
        }
        let mv = duel.place().moves(1).0.into_iter().next()?;
        duel.play(&mv).expect("listed moves are legal");
    }
    None
}

/// Moves of a game at most.
const LONGEST: usize = 40;

/// The states of a game, each with the keys that lead there.
const STATES: [(&str, &str); 2] = [("my move", ""), ("card", "o")];

/// Those in which words are read: every game is seen in one of them, in turn.
const OTHERS: [(&str, &str); 5] =
    [("hint", "t"), ("last hint", "t t t t"), ("every move", "o e"), ("proof", "o w"), ("law", "o C")];

/// The ways to the states of a game.
fn ways(number: usize, entry: &Entry) -> Vec<Way<'_>> {
    let state = |(name, keys): (&str, &'static str)| Way {
        name: format!("{} {name}", entry.id),
        window: WIDE,
        is_help: false,
        open: Box::new(move || Some(opened(Glass::game(entry), WIDE, keys))),
    };
    let mut ways: Vec<Way> = STATES.into_iter().chain([OTHERS[number % OTHERS.len()]]).map(state).collect();
    let taken_up = move || {
        let mut glass = opened(Glass::game(entry), WIDE, "");
        glass.touch("enter");
        let sitting = glass.app.desk().sitting()?;
        let is_taken_up = !sitting.pointer.chosen.is_empty();
        is_taken_up.then_some(glass)
    };
    ways.push(Way { name: format!("{} taken up", entry.id), window: WIDE, is_help: false, open: Box::new(taken_up) });
    let open = move || Some(opened(Glass::duel(&format!("{} over", entry.id), finished(entry)?), WIDE, ""));
    ways.push(Way { name: format!("{} over", entry.id), window: WIDE, is_help: false, open: Box::new(open) });
    ways
}

#[test]
fn every_key_in_the_footer_of_a_game_does_something() {
    let shapes: Vec<(usize, &str)> = SHAPES.into_iter().enumerate().collect();
    let wrong = on_every_core(&shapes, |(number, id)| {
        let entry = HOUSE.find(id).unwrap_or_else(|_| panic!("{id} is no game"));
        ways(*number, entry).iter().filter_map(Way::faults).collect::<Vec<String>>()
    })
    .concat();
    report(&wrong);
}

/// What is wrong with the card at the end of a game: each door on it is in sight in every window, and its key does something.
fn closed_doors(entry: &Entry, language: Language) -> Vec<String> {
    let set = [("language", language.tag())];
    let start = format!("{} over", entry.id);
    let open = || Some(opened(Glass::duel_set(&start, finished(entry)?, &set), WIDE, ""));
    let Some(glass) = open() else { return Vec::new() };
    let sitting = glass.app.desk().sitting().expect("a game is on the table");
    let doors = if is_told(sitting) { doors(sitting, glass.app.desk()) } else { Vec::new() };
    let mut wrong = Vec::new();
    for (says, key) in doors {
        for window in WINDOWS {
            let mut glass = open().expect("it was opened before");
            let (calm, says) = (glass.frame(window), glass.app.desk().speak(&says));
            let pressed = if key.len() > 1 { key.to_lowercase() } else { key.to_owned() };
            glass.touch(&pressed);
            let is_alive = !glass.effects().is_empty() || glass.asks() || glass.frame(window) != calm;
            if !calm.tells(&says) || !is_alive {
                wrong.push(format!(
                    "{} {language} {window:?}: {key} “{says}” is dead or out of sight\n{}",
                    entry.id,
                    calm.text()
                ));
            }
        }
    }
    wrong
}

#[test]
fn every_door_at_the_end_of_a_game_leads_on() {
    let all: Vec<(&str, Language)> =
        SHAPES.into_iter().flat_map(|id| Language::ALL.map(|language| (id, language))).collect();
    let wrong = on_every_core(&all, |(id, language)| {
        closed_doors(HOUSE.find(id).unwrap_or_else(|_| panic!("{id} is no game")), *language)
    });
    report(&wrong.concat());
}

#[test]
fn the_first_meeting_of_a_game_is_gone_with_any_key() {
    for id in SHAPES {
        let entry = HOUSE.find(id).unwrap_or_else(|_| panic!("{id} is no game"));
        for language in Language::ALL {
            let mut glass = Glass::game_set(entry, &[("language", language.tag())]);
            let met = WINDOWS.map(|window| glass.frame(window));
            let gone = glass.app.desk().speak(&say!("meet-gone"));
            glass.touch(CALM);
            for (window, met) in WINDOWS.into_iter().zip(met) {
                let after = glass.frame(window);
                // A strip below a wide board has no room for a first meeting.
                assert!(
                    !met.tells(&gone) || (after != met && !after.tells(&gone)),
                    "{id} {window:?}\n{}",
                    after.text()
                );
            }
        }
    }
}

/// Screens beyond the board: the game they begin in, if any, and the keys that lead there.
const SCREENS: [(&str, &str, &str); 31] = [
    ("home", "", ""),
    ("all games", "", "up up enter"),
    ("filter", "", "/ w y"),
    ("set-up", "nim", "s"),
    ("set-up of a maze", "pursuit", "s down down enter"),
    ("guided game", "", "enter"),
    ("settings", "nim", ","),
    ("study", "", "P"),
    ("lessons", "", "P enter"),
    ("puzzle", "", "P down down down enter"),
    ("puzzle answered", "", "P down down down enter s"),
    ("puzzle of the day", "", "P down down down down enter"),
    ("P or N", "", "P down down down down down enter"),
    ("P or N answered", "", "P down down down down down enter enter"),
    ("fair start", "", "P down down down down down down enter"),
    ("glossary", "", "P pagedown enter"),
    ("progress", "nim", "enter enter esc P pagedown up enter"),
    ("demo", "nim", "D"),
    ("demo stepped", "nim", "D right right right"),
    ("demo over", "nim", "D end"),
    ("look back", "nim", "enter enter g"),
    ("look back above", "nim", "enter enter g up up up"),
    ("mistakes", "nim", "enter enter g f"),
    ("mistakes answered", "nim", "enter enter g f v"),
    ("dispute", "nim", "d"),
    ("typed move", "nim", ": 1 : 3"),
    ("values", "wythoff", "T right"),
    ("law", "wythoff", "M"),
    ("search", "tic-tac-toe", "S down down"),
    ("methods of a table", "matrix", "S down down down down"),
    ("learning", "kuhn-poker", "S down enter"),
];

/// Pages of a lesson, and the keys that lead there.
const PAGES: [(&str, &str); 4] = [
    ("lesson", ""),
    ("lesson question", "space right"),
    ("lesson answered", "space right : 2 : 4 - > 3 enter"),
    ("lesson number", "space right space space"),
];

fn screen(name: &str, game: &'static str, keys: &'static str) -> Way<'static> {
    let open = move || {
        let glass = if game.is_empty() { Glass::home() } else { Glass::game(HOUSE.find(game).expect("a game")) };
        Some(opened(glass, WIDE, keys))
    };
    Way { name: name.to_owned(), window: WIDE, is_help: false, open: Box::new(open) }
}

fn page(name: &str, keys: &'static str) -> Way<'static> {
    let open = move || {
        let text = include_str!("../lessons/heaps.md");
        let source = Source { file: "heaps.md".into(), text: text.into() };
        let lesson = Lesson::read(source, &HOUSE).unwrap_or_else(|wrong| panic!("{wrong:?}"));
        let mut glass = Glass::home();
        glass.app.enter(Door::Lesson(Arc::new(lesson), false));
        Some(opened(glass.named("lesson"), WIDE, keys))
    };
    Way { name: name.to_owned(), window: WIDE, is_help: false, open: Box::new(open) }
}

/// Every screen that has a footer.
fn screens() -> Vec<Way<'static>> {
    let pages = PAGES.iter().map(|(name, keys)| page(name, keys));
    SCREENS.iter().map(|(name, game, keys)| screen(name, game, keys)).chain(pages).collect()
}

#[test]
fn every_key_in_the_footer_of_another_screen_does_something() {
    let numbers: Vec<usize> = (0..screens().len()).collect();
    let wrong = on_every_core(&numbers, |number| screens()[*number].faults());
    report(&wrong.into_iter().flatten().collect::<Vec<_>>());
}

#[test]
fn every_key_in_the_help_does_something() {
    let numbers: Vec<usize> = (0..screens().len()).collect();
    let helped = |way: Way<'static>| Way { is_help: true, window: WINDOWS[0], ..way }.faults();
    let wrong = on_every_core(&numbers, |number| helped(screens().swap_remove(*number)));
    let nim = HOUSE.find("nim").expect("a game");
    let boards = ways(0, nim).into_iter().map(|way| Way { is_help: true, window: WINDOWS[0], ..way }.faults());
    report(&wrong.into_iter().chain(boards).flatten().collect::<Vec<_>>());
}
