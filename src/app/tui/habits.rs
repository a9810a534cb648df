//! How exploitable are you: what you do beside what an equilibrium does, the best reply to that, and how sure it is.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::tui::desk::{Desk, Go, Layer, Mouse, MouseAct};
use crate::tui::glass::{paragraph, put, split_top};
use crate::tui::keys::action::{Action, Where};
use crate::tui::paint;
use crate::tui::panel::waiting;
use crate::tui::scroll::Scroll;
use crate::tui::status::{refusal, score};
use crate::tui::theme::Ink;
use crate::tui::thought::{Errand, Exploited, Found};
use duel::place::Place;
use duel::report::report;
use duel::rounds::Match;
use ground::rules::Side;
use ground::say;
use solve::judge::reason::Role;

/// The person's habits in the match in front.
pub struct HabitsScreen {
    place: Arc<dyn Place>,
    rounds: Match,
    found: Option<Exploited>,
    scroll: Scroll,
}

impl HabitsScreen {
    /// The habits of the match in front, if there is one.
    pub fn new(desk: &Desk) -> Option<Self> {
        let sitting = desk.sitting()?;
        let (place, rounds) = (sitting.place().clone(), sitting.rounds.clone());
        let found = rounds.is_new().then(|| Ok(Vec::new()));
        Some(HabitsScreen { place, rounds, found, scroll: Scroll::default() })
    }

    fn lines(&self, desk: &Desk, width: u16) -> Vec<Line<'static>> {
        let style = |ink| desk.theme.style(ink);
        let found = match &self.found {
            None => return waiting(desk, width),
            Some(Err(stop)) => return paragraph(&desk.speak(&refusal(stop)), width, style(Ink::Warning), desk),
            Some(Ok(found)) => found,
        };
        let mut lines = Vec::new();
        for side in [Side::First, Side::Second] {
            let Some((_, leaks)) = found.iter().find(|(one, _)| *one == side) else {
                let none = desk.speak(&say!("habits-none", side = side.name()));
                lines.extend(paragraph(&none, width, style(Ink::Hint), desk));
                lines.push(Line::default());
                continue;
            };
            let report = report(side, self.rounds.rounds(side), leaks);
            lines.extend(paragraph(&desk.speak(&report.claim), width, style(Ink::Title), desk));
            for step in &report.steps {
                let ink = if step.role == Role::Law { Ink::Hint } else { Ink::Text };
                lines.extend(paragraph(&desk.speak(&step.says), width, style(ink), desk));
                if let Some(shown) = &step.shows {
                    lines.extend(paint::exhibit(shown, width, &desk.theme, desk.tongue, desk.is_ascii()));
                }
            }
            lines.push(Line::default());
        }
        lines
    }
}

impl Layer for HabitsScreen {
    fn place(&self) -> Where {
        Where::Habits
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        match action {
            Action::Up => self.scroll.by(-1),
            Action::Down => self.scroll.by(1),
            Action::PageUp => self.scroll.by(-10),
            Action::PageDown => self.scroll.by(10),
            Action::Back => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        match action {
            Action::Up | Action::Down | Action::PageUp | Action::PageDown => self.scroll.has_way(),
            Action::Left | Action::Right | Action::Next | Action::Previous => false,
            _ => true,
        }
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            MouseAct::WheelUp => self.scroll.by(-2),
            MouseAct::WheelDown => self.scroll.by(2),
            MouseAct::Press => {}
        }
        Go::Stay
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.found.is_none().then(|| (Errand::Habits(self.rounds.clone()), self.place.clone()))
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        if let Found::Habits(found) = found {
            self.found = Some(found);
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        put(buffer, area, 0, &desk.speak(&say!("screen-habits")), desk.theme.style(Ink::Title), desk);
        put(buffer, area, 1, &desk.speak(&score(&self.rounds)), desk.theme.style(Ink::Hint), desk);
        let (_, below) = split_top(area, 3);
        let lines = self.lines(desk, below.width.saturating_sub(2));
        self.scroll.put(buffer, below, &lines, desk);
        None
    }
}
