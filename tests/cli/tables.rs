//! Tables, their pictures, laws and rule sets side by side.

use ground::num::Nat;
use serde_json::Value;

use crate::shell::{err, out, run, status};

#[test]
fn tables_have_three_forms() {
    let json: Value =
        serde_json::from_str(out(&run(&["table", "nim", "--to", "4", "--format", "json"], ""))).expect("JSON");
    assert_eq!(json["values"].to_string(), "[0,1,2,3,4]");
    assert_eq!((&json["certified"], json["saltus"].to_string()), (&Value::Bool(true), "1".to_owned()));
    assert_eq!(out(&run(&["table", "nim", "--to", "2", "--format", "csv"], "")), "n,value\n0,0\n1,1\n2,2\n");
    assert!(out(&run(&["table", "nim", "--to", "12"], "")).contains("period 1"));
}

#[test]
fn one_rule_written_in_three_ways_has_one_period_with_one_standing() {
    let rules: [(&str, &[&str]); 3] = [
        ("subtraction", &["take=1,4,6"]),
        ("heap-rule", &["take=6,1,4", "split=none"]),
        ("vectors", &["moves=-1/-4/-6", "times=1"]),
    ];
    for misere in ["misere=false", "misere=true"] {
        let mut said = Vec::new();
        for (game, sets) in rules {
            let sets: Vec<&str> = sets.iter().chain([&misere]).flat_map(|set| ["--set", *set]).collect();
            let table = run(&[&["table", game, "--to", "20"], &sets[..]].concat(), "");
            let told: Vec<String> = out(&table).lines().skip(1).map(str::to_owned).collect();
            assert!(told.iter().any(|line| line.starts_with("Certified for every size")), "{game}: {told:?}");
            said.push(told);
            let law = if misere == "misere=true" { "n % 5 in {1, 3}" } else { "n % 5 in {0, 2}" };
            let guess = run(&[&["guess", game, law], &sets[..]].concat(), "");
            assert!(out(&guess).starts_with("Yes, for every size"), "{game}: {}", out(&guess));
        }
        assert!(said.windows(2).all(|two| two[0] == two[1]), "{said:?}");
    }
    // Of 1 and 41 the period 2 shows at once; 41 repeats of it lie beyond this table.
    let short = run(&["table", "subtraction", "--to", "20", "--set", "take=1,41"], "");
    let told = out(&short).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("These values alone do not prove it. Theorem, for every size:"), "{told}");
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
        "tree nim 3,2",
        "tree nim 3,4,5 --graph --lang zh-CN",
        "tree cat-and-mouse --graph",
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
fn all_of_a_small_game_is_drawn_listed_and_counted() {
    let tree = run(&["tree", "nim", "2,1"], "");
    let lines: Vec<&str> = out(&tree).lines().collect();
    assert_eq!((lines[0], lines[2]), ("Nim, 2,1: the tree, 12 nodes (6 positions)", "2,1  N *3 (3)"));
    let marked: Vec<&&str> =
        lines[3..14].iter().filter(|line| line.starts_with("  ") && line.contains("!  1,1  P *0 (2)")).collect();
    assert_eq!(marked.len(), 1, "{lines:?}");
    let dot = run(&["tree", "nim", "2,1", "--graph", "--format", "dot"], "");
    assert_eq!(out(&dot).matches(" -> ").count(), 9, "{}", out(&dot));
    let refused = run(&["tree", "tic-tac-toe"], "");
    assert_eq!(status(&refused), Some(3));
    assert!(err(&refused).contains("nodes of the tree: 549946"), "{}", err(&refused));
    assert_eq!(
        out(&run(&["census", "bash", "4", "--set", "max=2", "--format", "csv"], "")),
        "counted,value,positions\noutcome,N,3\noutcome,P,2\noutcome,D,0\nnimber,0,2\nnimber,1,2\nnimber,2,1\n\
         plies,0,1\nplies,1,2\nplies,2,1\nplies,3,1\n",
        "sizes 0 and 3 are lost"
    );
    let told = run(&["census", "tic-tac-toe"], "");
    assert!(out(&told).starts_with("Tic-tac-toe, ./") || out(&told).contains("5478 positions"), "{}", out(&told));
    let json: Value = serde_json::from_str(out(&run(&["census", "nim", "3,4,5", "--json"], ""))).expect("JSON");
    assert_eq!((&json["farthest"][0], &json["schema"]), (&"3,4,5".into(), &1.into()));
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
    assert_eq!(finding(&["nim", "c == a ^ b"]), known("decided", "null", 0));
    assert_eq!(finding(&["nim", "a ^ b"]), known("decided", "null", 0));
    // No position up to the bound tells that the law is wrong: machines find the smallest one that does.
    let far = ["bash", "n % 4 == 0 and n < 100", "--to", "20"];
    assert_eq!(finding(&far), known("refuted", "[100]", 1));
    assert_eq!(finding(&["nim", "a == b", "--set", "misere=true"]), known("refuted", "[0,0]", 1));
    assert_eq!(finding(&["wythoff", "b == floor(k * phi * phi)"]), known("decided", "null", 0));
    let far = ["wythoff", "b == floor(k * phi * phi) and k < 100", "--to", "20"];
    assert_eq!(finding(&far), known("refuted", "[161,261]", 1));
    let square = ["heap-rule", "n == 0", "--set", "take=c * c <= n", "--set", "split=none", "--to", "0"];
    assert_eq!(finding(&square), known("holds", "null", 0));
    assert_eq!(finding(&["bash", "1 / n == 1"]), known("undefined", "[0]", 1));
    let typed = run(&["guess", "bash", "n % = 0"], "");
    assert_eq!(status(&typed), Some(2));
    assert!(err(&typed).starts_with("bad-parameter: ") && err(&typed).contains("column 5"), "{}", err(&typed));
}

