//! Keys to press: choices that have no place on a board, in brackets, wrapped like words; what was taken away stands without.

use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::{Ground, Mark, Shape};

/// Lays out keys; a larger scale sets them farther apart.
pub fn lay(keys: &[Mark], sight: &Sight, room: Room, scale: usize) -> Sheet {
    let scale = scale.min(2);
    let mut sheet = Sheet::default();
    let (mut x, mut y) = (0, 0);
    let before = match sight.before() {
        Some(Shape::Keys(before)) if before.len() == keys.len() => Some(before),
        _ => None,
    };
    for (i, key) in keys.iter().enumerate() {
        let shown = sight.shown(key);
        let width = usize::from(text::width(&shown)) + 4;
        if x > 0 && x + width > room.width {
            (x, y) = (0, y + scale);
        }
        let is_taken = key.ground == Ground::Gone && before.is_some_and(|before| before[i].ground != Ground::Gone);
        lay_key(&mut sheet, key, is_taken, shown, sight, (x, y));
        sheet.aim(key.spot, (x + 2, y), (x, y, width, 1));
        x += width + scale;
    }
    sheet
}

/// Writes a key; the last move is in round brackets, under the cursor too.
fn lay_key(sheet: &mut Sheet, key: &Mark, is_taken: bool, shown: String, sight: &Sight, (x, y): (usize, usize)) {
    let state = if is_taken { State::Last } else { sight.state(key) };
    let style = sight.mark_style(key, state);
    let border = sight.style(Ink::Border);
    let (before, behind) = match state {
        State::Still if key.ground == Ground::Gone => ("", ""),
        State::Still => ("[", "]"),
        State::Cursor if sight.is_last(key) => ("(>", ")"),
        State::Cursor => ("[>", "]"),
        other => other.brackets(),
    };
    sheet.write(x, y, before, if state == State::Still { border } else { style });
    let end = sheet.write(x + 2, y, shown, style);
    if let Some((sign, colour)) = sight.verdict_sign(key) {
        sheet.write(end, y, sign, colour);
    }
    sheet.write(end + 1, y, behind, if state == State::Still { border } else { style });
}
