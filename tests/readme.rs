//! README.md does what it says: its commands end well, its answers are those that are given, its picture is the one that is drawn.
//! `XORCLE_BLESS=1 cargo test --test house readme::` draws the picture anew; then look at it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::shell::{Shell, err, out, status};
use solve::trace::method::Method;

const README: &str = include_str!("../README.md");

/// The same page in Chinese.
const CHINESE: &str = include_str!("../README.zh-CN.md");

/// The blocks of the page that are written in this language; those without one have the empty name.
fn blocks(language: &str) -> Vec<&'static str> {
    blocks_of(README, language)
}

fn blocks_of(page: &'static str, language: &str) -> Vec<&'static str> {
    let all = page.split("\n```").skip(1).step_by(2);
    all.filter_map(|block| block.split_once('\n')).filter(|(name, _)| *name == language).map(|(_, text)| text).collect()
}

/// Everything that is called in the blocks, without the remarks behind it.
fn commands() -> Vec<&'static str> {
    commands_of(README)
}

fn commands_of(page: &'static str) -> Vec<&'static str> {
    let lines = blocks_of(page, "").into_iter().flat_map(str::lines);
    let of_ours = lines.filter(|line| line.starts_with("xorcle "));
    of_ours.map(|line| line.split(" #").next().unwrap_or(line).trim_end()).collect()
}

/// Runs a line as a person would, in a folder of one's own and at the end of one's input.
fn typed(shell: &Shell, line: &str) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_xorcle")).parent().expect("it lies in a folder");
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap_or_default());
    let mut command = Command::new("sh");
    command.args(["-c", line]).env_clear().env("PATH", path).env("HOME", shell.home.path()).env("LANG", "C.UTF-8");
    // Without a terminal to draw on games are played in lines.
    command.env("TERM", "dumb").current_dir(shell.home.path()).stdin(std::process::Stdio::null());
    command.output().expect("there is a shell")
}

/// Programs that the page judges: the right and a wrong answer to Bash's game, and a rule that counts down by one or two.
const SCRIPTS: [(&str, &str); 3] = [
    ("sol", "read t; while read n m; do if [ $((n % (m + 1))) -ne 0 ]; then echo first; else echo second; fi; done"),
    ("wrong", "read t; while read n m; do if [ $((n % m)) -ne 0 ]; then echo first; else echo second; fi; done"),
    (
        "rule",
        "while read word n; do [ \"$word\" = moves ] || exit 0; [ $n -ge 1 ] && echo take-1 $((n - 1)); \
         [ $n -ge 2 ] && echo take-2 $((n - 2)); echo end; done",
    ),
];

/// Writes a shell script that can be started.
fn script(path: &Path, body: &str) {
    use std::os::unix::fs::PermissionsExt;
    fs::write(path, format!("#!/bin/sh\n{body}\n")).expect("written");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("it may be started");
}

/// The files that the page speaks of as if they were there.
fn lay_out(shell: &Shell) {
    let input = shell.run(&["contest", "acwing-1388", "--generate", "--seed", "1"], "");
    shell.run(&["play", "nim", "3,4,5", "--plain", "--first", "you", "--seed", "7"], "1:3->0\nquit\n");
    let game = shell.home.path().join(".local/share/xorcle/resume.json");
    let folder = shell.home.path();
    fs::write(folder.join("input"), input.stdout).expect("written");
    fs::write(folder.join("net.dot"), "digraph { s -> a [label=\"4A\"]; a -> t [label=\"3B\"]; }").expect("written");
    fs::copy(game, folder.join("game.json")).expect("the game was kept");
    for (name, body) in SCRIPTS {
        script(&folder.join(name), body);
    }
}

