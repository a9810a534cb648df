//! Games that people wrote as data: the examples that ship with the program, and those of the user's own folder.

use std::fs;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use crate::duel::house::{Entry, House};
use crate::duel::own;
use crate::flaw::Flaw;
use crate::games;
use crate::say::Tongue;

static EXAMPLES: Dir = include_dir!("$CARGO_MANIFEST_DIR/config/games");

/// A file that could not be let in, and why.
pub struct Trouble {
    /// The file.
    pub file: String,
    /// Its text.
    pub text: String,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl Trouble {
    /// The file, line and column, what is wrong, and the line with carets.
    pub fn show(&self, tongue: &Tongue) -> String {
        self.flaw.show(&self.file, &self.text, tongue)
    }
}

/// Every game there is: the built-in ones, those of the user's folder, and the examples the user has not replaced by
/// files of the same name; with the files that could not be let in.
pub fn house(folder: Option<&Path>) -> (House, Vec<Trouble>) {
    let mut files: Vec<Written> = folder.map(own_files).unwrap_or_default();
    let examples = EXAMPLES.files().filter_map(Written::example);
    let fresh: Vec<Written> = examples.filter(|example| files.iter().all(|file| file.id != example.id)).collect();
    files.extend(fresh);
    files.sort_by(|a, b| a.id.cmp(&b.id));
    let mut shelf = Shelf { parts: games::parts(), troubles: Vec::new() };
    // Sums may name other games of the shelf, so those come first; what needs a sum waits for the second round.
    let simple = House::new(shelf.parts.clone());
    let waiting: Vec<Written> = files.into_iter().filter(|file| !shelf.take(file, &simple)).collect();
    let mut house = games::house_of(shelf.parts.clone());
    for file in waiting {
        let own = file.read(&house);
        if let Err(flaw) = own.and_then(|entry| house.let_in(entry).map_err(|fault| Flaw::new(0..0, fault))) {
            shelf.troubles.push(Trouble { file: file.name, text: file.text, flaw });
        }
    }
    (house, shelf.troubles)
}

/// A game file.
struct Written {
    id: String,
    name: String,
    text: String,
    folder: Option<PathBuf>,
}

impl Written {
    fn example(file: &include_dir::File) -> Option<Self> {
        let id = toml_stem(file.path())?;
        Some(Written {
            id,
            name: file.path().display().to_string(),
            text: file.contents_utf8()?.to_owned(),
            folder: None,
        })
    }

    fn read(&self, house: &House) -> Result<Entry, Flaw> {
        own::read(&self.id, &self.text, house, &|name| self.beside(name))
    }

    /// What a file beside this one holds.
    fn beside(&self, name: &str) -> Result<String, String> {
        if let Some(folder) = &self.folder {
            return fs::read_to_string(folder.join(name)).map_err(|error| error.to_string());
        }
        let file = EXAMPLES.get_file(name).and_then(|file| file.contents_utf8());
        file.map(str::to_owned).ok_or_else(|| "not found".into())
    }
}

fn toml_stem(path: &Path) -> Option<String> {
    (path.extension()? == "toml").then_some(path.file_stem()?.to_str()?.to_owned())
}

fn own_files(folder: &Path) -> Vec<Written> {
    let Ok(listing) = fs::read_dir(folder) else { return Vec::new() };
    let written = |path: PathBuf| {
        let id = toml_stem(&path)?;
        let text = fs::read_to_string(&path).ok()?;
        Some(Written { id, name: path.display().to_string(), text, folder: path.parent().map(Path::to_owned) })
    };
    listing.flatten().filter_map(|found| written(found.path())).collect()
}

struct Shelf {
    parts: Vec<Entry>,
    troubles: Vec<Trouble>,
}

impl Shelf {
    /// Takes a game that is no sum onto the shelf; false if it names a game that this house does not have.
    fn take(&mut self, file: &Written, house: &House) -> bool {
        match file.read(house) {
            Ok(entry) if self.parts.iter().all(|part| part.id != entry.id) => self.parts.push(entry),
            Err(flaw) if flaw.is_unknown_game() => return false,
            Ok(entry) => self.refuse(file, Flaw::new(0..0, House::taken(&entry.id))),
            Err(flaw) => self.refuse(file, flaw),
        }
        true
    }

    fn refuse(&mut self, file: &Written, flaw: Flaw) {
        self.troubles.push(Trouble { file: file.name.clone(), text: file.text.clone(), flaw });
    }
}
