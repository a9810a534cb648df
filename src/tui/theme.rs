//! Colours by meaning: every theme is a small table, and every meaning stays visible without its colour.

use anstyle::{Ansi256Color, AnsiColor, RgbColor};
use anstyle_lossy::palette::VGA;
use anstyle_lossy::{rgb_to_ansi, rgb_to_xterm};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use crate::oracle::value::Outcome;

/// What a piece of the screen means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Ordinary words.
    Text,
    /// Empty or done with.
    Faint,
    /// A heading.
    Title,
    /// A key to press, a place that may be chosen.
    Key,
    /// Where the cursor is.
    Selected,
    /// Lines around and between things.
    Border,
    /// A counter, a coin, a token.
    Piece,
    /// A mark of the side that began.
    First,
    /// A mark of the side that answered.
    Second,
    /// What the reason speaks of.
    Focus,
    /// Where the last move happened.
    Last,
    /// Winning for the mover.
    Won,
    /// Losing for the mover.
    Lost,
    /// Drawn.
    Drawn,
    /// Something went wrong.
    Warning,
    /// A quiet word of help.
    Hint,
}

impl Ink {
    /// Every meaning.
    pub const ALL: [Ink; 16] = [
        Ink::Text,
        Ink::Faint,
        Ink::Title,
        Ink::Key,
        Ink::Selected,
        Ink::Border,
        Ink::Piece,
        Ink::First,
        Ink::Second,
        Ink::Focus,
        Ink::Last,
        Ink::Won,
        Ink::Lost,
        Ink::Drawn,
        Ink::Warning,
        Ink::Hint,
    ];

    /// The ink of an outcome, seen by who makes the move.
    pub fn of_outcome(outcome: Outcome) -> Ink {
        match outcome {
            Outcome::N => Ink::Won,
            Outcome::P => Ink::Lost,
            Outcome::D => Ink::Drawn,
        }
    }
}

/// How many colours the terminal knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The sixteen named ones.
    Sixteen,
    /// The 256 of xterm.
    Many,
    /// Any red, green and blue.
    True,
}

/// A choice of colours and emphasis for every [`Ink`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    name: &'static str,
    ground: (Color, Color),
    inks: &'static [(Ink, Color, Modifier)],
    depth: Depth,
    is_coloured: bool,
}

const fn rgb(code: u32) -> Color {
    Color::from_u32(code)
}

const NO: Modifier = Modifier::empty();
const BOLD: Modifier = Modifier::BOLD;
const DIM: Modifier = Modifier::DIM;
const ITALIC: Modifier = Modifier::ITALIC;
const LINE: Modifier = Modifier::UNDERLINED;
const BACK: Modifier = Modifier::REVERSED;
const BOLD_LINE: Modifier = Modifier::BOLD.union(Modifier::UNDERLINED);
const BOLD_BACK: Modifier = Modifier::BOLD.union(Modifier::REVERSED);
const BOLD_LINE_BACK: Modifier = BOLD_BACK.union(Modifier::UNDERLINED);

/// Named colours on the terminal's own background. The bright ones are greys in Solarized, blue and black vanish on
/// dark, white on light: none of them is used.
const DEFAULT: &[(Ink, Color, Modifier)] = &[
    (Ink::Text, Color::Reset, NO),
    (Ink::Faint, Color::Reset, DIM),
    (Ink::Title, Color::Reset, BOLD),
    (Ink::Key, Color::Cyan, BOLD),
    (Ink::Selected, Color::Reset, BACK),
    (Ink::Border, Color::Reset, DIM),
    (Ink::Piece, Color::Yellow, NO),
    (Ink::First, Color::Cyan, BOLD),
    (Ink::Second, Color::Magenta, NO),
    (Ink::Focus, Color::Magenta, BOLD_LINE),
    (Ink::Last, Color::Reset, LINE),
    (Ink::Won, Color::Green, BOLD),
    (Ink::Lost, Color::Red, NO),
    (Ink::Drawn, Color::Yellow, NO),
    (Ink::Warning, Color::Red, BOLD),
    (Ink::Hint, Color::Cyan, ITALIC),
];

