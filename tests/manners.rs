//! MANNERS.md names tests: each file, picture and test that it names is there.

use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = include_str!("MANNERS.md");

/// A Rust file by its path without the ending, and what is in it.
struct Code {
    path: String,
    text: String,
}

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for found in fs::read_dir(folder).expect("it is a folder") {
        let path = found.expect("it can be read").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
}

/// Every Rust file below `src`, `tests` and `benches`.
fn code() -> Vec<Code> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in ["src", "tests", "benches"] {
        files(&root.join(folder), &mut paths);
    }
    let read = |path: PathBuf| {
        let name = path.strip_prefix(root).expect("it lies below").with_extension("").display().to_string();
        Code { path: format!("/{name}/"), text: fs::read_to_string(path).expect("UTF-8") }
    };
    paths.into_iter().map(read).collect()
}

/// What stands in backticks.
fn named(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// What is wrong with one row: names that are not there.
fn missing(shown_by: &str, code: &[Code]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut place: Vec<&Code> = Vec::new();
    for name in named(shown_by) {
        if Path::new(name).extension().is_some_and(|ending| ending == "txt") {
            let picture = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/screens").join(name);
            wrong.extend((!picture.exists()).then(|| format!("there is no picture {name}")));
        } else if name.contains('_') {
            let is_there = place.iter().any(|file| file.text.contains(&format!("fn {name}()")));
            wrong.extend((!is_there).then(|| format!("there is no test {name} in its file")));
        } else {
            let way = format!("/{}/", name.trim_end_matches(".rs"));
            place = code.iter().filter(|file| file.path.contains(&way)).collect();
            wrong.extend(place.is_empty().then(|| format!("there is no file {name}")));
        }
    }
    wrong
}

#[test]
fn every_test_that_the_page_names_is_there() {
    let code = code();
    let rows = PAGE.lines().filter(|line| line.starts_with("| ")).skip(1);
    let mut count = 0;
    let mut wrong = Vec::new();
    for row in rows {
        let shown_by = row.trim_end_matches([' ', '|']).rsplit(" | ").next().unwrap_or_default();
        wrong.extend(missing(shown_by, &code).into_iter().map(|why| format!("{row}: {why}")));
        wrong.extend(
            named(row).is_empty().then(|| format!("{row}: nothing shows it")).filter(|_| !row.contains("never passes")),
        );
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 40, "{count} rows");
}

#[test]
fn a_name_that_is_not_there_is_found() {
    let code = code();
    assert!(missing("`manners`: `every_test_that_the_page_names_is_there`", &code).is_empty());
    for wrong in [
        "`manners`: `no_such_test`",
        "`no-such-file`",
        "the picture `none.txt`",
        "`readme`: `a_name_that_is_not_there_is_found`",
    ] {
        assert_eq!(missing(wrong, &code).len(), 1, "{wrong}");
    }
}
