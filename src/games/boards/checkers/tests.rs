//! Checkers: its rules, its notation, and its sweep against the plain walk.

use super::*;
use crate::boards::checkers::oracle::{is_settled, outlook, placements};
use ground::rules::{Ending, Rules};
use solve::judge::oracle::{Scope, judge};
use solve::search::full_search::{Count, Walk};

fn game(size: usize) -> Checkers {
    Checkers { size }
}

fn board(text: &str) -> At<Board> {
    game(8).read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn moves(text: &str) -> Vec<String> {
    let at = board(text);
    game(8).moves(&at).list.map(|path| game(8).write_move(&at, &path)).collect()
}

#[test]
fn the_start_has_the_moves_of_the_books() {
    for (size, text) in [(4, ".b.b/..../..../w.w. b"), (6, ".b.b.b/b.b.b./....../....../.w.w.w/w.w.w. b")] {
        assert_eq!(game(size).write_pos(&game(size).start()), text);
    }
    let start = game(8).write_pos(&game(8).start());
    assert_eq!(moves(&start), ["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]);
}

#[test]
fn who_can_take_must_take_and_goes_on() {
    let two = "......../......../.b....../..w...../......../....w.../......../........ b";
    assert_eq!(moves(two), ["9x18x27"]);
    let at = board(two);
    let play = |text: &str| {
        let path = game(8).read_move(&at, text)?;
        game(8).legal(&at, &path).map_err(|why| Fault::new(Kind::IllegalMove, why.0))
    };
    assert_eq!(play("9x18").expect_err("it goes on").says.key, "checkers-goes-on");
    assert_eq!(play("9-13").expect_err("it must take").says.key, "checkers-must-take");
    assert_eq!(play("10-14").expect_err("nothing stands there").says.key, "checkers-not-own");
    let after = game(8).play(&at, &vec![8, 17, 26]);
    assert_eq!(game(8).write_pos(&after), "......../......../......../......../......../......../.....b../........ w");
    assert_eq!(game(8).ending(&after), Some(Ending::Won(Side::First)));
}

#[test]
fn a_man_that_is_crowned_stops_and_a_king_comes_round() {
    let crowned = "......../......../......../......../......../..b...../...w.w../........ b";
    assert_eq!(moves(crowned), ["22x31"], "a king could take on");
    let at = board(crowned);
    let after = game(8).play(&at, &vec![21, 30]);
    assert_eq!(game(8).write_pos(&after), "......../......../......../......../......../......../.....w../....B... w");
    let round = "......../..w.w.../.B....../..w.w.../......../......../......../........ b";
    assert_eq!(
        moves(round).iter().filter(|mv| mv.starts_with("9x") && mv.ends_with("x9")).count(),
        2,
        "either way round"
    );
}

#[test]
fn the_sweep_says_what_the_plain_walk_says() {
    for text in [
        ".b.b/..../..../w.w. b",
        ".B../w.../.b.w/.... b",
        "...b../....../....../....../...w../...... b",
        "....../....../...B../....../.W...W/...... w",
    ] {
        let at = board(text);
        let walked = Walk::new(&game(8), Count::Wins, 100_000).value(&at, &Control::new());
        assert_eq!(Settler::default().value(&game(8), &at, &Control::new()).map(Some), walked, "{text}");
    }
}

#[test]
fn a_near_end_is_proved_and_a_far_one_estimated() {
    let start = game(8).start();
    assert!(!is_settled(&start.pos) && placements(&start.pos) > 2_000_000);
    assert!(!Settler::default().value(&game(8), &start, &Control::new()).expect("nobody stops").is_proved());
    // The last white man is taken at once, though so many pieces are beyond the sweep.
    let near = board(".b.b.b.b/b.b.b.b./......../......../.b....../..w...../......../........ b");
    assert!(!is_settled(&near.pos));
    assert_eq!(
        Settler::default().value(&game(8), &near, &Control::new()),
        Ok(Value::Win { remoteness: 1 }),
        "{:?}",
        outlook(&near, &Control::new())
    );
    let verdict = judge(&Settler::default(), &game(8), &near, Scope::Advice, &Control::new()).expect("nobody stops");
    assert_eq!(verdict.line.len(), 1);
}

#[test]
fn placements_are_counted_by_material() {
    assert_eq!(placements(&board(".B../..../..../..W. b").pos), 112);
    assert_eq!(placements(&board(".b../..../..../..W. b").pos), 224, "a man may become a king");
}

#[test]
fn wrong_boards_and_moves_are_refused_with_their_column() {
    for (text, column) in [
        (".b../..../..../..w.", 20),
        (".b../..../..../..w b", 19),
        ("b.../..../..../..w. b", 1),
        (".b../..../..../.bw. b", 17),
        (".w../..../..../..w. b", 2),
        (".b./.../..w b", 12),
        (".b../..../..../..w.. b", 21),
    ] {
        let fault = game(8).read_pos(text).expect_err(text);
        assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
    }
    let at = board(".b../..../..../..w. b");
    for (text, column) in [("1", 2), ("9-3", 1), ("1-", 3), ("1-3-5", 4), ("1-8", 1), ("1=3", 2)] {
        let fault = game(8).read_move(&at, text).expect_err(text);
        assert_eq!((fault.kind, fault.at), (Kind::IllegalMove, Some(column)), "{text}");
    }
}
