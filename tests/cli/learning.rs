//! Lessons, reviews, puzzles and worksheets.

use std::fs;

use serde_json::Value;

use crate::shell::{Shell, err, out, run, status};
use ground::say::{Language, Tongue};
use teach::lesson::shipped::shipped;
use teach::picture::Picture;

#[test]
fn a_lesson_is_checked_line_by_line_and_given_in_lines() {
    let shell = Shell::new();
    let file = |name: &str, text: &str| {
        let path = shell.home.path().join(name);
        fs::write(&path, text).expect("the file can be written");
        path.display().to_string()
    };
    let heaps = include_str!("../lessons/heaps.md");
    let (right, wrong) = (file("right.md", heaps), file("false.md", &heaps.replace("nimber: 0", "nimber: 2")));
    let unreadable = file("unreadable.md", &heaps.replace("nimber: 0", "nimbr: 0"));

    let output = shell.run(&["learn", "--check", &right], "");
    assert_eq!((status(&output), out(&output).starts_with("ok  ")), (Some(0), true), "{}", out(&output));
    let output = shell.run(&["learn", "--check", &right, &wrong], "");
    assert_eq!(status(&output), Some(1));
    assert!(out(&output).contains("false.md:24:9"), "{}", out(&output));
    let output = shell.run(&["learn", "--check", &unreadable, &wrong, &right], "");
    assert_eq!(status(&output), Some(2));
    for said in ["unreadable.md:24:1", "nimber", "false.md:24:9", "ok  "] {
        assert!(out(&output).contains(said), "{said}: {}", out(&output));
    }
    let output = shell.run(&["learn", &wrong, "--plain"], "");
    assert_eq!(status(&output), Some(1), "nothing false is taught");

    let input = "\n\n1:3->0\n2:4->3\n\n3\n\n2:5->2\n2:2->1\n1:1->0\n2:1->0\n";
    let output = shell.run(&["learn", &right, "--plain"], input);
    let said = out(&output);
    for words in ["That leaves 4 alone", "every move can be copied", "You left twins", "The lesson is done"] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert_eq!(status(&output), Some(0));
    assert_eq!(status(&shell.run(&["learn", "no-such-lesson"], "")), Some(2));
}

#[test]
fn a_lost_game_is_kept_reviewed_exported_and_deleted() {
    let shell = Shell::new();
    let lines = "1:3->0\n2:4->0\nquit\n";
    let played = shell.run(&["play", "nim", "3,4,5", "--plain", "--first", "you", "--seed", "7"], lines);
    assert!(out(&played).contains("One mistake of yours in this game comes back tomorrow"), "{}", out(&played));
    let told: Value = serde_json::from_str(out(&shell.run(&["stats", "--json"], ""))).expect("it is JSON");
    assert_eq!((&told["games"], &told["lost"], &told["open"]), (&1.into(), &1.into(), &1.into()), "{told}");
    assert_eq!((&told["mistakes"][0]["move"], &told["due"]), (&"1:3->0".into(), &0.into()), "{told}");
    assert!(out(&shell.run(&["stats", "--lang", "zh-CN"], "")).contains("留下奇数列：1"));
    let exported = shell.run(&["stats", "--export", "-"], "");
    assert_eq!(out(&exported).lines().count(), 2, "{}", out(&exported));
    assert_eq!(status(&shell.run(&["stats", "--delete"], "no\n")), Some(1));
    assert_eq!(status(&shell.run(&["stats", "--delete", "--yes"], "")), Some(0));
    assert_eq!(out(&shell.run(&["stats", "--export", "-"], "")), "");
}

#[test]
fn a_saved_game_is_reviewed() {
    let shell = Shell::new();
    shell.run(&["play", "nim", "3,4,5", "--plain", "--first", "you", "--seed", "7"], "1:3->0\nquit\n");
    let file = shell.home.path().join(".local/share/xorcle/resume.json");
    let record = fs::read_to_string(&file).expect("a game that is not over is kept");
    let told = shell.run(&["review", "-"], &record);
    for part in ["1:3->0 ? gave it away", "It gives the win away.", "1:3->1", "! only move"] {
        assert!(out(&told).contains(part), "{part} is missing in\n{}", out(&told));
    }
    let json = shell.run(&["review", &file.display().to_string(), "--json"], "");
    let json: Value = serde_json::from_str(out(&json)).expect("it is JSON");
    assert_eq!((&json["turns"][0]["mark"], &json["over"]), (&"throws-away".into(), &false.into()), "{json}");
    assert_eq!(json["turns"][0]["concept"], "parity");
    assert_eq!(status(&shell.run(&["review", "-"], "{}")), Some(2));
    assert_eq!(status(&shell.run(&["review", "/no/such/file"], "")), Some(2));
}

