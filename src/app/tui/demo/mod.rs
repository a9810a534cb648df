//! The oracle plays itself with its reasons spoken: one saying after another at a set pace, beside a large board. It can be held,
//! stepped both ways, given another opponent or game, and played on from any position.

mod sheet;

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::settings::words::Pace;
use crate::tui::desk::{Desk, Door, Go, Layer, Mouse, MouseAct};
use crate::tui::keys::action::{Action, Where};
use crate::tui::sitting::Sitting;
use crate::tui::start::level_of;
use crate::tui::thought::{Errand, Found};
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;
use teach::demo::{Demo, PLIES, Turn, short};
use teach::opponent::Level;

/// The shortest time between two sayings: nobody sees more.
const LEAST: Duration = Duration::from_millis(50);

/// The oracle at both sides of the board.
pub struct Recital {
    demo: Demo,
    /// The turns that were thought out, by their ply.
    turns: Vec<Result<Turn, Stop>>,
    /// How many sayings of the turn at the cursor were said.
    said: usize,
    is_running: bool,
    pace: Duration,
    /// Lines that were scrolled back from where the newest saying shows.
    back: u16,
    /// Lines that could be scrolled back there.
    room: u16,
}

/// The way to a demo of a game, at the pace that is set.
pub fn way(entry: Entry, start: Arc<dyn Place>, desk: &Desk) -> Door {
    let demo = Demo::new(entry, start, short(desk.clock.lots), PLIES, Level::Perfect);
    Door::Demo(Box::new(demo), desk.settings.pace.time())
}

/// The same of the game in front from its start, and of the first of the house where there is none.
pub fn usual(desk: &Desk) -> Result<Door, Fault> {
    if let Some(sitting) = desk.sitting() {
        return Ok(way(sitting.duel.entry().clone(), sitting.duel.nodes()[0].place.clone(), desk));
    }
    let entry = &desk.house.entries()[0];
    Ok(way(entry.clone(), entry.open_usual()?, desk))
}

impl Recital {
    /// The start; nothing is said yet.
    pub fn new(demo: Demo, pace: Duration, is_running: bool) -> Self {
        Recital { demo, turns: Vec::new(), said: 0, is_running, pace: pace.max(LEAST), back: 0, room: 0 }
    }

    /// Another game in place of this one.
    fn begin(&mut self, demo: Demo, desk: &Desk) {
        *self = Recital::new(demo, self.pace, self.is_running || desk.settings.motion);
    }

    fn turn(&self) -> Option<&Result<Turn, Stop>> {
        self.turns.get(self.demo.duel().ply())
    }

    /// How many sayings the turn at the cursor has.
    fn sayings(&self) -> usize {
        self.turn().and_then(|turn| turn.as_ref().ok()).map_or(0, |turn| turn.sayings.len())
    }

    /// Whether there is nothing more to be told from here.
    fn is_over(&self) -> bool {
        let is_stuck = match self.turn() {
            Some(Ok(turn)) => turn.mv.is_err() && self.said == turn.sayings.len(),
            Some(Err(_)) => true,
            None => false,
        };
        is_stuck || self.demo.end().is_some()
    }

    /// Whether the turn at the cursor is still thought about.
    fn is_waiting(&self) -> bool {
        self.turn().is_none() && self.demo.end().is_none()
    }

    /// One saying on, or the move once all is said.
    fn forth(&mut self) {
        self.back = 0;
        if self.said < self.sayings() {
            self.said += 1;
        } else {
            self.play();
        }
    }

    /// The move of the turn.
    fn play(&mut self) {
        let Some(Ok(Turn { mv: Ok(mv), .. })) = self.turn().filter(|_| self.demo.end().is_none()) else { return };
        let mv = mv.clone();
        if self.demo.play(&mv).is_ok() {
            (self.said, self.back) = (0, 0);
        }
    }

    /// One saying back, or the move before with all that was said.
    fn unsay(&mut self) {
        self.back = 0;
        if self.said > 0 {
            self.said -= 1;
        } else if let Some(ply) = self.demo.duel().ply().checked_sub(1) {
            self.demo.go(ply);
            self.said = self.sayings();
        }
    }

    /// The position before this one, or the beginning of this turn.
    fn retreat(&mut self) {
        let ply = self.demo.duel().ply();
        let ply = if self.said == 0 { ply.saturating_sub(1) } else { ply };
        self.go(ply);
    }

    fn go(&mut self, ply: usize) {
        self.demo.go(ply);
        (self.said, self.back) = (0, 0);
    }

    /// The last position that was come to, everything said.
    fn go_to_end(&mut self) {
        self.go(usize::MAX);
        self.said = self.sayings();
    }

    /// Goes on by itself, or holds; what was stopped is thought about once more, and what is over is told again.
    fn run(&mut self) {
        if let Some(Err(_)) = self.turn() {
            self.turns.truncate(self.demo.duel().ply());
            self.is_running = true;
        } else if self.is_over() {
            self.go(0);
            self.is_running = true;
        } else {
            self.is_running = !self.is_running;
        }
    }

