//! Keys to press: choices that have no place on a board, in brackets, wrapped like words.

use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::Mark;

/// Lays out keys; a larger scale sets them farther apart.
pub fn lay(keys: &[Mark], sight: &Sight, room: Room, scale: usize) -> Sheet {
    let scale = scale.min(2);
    let mut sheet = Sheet::default();
    let (mut x, mut y) = (0, 0);
    for key in keys {
        let shown = sight.shown(key);
        let width = usize::from(text::width(&shown)) + 4;
        if x > 0 && x + width > room.width {
            (x, y) = (0, y + scale);
        }
        lay_key(&mut sheet, key, shown, sight, x, y);
        sheet.aim(key.spot, (x + 2, y), (x, y, width, 1));
        x += width + scale;
    }
    sheet
}

fn lay_key(sheet: &mut Sheet, key: &Mark, shown: String, sight: &Sight, x: usize, y: usize) {
    let state = sight.state(key);
    let style = sight.mark_style(key, state);
    let border = sight.style(Ink::Border);
    let (before, behind) = match state {
        State::Still => ("[", "]"),
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
