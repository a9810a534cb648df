//! The first screen: what to go on with, today's puzzle, the path of the lessons, games by fame, practice.
//!
//! Invariant: at 80x24 all of it is seen at once, and nothing of it is cut.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::duel::house::Entry;
use crate::duel::place::Place;
use crate::say;
use crate::say::{Language, Say};
use crate::scene::Scene;
use crate::teach::lesson::form::Lesson;
use crate::teach::lesson::runs::words;
use crate::teach::lesson::shipped::shipped;
use crate::teach::puzzle::daily::daily;
use crate::teach::streak::{streak, week};
use crate::tui::demo;
use crate::tui::desk::{Desk, Door, Go, Mouse, MouseAct, Source};
use crate::tui::glass::{first_shown, put, put_line, split_left, split_top, told, upright};
use crate::tui::guided;
use crate::tui::keys::action::Action;
use crate::tui::preview::{self, Preview};
use crate::tui::puzzle::practice::Practice;
use crate::tui::start::resumed;
use crate::tui::text;
use crate::tui::theme::Ink;

/// Games that the first screen shows.
const GAMES: usize = 12;

/// Columns of the list, and of the line left of the preview.
const LIST: u16 = 41;

/// Columns from which there is a preview beside the list.
const WIDE: u16 = 78;

/// Columns from which the week stands right of both.
const VERY_WIDE: u16 = 148;

/// Ratings that the small curve shows.
const CURVE: usize = 12;

/// One thing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The game kept on disk.
    Resume,
    /// The guided game.
    Guided,
    /// The puzzle of the day.
    Daily,
    /// A lesson, by its place on the path.
    Lesson(usize),
    /// A game of the house.
    Game(usize),
    /// All games, family by family.
    All,
    /// Puzzles without end.
    Puzzles,
    /// P or N against the clock.
    Sprint,
    /// One's own mistakes.
    Mistakes,
    /// The lessons, for whoever teaches.
    Slides,
    /// The oracle plays itself.
    Demo,
    /// The words of the theory.
    Glossary,
    /// What was done so far.
    Stats,
    /// The other language.
    Language,
}

/// What was opened to be looked at.
struct Seen {
    item: Item,
    /// What it depends on besides.
    mark: usize,
    title: Say,
    scene: Option<Scene>,
    is_yours: Option<bool>,
}

/// The first screen.
#[derive(Default)]
pub struct Home {
    row: usize,
    column: usize,
    lessons: Option<(Language, Vec<Arc<Lesson>>)>,
    /// The game to be gone on with.
    resume: Option<Seen>,
    /// The thing at the cursor.
    seen: Option<Seen>,
    /// The thing at the cursor, as it was last looked up.
    here: Option<Item>,
    hits: Vec<(Rect, usize, usize)>,
}

/// A row of the list as it is drawn.
enum Row {
    /// A heading, with a word at the right.
    Head(Say, Option<Say>),
    /// Things to choose, each with its column.
    Items(usize, Vec<(Item, String, u16)>),
    /// A word about the row above.
    Note(String, String),
    Blank,
}

impl Home {
    /// As it opens: at what to begin with, and at today's puzzle for whoever has begun long ago.
    pub fn new(desk: &Desk) -> Self {
        let has_begun = desk.resumable.is_none() && desk.ledger.course().pages.contains(guided::NAME);
        let mut home = Home { row: usize::from(has_begun), ..Home::default() };
        home.item(desk);
        home
    }

    /// What can be chosen, row by row.
    fn items(&mut self, desk: &Desk) -> Vec<Vec<Item>> {
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
        let famous = famous(desk);
        rows.extend(famous.chunks(2).map(|pair| pair.iter().copied().map(Item::Game).collect()));
        rows.push(vec![Item::All]);
        rows.push(vec![Item::Puzzles, Item::Sprint, Item::Mistakes]);
        rows.push(vec![Item::Slides, Item::Demo, Item::Glossary, Item::Stats]);
        rows.push(vec![Item::Language]);
        rows
    }

