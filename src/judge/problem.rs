//! A problem: its words, format, limits and samples as a TOML file tells them, and the law or the game that knows the answer.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::answer::Wording;
use crate::formula::Formula;
use crate::law::Law;
use crate::laws;
use crate::layout::Layout;
use crate::limits::Limits;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use ground::say::{Language, Say};

/// A text in one or both languages; the first serves the other.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In English.
    pub en: Option<String>,
    /// In Chinese.
    #[serde(rename = "zh-CN")]
    pub zh: Option<String>,
}

impl Text {
    /// The text as a sentence.
    pub fn say(&self) -> Say {
        let both = [(Language::English, &self.en), (Language::Chinese, &self.zh)];
        Say::written(both.into_iter().filter_map(|(language, text)| Some((language, text.clone()?))).collect())
    }

    /// The text in each language that it has.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        [&self.en, &self.zh].into_iter().flatten().map(String::as_str)
    }
}

/// An input and its answer.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Sample {
    /// What stands on standard input.
    pub input: String,
    /// What must be printed.
    pub output: String,
}

/// A wrong answer that a person wrote down for a problem of their own.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// What is wrong about it.
    pub says: Text,
    /// What it answers.
    pub answer: Formula,
}

/// A problem.
pub struct Problem {
    /// Its name: `hdu-1846`.
    pub id: String,
    /// Other names.
    pub alias: Vec<String>,
    /// What it is called.
    pub title: Text,
    /// What is asked, in words of our own.
    pub statement: Text,
    /// What stands in the input.
    pub input: Text,
    /// What must be printed.
    pub output: Text,
    /// Hints, the gentlest first.
    pub hints: Vec<Text>,
    /// The law in a sentence.
    pub law_words: Text,
    /// Why the law holds.
    pub why: Text,
    /// The lesson that teaches what it needs.
    pub lesson: Option<String>,
    /// The game that is asked why.
    pub game: Option<String>,
    /// Its parameters; `{n}` stands for the field n.
    pub params: Vec<(String, String)>,
    /// The position; `{a}` stands for the field a.
    pub position: Option<String>,
    /// How tests stand in the file.
    pub layout: Layout,
    /// Whether the statement lets numbers stand over any lines.
    pub any_lines: bool,
    /// How large they may be.
    pub limits: Limits,
    /// The words of the answer.
    pub wording: Wording,
    /// Inputs with their answers.
    pub samples: Vec<Sample>,
    /// The law, where one is known.
    pub law: Option<&'static Law>,
    /// Wrong answers that the file itself tells.
    pub wrong: Vec<Wrong>,
    /// How long a program may take, in milliseconds.
    pub time: u64,
    /// How much memory it may have, in MiB.
    pub memory: u64,
    /// Whether a person wrote it.
    pub is_own: bool,
}

/// A problem's file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: Option<String>,
    lesson: Option<String>,
    #[serde(default)]
    alias: Vec<String>,
    #[serde(default)]
    title: Text,
    #[serde(default)]
    statement: Text,
    #[serde(default, rename = "input-words")]
    input_words: Text,
    #[serde(default, rename = "output-words")]
    output_words: Text,
    #[serde(default)]
    hints: Vec<Text>,
    #[serde(default)]
    law: Text,
    #[serde(default)]
    why: Text,
    time: Option<u64>,
    memory: Option<u64>,
    #[serde(default)]
    params: BTreeMap<String, toml::Value>,
    input: Format,
    #[serde(default)]
    limits: BTreeMap<String, toml::Value>,
    output: Wording,
    #[serde(default)]
    sample: Vec<Sample>,
    #[serde(default)]
    wrong: Vec<WrongFile>,
}

