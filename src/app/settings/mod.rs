//! Settings: what `config/default.toml` says, then the user's file, then the environment, then the flags.

pub mod file;
pub(crate) mod themes;
pub(crate) mod words;

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::settings::themes::Themes;
use crate::settings::words::{Ambiguous, First, Glyphs, Memory, Pace, Program, Speech, Strength, Theme, When};
use ground::fault::{Fault, Kind};
use ground::params::nearest;
use ground::say;
use ground::say::Language;

/// The prefix of environment variables that set something: `XORCLE_THEME`, `XORCLE_PANEL_VERDICT`.
const PREFIX: &str = "XORCLE_";

/// The short name of the variable of the language, beside `XORCLE_LANGUAGE`.
pub const LANG: &str = "XORCLE_LANG";

/// The variable that names a settings file.
pub const CONFIG: &str = "XORCLE_CONFIG";

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "switches, each of its own")]
pub struct Settings {
    /// What is spoken.
    pub speech: Speech,
    /// The colours by name.
    pub theme: String,
    /// The themes that the person wrote.
    pub themes: Arc<Themes>,
    /// Whether there are colours.
    pub color: When,
    /// What boards are drawn with.
    pub glyphs: Glyphs,
    /// How wide ambiguous signs are.
    pub ambiguous: Ambiguous,
    /// Whether the mouse plays.
    pub mouse: bool,
    /// Whether anything may move by itself.
    pub motion: bool,
    /// The time between two sayings of a demo.
    pub pace: Pace,
    /// Whether tables that take long to make are kept on disk.
    pub cache: bool,
    /// What the tables of one question may take.
    pub memory: Memory,
    /// Whether the opponent says when it is lost.
    pub remarks: bool,
    /// The language of the programs beside the methods.
    pub program: Program,
    /// Whether the days in a row are told.
    pub streak: bool,
    /// How strong the opponent is.
    pub level: Strength,
    /// Who begins.
    pub first: First,
    /// What the oracle panel shows once it is opened.
    pub panel: Panel,
    /// Keys by the name of what they do; the screen knows the names and reads the keys.
    pub keys: BTreeMap<String, Vec<String>>,
}

/// The parts of the oracle panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panel {
    /// What every move leaves.
    pub moves: bool,
    /// Values of places on the board, such as the nodes of a graph.
    pub values: bool,
}

/// The names of all settings but the keys, as the file and the flags write them; a dot leads into a section.
pub const NAMES: &[&str] = &[
    "language",
    "theme",
    "color",
    "glyphs",
    "ambiguous",
    "mouse",
    "motion",
    "pace",
    "cache",
    "memory",
    "remarks",
    "level",
    "first",
    "panel.moves",
    "panel.values",
    "streak",
    "program",
];

impl Settings {
    /// What stands before the first file is read: nothing that a user ever meets.
    pub(crate) fn bare() -> Self {
        Settings {
            speech: Speech::Auto,
            theme: Theme::None.word().to_owned(),
            themes: Arc::default(),
            color: When::Never,
            glyphs: Glyphs::Ascii,
            ambiguous: Ambiguous::Wide,
            mouse: false,
            motion: false,
            pace: Pace::Half,
            cache: false,
            memory: Memory::Mb256,
            remarks: true,
            streak: false,
            program: Program::None,
            level: Strength::GiveBack,
            first: First::Oracle,
            panel: Panel { moves: false, values: false },
            keys: BTreeMap::new(),
        }
    }

