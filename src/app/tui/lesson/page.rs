//! A lesson page by page: text, a live board, questions answered on it or typed, and at the end a game to be won.

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Go, Layer, Mouse};
use crate::tui::field::Field;
use crate::tui::key::{Code, Key};
use crate::tui::keys::action::{Action, Where};
use crate::tui::lesson::lecture::{Lecture, Mood};
use crate::tui::lesson::sheet;
use crate::tui::lesson::slide;
use crate::tui::lesson::taught::Taught;
use crate::tui::sitting::Sitting;
use crate::tui::thought::{Errand, Found, Topic};
use duel::place::Place;
use ground::say;
use ground::say::Say;

impl Lecture {
    /// What a key asks for while a move is pointed at or the game is played.
    fn on_board(&mut self, action: Action, desk: &mut Desk) -> Go {
        let is_question = self.mood() == Mood::Pointing;
        match action {
            Action::Line if is_question => {
                self.is_writing = true;
                Go::Stay
            }
            Action::Hint if is_question => {
                self.hint();
                Go::Stay
            }
            Action::Undo | Action::Redo if is_question => Go::Stay,
            Action::Choose | Action::Forth if !is_question && desk.sitting().is_some_and(Sitting::is_over) => {
                self.go_on(desk)
            }
            Action::Forth if is_question => self.forth(desk),
            Action::Forth => self.play.act(Action::Choose, desk),
            Action::Choose if is_question && desk.sitting().is_some_and(|sitting| sitting.choices().is_empty()) => {
                self.is_writing = true;
                Go::Stay
            }
            Action::NewGame => self.turn(self.page, desk),
            other => {
                let go = self.play.act(other, desk);
                if is_question {
                    self.judge(desk);
                }
                go
            }
        }
    }

    /// Does what a key asks for.
    fn obey(&mut self, action: Action, desk: &mut Desk) -> Go {
        let mood = self.mood();
        match action {
            Action::Back if self.is_writing => self.is_writing = false,
            Action::Choose if self.is_writing || (mood == Mood::Typing && !self.field.text().trim().is_empty()) => {
                let text = self.field.text().to_owned();
                self.answer(&text);
            }
            _ if self.is_writing => {}
            Action::Slides => {
                self.is_slides = !self.is_slides;
                self.page = self.page.max(self.first());
            }
            Action::Notes if self.is_slides => self.has_notes = !self.has_notes,
            Action::Former => return self.back(desk),
            Action::Reveal if mood != Mood::Playing => self.reveal(),
            Action::PageDown => self.sheet.scroll.by(5),
            Action::PageUp => self.sheet.scroll.by(-5),
            Action::Back if mood != Mood::Playing => return Go::Back,
            _ if matches!(mood, Mood::Pointing | Mood::Playing) => return self.on_board(action, desk),
            Action::Hint => self.hint(),
            Action::Theatre => return self.watch(),
            Action::Choose | Action::Forth | Action::Right => return self.forth(desk),
            Action::Left => return self.back(desk),
            Action::Down => self.sheet.scroll.by(1),
            Action::Up => self.sheet.scroll.by(-1),
            _ => {}
        }
        Go::Stay
    }
}

impl Layer for Lecture {
    fn place(&self) -> Where {
        match self.mood() {
            _ if self.is_writing => Where::Line,
            Mood::Pointing | Mood::Playing => Where::LessonBoard,
            Mood::Reading | Mood::Typing => Where::Lesson,
        }
    }

