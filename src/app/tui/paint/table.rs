//! Tables to read: columns lined up, the cells that matter in brackets, what does not fit left out and said so.

use ratatui::text::{Line, Span};

use crate::tui::paint::page::{LINES, Page};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say::Say;

/// Draws a table; the first column, and rows and columns with cells in focus, are left out last.
pub fn lines(head: &[Say], rows: &[Vec<String>], focus: &[(usize, usize)], page: &Page) -> Vec<Line<'static>> {
    let head: Vec<String> = head.iter().map(|say| page.words(say)).collect();
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|cell| page.verbatim(cell.clone())).collect()).collect();
    let kept_rows = choose_rows(rows.len(), focus);
    let widths = widths(&head, &kept_rows.iter().map(|row| &rows[*row]).collect::<Vec<_>>());
    let kept = choose_columns(&widths, focus, page.width);
    let mut lines = vec![Line::from(page.span(draw_head(&head, &kept, &widths, page), Ink::Title))];
    let mut last = None;
    for row in kept_rows {
        if last.is_some_and(|last| last + 1 < row) {
            lines.push(Line::from(page.span(page.either(" …", " ..."), Ink::Hint)));
        }
        last = Some(row);
        lines.push(draw_row(&rows[row], row, focus, &kept, &widths, page));
    }
    lines
}

fn widths(head: &[String], rows: &[&Vec<String>]) -> Vec<u16> {
    let count = rows.iter().map(|row| row.len()).chain([head.len()]).max().unwrap_or(0);
    let cells = |column: usize| head.get(column).into_iter().chain(rows.iter().filter_map(move |row| row.get(column)));
    (0..count).map(|column| cells(column).map(|cell| text::width(cell)).max().unwrap_or(0) + 2).collect()
}

/// All rows, or the first, the last and those near a cell in focus.
fn choose_rows(count: usize, focus: &[(usize, usize)]) -> Vec<usize> {
    let is_kept = |row: usize| {
        count <= LINES || row < 4 || row + 2 >= count || focus.iter().any(|(at, _)| row + 2 >= *at && row <= at + 2)
    };
    (0..count).filter(|row| is_kept(*row)).collect()
}

/// As many columns as fit: the first, then those in focus, then the others from the left.
fn choose_columns(widths: &[u16], focus: &[(usize, usize)], room: u16) -> Vec<usize> {
    if widths.iter().sum::<u16>() <= room {
        return (0..widths.len()).collect();
    }
    let in_focus = focus.iter().map(|(_, column)| *column).filter(|column| *column < widths.len());
    let wished = (0..widths.len().min(1)).chain(in_focus).chain(0..widths.len());
    let (mut kept, mut used) = (Vec::new(), 0);
    for column in wished {
        // Room for the sign of a gap.
        let wide = widths[column] + 1;
        if !kept.contains(&column) && (used + wide <= room || kept.is_empty()) {
            used += wide;
            kept.push(column);
        }
    }
    kept.sort_unstable();
    kept
}

fn gap(kept: &[usize], index: usize) -> bool {
    let before = index.checked_sub(1).map_or(0, |last| kept[last] + 1);
    kept[index] > before
}

fn draw_head(head: &[String], kept: &[usize], widths: &[u16], page: &Page) -> String {
    let mut line = String::new();
    for (index, &column) in kept.iter().enumerate() {
        line += if gap(kept, index) { page.either("…", "~") } else { "" };
        let name = head.get(column).map_or("", String::as_str);
        line += &aligned(&format!(" {name} "), widths[column], column);
    }
    line
}

fn draw_row(
    row: &[String],
    at: usize,
    focus: &[(usize, usize)],
    kept: &[usize],
    widths: &[u16],
    page: &Page,
) -> Line<'static> {
    let mut spans: Vec<Span<'static>> = Vec::new();
    for (index, &column) in kept.iter().enumerate() {
        if gap(kept, index) {
            spans.push(page.span(page.either("…", "~"), Ink::Faint));
        }
        let cell = row.get(column).map_or("", String::as_str);
        let is_focus = focus.contains(&(at, column));
        let cell = if is_focus { format!("[{cell}]") } else { format!(" {cell} ") };
        let ink = if is_focus { Ink::Focus } else { Ink::Text };
        spans.push(page.span(aligned(&cell, widths[column], column), ink));
    }
    Line::from(spans)
}

/// The first column names the rows and stands left; numbers stand right.
fn aligned(cell: &str, width: u16, column: usize) -> String {
    if column == 0 { text::pad(cell, width) } else { text::pad_left(cell, width) }
}