#[test]
fn puzzles_are_asked_marked_and_the_same_for_the_same_seed() {
    let args = ["puzzle", "nim", "--kind", "only", "--seed", "5", "--count", "2", "--json"];
    let told = run(&args, "");
    assert_eq!(status(&told), Some(0), "{}", err(&told));
    assert_eq!(out(&told), out(&run(&args, "")));
    let told: Value = serde_json::from_str(out(&told)).expect("JSON");
    let puzzles = told["puzzles"].as_array().expect("a list");
    assert_eq!(puzzles.len(), 2);
    assert_ne!(puzzles[0]["position"], puzzles[1]["position"]);
    let answers: Vec<&str> = puzzles.iter().map(|one| one["answer"].as_str().expect("a move")).collect();
    for (answer, puzzle) in answers.iter().zip(puzzles) {
        let asked = run(&["ask", "nim", puzzle["position"].as_str().expect("notation"), "--json"], "");
        let verdict: Value = serde_json::from_str(out(&asked)).expect("JSON");
        assert_eq!(verdict["best"], serde_json::json!([answer]));
        let line = verdict["line"].as_array().map_or(0, Vec::len);
        assert_eq!(puzzle["plies"].is_null(), line == 0, "{puzzle}");
    }
    let law = run(&["puzzle", "nim", "--kind", "law", "--seed", "4", "--json"], "");
    let law: Value = serde_json::from_str(out(&law)).expect("JSON");
    assert!(law["puzzles"][0]["plies"].is_null(), "a law has no end: {law}");
    let asked = ["puzzle", "nim", "--kind", "only", "--seed", "5", "--count", "2"];
    assert_eq!(status(&run(&asked, &format!("what\n{}\n{}\n", answers[0], answers[1]))), Some(0));
    let wrong = run(&asked, "1:1->0\n\n");
    assert_eq!(status(&wrong), Some(1), "{}", out(&wrong));
    assert_eq!(status(&run(&["puzzle", "nimm"], "")), Some(2));
    assert_eq!(status(&run(&["puzzle", "matrix", "--kind", "only", "--seed", "1"], "")), Some(3));
}

#[test]
fn a_worksheet_is_the_same_byte_for_byte_and_its_key_is_apart() {
    let shell = Shell::new();
    let args = ["sheet", "--seed", "7", "--game", "nim", "--game", "bash", "--count", "3", "--difficulty", "2"];
    let whole = shell.run(&args, "");
    assert_eq!(status(&whole), Some(0), "{}", err(&whole));
    assert_eq!(out(&whole), out(&shell.run(&args, "")));
    let key = shell.run(&[&args[..], &["--key-only"]].concat(), "");
    let file = shell.home.path().join("key.md");
    let paper = shell.run(&[&args[..], &["--key", file.to_str().expect("a path")]].concat(), "");
    assert_eq!(fs::read_to_string(&file).expect("it was written"), out(&key));
    assert!(out(&whole).starts_with(out(&paper)) && out(&whole).ends_with(out(&key)));
    assert_eq!(out(&paper).matches("\n## ").count(), 3);
    assert_eq!((1..=3).filter(|n| out(&key).contains(&format!("\n{n}. "))).count(), 3);
    assert!(out(&key).contains(" Place: heap "), "what a screen lights is named: {}", out(&key));
    let tables =
        out(&key).split("     ```text\n").skip(1).filter_map(|table| table.split("```").next()).collect::<Vec<_>>();
    assert!(tables.iter().any(|table| table.contains("sum  ")), "a sum that is spoken of is written out: {tables:?}");
    assert!(tables.iter().all(|table| !table.trim().is_empty()), "{tables:?}");
    let chinese = shell.run(&[&args[..], &["--lang", "zh-CN"]].concat(), "");
    assert!(out(&chinese).contains("练习卷 7"), "{}", out(&chinese));
    let fair = shell.run(&["play", "nim", "--fair", "1", "--seed", "3", "--plain"], "quit\n");
    assert_eq!(status(&fair), Some(0), "{}", err(&fair));
}

