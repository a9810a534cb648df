//! Pieces against plain recursion, far cells, and texts.

use proptest::prelude::*;

use crate::boards::chess_corner::oracle::Corner;
use crate::boards::chess_corner::rules::{ChessCorner, Kind, Piece, cell_name};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say::{Language, Tongue};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Oracle, Scope, judge};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Walk;

fn game(board: Option<usize>, is_misere: bool) -> ChessCorner {
    ChessCorner { board, piece: Kind::Queen, is_misere }
}

fn value(game: &ChessCorner, text: &str) -> Result<Value, Stop> {
    let at = game.read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    Corner::of(game).value(game, &at, &Control::new())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn pieces_are_worth_what_recursion_says(
        pieces in prop::collection::vec((0..5usize, 0..6u8, 0..6u8), 1..4),
        is_misere: bool,
        is_board: bool,
    ) {
        let game = game(is_board.then_some(6), is_misere);
        let piece = |(kind, x, y): (usize, u8, u8)| Piece { kind: Kind::ALL[kind], cell: (x.into(), y.into()) };
        let at = At::first(pieces.into_iter().map(piece).collect::<Vec<_>>());
        let (oracle, control) = (Corner::of(&game), Control::new());
        let mut walk = Walk::new(&game, game.count(), 60_000);
        let told = oracle.value(&game, &at, &control).expect("it is small");
        let Some(plain) = walk.value(&at, &control).expect("nobody stops it") else { return Ok(()) };
        prop_assert!(told.agrees(&plain), "{} {told:?} {plain:?}", game.write_pos(&at));
        if told.outcome() == Outcome::N && let Some(best) = oracle.winning(&game, &at, &control).expect("it is small") {
            let mut is_lost = |step: &(usize, (Nat, Nat))| {
                let left = walk.value(&game.play(&at, step), &control).expect("nobody stops it");
                left.expect("there is room").outcome() == Outcome::P
            };
            let plain: Vec<_> = game.moves(&at).list.filter(|step| is_lost(step)).collect();
            prop_assert_eq!(best, plain, "{}", game.write_pos(&at));
        }
    }

    #[test]
    fn cells_read_back(x: u64, y: u64) {
        let game = game(None, false);
        let text = format!("Q{}", cell_name(&(x.into(), y.into())));
        prop_assert_eq!(game.read_pos(&text).map(|at| game.write_pos(&at)), Ok(text));
    }
}

#[test]
fn far_pieces_are_answered_by_formula_and_far_queens_by_their_pairs() {
    let endless = game(None, false);
    assert_eq!(value(&endless, "Qg11"), Ok(Value::nimber(0u8)), "6, 10 is a pair of Wythoff's");
    assert_eq!(value(&endless, "Qzz99999"), Ok(Value::Won));
    assert_eq!(value(&endless, "Qbjg2619"), Ok(Value::nimber(0u8)), "1618, 2618 is a pair of Wythoff's");
    assert!(matches!(value(&endless, "Qzz99999,Rc1"), Err(Stop::TooLarge(_))));
    let rows = "9".repeat(60);
    for piece in ["K", "R", "B", "N"] {
        assert!(value(&endless, &format!("{piece}zz{rows}")).is_ok(), "{piece}");
    }
    let misere = game(None, true);
    assert!(value(&misere, &format!("Rzz{rows},Baz{rows}")).is_ok());
    assert!(matches!(value(&misere, &format!("Kzz{rows},Kaz{rows}")), Err(Stop::TooLarge(_))));
    for text in ["Qzzz99999", "Kzzzzz1000", "Nabc99999999"] {
        for game in [&endless, &misere] {
            let at = game.read_pos(text).expect("it is a cell");
            let verdict = judge(&Corner::of(game), game, &at, Scope::Everything, &Control::new());
            let reason = Corner::of(game).explain(game, &at, &verdict.expect("it is answered"), &Control::new());
            assert!(reason.is_ok(), "{text}");
        }
    }
}

#[test]
fn what_cannot_stand_names_its_column() {
    let board = game(Some(8), false);
    for (text, column) in
        [("", 1), ("Xa1", 1), ("Qd4,", 5), ("Qd4,Ni1", 6), ("Qd0", 2), ("Q4", 2), ("Qa9", 2), ("Qd4 x", 5)]
    {
        assert_eq!(board.read_pos(text).map_err(|fault| fault.at), Err(Some(column)), "{text}");
    }
    let at = board.read_pos("Qd4").expect("it stands");
    assert_eq!(board.read_move(&at, "d4-a1"), board.read_move(&at, "1:d4-a1"));
    for (text, column) in [("2:d4-a1", 1), ("1:d5-a1", 3), ("d4", 3), ("d4-i9", 4)] {
        assert_eq!(board.read_move(&at, text).map_err(|fault| fault.at), Err(Some(column)), "{text}");
    }
}

#[test]
fn a_misere_claim_counts_the_moves_left_where_that_decides_and_else_the_nim_sum() {
    let game = ChessCorner { board: None, piece: Kind::Rook, is_misere: true };
    let cases = [
        ("Rb1", "One move is left"),
        ("Rb2", "Every move wins"),
        ("Rc1", "You can see to it"),
        ("Rc3", "Some nim-value is 2 or more, and the nim-sum is 0"),
    ];
    for (text, told) in cases {
        let at = game.read_pos(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
        let (oracle, control) = (Corner::of(&game), Control::new());
        let verdict = judge(&oracle, &game, &at, Scope::Everything, &control).expect("nobody stops it");
        let reason = oracle.explain(&game, &at, &verdict, &control).expect("nobody stops it");
        let claim = Tongue::of(Language::English).speak(&reason.claim);
        assert!(claim.starts_with(told), "{text}: {claim}");
    }
}
