//! `methods`: what a method filled as tables, and its pictures side by side.

use crate::shell::{err, out, run, status};

fn csv(game: &str, position: &str, method: &str) -> Vec<String> {
    let output = run(&["methods", game, position, "--method", method, "--format", "csv"], "");
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    out(&output).lines().map(str::to_owned).collect()
}

#[test]
fn a_table_comes_with_its_best_moves() {
    let heaps = csv("nim", "2,3", "pn-table");
    assert_eq!(heaps[..4], [",0,1,2,3", "0,P,N,N,N", "1,N,P,N,N", "2,N,N,P,N"]);
    assert_eq!(heaps[4..6], ["", ",0,1,2,3"]);
    assert_eq!(heaps[8], "2,1:2->0,1:2->1,-,2:3->2", "a move to equal heaps, if there is one");
    let row = csv("ends", "3,9,1", "interval-difference");
    assert_eq!(row[..4], [",0:3,1:9,2:1", "0:3,3,6,-5", "1:9,,9,8", "2:1,,,1"]);
    assert_eq!(row[5..], [",0,1,2", "0:3,L,R,LR", "1:9,,L,L", "2:1,,,L"]);
    let list = csv("kayles", "1,2", "sg-graph");
    assert!(list[0].ends_with(",best move"), "{}", list[0]);
}

#[test]
fn a_row_that_is_too_long_is_refused_in_a_sentence() {
    let row = vec!["7"; 41].join(",");
    let output = run(&["methods", "ends", &row, "--method", "interval-memory"], "");
    assert_ne!(status(&output), Some(0));
    assert!(err(&output).contains("the row has more than 40 numbers"), "{}", err(&output));
}

/// The screen of a row after these keys.
fn picture(keys: &str, size: &str) -> String {
    let output = run(&["screenshot", "ends", "4,7,2,9,5,2", "--keys", keys, "--size", size], "");
    assert_eq!(status(&output), Some(0), "{}", err(&output));
    out(&output).to_owned()
}

#[test]
fn three_tables_show_some_of_their_columns_rather_than_two_all_of_theirs() {
    let calls = picture("S down down down down enter end", "80x24");
    let heads = calls.lines().find(|line| line.contains("Calls that wait")).expect("the first table shows");
    assert!(heads.contains("memo: ") && heads.contains("Best: L"), "{heads}");
    let row = calls.lines().find(|line| line.starts_with(" 0 ")).expect("the row of the first call");
    assert!(row.contains("[7  ]") && row.contains("[R]"), "what was stored last stays in sight: {row}");
}

#[test]
fn tables_stand_beside_each_other_where_they_fit() {
    let small = picture("S enter end", "80x24");
    let heads = small.lines().find(|line| line.contains("d: what the mover")).expect("the first table shows");
    assert!(heads.contains("Best: L"), "both at once: {heads}");
    assert!(small.lines().any(|line| line.starts_with(" 0:4") && line.ends_with("R]")), "{small}");
    let wide = picture("S enter end", "160x50");
    assert!(wide.contains("d[i][j] = max(left, right)") && wide.contains("Best: L"), "{wide}");
}
