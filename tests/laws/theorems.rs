//! The laws that games state of themselves are tried on all small positions: of every start, of every word and flag that a
//! parameter may have, and of variants whose laws are written otherwise.

use std::collections::HashSet;
use std::sync::Arc;

use duel::house::Entry;
use duel::place::Place;
use ground::params::{Domain, Params};
use solve::judge::control::Control;
use teach::conjecture::law::Conjecture;
use teach::conjecture::trial::{Finding, Subject};

use crate::starts::starts;

/// The greatest size that is tried with one, two and three sizes.
const TO: [usize; 3] = [130, 13, 5];

/// Variants that no preset and no single parameter gives.
const MORE: &[(&str, &[(&str, &str)])] = &[
    ("moore-nim", &[("k", "1"), ("misere", "true")]),
    ("moore-nim", &[("k", "9"), ("misere", "true")]),
    ("moore-nim", &[("k", "9")]),
    ("subtraction", &[("take", "1,2,3,4"), ("misere", "true")]),
    ("subtraction", &[("take", "3,6,9")]),
    ("subtraction", &[("take", "1,4")]),
    ("subtraction", &[("take", "2,12"), ("misere", "true")]),
    ("subtraction", &[("take", "2,6,14")]),
    ("subtraction", &[("take", "5")]),
    ("subtraction", &[("take", "2,3")]),
    ("subtraction", &[("take", "1,2,4")]),
    ("wythoff", &[("t", "2")]),
    ("wythoff", &[("t", "3")]),
    ("wythoff", &[("t", "7")]),
    ("fibonacci-nim", &[("factor", "1")]),
    ("fibonacci-nim", &[("plus", "-1")]),
    ("fibonacci-nim", &[("factor", "3")]),
    ("chess-corner", &[("board", "9"), ("piece", "king")]),
    ("chess-corner", &[("board", "8"), ("piece", "knight")]),
];

/// The variants of a game that differ from its defaults in words and flags.
fn variants(entry: &Entry) -> Vec<Params> {
    let mut all = vec![entry.params()];
    for param in entry.card.params {
        let texts: &[&str] = match param.domain {
            Domain::Word(words) => words,
            Domain::Flag => &["false", "true"],
            _ => continue,
        };
        let set = |params: &Params, text: &str| {
            let mut params = params.clone();
            params.set(param.name, text).expect("it is declared");
            params
        };
        all = all.iter().flat_map(|params| texts.iter().map(|text| set(params, text))).collect();
    }
    all
}

/// Places of every variant that is tried, each variant once, with names for failure messages.
fn places() -> Vec<(String, Arc<dyn Place>)> {
    let mut seen = HashSet::new();
    let mut all = Vec::new();
    for start in starts() {
        let more = MORE.iter().filter(|(id, _)| *id == start.entry.id).map(|(_, settings)| {
            let mut params = start.entry.params();
            settings.iter().for_each(|(name, text)| params.set(name, text).expect("it is a parameter"));
            params
        });
        let opened =
            variants(&start.entry).into_iter().chain(more).filter_map(|params| start.entry.open(&params, None).ok());
        for place in std::iter::once(start.place.clone()).chain(opened) {
            let name = format!("{}{}", start.entry.id, place.params().brackets(&start.entry.params()));
            if seen.insert(name.clone()) {
                all.push((name, place));
            }
        }
    }
    all
}

#[test]
fn a_law_holds_for_exactly_the_lost_positions() {
    let (mut tried, mut games, mut wrong) = (0, HashSet::new(), Vec::new());
    for (name, place) in places() {
        for sizes in 1..=TO.len() {
            let Some(text) = place.law(sizes) else { continue };
            let law = Conjecture::read(&text).unwrap_or_else(|fault| panic!("{name}: {text}: {fault:?}"));
            assert_eq!(law.sizes(), sizes, "{name}: {text}");
            let value =
                |sizes: &[usize], control: &Control| place.at_cell(sizes).map(|at| at.value(control)).transpose();
            let subject = Subject { value: &value, from: 0, period: None, law: Some(law.clone()) };
            let trial = law.test(&subject, Some(TO[sizes - 1]), &Control::new()).expect("nobody stops it");
            if trial.finding != Finding::Theorem || trial.asked < 2 {
                wrong.push(format!("{name}: {text}: {trial:?}"));
            }
            tried += 1;
            games.insert(name.split('[').next().map(str::to_owned));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let is_alone = std::env::var_os("XORCLE_ONLY").is_some();
    assert!(games.len() > 15 || is_alone, "laws of {} games, {tried} in all, were tried", games.len());
}
