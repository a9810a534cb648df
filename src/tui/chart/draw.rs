//! How values are drawn: the law in words, bars and rows of a line or the cells of a map, and what stands at the cursor.

use std::collections::BTreeSet;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::num::Nat;
use crate::oracle::control::Stop;
use crate::oracle::reason::Exhibit;
use crate::oracle::sequence::{Cell, Standing, Table};
use crate::oracle::value::{Outcome, Value, mex};
use crate::say;
use crate::say::{Language, Say};
use crate::tui::chart::state::{Shown, State};
use crate::tui::desk::Desk;
use crate::tui::glass::{paragraph, put, put_lines, split_bottom, split_left, split_top, upright};
use crate::tui::paint;
use crate::tui::paint::bars::{bars, height};
use crate::tui::paint::falls::{Swept, falls};
use crate::tui::paint::glance::Glance;
use crate::tui::paint::map::map;
use crate::tui::paint::rounds::rows;
use crate::tui::status::{refusal, thinking};
use crate::tui::text;
use crate::tui::theme::Ink;
use crate::tui::thought::Rows;

/// Columns from which on what stands at the cursor has a panel of its own.
const WIDE: u16 = 120;

/// Columns of that panel.
const PANEL: u16 = 46;

/// Runs of values named at most.
const NAMED: usize = 12;

/// Where things were drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drawn {
    /// The bars of a line.
    pub bars: Rect,
    /// The rows of a line, or the map.
    pub cells: Rect,
}

/// The table as its painters look at it.
pub fn glance<'a>(state: &'a State, shown: &'a Shown, desk: &'a Desk) -> Glance<'a> {
    Glance {
        table: &shown.table,
        exceptions: &shown.exceptions,
        greatest: shown.greatest,
        cursor: state.cursor,
        is_outcomes: state.is_outcomes,
        theme: &desk.theme,
        ascii: desk.is_ascii(),
    }
}

/// Draws everything; tells where the values are. `file` says what the key for writing would write.
pub fn draw(buffer: &mut Buffer, area: Rect, state: &State, file: &Say, desk: &Desk) -> Drawn {
    draw_title(buffer, area, state, desk);
    let (_, below) = split_top(area, 1);
    let (left, panel) =
        if area.width >= WIDE { split_left(below, area.width - PANEL) } else { (below, Rect::default()) };
    let left = Rect { width: left.width.saturating_sub(1), ..left };
    let width = left.width;
    let between = if desk.tongue.language == Language::Chinese { "" } else { " " };
    let words: Vec<String> = said(state, !panel.is_empty()).iter().map(|say| desk.speak(say)).collect();
    let mut head = paragraph(&words.join(between), width, desk.theme.style(Ink::Hint), desk);
    head.truncate(usize::from(left.height / 5).max(2));
    let (top, rest) = split_top(left, head.len() as u16 + 1);
    put_lines(buffer, top, &head, 0, desk);
    if !panel.is_empty() {
        let panel = upright(buffer, panel, desk);
        put_lines(buffer, panel, &about(state, file, true, panel.width, desk), 0, desk);
        return draw_values(buffer, rest, state, desk);
    }
    let mut lines = about(state, file, false, width, desk);
    lines.truncate(4);
    let (values, foot) = split_bottom(rest, lines.len() as u16 + 1);
    put_lines(buffer, split_top(foot, 1).1, &lines, 0, desk);
    draw_values(buffer, values, state, desk)
}

fn draw_title(buffer: &mut Buffer, area: Rect, state: &State, desk: &Desk) {
    let params = state.place.params().brackets(&state.entry.params());
    let title = format!("{}{params}", desk.speak(&say!("screen-chart", game = state.entry.title.clone())));
    put(buffer, area, 0, &title, desk.theme.style(Ink::Title), desk);
    let Some(table) = state.shown.as_ref().map(|shown| &shown.table).filter(|table| table.falls().is_none()) else {
        return;
    };
    let range = format!("{} {}–{}", table.of.join(", "), table.from, table.to);
    let right = Rect { x: area.right().saturating_sub(text::width(&range)), ..area };
    put(buffer, right.intersection(area), 0, &range, desk.theme.style(Ink::Hint), desk);
}

