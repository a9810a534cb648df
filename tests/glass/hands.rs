//! Hidden hands and habits on the screen.

use app::tui::sitting::Sitting;
use ground::say::Language;

use crate::glass::table::Table;

/// Plays rounds of Kuhn's poker from a given start, always calling or checking, and hands over the glass after every key.
fn rounds(table: &mut Table, count: usize, mut look: impl FnMut(&Table, &str)) {
    for round in 0..count {
        for _ in 0..6 {
            let glass = table.glass();
            look(table, &glass);
            let sitting = table.app.desk().sitting().expect("a game is on the table");
            if sitting.is_over() {
                break;
            }
            let listed = sitting.place().moves(2).0;
            let is_dealt = sitting.place().situation().is_some();
            if is_dealt {
                let text = if listed[1] == "call" { "call" } else { "check" };
                table.press(":").write(text).press("enter");
            } else {
                table.press("enter");
            }
        }
        assert!(table.app.desk().sitting().is_some_and(Sitting::is_over), "round {round} goes on");
        table.press("N");
    }
}

#[test]
fn the_other_hand_is_nowhere_on_the_glass_or_on_the_disk_before_the_round_is_over() {
    let mut table = Table::new(Language::English);
    table.press("/ k u h n enter");
    // Where the filter only closes first, one more key opens the game; it must not be a first move.
    if table.app.desk().sitting().is_none() {
        table.press("enter");
    }
    table.shows("equilibrium");
    let kept = table.folder.path().join("data/resume.json");
    let (mut looked, mut read) = (0, 0);
    rounds(&mut table, 4, |table, glass| {
        let sitting = table.app.desk().sitting().expect("a game is on the table");
        let is_dealt = sitting.duel.nodes().iter().any(|node| node.place.situation().is_some());
        if sitting.is_over() || !is_dealt {
            return;
        }
        looked += 1;
        // The own card is told as a hand; no word on the glass is another one.
        let rule = glass.lines().position(|line| line.contains("One card each"));
        let told = glass.lines().enumerate().filter(|(i, _)| Some(*i) != rule).map(|(_, line)| line);
        let glass = told.collect::<Vec<_>>().join("\n");
        let words: Vec<&str> = glass.split(|c: char| !c.is_alphanumeric()).filter(|word| word.len() == 1).collect();
        let cards: std::collections::BTreeSet<&str> =
            words.into_iter().filter(|word| ["J", "Q", "K"].contains(word)).collect();
        assert_eq!(cards.len(), 1, "{cards:?} on\n{glass}");
        // A game is kept from its first choice on.
        if let Ok(text) = std::fs::read_to_string(&kept) {
            assert!(text.contains("\"start\": \"- #"), "{text}");
            read += 1;
        }
    });
    assert!(looked >= 4 && read >= 3, "{looked} looks, {read} files");
    table.press("E");
    for words in ["How exploitable are you?", "4 rounds: you won", "too few to say"] {
        table.shows(words);
    }
    table.press("esc u").shows("This is the game before.");
}

#[test]
fn habits_are_told_and_kept_and_punished_only_where_moves_are_mixed() {
    let mut table = Table::new(Language::Chinese);
    table.press("/ k u h n enter enter");
    rounds(&mut table, 3, |_, _| {});
    table.press("E");
    for words in ["你有多容易被利用", "已打 3 局", "均衡"] {
        table.shows(words);
    }
    table.press("esc q");
    assert!(table.has_quit);
    let text = std::fs::read_to_string(table.folder.path().join("data/resume.json")).expect("a match is kept");
    assert!(text.contains("\"rounds\""), "{text}");
    let mut table = Table::new(Language::English);
    table.press("j j j j j enter E").shows("Habits show only in poker");
}
