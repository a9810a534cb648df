//! The learner's progress on disk: one record a line, each with its checksum, only ever added to.
//!
//! Invariant: a line once written is never changed. What is damaged, such as a last line of which only a part was written, is
//! set aside and told; sound lines around it stay as they are, also those only another version understands.

use std::fs;
use std::fs::{File, OpenOptions};
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::store::reading::{self, Files, LARGE};
use crate::store::{file_fault, free_name, write_atomically};
use ground::fault::Fault;
use teach::note::{Day, Did, Note};

/// Seconds of a day.
const DAY: u64 = 24 * 60 * 60;

/// Today by the clock of the system, in universal time.
pub fn today() -> Day {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    Day::try_from(seconds / DAY).unwrap_or(Day::MAX)
}

/// The file of one learner's progress.
#[derive(Clone, Debug)]
pub struct Progress {
    path: PathBuf,
}

/// What the file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Everything that can be read, the oldest first.
    pub notes: Vec<Note>,
    /// Where damaged lines were put, if there were any.
    pub aside: Option<PathBuf>,
}

/// One line of the file.
#[derive(Serialize, Deserialize)]
struct Line<'l> {
    crc: String,
    day: Day,
    #[serde(borrow)]
    did: &'l RawValue,
}

impl Progress {
    /// The progress kept in this file.
    pub fn at(path: PathBuf) -> Self {
        Progress { path }
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Everything kept so far. Damaged lines are set aside.
    pub fn all(&self) -> Result<Kept, Fault> {
        self.load().map_err(|error| file_fault(&self.path, &error))
    }

    fn load(&self) -> io::Result<Kept> {
        let parted = Parted::of(&self.bytes()?);
        if parted.damaged.is_empty() {
            return Ok(Kept { notes: parted.notes, aside: None });
        }
        // Another program may be writing just now: who holds the lock sees whole lines only.
        let _lock = self.lock()?;
        self.mend()
    }

    /// Adds something done on a day. Tells where damaged lines were put, if there were any before it.
    pub fn append(&self, note: &Note) -> io::Result<Option<PathBuf>> {
        self.append_all(std::slice::from_ref(note))
    }

    /// The same for several things.
    pub fn append_all(&self, notes: &[Note]) -> io::Result<Option<PathBuf>> {
        let text: String = notes.iter().map(written).collect();
        let _lock = self.lock()?;
        let bytes = self.bytes()?;
        let aside = if bytes.last().is_some_and(|last| *last != b'\n') { self.mend()?.aside } else { None };
        let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        Ok(aside)
    }

    /// Everything that can be read, as it stands in the file: what an export is.
    pub fn export(&self) -> Result<String, Fault> {
        self.load().map_err(|error| file_fault(&self.path, &error))?;
        self.bytes().map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).map_err(|e| file_fault(&self.path, &e))
    }

    /// Deletes the file; false where there was none.
    pub fn delete(&self) -> Result<bool, Fault> {
        let _lock = self.lock().map_err(|error| file_fault(&self.path, &error))?;
        match fs::remove_file(&self.path) {
            Ok(()) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(file_fault(&self.path, &error)),
        }
    }

    fn bytes(&self) -> io::Result<Vec<u8>> {
        match reading::bytes(&self.path, LARGE, Files::Any) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            bytes => bytes,
        }
    }

    /// Moves damaged lines to a file beside this one. Whoever calls holds the lock.
    fn mend(&self) -> io::Result<Kept> {
        let parted = Parted::of(&self.bytes()?);
        if parted.damaged.is_empty() {
            return Ok(Kept { notes: parted.notes, aside: None });
        }
        let aside = free_name(&self.path, "damaged")?;
        fs::write(&aside, parted.damaged)?;
        write_atomically(&self.path, &parted.sound)?;
        Ok(Kept { notes: parted.notes, aside: Some(aside) })
    }

    /// Holds other programs off while the file changes; the lock ends with the handle.
    fn lock(&self) -> io::Result<File> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut name = self.path.as_os_str().to_owned();
        name.push(".lock");
        let file = OpenOptions::new().create(true).write(true).truncate(false).open(name)?;
        file.lock()?;
        Ok(file)
    }
}

/// The lines of a file, the sound ones parted from the damaged.
#[derive(Default)]
struct Parted {
    notes: Vec<Note>,
    sound: String,
    damaged: Vec<u8>,
}

