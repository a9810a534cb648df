//! The teacher's guide says nothing that the oracle does not: every question is asked again, in both languages.

use serde_json::Value;

use crate::shell::{err, out, run, status};
use ground::say::Language;
use teach::lesson::shipped::guide;

/// A command as a shell takes it apart: blanks part words, quotes keep them together; what follows `>` is left to the shell.
fn words(command: &str) -> Vec<String> {
    let command = command.split(" > ").next().unwrap_or(command);
    let mut words = vec![String::new()];
    let mut quote = None;
    for c in command.chars() {
        match (c, quote) {
            ('"' | '\'', None) => quote = Some(c),
            (c, Some(open)) if c == open => quote = None,
            (' ', None) => words.push(String::new()),
            (c, _) => words.last_mut().expect("there is a word").push(c),
        }
    }
    words.into_iter().skip(1).filter(|word| !word.is_empty()).collect()
}

/// A line of the guide that asks: what it claims in bold, the moves it names, and the command that shows it.
struct Asked {
    bold: Vec<String>,
    moves: Vec<String>,
    command: String,
}

fn questions(text: &str) -> Vec<Asked> {
    let odd = |line: &str, sign: &str| line.split(sign).skip(1).step_by(2).map(str::to_owned).collect::<Vec<String>>();
    let lines = text.lines().filter(|line| line.starts_with("- ") && line.contains("`xorcle ask "));
    let read = |line: &str| {
        // What is asked comes before the first answer and may name a position.
        let answer = line.find("**").map_or("", |at| &line[at..]);
        let (commands, moves): (Vec<String>, Vec<String>) =
            odd(answer, "`").into_iter().partition(|code| code.starts_with("xorcle "));
        Asked { bold: odd(line, "**"), moves, command: commands.concat() }
    };
    lines.map(read).collect()
}

/// The fact that a bold answer states: which member of the oracle's answer it is about, and its numbers.
fn fact(bold: &str) -> (&'static str, String) {
    const KINDS: [(&str, &str); 18] = [
        ("nim-value ", "nimber"),
        ("SG 值 ", "nimber"),
        ("margin ", "margin"),
        ("净胜 ", "margin"),
        ("mean ", "exact"),
        ("期望 ", "exact"),
        ("Shapley ", "shapley"),
        ("沙普利 ", "shapley"),
        ("nucleolus ", "nucleolus"),
        ("核仁 ", "nucleolus"),
        ("core not empty", "core"),
        ("核心非空", "core"),
        ("core empty", "no core"),
        ("核心为空", "no core"),
        (" moves", "moves"),
        (" 种", "moves"),
        (" plies", "remoteness"),
        (" 步", "remoteness"),
    ];
    let found = KINDS.iter().find(|(word, _)| bold.contains(word));
    let (word, kind) = found.copied().unwrap_or(("", "outcome"));
    (kind, bold.replace(word, "").replace('、', ", ").trim().to_owned())
}

/// The same member as the oracle gives it.
fn given(answer: &Value, kind: &str) -> String {
    let value = &answer["value"];
    let list = |all: &Value| {
        let all = all.as_array().into_iter().flatten();
        all.map(|one| one.as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>().join(", ")
    };
    match kind {
        "outcome" => answer["outcome"].as_str().unwrap_or_default().to_owned(),
        "moves" => answer["best"].as_array().map_or(0, Vec::len).to_string(),
        "core" | "no core" if value["core"]["empty"] == Value::Bool(kind == "no core") => String::new(),
        "shapley" | "nucleolus" => list(&value[kind]),
        "exact" => value["exact"].as_str().unwrap_or_default().to_owned(),
        _ => value[kind].to_string(),
    }
}

#[test]
fn the_oracle_confirms_every_answer_of_the_guide() {
    let [english, chinese] = [Language::English, Language::Chinese].map(|language| questions(guide(language)));
    assert!(english.len() >= 50, "only {} questions", english.len());
    let mut wrong = Vec::new();
    for asked in english.iter().chain(&chinese) {
        let mut args = words(&asked.command);
        args.push("--json".into());
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = run(&args, "");
        assert_eq!((status(&output), err(&output)), (Some(0), ""), "{}", asked.command);
        let answer: Value = serde_json::from_str(out(&output)).expect("it is JSON");
        assert!(!asked.bold.is_empty(), "{} has no answer", asked.command);
        for (kind, stated) in asked.bold.iter().map(|bold| fact(bold)) {
            let given = given(&answer, kind);
            if given != stated {
                wrong.push(format!("{}: {kind} is {given}, not {stated}", asked.command));
            }
        }
        let best: Vec<&str> = answer["best"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let mut named: Vec<&str> = asked.moves.iter().map(String::as_str).collect();
        let mut best = if named.is_empty() { Vec::new() } else { best };
        named.sort_unstable();
        best.sort_unstable();
        if named != best {
            wrong.push(format!("{}: best are {best:?}, not {named:?}", asked.command));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn both_guides_teach_the_same() {
    let [english, chinese] = [Language::English, Language::Chinese].map(guide);
    let facts = |text: &str| {
        let line = |asked: Asked| {
            let facts: Vec<_> = asked.bold.iter().map(|bold| fact(bold)).collect();
            (asked.command, facts, asked.moves)
        };
        questions(text).into_iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(facts(english), facts(chinese));
    let minutes = |text: &str| {
        let parts = text.split("\n## ").skip(1);
        let rows = |part: &str| {
            let cells =
                part.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next()?.parse::<u32>().ok());
            cells.collect::<Vec<u32>>()
        };
        parts.map(rows).collect::<Vec<_>>()
    };
    assert_eq!(minutes(english), minutes(chinese));
    assert_eq!(minutes(english).len(), 11);
    assert!(minutes(english).iter().all(|rows| rows.iter().sum::<u32>() == 45), "{:?}", minutes(english));
    let commands = |text: &'static str| text.lines().filter(|line| line.starts_with("xorcle ")).collect::<Vec<_>>();
    assert_eq!(commands(english), commands(chinese));
    assert!(commands(english).len() >= 10);
}

#[test]
fn the_home_work_of_the_guide_can_be_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let key = folder.path().join("key.html").display().to_string();
    for line in guide(Language::English).lines().filter(|line| line.starts_with("xorcle ")) {
        let args: Vec<String> =
            words(line).into_iter().map(|word| if word == "key.html" { key.clone() } else { word }).collect();
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let output = run(&args, "");
        assert_eq!((status(&output), err(&output)), (Some(0), ""), "{line}");
        assert!(!out(&output).is_empty(), "{line}");
        if args[0] == "sheet" {
            let count = args
                .iter()
                .position(|arg| *arg == "--count")
                .and_then(|at| args.get(at + 1))
                .expect("it says how many");
            assert_eq!(out(&output).matches("<h2").count().to_string(), *count, "{line}");
            assert!(out(&output).contains("class=\"board\""), "{line}: no board is drawn");
        }
    }
}