    fn is_typing(&self) -> bool {
        self.is_writing
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        self.finish(desk);
        let go = self.obey(action, desk);
        self.finish(desk);
        go
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        let is_own = |c: char| c.is_ascii_digit() || "-/nNpPdD".contains(c);
        match self.mood() {
            _ if self.is_writing => self.field.take(key).then_some(Go::Stay),
            Mood::Typing => {
                let writes = key.narrow().writes().is_some_and(is_own);
                let edits = matches!(key.code, Code::Backspace | Code::Delete);
                ((writes || edits) && self.field.take(key)).then_some(Go::Stay)
            }
            Mood::Playing => self.play.type_key(key, desk),
            Mood::Pointing => {
                key.narrow().writes().filter(char::is_ascii_digit)?;
                if let Some(Go::To(_)) = self.play.type_key(key, desk) {
                    self.is_writing = true;
                    self.field = Field::default();
                    self.field.take(key);
                }
                Some(Go::Stay)
            }
            Mood::Reading => None,
        }
    }

    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Go {
        if self.is_writing || self.mood() == Mood::Typing {
            self.field.paste(text);
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if !matches!(self.mood(), Mood::Pointing | Mood::Playing) {
            return Go::Stay;
        }
        let go = self.play.mouse(mouse, desk);
        if self.mood() == Mood::Pointing {
            self.judge(desk);
        }
        go
    }

    fn needs(&self, desk: &Desk) -> Vec<(Topic, usize)> {
        if self.mood() == Mood::Playing { self.play.needs(desk) } else { Vec::new() }
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        match action {
            Action::Hint => {
                self.mood() == Mood::Playing || self.open_question().is_some_and(|(_, it)| it.hint.is_some())
            }
            Action::Reveal => self.mood() != Mood::Playing && self.key().is_some(),
            Action::NewGame | Action::Undo => self.mood() == Mood::Playing,
            Action::Forth => self.mood() != Mood::Playing,
            Action::Former => self.page > self.first(),
            Action::Choose if self.mood() == Mood::Typing => !self.field.text().trim().is_empty(),
            Action::Choose if self.mood() == Mood::Playing && desk.sitting().is_some_and(Sitting::is_over) => true,
            Action::Choose if self.mood() == Mood::Reading => false,
            Action::Notes => self.is_slides,
            Action::PageUp | Action::PageDown => self.sheet.scroll.has_way(),
            _ if matches!(self.mood(), Mood::Reading | Mood::Typing) => match action {
                Action::Up | Action::Down => self.sheet.scroll.has_way(),
                Action::Left => self.page > self.first(),
                Action::Next | Action::Previous => false,
                Action::Theatre => self.method().is_some(),
                _ => true,
            },
            other => self.play.offers(other, desk),
        }
    }

    fn label(&self, action: Action, desk: &Desk) -> Option<Say> {
        let is_over = self.mood() == Mood::Playing && desk.sitting().is_some_and(Sitting::is_over);
        match action {
            Action::Choose if is_over && self.is_finished() && self.next.is_some() => Some(say!("lesson-next-key")),
            Action::Choose if is_over => Some(say!("label-go-on")),
            Action::Choose if self.mood() == Mood::Typing => Some(say!("puzzle-answer-key")),
            Action::Choose => self.play.label(action, desk),
            Action::Reveal if self.is_revealed => Some(say!("lesson-hide-key")),
            _ => None,
        }
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        let place = self.lesson.pages.iter().find_map(|page| page.live.as_ref())?.place.clone();
        self.checked.is_none().then(|| (Errand::Lesson(Taught(self.lesson.clone())), place))
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        if let Found::Lesson(checked) = found {
            self.checked = Some(checked);
        }
    }

    fn is_moving(&self) -> bool {
        self.play.is_moving()
    }

    fn pace(&self) -> Duration {
        self.play.pace()
    }

    fn beat(&mut self) {
        self.play.beat();
    }

    fn answered(&mut self, desk: &mut Desk) -> Go {
        if self.mood() == Mood::Playing {
            self.play.answered(desk);
        }
        self.finish(desk);
        Go::Stay
    }

    fn leave(&mut self, desk: &mut Desk) {
        desk.sittings.clear();
    }

    fn is_bare(&self) -> bool {
        self.is_slides
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        if self.is_slides { slide::draw(self, buffer, area, desk) } else { sheet::draw(self, buffer, area, desk) }
    }
}
