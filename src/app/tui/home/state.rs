//! Where one stands on the first screen, and where its things lead.

use std::cell::OnceCell;
use std::sync::Arc;

use ratatui::layout::{Position, Rect};

use crate::tui::demo;
use crate::tui::desk::{Desk, Door, Go, Mouse, MouseAct, Source};
use crate::tui::guided;
use crate::tui::home::item::Item;
use crate::tui::home::look::{Seen, opened};
use crate::tui::keys::action::Action;
use crate::tui::puzzle::practice::Practice;
use ground::say;
use ground::say::{Language, Say};
use teach::lesson::form::Lesson;
use teach::lesson::shipped::{Shipped, shipped};

/// Games that the first screen shows.
const GAMES: usize = 12;

/// The first screen.
#[derive(Default)]
pub struct Home {
    pub(super) row: usize,
    pub(super) column: usize,
    path: Option<LessonPath>,
    /// The games that are shown.
    games: Vec<usize>,
    /// The game to be gone on with.
    resume: Option<Seen>,
    /// The thing at the cursor.
    seen: Option<Seen>,
    /// The thing at the cursor, as it was last looked up.
    here: Option<Item>,
    pub(super) hits: Vec<(Rect, usize, usize)>,
}

/// The lessons that ship in a language, each read when it is looked at.
struct LessonPath {
    language: Language,
    shipped: Vec<Shipped>,
    read: Vec<OnceCell<Option<Arc<Lesson>>>>,
}

impl LessonPath {
    fn of(language: Language) -> Self {
        let shipped = shipped(language);
        let read = shipped.iter().map(|_| OnceCell::new()).collect();
        LessonPath { language, shipped, read }
    }
}

impl Home {
    /// As it opens: at what to begin with, and at today's puzzle for whoever has begun long ago.
    pub fn new(desk: &Desk) -> Self {
        let has_begun = desk.resumable.is_none() && desk.ledger.course().pages.contains(guided::NAME);
        let mut home = Home { row: usize::from(has_begun), games: famous(desk), ..Home::default() };
        home.item(desk);
        home
    }

    /// What can be chosen, row by row.
    pub(super) fn items(&mut self, desk: &Desk) -> Vec<Vec<Item>> {
        let mut rows = Vec::new();
        if desk.resumable.is_some() {
            rows.push(vec![Item::Resume]);
        } else if desk.house.find("nim").is_ok() {
            rows.push(vec![Item::Guided]);
        }
        rows.push(vec![Item::Daily]);
        let lessons = self.lessons(desk).len();
        if lessons > 0 {
            rows.push((0..lessons).map(Item::Lesson).collect());
        }
        rows.extend(self.games.chunks(2).map(|pair| pair.iter().copied().map(Item::Game).collect()));
        rows.push(vec![Item::All]);
        rows.push(vec![Item::Puzzles, Item::Sprint, Item::Mistakes]);
        rows.push(vec![Item::Slides, Item::Demo, Item::Glossary, Item::Stats]);
        rows.push(vec![Item::Language]);
        rows
    }

    fn path(&mut self, desk: &Desk) -> &LessonPath {
        let language = desk.tongue.language;
        self.path.take_if(|path| path.language != language);
        self.path.get_or_insert_with(|| LessonPath::of(language))
    }

    /// The names of the lessons that ship.
    pub(super) fn lessons(&mut self, desk: &Desk) -> impl ExactSizeIterator<Item = &str> {
        self.path(desk).shipped.iter().map(|one| one.name.as_str())
    }

    /// One of these lessons.
    pub(super) fn lesson(&mut self, at: usize, desk: &Desk) -> Option<Arc<Lesson>> {
        let path = self.path(desk);
        let read = || path.shipped[at].read(&desk.house).ok().map(Arc::new);
        path.read.get(at)?.get_or_init(read).clone()
    }

    /// The first lesson that is not done yet.
    pub(super) fn next_lesson(&mut self, desk: &Desk) -> usize {
        let done = &desk.ledger.course().lessons;
        let mut lessons = self.lessons(desk);
        let last = lessons.len().saturating_sub(1);
        lessons.position(|one| !done.contains(one)).unwrap_or(last)
    }

    /// The thing at the cursor.
    pub fn item(&mut self, desk: &Desk) -> Item {
        let rows = self.items(desk);
        self.row = self.row.min(rows.len() - 1);
        self.column = self.column.min(rows[self.row].len() - 1);
        self.here = Some(rows[self.row][self.column]);
        rows[self.row][self.column]
    }

    /// Whether a game is at the cursor, one kept on disk included.
    pub fn has_game(&self) -> bool {
        matches!(self.here, Some(Item::Game(_) | Item::Resume))
    }

    /// The game at the cursor.
    pub fn game(&mut self, desk: &Desk) -> Option<usize> {
        match self.item(desk) {
            Item::Game(i) => Some(i),
            Item::Resume => {
                let game = &desk.resumable.as_ref()?.duel.game;
                desk.house.entries().iter().position(|entry| entry.id == *game)
            }
            _ => None,
        }
    }

