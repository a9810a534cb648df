//! `demo` as its callers meet it: the real program, the game it tells, its exit status.

use std::process::{Command, Output};

/// Runs the program with an environment that says nothing.
fn run(args: &[&str]) -> Output {
    let home = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_xorcle"));
    command.args(args).env_clear().env("HOME", home.path()).env("TERM", "xterm").env("LANG", "C.UTF-8");
    command.output().expect("the program runs")
}

/// What a demo tells that goes well.
fn told(args: &[&str]) -> String {
    let output = run(&[&["demo"], args].concat());
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// Asserts that the parts stand in the text in this order.
fn assert_in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("“{part}” is missing or too early in\n{text}"));
        rest = &rest[at + part.len()..];
    }
}

#[test]
fn each_turn_tells_the_board_the_reason_and_the_move_up_to_the_end() {
    // 1,2 is won by one move, 2:2->1; whatever follows is forced, and the first player takes the last counter.
    let text = told(&["nim", "1,2", "--pace", "0", "--seed", "1"]);
    let turn = ["After 0 moves: 1,2", "Heap 2: 2", "It is the turn of the first player.", "nim-sum 3", "  ? ", "  - "];
    assert_in_order(&text, &turn);
    let (turn, _) = text.split_once("After 1 move").expect("a move is made");
    let ask_look_place = ["  ? Write the heaps in binary", "  - The nim-sum is 3", "  - Heap 2 has 2"];
    assert_in_order(
        turn,
        &[&ask_look_place[..], &["  - Flip the odd columns", "  - After the flip", "2:2->1: "]].concat(),
    );
    let course =
        ["2:2->1: the first player takes", "After 1 move: 1,1", "turn of the second player", "I'm losing", "After 2"];
    assert_in_order(&text, &course);
    assert_in_order(&text, &["After 3 moves: 0,0", "The game is over: the first player won."]);
    assert!(text.ends_with("won.\n"), "{text}");
}

#[test]
fn a_seed_that_is_drawn_can_be_kept_in_mind() {
    for _ in 0..3 {
        let text = told(&["nim", "1,2", "--pace", "0"]);
        let seed = text.lines().next().and_then(|line| line.split("seed ").nth(1)).expect("the first line tells it");
        assert!(seed.trim_end_matches('.').len() <= 4, "{seed}");
    }
}

#[test]
fn one_seed_tells_one_game_and_other_seeds_tell_others() {
    let game = |seed: u32| told(&["nim", "3,5,7", "--pace", "0", "--seed", &seed.to_string()]);
    // The first line tells the seed.
    let moves = |text: &str| text.lines().skip(1).map(str::to_owned).collect::<Vec<String>>();
    let first = game(1);
    assert_eq!(first, game(1));
    assert!((2..8).any(|seed| moves(&game(seed)) != moves(&first)), "lots are drawn");
}

#[test]
fn without_a_terminal_nothing_is_waited_for_and_plies_are_bounded() {
    let text = told(&["tic-tac-toe", "--plies", "1", "--seed", "1"]);
    assert_in_order(&text, &["After 0 moves", "After 1 move", "The demo stops after one move. The game is not over."]);
    assert!(!text.contains("After 2 moves"), "{text}");
}

#[test]
fn a_rival_with_a_flaw_is_named_and_plays_as_it_does() {
    let text = told(&["nim", "1,2,3,4", "--level", "greedy", "--plies", "2", "--plain"]);
    assert_in_order(&text, &["the second player has a flaw: greedy", "4:4->0: the first", "3:3->0: the second player"]);
    assert_eq!(run(&["demo", "nim", "--level", "punish"]).status.code(), Some(2), "Nim is played once");
}

#[test]
fn it_speaks_chinese() {
    let text = told(&["nim", "1,2", "--pace", "0", "--seed", "1", "--lang", "zh-CN"]);
    assert_in_order(&text, &["轮到先手走。", "异或和", "先手", "2:2->1", "后手说：", "棋局结束：先手赢了。"]);
}

#[test]
fn a_game_that_is_over_is_told_so_at_once() {
    assert_in_order(&told(&["nim", "0,0"]), &["After 0 moves: 0,0", "The game is over: the second player won."]);
}

#[test]
fn what_is_wrong_exits_with_2_and_what_meets_a_limit_with_3() {
    for args in [
        &["demo"][..],
        &["demo", "nimm"],
        &["demo", "nim", "3,x"],
        &["demo", "nim", "--set", "misere=maybe"],
        &["demo", "nim", "--pace", "soon"],
        &["demo", "nim", "--plies", "-1"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{args:?}");
    }
    let output = run(&["demo", "nim", &"9".repeat(10_001)]);
    assert_eq!(output.status.code(), Some(3));
    assert!(output.stderr.starts_with(b"too-large: "));
}
