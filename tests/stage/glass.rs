//! The whole screen without a terminal, and pictures of it. What was thought out once is remembered for every other screen.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use app::settings::Settings;
use app::store::Paths;
use app::store::opening::Opening;
use app::tui::app::{App, Event, Thinking};
use app::tui::desk::Effect;
use app::tui::key::Key;
use app::tui::launch::Launch;
use app::tui::thought::Found;
use app::worker::Report;
use duel::history::Duel;
use duel::house::{Entry, House};
use duel::rounds::Match;
use ground::rules::Side;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use solve::judge::control::Control;
use teach::opponent::Level;
use teach::puzzle::make::Puzzle;

/// The windows people have.
pub const WINDOWS: [(u16, u16); 3] = [(80, 24), (100, 30), (160, 50)];

/// A key that means nothing anywhere: after it no news is shown, and no game is met for the first time.
pub const CALM: &str = "f12";

/// 22 November 2026, in days from 1 January 1970: the puzzle of the day is another one tomorrow.
const SUNDAY: u32 = 20_779;

/// Every game, read once.
pub static HOUSE: LazyLock<House> = LazyLock::new(games::house);

/// What was found out on the way of these keys, in its order.
type Thoughts = HashMap<(String, usize), Found>;

/// What was thought out, game by game: the same keys lead to the same questions.
static THOUGHTS: LazyLock<Mutex<HashMap<String, Arc<Mutex<Thoughts>>>>> = LazyLock::new(Mutex::default);

/// A screen that is used without a terminal.
pub struct Glass {
    pub app: App,
    /// What it began with.
    start: String,
    /// The keys pressed so far.
    keys: String,
    /// How many answers were thought out since the last key.
    answers: usize,
    _home: tempfile::TempDir,
}

impl Glass {
    /// The first screen.
    pub fn home() -> Self {
        Self::home_set(&[])
    }

    /// The same with other settings.
    pub fn home_set(set: &[(&str, &str)]) -> Self {
        Self::set("", None, set)
    }

    /// The first preset of a game, the person begins.
    pub fn game(entry: &Entry) -> Self {
        Self::game_set(entry, &[])
    }

    /// The same with other settings.
    pub fn game_set(entry: &Entry, set: &[(&str, &str)]) -> Self {
        let place = entry.open_preset(&entry.presets[0]).expect("presets can be opened");
        Self::set(&entry.id, Some(Duel::new(entry.clone(), place)), set)
    }

    /// A game that has come as far as this; `start` names it.
    pub fn duel(start: &str, duel: Duel) -> Self {
        Self::duel_set(start, duel, &[])
    }

    /// The same with other settings.
    pub fn duel_set(start: &str, duel: Duel, set: &[(&str, &str)]) -> Self {
        Self::set(start, Some(duel), set)
    }

    /// The same under another name: what is thought out here is thought out nowhere else.
    pub fn named(self, start: &str) -> Self {
        Glass { start: start.to_owned(), ..self }
    }

