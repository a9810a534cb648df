//! The law of a game for every size, found and proved while one looks on: the machine as rails, the position's digits run through it
//! state by state, and what wins.

mod proved;
mod told;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Effect, Go, Layer, Mouse, MouseAct};
use crate::tui::glass::{paragraph, put, put_lines, split_top, upright};
use crate::tui::heading::heading;
use crate::tui::keys::action::{Action, Where};
use crate::tui::law::proved::Proved;
use crate::tui::law::told::{missed, says};
use crate::tui::paint::Look;
use crate::tui::paint::rails::Rails;
use crate::tui::scroll::Scroll;
use crate::tui::stage::{divide, placed};
use crate::tui::status::{refusal, thinking};
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found};
use duel::house::Entry;
use duel::place::Place;
use duel::preset;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use teach::automatic::Sought;
use teach::every_size::certified;
use teach::machine::Told;
use teach::machine::book::book;
use teach::machine::diagram::Diagram;
use teach::machine::svg::svg;
use teach::page::Form;

/// What the law is written as.
const FORMATS: [&str; 4] = ["svg", "html", "cert", "txt"];

/// Lines that a page key scrolls.
const PAGE: i16 = 6;

/// What is known of the law.
enum State {
    /// It is being looked for.
    Sought,
    /// The search was stopped.
    Stopped(Stop),
    /// There is one.
    Proved(Box<Proved>),
    /// None was found.
    Missed(Arc<Told>),
}

/// The law of a game.
pub struct LawScreen {
    entry: Entry,
    place: Arc<dyn Place>,
    state: State,
    format: usize,
    words: Scroll,
    /// Lines of the machine that are scrolled away, and how many there are below.
    above: usize,
    below: usize,
}

impl LawScreen {
    /// The law of the game of this position is looked for; the position is run through it.
    pub fn new(entry: Entry, place: Arc<dyn Place>) -> Self {
        let words = Scroll::default();
        LawScreen { entry, place, state: State::Sought, format: 0, words, above: 0, below: 0 }
    }

    fn proved(&self) -> Option<&Proved> {
        match &self.state {
            State::Proved(proved) => Some(proved),
            _ => None,
        }
    }

    /// Reads so many columns, as far as there are any.
    fn read(&mut self, columns: usize) {
        if let State::Proved(proved) = &mut self.state {
            proved.read = columns.min(proved.way.columns.len());
        }
    }

    /// One column on or back; at the end it begins anew.
    fn step(&mut self, is_back: bool) {
        let Some(proved) = self.proved() else { return };
        let (read, all) = (proved.read, proved.way.columns.len());
        let on = if read >= all { 0 } else { read + 1 };
        self.read(if is_back { read.saturating_sub(1) } else { on });
    }

    /// Writes the law to a file of its own: as a picture, as a page, as a certificate that `verify` reads, or as the prover
    /// Walnut reads it.
    fn write(&self, desk: &mut Desk) {
        let Some((proved, law)) = self.proved().and_then(|proved| Some((proved, proved.law()?))) else { return };
        let text = match FORMATS[self.format] {
            "svg" => {
                let title = preset::game(&self.entry, self.place.params(), desk.tongue);
                svg(&title, law, &proved.told.at, &proved.told.winning, desk.tongue)
            }
            "html" => {
                let title = preset::game(&self.entry, self.place.params(), desk.tongue);
                let rule = self.entry.rules_under(Some(self.place.params()));
                let Ok(page) = book(&title, &rule, law, desk.tongue, &Control::new()) else { return };
                Form::Html.write(&page, desk.tongue)
            }
            "cert" => {
                let stated = certified(&self.entry.id, &*self.place, law, false, desk.tongue, &Control::new());
                let Ok(Some(stated)) = stated else { return };
                stated.text
            }
            _ => law.walnut(),
        };
        let name = format!("{}-law", self.entry.id);
        desk.effects.push(Effect::Write { name, extension: FORMATS[self.format], text });
    }

