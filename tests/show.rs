//! Screens without a terminal, as callers of the commands meet them: what is drawn, that recordings replay to the same letters,
//! and what is said of orders that cannot be carried out.

use std::num::NonZero;
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;
use vt100::Parser;

fn run(home: &TempDir, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xorcle"));
    command.args(args).env_clear().env("HOME", home.path()).env("LANG", "C.UTF-8");
    // A demo plays by itself; of all other screens the still picture is wanted.
    command.env("XORCLE_MOTION", if args.contains(&"--demo") { "true" } else { "false" });
    command.output().expect("the program starts")
}

fn shell() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// What is printed, nothing having gone wrong.
fn printed(args: &[&str]) -> String {
    let output = run(&shell(), args);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!((output.status.code(), told.as_str()), (Some(0), ""), "{args:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// The letters of a page or drawing without its marks.
fn unmarked(text: &str) -> String {
    let mut out = String::new();
    let mut is_mark = false;
    for c in text.chars() {
        match c {
            '<' => is_mark = true,
            '>' => is_mark = false,
            _ if !is_mark => out.push(c),
            _ => {}
        }
    }
    out.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[test]
fn a_screen_is_drawn_in_its_letters_in_both_languages_and_needs_no_terminal() {
    let english = printed(&["screenshot", "nim", "3,5,7", "--keys", "o"]);
    assert_eq!(english.lines().count(), 24);
    assert!(english.contains("YOU CAN WIN") && english.contains("nim-sum"), "{english}");
    let chinese = printed(&["screenshot", "nim", "3,5,7", "--keys", "o", "--lang", "zh-CN", "--size", "120x32"]);
    assert_eq!(chinese.lines().count(), 32);
    assert!(chinese.contains("异或和"), "{chinese}");
    let gallery = printed(&["screenshot"]);
    assert!(gallery.contains("Nim"), "{gallery}");
    let ascii = printed(&["screenshot", "nim", "--ascii", "--keys", "o"]);
    assert!(!ascii.contains(['─', '│']), "{ascii}");
}

#[test]
fn a_page_and_a_drawing_hold_the_same_letters_as_the_text() {
    for language in ["en", "zh-CN"] {
        let with = |more: &[&str]| {
            let keys = ["screenshot", "nim", "3,5,7", "--keys", "o e", "--lang", language];
            printed(&[&keys[..], more].concat())
        };
        let text = with(&[]);
        let page = with(&["--format", "html"]);
        let (_, body) = page.split_once("<body>").expect("a page has a body");
        let read: Vec<String> = unmarked(body).trim_matches('\n').lines().map(|line| line.trim_end().into()).collect();
        assert_eq!(read.join("\n").trim_end(), text.trim_end());
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        let drawing = with(&["--format", "svg"]);
        let (_, told) = drawing.split_once("<desc id=\"letters\">").expect("it is told to who cannot see it");
        let (told, drawn) = told.split_once("</desc>").expect("it ends");
        assert_eq!(unmarked(told), text);
        let only = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        assert_eq!(only(&unmarked(drawn)), only(&text));
    }
}

#[test]
fn themes_give_their_colours_and_none_where_none_are_wanted() {
    let svg = |more: &[&str]| printed(&[&["screenshot", "nim", "--keys", "o", "--format", "svg"][..], more].concat());
    assert!(svg(&["--theme", "light"]).contains("rx=\"6\" fill=\"#ffffff\""));
    assert!(svg(&["--theme", "colour-blind"]).contains("#56b4e9"));
    assert!(svg(&[]).contains("#5fd787"));
    assert!(!svg(&["--color", "never"]).contains("#5fd787"));
}

/// The events of a recording: the time in milliseconds and what is written then.
fn events(cast: &str) -> (Value, Vec<(u64, String)>) {
    let mut lines = cast.lines().map(|line| serde_json::from_str::<Value>(line).expect("each line is JSON"));
    let header = lines.next().expect("a header");
    let event = |line: Value| {
        assert_eq!((line[1].as_str(), line.as_array().map(Vec::len)), (Some("o"), Some(3)));
        let time = line[0].to_string().replace('.', "").parse().expect("three digits behind the point");
        (time, line[2].as_str().expect("a text").to_owned())
    };
    (header, lines.map(event).collect())
}

fn on_glass(glass: &Parser) -> String {
    let rows = glass.screen().rows(0, 80).map(|row| row.trim_end().to_owned() + "\n");
    rows.collect()
}

#[test]
fn a_recording_replays_frame_by_frame_to_the_letters_of_the_screen() {
    let keys = ["t", "t", "t", "t", "esc", "o", "j", "enter", "L"];
    for language in ["en", "zh-CN"] {
        let order = ["nim", "3,5,7", "--lang", language, "--keys"];
        let all = keys.join(" ");
        let args = [&["record"][..], &order, &[&all, "--pace", "0.5"]].concat();
        let cast = printed(&args);
        assert_eq!(cast, printed(&args), "the same command writes the same bytes");
        let (header, events) = events(&cast);
        assert_eq!((&header["version"], &header["width"], &header["height"]), (&2.into(), &80.into(), &24.into()));
        assert_eq!(events.len(), keys.len() + 2, "one change a key, one at the start, one at the end");
        let size = |cells: u16| NonZero::new(cells).expect("a screen has cells");
        let mut glass = Parser::new(size(24), size(80), 0);
        for (i, (time, text)) in events.iter().enumerate() {
            assert_eq!(*time, 500 * i as u64);
            glass.process(text.as_bytes());
            if [0, 4, 6, keys.len()].contains(&i) {
                let so_far = keys[..i].join(" ");
                let shot = printed(&[&["screenshot"][..], &order, &[&so_far]].concat());
                assert_eq!(on_glass(&glass), shot, "{language}: after {so_far}");
            }
        }
        assert!(!glass.screen().hide_cursor());
    }
}

#[test]
fn a_file_is_written_as_its_ending_says_and_nothing_else_is_left_behind() {
    let home = shell();
    let file = home.path().join("nim.svg");
    let name = file.to_str().expect("a text");
    let output = run(&home, &["screenshot", "nim", "--keys", "j l enter", "-o", name]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(0), 0));
    assert!(std::fs::read_to_string(&file).expect("it was written").starts_with("<svg "));
    let left: Vec<_> = std::fs::read_dir(home.path()).expect("a folder").collect();
    assert_eq!(left.len(), 1, "no game is kept: {left:?}");
}

#[test]
fn wrong_orders_say_what_is_expected() {
    for (args, parts) in [
        (&["screenshot", "--keys", "o nonsense"][..], ["nonsense", "esc"]),
        (&["screenshot", "--size", "80"], ["80", "80x24"]),
        (&["screenshot", "--size", "9000x24"], ["9000x24", "500x300"]),
        (&["record", "nim", "--pace", "soon"], ["soon", "500ms"]),
        (&["record", "nim", "--keys", "f99"], ["f99", "pageup"]),
        (&["screenshot", "nimm"], ["nimm", "nim"]),
    ] {
        let output = run(&shell(), args);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        assert!(parts.iter().all(|part| told.contains(part)), "{args:?}: {told}");
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn a_demo_is_recorded_to_its_end_and_can_be_pictured_at_every_step() {
    for (language, end) in [("en", "The game is over: the first player won."), ("zh-CN", "棋局结束：先手赢了。")]
    {
        let args = ["record", "--demo", "nim", "1,2", "--pace", "2", "--lang", language];
        let cast = printed(&args);
        assert_eq!(cast, printed(&args), "the same command writes the same bytes");
        let (_, events) = events(&cast);
        assert!(events.iter().enumerate().all(|(i, (time, _))| *time == 2000 * i as u64), "every step takes as long");
        let size = |cells: u16| NonZero::new(cells).expect("a screen has cells");
        let mut glass = Parser::new(size(24), size(80), 0);
        let mut told = Vec::new();
        for (_, text) in &events {
            glass.process(text.as_bytes());
            told.push(on_glass(&glass));
        }
        assert!(told.last().is_some_and(|last| last.contains(end)), "{told:?}");
        let keys = "right right right space";
        let shot = printed(&["screenshot", "--demo", "nim", "1,2", "--keys", keys, "--lang", language]);
        assert_eq!(shot, told[3], "stepped and let go it looks as if it had gone there by itself");
    }
    assert_eq!(events(&printed(&["record", "--demo", "nim", "3,5,7", "--plies", "0"])).1.len(), 2, "none is played");
    let output = run(&shell(), &["record", "--demo"]);
    assert_eq!(output.status.code(), Some(2), "a game is needed");
}
