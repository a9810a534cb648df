//! The command line as its callers meet it: the real program, its output, its complaints, its exit status.

#[path = "common/shell.rs"]
mod shell;

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::shell::{Shell, err, out, run, status};

/// The lines of a batch as JSON.
fn batch(args: &[&str], input: &str) -> Vec<Value> {
    let output = run(&[&["ask", "--batch"], args].concat(), input);
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    out(&output).lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect()
}

#[test]
fn ask_tells_the_verdict_the_reason_and_every_move_in_both_languages() {
    let english = run(&["ask", "nim", "3,5,7"], "");
    assert_eq!(status(&english), Some(0));
    for part in ["N: ", "nim-value 1", "1:3->2", "All 15 moves", "Bouton"] {
        assert!(out(&english).contains(part), "{part} is missing in\n{}", out(&english));
    }
    let chinese = run(&["--lang", "zh_CN.UTF-8", "ask", "nim", "3,5,7"], "");
    assert!(out(&chinese).contains("尼姆值 1"), "{}", out(&chinese));
}

#[test]
fn json_is_the_object_of_the_contract() {
    let output = run(&["ask", "nim", "3,4,5", "--json"], "");
    let answer: Value = serde_json::from_str(out(&output)).expect("it is JSON");
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["value"]["kind"], "nimber");
    assert_eq!(answer["value"]["nimber"].to_string(), "2");
    assert_eq!(answer["params"]["misere"], false);
    assert_eq!(answer["best"].as_array().map(Vec::len), Some(1));
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(12));
    assert_eq!(answer["certainty"], "proved");
    assert_eq!(answer["over"], false);
    assert!(answer["reason"]["claim"]["text"].as_str().is_some_and(|text| text.contains("nim-sum 2")));
}

#[test]
fn a_wrong_request_exits_with_2_and_names_its_kind() {
    for (args, kind) in [
        (&["ask", "nimm"][..], "unknown-game"),
        (&["ask", "nim", "3,x"], "bad-position"),
        (&["ask", "nim", "--set", "misere=maybe"], "bad-parameter"),
        (&["ask", "nim", "--within", "soon"], "bad-parameter"),
        (&["table", "sum"], "bad-parameter"),
        (&["contest", "no-such"], "unknown-problem"),
        (&["play", "nim", "--plain", "--level", "weak"], "bad-parameter"),
        (&["play", "--plain", "--resume", "/no/such/file"], "bad-parameter"),
        (&["--lang", "tlh", "games"], "bad-parameter"),
        (&["--config", "/no/such/file", "games"], "bad-parameter"),
    ] {
        let output = run(args, "");
        assert_eq!(status(&output), Some(2), "{args:?}");
        assert!(err(&output).starts_with(&format!("{kind}: ")), "{args:?}: {}", err(&output));
        assert_eq!(out(&output), "", "{args:?}");
    }
}

#[test]
fn too_many_digits_meet_a_limit() {
    let output = run(&["ask", "nim", &"9".repeat(10_001)], "");
    assert_eq!(status(&output), Some(3));
    assert!(err(&output).starts_with("too-large: "), "{}", err(&output));
}

#[test]
fn a_batch_answers_in_order_with_ids_and_goes_on_after_bad_lines() {
    let long = "7".repeat(400);
    let input = format!(
        "{{\"id\":1,\"game\":\"nim\",\"position\":\"1,2,3\"}}\n\n{{\"id\":[2],\"gmae\":\"nim\"}}\nbad\n\
         {{\"id\":\"d\",\"game\":\"nim\",\"params\":{{\"misere\":true}},\"position\":\"1,1\"}}\n\
         {{\"id\":5,\"game\":\"nim\",\"position\":\"{long},0\"}}\n{{\"id\":6,\"game\":\"bash\",\"params\":{{\"max\":\"3\"}},\"position\":8}}"
    );
    let answers = batch(&["--no-moves"], &input);
    assert_eq!(answers.len(), 6);
    assert_eq!(answers[0]["outcome"], "P");
    assert_eq!(answers[1]["id"].to_string(), "[2]");
    assert_eq!(answers[1]["error"]["kind"], "bad-parameter");
    assert_eq!(answers[2]["error"]["at"].to_string(), "1");
    assert_eq!((&answers[3]["id"], &answers[3]["outcome"]), (&Value::from("d"), &Value::from("N")));
    assert_eq!(answers[4]["value"]["nimber"], Value::from(long));
    assert_eq!(answers[5]["outcome"], "P");
    assert!(answers.iter().all(|answer| answer.get("moves").is_none()));
}

