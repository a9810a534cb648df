//! Themes that people write: tried on in the settings, kept or not, and told of when they are broken.

use std::fs;

use crate::terminal::pty::Start;

const MINE: &str = "base = \"dark\"\nground = \"#005f00\"\n";

/// The ground of [`MINE`] where there are 256 colours.
const GROUND: &str = ";22m";

fn wrote(bytes: &[u8], text: &str) -> bool {
    String::from_utf8_lossy(bytes).contains(text)
}

#[test]
fn a_theme_is_seen_before_it_is_kept() {
    let home = tempfile::tempdir().expect("there is room for a folder");
    let folder = home.path().join("config/xorcle");
    fs::create_dir_all(folder.join("themes")).expect("a folder is made");
    fs::write(folder.join("themes/mine.toml"), MINE).expect("a file is written");
    let mut glass = Start::xorcle(&[]).run_in(home);
    glass.until_shown("Nim");
    glass.send(",");
    glass.until_shown("< automatic >");
    glass.send("j");
    glass.settle();
    assert!(!wrote(glass.bytes(), "48;5;22"), "not painted yet");
    // Left of the first one is the last one.
    glass.send("h");
    glass.until_shown("< mine >");
    glass.settle();
    assert!(wrote(glass.bytes(), "48;5;22") || wrote(glass.bytes(), GROUND), "the whole screen shows it");
    assert!(!folder.join("config.toml").exists(), "nothing is written while it is only tried");
    glass.send("\x1b");
    glass.until("the old one", |screen| !screen.contents().contains("< mine >"));
    assert!(!folder.join("config.toml").exists());
    glass.send("h");
    glass.until_shown("< mine >");
    glass.send("\r");
    glass.settle();
    let kept = fs::read_to_string(folder.join("config.toml")).expect("it is written");
    assert_eq!(kept, "theme = \"mine\"\n");
    glass.send("\x1b");
    glass.until_shown("One minute of Nim");
    glass.send("q");
    let left = glass.end();
    left.assert_given_back("after a theme");
}

#[test]
fn a_broken_theme_is_told_with_its_line() {
    let home = tempfile::tempdir().expect("there is room for a folder");
    let folder = home.path().join("config/xorcle/themes");
    fs::create_dir_all(&folder).expect("a folder is made");
    fs::write(folder.join("bad.toml"), "base = \"dark\"\n[ink]\nwon = \"green\"\n").expect("a file is written");
    let mut glass = Start::xorcle(&[]).run_in(home);
    let text = glass.until_shown("won = \"green\"");
    assert!(text.contains("3 |"), "{text}");
}
