//! Programs that play and programs that are rules, and problems that people write themselves.

use std::fs;
use std::process::{Command, Output};

use serde_json::Value;

use super::{judge, python, report, root};
use crate::shell::{Shell, err, out, status};

/// The program with this line, in the environment of whoever runs the tests.
fn run(shell: &Shell, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_xorcle"));
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"] {
        command.env(name, shell.home.path());
    }
    command.env("LANG", "C.UTF-8").args(args).output().expect("the program starts")
}

fn players(output: &Output) -> Vec<Value> {
    let whole: Value = serde_json::from_str(out(output)).unwrap_or_else(|error| panic!("{error}: {output:?}"));
    whole["players"].as_array().expect("players").clone()
}

#[test]
fn a_bot_that_knows_the_law_wins_whatever_is_won() {
    let (Some(python), shell) = (python(), Shell::new()) else { return };
    let bot = format!("{python} {}", root().join("assets/bots/nim.py").display());
    let args = ["arena", &bot, "oracle", "random", "--game", "nim:3,5,7", "--game", "nim:1,2,3", "--json"];
    let players = players(&run(&shell, &args));
    let of = |name: &str| players.iter().find(|player| player["player"] == name).expect("it played").clone();
    let bot = of(&bot);
    // Four games against each of two, half of them begun on what is won for it.
    assert_eq!((bot["games"].as_u64(), bot["winnable"].as_u64(), bot["won"].as_u64()), (Some(8), Some(4), Some(4)));
    assert_eq!((bot["errors"].as_u64(), bot["fouls"].as_u64()), (Some(0), Some(0)));
    assert_eq!(of("oracle")["errors"], 0);
    assert!(of("random")["errors"].as_u64() > Some(0));
}

#[test]
fn hidden_hands_and_choices_made_at_once_are_played_by_bots_too() {
    let (Some(python), shell) = (python(), Shell::new()) else { return };
    let file = shell.home.path().join("bot.py");
    let lines = "import sys, os\nlog = open(os.path.join(os.path.dirname(__file__), 'log'), 'a')\nfor line in sys.stdin:\n  log.write(line); log.flush()\n  w = line.split()\n  if w[0] == 'xorcle': print('ok', flush=True)\n  if w[0] == 'go': print('check', flush=True)";
    fs::write(&file, lines).expect("written");
    let bot = format!("{python} {}", file.display());
    let said = run(&shell, &["arena", &bot, "oracle", "--game", "kuhn-poker", "--games", "4", "--json"]);
    let games: u64 = players(&said).iter().filter_map(|player| player["games"].as_u64()).sum();
    assert_eq!(games, 16, "{}", out(&said));
    // The bot is shown its own hand alone: never two hands in one position.
    let log = fs::read_to_string(shell.home.path().join("log")).expect("the bot wrote it");
    let shown: Vec<&str> = log.lines().filter_map(|line| line.strip_prefix("position ")).collect();
    let hands = shown.iter().map(|text| text.split(':').next().unwrap_or_default());
    assert!(hands.clone().all(|hand| ["-", "J", "Q", "K"].contains(&hand)), "{shown:?}");
    assert!(hands.filter(|hand| *hand != "-").count() >= 8, "{shown:?}");
}

#[test]
fn chance_plays_no_game_whose_moves_are_not_listed() {
    let said = run(&Shell::new(), &["arena", "random", "oracle", "--game", "glove"]);
    assert_eq!(status(&said), Some(2));
    assert!(err(&said).starts_with("bad-parameter: the moves of this game are typed"), "{}", err(&said));
}

/// What is told of a Python bot with these lines in a game of Nim.
fn told(lines: &str) -> Option<Output> {
    let shell = Shell::new();
    let file = shell.home.path().join("bot.py");
    fs::write(&file, format!("import sys, time\nfor line in sys.stdin:\n  word = line.split()[0]\n{lines}"))
        .expect("written");
    let bot = format!("{} {}", python()?, file.display());
    Some(run(&shell, &["play", "nim", "3,5,7", "--bot", &bot, "--time", "300ms"]))
}

#[test]
fn a_bot_that_breaks_the_rules_loses_and_is_told_why() {
    for (lines, says) in [
        (
            "  if word == 'xorcle': print('ok', flush=True)\n  if word == 'go': print('9:9->1', flush=True)",
            "no legal move",
        ),
        ("  if word == 'xorcle': print('ok', flush=True)\n  if word == 'go': time.sleep(20)", "no move in time"),
        ("  if word == 'xorcle': print('ok', flush=True)\n  if word == 'go': sys.exit(1)", "ended before"),
        ("  print('hello', flush=True)", "no legal move"),
        (
            "  if word == 'xorcle': print('info I think\\nok', flush=True)\n  if word == 'go': print('\\x1b[2J', flush=True)",
            "no legal move",
        ),
    ] {
        let Some(said) = told(lines) else { return };
        assert_eq!(status(&said), Some(1), "{}", err(&said));
        assert!(out(&said).contains(says), "{}", out(&said));
        assert!(!out(&said).contains('\x1b'));
    }
}

