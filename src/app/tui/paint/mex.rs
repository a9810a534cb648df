//! The mex as a list to read down: every nim-value that can be reached, and the smallest one that cannot.

use std::collections::BTreeMap;

use ratatui::text::Line;

use crate::tui::paint::page::{LINES, Page};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::num::Nat;
use ground::say;
use solve::judge::reason::Reached;

/// Draws the values of the options in their order, each with the moves that reach it, and the missing one among them.
pub fn lines(options: &[Reached], mex: &Nat, page: &Page) -> Vec<Line<'static>> {
    let mut reached: BTreeMap<&Nat, Vec<String>> = BTreeMap::from([(mex, Vec::new())]);
    for option in options {
        let told = option.worked().map_or_else(|| option.mv.clone(), |sum| format!("{} ({sum})", option.mv));
        reached.entry(&option.value).or_default().push(told);
    }
    let digits = reached.keys().map(|value| text::width(&page.verbatim(value.to_string()))).max().unwrap_or(1);
    // Of very many values those around the missing one tell the story.
    let at = reached.keys().take_while(|value| **value < mex).count();
    let skipped = if reached.len() > LINES { at.saturating_sub(LINES / 2) } else { 0 };
    let shown = reached.iter().skip(skipped).take(LINES);
    let mut lines = page.more(skipped);
    lines.extend(shown.map(|(value, moves)| line(value, moves, *value == mex, digits, page)));
    lines.extend(page.more(reached.len().saturating_sub(skipped + LINES)));
    lines
}

fn line(value: &Nat, moves: &[String], is_missing: bool, digits: u16, page: &Page) -> Line<'static> {
    let number = text::pad_left(&page.verbatim(value.to_string()), digits);
    if is_missing {
        let told = page.words(&say!("paint-missing"));
        return Line::from(page.span(format!("> {number}  {told}"), Ink::Focus));
    }
    let moves = page.verbatim(moves.join(", "));
    let room = page.width.saturating_sub(digits + 6);
    Line::from(vec![
        page.span(format!("  {number} "), Ink::Text),
        page.span(format!("{} ", page.either("←", "<-")), Ink::Faint),
        page.span(text::cut(&moves, room, page.ascii), Ink::Hint),
    ])
}
