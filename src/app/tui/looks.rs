//! How everything looks on this terminal: the theme, the colours there are, the signs that may be shown.

use std::env;

use crate::settings::words::{Ambiguous, Glyphs};
use crate::tui::answers::Answers;
use crate::tui::desk::Desk;
use crate::tui::paint::Signs;
use crate::tui::theme::{Depth, Theme};

impl Desk {
    /// Shows the programs of methods in the next language, or none.
    pub fn next_program(&mut self) {
        let next = self.settings.program.next();
        self.set("program", next.word());
    }

    /// Whether only ASCII is wanted.
    pub fn is_ascii(&self) -> bool {
        self.settings.glyphs == Glyphs::Ascii
    }

    /// How many cells signs take whose width Unicode leaves open: as the settings say, or as the terminal answered.
    pub fn ambiguous(&self) -> u16 {
        match self.settings.ambiguous {
            Ambiguous::Narrow => 1,
            Ambiguous::Wide => 2,
            Ambiguous::Auto => self.answers.ambiguous.unwrap_or(1),
        }
    }

    /// Whether signs of open width take two cells: then none of them is shown, for what follows would be shifted.
    pub fn is_wide(&self) -> bool {
        self.ambiguous() == 2 && !self.is_ascii()
    }

    /// What boards are drawn with.
    pub fn signs(&self) -> Signs {
        match (self.is_ascii(), self.is_wide()) {
            (true, _) => Signs::Ascii,
            (false, true) => Signs::Braille,
            (false, false) => Signs::Unicode,
        }
    }

    /// Takes in what the terminal answered.
    pub fn hear(&mut self, answers: Answers) {
        self.answers = answers;
        self.dress();
    }

    /// Whether there are colours.
    pub fn is_coloured(&self) -> bool {
        self.settings.is_colored(true, told)
    }

    /// Takes the theme that the settings name, in the colours that the terminal knows.
    pub fn dress(&mut self) {
        let has =
            |name: &str, parts: &[&str]| told(name).is_some_and(|text| parts.iter().any(|part| text.contains(part)));
        let depth = if has("COLORTERM", &["truecolor", "24bit"]) {
            Depth::True
        } else if has("TERM", &["256color"]) {
            Depth::Many
        } else {
            Depth::Sixteen
        };
        let depth = self.depth.unwrap_or(depth);
        let (name, shade) = (&self.settings.theme, self.answers.shade);
        let theme = match self.settings.themes.get(name) {
            Some(own) => Theme::own(own, shade),
            None => Theme::on(name, shade),
        };
        let theme = theme.unwrap_or(self.theme).at_depth(depth);
        self.theme = if self.is_coloured() { theme } else { theme.without_colour() };
    }
}

/// What the environment says of the terminal.
fn told(name: &str) -> Option<String> {
    env::var(name).ok()
}
