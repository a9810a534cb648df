//! `prove` and `verify` as their callers meet them: the real program, what it writes, what it finds, its exit status.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::shell::{err, out, run, status};

/// The certificate of a position.
fn proved(args: &[&str]) -> String {
    let output = run(&[&["prove"], args].concat(), "");
    assert_eq!(status(&output), Some(0), "{args:?}: {}", err(&output));
    out(&output).to_owned()
}

const NIM: &str = "\
xorcle certificate 1
game nim
set misere false
position 1,2
to first
strategy first wins within 3
1,2\t2:2->1
0,1\t2:1->0
1,0\t1:1->0
";

#[test]
fn a_certificate_is_text_that_says_what_it_is() {
    let text = proved(&["nim", "1,2"]);
    let bare = text.lines().filter(|line| !line.starts_with('#')).flat_map(|line| [line, "\n"]).collect::<String>();
    assert_eq!(bare, NIM);
    assert!(text.contains("xorcle verify FILE"), "{text}");
}

#[test]
fn a_certificate_holds_in_both_languages_and_for_programs() {
    let english = run(&["verify", "-"], NIM);
    assert_eq!(status(&english), Some(0), "{}", err(&english));
    for part in ["nim, 1,2, the first player to move", "HOLDS: the first player wins", "longest play takes 3 plies"] {
        let told = out(&english).replace('\n', " ");
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    let chinese = run(&["--lang", "zh-CN", "verify", "-"], NIM);
    assert!(out(&chinese).contains("成立：先手必胜"), "{}", out(&chinese));
    let json: Value = serde_json::from_str(out(&run(&["verify", "-", "--json"], NIM))).expect("it is JSON");
    assert_eq!(json["game"], "nim");
    assert_eq!(json["holds"], true);
    assert_eq!(json["strategies"][0]["claim"], "first wins within 3");
    assert_eq!(json["strategies"][0]["finding"], "holds");
    assert_eq!(json["strategies"][0]["longest"], 3);
}

#[test]
fn a_hole_is_shown_with_its_line_and_exits_with_1() {
    for (from, to, finding, line, words) in [
        ("1,0\t1:1->0\n", "", "no-reply", 6, "no reply is written down"),
        ("2:2->1", "2:2->0", "ends-otherwise", 6, "the second player has won"),
        ("2:2->1", "2:2->3", "illegal-reply", 7, "may not be played"),
        ("within 3", "within 2", "too-long", 6, "3 plies, and 2 are claimed"),
        ("first wins", "second wins", "no-reply", 6, "no reply is written down"),
        ("misere false", "misere true", "ends-otherwise", 6, "the second player has won"),
    ] {
        let text = NIM.replacen(from, to, 1);
        let output = run(&["verify", "-"], &text);
        assert_eq!(status(&output), Some(1), "{to}: {}", out(&output));
        let told = out(&output).replace('\n', " ");
        assert!(told.contains("HOLE (line "), "{told}");
        assert!(told.contains(words), "{words} is missing in\n{told}");
        let json = run(&["verify", "-", "--json"], &text);
        assert_eq!(status(&json), Some(1));
        let json: Value = serde_json::from_str(out(&json)).expect("it is JSON");
        assert_eq!((&json["holds"], &json["strategies"][0]["finding"]), (&false.into(), &finding.into()));
        assert_eq!(json["strategies"][0]["line"], line, "{to}");
    }
}

#[test]
fn what_is_no_certificate_exits_with_2_and_names_the_line() {
    for (from, to, words) in [
        ("certificate 1", "certificate 9", "-:1:1"),
        ("first wins", "first hopes", "-:6:1"),
        ("0,1\t2:1->0", "0,1 2:1->0", "-:8:1"),
        ("game nim", "game nimm", "unknown-game: "),
        ("position 1,2", "position 1,x", "bad-position: "),
        ("to first", "to second", "bad-position: "),
        ("misere false", "misere perhaps", "bad-parameter: "),
    ] {
        let output = run(&["verify", "-"], &NIM.replacen(from, to, 1));
        assert_eq!(status(&output), Some(2), "{to}: {}", out(&output));
        assert!(err(&output).contains(words), "{words} is missing in {}", err(&output));
        assert_eq!(out(&output), "");
    }
    assert_eq!(status(&run(&["verify", "/no/such/file"], "")), Some(2));
}

#[test]
fn a_limit_exits_with_3_and_what_proves_nothing_with_2() {
    for (args, kind, code) in [
        (&["prove", "othello"][..], "too-large: ", 3),
        (&["prove", "nim", "1000000,1000001"], "too-large: ", 3),
        (&["prove", "kuhn-poker", "Q:bet"], "bad-parameter: ", 2),
        (&["prove", "nim", "1,x"], "bad-position: ", 2),
    ] {
        let output = run(args, "");
        assert_eq!(status(&output), Some(code), "{args:?}: {}", err(&output));
        assert!(err(&output).starts_with(kind), "{args:?}: {}", err(&output));
        assert_eq!(out(&output), "", "{args:?}");
    }
    let large = NIM.replacen("position 1,2", "position 99999999", 1);
    let large = large.replacen("first wins within 3", "second wins", 1);
    let output = run(&["verify", "-"], &large);
    assert_eq!(status(&output), Some(3), "{}", err(&output));
    assert!(out(&output).contains("NOT CHECKED"), "{}", out(&output));
}

/// Gomoku: X has an open three and moves.
const OPEN_THREE: &str = ".............../.............../.............../.............../.............../.............../.............../.......XXX...../.............../.O...O...O...../.............../.............../.............../.............../...............";

#[test]
fn mixes_splits_values_of_heaps_and_fives_are_stated_and_checked() {
    for (args, line, other) in [
        (&["matrix", "-2,3;3,-4"][..], "mix 1/12 first 1=7/12 2=5/12 ", ("mix 1/12", "mix 1/11")),
        (&["kuhn-poker"], "hands -1/18 -1/18\nfirst J\tcheck=2/3 bet=1/3\n", ("first Q\tcheck=1", "first Q\tbet=1")),
        (
            &["leduc-poker"],
            "hands -1454920850547486749701863871533/16995463438839962469905132501930 ",
            ("hands -1454", "hands 1454"),
        ),
        (&["glove", "1,2"], "core @1,0,0\n", ("@1,0,0", "@1/2,1/2,0")),
        (&["voting", "2:1,1,1"], "empty @1/3,1/3,1/3 ", ("=1/2:", "=1/3:")),
        (&["gomoku", OPEN_THREE], "fives g8(f8 k8#,* f8#)\n", ("* f8#", "* k9#")),
        (&["kayles", "5", "--law", "--to", "6"], "heaps 0 1 2 3 1 4 3\n", ("3 1 4 3", "3 2 4 3")),
    ] {
        let proof = run(&[&["prove"], args].concat(), "");
        assert_eq!(status(&proof), Some(0), "{args:?}: {}", err(&proof));
        assert!(out(&proof).contains(line), "{args:?}: {}", out(&proof));
        let held = run(&["verify", "-"], out(&proof));
        assert_eq!((status(&held), out(&held).contains("HOLDS")), (Some(0), true), "{args:?}: {}", out(&held));
        let wrong = run(&["verify", "-"], &out(&proof).replace(other.0, other.1));
        assert_eq!((status(&wrong), out(&wrong).contains("HOLE")), (Some(1), true), "{args:?}: {}", out(&wrong));
    }
    let claims = "xorcle certificate 1\ngame nim\nset misere false\nposition 1,2\nto first\ncore @1,2\n";
    assert_eq!(status(&run(&["verify", "-"], claims)), Some(2), "no worth is shared there");
}

#[test]
fn both_sides_of_a_draw_are_written_and_a_file_takes_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("draw.txt");
    let file = file.to_str().expect("it is a text");
    let output = run(&["prove", "tic-tac-toe", "X../.O./..X", "-o", file], "");
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    assert_eq!(out(&output), "");
    let text = fs::read_to_string(Path::new(file)).expect("it was written");
    assert!(text.contains("strategy first draws within ") && text.contains("strategy second draws within "));
    let checked = run(&["verify", file], "");
    assert_eq!(status(&checked), Some(0), "{}", out(&checked));
}

