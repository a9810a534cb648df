//! What people and programs expect of any command: help, the manual, completions, `-`, variables, full disks.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::shell::{Shell, err, out, run, status};

#[test]
fn help_is_short_or_whole_and_fits_the_terminal() {
    for command in ["ask", "play", "table", "screenshot", "learn"] {
        let (short, whole) = (run(&[command, "-h"], ""), run(&[command, "--help"], ""));
        let [short, whole] = [&short, &whole].map(out);
        assert!(short.lines().count() < whole.lines().count(), "{command}");
        assert!(whole.contains("Examples:") && !short.contains("Examples:"), "{command}");
        assert!(whole.contains("--lang <LANGUAGE>") && !short.contains("--lang <LANGUAGE>"), "{command}");
        let (own, everywhere) = (whole.find("\nOptions:"), whole.find("\nOptions of every command:"));
        assert!(own.is_some() && own < everywhere, "{command}: its own options come first");
        let mut narrow = Shell::new().command(&[command, "-h"]);
        let narrow = narrow.env("COLUMNS", "60").output().expect("it runs");
        let widest = out(&narrow).lines().map(|line| line.chars().count()).max();
        assert!(widest <= Some(60), "{command}: {widest:?}");
    }
    let chinese = run(&["--lang", "zh-CN", "ask", "-h"], "");
    for heading in ["用法：xorcle ask", "选项：", "打印帮助"] {
        assert!(out(&chinese).contains(heading), "{heading}: {}", out(&chinese));
    }
}

/// Every command of the program.
fn commands() -> Vec<String> {
    let help = run(&["-h"], "");
    let rows = out(&help).split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("commands");
    let rows = rows.lines().filter_map(|line| line.strip_prefix("  ")).filter(|row| !row.starts_with(' '));
    rows.filter_map(|row| row.split(' ').next()).map(str::to_owned).collect()
}

/// Latin words that Chinese help may use: names of formats, terms that are written so, and what is typed.
const LATIN: &str = "xorcle nim JSON ASCII HTML SVG CSV DOT OJ SG AB asciicast en zh-CN Markdown shell ms html svg bash max \
    you oracle both perfect give-back give- back depth- slips- greedy Python Java samples small edge random limits NAME.in NAME.out text markdown Gomocup equilibrium punish remarks down share .local resume.json \
    first second wins within strategy margin draws certificate law heaps mix hands check-bet fold fives core empty set game position to \
    in and or not if floor ceil abs min ones bits twos root fibonacci square prime power_of_two phi";

/// Help without the words that a remark lists as possible or usual.
fn without_lists(told: &str) -> String {
    let mut parts = told.split("可选：");
    let first = parts.next().unwrap_or_default();
    parts.fold(first.to_owned(), |all, part| all + part.split_once('）').map_or("", |(_, rest)| rest))
}

