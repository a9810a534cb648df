//! What a terminal is asked at the start and what it answers: whether its ground is dark or light, and how wide signs are
//! whose width Unicode leaves open. A late answer is never taken for keys.

use crate::tui::key::{Code, Key};
use crate::tui::theme::Shade;

/// Asks for the colour of the ground.
const GROUND: &str = "\x1b]11;?\x07";

/// Writes a sign of open width in the corner, asks where the cursor is then, and takes the sign away.
const MARK: &str = "\x1b[H●\x1b[6n\x1b[H\x1b[2K";

/// Asks what every terminal answers, so that nobody waits for what it cannot answer: answers come in the order of the
/// questions.
const LAST: &str = "\x1b[c";

/// What is known of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// Whether its ground is dark or light.
    pub shade: Option<Shade>,
    /// How many cells signs of open width take: 1 or 2.
    pub ambiguous: Option<u16>,
}

/// What is asked, of a terminal of this name (`TERM`). Some terminals would show the first question instead of answering
/// it, and the sign is not written where only ASCII is wanted.
pub fn questions(term: &str, with_mark: bool) -> String {
    let is_deaf = term == "linux" || term == "Eterm" || term == "screen" || term.starts_with("screen.");
    [if is_deaf { "" } else { GROUND }, if with_mark { MARK } else { "" }, LAST].concat()
}

/// What can be told without asking: the console of Linux is black, and some terminals name the numbers of their colours.
pub fn guessed(term: &str, colours: Option<&str>) -> Option<Shade> {
    let ground: Option<u8> = colours.and_then(|text| text.rsplit(';').next()?.parse().ok());
    match ground {
        Some(0..=6 | 8) => Some(Shade::Dark),
        Some(7 | 9..=15) => Some(Shade::Light),
        _ => (term == "linux").then_some(Shade::Dark),
    }
}

/// What came back so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The answers.
    pub answers: Answers,
    /// Whether the last one is there.
    pub is_all: bool,
    /// Whether the one about the ground is there, of whatever colour.
    pub has_ground: bool,
    /// Whether an answer has begun that is not at its end.
    pub is_half: bool,
    /// Keys that were pressed meanwhile.
    pub keys: Vec<Key>,
}

/// Reads the answers among what was typed.
pub fn heard(mut bytes: &[u8]) -> Heard {
    let mut heard = Heard::default();
    let mut typed = Vec::new();
    while !bytes.is_empty() {
        if let Some((body, rest)) = colour_answer(bytes) {
            heard.answers.shade = shade(body).or(heard.answers.shade);
            heard.has_ground = true;
            heard.is_half = rest.is_empty() && !matches!(bytes.last(), Some(0x07 | b'\\'));
            bytes = rest;
        } else if let Some((body, rest)) = csi(bytes) {
            heard.is_half = rest.is_empty() && !body.last().is_some_and(|last| (0x40..=0x7e).contains(last));
            match (body.split_last(), body.first()) {
                (Some((b'R', place)), Some(b'0'..=b'9')) => heard.answers.ambiguous = columns(place),
                (Some((b'c', _)), Some(b'?')) => heard.is_all = true,
                _ => typed.extend_from_slice(&bytes[..bytes.len() - rest.len()]),
            }
            bytes = rest;
        } else {
            // A key, or the beginning of an answer whose rest is to come.
            heard.is_half = b"\x1b]11;".starts_with(bytes);
            let taken = if heard.is_half { bytes.len() } else { 1 };
            typed.extend_from_slice(&bytes[..taken]);
            bytes = &bytes[taken..];
        }
    }
    heard.keys = keys(&typed);
    heard
}

/// The inside of `ESC ] 11 ; ... BEL` or `ESC ] 11 ; ... ESC \`, and what stands behind it. Half an answer ends with the bytes.
fn colour_answer(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let body = bytes.strip_prefix(b"\x1b]11;")?;
    let end = body.iter().position(|byte| matches!(byte, 0x07 | 0x1b)).unwrap_or(body.len());
    let (body, rest) = body.split_at(end);
    let rest = rest.strip_prefix(b"\x1b\\").or(rest.strip_prefix(b"\x07")).unwrap_or(rest);
    Some((body, rest))
}

/// The inside of `ESC [ ...` up to its last byte, and what stands behind it.
fn csi(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let body = bytes.strip_prefix(b"\x1b[")?;
    let end = body.iter().position(|byte| (0x40..=0x7e).contains(byte)).map_or(body.len(), |last| last + 1);
    Some(body.split_at(end))
}

/// The width of the sign, from where the cursor stands behind it: `1;3` is two cells.
fn columns(place: &[u8]) -> Option<u16> {
    let column: u16 = std::str::from_utf8(place).ok()?.split(';').nth(1)?.parse().ok()?;
    column.checked_sub(1).filter(|wide| matches!(wide, 1 | 2))
}

