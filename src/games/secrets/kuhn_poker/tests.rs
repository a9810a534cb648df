//! Kuhn's poker: values that are published, plans that are typed in, and rounds played to their end.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::kit::hands::table::{Move, Round};
use duel::game::Game;
use duel::game::hidden::Hidden;
use ground::rules::{Ending, Rules};
use solve::judge::control::Control;
use solve::judge::exploitability::{Leaks, Tally};
use solve::judge::oracle::{Scope, Verdict, judge};
use solve::judge::value::Value;

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

fn tallied(choices: &[(&str, &str, u64)]) -> Vec<Tally> {
    let one = |&(at, mv, count): &(&str, &str, u64)| Tally { at: at.to_owned(), mv: mv.to_owned(), count };
    choices.iter().map(one).collect()
}

fn leaks_of(side: Side, choices: &[(&str, &str, u64)], draws: usize) -> Leaks {
    let game = kuhn(&[]).expect("the defaults");
    let oracle = game.oracle();
    let mixing = oracle.mixing().expect("moves are mixed");
    let found = mixing.leaks(&game, &game.start(), side, &tallied(choices), draws, &Control::new());
    found.expect("nobody stops it")
}

fn ratio(over: i64, under: i64) -> Ratio {
    Ratio::new(over.into(), under.into())
}

#[test]
fn who_calls_every_bet_is_bet_into_with_queens_and_kings_and_never_bluffed() {
    // By hand, over the six deals, the rest of the second side's play being the equilibrium (after a check it bets J 1/3, Q never,
    // K always). J: check loses 1 and 1, a bet is called and loses 2 and 2. Q: a bet wins 2 from J and loses 2 to K; checking is
    // worth -2/3 however it goes on. K: a bet wins 2 and 2, checking 7/3. Together -2 + 0 + 4 = 2 in six deals: 1/3 a round.
    let always = [("J:bet", "call", 9), ("Q:bet", "call", 7), ("K:bet", "call", 8)];
    let leaks = leaks_of(Side::Second, &always, 0);
    assert_eq!((leaks.fair.clone(), leaks.kept.clone()), (ratio(1, 18), ratio(-1, 3)));
    assert_eq!(leaks.gain(), ratio(7, 18));
    assert_eq!(["J", "Q", "K"].map(|at| leaks.answer(at)), [Some("check"), Some("bet"), Some("bet")]);
    assert_eq!((leaks.habits.len(), leaks.unseen), (3, 3));
    // The jack's call gives most: 1 for every king's bet; the queen's only what it calls too often.
    assert_eq!(leaks.worst.map(|i| leaks.habits[i].at.as_str()), Some("J:bet"));
}

#[test]
fn who_begins_and_calls_every_bet_is_never_bluffed_either() {
    // By hand, where the first side bets J 1/3, Q never and K always. The second side with J: -1 and -1. With Q: a bet after J's check
    // wins 2 in 2/3 of the deals, facing a bet -4/3 whatever it does. With K: 2/3 + 4/3 from J, 2 from Q. Together 2 in six deals.
    let always = [("J:check-bet", "call", 5), ("Q:check-bet", "call", 5), ("K:check-bet", "call", 5)];
    let leaks = leaks_of(Side::First, &always, 0);
    assert_eq!((leaks.kept.clone(), leaks.gain()), (ratio(-1, 3), ratio(5, 18)));
    assert_eq!(["J:check", "K:check"].map(|at| leaks.answer(at)), [Some("check"), Some("bet")]);
}

#[test]
fn who_plays_the_equilibrium_gives_nothing() {
    let fair = [("Q:bet", "call", 4), ("Q:bet", "fold", 8), ("J:check", "bet", 5), ("J:check", "check", 10)];
    let leaks = leaks_of(Side::Second, &fair, 100);
    assert_eq!(leaks.gain(), ratio(0, 1));
    assert!(!leaks.is_open() && leaks.worst.is_none());
    assert_eq!(leaks.doubt.map(|doubt| doubt.lucky), Some(100), "everybody looks at least as exploitable as nobody");
    let none = leaks_of(Side::First, &[], 100);
    assert_eq!((none.gain(), none.unseen, none.doubt), (ratio(0, 1), 6, None));
}

#[test]
fn the_found_reply_does_win_what_is_said_and_nothing_wins_more() {
    // The plans as they are typed, weighed by another way through the program: the second side's frequencies are fixed.
    let fixed = "J:bet=1/3,call=1/4;Q:bet=1/2,call=3/4;K:bet=1,call=1";
    let known = judged(&kuhn(&[("second", fixed)]).expect("a plan"), "-");
    let choices = [
        ("J:bet", "call", 1),
        ("J:bet", "fold", 3),
        ("Q:check", "bet", 2),
        ("Q:check", "check", 2),
        ("Q:bet", "call", 3),
        ("Q:bet", "fold", 1),
    ];
    let leaks = leaks_of(Side::Second, &choices, 0);
    assert_eq!(known.value, Value::Expected { mean: -leaks.kept, slack: None });
}

#[test]
fn a_habit_is_told_from_chance() {
    let doubt = |calls: u64| leaks_of(Side::Second, &[("J:bet", "call", calls), ("J:bet", "fold", 1)], 200).doubt;
    let (few, many) = (doubt(1).expect("it was asked for"), doubt(40).expect("it was asked for"));
    assert_eq!((few.lucky, many.lucky), (0, 0), "the equilibrium never calls with a jack");
    assert!(few.high.clone() - few.low > many.high.clone() - many.low, "more rounds, more sure");
    let queens = |calls: u64, folds: u64| {
        leaks_of(Side::Second, &[("Q:bet", "call", calls), ("Q:bet", "fold", folds)], 200).doubt.map(|one| one.lucky)
    };
    // Half instead of a third gives as little as 5/18 does, for folding too often costs three times as much as calling too often: so many
    // rounds are needed. Of 40 rounds at a third at most 11 are calls in a quarter of all cases.
    let seen = [(2, 2), (20, 20), (150, 150)].map(|(calls, folds)| queens(calls, folds).expect("it was asked for"));
    assert!(seen[0] > seen[1] && (30..75).contains(&seen[1]) && seen[2] < 10, "{seen:?}");
}

#[test]
fn every_seed_deals_every_deal_equally_often() {
    let game = kuhn(&[]).expect("the defaults");
    for seed in 0..50 {
        let mut met = BTreeMap::new();
        for cut in 0..game.cuts() {
            let start = game.reshuffled(&game.start(), seed);
            let Round::Dealt { deal, .. } = game.play(&start, &Move::Cut(cut)).pos else { panic!("the pack is cut") };
            *met.entry(deal.hands).or_insert(0) += 1;
        }
        assert!(met.len() == 6 && met.values().all(|&count| count == 4), "seed {seed}: {met:?}");
    }
    let at = |seed: u64| game.keep_pos(&game.reshuffled(&game.start(), seed));
    assert_eq!((at(7).as_str(), at(1950).as_str()), ("- #7", "-"));
    let first = |seed: u64| game.write_pos(&game.play(&game.reshuffled(&game.start(), seed), &Move::Cut(0)));
    let met: BTreeSet<String> = (0..40).map(first).collect();
    assert_eq!(met.len(), 3, "the same cut is another card in another round");
}
