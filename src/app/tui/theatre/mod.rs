//! A look inside the search: the tree of a small game as alpha-beta walks it, or the waves of one that can run in circles, stepped
//! or played.

mod told;
mod tree;
mod waves;

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::tui::desk::{Desk, Go, Layer, Mouse, MouseAct};
use crate::tui::glass::{paragraph, put, put_lines, split_bottom, split_left, split_top, upright};
use crate::tui::keys::action::{Action, Where};
use crate::tui::paint;
use crate::tui::status::{refusal, thinking};
use crate::tui::text;
use crate::tui::theatre::tree::Tree;
use crate::tui::theatre::waves::Bars;
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Found};
use duel::house::Entry;
use duel::place::Place;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::control::Stop;
use solve::theatre::Theatre;
use solve::theatre::stand::Stand;
use solve::theatre::trace::Step;

/// Steps of a page.
const PAGE: usize = 100;

/// Columns that are kept for the tree or the bars before a board may stand beside them.
const LEAST: u16 = 40;

/// The search of the game below a position.
pub struct Stage {
    entry: Entry,
    place: Arc<dyn Place>,
    seen: Option<Result<Arc<Theatre>, Stop>>,
    /// The step that shows, from 0.
    step: usize,
    is_running: bool,
}

impl Stage {
    /// The stage is set; the search is not yet watched.
    pub fn new(entry: Entry, place: Arc<dyn Place>) -> Self {
        Stage { entry, place, seen: None, step: 0, is_running: false }
    }

    fn shown(&self) -> Option<&Theatre> {
        self.seen.as_ref()?.as_ref().ok().map(|seen| &**seen)
    }

    /// How many steps can be shown.
    fn steps(&self) -> usize {
        match self.shown() {
            Some(Theatre::Tree(trace)) => trace.steps.len(),
            Some(Theatre::Waves(waves)) => waves.waves.len(),
            None => 0,
        }
    }

    fn last(&self) -> usize {
        self.steps().saturating_sub(1)
    }

    fn go(&mut self, step: usize) {
        (self.is_running, self.step) = (false, step.min(self.last()));
    }

    /// The step of the next cut-off, or of the one before; of waves every one.
    fn turn(&self, is_back: bool) -> usize {
        let Some(Theatre::Tree(trace)) = self.shown() else {
            return if is_back { self.step.saturating_sub(1) } else { self.step + 1 };
        };
        let is_cut = |i: &usize| matches!(trace.steps.get(*i), Some(Step::Cut(..)));
        let found =
            if is_back { (0..self.step).rev().find(is_cut) } else { (self.step + 1..self.steps()).find(is_cut) };
        found.unwrap_or(self.step)
    }

    fn run(&mut self) {
        self.is_running = !self.is_running && self.steps() > 1;
        if self.is_running && self.step == self.last() {
            self.step = 0;
        }
    }

    /// What is said under the picture.
    fn says(&self, stand: &Stand) -> Vec<(Say, Ink)> {
        match self.shown() {
            Some(Theatre::Tree(trace)) => told::tree(trace, stand, self.step),
            Some(Theatre::Waves(waves)) => told::waves(waves, self.step),
            None => Vec::new(),
        }
    }

    /// The position on the board, and what the last move touched there.
    fn board(&self, stand: &Stand) -> Option<(Arc<dyn Place>, Vec<Spot>)> {
        match self.shown()? {
            Theatre::Waves(waves) => {
                let (text, _) = waves.waves.get(self.step)?.example.as_ref()?;
                Some((self.place.reads(text).ok()?, Vec::new()))
            }
            Theatre::Tree(trace) => {
                let node = &trace.nodes[stand.levels.last()?.node];
                let here = self.place.reads(&node.paper.position).ok()?;
                let touched = node.parent.and_then(|(parent, index)| {
                    let above = &trace.nodes[parent].paper;
                    let before = self.place.reads(&above.position).ok()?;
                    Some(before.play(&above.moves[index]).ok()?.path)
                });
                Some((here, touched.unwrap_or_default()))
            }
        }
    }

    /// Draws the board at the right where there is room for it; tells what is left of it.
    fn draw_board(&self, buffer: &mut Buffer, area: Rect, stand: &Stand, desk: &Desk) -> Rect {
        let Some((place, last)) = self.board(stand) else { return area };
        let scene = place.scene();
        let plain = paint::Look::plain(&desk.theme, desk.tongue, desk.signs());
        // What was searched is told in long lines; the board beside them stays small.
        let look = paint::Look { last: &last, scale: 1, ..plain };
        let (wide, _) = paint::size(&scene, &look);
        let wide = wide.max(14) + 2;
        if area.width < LEAST + wide {
            return area;
        }
        let (left, right) = split_left(area, area.width - wide);
        let inner = upright(buffer, right, desk);
        paint::scene(buffer, inner, &scene, &look);
        Rect { width: left.width.saturating_sub(1), ..left }
    }

