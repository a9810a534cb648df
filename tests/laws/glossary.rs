//! The glossary: what a page shows on its board is what the oracle says of it.

use duel::house::Entry;
use ground::say::{Language, Tongue};
use solve::judge::control::Control;
use solve::judge::value::Value;
use teach::glossary::{TERMS, used_in};

use crate::starts::house;

#[test]
fn every_example_is_worth_what_its_page_claims() {
    let house = house();
    for term in TERMS {
        let (entry, params) = house.variant(term.game).unwrap_or_else(|fault| panic!("{}: {fault:?}", term.id));
        let place = entry.open(&params, term.position).unwrap_or_else(|fault| panic!("{}: {fault:?}", term.id));
        let value = place.value(&Control::new()).expect("examples are small");
        let worth = match &value {
            _ if value.is_open() => "=".to_owned(),
            Value::Estimate { .. } => "~".to_owned(),
            value => value.as_nimber().map_or_else(|| value.outcome().letter().to_owned(), ToString::to_string),
        };
        assert_eq!(worth, term.worth, "{}: {} {}", term.id, term.game, place.text());
    }
}

#[test]
fn every_word_is_found_in_its_own_title() {
    for language in Language::ALL {
        let tongue = Tongue::of(language);
        for term in TERMS {
            let title = tongue.speak(&term.title());
            assert!(used_in(&title, tongue).contains(&term), "{}: its forms do not cover {title}", term.id);
        }
    }
}

#[test]
fn the_method_of_a_word_runs_on_its_example_and_at_the_start_of_its_games() {
    let (house, control) = (house(), Control::new());
    let mut runs = 0;
    for term in TERMS {
        let Some(method) = term.method else {
            assert_eq!(term.shown_on().count(), 0, "{}", term.id);
            continue;
        };
        let (entry, params) = house.variant(term.game).expect("an example");
        let example = entry.open(&params, term.position).expect("an example");
        let starts = term.shown_on().map(|id| house.find(id).and_then(Entry::open_usual).expect("a game"));
        for place in std::iter::once(example).chain(starts) {
            let methods = place.methods(&control).unwrap_or_default();
            let learnings = place.mixing().map_or_else(Vec::new, |mixing| mixing.learnings());
            let is_learnt = learnings.iter().any(|(learning, _)| *learning == method);
            assert!(methods.contains(&method) || is_learnt, "{}: {method:?} on {}", term.id, place.text());
            runs += 1;
        }
        assert!(term.shown_on().count() <= 6, "{}: a filter shows few games", term.id);
    }
    assert!(runs > 60, "only {runs} places were tried");
}
