//! What all screens share: the house, the settings, the looks, the games on the table, and what is to be done outside.

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::settings::Settings;
use crate::store::record::Record;
use crate::tui::answers::Answers;
use crate::tui::backlog::Backlog;
use crate::tui::clock::Clock;
use crate::tui::key::Key;
use crate::tui::keys::Keys;
use crate::tui::keys::action::{Action, Where};
use crate::tui::keys::deed::Deed;
use crate::tui::puzzle::practice::Practice;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::tab::Tab;
use crate::tui::theme::{Depth, Theme};
use crate::tui::thought::{Cue, Errand, Found, Topic};
use duel::house::{Entry, House};
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::{Language, Say, Tongue};
use solve::judge::control::Control;
use solve::judge::scheme::Scheme;
use teach::demo::Demo;
use teach::ledger::Ledger;
use teach::lesson::form::Lesson;
use teach::note::{Day, Did, Game, Met, Mistake, Note, Unjudged};
use teach::sealed::Sealed;

/// How fast what is played by itself goes on, unless it has a pace of its own.
const BEAT: Duration = Duration::from_millis(300);

/// What is to be done outside the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// The game found on disk is gone on with.
    Resumed,
    /// Keep this game on disk.
    Keep(Box<Record>),
    /// The game on disk was played to its end.
    Finished,
    /// Write this text to a new file of this name, numbered where there is one already.
    Write {
        /// The name without its ending.
        name: String,
        /// The ending.
        extension: &'static str,
        /// The text.
        text: String,
    },
    /// Write a certificate to a new file of this name, numbered where there is one already, and tell the word of the checker.
    Seal {
        /// The name without its ending.
        name: String,
        /// The certificate.
        sealed: Box<Sealed>,
    },
    /// Add to the learner's progress.
    Note(Note),
    /// Write a setting to the settings file.
    Set(&'static str, String),
    /// Take the mouse, or give it back.
    Mouse(bool),
    /// Let the opponent play the best that it has found so far.
    Hurry,
    /// Suspend the program.
    Suspend,
    /// End the program.
    Quit,
}

/// Where a screen wants to go.
pub enum Go {
    /// Nowhere.
    Stay,
    /// One level back.
    Back,
    /// To another screen, this one below it.
    To(Door),
    /// To another screen instead of this one.
    Instead(Door),
    /// One level back, and there as if this key was pressed.
    Press(Key),
}

/// Which mistakes are to be set right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Those that are due today; if none is, all open ones.
    Due,
    /// These.
    These(Vec<Mistake>),
}

/// The screens one can go to.
pub enum Door {
    /// The set-up form of a game, perhaps filled in with a position of it.
    SetUp(Box<Entry>, Option<Arc<dyn Place>>),
    /// The game in front.
    Play,
    /// A dispute about the game in front.
    Dispute,
    /// A line to type a move, with its first character.
    Line(Option<char>),
    /// The value history.
    History,
    /// How exploitable the person is.
    Habits,
    /// The settings.
    Settings,
    /// Help for a screen: what its keys do there now.
    Help(Where, Vec<Deed>),
    /// The list of lessons and exercises.
    Study,
    /// The words of the theory.
    Glossary,
    /// The judges' problems.
    Problems,
    /// The list of lessons.
    Lessons,
    /// A lesson, perhaps as slides.
    Lesson(Arc<Lesson>, bool),
    /// An example that was put on the table.
    Example,
    /// The guided game.
    Guided,
    /// One's own mistakes: those of the game in front, or those that are due.
    Mistakes(Source),
    /// What was done so far.
    Stats,
    /// Puzzles.
    Puzzles(Practice),
    /// Starts that need so many only-moves, of this game if one is given.
    Fair(Option<Box<Entry>>),
    /// The values of the variant of a position; whether that is the game in front.
    Chart(Box<Entry>, Arc<dyn Place>, bool),
    /// The law of the game of a position for every size.
    Law(Box<Entry>, Arc<dyn Place>),
    /// The methods that can be watched on a position, one of them perhaps at once.
    Theatre(Box<Entry>, Arc<dyn Place>, Option<Cue>),
    /// The learning of a game with mixed moves, in this way.
    Learning(Box<Entry>, Arc<dyn Place>, Scheme),
    /// The oracle plays itself, so long between two sayings.
    Demo(Box<Demo>, Duration),
}

/// What a mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mouse {
    /// The column.
    pub x: u16,
    /// The row.
    pub y: u16,
    /// What happened there.
    pub act: MouseAct,
}

