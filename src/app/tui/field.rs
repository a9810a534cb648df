//! A line of text being edited.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use tui_input::{Input, InputRequest};
use unicode_width::UnicodeWidthChar;

use crate::tui::key::{Code, Key};
use ground::params::{Domain, Param};
use ground::typed::sign;

/// A line of text with a cursor in it. Full-width letters are taken as ASCII.
#[derive(Clone, Debug, Default)]
pub struct Field(Input);

impl Field {
    /// A field that holds this text, the cursor behind it.
    pub fn of(text: &str) -> Self {
        Field(Input::new(text.to_owned()))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.value()
    }

    /// Takes a key that writes or edits; false if it does neither.
    pub fn take(&mut self, key: Key) -> bool {
        let request = match (key.code, key.ctrl) {
            (Code::Char('u'), true) => InputRequest::DeleteFromStart,
            (Code::Char('k'), true) => InputRequest::DeleteTillEnd,
            (Code::Char('w'), true) => InputRequest::DeletePrevWord,
            (Code::Char('a'), true) | (Code::Home, _) => InputRequest::GoToStart,
            (Code::Char('e'), true) | (Code::End, _) => InputRequest::GoToEnd,
            (Code::Backspace, _) => InputRequest::DeletePrevChar,
            (Code::Delete, _) => InputRequest::DeleteNextChar,
            (Code::Left, _) => InputRequest::GoToPrevChar,
            (Code::Right, _) => InputRequest::GoToNextChar,
            _ => match key.writes() {
                Some(c) => InputRequest::InsertChar(sign(c)),
                None => return false,
            },
        };
        self.0.handle(request);
        true
    }

    /// Takes pasted text: its first line.
    pub fn paste(&mut self, text: &str) {
        let line = text.trim().lines().next().unwrap_or_default();
        let kept: String = line.chars().filter(|c| !c.is_control()).map(sign).collect();
        let before: String = self.text().chars().take(self.0.cursor()).collect();
        let after: String = self.text().chars().skip(self.0.cursor()).collect();
        let cursor = before.chars().count() + kept.chars().count();
        self.0 = Input::new(format!("{before}{kept}{after}")).with_cursor(cursor);
    }

    /// Puts the cursor before this column, counted from 1, or behind the last.
    pub fn go_to(&mut self, column: usize) {
        self.0.handle(InputRequest::SetCursor(column.saturating_sub(1)));
    }

    /// Draws the part around the cursor in one row; tells where the cursor is.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect, style: Style) -> Position {
        let room = usize::from(area.width.saturating_sub(1));
        let (mut start, mut taken) = (self.0.cursor(), 0);
        let letters: Vec<char> = self.text().chars().collect();
        while start > 0 && taken + columns(letters[start - 1]) <= room {
            start -= 1;
            taken += columns(letters[start]);
        }
        let shown: String = letters[start..].iter().collect();
        buffer.set_stringn(area.x, area.y, shown, area.width.into(), style);
        Position { x: area.x + taken as u16, y: area.y }
    }
}

fn columns(c: char) -> usize {
    c.width().unwrap_or(0)
}

/// The choice that lies so many steps further in a ring of choices.
pub fn turned(now: usize, steps: isize, count: usize) -> usize {
    (now as isize + steps).rem_euclid(count as isize) as usize
}

/// The words a parameter may be, if they are few.
pub fn words_of(param: &Param) -> &'static [&'static str] {
    match param.domain {
        Domain::Flag => &["false", "true"],
        Domain::Word(words) => words,
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn full_width_letters_are_taken_as_ascii() {
        let mut field = Field::default();
        "１：３".chars().for_each(|c| assert!(field.take(Key::char(c))));
        assert_eq!(field.text(), "1:3");
    }

    #[test]
    fn pasted_text_is_one_line_without_control_signs() {
        let mut field = Field::of("35");
        field.take(Key::plain(Code::Left));
        field.paste(",4\u{7},\nq");
        assert_eq!(field.text(), "3,4,5");
    }

    #[test]
    fn a_long_text_shows_what_is_before_the_cursor() {
        let area = Rect::new(0, 0, 6, 1);
        let mut buffer = Buffer::empty(area);
        let cursor = Field::of("0123456789").draw(&mut buffer, area, Style::new());
        assert_eq!((cursor.x, buffer[(0, 0)].symbol()), (5, "5"));
    }
}
