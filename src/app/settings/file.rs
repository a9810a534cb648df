//! The settings file: read with every mistake at its line, written back without losing a comment.

use std::ops::Range;
use std::sync::OnceLock;

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};
use toml_edit::{DocumentMut, Item, Table, value};

use crate::settings::{NAMES, Settings, unknown};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::nearest;
use ground::say;
use ground::say::{Language, Say};

/// The file that documents every setting and gives its default.
const DEFAULTS: &str = include_str!("../../../config/default.toml");

/// That file with its remarks in a language.
pub fn documented(language: Language) -> &'static str {
    match language {
        Language::English => DEFAULTS,
        Language::Chinese => include_str!("../../../config/default.zh-CN.toml"),
    }
}

/// The sections of the file.
const SECTIONS: &[&str] = &["panel", "keys"];

impl Default for Settings {
    fn default() -> Self {
        static READ: OnceLock<Settings> = OnceLock::new();
        READ.get_or_init(|| {
            let mut settings = Settings::bare();
            let mistakes = read_into(&mut settings, "default.toml", DEFAULTS);
            debug_assert!(mistakes.is_empty(), "{mistakes:?}");
            settings
        })
        .clone()
    }
}

/// Takes what a file says; each mistake is told and changes nothing, the rest of the file is taken.
pub fn read_into(settings: &mut Settings, file: &str, text: &str) -> Vec<Mistake> {
    let mut reading = Reading { settings, file, text, mistakes: Vec::new() };
    match DeTable::parse(text) {
        Ok(table) => reading.top(table.get_ref()),
        Err(error) => reading.broken(&error),
    }
    reading.mistakes
}

/// The text of a file with one setting changed, its comments and order kept. Errors: the text is no TOML.
pub fn with_setting(text: &str, name: &str, setting: &str) -> Result<String, Fault> {
    let broken = |_| Fault::new(Kind::BadParameter, say!("settings-broken"));
    let mut document: DocumentMut = text.parse().map_err(broken)?;
    let new = match setting {
        "true" => value(true),
        "false" => value(false),
        word => word.parse().map_or_else(|_| value(word), |number: i64| value(number)),
    };
    match name.split_once('.') {
        None => put(document.as_table_mut(), name, new),
        Some((section, key)) => {
            let table = document.entry(section).or_insert(Item::Table(Table::new()));
            put(table.as_table_mut().ok_or_else(|| Fault::new(Kind::BadParameter, say!("settings-broken")))?, key, new);
        }
    }
    Ok(document.to_string())
}

/// Changes a value where it stands: what is written around it, such as a comment behind it, stays.
fn put(table: &mut Table, key: &str, mut new: Item) {
    if let (Some(old), Some(new)) = (table.get(key).and_then(Item::as_value), new.as_value_mut()) {
        *new.decor_mut() = old.decor().clone();
    }
    match table.get_mut(key) {
        Some(item) => *item = new,
        None => {
            table.insert(key, new);
        }
    }
}

struct Reading<'s> {
    settings: &'s mut Settings,
    file: &'s str,
    text: &'s str,
    mistakes: Vec<Mistake>,
}

type Key<'i> = Spanned<DeString<'i>>;
type Content<'i> = Spanned<DeValue<'i>>;

impl Reading<'_> {
    fn top(&mut self, table: &DeTable) {
        for (key, content) in in_order(table) {
            match (key.get_ref().as_ref(), content.get_ref()) {
                ("panel", DeValue::Table(section)) => self.section("panel", section),
                ("keys", DeValue::Table(section)) => self.keys(section),
                (name, _) if SECTIONS.contains(&name) => {
                    self.wrong(content.span(), "", say!("expect-section", name = name));
                }
                (name, _) => self.one(name, key, content),
            }
        }
    }

    fn section(&mut self, section: &str, table: &DeTable) {
        for (key, content) in in_order(table) {
            self.one(&format!("{section}.{}", key.get_ref()), key, content);
        }
    }

    fn one(&mut self, name: &str, key: &Key, content: &Content) {
        if !NAMES.contains(&name) {
            let near = nearest(name, NAMES.iter().chain(SECTIONS).copied());
            let fault = unknown(name, NAMES);
            let fault = near.map_or(fault.clone(), |near| fault.expecting(say!("did-you-mean", name = near)));
            return self.fault(key.span(), fault);
        }
        let text = match content.get_ref() {
            DeValue::String(text) => text.as_ref(),
            DeValue::Boolean(true) => "true",
            DeValue::Boolean(false) => "false",
            _ => &self.text[content.span()],
        };
        if let Err(fault) = self.settings.set(name, text) {
            self.fault(content.span(), fault);
        }
    }

    fn keys(&mut self, table: &DeTable) {
        for (key, content) in in_order(table) {
            let listed = content.get_ref().as_array().and_then(|keys| {
                keys.iter().map(|key| key.get_ref().as_str().map(str::to_owned)).collect::<Option<Vec<String>>>()
            });
            match listed {
                Some(keys) => {
                    self.settings.keys.insert(key.get_ref().as_ref().to_owned(), keys);
                }
                None => self.wrong(content.span(), &self.text[content.span()], say!("expect-keys")),
            }
        }
    }

    fn broken(&mut self, error: &toml::de::Error) {
        let bytes = error.span().unwrap_or(0..0);
        let says = say!("settings-syntax", problem = error.message());
        self.fault(bytes, Fault::new(Kind::BadParameter, says));
    }

    fn wrong(&mut self, bytes: Range<usize>, text: &str, expected: Say) {
        let fault = Fault::new(Kind::BadParameter, say!("bad-setting", text = text)).expecting(expected);
        self.fault(bytes, fault);
    }

    fn fault(&mut self, bytes: Range<usize>, fault: Fault) {
        self.mistakes.push(Mistake::at_bytes(self.file, self.text, bytes, fault));
    }
}

