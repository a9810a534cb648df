//! Help for a screen, made from the key table; for a game also its rules and notation.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::say;
use crate::say::Say;
use crate::tui::desk::{Desk, Go, Layer, Mouse, MouseAct};
use crate::tui::glass::{frame, middle, paragraph, put_lines};
use crate::tui::keys::action::{Action, Where};
use crate::tui::text;
use crate::tui::theme::Ink;

/// Help for one screen.
pub struct Help {
    on: Where,
    scroll: u16,
}

impl Help {
    /// Help for this screen.
    pub fn new(on: Where) -> Self {
        Help { on, scroll: 0 }
    }

    fn lines(&self, width: u16, desk: &Desk) -> Vec<Line<'static>> {
        let style = |ink| desk.theme.style(ink);
        let mut lines = paragraph(&desk.speak(&about(self.on)), width, style(Ink::Text), desk);
        lines.push(Line::default());
        for (action, keys) in desk.keys.listed(self.on) {
            let names: Vec<String> = keys.iter().map(|key| key.label(desk.is_ascii() || desk.is_wide())).collect();
            let keys = Span::styled(text::pad(&names.join(" "), 14), style(Ink::Key));
            lines.push(Line::from(vec![keys, Span::styled(desk.speak(&action.label()), style(Ink::Text))]));
        }
        if matches!(
            self.on,
            Where::Play | Where::Dispute | Where::Guided | Where::LessonBoard | Where::SetUp | Where::Line
        ) && let Some(sitting) = desk.sitting()
        {
            let entry = sitting.duel.entry();
            let notation = Say { key: format!("{}-notation", entry.card.id).into(), args: Vec::new() };
            let forms = (say!("typed-forms"), entry.card.manner.told());
            for (heading, says) in
                [(entry.title.clone(), entry.rules.clone()), (say!("screen-notation"), notation), forms]
            {
                lines.push(Line::default());
                lines.push(Line::from(Span::styled(desk.speak(&heading), style(Ink::Title))));
                lines.extend(paragraph(&desk.speak(&says), width, style(Ink::Text), desk));
            }
        }
        lines
    }
}

fn about(on: Where) -> Say {
    match on {
        Where::Gallery => say!("screen-help-gallery"),
        Where::SetUp => say!("screen-help-set-up"),
        Where::Play => say!("screen-help-play"),
        Where::Dispute => say!("screen-help-dispute"),
        Where::Guided => say!("screen-help-guided"),
        Where::History => say!("screen-help-history"),
        Where::Habits => say!("screen-help-habits"),
        Where::Settings => say!("screen-help-settings"),
        Where::Line => say!("screen-help-line"),
        Where::Help => say!("screen-help-help"),
        Where::Chart => say!("screen-help-chart"),
        Where::Inquiry => say!("screen-help-inquiry"),
        Where::Theatre => say!("screen-help-theatre"),
        Where::Regret => say!("screen-help-regret"),
        Where::Demo => say!("screen-help-demo"),
        Where::Study => say!("screen-help-study"),
        Where::Lessons => say!("screen-help-lessons"),
        Where::Lesson => say!("screen-help-lesson"),
        Where::LessonBoard => say!("screen-help-lesson-board"),
        Where::Mistakes => say!("screen-help-mistakes"),
        Where::Stats => say!("screen-help-stats"),
        Where::Puzzle => say!("puzzle-help"),
        Where::Fair => say!("fair-help"),
        Where::Glossary => say!("screen-help-glossary"),
    }
}

impl Layer for Help {
    fn place(&self) -> Where {
        Where::Help
    }

    fn act(&mut self, action: Action, _desk: &mut Desk) -> Go {
        match action {
            Action::Up => self.scroll = self.scroll.saturating_sub(1),
            Action::Down => self.scroll = self.scroll.saturating_add(1),
            Action::PageUp => self.scroll = self.scroll.saturating_sub(10),
            Action::PageDown => self.scroll = self.scroll.saturating_add(10),
            Action::Back | Action::Help => return Go::Back,
            _ => {}
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, _desk: &mut Desk) -> Go {
        match mouse.act {
            MouseAct::WheelUp => self.scroll = self.scroll.saturating_sub(2),
            MouseAct::WheelDown => self.scroll = self.scroll.saturating_add(2),
            MouseAct::Press => return Go::Back,
        }
        Go::Stay
    }

    fn is_overlay(&self) -> bool {
        true
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let width = area.width.saturating_sub(4).min(76);
        let lines = self.lines(width.saturating_sub(5), desk);
        let place = middle(area, width, (lines.len() as u16 + 2).min(area.height));
        let inner = frame(buffer, place, &desk.speak(&say!("screen-help")), desk);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        self.scroll = self.scroll.min(put_lines(buffer, inner, &lines, self.scroll, desk));
        None
    }
}
