//! What is wrong in a file that a person wrote: which file, line and column, the line itself with a mark under it.

use std::ops::Range;

use unicode_width::UnicodeWidthStr;

use crate::fault::Fault;
use crate::say;
use crate::say::Tongue;
use crate::say::shown::is_shown;

/// Characters of the line that are shown on either side of what is meant, and of that: a line can be as long as its file.
const AROUND: usize = 100;

/// A fault and where in a file it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake {
    /// The file as the person knows it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// The line as it stands there.
    pub excerpt: String,
    /// How many characters of it are meant.
    pub width: usize,
    /// What is wrong with them.
    pub fault: Fault,
}

impl Mistake {
    /// The mistake at these bytes of a file's text.
    pub fn at_bytes(file: &str, text: &str, bytes: Range<usize>, fault: Fault) -> Self {
        let start = boundary(text, bytes.start);
        let end = boundary(text, bytes.end).max(start);
        let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        let excerpt = text[line_start..].lines().next().unwrap_or_default();
        let line_end = line_start + excerpt.len();
        Mistake {
            file: file.to_owned(),
            line: text[..line_start].matches('\n').count() + 1,
            column: text[line_start..start].chars().count() + 1,
            excerpt: excerpt.to_owned(),
            width: text[start.min(line_end)..end.min(line_end)].chars().count().max(1),
            fault,
        }
    }

    /// The mistake at a line and column, both from 1, of a file's text.
    pub fn at_line(file: &str, text: &str, line: usize, column: usize, fault: Fault) -> Self {
        let excerpt = text.lines().nth(line.saturating_sub(1)).unwrap_or_default().to_owned();
        Mistake { file: file.to_owned(), line: line.max(1), column: column.max(1), excerpt, width: 1, fault }
    }

    /// The mistake at the column, from 1 and counted over line ends, that the fault of a file's text names; at its beginning where it names
    /// none.
    pub fn of_column(file: &str, text: &str, fault: Fault) -> Self {
        let at = text.char_indices().nth(fault.at.unwrap_or(1).saturating_sub(1));
        let bytes = at.map_or(text.len()..text.len(), |(byte, c)| byte..byte + c.len_utf8());
        Mistake::at_bytes(file, text, bytes, Fault { at: None, ..fault })
    }

    /// The same as a fault, which tells file, line and column in words; the column of the line is given to programs too.
    pub fn fault(self) -> Fault {
        let place = say!("mistake-place", file = self.file, line = self.line, column = self.column);
        let says = say!("mistake-in-file", place = place, says = self.fault.says);
        Fault { kind: self.fault.kind, says, expected: self.fault.expected, at: None }
    }

    /// File, line and column, what is wrong and what was expected; below it the line with carets, of a long one the part about them.
    pub fn speak(&self, tongue: &Tongue) -> String {
        let place = say!("mistake-place", file = self.file.clone(), line = self.line, column = self.column);
        let number = self.line.to_string();
        let first = (self.column - 1).saturating_sub(AROUND);
        let mut rest = self.excerpt.chars().skip(first).map(as_shown);
        let left = if first > 0 { "…" } else { "" };
        let before = left.to_owned() + &rest.by_ref().take(self.column - 1 - first).collect::<String>();
        let meant: String = rest.by_ref().take(self.width.min(AROUND)).collect();
        let after: String = rest.by_ref().take(AROUND).collect();
        let right = if rest.next().is_some() { "…" } else { "" };
        let (gap, carets) = (" ".repeat(before.width()), "^".repeat(meant.width().max(1)));
        let margin = " ".repeat(number.len());
        format!(
            "{}{}\n{number} | {before}{meant}{after}{right}\n{margin} | {gap}{carets}",
            tongue.speak(&place),
            self.fault.speak(tongue)
        )
    }
}

/// The nearest place at or before this byte where a character begins, or the end.
fn boundary(text: &str, byte: usize) -> usize {
    let mut byte = byte.min(text.len());
    while !text.is_char_boundary(byte) {
        byte -= 1;
    }
    byte
}

/// A character as a terminal may be shown it: whatever moves the cursor becomes a blank.
fn as_shown(c: char) -> char {
    if is_shown(c) { c } else { ' ' }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Kind;
    use crate::say::{Language, Say};

    fn fault() -> Fault {
        Fault::new(Kind::BadParameter, Say::verbatim("no"))
    }

    #[test]
    fn the_caret_stands_under_what_is_meant_even_behind_wide_characters() {
        let text = "a = 1\n主题 = \"暗\"\n";
        let start = text.find("\"暗\"").expect("it is there");
        let mistake = Mistake::at_bytes("f.toml", text, start..start + 5, fault());
        assert_eq!((mistake.line, mistake.column), (2, 6));
        let spoken = mistake.speak(Tongue::of(Language::English));
        assert!(spoken.ends_with("\n2 | 主题 = \"暗\"\n  |        ^^^^"), "{spoken}");
    }

    #[test]
    fn of_a_long_line_only_the_part_about_the_carets_is_shown() {
        let text = format!("{}no{}", "1,".repeat(1_000_000), ",1".repeat(1_000_000));
        let spoken = Mistake::at_bytes("f", &text, 2_000_000..2_000_002, fault()).speak(Tongue::of(Language::English));
        let (shown, carets) = spoken.rsplit_once('\n').expect("two lines");
        let (_, shown) = shown.rsplit_once('\n').expect("three lines");
        assert_eq!(shown.chars().count(), "1 | ".len() + 1 + AROUND + 2 + AROUND + 1, "{shown}");
        let column = carets.find('^').expect("there is a caret");
        assert_eq!(shown.chars().skip(column).take(2).collect::<String>(), "no");
        assert!(shown.starts_with("1 | …") && shown.ends_with('…') && spoken.starts_with("f:1:2000001"), "{spoken}");
    }

    #[test]
    fn a_place_beyond_the_end_is_the_end() {
        let mistake = Mistake::at_bytes("f", "ab", 7..9, fault());
        assert_eq!((mistake.line, mistake.column, mistake.width), (1, 3, 1));
        assert_eq!(Mistake::at_line("f", "ab", 9, 9, fault()).excerpt, "");
    }
}
