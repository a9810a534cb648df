//! Unit tests of certificates that are checked at once: accepted, refused, and where there are none.

use std::sync::Arc;

use super::*;
use games::house;
use ground::say::Language;

fn place(game: &str, position: &str) -> Arc<dyn Place> {
    let house = house();
    let entry = house.find(game).expect(game);
    entry.open(&entry.params(), Some(position)).expect(position)
}

fn seal(game: &str, position: &str) -> Result<Sealed, Unproved> {
    sealed(game, &*place(game, position), Tongue::of(Language::English), &Control::new())
}

#[test]
fn what_is_written_is_accepted_and_a_line_left_out_is_a_hole() {
    let Sealed { text, word: said } = seal("nim", "1,2").expect("it is small");
    assert_eq!(said.key, "sealed-holds");
    let place = place("nim", "1,2");
    let holds = checked(&text, &*place, &Control::new()).expect("it is small");
    assert_eq!(said, word(&holds));
    let holed = text.replace("1,0\t1:1->0\n", "");
    assert_ne!(holed, text);
    let found = checked(&holed, &*place, &Control::new()).expect("it is small");
    assert_eq!(word(&found).key, "sealed-hole");
}

#[test]
fn both_sides_of_a_draw_are_counted_together() {
    // X has one cell left, and nobody wins: a strategy for each side.
    let said = seal("tic-tac-toe", "XOX/XOO/OX.").expect("it is small").word;
    assert_eq!(said.key, "sealed-holds");
}

#[test]
fn mixes_and_splits_are_stated_and_a_changed_number_is_a_hole() {
    for (game, position) in [("glove", "1,2"), ("matrix", "1,-1;-1,1")] {
        let Sealed { text, word: said } = seal(game, position).expect("it is small");
        assert_eq!(said.key, "sealed-stated", "{game}");
        let line = text.lines().find(|line| line.starts_with("core ") || line.starts_with("mix ")).expect(&text);
        let wrong = if game == "glove" { "core @1/2,1/2,0" } else { &line.replacen("mix 0", "mix 1", 1) };
        let holed = text.replace(line, wrong);
        assert_ne!(holed, text, "{game}");
        let found = checked_statement(&holed, &*place(game, position), &Control::new()).expect("it is small");
        assert_eq!(found.key, "sealed-hole", "{game}: {holed}");
    }
}

#[test]
fn plans_for_hidden_hands_are_stated_and_a_better_bound_is_a_hole() {
    let Sealed { text, word: said } = seal("kuhn-poker", "-").expect("it is small");
    assert_eq!(said.key, "sealed-stated");
    for (from, to) in [
        ("hands -1/18 ", "hands -1/19 "),
        ("-1/18\nfirst", "-1/17\nfirst"),
        // The king's bet that never comes gives the hand away.
        ("first K\tbet=1", "first K\tcheck=1"),
        ("second Q:bet\tfold=2/3 call=1/3", "second Q:bet\tfold=1/3 call=2/3"),
        ("second J:bet\tfold=1\n", ""),
        ("first J:check-bet\tfold=1", "first J:check-bet\tbet=1"),
        ("second K:bet\tcall=1", "second K:bet\tcall=1/2"),
    ] {
        let holed = text.replace(from, to);
        assert_ne!(holed, text, "{from}");
        let found = checked_statement(&holed, &*place("kuhn-poker", "-"), &Control::new()).expect("it is small");
        assert_eq!(found.key, "sealed-hole", "{to}: {holed}");
    }
    let weaker = text.replace("hands -1/18 -1/18", "hands -1/17 1/2");
    let found = checked_statement(&weaker, &*place("kuhn-poker", "-"), &Control::new()).expect("it is small");
    assert_eq!(found.key, "sealed-stated", "bounds that are kept with room to spare");
}

#[test]
fn where_nothing_can_be_proved_it_is_refused_in_words() {
    assert!(matches!(seal("kuhn-poker", "Q:bet"), Err(Unproved::Fault(_))), "what was dealt is not known");
}
