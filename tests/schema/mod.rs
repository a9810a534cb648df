//! The published schema of questions and answers, held against what the program answers: every game, every error, every part of it.

mod judge;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::shell::{Shell, err, out, run, status};
use crate::starts::{Start, starts};
use judge::Judge;

fn judge() -> Judge {
    Judge::by(include_str!("../../assets/schema/answers.json"))
}

/// The answers to questions, each a line.
fn answers(questions: &[Value]) -> Vec<Value> {
    let input = questions.iter().map(Value::to_string).collect::<Vec<_>>().join("\n") + "\n";
    let output = run(&["ask", "--batch"], &input);
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    let answers: Vec<Value> = out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), questions.len());
    answers
}

/// Every start of every game, and positions where games have ended or are told in a rarer way.
fn questions() -> Vec<Value> {
    let of_start = |start: Start| {
        let params: serde_json::Map<String, Value> =
            start.place.params().iter().map(|(param, set)| (param.name.to_owned(), set.write().into())).collect();
        json!({"id": start.name, "game": start.entry.id, "params": params, "position": start.place.text()})
    };
    let rarer = [
        json!({"game": "nim", "position": "0,0,0"}),
        json!({"game": "tic-tac-toe", "position": "XOX/XXO/OXO"}),
        json!({"game": "ends", "position": "-"}),
        // A hand whose own plan never comes here: what it is worth is bounded, not known.
        json!({"game": "leduc-poker", "position": "J:call-call/J:raise"}),
        json!({"game": "nimm"}),
        json!({"game": "nim", "position": "18446744073709551617,1"}),
    ];
    starts().into_iter().map(of_start).chain(rarer).collect()
}

#[test]
fn every_answer_of_every_game_is_as_the_schema_says() {
    let (judge, questions) = (judge(), questions());
    let mut met: BTreeSet<String> = BTreeSet::new();
    for (question, answer) in questions.iter().zip(answers(&questions)) {
        met.extend(judge.reply(&answer).unwrap_or_else(|why| panic!("{question}: {why}")));
        met.extend(judge.part("question", question).unwrap_or_default());
    }
    met.insert("question".to_owned());
    met.extend(counted(&judge));
    let unmet: Vec<String> = judge.parts().difference(&met).cloned().collect();
    let is_alone = std::env::var_os("XORCLE_ONLY").is_some();
    assert!(unmet.is_empty() || is_alone, "no answer has these parts: {unmet:?}");
}

/// The parts of the schema that a census has, of games with nim-values, with points and with draws.
fn counted(judge: &Judge) -> BTreeSet<String> {
    let mut met = BTreeSet::from(["census".to_owned()]);
    for args in [["nim", "3,4,5"], ["ends", "3,8,1,7"], ["tic-tac-toe", "XO./.X./..O"]] {
        let output = run(&[&["census"], &args[..], &["--json"]].concat(), "");
        let census: Value = serde_json::from_str(out(&output)).expect("JSON");
        met.extend(judge.part("census", &census).unwrap_or_else(|why| panic!("{args:?}: {why}")));
        let outcomes: u64 = ["N", "P", "D"].iter().filter_map(|letter| census["outcomes"][letter].as_u64()).sum();
        assert_eq!(Some(outcomes), census["positions"].as_u64(), "{args:?}");
    }
    met
}

#[test]
fn every_error_is_as_the_schema_says() {
    let judge = judge();
    let lines = [
        "no JSON",
        "[]",
        "{}",
        r#"{"id":[1],"gmae":"nim"}"#,
        r#"{"id":2,"game":"nimm"}"#,
        r#"{"id":3,"game":"nim","position":"3,x"}"#,
        r#"{"id":4,"game":"nim","params":{"misere":"maybe"}}"#,
        r#"{"id":5,"game":"nim","params":[1]}"#,
        r#"{"id":6,"game":"glove","position":"@/no/such/file"}"#,
    ];
    let long = format!(r#"{{"id":7,"game":"nim","position":"{}"}}"#, "9".repeat(10_001));
    let output = run(&["ask", "--batch"], &(lines.join("\n") + "\n" + &long));
    let answers: Vec<Value> = out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(answers.len(), lines.len() + 1);
    for answer in &answers {
        let met = judge.reply(answer).unwrap_or_else(|why| panic!("{answer}: {why}"));
        assert!(met.contains("error"), "{answer}");
    }
    let refused = run(&["ask", "nimm", "--json"], "");
    let told: Value = serde_json::from_str(out(&refused)).expect("JSON");
    assert!(judge.reply(&told).is_ok_and(|met| met.contains("fault")), "{told}");
}

#[test]
fn what_is_not_an_answer_is_refused_by_the_schema() {
    let judge = judge();
    let answer = answers(&[json!({"game": "nim", "position": "3,5,7"})]).remove(0);
    judge.reply(&answer).expect("the answer itself is one");
    let names: Vec<String> = answer.as_object().expect("an object").keys().cloned().collect();
    for name in names.iter().filter(|name| *name != "moves") {
        let mut less = answer.clone();
        less.as_object_mut().expect("an object").remove(name);
        assert!(judge.reply(&less).is_err(), "{name} may be left out");
    }
    for (name, other) in [
        ("more", json!(1)),
        ("schema", json!(2)),
        ("outcome", json!("X")),
        ("value", json!({"kind": "nimber"})),
        ("value", json!({"kind": "win", "nimber": 1})),
        ("best", json!([1])),
        ("moves_total", json!(-1)),
        ("certainty", json!({"bounded": {}})),
    ] {
        let mut changed = answer.clone();
        changed[name] = other.clone();
        assert!(judge.reply(&changed).is_err(), "{name} may be {other}");
    }
    for question in [json!({"gmae": "nim"}), json!({"id": 1}), json!({"game": "nim", "params": [1]})] {
        assert!(judge.part("question", &question).is_err(), "{question}");
    }
}

#[test]
fn every_reply_tells_the_version_of_its_form() {
    let shell = Shell::new();
    let proof = shell.run(&["prove", "tic-tac-toe", "X../.O./..X"], "");
    for (args, input) in [
        (&["ask", "nim", "3,5,7"][..], ""),
        (&["games", "nim"], ""),
        (&["table", "nim", "--to", "3"], ""),
        (&["guess", "bash", "n % 4 == 0"], ""),
        (&["diff", "bash[max=3]", "bash[max=4]"], ""),
        (&["law", "wythoff", "8,13"], ""),
        (&["prove", "nim", "1,2"], ""),
        (&["verify", "-"], out(&proof)),
        (&["stats"], ""),
        (&["puzzle", "nim", "--kind", "only", "--seed", "5"], ""),
        (&["census", "nim", "1,2"], ""),
        (&["glossary"], ""),
        (&["glossary", "mex"], ""),
        (&["learn"], ""),
        (&["config"], ""),
    ] {
        let output = shell.run(&[args, &["--json"]].concat(), input);
        let told: Value = serde_json::from_str(out(&output)).unwrap_or_else(|why| panic!("{args:?}: {why}"));
        assert_eq!(told["schema"], 1, "{args:?}");
    }
}
