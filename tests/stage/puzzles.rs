//! Every kind of puzzle, in every window and both languages: the board, the question, the answer and what is said to it are whole and in
//! sight, and every key that belongs to a puzzle does something.

use app::tui::desk::Door;
use app::tui::keys::action::Action;
use app::tui::puzzle::practice::Practice;
use duel::house::Entry;
use ground::say;
use ground::say::{Language, Say, Tongue};
use rustc_hash::FxHashSet;
use solve::judge::control::Control;
use teach::puzzle::key::Key;
use teach::puzzle::kind::Kind;
use teach::puzzle::make::{Puzzle, law};
use teach::puzzle::mark::mark;
use teach::puzzle::series::{Aim, Series};
use teach::puzzle::told;

use crate::crew::on_every_core;
use crate::glass::{CALM, Frame, Glass, HOUSE, WINDOWS, report};
use crate::keys::SHAPES;

/// The kinds that are asked on a board.
const ON_BOARD: [Kind; 5] = [Kind::Only, Kind::Outcome, Kind::Count, Kind::Component, Kind::Machine];

/// One puzzle of each kind of a game.
fn puzzles(entry: &Entry) -> Vec<Puzzle> {
    let control = Control::new();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for kind in ON_BOARD {
        let series = Series { games: vec![entry.clone()], kinds: vec![kind], seed: 3, is_usual: false };
        puzzles.extend(series.puzzle(0, Aim::Any, &FxHashSet::default(), &control).expect("nobody stops it"));
    }
    let place = entry.open_preset(&entry.presets[0]).expect("presets can be opened");
    for sizes in teach::puzzle::law::counts(&*place) {
        puzzles.extend(law(entry, &place, sizes, &control).expect("nobody stops it"));
    }
    puzzles
}

/// A puzzle on the table, and what was wrong so far.
struct Walk<'p> {
    number: usize,
    language: Language,
    puzzle: &'p Puzzle,
    glass: Glass,
    seen: Vec<Frame>,
    wrong: Vec<String>,
}

impl<'p> Walk<'p> {
    fn new(number: usize, language: Language, practice: Practice, puzzle: &'p Puzzle) -> Self {
        let mut glass = Glass::home_set(&[("language", language.tag())]).named(&puzzle.print());
        glass.touch(CALM);
        glass.app.enter(Door::Puzzles(practice));
        glass.lay(puzzle.clone());
        if practice == Practice::Sprint {
            glass.touch("enter");
        }
        let mut walk = Walk { number, language, puzzle, glass, seen: Vec::new(), wrong: Vec::new() };
        walk.look("opened", &[told::question(puzzle)]);
        walk
    }

    fn windows(&self) -> [(u16, u16); 2] {
        [WINDOWS[0], WINDOWS[1 + (self.number + usize::from(self.language == Language::Chinese)) % 2]]
    }

    fn offers(&self, action: Action) -> bool {
        self.glass.app.deeds().iter().any(|deed| deed.action == action)
    }

    fn speak(&self, says: &Say) -> String {
        Tongue::of(self.language).speak(says)
    }

    /// Looks at the puzzle: nothing may be below a fold, nor cut, and these words must be there; something must have changed.
    fn look(&mut self, did: &str, says: &[Say]) {
        let frames: Vec<Frame> = self.windows().map(|window| self.glass.frame(window)).into();
        let before = std::mem::take(&mut self.seen);
        let scrolled = self.speak(&say!("paint-scrolled", above = 0, below = 0));
        let scrolled = scrolled.split('0').next().expect("a word").to_owned();
        for (number, frame) in frames.iter().enumerate() {
            let area = frame.buffer.area;
            let how = format!("{} {} {}x{} {did}", self.puzzle.print(), self.language, area.width, area.height);
            let mut blame = |why: &str| self.wrong.push(format!("{how}: {why}\n{}", frame.text()));
            if let Some(sign) = frame.fold() {
                blame(&format!("{sign} in the words"));
            }
            if frame.tells(&scrolled) {
                blame("a part of the board is not in sight");
            }
            let tongue = Tongue::of(self.language);
            for words in says.iter().map(|says| tongue.speak(says)).filter(|words| !frame.tells(words)) {
                blame(&format!("“{words}” is not in sight"));
            }
            if before.get(number) == Some(frame) {
                blame("nothing has changed");
            }
        }
        self.seen = frames;
    }

