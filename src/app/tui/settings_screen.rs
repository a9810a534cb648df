//! The settings: each with its choices, shown at once as they are turned, written to the settings file.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use std::str::FromStr;

use crate::settings::NAMES;
use crate::settings::words::{Ambiguous, First, Glyphs, Memory, Pace, Program, Speech, Strength, Theme, When};
use crate::tui::desk::{Desk, Go, Layer, Mouse};
use crate::tui::glass::{paragraph, put, put_line, put_lines, split_left, split_top, upright};
use crate::tui::keys::action::{Action, Where};
use crate::tui::list::{List, Touch};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;
use teach::opponent::Level;

/// The settings.
#[derive(Default)]
pub struct SettingsScreen {
    list: List,
    /// The theme that was there before others were tried.
    before: Option<String>,
}

impl SettingsScreen {
    fn turn(&mut self, steps: isize, desk: &mut Desk) {
        let name = NAMES[self.list.chosen];
        let own = desk.settings.themes.known.iter().filter(|_| name == "theme").map(|theme| theme.name.clone());
        let words: Vec<String> = choices(name).iter().map(|word| (*word).to_owned()).chain(own).collect();
        let now = desk.settings.get(name).and_then(|now| words.iter().position(|word| word == now)).unwrap_or(0);
        let next = (now as isize + steps).rem_euclid(words.len() as isize) as usize;
        if name == "theme" {
            self.before.get_or_insert_with(|| desk.settings.theme.clone());
            desk.preview(&words[next]);
        } else {
            desk.set(name, &words[next]);
        }
    }

    /// Writes down the theme that is shown, if it was only tried so far; tells whether it was.
    fn keep(&mut self, desk: &mut Desk) -> bool {
        let is_tried = self.before.take().is_some();
        if is_tried {
            let theme = desk.settings.theme.clone();
            desk.set("theme", &theme);
        }
        is_tried
    }
}

/// What a setting may be.
fn choices(name: &str) -> &'static [&'static str] {
    match name {
        "language" => Speech::WORDS,
        "theme" => Theme::WORDS,
        "color" => When::WORDS,
        "glyphs" => Glyphs::WORDS,
        "ambiguous" => Ambiguous::WORDS,
        "pace" => Pace::WORDS,
        "memory" => Memory::WORDS,
        "level" => Strength::WORDS,
        "first" => First::WORDS,
        "program" => Program::WORDS,
        _ => &["false", "true"],
    }
}

/// What a choice is called; numbers, levels and names of a person's own are their own words.
fn in_words(word: &str) -> Say {
    match word {
        "true" => say!("screen-choice-on"),
        "false" => say!("screen-choice-off"),
        "auto" => say!("screen-choice-auto"),
        "always" => say!("screen-choice-always"),
        "never" => say!("screen-choice-never"),
        "dark" => say!("screen-choice-dark"),
        "light" => say!("screen-choice-light"),
        "high-contrast" => say!("screen-choice-high-contrast"),
        "colour-blind" => say!("screen-choice-colour-blind"),
        "terminal" => say!("screen-choice-terminal"),
        "none" => say!("screen-choice-none"),
        "narrow" => say!("screen-choice-narrow"),
        "wide" => say!("screen-choice-wide"),
        "you" => say!("screen-choice-you"),
        "oracle" => say!("screen-choice-oracle"),
        "both" => say!("screen-two-people"),
        "cpp" => Say::verbatim("C++"),
        "python" => Say::verbatim("Python"),
        "java" => Say::verbatim("Java"),
        "rust" => Say::verbatim("Rust"),
        "unicode" => say!("screen-choice-unicode"),
        "ascii" => say!("screen-choice-ascii"),
        "en" => Say::verbatim("English"),
        "zh-CN" => Say::verbatim("简体中文"),
        _ => Level::from_str(word).map_or_else(|()| Say::verbatim(word), |level| level.title(false)),
    }
}

fn told(name: &str) -> Say {
    match name {
        "language" => say!("screen-set-language"),
        "theme" => say!("screen-set-theme"),
        "color" => say!("screen-set-color"),
        "glyphs" => say!("screen-set-glyphs"),
        "ambiguous" => say!("screen-set-ambiguous"),
        "mouse" => say!("screen-set-mouse"),
        "motion" => say!("screen-set-motion"),
        "pace" => say!("screen-set-pace"),
        "cache" => say!("screen-set-cache"),
        "memory" => say!("screen-set-memory"),
        "remarks" => say!("screen-set-remarks"),
        "streak" => say!("screen-set-streak"),
        "program" => say!("screen-set-program"),
        "level" => say!("screen-set-level"),
        "first" => say!("screen-set-first"),
        "panel.moves" => say!("screen-set-panel-moves"),
        "panel.values" => say!("screen-set-panel-values"),
        _ => Say::verbatim(name),
    }
}