#[test]
fn a_batch_answers_each_line_before_the_next_one_is_asked() {
    let mut child = Shell::new().command(&["ask", "--batch"]).spawn().expect("the program starts");
    let (mut stdin, mut stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
    for _ in 0..3 {
        stdin.write_all(b"{\"game\":\"nim\",\"position\":\"1\"}\n").expect("it listens");
        let mut answer = Vec::new();
        while answer.last() != Some(&b'\n') {
            let mut byte = [0];
            stdout.read_exact(&mut byte).expect("an answer comes while the input is open");
            answer.push(byte[0]);
        }
        assert!(answer.starts_with(b"{\"game\":\"nim\""));
    }
    drop(stdin);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn bytes_that_are_no_text_are_an_error_and_no_end() {
    let mut child = Shell::new().command(&["ask", "--batch", "--no-moves"]).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    stdin
        .write_all(b"\xff\xfe{\n{\"id\":2,\"game\":\"nim\",\"position\":\"\xff\"}\n{\"id\":3,\"game\":\"nim\"}\n")
        .expect("fed");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let lines: Vec<Value> = out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0]["error"]["kind"] == "bad-parameter" && lines[1]["error"]["kind"] == "bad-parameter");
    assert_eq!(lines[2]["outcome"], "N");
}

#[cfg(unix)]
#[test]
fn a_reader_that_leaves_is_no_error() {
    for args in ["games", "ask nim 9,9,9,9", "table nim --to 50000 --format csv", "man", "completions zsh", "--help"] {
        let shell = Shell::new();
        let mut command = Command::new("sh");
        let line = format!("{{ '{}' {args}; echo \"status $?\" >&2; }} | head -1", env!("CARGO_BIN_EXE_xorcle"));
        command.args(["-c", &line]).env("HOME", shell.home.path());
        let output = command.output().expect("there is a shell");
        assert_eq!(out(&output).lines().count(), 1, "{args}");
        assert_eq!(err(&output).trim(), "status 0", "{args}");
    }
}

#[test]
fn without_a_terminal_the_screen_names_the_other_ways() {
    for args in [&[][..], &["play", "nim"]] {
        let output = run(args, "");
        assert_eq!(status(&output), Some(2), "{args:?}");
        assert_eq!(err(&output).lines().count(), 1);
        assert!(err(&output).contains("--json") && err(&output).contains("--plain"), "{}", err(&output));
        assert_eq!(out(&output), "");
    }
}

#[test]
fn a_game_in_lines_is_played_kept_and_resumed() {
    let shell = Shell::new();
    let first = shell.run(&["play", "nim", "1,2", "--plain", "--seed", "1"], "2:2->1\nwhy\nhint\nbogus\n");
    assert_eq!(status(&first), Some(0), "{}", err(&first));
    assert!(out(&first).contains("The oracle "), "{}", out(&first));
    assert!(out(&first).contains("Nothing was changed"), "{}", out(&first));
    let again = shell.run(&["play", "--plain"], "undo\nundo\nquit\n");
    assert!(out(&again).contains("After 2 plies"), "{}", out(&again));
    assert!(out(&again).contains("After 0 plies: 1,2"), "{}", out(&again));
}