const LIGHT: &[(Ink, Color, Modifier)] = &[
    (Ink::Text, rgb(0x1a_1a1a), NO),
    (Ink::Faint, rgb(0x5f_5f5f), NO),
    (Ink::Title, rgb(0x00_0000), BOLD),
    (Ink::Key, rgb(0x00_5f87), BOLD),
    (Ink::Selected, rgb(0x00_3a5f), BACK),
    (Ink::Border, rgb(0x5f_5f5f), NO),
    (Ink::Piece, rgb(0x7a_4a00), NO),
    (Ink::First, rgb(0x00_5f87), BOLD),
    (Ink::Second, rgb(0x87_0087), NO),
    (Ink::Focus, rgb(0x9f_0057), BOLD_LINE),
    (Ink::Last, rgb(0x1a_1a1a), LINE),
    (Ink::Won, rgb(0x00_5f00), BOLD),
    (Ink::Lost, rgb(0xa8_0000), NO),
    (Ink::Drawn, rgb(0x5f_5f00), NO),
    (Ink::Warning, rgb(0xa8_0000), BOLD),
    (Ink::Hint, rgb(0x00_5f5f), ITALIC),
];

/// The palette of Okabe and Ito on black: won is sky blue, lost is orange, drawn is grey.
const COLOUR_BLIND: &[(Ink, Color, Modifier)] = &[
    (Ink::Text, rgb(0xf0_f0f0), NO),
    (Ink::Faint, rgb(0xa8_a8a8), NO),
    (Ink::Title, rgb(0xff_ffff), BOLD),
    (Ink::Key, rgb(0x56_b4e9), BOLD),
    (Ink::Selected, rgb(0xf0_f0f0), BACK),
    (Ink::Border, rgb(0xa8_a8a8), NO),
    (Ink::Piece, rgb(0xf0_e442), NO),
    (Ink::First, rgb(0x00_9e73), BOLD),
    (Ink::Second, rgb(0xcc_79a7), NO),
    (Ink::Focus, rgb(0xf0_e442), BOLD_LINE),
    (Ink::Last, rgb(0xf0_f0f0), LINE),
    (Ink::Won, rgb(0x56_b4e9), BOLD),
    (Ink::Lost, rgb(0xe6_9f00), NO),
    (Ink::Drawn, rgb(0xbb_bbbb), NO),
    (Ink::Warning, rgb(0xd5_5e00), BOLD),
    (Ink::Hint, rgb(0x56_b4e9), ITALIC),
];

const HIGH_CONTRAST: &[(Ink, Color, Modifier)] = &[
    (Ink::Text, Color::Reset, BOLD),
    (Ink::Faint, Color::Reset, NO),
    (Ink::Title, Color::Reset, BOLD_BACK),
    (Ink::Key, Color::Reset, BOLD_LINE),
    (Ink::Selected, Color::Reset, BOLD_BACK),
    (Ink::Border, Color::Reset, BOLD),
    (Ink::Piece, Color::Reset, BOLD),
    (Ink::First, Color::Reset, BOLD),
    (Ink::Second, Color::Reset, BOLD),
    (Ink::Focus, Color::Reset, BOLD_LINE_BACK),
    (Ink::Last, Color::Reset, BOLD_LINE),
    (Ink::Won, Color::Reset, BOLD),
    (Ink::Lost, Color::Reset, BOLD),
    (Ink::Drawn, Color::Reset, BOLD),
    (Ink::Warning, Color::Reset, BOLD_BACK),
    (Ink::Hint, Color::Reset, BOLD),
];

const NONE: &[(Ink, Color, Modifier)] = &[
    (Ink::Text, Color::Reset, NO),
    (Ink::Faint, Color::Reset, DIM),
    (Ink::Title, Color::Reset, BOLD),
    (Ink::Key, Color::Reset, BOLD),
    (Ink::Selected, Color::Reset, BACK),
    (Ink::Border, Color::Reset, NO),
    (Ink::Piece, Color::Reset, NO),
    (Ink::First, Color::Reset, BOLD),
    (Ink::Second, Color::Reset, NO),
    (Ink::Focus, Color::Reset, BOLD_LINE),
    (Ink::Last, Color::Reset, LINE),
    (Ink::Won, Color::Reset, BOLD),
    (Ink::Lost, Color::Reset, NO),
    (Ink::Drawn, Color::Reset, NO),
    (Ink::Warning, Color::Reset, BOLD),
    (Ink::Hint, Color::Reset, ITALIC),
];