/// What is written as code within the lines of a page.
fn spans(page: &'static str) -> Vec<&'static str> {
    let prose = page.split("\n```").step_by(2);
    let code = prose.flat_map(|text| text.split('`').skip(1).step_by(2));
    let is_called =
        |text: &&str| ["xorcle ", "cargo ", ".ci/", "config/", "--"].iter().any(|head| text.starts_with(head));
    code.filter(is_called).collect()
}

#[test]
fn both_pages_show_the_same_commands_in_the_same_order() {
    let is_ours = |text: &&str| text.starts_with("xorcle ");
    assert_eq!(commands_of(README), commands_of(CHINESE));
    for language in ["", "toml"] {
        assert_eq!(blocks_of(README, language).len(), blocks_of(CHINESE, language).len(), "{language}");
    }
    let [english, chinese] = [README, CHINESE].map(|page| {
        let mut spans: Vec<&str> = spans(page);
        spans.sort_unstable();
        spans
    });
    assert_eq!(english, chinese);
    let [english, chinese] = [README, CHINESE].map(|page| spans(page).into_iter().filter(is_ours).count());
    assert!(english > 30 && english == chinese, "{english} and {chinese}");
    let tables = [README, CHINESE].map(|page| page.lines().filter(|line| line.starts_with('|')).count());
    let headings = [README, CHINESE].map(|page| page.lines().filter(|line| line.starts_with("## ")).count());
    assert!(tables[0] == tables[1] && headings[0] == headings[1], "{tables:?} {headings:?}");
    assert!(README.contains("(README.zh-CN.md)") && CHINESE.contains("(README.md)"));
}

#[cfg(unix)]
#[test]
fn every_command_of_the_page_ends_well() {
    let shell = Shell::new();
    lay_out(&shell);
    let commands = commands();
    assert!(commands.len() > 20, "{commands:#?}");
    for line in commands {
        // Who reads it here is in no need of time between two sayings.
        let at_once = line.replace("demo nim 3,5,7 --pace 2", "demo nim 3,5,7 --pace 0");
        let output = typed(&shell, &at_once);
        assert_eq!(status(&output), Some(0), "{line}: {}", err(&output));
    }
}

/// Every call in the table of methods; a second method behind a semicolon is the same call with it.
fn methods() -> Vec<String> {
    let cells =
        README.lines().filter_map(|line| line.split(" | ").nth(1)).filter(|cell| cell.starts_with("`xorcle methods "));
    let mut calls: Vec<String> = Vec::new();
    for part in cells.flat_map(|cell| cell.split("; ")) {
        let part = part.trim().trim_matches('`');
        let call = match calls.last().and_then(|last| last.rsplit_once(' ')) {
            Some((before, _)) if !part.starts_with("xorcle ") => format!("{before} {part}"),
            _ => part.to_owned(),
        };
        calls.push(call);
    }
    calls
}

#[cfg(unix)]
#[test]
fn every_method_is_in_the_table_and_runs() {
    let (shell, calls) = (Shell::new(), methods());
    for line in &calls {
        let output = typed(&shell, line);
        assert_eq!(status(&output), Some(0), "{line}: {}", err(&output));
    }
    for method in Method::ALL {
        let end = format!("--method {}", method.name());
        assert!(calls.iter().any(|line| line.ends_with(&end)), "{end} is not in the table");
    }
}

#[cfg(unix)]
#[test]
fn every_answer_of_the_page_is_the_one_that_is_given() {
    let shell = Shell::new();
    lay_out(&shell);
    let all = [README, CHINESE].map(|page| blocks_of(page, "")).concat();
    let mut count = 0;
    for block in all.into_iter().filter_map(|block| block.trim_start().strip_prefix("$ ")) {
        let (line, told) = block.split_once('\n').expect("an answer stands below");
        let output = typed(&shell, line);
        let mut rest = out(&output);
        for part in told.split("...").map(str::trim).filter(|part| !part.is_empty()) {
            let at = rest
                .find(part)
                .unwrap_or_else(|| panic!("{line} does not answer {part} in its turn:\n{}", out(&output)));
            rest = &rest[at + part.len()..];
        }
        count += 1;
    }
    assert!(count >= 4, "{count} answers are shown");
}

/// Holds a picture of the page against what the program draws, or draws it anew.
fn pictured(name: &str, drawn: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures").join(name);
    if std::env::var_os("XORCLE_BLESS").is_some() {
        fs::write(path, drawn).expect("it can be written");
        return;
    }
    let kept = fs::read_to_string(path).expect("it is there");
    let first = drawn.lines().zip(kept.lines()).find(|(drawn, kept)| drawn != kept);
    assert!(drawn == kept, "assets/pictures/{name} is not what the program draws: {first:?}");
}

#[test]
fn the_pictures_of_the_page_are_those_that_are_drawn() {
    let shell = Shell::new();
    let words = README.split("`cargo run --release -- screenshot ").nth(1).and_then(|rest| rest.split('`').next());
    let words: Vec<&str> = words.expect("the page tells how it was drawn").split_whitespace().collect();
    let file = shell.home.path().join("play.svg").display().to_string();
    let words: Vec<&str> = words.into_iter().map(|word| if word == "play.svg" { &file } else { word }).collect();
    let output = shell.run(&[&["screenshot"], &words[..]].concat(), "");
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    pictured("play.svg", &fs::read_to_string(&file).expect("it was written"));
    let line =
        README.split("`xorcle law ").find_map(|rest| rest.split('`').next().filter(|line| line.ends_with("svg")));
    let words: Vec<&str> = line.expect("the page tells how it was drawn").split_whitespace().collect();
    let output = shell.run(&[&["law"], &words[..]].concat(), "");
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    pictured("law.svg", out(&output));
}

#[test]
fn the_games_of_the_page_are_games() {
    let shell = Shell::new();
    let folder = shell.config().with_file_name("games");
    fs::create_dir_all(&folder).expect("made");
    let is_problem = |text: &&str| text.contains("[input]");
    let games: Vec<&str> = blocks("toml").into_iter().filter(|text| !is_problem(text)).collect();
    assert!(games.len() >= 3, "{games:#?}");
    for (i, text) in games.iter().enumerate() {
        fs::write(folder.join(format!("of-the-page-{i}.toml")), text).expect("written");
        let output = shell.run(&["ask", &format!("of-the-page-{i}")], "");
        assert_eq!((status(&output), err(&output)), (Some(0), ""), "{text}");
    }
    let folder = shell.config().with_file_name("problems");
    fs::create_dir_all(&folder).expect("made");
    let problems: Vec<&str> =
        [README, CHINESE].into_iter().flat_map(|page| blocks_of(page, "toml")).filter(is_problem).collect();
    assert_eq!(problems.len(), 2);
    for (i, text) in problems.iter().enumerate() {
        fs::write(folder.join(format!("of-the-page-{i}.toml")), text).expect("written");
        let output = shell.run(&["contest", &format!("of-the-page-{i}")], "3\n8\n9\n1\n");
        assert_eq!((out(&output), err(&output)), ("Alice\nBob\nBob\n", ""), "{text}");
    }
}
