//! The values of a game with one or two sizes: a line with its period drawn in, or a map, walked with the cursor; Enter
//! plays from there.

mod draw;
pub mod state;
pub mod way;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::chart::csv::csv;
use crate::chart::json::json;
use crate::chart::law::title;
use crate::chart::svg::svg;
use crate::duel::history::Duel;
use crate::duel::house::Entry;
use crate::duel::place::Place;
use crate::say;
use crate::say::Say;
use crate::tui::chart::draw::{Drawn, draw, glance};
use crate::tui::chart::state::State;
use crate::tui::desk::{Desk, Door, Effect, Go, Layer, Mouse, MouseAct};
use crate::tui::key::Key;
use crate::tui::keys::{Action, Where};
use crate::tui::paint::bars;
use crate::tui::paint::falls::page;
use crate::tui::paint::map;
use crate::tui::paint::rounds::{self, Rounds};
use crate::tui::sitting::Purpose;
use crate::tui::start::{seated, seated_like};
use crate::tui::thought::{Errand, Found};

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
}

impl Chart {
    /// The values of the variant of this position.
    pub fn new(entry: Entry, place: Arc<dyn Place>, is_over_game: bool) -> Self {
        Chart { state: State::new(entry, place), drawn: Drawn::default(), format: 0, typed: None, is_over_game }
    }

    fn is_line(&self) -> bool {
        self.state.shown.as_ref().is_none_or(|shown| shown.table.is_line())
    }

    /// Rows and columns of one step up or down, and of a page.
    fn strides(&self, desk: &Desk) -> ((isize, isize), (isize, isize)) {
        let Some(shown) = self.state.shown.as_ref().filter(|_| self.is_line()) else {
            return ((1, 0), (map::page(self.drawn.cells) as isize, 0));
        };
        if let Some(falls) = shown.table.falls() {
            return ((0, 1), (0, page(self.drawn.cells, falls.len()) as isize));
        }
        let across = Rounds::of(&glance(&self.state, shown, desk), self.drawn.cells.width).across as isize;
        ((0, across), (0, across * self.drawn.cells.height.max(1) as isize))
    }

    fn play(&self, desk: &mut Desk) -> Go {
        let Some(place) = self.state.here() else { return Go::Stay };
        if place.ending().is_some() {
            desk.notice = Some(say!("screen-chart-over"));
            return Go::Stay;
        }
        let duel = Duel::new(self.state.entry.clone(), place);
        let old = desk.sitting().filter(|sitting| self.is_over_game && sitting.purpose == Purpose::Game);
        let sitting = match old {
            Some(old) => seated_like(old, duel),
            None => seated(duel, &desk.settings),
        };
        if !self.is_over_game {
            desk.sittings.clear();
        }
        desk.seat(sitting);
        Go::Instead(Door::Play)
    }

    /// Asks for the table to be written to a file of its own.
    fn write(&self, desk: &mut Desk) {
        let Some(shown) = &self.state.shown else { return };
        let (entry, params) = (&self.state.entry, self.state.place.params());
        let text = match FORMATS[self.format] {
            "csv" => csv(&shown.table),
            "json" => String::from_utf8_lossy(&json(&entry.id, params, &shown.table).text).into_owned(),
            _ => {
                let title = title(entry.title.clone(), params.brackets(&entry.params()));
                svg(&title, &shown.table, desk.tongue)
            }
        };
        desk.effects.push(Effect::Write { name: entry.id.clone(), extension: FORMATS[self.format], text });
    }

    fn walk(&mut self, action: Action, desk: &Desk) -> bool {
        let (step, page) = self.strides(desk);
        match action {
            Action::Left => self.state.walk(0, -1),
            Action::Right => self.state.walk(0, 1),
            Action::Up => self.state.walk(-step.0, -step.1),
            Action::Down => self.state.walk(step.0, step.1),
            Action::PageUp => self.state.walk(-page.0, -page.1),
            Action::PageDown => self.state.walk(page.0, page.1),
            Action::First => self.state.go((0, 0)),
            Action::Last => self.state.go_to_end(),
            Action::Next => self.state.go_to_lost(false),
            Action::Previous => self.state.go_to_lost(true),
            _ => return false,
        }
        true
    }
}

impl Layer for Chart {
    fn place(&self) -> Where {
        Where::Chart
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::PlayHere => self.state.here().is_some_and(|here| here.ending().is_none()),
            Action::Write | Action::Format => self.state.shown.is_some(),
            Action::Letters => self.state.shown.as_ref().is_some_and(|shown| shown.greatest > 0),
            Action::Interrupt => self.state.is_growing(),
            _ => true,
        }
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        self.typed = None;
        match action {
            walking if self.walk(walking, desk) => {}
            Action::PlayHere => return self.play(desk),
            Action::Letters => self.state.is_outcomes = !self.state.is_outcomes,
            Action::Write => self.write(desk),
            Action::Format => self.format = (self.format + 1) % FORMATS.len(),
            Action::Back | Action::Interrupt if desk.slow.is_some() && self.state.is_growing() => {
                self.state.is_stopped = true;
            }
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn type_key(&mut self, key: Key, _desk: &mut Desk) -> Option<Go> {
        let digit = key.narrow().writes().and_then(|c| c.to_digit(10)).filter(|_| self.is_line())?;
        let size = self.typed.unwrap_or(0).saturating_mul(10).saturating_add(digit as usize);
        self.typed = Some(size);
        self.state.go_to_size(size);
        Some(Go::Stay)
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        self.typed = None;
        let (step, _) = self.strides(desk);
        match mouse.act {
            MouseAct::WheelUp => self.state.walk(-step.0, -step.1),
            MouseAct::WheelDown => self.state.walk(step.0, step.1),
            MouseAct::Press => {
                let Some(shown) = self.state.shown.as_ref().filter(|shown| shown.table.falls().is_none()) else {
                    return Go::Stay;
                };
                let glance = glance(&self.state, shown, desk);
                let (x, y) = (mouse.x, mouse.y);
                let met = if shown.table.is_line() {
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
        self.state.errand().map(|errand| (errand, self.state.place.clone()))
    }

    fn found(&mut self, errand: &Errand, found: Found) {
        self.state.take(errand, found);
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let file: Say = say!("screen-chart-write", name = self.state.entry.id.clone(), format = FORMATS[self.format]);
        self.drawn = draw(buffer, area, &self.state, &file, desk);
        None
    }
}

#[cfg(test)]
mod tests;
