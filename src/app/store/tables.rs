//! Tables that outlive the program: files in the system's cache folder, believed only if they are unharmed.
//!
//! A file is a head of 32 bytes and the table: eight that say what it is, the version of this layout, the edition of the table,
//! its length, and the checksum of its name, its edition and its bytes. What cannot be read is passed over in silence and
//! written anew; a folder that cannot be written to, or is not there, costs nothing but time.

use std::fs;
use std::fs::{File, FileTimes};
use std::io;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use crc32fast::Hasher;
use tempfile::NamedTempFile;

use solve::judge::table_store::{Label, TableStore};

/// What every file begins with.
const MAGIC: [u8; 8] = *b"xorcle\x1at";

/// The version of the layout.
const VERSION: u32 = 1;

/// Bytes before the table.
const HEAD: usize = 32;

/// Bytes that all files may have together; those not read for the longest time go first.
const MOST: u64 = 512 << 20;

/// Bytes between two looks at whether anybody still waits.
const PIECE: usize = 1 << 20;

/// A folder of tables.
#[derive(Clone, Debug)]
pub struct Tables {
    folder: PathBuf,
    most: u64,
}

/// Nobody waits any more, or the system refused.
struct Given;

impl From<io::Error> for Given {
    fn from(_: io::Error) -> Self {
        Given
    }
}

impl Tables {
    /// The tables of this folder, which need not be there yet.
    pub fn below(folder: PathBuf) -> Self {
        Tables { folder, most: MOST }
    }

    /// The same as what an engine may ask.
    pub fn store(folder: PathBuf) -> Arc<dyn TableStore> {
        Arc::new(Tables::below(folder))
    }

    fn path(&self, label: &Label) -> PathBuf {
        self.folder.join(format!("{}.table", label.name))
    }

    fn read(&self, label: &Label, is_stopped: &dyn Fn() -> bool) -> Result<Vec<u8>, Given> {
        let path = self.path(label);
        let mut file = File::open(&path)?;
        let length = file.metadata()?.len();
        let mut head = [0; HEAD];
        file.read_exact(&mut head)?;
        let told = u64::from_le_bytes(head[16..24].try_into().expect("eight bytes"));
        if head[..16] != begun(label) || told.checked_add(HEAD as u64) != Some(length) || length > self.most {
            return Err(Given);
        }
        let mut bytes = Vec::with_capacity(told as usize);
        let mut checksum = seed(label);
        while bytes.len() < told as usize {
            if is_stopped() {
                return Err(Given);
            }
            let begin = bytes.len();
            if (&mut file).take(PIECE as u64).read_to_end(&mut bytes)? == 0 {
                return Err(Given);
            }
            checksum.update(&bytes[begin..]);
        }
        if bytes.len() as u64 != told || head[24..] != closed(checksum) {
            return Err(Given);
        }
        // When it was last of use: a folder that cannot be written to is no reason to do without the table.
        let _ = File::options()
            .write(true)
            .open(path)
            .and_then(|file| file.set_times(FileTimes::new().set_modified(SystemTime::now())));
        Ok(bytes)
    }

    /// Whoever reads meanwhile meets the old file or the new one. Nothing waits for the disk: what a power cut leaves half
    /// written has the wrong checksum.
    fn write(&self, label: &Label, bytes: &[u8], is_stopped: &dyn Fn() -> bool) -> Result<(), Given> {
        let length = (HEAD + bytes.len()) as u64;
        if length > self.most {
            return Err(Given);
        }
        fs::create_dir_all(&self.folder)?;
        make_room(&self.folder, self.most - length)?;
        let mut file = NamedTempFile::new_in(&self.folder)?;
        let mut checksum = seed(label);
        for piece in bytes.chunks(PIECE) {
            if is_stopped() {
                return Err(Given);
            }
            checksum.update(piece);
        }
        file.write_all(&begun(label))?;
        file.write_all(&(bytes.len() as u64).to_le_bytes())?;
        file.write_all(&closed(checksum))?;
        for piece in bytes.chunks(PIECE) {
            if is_stopped() {
                return Err(Given);
            }
            file.write_all(piece)?;
        }
        file.persist(self.path(label)).map_err(|error| error.error)?;
        Ok(())
    }
}

