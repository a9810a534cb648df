//! Writing JSON into one reused buffer, piece by piece.

pub mod params;

use itoa::Integer;
use num_traits::ToPrimitive;

use crate::num::{Int, Nat, Ratio, write_nat};
use crate::say::shown::is_shown;

/// Whole numbers beyond this size are written as texts of digits: not every reader keeps them exactly.
const EXACT: u64 = 1 << 53;

/// The version of the form of every reply. It grows when a member changes its meaning or goes; what is added changes nothing.
pub const SCHEMA: u64 = 1;

/// A buffer that JSON is written into, piece by piece.
#[derive(Default)]
pub struct Json {
    /// What was written.
    pub text: Vec<u8>,
}

impl Json {
    /// An empty buffer.
    pub fn new() -> Self {
        Self::default()
    }

    /// Writes JSON that is ready.
    pub fn raw(&mut self, text: &str) {
        self.text.extend_from_slice(text.as_bytes());
    }

    /// Writes `"NAME":`, after a comma unless it is the first of its object.
    pub fn key(&mut self, name: &str) {
        self.next();
        self.raw("\"");
        self.raw(name);
        self.raw("\":");
    }

    /// Writes the comma before another item, unless it is the first.
    fn next(&mut self) {
        if !matches!(self.text.last(), None | Some(b'{' | b'[')) {
            self.text.push(b',');
        }
    }

    /// Writes a text.
    pub fn string(&mut self, text: &str) {
        self.text.push(b'"');
        if is_plain(text.as_bytes()) {
            self.raw(text);
        } else {
            self.escaped(text);
        }
        self.text.push(b'"');
    }

    fn escaped(&mut self, text: &str) {
        let mut plain = 0;
        for (i, byte) in text.bytes().enumerate() {
            if !is_special(byte) {
                continue;
            }
            let letter = text[i..].chars().next().filter(|letter| !letter.is_ascii() && is_shown(*letter));
            if letter.is_some() {
                continue;
            }
            self.raw(&text[plain..i]);
            plain = i + 1;
            match byte {
                b'"' => self.raw("\\\""),
                b'\\' => self.raw("\\\\"),
                b'\n' => self.raw("\\n"),
                b'\t' => self.raw("\\t"),
                _ => {
                    let letter = text[i..].chars().next().unwrap_or_default();
                    plain = i + letter.len_utf8();
                    self.raw(&format!("\\u{:04x}", u32::from(letter)));
                }
            }
        }
        self.raw(&text[plain..]);
    }

    /// Writes a natural number.
    pub fn nat(&mut self, n: &Nat) {
        match n.to_u64() {
            Some(n) => self.whole(n),
            None => {
                let mut text = String::new();
                write_nat(n, &mut text);
                self.string(&text);
            }
        }
    }

    /// Writes `{…}` as a whole reply: an object whose last member is the version of its form.
    pub fn reply(&mut self, fill: impl FnOnce(&mut Self)) {
        self.object(|json| {
            fill(json);
            json.schema();
        });
    }

    /// Writes the last member of a reply, the version of its form.
    pub fn schema(&mut self) {
        self.key("schema");
        self.whole(SCHEMA);
    }

    /// Writes that nothing is known.
    pub fn null(&mut self) {
        self.raw("null");
    }

    /// Writes a text, or that there is none.
    pub fn known(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.string(text),
            None => self.null(),
        }
    }

    /// Writes a machine number.
    pub fn whole(&mut self, n: u64) {
        self.digits(n, n <= EXACT);
    }

    /// Writes a whole number.
    pub fn int(&mut self, n: &Int) {
        match n.to_i64() {
            Some(n) => self.signed(n),
            None => self.string(&n.to_string()),
        }
    }

    /// Writes a machine number that may be negative.
    pub fn signed(&mut self, n: i64) {
        self.digits(n, n.unsigned_abs() <= EXACT);
    }

    fn digits(&mut self, n: impl Integer, is_exact: bool) {
        let quote = if is_exact { "" } else { "\"" };
        self.raw(quote);
        self.raw(itoa::Buffer::new().format(n));
        self.raw(quote);
    }

    /// Writes a fraction as a decimal number, to the nearest double.
    pub fn real(&mut self, n: &Ratio) {
        let near = n.to_f64().filter(|near| near.is_finite());
        self.raw(&near.map_or_else(|| "null".to_owned(), |near| near.to_string()));
    }

    /// Writes `true` or `false`.
    pub fn flag(&mut self, is: bool) {
        self.raw(if is { "true" } else { "false" });
    }

    /// Writes an object; `fill` writes its members with [`Json::key`].
    pub fn object(&mut self, fill: impl FnOnce(&mut Self)) {
        self.text.push(b'{');
        fill(self);
        self.text.push(b'}');
    }

    /// Writes a list.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Self, T)) {
        self.text.push(b'[');
        for item in items {
            self.next();
            write(self, item);
        }
        self.text.push(b']');
    }

    /// Writes a list of texts.
    pub fn strings(&mut self, items: &[String]) {
        self.list(items, |json, item| json.string(item));
    }
}

