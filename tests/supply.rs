//! What the program is built of, held to `deny.toml` without a network: licences, sources, duplicates, and the oldest compiler promised.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use toml::Table;

/// A file at the root of the repository.
fn file(name: &str) -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(path).expect("it is there").parse().expect("it is TOML")
}

/// The texts of a list.
fn texts(list: &toml::Value) -> BTreeSet<&str> {
    list.as_array().expect("a list").iter().filter_map(toml::Value::as_str).collect()
}

/// What cargo knows of the locked crates, those of this system alone.
fn metadata() -> Value {
    let rustc = Command::new("rustc").arg("-vV").output().expect("there is a compiler");
    let told = String::from_utf8(rustc.stdout).expect("a text");
    let host = told.lines().find_map(|line| line.strip_prefix("host: ")).expect("it names its system");
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--offline", "--locked", "--format-version", "1", "--filter-platform", host])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The crates that are built for the program, those of its tests left out.
fn built(metadata: &Value) -> Vec<&Value> {
    let of = |list: &'static str, root: &'static str| {
        let all = if root.is_empty() { &metadata[list] } else { &metadata[root][list] };
        let by_id = |one| (id(&Value::clone(one)["id"]), one);
        all.as_array().expect("a list").iter().map(by_id).collect::<BTreeMap<String, &Value>>()
    };
    let (packages, nodes) = (of("packages", ""), of("nodes", "resolve"));
    let members = metadata["workspace_members"].as_array().expect("a list");
    let (mut met, mut open) = (BTreeSet::new(), members.iter().map(id).collect::<Vec<_>>());
    while let Some(one) = open.pop() {
        if met.insert(one.clone()) {
            let deps = nodes[&one]["deps"].as_array().expect("a list").iter();
            open.extend(deps.filter(|dep| is_built(dep)).map(|dep| id(&dep["pkg"])));
        }
    }
    met.iter().map(|one| packages[one]).collect()
}

fn id(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// Whether what needs it needs it for more than its tests.
fn is_built(dep: &Value) -> bool {
    dep["dep_kinds"].as_array().expect("a list").iter().any(|kind| kind["kind"] != "dev")
}

/// Whether a licence expression is met by these; `/` is an old way to write OR, and an exception only permits more.
fn is_allowed(expression: &str, allowed: &BTreeSet<&str>) -> bool {
    let text = expression.replace('/', " OR ");
    // Brackets stand around alternatives only.
    let mut all = text.split(" AND ").map(|part| part.trim_matches(['(', ')', ' ']));
    all.all(|part| {
        let mut one_of = part.split(" OR ").map(|name| name.split(" WITH ").next().unwrap_or_default().trim());
        one_of.any(|name| allowed.contains(name))
    })
}

#[test]
fn every_licence_of_what_is_built_is_allowed() {
    let (deny, metadata) = (file("deny.toml"), metadata());
    let allowed = texts(&deny["licenses"]["allow"]);
    let built = built(&metadata);
    let licence = |one: &Value| one["license"].as_str().unwrap_or("none").to_owned();
    let wrong: Vec<String> = built
        .iter()
        .filter(|one| !is_allowed(&licence(one), &allowed))
        .map(|one| format!("{} is under {}", one["name"], licence(one)))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(built.len() > 50, "{} crates are too few to be all", built.len());
    let used: BTreeSet<&str> =
        allowed.iter().copied().filter(|name| built.iter().any(|one| licence(one).contains(name))).collect();
    assert_eq!(used, allowed, "a licence that nothing has is allowed");
}

#[test]
fn a_licence_expression_is_read_as_it_is_meant() {
    let allowed = BTreeSet::from(["MIT", "Unicode-3.0"]);
    for (expression, is) in [
        ("MIT OR Apache-2.0", true),
        ("Apache-2.0/MIT", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("(GPL-2.0-only OR Apache-2.0) AND Unicode-3.0", false),
        ("MIT AND GPL-2.0-only", false),
        ("Apache-2.0 WITH LLVM-exception OR MIT", true),
        ("none", false),
    ] {
        assert_eq!(is_allowed(expression, &allowed), is, "{expression}");
    }
}

#[test]
fn everything_comes_from_one_registry() {
    let lock = file("Cargo.lock");
    let packages = lock["package"].as_array().expect("a list");
    let from = |one: &toml::Value| one.get("source").map(|source| source.as_str().expect("a text").to_owned());
    let sources: BTreeSet<String> = packages.iter().filter_map(from).collect();
    assert_eq!(sources.len(), 1, "{sources:?}");
    assert!(sources.iter().all(|source| source.starts_with("registry+")), "{sources:?}");
    let own = packages.iter().filter(|one| from(one).is_none()).filter_map(|one| one["name"].as_str());
    let strange: Vec<&str> = own.filter(|name| *name != "xorcle" && !name.starts_with("xorcle-")).collect();
    assert!(strange.is_empty(), "{strange:?} come from nowhere");
}

#[test]
fn a_crate_that_is_built_twice_is_listed_with_its_reason() {
    let (deny, metadata) = (file("deny.toml"), metadata());
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for one in built(&metadata) {
        versions.entry(id(&one["name"])).or_default().insert(id(&one["version"]));
    }
    let twice: BTreeSet<String> = versions.into_iter().filter(|(_, all)| all.len() > 1).map(|(name, _)| name).collect();
    let listed = deny["bans"]["skip"].as_array().expect("a list");
    let name = |one: &toml::Value| one["crate"].as_str().and_then(|name| name.split('@').next()).map(str::to_owned);
    assert_eq!(listed.iter().filter_map(name).collect::<BTreeSet<_>>(), twice);
    assert!(listed.iter().all(|one| one["reason"].as_str().is_some_and(|why| why.len() > 20)));
}

#[test]
fn nothing_that_is_built_needs_a_newer_compiler_than_we_promise() {
    let numbers = |text: &str| -> Vec<u32> {
        let mut all: Vec<u32> = text.split('.').map(|number| number.parse().expect("a number")).collect();
        all.resize(3, 0);
        all
    };
    let metadata = metadata();
    let ours = file("Cargo.toml")["workspace"]["package"]["rust-version"].as_str().map(numbers).expect("it is said");
    let needs = |one: &&Value| one["rust_version"].as_str().map(|needs| (numbers(needs), id(&one["name"])));
    let newer: Vec<(Vec<u32>, String)> =
        built(&metadata).iter().filter_map(needs).filter(|(needs, _)| *needs > ours).collect();
    assert!(newer.is_empty(), "we promise {ours:?}: {newer:?}");
}
