//! Lines of at most a width for people, broken where Unicode allows it and counted in cells.

use unicode_linebreak::linebreaks;
use unicode_width::UnicodeWidthStr;

/// The cells of a line.
pub const WIDTH: usize = 80;

/// The text in lines of at most [`WIDTH`] cells: the first begins with `first`, the others with as many blanks.
pub fn wrap(first: &str, text: &str) -> String {
    let indent = " ".repeat(first.width());
    let room = WIDTH.saturating_sub(indent.len()).max(20);
    let mut out = String::new();
    for (i, line) in lines(text, room).iter().enumerate() {
        out += if i == 0 { first } else { &indent };
        out += line;
        out.push('\n');
    }
    out
}

/// The lines of a text, each at most `room` cells where a break is allowed in time. A word that is too long stays whole.
fn lines(text: &str, room: usize) -> Vec<String> {
    let (mut lines, mut line, mut start) = (Vec::new(), String::new(), 0);
    for (end, _) in linebreaks(text) {
        let piece = &text[start..end];
        start = end;
        if !line.is_empty() && line.width() + piece.trim_end().width() > room {
            lines.push(line.trim_end().to_owned());
            line.clear();
        }
        line += piece.trim_end_matches('\n');
        if piece.ends_with('\n') {
            lines.push(line.trim_end().to_owned());
            line.clear();
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// The text with blanks behind it up to a number of cells.
pub fn padded(text: &str, cells: usize) -> String {
    format!("{text}{}", " ".repeat(cells.saturating_sub(text.width())))
}

/// The text with blanks before it up to a number of cells.
pub fn flush_right(text: &str, cells: usize) -> String {
    format!("{}{text}", " ".repeat(cells.saturating_sub(text.width())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_is_broken_by_cells_and_no_line_begins_with_a_comma() {
        let text = "从一堆里取走任意枚，".repeat(12);
        let wrapped = wrap("  - ", &text);
        for line in wrapped.lines() {
            assert!(line.width() <= WIDTH, "{line}");
            assert!(!line.trim_start().starts_with('，'), "{line}");
        }
        assert_eq!(wrapped.replace([' ', '\n', '-'], ""), text);
    }

    #[test]
    fn what_cannot_be_broken_stays_whole() {
        let long = "9".repeat(200);
        assert_eq!(wrap("", &long), format!("{long}\n"));
        assert_eq!(wrap("> ", ""), "> \n");
    }
}
