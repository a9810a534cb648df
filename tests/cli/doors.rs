//! What strangers bring along: endless files, huge numbers, letters that steer terminals. It costs one answer at most, and is shown harmless.

use std::fs;
use std::process::Output;

use serde_json::Value;

use crate::shell::{Shell, err, out, run, status};

/// The answers to lines of a batch.
fn answers(lines: &[Value]) -> Vec<Value> {
    let input = lines.iter().map(Value::to_string).collect::<Vec<_>>().join("\n") + "\n";
    let output = run(&["ask", "--batch", "--no-moves"], &input);
    assert_eq!((status(&output), err(&output)), (Some(0), ""));
    out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[cfg(unix)]
#[test]
fn a_file_that_never_ends_costs_its_own_line_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pipe, large) = (folder.path().join("pipe"), folder.path().join("large"));
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().expect("it is there");
    assert!(made.success());
    fs::write(&large, " ".repeat((16 << 20) + 1)).expect("written");
    let asks = |file: &str| serde_json::json!({"game": "glove", "position": format!("@{file}")});
    let shown = |path: &std::path::Path| path.display().to_string();
    let files = ["/dev/zero".to_owned(), shown(&pipe), shown(folder.path()), shown(&large), "/dev/stdin".to_owned()];
    let mut lines: Vec<Value> = files.iter().map(|file| asks(file)).collect();
    lines.push(serde_json::json!({"game": "glove", "position": "1,2"}));
    let answers = answers(&lines);
    let kinds: Vec<&str> = answers.iter().map(|answer| answer["error"]["kind"].as_str().unwrap_or("none")).collect();
    let bad = "bad-parameter";
    assert_eq!(kinds, [bad, bad, bad, "too-large", bad, "none"]);
    for (answer, file) in answers.iter().zip(&files) {
        assert!(answer["error"]["message"].as_str().is_some_and(|told| told.contains(file)), "{answer}");
    }
    assert_eq!(status(&run(&["ask", "glove", "@/dev/zero"], "")), Some(3), "a command has its bound, too");
}

#[cfg(unix)]
#[test]
fn whatever_reads_a_file_has_a_bound() {
    let shell = Shell::new();
    let games = shell.config().with_file_name("games");
    fs::create_dir_all(&games).expect("made");
    for args in [
        &["verify", "/dev/zero"][..],
        &["review", "/dev/zero"],
        &["play", "--resume", "/dev/zero", "--plain"],
        &["learn", "/dev/zero", "--plain"],
        &["ask", "dag", "--set", "graph=@/dev/zero"],
        &["--config", "/dev/zero", "games"],
    ] {
        let output = shell.run(args, "");
        assert_eq!(status(&output), Some(3), "{args:?}: {}", err(&output));
        assert!(err(&output).contains("/dev/zero has more than "), "{args:?}: {}", err(&output));
    }
    std::os::unix::fs::symlink("/dev/zero", games.join("endless.toml")).expect("linked");
    let output = shell.run(&["games"], "");
    assert_eq!(status(&output), Some(0));
    assert!(err(&output).contains("endless.toml is no regular file"), "{}", err(&output));
}

#[test]
fn the_greatest_numbers_are_answered_or_refused() {
    let greatest = ["18446744073709551615", "18446744073709551616", "99999999999999999999999999999999999999"];
    let mut lines = Vec::new();
    for number in greatest {
        for (game, position) in [
            ("moore-nim", format!("3,4,{number}")),
            ("nim", format!("{number},{number}")),
            ("nim", format!("1:{number}")),
            ("chess-corner", format!("Qg{number}")),
            ("wythoff", format!("3,{number}")),
            ("kayles", number.to_owned()),
            ("nimble", format!("1,{number}")),
            ("euclid", format!("{number},3")),
        ] {
            lines.push(serde_json::json!({"game": game, "position": position}));
        }
        lines.push(serde_json::json!({"game": "bash", "params": {"max": number}, "position": number}));
        lines.push(serde_json::json!({"game": "moore-nim", "params": {"k": number}, "position": "1,2"}));
    }
    for (line, answer) in lines.iter().zip(answers(&lines)) {
        assert_ne!(answer["error"]["kind"], "stopped", "{line}: {answer}");
    }
    for law in ["law 18446744073709551615 n % 4 == 0", "law 99999 a == b", "heaps 0 18446744073709551615"] {
        let text = format!("xorcle certificate 1\ngame bash\nposition 5\nto first\n{law}\n");
        let output = run(&["verify", "-"], &text);
        assert!(matches!(status(&output), Some(2 | 3)), "{law}: {}", out(&output));
    }
    let output = run(&["diff", "nim", "wythoff", "--to", greatest[0], "--within", "1s"], "");
    assert!(matches!(status(&output), Some(0 | 1 | 3)), "{}", err(&output));
}

