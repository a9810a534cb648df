//! Lines of at most a width for people, broken where Unicode allows it and counted in cells.

use std::env;

use unicode_linebreak::linebreaks;
use unicode_width::UnicodeWidthStr;

use ground::say::breaks::is_within_move;

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

/// The cells that help may take on the terminal: what `COLUMNS` says, else the terminal's own, 100 at most.
pub fn room() -> usize {
    let told = env::var("COLUMNS").ok().and_then(|text| text.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    told.or_else(seen).unwrap_or(WIDTH).clamp(40, 100)
}

/// Help in lines that fit a terminal: what goes on stands under where the words of its row began.
pub fn help(text: &str, width: usize) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let hang = hang(line, width);
        let indent = " ".repeat(shown_width(&line[..hang]));
        let room = width.saturating_sub(indent.len()).max(20);
        let is_long = shown_width(line) > width;
        let rows = if is_long { lines(&line[hang..], room) } else { vec![line[hang..].to_owned()] };
        for (i, row) in rows.iter().enumerate() {
            out += if i == 0 { &line[..hang] } else { &indent };
            out += row;
            out.push('\n');
        }
    }
    out
}

/// Where the words of a row begin: behind what is indented and parted from them by two blanks, or behind the blanks alone.
fn hang(line: &str, width: usize) -> usize {
    let start = line.len() - line.trim_start().len();
    let gap = line[start..].find("  ").filter(|_| start > 0).map(|at| start + at);
    let words = gap.map(|gap| line.len() - line[gap..].trim_start().len());
    // Where little room would be left under them they go on under the row itself.
    words.filter(|words| 2 * shown_width(&line[..*words]) <= width).unwrap_or(start)
}

/// The cells of a text without the signs that colour it.
fn shown_width(text: &str) -> usize {
    let mut parts = text.split('\u{1b}');
    let plain = parts.next().map_or(0, UnicodeWidthStr::width);
    plain + parts.filter_map(|part| part.split_once('m')).map(|(_, rest)| rest.width()).sum::<usize>()
}

/// The lines of a text, each at most `room` cells where a break is allowed in time. A word that is too long stays whole.
fn lines(text: &str, room: usize) -> Vec<String> {
    let (mut lines, mut line, mut start) = (Vec::new(), String::new(), 0);
    for (end, _) in linebreaks(text).filter(|(end, _)| !is_within_move(&text[..*end], &text[*end..])) {
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
    fn no_move_is_broken() {
        let moves = ["1:35->31", "b1-b2", "peak->lake"].repeat(20).join("  ");
        let wrapped = wrap("Line: ", &moves);
        assert!(wrapped.lines().count() > 5);
        assert!(wrapped.lines().all(|line| !line.ends_with('-') && !line.trim_start().starts_with('>')), "{wrapped}");
    }

    #[test]
    fn help_goes_on_under_its_words() {
        let text = format!(
            "用法：x\n  \u{1b}[1m--to\u{1b}[0m <数>  {}\n          {}",
            "最大的参数，".repeat(9),
            "word ".repeat(30)
        );
        let told = help(&text, 60);
        assert!(told.lines().all(|line| shown_width(line) <= 60), "{told}");
        let rows: Vec<&str> = told.lines().collect();
        assert!(rows[2].starts_with(&" ".repeat(13)) && !rows[2].starts_with(&" ".repeat(14)), "{told}");
        assert!(rows[rows.len() - 1].starts_with("          word"), "{told}");
    }

    #[test]
    fn what_cannot_be_broken_stays_whole() {
        let long = "9".repeat(200);
        assert_eq!(wrap("", &long), format!("{long}\n"));
        assert_eq!(wrap("> ", ""), "> \n");
    }
}
