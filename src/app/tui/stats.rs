//! What the learner has done so far: games, mistakes by kind, exercises, lessons; nothing is judged here that was not proved.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use crate::tui::desk::{Desk, Go, Layer, Mouse, MouseAct};
use crate::tui::glass::{paragraph, put, put_lines, split_left, split_top, upright};
use crate::tui::home::week::week_lines;
use crate::tui::keys::action::{Action, Where};
use crate::tui::scroll::Scroll;
use crate::tui::theme::Ink;
use ground::say;
use teach::summary;

/// Columns from which the week stands beside the rest.
const WIDE: u16 = 78;

/// Columns of the week.
const WEEK: u16 = 38;

/// The screen of it.
#[derive(Default)]
pub struct Stats {
    scroll: Scroll,
}

impl Layer for Stats {
    fn place(&self) -> Where {
        Where::Stats
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        match action {
            Action::Back | Action::Left => return Go::Back,
            Action::Down | Action::Next => self.scroll.by(1),
            Action::Up | Action::Previous => self.scroll.by(-1),
            Action::PageDown => self.scroll.by(10),
            Action::PageUp => self.scroll.by(-10),
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, _desk: &Desk) -> bool {
        let walks = [Action::Up, Action::Down, Action::Next, Action::Previous, Action::PageUp, Action::PageDown];
        !walks.contains(&action) || self.scroll.has_way()
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            MouseAct::WheelDown => self.scroll.by(1),
            MouseAct::WheelUp => self.scroll.by(-1),
            MouseAct::Press => {}
        }
        Go::Stay
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        put(buffer, area, 0, &desk.speak(&say!("stats-name")), desk.theme.style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        let week = week_lines(desk);
        let (below, mut lines) = if area.width >= WIDE {
            let (left, right) = split_left(below, below.width - WEEK);
            let right = upright(buffer, right, desk);
            put_lines(buffer, right, &week, 0, desk);
            (Rect { width: left.width - 1, ..left }, Vec::new())
        } else {
            (below, [week, vec![Line::default()]].concat())
        };
        for (depth, says) in summary::lines(&desk.ledger, desk.today) {
            let words = format!("{}{}", "  ".repeat(depth), desk.speak(&says));
            lines.extend(paragraph(&words, below.width, desk.theme.style(Ink::Text), desk));
        }
        self.scroll.put(buffer, below, &lines, desk);
        None
    }
}
