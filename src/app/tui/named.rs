//! What a reason tells and shows, with moves by the names that people have for them.

use crate::tui::desk::Desk;
use crate::tui::men;
use duel::named;
use duel::place::Place;
use solve::judge::reason::{Exhibit, Step};

/// The moves of a line, each by its name.
pub fn line(place: &dyn Place, moves: &[String], desk: &Desk) -> Vec<String> {
    named::line(place, moves, &|says| desk.speak(says))
}

/// A step of a reason with the moves that it tells and shows by their names, and sides by their signs.
pub fn step(place: &dyn Place, step: &Step, desk: &Desk) -> Step {
    let mut told = named::step(place, step, &|says| desk.speak(says));
    if let Some(Exhibit::Table { rows, .. }) = &mut told.shows {
        *rows = signed(place, rows, desk);
    }
    told
}

/// The rows of a table; a side at their head is told by the sign that its pieces have on the board.
fn signed(place: &dyn Place, rows: &[Vec<String>], desk: &Desk) -> Vec<Vec<String>> {
    let men = men::men(place);
    let mut rows = rows.to_vec();
    for side in rows.iter_mut().filter_map(|row| row.first_mut()) {
        if let Some(sign) = men::seen(&men, side, desk.signs()) {
            sign.clone_into(side);
        }
    }
    rows
}
