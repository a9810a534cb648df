//! Notakto against the published quotient, its notation, and its limits.

use super::*;
use crate::oracle::misere::Law;
use crate::params::Params;
use crate::rules::Rules;

fn game(changes: &[(&str, &str)]) -> Notakto {
    let mut params = Params::of(Notakto::CARD.params);
    changes.iter().for_each(|(name, text)| params.set(name, text).expect("it is in its domain"));
    Notakto::build(&params).expect("every setting makes a game")
}

fn value_of(settler: &Settler, game: &Notakto, text: &str) -> (String, bool) {
    let (at, control) = (game.read_pos(text).expect("it stands"), Control::new());
    let settled = settler.settle(game, &at.pos, &control).expect("small");
    let Law::Quotient(quotient, values) = settled.law else { return ("tame".into(), settled.is_lost) };
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

#[test]
fn boards_have_their_published_values() {
    let (game, settler) = (game(&[]), Settler::default());
    assert_eq!(value_of(&settler, &game, ".../.../..."), ("c".into(), false));
    assert_eq!(value_of(&settler, &game, ".../.X./... | .../.../... | .../.../..."), ("c2".into(), true));
    let boards =
        [("X../.../...", "1"), (".X./.../...", "1"), (".../.X./...", "c2"), ("XX./.../...", "d"), ("X.X/.../...", "b")];
    for (board, value) in boards {
        // Beside an empty board, so that the whole quotient speaks.
        let (empty, _) = value_of(&settler, &game, ".../.../...");
        let (both, _) = value_of(&settler, &game, &format!("{board} | .../.../..."));
        let wanted = match value {
            "1" => empty,
            "c2" => "ac2".into(),
            "d" => "ad".into(),
            other => format!("{other}c"),
        };
        assert_eq!(both, wanted, "{board}");
    }
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