impl TableStore for Tables {
    fn fetch(&self, label: &Label, is_stopped: &dyn Fn() -> bool) -> Option<Vec<u8>> {
        self.read(label, is_stopped).ok()
    }

    fn keep(&self, label: &Label, bytes: &[u8], is_stopped: &dyn Fn() -> bool) {
        let _ = self.write(label, bytes, is_stopped);
    }
}

/// The first half of a head: all that must be the same for a file to be read.
fn begun(label: &Label) -> [u8; 16] {
    let mut begun = [0; 16];
    begun[..8].copy_from_slice(&MAGIC);
    begun[8..12].copy_from_slice(&VERSION.to_le_bytes());
    begun[12..].copy_from_slice(&label.edition.to_le_bytes());
    begun
}

/// A checksum that knows which table it is of: a file under another's name is not believed.
fn seed(label: &Label) -> Hasher {
    let mut checksum = Hasher::new();
    checksum.update(label.name.as_bytes());
    checksum.update(&label.edition.to_le_bytes());
    checksum
}

fn closed(checksum: Hasher) -> [u8; 8] {
    u64::from(checksum.finalize()).to_le_bytes()
}

/// Removes files until those of the folder have at most so many bytes, those not used for the longest time first.
fn make_room(folder: &Path, most: u64) -> io::Result<()> {
    let known = |entry: fs::DirEntry| {
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((about.modified().ok()?, about.len(), entry.path()))
    };
    let mut files: Vec<_> = fs::read_dir(folder)?.flatten().filter_map(known).collect();
    files.sort();
    let mut bytes: u64 = files.iter().map(|(_, length, _)| length).sum();
    for (_, length, path) in files {
        if bytes <= most {
            break;
        }
        fs::remove_file(path)?;
        bytes -= length;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn label(name: &str, edition: u32) -> Label {
        Label { name: name.to_owned(), edition }
    }

    fn on() -> bool {
        false
    }

    /// A folder with the table `a`, edition 1, kept in it.
    fn some() -> (tempfile::TempDir, Tables, Vec<u8>) {
        let folder = tempfile::tempdir().expect("a folder");
        let tables = Tables::below(folder.path().join("xorcle/tables"));
        let bytes: Vec<u8> = (0..=u8::MAX).collect();
        tables.keep(&label("a", 1), &bytes, &on);
        (folder, tables, bytes)
    }

    #[test]
    fn what_was_kept_is_fetched_by_whoever_comes_later() {
        let (folder, tables, bytes) = some();
        assert_eq!(tables.fetch(&label("a", 1), &on), Some(bytes.clone()));
        let again = Tables::below(folder.path().join("xorcle/tables"));
        assert_eq!(again.fetch(&label("a", 1), &on), Some(bytes.clone()));
        assert_eq!(again.fetch(&label("b", 1), &on), None);
        tables.keep(&label("a", 1), &[7], &on);
        assert_eq!(again.fetch(&label("a", 1), &on), Some(vec![7]));
        tables.keep(&label("empty", 1), &[], &on);
        assert_eq!(again.fetch(&label("empty", 1), &on), Some(Vec::new()));
        let left = fs::read_dir(&tables.folder).expect("a folder").count();
        assert_eq!(left, 2, "no half-written file stays behind");
    }

    #[test]
    fn every_damaged_byte_and_every_lost_one_is_noticed() {
        let (_folder, tables, bytes) = some();
        let path = tables.path(&label("a", 1));
        let whole = fs::read(&path).expect("it was kept");
        for at in 0..whole.len() {
            let mut harmed = whole.clone();
            harmed[at] ^= 0x10;
            fs::write(&path, &harmed).expect("written");
            assert_eq!(tables.fetch(&label("a", 1), &on), None, "byte {at}");
        }
        for length in [0, 1, HEAD - 1, HEAD, whole.len() - 1] {
            fs::write(&path, &whole[..length]).expect("written");
            assert_eq!(tables.fetch(&label("a", 1), &on), None, "{length} bytes");
        }
        fs::write(&path, [&whole[..], &[0]].concat()).expect("written");
        assert_eq!(tables.fetch(&label("a", 1), &on), None, "a byte more");
        tables.keep(&label("a", 1), &bytes, &on);
        assert_eq!(tables.fetch(&label("a", 1), &on), Some(bytes), "it is mended by keeping it again");
    }

    #[test]
    fn another_edition_and_another_name_are_not_believed() {
        let (_folder, tables, _) = some();
        assert_eq!(tables.fetch(&label("a", 2), &on), None);
        fs::copy(tables.path(&label("a", 1)), tables.path(&label("b", 1))).expect("copied");
        assert_eq!(tables.fetch(&label("b", 1), &on), None);
    }

    #[test]
    fn no_folder_is_no_fault() {
        let (folder, _, bytes) = some();
        // A file stands where the folder would be: nobody can write there, whoever he is.
        let blocked = folder.path().join("blocked");
        fs::write(&blocked, "a file").expect("written");
        let tables = Tables::below(blocked.join("tables"));
        tables.keep(&label("a", 1), &bytes, &on);
        assert_eq!(tables.fetch(&label("a", 1), &on), None);
        assert_eq!(fs::read_to_string(&blocked).expect("there"), "a file");
    }

    #[test]
    fn who_no_longer_waits_is_neither_given_nor_kept_anything() {
        let (_folder, tables, bytes) = some();
        let is_stopped = || true;
        assert_eq!(tables.fetch(&label("a", 1), &is_stopped), None);
        tables.keep(&label("b", 1), &bytes, &is_stopped);
        assert_eq!(fs::read_dir(&tables.folder).expect("a folder").count(), 1);
        assert_eq!(tables.fetch(&label("a", 1), &on), Some(bytes), "and nothing was harmed");
    }

    #[test]
    fn the_folder_never_outgrows_its_bound() {
        let (_folder, tables, bytes) = some();
        let length = (HEAD + bytes.len()) as u64;
        let tables = Tables { most: 3 * length, ..tables };
        let age = |name: &str, seconds: u64| {
            let file = File::options().write(true).open(tables.path(&label(name, 1))).expect("there");
            let then = SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds);
            file.set_times(FileTimes::new().set_modified(then)).expect("set");
        };
        for name in ["b", "c"] {
            tables.keep(&label(name, 1), &bytes, &on);
        }
        ["a", "b", "c"].iter().zip(1..).for_each(|(name, seconds)| age(name, seconds));
        assert!(tables.fetch(&label("a", 1), &on).is_some(), "read last, the oldest is old no more");
        tables.keep(&label("d", 1), &bytes, &on);
        let there = |name: &&str| tables.path(&label(name, 1)).exists();
        assert_eq!(["a", "b", "c", "d"].iter().map(there).collect::<Vec<bool>>(), [true, false, true, true]);
        tables.keep(&label("e", 1), &vec![0; 3 * bytes.len() + 99], &on);
        assert!(!there(&"e") && there(&"d"), "what is larger than the bound drives nothing out");
    }

    #[test]
    fn two_who_keep_the_same_table_at_once_both_find_it() {
        let (_folder, tables, bytes) = some();
        std::thread::scope(|scope| {
            for _ in 0..2 {
                scope.spawn(|| {
                    for _ in 0..20 {
                        tables.keep(&label("a", 1), &bytes, &on);
                        assert_eq!(tables.fetch(&label("a", 1), &on).as_ref(), Some(&bytes));
                    }
                });
            }
        });
    }
}