#[test]
fn what_is_beyond_an_engine_is_said_and_the_game_goes_on() {
    let game = ["play", "fibonacci-nim", "9,9,99999999999999999999999999", "--plain", "--first", "you"];
    let output = run(&game, "why\nhint\nmoves\nquit\n");
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    assert_eq!(out(&output).matches("is beyond the table").count(), 2, "{}", out(&output));
    assert!(out(&output).contains("3:1  3:2"), "{}", out(&output));
}

#[test]
fn a_damaged_game_is_set_aside_and_told() {
    let shell = Shell::new();
    let data = shell.home.path().join(".local/share/xorcle");
    fs::create_dir_all(&data).expect("made");
    fs::write(data.join("resume.json"), "{\"duel\": 7}").expect("written");
    let output = shell.run(&["play", "--plain"], "");
    assert_eq!(status(&output), Some(2));
    assert!(out(&output).contains("resume.json:1:"), "{}", out(&output));
    assert_eq!(fs::read_to_string(data.join("resume.json.damaged-1")).expect("kept"), "{\"duel\": 7}");
}

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

#[test]
fn help_completions_and_the_manual_speak_of_every_command() {
    let commands = ["play", "ask", "table", "games", "learn", "contest", "config", "completions", "man"];
    let help = run(&["--help"], "");
    for command in commands {
        assert!(out(&help).contains(command), "{command}");
        let own = run(&[command, "--help"], "");
        assert!(out(&own).contains("xorcle "), "{command} shows no example");
        let page = run(&["man", command], "");
        assert_eq!(status(&page).map(|code| code == 0), Some(command != "man"), "{command}");
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(out(&run(&["completions", shell], "")).contains("contest"), "{shell}");
    }
    assert!(err(&run(&["ask", "nim", "--jsn"], "")).contains("--json"));
}

#[test]
fn tables_have_three_forms() {
    let json: Value =
        serde_json::from_str(out(&run(&["table", "nim", "--to", "4", "--format", "json"], ""))).expect("JSON");
    assert_eq!(json["values"].to_string(), "[0,1,2,3,4]");
    assert_eq!((&json["certified"], json["saltus"].to_string()), (&Value::Bool(true), "1".to_owned()));
    assert_eq!(out(&run(&["table", "nim", "--to", "2", "--format", "csv"], "")), "n,value\n0,0\n1,1\n2,2\n");
    assert!(out(&run(&["table", "nim", "--to", "12"], "")).contains("period 1"));
}

/// The elements of an XML text in order, if it is well-formed: every tag closed in its turn, attributes quoted, no stray
/// signs.
fn elements(text: &str) -> Result<Vec<String>, String> {
    let (mut open, mut met) = (Vec::new(), Vec::new());
    let mut rest = text.trim();
    while let Some(at) = rest.find('<') {
        let (words, tag) = rest.split_at(at);
        is_words(words)?;
        if open.is_empty() && !met.is_empty() {
            return Err(format!("behind the end: {tag}"));
        }
        let (inside, behind) = tag[1..].split_once('>').ok_or_else(|| format!("no end of {tag}"))?;
        rest = behind;
        if let Some(name) = inside.strip_prefix('/') {
            let last: Option<String> = open.pop();
            if last.as_deref() != Some(name) {
                return Err(format!("{name} closes {last:?}"));
            }
            continue;
        }
        let (inside, is_closed) = inside.strip_suffix('/').map_or((inside, false), |inside| (inside, true));
        let (name, attributes) = inside.split_once(' ').unwrap_or((inside, ""));
        for attribute in attributes.split_inclusive("\" ").filter(|part| !part.is_empty()) {
            let (_, value) = attribute.split_once("=\"").ok_or_else(|| format!("no value: {attribute}"))?;
            is_words(value.trim_end().strip_suffix('"').ok_or_else(|| format!("no quote: {attribute}"))?)?;
        }
        met.push(name.to_owned());
        if !is_closed {
            open.push(name.to_owned());
        }
    }
    if open.is_empty() && rest.is_empty() { Ok(met) } else { Err(format!("left open: {open:?} {rest}")) }
}

