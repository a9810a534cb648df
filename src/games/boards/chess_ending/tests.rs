//! Endings of chess against the parent law by the rules alone, published counts, notation, and what a player sees.

use std::collections::BTreeSet;

use super::*;
use crate::boards::chess_ending::bits::squares;
use crate::boards::chess_ending::frame::{Frame, Way};
use crate::boards::chess_ending::geometry::{box_of, faces, is_inside_square, key_squares, nearest, turned_over};
use crate::boards::chess_ending::library::{read, view, worth};
use crate::boards::chess_ending::men::Man;
use crate::boards::chess_ending::table::Cast;
use solve::judge::value::{Outcome, Value};
use solve::retrograde::cached_table::CachedTable;

fn game(material: &str) -> ChessEnding {
    ChessEnding { material: Material::read(material).expect("an ending") }
}

fn at(fen: &str) -> At<Board> {
    read_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault:?}"))
}

/// Every `stride`-th placement of the material that can be, both sides to move.
fn placements(material: &str, stride: usize) -> Vec<At<Board>> {
    let men = game(material).material.men();
    let count = 64usize.pow(2 + men.len() as u32);
    let placed = |number: usize| {
        let square = |i: usize| (number >> (6 * i) & 63) as u8;
        let squares: Vec<u8> = (0..2 + men.len()).map(square).collect();
        let are_apart = squares.iter().enumerate().all(|(i, square)| !squares[..i].contains(square));
        let is_home = |(man, at): (&Man, &u8)| man.kind != Kind::Pawn || (8..56).contains(at);
        let are_well = are_apart && men.iter().zip(&squares[2..]).all(is_home);
        let board = Board::of([squares[0], squares[1]], squares[2..].iter().copied().zip(men.clone()).collect());
        are_well.then_some(board)
    };
    let boards = (0..count).step_by(stride).filter_map(placed);
    let both = boards.flat_map(|board| [Side::First, Side::Second].map(|to| At { pos: board.clone(), to }));
    both.filter(|at| !at.pos.is_check(at.to.other())).collect()
}

/// What the moves of a position make it, each looked up; what has ended is worth its ending.
fn by_the_rules(game: &ChessEnding, at: &At<Board>, control: &Control) -> Value {
    if let Some(ending) = game.ending(at) {
        return Value::of_ending(&ending, at.to);
    }
    let look =
        |step| worth(&game.play(at, &step), control).expect("nobody stops").expect("a legal move leaves a position");
    let left: Vec<Value> = game.moves(at).list.map(look).collect();
    Value::of_moves(&left)
}

#[test]
fn every_placement_is_worth_what_its_moves_make_it() {
    // Who wins in how many plies, and who does not, follows by induction from this alone.
    let control = Control::new();
    for (material, stride) in [("KQK", 211), ("KRK", 211), ("KPK", 151), ("KKP", 307), ("KBNK", 40_009)] {
        let game = game(material);
        let (mut drawn, mut decided) = (0, 0);
        for at in placements(material, stride) {
            let value = worth(&at, &control).expect("nobody stops").unwrap_or_else(|| panic!("{}", write_fen(&at)));
            assert_eq!(value, by_the_rules(&game, &at, &control), "{}", write_fen(&at));
            *(if value == Value::Draw { &mut drawn } else { &mut decided }) += 1;
        }
        assert!(drawn > 10 && decided > 100, "{material}: {drawn} {decided}");
    }
}

/// Where a board lies in the words of a frame: the word, and the square of the inner man.
fn seat(frame: &Frame, board: &Board) -> (usize, u8) {
    let (pair, turn) = frame.fold.of(board.kings).expect("the kings do not touch");
    let square = |man: Option<Man>| {
        let (square, _) = board.men.iter().find(|(_, other)| Some(*other) == man).expect("it is there");
        turn.square(*square)
    };
    (pair << 6 | usize::from(square(frame.cast.outer)), square(Some(frame.cast.inner)))
}

