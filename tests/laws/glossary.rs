//! The glossary: what a page shows on its board is what the oracle says of it.

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