const OWN: (Color, Color) = (Color::Reset, Color::Reset);

impl Theme {
    /// The names of all themes, in the order they are offered.
    pub const NAMES: [&'static str; 5] = ["default", "light", "high-contrast", "colour-blind", "none"];

    /// The theme of this name, for a terminal that knows every colour; see [`Theme::at_depth`].
    pub fn named(name: &str) -> Option<Theme> {
        let name = Theme::NAMES.into_iter().find(|known| *known == name)?;
        let (ground, inks) = match name {
            "light" => ((rgb(0x1a_1a1a), rgb(0xff_ffff)), LIGHT),
            "high-contrast" => (OWN, HIGH_CONTRAST),
            "colour-blind" => ((rgb(0xf0_f0f0), rgb(0x00_0000)), COLOUR_BLIND),
            "none" => (OWN, NONE),
            _ => (OWN, DEFAULT),
        };
        Some(Theme { name, ground, inks, depth: Depth::True, is_coloured: true })
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The same theme in the nearest colours that the terminal knows.
    pub fn at_depth(mut self, depth: Depth) -> Self {
        self.depth = depth;
        self
    }

    /// The same theme by emphasis alone: no colour of the letters, none of the ground.
    pub fn without_colour(mut self) -> Self {
        self.is_coloured = false;
        self
    }

    /// How something of this meaning is written.
    pub fn style(&self, ink: Ink) -> Style {
        let (_, colour, emphasis) = self.inks.iter().find(|row| row.0 == ink).unwrap_or(&self.inks[0]);
        self.coloured(*colour, self.ground.1).add_modifier(*emphasis)
    }

    /// What a whole screen is painted with first; nothing where the terminal's own background shows.
    pub fn ground(&self) -> Style {
        self.coloured(self.ground.0, self.ground.1)
    }

    fn coloured(&self, letters: Color, ground: Color) -> Style {
        if !self.is_coloured {
            return Style::new();
        }
        let style = Style::new();
        let style = if letters == Color::Reset { style } else { style.fg(nearest(letters, self.depth)) };
        if ground == Color::Reset { style } else { style.bg(nearest(ground, self.depth)) }
    }
}

/// Takes every colour out of what was drawn and leaves the emphasis.
pub fn strip(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        cell.fg = Color::Reset;
        cell.bg = Color::Reset;
    }
}

fn nearest(colour: Color, depth: Depth) -> Color {
    let Color::Rgb(r, g, b) = colour else { return colour };
    let full = RgbColor(r, g, b);
    match depth {
        Depth::True => colour,
        Depth::Many => {
            let Ansi256Color(index) = rgb_to_xterm(full);
            Color::Indexed(index)
        }
        Depth::Sixteen => of_sixteen(rgb_to_ansi(full, VGA)),
    }
}

fn of_sixteen(colour: AnsiColor) -> Color {
    match colour {
        AnsiColor::Black => Color::Black,
        AnsiColor::Red => Color::Red,
        AnsiColor::Green => Color::Green,
        AnsiColor::Yellow => Color::Yellow,
        AnsiColor::Blue => Color::Blue,
        AnsiColor::Magenta => Color::Magenta,
        AnsiColor::Cyan => Color::Cyan,
        AnsiColor::White => Color::Gray,
        AnsiColor::BrightBlack => Color::DarkGray,
        AnsiColor::BrightRed => Color::LightRed,
        AnsiColor::BrightGreen => Color::LightGreen,
        AnsiColor::BrightYellow => Color::LightYellow,
        AnsiColor::BrightBlue => Color::LightBlue,
        AnsiColor::BrightMagenta => Color::LightMagenta,
        AnsiColor::BrightCyan => Color::LightCyan,
        AnsiColor::BrightWhite => Color::White,
    }
}

#[cfg(test)]
mod tests {
    use anstyle_lossy::ansi_to_rgb;

