//! Questions on the command line: answers in words and as JSON, batches, complaints, contests, help.

use std::io::{Read, Write};
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
    assert!(out(&chinese).contains("SG 值 1"), "{}", out(&chinese));
}

#[test]
fn variants_are_told_in_words() {
    let wild = run(&["ask", "mnk", "--set", "wild=true", "--set", "misere=true"], "");
    assert!(out(&wild).starts_with("m,n,k games · misère, wild  "), "{}", out(&wild));
    let table = run(&["table", "bash", "--set", "max=5", "--to", "6"], "");
    assert!(out(&table).starts_with("Bash's game · take up to 5"), "{}", out(&table));
    let chinese = run(&["--lang", "zh_CN.UTF-8", "ask", "connect-four", "--set", "rows=4", "--set", "cols=4"], "");
    assert!(out(&chinese).starts_with("四子棋 · 4×4  "), "{}", out(&chinese));
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
fn a_move_that_loses_stands_beside_what_meets_it() {
    let corner = ["ask", "tic-tac-toe", "X../.../..."];
    let answer: Value = serde_json::from_str(out(&run(&[&corner[..], &["--json"]].concat(), ""))).expect("it is JSON");
    let moves = answer["moves"].as_array().expect("a list");
    let is_met = |row: &&Value| row["answer"].is_string();
    let (met, kept): (Vec<&Value>, Vec<&Value>) = moves.iter().partition(is_met);
    assert_eq!((met.len(), kept.len(), &kept[0]["move"]), (7, 1, &Value::from("b2")), "the centre alone draws");
    let text = run(&corner, "");
    let rows: Vec<&str> = out(&text).lines().filter(|line| line.contains("then ")).collect();
    let told = |row: &Value| rows.iter().any(|line| line.contains(row["move"].as_str().expect("a text")));
    assert!(met.into_iter().all(told), "{rows:?}");
    let misere = run(&["ask", "nim", "1,1", "--set", "misere=true", "--json"], "");
    assert!(!out(&misere).contains("\"answer\""), "whatever is taken wins");
    let last = run(&["ask", "nim", "2", "--set", "misere=true"], "");
    assert!(out(&last).contains("1:2->0:  ends the game"), "{}", out(&last));
}

#[test]
fn the_board_is_drawn_above_the_verdict_and_more_is_told_on_demand() {
    let args = ["ask", "connect-four", "137616613112365341"];
    let brief = run(&args, "");
    let (board, verdict) = (out(&brief).find("a b c").or(out(&brief).find("1 2 3")), out(&brief).find("N: "));
    assert!(board.is_some() && board < verdict, "{}", out(&brief));
    let whole = run(&[&args[..], &["--more"]].concat(), "");
    assert!(!out(&whole).contains("More: ") && out(&whole).len() >= out(&brief).len(), "{}", out(&whole));
    let nim = run(&["ask", "nim", "30,50,70"], "");
    assert_eq!(out(&nim).lines().last(), Some("More: xorcle ask nim 30,50,70 --more"));
    assert!(out(&nim).lines().all(|line| line.chars().count() <= 80));
}

#[test]
fn places_that_the_reason_names_stand_in_brackets_on_the_board() {
    let hex = run(&["ask", "hex", ".O.../XX.OO/O.X../...X./..X.."], "");
    let told = out(&hex);
    // The opponent is linked by a1 or c1, c2 or b3, d3 or c4.
    for row in ["1  [.]  O  [.]  .   .", "2   X   X  [.]  O   O", "4   .   .  [.]  X   .", "[ ]: the places"] {
        assert!(told.contains(row), "{row} is missing in\n{told}");
    }
    assert!(!out(&run(&["ask", "cram"], "")).contains("[ ]:"), "nothing is marked where nothing is named");
}

#[test]
fn places_that_json_lights_are_named_beside_their_numbers() {
    let lit = |args: &[&str]| -> Vec<(usize, Vec<String>)> {
        let output = run(args, "");
        let answer: Value = serde_json::from_str(out(&output)).expect("it is JSON");
        let steps = answer["reason"]["steps"].as_array().expect("a list").clone();
        let shown = steps.iter().map(|step| &step["shows"]).filter(|shown| shown["kind"] == "spots");
        let texts = |names: &Value| -> Vec<String> {
            names.as_array().expect("names").iter().map(|name| name.as_str().expect("a text").to_owned()).collect()
        };
        shown.map(|shown| (shown["spots"].as_array().map_or(0, Vec::len), texts(&shown["names"]))).collect()
    };
    let named = lit(&["ask", "tic-tac-toe", "XX./.O./...", "--json"]);
    assert!(!named.is_empty());
    for (count, names) in &named {
        assert_eq!(*count, names.len(), "{names:?}");
        let is_cell = |name: &String| {
            let letters: Vec<char> = name.chars().collect();
            matches!(letters[..], ['a'..='c', '1'..='3'])
        };
        assert!(names.iter().all(is_cell), "{names:?}");
    }
    let plain = run(&["ask", "tic-tac-toe", "XX./.O./..."], "");
    assert!(named.iter().flat_map(|(_, names)| names).all(|name| out(&plain).contains(name.as_str())));
    let heaps = lit(&["--lang", "zh-CN", "ask", "nim", "1,2,4", "--json"]);
    assert!(heaps.iter().flat_map(|(_, names)| names).all(|name| name.contains('堆')), "{heaps:?}");
    assert!(heaps.iter().any(|(count, names)| *count == 4 && names.len() == 4), "{heaps:?}");
}

#[test]
fn games_are_asked_for_by_their_titles() {
    for name in ["take the ends", "Take-the-Ends", "ends"] {
        assert!(out(&run(&["ask", name], "")).starts_with("Take the ends  "), "{name}");
    }
    assert!(out(&run(&["ask", "尼姆", "3,5,7"], "")).starts_with("Nim  3,5,7"));
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
fn contests_print_what_the_judge_expects_and_name_a_broken_line() {
    let big = "1".repeat(300);
    let cases = format!("3\n2 3 5\n1 0\n2 {big} {big}\n");
    assert_eq!(out(&run(&["contest", "nim"], &cases)), "Yes\nNo\nNo\n");
    // Rows may have numbers of any size and sign: what decides them is a table over their places.
    assert_eq!(out(&run(&["contest", "acwing-1388"], "3\n843391 -5 7\n")), "843386 7\n");
    assert_eq!(out(&run(&["contest", "leetcode-486"], "[-1,100000000,2]\n")), "false\n");
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
fn a_line_that_ends_in_rounds_of_the_same_moves_tells_one_of_them() {
    let told = run(&["ask", "poker-nim", "3,4,5 @2-2", "--more"], "");
    let words = out(&told).split_whitespace().collect::<Vec<_>>().join(" ");
    let (_, line) = words.split_once("Line: ").expect("there is a line");
    let (moves, rounds) = line.split_once(" … and the last 2 moves ").expect("it is cut");
    let times: usize = rounds.strip_suffix(" times more").and_then(|times| times.parse().ok()).expect("a number");
    let asked = run(&["ask", "poker-nim", "3,4,5 @2-2", "--json"], "");
    let json: Value = serde_json::from_str(out(&asked)).expect("JSON");
    let whole: Vec<&str> = json["line"].as_array().expect("a list").iter().filter_map(|mv| mv.as_str()).collect();
    let mut told: Vec<&str> = moves.split(' ').collect();
    let round: Vec<&str> = told[told.len() - 2..].to_vec();
    told.extend(round.repeat(times));
    assert_eq!(told, whole);
}
