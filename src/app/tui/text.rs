//! Text measured in columns of the screen: wrapped, cut and padded so that Chinese and Latin line up alike.

use std::borrow::Cow;

use ground::say::breaks::is_within_move;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Style;
use unicode_linebreak::linebreaks;
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Punctuation that belongs to what stands before it.
const CLOSING: &str = "。，、；：？！）”’」』】》〉….,;:?!)]}%";

/// Punctuation that belongs to what stands behind it.
const OPENING: &str = "（“‘「『【《〈([{";

/// Columns that the text takes on the screen.
pub fn width(text: &str) -> u16 {
    measure(text).try_into().unwrap_or(u16::MAX)
}

/// Writes words from a cell on, in at most so many columns and no further than the row goes.
pub fn write(buffer: &mut Buffer, (x, y): (u16, u16), words: &str, room: u16, style: Style) {
    if !(is_latin(words) || words.chars().all(is_alone)) {
        buffer.set_stringn(x, y, words, room.into(), style);
        return;
    }
    let room = usize::from(room.min(buffer.area.right().saturating_sub(x)));
    if room == 0 {
        return;
    }
    let mut at = buffer.index_of(x, y);
    let end = at + room;
    for c in words.chars() {
        let behind = at + c.width().unwrap_or(1);
        if behind > end {
            return;
        }
        buffer.content[at].set_char(c).set_style(style);
        buffer.content[at + 1..behind].iter_mut().for_each(Cell::reset);
        at = behind;
    }
}

/// Lines of at most `width` columns, broken where UAX 14 allows; what is longer than a line is broken anywhere.
///
/// No line begins with closing punctuation. A width below 2 is taken as 2, which every glyph fits into.
pub fn wrap(text: &str, width: u16) -> Vec<String> {
    let width = usize::from(width.max(2));
    text.split('\n').flat_map(|paragraph| wrap_paragraph(paragraph, width)).collect()
}

/// The text if it fits, or its beginning and `…`.
pub fn fit(text: &str, width: u16) -> String {
    cut(text, width, false)
}

/// The same where perhaps only ASCII is wanted: then `...` ends what was cut.
pub fn cut(text: &str, width: u16, ascii: bool) -> String {
    let room = usize::from(width);
    if measure(text) <= room {
        return text.to_owned();
    }
    let mark = match (ascii, room) {
        (_, 0) => "",
        (true, _) => &"..."[..room.min(3)],
        (false, _) => "…",
    };
    let (kept, _) = split(text, room - measure(mark));
    format!("{kept}{mark}")
}

/// The text in exactly `width` columns: cut, or blanks behind it.
pub fn pad(text: &str, width: u16) -> String {
    let kept = fit(text, width);
    let blanks = usize::from(width).saturating_sub(measure(&kept));
    kept + &" ".repeat(blanks)
}

/// The text in exactly `width` columns: cut, or blanks before it.
pub fn pad_left(text: &str, width: u16) -> String {
    let kept = fit(text, width);
    " ".repeat(usize::from(width).saturating_sub(measure(&kept))) + &kept
}

/// What is left of the text without its first columns; half a wide glyph is a blank.
pub fn behind(text: &str, columns: usize) -> Cow<'_, str> {
    if columns == 0 {
        return Cow::Borrowed(text);
    }
    let (front, rest) = split(text, columns);
    if measure(front) == columns || rest.is_empty() {
        return Cow::Borrowed(rest);
    }
    let glyph = rest.graphemes(true).next().map_or(0, str::len);
    Cow::Owned(format!(" {}", &rest[glyph..]))
}

