//! One question as a line of JSON: what it asks, borrowed from the line.

use std::borrow::Cow;
use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Arg;

/// What a line asks. `id` is kept as it was written and given back so.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question<'l> {
    /// Anything; given back with the answer.
    #[serde(borrow, default)]
    pub id: Option<&'l RawValue>,
    /// The game.
    #[serde(borrow)]
    pub game: Cow<'l, str>,
    /// The parameters as they were written.
    #[serde(borrow, default)]
    pub params: Option<&'l RawValue>,
    /// The position; without it the preset start.
    #[serde(borrow, default)]
    pub position: Option<&'l RawValue>,
}

/// A line that asks nothing.
#[derive(Debug)]
pub struct Refusal<'l> {
    /// Its id, if that can be read.
    pub id: Option<&'l RawValue>,
    /// What is wrong with it.
    pub fault: Fault,
}

/// A parameter and the text that `--set` takes for it.
pub type Set<'l> = (Cow<'l, str>, Cow<'l, str>);

/// What a broken line may still tell.
#[derive(Default, Deserialize)]
struct Sender<'l> {
    #[serde(borrow, default)]
    id: Option<&'l RawValue>,
}

impl<'l> Question<'l> {
    /// Reads a line.
    pub fn read(line: &'l [u8]) -> Result<Self, Box<Refusal<'l>>> {
        let blanks = line.len() - line.trim_ascii_start().len();
        // A list of the members in their order would pass for the object.
        if line.get(blanks) != Some(&b'{') {
            return Err(Box::new(Refusal { id: None, fault: unread(say!("question-no-object").into(), blanks + 1) }));
        }
        serde_json::from_slice(line).map_err(|error| {
            let sender: Sender = serde_json::from_slice(line).unwrap_or_default();
            Box::new(Refusal { id: sender.id, fault: refusal(&error, line) })
        })
    }

    /// The position in notation; a bare number is one too.
    pub fn position(&self) -> Result<Option<Cow<'l, str>>, Fault> {
        let expected = || Fault::new(Kind::BadPosition, say!("position-no-text")).expecting(say!("expect-text"));
        match self.position.map(RawValue::get) {
            None | Some("null") => Ok(None),
            Some(raw) => setting_text(raw).ok_or_else(expected).map(Some),
        }
    }

    /// The parameters by name, each as the text that `--set` takes.
    pub fn settings(&self) -> Result<Vec<Set<'l>>, Fault> {
        let Some(raw) = self.params.map(RawValue::get).filter(|raw| *raw != "null") else { return Ok(Vec::new()) };
        let Ok(Pairs(pairs)) = serde_json::from_str(raw) else {
            return Err(Fault::new(Kind::BadParameter, say!("params-no-object")));
        };
        let text = |(name, raw): (Cow<'l, str>, &'l RawValue)| {
            let refused = || Fault::new(Kind::BadParameter, say!("bad-setting", text = raw.get()));
            let text = setting_text(raw.get()).ok_or_else(|| refused().expecting(say!("expect-json-setting")))?;
            Ok((name, text))
        };
        pairs.into_iter().map(text).collect()
    }
}

/// A number, a digit string, a boolean, a text or a list of them, as the text that `--set` takes.
fn setting_text(raw: &str) -> Option<Cow<'_, str>> {
    match raw.as_bytes().first()? {
        // Raw JSON was read before: without escapes a text is what stands between its quotes.
        b'"' if !raw.contains('\\') => Some(Cow::Borrowed(raw.trim_matches('"'))),
        b'"' => serde_json::from_str::<Text>(raw).ok().map(|text| text.0),
        b't' | b'f' | b'-' | b'0'..=b'9' => Some(Cow::Borrowed(raw)),
        b'[' => {
            let items: Vec<&RawValue> = serde_json::from_str(raw).ok()?;
            let texts: Option<Vec<Cow<str>>> = items.into_iter().map(|item| setting_text(item.get())).collect();
            Some(Cow::Owned(texts?.join(",")))
        }
        _ => None,
    }
}

/// A text that borrows from the line where nothing in it is escaped.
#[derive(Deserialize)]
struct Text<'l>(#[serde(borrow)] Cow<'l, str>);

/// The members of an object in their order.
struct Pairs<'l>(Vec<(Cow<'l, str>, &'l RawValue)>);

impl<'l> Deserialize<'l> for Pairs<'l> {
    fn deserialize<D: Deserializer<'l>>(from: D) -> Result<Self, D::Error> {
        struct Members;
        impl<'l> Visitor<'l> for Members {
            type Value = Pairs<'l>;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'l>>(self, mut map: A) -> Result<Pairs<'l>, A::Error> {
                let mut pairs = Vec::new();
                while let Some((Text(name), setting)) = map.next_entry()? {
                    pairs.push((name, setting));
                }
                Ok(Pairs(pairs))
            }
        }
        from.deserialize_map(Members)
    }
}

fn refusal(error: &serde_json::Error, line: &[u8]) -> Fault {
    let text = error.to_string();
    let problem = text.rsplit_once(" at line ").map_or(text.as_str(), |(words, _)| words);
    // The reader counts bytes; people count characters.
    let before = &line[..line.len().min(error.column().saturating_sub(1))];
    let column = String::from_utf8_lossy(before).chars().count() + 1;
    unread(problem.into(), column)
}

fn unread(problem: Arg, column: usize) -> Fault {
    let says = say!("bad-question", problem = problem);
    Fault::new(Kind::BadParameter, says).expecting(say!("expect-question")).at(column)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Question<'_> {
        Question::read(line.as_bytes()).expect("it is a question")
    }

    #[test]
    fn every_way_to_write_a_parameter_is_understood() {
        let line = r#"{"game":"x","params":{"a":1,"b":"123456789012345678901","c":true,"d":[1,"2"],"e":"x\ny"}}"#;
        let settings = read(line).settings().expect("they are settings");
        let texts: Vec<&str> = settings.iter().map(|(_, text)| text.as_ref()).collect();
        assert_eq!(texts, ["1", "123456789012345678901", "true", "1,2", "x\ny"]);
        assert!(read(r#"{"game":"x","params":[1]}"#).settings().is_err());
        assert!(read(r#"{"game":"x","params":{"a":{}}}"#).settings().is_err());
    }

    #[test]
    fn a_bad_line_still_tells_its_id_and_column() {
        let refusal = Question::read(br#"{"id": [7], "gmae": "nim"}"#).expect_err("gmae is no member");
        let Refusal { id, fault } = *refusal;
        assert_eq!(id.map(RawValue::get), Some("[7]"));
        assert_eq!(fault.kind, Kind::BadParameter);
        assert!(fault.at.is_some());
        assert!(Question::read(b"\xff").is_err());
        let refusal = Question::read(br#" [1,"nim",{},"3"]"#).expect_err("a list is no question");
        assert_eq!(refusal.fault.at, Some(2));
    }
}
