//! The gallery: families on the left, games with a promise each, and a live picture of the chosen one.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::duel::history::Duel;
use crate::duel::house::Entry;
use crate::duel::place::Place;
use crate::fault::Fault;
use crate::game::Family;
use crate::say;
use crate::say::Say;
use crate::store::record::Record;
use crate::tui::chart::way::{is_tabled, look};
use crate::tui::desk::{Desk, Door, Effect, Go, Layer, Mouse, MouseAct};
use crate::tui::field::Field;
use crate::tui::glass::{paragraph, put, put_lines, split_bottom, split_left, split_top, upright};
use crate::tui::key::{Code, Key};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::paint;
use crate::tui::sitting::Purpose;
use crate::tui::start::{resumed, seated};
use crate::tui::text;
use crate::tui::theme::Ink;

/// One thing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// The game kept on disk.
    Resume,
    /// The guided game.
    Guided,
    /// The lessons and exercises.
    Study,
    /// The other language.
    Language,
    /// A game of the house.
    Game(usize),
}

/// A room: the things to begin with, a family, or what a filter found.
struct Room {
    name: Say,
    items: Vec<Item>,
}

type Opened = Result<Arc<dyn Place>, Fault>;

/// The gallery.
#[derive(Default)]
pub struct Gallery {
    room: usize,
    list: List,
    filter: Option<Field>,
    is_filtering: bool,
    preview: Option<(usize, Opened)>,
    scroll: u16,
}

impl Gallery {
    /// The gallery as it opens: at what to begin with if there is anything, else at the first family.
    pub fn new(desk: &Desk, is_first_run: bool) -> Self {
        let room = usize::from(desk.resumable.is_none() && !is_first_run);
        Gallery { room, ..Gallery::default() }
    }

    fn rooms(&self, desk: &Desk) -> Vec<Room> {
        if let Some(field) = &self.filter {
            let wanted = field.text().to_lowercase();
            let fits = |entry: &Entry| {
                let family = desk.speak(&family_name(entry.card.family));
                let words = [&entry.id, &desk.speak(&entry.title), &desk.speak(&entry.promise), &family]
                    .map(|s| s.to_lowercase())
                    .join(" ");
                wanted.split_whitespace().all(|part| words.contains(part))
            };
            let found = desk.house.entries().iter().enumerate().filter(|(_, entry)| fits(entry));
            return vec![Room { name: say!("screen-found"), items: found.map(|(i, _)| Item::Game(i)).collect() }];
        }
        let mut begin = Vec::new();
        begin.extend(desk.resumable.is_some().then_some(Item::Resume));
        begin.extend(desk.house.find("nim").is_ok().then_some(Item::Guided));
        begin.extend([Item::Study, Item::Language]);
        let mut rooms = vec![Room { name: say!("screen-begin"), items: begin }];
        for family in Family::ALL {
            let own = desk.house.entries().iter().enumerate().filter(|(_, entry)| entry.card.family == family);
            let items: Vec<Item> = own.map(|(i, _)| Item::Game(i)).collect();
            if !items.is_empty() {
                rooms.push(Room { name: family_name(family), items });
            }
        }
        rooms
    }

    fn item(&self, desk: &Desk) -> Option<Item> {
        let rooms = self.rooms(desk);
        rooms.get(self.room.min(rooms.len() - 1))?.items.get(self.list.chosen).copied()
    }

