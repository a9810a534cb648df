//! Writing JSON into one reused buffer: answers, faults, parameters and values as the contract words them.

use std::io::Write;

use num_traits::ToPrimitive;

use crate::duel::place::Answer;
use crate::fault::Fault;
use crate::num::{Int, Nat};
use crate::oracle::reason::{Exhibit, Reason, Step};
use crate::oracle::value::Value;
use crate::params::{Params, Setting};
use crate::rules::Ending;
use crate::say::{Arg, Say, Tongue};

/// Whole numbers beyond this size are written as texts of digits: not every reader keeps them exactly.
const EXACT: u64 = 1 << 53;

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
        self.text.push(b'"');
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
        let mut plain = 0;
        for (i, byte) in text.bytes().enumerate() {
            if byte >= b' ' && byte != b'"' && byte != b'\\' {
                continue;
            }
            self.raw(&text[plain..i]);
            plain = i + 1;
            match byte {
                b'"' => self.raw("\\\""),
                b'\\' => self.raw("\\\\"),
                b'\n' => self.raw("\\n"),
                b'\t' => self.raw("\\t"),
                control => self.raw(&format!("\\u{control:04x}")),
            }
        }
        self.raw(&text[plain..]);
        self.text.push(b'"');
    }

    /// Writes a natural number.
    pub fn nat(&mut self, n: &Nat) {
        match n.to_u64() {
            Some(n) => self.whole(n),
            None => self.string(&n.to_string()),
        }
    }

    /// Writes a machine number.
    pub fn whole(&mut self, n: u64) {
        let quote = if n > EXACT { "\"" } else { "" };
        write!(self.text, "{quote}{n}{quote}").expect("a buffer takes everything");
    }

    /// Writes a whole number.
    pub fn int(&mut self, n: &Int) {
        match n.to_i64() {
            Some(n) => self.signed(n),
            None => self.string(&n.to_string()),
        }
    }

    fn signed(&mut self, n: i64) {
        let quote = if n.unsigned_abs() > EXACT { "\"" } else { "" };
        write!(self.text, "{quote}{n}{quote}").expect("a buffer takes everything");
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

/// Writes the members that every answer begins with: the game and all its parameters.
pub fn head(json: &mut Json, game: &str, params: &Params) {
    json.key("game");
    json.string(game);
    json.key("params");
    self::params(json, params);
}

/// Writes all parameters with their types.
pub fn params(json: &mut Json, params: &Params) {
    json.object(|json| {
        for (param, setting) in params.iter() {
            json.key(param.name);
            self::setting(json, setting);
        }
    });
}

/// Writes a setting with its type: a number, a boolean, a list of numbers or a text.
pub fn setting(json: &mut Json, setting: &Setting) {
    match setting {
        Setting::Nat(n) => json.nat(n),
        Setting::Int(n) => json.signed(*n),
        Setting::Flag(flag) => json.flag(*flag),
        Setting::Nats(list) => json.list(list, Json::nat),
        Setting::Word(text) | Setting::Text(text) => json.string(text),
    }
}

/// Writes the members of an answer that follow its parameters.
pub fn answer(json: &mut Json, answer: &Answer, with_moves: bool, tongue: &Tongue) {
    json.key("position");
    json.string(&answer.position);
    json.key("to_move");
    json.string(answer.to.name());
    worth(json, &answer.value);
    json.key("certainty");
    json.string("proved");
    json.key("best");
    json.strings(&answer.best);
    if answer.best_total > Nat::from(answer.best.len()) {
        json.key("best_total");
        json.string(&answer.best_total.to_string());
    }
    if with_moves {
        json.key("moves");
        json.list(&answer.moves, |json, (mv, leaves)| {
            json.object(|json| {
                json.key("move");
                json.string(mv);
                json.key("leaves");
                json.object(|json| worth(json, leaves));
            });
        });
    }
    json.key("moves_total");
    json.nat(&answer.moves_total);
    json.key("line");
    json.strings(&answer.line);
    if let Some(parts) = &answer.parts {
        json.key("parts");
        json.list(parts, |json, (position, nimber)| named(json, "position", position, "nimber", nimber));
    }
    json.key("over");
    json.flag(answer.ending.is_some());
    if let Some(ending) = &answer.ending {
        json.key("ending");
        self::ending(json, ending);
    }
    json.key("reason");
    reason(json, &answer.reason, tongue);
}

/// Writes outcome and value.
fn worth(json: &mut Json, value: &Value) {
    json.key("outcome");
    json.string(value.outcome().letter());
    json.key("value");
    json.object(|json| self::value(json, value));
}

fn value(json: &mut Json, value: &Value) {
    json.key("kind");
    match value {
        Value::Nimber { nimber, .. } => {
            json.string("nimber");
            json.key("nimber");
            json.nat(nimber);
        }
        Value::Win { .. } => json.string("win"),
        Value::Loss { .. } => json.string("loss"),
        Value::Draw => json.string("draw"),
        Value::Won | Value::Lost => json.string("outcome"),
        Value::Margin { own, other } => {
            json.string("margin");
            json.key("margin");
            json.int(&(own - other));
            json.key("totals");
            json.list([own, other], Json::int);
        }
    }
    if let Some(plies) = value.remoteness() {
        json.key("remoteness");
        json.whole(plies);
    }
}

fn ending(json: &mut Json, ending: &Ending) {
    json.object(|json| {
        json.key("kind");
        match ending {
            Ending::Won(side) => {
                json.string("won");
                json.key("by");
                json.string(side.name());
            }
            Ending::Drawn => json.string("drawn"),
            Ending::Score { first, second } => {
                json.string("score");
                json.key("first");
                json.int(first);
                json.key("second");
                json.int(second);
            }
        }
    });
}

fn reason(json: &mut Json, reason: &Reason, tongue: &Tongue) {
    json.object(|json| {
        json.key("claim");
        say(json, &reason.claim, tongue);
        json.key("steps");
        json.list(&reason.steps, |json, step| self::step(json, step, tongue));
    });
}

fn step(json: &mut Json, step: &Step, tongue: &Tongue) {
    json.object(|json| {
        json.key("role");
        json.string(step.role.name());
        json.key("says");
        say(json, &step.says, tongue);
        if let Some(exhibit) = &step.shows {
            json.key("shows");
            json.object(|json| self::exhibit(json, exhibit, tongue));
        }
    });
}

/// Writes a sentence: its key, its arguments, and its text in the language asked for.
pub fn say(json: &mut Json, say: &Say, tongue: &Tongue) {
    json.object(|json| {
        json.key("key");
        json.string(&say.key);
        json.key("args");
        json.object(|json| {
            for (name, arg) in &say.args {
                json.key(name);
                self::arg(json, arg, tongue);
            }
        });
        json.key("text");
        json.string(&tongue.speak(say));
    });
}

fn arg(json: &mut Json, arg: &Arg, tongue: &Tongue) {
    match arg {
        Arg::Int(n) => json.signed(*n),
        Arg::Big(n) => json.int(n),
        Arg::Text(text) => json.string(text),
        Arg::Say(inner) => say(json, inner, tongue),
        Arg::List(items) => json.list(items, |json, item| self::arg(json, item, tongue)),
        Arg::Written(texts) => {
            let own = texts.iter().find(|(language, _)| *language == tongue.language).or(texts.first());
            json.string(own.map_or("", |(_, text)| text));
        }
    }
}

fn exhibit(json: &mut Json, exhibit: &Exhibit, tongue: &Tongue) {
    json.key("kind");
    match exhibit {
        Exhibit::Columns { rows, total } => {
            json.string("columns");
            json.key("rows");
            json.list(rows, |json, (name, number)| named(json, "name", name, "number", number));
            json.key("total");
            json.nat(total);
        }
        Exhibit::Mex { options, mex } => {
            json.string("mex");
            json.key("options");
            json.list(options, |json, (mv, nimber)| named(json, "move", mv, "nimber", nimber));
            json.key("mex");
            json.nat(mex);
        }
        Exhibit::Parts { parts, taken } => {
            json.string("parts");
            json.key("parts");
            json.list(parts, Json::nat);
            json.key("taken");
            json.whole(*taken as u64);
        }
        Exhibit::Table { head, rows, focus } => {
            json.string("table");
            json.key("head");
            json.list(head, |json, name| json.string(&tongue.speak(name)));
            json.key("rows");
            json.list(rows, |json, row| json.strings(row));
            json.key("focus");
            json.list(focus, |json, (row, column)| json.list([*row, *column], |json, n| json.whole(n as u64)));
        }
        Exhibit::Spots(spots) => {
            json.string("spots");
            json.key("spots");
            json.list(spots, |json, spot| json.whole(u64::from(spot.0)));
        }
        Exhibit::Replies(replies) => {
            json.string("replies");
            json.key("replies");
            json.list(replies, |json, (mv, reply)| {
                json.object(|json| {
                    json.key("move");
                    json.string(mv);
                    json.key("reply");
                    json.string(reply);
                });
            });
        }
        Exhibit::Line(moves) => {
            json.string("line");
            json.key("moves");
            json.strings(moves);
        }
        Exhibit::Fold { rows } => {
            json.string("fold");
            json.key("rows");
            json.list(rows, |json, row| json.list(row, Json::int));
        }
    }
}

fn named(json: &mut Json, name: &str, text: &str, what: &str, n: &Nat) {
    json.object(|json| {
        json.key(name);
        json.string(text);
        json.key(what);
        json.nat(n);
    });
}

/// Writes a fault as `{"kind":…,"message":…,"expected":…,"at":…}`; what is not known is left out.
pub fn fault(json: &mut Json, fault: &Fault, tongue: &Tongue) {
    json.object(|json| {
        json.key("kind");
        json.string(fault.kind.name());
        json.key("message");
        json.string(&tongue.speak(&fault.says));
        if let Some(expected) = &fault.expected {
            json.key("expected");
            json.string(&tongue.speak(expected));
        }
        if let Some(column) = fault.at {
            json.key("at");
            json.whole(column as u64);
        }
    });
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
        assert_eq!(pretty.lines().count(), 9);
        let read: serde_json::Value = serde_json::from_str(&pretty).expect("it is JSON");
        assert_eq!(read, serde_json::from_slice::<serde_json::Value>(json).expect("it is JSON"));
    }
}
