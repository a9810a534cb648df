//! The list of the first screen, row by row.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::desk::Desk;
use crate::tui::glass::{first_shown, put, told};
use crate::tui::glass::{put_right, sign};
use crate::tui::guided;
use crate::tui::home::item::Item;
use crate::tui::home::state::Home;
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use teach::lesson::runs::words;
use teach::puzzle::daily::daily;

/// A row of the list as it is drawn.
pub(super) enum Row {
    /// A heading, with a word at the right.
    Head(Say, Option<Say>),
    /// Things to choose, each with its column.
    Items(usize, Vec<(Item, String, u16)>),
    /// A word about the row above.
    Note(String, String),
    Blank,
}

impl Home {
    /// The rows of the list.
    pub(super) fn rows(&mut self, desk: &Desk) -> Vec<Row> {
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
                    let known = self.lessons(desk).filter(|one| course.lessons.contains(*one)).count();
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
                if let Some(lesson) = self.lesson(at, desk) {
                    let is_next = at == next && !course.lessons.contains(lesson.name());
                    let title = words(&lesson.title);
                    let title = if is_next { say!("home-next", title = title) } else { Say::verbatim(title) };
                    let pages = say!("home-pages", pages = lesson.length());
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
                let is_done = self.lessons(desk).nth(i).is_some_and(|one| course.lessons.contains(one));
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

    /// Draws these rows, those around the cursor where there is no room for all.
    pub(super) fn draw_list(&mut self, buffer: &mut Buffer, area: Rect, rows: Vec<Row>, desk: &Desk) {
        let style = |ink| desk.theme.style(ink);
        let at = rows.iter().position(|row| matches!(row, Row::Items(i, _) if *i == self.row)).unwrap_or(0);
        let first = first_shown(at, rows.len(), area.height.into());
        let done = &desk.ledger.course().lessons;
        let names: Vec<String> = self.lessons(desk).map(str::to_owned).collect();
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
}