    fn draw_title(&self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        let params = self.place.params().brackets(&self.entry.params());
        let title = format!("{}{params}", desk.speak(&say!("theatre-title", game = self.entry.title.clone())));
        put(buffer, area, 0, &title, desk.theme.style(Ink::Title), desk);
        if self.steps() > 0 {
            let state = if self.is_running { "plays" } else { "holds" };
            let says = say!("theatre-step", step = self.step + 1, all = self.steps(), state = state);
            let count = desk.speak(&says);
            let right = Rect { x: area.right().saturating_sub(text::width(&count)), ..area };
            put(buffer, right.intersection(area), 0, &count, desk.theme.style(Ink::Hint), desk);
        }
    }

    /// What is said while nothing can be seen.
    fn waiting(&self, desk: &Desk) -> Say {
        match (self.refused(), &desk.slow) {
            (Some(says), _) => says,
            (_, Some(control)) => thinking(control),
            _ => say!("theatre-thinks"),
        }
    }

    /// Why nothing is shown. What is too large for that may well be settled otherwise.
    fn refused(&self) -> Option<Say> {
        match self.seen.as_ref()?.as_ref().err()? {
            Stop::TooLarge(why) => Some(say!("theatre-too-large", why = why.clone())),
            stop @ Stop::Asked => Some(refusal(stop)),
        }
    }
}

impl Layer for Stage {
    fn place(&self) -> Where {
        Where::Theatre
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        match action {
            Action::Step | Action::Right => self.go(self.step + 1),
            Action::Left => self.go(self.step.saturating_sub(1)),
            Action::Down | Action::Next => self.go(self.turn(false)),
            Action::Up | Action::Previous => self.go(self.turn(true)),
            Action::PageDown => self.go(self.step + PAGE),
            Action::PageUp => self.go(self.step.saturating_sub(PAGE)),
            Action::First => self.go(0),
            Action::Last => self.go(self.last()),
            Action::Run => self.run(),
            Action::Interrupt if self.seen.is_none() => self.seen = Some(Err(Stop::Asked)),
            Action::Back if self.is_running => self.is_running = false,
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::Interrupt => self.seen.is_none(),
            Action::Up | Action::Down | Action::Next | Action::Previous => {
                self.turn(false).min(self.last()) != self.step || self.turn(true) != self.step
            }
            Action::Left | Action::First => self.step > 0,
            Action::Step | Action::Right | Action::Last => self.step < self.last(),
            Action::Run | Action::PageUp | Action::PageDown => self.steps() > 1,
            _ => true,
        }
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            MouseAct::WheelUp => self.go(self.step.saturating_sub(1)),
            MouseAct::WheelDown | MouseAct::Press => self.go(self.step + 1),
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.seen.is_none().then(|| (Errand::Theatre, self.place.clone()))
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        if let Found::Theatre(found) = found {
            self.seen = Some(found);
        }
    }

    fn is_playing(&self) -> bool {
        self.is_running
    }

    fn beat(&mut self) {
        if self.is_running {
            self.step = (self.step + 1).min(self.last());
            self.is_running = self.step < self.last();
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.draw_title(buffer, area, desk);
        let (_, below) = split_top(area, 2);
        let Some(shown) = self.shown() else {
            let lines = paragraph(&desk.speak(&self.waiting(desk)), below.width, desk.theme.style(Ink::Key), desk);
            put_lines(buffer, below, &lines, 0, desk);
            return None;
        };
        let stand = if let Theatre::Tree(trace) = shown { Stand::after(trace, self.step) } else { Stand::default() };
        let said = |(say, ink): &(Say, Ink)| paragraph(&desk.speak(say), below.width, desk.theme.style(*ink), desk);
        let lines: Vec<Line> = self.says(&stand).iter().flat_map(said).collect();
        let (picture, foot) = split_bottom(below, (lines.len() as u16 + 1).min(below.height / 2));
        put_lines(buffer, split_top(foot, 1).1, &lines, 0, desk);
        let left = self.draw_board(buffer, picture, &stand, desk);
        match shown {
            Theatre::Tree(trace) => Tree { trace, stand: &stand, desk }.draw(buffer, left),
            Theatre::Waves(waves) => Bars { waves, round: self.step, desk }.draw(buffer, left),
        }
        None
    }
}

#[cfg(test)]
mod tests;