    /// Sets one of [`NAMES`] from its text; a refusal changes nothing.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), Fault> {
        match name {
            "language" => self.speech = read_speech(text)?,
            "theme" => self.theme = self.read_theme(text)?.to_owned(),
            "color" => self.color = When::read(text)?,
            "glyphs" => self.glyphs = Glyphs::read(text)?,
            "ambiguous" => self.ambiguous = Ambiguous::read(text)?,
            "mouse" => self.mouse = read_flag(text)?,
            "motion" => self.motion = read_flag(text)?,
            "pace" => self.pace = Pace::read(text)?,
            "cache" => self.cache = read_flag(text)?,
            "memory" => self.memory = Memory::read(text)?,
            "remarks" => self.remarks = read_flag(text)?,
            "streak" => self.streak = read_flag(text)?,
            "program" => self.program = Program::read(text)?,
            "level" => self.level = Strength::read(text)?,
            "first" => self.first = First::read(text)?,
            "panel.moves" => self.panel.moves = read_flag(text)?,
            "panel.values" => self.panel.values = read_flag(text)?,
            _ => return Err(unknown(name, NAMES)),
        }
        Ok(())
    }

    fn read_theme<'t>(&self, text: &'t str) -> Result<&'t str, Fault> {
        match text {
            // What it was called first.
            "default" => Ok(Theme::Terminal.word()),
            own if self.themes.get(own).is_some() => Ok(own),
            shipped => Theme::read(shipped).map(Theme::word),
        }
    }

    /// The text of one of [`NAMES`]; `None` for other names.
    pub fn get(&self, name: &str) -> Option<&str> {
        let flag = |is_on: bool| if is_on { "true" } else { "false" };
        Some(match name {
            "language" => self.speech.word(),
            "theme" => &self.theme,
            "color" => self.color.word(),
            "glyphs" => self.glyphs.word(),
            "ambiguous" => self.ambiguous.word(),
            "mouse" => flag(self.mouse),
            "motion" => flag(self.motion),
            "pace" => self.pace.word(),
            "cache" => flag(self.cache),
            "memory" => self.memory.word(),
            "remarks" => flag(self.remarks),
            "streak" => flag(self.streak),
            "program" => self.program.word(),
            "level" => self.level.word(),
            "first" => self.first.word(),
            "panel.moves" => flag(self.panel.moves),
            "panel.values" => flag(self.panel.values),
            _ => return None,
        })
    }

    /// Takes what the environment says; each variable that cannot be used is told and changes nothing.
    pub fn hear(&mut self, environment: impl Fn(&str) -> Option<String>) -> Vec<Fault> {
        let mut faults = Vec::new();
        let told = |variable: &str| environment(variable).filter(|text| !text.is_empty());
        for &name in NAMES {
            let variable = variable(name);
            let short = (name == "language").then(|| told(LANG)).flatten();
            let Some(text) = told(&variable).or(short) else { continue };
            if let Err(fault) = self.set(name, &text) {
                faults
                    .push(Fault { says: say!("in-variable", name = variable, problem = fault.says.clone()), ..fault });
            }
        }
        // https://no-motion.dev has the same meaning everywhere: any text but none.
        if environment("NO_MOTION").is_some_and(|text| !text.is_empty()) {
            self.motion = false;
        }
        faults
    }

    /// The language to speak: the one set, or the first one of the system that is spoken here.
    pub fn language(&self) -> Language {
        match self.speech {
            Speech::English => Language::English,
            Speech::Chinese => Language::Chinese,
            Speech::Auto => sys_locale::get_locales().find_map(|tag| tag.parse().ok()).unwrap_or(Language::English),
        }
    }

    /// Whether the system asks for traditional Chinese, which nobody here writes.
    pub fn wants_traditional(&self) -> bool {
        let is_spoken = |tag: &String| tag.parse::<Language>().is_ok();
        let tag = || sys_locale::get_locales().find(is_spoken).unwrap_or_default();
        let is_traditional = |tag: &str| {
            let mut parts = tag.split(['-', '_', '.']);
            parts.next() == Some("zh") && parts.any(|part| ["TW", "HK", "MO", "Hant"].contains(&part))
        };
        self.speech == Speech::Auto && is_traditional(&tag())
    }

    /// Whether an output gets colours: the setting, then `NO_COLOR`, `CLICOLOR_FORCE`, `TERM` and `CLICOLOR`, then
    /// whether it is a terminal.
    pub fn is_colored(&self, is_terminal: bool, environment: impl Fn(&str) -> Option<String>) -> bool {
        let told = |name: &str| environment(name).filter(|text| !text.is_empty());
        match self.color {
            When::Always => true,
            When::Never => false,
            When::Auto if told("NO_COLOR").is_some() => false,
            When::Auto if told("CLICOLOR_FORCE").is_some_and(|text| text != "0") => true,
            When::Auto => {
                let is_dumb = told("TERM").is_some_and(|term| term == "dumb");
                is_terminal && !is_dumb && told("CLICOLOR").is_none_or(|text| text != "0")
            }
        }
    }
}

/// The environment variable of a setting: `XORCLE_PANEL_MOVES` for `panel.moves`.
pub fn variable(name: &str) -> String {
    format!("{PREFIX}{}", name.replace(['.', '-'], "_").to_uppercase())
}

