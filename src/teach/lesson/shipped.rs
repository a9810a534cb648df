//! The lessons that ship with the program, and how teachers write their own.

use include_dir::{Dir, include_dir};

use crate::lesson::form::Lesson;
use crate::lesson::joined::Source;
use duel::house::House;
use ground::mistake::Mistake;
use ground::say::Language;

static LESSONS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/lessons");

/// A lesson that ships, as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// Its name, such as `01-p-and-n`.
    pub name: String,
    /// Its file.
    pub source: Source,
}

/// The lessons of a language, in the order of their names.
pub fn shipped(language: Language) -> Vec<Shipped> {
    let files = LESSONS.get_dir(language.tag()).into_iter().flat_map(Dir::files);
    let read = |file: &include_dir::File| {
        let path = file.path();
        let name = path.file_name()?.to_str()?.strip_suffix(".md")?.to_owned();
        let source = Source { file: path.display().to_string(), text: file.contents_utf8()?.to_owned() };
        Some(Shipped { name, source })
    };
    let mut all: Vec<Shipped> = files.filter_map(read).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// The lesson of this name, with its number, or with its name alone.
pub fn named(name: &str, language: Language) -> Option<Shipped> {
    let bare = |full: &str| full.split_once('-').map_or(String::new(), |(_, rest)| rest.to_owned());
    let number = |full: &str| full.split('-').next().unwrap_or_default().trim_start_matches('0').to_owned();
    shipped(language).into_iter().find(|one| one.name == name || bare(&one.name) == name || number(&one.name) == name)
}

/// The lesson behind a game: the one with the most boards of it, and at least two.
pub fn about(game: &str, language: Language) -> Option<Shipped> {
    let boards = |one: &Shipped| {
        let names = one.source.text.lines().filter_map(|line| line.strip_prefix("game:"));
        names.filter(|name| name.trim().split('[').next() == Some(game)).count()
    };
    let counted = shipped(language).into_iter().rev().map(|one| (boards(&one), one));
    counted.filter(|(boards, _)| *boards > 1).max_by_key(|(boards, _)| *boards).map(|(_, one)| one)
}

/// How lessons are written, for teachers.
pub fn format(language: Language) -> &'static str {
    let name = match language {
        Language::English => "FORMAT.md",
        Language::Chinese => "FORMAT.zh-CN.md",
    };
    LESSONS.get_file(name).and_then(|file| file.contents_utf8()).unwrap_or_default()
}

impl Shipped {
    /// Reads it.
    pub fn read(&self, house: &House) -> Result<Lesson, Vec<Mistake>> {
        Lesson::read(self.source.clone(), house)
    }
}
