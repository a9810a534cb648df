//! Colours by meaning: every theme is a small table, and every meaning stays visible without its colour.

pub(crate) mod tables;

use anstyle::{Ansi256Color, AnsiColor, RgbColor};
use anstyle_lossy::palette::VGA;
use anstyle_lossy::{rgb_to_ansi, rgb_to_xterm};
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use crate::settings::themes::{OwnTheme, Rgb};
use crate::tui::theme::tables::{
    COLOUR_BLIND, DARK, FEW, FEW_ON_DARK, FEW_ON_LIGHT, HIGH_CONTRAST, INKS, Inks, LIGHT, NONE, ON_BLACK, ON_WHITE,
    OWN, rgb,
};
use solve::judge::value::Outcome;

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
    pub const ALL: [Ink; INKS] = [
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

/// Whether the terminal's own ground is dark or light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// Light letters on a dark ground.
    Dark,
    /// Dark letters on a light ground.
    Light,
}

/// A choice of colours and emphasis for every [`Ink`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    name: &'static str,
    /// Letters without a colour of their own, and what is painted under them.
    ground: (Color, Color),
    inks: Inks,
    /// What is written instead where there are only sixteen colours, if the nearest ones would not do.
    few: Option<Inks>,
    depth: Depth,
    is_coloured: bool,
    /// Every ink and the ground in colours of the terminal: each cell asks for one, and the nearest colour is found by a search.
    styles: [Style; INKS],
    under: Style,
}

impl Theme {
    /// The names of all themes, in the order they are offered.
    pub const NAMES: [&'static str; 7] = ["auto", "dark", "light", "high-contrast", "colour-blind", "terminal", "none"];

    /// The theme of this name, for a terminal that knows every colour and of which nothing else is known; see
    /// [`Theme::at_depth`] and [`Theme::on`].
    pub fn named(name: &str) -> Option<Theme> {
        Theme::on(name, None)
    }

    /// The theme of this name on a terminal whose ground is dark or light, if that is known. A theme paints a ground of
    /// its own only where its letters would not be clear on the terminal's.
    pub fn on(name: &str, shade: Option<Shade>) -> Option<Theme> {
        // What `terminal` was called first still stands in settings files.
        let name = if name == "default" { "terminal" } else { name };
        let name = Theme::NAMES.into_iter().find(|known| *known == name)?;
        let is_light = shade == Some(Shade::Light);
        let (ground, inks, few) = match (name, shade) {
            ("light", _) => (if is_light { OWN } else { ON_WHITE }, LIGHT, Some(FEW_ON_LIGHT)),
            ("auto", Some(Shade::Light)) => (OWN, LIGHT, Some(FEW_ON_LIGHT)),
            ("high-contrast", _) => (OWN, HIGH_CONTRAST, None),
            ("colour-blind", _) => ((rgb(0xf0_f0f0), rgb(0x00_0000)), COLOUR_BLIND, None),
            ("none", _) => (OWN, NONE, None),
            ("terminal", None) => (OWN, FEW, None),
            ("terminal", Some(Shade::Dark)) => (OWN, FEW_ON_DARK, None),
            ("terminal", Some(Shade::Light)) => (OWN, FEW_ON_LIGHT, None),
            _ => (if is_light { ON_BLACK } else { OWN }, DARK, Some(FEW_ON_DARK)),
        };
        let (styles, under) = ([Style::new(); INKS], Style::new());
        Some(Theme { name, ground, inks, few, depth: Depth::True, is_coloured: true, styles, under }.mixed())
    }

    /// A theme that a person wrote, over the one that it is based on.
    pub fn own(written: &OwnTheme, shade: Option<Shade>) -> Option<Theme> {
        let mut theme = Theme::on(written.base.word(), shade)?;
        let hue = |[red, green, blue]: Rgb| Color::Rgb(red, green, blue);
        theme.ground.0 = written.letters.map_or(theme.ground.0, hue);
        theme.ground.1 = written.ground.map_or(theme.ground.1, hue);
        for (meaning, ink) in &written.inks {
            let (colour, emphasis) = &mut theme.inks[*meaning as usize];
            *colour = ink.colour.map_or(*colour, hue);
            for (part, is_on) in
                [Modifier::BOLD, Modifier::UNDERLINED, Modifier::REVERSED].into_iter().zip(ink.emphasis)
            {
                emphasis.set(part, is_on.unwrap_or(emphasis.contains(part)));
            }
        }
        // Who chose the colours gets the nearest ones where there are few.
        theme.few = None;
        Some(theme.mixed())
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The same theme in the nearest colours that the terminal knows.
    pub fn at_depth(mut self, depth: Depth) -> Self {
        self.depth = depth;
        self.mixed()
    }

    /// The same theme by emphasis alone: no colour of the letters, none of the ground.
    pub fn without_colour(mut self) -> Self {
        self.is_coloured = false;
        self.mixed()
    }

    /// How something of this meaning is written.
    pub fn style(&self, ink: Ink) -> Style {
        self.styles[ink as usize]
    }

    /// What a whole screen is painted with first; nothing where the terminal's own background shows.
    pub fn ground(&self) -> Style {
        self.under
    }

    /// The same theme with its styles found anew.
    fn mixed(mut self) -> Self {
        let inks = self.few.filter(|_| self.depth == Depth::Sixteen).unwrap_or(self.inks);
        self.styles = inks.map(|(colour, emphasis)| self.coloured(colour, self.ground.1).add_modifier(emphasis));
        self.under = self.coloured(self.ground.0, self.ground.1);
        self
    }

    fn coloured(&self, letters: Color, ground: Color) -> Style {
        if !self.is_coloured {
            return Style::new();
        }
        let letters = if letters == Color::Reset { self.ground.0 } else { letters };
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
mod tests;