fn is_words(text: &str) -> Result<(), String> {
    let is_known = |part: &str| ["amp;", "lt;", "gt;", "quot;"].iter().any(|name| part.starts_with(name));
    if text.contains(['>', '"']) || !text.split('&').skip(1).all(is_known) {
        return Err(format!("stray signs: {text}"));
    }
    Ok(())
}

#[test]
fn the_check_of_xml_finds_what_is_wrong() {
    assert_eq!(elements("<a b=\"1\"><c/>x &amp; y</a>"), Ok(vec!["a".to_owned(), "c".to_owned()]));
    for wrong in ["<a>", "<a></b>", "<a b=1></a>", "<a>x & y</a>", "<a/><b/>", "<a b=\"1></a>", "<a></a>x", "<a"] {
        assert!(elements(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn tables_are_pictures_that_are_well_formed_and_always_the_same() {
    for args in [
        "table nim --to 20",
        "table subtraction --set take=2,5,7 --to 200 --lang zh-CN",
        "table bash --set misere=true --to 7000",
        "table wythoff --to 12",
        "table wythoff --set misere=true --to 120",
        "table fibonacci-nim",
    ] {
        let args: Vec<&str> = args.split(' ').chain(["--format", "svg"]).collect();
        let picture = run(&args, "");
        let met = elements(out(&picture)).unwrap_or_else(|wrong| panic!("{args:?}: {wrong}"));
        assert_eq!((met[0].as_str(), met[1].as_str()), ("svg", "title"), "{args:?}");
        assert_eq!(out(&run(&args, "")), out(&picture));
        assert!(!out(&picture).contains("href") && out(&picture).contains("viewBox"), "{args:?}");
    }
}

#[test]
fn a_guessed_law_is_refuted_checked_proved_or_known() {
    let finding = |args: &[&str]| {
        let answer = run(&[&["guess"], args, &["--json"]].concat(), "");
        let json: Value = serde_json::from_slice(&answer.stdout).expect("JSON");
        (json["finding"].as_str().expect("a finding").to_owned(), json["sizes"].to_string(), status(&answer))
    };
    let known = |name: &str, sizes: &str, status: i32| (name.to_owned(), sizes.to_owned(), Some(status));
    assert_eq!(finding(&["bash", "n % 3 == 0"]), known("refuted", "[3]", 1));
    assert_eq!(finding(&["bash", "n % 4 == 0"]), known("theorem", "null", 0));
    assert_eq!(finding(&["bash", "n % 8 in {4, 0}"]), known("proved", "null", 0));
    assert_eq!(finding(&["nim", "c == a ^ b"]), known("holds", "null", 0));
    assert_eq!(finding(&["bash", "1 / n == 1"]), known("undefined", "[0]", 1));
    let typed = run(&["guess", "bash", "n % = 0"], "");
    assert_eq!(status(&typed), Some(2));
    assert!(err(&typed).starts_with("bad-parameter: ") && err(&typed).contains("column 5"), "{}", err(&typed));
}

#[test]
fn a_lesson_is_checked_line_by_line_and_given_in_lines() {
    let shell = Shell::new();
    let file = |name: &str, text: &str| {
        let path = shell.home.path().join(name);
        fs::write(&path, text).expect("the file can be written");
        path.display().to_string()
    };
    let heaps = include_str!("lessons/heaps.md");
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
fn two_rule_sets_side_by_side_tell_their_first_surprise() {
    let answer = run(&["diff", "subtraction[take=1,2,3]", "subtraction[take=1,2,4]", "--json"], "");
    let json: Value = serde_json::from_slice(&answer.stdout).expect("JSON");
    assert_eq!((json["flips"][0]["sizes"][0].as_u64(), json["proved"].as_bool()), (Some(3), Some(true)));
    let told = run(&["diff", "nim", "nim[misere=true]", "--sizes", "3"], "");
    assert!(out(&told).contains("8 of 19683 positions"), "{}", out(&told));
    assert_eq!(status(&run(&["diff", "nim", "nimm"], "")), Some(2));
}

#[test]
fn contests_print_what_the_judge_expects_and_name_a_broken_line() {
    let big = "1".repeat(300);
    let cases = format!("3\n2 3 5\n1 0\n2 {big} {big}\n");
    assert_eq!(out(&run(&["contest", "nim"], &cases)), "Yes\nNo\nNo\n");
    let broken = run(&["contest", "nim"], "2\n1 5\n2 3 x\n");
    assert_eq!(status(&broken), Some(2));
    assert!(err(&broken).contains(":3:5: "), "{}", err(&broken));
    assert_eq!(out(&broken), "");
    for problem in out(&run(&["contest", "--list"], "")).lines().filter_map(|line| line.split(' ').next()) {
        if problem.is_empty() {
            continue;
        }
        let one = run(&["contest", problem, "--generate", "--seed", "5"], "");
        let same = run(&["contest", problem, "--generate", "--seed", "5"], "");
        assert!(!out(&one).is_empty() && one.stdout == same.stdout, "{problem}");
    }
}

#[test]
fn colours_never_reach_a_pipe() {
    let shell = Shell::new();
    for args in [&["ask", "nim"][..], &["games", "nim"], &["--help"]] {
        let mut command = shell.command(args);
        let output = command.env("NO_COLOR", "1").output().expect("it runs");
        assert!(!output.stdout.contains(&0x1b), "{args:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_of_arcs_and_negative_numbers_reach_the_game() {
    let output = run(&["ask", "nim", "-3,5"], "");
    assert!(err(&output).starts_with("bad-position"), "it is a position, not a flag: {}", err(&output));
}

#[test]
fn large_tables_are_kept_in_the_cache_folder_and_answers_never_depend_on_them() {
    let shell = Shell::new();
    let file = shell.home.path().join(".cache/xorcle/tables/dodgem-4-3-3.table");
    let ask = |is_kept: &str| {
        let mut command = shell.command(&["table", "dodgem", "--set", "size=4", "--format", "csv"]);
        let output = command.env("XORCLE_CACHE", is_kept).output().expect("the program runs");
        assert_eq!(status(&output), Some(0), "{}", err(&output));
        out(&output).to_owned()
    };
    let made = ask("true");
    let kept = fs::read(&file).expect("it was kept");
    assert_eq!(ask("true"), made, "read again");
    let mut harmed = kept.clone();
    *harmed.last_mut().expect("it is not empty") ^= 1;
    fs::write(&file, &harmed).expect("written");
    assert_eq!(ask("false"), made, "nothing is read");
    assert_eq!(fs::read(&file).ok(), Some(harmed), "nor written");
    assert_eq!(ask("true"), made, "what is damaged is not believed");
    assert_eq!(fs::read(&file).ok(), Some(kept), "and mended");
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
    assert!(out(&shell.run(&["stats", "--lang", "zh-CN"], "")).contains("差了一个：1"));
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
    for part in ["1:3->0 ? throws away", "It gives the win away.", "1:3->1", "! only move"] {
        assert!(out(&told).contains(part), "{part} is missing in\n{}", out(&told));
    }
    let json = shell.run(&["review", &file.display().to_string(), "--json"], "");
    let json: Value = serde_json::from_str(out(&json)).expect("it is JSON");
    assert_eq!((&json["turns"][0]["mark"], &json["over"]), (&"throws-away".into(), &false.into()), "{json}");
    assert_eq!(json["turns"][0]["concept"], "off-by-one");
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
    }
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
    let chinese = shell.run(&[&args[..], &["--lang", "zh-CN"]].concat(), "");
    assert!(out(&chinese).contains("练习卷 7"), "{}", out(&chinese));
    let fair = shell.run(&["play", "nim", "--fair", "1", "--seed", "3", "--plain"], "quit\n");
    assert_eq!(status(&fair), Some(0), "{}", err(&fair));
}