#[test]
fn a_win_that_is_given_away_is_named_and_the_game_opens_in_review() {
    let shell = Shell::new();
    let Some(python) = python() else { return };
    let file = shell.home.path().join("bot.py");
    let lines = "import sys\nfor line in sys.stdin:\n  w = line.split()\n  if w[0] == 'xorcle': print('ok', flush=True)\n  if w[0] == 'go': print('1:3->0', flush=True)";
    fs::write(&file, lines).expect("written");
    let bot = format!("{python} {}", file.display());
    let kept = shell.home.path().join("kept");
    let said = run(&shell, &["play", "nim", "3,5", "--bot", &bot, "--keep", &kept.display().to_string()]);
    // 3,5 is won by 2:5->3; taking the whole first heap leaves 5, which the opponent takes.
    assert!(out(&said).contains("Move 1: 1:3->0 at 3,5 turned N into P."), "{}", out(&said));
    let game = kept.join("nim-bot.json");
    let review = run(&shell, &["review", &game.display().to_string()]);
    assert!(out(&review).contains("2:5->3"), "{}", out(&review));
}

#[test]
fn a_rule_that_a_program_knows_is_judged_and_kept_as_a_game() {
    let (Some(python), shell) = (python(), Shell::new()) else { return };
    let rule = root().join("assets/bots/rule.py").display().to_string();
    let said = run(&shell, &["rule", "12", "--save", "my-rule", "--", python, &rule]);
    assert_eq!(status(&said), Some(0), "{}", err(&said));
    // Taking a proper divisor is won exactly from even heaps; 12 leaves an odd one by taking 1 or 3.
    assert!(out(&said).contains("N: the side to move wins"), "{}", out(&said));
    assert!(out(&said).contains("take-1") && out(&said).contains("take-3"), "{}", out(&said));
    let asked = run(&shell, &["ask", "my-rule", "9", "--json"]);
    let answer: Value = serde_json::from_str(out(&asked)).expect("JSON");
    assert_eq!(answer["outcome"], "P", "{answer}");
    for (lines, kind) in [("print('what', flush=True)", "bad-parameter"), ("pass", "stopped")] {
        let file = shell.home.path().join("rule.py");
        fs::write(&file, lines).expect("written");
        let said = run(&shell, &["rule", "5", "--", python, &file.display().to_string()]);
        assert!(err(&said).contains(kind), "{}", err(&said));
        assert_ne!(status(&said), Some(0));
    }
}

#[test]
fn a_problem_of_ones_own_is_judged_like_any_other() {
    let (Some(python), shell) = (python(), Shell::new()) else { return };
    let folder = shell.home.path().join("xorcle/problems");
    fs::create_dir_all(&folder).expect("a folder");
    let problem = r#"
game = "heap-rule"
title = { en = "Divisors", zh-CN = "删约数" }
alias = ["my-divisors"]
[params]
take = "c < n and n % c == 0"
split = "none"
[input]
tests = "counted"
line = ["n"]
position = "{n}"
[limits]
n = [1, 200]
tests = [1, 100]
[output]
N = "Alice"
P = "Bob"
[[sample]]
input = "2\n8\n9\n"
output = "Alice\nBob\n"
[[wrong]]
says = { en = "only 1 is taken for lost.", zh-CN = "只把 1 当作必败。" }
answer = "if(n == 1, P, N)"
"#;
    fs::write(folder.join("divisors.toml"), problem).expect("written");
    let program = |answer: &str| {
        let file = shell.home.path().join("program.py");
        let lines =
            format!("import sys\nw = sys.stdin.read().split()\nfor t in w[1:]:\n  n = int(t)\n  print({answer})");
        fs::write(&file, lines).expect("written");
        report(&judge(
            &shell,
            &["my-divisors", "--json", "--seed", "1", "--time", "2s", "--", python, &file.display().to_string()],
        ))
    };
    let right = program("'Bob' if n % 2 else 'Alice'");
    assert_eq!(right["verdict"], "accepted", "{right}");
    let wrong = program("'Bob' if n == 1 else 'Alice'");
    assert_eq!((wrong["verdict"].as_str(), wrong["input"].as_str()), (Some("wrong-answer"), Some("1\n3\n")));
    assert_eq!(wrong["mistake"][0]["name"], "own-1");
    // A broken file is told with its place, and the other problems stay.
    fs::write(folder.join("broken.toml"), "game = \"nim\"\n[input]\ntests = \"some\"\nline = [\"n\"]\n[output]\n")
        .expect("written");
    let said = judge(&shell, &["--list"]);
    assert!(err(&said).contains("broken.toml:3:") && out(&said).contains("hdu-1846"), "{}", err(&said));
}
