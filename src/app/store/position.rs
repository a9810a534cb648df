//! Positions that stand in a file: `@net.dot` where a position is asked for, or `@net.toml`, a game written as data.

use std::path::Path;
use std::sync::Arc;

use crate::store::reading::{Files, STDIN, TEXT, beside, text};
use duel::house::{Entry, House};
use duel::own::Written;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::params::Params;
use ground::say;

/// Why a position cannot be opened: what was typed is wrong, or what stands in the file it names.
#[derive(Debug)]
pub enum Refusal {
    /// What was typed.
    Typed(Fault),
    /// What stands in a file.
    Filed(Box<Mistake>),
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Refusal::Typed(fault)
    }
}

impl From<Refusal> for Fault {
    /// The complaint without the excerpt of the file.
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Typed(fault) => fault,
            Refusal::Filed(mistake) => mistake.fault(),
        }
    }
}

/// Opens a position of a game with these parameters: as it was typed, or as the file holds it that `@FILE` names.
///
/// A file whose name ends in `.toml` is a game written as data, and so is what comes in by `@-` if it begins by naming its game; its
/// parameters hold where `params` are the entry's defaults. Of any other the whole text is the position. Mistakes stand at their line and column of the file. `files` are those that are read.
pub fn open(
    house: &House,
    entry: &Entry,
    params: &Params,
    position: Option<&str>,
    files: Files,
) -> Result<Arc<dyn Place>, Refusal> {
    let Some(file) = position.and_then(|text| text.trim().strip_prefix('@')) else {
        return Ok(entry.open(params, position)?);
    };
    let path = Path::new(file);
    let missing = || Fault::new(Kind::BadPosition, say!("file-missing", file = file));
    let text = text(path, TEXT, files)?.ok_or_else(|| missing().expecting(say!("expect-position-file")))?;
    let is_data =
        if file == STDIN { names_a_game(&text) } else { path.extension().is_some_and(|ending| ending == "toml") };
    if is_data {
        return written(house, entry, params, path, &text);
    }
    let told = text.trim_end();
    entry.open(params, Some(told)).map_err(|fault| Refusal::Filed(Box::new(Mistake::of_column(file, told, fault))))
}

/// Whether a text sets `game` before anything that a section could hold, as games written as data do and no position does.
fn names_a_game(text: &str) -> bool {
    let top = text.lines().map(str::trim).take_while(|line| !line.starts_with('['));
    top.filter_map(|line| line.split_once('=')).any(|(name, _)| name.trim() == "game")
}

/// The same where no other game is at hand: a game written as data must be of this one.
pub fn opened(entry: &Entry, params: &Params, position: Option<&str>) -> Result<Arc<dyn Place>, Fault> {
    Ok(open(&House::new(vec![entry.clone()]), entry, params, position, Files::Regular)?)
}

/// The start of a game written as data, with our parameters over its own.
fn written(house: &House, entry: &Entry, params: &Params, path: &Path, text: &str) -> Result<Arc<dyn Place>, Refusal> {
    let file = path.display().to_string();
    let beside = |name: &str| beside(&path.with_file_name(name));
    let own = Written { id: &file, file: &file, text, read_file: &beside }.read(house).map_err(Refusal::Filed)?;
    if own.card.id != entry.card.id {
        let (theirs, ours) = (own.card.id, entry.id.clone());
        let says = say!("position-of-other-game", file = file, theirs = theirs, ours = ours);
        return Err(Fault::new(Kind::BadPosition, says).into());
    }
    let (mut merged, defaults) = (own.params(), entry.params());
    for ((param, ours), (_, default)) in params.iter().zip(defaults.iter()) {
        if ours != default {
            merged.set(param.name, &ours.write())?;
        }
    }
    let start = own.presets.first().and_then(|preset| preset.position.as_deref());
    Ok(own.open(&merged, start)?)
}
