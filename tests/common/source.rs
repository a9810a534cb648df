//! The program's own source as the tests read it: every file, without comments and texts, and what it imports.

use std::fs;
use std::path::{Path, PathBuf};

/// One file below `src`.
pub struct Source {
    /// Its path from `src`, with `/`: `solve/judge/value.rs`.
    pub path: String,
    /// Everything in it.
    pub text: String,
}

/// Every Rust file below `src`, by path.
pub fn sources() -> Vec<Source> {
    below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// Every Rust file of the tests, benches and examples of the house: `tests/stairs.rs`.
pub fn outside() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let named = |folder: &str| {
        let named = |file: Source| Source { path: format!("{folder}/{}", file.path), ..file };
        below(&root.join(folder)).into_iter().map(named).collect::<Vec<_>>()
    };
    ["tests", "benches", "examples"].into_iter().flat_map(named).collect()
}

/// Every Rust file below a folder, named from there.
fn below(root: &Path) -> Vec<Source> {
    let mut paths = Vec::new();
    collect(root, &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.strip_prefix(root).expect("files lie below it").to_string_lossy().replace('\\', "/");
        Source { path: name, text: fs::read_to_string(&path).expect("source files are UTF-8") }
    };
    paths.into_iter().map(read).collect()
}

fn collect(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("src is there") {
        let path = entry.expect("a folder lists its files").path();
        if path.is_dir() {
            collect(&path, into);
        } else if path.extension().is_some_and(|ext| ext == "rs") {
            into.push(path);
        }
    }
}

/// The code with comments taken out; with `keep_texts` false the insides of string literals too.
///
/// Character literals are told from lifetimes by their closing quote; raw strings end at their own number of `#`.
pub fn code(text: &str, keep_texts: bool) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut i = 0;
    while i < chars.len() {
        let rest = &chars[i..];
        if rest.starts_with(&['/', '/']) {
            i += rest.iter().take_while(|c| **c != '\n').count();
        } else if let Some(length) = literal(rest) {
            let before_is_word = i > 0 && (chars[i - 1].is_alphanumeric() || chars[i - 1] == '_');
            let is_raw = rest[0] == 'r';
            if is_raw && before_is_word {
                out.push(rest[0]);
                i += 1;
                continue;
            }
            if keep_texts {
                out.extend(&rest[..length]);
            } else {
                out.push_str("\"\"");
            }
            i += length;
        } else {
            out.push(rest[0]);
            i += 1;
        }
    }
    out
}

/// How long the text or character literal is that begins here, if one does.
fn literal(rest: &[char]) -> Option<usize> {
    match rest {
        ['"', ..] => {
            let mut i = 1;
            while *rest.get(i)? != '"' {
                i += if rest[i] == '\\' { 2 } else { 1 };
            }
            Some(i + 1)
        }
        ['\'', '\\', ..] => rest.iter().skip(3).position(|c| *c == '\'').map(|end| end + 4),
        ['\'', _, '\'', ..] => Some(3),
        ['r', '"' | '#', ..] => {
            let marks = rest[1..].iter().take_while(|c| **c == '#').count();
            if rest.get(1 + marks) != Some(&'"') {
                return None;
            }
            let end: Vec<char> = std::iter::once('"').chain(std::iter::repeat_n('#', marks)).collect();
            rest[2 + marks..].windows(end.len()).position(|w| w == end).map(|at| 2 + marks + at + end.len())
        }
        _ => None,
    }
}
