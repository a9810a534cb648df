//! The program beside the picture: its lines, the one that runs just now, and what its variables hold.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{first_shown, level, put_line, sign, split_bottom, split_top};
use crate::tui::text;
use crate::tui::theme::Ink;
use solve::trace::method::Method;
use solve::trace::run::Step;
use teach::program::{Tool, shown};

/// The shown part of a method's program in one language.
pub struct Program {
    tool: Tool,
    lines: Vec<teach::program::Line>,
}

impl Program {
    /// The program of a method; `None`: there is none.
    pub fn of(method: Method, tool: Tool) -> Option<Self> {
        shown(method, tool).map(|lines| Program { tool, lines })
    }

    /// Columns that it takes.
    pub fn width(&self) -> u16 {
        self.lines.iter().map(|line| text::width(&line.text)).max().unwrap_or(0) + 2
    }

    /// Rows that it takes, its head and the variables included.
    pub fn height(&self) -> u16 {
        self.lines.len() as u16 + 3
    }

    /// The line that a step runs.
    fn at(&self, step: &Step) -> Option<usize> {
        self.lines.iter().position(|line| line.tag.as_deref() == Some(step.line))
    }

    /// Draws as many lines around the one that runs as there is room for, the variables below.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect, step: &Step, desk: &Desk) {
        let (head, below) = split_top(area, 1);
        level(buffer, head, self.tool.name(), desk);
        let (code, values) = split_bottom(below, values(step, area.width).len() as u16);
        let at = self.at(step);
        let first = first_shown(at.unwrap_or(0), self.lines.len(), code.height.into());
        for (row, i) in (first..self.lines.len()).take(code.height.into()).enumerate() {
            let is_here = at == Some(i);
            let mark = if is_here { sign(desk, "▸", ">") } else { " " };
            let ink = if is_here { Ink::Selected } else { Ink::Text };
            let line = Span::styled(format!("{mark} {}", self.lines[i].text), desk.theme.style(ink));
            put_line(buffer, code, row as u16, &Line::from(line), desk);
        }
        put_values(buffer, values, step, desk);
    }
}

/// The variables of a step in lines that fit.
fn values(step: &Step, width: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for (name, value) in &step.values {
        let one = format!("{name} = {value}");
        match lines.last_mut() {
            Some(line) if text::width(line) + text::width(&one) + 3 <= width => {
                line.push_str("   ");
                line.push_str(&one);
            }
            _ => lines.push(one),
        }
    }
    lines
}

/// Draws the variables of a step.
fn put_values(buffer: &mut Buffer, area: Rect, step: &Step, desk: &Desk) {
    for (row, line) in values(step, area.width).into_iter().enumerate() {
        let line = Span::styled(line, desk.theme.style(Ink::Focus));
        put_line(buffer, area, row as u16, &Line::from(line), desk);
    }
}