    fn entry<'d>(&self, desk: &'d Desk) -> Option<(usize, &'d Entry)> {
        match self.item(desk)? {
            Item::Game(i) => Some((i, &desk.house.entries()[i])),
            _ => None,
        }
    }

    fn walk(&mut self, steps: isize, desk: &Desk) {
        let rooms = self.rooms(desk);
        self.list.walk(steps, rooms[self.room.min(rooms.len() - 1)].items.len());
        self.scroll = 0;
    }

    fn change_room(&mut self, steps: isize, desk: &Desk) {
        let last = self.rooms(desk).len() - 1;
        let room = self.room.min(last).saturating_add_signed(steps).min(last);
        if room != self.room {
            (self.room, self.list.chosen, self.scroll) = (room, 0, 0);
        }
    }

    fn choose(&mut self, desk: &mut Desk) -> Go {
        match self.item(desk) {
            Some(Item::Resume) => resume(desk),
            Some(Item::Guided) => Go::To(Door::Guided),
            Some(Item::Study) => Go::To(Door::Study),
            Some(Item::Language) => {
                desk.switch_language();
                Go::Stay
            }
            Some(Item::Game(i)) => self.play(i, desk),
            None => Go::Stay,
        }
    }

    /// Starts the friendly preset.
    fn play(&mut self, i: usize, desk: &mut Desk) -> Go {
        match self.opened(i, desk) {
            Ok(place) => {
                let duel = Duel::new(desk.house.entries()[i].clone(), place);
                desk.sittings.clear();
                desk.seat(seated(duel, &desk.settings));
                Go::To(Door::Play)
            }
            Err(fault) => {
                desk.complain(&fault);
                Go::Stay
            }
        }
    }

    /// Shows the values of the chosen game, or what can be watched of its start.
    fn chart(&mut self, action: Action, desk: &mut Desk) -> Go {
        let Some((i, entry)) = self.entry(desk).map(|(i, entry)| (i, entry.clone())) else {
            desk.notice = Some(say!("screen-choose-a-game"));
            return Go::Stay;
        };
        match self.opened(i, desk) {
            Ok(place) => look(action, entry, place, false, desk),
            Err(fault) => {
                desk.complain(&fault);
                Go::Stay
            }
        }
    }

    fn opened(&mut self, i: usize, desk: &Desk) -> Opened {
        if let Some((known, place)) = &self.preview
            && *known == i
        {
            return place.clone();
        }
        let entry = &desk.house.entries()[i];
        let opened = match entry.presets.first() {
            Some(preset) => entry.open_preset(preset),
            None => entry.open(&entry.params(), None),
        };
        self.preview = Some((i, opened.clone()));
        opened
    }

    fn draw_rooms(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let rooms = self.rooms(desk);
        let room = self.room.min(rooms.len() - 1);
        for (i, one) in rooms.iter().enumerate() {
            let style = desk.theme.style(if i == room { Ink::Title } else { Ink::Text });
            let mark = if i == room { ">" } else { " " };
            put(buffer, area, i as u16, &format!("{mark} {}", desk.speak(&one.name)), style, desk);
        }
    }

    fn draw_items(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let rooms = self.rooms(desk);
        let items = &rooms[self.room.min(rooms.len() - 1)].items;
        for (row, i) in self.list.shown(area, items.len(), 2).enumerate() {
            let (title, promise) = words(items[i], desk);
            let is_chosen = i == self.list.chosen;
            let ink = if is_chosen { Ink::Selected } else { Ink::Text };
            let mark = if is_chosen { ">" } else { " " };
            let at = 2 * row as u16;
            put(buffer, area, at, &format!("{mark} {}", desk.speak(&title)), desk.theme.style(ink), desk);
            put(buffer, area, at + 1, &format!("  {}", desk.speak(&promise)), desk.theme.style(Ink::Hint), desk);
        }
        if items.is_empty() {
            put(buffer, area, 0, &desk.speak(&say!("screen-found-nothing")), desk.theme.style(Ink::Hint), desk);
        }
    }

    fn draw_preview(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let Some((i, entry)) = self.entry(desk) else { return draw_welcome(buffer, area, desk) };
        put(buffer, area, 0, &desk.speak(&entry.title), desk.theme.style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        let rules =
            paragraph(&desk.speak(&entry.rules), area.width.saturating_sub(1), desk.theme.style(Ink::Text), desk);
        let words = (rules.len() as u16).min(below.height / 2);
        let (picture, text) = split_bottom(below, words + 1);
        match self.opened(i, desk) {
            Ok(place) => {
                let look = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
                paint::scene(buffer, picture, &place.scene(), &look);
            }
            Err(fault) => {
                let told = paragraph(&fault.speak(desk.tongue), picture.width, desk.theme.style(Ink::Warning), desk);
                put_lines(buffer, picture, &told, 0, desk);
            }
        }
        let (_, text) = split_top(text, 1);
        self.scroll = self.scroll.min(put_lines(buffer, text, &rules, self.scroll, desk));
    }
}