#[test]
fn words_are_joined_by_what_king_and_outer_pawn_can_do() {
    for (material, stride) in [("KQKP", 40_009), ("KPKP", 40_009), ("KRPK", 40_009)] {
        let game = game(material);
        let frame = Frame::of(Cast::of(&game.material).expect("it has men"));
        let [outer, inner] = [frame.cast.outer.expect("it has two"), frame.cast.inner];
        let mut doubles = 0;
        for at in placements(material, stride) {
            let kings = frame.fold.pairs()[seat(&frame, &at.pos).0 >> 6].kings;
            let (word, square) = seat(&frame, &at.pos);
            let at = At { pos: Board::of(kings, vec![((word & 63) as u8, outer), (square, inner)]), to: at.to };
            let is_quiet = |step: &Step| {
                step.promoted.is_none() && at.pos.man(step.to).is_none() && at.pos.man(step.from) != Some(inner)
            };
            let quiet: Vec<Step> = game.moves(&at).list.filter(is_quiet).collect();
            doubles += quiet.iter().filter(|step| step.from.abs_diff(step.to) == 16).count();
            let told: BTreeSet<(usize, u8)> =
                quiet.iter().map(|step| seat(&frame, &game.play(&at, step).pos)).collect();
            let mut found = BTreeSet::new();
            frame.links(at.to, frame.place(word), Way::On, |to, turn, free| {
                let (kings, outer_at, inner_at) =
                    (frame.fold.pairs()[to >> 6].kings, (to & 63) as u8, turn.square(square));
                let is_apart = outer_at != inner_at && !kings.contains(&inner_at);
                let board = Board::of(kings, vec![(outer_at, outer), (inner_at, inner)]);
                if free & bit(square) != 0 && is_apart && !board.is_check(at.to) {
                    found.insert((to, inner_at));
                }
            });
            assert_eq!(found, told, "{}", write_fen(&at));
            for (to, inner_at) in told {
                let mut is_back = false;
                frame.links(at.to, frame.place(to), Way::Back, |from, turn, free| {
                    is_back |= from == word && free & bit(inner_at) != 0 && turn.square(inner_at) == square;
                });
                assert!(is_back, "{}", write_fen(&at));
            }
        }
        assert!(doubles > 10, "{material}: {doubles}");
    }
}

#[test]
fn what_cannot_be_has_no_worth() {
    let (control, mut impossible) = (Control::new(), 0);
    let kings = squares(!0).flat_map(|white| squares(!0).map(move |black| [white, black]));
    let rook = Man { side: Side::First, kind: Kind::Rook };
    for kings in kings {
        let at = At::first(Board::of(kings, vec![(27, rook)]));
        let are_apart = kings[0] != kings[1] && !kings.contains(&27);
        let is_one = are_apart && !at.pos.is_check(Side::Second);
        assert_eq!(worth(&at, &control).expect("nobody stops").is_some(), is_one, "{kings:?}");
        impossible += usize::from(!is_one);
    }
    assert!(impossible > 500);
}

/// Legal placements, drawn ones, and the longest win, White to move and Black to move.
fn counts(material: &str) -> [(u64, u64, u64); 2] {
    let falls = falls(&game(material).material, &Control::new()).expect("nobody stops");
    [0, 1].map(|side| (falls[side].positions(), falls[side].drawn, falls[side].longest()))
}

#[test]
fn placements_fall_as_they_are_known_to() {
    // Counted apart from this program over all 64-square placements; mates in 10, 16, 28 and 33 moves are published (Thompson 1986).
    assert_eq!(counts("KQK"), [(144_508, 0, 19), (223_944, 23_048, 20)]);
    assert_eq!(counts("KRK"), [(175_168, 0, 31), (223_944, 22_244, 32)]);
    assert_eq!(counts("KPK"), [(163_328, 38_368, 55), (168_024, 70_420, 56)]);
    assert_eq!(counts("KKP"), [(168_024, 70_420, 56), (163_328, 38_368, 55)]);
    assert_eq!(counts("KBNK").map(|(.., longest)| longest), [65, 66]);
    assert_eq!(counts("KK"), [(3_612, 3_612, 0); 2]);
    let falls = falls(&game("KPK").material, &Control::new()).expect("nobody stops");
    assert_eq!(falls[0].won + falls[1].lost, 2 * 111_282, "the known count with the pawn on files a to d");
}

#[test]
fn pawns_are_in_mutual_zugzwang_as_often_as_was_counted_elsewhere() {
    // White to move only draws and Black to move loses: 80 placements and their mirror images, counted apart from this program
    // (Python, from the rules with the known exceptions to promotion), 2026-11.
    let view = view(&game("KPK").material.men(), &Control::new()).expect("nobody stops");
    let (table, _) = view.table().expect("it has a man");
    let is_mutual = |word: usize, square: u8| {
        let code = |to: usize| table.codes[to][word << 6 | usize::from(square)];
        code(0) == 0 && code(1) % 2 == 1
    };
    let words = table.legal[0].iter().zip(&table.legal[1]).enumerate();
    let found = words.map(|(word, (white, black))| squares(white & black).filter(|at| is_mutual(word, *at)).count());
    assert_eq!(found.sum::<usize>(), 80);
}

