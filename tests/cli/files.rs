//! What stands in files: settings, games and positions of one's own, and where their mistakes are.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::shell::{Shell, err, out, status};

#[test]
fn the_settings_file_is_found_written_checked_and_its_mistakes_are_placed() {
    let shell = Shell::new();
    let path = out(&shell.run(&["config", "--path"], "")).trim().to_owned();
    assert_eq!(Path::new(&path), shell.config());
    assert_eq!(status(&shell.run(&["config", "--init"], "")), Some(0));
    assert_eq!(status(&shell.run(&["config", "--check"], "")), Some(0));
    assert_eq!(status(&shell.run(&["config", "--init"], "")), Some(2), "a file that is there stays");
    fs::write(shell.config(), "theme = \"light\"\nmoouse = true\n").expect("written");
    let check = shell.run(&["config", "--check"], "");
    assert_eq!(status(&check), Some(2));
    let told = format!("{path}:2:1: ");
    assert!(err(&check).contains(&told) && err(&check).contains("“mouse”"), "{}", err(&check));
    let games = shell.run(&["games"], "");
    assert_eq!(status(&games), Some(0), "the program starts all the same");
    assert!(err(&games).contains(&told));
    assert!(out(&shell.run(&["config", "--show"], "")).contains("theme = \"light\""));
}

#[test]
fn games_of_ones_own_are_asked_like_any_other_and_their_mistakes_are_placed() {
    let shell = Shell::new();
    let folder = shell.config().with_file_name("games");
    fs::create_dir_all(&folder).expect("made");
    fs::write(folder.join("paths.dot"), "digraph { a -> b; a -> c; b -> c }").expect("written");
    fs::write(folder.join("paths.toml"), "game = \"dag\"\n[params]\ngraph = \"@paths.dot\"\n").expect("written");
    fs::write(folder.join("both.toml"), "game = \"sum\"\n[start]\nposition = \"paths:a + nim:3\"\n").expect("written");
    fs::write(folder.join("bad.toml"), "game = \"subtraction\"\n[params]\ntkae = [1, 4]\n").expect("written");
    let graph = shell.run(&["ask", "paths", "a", "--json"], "");
    let answer: Value = serde_json::from_str(out(&graph)).expect("an answer");
    assert_eq!(answer["value"]["nimber"], 2, "a leads to b (1) and c (0)");
    let sum = shell.run(&["ask", "both", "--json"], "");
    let answer: Value = serde_json::from_str(out(&sum)).expect("an answer");
    assert_eq!((&answer["position"], &answer["value"]["nimber"]), (&"paths:a + nim:3".into(), &1.into()));
    let told = format!("{}:3:1: ", folder.join("bad.toml").display());
    assert!(err(&graph).contains(&told) && err(&graph).contains("“take”"), "{}", err(&graph));
    let cycle = "game = \"dag\"\n[params]\ngraph = [\"a>b\", \"b>a\"]\n";
    fs::write(folder.join("bad.toml"), cycle).expect("written");
    let games = shell.run(&["games"], "");
    assert!(err(&games).contains("a>b>a"), "the cycle is named: {}", err(&games));
}

#[test]
fn a_position_may_stand_in_a_file_and_its_mistakes_are_placed_there() {
    let shell = Shell::new();
    let folder = shell.config().with_file_name("nets");
    fs::create_dir_all(&folder).expect("made");
    let file = |name: &str, text: &str| {
        fs::write(folder.join(name), text).expect("written");
        format!("@{}", folder.join(name).display())
    };
    let dot = file(
        "net.dot",
        "digraph {\n s -> a [label=\"4A\"]; // broad\n a -> t [label=\"3B\"];\n s -> t [label=\"2C\"]\n}\n",
    );
    let toml = file("net.toml", "game = \"flow-game\"\n[params]\nplayers = 4\n[start]\nposition = \"@net.dot\"\n");
    let position = |args: &[&str]| {
        let answer: Value = serde_json::from_str(out(&shell.run(args, ""))).expect("an answer");
        (answer["position"].as_str().map(str::to_owned), answer["value"]["players"].as_array().map(Vec::len))
    };
    let net = Some("s>a=4A,a>t=3B,s>t=2C".to_owned());
    assert_eq!(position(&["ask", "flow-game", &dot, "--json"]), (net.clone(), Some(3)));
    assert_eq!(position(&["ask", "flow-game", &toml, "--json"]), (net.clone(), Some(4)), "the file's own parameters");
    assert_eq!(position(&["ask", "flow-game", &toml, "--json", "--set", "players=5"]), (net.clone(), Some(5)));
    let question = serde_json::json!({"game": "flow-game", "position": dot}).to_string();
    let answer: Value = serde_json::from_str(out(&shell.run(&["ask", "--batch"], &question))).expect("an answer");
    assert_eq!(answer["position"].as_str(), net.as_deref());
    let broken = file("broken.dot", "digraph {\n s -> a [label=\"4A\"];\n a -> t [label=\"3?\"]\n}\n");
    for command in ["ask", "play", "prove"] {
        let told = shell.run(&[command, "flow-game", &broken, "--plain"], "");
        assert_eq!(status(&told), Some(2), "{command}");
        assert!(err(&told).contains(&format!("{}:3:18: ", &broken[1..])), "{command}: {}", err(&told));
        assert!(err(&told).contains('^'), "{command}: the place is marked");
    }
    let missing = shell.run(&["ask", "flow-game", "@no-such.dot"], "");
    assert_eq!((status(&missing), err(&missing).contains("no-such.dot")), (Some(2), true), "{}", err(&missing));
    let other = shell.run(&["ask", "nim", &toml], "");
    assert_eq!((status(&other), err(&other).contains("flow-game")), (Some(2), true), "{}", err(&other));
}

#[test]
fn the_environment_and_the_flags_stand_above_the_file() {
    let shell = Shell::new();
    let show = |env: &[(&str, &str)], args: &[&str]| {
        let mut command = shell.command(&[args, &["config", "--show"]].concat());
        let output = command.envs(env.iter().copied()).output().expect("it runs");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    assert!(show(&[("XORCLE_THEME", "light")], &[]).contains("theme = \"light\""));
    assert!(show(&[("XORCLE_THEME", "light")], &["--theme", "none"]).contains("theme = \"none\""));
    assert!(show(&[("XORCLE_LANG", "zh")], &[]).contains("language = \"zh-CN\""));
}