#[test]
fn a_win_without_a_known_distance_is_written_without_a_circle() {
    for args in [&["poker-nim"][..], &["cops-and-robber"]] {
        let checked = run(&["verify", "-"], &proved(args));
        assert_eq!(status(&checked), Some(0), "{args:?}: {}", out(&checked));
    }
}

#[test]
fn laws_of_nim_values_and_of_typed_rules_are_checked_for_every_size() {
    let half = ["heap-rule", "7", "--set", "take=2 * c <= n", "--set", "split=none", "--law"];
    for args in [&["nim", "3,5", "--law", "--values"][..], &half] {
        let text = proved(args);
        let checked = run(&["verify", "-"], &text);
        assert_eq!(status(&checked), Some(0), "{args:?}: {}", out(&checked));
        // The first state that accepts does so no more.
        let law = text.lines().find(|line| line.starts_with("machine ")).expect("a law");
        let machine = law.rsplit(' ').next().expect("a machine");
        let wrong = text.replace(machine, &machine.replacen('1', "0", 1));
        assert_eq!(status(&run(&["verify", "-"], &wrong)), Some(1), "{args:?}");
    }
    let other = proved(&half).replace("2 * c <= n", "3 * c <= n");
    assert_eq!(status(&run(&["verify", "-"], &other)), Some(1));
    let none = run(&["prove", "nim", "3,5", "--law", "--values", "--set", "misere=true"], "");
    assert_eq!(status(&none), Some(2), "{}", err(&none));
}

#[test]
fn a_law_is_checked_as_far_as_it_says_and_no_farther() {
    let text = proved(&["nim", "3,5,7", "--law", "--to", "7"]);
    assert!(text.contains("\nlaw 7 a ^ b ^ c == 0\n"), "{text}");
    let checked = run(&["verify", "-"], &text);
    assert_eq!(status(&checked), Some(0), "{}", out(&checked));
    let told = out(&checked).replace('\n', " ");
    for part in ["HOLDS: of the positions with 3 sizes up to 7", "1023 positions", "128 are lost", "its mover wins"] {
        assert!(told.contains(part), "{part} is missing in {told}");
    }
    let short = run(&["verify", "-"], &text.replacen("law 7", "law 6", 1));
    assert_eq!(status(&short), Some(0));
    assert!(out(&short).replace('\n', " ").contains("nothing is proved of it"), "{}", out(&short));
    let wrong = run(&["verify", "-", "--json"], &text.replacen("c == 0", "c == 1", 1));
    assert_eq!(status(&wrong), Some(1));
    let json: Value = serde_json::from_str(out(&wrong)).expect("it is JSON");
    assert_eq!((&json["holds"], &json["laws"][0]["finding"]), (&false.into(), &"hole".into()));
    let none = run(&["prove", "tic-tac-toe", "--law"], "");
    assert_eq!(status(&none), Some(2), "{}", err(&none));
}