#[test]
fn a_table_that_is_read_is_the_one_that_was_written() {
    let control = Control::new();
    for material in ["KRK", "KPK"] {
        let view = view(&game(material).material.men(), &control).expect("nobody stops");
        let (table, _) = view.table().expect("it has a man");
        let bytes = table.write(&control).expect("nobody stops").expect("it is worth keeping");
        let again = read(table.cast, &bytes, &control).expect("nobody stops").expect("as many codes as there must be");
        assert!(again.codes == table.codes && again.legal == table.legal, "{material}");
        assert_eq!(again.fall(Side::First, "w"), table.fall(Side::First, "w"));
        for other in [&bytes[1..], &[&bytes[..], &[0]].concat(), &[]] {
            assert!(matches!(read(table.cast, other, &control), Ok(None)), "{material}: {} bytes", other.len());
        }
    }
}

#[test]
fn a_stopped_table_is_not_kept() {
    let control = Control::new();
    control.stop();
    let men = game("KNNK").material.men();
    assert_eq!(view(&men, &control).map(|_| ()), Err(Stop::Asked));
    assert!(view(&men, &Control::new()).is_ok());
}

#[test]
fn material_reads_back_and_knows_its_stored_colouring() {
    for (text, stored) in
        [("KRK", "KRK"), ("KKR", "KRK"), ("KQKR", "KQKR"), ("KRKQ", "KQKR"), ("KKNB", "KBNK"), ("KK", "KK")]
    {
        let material = Material::read(text).expect("an ending");
        assert_eq!(material.stored().0.write(), stored);
        assert_eq!(Material::read(&material.write()), Some(material));
    }
    for text in ["", "K", "QK", "KRKRKR", "KRRRK", "KXK", "krk", "KQRKB"] {
        assert_eq!(Material::read(text), None, "{text}");
    }
}

#[test]
fn what_is_no_position_is_named_with_its_column() {
    for (fen, at) in [
        ("8/8/8/8/8/8/8/8 w", 1),
        ("k7/8/1K6/8/8/8/8/7R", 20),
        ("k7/8/1K6/8/8/8/8/7R x", 21),
        ("k7/8/1K6/8/8/8/8/6R w", 21),
        ("k7/8/1K6/8/8/8/8/8R w", 19),
        ("k8/8/1K6/8/8/8/8/7R w", 2),
        ("k7/8/1K6/8/8/8/7R w", 19),
        ("k7/8/1K6/8/8/8/8/6RK b", 20),
        ("k7/K7/8/8/8/8/8/7R w", 1),
        ("k7/8/1K6/8/8/8/8/7P b", 19),
        ("k6R/8/1K6/8/8/8/8/8 w", 1),
        ("k7/8/1K6/8/8/8/8/5QRR b", 21),
        ("k7/8/1K6/8/8/8/8/7R b KQ - 0 1", 23),
    ] {
        assert_eq!(read_fen(fen).map(|at| write_fen(&at)).map_err(|fault| fault.at), Err(Some(at)), "{fen}");
    }
    assert_eq!(write_fen(&at("k7/8/1K6/8/8/8/8/7R b")), "k7/8/1K6/8/8/8/8/7R b - - 0 1");
    assert_eq!(write_fen(&at(" k7/8/1K6/8/8/8/8/7R  b - - 12 40 ")), "k7/8/1K6/8/8/8/8/7R b - - 0 1");
}

#[test]
fn moves_are_read_with_their_column_and_refused_for_a_reason() {
    let game = game("KPK");
    let at = at("8/4P1k1/8/4K3/8/8/8/8 w - - 0 1");
    let column = |text: &str| read_step(&at, text).map_err(|fault| fault.at);
    for (text, wrong) in [("e8e7", 1), ("i7e8", 1), ("e7e9", 3), ("e7e8x", 5), ("e7e8qq", 6), ("e7", 3)] {
        assert_eq!(column(text), Err(Some(wrong)), "{text}");
    }
    let refused = |text: &str| {
        let step = read_step(&at, text).expect("it can be read");
        game.legal(&at, &step).err().map(|illegal| illegal.0.key.to_string())
    };
    assert_eq!(refused("e7e8q"), None);
    assert_eq!(refused("e7e8").as_deref(), Some("chess-ending-must-promote"));
    assert_eq!(refused("e5e6q").as_deref(), Some("chess-ending-no-promotion"));
    assert_eq!(refused("e5f6").as_deref(), Some("chess-ending-in-check"));
    assert_eq!(refused("e5e7").as_deref(), Some("chess-ending-no-way"));
}

