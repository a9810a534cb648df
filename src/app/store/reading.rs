//! Files and streams, read up to a bound: an endless one is told and never held.

use std::fs::File;
use std::io;
use std::io::{BufRead, ErrorKind, Read};
use std::path::Path;

use crate::store::file_fault;
use ground::fault::{Fault, Kind};
use ground::say;

/// Bytes of a file that a person wrote or named: positions, games, lessons, settings, saved games.
pub const TEXT: u64 = 16 << 20;

/// Bytes of what grows or is made by programs: progress, certificates, the input of a contest.
pub const LARGE: u64 = 256 << 20;

/// Bytes of a line that a person types.
const LINE: u64 = 1 << 20;

/// Which files are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Files {
    /// All that can be read: who types a command may name a pipe.
    Any,
    /// Those that end and do not let anybody wait.
    Regular,
}

/// What a file holds, if that is no more than `most` bytes.
pub fn bytes(path: &Path, most: u64, files: Files) -> io::Result<Vec<u8>> {
    let is_regular = || path.metadata().map(|found| found.is_file());
    // It is asked before it is opened: opening a pipe waits for whoever writes to it.
    if files == Files::Regular && !is_regular()? {
        return Err(io::Error::new(ErrorKind::InvalidInput, "it is no regular file"));
    }
    within(&mut File::open(path)?, most)
}

fn within(source: &mut dyn Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        let problem = format!("it has more than {} MiB", most >> 20);
        return Err(io::Error::new(ErrorKind::FileTooLarge, problem));
    }
    Ok(bytes)
}

/// The name that means the standard input where a person names a file.
pub const STDIN: &str = "-";

/// The text of a file, or `None` where there is no file. A file that is there and cannot be read is a fault. Where any file may be
/// named, [`STDIN`] is what comes in.
pub fn text(path: &Path, most: u64, files: Files) -> Result<Option<String>, Fault> {
    if files == Files::Any && path == Path::new(STDIN) {
        return stream(STDIN, &mut io::stdin().lock(), most).map(Some);
    }
    match bytes(path, most, files) {
        Ok(bytes) => read_as_text(&path.display().to_string(), bytes).map(Some),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(refused(path, most, &error)),
    }
}

/// The same of a file that another file names beside itself; what is wrong with it is a clause.
pub fn beside(path: &Path) -> Result<String, String> {
    let bytes = bytes(path, TEXT, Files::Regular).map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| error.to_string())
}

/// The text of what comes in; `name` is its name for whoever is told what is wrong.
pub fn stream(name: &str, source: &mut dyn Read, most: u64) -> Result<String, Fault> {
    read_as_text(name, streamed(name, source, most)?)
}

/// The same as bytes.
pub fn streamed(name: &str, source: &mut dyn Read, most: u64) -> Result<Vec<u8>, Fault> {
    within(source, most).map_err(|error| refused(Path::new(name), most, &error))
}

/// The next line; `None` at the end of the input. What is no UTF-8 is shown as well as it can be.
pub fn line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    input.take(LINE).read_until(b'\n', &mut line)?;
    if line.len() as u64 == LINE && line.last() != Some(&b'\n') {
        return Err(io::Error::new(ErrorKind::InvalidData, format!("a line has more than {LINE} bytes")));
    }
    Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
}

fn read_as_text(name: &str, bytes: Vec<u8>) -> Result<String, Fault> {
    String::from_utf8(bytes).map_err(|_| Fault::new(Kind::BadParameter, say!("file-not-utf8", file = name)))
}

fn refused(path: &Path, most: u64, error: &io::Error) -> Fault {
    let file = path.display().to_string();
    match error.kind() {
        ErrorKind::FileTooLarge => Fault::new(Kind::TooLarge, say!("file-too-large", file = file, most = most >> 20)),
        ErrorKind::InvalidInput => Fault::new(Kind::BadParameter, say!("file-not-regular", file = file)),
        _ => file_fault(path, error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_read_than_the_bound() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("text");
        std::fs::write(&path, "12345").expect("written");
        assert_eq!(text(&path, 5, Files::Regular), Ok(Some("12345".to_owned())));
        let found = text(&path, 4, Files::Any).map_err(|fault| fault.kind);
        assert_eq!(found, Err(Kind::TooLarge));
        assert_eq!(text(&folder.path().join("none"), 4, Files::Regular), Ok(None));
        let found = text(folder.path(), 4, Files::Regular).map_err(|fault| fault.kind);
        assert_eq!(found, Err(Kind::BadParameter), "a folder is no text");
        let endless = stream("-", &mut io::repeat(b'0'), 1 << 20).map_err(|fault| fault.kind);
        assert_eq!(endless, Err(Kind::TooLarge));
    }

    #[cfg(unix)]
    #[test]
    fn what_never_ends_is_not_begun() {
        let found = text(Path::new("/dev/zero"), TEXT, Files::Regular).map_err(|fault| fault.kind);
        assert_eq!(found, Err(Kind::BadParameter));
        let found = text(Path::new("/dev/zero"), 1 << 20, Files::Any).map_err(|fault| fault.kind);
        assert_eq!(found, Err(Kind::TooLarge));
    }

    #[test]
    fn a_line_has_a_bound() {
        let mut input = "one\ntwo".as_bytes();
        let lines = [(); 3].map(|()| line(&mut input).expect("read"));
        assert_eq!(lines, [Some("one\n".to_owned()), Some("two".to_owned()), None]);
        assert!(line(&mut "0".repeat(LINE as usize + 1).as_bytes()).is_err());
    }
}
