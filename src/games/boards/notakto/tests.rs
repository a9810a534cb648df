//! Notakto against the published quotient, its notation, and its limits.

use super::*;
use ground::params::Params;
use ground::rules::Rules;
use solve::misere::laws::Law;

fn game(changes: &[(&str, &str)]) -> Notakto {
    let mut params = Params::of(Notakto::CARD.params);
    for (name, text) in changes {
        params.set(name, text).expect("it is in its domain");
    }
    Notakto::build(&params).expect("every setting makes a game")
}

fn value_of(settler: &Settler, game: &Notakto, text: &str) -> (String, bool) {
    let (at, control) = (game.read_pos(text).expect("it stands"), Control::new());
    let settled = settler.settle(game, &at.pos, &control).expect("small");
    let Law::Quotient(quotient, values) = settled.law else { panic!("{text} is not settled by the quotient") };
    let names = settler.names(game, &quotient, &control);
    let product = values.into_iter().fold(0, |product, value| quotient.monoid().times(product, value));
    (names.name(product).to_owned(), settled.is_lost)
}

#[test]
fn the_quotient_is_that_of_plambeck_and_whitehead() {
    let (game, settler, control) = (game(&[]), Settler::default(), Control::new());
    let settled = settler.settle(&game, &game.start().pos, &control).expect("small");
    let Law::Quotient(quotient, _) = settled.law else { panic!("an empty board is not tame") };
    assert_eq!(quotient.monoid().order(), 18);
    let names = settler.names(&game, &quotient, &control);
    let monoid = quotient.monoid();
    let mut lost: Vec<&str> = monoid.elements().filter(|&x| monoid.is_lost(x)).map(|x| names.name(x)).collect();
    lost.sort_unstable();
    assert_eq!(lost, ["a", "b2", "bc", "c2"]);
    let value = |word: &str| {
        let letter = |c: char| monoid.elements().find(|&x| names.name(x) == c.to_string()).expect("a letter");
        word.chars().fold(0, |product, c| monoid.times(product, letter(c)))
    };
    let relations = [("aa", ""), ("bbb", "b"), ("bbc", "c"), ("ccc", "acc"), ("bbd", "d"), ("cd", "ad"), ("dd", "cc")];
    for (left, right) in relations {
        assert_eq!(value(left), value(right), "{left} = {right}");
    }
}

/// Every living board up to symmetry, its crosses as bits (a1 is 1, b1 is 2, ..., c3 is 256), and its value. Computed
/// independently, in Python, from brute-force outcomes of sums of up to three boards and closed under addition; letters as
/// in Plambeck and Whitehead.
const VALUES: [(usize, &str); 46] = [
    (0, "c"),
    (1, "1"),
    (2, "1"),
    (3, "d"),
    (5, "b"),
    (10, "a"),
    (11, "b"),
    (12, "b"),
    (13, "a"),
    (14, "ad"),
    (16, "c2"),
    (17, "b"),
    (18, "b"),
    (19, "ab"),
    (21, "a"),
    (26, "ab"),
    (27, "a"),
    (28, "a"),
    (29, "b"),
    (30, "b"),
    (40, "a"),
    (41, "ad"),
    (42, "b"),
    (43, "a"),
    (45, "b"),
    (68, "a"),
    (69, "ab"),
    (70, "ad"),
    (78, "ab"),
    (97, "a"),
    (98, "1"),
    (99, "b"),
    (101, "b"),
    (102, "a"),
    (106, "ab"),
    (108, "a"),
    (110, "b"),
    (113, "b"),
    (114, "b"),
    (115, "a"),
    (170, "a"),
    (171, "b"),
    (173, "a"),
    (229, "a"),
    (238, "a"),
    (325, "a"),
];

#[test]
fn boards_have_their_published_values() {
    let (game, settler) = (game(&[]), Settler::default());
    for (bits, value) in VALUES {
        let marks = (0..9).filter(|cell| bits >> cell & 1 == 1).collect();
        let board = text::write_board(&Board { rows: 3, cols: 3, marks });
        let is_lost = ["a", "b2", "bc", "c2"].contains(&value);
        assert_eq!(value_of(&settler, &game, &board), (value.into(), is_lost), "{board}");
    }
    assert_eq!(value_of(&settler, &game, "XXX/.../..."), ("1".into(), false));
}

#[test]
fn an_even_number_of_empty_boards_is_lost() {
    let (game, settler) = (game(&[]), Settler::default());
    for boards in 1..=12 {
        let text = vec![".../.../..."; boards].join(" | ");
        assert_eq!(value_of(&settler, &game, &text).1, boards % 2 == 0, "{boards} boards");
    }
}

#[test]
fn a_board_without_lines_only_counts_down() {
    let control = Control::new();
    for (k, lost) in [("3", true), ("12", false)] {
        let game = game(&[("k", k), ("rows", "1"), ("cols", if k == "3" { "1" } else { "10" })]);
        let settled = Settler::default().settle(&game, &game.start().pos, &control).expect("it is small");
        assert_eq!(settled.is_lost, lost, "k = {k}");
    }
    let game = game(&[("k", "12"), ("rows", "11"), ("cols", "11")]);
    assert!(Settler::default().settle(&game, &game.start().pos, &control).expect("it is small").is_lost);
}

#[test]
fn a_board_beyond_the_engine_names_its_limit() {
    let game = game(&[("rows", "12"), ("cols", "12"), ("k", "5")]);
    assert!(matches!(Settler::default().settle(&game, &game.start().pos, &Control::new()), Err(Stop::TooLarge(_))));
}

#[test]
fn boards_and_moves_are_read_kindly_and_refused_with_their_column() {
    let game = game(&[]);
    let at = game.read_pos("X../.../...|.X./ .../...").expect("blanks are ignored");
    assert_eq!(game.write_pos(&at), "X../.../... | .X./.../...");
    assert_eq!(game.read_move(&at, "2:c3"), Ok((1, 8)));
    for (text, column) in [("2:d1", 3), ("3:a1", 1), ("c3", 1), ("2:a1x", 5)] {
        assert_eq!(game.read_move(&at, text).map_err(|fault| fault.at), Err(Some(column)), "{text}");
    }
    let alone = game.start();
    assert_eq!(game.read_move(&alone, "b2"), Ok((0, 4)));
    assert_eq!(game.write_move(&alone, &(0, 4)), "1:b2");
    let thirteen = vec!["."; 13].join(" | ");
    for (text, column) in [("X.O", 3), ("..|", 4), ("../.", 5), (thirteen.as_str(), 49)] {
        assert_eq!(game.read_pos(text).map_err(|fault| fault.at), Err(Some(column)), "{text}");
    }
}
