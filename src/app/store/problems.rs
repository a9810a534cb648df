//! Problems of judges: those that ship, and those that a person wrote.

use std::fs;

use crate::store::Paths;
use crate::store::reading::{Files, TEXT, text};
use ground::mistake::Mistake;
use judge::catalogue::{Catalogue, OwnFile};

/// All problems, those in the user's folder among them, and what cannot be read.
pub fn catalogue(paths: Option<&Paths>) -> (Catalogue, Vec<Mistake>) {
    let (own, mut mistakes) = own_files(paths);
    let (catalogue, more) = Catalogue::new(&own);
    mistakes.extend(more);
    (catalogue, mistakes)
}

/// The files `problems/*.toml` beside the settings.
fn own_files(paths: Option<&Paths>) -> (Vec<OwnFile>, Vec<Mistake>) {
    let (mut own, mut mistakes) = (Vec::new(), Vec::new());
    let folder = paths.map(Paths::problems);
    let Some(listing) = folder.and_then(|folder| fs::read_dir(folder).ok()) else { return (own, mistakes) };
    for found in listing.flatten().map(|found| found.path()) {
        let (Some("toml"), Some(id)) =
            (found.extension().and_then(|e| e.to_str()), found.file_stem().and_then(|s| s.to_str()))
        else {
            continue;
        };
        let name = found.display().to_string();
        match text(&found, TEXT, Files::Regular) {
            Ok(Some(text)) => own.push(OwnFile { id: id.to_owned(), name, text }),
            Ok(None) => {}
            Err(fault) => mistakes.push(Mistake::at_bytes(&name, "", 0..0, fault)),
        }
    }
    (own, mistakes)
}