/// What a mouse can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MouseAct {
    /// The left button was pressed.
    Press,
    /// The wheel was turned up.
    WheelUp,
    /// The wheel was turned down.
    WheelDown,
}

/// One screen.
pub trait Layer {
    /// Which rows of the key table act here.
    fn place(&self) -> Where;

    /// Does what a key of the table asks for.
    fn act(&mut self, action: Action, desk: &mut Desk) -> Go;

    /// Whether a text is being typed: then characters are text and no shortcut.
    fn is_typing(&self) -> bool {
        false
    }

    /// Takes a key that the table does not know here, or any key while a text is being typed; `None`: it is of no use.
    fn type_key(&mut self, _key: Key, _desk: &mut Desk) -> Option<Go> {
        None
    }

    /// Takes pasted text.
    fn paste(&mut self, _text: &str, _desk: &mut Desk) -> Go {
        Go::Stay
    }

    /// Takes a mouse action.
    fn mouse(&mut self, _mouse: Mouse, _desk: &mut Desk) -> Go {
        Go::Stay
    }

    /// Draws itself; tells where a text cursor is.
    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position>;

    /// Whether the screen below shines through.
    fn is_overlay(&self) -> bool {
        false
    }

    /// Whether it has the whole window, without a footer.
    fn is_bare(&self) -> bool {
        false
    }

    /// What should be known of positions of the game in front, the most urgent first.
    fn needs(&self, _desk: &Desk) -> Vec<(Topic, usize)> {
        Vec::new()
    }

    /// Whether a key that acts on this screen has something to act on just now: the footer shows no others.
    fn offers(&self, _action: Action, _desk: &Desk) -> bool {
        true
    }

    /// What the footer shows in the state the screen is in, the most wanted first; `None`: by the ranks of the key table.
    fn wants(&self, _desk: &Desk) -> Option<&'static [Action]> {
        None
    }

    /// What a key does just now, where that can be told better than by its name.
    fn label(&self, _action: Action, _desk: &Desk) -> Option<Say> {
        None
    }

    /// What is to be found out for this screen alone, and of which variant.
    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        None
    }

    /// Takes in what such an errand found out.
    fn found(&mut self, _errand: &Errand, _found: Found) {}

    /// Whether it goes on by itself, one step a beat.
    fn is_playing(&self) -> bool {
        false
    }

    /// Whether a move is just being seen to happen: that goes on while something is thought about.
    fn is_moving(&self) -> bool {
        false
    }

    /// The time from one step to the next.
    fn pace(&self) -> Duration {
        BEAT
    }

    /// Goes on by one step.
    fn beat(&mut self) {}

    /// Looks at what was found out since.
    fn answered(&mut self, _desk: &mut Desk) -> Go {
        Go::Stay
    }

    /// Puts away what the screen had on the table.
    fn leave(&mut self, _desk: &mut Desk) {}
}

/// What all screens share.
pub struct Desk {
    /// Every game.
    pub house: House,
    /// The settings.
    pub settings: Settings,
    /// The key table.
    pub keys: Keys,
    /// The language spoken.
    pub tongue: &'static Tongue,
    /// The colours.
    pub theme: Theme,
    /// The games on the table, the one in front last.
    pub sittings: Vec<Sitting>,
    /// A game kept on disk that may be gone on with.
    pub resumable: Option<Record>,
    /// One line of news, until the next key.
    pub notice: Option<Say>,
    /// What is to be done outside.
    pub effects: Vec<Effect>,
    /// The thinking that has become slow enough to be told of.
    pub slow: Option<Control>,
    /// When the question was asked that is thought about.
    pub asked_at: Duration,
    /// Whether the opponent was asked to play what it has found so far.
    pub is_hurried: bool,
    /// What of the oracle's words is open.
    pub tab: Option<Tab>,
    /// What the terminal answered when it was asked.
    pub answers: Answers,
    /// How many colours there are, where it is not the terminal at hand that shows them.
    pub depth: Option<Depth>,
    /// The scale of boards.
    pub scale: u16,
    /// The laws typed so far, the last one last.
    pub laws: Vec<String>,
    /// The variants typed so far to hold a game against, the last one last.
    pub rivals: Vec<String>,
    /// The learner's mistakes and when each is due.
    pub ledger: Ledger,
    /// Today.
    pub today: Day,
    /// Finished games still to be looked at.
    pub backlog: Backlog,
    /// What time it is.
    pub clock: Clock,
}

impl Desk {
    /// Puts a sentence into the language spoken.
    pub fn speak(&self, say: &Say) -> String {
        self.tongue.speak(say)
    }

