//! How values are drawn: the law in words, bars and rows of a line or the cells of a map, and what stands at the cursor.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use crate::tui::chart::asked::Asked;
use crate::tui::chart::cursor::about;
use crate::tui::chart::state::{Shown, State};
use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, put, put_lines, split_bottom, split_left, split_top, upright};
use crate::tui::paint::bars::{FOOT, bars, height};
use crate::tui::paint::falls::{Swept, falls};
use crate::tui::paint::glance::Glance;
use crate::tui::paint::map::map;
use crate::tui::paint::rounds::rows;
use crate::tui::status::refusal;
use crate::tui::text;
use crate::tui::theme::Ink;
use duel::preset;
use ground::say;
use ground::say::{Language, Say};
use solve::judge::control::Stop;
use solve::judge::sequence::{Standing, Table};

/// Columns from which on what stands at the cursor has a panel of its own.
const WIDE: u16 = 120;

/// Columns of that panel.
const PANEL: u16 = 46;

/// Where things were drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drawn {
    /// The bars of a line.
    pub bars: Rect,
    /// The rows of a line, or the map.
    pub cells: Rect,
}

/// The table as its painters look at it.
pub fn glance<'a>(state: &'a State, shown: &'a Shown, asked: Option<&'a Asked>, desk: &'a Desk) -> Glance<'a> {
    Glance {
        table: &shown.table,
        exceptions: &shown.exceptions,
        marks: asked.map(Asked::cells).unwrap_or_default(),
        greatest: shown.greatest,
        cursor: state.cursor,
        is_outcomes: state.is_outcomes,
        theme: &desk.theme,
        ascii: desk.is_ascii(),
    }
}

/// What there is to draw.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// The table and the cursor.
    pub state: &'a State,
    /// The question that was asked last.
    pub asked: Option<&'a Asked>,
    /// What the key for writing would write.
    pub file: &'a Say,
}

/// Draws everything; tells where the values are.
pub fn draw(buffer: &mut Buffer, area: Rect, seen: Seen, desk: &Desk) -> Drawn {
    let state = seen.state;
    draw_title(buffer, area, state, desk);
    let (_, below) = split_top(area, 1);
    let (left, panel) =
        if area.width >= WIDE { split_left(below, area.width - PANEL) } else { (below, Rect::default()) };
    let left = Rect { width: left.width.saturating_sub(1), ..left };
    let words: Vec<Say> = said(state, !panel.is_empty());
    let mut head = paragraph(&joined(&words, desk), left.width, desk.theme.style(Ink::Hint), desk);
    head.truncate(usize::from(left.height / 5).max(2));
    let (top, rest) = split_top(left, head.len() as u16 + 1);
    put_lines(buffer, top, &head, 0, desk);
    if panel.is_empty() {
        let lines = foot(seen, left, desk);
        let (values, foot) = split_bottom(rest, lines.len() as u16 + 1);
        put_lines(buffer, split_top(foot, 1).1, &lines, 0, desk);
        return draw_values(buffer, values, seen, desk);
    }
    let panel = upright(buffer, panel, desk);
    let mut lines = answered(seen, true, panel.width, desk);
    lines.extend(about(state, seen.file, true, panel.width, desk));
    put_lines(buffer, panel, &lines, 0, desk);
    draw_values(buffer, rest, seen, desk)
}

fn joined(words: &[Say], desk: &Desk) -> String {
    let between = if desk.tongue.language == Language::Chinese { "" } else { " " };
    words.iter().map(|say| desk.speak(say)).collect::<Vec<_>>().join(between)
}

/// The lines under the values: the answer, if something was asked, leaves less room for the rest.
fn foot(seen: Seen, area: Rect, desk: &Desk) -> Vec<Line<'static>> {
    let mut lines = answered(seen, false, area.width, desk);
    let room = usize::from(area.height / 2).saturating_sub(2);
    if lines.len() > room {
        // The last line tells what the marks mean.
        let last = lines.pop();
        lines.truncate(room.saturating_sub(2));
        lines.push(Line::from(Span::styled(if desk.is_ascii() { "..." } else { "…" }, desk.theme.style(Ink::Hint))));
        lines.extend(last);
    }
    let left = if lines.is_empty() { 4 } else { 2 };
    lines.extend(about(seen.state, seen.file, false, area.width, desk).into_iter().take(left));
    lines
}