/// The words of a problem that ships, a file of their own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    title: Text,
    statement: Text,
    input: Text,
    output: Text,
    hints: Vec<Text>,
    law: Text,
    why: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Format {
    tests: String,
    line: Vec<String>,
    position: Option<String>,
    #[serde(default, rename = "any-lines")]
    any_lines: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongFile {
    says: Text,
    answer: String,
}

impl Problem {
    /// Reads a problem's file. The mistake says where it stands and what was expected.
    pub fn read(id: &str, name: &str, text: &str, is_own: bool) -> Result<Problem, Box<Mistake>> {
        let whole: File = toml::from_str(text).map_err(|error| unread(name, text, &error))?;
        let at = |word: &str, fault: Fault| {
            let start = text.find(word).unwrap_or(0);
            Box::new(Mistake::at_bytes(name, text, start..start + word.len(), fault))
        };
        let line = whole.input.line.join(" / ");
        let layout = Layout::parse(&whole.input.tests, &line).map_err(|fault| at("tests", fault))?;
        let limits = read_limits(whole.limits).map_err(|fault| at("[limits]", fault))?;
        let wrong = whole.wrong.into_iter().map(|wrong| {
            let answer = Formula::read(&wrong.answer, &layout).map_err(|fault| at(&wrong.answer, fault))?;
            Ok(Wrong { says: wrong.says, answer })
        });
        let wrong = wrong.collect::<Result<_, Box<Mistake>>>()?;
        let law = if is_own { None } else { laws::find(id) };
        if law.is_none() && whole.game.is_none() {
            let fault = Fault::new(Kind::BadParameter, say!("judge-no-game")).expecting(say!("judge-expect-game"));
            return Err(at("input", fault));
        }
        Ok(Problem {
            id: id.to_owned(),
            alias: whole.alias,
            title: whole.title,
            statement: whole.statement,
            input: whole.input_words,
            output: whole.output_words,
            hints: whole.hints,
            law_words: whole.law,
            why: whole.why,
            lesson: whole.lesson,
            game: whole.game,
            params: whole.params.into_iter().map(|(name, value)| (name, written(&value))).collect(),
            position: whole.input.position,
            layout,
            any_lines: whole.input.any_lines,
            limits,
            wording: whole.output,
            samples: whole.sample,
            law,
            wrong,
            time: whole.time.unwrap_or(1_000),
            memory: whole.memory.unwrap_or(256),
            is_own,
        })
    }

    /// The problem with the words of another file.
    pub fn worded(self, name: &str, text: &str) -> Result<Problem, Box<Mistake>> {
        let words: Words = toml::from_str(text).map_err(|error| unread(name, text, &error))?;
        Ok(Problem {
            title: words.title,
            statement: words.statement,
            input: words.input,
            output: words.output,
            hints: words.hints,
            law_words: words.law,
            why: words.why,
            ..self
        })
    }

    /// What it is called; its name where it has no title.
    pub fn titled(&self) -> Say {
        if self.title.all().next().is_some() { self.title.say() } else { Say::verbatim(&*self.id) }
    }
}

fn unread(name: &str, text: &str, error: &toml::de::Error) -> Box<Mistake> {
    let fault = Fault::new(Kind::BadParameter, Say::verbatim(error.message()));
    Box::new(Mistake::at_bytes(name, text, error.span().unwrap_or(0..0), fault))
}

/// A parameter as it is typed.
fn written(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(list) => list.iter().map(written).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn read_limits(table: BTreeMap<String, toml::Value>) -> Result<Limits, Fault> {
    let mut limits = Limits::default();
    for (name, value) in table {
        let wrong = || {
            let fault = Fault::new(Kind::BadParameter, say!("found", text = name.clone()));
            fault.expecting(say!("judge-expect-limit"))
        };
        match name.as_str() {
            "tests" => limits.tests = Some(pair(&value).ok_or_else(wrong)?[1].max(1) as usize),
            "total" => limits.total = value.try_into().map_err(|_| wrong())?,
            "lengths" => limits.lengths = value.try_into().map_err(|_| wrong())?,
            "letters" => limits.letters = value.try_into().map_err(|_| wrong())?,
            "even" => limits.even = value.try_into().map_err(|_| wrong())?,
            "signed" => limits.signed = value.try_into().map_err(|_| wrong())?,
            "distinct" => limits.distinct = value.try_into().map_err(|_| wrong())?,
            "open" => limits.is_open = value.try_into().map_err(|_| wrong())?,
            _ => {
                let range = pair(&value).filter(|[least, most]| least <= most).ok_or_else(wrong)?;
                limits.numbers.insert(name, range);
            }
        }
    }
    Ok(limits)
}

fn pair(value: &toml::Value) -> Option<[i64; 2]> {
    value.clone().try_into().ok()
}
