//! The line where a law or another variant is typed: what was typed before comes back with the arrows, and a fault shows
//! under its place.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::Desk;
use crate::tui::field::Field;
use crate::tui::glass::{frame, paragraph, put, put_lines, split_bottom, split_top};
use crate::tui::inquiry::{Inquiry, Rival};
use crate::tui::key::Key;
use crate::tui::text;
use crate::tui::theme::Ink;
use duel::house::Entry;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::{Language, Say};
use teach::conjecture::law::Conjecture;

/// Rows it takes with its frame.
const ROWS: u16 = 7;

/// What is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Law,
    Variant,
}

/// A text being typed.
pub struct Line {
    kind: Kind,
    field: Field,
    wrong: Option<Fault>,
    /// What was typed before and what the line began with.
    past: Vec<String>,
    at: usize,
}

impl Line {
    /// For a law, filled in with the one typed last.
    pub fn law(desk: &Desk) -> Self {
        let mut past = desk.laws.clone();
        past.push(String::new());
        let at = past.len().saturating_sub(2);
        Line { kind: Kind::Law, field: Field::of(&past[at]), wrong: None, past, at }
    }

    /// For a variant, filled in with that of this position.
    pub fn variant(entry: &Entry, place: &dyn Place, desk: &Desk) -> Self {
        let mut past = desk.rivals.clone();
        past.push(written(entry, place));
        let at = past.len() - 1;
        Line { kind: Kind::Variant, field: Field::of(&past[at]), wrong: None, past, at }
    }

    /// Takes a key that writes or edits; false if it does neither.
    pub fn take(&mut self, key: Key) -> bool {
        let is_taken = self.field.take(key);
        if is_taken {
            self.wrong = None;
        }
        is_taken
    }

    /// Takes pasted text.
    pub fn paste(&mut self, text: &str) {
        self.field.paste(text);
        self.wrong = None;
    }

    /// Goes to what was typed before, or back towards what the line began with; what is in the line is kept there.
    pub fn turn(&mut self, is_back: bool) {
        let to = if is_back { self.at.checked_sub(1) } else { Some(self.at + 1) };
        let Some(to) = to.filter(|to| *to < self.past.len()) else { return };
        self.past[self.at] = self.field.text().to_owned();
        (self.field, self.at, self.wrong) = (Field::of(&self.past[to]), to, None);
    }

    /// Reads what is typed: nothing, a question with its text, or a fault that is shown under its place.
    pub fn read(&mut self, desk: &Desk) -> Option<Result<(String, Inquiry), ()>> {
        let text = self.field.text().to_owned();
        if text.trim().is_empty() {
            return None;
        }
        let read = match self.kind {
            Kind::Law => Conjecture::read(&text).map(|law| Inquiry::Law(Box::new(law))),
            Kind::Variant => rival(&text, desk).map(Inquiry::Against),
        };
        Some(read.map(|inquiry| (text, inquiry)).map_err(|fault| {
            if let Some(column) = fault.at {
                self.field.go_to(column);
            }
            self.wrong = Some(fault);
        }))
    }

    /// Keeps what is typed for later lines.
    pub fn keep(&self, desk: &mut Desk) {
        let typed = match self.kind {
            Kind::Law => &mut desk.laws,
            Kind::Variant => &mut desk.rivals,
        };
        let text = self.field.text().trim();
        if !text.is_empty() {
            typed.retain(|known| known != text);
            typed.push(text.to_owned());
        }
    }

    /// Draws itself over the lowest rows of an area; tells where the cursor is.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Position {
        let (title, prompt, hint) = match self.kind {
            Kind::Law => (say!("screen-guess-title"), say!("screen-guess-prompt"), say!("screen-guess-hint")),
            Kind::Variant => (say!("screen-diff-title"), say!("screen-diff-prompt"), say!("screen-diff-hint")),
        };
        let (_, place) = split_bottom(area, ROWS);
        let inner = frame(buffer, place, &desk.speak(&title), desk);
        let (line, below) = split_top(inner, 1);
        let prompt = desk.speak(&prompt);
        put(buffer, line, 0, &prompt, desk.theme.style(Ink::Key), desk);
        let gap = u16::from(desk.tongue.language == Language::English);
        let taken = (text::width(&prompt) + gap).min(line.width);
        let room = Rect { x: line.x + taken, width: line.width - taken, ..line };
        let cursor = self.field.draw(buffer, room, desk.theme.style(Ink::Text));
        self.draw_below(buffer, below, cursor.x, &hint, desk);
        cursor
    }

    /// The caret with the fault, or a word of help.
    fn draw_below(&self, buffer: &mut Buffer, area: Rect, x: u16, hint: &Say, desk: &Desk) {
        let (carets, words) = split_top(area, 1);
        let (told, ink) = match &self.wrong {
            Some(fault) => (fault.speak(desk.tongue), Ink::Warning),
            None => (desk.speak(hint), Ink::Hint),
        };
        if self.wrong.as_ref().is_some_and(|fault| fault.at.is_some()) {
            let under = Rect { x, width: 1, ..carets };
            put(buffer, under.intersection(carets), 0, "^", desk.theme.style(Ink::Warning), desk);
        }
        put_lines(buffer, words, &paragraph(&told, words.width, desk.theme.style(ink), desk), 0, desk);
    }
}

/// The variant of a position with all its parameters, as it can be typed: `bash[max=3;misere=false]`.
fn written(entry: &Entry, place: &dyn Place) -> String {
    let texts = place.params().iter().map(|(param, setting)| (param.name, setting.write()));
    // What itself holds the signs between parameters cannot be typed here.
    let typed = texts.filter(|(_, text)| !text.contains([';', ']']));
    let pairs: Vec<String> = typed.map(|(name, text)| format!("{name}={text}")).collect();
    if pairs.is_empty() { entry.id.clone() } else { format!("{}[{}]", entry.id, pairs.join(";")) }
}

fn rival(text: &str, desk: &Desk) -> Result<Rival, Fault> {
    let (entry, params) = desk.house.variant(text)?;
    Ok(Rival(entry.open(&params, None)?))
}