#[test]
fn chinese_help_is_chinese_and_fits_the_terminal() {
    let commands = commands();
    assert!(commands.len() > 20, "{commands:?}");
    let mut wrong = Vec::new();
    for command in &commands {
        for (flag, width) in [("-h", 80), ("--help", 80), ("--help", 50)] {
            let mut asked = Shell::new().command(&["--lang", "zh-CN", command, flag]);
            let output = asked.env("COLUMNS", width.to_string()).output().expect("it runs");
            let told = out(&output).split("\n示例").next().unwrap_or_default().to_owned();
            let wide = told.lines().filter(|line| unicode_width::UnicodeWidthStr::width(*line) > width);
            wrong.extend(
                wide.filter(|line| !line.contains("用法")).map(|line| format!("{command} {flag}: too wide: {line}")),
            );
            // What is typed: quoted, behind hyphens, or in a list of words.
            let typed =
                |word: &str| LATIN.split_whitespace().chain(commands.iter().map(String::as_str)).any(|one| one == word);
            for line in without_lists(&told).lines() {
                let words = line.split(|c: char| !c.is_ascii_alphabetic() && !"-._".contains(c));
                let strange = words.filter(|word| word.len() > 1 && !word.starts_with(['-', '.']) && !typed(word));
                wrong.extend(strange.map(|word| format!("{command}: {word}: {line}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn wrong_arguments_are_told_in_the_language_spoken() {
    for (args, told) in [
        (&["frob"][..], "没有命令“frob”"),
        (&["ask"], "还缺少 <游戏>"),
        (&["ask", "nim", "3", "--colour"], "“--color”"),
        (&["ask", "nim", "3", "--colour"], "这里没有参数 --colour"),
        (&["--theme", "drk"], "“drk”不能作为 --theme <配色> 的值"),
        (&["puzzle", "--difficulty", "9"], "1..5 之内的数"),
        (&["puzzle", "--daily", "--seed", "1"], "不能与"),
        (&["games", "--lang"], "后面要有一个值"),
        (&["sheet", "--seed", "1", "--seed", "2"], "只能写一次"),
    ] {
        let output = run(&[&["--lang", "zh-CN"], args].concat(), "");
        assert_eq!((status(&output), out(&output)), (Some(2), ""), "{args:?}");
        assert!(err(&output).contains(told), "{args:?}: {}", err(&output));
        let english = ["error", "Usage", "tip:", "help'", "argument"];
        assert!(english.iter().all(|word| !err(&output).contains(word)), "{args:?}: {}", err(&output));
    }
}

#[test]
fn the_manual_is_whole() {
    let shell = Shell::new();
    let folder = shell.home.path().join("man/man1");
    let told = shell.run(&["man", "--install", &folder.display().to_string()], "");
    assert_eq!(status(&told), Some(0), "{}", err(&told));
    let names = commands();
    let pages = fs::read_dir(&folder).expect("it was made").count();
    assert_eq!(pages, names.len() + 1);
    for name in names {
        let page = fs::read_to_string(folder.join(format!("xorcle-{name}.1"))).expect("each command has its page");
        assert!(page.contains(".SH EXAMPLES") && page.is_ascii(), "{name}");
    }
    let main = fs::read_to_string(folder.join("xorcle.1")).expect("the program has its page");
    for part in ["KEYS", "FILES", "ENVIRONMENT", "EXIT STATUS"] {
        assert!(main.contains(&format!(".SH \"{part}\"")), "{part}");
    }
    for part in ["XORCLE_THEME", "XORCLE_LANGUAGE", "NO_COLOR", "config.toml", "\\fBo\\fR\nask why"] {
        assert!(main.contains(part), "{part}: {main}");
    }
    assert_eq!(main, out(&run(&["man"], "")));
}

/// What the words of an unfinished line are completed to, if there is such a shell here.
fn completed(shell: &Shell, words: &[&str]) -> Option<String> {
    let script = r#"source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
        _xorcle_house xorcle "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"; echo "${COMPREPLY[*]}""#;
    let file = shell.home.path().join("xorcle.bash");
    let output = Command::new("bash").args(["--norc", "-c", script]).arg(file).args(words).output().ok()?;
    Some(out(&output).trim().to_owned())
}

#[test]
fn a_shell_completes_what_the_house_knows() {
    let shell = Shell::new();
    let games = shell.config().with_file_name("games");
    fs::create_dir_all(&games).expect("made");
    fs::write(games.join("mine.toml"), "game = \"subtraction\"\n[params]\ntake = [1, 4]\n").expect("written");
    fs::write(games.join("$(touch harm).toml"), "game = \"nim\"\n").expect("written");
    let script = shell.run(&["completions", "bash"], "");
    assert!(!out(&script).contains("touch harm"), "a name is no command");
    fs::write(shell.home.path().join("xorcle.bash"), out(&script)).expect("written");
    for (line, words) in [
        ("xorcle as", "ask"),
        ("xorcle ask nim", "nim nimble"),
        ("xorcle --lang en ask min", "mine"),
        ("xorcle ask bash --set ma", "max="),
        ("xorcle ask nim --set misere = t", "true"),
        ("xorcle ask mine --set tak", "take="),
        ("xorcle play nim --level gr", "greedy"),
        ("xorcle --lang zh", "zh-CN"),
        ("xorcle learn 02", "02-bouton"),
        ("xorcle glossary nim-", "nim-sum"),
        ("xorcle contest acwing-138", "acwing-1388"),
        ("xorcle sheet --game nimb", "nimble"),
    ] {
        let words_of_line: Vec<&str> = line.split(' ').collect();
        if let Some(told) = completed(&shell, &words_of_line) {
            assert_eq!(told, words, "{line}");
        }
    }
    for other in ["bash", "zsh", "fish"] {
        let script = shell.run(&["completions", other], "");
        for part in ["tic-tac-toe", "misere=true", "counts-to-eight", "02-bouton", "zh-CN", "acwing-1388"] {
            assert!(out(&script).contains(part), "{other}: {part}");
        }
    }
}

#[test]
fn a_file_may_be_what_comes_in() {
    let shell = Shell::new();
    let position = |args: &[&str], input: &str| {
        let output = shell.run(&[args, &["--json"]].concat(), input);
        let told: Value = serde_json::from_str(out(&output)).unwrap_or_else(|why| panic!("{args:?}: {why}"));
        told["position"].as_str().map(str::to_owned)
    };
    assert_eq!(position(&["ask", "nim", "@-"], "3,5,7\n").as_deref(), Some("3,5,7"));
    let net = "digraph { s -> a [label=\"4A\"]; a -> t [label=\"3B\"]; }";
    assert_eq!(position(&["ask", "flow-game", "@-"], net).as_deref(), Some("s>a=4A,a>t=3B"));
    let own = "game = \"flow-game\"\n[params]\nplayers = 4\n[start]\nposition = \"s>a=4A,a>t=3B\"\n";
    assert_eq!(position(&["ask", "flow-game", "@-"], own).as_deref(), Some("s>a=4A,a>t=3B"));
    assert_eq!(position(&["ask", "dag", "a", "--set", "graph=@-"], "a>b\nb>c\n").as_deref(), Some("a"));
    let proof = shell.run(&["prove", "tic-tac-toe", "-o", "-"], "");
    assert_eq!(status(&shell.run(&["verify", "-"], out(&proof))), Some(0));
    let lesson = include_str!("../lessons/heaps.md");
    assert_eq!(status(&shell.run(&["learn", "--check", "-"], lesson)), Some(0));
    assert_eq!(status(&shell.run(&["--config", "-", "config", "--check"], "")), Some(0));
    let batch = shell.run(&["ask", "--batch"], "{\"game\":\"nim\",\"position\":\"@-\"}\n");
    assert!(out(&batch).contains("\"error\""), "a line of a batch names no stream: {}", out(&batch));
}

#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_not_done() {
    for args in [
        &["--help"][..],
        &["ask", "-h"],
        &["--version"],
        &["games"],
        &["ask", "nim"],
        &["man"],
        &["completions", "zsh"],
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("it is there");
        let mut command = Shell::new().command(args);
        let output = command.stdin(Stdio::null()).stdout(full).output().expect("it runs");
        assert_eq!(status(&output), Some(3), "{args:?}");
        assert!(err(&output).starts_with("xorcle: "), "{args:?}: {}", err(&output));
    }
}

#[test]
fn a_variable_that_sets_nothing_is_told() {
    let shell = Shell::new();
    let with = |name: &str, value: &str, args: &[&str]| {
        let output = shell.command(args).env(name, value).output().expect("it runs");
        assert_eq!(status(&output), Some(0), "{name}");
        (out(&output).to_owned(), err(&output).to_owned())
    };
    let (_, told) = with("XORCLE_THMEE", "light", &["glossary", "mex"]);
    assert!(told.contains("XORCLE_THMEE") && told.contains("“XORCLE_THEME”"), "{told}");
    assert_eq!(with("XORCLE_THMEE", "light", &["--version"]).1, "", "who asks for the version asks for nothing else");
    for name in ["XORCLE_LANG", "XORCLE_LANGUAGE"] {
        let (words, told) = with(name, "zh", &["glossary", "mex"]);
        assert!(words.starts_with("最小缺数") && told.is_empty(), "{name}: {words}{told}");
    }
    let refused = run(&["--lang", "chinese", "games"], "");
    assert!(err(&refused).starts_with("bad-parameter: --lang: "), "{}", err(&refused));
    assert!(out(&run(&["--language", "zh", "glossary", "mex"], "")).starts_with("最小缺数"));
}

#[test]
fn what_people_read_programs_read_too() {
    let shell = Shell::new();
    let json = |args: &[&str]| -> Value {
        let output = shell.run(&[args, &["--json"]].concat(), "");
        serde_json::from_str(out(&output)).unwrap_or_else(|why| panic!("{args:?}: {why}: {}", err(&output)))
    };
    assert_eq!(json(&["table", "bash", "--to", "4"])["values"].to_string(), "[0,1,2,3,0]");
    assert_eq!(json(&["glossary", "mex"])["see"][0], "nimber");
    assert!(json(&["glossary"])["terms"].as_array().is_some_and(|all| all.len() > 20));
    assert_eq!(json(&["learn"])["lessons"][1]["name"], "02-bouton");
    let config = json(&["config"]);
    assert_eq!((&config["settings"]["memory"], &config["settings"]["mouse"]), (&512.into(), &true.into()));
    let proof = json(&["prove", "tic-tac-toe", "X../.O./..X"]);
    let text = proof["certificate"].as_str().expect("a text");
    assert_eq!(status(&shell.run(&["verify", "-"], text)), Some(0));
    let wrong = include_str!("../lessons/heaps.md").replace("nimber: 0", "nimber: 2");
    let output = shell.run(&["learn", "--check", "-", "--json"], &wrong);
    let told: Value = serde_json::from_str(out(&output)).expect("JSON");
    let mistake = &told["files"][0]["mistakes"][0];
    assert_eq!((status(&output), &mistake["line"], &mistake["column"]), (Some(1), &24.into(), &9.into()), "{told}");
}

#[test]
fn whoever_reads_traditional_chinese_is_told_once() {
    for (locale, is_told) in
        [("zh_TW.UTF-8", true), ("zh_HK.UTF-8", true), ("zh_CN.UTF-8", false), ("en_US.UTF-8", false)]
    {
        let shell = Shell::new();
        let asked = || {
            let mut command = shell.command(&["ask", "nim", "3"]);
            command.env("LC_ALL", locale).env("LANG", locale).env_remove("LANGUAGE").env_remove("XORCLE_LANGUAGE");
            command.output().expect("it runs")
        };
        let (first, second) = (asked(), asked());
        assert_eq!(err(&first).contains("只有简体中文"), is_told, "{locale}: {}", err(&first));
        assert_eq!((err(&second), status(&second)), ("", Some(0)), "{locale}");
        assert_eq!(out(&first).contains("异或和"), locale.starts_with("zh"), "{locale}: {}", out(&first));
    }
}

#[test]
fn what_a_judge_reads_may_be_typed_in_full_width_signs() {
    for (problem, plain, typed) in [
        ("leetcode-486", "[1,5,2]\n[1,5,233,7]\n", "ｎｕｍｓ ＝ ［１，５、２］\n【1,5,233,7】\n"),
        ("acwing-1388", "6\n4 7 2 9\n5 2\n", "６\n４　７　２　９\n5 2\n"),
    ] {
        let [plain, typed] = [plain, typed].map(|input| run(&["contest", problem], input));
        assert_eq!((status(&plain), err(&plain)), (Some(0), ""), "{problem}");
        assert_eq!((out(&typed), err(&typed)), (out(&plain), ""), "{problem}");
    }
}

#[test]
fn every_command_knows_games_words_and_lessons_by_their_chinese_names() {
    for (chinese, plain) in [
        (&["ask", "尼姆", "３，５"][..], &["ask", "nim", "3,5"][..]),
        (&["games", "wzf"], &["games", "wythoff"]),
        (&["table", "巴什博弈", "——to", "９", "--set", "max＝4"], &["table", "bash", "--to", "9", "--set", "max=4"]),
        (&["methods", "nimu", "3 2"], &["methods", "nim", "3,2"]),
        (&["guess", "尼姆", "a 异或 b ＝ 0"], &["guess", "nim", "a ^ b == 0"]),
        (&["prove", "尼姆博弈", "1、1"], &["prove", "nim", "1,1"]),
        (&["diff", "巴什", "巴什［max＝5］"], &["diff", "bash", "bash[max=5]"]),
        (&["census", "井字棋"], &["census", "tic-tac-toe"]),
        (&["tree", "尼姆", "2,1"], &["tree", "nim", "2,1"]),
        (&["sheet", "--seed", "7", "--game", "尼姆"], &["sheet", "--seed", "7", "--game", "nim"]),
        (&["puzzle", "尼姆", "--seed", "7", "--json"], &["puzzle", "nim", "--seed", "7", "--json"]),
        (&["learn", "布顿", "--html"], &["learn", "2", "--html"]),
        (&["learn", "威佐夫博弈", "--html"], &["learn", "3", "--html"]),
        (&["glossary", "必败态"], &["glossary", "p-position"]),
        (&["glossary", "yihuo"], &["glossary", "nim-sum"]),
    ] {
        let [chinese, plain] = [chinese, plain].map(|args| run(args, ""));
        assert_eq!((status(&chinese), err(&chinese)), (Some(0), err(&plain)), "{:?}", out(&plain));
        assert_eq!(out(&chinese), out(&plain));
    }
    let game =
        |text: &str| run(&["play", text, "3,4", "--plain", "--first", "you", "--seed", "1"], "提示\nhuiqi\n退出\n");
    assert_eq!(out(&game("尼姆")), out(&game("nim")));
    assert!(out(&game("nm")).contains("Nothing to undo"), "an order in pinyin is followed: {}", out(&game("nm")));
    let near = run(&["--lang", "zh-CN", "games", "威佐夫搏弈"], "");
    assert!(err(&near).contains("wythoff"), "{}", err(&near));
}
