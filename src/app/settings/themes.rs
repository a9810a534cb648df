//! Themes that a person wrote: a TOML file each, read strictly, with every mistake at its line.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::settings::words::{Meaning, Theme};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::nearest;
use ground::say;
use ground::say::Say;

/// Red, green and blue.
pub type Rgb = [u8; 3];

/// A theme that a person wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnTheme {
    /// The name of its file without the ending.
    pub name: String,
    /// The theme that says what this one does not.
    pub base: Theme,
    /// Letters without a colour of their own, and the ground that is painted.
    pub letters: Option<Rgb>,
    /// See there.
    pub ground: Option<Rgb>,
    /// What is written otherwise than there.
    pub inks: Vec<(Meaning, OwnInk)>,
}

/// How one meaning is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnInk {
    /// The colour.
    pub colour: Option<Rgb>,
    /// Bold or not; underlined; reversed.
    pub emphasis: [Option<bool>; 3],
}

/// The themes of a person, and what is wrong with others.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Themes {
    /// Those that can be used.
    pub known: Vec<OwnTheme>,
    /// What is wrong with the others.
    pub mistakes: Vec<Mistake>,
}

impl Themes {
    /// Reads one more file. A name that is taken is refused, so that no file hides a theme that comes with the program.
    pub fn add(&mut self, name: &str, file: &str, text: &str) {
        match read(name, file, text) {
            Ok(theme) => self.known.push(theme),
            Err(mistake) => self.mistakes.push(*mistake),
        }
    }

    /// The theme of this name.
    pub fn get(&self, name: &str) -> Option<&OwnTheme> {
        self.known.iter().find(|theme| theme.name == name)
    }
}

/// What may stand at the top of a file.
const NAMES: [&str; 4] = ["base", "letters", "ground", "ink"];

/// What may be said of an ink.
const PARTS: [&str; 4] = ["colour", "bold", "underlined", "reversed"];

/// Reads a file; the first mistake is told.
fn read(name: &str, file: &str, text: &str) -> Result<OwnTheme, Box<Mistake>> {
    let place = |(bytes, fault)| Box::new(Mistake::at_bytes(file, text, bytes, fault));
    if Theme::WORDS.contains(&name) || name == "default" {
        let fault = Fault::new(Kind::BadParameter, say!("theme-taken", name = name));
        return Err(place((0..0, fault)));
    }
    let syntax = |error: toml::de::Error| {
        let says = say!("settings-syntax", problem = error.message());
        place((error.span().unwrap_or(0..0), Fault::new(Kind::BadParameter, says)))
    };
    let table = DeTable::parse(text).map_err(syntax)?;
    let mut theme =
        OwnTheme { name: name.to_owned(), base: Theme::Auto, letters: None, ground: None, inks: Vec::new() };
    theme.take(table.get_ref(), text).map_err(|wrong| place(*wrong))?;
    Ok(theme)
}

type Content<'i> = Spanned<DeValue<'i>>;
/// A fault and where it stands; boxed, for it is seldom.
type Wrong = Box<(Range<usize>, Fault)>;

impl OwnTheme {
    fn take(&mut self, table: &DeTable, text: &str) -> Result<(), Wrong> {
        for (key, content) in table {
            match key.get_ref().as_ref() {
                "base" => self.base = word(content, text, Theme::read)?,
                "letters" => self.letters = Some(colour(content, text)?),
                "ground" => self.ground = Some(colour(content, text)?),
                "ink" => {
                    let DeValue::Table(inks) = content.get_ref() else {
                        return Err(wrong(content, text, say!("expect-section", name = "ink")));
                    };
                    for (key, content) in inks {
                        let meaning = Meaning::read(key.get_ref()).map_err(|fault| (key.span(), fault))?;
                        self.inks.push((meaning, ink(content, text)?));
                    }
                }
                name => return Err(Box::new((key.span(), unknown(name, &NAMES)))),
            }
        }
        Ok(())
    }
}

