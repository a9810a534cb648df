//! Tokens on graphs with cycles, held against the plain referee.

use proptest::prelude::*;

use super::*;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Scope, judge};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::{Count, Walk};

fn loopy(graph: &str, is_misere: bool) -> Loopy {
    let mut params = Params::of(Loopy::CARD.params);
    params.set("graph", graph).expect("a text");
    params.set("misere", if is_misere { "true" } else { "false" }).expect("a flag");
    build(&params).expect("a graph")
}

fn judged(game: &Loopy, position: &str) -> (Value, Vec<String>) {
    let at = game.read_pos(position).expect(position);
    let verdict = judge(&*game.oracle(), game, &at, Scope::Everything, &Control::new()).expect("small");
    (verdict.value, verdict.best.iter().map(|step| game.write_move(&at, step)).collect())
}

#[test]
fn the_case_of_the_notation() {
    let game = loopy("a>b,b>a,b>c", false);
    let best = vec!["1:b->c".to_owned(), "1:b->a".to_owned()];
    assert_eq!(judged(&game, "b"), (Value::Nimber { nimber: Nat::from(1u8), remoteness: Some(1) }, best));
    assert_eq!(judged(&game, "a").0, Value::Nimber { nimber: Nat::ZERO, remoteness: Some(2) });
}

#[test]
fn an_infinity_wins_where_it_reaches_what_the_rest_is_worth() {
    let game = loopy("a>a,a>c,e>c", false);
    let infinity = |reached: u8, remoteness| Value::Loopy { infinity: vec![Nat::from(reached)], remoteness };
    assert_eq!(judged(&game, "a").0, infinity(0, Some(1)));
    assert_eq!(judged(&game, "a,e").0, infinity(1, None), "the other token would be left, and taken");
    assert_eq!(judged(&game, "a,e,e").0, infinity(0, Some(3)));
    assert_eq!(judged(&game, "a,a").0.outcome(), Outcome::D);
}

#[test]
fn misere_play_beyond_the_room_names_the_limit_and_normal_play_needs_none() {
    let many = ["a"; 24].join(",");
    let misere = loopy("a>b,b>a,b>c", true);
    let at = misere.read_pos(&many).expect("24 tokens");
    let stopped = misere.oracle().value(&misere, &at, &Control::new());
    assert_eq!(stopped, Err(Stop::TooLarge(say!("too-many-positions", most = circling::ROOM))));
    let normal = loopy("a>b,b>a,b>c", false);
    assert_eq!(judged(&normal, &many).0, Value::nimber(0u8));
}

prop_compose! {
    fn graphs()(arcs in prop::collection::vec((0..7usize, 0..7usize), 0..14), misere in any::<bool>()) -> Loopy {
        let arcs = arcs.iter().map(|(from, to)| format!("{from}>{to}"));
        loopy(&arcs.chain(["0".to_owned()]).collect::<Vec<_>>().join(","), misere)
    }
}

proptest! {
    #[test]
    fn the_oracle_agrees_with_the_walk(game in graphs(), tokens in prop::collection::vec(0..64usize, 0..4)) {
        let at = At::first(tokens.iter().map(|token| token % game.network.size()).collect::<Vec<_>>());
        let control = Control::new();
        let verdict = judge(&*game.oracle(), &game, &at, Scope::Everything, &control).expect("small");
        let mut walk = Walk::new(&game, Count::Wins, 1_000_000);
        let walked = walk.value(&at, &control).expect("nobody stops it").expect("small");
        prop_assert!(walked.agrees(&verdict.value), "{:?} {:?}", walked, verdict.value);
        prop_assert_eq!(walked.remoteness(), verdict.value.remoteness());
        let kept = |value: &Value| match value.outcome() { Outcome::N => Outcome::P, Outcome::P => Outcome::N, Outcome::D => Outcome::D };
        let mut keep = Vec::new();
        for row in &verdict.rows {
            let left = walk.value(&game.play(&at, &row.mv), &control).expect("nobody stops it").expect("small");
            prop_assert!(left.agrees(&row.leaves));
            if left.outcome() == kept(&walked) {
                keep.push(game.write_move(&at, &row.mv));
            }
        }
        let mut best: Vec<String> = verdict.best.iter().map(|step| game.write_move(&at, step)).collect();
        best.sort();
        keep.sort();
        prop_assert_eq!(best, keep);
    }
}
