//! The stairs: what Cargo cannot keep. That no crate leans on a higher one is a matter of its manifest and does not compile; here every
//! import between the rooms of one crate falls, no two files lean on each other, and the core knows no terminal, thread, clock, file or
//! environment.

use std::collections::{BTreeMap, BTreeSet};

use crate::source::{Source, code, outside, sources};

/// A room, and the rooms of its crate that it may import besides itself.
type Room = (&'static str, &'static [&'static str]);

/// The rooms of crates that have several: a room, and the rooms of the same crate it may import besides itself. A crate that is not
/// named here is one room.
///
/// A new arrow is a change of this table, argued in the commit that makes it.
const ROOMS: &[(&str, &[Room])] = &[
    (
        "ground",
        &[
            ("num", &[]),
            ("say", &["num"]),
            ("fault", &["num", "say"]),
            ("notation", &["num", "say", "fault"]),
            ("mistake", &["num", "say", "fault"]),
            ("typed", &[]),
            ("params", &["num", "say", "fault", "notation", "typed"]),
            ("expression", &["num", "say", "fault", "notation", "typed"]),
            ("rules", &["num", "say"]),
            ("heap_game", &["expression"]),
            ("scene", &["num", "say", "rules"]),
            ("json", &["num", "say", "fault", "notation", "params"]),
        ],
    ),
    (
        "solve",
        &[
            ("judge", &[]),
            ("automaton", &["judge"]),
            ("formula", &["judge"]),
            ("search", &["judge"]),
            ("retrograde", &["judge"]),
            ("equilibrium", &["judge"]),
            ("sharing", &["judge", "equilibrium"]),
            ("nim_values", &["judge", "retrograde"]),
            ("misere", &["judge", "nim_values"]),
            ("trace", &["judge", "search", "equilibrium", "sharing"]),
        ],
    ),
    (
        "app",
        &[
            ("cores", &[]),
            ("worker", &["cores"]),
            ("settings", &[]),
            ("store", &["settings"]),
            ("shelf", &["store"]),
            ("contestant", &[]),
            ("cli", &["cores", "worker", "settings", "store", "shelf", "contestant"]),
            ("tui", &["cores", "worker", "settings", "store"]),
        ],
    ),
];

/// Rooms beside the others of their crate that import nothing but themselves.
const ALONE: &[(&str, &[&str])] =
    &[("games", &["kit"]), ("duel", &["game"]), ("teach", &["conjecture", "opponent", "chart"])];

/// The core: what could one day run in a browser.
const CORE: &[&str] = &["ground", "verify", "solve", "gomoku", "duel", "games", "teach", "judge"];

/// What the core knows nothing of.
const OUTER_WORLD: &[&str] =
    &["std::fs", "std::env", "std::thread", "std::time", "std::io", "std::process", "std::net", "std::os", "std::path"];

/// Who tells a guest how long to work until it is asked whether to go on. That names a length of time and reads no clock.
const PACERS: &[&str] = &["solve/equilibrium/linear/machine.rs"];

/// Crates from outside that only certain rooms may name, where the manifest lets others do so.
const GUESTS: &[(&str, &[&str])] = &[
    ("ratatui", &["app/tui"]),
    ("tui_input", &["app/tui"]),
    ("crossterm", &["app/tui"]),
    ("signal_hook", &["app/tui", "app/cli", "app/worker"]),
    ("clap", &["app/cli"]),
    ("terminal_size", &["app/cli"]),
    ("clap_complete", &["app/cli"]),
    ("clap_mangen", &["app/cli"]),
    ("toml", &["duel", "judge", "app/settings", "app/store", "app/cli"]),
    ("toml_edit", &["app/settings", "app/store", "app/cli"]),
    ("etcetera", &["app/settings", "app/store", "app/cli"]),
    ("tempfile", &["app/store", "app/settings", "app/cli", "app/contestant"]),
    ("crc32fast", &["app/store"]),
    ("sys_locale", &["app/settings", "app/cli"]),
    ("include_dir", &["ground/say", "app/shelf", "teach", "judge"]),
    ("fluent_bundle", &["ground/say"]),
    ("fluent_syntax", &["ground/say"]),
    ("microlp", &["solve"]),
];

/// Files and folders that a folder of `solve` may list before it must be two.
const ENTRIES: usize = 16;

/// Lines a file may have before it must be two.
const LINES: usize = 450;

/// Lines of a game that the guide for a first game says to follow, its tests counted.
const MODEL_LINES: usize = 150;

/// The crate of a file, and its room there: `app` and `tui` for `app/tui/paint/grid.rs`.
fn stands(path: &str) -> (&str, &str) {
    let (own, rest) = path.split_once('/').unwrap_or((path, ""));
    (own, rest.split('/').next().unwrap_or_default().trim_end_matches(".rs"))
}

/// One path that begins at the crate: its segments after `crate`.
type Import = Vec<String>;

/// Every path through the crate in a file: imports with their braces opened, and paths within the code.
fn imports(file: &Source) -> Vec<Import> {
    paths(&code(&file.text, false).replace("$crate::", "$ "), "crate::")
}

/// Every path in the code that begins with this root: its segments after it.
fn paths(text: &str, root: &str) -> Vec<Import> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices(root) {
        let before = text[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        open(&text[at + root.len()..], &mut Vec::new(), &mut found);
    }
    found
}

/// Reads one import tree; gives back what is behind it.
fn open<'a>(text: &'a str, way: &mut Import, found: &mut Vec<Import>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = open(rest, &mut way.clone(), found).trim_start();
            rest = match rest.strip_prefix(',') {
                Some(more) if more.trim_start().starts_with('}') => more.trim_start(),
                Some(more) => more,
                None => return rest.strip_prefix('}').unwrap_or(rest),
            };
        }
    }
    let length = text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '*')).unwrap_or(text.len());
    way.push(text[..length].to_owned());
    match text[length..].strip_prefix("::") {
        Some(deeper) if !deeper.starts_with('<') => open(deeper, way, found),
        _ => {
            found.push(way.clone());
            &text[length..]
        }
    }
}

