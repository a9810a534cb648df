//! Games that people wrote as data: the examples that ship with the program, and those of the user's own folder.

use std::fs;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use crate::store::reading::{self, Files, TEXT};
use duel::house::{Entry, House};
use duel::own::Written;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use teach::glossary::words_of;

static EXAMPLES: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../config/games");

/// Every game there is: the built-in ones, those of the user's folder, and the examples the user has not replaced by
/// files of the same name; with the files that could not be let in.
pub fn house(folder: Option<&Path>) -> (House, Vec<Mistake>) {
    let mut mistakes = Vec::new();
    let mut files: Vec<File> = folder.map(|folder| own_files(folder, &mut mistakes)).unwrap_or_default();
    let examples = EXAMPLES.files().filter_map(File::example);
    let fresh: Vec<File> = examples.filter(|example| files.iter().all(|file| file.id != example.id)).collect();
    files.extend(fresh);
    files.sort_by(|a, b| a.id.cmp(&b.id));
    // Sums may name other games of the shelf, so those come first; what names a sum or each other waits its turn.
    let mut simple = House::new(games::parts());
    let (mut waiting, files): (Vec<File>, Vec<File>) = files.into_iter().partition(File::is_sum);
    waiting.extend(let_in(files, &mut simple, &mut mistakes, true));
    waiting.sort_by(|a, b| a.id.cmp(&b.id));
    let mut house = games::house_of(simple).found_by(words_of);
    let_in(waiting, &mut house, &mut mistakes, false);
    (house, mistakes)
}

/// The game of a file, wherever that lies; `None`: its name is not that of such a file.
pub fn own(path: &Path, house: &House) -> Option<Result<Entry, Fault>> {
    toml_stem(path)?;
    let mut mistakes = Vec::new();
    let file = own_file(path, &mut mistakes);
    let missing = || Fault::new(Kind::BadParameter, say!("file-missing", file = path.display().to_string()));
    let read = file.map(|file| file.read(house).map_err(|mistake| mistake.fault));
    Some(read.unwrap_or_else(|| Err(mistakes.pop().map_or_else(missing, |mistake| mistake.fault))))
}

/// Lets the files in whose game is known to the house; gives back those whose game is not, if they may wait.
fn let_in(files: Vec<File>, house: &mut House, mistakes: &mut Vec<Mistake>, may_wait: bool) -> Vec<File> {
    let mut waiting = Vec::new();
    for file in files {
        match file.read(house) {
            Err(mistake) if may_wait && mistake.fault.kind == Kind::UnknownGame => waiting.push(file),
            Err(mistake) => mistakes.push(*mistake),
            Ok(entry) => {
                if let Err(fault) = house.let_in(entry) {
                    mistakes.push(Mistake::at_bytes(&file.name, &file.text, 0..0, fault));
                }
            }
        }
    }
    waiting
}

/// A game file.
struct File {
    id: String,
    name: String,
    text: String,
    folder: Option<PathBuf>,
}

impl File {
    fn example(file: &include_dir::File) -> Option<Self> {
        let id = toml_stem(file.path())?;
        Some(File { id, name: file.path().display().to_string(), text: file.contents_utf8()?.to_owned(), folder: None })
    }

    /// Whether it is seen at once that this is a sum. A house without sums would look for the name in its index of all names.
    fn is_sum(&self) -> bool {
        let top = self.text.lines().take_while(|line| !line.starts_with('['));
        top.filter_map(|line| line.split_once('='))
            .any(|(name, game)| (name.trim(), game.trim()) == ("game", "\"sum\""))
    }

    fn read(&self, house: &House) -> Result<Entry, Box<Mistake>> {
        let read_file = |name: &str| self.beside(name);
        let written = Written { id: &self.id, file: &self.name, text: &self.text, read_file: &read_file };
        if self.folder.is_some() { written.read(house) } else { written.read_shipped(house) }
    }

    /// What a file beside this one holds.
    fn beside(&self, name: &str) -> Result<String, String> {
        if let Some(folder) = &self.folder {
            return reading::beside(&folder.join(name));
        }
        let file = EXAMPLES.get_file(name).and_then(|file| file.contents_utf8());
        file.map(str::to_owned).ok_or_else(|| "not found".into())
    }
}

fn toml_stem(path: &Path) -> Option<String> {
    (path.extension()? == "toml").then_some(path.file_stem()?.to_str()?.to_owned())
}

/// The files of a folder; those that cannot be read are told.
fn own_files(folder: &Path, mistakes: &mut Vec<Mistake>) -> Vec<File> {
    let Ok(listing) = fs::read_dir(folder) else { return Vec::new() };
    listing.flatten().filter_map(|found| own_file(&found.path(), mistakes)).collect()
}

/// A file that may hold a game; `None`: it is none, or cannot be read, which is then a mistake.
fn own_file(path: &Path, mistakes: &mut Vec<Mistake>) -> Option<File> {
    let (id, name) = (toml_stem(path)?, path.display().to_string());
    match reading::text(path, TEXT, Files::Regular) {
        Ok(text) => Some(File { id, name, text: text?, folder: path.parent().map(Path::to_owned) }),
        Err(fault) => {
            mistakes.push(Mistake::at_bytes(&name, "", 0..0, fault));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_example_opens() {
        let (house, mistakes) = house(None);
        assert_eq!(mistakes.len(), 0);
        let own = house.entries().iter().filter(|entry| entry.is_own);
        let examples: Vec<&str> = own.map(|entry| entry.id.as_str()).collect();
        assert_eq!(examples.len(), EXAMPLES.files().filter(|file| toml_stem(file.path()).is_some()).count());
        for id in examples {
            assert!(house.find(id).and_then(Entry::open_usual).is_ok(), "{id}");
        }
    }

    #[test]
    fn a_sum_is_known_by_its_first_lines() {
        let file = |text: &str| File { id: String::new(), name: String::new(), text: text.to_owned(), folder: None };
        assert!(file("title = \"t\"\ngame = \"sum\"\n[params]\n").is_sum());
        assert!(!file("game = \"nim\"\n[params]\ngame = \"sum\"\n").is_sum());
    }
}
