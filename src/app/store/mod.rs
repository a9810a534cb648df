//! What is kept on disk: where it lies, and how it is written so that nothing is ever lost.

pub mod opening;
pub(crate) mod position;
pub(crate) mod problems;
pub mod progress;
pub(crate) mod reading;
pub mod record;
pub mod shot;
pub(crate) mod slot;
pub mod tables;

use std::fs;
use std::io;
use std::io::Write;
use std::path::{Path, PathBuf};

use etcetera::{BaseStrategy, choose_base_strategy};
use tempfile::NamedTempFile;

use ground::fault::{Fault, Kind};
use ground::say;

/// The folder of this program inside the folders of the system.
const NAME: &str = "xorcle";

/// Where settings, games in progress and logs lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paths {
    /// The settings file.
    pub config: PathBuf,
    /// The folder of what a person made: games in progress, games of their own.
    pub data: PathBuf,
    /// The folder of what may be deleted without regret: logs.
    pub state: PathBuf,
    /// The folder of what can be worked out again: large tables.
    pub cache: PathBuf,
}

impl Paths {
    /// The folders that the system and its XDG variables name; `None` where a user has no home.
    pub fn of_system() -> Option<Self> {
        let base = choose_base_strategy().ok()?;
        let data = base.data_dir().join(NAME);
        Some(Paths {
            config: base.config_dir().join(NAME).join("config.toml"),
            state: base.state_dir().map_or_else(|| data.clone(), |state| state.join(NAME)),
            cache: base.cache_dir().join(NAME),
            data,
        })
    }

    /// Everything below one folder, as in tests.
    pub fn below(folder: &Path) -> Self {
        Paths {
            config: folder.join("config.toml"),
            data: folder.join("data"),
            state: folder.join("state"),
            cache: folder.join("cache"),
        }
    }

    /// The folder of large tables.
    pub fn tables(&self) -> PathBuf {
        self.cache.join("tables")
    }

    /// The game to be resumed.
    pub fn resume(&self) -> PathBuf {
        self.data.join("resume.json")
    }

    /// What the learner did so far.
    pub fn progress(&self) -> PathBuf {
        self.data.join("progress.jsonl")
    }

    /// The folder of tables and pictures that were written for the user.
    pub fn exports(&self) -> PathBuf {
        self.data.join("exports")
    }

    /// The folder of judges' problems that the user wrote.
    pub fn problems(&self) -> PathBuf {
        self.config.parent().unwrap_or(&self.data).join("problems")
    }

    /// The folder of games that the user wrote as data.
    pub fn games(&self) -> PathBuf {
        self.config.parent().unwrap_or(&self.data).join("games")
    }
}

/// Writes a file so that whoever reads it meets the old text or the new one, never half of it. Missing folders are made.
pub fn write_atomically(path: &Path, text: &str) -> io::Result<()> {
    // A link is followed: who keeps the settings elsewhere and links to them keeps the link.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut file = fresh_in(folder)?;
    if let Ok(old) = fs::metadata(&target) {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(&target).map_err(|error| error.error)?;
    Ok(())
}

/// A file to be renamed when it is whole. Who may read it is left to the habits of the user (the umask), as for any other new file.
fn fresh_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut new = tempfile::Builder::new();
    #[cfg(unix)]
    new.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    new.tempfile_in(folder)
}

/// Writes a text to `NAME.EXTENSION` in a folder, or to the first `NAME-2.EXTENSION`, `NAME-3.EXTENSION` that is free: no
/// file is ever overwritten. Signs that a file name cannot hold everywhere become `-`. Tells the path.
pub fn write_new(folder: &Path, name: &str, extension: &str, text: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let kept = |c: char| if c.is_alphanumeric() || c == '-' || c == '_' { c } else { '-' };
    let name: String = name.chars().map(kept).collect();
    for n in 1u32.. {
        let file = if n == 1 { format!("{name}.{extension}") } else { format!("{name}-{n}.{extension}") };
        let path = folder.join(file);
        match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => return file.write_all(text.as_bytes()).map(|()| path),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other("every name is taken"))
}

/// The text of a file, or `None` where there is no file. A file that is there and cannot be read is a fault.
pub fn read_text(path: &Path) -> Result<Option<String>, Fault> {
    reading::text(path, reading::TEXT, reading::Files::Any)
}

/// The fault of a file that the system would not read or write.
pub fn file_fault(path: &Path, error: &io::Error) -> Fault {
    let problem = error.to_string();
    Fault::new(Kind::BadParameter, say!("file-refused", file = path.display().to_string(), problem = problem))
}

/// Renames a file that cannot be used to `NAME.damaged-N`, the first N that is free, and tells the new name.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let free = free_name(path, "damaged")?;
    fs::rename(path, &free)?;
    Ok(free)
}

/// The first `NAME.WORD-N` that is not there yet. The name is taken at once, so that two programs never choose the same.
fn free_name(path: &Path, word: &str) -> io::Result<PathBuf> {
    for n in 1u32.. {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".{word}-{n}"));
        match fs::OpenOptions::new().write(true).create_new(true).open(&name) {
            Ok(_) => return Ok(name.into()),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::Error::other("every name is taken"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_its_folder_made() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a/b/config.toml");
        write_atomically(&path, "one").expect("written");
        write_atomically(&path, "two").expect("written");
        assert_eq!(read_text(&path), Ok(Some("two".to_owned())));
        let around = fs::read_dir(path.parent().expect("a parent")).expect("a folder").count();
        assert_eq!(around, 1, "nothing is left behind");
    }

    #[test]
    fn a_new_file_never_overwrites_an_old_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let exports = folder.path().join("exports");
        let names = ["one", "two"].map(|text| write_new(&exports, "my/nim", "svg", text).expect("written"));
        assert_eq!(names, ["my-nim.svg", "my-nim-2.svg"].map(|name| exports.join(name)));
        assert_eq!(names.map(|path| fs::read_to_string(path).expect("there")), ["one", "two"]);
    }

    #[test]
    fn setting_aside_never_overwrites() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("resume.json");
        for (n, text) in ["first", "second"].iter().enumerate() {
            fs::write(&path, text).expect("written");
            let aside = set_aside(&path).expect("renamed");
            assert!(aside.ends_with(format!("resume.json.damaged-{}", n + 1)));
            assert_eq!(fs::read_to_string(aside).expect("there"), *text);
        }
        assert_eq!(read_text(&path), Ok(None));
    }

    #[cfg(unix)]
    #[test]
    fn a_written_file_may_be_read_by_whom_any_other_new_file_may() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let (plain, ours) = (folder.path().join("plain"), folder.path().join("ours"));
        fs::write(&plain, "by the system").expect("written");
        write_atomically(&ours, "by us").expect("written");
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode();
        assert_eq!(mode(&ours), mode(&plain));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link() {
        let folder = tempfile::tempdir().expect("a folder");
        let (real, link) = (folder.path().join("real"), folder.path().join("link"));
        fs::write(&real, "old").expect("written");
        std::os::unix::fs::symlink(&real, &link).expect("linked");
        write_atomically(&link, "new").expect("written");
        assert!(fs::symlink_metadata(&link).expect("there").file_type().is_symlink());
        assert_eq!(fs::read_to_string(&real).expect("there"), "new");
    }
}
