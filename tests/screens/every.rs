//! What must hold for screens of any size and look: none breaks, none is cut short of signs or colours, and each speaks one language.

use ground::say::Language;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use crate::crew::on_every_core;
use crate::screens::{SCREENS, check, lines, screen, seen, settings, small};

#[test]
fn no_size_breaks_a_screen() {
    for seen in seen() {
        let (name, language) = (seen.name, seen.language);
        for (size, picture) in &seen.odd {
            check(picture, &format!("{name} {size:?} {language}"));
        }
        // What is read may have been scrolled meanwhile; the board and the lists on the left may not have moved.
        let left = |picture: &Buffer| -> Vec<String> {
            lines(picture).iter().map(|line| line.chars().take(20).collect()).collect()
        };
        assert_eq!(left(&seen.after), left(&seen.pictures[0]), "{name} {language} does not grow back");
    }
}

#[test]
fn where_ascii_is_wanted_everything_is_ascii() {
    for (name, ..) in SCREENS {
        let picture = screen(name, settings(Language::English, &[("glyphs", "ascii")])).picture((80, 24));
        // Words keep their letters (misère, and the name of the other language); signs do not.
        let text = lines(&picture).join("\n");
        let signs: String = text.chars().filter(|c| !c.is_ascii() && !c.is_alphabetic()).collect();
        assert_eq!(signs, "", "{name}:\n{text}");
    }
}

#[test]
fn without_colours_no_cell_has_one_and_the_chosen_thing_still_shows() {
    for (name, picture) in small() {
        for cell in picture.content() {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset), "{name}: {}", cell.symbol());
        }
        let text = lines(picture).join("\n");
        let is_marked = picture
            .content()
            .iter()
            .any(|cell| cell.modifier.intersects(Modifier::REVERSED | Modifier::BOLD | Modifier::UNDERLINED));
        assert!(is_marked || text.contains('>'), "{name}: nothing shows what is chosen:\n{text}");
    }
}

#[test]
fn the_default_theme_uses_the_terminals_own_colours_and_every_other_one_paints_the_same_letters() {
    let own = |color: Color| !matches!(color, Color::Rgb(..) | Color::Indexed(16..));
    let placed: Vec<_> = SCREENS.iter().enumerate().collect();
    on_every_core(&placed, |(place, (name, ..))| {
        let painted = |theme: &str| {
            screen(name, settings(Language::English, &[("color", "always"), ("theme", theme)])).picture((80, 24))
        };
        let plain = painted("default");
        let foreign = plain.content().iter().find(|cell| !own(cell.fg) || !own(cell.bg));
        assert!(foreign.is_none(), "{name}: {foreign:?}");
        let is_dark = |cell: &&Cell| matches!(cell.fg, Color::Blue | Color::Black) && cell.bg == Color::Reset;
        let dark = plain.content().iter().find(is_dark);
        assert!(dark.is_none(), "{name}: dark letters on the terminal's own ground: {dark:?}");
        // Each screen in one of the others, in turn. The settings name the theme.
        let theme = ["light", "high-contrast", "colour-blind"][place % 3];
        assert!(*name == "settings" || lines(&painted(theme)) == lines(&plain), "{name} in {theme}");
    });
}

#[test]
fn where_open_signs_are_two_cells_wide_none_is_shown_and_every_row_fills_the_window() {
    let placed: Vec<_> =
        SCREENS.iter().flat_map(|(name, ..)| Language::ALL.map(|language| (*name, language))).collect();
    on_every_core(&placed, |(name, language)| {
        let mut glass = screen(name, settings(*language, &[("ambiguous", "wide"), ("glyphs", "unicode")]));
        for size in [(60, 18), (80, 24), (160, 50)] {
            let picture = glass.picture(size);
            for (y, row) in picture.content().chunks(size.0.into()).enumerate() {
                let mut x = 0;
                while let Some(cell) = row.get(x) {
                    let sign = cell.symbol();
                    assert_eq!(sign.width(), sign.width_cjk(), "{name}, row {y}: {sign:?} is one cell or two");
                    x += sign.width().max(1);
                }
                assert_eq!(x, row.len(), "{name}, row {y}");
            }
        }
    });
}

/// A line of a screen without the program that may stand at its right.
fn words_of(name: &str, line: &str) -> String {
    let divider = if name == "search-tree" { line.find(" │ ") } else { None };
    line[..divider.unwrap_or(line.len())].to_owned()
}

#[test]
fn chinese_screens_hold_no_english_sentence() {
    for seen in seen().iter().filter(|seen| seen.language == Language::Chinese) {
        // A program beside a method is no sentence: what stands right of the divider on that screen is code.
        let shown: Vec<String> = lines(&seen.pictures[1]).iter().map(|line| words_of(seen.name, line)).collect();
        let (name, text) = (seen.name, shown.join("\n"));
        let mut run = 0;
        for word in text.split([' ', '\n', '│', '|']) {
            let is_word = word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
            run = if is_word { run + 1 } else { 0 };
            assert!(run < 3, "{name}: English words up to {word:?}:\n{text}");
        }
    }
}

#[test]
fn the_language_changes_without_losing_the_game() {
    let mut glass = screen("play-answered", settings(Language::English, &[]));
    let english = lines(&glass.picture((80, 24)));
    let mut glass = glass.press("L");
    let chinese = lines(&glass.picture((80, 24)));
    assert!(chinese.iter().any(|line| line.contains("先手") || line.contains("对手")), "{chinese:#?}");
    let mut glass = glass.press("L");
    let told = |lines: &[String]| lines.iter().any(|line| line.contains("The opponent "));
    assert!(told(&english) && told(&lines(&glass.picture((80, 24)))), "{english:#?}");
}
