//! The list of lessons: title and promise of each; Enter opens one.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::say;
use crate::say::{Language, Say};
use crate::teach::lesson::form::Lesson;
use crate::teach::lesson::runs::words;
use crate::teach::lesson::shipped::shipped;
use crate::tui::desk::{Desk, Door, Go, Layer, Mouse};
use crate::tui::glass::{put, put_line, split_top};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::theme::Ink;

/// Lines an entry takes: its title, its promise and a blank one.
const TALL: u16 = 3;

/// The list of lessons.
pub struct Lessons {
    /// The language they are in.
    language: Language,
    all: Vec<Arc<Lesson>>,
    list: List,
}

impl Lessons {
    /// The lessons that ship, in the language spoken.
    pub fn new(desk: &Desk) -> Self {
        Lessons { language: desk.tongue.language, all: read(desk), list: List::default() }
    }

    /// Reads them anew where another language is spoken now.
    fn follow(&mut self, desk: &Desk) {
        if self.language != desk.tongue.language {
            (self.language, self.all) = (desk.tongue.language, read(desk));
        }
    }
}

fn read(desk: &Desk) -> Vec<Arc<Lesson>> {
    let all = shipped(desk.tongue.language);
    all.iter().filter_map(|one| one.read(&desk.house).ok()).map(Arc::new).collect()
}

impl Layer for Lessons {
    fn place(&self) -> Where {
        Where::Lessons
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        self.follow(desk);
        match action {
            walking if self.list.act(walking, self.all.len()) => {}
            Action::Choose | Action::Right => {
                if let Some(lesson) = self.all.get(self.list.chosen) {
                    return Go::To(Door::Lesson(lesson.clone(), false));
                }
            }
            Action::Slides => {
                if let Some(lesson) = self.all.get(self.list.chosen) {
                    return Go::To(Door::Lesson(lesson.clone(), true));
                }
            }
            Action::Back | Action::Left => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        match self.list.mouse(mouse, self.all.len(), TALL) {
            Touch::Confirmed => self.act(Action::Choose, desk),
            Touch::Moved => Go::Stay,
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.follow(desk);
        let style = |ink| desk.theme.style(ink);
        put(buffer, area, 0, &desk.speak(&say!("lessons-name")), style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        for (row, i) in self.list.shown(below, self.all.len(), TALL).enumerate() {
            let (mark, ink) = if i == self.list.chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
            let lesson = &self.all[i];
            let top = row as u16 * TALL;
            let title = Say::verbatim(format!("{mark} {}. {}", i + 1, words(&lesson.title)));
            let line = |words: String, ink| Line::from(Span::styled(words, style(ink)));
            put_line(buffer, below, top, &line(desk.speak(&title), ink), desk);
            put_line(buffer, below, top + 1, &line(format!("     {}", words(&lesson.promise)), Ink::Hint), desk);
        }
        None
    }
}