#[test]
fn two_rule_sets_side_by_side_tell_their_first_surprise() {
    let answer = run(&["diff", "subtraction[take=1,2,3]", "subtraction[take=1,2,4]", "--json"], "");
    let json: Value = serde_json::from_slice(&answer.stdout).expect("JSON");
    assert_eq!((json["flips"][0]["sizes"][0].as_u64(), json["proved"].as_bool()), (Some(3), Some(true)));
    let told = run(&["diff", "nim", "nim[misere=true]", "--sizes", "3"], "");
    assert!(out(&told).contains("8 of 19683 positions"), "{}", out(&told));
    assert_eq!(status(&run(&["diff", "nim", "nimm"], "")), Some(2));
    let queen = run(&["diff", "wythoff", "vectors[moves=-1,0*/0,-1*/-1,-1*;forbid=equal]", "--json"], "");
    let json: Value = serde_json::from_slice(&queen.stdout).expect("JSON");
    assert_eq!((json["flips_total"].as_u64(), json["proved"].as_bool()), (Some(0), Some(true)), "{json}");
    let far = ["diff", "vectors[moves=-1*]", "vectors[moves=-1*;stop-sum=40]", "--to", "0", "--json"];
    let json: Value = serde_json::from_slice(&run(&far, "").stdout).expect("JSON");
    assert_eq!(json["differs_at"], serde_json::json!([1]), "{json}");
}

