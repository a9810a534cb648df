//! Closed forms at the sizes the README speaks of.
//!
//! Claims: Nim with 10,000 heaps and Wythoff with heaps of 10,000 digits are judged, winning moves included, in less than
//! 50 ms each. Measured: reading the position, its value, its best moves and its reason, through the same door as the
//! screen and the command line.

#[path = "common/median.rs"]
mod median;

use std::hint::black_box;
use std::sync::Arc;

use duel::answer::Answer;
use duel::house::Preset;
use duel::place::Place;
use games::house;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;

use crate::median::measured;

fn open(game: &str, position: String) -> Arc<dyn Place> {
    let house = house();
    let entry = house.find(game).expect("the game is in the house");
    entry.open_preset(&Preset { params: Vec::new(), position: Some(position) }).expect("the position is legal")
}

fn judge(place: &dyn Place) -> Answer {
    place.judge(Scope::Advice, &Control::new()).expect("nobody stops it")
}

/// Heaps 1, 8, 15, ... modulo a prime: all kinds of binary columns.
fn many_heaps() -> String {
    let sizes: Vec<String> = (0..10_000u64).map(|i| (1 + 7 * i % 9_973).to_string()).collect();
    sizes.join(",")
}

fn main() {
    let text = many_heaps();
    let place = open("nim", text.clone());
    measured("nim, 10,000 heaps: judge", || judge(black_box(&*place)));
    measured("nim, 10,000 heaps: read", || place.reads(black_box(&text)).expect("it is legal"));
    let (heap, other) = ("9".repeat(10_000), format!("6{}", "1".repeat(9_999)));
    let place = open("wythoff", format!("{other},{heap}"));
    measured("wythoff, 10,000 digits: judge", || judge(black_box(&*place)));
}