fn ink(content: &Content, text: &str) -> Result<OwnInk, Wrong> {
    let DeValue::Table(parts) = content.get_ref() else {
        return Ok(OwnInk { colour: Some(colour(content, text)?), ..OwnInk::default() });
    };
    let mut ink = OwnInk::default();
    for (key, content) in parts {
        let name = key.get_ref().as_ref();
        match PARTS.iter().position(|part| *part == name) {
            Some(0) => ink.colour = Some(colour(content, text)?),
            Some(part) => {
                let DeValue::Boolean(is_on) = content.get_ref() else {
                    return Err(wrong(content, text, say!("expect-flag")));
                };
                ink.emphasis[part - 1] = Some(*is_on);
            }
            None => return Err(Box::new((key.span(), unknown(name, &PARTS)))),
        }
    }
    Ok(ink)
}

fn word<T>(content: &Content, text: &str, read: impl Fn(&str) -> Result<T, Fault>) -> Result<T, Wrong> {
    let word = content.get_ref().as_str().unwrap_or(&text[content.span()]);
    read(word).map_err(|fault| Box::new((content.span(), fault)))
}

/// A colour such as `#5fd787`.
fn colour(content: &Content, text: &str) -> Result<Rgb, Wrong> {
    let digits = content.get_ref().as_str().and_then(|word| word.strip_prefix('#'));
    let digits = digits.filter(|digits| digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
    let code = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
    let [_, red, green, blue] = code.ok_or_else(|| wrong(content, text, say!("expect-colour")))?.to_be_bytes();
    Ok([red, green, blue])
}

fn wrong(content: &Content, text: &str, expected: Say) -> Wrong {
    let fault = Fault::new(Kind::BadParameter, say!("bad-setting", text = &text[content.span()])).expecting(expected);
    Box::new((content.span(), fault))
}

fn unknown(name: &str, names: &[&'static str]) -> Fault {
    let fault = Fault::new(Kind::BadParameter, say!("theme-unknown-name", name = name));
    match nearest(name, names.iter().copied()) {
        Some(near) => fault.expecting(say!("did-you-mean", name = near)),
        None => fault.expecting(say!("expect-one-of", words = names.to_vec())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_is_read_whole() {
        let text = "base = \"light\"\nground = \"#101418\"\n[ink]\nwon = \"#5fd787\"\nkey = { colour = \"#0000ff\", bold = false }\n";
        let theme = read("mine", "mine.toml", text).expect("it is a theme");
        assert_eq!((theme.base, theme.ground, theme.letters), (Theme::Light, Some([0x10, 0x14, 0x18]), None));
        let won = OwnInk { colour: Some([0x5f, 0xd7, 0x87]), ..OwnInk::default() };
        let key = OwnInk { colour: Some([0, 0, 0xff]), emphasis: [Some(false), None, None] };
        assert!(theme.inks.contains(&(Meaning::Won, won)) && theme.inks.contains(&(Meaning::Key, key)));
    }

    #[test]
    fn a_broken_theme_is_told_with_its_line_and_nothing_of_it_is_taken() {
        for (text, line, column) in [
            ("base = \"dark\"\n[ink]\nwon = \"green\"\n", 3, 7),
            ("base = \"dim\"\n", 1, 8),
            ("[ink]\nwonn = \"#000000\"\n", 2, 1),
            ("[ink]\nwon = { bold = 3 }\n", 2, 16),
            ("[ink]\nwon = { size = 3 }\n", 2, 9),
            ("ground = = 3\n", 1, 10),
            ("\nink = 3\n", 2, 7),
            ("paper = \"#ffffff\"", 1, 1),
            ("letters = \"#+1+1+1\"", 1, 11),
        ] {
            let mut themes = Themes::default();
            themes.add("mine", "mine.toml", text);
            assert!(themes.known.is_empty());
            let mistake = &themes.mistakes[0];
            assert_eq!((mistake.line, mistake.column), (line, column), "{text:?}: {mistake:?}");
        }
        let mut themes = Themes::default();
        themes.add("light", "light.toml", "");
        assert_eq!((themes.known.len(), themes.mistakes.len()), (0, 1));
    }
}