impl Layer for Gallery {
    fn place(&self) -> Where {
        Where::Gallery
    }

    fn is_typing(&self) -> bool {
        self.is_filtering
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Up => self.walk(-1, desk),
            Action::Down => self.walk(1, desk),
            Action::Left | Action::Previous => self.change_room(-1, desk),
            Action::Right | Action::Next => self.change_room(1, desk),
            Action::PageDown => self.scroll = self.scroll.saturating_add(3),
            Action::PageUp => self.scroll = self.scroll.saturating_sub(3),
            Action::Choose => return self.choose(desk),
            Action::SetUp => match self.entry(desk) {
                Some((_, entry)) => return Go::To(Door::SetUp(Box::new(entry.clone()), None)),
                None => desk.notice = Some(say!("screen-choose-a-game")),
            },
            Action::Filter => (self.is_filtering, self.filter, self.list.chosen) = (true, Some(Field::default()), 0),
            Action::Chart | Action::Theatre | Action::Demo => return self.chart(action, desk),
            Action::Study => return Go::To(Door::Study),
            Action::Settings => return Go::To(Door::Settings),
            Action::Back if self.filter.take().is_some() => (self.is_filtering, self.list.chosen) = (false, 0),
            Action::Back => desk.notice = Some(say!("screen-quit-with-q")),
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        match action {
            Action::Chart => match (&self.preview, self.entry(desk)) {
                (Some((known, Ok(place))), Some((i, _))) => *known == i && is_tabled(&**place),
                _ => false,
            },
            Action::SetUp | Action::Theatre | Action::Demo => self.entry(desk).is_some(),
            Action::Back => self.filter.is_some(),
            _ => true,
        }
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        let field = self.filter.as_mut().filter(|_| self.is_filtering)?;
        if key.code == Code::Enter {
            self.is_filtering = false;
            return Some(self.choose(desk));
        }
        field.take(key).then(|| {
            self.list.chosen = 0;
            Go::Stay
        })
    }

    fn paste(&mut self, text: &str, desk: &mut Desk) -> Go {
        if let Some(field) = self.filter.as_mut().filter(|_| self.is_filtering) {
            field.paste(text);
            return Go::Stay;
        }
        pasted(text, desk)
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if mouse.act == MouseAct::Press && self.list.is_right_of(mouse.x) {
            let row = self.list.line(mouse.y);
            if row < self.rooms(desk).len() {
                (self.room, self.list.chosen, self.scroll) = (row, 0, 0);
            }
            return Go::Stay;
        }
        let rooms = self.rooms(desk);
        let before = self.list.chosen;
        if self.list.mouse(mouse, rooms[self.room.min(rooms.len() - 1)].items.len(), 2) == Touch::Confirmed {
            return self.choose(desk);
        }
        if self.list.chosen != before {
            self.scroll = 0;
        }
        Go::Stay
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        put(buffer, area, 0, &desk.speak(&say!("screen-gallery")), desk.theme.style(Ink::Title), desk);
        let due = desk.ledger.due(desk.today).len();
        if due > 0 {
            put(buffer, area, 1, &desk.speak(&say!("screen-study-due", due = due)), desk.theme.style(Ink::Focus), desk);
        }
        let (_, below) = split_top(area, 2);
        let longest = self.rooms(desk).iter().map(|room| text::width(&desk.speak(&room.name))).max().unwrap_or(0);
        let (rooms, rest) = split_left(below, (longest + 3).max(if area.width < 100 { 10 } else { 14 }));
        let (items, preview) = split_left(rest, (rest.width / 2).min(60) + 3);
        self.draw_rooms(buffer, rooms, desk);
        let items = Rect { width: items.width.saturating_sub(1), ..items };
        self.draw_items(buffer, items, desk);
        let preview = upright(buffer, preview, desk);
        self.draw_preview(buffer, preview, desk);
        let field = self.filter.as_ref()?;
        let room = Rect { x: area.x + area.width / 2, width: area.width / 2, height: 1, ..area };
        put(buffer, room, 0, "/", desk.theme.style(Ink::Key), desk);
        let text = Rect { x: room.x + 2, width: room.width.saturating_sub(2), ..room };
        let cursor = field.draw(buffer, text, desk.theme.style(Ink::Text));
        self.is_filtering.then_some(cursor)
    }
}