/// What a table holds in the order it is written, so that mistakes are told from the top down.
fn in_order<'t, 'i>(table: &'t DeTable<'i>) -> Vec<(&'t Key<'i>, &'t Content<'i>)> {
    let mut pairs: Vec<_> = table.iter().collect();
    pairs.sort_by_key(|(key, _)| key.span().start);
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::words::When;

    fn read(text: &str) -> (Settings, Vec<Mistake>) {
        let mut settings = Settings::default();
        let mistakes = read_into(&mut settings, "config.toml", text);
        (settings, mistakes)
    }

    #[test]
    fn the_documented_file_sets_everything_to_a_default_of_its_own() {
        let settings = Settings::default();
        // Each bare value differs from the default, so a setting that the file forgot would show.
        for name in NAMES.iter().filter(|name| **name != "language") {
            assert_ne!(settings.get(name), Settings::bare().get(name), "default.toml does not set {name}");
        }
        assert!(DEFAULTS.contains("language = \"auto\""));
        assert!(settings.mouse && settings.motion);
    }

    #[test]
    fn the_documented_files_differ_in_their_remarks_alone() {
        let bare = |text: &str| {
            let lines =
                text.lines().map(|line| line.split_once('#').map_or(line, |(before, _)| before).trim().to_owned());
            lines.filter(|line| !line.is_empty()).collect::<Vec<_>>()
        };
        let remarks = |text: &'static str| text.lines().filter(|line| line.starts_with('#'));
        let [english, chinese] = [Language::English, Language::Chinese].map(documented);
        assert_eq!(bare(english), bare(chinese));
        // What is quoted is a word of a setting: both files name the same ones.
        let quoted = |text: &'static str| {
            let mut words: Vec<&str> = remarks(text).flat_map(|line| line.split('"').skip(1).step_by(2)).collect();
            words.sort_unstable();
            words
        };
        assert_eq!(quoted(english), quoted(chinese));
        let is_han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
        assert!(remarks(chinese).filter(|line| line.contains(is_han)).count() > 20);
    }

    #[test]
    fn a_mistake_is_placed_and_the_rest_is_taken() {
        let (settings, mistakes) = read("theme = \"light\"\ncolour = 3\nmouse = \"yes\"\n[panel]\nvalues = false\n");
        assert_eq!(settings.theme, "light");
        assert!(!settings.panel.values);
        let places: Vec<_> = mistakes.iter().map(|m| (m.line, m.column)).collect();
        assert_eq!(places, [(2, 1), (3, 9)]);
        assert_eq!(mistakes[0].fault.expected, Some(say!("did-you-mean", name = "color")));
    }

    #[test]
    fn what_is_no_toml_is_placed_too() {
        let (settings, mistakes) = read("theme = \"light\"\nmouse = = 3\n");
        assert_eq!(mistakes.len(), 1);
        assert_eq!(mistakes[0].line, 2);
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn keys_are_lists_of_texts() {
        let (settings, mistakes) = read("[keys]\nundo = [\"u\", \"backspace\"]\nredo = 3\n");
        assert_eq!(settings.keys["undo"], ["u", "backspace"]);
        assert_eq!(mistakes.len(), 1);
        assert_eq!(mistakes[0].line, 3);
    }

    #[test]
    fn writing_back_keeps_comments() {
        let text = "# mine\ncolor = \"never\" # why\n\n[panel]\n# open\nvalues = true\n";
        let new = with_setting(text, "color", "auto").expect("it is TOML");
        let new = with_setting(&new, "panel.values", "false").expect("it is TOML");
        let new = with_setting(&new, "theme", "light").expect("it is TOML");
        assert_eq!(new, "# mine\ncolor = \"auto\" # why\ntheme = \"light\"\n\n[panel]\n# open\nvalues = false\n");
        let (settings, mistakes) = read(&new);
        assert!(mistakes.is_empty(), "{mistakes:?}");
        assert_eq!((settings.color, &settings.theme[..]), (When::Auto, "light"));
    }

    #[test]
    fn a_section_that_is_missing_is_made() {
        let new = with_setting("", "panel.moves", "false").expect("nothing is TOML");
        assert!(read(&new).1.is_empty());
        assert!(!read(&new).0.panel.moves);
    }
}