fn draw_values(buffer: &mut Buffer, area: Rect, state: &State, desk: &Desk) -> Drawn {
    let Some(shown) = &state.shown else { return Drawn::default() };
    if let Some(all) = shown.table.falls() {
        let (tongue, theme, ascii) = (desk.tongue, &desk.theme, desk.is_ascii());
        falls(buffer, area, &Swept { falls: all, at: state.cursor.1, tongue, theme, ascii });
        return Drawn { bars: Rect::default(), cells: area };
    }
    let glance = glance(state, shown, desk);
    if !shown.table.is_line() {
        map(buffer, area, &glance);
        return Drawn { bars: Rect::default(), cells: area };
    }
    let (top, cells) = split_top(area, (height(&glance, area.height) + 1).min(area.height * 3 / 5));
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
    if !shown.table.is_line() {
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

/// What stands at the cursor, and what can be done with it.
fn about(state: &State, file: &Say, is_wide: bool, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let width = width.saturating_sub(1);
    let mut lines = Vec::new();
    let mut say = |say: &Say, ink: Ink| {
        lines.extend(paragraph(&desk.speak(say), width, desk.theme.style(ink), desk));
        if is_wide {
            lines.push(Line::default());
        }
    };
    match &desk.slow {
        Some(control) if state.is_growing() => say(&thinking(control), Ink::Key),
        _ if state.is_stopped => say(&say!("screen-chart-stopped"), Ink::Key),
        _ => {}
    }
    let Some(shown) = &state.shown else { return lines };
    let (row, column) = state.cursor;
    if let Some(cell) = shown.table.cell(row, column) {
        say(&told(&shown.table, state.cursor, cell), Ink::of_outcome(cell.outcome()));
        if let Some(place) = round(shown, column) {
            say(&place, Ink::Text);
        }
    }
    let sizes = state.sizes();
    let looked = state.looked.as_ref().filter(|(known, _)| Some(known) == sizes.as_ref());
    if let Some(here) = state.here() {
        match looked {
            Some((_, Ok(rows))) => say(&left(rows), Ink::Text),
            Some((_, Err(stop))) => say(&refusal(stop), Ink::Warning),
            None => {}
        }
        if is_wide && here.ending().is_none() {
            say(&say!("screen-chart-play", position = here.text()), Ink::Hint);
        }
    }
    say(file, Ink::Hint);
    if let Some((_, Ok(rows))) = looked.filter(|_| is_wide) {
        lines.extend(evidence(rows, width, desk));
    }
    lines
}

/// The value at the cursor in words.
fn told(table: &Table, (row, column): (usize, usize), cell: Cell) -> Say {
    let sizes: Vec<String> = table.sizes(row, column).iter().map(usize::to_string).collect();
    let at = format!("{} = {}", table.of.join(", "), sizes.join(", "));
    match cell {
        Cell::Nimber(nimber) => say!("screen-chart-nimber", at = at, nimber = nimber),
        Cell::Outcome(outcome) => say!("screen-chart-outcome", at = at, outcome = outcome.letter()),
    }
}

/// Where a size stands in the period.
fn round(shown: &Shown, column: usize) -> Option<Say> {
    let (table, period) = (&shown.table, shown.table.period.as_ref()?);
    let size = table.from + column;
    if shown.exceptions.binary_search(&size).is_ok() {
        return Some(say!("screen-chart-exception"));
    }
    let Some(beyond) = (size as u64).checked_sub(period.preperiod) else { return Some(say!("screen-chart-before")) };
    let (round, place) = (beyond / period.period + 1, beyond % period.period + 1);
    (period.period > 1).then(|| say!("screen-chart-round", round = round, place = place, period = period.period))
}

/// What the moves leave, in one sentence.
fn left(rows: &Rows) -> Say {
    if rows.is_empty() {
        return say!("screen-chart-no-move");
    }
    let nimbers: Option<BTreeSet<&Nat>> = rows.iter().map(|(_, leaves)| leaves.as_nimber()).collect();
    if let Some(nimbers) = nimbers {
        let missing = mex(nimbers.iter().copied());
        let runs = runs(&nimbers);
        let more = if runs.len() > NAMED { "more" } else { "none" };
        let named = runs[..runs.len().min(NAMED)].join(", ");
        return say!("screen-chart-mex", moves = rows.len(), list = named, more = more, mex = missing);
    }
    let lost = rows.iter().filter(|(_, leaves)| leaves.outcome() == Outcome::P).count();
    say!("screen-chart-lost", moves = rows.len(), lost = lost)
}

/// Numbers in order, those that follow each other as `0–7`.
fn runs(numbers: &BTreeSet<&Nat>) -> Vec<String> {
    let mut runs: Vec<(&Nat, &Nat)> = Vec::new();
    for number in numbers.iter().copied() {
        match runs.last_mut() {
            Some((_, last)) if *last + 1u8 == *number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let written =
        |(first, last): &(&Nat, &Nat)| if first == last { first.to_string() } else { format!("{first}–{last}") };
    runs.iter().map(written).collect()
}

/// Each value with the moves that leave it, the missing one among them.
fn evidence(rows: &Rows, width: u16, desk: &Desk) -> Vec<Line<'static>> {
    let option = |(mv, leaves): &(String, Value)| leaves.as_nimber().map(|nimber| (mv.clone(), nimber.clone()));
    let options: Option<Vec<(String, Nat)>> = rows.iter().map(option).collect();
    let Some(options) = options.filter(|options| !options.is_empty()) else { return Vec::new() };
    let mex = mex(options.iter().map(|(_, nimber)| nimber));
    paint::exhibit(&Exhibit::Mex { options, mex }, width, &desk.theme, desk.tongue, desk.is_ascii())
}