/// The text with its typographic signs written in ASCII; letters of any script stay as they are.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '…' => out.push_str("..."),
            '→' => out.push_str("->"),
            '≤' => out.push_str("<="),
            '≥' => out.push_str(">="),
            '≠' => out.push_str("!="),
            '±' => out.push_str("+/-"),
            '≈' => out.push('~'),
            '“' | '”' => out.push('"'),
            '‘' | '’' => out.push('\''),
            '–' | '—' | '−' => out.push('-'),
            '×' | '⊗' => out.push('x'),
            '⊕' => out.push('^'),
            '²' => out.push('2'),
            '³' => out.push('3'),
            '⁴'..='⁹' => out.push(char::from(b'4' + (c as u32 - '⁴' as u32) as u8)),
            '·' => out.push('.'),
            'è' | 'é' => out.push('e'),
            // Owners stay apart: solid for who began, hollow for the other.
            '●' => out.push('@'),
            '○' => out.push('o'),
            '▸' => out.push('>'),
            '✓' => out.push('v'),
            '▒' => out.push('%'),
            '░' => out.push(':'),
            other => out.push(other),
        }
    }
    out
}

/// Whether Unicode leaves open how wide a sign is: one cell, or two where Chinese fonts are used.
pub fn is_open(c: char) -> bool {
    c.width() != c.width_cjk()
}

/// The text without signs of open width. Chinese quotation marks become the ones that are two cells wide everywhere.
pub fn steady(text: &str) -> String {
    if !text.chars().any(is_open) {
        return text.to_owned();
    }
    let is_chinese = text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let quotes = |c| match c {
        '“' if is_chinese => '「',
        '”' if is_chinese => '」',
        c => c,
    };
    plain(&text.chars().map(quotes).collect::<String>())
        .chars()
        .map(|c| if is_open(c) { instead(c) } else { c })
        .collect()
}

/// Takes every sign of open width out of what was drawn, so that each row is as wide as the window.
pub fn steady_all(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if cell.symbol().chars().any(is_open) {
            let signs: String = cell.symbol().chars().map(|c| if is_open(c) { instead(c) } else { c }).collect();
            cell.set_symbol(&signs);
        }
    }
}

/// What is drawn for a sign of open width: braille for lines and blocks, the nearest letter or mark for others.
fn instead(c: char) -> char {
    match c {
        '─' | '━' | '═' => '⠒',
        '┄' => '⠂',
        '│' | '┃' | '║' | '┤' | '▌' | '▍' => '⡇',
        '┌' | '┬' => '⡖',
        '┐' => '⢲',
        '└' | '┴' => '⠓',
        '┘' => '⠚',
        '├' | '┼' => '⡗',
        '▁' | '▂' => '⣀',
        '▃' | '▄' => '⣤',
        '▅' | '▆' => '⣶',
        '▇' | '█' | '▉' | '▊' | '▋' => '⣿',
        '▀' => '⠛',
        '▎' | '▏' => '⠇',
        '▒' | '▓' => '⢕',
        '●' | '◉' => '@',
        '•' => '∙',
        '○' => 'o',
        '◆' => '*',
        '◇' | '±' => '+',
        '↑' => '^',
        '↓' | '√' => 'v',
        '←' | '≤' => '<',
        '→' | '≥' => '>',
        '…' | '·' => '.',
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '–' | '—' => '-',
        '×' => 'x',
        '≈' => '~',
        '≠' => '#',
        '∞' => 'w',
        '²' => '2',
        'à' | 'á' | 'α' => 'a',
        'β' => 'b',
        'è' | 'é' => 'e',
        'φ' => 'f',
        _ => '?',
    }
}

/// The sentences of a text, each with the blank behind it.
pub fn sentences(words: &str) -> Vec<&str> {
    let mut from = 0;
    sentence_ends(words).into_iter().map(|end| &words[std::mem::replace(&mut from, end)..end]).collect()
}

/// Where the sentences of a text end, each with the blank behind it.
pub fn sentence_ends(words: &str) -> Vec<usize> {
    let mut ends: Vec<usize> = Vec::new();
    let mut letters = words.char_indices().peekable();
    while let Some((at, c)) = letters.next() {
        let is_end = match c {
            '。' | '！' => true,
            // A question and its answer stand together: "No move left? You lose."
            '.' | '!' => letters.peek().is_none_or(|(_, next)| *next == ' '),
            _ => false,
        };
        if is_end {
            let end = at + c.len_utf8();
            ends.push(words.len() - words[end..].trim_start().len());
        }
    }
    if ends.last().is_none_or(|end| *end < words.len()) && !words.is_empty() {
        ends.push(words.len());
    }
    ends
}

