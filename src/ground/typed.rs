//! What people type, made plain: full-width signs as input methods for Chinese write them, and lists in the dress of a statement.
//!
//! Every reader of the house uses it, so that a sign means the same on the screen, in a command, in a lesson and in a law.

use std::borrow::Cow;

/// The plain sign for one that an input method wrote; others as they are.
pub fn sign(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' | '\u{a0}' => ' ',
        '、' => ',',
        '。' => '.',
        '—' | '–' | '−' | '‐' | '‑' => '-',
        '【' => '[',
        '】' => ']',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        _ => c,
    }
}

/// The text in plain signs, sign for sign: columns stay what they are.
pub fn signs(text: &str) -> Cow<'_, str> {
    if text.chars().all(|c| sign(c) == c) { Cow::Borrowed(text) } else { text.chars().map(sign).collect() }
}

/// Numbers written as a statement or a program writes them, parted by commas: `3 5 7`, `[3, 5, 7]` and `nums = [3,5,7]` are `3,5,7`.
///
/// `None` where there is anything else in the text, or no number.
pub fn list(text: &str) -> Option<String> {
    let plain = signs(text);
    let named = plain.split_once('=').filter(|(name, _)| {
        let name = name.trim();
        name.starts_with(char::is_alphabetic) && name.chars().all(|c| c.is_alphanumeric() || c == '_')
    });
    let bare = named.map_or(&*plain, |(_, rest)| rest.trim_start_matches('=')).trim();
    let bare = bare.trim_end_matches([';', '.']);
    let inside = [('[', ']'), ('(', ')'), ('{', '}')]
        .iter()
        .find_map(|(open, close)| bare.strip_prefix(*open)?.strip_suffix(*close))
        .unwrap_or(bare);
    let is_parted = inside.contains([',', ';']);
    let parts: Vec<&str> =
        if is_parted { inside.split([',', ';']).map(str::trim).collect() } else { inside.split_whitespace().collect() };
    let is_number = |part: &str| {
        let digits = part.strip_prefix('-').unwrap_or(part);
        !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
    };
    (!parts.is_empty() && parts.iter().all(|part| is_number(part))).then(|| parts.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wide_sign_is_plain_and_columns_stay() {
        let plain: String = (' '..='~').collect();
        let wide =
            |c: char| if c == ' ' { '\u{3000}' } else { char::from_u32(c as u32 + 0xfee0).expect("it is a sign") };
        let typed: String = plain.chars().map(wide).collect();
        assert_eq!(signs(&typed), plain);
        assert_eq!(signs("３、５，７。—"), "3,5,7.-");
        assert_eq!(signs("节点→a").chars().count(), 4);
        assert!(matches!(signs("3,5,7"), Cow::Borrowed(_)), "plain text is not copied");
    }

    #[test]
    fn numbers_are_read_in_any_dress() {
        for text in [
            "3 5 7",
            "[3,5,7]",
            " nums = [3, 5, 7] ",
            "nums==[3;5;7];",
            "（３、５、７）",
            "3,5,7。",
            "{3 5 7}",
            "piles=3 5 7",
        ] {
            assert_eq!(list(text).as_deref(), Some("3,5,7"), "{text}");
        }
        assert_eq!(list("n = 21").as_deref(), Some("21"));
        assert_eq!(list("-1 2").as_deref(), Some("-1,2"));
        for text in ["", "[]", "nums", "3 x", "[3,[5]]", "=3", "3 = 3", "a=b=3", "--1", "1,,2", "1,2,"] {
            assert_eq!(list(text), None, "{text}");
        }
    }
}
