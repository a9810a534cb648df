//! What the screen keeps on disk: the game to be resumed, and settings that were changed.

use crate::settings::file::with_setting;
use crate::store::progress::{Kept, Progress, today};
use crate::store::record::Record;
use crate::store::slot::{Found, Slot};
use crate::store::{Paths, file_fault, read_text, write_atomically, write_new};
use crate::tui::desk::Effect;
use ground::fault::Fault;
use ground::mistake::Mistake;
use ground::say;
use ground::say::Say;
use teach::note::{Day, Note};

/// Whoever keeps things on disk.
pub struct Keeper {
    paths: Paths,
    slot: Slot,
    /// Whether the game that was found at the start is still only looked at.
    is_found_untouched: bool,
    /// The day, where it is not the one of the system.
    day: Option<Day>,
}

impl Keeper {
    /// A keeper for these paths.
    pub fn at(paths: Paths) -> Self {
        Keeper { slot: Slot::at(paths.resume()), paths, is_found_untouched: false, day: None }
    }

    /// The game kept last time. A file that cannot be read is set aside, and what was wrong with it is told.
    pub fn load(&mut self) -> Result<Option<Record>, Box<Mistake>> {
        match self.slot.load() {
            Ok(Found::Game(record)) => {
                self.is_found_untouched = true;
                Ok(Some(*record))
            }
            Ok(Found::Damaged { mistake, .. }) => Err(mistake),
            Ok(Found::Nothing) => Ok(None),
            Err(fault) => Err(Box::new(Mistake::at_line(&self.paths.resume().display().to_string(), "", 1, 1, fault))),
        }
    }

    /// What was done so far. Damaged lines are set aside.
    pub fn progress(&self) -> Result<Kept, Fault> {
        Progress::at(self.paths.progress()).all()
    }

    /// Today.
    pub fn today(&self) -> Day {
        self.day.unwrap_or_else(today)
    }

    /// Takes another day for today, as tests do.
    pub fn set_day(&mut self, day: Day) {
        self.day = Some(day);
    }

    fn note(&self, note: &Note) -> Result<Option<Say>, Fault> {
        let progress = Progress::at(self.paths.progress());
        let aside = progress.append(note).map_err(|error| file_fault(progress.path(), &error))?;
        Ok(aside.map(|file| say!("stats-aside", file = file.display().to_string())))
    }

    /// Does what is to be done on disk, and tells what a person wants to hear of it; other effects are none of its
    /// business.
    pub fn perform(&mut self, effect: &Effect) -> Result<Option<Say>, Fault> {
        if let Effect::Write { name, extension, text } = effect {
            let file = self.write(name, extension, text)?;
            return Ok(Some(say!("screen-written", file = file)));
        }
        if let Effect::Seal { name, sealed } = effect {
            let file = self.write(name, "txt", &sealed.text)?;
            return Ok(Some(say!("sealed-written", file = file, word = sealed.word.clone())));
        }
        if let Effect::Note(note) = effect {
            return self.note(note);
        }
        self.keep(effect).map(|()| None)
    }

    /// Writes a text to a new file in the folder of exports; tells where.
    fn write(&self, name: &str, extension: &str, text: &str) -> Result<String, Fault> {
        let folder = self.paths.exports();
        let path = write_new(&folder, name, extension, text).map_err(|error| file_fault(&folder, &error))?;
        Ok(path.display().to_string())
    }

    fn keep(&mut self, effect: &Effect) -> Result<(), Fault> {
        match effect {
            Effect::Keep(record) => {
                if std::mem::take(&mut self.is_found_untouched) {
                    // A slot that has seen nothing moves the game found there to the side instead of overwriting it.
                    self.slot = Slot::at(self.paths.resume());
                }
                self.slot.save(record).map_err(|error| file_fault(&self.paths.resume(), &error))
            }
            Effect::Resumed => {
                self.is_found_untouched = false;
                Ok(())
            }
            Effect::Finished if self.is_found_untouched => Ok(()),
            Effect::Finished => self.slot.clear().map_err(|error| file_fault(&self.paths.resume(), &error)),
            Effect::Set(name, text) => self.set(name, text),
            Effect::Write { .. }
            | Effect::Seal { .. }
            | Effect::Note(_)
            | Effect::Mouse(_)
            | Effect::Hurry
            | Effect::Suspend
            | Effect::Quit => Ok(()),
        }
    }

    fn set(&self, name: &str, text: &str) -> Result<(), Fault> {
        let path = &self.paths.config;
        let old = read_text(path)?.unwrap_or_default();
        let new = with_setting(&old, name, text)?;
        write_atomically(path, &new).map_err(|error| file_fault(path, &error))
    }
}
