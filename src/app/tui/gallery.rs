//! The gallery: the first screen, and all games family by family, a promise each, with a live picture of the chosen one.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::chart::way::{is_tabled, look};
use crate::tui::desk::{Desk, Door, Go, Layer, Mouse, MouseAct};
use crate::tui::field::Field;
use crate::tui::glass::{put, split_left, split_top, upright};
use crate::tui::home::item;
use crate::tui::home::state::Home;
use crate::tui::key::{Code, Key};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::preview;
use crate::tui::preview::Preview;
use crate::tui::start::seated;
use crate::tui::taken_up::{pasted, resume};
use crate::tui::text;
use crate::tui::theme::Ink;
use duel::game::Family;
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;

/// One thing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// A game of the house.
    Game(usize),
}

/// A room: a family, or what a filter found.
struct Room {
    name: Say,
    items: Vec<Item>,
}

/// Columns of a promise with its indent.
const PROMISE: u16 = 32;

/// What the footer of the first screen shows.
const HOME: &[Action] = &[
    Action::Choose,
    Action::Up,
    Action::Filter,
    Action::Study,
    Action::SetUp,
    Action::Quit,
    Action::Language,
    Action::NewGame,
    Action::Demo,
    Action::Settings,
    Action::Help,
];

type Opened = Result<Arc<dyn Place>, Fault>;

/// The gallery.
#[derive(Default)]
pub struct Gallery {
    home: Home,
    /// Whether the families are open, or what a filter found; else the first screen shows.
    is_open: bool,
    room: usize,
    list: List,
    filter: Option<Field>,
    is_filtering: bool,
    preview: Option<(usize, Opened)>,
}

impl Gallery {
    /// The gallery as it opens: at the first screen.
    pub fn new(desk: &Desk) -> Self {
        Gallery { home: Home::new(desk), ..Gallery::default() }
    }

    fn rooms(&self, desk: &Desk) -> Vec<Room> {
        if let Some(field) = &self.filter {
            let items = desk.house.search(field.text()).into_iter().map(Item::Game).collect();
            return vec![Room { name: say!("screen-found"), items }];
        }
        let mut rooms = Vec::new();
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

    /// The game at the cursor.
    fn game(&mut self, desk: &Desk) -> Option<usize> {
        if !self.is_open {
            return self.home.game(desk);
        }
        self.item(desk).map(|Item::Game(i)| i)
    }

    fn entry<'d>(&mut self, desk: &'d Desk) -> Option<(usize, &'d Entry)> {
        let i = self.game(desk)?;
        Some((i, &desk.house.entries()[i]))
    }

    fn walk(&mut self, steps: isize, desk: &Desk) {
        self.list.walk(steps, self.count(desk));
    }

    /// How many games stand in the room that is open.
    fn count(&self, desk: &Desk) -> usize {
        let rooms = self.rooms(desk);
        rooms[self.room.min(rooms.len() - 1)].items.len()
    }

    fn change_room(&mut self, steps: isize, desk: &Desk) {
        let last = self.rooms(desk).len() - 1;
        let room = self.room.min(last).saturating_add_signed(steps).min(last);
        if room != self.room {
            (self.room, self.list.chosen) = (room, 0);
        }
    }

    fn choose(&mut self, desk: &mut Desk) -> Go {
        if self.is_open {
            return match self.item(desk) {
                Some(Item::Game(i)) => self.play(i, desk),
                None => Go::Stay,
            };
        }
        match self.home.item(desk) {
            item::Item::Resume => resume(desk),
            item::Item::Game(i) => self.play(i, desk),
            item::Item::All => {
                self.is_open = true;
                Go::Stay
            }
            _ => self.home.door(desk),
        }
    }

    /// Back to the first screen.
    fn close(&mut self) {
        (self.filter, self.is_filtering, self.is_open) = (None, false, false);
        (self.room, self.list.chosen) = (0, 0);
    }

    /// Does on the first screen what a key asks for; `None`: the same as among all games.
    fn at_home(&mut self, action: Action, desk: &mut Desk) -> Option<Go> {
        match action {
            Action::Right if self.home.item(desk) == item::Item::All => self.is_open = true,
            Action::Up | Action::Down | Action::Left | Action::Right | Action::Next | Action::Previous => {
                self.home.walk(action, desk);
            }
            Action::Back => desk.notice = Some(say!("screen-quit-with-q")),
            _ => return None,
        }
        Some(Go::Stay)
    }