    use super::*;

    fn all() -> impl Iterator<Item = Theme> {
        Theme::NAMES.into_iter().map(|name| Theme::named(name).expect("the name is listed"))
    }

    #[test]
    fn every_theme_writes_every_ink() {
        for theme in all() {
            for ink in Ink::ALL {
                assert_eq!(theme.inks.iter().filter(|row| row.0 == ink).count(), 1, "{} {ink:?}", theme.name);
            }
        }
        assert_eq!(Theme::named("no-such-theme"), None);
    }

    #[test]
    fn without_colour_only_emphasis_is_left_and_the_cursor_still_shows() {
        for theme in all().map(Theme::without_colour) {
            for ink in Ink::ALL {
                let style = theme.style(ink);
                assert_eq!((style.fg, style.bg), (None, None));
            }
            for ink in [Ink::Selected, Ink::Focus, Ink::Last, Ink::Title] {
                assert_ne!(theme.style(ink), theme.style(Ink::Text), "{} {ink:?}", theme.name);
            }
        }
    }

    #[test]
    fn the_default_theme_avoids_what_vanishes_on_some_background() {
        let seen = Theme::named("default").expect("listed").inks.iter().map(|row| row.1);
        let safe = [Color::Reset, Color::Red, Color::Green, Color::Yellow, Color::Magenta, Color::Cyan];
        assert!(seen.clone().all(|colour| safe.contains(&colour)), "{:?}", seen.collect::<Vec<_>>());
    }

    /// Contrast by WCAG 2: at least 4.5 to 1 for text; of sixteen colours the terminal decides how they look, so
    /// there the palette of VGA must only give clear letters.
    #[test]
    fn painted_grounds_keep_their_letters_readable_at_every_depth() {
        for theme in all().filter(|theme| theme.ground.1 != Color::Reset) {
            for depth in [Depth::True, Depth::Many, Depth::Sixteen] {
                let least = if depth == Depth::Sixteen { 2.5 } else { 4.5 };
                for ink in Ink::ALL {
                    let style = theme.at_depth(depth).style(ink);
                    let (Some(letters), Some(ground)) = (style.fg, style.bg) else { panic!("both are painted") };
                    let contrast = contrast(luminance(letters), luminance(ground));
                    assert!(contrast >= least, "{} {depth:?} {ink:?}: {contrast}", theme.name);
                }
            }
        }
    }

    #[test]
    fn won_and_lost_differ_at_every_depth() {
        for theme in all().filter(|theme| !matches!(theme.name, "none" | "high-contrast")) {
            for depth in [Depth::True, Depth::Many, Depth::Sixteen] {
                let theme = theme.at_depth(depth);
                assert_ne!(theme.style(Ink::Won).fg, theme.style(Ink::Lost).fg, "{} {depth:?}", theme.name);
            }
        }
    }

    #[test]
    fn stripping_leaves_no_colour() {
        let mut buffer = Buffer::empty(ratatui::layout::Rect::new(0, 0, 3, 1));
        buffer.set_string(0, 0, "abc", Style::new().fg(Color::Red).bg(Color::Blue).add_modifier(BOLD));
        strip(&mut buffer);
        assert!(buffer.content.iter().all(|c| c.fg == Color::Reset && c.bg == Color::Reset && c.modifier == BOLD));
    }

    fn contrast(a: f64, b: f64) -> f64 {
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(colour: Color) -> f64 {
        let RgbColor(r, g, b) = match colour {
            Color::Rgb(r, g, b) => RgbColor(r, g, b),
            Color::Indexed(index) => anstyle_lossy::xterm_to_rgb(Ansi256Color(index), VGA),
            named => ansi_to_rgb(by_name(named), VGA),
        };
        let linear = |c: u8| {
            let c = f64::from(c) / 255.0;
            if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }

    fn by_name(colour: Color) -> AnsiColor {
        (0..16)
            .filter_map(|index| Ansi256Color(index).into_ansi())
            .find(|ansi| of_sixteen(*ansi) == colour)
            .expect("one of the sixteen")
    }
}
