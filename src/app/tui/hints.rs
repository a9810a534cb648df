//! Hints in four steps from the reason: a question, the feature to look at, where on the board, the move.

use ratatui::text::Line;

use crate::tui::desk::Desk;
use crate::tui::glass::paragraph;
use crate::tui::named;
use crate::tui::panel::{shown, waiting};
use crate::tui::sitting::Sitting;
use crate::tui::status::refusal;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use solve::judge::reason::Role;
use teach::hint::hint;

/// Steps there are.
pub const MOST: usize = Role::HINTS.len();

/// Rows from which hints stand apart by blank rows.
const AIRY: u16 = 8;

/// The heading of the hints given so far.
pub fn title(sitting: &Sitting) -> Say {
    say!("screen-hint", number = sitting.hints, all = MOST)
}

/// The roles of the steps given so far.
pub fn roles(sitting: &Sitting) -> &'static [Role] {
    &Role::HINTS[..sitting.hints.min(MOST)]
}

/// The hints given so far, in words and with what they show; the newest one, which is read first, is whole in its rows.
pub fn lines(sitting: &Sitting, desk: &Desk, (width, rows): (u16, u16)) -> Vec<Line<'static>> {
    let answer = match sitting.here().and_then(|known| known.answer.as_ref()) {
        Some(Ok(answer)) => answer,
        Some(Err(stop)) => return paragraph(&desk.speak(&refusal(stop)), width, desk.theme.style(Ink::Warning), desk),
        None => return waiting(desk, width),
    };
    let mut lines = paragraph(&desk.speak(&title(sitting)), width, desk.theme.style(Ink::Title), desk);
    for (i, role) in roles(sitting).iter().enumerate().rev() {
        // In a strip every row is for words.
        if rows >= AIRY {
            lines.push(Line::default());
        }
        let mut steps = Vec::new();
        for step in hint(&**sitting.place(), answer, *role) {
            let step = named::step(&**sitting.place(), &step, desk);
            let says = say!("screen-hint-step", number = i + 1, says = step.says.clone());
            let words = paragraph(&desk.speak(&says), width, desk.theme.style(Ink::Text), desk);
            let exhibit = step.shows.as_ref().map(|exhibit| shown(exhibit, sitting.scene(), width, desk));
            steps.push([words, exhibit.unwrap_or_default()]);
        }
        if i + 1 == sitting.hints {
            shorten(&mut steps, usize::from(rows).saturating_sub(lines.len()));
        }
        lines.extend(steps.into_iter().flatten().flatten());
    }
    lines
}

/// Leaves out what steps show, the longest first, until their words are within so many rows.
fn shorten(steps: &mut [[Vec<Line<'static>>; 2]], rows: usize) {
    while steps.iter().flatten().map(Vec::len).sum::<usize>() > rows {
        let longest = steps.iter_mut().map(|[_, shows]| shows).max_by_key(|shows| shows.len());
        let Some(longest) = longest.filter(|shows| !shows.is_empty()) else { return };
        longest.clear();
    }
}
