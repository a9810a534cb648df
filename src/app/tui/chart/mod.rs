//! The values of a game with one or two sizes: a line with its period drawn in, or a map, walked with the cursor; Enter
//! plays from there. A law can be guessed here, and the rules held against others.

mod act;
mod asked;
mod cursor;
mod draw;
mod line;
pub(crate) mod state;
pub(crate) mod way;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::chart::asked::Asked;
use crate::tui::chart::draw::{Drawn, Seen, draw, glance};
use crate::tui::chart::line::Line;
use crate::tui::chart::state::State;
use crate::tui::chart::way::look;
use crate::tui::desk::{Desk, Go, Layer, Mouse, MouseAct};
use crate::tui::key::Key;
use crate::tui::keys::action::{Action, Where};
use crate::tui::paint::bars;
use crate::tui::paint::glance::Glance;
use crate::tui::paint::map;
use crate::tui::paint::rounds;
use crate::tui::thought::{Errand, Found};
use duel::house::Entry;
use duel::place::Place;
use ground::say;
use solve::judge::sequence::Table;

/// What a table is written as.
const FORMATS: [&str; 3] = ["svg", "csv", "json"];

/// The values of a game.
pub struct Chart {
    state: State,
    drawn: Drawn,
    format: usize,
    /// The size being typed, digit by digit.
    typed: Option<usize>,
    /// Whether it was opened over a game, whose players then play on.
    is_over_game: bool,
    /// The line being typed.
    line: Option<Line>,
    /// What was asked last.
    asked: Option<Asked>,
}

impl Chart {
    /// The values of the variant of this position.
    pub fn new(entry: Entry, place: Arc<dyn Place>, is_over_game: bool) -> Self {
        Chart {
            state: State::new(entry, place),
            drawn: Drawn::default(),
            format: 0,
            typed: None,
            is_over_game,
            line: None,
            asked: None,
        }
    }

    fn is_line(&self) -> bool {
        self.state.shown.as_ref().is_none_or(|shown| shown.table.is_line())
    }

    fn table(&self) -> Option<&Arc<Table>> {
        self.state.shown.as_ref().map(|shown| &shown.table)
    }

    /// The table as its painters look at it, once there is one.
    fn glance<'a>(&'a self, desk: &'a Desk) -> Option<Glance<'a>> {
        self.state.shown.as_ref().map(|shown| glance(&self.state, shown, self.asked.as_ref(), desk))
    }

    /// What the question asked last still wants to find out.
    fn inquiry(&self) -> Option<Errand> {
        self.asked.as_ref()?.errand(self.table())
    }
}

impl Layer for Chart {
    fn place(&self) -> Where {
        if self.line.is_some() { Where::Inquiry } else { Where::Chart }
    }

    fn is_typing(&self) -> bool {
        self.line.is_some()
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::PlayHere => self.state.here().is_some_and(|here| here.ending().is_none()),
            Action::Machine => self.state.place.as_heaps().is_some(),
            Action::Write | Action::Format => self.state.shown.is_some(),
            Action::Letters => self.state.shown.as_ref().is_some_and(|shown| shown.greatest > 0),
            Action::Interrupt => self.state.is_growing() || self.inquiry().is_some(),
            Action::NextMark | Action::PreviousMark => {
                self.asked.as_ref().is_some_and(|asked| !asked.cells().is_empty())
            }
            _ => true,
        }
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        self.typed = None;
        if self.line.is_some() {
            self.act_in_line(action, desk);
            return Go::Stay;
        }
        match action {
            walking if self.walk(walking, desk) => {}
            Action::PlayHere => return self.play(desk),
            Action::Letters => self.state.is_outcomes = !self.state.is_outcomes,
            Action::Write => self.write(desk),
            Action::Format => self.format = (self.format + 1) % FORMATS.len(),
            Action::Guess => self.line = Some(Line::law(desk)),
            Action::Machine => {
                let place = self.state.here().unwrap_or_else(|| self.state.place.clone());
                return look(action, self.state.entry.clone(), place, self.is_over_game, desk);
            }
            Action::Compare => self.line = Some(Line::variant(&self.state.entry, &*self.state.place, desk)),
            Action::Interrupt if !self.offers(action, desk) => {}
            Action::Back | Action::Interrupt => return self.back(desk),
            _ => {}
        }
        Go::Stay
    }

    fn type_key(&mut self, key: Key, _desk: &mut Desk) -> Option<Go> {
        if let Some(line) = &mut self.line {
            return line.take(key).then_some(Go::Stay);
        }
        let digit = key.narrow().writes().and_then(|c| c.to_digit(10)).filter(|_| self.is_line())?;
        let size = self.typed.unwrap_or(0).saturating_mul(10).saturating_add(digit as usize);
        self.typed = Some(size);
        self.state.go_to_size(size);
        Some(Go::Stay)
    }

    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Go {
        self.line.iter_mut().for_each(|line| line.paste(text));
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if self.line.is_some() {
            return Go::Stay;
        }
        self.typed = None;
        let (step, _) = self.strides(desk);
        match mouse.act {
            MouseAct::WheelUp => self.state.walk(-step.0, -step.1),
            MouseAct::WheelDown => self.state.walk(step.0, step.1),
            MouseAct::Press => {
                let is_swept = self.table().is_some_and(|table| table.falls().is_some());
                let Some(glance) = self.glance(desk).filter(|_| !is_swept) else { return Go::Stay };
                let (x, y) = (mouse.x, mouse.y);
                let met = if glance.table.is_line() {
                    let column = bars::hit(self.drawn.bars, &glance, x, y)
                        .or_else(|| rounds::hit(self.drawn.cells, &glance, x, y));
                    column.map(|column| (0, column))
                } else {
                    map::hit(self.drawn.cells, &glance, x, y)
                };
                match met {
                    Some(at) if at == self.state.cursor => return self.play(desk),
                    Some(at) => self.state.go(at),
                    None => {}
                }
            }
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        let own = self.state.errand();
        // The table comes first, for what was asked may be about a cell that it does not have yet.
        let errand = if self.state.is_growing() { own } else { self.inquiry().or(own) };
        errand.map(|errand| (errand, self.state.place.clone()))
    }

    fn found(&mut self, errand: &Errand, found: Found) {
        match (errand, &mut self.asked) {
            (Errand::Inquiry(_) | Errand::Marks(..), Some(asked)) => {
                if let Some(sizes) = asked.take(errand, found) {
                    self.state.go_to_sizes(&sizes);
                }
            }
            _ => self.state.take(errand, found),
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let file = say!("screen-chart-write", name = self.state.entry.id.clone(), format = FORMATS[self.format]);
        let seen = Seen { state: &self.state, asked: self.asked.as_ref(), file: &file };
        self.drawn = draw(buffer, area, seen, desk);
        self.line.as_ref().map(|line| line.draw(buffer, area, desk))
    }
}

#[cfg(test)]
mod tests;