    /// The next shorter or longer time between two sayings, and what to say of it.
    fn hurry(&mut self, is_faster: bool) -> Say {
        let mut times = Pace::ALL.iter().map(|pace| pace.time());
        let next = if is_faster { times.rfind(|time| *time < self.pace) } else { times.find(|time| *time > self.pace) };
        let is_changed = next.is_some();
        self.pace = next.unwrap_or(self.pace);
        let limit = match (is_changed, is_faster) {
            (true, _) => "none",
            (false, true) => "fastest",
            (false, false) => "slowest",
        };
        say!("demo-pace", seconds = self.pace.as_secs_f64().to_string(), limit = limit)
    }

    /// The same start with the next opponent that makes a difference there.
    fn next_rival(&mut self, desk: &mut Desk) {
        let is_one = |level: &Level| !matches!(level, Level::GiveBack | Level::Punish);
        let start = self.demo.start();
        let levels: Vec<Level> = Level::fitting(&**start).into_iter().filter(is_one).collect();
        let at = levels.iter().position(|level| *level == self.demo.rival()).unwrap_or(0);
        if levels.len() < 2 {
            desk.notice = Some(say!("demo-no-rivals"));
            return;
        }
        let rival = levels[(at + 1) % levels.len()];
        self.begin(self.demo.again(self.demo.seed(), rival), desk);
    }

    /// The next game of the house, or the one before.
    fn other_game(&mut self, steps: isize, desk: &mut Desk) {
        let entries = desk.house.entries();
        let at = entries.iter().position(|entry| entry.id == self.demo.duel().entry().id).unwrap_or(0);
        let entry = entries[(at as isize + steps).rem_euclid(entries.len() as isize) as usize].clone();
        match Entry::open_usual(&entry) {
            Ok(start) => self.begin(Demo::new(entry, start, self.demo.seed(), PLIES, Level::Perfect), desk),
            Err(fault) => desk.complain(&fault),
        }
    }

    /// The position as a game of its own, the person to move.
    fn take_over(&self, desk: &mut Desk) -> Go {
        let place = self.demo.duel().place().clone();
        if place.ending().is_some() {
            desk.notice = Some(say!("demo-over"));
            return Go::Stay;
        }
        let (you, level) = (place.to(), level_of(&desk.settings, &*place));
        let duel = Duel::new(self.demo.duel().entry().clone(), place);
        desk.seat(Sitting::new(duel, Some(you), level, self.demo.seed()));
        desk.notice = Some(say!("demo-taken-over"));
        Go::Instead(Door::Play)
    }
}

impl Layer for Recital {
    fn place(&self) -> Where {
        Where::Demo
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        let duel = self.demo.duel();
        let is_begun = duel.ply() > 0 || self.said > 0;
        match action {
            Action::Interrupt => self.is_waiting(),
            Action::Up | Action::Left | Action::First => is_begun,
            Action::Down | Action::Right => !self.is_over(),
            Action::Last => duel.ply() + 1 < duel.nodes().len() || self.said < self.sayings(),
            Action::PageUp | Action::PageDown => self.room > 0,
            _ => true,
        }
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        if matches!(action, Action::Right | Action::Left | Action::Down | Action::Up | Action::First | Action::Last) {
            self.is_running = false;
        }
        match action {
            Action::Right => self.forth(),
            Action::Left => self.unsay(),
            Action::Down => self.play(),
            Action::Up => self.retreat(),
            Action::First => self.go(0),
            Action::Last => self.go_to_end(),
            Action::PageUp => self.back = self.back.saturating_add(3),
            Action::PageDown => self.back = self.back.saturating_sub(3),
            Action::Run => self.run(),
            Action::Faster => desk.notice = Some(self.hurry(true)),
            Action::Slower => desk.notice = Some(self.hurry(false)),
            Action::NewGame => self.begin(self.demo.again(self.demo.seed().wrapping_add(1), self.demo.rival()), desk),
            Action::Rival => self.next_rival(desk),
            Action::OtherGame | Action::Next => self.other_game(1, desk),
            Action::Previous => self.other_game(-1, desk),
            Action::Interrupt if self.is_waiting() => self.turns.push(Err(Stop::Asked)),
            Action::PlayHere => return self.take_over(desk),
            Action::SetUp => {
                self.is_running = false;
                let entry = Box::new(self.demo.duel().entry().clone());
                return Go::To(Door::SetUp(entry, Some(self.demo.start().clone())));
            }
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        self.is_running = false;
        match mouse.act {
            MouseAct::WheelUp => self.unsay(),
            MouseAct::WheelDown | MouseAct::Press => self.forth(),
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.is_waiting().then(|| (Errand::Demo(self.demo.order()), self.demo.duel().place().clone()))
    }

    fn found(&mut self, errand: &Errand, found: Found) {
        if let (Errand::Demo(order), Found::Demo(turn)) = (errand, found)
            && *order == self.demo.order()
            && self.turns.len() == self.demo.duel().ply()
        {
            self.turns.push(turn.map(|turn| *turn));
        }
    }

    fn is_playing(&self) -> bool {
        self.is_running && !self.is_over() && !self.is_waiting()
    }

    fn pace(&self) -> Duration {
        self.pace
    }

    fn beat(&mut self) {
        if self.is_playing() {
            self.forth();
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        sheet::draw(self, buffer, area, desk);
        None
    }
}

#[cfg(test)]
mod tests;
