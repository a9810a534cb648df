//! Letters that may be shown: whatever a file, a flag or a line brings along moves no cursor, sets no title and turns no line around.

use std::borrow::Cow;

/// Whether a letter only shows itself: no control character (C0, DEL, C1), no end of a line that looks like none, no mark that
/// changes the direction of writing, and none that is no letter at all, which XML may not hold.
pub fn is_shown(letter: char) -> bool {
    !letter.is_control()
        && !matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
        && !matches!(letter, '\u{fffe}' | '\u{ffff}')
}

/// The text as a terminal may be shown it: line breaks stay, a tab is a blank, and every other letter that does more than show itself
/// is replaced by a picture of it, or by the sign for what cannot be shown.
pub fn shown(text: &str) -> Cow<'_, str> {
    but(text, |letter| letter == '\n')
}

/// The same of a text of lines with fields, whose tabs stay.
pub fn in_fields(text: &str) -> Cow<'_, str> {
    but(text, |letter| matches!(letter, '\n' | '\t'))
}

fn but(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    // Most texts are ASCII, where one look at each byte is enough.
    let is_plain = |byte: u8| (0x20..0x7f).contains(&byte);
    if text.bytes().all(is_plain) || text.chars().all(|letter| stays(letter) || is_shown(letter)) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(|letter| if stays(letter) { letter } else { pictured(letter) }).collect())
}

/// The letter, or a picture of it that moves nothing.
pub fn pictured(letter: char) -> char {
    match letter {
        '\t' => ' ',
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(letter)).unwrap_or('\u{fffd}'),
        '\x7f' => '\u{2421}',
        _ if is_shown(letter) => letter,
        _ => '\u{fffd}',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_shown_that_does_more_than_show_itself() {
        assert_eq!(shown("尼姆 3,5,7 → “a”\n"), "尼姆 3,5,7 → “a”\n");
        assert_eq!(shown("\x1b]0;owned\x07\r\tx\x7f\u{9b}2J\u{202e}"), "␛]0;owned␇␍ x␡\u{fffd}2J\u{fffd}");
        assert!(('\0'..='\u{10ffff}').map(pictured).all(is_shown));
    }
}
