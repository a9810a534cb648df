//! What the program says, as data: a message key with typed arguments, put into a language at one place.
//!
//! Messages are Fluent files, `assets/locales/LANGUAGE/*.ftl`, all built into the program. A test reads the code and
//! both languages: no key is missing, none is unused, and both languages use the same arguments.

mod arg;
pub mod breaks;
mod message;
mod phrase;
pub mod shown;

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use rustc_hash::FxBuildHasher;

use crate::num::{Int, shorten};
use crate::say::message::{Message, messages};
use crate::say::phrase::{Filling, Manner};
use crate::say::shown::shown;

/// Every message file, by language.
pub static LOCALES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/locales");

/// Whole numbers up to this size are exact in floating point.
const EXACT: u64 = 1 << 53;

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

/// How a move is told: messages choose their verb by the argument `form`, and without it speak of others, as "takes" does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// What happened: "took".
    Did,
    /// What can be done: "take".
    Do,
}

/// Builds a [`Say`]: `say!("nim-claim", total = x, heaps = 3)`.
#[macro_export]
macro_rules! say {
    ($key:expr $(,)?) => {
        $crate::say::Say { key: ::std::borrow::Cow::from($key), args: ::std::vec::Vec::new() }
    };
    ($key:expr $(, $name:ident = $value:expr)+ $(,)?) => {{
        let mut said = $crate::say::Say { key: ::std::borrow::Cow::from($key), args: ::std::vec::Vec::new() };
        $(said.put(stringify!($name), $value);)+
        said
    }};
}

impl Say {
    /// Adds an argument. Thousands of sentences do so; written out in each they were a tenth of the program.
    #[inline(never)]
    pub fn put(&mut self, name: &'static str, value: impl Into<Arg>) {
        self.args.push((name, value.into()));
    }

    /// Bytes of its arguments and of their texts, about.
    pub fn bytes(&self) -> usize {
        self.args.iter().map(|(_, arg)| size_of::<(&str, Arg)>() + arg.bytes()).sum()
    }

    /// Text that is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Self {
        say!("verbatim", text = text.into())
    }

    /// A text its author wrote in one or several languages.
    pub fn written(texts: Vec<(Language, String)>) -> Self {
        say!("verbatim", text = Arg::Written(texts))
    }

    /// A told move in this form.
    #[must_use]
    pub fn formed(self, form: Form) -> Self {
        let name = match form {
            Form::Did => "did",
            Form::Do => "do",
        };
        self.lent("form", name)
    }

    /// What a game notes of the side to move, told to somebody: whether that side is "you" or the "oracle".
    #[must_use]
    pub fn told_of(self, mover: &'static str) -> Self {
        self.lent("mover", mover)
    }

    /// Lends an argument to the sentence and to all within it; those that do not use it stay as they are.
    fn lent(mut self, name: &'static str, value: &'static str) -> Self {
        self.args.iter_mut().for_each(|(_, arg)| arg.lend(name, value));
        self.args.push((name, Arg::from(value)));
        self
    }
}

impl Arg {
    /// Bytes of what lies behind it, about.
    fn bytes(&self) -> usize {
        match self {
            Arg::Int(_) => 0,
            Arg::Big(number) => number.bits() as usize / 8,
            Arg::Text(text) => text.len(),
            Arg::Say(says) => size_of::<Say>() + says.bytes(),
            Arg::List(args) => args.iter().map(|arg| size_of::<Arg>() + arg.bytes()).sum(),
            Arg::Written(texts) => texts.iter().map(|(_, text)| text.len()).sum(),
        }
    }

