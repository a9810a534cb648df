//! Unit tests of screens without a terminal: what is drawn is what the keys lead to, whatever it is written as.

use crate::duel::history::Duel;
use crate::duel::rounds::Match;
use crate::games::house;
use crate::opponent::Level;
use crate::rules::Side;
use crate::settings::Settings;
use crate::store::Paths;
use crate::store::opening::Opening;
use crate::tui::launch::Launch;
use crate::tui::show::piece::{letters, rows};
use crate::tui::show::{Studio, key};

fn studio(language: &str) -> (Studio, tempfile::TempDir) {
    let home = tempfile::tempdir().expect("a folder");
    let mut settings = Settings::default();
    settings.set("language", language).expect("it is spoken");
    settings.set("color", "always").expect("a word of the settings");
    let house = house();
    let entry = house.find("nim").expect("Nim").clone();
    let place = entry.open(&entry.params(), Some("3,5,7")).expect("heaps");
    let duel = Duel::new(entry, place);
    let opening = Opening { duel, you: Some(Side::First), level: Level::Perfect, seed: 1, rounds: Match::default() };
    let paths = Paths::below(home.path());
    let launch = Launch { house, settings, paths, mistakes: Vec::new(), opening: Some(opening) };
    (Studio::open(launch, (80, 24)), home)
}

#[test]
fn pieces_cover_every_row_and_wide_letters_stand_alone() {
    let (mut studio, _home) = studio("zh-CN");
    studio.press(key("o").expect("a key"));
    let mut wide = 0;
    for row in rows(&studio.picture()) {
        let mut x = 0;
        for piece in row {
            assert_eq!(piece.x, x, "{piece:?}");
            assert!(!piece.is_wide || (piece.width == 2 && piece.text.chars().count() == 1), "{piece:?}");
            wide += usize::from(piece.is_wide);
            x += piece.width;
        }
        assert_eq!(x, 80);
    }
    assert!(wide > 50, "{wide}");
}

#[test]
fn after_the_program_was_left_keys_do_nothing() {
    let (mut studio, _home) = studio("en");
    studio.press(key("q").expect("a key"));
    let before = letters(&studio.picture());
    studio.press(key("o").expect("a key"));
    assert_eq!(letters(&studio.picture()), before);
}