    /// The lessons that ship, read once for a language.
    fn lessons(&mut self, desk: &Desk) -> &[Arc<Lesson>] {
        let language = desk.tongue.language;
        if self.lessons.as_ref().is_none_or(|(known, _)| *known != language) {
            let all = shipped(language);
            let read = all.iter().filter_map(|one| one.read(&desk.house).ok()).map(Arc::new).collect();
            self.lessons = Some((language, read));
        }
        self.lessons.as_ref().map_or(&[], |(_, all)| all)
    }

    /// The first lesson that is not done yet.
    fn next_lesson(&mut self, desk: &Desk) -> usize {
        let done = &desk.ledger.course().lessons;
        let lessons = self.lessons(desk);
        lessons.iter().position(|one| !done.contains(one.name())).unwrap_or(lessons.len().saturating_sub(1))
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
            Item::Lesson(i) => match self.lessons(desk).get(i) {
                Some(lesson) => Door::Lesson(lesson.clone(), false),
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
}

impl Home {
    /// Draws everything.
    pub fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        self.hits.clear();
        draw_title(buffer, area, desk);
        let (_, below) = split_top(area, if area.height >= 20 { 2 } else { 1 });
        if area.width < WIDE {
            return self.draw_list(buffer, below, desk);
        }
        let third = if area.width >= VERY_WIDE { 36 } else { 0 };
        let side = if third > 0 { 49 } else { 39.max((area.width - LIST).min(41)) };
        let (left, rest) = split_left(below, below.width - side - third);
        let (right, far) = split_left(rest, side);
        // The list stands in the middle of what it has, a third of the free rows above it.
        let rows = self.rows(desk).len() as u16;
        let list = Rect {
            x: left.x + left.width.saturating_sub(LIST) / 2,
            y: left.y + left.height.saturating_sub(rows) / 3,
            width: left.width.saturating_sub(1).min(LIST),
            height: left.height.min(rows),
        };
        self.draw_list(buffer, list, desk);
        let inner = upright(buffer, right, desk);
        self.draw_preview(buffer, Rect { width: inner.width.saturating_sub(u16::from(third > 0)), ..inner }, desk);
        if third > 0 {
            let inner = upright(buffer, far, desk);
            self.draw_week(buffer, inner, desk);
        }
    }

    /// The rows of the list.
    fn rows(&mut self, desk: &Desk) -> Vec<Row> {
        let items = self.items(desk);
        let course = desk.ledger.course();
        let next = self.next_lesson(desk);
        let here = self.item(desk);
        let mut rows = Vec::new();
        let mut is_first_game = true;
        for (i, row) in items.iter().enumerate() {
            match row[0] {
                Item::Resume => rows.push(Row::Head(say!("home-continue"), None)),
                Item::Guided => rows.push(Row::Head(say!("home-begin"), None)),
                Item::Daily => rows.push(Row::Head(say!("home-today"), None)),
                Item::Lesson(_) => {
                    let known = self.lessons(desk).iter().filter(|one| course.lessons.contains(one.name())).count();
                    rows.push(Row::Head(say!("home-learn"), Some(say!("home-done", done = known, all = row.len()))));
                }
                Item::Game(_) if is_first_game => {
                    is_first_game = false;
                    rows.push(Row::Head(
                        say!("home-play"),
                        Some(say!("home-search", games = desk.house.entries().len())),
                    ));
                }
                Item::Puzzles => rows.push(Row::Head(say!("home-practise"), None)),
                Item::Language => rows.push(Row::Blank),
                _ => {}
            }
            let placed = self.placed(row, next, desk);
            rows.push(Row::Items(i, placed));
            if let Item::Lesson(_) = row[0] {
                let at = if let Item::Lesson(at) = here { at } else { next };
                if let Some(lesson) = self.lessons(desk).get(at) {
                    let is_next = at == next && !course.lessons.contains(lesson.name());
                    let title = words(&lesson.title);
                    let title = if is_next { say!("home-next", title = title) } else { Say::verbatim(title) };
                    let pages = say!("home-pages", pages = lesson.pages.len());
                    rows.push(Row::Note(desk.speak(&title), desk.speak(&pages)));
                }
            }
        }
        rows
    }

    /// The things of a row with what they are called and where each begins.
    fn placed(&mut self, row: &[Item], next: usize, desk: &Desk) -> Vec<(Item, String, u16)> {
        let mut at = 2;
        let mut placed = Vec::new();
        for &item in row {
            let name = told(&self.name(item, next, desk), desk);
            let wide = text::width(&name);
            placed.push((item, name, at));
            at = match item {
                Item::Game(_) => 21,
                Item::Lesson(_) => at + 3,
                _ => at + wide + 2,
            };
        }
        placed
    }

    fn name(&mut self, item: Item, next: usize, desk: &Desk) -> String {
        let course = desk.ledger.course();
        let tick = |is_done: bool| if is_done { format!(" {}", sign(desk, "✓", "v")) } else { String::new() };
        match item {
            Item::Resume => desk.speak(&self.see(Item::Resume, desk).title),
            Item::Guided => desk.speak(&say!("home-guided")) + &tick(course.pages.contains(guided::NAME)),
            Item::Daily => {
                let level = u32::from(daily(desk.today.into()).1.number());
                desk.speak(&say!("home-daily", level = level)) + &tick(course.daily == Some(desk.today))
            }
            Item::Lesson(i) => {
                let is_done = self.lessons(desk).get(i).is_some_and(|one| course.lessons.contains(one.name()));
                match (is_done, i == next) {
                    (true, _) => sign(desk, "✓", "v"),
                    (false, true) => sign(desk, "◉", "@"),
                    (false, false) => sign(desk, "○", "o"),
                }
                .to_owned()
            }
            Item::Game(i) => {
                let entry = &desk.house.entries()[i];
                desk.speak(&entry.title) + &tick(course.beaten.contains(&entry.id))
            }
            Item::All => desk.speak(&say!("home-all")),
            Item::Puzzles => desk.speak(&say!("puzzle-name")),
            Item::Sprint => desk.speak(&say!("sprint-name")),
            Item::Mistakes => {
                let due = desk.ledger.due(desk.today).len();
                desk.speak(&say!("home-mistakes", due = due))
            }
            Item::Slides => desk.speak(&say!("home-slides")),
            Item::Demo => desk.speak(&say!("home-demo")),
            Item::Glossary => desk.speak(&say!("home-glossary")),
            Item::Stats => desk.speak(&say!("home-progress")),
            Item::Language => desk.tongue.language.next().own_name().to_owned(),
        }
    }

    fn draw_list(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let style = |ink| desk.theme.style(ink);
        let rows = self.rows(desk);
        let at = rows.iter().position(|row| matches!(row, Row::Items(i, _) if *i == self.row)).unwrap_or(0);
        let first = first_shown(at, rows.len(), area.height.into());
        let done = &desk.ledger.course().lessons;
        let names: Vec<String> = self.lessons(desk).iter().map(|one| one.name().to_owned()).collect();
        for (y, row) in rows.into_iter().skip(first).take(area.height.into()).enumerate() {
            let y = y as u16;
            match row {
                Row::Head(left, right) => {
                    put(buffer, area, y, &desk.speak(&left), style(Ink::Title), desk);
                    put_right(buffer, area, y, &right.map_or_else(String::new, |say| desk.speak(&say)), desk);
                }
                Row::Note(left, right) => {
                    let inner = Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area };
                    put(buffer, inner, y, &left, style(Ink::Text), desk);
                    let free = inner.width.saturating_sub(text::width(&left) + 1);
                    if text::width(&right) <= free {
                        put_right(buffer, area, y, &right, desk);
                    }
                }
                Row::Items(i, items) => {
                    let is_path = matches!(items[0].0, Item::Lesson(_));
                    for (j, (item, name, x)) in items.iter().enumerate() {
                        let is_here = (i, j) == (self.row, self.column);
                        let ink = if is_here { Ink::Selected } else { Ink::Text };
                        let wide = text::width(name);
                        let place = Rect { x: area.x + x, y: area.y + y, width: wide, height: 1 }.intersection(area);
                        put(buffer, place, 0, name, style(ink), desk);
                        if is_here && !is_path {
                            let mark = Rect { x: place.x.saturating_sub(2), width: 1, ..place };
                            put(buffer, mark, 0, sign(desk, "▸", ">"), style(Ink::Selected), desk);
                        }
                        if is_here && is_path {
                            put(
                                buffer,
                                Rect { x: area.x, width: 1, ..place },
                                0,
                                sign(desk, "▸", ">"),
                                style(ink),
                                desk,
                            );
                        }
                        if let (Item::Lesson(at), true) = (*item, j + 1 < items.len()) {
                            let is_walked = names.get(at).is_some_and(|name| done.contains(name));
                            let way = if is_walked { sign(desk, "━━", "==") } else { sign(desk, "──", "--") };
                            put(buffer, Rect { x: place.x + 1, width: 2, ..place }, 0, way, style(Ink::Border), desk);
                        }
                        self.hits.push((Rect { x: place.x.saturating_sub(2), width: wide + 2, ..place }, i, j));
                    }
                    if let Item::Resume = items[0].0 {
                        let turn = self
                            .see(Item::Resume, desk)
                            .is_yours
                            .map(|is_yours| say!("home-turn", yours = is_yours.to_string()));
                        put_right(buffer, area, y, &turn.map_or_else(String::new, |say| desk.speak(&say)), desk);
                    }
                    if let Item::All = items[0].0 {
                        put_right(buffer, area, y, sign(desk, "→", "->"), desk);
                    }
                }
                Row::Blank => {}
            }
        }
    }

