//! Things in a row: boxed on one line where they fit, wrapped where they do not, the hidden middle told as a number.

use crate::tui::paint::cell;
use crate::tui::paint::cell::{Cell, Place, Signed};
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::scene::{Mark, Row, Shape};

/// Lays out a row.
pub fn lay(row: &Row, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let boxed = lay_boxed(row, sight, scale);
    if room.holds(&boxed) || scale > 1 { boxed } else { lay_wrapped(row, sight, room) }
}

/// What a part of the row is.
enum Part<'a> {
    Things(&'a [Mark]),
    Gap(usize),
}

fn parts(row: &Row) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    if !row.left.is_empty() {
        parts.push(Part::Things(&row.left));
    }
    if row.hidden > 0 {
        parts.push(Part::Gap(row.hidden));
    }
    if !row.right.is_empty() {
        parts.push(Part::Things(&row.right));
    }
    parts
}

fn lay_boxed(row: &Row, sight: &Sight, scale: usize) -> Sheet {
    let mut sheet = Sheet::default();
    let mut x = 0;
    let parts = parts(row);
    let (first, last) = ghosts(row, sight);
    if let Some(mark) = first {
        x = lay_ghost(&mut sheet, mark, sight, x, scale);
    }
    for part in parts {
        x = match part {
            Part::Things(marks) => lay_boxes(&mut sheet, marks, sight, x, scale),
            Part::Gap(hidden) => {
                sheet.write(x + 1, 1 + (scale - 1) / 2, told(hidden, sight), sight.style(Ink::Faint)) + 1
            }
        };
    }
    if let Some(mark) = last {
        lay_ghost(&mut sheet, mark, sight, x, scale);
    }
    if sheet.width == 0 {
        sheet.write(0, 0, sight.look.words(&say!("paint-empty")), sight.style(Ink::Faint));
    }
    sheet
}

/// What the last move took from the left end and from the right one.
fn ghosts<'a>(row: &Row, sight: &Sight<'a>) -> (Option<&'a Mark>, Option<&'a Mark>) {
    let Some(Shape::Row(before)) = sight.before() else { return (None, None) };
    let (then, now) = (all(before), all(row));
    if then.len() + before.hidden != now.len() + row.hidden + 1 {
        return (None, None);
    }
    let looks = |marks: &[&Mark]| marks.iter().map(|mark| mark.text.clone()).collect::<Vec<String>>();
    let is_left = looks(&then[1..][..row.left.len().min(then.len() - 1)]) == looks(&now[..row.left.len()]);
    if is_left { (then.first().copied(), None) } else { (None, then.last().copied()) }
}

/// The things that are shown of a row.
fn all(row: &Row) -> Vec<&Mark> {
    row.left.iter().chain(&row.right).collect()
}

/// Columns of a box.
fn wide(mark: &Mark, sight: &Sight, scale: usize) -> usize {
    usize::from(text::width(&sight.shown(mark))) + 2 * scale
}

/// The place of a thing that was taken: its lines are gone with it.
fn lay_ghost(sheet: &mut Sheet, mark: &Mark, sight: &Sight, x: usize, scale: usize) -> usize {
    let width = wide(mark, sight, scale);
    let style = sight.style(Ink::Last);
    sheet.write(x + 1 + width.saturating_sub(2) / 2, 1 + (scale - 1) / 2, sight.ghost().repeat(2), style);
    sheet.width = sheet.width.max(x + width + 1);
    x + width + 1
}

fn lay_boxes(sheet: &mut Sheet, marks: &[Mark], sight: &Sight, x: usize, scale: usize) -> usize {
    let border = sight.style(Ink::Border);
    let (mut left, last) = (x, marks.len() - 1);
    let height = scale;
    let mut cells = Vec::new();
    for (index, mark) in marks.iter().enumerate() {
        let width = wide(mark, sight, scale);
        let [top, foot] =
            [[("┌", "⡖"), ("┬", "⡖"), ("┐", "⡆")], [("└", "⠓"), ("┴", "⠓"), ("┘", "⠃")]].map(|[first, next, end]| {
                let start = if index == 0 { first } else { next };
                let drawn = |(fine, braille)| sight.sign(fine, "+", braille);
                let end = if index == last { drawn(end) } else { "" };
                format!("{}{}{end}", drawn(start), sight.sign("─", "-", "⠒").repeat(width))
            });
        sheet.write(left, 0, top, border);
        sheet.write(left, height + 1, foot, border);
        for y in 1..=height {
            sheet.write(left, y, sight.sign("│", "|", "⡇"), border);
            sheet.write(left + width + 1, y, sight.sign("│", "|", "⡇"), border);
        }
        let signs = if scale == 1 { Signed::Line } else { Signed::Corners };
        let place = Place { x: left + 1, y: 1, width, height, scale, signs };
        let state = sight.state(mark);
        let cell = Cell { mark, state, is_dark: false, before: None, has_point: true, is_crossed: false };
        cell::lay(sheet, &cell, sight, place);
        cells.push((cell, place));
        left += width + 1;
    }
    for (cell, place) in &cells {
        cell::sign(sheet, cell, sight, *place);
    }
    left + 1
}

fn lay_wrapped(row: &Row, sight: &Sight, room: Room) -> Sheet {
    let mut sheet = Sheet::default();
    let (mut x, mut y) = (0, 0);
    for part in parts(row) {
        match part {
            Part::Things(marks) => {
                for mark in marks {
                    let width = usize::from(text::width(&sight.shown(mark))) + 2;
                    if x > 0 && x + width > room.width {
                        (x, y) = (0, y + 1);
                    }
                    let end = lay_thing(&mut sheet, mark, sight, x + 1, y);
                    sheet.aim(mark.spot, (x + 1, y), (x, y, width, 1));
                    x = end + 1;
                }
            }
            Part::Gap(hidden) => {
                let told = told(hidden, sight);
                let width = usize::from(text::width(&told)) + 2;
                if x > 0 && x + width > room.width {
                    (x, y) = (0, y + 1);
                }
                x = sheet.write(x + 1, y, told, sight.style(Ink::Faint)) + 1;
            }
        }
    }
    sheet
}

/// Writes a thing, its state before and behind it, and gives back the column behind the thing.
fn lay_thing(sheet: &mut Sheet, mark: &Mark, sight: &Sight, x: usize, y: usize) -> usize {
    let state = sight.state(mark);
    let style = sight.mark_style(mark, state);
    let (before, behind) = state.brackets();
    let end = sheet.write(x, y, sight.shown(mark), style);
    if state != State::Still {
        sheet.write(x - 1, y, before, style);
    }
    match sight.verdict_sign(mark) {
        Some((sign, colour)) => sheet.write(end, y, sign, colour),
        None if state != State::Still => sheet.write(end, y, behind, style),
        None => end,
    };
    end
}

fn told(hidden: usize, sight: &Sight) -> String {
    sight.look.words(&say!("paint-hidden", count = grouped(hidden)))
}

/// The number with a comma after every third digit from the end.
fn grouped(n: usize) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}
