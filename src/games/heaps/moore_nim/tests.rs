//! Moore's Nim against the plain referee, its notation and its limits.

use super::*;
use ground::params::Params;
use ground::rules::Rules;
use proptest::prelude::*;
use solve::judge::oracle::{LISTED, Scope, judge};
use solve::judge::value::Outcome;
use solve::search::full_search::Walk;

fn game(k: &str, is_misere: bool) -> MooreNim {
    let mut params = Params::of(MooreNim::CARD.params);
    params.set("k", k).expect("a number");
    params.set("misere", &is_misere.to_string()).expect("a flag");
    MooreNim::build(&params).expect("built")
}

fn heaps(sizes: &[u32]) -> At<Vec<Nat>> {
    At::first(sizes.iter().map(|&size| Nat::from(size)).collect())
}

proptest! {
    #[test]
    fn values_and_best_moves_are_those_of_the_plain_referee(
        sizes in prop::collection::vec(0u32..6, 0..5), k in 1usize..5, is_misere: bool,
    ) {
        let (game, at, control) = (game(&k.to_string(), is_misere), heaps(&sizes), Control::new());
        let mut walk = Walk::new(&game, game.count(), 1_000_000);
        let walked = walk.value(&at, &control).expect("nobody stops").expect("there is room");
        let verdict = judge(&Worth::default(), &game, &at, Scope::Everything, &control).expect("small");
        prop_assert!(verdict.value.agrees(&walked), "{:?} {:?}", verdict.value, walked);
        for row in &verdict.rows {
            let left = walk.value(&game.play(&at, &row.mv), &control).expect("nobody stops").expect("there is room");
            prop_assert!(row.leaves.agrees(&left));
            if verdict.rows.len() < LISTED {
                let is_best = verdict.value.outcome() == Outcome::P || left.outcome() == Outcome::P;
                prop_assert_eq!(verdict.best.contains(&row.mv), is_best);
            }
        }
    }
}

#[test]
fn winning_moves_beyond_listing_are_counted_exactly() {
    // Both large heaps must be lowered, and in each of the eleven columns below one of them takes the one that is missing.
    let (game, control) = (game("2", false), Control::new());
    let at = heaps(&[2_047, 2_047, 2_048, 2_048]);
    let verdict = judge(&Worth::default(), &game, &at, Scope::Advice, &control).expect("counted");
    let listed = Lowerings::new(&at.pos, 2, Some(game.balance())).count();
    assert_eq!(verdict.best_total, Nat::from(listed));
    assert_eq!(verdict.best.len(), listed.min(LISTED));
    assert_eq!(listed, 2_048);
}

#[test]
fn heaps_of_ten_thousand_digits_are_judged() {
    let digits = |d: &str| d.repeat(10_000);
    let text = format!("{0},{0},{1},{1}", digits("7"), digits("9"));
    for is_misere in [false, true] {
        let game = game("2", is_misere);
        let at = game.read_pos(&text).expect("any size");
        let verdict = judge(&Worth::default(), &game, &at, Scope::Advice, &Control::new()).expect("a law");
        assert_eq!((verdict.value, verdict.best.len()), (Value::Won, LISTED));
        assert!(verdict.best_total > Nat::from(1u8) << 1_000);
        assert!(game.balance().is_lost(&game.play(&at, &verdict.best[999]).pos));
    }
}

#[test]
fn what_cannot_be_held_is_refused_with_its_limit() {
    let many = vec!["9".repeat(10_000); 200].join(",");
    let fault = game("2", false).read_pos(&many).expect_err("too many digits");
    assert_eq!(fault.kind, Kind::TooLarge);
    let many: Vec<String> = (0..2_000).map(|i| (1_000_000_007u64 * i + 1).to_string()).collect();
    assert_eq!(game("1000", false).read_pos(&many.join(",")).expect_err("too many products").kind, Kind::TooLarge);
    assert!(game("2", false).read_pos(&many.join(",")).is_ok());
}

#[test]
fn a_move_names_each_heap_once_and_in_order() {
    let (game, at) = (game("2", false), heaps(&[3, 1, 4]));
    let column = |text: &str| game.read_move(&at, text).map_err(|fault| fault.at);
    assert_eq!(column("1:3->0, 3:4->2"), Ok(vec![(0, Nat::ZERO), (2, Nat::from(2u8))]));
    assert_eq!(column("3:4->2,1:3->0"), Err(Some(8)));
    assert_eq!(column("1:3->0,1:3->1"), Err(Some(8)));
    assert_eq!(column("1:3->0,2:2->1"), Err(Some(10)));
    let three = game.read_move(&at, "1:3->0,2:1->0,3:4->0").expect("it can be read");
    assert!(game.legal(&at, &three).is_err(), "k is 2");
}