    fn set(start: &str, duel: Option<Duel>, set: &[(&str, &str)]) -> Self {
        let home = tempfile::tempdir().expect("there is room for a folder");
        let mut settings = Settings::default();
        for (name, text) in [("language", "en"), ("color", "never"), ("motion", "false")].iter().chain(set) {
            settings.set(name, text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        }
        let opening = duel.map(|duel| Opening {
            duel,
            you: Some(Side::First),
            level: Level::Perfect,
            seed: 7,
            rounds: Match::default(),
        });
        let paths = Paths::below(home.path());
        let mut app = App::new(Launch { house: HOUSE.clone(), settings, paths, mistakes: Vec::new(), opening });
        app.set_day(SUNDAY);
        let start = format!("{start} {set:?}");
        Glass { app, start, keys: String::new(), answers: 0, _home: home }
    }

    /// Presses a key by its name; what it makes the program think about is thought out.
    pub fn press(&mut self, key: &str) -> &mut Self {
        self.touch(key);
        self.settle();
        self.app.perform();
        self
    }

    /// Presses a key and thinks nothing out.
    pub fn touch(&mut self, key: &str) {
        self.keys = format!("{} {key}", self.keys);
        self.answers = 0;
        self.app.update(Event::Key(key.parse::<Key>().unwrap_or_else(|()| panic!("{key} is no key"))));
    }

    /// Thinks out what is wanted, unless it was thought out before.
    fn settle(&mut self) {
        let thoughts = THOUGHTS.lock().expect("no other test panicked").entry(self.start.clone()).or_default().clone();
        let mut thoughts = thoughts.lock().expect("no other test panicked");
        while let Thinking::Ask(stamp, wish) = self.app.thinking() {
            let question = (self.keys.clone(), self.answers);
            self.answers += 1;
            let found = thoughts.entry(question).or_insert_with(|| wish.think(&Control::new()));
            self.app.update(Event::Found(Report { stamp, answer: Some(found.clone()) }));
        }
    }

    /// Gives this puzzle to whoever has ordered one.
    pub fn lay(&mut self, puzzle: Puzzle) {
        let Thinking::Ask(stamp, _) = self.app.thinking() else { panic!("no puzzle is ordered") };
        let answer = Some(Found::Puzzle(Ok(Some(Box::new(puzzle)))));
        self.app.update(Event::Found(Report { stamp, answer }));
    }

    /// Thinks out the one thing that is wanted most.
    pub fn think(&mut self) {
        if let Thinking::Ask(stamp, wish) = self.app.thinking() {
            self.app.update(Event::Found(Report { stamp, answer: Some(wish.think(&Control::new())) }));
        }
    }

    /// Whether something is to be thought out that was not asked for before.
    pub fn asks(&mut self) -> bool {
        matches!(self.app.thinking(), Thinking::Ask(..))
    }

    /// What is to be done elsewhere.
    pub fn effects(&mut self) -> Vec<Effect> {
        self.app.perform()
    }

    /// The screen in a window.
    pub fn frame(&mut self, (width, height): (u16, u16)) -> Frame {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        self.app.view(&mut buffer, area);
        Frame { buffer }
    }
}

/// A picture of the screen.
#[derive(PartialEq)]
pub struct Frame {
    pub buffer: Buffer,
}

impl Frame {
    fn row(&self, y: u16) -> String {
        (0..self.buffer.area.width).map(|x| self.buffer[(x, y)].symbol()).collect()
    }

    pub fn text(&self) -> String {
        (0..self.buffer.area.height).map(|y| self.row(y).trim_end().to_owned() + "\n").collect()
    }

    /// The column of the line between board and words, where they stand beside each other.
    pub fn divider(&self) -> Option<u16> {
        let area = self.buffer.area;
        (10..area.width).find(|x| (3..area.height - 3).all(|y| self.buffer[(*x, y)].symbol() == "│"))
    }

    /// The words: what is right of the divider, or all of it.
    pub fn words(&self) -> String {
        let area = self.buffer.area;
        let left = self.divider().map_or(0, |x| x + 1);
        let row = |y| (left..area.width).map(|x| self.buffer[(x, y)].symbol()).collect::<String>();
        (0..area.height - 2).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }
}

impl Frame {
    /// The sign that there is more to be read above or below, at the right edge of the words.
    pub fn fold(&self) -> Option<&str> {
        let area = self.buffer.area;
        let signs = (1..area.height - 2).map(|y| self.buffer[(area.width - 2, y)].symbol());
        signs.into_iter().find(|sign| ["↓", "↑"].contains(sign))
    }

    /// Whether these words are to be read, however they are wrapped.
    pub fn tells(&self, words: &str) -> bool {
        let solid = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        solid(&self.text()).contains(&solid(words)) || solid(&self.words()).contains(&solid(words))
    }
}

/// A window without its margins, title, news and footer.
pub fn inner((width, height): (u16, u16)) -> Rect {
    Rect::new(1, 2, width - 2, height - 4)
}

/// Fails where something is wrong: the first line of each fault, and the first faults with what was seen.
pub fn report(wrong: &[String]) {
    let told: Vec<String> = wrong.iter().take(8).cloned().collect();
    let names: Vec<&str> = wrong.iter().filter_map(|one| one.lines().next()).collect();
    assert!(wrong.is_empty(), "{} faults\n{}\n{}", wrong.len(), names.join("\n"), told.join("\n"));
}
