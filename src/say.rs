//! What the program says, as data: a message key with typed arguments, put into a language at one place.
//!
//! Messages are Fluent files, `assets/locales/LANGUAGE/*.ftl`, all built into the program. A test reads the code and
//! both languages: no key is missing, none is unused, and both languages use the same arguments.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use num_traits::ToPrimitive;

use crate::num::{Int, Nat, shorten};

/// Every message file, by language.
pub static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/locales");

/// A sentence not yet spoken: a message key and its arguments.
#[derive(Clone, Debug, PartialEq)]
pub struct Say {
    /// The key in the message files.
    pub key: Cow<'static, str>,
    /// Argument names and values, in the order of the code.
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number that decides plurals.
    Int(i64),
    /// A number of any size; it decides plurals while it is small.
    Big(Int),
    /// Notation, names, anything that is the same in every language.
    Text(String),
    /// A sentence within the sentence.
    Say(Box<Say>),
    /// Several arguments, joined as the language joins a list.
    List(Vec<Arg>),
    /// A text its author wrote in several languages; the first one serves the others.
    Written(Vec<(Language, String)>),
}

/// Builds a [`Say`]: `say!("nim-claim", total = x, heaps = 3)`.
#[macro_export]
macro_rules! say {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::say::Say { key: ::std::borrow::Cow::from($key), args: vec![$((stringify!($name), $crate::say::Arg::from($value))),*] }
    };
}

impl Say {
    /// Text that is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Self {
        say!("verbatim", text = text.into())
    }

    /// A text its author wrote in one or several languages.
    pub fn written(texts: Vec<(Language, String)>) -> Self {
        say!("verbatim", text = Arg::Written(texts))
    }
}

macro_rules! arg_from_int {
    ($($t:ty),*) => {$(impl From<$t> for Arg {
        fn from(n: $t) -> Self { i64::try_from(n).map_or_else(|_| Arg::Big(Int::from(n)), Arg::Int) }
    })*};
}
arg_from_int!(i32, i64, u32, u64, usize);

impl From<&Nat> for Arg {
    fn from(n: &Nat) -> Self {
        n.to_i64().map_or_else(|| Arg::Big(Int::from(n.clone())), Arg::Int)
    }
}
impl From<Nat> for Arg {
    fn from(n: Nat) -> Self {
        Arg::from(&n)
    }
}
impl From<&Int> for Arg {
    fn from(n: &Int) -> Self {
        n.to_i64().map_or_else(|| Arg::Big(n.clone()), Arg::Int)
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}
impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Arg::Text(text.clone())
    }
}
impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}
impl From<char> for Arg {
    fn from(c: char) -> Self {
        Arg::Text(c.to_string())
    }
}
impl From<Say> for Arg {
    fn from(say: Say) -> Self {
        Arg::Say(Box::new(say))
    }
}
impl<T: Into<Arg>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Arg::List(items.into_iter().map(Into::into).collect())
    }
}

/// The languages the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Simplified Chinese.
    Chinese,
}

impl Language {
    /// Every language, in the order they are offered.
    pub const ALL: [Language; 2] = [Language::English, Language::Chinese];

