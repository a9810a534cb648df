//! Hints in four steps from the reason: a question, the feature to look at, where on the board, the move.

use ratatui::text::Line;

use crate::oracle::reason::Role;
use crate::say;
use crate::say::Say;
use crate::teach::hint::hint;
use crate::tui::desk::Desk;
use crate::tui::glass::paragraph;
use crate::tui::named;
use crate::tui::panel::{shown, waiting};
use crate::tui::sitting::Sitting;
use crate::tui::status::refusal;
use crate::tui::theme::Ink;

/// Steps there are.
pub const MOST: usize = Role::HINTS.len();

/// The heading of the hints given so far.
pub fn title(sitting: &Sitting) -> Say {
    say!("screen-hint", number = sitting.hints, all = MOST)
}

/// The roles of the steps given so far.
pub fn roles(sitting: &Sitting) -> &'static [Role] {
    &Role::HINTS[..sitting.hints.min(MOST)]
}

/// The hints given so far, in words and with what they show.
pub fn lines(sitting: &Sitting, desk: &Desk, width: u16) -> Vec<Line<'static>> {
    let answer = match sitting.here().and_then(|known| known.answer.as_ref()) {
        Some(Ok(answer)) => answer,
        Some(Err(stop)) => return paragraph(&desk.speak(&refusal(stop)), width, desk.theme.style(Ink::Warning), desk),
        None => return waiting(desk, width),
    };
    let mut lines = paragraph(&desk.speak(&title(sitting)), width, desk.theme.style(Ink::Title), desk);
    // The newest hint is read first.
    for (i, role) in roles(sitting).iter().enumerate().rev() {
        lines.push(Line::default());
        for step in hint(&**sitting.place(), answer, *role) {
            let step = named::step(&**sitting.place(), &step, desk);
            let says = say!("screen-hint-step", number = i + 1, says = step.says.clone());
            lines.extend(paragraph(&desk.speak(&says), width, desk.theme.style(Ink::Text), desk));
            if let Some(exhibit) = &step.shows {
                lines.extend(shown(exhibit, sitting.scene(), width, desk));
            }
        }
    }
    lines
}
