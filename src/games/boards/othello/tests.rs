//! Othello against plain minimax, its notation, and what an estimate may not be.

use super::*;
use crate::boards::othello::solver::bounded_search::counts;
use crate::boards::othello::solver::bounded_search::{look_ahead, weigh};
use ground::rules::Ending;
use solve::judge::oracle::{Scope, judge};
use solve::judge::value::Outcome;
use solve::search::full_search::{Count, Walk};

fn game(rows: usize, cols: usize) -> Othello {
    Othello { field: Field { rows, cols } }
}

fn board(text: &str) -> At<Board> {
    game(8, 8).read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"))
}

fn value(at: &At<Board>) -> Value {
    Counting::default().value(&game(8, 8), at, &Control::new()).expect("nobody stops")
}

#[test]
fn every_small_board_is_worth_what_the_plain_walk_says() {
    for (rows, cols) in [(2, 2), (2, 3), (2, 6), (3, 3), (3, 4)] {
        let game = game(rows, cols);
        let walked = Walk::new(&game, Count::Wins, 100_000).value(&game.start(), &Control::new());
        let oracle = Counting::default();
        assert_eq!(oracle.value(&game, &game.start(), &Control::new()).map(Some), walked, "{rows} by {cols}");
    }
}

#[test]
fn four_by_four_is_lost_by_eight_whatever_black_begins_with() {
    let game = game(4, 4);
    let verdict = judge(&Counting::default(), &game, &game.start(), Scope::Everything, &Control::new()).expect("small");
    assert_eq!(verdict.value, Value::Margin { own: 3.into(), other: 11.into() });
    assert_eq!(verdict.best.len(), 4);
}

#[test]
fn the_start_lies_in_the_middle_of_odd_sizes_up_and_left_of_it() {
    for (rows, cols, text) in [(2, 2, "WB/BW B"), (3, 5, ".WB../.BW../..... B"), (2, 4, ".WB./.BW. B")] {
        assert_eq!(game(rows, cols).write_pos(&game(rows, cols).start()), text);
    }
}

#[test]
fn passing_is_a_move_exactly_where_there_is_no_other() {
    let at = board("WB.B/WWWB/WWWW/WWWW W");
    assert_eq!(game(4, 4).moves(&at).list.collect::<Vec<_>>().len(), 1);
    assert!(game(4, 4).legal(&at, &None).is_err());
    let stuck = board(".WBB/BBBB/BBBB/BBBB W");
    assert_eq!(game(4, 4).moves(&stuck).list.collect::<Vec<_>>(), [None]);
    assert!(game(4, 4).legal(&stuck, &None).is_ok() && game(4, 4).legal(&stuck, &Some(0)).is_err());
    assert_eq!(value(&stuck), Value::Margin { own: 0.into(), other: 16.into() });
    assert_eq!(game(4, 4).path(&stuck, &None), [PASS.in_panel(1)]);
    let over = board("..../.BB./..../.... W");
    assert_eq!(game(4, 4).ending(&over), Some(Ending::Score { first: 2.into(), second: 0.into() }));
    assert!(game(4, 4).legal(&over, &None).is_err());
}

#[test]
fn wrong_boards_and_moves_are_refused_with_their_column() {
    for (text, column) in [
        ("..../.WB./.BW./....", 20),
        ("..../.WB./.BW./... B", 19),
        ("..../.WX. B", 8),
        ("......... B", 9),
        (".. B", 3),
        ("", 1),
    ] {
        let fault = game(8, 8).read_pos(text).expect_err(text);
        assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
    }
    let at = game(4, 4).start();
    for text in ["e1", "a5", "b1 b1", "passes", "1a"] {
        assert!(game(4, 4).read_move(&at, text).is_err(), "{text}");
    }
    assert_eq!(game(4, 4).read_move(&at, " pass "), Ok(None));
}

#[test]
fn an_open_board_is_estimated_and_a_closed_one_proved() {
    let start = game(8, 8).start();
    let Value::Estimate { ahead, depth } = value(&start) else { panic!("60 free cells are not counted out") };
    assert_eq!(value(&start), Value::Estimate { ahead: ahead.clone(), depth }, "the same question, the same answer");
    let seen = look_ahead(start.pos.field, start.pos.discs, &Control::new()).expect("nobody stops");
    assert_eq!((seen.ahead.into(), u64::from(seen.depth)), (ahead, depth));
    assert_eq!(weigh(counts(start.pos.field, seen.end)), seen.ahead, "the counts at the end of the line add up to it");
    let at = board("BBB.W..W/.BBBW.WW/..BBWWWW/..BBWWWW/WBBBBWWW/WBBBBWWW/WBBBBBWW/WWWWWWWW W");
    assert_eq!(value(&at), Value::Margin { own: 51.into(), other: 13.into() });
    assert_eq!(value(&at).outcome(), Outcome::N);
}
