//! Mixed moves: weights are a distribution over legal moves, no move brings more than what is promised, and nothing that is
//! hidden is told.

use num_traits::{One, Signed, Zero};

use ground::num::Ratio;
use solve::judge::control::{Control, Stop};
use solve::judge::mixing::Mix;
use solve::judge::value::Value;
use solve::trace::method::Method;
use solve::trace::vast::DEPTH;

use crate::met::{Met, open, spread};

/// Positions of one game whose strategies are looked at.
const LOOKED_AT: usize = 40;

/// Every position met in which moves are mixed.
fn mixing() -> impl Iterator<Item = &'static Met> {
    spread(open().filter(|met| !met.answer.mix.is_empty()), LOOKED_AT)
}

fn mean(value: &Value, way: &str) -> (Ratio, Ratio) {
    match value {
        Value::Expected { mean, slack } => (mean.clone(), slack.clone().unwrap_or_default()),
        other => panic!("{way}: moves are mixed, yet it is worth {other:?}"),
    }
}

#[test]
fn weights_are_not_negative_and_sum_to_one() {
    for met in mixing() {
        for Mix { player, at, plays } in &met.answer.mix {
            let is_positive = plays.iter().all(|(_, weight)| weight.is_positive());
            assert!(is_positive && !plays.is_empty(), "{}: {player:?} at {at:?} plays {plays:?}", met.way);
            let sum: Ratio = plays.iter().map(|(_, weight)| weight).sum();
            assert!(sum.is_one(), "{}: {player:?} at {at:?} plays {plays:?}", met.way);
        }
    }
}

#[test]
fn the_advice_is_what_the_mix_plays_the_likeliest_first() {
    for met in mixing() {
        let mixing = met.place.mixing().expect("moves are mixed here");
        let mixed = mixing.mixed(&Control::new()).expect("nobody stops it");
        let sum: Ratio = mixed.iter().map(|(_, weight)| weight).sum();
        assert!(sum.is_one() && mixed.iter().all(|(_, weight)| weight.is_positive()), "{}: {mixed:?}", met.way);
        let weight = |mv: &String| mixed.iter().find(|(other, _)| other == mv).map(|(_, weight)| weight.clone());
        let weights: Vec<Ratio> = met.answer.best.iter().filter_map(weight).collect();
        assert_eq!(weights.len(), met.answer.best.len(), "{}: the advice is not played", met.way);
        assert_eq!(met.answer.best_total, mixed.len().into(), "{}", met.way);
        assert!(weights.is_sorted_by(|a, b| a >= b), "{}: {weights:?}", met.way);
        for mv in &met.answer.best {
            assert!(met.place.play(mv).is_ok(), "{}: {mv} is advised and refused", met.way);
        }
    }
}

#[test]
fn no_move_brings_more_than_is_promised_and_those_of_the_mix_bring_it() {
    for met in mixing().filter(|met| met.is_whole() && met.answer.value.is_proved()) {
        let (value, _) = mean(&met.answer.value, &met.way);
        let mixing = met.place.mixing().expect("moves are mixed here");
        let mixed = mixing.mixed(&Control::new()).expect("nobody stops it");
        for (mv, leaves) in &met.answer.moves {
            let brings = -mean(leaves, &met.way).0;
            let is_played = mixed.iter().any(|(other, _)| other == mv);
            assert!(brings <= value, "{}: {mv} brings {brings}, {value} is promised", met.way);
            assert!(!is_played || brings == value, "{}: {mv} is played and brings {brings}, not {value}", met.way);
        }
    }
}

#[test]
fn what_is_only_close_says_how_close() {
    for met in mixing().filter(|met| !met.answer.value.is_proved()) {
        let (value, slack) = mean(&met.answer.value, &met.way);
        let mixing = met.place.mixing().expect("moves are mixed here");
        let mixed = mixing.mixed(&Control::new()).expect("nobody stops it");
        let brings = |mv: &String| met.answer.moves.iter().find(|(other, _)| other == mv);
        let each = mixed.iter().filter_map(|(mv, weight)| Some(weight * -mean(&brings(mv)?.1, &met.way).0));
        let sum: Ratio = each.sum();
        assert!(slack >= Ratio::zero(), "{}", met.way);
        assert!(!met.is_whole() || (sum - &value).abs() <= slack, "{}: {value} within {slack}", met.way);
    }
}

#[test]
fn no_search_that_sees_everything_is_shown() {
    let mixes = [Method::Simplex, Method::FictitiousPlay, Method::RegretMatching];
    for met in mixing() {
        let methods = met.place.methods(&Control::new()).unwrap_or_default();
        assert!(methods.iter().all(|method| mixes.contains(method)), "{}: {methods:?}", met.way);
        assert!(
            matches!(met.place.run(Method::Minimax, DEPTH, &Control::new()), Err(Stop::TooLarge(_))),
            "{}",
            met.way
        );
        assert_eq!(met.place.walk(10_000, &Control::new()), Ok(None), "{}", met.way);
    }
}
