//! Exhibits of a reason as lines of text: what there is to look at beside the words.

use std::ops::Range;

use ratatui::text::{Line, Span};

use crate::tui::paint::page::{LINES, Page};
use crate::tui::paint::{columns, mex, table};
use crate::tui::text;
use crate::tui::theme::{Ink, Theme};
use ground::num::{Int, Nat};
use ground::say;
use ground::say::Tongue;
use solve::judge::reason::Exhibit;

/// Draws an exhibit in lines of at most `width` columns.
pub fn exhibit(exhibit: &Exhibit, width: u16, theme: &Theme, tongue: &Tongue, ascii: bool) -> Vec<Line<'static>> {
    let page = Page { width, theme, tongue, ascii };
    let lines = match exhibit {
        Exhibit::Columns { rows, total } => columns::lines(rows, total, &page),
        Exhibit::Mex { options, mex } => mex::lines(options, mex, &page),
        Exhibit::Parts { parts, taken } => parts_lines(parts, *taken, &page),
        Exhibit::Table { head, rows, focus } => table::lines(head, rows, focus, &page),
        Exhibit::Spots(spots) => match spots.len() {
            0 => Vec::new(),
            count => page.sentence(&say!("paint-places", count = count), Ink::Hint),
        },
        Exhibit::Replies(replies) => reply_lines(replies, &page),
        Exhibit::Line(moves) => line_lines(moves, &page),
        Exhibit::Fold { rows } => fold_lines(rows, &page),
    };
    lines.into_iter().map(|line| clipped(line, width, ascii)).collect()
}

/// `13 + 5 + [2]`: the parts that matter stand in brackets.
fn parts_lines(parts: &[Nat], taken: usize, page: &Page) -> Vec<Line<'static>> {
    let first_taken = parts.len().saturating_sub(taken);
    let piece = |(index, part): (usize, &Nat)| {
        let number = page.verbatim(part.to_string());
        let number = if index < first_taken {
            page.span(number, Ink::Text)
        } else {
            page.span(format!("[{number}]"), Ink::Focus)
        };
        let plus = if index + 1 < parts.len() { " + " } else { "" };
        vec![number, page.span(plus, Ink::Faint)]
    };
    page.flow(parts.iter().enumerate().map(piece).collect())
}

fn reply_lines(replies: &[(String, String)], page: &Page) -> Vec<Line<'static>> {
    let arrow = page.either("→", "=>");
    let told = |text: &String| page.verbatim(text.clone());
    let answer = |text: &String| if text.is_empty() { page.tongue.speak(&say!("reply-over")) } else { told(text) };
    let shown = &replies[..replies.len().min(LINES)];
    let widest = shown.iter().map(|(mv, _)| text::width(&told(mv))).max().unwrap_or(0).min(page.width / 2);
    let mut lines = page.sentence(&say!("paint-replies"), Ink::Hint);
    for (mv, reply) in shown {
        let mv = page.span(text::pad(&told(mv), widest), Ink::Text);
        lines.push(Line::from(vec![
            mv,
            page.span(format!(" {arrow} "), Ink::Faint),
            page.span(answer(reply), Ink::Key),
        ]));
    }
    lines.extend(page.more(replies.len() - shown.len()));
    lines
}

/// `1. 2:5->2  2. 1:3->1`: plies counted from 1.
fn line_lines(moves: &[String], page: &Page) -> Vec<Line<'static>> {
    let piece = |(index, mv): (usize, &String)| {
        let ink = if index % 2 == 0 { Ink::First } else { Ink::Second };
        vec![
            page.span(format!("{}. ", index + 1), Ink::Faint),
            page.span(page.verbatim(mv.clone()), ink),
            page.span("  ", Ink::Text),
        ]
    };
    page.flow(moves.iter().enumerate().map(piece).collect())
}

/// Rows under each other; what a step changes stands in brackets above and below.
fn fold_lines(rows: &[Vec<Int>], page: &Page) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let after = rows.get(index + 1).map(|next| changed(row, next));
        let before = index.checked_sub(1).and_then(|last| rows.get(last)).map(|last| changed(row, last));
        let focus = after.or(before).unwrap_or(0..0);
        let sign = if index == 0 { "  " } else { "= " };
        let mut pieces = vec![vec![page.span(sign, Ink::Faint)]];
        for (at, number) in row.iter().enumerate() {
            let opens = if at == focus.start && !focus.is_empty() { "[" } else { "" };
            let closes = if at + 1 == focus.end && !focus.is_empty() { "]" } else { "" };
            let ink = if focus.contains(&at) { Ink::Focus } else { Ink::Text };
            let number = format!("{opens}{}{closes}", page.verbatim(number.to_string()));
            pieces.push(vec![page.span(number, ink), page.span(" ", Ink::Text)]);
        }
        lines.extend(page.flow(pieces));
    }
    lines
}

/// The part of `row` that is not in `other`, between what both begin and end with.
fn changed(row: &[Int], other: &[Int]) -> Range<usize> {
    let front = row.iter().zip(other).take_while(|(a, b)| a == b).count();
    let most = row.len().min(other.len()) - front;
    let back = row.iter().rev().zip(other.iter().rev()).take(most).take_while(|(a, b)| a == b).count();
    front..row.len() - back
}

/// The line cut to the width.
fn clipped(line: Line<'static>, width: u16, ascii: bool) -> Line<'static> {
    let mut room = width;
    let mut spans = Vec::new();
    for span in line.spans {
        let kept = text::cut(&span.content, room, ascii);
        // Padding cuts in one column, whatever the signs.
        let kept = if ascii { kept.replace('…', ".") } else { kept };
        room -= text::width(&kept);
        if !kept.is_empty() {
            spans.push(Span::styled(kept, span.style));
        }
    }
    Line::from(spans)
}