    /// Starts the usual game.
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
        let opened = desk.house.entries()[i].open_usual();
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
        let Some((i, entry)) = self.entry(desk) else { return };
        let keys = [
            (Action::Choose, say!("home-enter-play")),
            (Action::SetUp, say!("home-key-set-up")),
            (Action::Demo, say!("home-key-watch")),
        ];
        let opened = self.opened(i, desk);
        let scene = opened.as_ref().ok().map(|place| place.scene());
        let told = match &opened {
            Ok(place) => desk.speak(&entry.rules_under(Some(place.params()))),
            Err(fault) => fault.speak(desk.tongue),
        };
        let title = desk.speak(&entry.title);
        let preview = Preview { title, scene: scene.as_ref(), words: vec![told], keys: keys.to_vec() };
        preview::draw(&preview, buffer, area, desk);
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
        if !self.is_open
            && let Some(go) = self.at_home(action, desk)
        {
            return go;
        }
        match action {
            Action::Up => self.walk(-1, desk),
            Action::Down => self.walk(1, desk),
            Action::Left | Action::Previous => self.change_room(-1, desk),
            Action::Right | Action::Next => self.change_room(1, desk),
            Action::PageDown => self.walk(10, desk),
            Action::PageUp => self.walk(-10, desk),
            Action::Choose => return self.choose(desk),
            Action::SetUp => match self.entry(desk) {
                Some((_, entry)) => return Go::To(Door::SetUp(Box::new(entry.clone()), None)),
                None => desk.notice = Some(say!("screen-choose-a-game")),
            },
            Action::Filter => {
                (self.is_filtering, self.filter, self.list.chosen) = (true, Some(Field::default()), 0);
                self.is_open = true;
            }
            Action::NewGame => {
                if let Some(i) = self.game(desk) {
                    return self.play(i, desk);
                }
            }
            Action::Chart | Action::Machine | Action::Theatre | Action::Demo => return self.chart(action, desk),
            Action::Study => return Go::To(Door::Study),
            Action::Settings => return Go::To(Door::Settings),
            Action::Back => self.close(),
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        let has_game = if self.is_open { self.item(desk).is_some() } else { self.home.has_game() };
        match action {
            Action::Chart | Action::Machine => match (&self.preview, self.item(desk)) {
                (Some((known, Ok(place))), Some(Item::Game(i))) if self.is_open && *known == i => {
                    if action == Action::Chart { is_tabled(&**place) } else { place.as_heaps().is_some() }
                }
                _ => false,
            },
            Action::SetUp | Action::Theatre | Action::Demo => has_game,
            Action::NewGame => has_game && !self.is_open,
            Action::Choose => has_game || !self.is_open,
            Action::Back => self.is_open,
            Action::Next | Action::Previous | Action::Left | Action::Right if self.is_open => self.filter.is_none(),
            Action::Up | Action::Down | Action::PageUp | Action::PageDown if self.is_open => self.count(desk) > 1,
            Action::PageUp | Action::PageDown => false,
            _ => true,
        }
    }

    fn wants(&self, _desk: &Desk) -> Option<&'static [Action]> {
        (!self.is_open).then_some(HOME)
    }

    fn label(&self, action: Action, _desk: &Desk) -> Option<Say> {
        match action {
            Action::Choose if !self.is_open => self.home.label(),
            Action::Choose => Some(say!("home-enter-play")),
            Action::Up => Some(say!("home-key-choose")),
            Action::Filter => Some(say!("home-key-search")),
            Action::Study => Some(say!("home-key-practise")),
            _ => None,
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
        if !self.is_open {
            return if self.home.mouse(mouse, desk) { self.choose(desk) } else { Go::Stay };
        }
        if mouse.act == MouseAct::Press && self.list.is_right_of(mouse.x) {
            let row = self.list.line(mouse.y);
            if row < self.rooms(desk).len() {
                (self.room, self.list.chosen) = (row, 0);
            }
            return Go::Stay;
        }
        let rooms = self.rooms(desk);
        if self.list.mouse(mouse, rooms[self.room.min(rooms.len() - 1)].items.len(), 2) == Touch::Confirmed {
            return self.choose(desk);
        }
        Go::Stay
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        if !self.is_open {
            self.home.draw(buffer, area, desk);
            return None;
        }
        put(buffer, area, 0, &desk.speak(&say!("screen-gallery")), desk.theme.style(Ink::Title), desk);
        let due = desk.ledger.due(desk.today).len();
        if due > 0 && self.filter.is_none() {
            put(buffer, area, 1, &desk.speak(&say!("screen-study-due", due = due)), desk.theme.style(Ink::Focus), desk);
        }
        let (_, below) = split_top(area, 2);
        let longest = self.rooms(desk).iter().map(|room| text::width(&desk.speak(&room.name))).max().unwrap_or(0);
        let (rooms, rest) = split_left(below, (longest + 3).max(if area.width < 100 { 10 } else { 14 }));
        // A narrow window shows every promise whole, and no picture.
        let has_picture = rest.width >= 2 * PROMISE;
        let (items, preview) = split_left(rest, if has_picture { PROMISE + 3 } else { rest.width });
        self.draw_rooms(buffer, rooms, desk);
        let items = Rect { width: items.width.saturating_sub(1), ..items };
        self.draw_items(buffer, items, desk);
        if has_picture {
            let preview = upright(buffer, preview, desk);
            self.draw_preview(buffer, preview, desk);
        }
        let field = self.filter.as_ref()?;
        // The prompt has a row of its own: at 80 columns the title leaves no room beside it.
        let room = Rect { y: area.y + 1, height: 1, ..area };
        put(buffer, room, 0, "/", desk.theme.style(Ink::Key), desk);
        let text = Rect { x: room.x + 2, width: room.width.saturating_sub(2), ..room };
        let cursor = field.draw(buffer, text, desk.theme.style(Ink::Text));
        self.is_filtering.then_some(cursor)
    }
}

fn words(Item::Game(i): Item, desk: &Desk) -> (Say, Say) {
    let entry = &desk.house.entries()[i];
    (entry.title.clone(), entry.promise.clone())
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
