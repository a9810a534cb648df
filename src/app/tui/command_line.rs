//! The line at the bottom where a move is typed: completions above it, and what is wrong while nothing is changed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Effect, Go, Layer};
use crate::tui::field::Field;
use crate::tui::glass::{frame, paragraph, put, put_lines, split_bottom, split_top};
use crate::tui::key::{Code, Key};
use crate::tui::keys::action::{Action, Where};
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::view::View;
use duel::named;
use duel::typed;
use duel::typed::Ear;
use ground::num::Nat;
use ground::say;
use ground::say::Say;

/// Moves that are offered for completion at most.
const OFFERED: usize = 1_000;

/// Rows of the line with its frame below a board, and beside it, where they are shorter.
const BELOW: u16 = 6;
const BESIDE: u16 = 10;

/// Columns of a frame beside its title.
const EDGES: u16 = 4;

/// A move being typed.
pub struct MoveLine {
    field: Field,
    moves: Vec<String>,
    /// What is understood besides the notation.
    ear: Option<Ear>,
    total: Nat,
    /// What may be typed where no move is listed, for there is no end of them.
    expected: Option<Say>,
    wrong: Option<String>,
    /// The moves that the text may mean, once it was found to mean several.
    several: Vec<String>,
    /// The completion that Tab wrote, and what was typed before.
    turning: Option<(String, usize)>,
}

impl MoveLine {
    /// An empty line, or one with its first character typed.
    pub fn new(first: Option<char>, desk: &Desk) -> Self {
        let (moves, total) = match desk.sitting() {
            Some(sitting) if !sitting.is_over() => {
                let (moves, total) = sitting.place().moves(OFFERED);
                let called = |mv: String| desk.speak(&named::name(&**sitting.place(), &mv));
                (moves.into_iter().map(called).collect(), total)
            }
            _ => (Vec::new(), Nat::ZERO),
        };
        let is_endless = |sitting: &&Sitting| !sitting.is_over() && total == Nat::ZERO;
        let refused = desk.sitting().filter(is_endless).and_then(|sitting| sitting.place().play("").err());
        let expected = refused.and_then(|fault| fault.expected);
        let field = Field::of(&first.map(String::from).unwrap_or_default());
        let ear = desk.sitting().filter(|sitting| !sitting.is_over()).map(|sitting| Ear::new(&**sitting.place()));
        MoveLine { field, moves, ear, several: Vec::new(), total, expected, wrong: None, turning: None }
    }

    /// The moves that begin with what is typed, blanks aside; if none does, those that hold it.
    fn fitting(&self) -> Vec<&String> {
        if !self.several.is_empty() {
            return self.several.iter().collect();
        }
        let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        let typed = self.turning.as_ref().map_or_else(|| bare(self.field.text()), |(typed, _)| typed.clone());
        let begins: Vec<&String> = self.moves.iter().filter(|mv| bare(mv).starts_with(&typed)).collect();
        if begins.is_empty() { self.moves.iter().filter(|mv| bare(mv).contains(&typed)).collect() } else { begins }
    }

    /// Another text stands there: what was said of the old one goes.
    fn fresh(&mut self) {
        (self.turning, self.wrong) = (None, None);
        self.several.clear();
    }

    fn complete(&mut self, steps: isize) {
        let typed =
            self.turning.as_ref().map_or_else(|| self.field.text().replace(' ', ""), |(typed, _)| typed.clone());
        let next = self.turning.as_ref().map(|(_, i)| *i as isize + steps);
        let fitting = self.fitting();
        if fitting.is_empty() {
            return;
        }
        let i = next.unwrap_or(if steps < 0 { -1 } else { 0 }).rem_euclid(fitting.len() as isize) as usize;
        let field = Field::of(fitting[i]);
        (self.field, self.turning, self.wrong) = (field, Some((typed, i)), None);
    }

    fn play(&mut self, desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting_mut() else { return Go::Back };
        if self.field.text().trim().is_empty() {
            return Go::Back;
        }
        if sitting.is_opponents_turn() {
            self.wrong = Some(desk.speak(&say!("screen-not-your-turn")));
            return Go::Stay;
        }
        let place = sitting.place().clone();
        match typed::read(&*place, self.field.text()).and_then(|mv| sitting.play(&mv)) {
            Ok(()) => {
                desk.keep();
                Go::Back
            }
            Err(fault) => {
                self.wrong = Some(fault.speak(desk.tongue));
                let meant = self.ear.as_ref().map(|ear| ear.meant(&*place, self.field.text()));
                self.several = meant.filter(|meant| meant.len() > 1).unwrap_or_default();
                Go::Stay
            }
        }
    }
}

impl Layer for MoveLine {
    fn place(&self) -> Where {
        Where::Line
    }

    fn is_typing(&self) -> bool {
        true
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Choose => return self.play(desk),
            Action::Next | Action::Down => self.complete(1),
            Action::Previous | Action::Up => self.complete(-1),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        if key == (Key { code: Code::Char('d'), ctrl: true }) {
            desk.effects.push(Effect::Quit);
            return Some(Go::Back);
        }
        if key.code == Code::Backspace && self.field.text().is_empty() {
            return Some(Go::Back);
        }
        self.field.take(key).then(|| {
            self.fresh();
            Go::Stay
        })
    }

    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Go {
        self.field.paste(text);
        self.fresh();
        Go::Stay
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let total = match &self.expected {
            Some(expected) => say!("screen-type-own", expected = expected.clone()),
            None => say!("screen-type-total", total = &self.total),
        };
        let total = desk.speak(&total);
        let place = place(area, desk);
        // A title that is too long for its frame is said below the line instead.
        let (title, first) = if text::width(&total) + EDGES > place.width { ("", &*total) } else { (&*total, "") };
        let inner = frame(buffer, place, title, desk);
        let (line, below) = split_top(inner, 1);
        put(buffer, line, 0, ":", desk.theme.style(Ink::Key), desk);
        let room = Rect { x: line.x + 2, width: line.width.saturating_sub(2), ..line };
        let cursor = self.field.draw(buffer, room, desk.theme.style(Ink::Text));
        let (words, ink) = match &self.wrong {
            Some(wrong) => (wrong.clone(), Ink::Warning),
            None if first.is_empty() => (self.offered(below, desk), Ink::Hint),
            None => (first.to_owned(), Ink::Hint),
        };
        put_lines(buffer, below, &paragraph(&words, below.width, desk.theme.style(ink), desk), 0, desk);
        Some(cursor)
    }
}

/// Where it stands: at the foot of the words where they are beside the board, so that no cell of the board is hidden.
fn place(area: Rect, desk: &Desk) -> Rect {
    let game = desk.sitting().filter(|sitting| sitting.purpose == Purpose::Game);
    let stage = game.map(|sitting| View::stage(View::below(area), sitting, desk));
    match stage.filter(|stage| stage.is_beside) {
        Some(stage) => split_bottom(stage.side, BESIDE).1,
        None => split_bottom(area, BELOW).1,
    }
}

impl MoveLine {
    /// As many fitting moves as there is room for.
    fn offered(&self, area: Rect, desk: &Desk) -> String {
        let room = area.width.saturating_mul(area.height).saturating_sub(area.width / 4);
        let mut words = String::new();
        for mv in self.fitting() {
            let mv = desk.speak(&Say::verbatim(mv.as_str()));
            if text::width(&words) + text::width(&mv) + 4 > room {
                words.push('…');
                break;
            }
            words += &mv;
            words += "  ";
        }
        words
    }
}