    /// Lends an argument to every sentence within.
    fn lend(&mut self, name: &'static str, value: &'static str) {
        match self {
            Arg::Say(say) => {
                let inner = std::mem::replace(&mut **say, Say::verbatim(""));
                **say = inner.lent(name, value);
            }
            Arg::List(items) => items.iter_mut().for_each(|item| item.lend(name, value)),
            Arg::Int(_) | Arg::Big(_) | Arg::Text(_) | Arg::Written(_) => {}
        }
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

    /// The category of a whole number in the plural rules of the language, as CLDR names it.
    fn plural(self) -> fn(i64) -> &'static str {
        match self {
            Language::English => |n| if n.unsigned_abs() == 1 { "one" } else { "other" },
            Language::Chinese => |_| "other",
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
    messages: HashMap<&'static str, Message, FxBuildHasher>,
    /// What Fluent's own formatter reads; most starts never ask it.
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

impl Tongue {
    /// The tongue of a language. A message is read when it is first spoken.
    pub fn of(language: Language) -> &'static Tongue {
        static ENGLISH: OnceLock<Tongue> = OnceLock::new();
        static CHINESE: OnceLock<Tongue> = OnceLock::new();
        match language {
            Language::English => ENGLISH.get_or_init(|| Tongue::new(language)),
            Language::Chinese => CHINESE.get_or_init(|| Tongue::new(language)),
        }
    }

    fn new(language: Language) -> Self {
        // A message takes about a hundred bytes: the table need not grow.
        let count = texts(language).map(str::len).sum::<usize>() / 100;
        let mut known = HashMap::with_capacity_and_hasher(count, FxBuildHasher);
        known.extend(texts(language).flat_map(messages));
        Tongue { language, messages: known, bundle: OnceLock::new() }
    }

    /// Everything the language says, for the formatter. A broken message is left out; the locale test names it.
    fn bundle(&self) -> &FluentBundle<FluentResource> {
        self.bundle.get_or_init(|| {
            let tag = self.language.tag().parse().expect("the tags above are valid");
            let mut bundle = FluentBundle::new_concurrent(vec![tag]);
            // Invisible isolation marks would take up cells.
            bundle.set_use_isolating(false);
            for text in texts(self.language) {
                let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }

    /// The sentence in this language, numbers of more than 40 digits shortened. A missing key shows itself as `⟨key⟩`.
    pub fn speak(&self, say: &Say) -> String {
        self.spoken(say).into_owned()
    }

    /// The same, borrowed where nothing had to be filled in.
    pub fn spoken(&self, say: &Say) -> Cow<'_, str> {
        match self.whole(say) {
            Cow::Borrowed(fixed) => Cow::Borrowed(fixed),
            Cow::Owned(text) => shorten(text, |digits| self.whole(&say!("digits", count = digits)).into_owned()).into(),
        }
    }

    /// The sentence with every digit of its numbers.
    fn whole(&self, say: &Say) -> Cow<'_, str> {
        let Some(message) = self.messages.get(&*say.key) else { return format!("⟨{}⟩", say.key).into() };
        let Some(phrase) = message.phrase() else { return self.formatted(say).into() };
        if let Some(fixed) = phrase.fixed() {
            return fixed.into();
        }
        let argument = |name: &str| say.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| self.filling(arg));
        let mut text = String::with_capacity(phrase.length());
        phrase.speak(&Manner { plural: self.language.plural(), argument: &argument }, &mut text);
        text.into()
    }

    /// The same by Fluent's own formatter: slower, and able to speak every message.
    fn formatted(&self, say: &Say) -> String {
        let Some(pattern) = self.bundle().get_message(&say.key).and_then(|m| m.value()) else {
            return format!("⟨{}⟩", say.key);
        };
        let value = |arg| match self.filling(arg) {
            Filling::Number(n) => FluentValue::from(n),
            Filling::Text(text) => FluentValue::from(text),
        };
        let args = say.args.iter().map(|(name, arg)| (*name, value(arg))).collect::<FluentArgs>();
        self.bundle().format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether the language has a message of this key.
    pub fn knows(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    fn filling<'a>(&self, arg: &'a Arg) -> Filling<'a> {
        match arg {
            // Fluent counts in floating point: beyond 2^53 digits would be lost.
            // To it minus one is one, and "one point" would lose the sign: what is negative chooses no case of numbers.
            Arg::Int(n) if *n >= 0 && n.unsigned_abs() <= EXACT => Filling::Number(*n),
            Arg::Int(n) => Filling::Text(n.to_string().into()),
            Arg::Big(n) => Filling::Text(n.to_string().into()),
            Arg::Text(text) => Filling::Text(shown(text)),
            Arg::Say(say) => Filling::Text(self.whole(say).into_owned().into()),
            Arg::List(items) => Filling::Text(self.list(items).into()),
            Arg::Written(texts) => {
                let own = texts.iter().find(|(language, _)| *language == self.language).or(texts.first());
                Filling::Text(shown(own.map_or("", |(_, text)| text)))
            }
        }
    }

    fn list(&self, items: &[Arg]) -> String {
        let comma = match self.language {
            Language::English => ", ",
            Language::Chinese => "、",
        };
        let spoken: Vec<Cow<str>> = items.iter().map(|item| self.plain(item)).collect();
        spoken.join(comma)
    }

    fn plain<'a>(&self, arg: &'a Arg) -> Cow<'a, str> {
        match self.filling(arg) {
            Filling::Number(n) => n.to_string().into(),
            Filling::Text(text) => text,
        }
    }
}