    /// Types an answer and hands it in.
    fn answer(&mut self, text: &str, says: &[Say]) {
        let is_pointed = self.offers(Action::Line);
        let keys = text.chars().map(|c| if c == ' ' { "space".to_owned() } else { c.to_string() });
        let keys: Vec<String> = is_pointed.then(|| ":".to_owned()).into_iter().chain(keys).collect();
        for key in &keys {
            self.glass.touch(key);
        }
        if !matches!(self.puzzle.kind, Kind::Outcome | Kind::Machine) {
            self.seen = self.windows().map(|window| self.glass.frame(window)).into();
            self.glass.touch("enter");
            self.glass.think();
        }
        self.look(&format!("answered {text}"), says);
    }
}

/// An answer that is not right.
fn wrong(puzzle: &Puzzle) -> String {
    match &puzzle.key {
        Key::Move { text, .. } => {
            puzzle.place.moves(30).0.into_iter().find(|mv| mv != text).expect("there is a choice")
        }
        Key::Outcome(outcome) => if outcome.letter() == "P" { "N" } else { "P" }.to_owned(),
        Key::Run(run) => if run.is_lost() { "N" } else { "P" }.to_owned(),
        Key::Count(count) => (count + 1).to_string(),
        Key::Component { number, .. } => if *number == 1 { "2" } else { "1" }.to_owned(),
        Key::Law { sizes, .. } => ["a==a", "a==b+1", "a==b+1 and b==c"][sizes - 1].to_owned(),
    }
}

/// What is wrong with a puzzle, however it is answered.
fn faults(number: usize, puzzle: &Puzzle) -> Vec<String> {
    let mut found = Vec::new();
    let says = |text: &str| mark(puzzle, text, &Control::new()).expect("nobody stops it").expect("an answer").says;
    let (right, wrong) = (puzzle.key.text(), wrong(puzzle));
    let answer = (puzzle.kind != Kind::Law).then(|| told::answer(puzzle));
    for language in Language::ALL {
        let open = || Walk::new(number, language, Practice::Series, puzzle);
        for text in [&right, &wrong] {
            let mut walk = open();
            let all: Vec<Say> = [says(text)].into_iter().chain(answer.clone()).collect();
            walk.answer(text, &all);
            walk.glass.touch("v");
            walk.look("v", &[]);
            found.extend(walk.wrong);
        }
        let mut walk = open();
        if puzzle.kind != Kind::Law && walk.offers(Action::Hint) {
            walk.glass.touch("t");
            walk.look("t", &[told::question(puzzle)]);
        }
        walk.glass.touch("ctrl-s");
        walk.look("given up", &answer.clone().into_iter().collect::<Vec<_>>());
        found.extend(walk.wrong);
        if puzzle.kind == Kind::Outcome {
            let mut walk = Walk::new(number, language, Practice::Sprint, puzzle);
            walk.answer(&wrong, &[]);
            walk.glass.lay(puzzle.clone());
            walk.look("the next one", &[says(&wrong), told::question(puzzle)]);
            found.extend(walk.wrong);
        }
    }
    found
}

#[test]
fn every_puzzle_is_whole_and_every_key_on_it_does_something() {
    let is_shape = |entry: &Entry| SHAPES.contains(&entry.id.as_str());
    let games: Vec<(usize, &Entry)> = HOUSE.entries().iter().enumerate().filter(|(_, entry)| is_shape(entry)).collect();
    let found = on_every_core(&games, |(number, entry)| {
        puzzles(entry).iter().flat_map(|puzzle| faults(*number, puzzle)).collect::<Vec<String>>()
    });
    report(&found.concat());
}