    /// The BCP 47 tag, which is also the folder of its messages.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh-CN",
        }
    }

    /// Its own name for itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Chinese => "简体中文",
        }
    }

    /// The other one: what the language key switches to.
    pub fn next(self) -> Self {
        match self {
            Language::English => Language::Chinese,
            Language::Chinese => Language::English,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Language {
    type Err = ();

    /// Reads `en`, `en_GB.UTF-8`, `zh`, `zh_CN`, `zh-Hans` and the like.
    fn from_str(text: &str) -> Result<Self, ()> {
        let first = text.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        match first.as_str() {
            "en" | "c" | "posix" => Ok(Language::English),
            "zh" => Ok(Language::Chinese),
            _ => Err(()),
        }
    }
}

/// The mouth of one language: the only place where a [`Say`] becomes text.
pub struct Tongue {
    /// The language spoken.
    pub language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Tongue {
    /// The tongue of a language; its messages are read once, when first asked for.
    pub fn of(language: Language) -> &'static Tongue {
        static ENGLISH: OnceLock<Tongue> = OnceLock::new();
        static CHINESE: OnceLock<Tongue> = OnceLock::new();
        match language {
            Language::English => ENGLISH.get_or_init(|| Tongue::read(language)),
            Language::Chinese => CHINESE.get_or_init(|| Tongue::read(language)),
        }
    }

    fn read(language: Language) -> Self {
        let tag = language.tag().parse().expect("the tags above are valid");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Invisible isolation marks would take up cells.
        bundle.set_use_isolating(false);
        let files = LOCALES.get_dir(language.tag()).expect("each language has its folder").files();
        for file in files {
            let text = file.contents_utf8().expect("message files are UTF-8").to_owned();
            // A broken message is left out here; the locale test names it.
            let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Tongue { language, bundle }
    }

    /// The sentence in this language, numbers of more than 40 digits shortened. A missing key shows itself as `⟨key⟩`.
    pub fn speak(&self, say: &Say) -> String {
        shorten(self.whole(say), |digits| self.whole(&say!("digits", count = digits)))
    }

    /// The sentence with every digit of its numbers.
    pub fn whole(&self, say: &Say) -> String {
        let Some(pattern) = self.bundle.get_message(&say.key).and_then(|m| m.value()) else {
            return format!("⟨{}⟩", say.key);
        };
        let args = (!say.args.is_empty())
            .then(|| say.args.iter().map(|(name, arg)| (*name, self.argument(arg))).collect::<FluentArgs>());
        self.bundle.format_pattern(pattern, args.as_ref(), &mut Vec::new()).into_owned()
    }

    /// Whether the language has a message of this key.
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    fn argument<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Int(n) => FluentValue::from(*n),
            Arg::Big(n) => FluentValue::from(n.to_string()),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Say(say) => FluentValue::from(self.whole(say)),
            Arg::List(items) => FluentValue::from(self.list(items)),
            Arg::Written(texts) => {
                let own = texts.iter().find(|(l, _)| *l == self.language).or(texts.first());
                FluentValue::from(own.map_or("", |(_, text)| text.as_str()))
            }
        }
    }

    fn list(&self, items: &[Arg]) -> String {
        let comma = match self.language {
            Language::English => ", ",
            Language::Chinese => "、",
        };
        let spoken: Vec<String> = items.iter().map(|item| self.plain(item)).collect();
        spoken.join(comma)
    }

    fn plain(&self, arg: &Arg) -> String {
        match arg {
            Arg::Int(n) => n.to_string(),
            Arg::Big(n) => n.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Say(say) => self.whole(say),
            Arg::List(items) => self.list(items),
            Arg::Written(_) => match self.argument(arg) {
                FluentValue::String(text) => text.into_owned(),
                _ => String::new(),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_a_language_is_understood() {
        for text in ["zh", "zh_CN", "zh-CN", "zh-Hans", "zh_CN.UTF-8"] {
            assert_eq!(text.parse(), Ok(Language::Chinese), "{text}");
        }
        assert_eq!("en_GB.UTF-8".parse(), Ok(Language::English));
        assert_eq!("tlh".parse::<Language>(), Err(()));
    }

    #[test]
    fn a_missing_key_shows_itself() {
        assert_eq!(Tongue::of(Language::English).speak(&say!("no-such-key")), "⟨no-such-key⟩");
    }

    #[test]
    fn a_text_written_in_one_language_serves_the_other() {
        let title = Say::written(vec![(Language::English, "Lucky heap".into())]);
        assert_eq!(Tongue::of(Language::Chinese).speak(&title), "Lucky heap");
    }
}