    /// Walks; whether the key had a way to go.
    pub fn walk(&mut self, action: Action, desk: &Desk) {
        let rows = self.items(desk);
        let row = self.row.min(rows.len() - 1);
        let is_path = |row: usize| matches!(rows[row][0], Item::Lesson(_));
        match action {
            Action::Up | Action::Down => {
                let to = if action == Action::Up { row.saturating_sub(1) } else { (row + 1).min(rows.len() - 1) };
                if to == row {
                    return;
                }
                let was_path = is_path(row);
                self.row = to;
                // The path is entered at the next lesson, and left to the first thing of a row.
                self.column = if is_path(to) {
                    self.next_lesson(desk)
                } else if was_path {
                    0
                } else {
                    self.column.min(rows[to].len() - 1)
                };
            }
            Action::Left => self.column = self.column.saturating_sub(1),
            Action::Right => self.column = (self.column + 1).min(rows[row].len() - 1),
            Action::Next | Action::Previous => {
                let flat: Vec<(usize, usize)> =
                    rows.iter().enumerate().flat_map(|(i, row)| (0..row.len()).map(move |j| (i, j))).collect();
                let at = flat.iter().position(|one| *one == (row, self.column)).unwrap_or(0);
                let to = if action == Action::Next { (at + 1).min(flat.len() - 1) } else { at.saturating_sub(1) };
                (self.row, self.column) = flat[to];
            }
            _ => {}
        }
        self.item(desk);
    }

    /// Where a thing leads that is no game and no list of games.
    pub fn door(&mut self, desk: &mut Desk) -> Go {
        Go::To(match self.item(desk) {
            Item::Guided => Door::Guided,
            Item::Daily => Door::Puzzles(Practice::Daily),
            Item::Puzzles => Door::Puzzles(Practice::Series),
            Item::Sprint => Door::Puzzles(Practice::Sprint),
            Item::Mistakes => Door::Mistakes(Source::Due),
            Item::Slides => Door::Lessons,
            Item::Glossary => Door::Glossary,
            Item::Stats => Door::Stats,
            Item::Lesson(i) => match self.lesson(i, desk) {
                Some(lesson) => Door::Lesson(lesson, false),
                None => return Go::Stay,
            },
            Item::Demo => match demo::usual(desk) {
                Ok(door) => door,
                Err(fault) => {
                    desk.complain(&fault);
                    return Go::Stay;
                }
            },
            Item::Language => {
                desk.switch_language();
                return Go::Stay;
            }
            Item::Resume | Item::Game(_) | Item::All => return Go::Stay,
        })
    }

    /// Takes a mouse action; true: the thing that was at the cursor is meant.
    pub fn mouse(&mut self, mouse: Mouse, desk: &Desk) -> bool {
        match mouse.act {
            MouseAct::WheelUp => self.walk(Action::Up, desk),
            MouseAct::WheelDown => self.walk(Action::Down, desk),
            MouseAct::Press => {
                let at = Position { x: mouse.x, y: mouse.y };
                let hit = self.hits.iter().find(|(area, ..)| area.contains(at)).map(|(_, row, column)| (*row, *column));
                if let Some(hit) = hit {
                    let is_there = hit == (self.row, self.column);
                    (self.row, self.column) = hit;
                    self.item(desk);
                    return is_there;
                }
            }
        }
        false
    }

    /// What Enter does.
    pub fn label(&self) -> Option<Say> {
        Some(match self.here? {
            Item::Resume => say!("label-go-on"),
            Item::Guided | Item::Game(_) => say!("home-enter-play"),
            Item::Daily | Item::Puzzles | Item::Sprint | Item::Mistakes => say!("home-enter-solve"),
            Item::Lesson(_) => say!("home-enter-learn"),
            Item::Demo => say!("home-enter-watch"),
            Item::Language => say!("home-enter-language"),
            Item::All | Item::Slides | Item::Glossary | Item::Stats => say!("home-enter-open"),
        })
    }

    /// What is to be seen of a thing: looked up once.
    pub(super) fn see(&mut self, item: Item, desk: &Desk) -> &Seen {
        let mark = desk.resumable.as_ref().map_or(0, |record| record.duel.moves.len() + record.duel.game.len());
        let lesson = if let Item::Lesson(at) = item { self.lesson(at, desk) } else { None };
        let kept = if item == Item::Resume { &mut self.resume } else { &mut self.seen };
        kept.take_if(|seen| seen.item != item || seen.mark != mark);
        kept.get_or_insert_with(|| opened(item, mark, lesson.as_deref(), desk))
    }
}

/// The games that the first screen shows, the most famous first.
fn famous(desk: &Desk) -> Vec<usize> {
    let entries = desk.house.entries();
    let mut games: Vec<usize> = (0..entries.len()).filter(|i| !entries[*i].is_own).collect();
    games.sort_by_key(|i| std::cmp::Reverse(entries[*i].fame));
    games.truncate(GAMES);
    games
}