/// Whether a byte of a text must be written in another way.
fn is_special(byte: u8) -> bool {
    // The last four begin letters that are controls, or that change the direction of writing, among many others.
    byte < b' ' || byte == b'"' || byte == b'\\' || matches!(byte, 0x7f | 0xc2 | 0xd8 | 0xe2)
}

/// Whether a text stands in JSON as it is.
fn is_plain(text: &[u8]) -> bool {
    // Whole blocks without a way out are compared many bytes at a time: sentences are most of what is written.
    let (blocks, rest) = text.as_chunks::<32>();
    let has_special = |block: &[u8; 32]| block.iter().fold(false, |found, byte| found | is_special(*byte));
    !blocks.iter().any(has_special) && !rest.iter().any(|byte| is_special(*byte))
}

/// The same JSON with line breaks and two blanks for each depth; empty lists and objects stay closed.
pub fn indented(json: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(json.len() * 2);
    let (mut depth, mut is_text, mut is_escaped) = (0usize, false, false);
    for (i, &byte) in json.iter().enumerate() {
        if is_text {
            is_text = byte != b'"' || is_escaped;
            is_escaped = byte == b'\\' && !is_escaped;
            out.push(byte);
            continue;
        }
        let is_empty = matches!((byte, json.get(i + 1)), (b'{', Some(b'}')) | (b'[', Some(b']')));
        let was_empty = i > 0 && matches!((json[i - 1], byte), (b'{', b'}') | (b'[', b']'));
        if matches!(byte, b'}' | b']') && !was_empty {
            depth = depth.saturating_sub(1);
            new_line(&mut out, depth);
        }
        out.push(byte);
        match byte {
            b'"' => is_text = true,
            b':' => out.push(b' '),
            b',' => new_line(&mut out, depth),
            b'{' | b'[' if !is_empty => {
                depth += 1;
                new_line(&mut out, depth);
            }
            _ => {}
        }
    }
    out
}

fn new_line(out: &mut Vec<u8>, depth: usize) {
    out.push(b'\n');
    out.extend(std::iter::repeat_n(b' ', depth * 2));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_as_other_readers_expect() {
        let text = "a\"b\\c\nd\u{1}取";
        let mut json = Json::new();
        json.string(text);
        let read: String = serde_json::from_slice(&json.text).expect("it is JSON");
        assert_eq!(read, text);
    }

    #[test]
    fn what_must_be_escaped_is_found_wherever_it_stands() {
        for (length, special) in (0..100).flat_map(|length| ["\"", "\\", "\n", "\u{1f}"].map(|c| (length, c))) {
            let text = format!("{}{special}{}", "取".repeat(length / 3), "x".repeat(100 - length));
            let mut json = Json::new();
            json.string(&text);
            assert_eq!(serde_json::from_slice::<String>(&json.text).ok(), Some(text));
        }
    }

    #[test]
    fn numbers_beyond_two_to_the_53_are_texts() {
        let mut json = Json::new();
        json.list([EXACT, EXACT + 1], Json::whole);
        assert_eq!(json.text, b"[9007199254740992,\"9007199254740993\"]");
        let mut json = Json::new();
        json.list([-3, i64::MIN], Json::signed);
        assert_eq!(json.text, b"[-3,\"-9223372036854775808\"]");
    }

    #[test]
    fn indenting_changes_nothing_but_blanks() {
        let json = br#"{"a":[],"b":{},"c":["x, {y}\"",{"d":1}]}"#;
        let pretty = String::from_utf8(indented(json)).expect("UTF-8");
        assert!(pretty.contains("\n      \"d\": 1\n"), "{pretty}");
        let read: serde_json::Value = serde_json::from_str(&pretty).expect("it is JSON");
        assert_eq!(read, serde_json::from_slice::<serde_json::Value>(json).expect("it is JSON"));
    }
}
