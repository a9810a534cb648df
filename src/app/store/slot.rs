//! The slot with the game to be resumed, shared by all programs of one user.
//!
//! Invariant: no game is ever overwritten by another program's. Who finds a game there that it did not put there moves
//! it to the side before it writes its own.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::PathBuf;

use crate::store::reading::{self, Files, TEXT};
use crate::store::record::Record;
use crate::store::{file_fault, free_name, read_text, set_aside, write_atomically};
use ground::fault::Fault;
use ground::mistake::Mistake;

/// The place of one resumable game, and what this program last saw there.
pub struct Slot {
    path: PathBuf,
    seen: Option<String>,
}

/// What was found on the slot.
pub enum Found {
    /// No game.
    Nothing,
    /// A game to go on with.
    Game(Box<Record>),
    /// Something that cannot be read; it was moved aside and nothing of it is lost.
    Damaged {
        /// What is wrong with it.
        mistake: Box<Mistake>,
        /// Where it lies now.
        aside: PathBuf,
    },
}

impl Slot {
    /// The slot at this file.
    pub fn at(path: PathBuf) -> Self {
        Slot { path, seen: None }
    }

    /// Takes the game from the slot; it stays there until another one is put in its place.
    pub fn load(&mut self) -> Result<Found, Fault> {
        let Some(text) = read_text(&self.path)? else { return Ok(Found::Nothing) };
        match Record::read(&self.path.display().to_string(), &text) {
            Ok(record) => {
                self.seen = Some(text);
                Ok(Found::Game(Box::new(record)))
            }
            Err(mistake) => {
                let aside = set_aside(&self.path).map_err(|error| file_fault(&self.path, &error))?;
                Ok(Found::Damaged { mistake, aside })
            }
        }
    }

    /// Puts a game there. Another program's game is kept beside it as `NAME.kept-N`.
    pub fn save(&mut self, record: &Record) -> io::Result<()> {
        let text = record.write();
        if self.seen.as_ref() == Some(&text) && self.path.exists() {
            return Ok(());
        }
        let _lock = self.lock()?;
        self.keep_strangers()?;
        write_atomically(&self.path, &text)?;
        self.seen = Some(text);
        Ok(())
    }

    /// Clears the slot of this program's game, when it was played to its end; another program's stays.
    pub fn clear(&mut self) -> io::Result<()> {
        let Some(own) = self.seen.take() else { return Ok(()) };
        let _lock = self.lock()?;
        match reading::bytes(&self.path, TEXT, Files::Any) {
            Ok(bytes) if bytes == own.as_bytes() => std::fs::remove_file(&self.path),
            _ => Ok(()),
        }
    }

    fn keep_strangers(&self) -> io::Result<()> {
        let present = match reading::bytes(&self.path, TEXT, Files::Any) {
            Ok(bytes) => Some(bytes),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            // Such a file is none of this program's, and is kept, too.
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => None,
            Err(error) => return Err(error),
        };
        if self.seen.as_ref().is_some_and(|own| present.is_some_and(|present| own.as_bytes() == present)) {
            return Ok(());
        }
        std::fs::rename(&self.path, free_name(&self.path, "kept")?)
    }

    /// Holds other programs off while the slot changes; the lock ends with the file handle.
    fn lock(&self) -> io::Result<File> {
        if let Some(folder) = self.path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut name = self.path.as_os_str().to_owned();
        name.push(".lock");
        let file = OpenOptions::new().create(true).write(true).truncate(false).open(name)?;
        file.lock()?;
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::record::tests::some;

    fn game(slot: &mut Slot) -> Option<Record> {
        match slot.load().expect("readable") {
            Found::Game(record) => Some(*record),
            Found::Nothing => None,
            Found::Damaged { mistake, .. } => panic!("{mistake:?}"),
        }
    }

    #[test]
    fn a_game_is_found_again_and_cleared() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("data/resume.json");
        let mut slot = Slot::at(path.clone());
        assert_eq!(game(&mut slot), None);
        slot.save(&some()).expect("saved");
        assert_eq!(game(&mut Slot::at(path)), Some(some()));
        slot.clear().expect("cleared");
        assert_eq!(game(&mut slot), None);
    }

    #[test]
    fn the_game_of_another_program_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("resume.json");
        let (mut mine, mut other) = (Slot::at(path.clone()), Slot::at(path.clone()));
        mine.save(&some()).expect("saved");
        other.save(&Record { seed: 8, ..some() }).expect("saved");
        mine.save(&Record { seed: 9, ..some() }).expect("saved");
        let kept = |n: u32| game(&mut Slot::at(folder.path().join(format!("resume.json.kept-{n}")))).map(|r| r.seed);
        assert_eq!((kept(1), kept(2)), (Some(7), Some(8)));
        assert_eq!(game(&mut mine).map(|r| r.seed), Some(9));
        other.clear().expect("what is not there any more is not cleared");
        assert_eq!(game(&mut mine).map(|r| r.seed), Some(9));
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_and_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("resume.json");
        std::fs::write(&path, "{\"duel\": ").expect("written");
        let mut slot = Slot::at(path.clone());
        let Found::Damaged { aside, .. } = slot.load().expect("readable") else { panic!("half a file is no game") };
        assert_eq!(std::fs::read_to_string(aside).expect("kept"), "{\"duel\": ");
        slot.save(&some()).expect("saved");
        assert_eq!(game(&mut slot), Some(some()));
    }
}