#[test]
fn a_puzzle_without_a_line_is_not_said_to_be_over_at_once() {
    // Nim of 88 counters has too long a line to be told, so there are no plies of it to speak of.
    let told = run(&["puzzle", "nim", "--kind", "component", "--seed", "4", "--with-answers"], "");
    assert!(out(&told).contains("88 legal moves.\n"), "{}", out(&told));
    let short = run(&["puzzle", "kayles", "--kind", "outcome", "--seed", "4", "--with-answers"], "");
    assert!(out(&short).replace('\n', " ").contains("among the first 9 moves"), "{}", out(&short));
}

/// Whether every element of a picture or a page is closed by its like.
fn is_well_formed(text: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for tag in text.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        match tag {
            _ if tag.starts_with('!') || tag.ends_with('/') || name == "meta" => {}
            _ if tag.starts_with('/') => {
                if open.pop() != Some(name) {
                    return false;
                }
            }
            _ => open.push(name),
        }
    }
    open.is_empty()
}

#[test]
fn every_board_is_a_picture() {
    let house = games::house();
    let mut drawn = 0;
    for entry in house.entries() {
        for preset in &entry.presets {
            let place = entry.open_preset(preset).expect("presets can be opened");
            for language in Language::ALL {
                let picture = Picture::of(&place.scene(), Tongue::of(language));
                let svg = picture.svg();
                assert!(is_well_formed(&svg) && picture.width > 8 && picture.height > 8, "{}: {svg}", entry.id);
                drawn += 1;
            }
        }
    }
    assert!(drawn > 150, "{drawn}");
}

#[test]
fn sheets_are_pages_and_pictures_too() {
    let sheet = |form: &str, more: &[&str]| {
        let args = [&["sheet", "--seed", "2026", "--count", "4", "--lang", "zh-CN", "--format", form], more].concat();
        out(&run(&args, "")).to_owned()
    };
    let (plain, page, picture) = (sheet("markdown", &[]), sheet("html", &[]), sheet("svg", &[]));
    assert_eq!(page, sheet("html", &[]), "the same seed gives the same page");
    let boards = plain.matches("\n```text").count();
    assert!(boards > 0 && page.matches("class=\"board\"").count() == boards, "{page}");
    assert!(is_well_formed(&page) && is_well_formed(&picture), "{page}\n{picture}");
    for heading in plain.lines().filter_map(|line| line.strip_prefix("## ")) {
        assert!(page.contains(heading) && picture.contains(heading), "{heading}");
    }
    assert!(page.contains("class=\"new\"") && !sheet("html", &["--key-only"]).contains("class=\"new\""));
}

#[test]
fn every_lesson_is_a_deck_of_its_own_pages() {
    for (i, language) in (1..=10).flat_map(|i| [(i, "en"), (i, "zh-CN")]) {
        let number = i.to_string();
        let deck = run(&["learn", &number, "--html", "--lang", language], "");
        assert_eq!((status(&deck), err(&deck)), (Some(0), ""));
        let deck = out(&deck);
        let html = deck
            .replace(deck.split("<script>").nth(1).and_then(|rest| rest.split("</script>").next()).unwrap_or(""), "");
        assert!(is_well_formed(&html), "{number}: {html}");
        let written = &shipped(if language == "en" { Language::English } else { Language::Chinese })[i - 1].source.text;
        let count = |word: &str| written.lines().filter(|line| line.starts_with(word)).count();
        let slides = deck.matches("<section").count();
        assert_eq!(slides, written.split("\n---\n").count(), "{number}");
        assert_eq!(deck.matches("class=\"ask\"").count(), count("ask:") + count("```play"), "{number}");
        assert!(deck.matches("class=\"answer\"").count() >= count("ask:"), "{number}");
    }
}
