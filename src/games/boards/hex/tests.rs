//! Hex: who touches whom, whose turn it is, and what texts are refused.

use crate::boards::hex::linker::Linker;
use crate::boards::hex::rules::Hex;
use crate::kit::cells::cell_name;
use duel::game::Game;
use ground::fault::Kind;
use ground::rules::{Ending, Rules, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::value::Value;
use solve::search::cell_sets::each;

fn hex(size: usize) -> Hex {
    Hex { rows: size, cols: size }
}

#[test]
fn b2_touches_six_cells() {
    let near = hex(3).start().pos.field().near[4];
    let names: Vec<String> = each(near).map(|cell| cell_name(cell, 3)).collect();
    assert_eq!(names, ["b1", "c1", "a2", "c2", "a3", "b3"]);
}

#[test]
fn the_side_is_printed_only_where_it_does_not_follow() {
    for (told, printed) in [
        ("X./.. O", "X./.."),
        ("../..", "../.."),
        ("../.. O", "../.. O"),
        ("X./O. X", "X./O."),
        ("XX./O../... O", "XX./O../..."),
    ] {
        let at = hex(2).read_pos(told).expect(told);
        assert_eq!(hex(2).write_pos(&at), printed, "{told}");
    }
    for text in ["", "X./...", "OO/..", "X.Z/...", "............", "X./.. Q"] {
        assert_eq!(hex(2).read_pos(text).map_err(|fault| fault.kind), Err(Kind::BadPosition), "{text}");
    }
}

#[test]
fn x_links_top_and_bottom_and_o_left_and_right() {
    for (text, winner) in [(".X./.X./X.. O", Side::First), ("..O/.O./O.. X", Side::Second)] {
        let at = hex(3).read_pos(text).expect(text);
        assert_eq!(hex(3).ending(&at), Some(Ending::Won(winner)), "{text}");
        assert_eq!(hex(3).moves(&at).total, 0u8.into());
    }
    let open = hex(3).read_pos("X../.X./..X O").expect("it stands");
    assert_eq!(hex(3).ending(&open), None, "a1 and b2 do not touch");
}

#[test]
fn the_shorter_way_wins_even_when_it_moves_second() {
    let at = hex(3).read_pos("..../..../.... O").expect("three rows, four columns");
    assert_eq!(hex(3).oracle().value(&hex(3), &at, &Control::new()), Ok(Value::Lost));
}

#[test]
fn few_free_cells_of_the_largest_board_are_settled_and_one_that_is_stopped_says_so() {
    let row = "XXXXX.OOOOO";
    let text = format!("{} X", [row; 11].join("/"));
    let at = hex(11).read_pos(&text).expect("it stands");
    assert_eq!(hex(11).oracle().value(&hex(11), &at, &Control::new()), Ok(Value::Win { remoteness: 0 }));
    let narrow = text.replacen("XXXXX.", "OOOOO.", 1);
    let at = hex(11).read_pos(&narrow).expect("it stands");
    assert_eq!(hex(11).oracle().value(&hex(11), &at, &Control::new()), Ok(Value::Won), "f1 links the columns of X");
    let stopped = Control::new();
    stopped.stop();
    assert_eq!(hex(11).oracle().value(&hex(11), &hex(11).start(), &stopped), Err(Stop::Asked));
}

#[test]
fn the_move_told_promptly_wins_wherever_one_does() {
    let (hex, linker, control) = (hex(4), Linker::default(), Control::new());
    for cell in each(hex.start().pos.free()) {
        let at = hex.play(&hex.start(), &cell);
        let (value, mv) = linker.prompt(&hex, &at, &control).expect("nobody stops it").expect("moves are listed");
        assert_eq!(linker.value(&hex, &at, &control), Ok(value.clone()), "{cell}");
        let left = linker.value(&hex, &hex.play(&at, &mv), &control).expect("nobody stops it");
        assert_eq!(value == Value::Won, left == Value::Lost, "{cell}: {mv}");
    }
}