impl Parted {
    fn of(bytes: &[u8]) -> Self {
        let mut parted = Parted::default();
        for line in bytes.split_inclusive(|byte| *byte == b'\n') {
            match line.strip_suffix(b"\n").and_then(|line| std::str::from_utf8(line).ok()).and_then(read) {
                Some(note) => {
                    parted.notes.push(note);
                    parted.sound.push_str(&String::from_utf8_lossy(line));
                }
                None => parted.damaged.extend_from_slice(line),
            }
        }
        parted
    }
}

fn sum(day: Day, did: &str) -> String {
    format!("{:08x}", crc32fast::hash(format!("{day} {did}").as_bytes()))
}

fn written(note: &Note) -> String {
    let did = note.did.write();
    format!("{{\"crc\":\"{}\",\"day\":{},\"did\":{did}}}\n", sum(note.day, &did), note.day)
}

fn read(line: &str) -> Option<Note> {
    let line: Line = serde_json::from_str(line).ok()?;
    let did = line.did.get();
    (line.crc == sum(line.day, did)).then(|| Note { day: line.day, did: Did::read(did) })
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;
    use teach::note::Lesson;

    fn lesson(day: Day, name: &str) -> Note {
        Note { day, did: Did::Lesson(Lesson { name: name.into() }) }
    }

    fn fresh() -> (tempfile::TempDir, Progress) {
        let folder = tempfile::tempdir().expect("a folder");
        let progress = Progress::at(folder.path().join("data/progress.jsonl"));
        (folder, progress)
    }

    #[test]
    fn what_is_added_is_found_again_in_order_and_can_be_deleted() {
        let (_folder, progress) = fresh();
        assert_eq!(progress.all(), Ok(Kept::default()));
        let notes = [lesson(3, "xor"), lesson(4, "line\nbreak")];
        assert_eq!(progress.append(&notes[0]).expect("written"), None);
        progress.append(&notes[1]).expect("written");
        assert_eq!(progress.all().expect("readable").notes, notes);
        assert_eq!(progress.export().expect("readable").lines().count(), 2);
        assert_eq!(progress.delete(), Ok(true));
        assert_eq!(progress.delete(), Ok(false));
        assert_eq!(progress.all(), Ok(Kept::default()));
    }

    #[test]
    fn a_damaged_tail_is_set_aside_and_nothing_else_is_lost() {
        let (_folder, progress) = fresh();
        progress.append_all(&[lesson(1, "a"), lesson(2, "b")]).expect("written");
        let mut bytes = fs::read(progress.path()).expect("there");
        bytes.truncate(bytes.len() - 5);
        fs::write(progress.path(), &bytes).expect("written");
        let aside = progress.append(&lesson(3, "c")).expect("written").expect("half a line was there");
        assert!(fs::read_to_string(&aside).expect("kept").contains("\"b"));
        let kept = progress.all().expect("readable");
        assert_eq!((kept.notes, kept.aside), (vec![lesson(1, "a"), lesson(3, "c")], None));
    }

    #[test]
    fn a_line_that_was_changed_is_noticed_and_one_of_another_version_is_kept() {
        let (_folder, progress) = fresh();
        let strange = Note { day: 2, did: Did::Other("{\"dragon\":{\"heads\":3}}".into()) };
        progress.append_all(&[lesson(1, "a"), strange.clone(), lesson(3, "c")]).expect("written");
        let text = fs::read_to_string(progress.path()).expect("there").replace("\"day\":3", "\"day\":4");
        fs::write(progress.path(), text).expect("written");
        let kept = progress.all().expect("readable");
        assert_eq!(kept.notes, [lesson(1, "a"), strange]);
        assert!(kept.aside.is_some());
        assert_eq!(progress.all().expect("readable").aside, None, "it is set aside once");
        assert!(progress.export().expect("readable").contains("dragon"));
    }

    #[test]
    fn several_programs_write_at_once_and_every_line_stays() {
        let (_folder, progress) = fresh();
        let writer = |n: u32| {
            let progress = progress.clone();
            thread::spawn(move || {
                for i in 0..20 {
                    progress.append(&lesson(n, &format!("{i}"))).expect("written");
                    assert_eq!(progress.all().expect("readable").aside, None);
                }
            })
        };
        for one in [1, 2, 3].map(writer) {
            one.join().expect("written");
        }
        let notes = progress.all().expect("readable").notes;
        for n in 1..=3 {
            let own: Vec<&Note> = notes.iter().filter(|note| note.day == n).collect();
            assert_eq!(own.len(), 20);
            assert_eq!(*own[19], lesson(n, "19"), "each in its order");
        }
    }
}