fn wrap_paragraph(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let (mut start, mut used) = (0, 0);
    for (end, _) in linebreaks(text).filter(|(end, _)| !is_within_move(&text[..*end], &text[*end..])) {
        let word = &text[start..end];
        start = end;
        let bare = measure(word.trim_end());
        if used + bare > width && !line.is_empty() {
            lines.push(finished(&mut line));
            used = 0;
        }
        line.push_str(word);
        if used + bare > width {
            break_long(&mut line, width, &mut lines);
            used = measure(&line);
        } else {
            used += measure(word);
        }
    }
    lines.push(finished(&mut line));
    lines
}

/// Takes full lines off the front of a word that no line can hold.
fn break_long(line: &mut String, width: usize, lines: &mut Vec<String>) {
    while measure(line.trim_end()) > width {
        let (mut kept, mut rest) = split(line, width);
        if kept.is_empty() {
            kept = line.graphemes(true).next().unwrap_or_default();
            rest = &line[kept.len()..];
        }
        while rest.starts_with(|c| CLOSING.contains(c)) {
            let Some((last, glyph)) = kept.grapheme_indices(true).next_back().filter(|(last, _)| *last > 0) else {
                break;
            };
            (kept, rest) = (&line[..last], &line[last..]);
            if !CLOSING.contains(glyph) {
                break;
            }
        }
        let bare = kept.trim_end_matches(|c| OPENING.contains(c));
        if !bare.is_empty() {
            (kept, rest) = line.split_at(bare.len());
        }
        let rest = rest.to_owned();
        lines.push(kept.to_owned());
        *line = rest;
    }
}

fn finished(line: &mut String) -> String {
    let done = line.trim_end().to_owned();
    line.clear();
    done
}

/// The longest beginning that fits into `room` columns, and the rest.
fn split(text: &str, room: usize) -> (&str, &str) {
    let mut used = 0;
    let fits = |(_, glyph): &(usize, &str)| {
        used += columns(glyph);
        used <= room
    };
    let end = text.grapheme_indices(true).take_while(fits).last().map_or(0, |(start, glyph)| start + glyph.len());
    text.split_at(end)
}

fn measure(text: &str) -> usize {
    if is_latin(text) {
        return text.len();
    }
    if text.chars().all(is_alone) {
        return text.chars().filter_map(UnicodeWidthChar::width).sum();
    }
    text.graphemes(true).map(columns).sum()
}

/// Whether there are letters of ASCII alone, which take a column each.
fn is_latin(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b' '..=b'~'))
}

/// Whether a sign is a glyph by itself wherever no other joins it: Latin letters, Chinese, punctuation, arrows, blocks, pieces. Among
/// these alone no border of UAX 29 need be looked for.
fn is_alone(c: char) -> bool {
    matches!(c,
        ' '..='~' | '¡'..='¬' | '®'..='ɏ' | '‐'..='‧' | '⁰'..='ₜ' | '←'..='⣿'
        | '\u{3000}'..='〩' | '一'..='\u{9fff}' | '！'..='～')
}

