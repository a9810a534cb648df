//! The lessons that ship with the program, and how teachers write their own.

use include_dir::{Dir, include_dir};

use crate::lesson::form::Lesson;
use crate::lesson::joined::Source;
use duel::house::House;
use duel::index::{Index, Names};
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

/// The lesson that is meant: by its name with or without the number, by its number, its title in either language, pinyin or a word
/// of these that no other has. Where several or none have it, the lessons that may be meant.
pub fn named(name: &str, language: Language) -> Result<Shipped, Vec<String>> {
    let all = shipped(language);
    let titles = Language::ALL.map(|language| shipped(language).iter().map(Shipped::title).collect::<Vec<_>>());
    let names = |(i, one): (usize, &Shipped)| {
        let (number, bare) = one.name.split_once('-').unwrap_or_default();
        let told = titles.iter().filter_map(|titles| titles.get(i).cloned());
        let own = [one.name.as_str(), bare, number, number.trim_start_matches('0')].map(str::to_owned);
        Names::of(own.into_iter().chain(told).collect(), Vec::new(), &[])
    };
    let index = Index::new(all.iter().enumerate().map(names).collect());
    let meant = index.named(name).map_or_else(|| index.search(name), |one| vec![one]);
    match meant[..] {
        [one] => Ok(all[one].clone()),
        [] => Err(index.nearest(name).map(|near| all[near].name.clone()).into_iter().collect()),
        _ => Err(meant.iter().map(|one| all[*one].name.clone()).collect()),
    }
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
    page("FORMAT", language)
}

/// The lessons as plans of forty-five minutes, for teachers.
pub fn guide(language: Language) -> &'static str {
    page("GUIDE", language)
}

fn page(name: &str, language: Language) -> &'static str {
    let file = match language {
        Language::English => format!("{name}.md"),
        Language::Chinese => format!("{name}.zh-CN.md"),
    };
    LESSONS.get_file(file).and_then(|file| file.contents_utf8()).unwrap_or_default()
}

impl Shipped {
    /// Its title as it is written, without marks.
    fn title(&self) -> String {
        self.source.text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or_default().replace('*', "")
    }

    /// Reads it.
    pub fn read(&self, house: &House) -> Result<Lesson, Vec<Mistake>> {
        Lesson::read(self.source.clone(), house)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_found_by_number_title_pinyin_and_a_word_of_theirs() {
        for text in
            ["02-bouton", "bouton", "2", "02", "２", "布顿的尼姆", "bddnm", "budundenimu", "布顿", "Bouton's nim"]
        {
            for language in Language::ALL {
                assert_eq!(named(text, language).map(|one| one.name).as_deref(), Ok("02-bouton"), "{text}");
            }
        }
        assert_eq!(named("boutn", Language::English), Ok(named("2", Language::English).expect("it is there")));
        assert!(named("的", Language::Chinese).expect_err("several have it").len() > 1);
        assert_eq!(named("qqqqqq", Language::English), Err(Vec::new()));
    }
}
