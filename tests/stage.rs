//! What must hold on the stage of every game, in every window and in both languages: nothing essential is cut or below a fold, the board
//! stands still when the oracle speaks, and every key that is advertised does something.

#[path = "common/crew.rs"]
mod crew;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use xorcle::duel::history::Duel;
use xorcle::duel::house::Entry;
use xorcle::duel::rounds::Match;
use xorcle::games::house;
use xorcle::opponent::Level;
use xorcle::rules::Side;
use xorcle::say::Language;
use xorcle::settings::Settings;
use xorcle::store::Paths;
use xorcle::store::opening::Opening;
use xorcle::tui::app::{App, Event};
use xorcle::tui::key::Key;
use xorcle::tui::launch::Launch;

use crate::crew::on_every_core;

/// The windows people have.
const WINDOWS: [(u16, u16); 3] = [(80, 24), (100, 30), (160, 50)];

/// A game that is played without a terminal.
struct Glass {
    app: App,
    _home: tempfile::TempDir,
}

impl Glass {
    fn open(entry: &Entry, language: Language) -> Self {
        let home = tempfile::tempdir().expect("there is room for a folder");
        let mut settings = Settings::default();
        for (name, text) in [("language", language.tag()), ("color", "never"), ("motion", "false")] {
            settings.set(name, text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        }
        let place = entry.open_preset(&entry.presets[0]).expect("presets can be opened");
        let duel = Duel::new(entry.clone(), place);
        let opening =
            Opening { duel, you: Some(Side::First), level: Level::Perfect, seed: 7, rounds: Match::default() };
        let paths = Paths::below(home.path());
        let app = App::new(Launch { house: house(), settings, paths, mistakes: Vec::new(), opening: Some(opening) });
        Glass { app, _home: home }
    }

    fn press(&mut self, key: &str) {
        self.app.update(Event::Key(key.parse::<Key>().unwrap_or_else(|()| panic!("{key} is no key"))));
        self.app.settle();
        self.app.perform();
    }

    fn frame(&mut self, (width, height): (u16, u16)) -> Frame {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.app.view(&mut buffer, area);
        Frame(buffer)
    }
}

/// A picture of the screen.
struct Frame(Buffer);

impl Frame {
    fn row(&self, y: u16) -> String {
        (0..self.0.area.width).map(|x| self.0[(x, y)].symbol()).collect()
    }

    fn text(&self) -> String {
        (0..self.0.area.height).map(|y| self.row(y).trim_end().to_owned() + "\n").collect()
    }

    /// The column of the line between board and words, where they stand beside each other.
    fn divider(&self) -> Option<u16> {
        (10..self.0.area.width).find(|x| (3..self.0.area.height - 3).all(|y| self.0[(*x, y)].symbol() == "│"))
    }

    /// The words: what is right of the divider, or all of it.
    fn words(&self) -> String {
        let left = self.divider().map_or(0, |x| x + 1);
        let row = |y| (left..self.0.area.width).map(|x| self.0[(x, y)].symbol()).collect::<String>();
        (0..self.0.area.height - 2).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }
}

/// Signs that may come and go on a board while the oracle speaks: verdicts, the finger, what is lit, values.
fn is_sign(symbol: &str) -> bool {
    symbol.chars().all(|c| " ✓✗=[]<>()*▸›∙○●0123456789x{}▀▄█▌▐▖▗▘▝▙▛▜▟▚▞░".contains(c))
}

/// Where a board stands that the oracle's words do not touch.
fn moved(closed: &Frame, open: &Frame) -> Option<String> {
    let (one, other) = (closed.divider(), open.divider());
    if one != other {
        return Some(format!("the line between board and words moves from {one:?} to {other:?}"));
    }
    let right = one?;
    for y in 2..closed.0.area.height - 2 {
        for x in 0..right {
            let (was, is) = (closed.0[(x, y)].symbol(), open.0[(x, y)].symbol());
            if was != is && !(is_sign(was) || is_sign(is)) {
                return Some(format!("column {x}, row {y}: {was} becomes {is}"));
            }
        }
    }
    None
}

#[test]
fn on_every_stage_words_are_whole_and_the_board_stands_still() {
    let wrong: Vec<String> = on_every_core(house().entries(), |entry| {
        let mut wrong = Vec::new();
        let mut glass = Glass::open(entry, Language::English);
        for language in Language::ALL {
            if language != Language::English {
                glass.press("L");
            }
            let closed = WINDOWS.map(|window| glass.frame(window));
            glass.press("o");
            let open = WINDOWS.map(|window| glass.frame(window));
            glass.press("o");
            for (window, (closed, open)) in WINDOWS.iter().zip(closed.iter().zip(&open)) {
                let how = format!("{} {language} {window:?}", entry.id);
                for (name, frame) in [("closed", closed), ("card", open)] {
                    let words = frame.words();
                    for sign in ["…", "↓", "↑ "] {
                        if words.contains(sign) {
                            wrong.push(format!("{how} {name}: {sign} in the words\n{}", frame.text()));
                        }
                    }
                }
                if let Some(why) = moved(closed, open) {
                    wrong.push(format!("{how}: {why}\n{}{}", closed.text(), open.text()));
                }
            }
        }
        wrong
    })
    .concat();
    let told: Vec<String> = wrong.iter().take(12).cloned().collect();
    let names: Vec<&str> = wrong.iter().filter_map(|one| one.lines().next()).collect();
    assert!(wrong.is_empty(), "{} faults\n{}\n{}", wrong.len(), names.join("\n"), told.join("\n"));
}