#[test]
fn laws_for_every_size_are_found_proved_and_run() {
    let law = |args: &[&str]| {
        let answer = run(&[&["law"], args, &["--json"]].concat(), "");
        serde_json::from_slice::<Value>(&answer.stdout).expect("JSON")
    };
    let wythoff = law(&["wythoff", "8,13"]);
    assert_eq!((wythoff["numeration"].as_str(), wythoff["states"].as_u64()), (Some("zeck"), Some(8)));
    assert_eq!((wythoff["outcome"].as_str(), wythoff["wins_to"].as_array().map(Vec::len)), (Some("P"), Some(0)));
    let knight = ["vectors", "7,5", "--set", "moves=-2,-1/-1,-2", "--set", "times=1"];
    assert_eq!(law(&knight)["wins_to"], serde_json::json!([[6, 3]]));
    let long = format!("{},{}", "9".repeat(1_000), "8".repeat(1_000));
    assert_eq!(law(&["nim", &long])["wins_to"], serde_json::json!([[&"8".repeat(1_000), &"8".repeat(1_000)]]));
    let half = law(&["heap-rule", "7", "--set", "take=2 * c <= n", "--set", "split=none"]);
    assert_eq!((half["numeration"].as_str(), half["states"].as_u64()), (Some("base2"), Some(3)));
    let values = law(&["subtraction", "10", "--set", "take=1,4,9", "--values"]);
    assert_eq!((values["states"].as_u64(), &values["position"]), (Some(9), &serde_json::json!([10, 0])));
    let square = run(&["law", "heap-rule", "7", "--set", "take=c * c <= n", "--set", "split=none"], "");
    let told = out(&square).replace('\n', " ");
    assert!(told.contains("nothing is claimed") && told.contains("cannot tell the moves"), "{told}");
    let told = run(&["law", "wythoff", "8,13"], "");
    assert!(out(&told).contains("the larger heap is the smaller one with a 0 appended"), "{}", out(&told));
    assert!(out(&run(&["law", "nim", "--format", "walnut"], "")).starts_with("msd_2 msd_2 msd_2\n\n0 1\n"));
    assert_eq!(status(&run(&["law", "chess-ending"], "")), Some(2));
}

#[test]
fn far_positions_of_a_game_typed_just_now_are_decided_by_its_law() {
    let ask = |position: &str| {
        let answer = run(&["ask", "vectors", position, "--set", "moves=-1,0*/0,-1*/-1,-1*", "--json"], "");
        serde_json::from_slice::<Value>(&answer.stdout).expect("JSON")
    };
    // F(n) and F(n + 1) with an even n are lost together.
    let (mut a, mut b) = (Nat::from(1u8), Nat::from(2u8));
    for _ in 0..2_000 {
        let next = &a + &b;
        (a, b) = (b, next);
    }
    let lost = ask(&format!("{a},{b}"));
    assert_eq!((lost["outcome"].as_str(), lost["value"]["nimber"].as_u64()), (Some("P"), Some(0)), "{lost}");
    let won = ask(&format!("{a},{}", &b + 7u8));
    assert_eq!(won["outcome"].as_str(), Some("N"), "{won}");
    let best = won["best"][0].as_str().expect("a move").split_once("->").expect("a move").1.to_owned();
    assert_eq!(ask(&best)["outcome"].as_str(), Some("P"), "{best}");
}

#[test]
fn methods_of_a_game_with_mixed_moves_are_listed_and_learnt_by_checkpoints() {
    let names = |game: &str| -> Vec<String> {
        let listed = run(&["methods", game], "");
        let lines = out(&listed).lines().filter(|line| !line.starts_with(' '));
        lines.filter_map(|line| line.split(' ').next().map(str::to_owned)).collect()
    };
    assert_eq!(names("kuhn-poker"), ["cfr", "cfr-plus", "discounted-cfr"]);
    assert_eq!(names("matrix"), ["simplex", "fictitious-play", "regret-matching", "regret-matching-plus"]);
    let json = |args: &[&str]| -> Value { serde_json::from_str(out(&run(args, ""))).expect("JSON") };
    let learnt = json(&["methods", "kuhn-poker", "-m", "cfr-plus", "--to", "100", "--json"]);
    let marks = learnt["checkpoints"].as_array().expect("a list");
    let number = |mark: &Value, name: &str| mark[name].to_string().parse::<f64>().expect("a number");
    let value = -1.0 / 18.0;
    assert_eq!((marks.len(), marks[marks.len() - 1]["iterations"].to_string()), (20, "100".to_owned()));
    assert!(marks.iter().all(|mark| number(mark, "low") <= value && value <= number(mark, "high")), "{marks:?}");
    assert!(number(&marks[19], "exploitability") < 0.02 && number(&marks[0], "exploitability") > 0.3, "{marks:?}");
    let csv = run(&["methods", "kuhn-poker", "-m", "cfr", "--to", "2", "--format", "csv"], "");
    assert_eq!(out(&csv).lines().count(), 3, "{}", out(&csv));
}
