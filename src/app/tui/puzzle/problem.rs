//! A puzzle on the table: the board with the finger, what was typed so far, and how it was marked.

use std::sync::Arc;

use crate::tui::desk::Desk;
use crate::tui::field::Field;
use crate::tui::key::{Code, Key};
use crate::tui::pointer::{Pointed, Pointer, Way};
use crate::tui::sitting::Sitting;
use duel::history::Duel;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;
use solve::judge::control::Control;
use solve::judge::reason::Role;
use teach::opponent::Level;
use teach::puzzle::key::Key as Answer;
use teach::puzzle::kind::Kind;
use teach::puzzle::make::Puzzle;
use teach::puzzle::mark::{Mark, mark};

/// Moves that a hint looks through.
const SOME: usize = 50;

/// What became of the answer.
#[derive(Clone, Debug, PartialEq)]
pub enum State {
    /// None was given yet.
    Asking,
    /// It is being marked.
    Sent(String),
    /// It is marked.
    Marked(Mark),
    /// It was given up.
    Skipped,
}

/// A puzzle on the table.
pub struct Problem {
    /// The puzzle.
    pub puzzle: Arc<Puzzle>,
    /// Its position.
    pub board: Sitting,
    /// What was typed.
    pub field: Field,
    /// Whether a text is being typed, so that letters are letters.
    pub is_typing: bool,
    /// What became of the answer.
    pub state: State,
    /// The hint that was read, which halves the gain.
    pub hint: Option<Say>,
}

impl Problem {
    /// Lays a puzzle on the table.
    pub fn new(puzzle: Puzzle) -> Self {
        let duel = Duel::new(puzzle.entry.clone(), puzzle.place.clone());
        let board = Sitting::new(duel, None, Level::Perfect, 0);
        let is_typing = puzzle.kind == Kind::Law || (puzzle.kind == Kind::Only && board.choices().is_empty());
        Problem {
            puzzle: Arc::new(puzzle),
            board,
            field: Field::default(),
            is_typing,
            state: State::Asking,
            hint: None,
        }
    }

    /// What a hint can say: the question that the reason begins with, else a move that is not the one.
    pub fn hinted(&self, desk: &Desk) -> Option<Say> {
        let tells = |says: &Say| {
            matches!(self.puzzle.key, Answer::Move { .. }) && desk.speak(says).contains(&self.puzzle.key.text())
        };
        let ask = self.puzzle.reason.steps.iter().find(|step| step.role == Role::Ask && !tells(&step.says));
        if let Some(step) = ask {
            return Some(step.says.clone());
        }
        let Answer::Move { text, .. } = &self.puzzle.key else { return None };
        let other = self.puzzle.place.moves(SOME).0.into_iter().rfind(|mv| mv != text)?;
        Some(say!("puzzle-hint-not", mv = other))
    }

    /// Whether an answer is waited for.
    pub fn is_asking(&self) -> bool {
        self.state == State::Asking
    }

    /// Whether the answer shows.
    pub fn is_done(&self) -> bool {
        matches!(self.state, State::Marked(_) | State::Skipped)
    }

    /// Takes a key that the table does not know here: P, N or D, a digit, or a letter of a text.
    pub fn take(&mut self, key: Key) -> Option<Result<(), Fault>> {
        if !self.is_asking() {
            return None;
        }
        let letter = key.narrow().writes();
        match self.puzzle.kind {
            _ if self.is_typing => (key.code != Code::Enter && self.field.take(key)).then_some(Ok(())),
            Kind::Outcome | Kind::Machine => {
                let letter = letter.filter(|letter| "pndPND".contains(*letter))?;
                Some(self.answer(&letter.to_string()))
            }
            Kind::Count | Kind::Component => {
                let is_edit = letter.is_some_and(|letter| letter.is_ascii_digit()) || key.code == Code::Backspace;
                (is_edit && self.field.take(key)).then_some(Ok(()))
            }
            Kind::Only | Kind::Law => None,
        }
    }

    /// Points at the chosen spot, or hands in what was typed.
    pub fn choose(&mut self) -> Result<(), Fault> {
        let typed = self.field.text().trim().to_owned();
        if !self.is_asking() {
            return Ok(());
        }
        if self.is_typing || matches!(self.puzzle.kind, Kind::Count | Kind::Component) {
            return if typed.is_empty() { Ok(()) } else { self.answer(&typed) };
        }
        if self.puzzle.kind == Kind::Only {
            let (scene, choices) = (self.board.scene().clone(), self.board.choices().to_vec());
            if let Pointed::Move(text) = self.board.pointer.choose(&scene, &choices) {
                return self.answer(&text);
            }
        }
        Ok(())
    }

    /// Hands an answer in. What needs no engine is marked at once, the rest by the thread that thinks.
    fn answer(&mut self, text: &str) -> Result<(), Fault> {
        if matches!(self.puzzle.kind, Kind::Only | Kind::Law) {
            self.state = State::Sent(text.to_owned());
            return Ok(());
        }
        match mark(&self.puzzle, text, &Control::new()) {
            Ok(Ok(mark)) => self.state = State::Marked(mark),
            Ok(Err(fault)) => return Err(fault),
            Err(_) => {}
        }
        Ok(())
    }

    /// Moves the finger; false where nothing is pointed at.
    pub fn go(&mut self, way: Way) -> bool {
        self.point(|pointer, board| pointer.go(way, board.scene(), board.choices()))
    }

    /// The next spot, or the one before.
    pub fn cycle(&mut self, back: bool) -> bool {
        self.point(|pointer, board| pointer.cycle(back, board.scene(), board.choices()))
    }

    fn point(&mut self, act: impl FnOnce(&mut Pointer, &Sitting)) -> bool {
        if !self.is_pointing() {
            return false;
        }
        let mut pointer = std::mem::take(&mut self.board.pointer);
        act(&mut pointer, &self.board);
        self.board.pointer = pointer;
        true
    }

    /// Whether a move is pointed out on the board.
    pub fn is_pointing(&self) -> bool {
        self.is_asking() && self.puzzle.kind == Kind::Only && !self.board.choices().is_empty()
    }
}
