//! Rectangular boards: labels, then cells in lines where there is room, close together where there is not.

use ratatui::style::Style;

use crate::scene::{Grid, Mark, Tone};
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;

/// How the cells are set: columns and lines of one, whether lines are drawn between, whether labels stand upright.
#[derive(Clone, Copy, Debug)]
struct Set {
    width: usize,
    height: usize,
    is_boxed: bool,
    is_close: bool,
}

/// Lays out a board: the roomiest setting that fits, the closest one if none does.
pub fn lay(grid: &Grid, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let widest = |texts: &mut dyn Iterator<Item = &String>| texts.map(|t| usize::from(text::width(t))).max();
    // Numbers of moves to come make do with the room there is: a board keeps its place when they appear.
    let stays = |cell: &&Mark| !matches!(cell.tone, Tone::FirstToCome | Tone::SecondToCome);
    let mark = widest(&mut grid.cells.iter().filter(stays).map(|cell| &cell.text)).unwrap_or(0).max(1);
    let label = widest(&mut grid.cols.iter()).unwrap_or(0);
    // Columns without names belong to a lattice of dots and edges, whose marks draw their own lines.
    let is_lattice = grid.cols.iter().any(String::is_empty);
    let roomy = (4 * scale - 1).max(label).max(if is_lattice { mark } else { mark + 2 });
    let boxed = Set { width: roomy, height: 2 * scale - 1, is_boxed: !is_lattice, is_close: false };
    let spaced = Set { is_boxed: false, ..boxed };
    let close = Set { width: mark + 1, height: 1, is_boxed: false, is_close: true };
    [boxed, spaced].into_iter().map(|set| lay_set(grid, sight, set)).find(|sheet| room.holds(sheet)).unwrap_or_else(
        || {
            let spaced = lay_set(grid, sight, spaced);
            if spaced.width <= room.width || scale > 1 { spaced } else { lay_set(grid, sight, close) }
        },
    )
}

fn lay_set(grid: &Grid, sight: &Sight, set: Set) -> Sheet {
    let mut sheet = Sheet::default();
    let names = grid.rows.iter().map(|name| usize::from(text::width(name))).max().unwrap_or(0);
    let left = if names == 0 { 0 } else { names + 1 };
    sheet.head = lay_labels(&mut sheet, grid, sight, set, left);
    let line = usize::from(set.is_boxed);
    let across = grid.cols.len().max(1);
    for (row, name) in grid.rows.iter().enumerate() {
        if set.is_boxed {
            lay_line(&mut sheet, sight, set, left, across, (row > 0, true));
        }
        let top = sheet.height;
        let middle = top + set.height / 2;
        sheet.write(names - usize::from(text::width(name)), middle, name.clone(), sight.style(Ink::Faint));
        for (col, mark) in grid.cells.iter().skip(row * across).take(across).enumerate() {
            let x = left + col * (set.width + line);
            if set.is_boxed {
                lay_bars(&mut sheet, sight, x, top, set.height);
            }
            lay_cell(&mut sheet, mark, sight, set, x + line, top);
        }
        if set.is_boxed {
            lay_bars(&mut sheet, sight, left + across * (set.width + 1), top, set.height);
        }
        sheet.height = sheet.height.max(top + set.height);
    }
    if set.is_boxed && !grid.rows.is_empty() {
        lay_line(&mut sheet, sight, set, left, across, (true, false));
    }
    sheet
}

/// Writes the names of the columns and gives back how many lines they take.
fn lay_labels(sheet: &mut Sheet, grid: &Grid, sight: &Sight, set: Set, left: usize) -> usize {
    let line = usize::from(set.is_boxed);
    for (col, name) in grid.cols.iter().enumerate() {
        let x = left + line + col * (set.width + line);
        if set.is_close {
            for (y, letter) in name.chars().enumerate() {
                sheet.write(x, y, letter.to_string(), sight.style(Ink::Faint));
            }
        } else {
            let inset = (set.width - usize::from(text::width(name))) / 2;
            sheet.write(x + inset, 0, name.clone(), sight.style(Ink::Faint));
        }
    }
    sheet.height
}

fn lay_line(sheet: &mut Sheet, sight: &Sight, set: Set, left: usize, across: usize, (above, below): (bool, bool)) {
    let [start, cross, end] = match (above, below) {
        (false, _) => ["┌", "┬", "┐"],
        (true, true) => ["├", "┼", "┤"],
        (true, false) => ["└", "┴", "┘"],
    }
    .map(|fine| sight.either(fine, "+"));
    let run = sight.either("─", "-").repeat(set.width);
    let drawn = format!("{start}{}{end}", vec![run; across].join(cross));
    sheet.write(left, sheet.height, drawn, sight.style(Ink::Border));
}

fn lay_bars(sheet: &mut Sheet, sight: &Sight, x: usize, top: usize, height: usize) {
    for y in top..top + height {
        sheet.write(x, y, sight.either("│", "|"), sight.style(Ink::Border));
    }
}

fn lay_cell(sheet: &mut Sheet, mark: &Mark, sight: &Sight, set: Set, x: usize, top: usize) {
    let state = sight.state(mark);
    let style = sight.mark_style(mark, state);
    // Without lines between the cells a column stays free, or labels would run together.
    let room = set.width - usize::from(!set.is_boxed);
    let shown = sight.field(mark, room).unwrap_or_else(|| text::fit(&sight.shown(mark), set.width as u16));
    let width = usize::from(text::width(&shown));
    let inset = if set.is_close { 0 } else { (set.width - width) / 2 };
    let middle = top + set.height / 2;
    let ground = if state == State::Cursor { style } else { Style::new() };
    for y in top..top + set.height {
        if ground != Style::new() {
            sheet.write(x, y, " ".repeat(set.width - usize::from(set.is_close)), ground);
        }
    }
    let after = sheet.write(x + inset, middle, shown, style);
    let (before, behind) = state.brackets();
    if inset > 0 && state != State::Still {
        sheet.write(x + inset - 1, middle, before, style);
    }
    if after < x + set.width {
        match sight.verdict_sign(mark) {
            Some((sign, colour)) => _ = sheet.write(after, middle, sign, colour.patch(ground)),
            None if state != State::Still => _ = sheet.write(after, middle, behind, style),
            None => {}
        }
    }
    sheet.width = sheet.width.max(x + set.width);
    sheet.aim(mark.spot, (x + inset, middle), (x, top, set.width, set.height));
}