/// The shade of a colour as terminals write it: `rgb:ffff/ffff/ffff`, one to four digits each, or `rgba:`.
fn shade(colour: &[u8]) -> Option<Shade> {
    let text = std::str::from_utf8(colour).ok()?;
    let digits = text.strip_prefix("rgb:").or(text.strip_prefix("rgba:"))?;
    let mut parts = digits.split('/').map(|part| {
        let most = (1..=4).contains(&part.len()).then(|| 16_f64.powi(part.len() as i32) - 1.0)?;
        Some(f64::from(u16::from_str_radix(part, 16).ok()?) / most)
    });
    let (red, green, blue) = (parts.next()??, parts.next()??, parts.next()??);
    // Half of the way from black to white as people see it.
    let seen = 0.299 * red + 0.587 * green + 0.114 * blue;
    Some(if seen > 0.5 { Shade::Light } else { Shade::Dark })
}

/// The keys behind these bytes; sequences of other keys are left out.
fn keys(mut bytes: &[u8]) -> Vec<Key> {
    let mut keys = Vec::new();
    while let Some(&first) = bytes.first() {
        let mut rest = &bytes[1..];
        match first {
            0x1b => {
                let arrow = [("[A", Code::Up), ("[B", Code::Down), ("[C", Code::Right), ("[D", Code::Left)];
                match (arrow.into_iter().find(|(tail, _)| rest.starts_with(tail.as_bytes())), csi(bytes)) {
                    (Some((_, code)), _) => {
                        keys.push(Key::plain(code));
                        rest = &rest[2..];
                    }
                    (None, Some((_, behind))) => rest = behind,
                    (None, None) => keys.push(Key::plain(Code::Esc)),
                }
            }
            b'\r' => keys.push(Key::plain(Code::Enter)),
            b'\t' => keys.push(Key::plain(Code::Tab)),
            0x7f => keys.push(Key::plain(Code::Backspace)),
            1..=26 => keys.push(Key { code: Code::Char(char::from(first - 1 + b'a')), ctrl: true }),
            0..0x20 => {}
            _ => {
                let long = (1..=4).find_map(|end| std::str::from_utf8(bytes.get(..end)?).ok());
                if let Some(c) = long.and_then(|text| text.chars().next()) {
                    keys.push(Key::char(c));
                    rest = &bytes[c.len_utf8()..];
                }
            }
        }
        bytes = rest;
    }
    keys
}

/// What a key would be to somebody who waits for the answer about the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A character.
    Char(char),
    /// A character behind Escape, in one press.
    Alt(char),
    /// Escape alone.
    Esc,
    /// The bell, which ends the answer.
    Bell,
    /// Anything else.
    Other,
}

/// Keeps back what may be an answer that comes too late, until it is known to be one or not.
#[derive(Debug)]
pub struct Late<T> {
    held: Vec<T>,
    /// How many signs of the beginning were there; all of them: it is an answer.
    seen: usize,
    is_ending: bool,
}

/// How the answer begins, behind Escape.
const BEGINNING: [char; 4] = [']', '1', '1', ';'];

impl<T> Default for Late<T> {
    fn default() -> Self {
        Late { held: Vec::new(), seen: 0, is_ending: false }
    }
}

impl<T> Late<T> {
    /// Takes the next one and gives back what is surely none of the answer.
    pub fn take(&mut self, sign: Sign, one: T) -> Vec<T> {
        if self.seen == BEGINNING.len() {
            let is_end = matches!(sign, Sign::Bell | Sign::Alt('\\')) || (self.is_ending && sign == Sign::Char('\\'));
            let is_body = matches!(sign, Sign::Char(c) if c.is_ascii_hexdigit() || "rgba:/".contains(c));
            self.is_ending = sign == Sign::Esc;
            if is_end || !(is_body || self.is_ending) {
                *self = Late::default();
                return if is_end { Vec::new() } else { vec![one] };
            }
            return Vec::new();
        }
        let is_next = match sign {
            Sign::Alt(c) => self.held.is_empty() && c == BEGINNING[0],
            Sign::Char(c) => !self.held.is_empty() && c == BEGINNING[self.seen],
            _ => false,
        };
        if is_next {
            self.seen += 1;
            self.held.push(one);
            if self.seen == BEGINNING.len() {
                self.held.clear();
            }
            return Vec::new();
        }
        let mut out = self.let_go();
        // A key of its own, or the beginning of an answer that was cut in two behind Escape.
        match sign {
            Sign::Esc => self.held.push(one),
            Sign::Alt(']') => {
                self.held.push(one);
                self.seen = 1;
            }
            _ => out.push(one),
        }
        out
    }

