//! The desk where commands are answered: what each of them is handed, and how one can come to an early end.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::cli::watch::Watch;
use crate::cores::Cores;
use crate::settings::Settings;
use crate::store::position::Refusal;
use crate::store::reading::Files;
use crate::store::tables::Tables;
use crate::store::{Paths, position, read_text};
use duel::house::{Entry, House};
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::{Domain, Params};
use ground::say;
use ground::say::{Say, Tongue};
use ground::typed::signs;
use solve::judge::control::{Backing, Stop};

/// What keys do where nobody changed them: for each screen its name, and the keys with what they do.
pub type KeyTable = fn() -> Vec<(Say, Vec<(String, Say)>)>;

/// What every command may use.
pub struct Desk {
    /// Every game there is.
    pub house: House,
    /// What a person wrote and could not be let in.
    pub mistakes: Vec<Mistake>,
    /// What is set, flags included.
    pub settings: Settings,
    /// Where files lie; `None` where a user has no home.
    pub paths: Option<Paths>,
    /// The settings file, which a flag may have named.
    pub config: Option<PathBuf>,
    /// The language spoken.
    pub tongue: &'static Tongue,
    /// What keys do on the screen, for the manual.
    pub keys: KeyTable,
}

/// Why a command ends before it is done.
#[derive(Debug)]
pub enum Halt {
    /// The request was wrong, or a limit was met.
    Fault(Box<Fault>),
    /// A file or an input was wrong at some line.
    Mistake(Box<Mistake>),
    /// Everything was said; only the exit status is left.
    Exit(u8),
    /// Nobody reads on, or the disk is full.
    Io(io::Error),
}

impl From<Fault> for Halt {
    fn from(fault: Fault) -> Self {
        Halt::Fault(Box::new(fault))
    }
}

impl From<Refusal> for Halt {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Typed(fault) => fault.into(),
            Refusal::Filed(mistake) => Halt::Mistake(mistake),
        }
    }
}

impl From<Mistake> for Halt {
    fn from(mistake: Mistake) -> Self {
        Halt::Mistake(Box::new(mistake))
    }
}

impl From<Box<Mistake>> for Halt {
    fn from(mistake: Box<Mistake>) -> Self {
        Halt::Mistake(mistake)
    }
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        stopped(stop).into()
    }
}

impl From<io::Error> for Halt {
    fn from(error: io::Error) -> Self {
        Halt::Io(error)
    }
}

/// Why an engine gave no answer, as programs read it.
pub fn stopped(stop: Stop) -> Fault {
    match stop {
        Stop::Asked => Fault::new(Kind::Stopped, say!("stopped")),
        Stop::TooLarge(says) => Fault::new(Kind::TooLarge, says),
    }
}

/// The exit status of a fault: 3 for what met a limit, 2 for what was wrong.
pub fn status(kind: Kind) -> u8 {
    match kind {
        Kind::Stopped | Kind::TooLarge => 3,
        _ => 2,
    }
}

impl Desk {
    /// Watches over questions, each of which may take so long and keep its large tables where the settings allow it.
    pub fn watch(&self, within: Option<Duration>) -> Watch {
        let paths = self.paths.as_ref().filter(|_| self.settings.cache);
        let table_store = paths.map(|paths| Tables::store(paths.tables()));
        Watch::new(within, Backing { table_store, pool: Some(Cores::pool()), memory: self.settings.memory.bytes() })
            .telling(self.tongue)
    }

    /// The game of this name and its parameters after these settings `KEY=VALUE`.
    pub fn variant<'t>(
        &self,
        game: &str,
        sets: impl IntoIterator<Item = &'t String>,
    ) -> Result<(&Entry, Params), Fault> {
        let entry = self.house.find(game)?;
        let mut params = entry.params();
        for set in sets {
            let set = signs(set);
            let Some((name, text)) = set.split_once('=') else {
                return Err(Fault::new(Kind::BadParameter, say!("set-without-value", text = &*set))
                    .expecting(say!("expect-set")));
            };
            let name = name.trim();
            match text.trim().strip_prefix('@').filter(|_| is_text(entry, name)) {
                Some(path) => params.set(name, &graph_text(Path::new(path))?)?,
                None => params.set(name, text)?,
            }
        }
        Ok((entry, params))
    }

    /// A position of a game, typed or in a file, or its preset start.
    pub fn open<'t>(
        &self,
        game: &str,
        position: Option<&str>,
        sets: impl IntoIterator<Item = &'t String>,
    ) -> Result<(&Entry, Arc<dyn Place>), Refusal> {
        let (entry, params) = self.variant(game, sets)?;
        Ok((entry, position::open(&self.house, entry, &params, position, Files::Any)?))
    }
}

fn is_text(entry: &Entry, name: &str) -> bool {
    entry.card.params.iter().any(|param| param.name == name && param.domain == Domain::Text)
}

/// What a file holds as the text of a parameter: lines are joined by commas, unless it is a drawing in DOT.
fn graph_text(path: &Path) -> Result<String, Fault> {
    let missing = || {
        let says = say!("file-missing", file = path.display().to_string());
        Fault::new(Kind::BadParameter, says)
    };
    let text = read_text(path)?.ok_or_else(missing)?;
    if text.contains('{') {
        return Ok(text);
    }
    let lines = text.lines().map(|line| line.trim().trim_end_matches(',')).filter(|line| !line.is_empty());
    Ok(lines.collect::<Vec<_>>().join(","))
}