fn draw_sample(buffer: &mut Buffer, area: Rect, before: Option<&str>, desk: &Desk) {
    let mut lines = vec![Line::from(Span::styled(desk.speak(&say!("screen-sample")), desk.theme.style(Ink::Title)))];
    lines.push(Line::default());
    for (ink, says) in [
        (Ink::Text, say!("screen-sample-text")),
        (Ink::Selected, say!("screen-sample-selected")),
        (Ink::Key, say!("screen-sample-key")),
        (Ink::Won, say!("screen-sample-won")),
        (Ink::Lost, say!("screen-sample-lost")),
        (Ink::Drawn, say!("screen-sample-drawn")),
        (Ink::Focus, say!("screen-sample-focus")),
        (Ink::Warning, say!("screen-sample-warning")),
        (Ink::Hint, say!("screen-sample-hint")),
    ] {
        lines.push(Line::from(Span::styled(desk.speak(&says), desk.theme.style(ink))));
    }
    lines.push(Line::default());
    let note = match before {
        Some(before) => say!("screen-theme-tried", theme = in_words(before)),
        None => say!("screen-settings-note"),
    };
    lines.extend(paragraph(&desk.speak(&note), area.width, desk.theme.style(Ink::Hint), desk));
    put_lines(buffer, area, &lines, 0, desk);
}

impl Layer for SettingsScreen {
    fn place(&self) -> Where {
        Where::Settings
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            // Who goes on to another setting has chosen.
            walking if self.list.act(walking, NAMES.len()) => _ = self.keep(desk),
            Action::Left => self.turn(-1, desk),
            Action::Choose if self.keep(desk) => {}
            Action::Right | Action::Choose => self.turn(1, desk),
            Action::Back => match self.before.take() {
                Some(before) => desk.preview(&before),
                None => return Go::Back,
            },
            _ => {}
        }
        Go::Stay
    }

    fn leave(&mut self, desk: &mut Desk) {
        if let Some(before) = self.before.take() {
            desk.preview(&before);
        }
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        if self.list.mouse(mouse, NAMES.len(), 1) == Touch::Confirmed {
            self.turn(1, desk);
        }
        Go::Stay
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        put(buffer, area, 0, &desk.speak(&say!("screen-settings")), desk.theme.style(Ink::Title), desk);
        let (_, below) = split_top(area, 2);
        let (list, sample) = split_left(below, below.width * 2 / 3);
        let names: Vec<String> = NAMES.iter().map(|name| desk.speak(&told(name))).collect();
        let column = names.iter().map(|name| text::width(name)).max().unwrap_or(0) + 2;
        for (row, i) in self.list.shown(list, NAMES.len(), 1).enumerate() {
            let (mark, ink) = if i == self.list.chosen { (">", Ink::Selected) } else { (" ", Ink::Text) };
            let value = desk.speak(&in_words(desk.settings.get(NAMES[i]).unwrap_or_default()));
            let line = Line::from(vec![
                Span::styled(format!("{mark} {}", text::pad(&names[i], column)), desk.theme.style(ink)),
                Span::styled(format!("< {value} >"), desk.theme.style(Ink::Key)),
            ]);
            put_line(buffer, list, row as u16, &line, desk);
        }
        let sample = upright(buffer, sample, desk);
        draw_sample(buffer, sample, self.before.as_deref(), desk);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    #[test]
    fn every_setting_can_be_turned_to_every_choice_and_has_a_name() {
        for name in NAMES {
            let mut settings = Settings::default();
            assert!(choices(name).contains(&settings.get(name).expect("it is a setting")), "{name}");
            for choice in choices(name) {
                settings.set(name, choice).unwrap_or_else(|fault| panic!("{name} {choice}: {fault:?}"));
                assert_eq!(settings.get(name), Some(*choice), "{name}");
                let is_flag = matches!(*choice, "true" | "false");
                assert!(!is_flag || in_words(choice) != Say::verbatim(*choice), "{name} is on or off");
            }
            assert_ne!(told(name), Say::verbatim(*name), "{name} is told in words");
        }
    }
}