    /// What is to be seen of a thing: looked up once.
    fn see(&mut self, item: Item, desk: &Desk) -> &Seen {
        let mark = desk.resumable.as_ref().map_or(0, |record| record.duel.moves.len() + record.duel.game.len());
        let kept = if item == Item::Resume { &mut self.resume } else { &mut self.seen };
        if kept.as_ref().is_some_and(|seen| seen.item != item || seen.mark != mark) {
            *kept = None;
        }
        kept.get_or_insert_with(|| opened(item, mark, desk))
    }

    fn draw_preview(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let item = self.item(desk);
        let enter = (Action::Choose, self.label().unwrap_or_else(|| say!("home-enter-open")));
        let speak = |says: Say| desk.speak(&says);
        let game_keys = |new: bool| {
            let mut keys = vec![enter.clone()];
            keys.extend(new.then(|| (Action::NewGame, say!("home-key-new"))));
            keys.extend([(Action::SetUp, say!("home-key-set-up")), (Action::Demo, say!("home-key-watch"))]);
            keys
        };
        let mut scene = None;
        let (title, said, keys) = match item {
            Item::Resume => {
                let entry = desk.resumable.as_ref().and_then(|record| desk.house.find(&record.duel.game).ok());
                let seen = self.see(item, desk);
                scene = seen.scene.clone();
                let moves = desk.resumable.as_ref().map_or(0, |record| record.duel.moves.len());
                let stand = say!("home-stand", moves = moves, yours = seen.is_yours.unwrap_or(true).to_string());
                let rules = entry.map_or_else(String::new, |entry| desk.speak(&entry.rules));
                (desk.speak(&seen.title), vec![speak(stand), rules], game_keys(true))
            }
            Item::Game(i) => {
                scene = self.see(item, desk).scene.clone();
                let entry = &desk.house.entries()[i];
                (desk.speak(&entry.title), vec![desk.speak(&entry.rules)], game_keys(false))
            }
            Item::Guided => {
                scene = self.see(item, desk).scene.clone();
                let rules = desk.house.find("nim").map_or_else(|_| String::new(), |nim| desk.speak(&nim.rules));
                (speak(say!("home-guided")), vec![speak(say!("guided-promise")), rules], vec![enter])
            }
            Item::Lesson(i) => {
                scene = self.see(item, desk).scene.clone();
                let done = desk.ledger.course().lessons.clone();
                let Some(lesson) = self.lessons(desk).get(i) else { return };
                let mut said = Vec::new();
                if done.contains(lesson.name()) {
                    said.push(desk.speak(&say!("home-lesson-done")));
                }
                said.push(words(&lesson.promise));
                (format!("{}. {}", i + 1, words(&lesson.title)), said, vec![enter])
            }
            other => {
                let (title, promise) = about(other, desk);
                (desk.speak(&title), vec![desk.speak(&promise)], vec![enter])
            }
        };
        let preview = Preview { title, scene: scene.as_ref(), words: said, keys };
        preview::draw(&preview, buffer, area, desk);
    }

