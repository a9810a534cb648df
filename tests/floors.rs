//! The picture of the floors in ARCHITECTURE.md is that of the manifests: every crate with those it stands on, as Mermaid draws them.
//!
//! `XORCLE_BLESS=1 cargo test --test house floors::` draws it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// A crate and the crates of the house that its manifest names.
type Floors = BTreeMap<String, BTreeSet<String>>;

/// The fence before the picture and behind it.
const FENCE: [&str; 2] = ["```mermaid\n", "```\n"];

/// The crates of the house that a manifest names before what its tests need.
fn named(manifest: &str) -> BTreeSet<String> {
    let table: toml::Table = manifest.parse().expect("a manifest is TOML");
    let names = table.get("dependencies").and_then(toml::Value::as_table).into_iter().flat_map(toml::Table::keys);
    names.filter_map(|name| name.strip_prefix("xorcle-")).map(str::to_owned).collect()
}

fn floors() -> Floors {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folders = fs::read_dir(root).expect("there is a src").map(|entry| entry.expect("it is read").path());
    let floor = |path: std::path::PathBuf| {
        let manifest = fs::read_to_string(path.join("Cargo.toml")).ok()?;
        Some((path.file_name()?.to_string_lossy().into_owned(), named(&manifest)))
    };
    folders.filter_map(floor).collect()
}

/// Whether a crate stands on another one by way of a third.
fn is_between(floors: &Floors, above: &str, below: &str) -> bool {
    floors[above].iter().any(|third| third != below && reaches(floors, third, below))
}

fn reaches(floors: &Floors, above: &str, below: &str) -> bool {
    floors[above].iter().any(|third| third == below || reaches(floors, third, below))
}

/// The picture: an arrow where nothing stands between.
fn picture(floors: &Floors) -> String {
    let mut text = "graph TD\n".to_owned();
    for (above, below) in floors {
        for below in below.iter().filter(|below| !is_between(floors, above, below)) {
            writeln!(text, "    {above} --> {below}").expect("a text takes all");
        }
        if below.is_empty() && !floors.values().any(|others| others.contains(above)) {
            writeln!(text, "    {above}").expect("a text takes all");
        }
    }
    text
}

#[test]
fn architecture_draws_the_floors_as_the_manifests_lay_them() {
    let floors = floors();
    assert!(floors.len() >= 9 && floors["verify"] == BTreeSet::from(["ground".to_owned()]), "{floors:?}");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ARCHITECTURE.md");
    let page = fs::read_to_string(&path).expect("there is a map");
    let (before, rest) = page.split_once(FENCE[0]).expect("it has a picture");
    let (drawn, behind) = rest.split_once(FENCE[1]).expect("the picture ends");
    let picture = picture(&floors);
    if env::var_os("XORCLE_BLESS").is_some() {
        fs::write(path, format!("{before}{}{picture}{}{behind}", FENCE[0], FENCE[1])).expect("it can be written");
    } else {
        assert_eq!(drawn, picture, "`XORCLE_BLESS=1 cargo test --test house floors::` draws it anew");
    }
}