    fn draw_machine(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let State::Proved(proved) = &self.state else { return };
        let look = Look::plain(&desk.theme, desk.tongue, desk.signs());
        let rails = Rails { diagram: &proved.diagram, here: proved.way.at(proved.read), last: proved.last() };
        let (width, height) = rails.size(&look);
        let room = placed(area, (width.min(area.width.into()) as u16, height.min(area.height.into()) as u16));
        self.above = self.above.min(height.saturating_sub(usize::from(room.height)));
        self.below = rails.draw(buffer, room, self.above, &look);
    }
}

impl Layer for LawScreen {
    fn place(&self) -> Where {
        Where::Law
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Step | Action::Right => self.step(false),
            Action::Left => self.step(true),
            Action::First => self.read(0),
            Action::Last => self.read(usize::MAX),
            Action::Up => self.above = self.above.saturating_sub(1),
            Action::Down => self.above += usize::from(self.below > 0),
            Action::PageUp => self.words.by(-PAGE),
            Action::PageDown => self.words.by(PAGE),
            Action::Write => self.write(desk),
            Action::Format => self.format = (self.format + 1) % FORMATS.len(),
            Action::Interrupt if matches!(self.state, State::Sought) => self.state = State::Stopped(Stop::Asked),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        let proved = self.proved();
        match action {
            Action::Step => proved.is_some_and(|proved| !proved.way.columns.is_empty()),
            Action::Right | Action::Last => proved.is_some_and(|proved| proved.read < proved.way.columns.len()),
            Action::Left | Action::First => proved.is_some_and(|proved| proved.read > 0),
            Action::Up => self.above > 0,
            Action::Down => self.below > 0,
            Action::PageUp | Action::PageDown => self.words.has_way(),
            Action::Write | Action::Format => proved.is_some(),
            Action::Interrupt => matches!(self.state, State::Sought),
            Action::Next | Action::Previous => false,
            _ => true,
        }
    }

    fn label(&self, action: Action, _desk: &Desk) -> Option<Say> {
        (action == Action::Write).then(|| say!("lawful-write", format = FORMATS[self.format]))
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            MouseAct::WheelUp => self.step(true),
            MouseAct::WheelDown | MouseAct::Press => self.step(false),
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        matches!(self.state, State::Sought).then(|| (Errand::Law, self.place.clone()))
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        self.state = match found {
            Found::Law(Ok(lawful)) => match &lawful.0.sought {
                Sought::None(_) => State::Missed(lawful.0),
                Sought::Law(law) => {
                    let diagram = Diagram::of(&law.found.law.lost);
                    let way = diagram.way(law, &lawful.0.at);
                    let read = way.columns.len();
                    State::Proved(Box::new(Proved { told: lawful.0, diagram, way, read }))
                }
            },
            Found::Law(Err(stop)) => State::Stopped(stop),
            _ => return,
        };
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let title = say!("lawful-title", game = self.entry.title.clone());
        let title = heading(&title, &self.entry, &*self.place, area.width, desk);
        put(buffer, area, 0, &title, desk.theme.style(Ink::Title), desk);
        let (_, body) = split_top(area, 2);
        let whole = |says: &Say, ink| paragraph(&desk.speak(says), body.width, desk.theme.style(ink), desk);
        let lines = match (&self.state, &desk.slow) {
            (State::Proved(_), _) => Vec::new(),
            (State::Missed(told), _) => missed(told, body.width, desk),
            (State::Stopped(stop), _) => whole(&refusal(stop), Ink::Warning),
            (State::Sought, Some(control)) => whole(&thinking(control), Ink::Key),
            (State::Sought, None) => whole(&say!("lawful-looks"), Ink::Key),
        };
        if !lines.is_empty() {
            put_lines(buffer, body, &lines, 0, desk);
            return None;
        }
        let stage = divide(body, |_, _| true);
        let side = stage.third.map_or(stage.side, |third| stage.side.union(third));
        if stage.is_beside {
            let line = Rect { x: side.x - 2, width: 3, ..side };
            upright(buffer, line, desk);
        }
        if let State::Proved(proved) = &self.state {
            let lines = says(proved, (side.width, side.height), desk);
            self.words.put(buffer, side, &lines, desk);
        }
        self.draw_machine(buffer, stage.board, desk);
        None
    }
}
