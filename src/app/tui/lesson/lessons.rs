//! The list of lessons, each with its tick, and at the right what the chosen one is about; Enter opens it.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Door, Go, Layer, Mouse};
use crate::tui::glass::{put, sign, split_left, split_top, upright};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::preview;
use crate::tui::preview::Preview;
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::{Language, Say};
use teach::lesson::form::Lesson;
use teach::lesson::runs::words;
use teach::lesson::shipped::shipped;

/// Lines an entry takes.
const TALL: u16 = 1;

/// Columns that what is told of a lesson wants beside the list.
const BESIDE: u16 = 36;

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
        let all = read(desk);
        let done = &desk.ledger.course().lessons;
        let next = all.iter().position(|one| !done.contains(one.name())).unwrap_or(0);
        Lessons { language: desk.tongue.language, all, list: List::at(next) }
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

    fn label(&self, action: Action, _desk: &Desk) -> Option<Say> {
        (action == Action::Choose).then(|| say!("home-enter-learn"))
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.follow(desk);
        let style = |ink| desk.theme.style(ink);
        put(buffer, area, 0, &desk.speak(&say!("lessons-name")), style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        let done = &desk.ledger.course().lessons;
        let names: Vec<String> = self.all.iter().enumerate().map(|(i, one)| title(i, one)).collect();
        let longest = names.iter().map(|name| text::width(name)).max().unwrap_or(0) + 4;
        let (list, rest) = if area.width >= longest + BESIDE {
            split_left(below, longest.max(area.width / 2))
        } else {
            split_top(below, self.all.len() as u16 + 1)
        };
        let next = self.all.iter().position(|one| !done.contains(one.name()));
        for (row, i) in self.list.shown(list, self.all.len(), TALL).enumerate() {
            let ink = if i == self.list.chosen { Ink::Selected } else { Ink::Text };
            let mark = if i == self.list.chosen { sign(desk, "▸", ">") } else { " " };
            let stop = match (done.contains(self.all[i].name()), next == Some(i)) {
                (true, _) => sign(desk, "✓", "v"),
                (false, true) => sign(desk, "◉", "@"),
                (false, false) => sign(desk, "○", "o"),
            };
            put(buffer, list, row as u16 * TALL, &format!("{mark} {stop} {}", names[i]), style(ink), desk);
        }
        let lesson = self.all.get(self.list.chosen)?;
        let rest = if rest.y == list.y { upright(buffer, rest, desk) } else { rest };
        let scene = lesson.pages.iter().find_map(|page| page.live.as_ref()).map(|live| live.place.scene());
        let pages = desk.speak(&say!("home-pages", pages = lesson.length()));
        let mut said = vec![if done.contains(lesson.name()) { desk.speak(&say!("home-lesson-done")) } else { pages }];
        said.push(words(&lesson.promise));
        let title = title(self.list.chosen, lesson);
        preview::draw(&Preview { title, scene: scene.as_ref(), words: said, keys: Vec::new() }, buffer, rest, desk);
        None
    }
}

/// The number of a lesson and its title.
fn title(i: usize, lesson: &Lesson) -> String {
    format!("{}. {}", i + 1, words(&lesson.title))
}