/// A fault for each variable that begins as ours do and sets nothing, with the nearest one that does.
pub fn strangers(environment: impl Iterator<Item = String>) -> Vec<Fault> {
    let known: Vec<String> = NAMES.iter().map(|name| variable(name)).chain([LANG, CONFIG].map(str::to_owned)).collect();
    let strange = environment.filter(|name| name.starts_with(PREFIX) && !known.contains(name));
    let fault = |name: String| {
        let fault = Fault::new(Kind::BadParameter, say!("unknown-variable", name = name.clone()));
        match nearest(&name, known.iter().map(String::as_str)) {
            Some(near) => fault.expecting(say!("did-you-mean", name = near)),
            None => fault,
        }
    };
    strange.map(fault).collect()
}

/// A fault for a name that is no setting, with the nearest one that is.
pub(crate) fn unknown(name: &str, names: &[&'static str]) -> Fault {
    let fault = Fault::new(Kind::BadParameter, say!("unknown-setting", name = name));
    match nearest(name, names.iter().copied()) {
        Some(near) => fault.expecting(say!("did-you-mean", name = near)),
        None => fault.expecting(say!("expect-one-of", words = names.to_vec())),
    }
}

fn read_speech(text: &str) -> Result<Speech, Fault> {
    // Any spelling of a language serves: zh_CN.UTF-8 and zh-Hans are zh-CN.
    Speech::read(text).or_else(|fault| match text.parse() {
        Ok(Language::English) => Ok(Speech::English),
        Ok(Language::Chinese) => Ok(Speech::Chinese),
        Err(()) => Err(fault.expecting(say!("expect-one-of", words = Speech::WORDS.to_vec()))),
    })
}

fn read_flag(text: &str) -> Result<bool, Fault> {
    match text {
        "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        _ => Err(Fault::new(Kind::BadParameter, say!("bad-setting", text = text)).expecting(say!("expect-flag"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nothing(_: &str) -> Option<String> {
        None
    }

    #[test]
    fn the_environment_stands_above_the_file() {
        let mut settings = Settings::default();
        let told = |name: &str| match name {
            "XORCLE_LANG" => Some("zh_CN.UTF-8".to_owned()),
            "XORCLE_PANEL_MOVES" => Some("false".to_owned()),
            "XORCLE_THEME" => Some("lihgt".to_owned()),
            _ => None,
        };
        let faults = settings.hear(told);
        assert_eq!((settings.speech, settings.panel.moves), (Speech::Chinese, false));
        assert_eq!(settings.theme, "auto");
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].expected, Some(say!("did-you-mean", name = "light")));
    }

    #[test]
    fn a_setting_has_its_own_name_in_the_environment_and_strange_names_are_told() {
        let mut settings = Settings::default();
        let long = |name: &str| (name == "XORCLE_LANGUAGE").then(|| "zh".to_owned());
        assert_eq!((settings.hear(long).len(), settings.speech), (0, Speech::Chinese));
        let names = ["XORCLE_THMEE", "XORCLE_LANG", "XORCLE_CONFIG", "XORCLE_PANEL_MOVES", "PATH"].map(str::to_owned);
        let told = strangers(names.into_iter());
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!(told[0].expected, Some(say!("did-you-mean", name = "XORCLE_THEME")));
    }

    #[test]
    fn every_setting_reads_what_it_writes() {
        let settings = Settings::default();
        for name in NAMES {
            let mut again = settings.clone();
            let text = settings.get(name).expect("it is a setting");
            again.set(name, text).expect("its own text is read");
            assert_eq!(again, settings, "{name}");
            assert!(again.set(name, "no such thing").is_err(), "{name}");
        }
    }

    #[test]
    fn no_color_wins_over_everything_but_the_setting() {
        let told = |name: &str| (name == "NO_COLOR" || name == "CLICOLOR_FORCE").then(|| "1".to_owned());
        let mut settings = Settings::default();
        assert!(!settings.is_colored(true, told));
        assert!(settings.is_colored(true, nothing));
        assert!(!settings.is_colored(false, nothing));
        settings.color = When::Always;
        assert!(settings.is_colored(false, told));
    }

    #[test]
    fn a_dumb_terminal_gets_no_colours() {
        let dumb = |name: &str| (name == "TERM").then(|| "dumb".to_owned());
        assert!(!Settings::default().is_colored(true, dumb));
    }
}