/// Nothing that was written steers a terminal.
fn is_harmless(args: &[&str], output: &Output) {
    for text in [out(output), err(output)] {
        let harm = text.chars().find(|letter| {
            letter.is_control() && !matches!(letter, '\n' | '\t') || ('\u{202a}'..='\u{202e}').contains(letter)
        });
        assert_eq!(harm, None, "{args:?}: {text:?}");
    }
}

/// A window title, a colour, a bell, deletions, an 8-bit introducer, and a turn of the direction of writing.
const HARM: &str = "\u{1b}]0;owned\u{7}\u{1b}[31m\u{7f}\u{8}\r\u{9b}2J\u{202e}";

#[test]
fn nothing_that_is_typed_or_stands_in_a_file_steers_the_terminal() {
    let shell = Shell::new();
    let games = shell.config().with_file_name("games");
    fs::create_dir_all(&games).expect("made");
    let title = HARM.chars().map(|letter| format!("\\u{:04x}", u32::from(letter))).collect::<Vec<_>>().concat();
    let own = format!("title = \"{title}\"\npromise = \"{title}\"\ngame = \"subtraction\"\n[params]\ntake = [1, 4]\n");
    fs::write(games.join("mine.toml"), own).expect("written");
    fs::write(games.join("bad.toml"), format!("game = \"nim\"\n\"{title}\" = 1\n")).expect("written");
    let lesson = shell.home.path().join("lesson.md");
    fs::write(&lesson, format!("# {HARM}\n\n{HARM}\n\n```ask\n{HARM}\n```\n")).expect("written");
    let lesson = lesson.to_str().expect("a text");
    let position = format!("3{HARM}");
    let set = format!("{HARM}=1");
    let take = format!("take={HARM}");
    let law = format!("n {HARM} == 0");
    let file = format!("/no/{HARM}");
    let flag = format!("--{HARM}");
    let at = format!("@{file}");
    for args in [
        &["ask", "nim", &position][..],
        &["ask", HARM],
        &["ask", &flag],
        &["ask", "nim", "--set", &set],
        &["ask", "subtraction", "--set", &take],
        &["ask", "nim", &at],
        &["ask", "nim", &position, "--json"],
        &["ask", "mine"],
        &["ask", "mine", "--json"],
        &["games"],
        &["games", "mine"],
        &["games", HARM],
        &["table", "mine"],
        &["table", "mine", "--format", "svg"],
        &["table", HARM],
        &["guess", "nim", &law],
        &["diff", "mine", HARM],
        &["prove", "mine", &position],
        &["prove", "mine", "--law"],
        &["verify", &file],
        &["review", &file],
        &["puzzle", HARM],
        &["sheet", "--seed", "1", "--game", HARM],
        &["glossary", HARM],
        &["learn", HARM],
        &["learn", lesson, "--plain"],
        &["learn", "--check", lesson],
        &["contest", HARM],
        &["config", "--set", HARM],
        &["play", "mine", "--plain"],
        &["play", "nim", &position, "--plain"],
        &["demo", "mine", "--plain"],
        &["screenshot", "mine"],
        &["--lang", HARM, "games"],
        &["--config", &file, "games"],
        &[HARM],
    ] {
        is_harmless(args, &shell.run(args, &format!("{HARM}\n")));
    }
    for line in [
        format!("{HARM}\n"),
        format!("xorcle certificate 1\n{HARM}\n"),
        format!("xorcle certificate 1\ngame {HARM}\nposition 1\nto first\nlaw 1 n == 0\n"),
        format!("xorcle certificate 1\ngame nim\nposition {HARM}\nto first\nlaw 1 n == 0\n"),
        format!("xorcle certificate 1\ngame nim\nposition 1\nto first\nstrategy first wins\n1\t{HARM}\n"),
        format!("{{\"game\": \"{title}\", \"position\": \"{title}\"}}\n"),
    ] {
        for args in [&["verify", "-"][..], &["verify", "-", "--json"], &["review", "-"], &["contest", "nim"]] {
            is_harmless(args, &shell.run(args, &line));
        }
        is_harmless(&["batch"], &shell.run(&["ask", "--batch"], &line));
    }
}