/// What was asked and what came out: one sentence after the other, or each by itself where there is room.
fn answered(seen: Seen, is_wide: bool, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let Some(asked) = seen.asked else { return Vec::new() };
    let width = width.saturating_sub(1);
    let written = |words: &str, ink| paragraph(words, width, desk.theme.style(ink), desk);
    let mut lines = written(&desk.speak(&asked.heading()), Ink::Title);
    let says = asked.says(&seen.state.entry.title, desk.slow.as_ref());
    for part in says.chunk_by(|one, next| !is_wide && one.1 == next.1) {
        let words: Vec<Say> = part.iter().map(|(say, _)| say.clone()).collect();
        lines.extend(written(&joined(&words, desk), part[0].1));
        lines.extend(is_wide.then(Line::default));
    }
    lines
}

fn draw_title(buffer: &mut Buffer, area: Rect, state: &State, desk: &Desk) {
    let game = preset::game(&state.entry, state.place.params(), desk.tongue);
    let title = desk.speak(&say!("screen-chart", game = game));
    put(buffer, area, 0, &title, desk.theme.style(Ink::Title), desk);
    let Some(table) = state.shown.as_ref().map(|shown| &shown.table).filter(|table| table.falls().is_none()) else {
        return;
    };
    let range = format!("{} {}–{}", table.of.join(", "), table.from, table.to);
    let right = Rect { x: area.right().saturating_sub(text::width(&range)), ..area };
    put(buffer, right.intersection(area), 0, &range, desk.theme.style(Ink::Hint), desk);
}

fn draw_values(buffer: &mut Buffer, area: Rect, seen: Seen, desk: &Desk) -> Drawn {
    let Some(shown) = &seen.state.shown else { return Drawn::default() };
    if let Some(all) = shown.table.falls() {
        let (tongue, theme, ascii) = (desk.tongue, &desk.theme, desk.is_ascii());
        falls(buffer, area, &Swept { falls: all, at: seen.state.cursor.1, tongue, theme, ascii });
        return Drawn { bars: Rect::default(), cells: area };
    }
    let glance = glance(seen.state, shown, seen.asked, desk);
    if !shown.table.is_line() {
        map(buffer, area, &glance);
        return Drawn { bars: Rect::default(), cells: area };
    }
    let wanted = (height(&glance, area.height) + 1).min(area.height * 3 / 5);
    // Where there is no room for a bar the rows get all of it.
    let (top, cells) = split_top(area, if wanted > FOOT + 1 { wanted } else { 0 });
    let (top, _) = split_bottom(top, 1);
    bars(buffer, top, &glance);
    rows(buffer, cells, &glance);
    Drawn { bars: top, cells }
}

/// What is said above the values: the law and its standing, or why there are no more.
fn said(state: &State, is_wide: bool) -> Vec<Say> {
    let Some(shown) = &state.shown else {
        return state.refused.iter().map(|(_, stop)| refusal(stop)).collect();
    };
    if shown.table.falls().is_some() {
        return vec![say!("chart-falls"), say!("chart-legend-falls")];
    }
    let mut said = shown.law.clone();
    if let Some(source) = source(state, &shown.table).filter(|_| is_wide) {
        said.push(source);
    }
    if let (Some((_, Stop::TooLarge(why))), true) = (&state.refused, is_at_end(state, &shown.table)) {
        said.insert(0, say!("screen-chart-end", why = why.clone()));
    }
    // Axes that are called rows and columns explain themselves.
    if !shown.table.is_line() && shown.table.of != ["rows", "cols"] {
        said.push(say!("screen-chart-map", rows = shown.table.of[0], columns = shown.table.of[1]));
    }
    let has_letters = state.is_outcomes || shown.greatest == 0;
    said.push(if has_letters { say!("screen-chart-letters") } else { say!("screen-chart-numbers") });
    said
}

/// Where the theorem behind a period is published.
fn source(state: &State, table: &Table) -> Option<Say> {
    let period = table.period.as_ref().filter(|period| period.standing == Standing::Theorem)?;
    let source = state.place.card().sources.first()?;
    (period.period > 0).then(|| say!("screen-chart-source", source = *source))
}

fn is_at_end(state: &State, table: &Table) -> bool {
    let (row, column) = state.cursor;
    column + 1 >= table.row_length(row) || (!table.is_line() && row + 1 >= table.rows())
}