    /// What a key is called in the language spoken.
    pub fn called(&self, key: &str) -> String {
        self.speak(&say!("key-called", key = key))
    }

    /// The game in front.
    pub fn sitting(&self) -> Option<&Sitting> {
        self.sittings.last()
    }

    /// The game in front, to be changed.
    pub fn sitting_mut(&mut self) -> Option<&mut Sitting> {
        self.sittings.last_mut()
    }

    /// Puts a game on the table in place of the one in front, which is brought back by taking back beyond its start.
    pub fn seat(&mut self, mut sitting: Sitting) {
        let game = sitting.duel.entry().id.clone();
        if sitting.purpose == Purpose::Game && sitting.duel.ply() == 0 && !self.ledger.course().met.contains(&game) {
            sitting.is_first = true;
            self.note(Did::Met(Met { game }));
        }
        sitting.deal();
        sitting.before = self.sittings.pop().map(Box::new);
        self.sittings.push(sitting);
        self.tab = None;
        self.notice = None;
    }

    /// Tells a fault in the line of news.
    pub fn complain(&mut self, fault: &Fault) {
        self.notice = Some(Say::verbatim(fault.speak(self.tongue)));
    }

    /// Changes a setting, shows it at once and writes it to the file.
    pub fn set(&mut self, name: &'static str, text: &str) {
        match self.settings.set(name, text) {
            Ok(()) => {
                self.effects.push(Effect::Set(name, text.to_owned()));
                self.apply(name);
            }
            Err(fault) => self.complain(&fault),
        }
    }

    /// Shows a theme without writing it to the file.
    pub fn preview(&mut self, theme: &str) {
        match self.settings.set("theme", theme) {
            Ok(()) => self.dress(),
            Err(fault) => self.complain(&fault),
        }
    }

    fn apply(&mut self, name: &str) {
        match name {
            "language" => self.tongue = Tongue::of(self.settings.language()),
            "mouse" => self.effects.push(Effect::Mouse(self.settings.mouse)),
            _ => self.dress(),
        }
    }

    /// Switches to the other language.
    pub fn switch_language(&mut self) {
        let next: Language = self.tongue.language.next();
        self.set("language", next.tag());
    }

    /// Switches the mouse on or off.
    pub fn switch_mouse(&mut self) {
        let text = if self.settings.mouse { "false" } else { "true" };
        self.set("mouse", text);
        self.notice = Some(if self.settings.mouse { say!("screen-mouse-on") } else { say!("screen-mouse-off") });
    }

    /// Asks for the game in front to be kept on disk, or cleared from there when it is over.
    pub fn keep(&mut self) {
        let Some(sitting) = self.sittings.iter().rev().find(|sitting| sitting.purpose == Purpose::Game) else { return };
        self.resumable = None;
        // A match goes on after a round: its memory is kept.
        let is_match = !sitting.rounds.is_new();
        if sitting.is_over() && !is_match {
            self.effects.push(Effect::Finished);
            self.write_down();
        } else if sitting.duel.nodes().len() > 1 || is_match {
            let record = sitting.record();
            self.resumable = Some(record.clone());
            self.effects.push(Effect::Keep(Box::new(record)));
        }
    }

    /// Writes something down in the learner's progress.
    pub fn note(&mut self, did: Did) {
        let note = Note { day: self.today, did };
        self.ledger.take(&note);
        self.effects.push(Effect::Note(note));
    }

    /// Goes on with judging the moves of games that an earlier session left unjudged.
    pub fn take_up(&mut self, left: &[&Unjudged]) {
        for game in left {
            self.backlog.take_up(game, &self.house);
        }
        if !left.is_empty() {
            self.note(Did::Judging);
        }
    }

    /// Writes down what is not judged yet, for a later session.
    pub fn put_off(&mut self) {
        self.backlog.put_off().into_iter().for_each(|left| self.note(Did::Unjudged(left)));
    }

    /// Writes the finished game in front down, once, and has its moves looked at.
    fn write_down(&mut self) {
        let is_new = |sitting: &&mut Sitting| {
            sitting.purpose == Purpose::Game && !sitting.is_noted && sitting.duel.nodes().len() > 1
        };
        let Some(sitting) = self.sittings.last_mut().filter(is_new) else { return };
        let Some(game) = Game::of(&sitting.duel, sitting.you, sitting.level.name()) else { return };
        sitting.is_noted = true;
        if let Some(you) = sitting.you {
            self.backlog.take(sitting, you);
        }
        self.note(Did::Game(game));
    }
}