#[test]
fn nobody_wins_with_one_light_piece_or_bishops_of_one_colour() {
    for (fen, is_dead) in [
        ("4k3/8/8/8/8/8/8/4K3 w", true),
        ("4k3/8/8/8/8/8/8/4KN2 w", true),
        ("4k3/8/8/8/8/8/8/4KP2 w".replace("KP2", "KR2").as_str(), false),
        ("2b1k3/8/8/8/8/8/8/4KB2 w", true),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w", false),
        ("4k3/8/8/8/8/8/8/2N1KN2 w", false),
    ] {
        let at = at(fen);
        assert_eq!(at.pos.is_dead(), is_dead, "{fen}");
        assert_eq!(game("KRK").ending(&at).is_some(), is_dead, "{fen}");
    }
}

/// The set of squares of these names.
fn named(names: &str) -> u64 {
    names.split(' ').fold(0, |set, name| {
        let [file, rank] = name.as_bytes() else { panic!("{name} is no square") };
        set | bit((rank - b'1') * 8 + file - b'a')
    })
}

#[test]
fn key_squares_are_those_of_the_books() {
    let control = Control::new();
    let square = |pawn: &str| named(pawn).trailing_zeros() as u8;
    let keys = |pawn: &str, side| key_squares(square(pawn), side, &control).expect("nobody stops");
    let near = |pawn: &str, side| nearest(keys(pawn, side), square(pawn));
    assert_eq!(near("e2", Side::First), named("d4 e4 f4"));
    assert_eq!(near("e4", Side::First), named("d6 e6 f6"));
    assert_eq!(near("d5", Side::First), named("c6 d6 e6"));
    assert_eq!(near("c7", Side::Second), named("b5 c5 d5"));
    // From c6 the king goes to d6 against a king on e8, which must leave by f7; on d6 itself it could only give way or stalemate.
    assert_eq!(keys("e7", Side::First), named("c6 g6 c7 d7 f7 g7 d8 e8 f8"));
    assert_eq!(keys("h6", Side::First) & named("g6 g7 h7 g8 h8"), named("g7 g8"));
    assert_eq!(keys("a3", Side::First), 0, "far from its king it can be lost: nothing is promised");
}

#[test]
fn the_square_of_a_pawn_is_wider_for_who_is_to_move() {
    let inside = |fen: &str| {
        let at = at(fen);
        let (pawn, man) = at.pos.men[0];
        is_inside_square(&at, pawn, man.side)
    };
    assert!(inside("8/8/8/k7/4P3/8/8/7K w") && !inside("8/8/k7/8/7P/8/8/7K w"));
    assert!(inside("8/8/8/8/k3P3/8/8/7K w") && !inside("8/8/8/8/8/4P3/k7/7K w"));
    assert!(inside("8/8/8/7k/2P5/8/8/K7 b") && !inside("8/8/8/7k/2P5/8/8/K7 w"));
    assert!(inside("8/8/8/7k/8/8/2P5/K7 w") == inside("8/8/8/7k/8/2P5/8/K7 w"), "the double step saves a move");
}

#[test]
fn the_box_of_a_rook_and_kings_face_to_face() {
    let boxed = |fen: &str| box_of(&at(fen).pos, Side::Second);
    assert_eq!(boxed("8/8/8/8/7K/3R4/8/k7 b"), named("a1 b1 c1 a2 b2 c2"));
    assert_eq!(boxed("7k/8/6K1/8/8/8/8/5R2 b"), named("g8 h8"));
    assert_eq!(faces(&at("8/8/4k3/8/4K3/8/4P3/8 b").pos), Some(1));
    assert_eq!(faces(&at("4k3/8/8/8/4K3/8/4P3/8 b").pos), Some(3));
    assert_eq!(faces(&at("4k3/8/8/4K3/8/8/4P3/8 b").pos), None);
}

#[test]
fn the_best_known_zugzwang_is_mutual() {
    let control = Control::new();
    let at = at("4k3/8/4K3/4P3/8/8/8/8 w");
    let own = worth(&at, &control).expect("nobody stops").expect("it can be");
    let trap = At { pos: self::at("4k3/4P3/3K4/8/8/8/8/8 w").pos, to: Side::First };
    assert_eq!(own.outcome(), Outcome::N);
    assert_eq!(worth(&trap, &control), Ok(Some(Value::Draw)));
    assert_eq!(turned_over(&trap, &control).map(|value| value.map(|value| value.outcome())), Ok(Some(Outcome::P)));
}
