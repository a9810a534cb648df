//! Fair starts: a game and a number of only-moves are chosen, a start that needs them is looked for, and Enter plays it.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Door, Go, Layer, Mouse};
use crate::tui::glass::{paragraph, put, put_lines, split_left, split_top, upright};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::paint;
use crate::tui::sitting::Sitting;
use crate::tui::start::level_of;
use crate::tui::status::{refusal, thinking};
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found, Opened};
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use teach::fair::{MOST, Order};

/// Rows of the form: the game, the number, another start, begin.
const ROWS: usize = 4;

/// The form.
pub struct FairStart {
    games: Vec<Entry>,
    game: usize,
    k: u32,
    seed: u64,
    list: List,
    anchor: Arc<dyn Place>,
    /// What was found for what the form says; nothing while it is looked for.
    found: Option<Result<Option<Opened>, Stop>>,
}

impl FairStart {
    /// A form for a game, else for the first of the house; `None` in a house without games.
    pub fn new(entry: Option<Box<Entry>>, desk: &Desk) -> Option<Self> {
        let games = desk.house.entries().to_vec();
        let game = entry.and_then(|entry| games.iter().position(|game| game.id == entry.id)).unwrap_or(0);
        let first = games.first()?;
        let anchor = first.open_preset(first.presets.first()?).ok()?;
        let seed = desk.clock.lots ^ desk.clock.now.as_nanos() as u64;
        Some(FairStart { games, game, k: 2, seed, list: List::default(), anchor, found: None })
    }

    fn order(&self) -> Order {
        Order { entry: self.games[self.game].clone(), k: self.k, seed: self.seed }
    }

    fn turn(&mut self, is_back: bool) {
        let turned = |now: usize, count: usize| if is_back { (now + count - 1) % count } else { (now + 1) % count };
        match self.list.chosen {
            0 => self.game = turned(self.game, self.games.len()),
            1 => self.k = turned(self.k as usize - 1, MOST as usize) as u32 + 1,
            2 => self.seed = if is_back { self.seed.wrapping_sub(1) } else { self.seed.wrapping_add(1) },
            _ => return,
        }
        self.found = None;
    }

    fn opened(&self) -> Option<&Arc<dyn Place>> {
        match &self.found {
            Some(Ok(Some(Opened(place)))) => Some(place),
            _ => None,
        }
    }

    fn play(&self, desk: &mut Desk) -> Go {
        let Some(place) = self.opened() else { return Go::Stay };
        let duel = Duel::new(self.games[self.game].clone(), place.clone());
        let level = level_of(&desk.settings, &**place);
        desk.seat(Sitting::new(duel, Some(place.to()), level, self.seed));
        Go::Instead(Door::Play)
    }

    fn told(&self, row: usize) -> (Say, Say) {
        match row {
            0 => (say!("fair-game"), self.games[self.game].title.clone()),
            1 => (say!("fair-count"), Say::verbatim(self.k.to_string())),
            2 => (say!("fair-other"), Say::verbatim(self.opened().map(|place| place.text()).unwrap_or_default())),
            _ => (say!("screen-start"), Say::verbatim("")),
        }
    }

    /// What is said under the form.
    fn note(&self, desk: &Desk) -> (Say, Ink) {
        match (&self.found, &desk.slow) {
            (Some(Ok(Some(_))), _) => (say!("fair-found", k = self.k), Ink::Text),
            (Some(Ok(None)), _) => {
                let game = self.games[self.game].title.clone();
                (say!("fair-none", game = game, k = self.k), Ink::Warning)
            }
            (Some(Err(stop)), _) => (refusal(stop), Ink::Warning),
            (None, Some(control)) => (thinking(control), Ink::Hint),
            (None, None) => (say!("puzzle-waits"), Ink::Hint),
        }
    }

    fn draw_form(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        for row in self.list.shown(area, ROWS, 1) {
            let (name, value) = self.told(row);
            let (mark, ink) = if row == self.list.chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
            let name = format!("{mark} {}", desk.speak(&name));
            put(buffer, area, row as u16, &name, desk.theme.style(ink), desk);
            let right = Rect { x: area.x + area.width / 2, width: area.width / 2, ..area };
            if row + 1 < ROWS {
                let value = format!("< {} >", desk.speak(&value));
                put(buffer, right, row as u16, &value, desk.theme.style(Ink::Key), desk);
            }
        }
        let (_, below) = split_top(area, ROWS as u16 + 1);
        let (note, ink) = self.note(desk);
        let width = below.width.saturating_sub(1);
        let mut lines = paragraph(&desk.speak(&note), width, desk.theme.style(ink), desk);
        lines.extend(paragraph(&desk.speak(&say!("fair-means")), width, desk.theme.style(Ink::Hint), desk));
        put_lines(buffer, below, &lines, 0, desk);
    }
}

impl Layer for FairStart {
    fn place(&self) -> Where {
        Where::Fair
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            walking if self.list.act(walking, ROWS) => {}
            Action::Left => self.turn(true),
            Action::Right => self.turn(false),
            Action::NewGame => {
                self.seed = self.seed.wrapping_add(1);
                self.found = None;
            }
            Action::Choose => return self.play(desk),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        match self.list.mouse(mouse, ROWS, 1) {
            Touch::Confirmed if self.list.chosen + 1 == ROWS => return self.play(desk),
            Touch::Confirmed => self.turn(false),
            Touch::Moved => {}
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.found.is_none().then(|| (Errand::Fair(Box::new(self.order())), self.anchor.clone()))
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        if let Found::Fair(found) = found {
            self.found = Some(found);
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        put(buffer, area, 0, &desk.speak(&say!("fair-name")), desk.theme.style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        let (form, picture) = split_left(below, below.width * 11 / 20);
        let picture = upright(buffer, picture, desk);
        if let Some(place) = self.opened() {
            let plain = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
            paint::scene(buffer, picture, &place.scene(), &plain);
        }
        self.draw_form(buffer, Rect { width: form.width.saturating_sub(1), ..form }, desk);
        None
    }
}
