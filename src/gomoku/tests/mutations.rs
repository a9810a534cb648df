//! Plans that somebody changed: the checker accepts none that does not win.

mod plain;

use ground::rules::Side;
use verify::found::Found;
use verify::statement::Statement;
use verify::statement::fives::Plan;

use crate::plain::Plain;
use gomoku::strategy::cell;

/// White has three in a line beside Black's stones, so that a four of White's is among the answers.
fn position(stones: &str) -> Plain {
    let mut plain = Plain::empty(15);
    for name in stones.split(' ') {
        plain = plain.put(usize::from(cell(name, 15).expect("it is a cell")));
    }
    assert_eq!(plain.to, Side::First);
    plain
}

fn holds(text: &str, at: &Plain) -> bool {
    let plan = Plan::read(text).map(|plan| plan.check(at, &mut || Ok::<(), ()>(())));
    matches!(plan, Some(Ok(Found::Holds(_))))
}

/// An open three made four: both ends complete it.
const OPEN: &str = "k8(l8 g8#,* l8#)";

#[test]
fn a_plan_is_accepted_only_as_it_is() {
    let at = position("h8 a1 i8 c1 j8 e1");
    assert!(holds(OPEN, &at));
    let wrong = [
        ("a line that is shorter", "k8#"),
        ("no answer for most cells", "k8(l8 g8#)"),
        ("an answer dropped where the other one does not do", "k8(* l8#)"),
        ("five where there is none", "k8(l8 f8#,* l8#)"),
        ("a cell that is taken", "h8(l8 g8#,* l8#)"),
        ("a cell off the board", "k8(l8 g8#,* p8#)"),
        ("the game goes on after five", "k8(l8 g8(* a15#),* l8#)"),
        ("a three that is no four", "k9(l8 g8#,* l8#)"),
    ];
    for (why, text) in wrong {
        assert!(!holds(text, &at), "{why}: {text}");
    }
}

#[test]
fn a_four_of_the_other_side_is_not_ignored() {
    let at = position("h8 a1 i8 b1 j8 c1 o15 d1");
    assert!(!holds(OPEN, &at), "White completes e1");
    let at = position("h8 a1 i8 b1 j8 c1");
    assert!(!holds("k9(k8 d1#,* k8(l8 g8#,* l8#))", &at));
    let forced = "k8(l8 g8#,g8 l8#,* l8#)";
    assert!(holds(forced, &at), "after a four White has no time for a four");
}

#[test]
fn every_letter_matters() {
    let at = position("h8 a1 i8 c1 j8 e1");
    let mut refused = 0;
    for place in 0..OPEN.len() {
        for letter in "abgkl0189#(), *".bytes().filter(|letter| *letter != OPEN.as_bytes()[place]) {
            let mut bytes = OPEN.as_bytes().to_vec();
            bytes[place] = letter;
            let text = String::from_utf8(bytes).expect("it is plain");
            if holds(&text, &at) {
                // Both ends complete five, and either may be held for the answers elsewhere; the four may be on the other side.
                let same = ["k8(l8 g8#,* g8#)", "g8(l8 k8#,* k8#)"];
                assert!(same.contains(&text.as_str()) || Plan::read(&text).is_some_and(|plan| is_win(&plan)), "{text}");
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 150, "{refused}");
}

/// Whether this plan for the open three is one that wins, by hand: a four, and the other end for whoever takes one.
fn is_win(plan: &Plan) -> bool {
    let text = plan.write();
    text == OPEN || ["k8(g8 l8#,* g8#)", "k8(l8 g8#,* l8#)"].contains(&text.as_str())
}

#[test]
fn the_statement_reads_as_it_writes_and_a_game_of_other_lines_is_refused() {
    let line = format!("fives {OPEN}");
    assert!(Statement::begins(&line));
    assert_eq!(Statement::read(&line).map(|statement| statement.write()), Some(line));
    for text in ["", "k8", "k8(", "k8(l8)", "k8(l8 g8#", "k8(l8 g8#,)", "k8(* l8#,l8 g8#)", "K8#", "k0#", "k8# "] {
        assert_eq!(Plan::read(text), None, "{text}");
    }
    let small = Plain { side: 4, cells: vec![b'.'; 16], to: Side::First };
    assert!(!holds("a1#", &small));
}
