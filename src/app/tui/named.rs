//! What a reason tells and shows, with moves by the names that people have for them.

use crate::tui::desk::Desk;
use crate::tui::men;
use duel::named;
use duel::named::{name, reply, says};
use duel::place::Place;
use duel::repeats::circle;
use ground::say;
use ground::say::Say;
use solve::judge::reason::{Exhibit, Reached, Step};

/// The moves of a line, each by its name.
pub fn line(place: &dyn Place, moves: &[String], desk: &Desk) -> Vec<String> {
    named::line(place, moves).iter().map(|name| desk.speak(name)).collect()
}

/// A step of a reason with the moves that it tells and shows by their names.
pub fn step(place: &dyn Place, step: &Step, desk: &Desk) -> Step {
    let shows = step.shows.as_ref().map(|exhibit| match exhibit {
        Exhibit::Replies(replies) => {
            let told = |(mv, answer): &(String, String)| {
                let answer = if answer.is_empty() { Say::verbatim("") } else { reply(place, mv, answer) };
                (desk.speak(&name(place, mv)), desk.speak(&answer))
            };
            Exhibit::Replies(replies.iter().map(told).collect())
        }
        Exhibit::Line(moves) => match circle(place, moves) {
            Some((from, to)) => {
                let told = line(place, &moves[..to], desk).join("  ");
                Exhibit::Line(vec![desk.speak(&say!("human-circles", moves = told, count = to - from))])
            }
            None => Exhibit::Line(line(place, moves, desk)),
        },
        Exhibit::Mex { options, mex } => {
            let told =
                options.iter().map(|option| Reached { mv: desk.speak(&name(place, &option.mv)), ..option.clone() });
            Exhibit::Mex { options: told.collect(), mex: mex.clone() }
        }
        Exhibit::Table { head, rows, focus } => {
            Exhibit::Table { head: head.clone(), rows: signed(place, rows, desk), focus: focus.clone() }
        }
        other => other.clone(),
    });
    Step { says: says(place, &step.says), shows, ..step.clone() }
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