/// The texts of all message files of a language.
fn texts(language: Language) -> impl Iterator<Item = &'static str> {
    let files = LOCALES.get_dir(language.tag()).expect("each language has its folder").files();
    files.map(|file| file.contents_utf8().expect("message files are UTF-8"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_spelling_of_a_language_is_understood() {
        for text in ["zh", "zh_CN", "zh-CN", "zh-Hans", "zh_CN.UTF-8"] {
            assert_eq!(text.parse(), Ok(Language::Chinese), "{text}");
        }
        assert_eq!("en_GB.UTF-8".parse(), Ok(Language::English));
        assert_eq!("tlh".parse::<Language>(), Err(()));
    }

    /// Arguments that meet every kind of case: numbers of each plural, names that choose, texts, sentences, lists.
    fn samples() -> Vec<Arg> {
        let numbers = [0, 1, -1, 2, 5, 11, 21, 1_000_000, 1 << 53, i64::MIN].map(Arg::Int);
        let texts = ["", "you", "oracle", "nobody", "first", "second", "one", "other", "0", "3,4->1"].map(Arg::from);
        let lists = [Arg::from(vec![1u32, 2, 3]), Arg::from(Say::verbatim("within"))];
        let big = Arg::Big(Int::from(i64::MAX) * 10);
        numbers.into_iter().chain(texts).chain(lists).chain([big]).collect()
    }

    /// The arguments a message uses, as Fluent read them.
    fn arguments(tongue: &Tongue, key: &str) -> Vec<&'static str> {
        let read = format!("{:?}", tongue.bundle().get_message(key).and_then(|message| message.value()));
        let names = read.split("VariableReference { id: Identifier { name: \"").skip(1);
        let names: BTreeSet<&str> = names.filter_map(|text| text.split('"').next()).collect();
        names.into_iter().map(|name| &*name.to_owned().leak()).collect()
    }

    #[test]
    fn phrases_say_what_fluent_says() {
        let samples = samples();
        for tongue in Language::ALL.map(Tongue::of) {
            let phrases = tongue.messages.iter().filter(|(_, message)| message.phrase().is_some());
            let keys: Vec<&str> = phrases.map(|(key, _)| *key).collect();
            assert!(keys.len() > 500, "{}: only {} phrases", tongue.language, keys.len());
            for key in keys {
                let names = arguments(tongue, key);
                for i in 0..samples.len() {
                    let sample =
                        |(k, name): (usize, &&'static str)| (*name, samples[(i + 7 * k) % samples.len()].clone());
                    let args = names.iter().enumerate().map(sample).collect();
                    let say = Say { key: key.into(), args };
                    assert_eq!(tongue.whole(&say), tongue.formatted(&say), "{} {key}", tongue.language);
                }
                let bare = Say { key: key.into(), args: Vec::new() };
                assert_eq!(tongue.whole(&bare), tongue.formatted(&bare), "{} {key}, bare", tongue.language);
            }
        }
    }

    #[test]
    fn numbers_beyond_floating_point_keep_every_digit() {
        let digits: i64 = (1 << 53) + 1;
        let spoken = Tongue::of(Language::English).formatted(&say!("digits", count = digits));
        assert_eq!(spoken, " (9007199254740993 digits)");
    }

    #[test]
    fn minus_one_is_not_spoken_as_one() {
        let english = Tongue::of(Language::English);
        assert_eq!(english.speak(&say!("human-plies", plies = -1i64)), "-1 moves to the end");
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