    /// Whether something is kept back or more of an answer is to come.
    pub fn is_waiting(&self) -> bool {
        !self.held.is_empty() || self.seen > 0
    }

    /// Gives back what is kept: nothing more came.
    pub fn let_go(&mut self) -> Vec<T> {
        std::mem::take(self).held
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_between_keys() {
        let all = heard(b"j\x1b]11;rgb:ffff/ffff/ffff\x07\x1b[1;3R\x1b[?62;22c\x1b[Ak\xe5\xa0\x86");
        assert_eq!(all.answers, Answers { shade: Some(Shade::Light), ambiguous: Some(2) });
        assert!(all.is_all);
        assert_eq!(all.keys, [Key::char('j'), Key::plain(Code::Up), Key::char('k'), Key::char('堆')]);
        let other = heard(b"\x1b]11;rgb:1e/1e/1e\x1b\\\x1b[1;2R");
        assert_eq!(other.answers, Answers { shade: Some(Shade::Dark), ambiguous: Some(1) });
        assert!(!other.is_all && other.keys.is_empty());
        assert_eq!(heard(b"\x1b[?6c").answers, Answers::default());
        assert_eq!(heard(b"\x1b").keys, [Key::plain(Code::Esc)]);
    }

    #[test]
    fn half_an_answer_and_nonsense_are_no_answer_and_no_key() {
        for bytes in [&b"\x1b]11;rgb:ff"[..], b"\x1b]11;blue\x07", b"\x1b]11;rgb:ff/ff\x07", b"\x1b[9;80R", b"\x1b[1"] {
            let heard = heard(bytes);
            assert_eq!((heard.answers, &heard.keys[..]), (Answers::default(), &[][..]), "{bytes:?}");
        }
        for half in
            [&b"k\x1b"[..], b"\x1b]", b"\x1b]11;rgb:ff", b"\x1b]11;rgb:f/f/f\x1b", b"\x1b[1;2R\x1b[", b"\x1b[?62;"]
        {
            assert!(heard(half).is_half, "{half:?}");
        }
        for whole in
            [&b"k"[..], b"\x1b[A", b"\x1b]11;rgb:f/f/f\x1b\\", b"\x1b]11;rgb:f/f/f\x07", b"\x1b[1;2R\x1b[?6c", b""]
        {
            assert!(!heard(whole).is_half, "{whole:?}");
        }
    }

    #[test]
    fn what_shows_questions_is_not_asked_and_ascii_stays_ascii() {
        assert_eq!(questions("xterm-256color", true), [GROUND, MARK, LAST].concat());
        assert_eq!(questions("linux", false), LAST);
        assert!(questions("xterm", false).is_ascii());
        assert_eq!(guessed("linux", None), Some(Shade::Dark));
        assert_eq!(guessed("rxvt", Some("0;15")), Some(Shade::Light));
        assert_eq!(guessed("rxvt", Some("15;default;0")), Some(Shade::Dark));
        assert_eq!(guessed("xterm", Some("default")), None);
    }

    /// The signs of bytes as the library of the terminal tells them, cut behind Escape or not.
    fn signs(text: &str) -> Vec<Sign> {
        let mut signs = Vec::new();
        let mut chars = text.chars();
        while let Some(c) = chars.next() {
            signs.push(match c {
                '\x1b' => chars.next().map_or(Sign::Esc, Sign::Alt),
                '~' => Sign::Esc,
                '\x07' => Sign::Bell,
                c => Sign::Char(c),
            });
        }
        signs
    }

    fn passed(text: &str) -> (Vec<Sign>, bool) {
        let mut late = Late::default();
        let mut out: Vec<Sign> = signs(text).into_iter().flat_map(|sign| late.take(sign, sign)).collect();
        let is_waiting = late.is_waiting();
        out.extend(late.let_go());
        (out, is_waiting)
    }

    #[test]
    fn a_late_answer_is_swallowed_wherever_it_is_cut_and_keys_are_not() {
        for answer in ["\x1b]11;rgb:ff/ff/ff\x07", "~]11;rgb:ffff/ffff/ffff~\\", "\x1b]11;rgba:1/2/3/4\x1b\\"] {
            assert_eq!(passed(&format!("a{answer}q")), (vec![Sign::Char('a'), Sign::Char('q')], false), "{answer:?}");
        }
        for keys in ["~", "~q", "\x1b]q", "~]1q", "]11;", "\x1bq", "~~\x1b]1", "\x07"] {
            assert_eq!(passed(keys).0, signs(keys), "{keys:?}");
        }
        assert!(passed("~").1 && passed("\x1b]11;rgb").1 && !passed("q").1);
    }
}
