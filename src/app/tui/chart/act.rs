//! What keys do on the screen of values: walk, play from the cursor, write a file, ask about the whole game.

use crate::tui::chart::asked::Asked;
use crate::tui::chart::{Chart, FORMATS};
use crate::tui::desk::{Desk, Door, Effect, Go};
use crate::tui::keys::action::Action;
use crate::tui::paint::falls::page;
use crate::tui::paint::map;
use crate::tui::paint::rounds::Rounds;
use crate::tui::sitting::Purpose;
use crate::tui::start::{seated, seated_like};
use duel::history::Duel;
use duel::preset;
use ground::say;
use teach::chart::csv::csv;
use teach::chart::json::json;
use teach::chart::svg::svg;

impl Chart {
    /// Rows and columns of one step up or down, and of a page.
    pub fn strides(&self, desk: &Desk) -> ((isize, isize), (isize, isize)) {
        let Some(glance) = self.glance(desk).filter(|_| self.is_line()) else {
            return ((1, 0), (map::page(self.drawn.cells) as isize, 0));
        };
        if let Some(falls) = glance.table.falls() {
            return ((0, 1), (0, page(self.drawn.cells, falls.len()) as isize));
        }
        let across = Rounds::of(&glance, self.drawn.cells.width).across as isize;
        ((0, across), (0, across * self.drawn.cells.height.max(1) as isize))
    }

    /// Plays from the cursor; a game that the screen was opened over keeps its players.
    pub fn play(&self, desk: &mut Desk) -> Go {
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
    pub fn write(&self, desk: &mut Desk) {
        let Some(shown) = &self.state.shown else { return };
        let (entry, params) = (&self.state.entry, self.state.place.params());
        let text = match FORMATS[self.format] {
            "csv" => csv(&shown.table),
            "json" => String::from_utf8_lossy(&json(&entry.id, params, &shown.table).text).into_owned(),
            _ => {
                let title = preset::game(entry, params, desk.tongue);
                svg(&title, &shown.table, &shown.law, desk.tongue)
            }
        };
        desk.effects.push(Effect::Write { name: entry.id.clone(), extension: FORMATS[self.format], text });
    }

    /// Moves the cursor; false if the key does not.
    pub fn walk(&mut self, action: Action, desk: &Desk) -> bool {
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
            Action::NextMark => self.go_to_mark(false),
            Action::PreviousMark => self.go_to_mark(true),
            Action::Next => self.state.go_to_lost(false),
            Action::Previous => self.state.go_to_lost(true),
            _ => return false,
        }
        true
    }

    fn go_to_mark(&mut self, is_back: bool) {
        if let Some(at) = self.asked.as_ref().and_then(|asked| asked.next(self.state.cursor, is_back)) {
            self.state.go(at);
        }
    }

    /// Goes back one level: what is being computed is stopped, an answer is put away, the screen is left.
    pub fn back(&mut self, desk: &Desk) -> Go {
        if desk.slow.is_some() && self.state.is_growing() {
            self.state.is_stopped = true;
        } else if self.inquiry().is_some() {
            let table = self.table().cloned();
            self.asked.iter_mut().for_each(|asked| asked.stop(table.as_ref()));
        } else if self.asked.take().is_none() {
            return Go::Back;
        }
        Go::Stay
    }

    /// Does what a key asks for while a line is being typed.
    pub fn act_in_line(&mut self, action: Action, desk: &mut Desk) {
        let Some(line) = &mut self.line else { return };
        match action {
            Action::Up | Action::Previous => return line.turn(true),
            Action::Down | Action::Next => return line.turn(false),
            Action::Choose | Action::Back => line.keep(desk),
            _ => return,
        }
        if action == Action::Choose {
            match line.read(desk) {
                Some(Err(())) => return,
                Some(Ok((text, inquiry))) => self.asked = Some(Asked::new(text, inquiry)),
                None => {}
            }
        }
        self.line = None;
    }
}
