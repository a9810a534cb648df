//! A message of a file, found by its key and read when it is first spoken.
//!
//! Reading every message of a language takes 44 million instructions, and a start speaks a hundredth of them. So a file is only cut
//! where messages begin; what stands between two cuts is given to the parser of Fluent when it is asked for.

use std::sync::OnceLock;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::say::phrase::Phrase;

/// The text of one message, and what was read in it once it was spoken.
pub struct Message {
    source: &'static str,
    phrase: OnceLock<Option<Box<Phrase>>>,
}

impl Message {
    /// The message as a phrase; `None` if only Fluent's formatter can speak it, or if it is broken.
    pub fn phrase(&self) -> Option<&Phrase> {
        self.phrase.get_or_init(|| read(self.source).map(Box::new)).as_deref()
    }
}

/// The messages of a file under their keys, none of them read. It takes one walk over the lines.
///
/// A message begins where a letter stands at the start of a line, and goes on to the next such line, comment or term.
pub fn messages(text: &'static str) -> impl Iterator<Item = (&'static str, Message)> {
    let starts = text.match_indices('\n').map(|(at, _)| at + 1).filter(|at| begins_entry(&text[*at..]));
    let ends = starts.chain([text.len()]);
    let mut from = 0;
    let entries = ends.map(move |end| &text[std::mem::replace(&mut from, end)..end]);
    entries.filter_map(|source| Some((key(source)?, Message { source, phrase: OnceLock::new() })))
}

/// Whether a message, a term or a comment begins here; what goes on is indented, or begins with a bracket.
fn begins_entry(rest: &str) -> bool {
    rest.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'#' || byte == b'-')
}

/// The key of a message, which ends before a blank or the sign behind it; comments and terms have none.
fn key(source: &str) -> Option<&str> {
    let end = source.bytes().position(|byte| matches!(byte, b' ' | b'=' | b'\n'))?;
    source.starts_with(|c: char| c.is_ascii_alphabetic()).then(|| &source[..end])
}

fn read(source: &str) -> Option<Phrase> {
    let resource = parser::parse(source).ok()?;
    resource.body.iter().find_map(|entry| match entry {
        Entry::Message(message) => Phrase::read(message.value.as_ref()?),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{LOCALES, Language};

    #[test]
    fn a_file_is_cut_where_fluent_cuts_it() {
        for language in Language::ALL {
            for file in LOCALES.get_dir(language.tag()).expect("each language has its folder").files() {
                let text = file.contents_utf8().expect("UTF-8");
                let whole = parser::parse(text).expect("the locale test reads it");
                let read = whole.body.iter().filter_map(|entry| match entry {
                    Entry::Message(message) => Some((message.id.name, message.value.as_ref().and_then(Phrase::read))),
                    _ => None,
                });
                let expected: Vec<String> = read.map(|(key, phrase)| format!("{key} {phrase:?}")).collect();
                let cut: Vec<String> =
                    messages(text).map(|(key, message)| format!("{key} {:?}", message.phrase())).collect();
                assert_eq!(cut, expected, "{}", file.path().display());
            }
        }
    }

    #[test]
    fn what_goes_on_belongs_to_its_message() {
        let text = "# first = no\na = { $n ->\n    [one] 1\n   *[other] n\n}\n\n-term = t\n\nb =\n    two\n    lines\n";
        let found: Vec<(&str, bool)> = messages(text).map(|(key, message)| (key, message.phrase().is_some())).collect();
        assert_eq!(found, [("a", true), ("b", true)]);
        assert_eq!(messages("broken\n").count(), 1);
        assert!(messages("broken\n").all(|(_, message)| message.phrase().is_none()));
    }
}
