//! The way from the root as an indented tree: a line for each node, with its window, its moves and what became of them.

use std::cmp::Ordering;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::tui::desk::Desk;
use crate::tui::glass::{put, put_line, split_top, told};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use solve::trace::run::{Fate, Run, Sure};
use solve::trace::stand::{Level, Stand};
use solve::trace::tree_search::shown as gain;

/// Columns that the tree is indented at most.
const INDENT: usize = 12;

/// The way from the root.
pub struct Way<'a> {
    /// The search.
    pub run: &'a Run,
    /// How it stands.
    pub stand: &'a Stand,
    /// What screens share.
    pub desk: &'a Desk,
}

fn ink(gain: i64) -> Ink {
    match gain.cmp(&0) {
        Ordering::Greater => Ink::Won,
        Ordering::Equal => Ink::Drawn,
        Ordering::Less => Ink::Lost,
    }
}

/// How a gain is known.
fn sign(sure: Sure) -> &'static str {
    match sure {
        Sure::Exactly => "=",
        Sure::AtMost => "≤",
        Sure::AtLeast => "≥",
    }
}

/// A move and what became of it.
fn written(mv: &str, fate: Fate) -> (String, Ink) {
    match fate {
        Fate::Waiting => (mv.to_owned(), Ink::Text),
        Fate::Inside => (format!("[{mv}]"), Ink::Selected),
        Fate::Known(worth, sure) => (format!("{mv}{}{}", sign(sure), gain(worth)), ink(worth)),
        Fate::Skipped => (format!("~{mv}~"), Ink::Faint),
    }
}

impl Way<'_> {
    /// Draws the lowest levels that there is room for.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect) {
        let has_window = self.run.nodes.first().is_some_and(|node| node.window.is_some());
        let head = if has_window { say!("theatre-head") } else { say!("trace-head") };
        let head = self.desk.speak(&head);
        put(buffer, area, 0, &head, self.desk.theme.style(Ink::Hint), self.desk);
        let (_, area) = split_top(area, 1);
        let above = self.stand.levels.len().saturating_sub(area.height.into());
        let labels: Vec<String> = self.stand.levels.iter().map(|level| self.label(level)).collect();
        let wide = labels.iter().map(|label| text::width(label)).max().unwrap_or(0);
        for (depth, level) in self.stand.levels.iter().enumerate().skip(above) {
            let line = self.line(depth, level, &text::pad(&labels[depth], wide), area.width);
            put_line(buffer, area, (depth - above) as u16, &line, self.desk);
        }
    }

    /// Who moves, and the window.
    fn label(&self, level: &Level) -> String {
        let node = &self.run.nodes[level.node];
        let says = match (level.alpha, node.window) {
            (Some(alpha), Some((_, beta))) => {
                say!("theatre-level", side = node.to.name(), alpha = gain(alpha), beta = gain(beta))
            }
            _ => say!("trace-level", side = node.to.name()),
        };
        told(&self.desk.speak(&says), self.desk)
    }

    fn line(&self, depth: usize, level: &Level, label: &str, width: u16) -> Line<'static> {
        let style = |ink| self.desk.theme.style(ink);
        let front = format!("{}{label}  ", " ".repeat(depth.min(INDENT)));
        let room = width.saturating_sub(text::width(&front));
        let mut spans = vec![Span::styled(front, style(Ink::Key))];
        let paper = &self.run.papers[self.run.nodes[level.node].paper];
        if let Some(told) = &level.told {
            spans.push(Span::styled(self.desk.speak(told), style(Ink::Title)));
        } else if paper.moves.is_empty() {
            spans.push(Span::styled(self.desk.speak(&say!("theatre-over")), style(Ink::Title)));
        }
        let moves = paper.moves.iter().zip(&level.fates);
        let items: Vec<(String, Ink)> = moves.map(|(mv, fate)| written(mv, *fate)).collect();
        for (words, ink) in kept_in_sight(&items, focus(&level.fates), room) {
            spans.push(Span::styled(told(&words, self.desk), style(ink)));
            spans.push(Span::styled(" ", style(Ink::Text)));
        }
        Line::from(spans)
    }
}

/// The move to be kept in sight: the one that is being looked at, or the last that was.
fn focus(fates: &[Fate]) -> usize {
    let inside = fates.iter().position(|fate| *fate == Fate::Inside);
    inside.or_else(|| fates.iter().rposition(|fate| matches!(fate, Fate::Known(..)))).unwrap_or(0)
}

/// The moves from the first one on with which the one to be seen still fits, with one more column of blank behind each.
fn kept_in_sight(items: &[(String, Ink)], focus: usize, room: u16) -> Vec<(String, Ink)> {
    let mut left = usize::from(room.saturating_sub(3));
    let fits = |(words, _): &&(String, Ink)| {
        let wide = usize::from(text::width(words)) + 1;
        let is_in = wide <= left;
        left = left.saturating_sub(wide);
        is_in
    };
    let kept = items.iter().take(focus + 1).rev().take_while(fits).count();
    let first = (focus + 1).min(items.len()) - kept.max(1).min(items.len());
    let before = (first > 0).then(|| ("…".to_owned(), Ink::Faint));
    before.into_iter().chain(items[first..].iter().cloned()).collect()
}