fn columns(glyph: &str) -> usize {
    glyph.width()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use ratatui::layout::Rect;

    use super::*;

    #[test]
    fn chinese_breaks_between_words_but_never_before_a_full_stop() {
        assert_eq!(wrap("每一列都有偶数个。尼姆和", 8), ["每一列都", "有偶数", "个。尼姆", "和"]);
        assert_eq!(wrap("Heap 2 has 5 counters.", 10), ["Heap 2 has", "5", "counters."]);
    }

    #[test]
    fn moves_are_words() {
        assert_eq!(wrap("走 3:5->4 或 b1-b2", 9), ["走 3:5->4", "或 b1-b2"]);
        assert_eq!(wrap("or b1-b2, b10-c10", 8), ["or", "b1-b2,", "b10-c10"]);
        assert_eq!(wrap("at most-of all", 8), ["at most-", "of all"]);
    }

    #[test]
    fn long_numbers_are_broken_and_their_comma_stays_with_a_digit() {
        assert_eq!(wrap("12345678,", 4), ["1234", "567", "8,"]);
        assert_eq!(wrap("1234567（共", 9), ["1234567", "（共"]);
        assert_eq!(wrap(&"7".repeat(10), 4), ["7777", "7777", "77"]);
    }

    #[test]
    fn sentences_end_at_full_stops_and_nothing_is_lost() {
        assert_eq!(sentences("Take 3.5 of it. Then go! Done"), ["Take 3.5 of it. ", "Then go! ", "Done"]);
        assert_eq!(sentences("取一颗。再取一颗。"), ["取一颗。", "再取一颗。"]);
        assert_eq!(sentences("Go on. No move left? You lose."), ["Go on. ", "No move left? You lose."]);
    }

    #[test]
    fn signs_alone_are_glyphs_beside_each_other() {
        let signs: Vec<char> = ('\0'..=char::MAX).filter(|c| is_alone(*c)).collect();
        let text: String = signs.iter().collect();
        assert!(text.graphemes(true).eq(text.split("").filter(|one| !one.is_empty())), "each is cut from the next");
        for c in signs {
            assert_eq!(c.width(), Some(columns(&c.to_string())).filter(|wide| *wide > 0), "{c:?}");
        }
    }

    #[test]
    fn words_are_written_as_ratatui_writes_them() {
        for words in ["Take 4.", "取 4 颗", "尼姆 é", "é\u{301}尼", "", "尼姆和是尼姆和是"] {
            for (x, room) in [(0, 99), (2, 3), (2, 4), (9, 5), (11, 1), (12, 4), (0, 0)] {
                let area = Rect::new(0, 0, 12, 2);
                let mut buffers = [0, 1].map(|_| Buffer::filled(area, Cell::new("#")));
                let style = Style::new().bold();
                let [own, theirs] = &mut buffers;
                write(own, (x, 1), words, room, style);
                theirs.set_stringn(x, 1, words, room.into(), style);
                assert_eq!(own, theirs, "{words:?} from {x} in {room}");
            }
        }
    }

    #[test]
    fn cutting_never_halves_a_wide_glyph() {
        assert_eq!(fit("尼姆和是", 4), "尼…");
        assert_eq!(fit("尼姆和是", 8), "尼姆和是");
        assert_eq!(cut("abcdef", 5, true), "ab...");
        assert_eq!(cut("abcdef", 2, true), "..");
        assert_eq!(cut("abcdef", 0, false), "");
        assert_eq!(pad("尼姆", 5), "尼姆 ");
        assert_eq!(pad_left("12", 4), "  12");
        assert_eq!(behind("尼姆和", 3), " 和");
        assert_eq!(behind("尼姆和", 2), "姆和");
    }

    proptest! {
        #[test]
        fn signs_alone_are_measured_as_glyphs_are(text in "[ -~¡-ɏ‐-‧⁰-ₜ←-⣿\u{3000}-〩一-\u{9fff}！-～\u{301}\u{200d}\u{fe0f}👍]{0,12}") {
            prop_assert_eq!(measure(&text), text.graphemes(true).map(columns).sum::<usize>());
        }

        #[test]
        fn wrapping_keeps_every_word_and_fits(text in "[a-z0-9 ，。“”尼姆和堆（）.,]{0,80}", room in 4u16..40) {
            let lines = wrap(&text, room);
            for line in &lines {
                prop_assert!(width(line) <= room, "{line:?}");
            }
            let glyphs = |s: &str| s.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            prop_assert_eq!(glyphs(&lines.concat()), glyphs(&text));
        }

        #[test]
        fn padding_is_exact(text in "[a-z尼姆é，。 ]{0,40}", room in 0u16..50) {
            prop_assert_eq!(width(&pad(&text, room)), room);
            prop_assert_eq!(width(&pad_left(&text, room)), room);
        }
    }
}
