//! Kinds of mistakes where points are counted, cards are held, or moves are mixed.

use std::sync::Arc;

use duel::place::{Place, Step};
use ground::rules::{Ending, Side};
use solve::judge::control::Control;

use super::{Case, nexts, steps};

/// The larger end was taken, and the smaller one was better.
pub fn bait(c: &Case) -> bool {
    end(c, c.mv()) > end(c, &c.better[0].text)
}

/// The smaller end was taken, and the larger one was better.
pub fn larger_end(c: &Case) -> bool {
    end(c, c.mv()) < end(c, &c.better[0].text)
}

/// Another move pays as much against everything, and is not the same.
pub fn dominated(c: &Case) -> bool {
    let pays = |step: &Step| -> Vec<i64> { nexts(&*step.next).iter().map(|over| score(over, c.place.to())).collect() };
    let own = pays(&c.step);
    c.place.to() == Side::Second
        || steps(&*c.place).iter().map(pays).any(|other| other != own && other.iter().zip(&own).all(|(a, b)| a >= b))
}

/// A bet was called with the worst card.
pub fn called_worst(c: &Case) -> bool {
    let own = c.text().split(':').next().map(str::to_owned).expect("the own card");
    c.mv() == "call" && (own == "J" || own == "1")
}

/// A hand was folded that is not the worst.
pub fn folded_best(c: &Case) -> bool {
    c.mv() == "fold" && !c.text().starts_with(['J', '1'])
}

/// A bid was doubted that the own die makes true.
pub fn doubted_sure(c: &Case) -> bool {
    let text = c.text();
    let (own, bids) = text.split_once(':').expect("the own die and the bids");
    c.mv() == "liar" && bids.rsplit('-').next() == Some(&format!("1x{own}"))
}

/// The mix gives the move no weight.
pub fn outside_mix(c: &Case) -> bool {
    let mix = c.place.mixing().expect("moves are mixed here").mixed(&Control::new()).expect("it is small");
    !mix.iter().any(|(mv, weight)| mv == c.mv() && weight.to_string() != "0")
}

/// The number at an end of a row.
fn end(c: &Case, mv: &str) -> i64 {
    let text = c.text();
    let row: Vec<i64> =
        text.split(' ').next().unwrap_or_default().split(',').map(|n| n.parse().expect("a number")).collect();
    if mv == "L" { row[0] } else { row[row.len() - 1] }
}

/// The points of a side once the round is over.
fn score(place: &Arc<dyn Place>, side: Side) -> i64 {
    let Some(Ending::Score { first, second }) = place.ending() else { panic!("the round is over") };
    let ahead: i64 = (first - second).try_into().expect("it is small");
    if side == Side::First { ahead } else { -ahead }
}
