//! Words within a line of a lesson: *emphasis*, **strong** and `code`, and nothing else.

use std::mem;

use crate::lesson::joined::{Joined, Placed};
use ground::fault::{Fault, Kind};
use ground::say;

/// How words are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Like everything else.
    Plain,
    /// Between single stars.
    Emphasis,
    /// Between double stars.
    Strong,
    /// Between backticks.
    Code,
}

/// Words set alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How they are set.
    pub style: Style,
    /// The words.
    pub text: String,
}

/// A text of several runs.
pub type Text = Vec<Run>;

/// The words alone.
pub fn words(text: &[Run]) -> String {
    text.iter().map(|run| run.text.as_str()).collect()
}

/// Reads the runs of a text. A sign that is opened must be closed; a star between blanks is a star.
///
/// Worked: `a *b* c` is plain `a `, emphasised `b` and plain ` c`.
pub fn read(joined: &Joined) -> Result<Text, Placed> {
    let mut reader = Reader { joined, runs: Vec::new(), open: String::new(), emphasis: None, strong: None };
    reader.read()?;
    Ok(reader.runs)
}

struct Reader<'t> {
    joined: &'t Joined,
    runs: Text,
    open: String,
    /// Where emphasis was opened.
    emphasis: Option<usize>,
    strong: Option<usize>,
}

impl Reader<'_> {
    fn read(&mut self) -> Result<(), Placed> {
        let text = self.joined.text.as_str();
        let mut byte = 0;
        while let Some(c) = text[byte..].chars().next() {
            let rest = &text[byte..];
            if c == '`' {
                let Some(length) = rest[1..].find('`') else { return Err(self.unclosed(byte, "`")) };
                self.close();
                self.runs.push(Run { style: Style::Code, text: rest[1..=length].to_owned() });
                byte += length + 2;
            } else if c == '*' && !is_alone(text, byte) {
                byte += self.star(rest.starts_with("**"), byte);
            } else {
                self.open.push(c);
                byte += c.len_utf8();
            }
        }
        match (self.emphasis, self.strong) {
            (Some(byte), _) => return Err(self.unclosed(byte, "*")),
            (_, Some(byte)) => return Err(self.unclosed(byte, "**")),
            _ => self.close(),
        }
        Ok(())
    }

    /// Opens or closes; tells how long the sign is.
    fn star(&mut self, is_double: bool, byte: usize) -> usize {
        self.close();
        let state = if is_double { &mut self.strong } else { &mut self.emphasis };
        *state = if state.is_some() { None } else { Some(byte) };
        if is_double { 2 } else { 1 }
    }

    fn close(&mut self) {
        if self.open.is_empty() {
            return;
        }
        let style = match (self.strong, self.emphasis) {
            (Some(_), _) => Style::Strong,
            (None, Some(_)) => Style::Emphasis,
            (None, None) => Style::Plain,
        };
        self.runs.push(Run { style, text: mem::take(&mut self.open) });
    }

    fn unclosed(&self, byte: usize, sign: &str) -> Placed {
        let fault = Fault::new(Kind::BadParameter, say!("lesson-unclosed", sign = sign))
            .expecting(say!("expect-token", token = sign));
        Box::new((self.joined.span(byte..byte + sign.len()), fault))
    }
}

/// Whether a sign stands between blanks and means itself.
fn is_alone(text: &str, byte: usize) -> bool {
    let is_blank = |c: Option<char>| c.is_none_or(char::is_whitespace);
    is_blank(text[..byte].chars().next_back()) && is_blank(text[byte + 1..].chars().next())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(text: &str) -> Result<Vec<(Style, String)>, usize> {
        let read = read(&Joined::of(text, 0));
        read.map(|runs| runs.into_iter().map(|run| (run.style, run.text)).collect()).map_err(|placed| placed.0.start)
    }

    #[test]
    fn signs_set_words_and_a_star_between_blanks_is_a_star() {
        let told = runs("a *b* **c `d*`** 2 * 3").expect("it is whole");
        let told: Vec<(Style, &str)> = told.iter().map(|(style, text)| (*style, text.as_str())).collect();
        assert_eq!(
            told,
            [
                (Style::Plain, "a "),
                (Style::Emphasis, "b"),
                (Style::Plain, " "),
                (Style::Strong, "c "),
                (Style::Code, "d*"),
                (Style::Plain, " 2 * 3"),
            ]
        );
    }

    #[test]
    fn what_is_opened_is_to_be_closed() {
        assert_eq!(runs("a *b"), Err(2));
        assert_eq!(runs("a **b*c*"), Err(2));
        assert_eq!(runs("中文 `x"), Err("中文 ".len()));
    }
}