    /// The week, the streak, the rating, and how much is done.
    fn draw_week(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let lines = week_lines(desk);
        for (row, line) in lines.iter().enumerate() {
            put_line(buffer, area, row as u16, line, desk);
        }
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

fn opened(item: Item, mark: usize, desk: &Desk) -> Seen {
    let blank = Seen { item, mark, title: Say::verbatim(""), scene: None, is_yours: None };
    let of_place = |entry: &Entry, place: Arc<dyn Place>| Seen {
        title: entry.title.clone(),
        scene: Some(place.scene()),
        item,
        mark,
        is_yours: None,
    };
    match item {
        Item::Game(i) => {
            let entry = &desk.house.entries()[i];
            entry.open_usual().map_or(blank, |place| of_place(entry, place))
        }
        Item::Guided => match guided::first(desk) {
            Some((entry, place)) => of_place(&entry, place),
            None => blank,
        },
        Item::Resume => {
            let Some(record) = &desk.resumable else { return blank };
            let title = desk.house.find(&record.duel.game).map(|entry| entry.title.clone());
            let title = title.unwrap_or_else(|_| Say::verbatim(record.duel.game.clone()));
            match resumed(record, &desk.house) {
                Ok(sitting) => Seen {
                    scene: Some(sitting.scene().clone()),
                    is_yours: sitting.you.map(|you| you == sitting.place().to()),
                    title,
                    ..blank
                },
                Err(_) => Seen { title, ..blank },
            }
        }
        Item::Lesson(i) => {
            let all = shipped(desk.tongue.language);
            let lesson = all.get(i).and_then(|one| one.read(&desk.house).ok());
            let live = lesson.and_then(|lesson| lesson.pages.into_iter().find_map(|page| page.live));
            Seen { scene: live.map(|live| live.place.scene()), ..blank }
        }
        _ => blank,
    }
}

/// What a thing is called that is no game, and what it holds.
fn about(item: Item, desk: &Desk) -> (Say, Say) {
    match item {
        Item::Daily => (say!("daily-name"), say!("daily-promise")),
        Item::All => (say!("home-all"), say!("home-all-promise", games = desk.house.entries().len())),
        Item::Puzzles => (say!("puzzle-name"), say!("puzzle-promise")),
        Item::Sprint => (say!("sprint-name"), say!("sprint-promise")),
        Item::Mistakes => {
            let (due, open) = (desk.ledger.due(desk.today).len(), desk.ledger.open().len());
            (say!("mistakes-name"), say!("mistakes-promise", due = due, open = open))
        }
        Item::Slides => (say!("home-slides"), say!("home-slides-promise")),
        Item::Demo => (say!("demo-name"), say!("demo-promise")),
        Item::Glossary => (say!("glossary"), say!("glossary-promise")),
        Item::Stats => (say!("stats-name"), say!("stats-promise")),
        _ => (Say::verbatim(desk.tongue.language.next().own_name()), say!("screen-language-promise")),
    }
}

/// The streak and the rating, as far as there is something to tell.
pub fn stand(desk: &Desk) -> Option<Say> {
    let course = desk.ledger.course();
    let days = if desk.settings.streak { streak(&course.days, desk.today) } else { 0 };
    let rating = desk.ledger.rating();
    match (days, rating.tries) {
        (0, 0) => None,
        (0, _) => Some(say!("home-rating", rating = rating.points)),
        (_, 0) => Some(say!("home-days", days = days)),
        _ => Some(say!("home-stand-both", days = days, rating = rating.points)),
    }
}

/// The days of the week with what was done on them, the streak, the rating with its curve, and how much is done.
pub fn week_lines(desk: &Desk) -> Vec<Line<'static>> {
    let style = |ink| desk.theme.style(ink);
    let course = desk.ledger.course();
    let mut lines = vec![Line::from(Span::styled(desk.speak(&say!("home-week")), style(Ink::Title))), Line::default()];
    let done = week(&course.days, desk.today);
    let names = desk.speak(&say!("home-weekdays"));
    lines.push(Line::from(Span::styled(names.clone(), style(Ink::Hint))));
    let marks: Vec<String> = names
        .split(' ')
        .zip(done)
        .map(|(name, is_done)| {
            text::pad(if is_done { sign(desk, "■", "#") } else { sign(desk, "·", ".") }, text::width(name))
        })
        .collect();
    lines.push(Line::from(Span::styled(marks.join(" "), style(Ink::Won))));
    lines.push(Line::default());
    let tally = desk.ledger.tally();
    let mut facts = Vec::new();
    let days = streak(&course.days, desk.today);
    if desk.settings.streak && days > 0 {
        facts.push(desk.speak(&say!("home-fact-streak", days = days)));
    }
    let curve = sparkline(&course.ratings, desk);
    facts.push(desk.speak(&say!("home-fact-rating", rating = desk.ledger.rating().points)) + "  " + &curve);
    facts.push(desk.speak(&say!(
        "home-fact-lessons",
        done = course.lessons.len(),
        all = shipped(desk.tongue.language).len()
    )));
    facts.push(desk.speak(&say!("home-fact-games", games = tally.games, won = tally.results[0])));
    lines.extend(facts.into_iter().map(|fact| Line::from(Span::styled(told(fact.trim_end(), desk), style(Ink::Text)))));
    lines
}

/// The last ratings as a small curve.
pub fn sparkline(ratings: &[i32], desk: &Desk) -> String {
    let last = &ratings[ratings.len().saturating_sub(CURVE)..];
    let (Some(low), Some(high)) = (last.iter().min(), last.iter().max()) else { return String::new() };
    let bars: [char; 8] = if desk.is_ascii() {
        ['_', '.', '.', '-', '-', '=', '=', '#']
    } else {
        ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']
    };
    let step = |points: &i32| if high == low { 3 } else { (points - low) * 7 / (high - low) };
    last.iter().map(|points| bars[step(points) as usize]).collect()
}

fn draw_title(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    put(buffer, area, 0, "xorcle", desk.theme.style(Ink::Title), desk);
    put_right(buffer, area, 0, &stand(desk).map_or_else(String::new, |say| desk.speak(&say)), desk);
}

/// A word at the right end of a row.
fn put_right(buffer: &mut Buffer, area: Rect, row: u16, words: &str, desk: &Desk) {
    let words = told(words, desk);
    let x = area.right().saturating_sub(text::width(&words)).max(area.x);
    put(buffer, Rect { x, width: area.right() - x, ..area }, row, &words, desk.theme.style(Ink::Hint), desk);
}

/// A sign, or what stands for it in ASCII.
pub fn sign(desk: &Desk, sign: &'static str, ascii: &'static str) -> &'static str {
    if desk.is_ascii() { ascii } else { sign }
}