/// The file an import names, of those there are in the same crate: the longest part of its way that is a module.
fn target(from: &str, import: &Import, files: &[Source]) -> Option<String> {
    let own = stands(from).0;
    let is_file = |path: &String| files.iter().any(|file| file.path == *path);
    let deep = (1..=import.len()).rev().find_map(|parts| {
        let way = import[..parts].join("/");
        [format!("{own}/{way}.rs"), format!("{own}/{way}/mod.rs")].into_iter().find(is_file)
    });
    deep.or_else(|| Some(format!("{own}/lib.rs")).filter(|_| import.len() == 1))
}

/// The files that are part of the program: unit tests in files of their own may use what they like.
fn program() -> Vec<Source> {
    sources().into_iter().filter(|file| !file.path.contains("/tests")).collect()
}

#[test]
fn imports_between_the_rooms_of_a_crate_fall() {
    let mut wrong = Vec::new();
    let mut met = 0;
    for file in program() {
        let (own, room) = stands(&file.path);
        let rooms = ROOMS.iter().find(|(name, _)| *name == own).map(|(_, rooms)| *rooms);
        let is_alone = ALONE.iter().any(|(name, alone)| *name == own && alone.contains(&room));
        let below = match rooms.map(|rooms| rooms.iter().find(|(name, _)| *name == room)) {
            Some(Some((_, below))) => *below,
            Some(None) if room != "lib" => {
                wrong.push(format!("{} stands in no room of the table", file.path));
                continue;
            }
            None if is_alone => &[][..],
            _ => continue,
        };
        for import in imports(&file) {
            met += 1;
            let to = import[0].as_str();
            if to != room && !below.contains(&to) {
                wrong.push(format!("{} must not import {}", file.path, import.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(met > 1_000, "only {met} imports were read");
}

#[test]
fn no_file_imports_through_the_root_or_by_a_glob() {
    let files = sources();
    let mut wrong = Vec::new();
    for file in files.iter().filter(|file| !file.path.contains("/tests")) {
        let text = code(&file.text, false);
        for root in ["use crate::{", "use crate::*", "use super::{", "use self::"] {
            if text.contains(root) {
                wrong.push(format!("{}: {root}", file.path));
            }
        }
        let (above_tests, _) = text.split_once("mod tests {").unwrap_or((&text, ""));
        if above_tests.contains("super::") {
            wrong.push(format!("{}: super:: outside its tests", file.path));
        }
        for import in imports(file) {
            if import.iter().any(|part| part == "*") {
                wrong.push(format!("{}: {}", file.path, import.join("::")));
            }
            if target(&file.path, &import, &files).is_none() {
                wrong.push(format!("{}: {} is defined in no file", file.path, import.join("::")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_name_has_one_home() {
    // A room may show what its own private files define, as its door. What others can import where it is defined is not
    // to be found in a second place.
    let mut wrong = Vec::new();
    for file in sources() {
        let text = code(&file.text, false);
        for line in text.lines().map(str::trim).filter(|line| line.starts_with("pub use ")) {
            let way: Vec<&str> = line["pub use ".len()..].split("::").collect();
            if text.contains(&format!("\nmod {} {{", way[0])) {
                continue;
            }
            let own = stands(&file.path).0;
            let is_own = way.len() > 2 && file.path == format!("{own}/{}/mod.rs", way[1..way.len() - 2].join("/"));
            let is_private = way.len() > 2 && text.contains(&format!("\nmod {};", way[way.len() - 2]));
            if !(is_own && is_private) {
                wrong.push(format!("{}: {line}", file.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_module_is_public_where_another_crate_or_a_test_names_it() {
    let files: Vec<Source> = sources().into_iter().chain(outside()).collect();
    let texts: Vec<String> = files.iter().map(|file| code(&file.text, false).replace("use ::", "use ")).collect();
    let is_of = |file: &Source, own: &str| stands(&file.path).0 == own && !file.path.contains("/examples/");
    let mut wrong = Vec::new();
    let mut met = 0;
    for own in CORE.iter().chain(&["app"]) {
        let foreign = files.iter().zip(&texts).filter(|(file, _)| !is_of(file, own));
        let named: Vec<Import> = foreign.flat_map(|(_, text)| paths(text, &format!("{own}::"))).collect();
        for file in files.iter().filter(|file| is_of(file, own)) {
            for module in file.text.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')) {
                met += 1;
                let stem = file.path.trim_end_matches(".rs").trim_end_matches("/mod").trim_end_matches("/lib");
                let way = stem.split('/').skip(1).chain([module]);
                if !named.iter().any(|path| path.iter().zip(way.clone()).all(|(a, b)| a == b)) {
                    wrong.push(format!("{}: nobody outside names {module}", file.path));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(met > 300, "only {met} modules were read");
}

#[test]
fn paths_are_imported_and_not_spelled_out_in_the_code() {
    let mut wrong = Vec::new();
    for file in sources() {
        let text = code(&file.text, false).replace("$crate::", "$ ");
        for line in text.lines().filter(|line| line.contains("crate::")) {
            let line = line.trim_start();
            let is_use = line.starts_with("use ")
                || line.starts_with("pub use ")
                || line.starts_with("pub(crate)")
                || line.starts_with("pub(in crate");
            if !is_use {
                wrong.push(format!("{}: {line}", file.path));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The file without its unit tests, which may use what stands beside them.
fn without_tests(file: Source) -> Source {
    let text = file.text.split("mod tests {").next().unwrap_or_default().to_owned();
    Source { text, ..file }
}

#[test]
fn no_two_files_lean_on_each_other() {
    let files: Vec<Source> = sources().into_iter().map(without_tests).collect();
    let mut arrows: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in &files {
        let own = file.path.clone();
        let ways = imports(file);
        let to = ways.iter().filter_map(|import| target(&own, import, &files));
        let to: Vec<String> = to.filter(|to| *to != own).collect();
        arrows.entry(own).or_default().extend(to);
    }
    // Take away, again and again, the files that lean on nothing that is left, or that nothing left leans on.
    loop {
        let leans = |to: &BTreeSet<String>| to.iter().any(|to| arrows.contains_key(to));
        let is_leant_on = |file: &String| arrows.values().any(|to| to.contains(file));
        let free = arrows.iter().filter(|(file, to)| !leans(to) || !is_leant_on(file)).map(|(file, _)| file.clone());
        let free: Vec<String> = free.collect();
        if free.is_empty() {
            break;
        }
        for file in free {
            arrows.remove(&file);
        }
    }
    let left: BTreeSet<String> = arrows.keys().cloned().collect();
    for to in arrows.values_mut() {
        to.retain(|to| left.contains(to));
    }
    assert!(arrows.is_empty(), "these files import each other in a circle: {arrows:#?}");
}

#[test]
fn the_core_knows_no_outer_world() {
    let mut wrong = Vec::new();
    for file in sources().iter().filter(|file| CORE.contains(&stands(&file.path).0)) {
        let mut text = code(&file.text, false);
        if PACERS.contains(&file.path.as_str()) {
            text = text.replace("use std::time::Duration;", "");
        }
        for name in OUTER_WORLD.iter().filter(|name| text.contains(**name)) {
            wrong.push(format!("{} knows {name}", file.path));
        }
        for call in ["println!", "eprintln!", "print!(", "eprint!(", "dbg!"] {
            if text.contains(call) {
                wrong.push(format!("{} calls {call}", file.path));
            }
        }
        if text.contains("use std::{") {
            wrong.push(format!("{} imports std through its root", file.path));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn guests_from_outside_stay_in_their_rooms() {
    let mut wrong = Vec::new();
    let mut crossterm = BTreeSet::new();
    for file in sources() {
        let text = code(&file.text, false);
        for (name, rooms) in GUESTS {
            let calls = format!("{name}::");
            let is_named = text
                .match_indices(&calls)
                .any(|(at, _)| !text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':'));
            let (own, room) = stands(&file.path);
            if is_named && !rooms.iter().any(|allowed| *allowed == own || *allowed == format!("{own}/{room}")) {
                wrong.push(format!("{} must not know {name}", file.path));
            }
            if is_named && *name == "crossterm" {
                crossterm.insert(file.path.clone());
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(crossterm.len() <= 1, "one module knows crossterm, not {crossterm:?}");
}

#[test]
fn every_file_begins_with_a_sentence_and_is_not_too_long() {
    let mut wrong = Vec::new();
    for file in sources() {
        let head: String = file.text.lines().take_while(|line| line.starts_with("//!")).collect();
        if !head.starts_with("//! ") || !head.contains(['.', ':']) || head.len() < 20 {
            wrong.push(format!("{} begins without a sentence: {head}", file.path));
        }
        let lines = file.text.lines().count();
        if lines > LINES {
            wrong.push(format!("{} has {lines} lines: it holds a second idea", file.path));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_game_by_the_kit_of_boards_is_as_short_as_the_guide_says() {
    let models = ["games/boards/toads_and_frogs.rs", "games/boards/hexapawn.rs"];
    let lines = |path: &str| sources().iter().find(|file| file.path == path).map(|file| file.text.lines().count());
    for path in models {
        let lines = lines(path).unwrap_or_else(|| panic!("{path} is there"));
        assert!(lines <= MODEL_LINES, "{path} has {lines} lines");
    }
}

#[test]
fn no_folder_of_engines_is_a_flat_list() {
    let mut entries: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for file in sources().iter().filter(|file| file.path.starts_with("solve/")) {
        let parts: Vec<&str> = file.path.split('/').collect();
        for i in 1..parts.len() {
            entries.entry(parts[..i].join("/")).or_default().insert(parts[i].trim_end_matches(".rs").to_owned());
        }
    }
    let long = entries.iter().filter(|(_, names)| names.len() > ENTRIES).map(|(folder, _)| folder);
    assert_eq!(long.collect::<Vec<_>>(), Vec::<&String>::new());
    assert!(entries.len() > 9, "only {} folders were read", entries.len());
}

#[test]
fn code_is_told_from_comments_and_texts() {
    let text =
        "let a = \"// crate::x\"; // crate::y\nlet b = '\"'; let c = r#\"crate::\"z\"#; 'l: loop {} let d = '\\'';";
    assert_eq!(code(text, false), "let a = \"\"; \nlet b = \"\"; let c = \"\"; 'l: loop {} let d = \"\";");
    let tree = Source { path: "x.rs".into(), text: "use crate::a::{b::C, d::{E, F as G},};".into() };
    let ways: Vec<String> = imports(&tree).iter().map(|way| way.join("::")).collect();
    assert_eq!(ways, ["a::b::C", "a::d::E", "a::d::F"]);
}
