//! What stands at the cursor of the screen of values, in words.

use std::collections::BTreeSet;

use ratatui::text::Line;

use crate::tui::chart::state::{Shown, State};
use crate::tui::desk::Desk;
use crate::tui::glass::paragraph;
use crate::tui::paint;
use crate::tui::status::{refusal, thinking};
use crate::tui::theme::Ink;
use crate::tui::thought::Rows;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::judge::reason::{Exhibit, Reached};
use solve::judge::sequence::{Cell, Table};
use solve::judge::value::{Outcome, Value, mex};

/// Runs of values named at most.
const NAMED: usize = 12;

/// What stands at the cursor, and what can be done with it.
pub fn about(state: &State, file: &Say, is_wide: bool, width: u16, desk: &Desk) -> Vec<Line<'static>> {
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
    let option =
        |(mv, leaves): &(String, Value)| leaves.as_nimber().map(|nimber| Reached::alone(mv.clone(), nimber.clone()));
    let options: Option<Vec<Reached>> = rows.iter().map(option).collect();
    let Some(options) = options.filter(|options| !options.is_empty()) else { return Vec::new() };
    let mex = mex(options.iter().map(|option| &option.value));
    paint::exhibit(&Exhibit::Mex { options, mex }, width, &desk.theme, desk.tongue, desk.is_ascii())
}
