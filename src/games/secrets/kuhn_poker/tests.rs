//! Kuhn's poker: values that are published, plans that are typed in, and rounds played to their end.

use std::collections::BTreeMap;

use super::*;
use crate::game::Game;
use crate::kit::hands::table::Move;
use crate::oracle::control::Control;
use crate::oracle::judge::{Scope, Verdict, judge};
use crate::oracle::value::Value;
use crate::rules::{Ending, Rules};

fn kuhn(settings: &[(&str, &str)]) -> Result<Secret<Kuhn>, Fault> {
    let mut params = Params::of(<Secret<Kuhn> as Game>::CARD.params);
    for (name, text) in settings {
        params.set(name, text).expect("in its domain");
    }
    build(&params)
}

fn judged(game: &Secret<Kuhn>, text: &str) -> Verdict<Move> {
    let at = game.read_pos(text).expect(text);
    judge(&*game.oracle(), game, &at, Scope::Everything, &Control::new()).expect("it is small")
}

fn expected(over: i64, under: i64) -> Value {
    Value::Expected { mean: Ratio::new(over.into(), under.into()), slack: None }
}

#[test]
fn the_deal_is_worth_minus_an_eighteenth_to_who_begins() {
    let game = kuhn(&[]).expect("the defaults");
    assert_eq!(judged(&game, "-").value, expected(-1, 18));
    // A queen that faces a bet is indifferent: that is why it mixes.
    let queen = judged(&game, "Q:bet");
    assert_eq!(queen.value, expected(-1, 1));
    assert_eq!(queen.best.len(), 2);
    assert_eq!(judged(&game, "K:bet").value, expected(2, 1));
    assert_eq!(judged(&game, "J:bet").value, expected(-1, 1));
}

#[test]
fn typed_plans_are_weighed_exactly() {
    // Two random plans with values by an independent evaluation over all deals.
    let first = ("first", "J:bet=1/6,call=2/3;Q:bet=1/3,call=5/6;K:bet=1/3,call=5/6");
    let second = ("second", "J:bet=1/6,call=0;Q:bet=2/3,call=1/2;K:bet=0,call=2/3");
    for (fixed, value) in [(vec![first, second], (23, 648)), (vec![second], (1, 4)), (vec![first], (-5, 18))] {
        let game = kuhn(&fixed).expect("plans");
        assert_eq!(judged(&game, "-").value, expected(value.0, value.1), "{fixed:?}");
    }
    for wrong in ["J:bet=1", "J:bet=1,call=1", "J:bet=2,call=0", "X:bet=1,call=1", "J:bet=1,bet=1", "J:bet=1,call=1;J:"]
    {
        assert_eq!(kuhn(&[("first", wrong)]).map(|_| ()).expect_err(wrong).kind, Kind::BadParameter, "{wrong}");
    }
}

#[test]
fn a_round_hides_the_other_card_until_it_is_over() {
    let game = kuhn(&[]).expect("the defaults");
    let cut = game.play(&game.start(), &Move::Cut(4));
    assert!(["J", "Q", "K"].contains(&game.write_pos(&cut).as_str()));
    let facing = game.play(&cut, &Move::Act(1));
    let text = game.write_pos(&facing);
    assert!(text.ends_with(":bet") && text.len() == 5, "{text}: one card and what was said");
    let over = game.play(&facing, &Move::Act(0));
    assert_eq!(game.ending(&over), Some(Ending::Score { first: 1.into(), second: 0.into() }));
    let open = game.write_pos(&over);
    assert!(open.ends_with(":bet-fold") && open.contains(','), "{open}");
    assert_eq!(game.read_pos(&open).map(|at| (game.write_pos(&at), at.to)), Ok((open, over.to)));
}

#[test]
fn every_deal_lies_at_equally_many_cuts() {
    let game = kuhn(&[]).expect("the defaults");
    let mut met = BTreeMap::new();
    for cut in 0..game.cuts() {
        let facing = game.play(&game.play(&game.start(), &Move::Cut(cut)), &Move::Act(1));
        *met.entry(game.write_pos(&game.play(&facing, &Move::Act(0)))).or_insert(0) += 1;
    }
    assert_eq!(met.len(), 6);
    assert!(met.values().all(|&count| count == 4), "{met:?}");
}

#[test]
fn wrong_states_are_refused_with_their_column() {
    let game = kuhn(&[]).expect("the defaults");
    for (text, column) in [
        ("", 1),
        ("A", 1),
        ("Q:", 3),
        ("Q:raise", 3),
        ("Q:bet-", 7),
        ("Q:bet-call", 11),
        ("Q,J:bet", 8),
        ("Q,Q:bet-call", 1),
    ] {
        let fault = game.read_pos(text).expect_err(text);
        assert_eq!((fault.kind, fault.at), (Kind::BadPosition, Some(column)), "{text}");
    }
}