fn resume(desk: &mut Desk) -> Go {
    let Some(record) = desk.resumable.clone() else { return Go::Stay };
    match resumed(&record, &desk.house) {
        Ok(sitting) => {
            desk.sittings.clear();
            desk.seat(sitting);
            desk.effects.push(Effect::Resumed);
            Go::To(Door::Play)
        }
        Err(fault) => {
            desk.complain(&fault);
            Go::Stay
        }
    }
}

/// A saved game that was pasted is looked at; it takes no other game's place on disk.
fn pasted(text: &str, desk: &mut Desk) -> Go {
    let record = match Record::read("", text) {
        Ok(record) => record,
        Err(mistake) => {
            desk.complain(&mistake.fault);
            return Go::Stay;
        }
    };
    match resumed(&record, &desk.house) {
        Ok(sitting) => {
            desk.sittings.clear();
            desk.seat(sitting.meant_for(Purpose::Lesson));
            desk.notice = Some(say!("review-pasted"));
            Go::To(Door::Play)
        }
        Err(fault) => {
            desk.complain(&fault);
            Go::Stay
        }
    }
}

fn words(item: Item, desk: &Desk) -> (Say, Say) {
    match item {
        Item::Resume => {
            let game = desk.resumable.as_ref().map_or("", |record| record.duel.game.as_str());
            let title = desk.house.find(game).map_or(Say::verbatim(game), |entry| entry.title.clone());
            let plies = desk.resumable.as_ref().map_or(0, |record| record.duel.moves.len());
            (say!("screen-resume", game = title), say!("screen-resume-promise", moves = plies))
        }
        Item::Guided => (say!("guided-name"), say!("guided-promise")),
        Item::Study => (say!("screen-study"), say!("screen-study-promise")),
        Item::Language => {
            let other = desk.tongue.language.next();
            (Say::verbatim(other.own_name()), say!("screen-language-promise"))
        }
        Item::Game(i) => {
            let entry = &desk.house.entries()[i];
            (entry.title.clone(), entry.promise.clone())
        }
    }
}

fn draw_welcome(buffer: &mut Buffer, area: Rect, desk: &Desk) {
    let mut lines: Vec<Line> = Vec::new();
    for say in [say!("screen-welcome-1"), say!("screen-welcome-2"), say!("screen-welcome-3")] {
        lines.extend(paragraph(&desk.speak(&say), area.width, desk.theme.style(Ink::Text), desk));
        lines.push(Line::default());
    }
    put_lines(buffer, area, &lines, 0, desk);
}

fn family_name(family: Family) -> Say {
    match family {
        Family::Heaps => say!("screen-family-heaps"),
        Family::Breaks => say!("screen-family-breaks"),
        Family::Numbers => say!("screen-family-numbers"),
        Family::Coins => say!("screen-family-coins"),
        Family::Boards => say!("screen-family-boards"),
        Family::Graphs => say!("screen-family-graphs"),
        Family::Scores => say!("screen-family-scores"),
        Family::Coalitions => say!("screen-family-coalitions"),
        Family::Secrets => say!("screen-family-secrets"),
        Family::Sums => say!("screen-family-sums"),
    }
}
