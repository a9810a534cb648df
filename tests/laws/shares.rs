//! Shares: what is divided is divided whole, a core point is without objection, and who objects truly does better alone.

use std::sync::Arc;

use duel::place::Place;
use ground::num::Ratio;
use ground::rules::Ending;
use solve::judge::control::Control;
use solve::judge::shares::{Shares, letters};
use solve::judge::value::Value;

use crate::met::{Met, met};

/// Every position whose value is what players may claim.
fn shared() -> impl Iterator<Item = (&'static Met, Arc<Shares>)> {
    met().iter().filter_map(|met| match &met.answer.value {
        Value::Shared(shares) => Some((met, shares.clone())),
        _ => None,
    })
}

fn shares_of(place: &dyn Place) -> Arc<Shares> {
    match place.value(&Control::new()) {
        Ok(Value::Shared(shares)) => shares,
        other => panic!("{}: {other:?}", place.text()),
    }
}

/// What the oracle says where nothing is listed.
fn word(place: &dyn Place) -> String {
    place.best(&Control::new()).expect("nobody stops it").1.remove(0)
}

#[test]
fn what_is_divided_is_divided_whole() {
    for (met, shares) in shared() {
        let splits = [Some(&shares.shapley), shares.nucleolus.as_ref()];
        for split in splits.into_iter().flatten() {
            assert_eq!(split.iter().sum::<Ratio>(), shares.worth, "{}", met.way);
        }
    }
}

#[test]
fn the_oracles_split_is_without_objection_exactly_if_some_split_is() {
    for (met, shares) in shared().filter(|(met, _)| !met.answer.position.contains('@')) {
        let proposed = met.place.play(&word(&*met.place)).unwrap_or_else(|fault| panic!("{}: {fault:?}", met.way)).next;
        let is_core = shares.epsilon.as_ref().is_some_and(|epsilon| *epsilon >= Ratio::ZERO);
        assert_eq!(shares_of(&*proposed).blocking.is_none(), is_core, "{}", met.way);
    }
}

#[test]
fn the_answer_of_the_oracle_never_loses_and_no_other_does_better() {
    let mut answered = 0;
    for (met, shares) in shared().filter(|(met, _)| met.answer.position.contains('@')) {
        let end = |text: &str| {
            let step = met.place.play(text).unwrap_or_else(|fault| panic!("{}: {text}: {fault:?}", met.way));
            step.next.ending().unwrap_or_else(|| panic!("{}: {text} is no last word", met.way))
        };
        let said = word(&*met.place);
        let hurt = shares.blocking.as_ref();
        assert_eq!(said, hurt.map_or("accept".to_owned(), |(coalition, _)| letters(*coalition)), "{}", met.way);
        let best = if hurt.is_some() { Ending::Won(met.place.to()) } else { Ending::Drawn };
        assert_eq!(end(&said), best, "{}", met.way);
        for choice in met.place.choices() {
            let is_won = end(&choice.text) == Ending::Won(met.place.to());
            assert!(hurt.is_some() || !is_won, "{}: {} is an objection", met.way, choice.text);
        }
        answered += 1;
    }
    assert!(answered > 0 || shared().next().is_none(), "no split was ever answered");
}
