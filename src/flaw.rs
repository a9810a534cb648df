//! A mistake in a file a person wrote: where it stands, shown with its line and a caret under it.

use std::fmt::Write;
use std::ops::Range;

use unicode_width::UnicodeWidthStr;

use crate::fault::{Fault, Kind};
use crate::say::{Say, Tongue};

/// A mistake and the bytes of the text it covers.
#[derive(Clone, Debug, PartialEq)]
pub struct Flaw {
    /// Where it stands, in bytes of the text.
    pub span: Range<usize>,
    /// What is wrong.
    pub fault: Box<Fault>,
}

impl Flaw {
    /// A flaw of a file that people write.
    pub fn new(span: Range<usize>, fault: Fault) -> Self {
        Flaw { span, fault: Box::new(fault) }
    }

    /// What the TOML reader itself complains about, in its own words.
    pub fn of_toml(error: &toml::de::Error) -> Self {
        let fault = Fault::new(Kind::BadParameter, Say::verbatim(error.message()));
        Flaw { span: error.span().unwrap_or(0..0), fault: Box::new(fault) }
    }

    /// Whether it is about a game that nobody knows here.
    pub fn is_unknown_game(&self) -> bool {
        self.fault.kind == Kind::UnknownGame
    }

    /// Line and column, both from 1, the column in characters.
    pub fn place(&self, text: &str) -> (usize, usize) {
        let before = &text[..floor_char(text, self.span.start)];
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
    }

    /// `FILE:LINE:COLUMN: what is wrong`, the line, and carets under what is meant.
    pub fn show(&self, file: &str, text: &str, tongue: &Tongue) -> String {
        let (line, column) = self.place(text);
        let mut out = format!("{file}:{line}:{column}: {}", self.fault.speak(tongue));
        let Some(source) = text.lines().nth(line - 1) else { return out };
        let source = source.replace('\t', " ");
        let indent: String = source.chars().take(column - 1).collect();
        let meant: String = text[floor_char(text, self.span.start)..floor_char(text, self.span.end)]
            .lines()
            .next()
            .unwrap_or_default()
            .to_owned();
        let gutter = line.to_string();
        let carets = "^".repeat(meant.width().max(1));
        let _ = write!(
            out,
            "\n {gutter} | {source}\n {} | {}{carets}",
            " ".repeat(gutter.len()),
            " ".repeat(indent.width())
        );
        out
    }
}

/// The greatest character boundary that is no further than `byte`.
fn floor_char(text: &str, byte: usize) -> usize {
    (0..=byte.min(text.len())).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::Language;

    #[test]
    fn the_caret_stands_under_what_is_meant_even_behind_wide_characters() {
        let text = "a = 1\ntitle = \"取石\" x\n";
        let start = text.find('x').expect("there is an x");
        let flaw = Flaw::new(start..start + 1, Fault::new(Kind::BadParameter, Say::verbatim("odd")));
        let shown = flaw.show("f.toml", text, Tongue::of(Language::English));
        assert_eq!(shown, "f.toml:2:14: odd\n 2 | title = \"取石\" x\n   |                ^");
    }
}
