//! Things in a row: boxed on one line where they fit, wrapped where they do not, the hidden middle told as a number.

use crate::say;
use ratatui::style::Style;

use crate::scene::{Mark, Row, Tone};
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;

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
    let (height, margin) = (2 * scale - 1, 2 * scale - 1);
    let mut x = 0;
    for part in parts(row) {
        x = match part {
            Part::Things(marks) => lay_boxes(&mut sheet, marks, sight, x, height, margin),
            Part::Gap(hidden) => sheet.write(x + 1, 1 + height / 2, told(hidden, sight), sight.style(Ink::Faint)) + 1,
        };
    }
    if x == 0 {
        sheet.write(0, 0, sight.look.words(&say!("paint-empty")), sight.style(Ink::Faint));
    }
    sheet
}

fn lay_boxes(sheet: &mut Sheet, marks: &[Mark], sight: &Sight, x: usize, height: usize, margin: usize) -> usize {
    let border = sight.style(Ink::Border);
    let (mut left, last) = (x, marks.len() - 1);
    for (index, mark) in marks.iter().enumerate() {
        let width = usize::from(text::width(&sight.shown(mark))) + 2 * margin;
        let [top, foot] = [["┌", "┬", "┐"], ["└", "┴", "┘"]].map(|[first, next, end]| {
            let start = sight.either(if index == 0 { first } else { next }, "+");
            let end = if index == last { sight.either(end, "+") } else { "" };
            format!("{start}{}{end}", sight.either("─", "-").repeat(width))
        });
        sheet.write(left, 0, top, border);
        sheet.write(left, height + 1, foot, border);
        for y in 1..=height {
            sheet.write(left, y, sight.either("│", "|"), border);
            sheet.write(left + width + 1, y, sight.either("│", "|"), border);
        }
        lay_thing(sheet, mark, sight, left + 1 + margin, 1 + height / 2);
        sheet.aim(mark.spot, (left + 1 + margin, 1 + height / 2), (left + 1, 1, width, height));
        left += width + 1;
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
    let is_end = mark.spot.is_some() && mark.tone == Tone::Plain;
    let own = if is_end { sight.style(Ink::Key) } else { Style::new() };
    let style = own.patch(sight.mark_style(mark, state));
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
