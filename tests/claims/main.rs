//! Sentences are claims, and claims are tested: everything that a reason states is held against positions by predicates that know the
//! rules alone. `XORCLE_ONLY=nim cargo test --test claims` holds one game.

#[path = "../common/chance.rs"]
mod chance;
#[path = "../common/crew.rs"]
mod crew;
#[path = "../common/dice.rs"]
mod dice;
#[path = "../common/plain_chess.rs"]
mod plain_chess;
#[path = "../common/shake.rs"]
mod shake;
#[path = "../common/starts.rs"]
mod starts;

mod claim;
mod corners;
mod drawing;
mod exhibits;
mod games;
mod heaps;
mod hold;
mod met;
mod purse;
mod referee;
mod sweep;

use std::collections::BTreeSet;
use std::sync::OnceLock;

use fluent_syntax::ast::Entry as Fluent;
use fluent_syntax::parser::parse;
use ground::say::{LOCALES, Language};

use claim::Kind;
use crew::on_every_core;
use hold::{Tally, hold, kinds};
use met::Budget;
use purse::Means;
use starts::is_whole;

/// What the test command looks at in each game.
const BUDGET: Budget =
    Budget { positions: 240, idle: 40, dear: 8, each: 20_000, all: 600_000, time: None, means: MEANS };

/// What holding each message may cost.
const MEANS: Means = Means { first: 1_000_000, each: 1_000 };

fn tally() -> &'static Tally {
    static TALLY: OnceLock<Tally> = OnceLock::new();
    TALLY.get_or_init(|| {
        let games = met::games();
        on_every_core(&games, |entry| hold(entry, BUDGET)).into_iter().fold(Tally::default(), Tally::and)
    })
}

#[test]
fn no_sentence_is_false() {
    let tally = tally();
    assert!(tally.positions > 0, "nothing was held");
    // Two positions of each message are enough to mend it.
    let told = tally.false_ones.chunk_by(|one, other| one.key == other.key);
    let told: Vec<String> = told.flat_map(|lies| lies.iter().take(2)).take(60).map(ToString::to_string).collect();
    assert!(told.is_empty(), "{} false sentences:\n{}", tally.false_ones.len(), told.join("\n"));
}

#[test]
fn every_message_of_a_reason_has_a_predicate_or_states_nothing() {
    let missing: Vec<&String> = tally().unknown.iter().collect();
    assert!(missing.is_empty(), "{} messages have no line in tests/claims/games: {missing:#?}", missing.len());
}

#[test]
fn every_reason_names_an_idea() {
    let missing = &tally().without_idea;
    assert!(missing.is_empty(), "{} kinds of reasons name no idea: {missing:#?}", missing.len());
}

#[test]
fn every_message_that_states_a_fact_was_held_against_a_position() {
    if !is_whole() {
        return;
    }
    let tally = tally();
    let facts = kinds().into_iter().filter(|(_, kind)| matches!(kind, Kind::Fact(_))).map(|(key, _)| key);
    let never: Vec<&str> = facts.filter(|key| !tally.held.contains_key(*key)).collect();
    assert!(never.is_empty(), "{} facts were never held: {never:#?}", never.len());
}

#[test]
fn a_small_game_is_walked_to_its_last_position() {
    let house = starts::house();
    let entry = house.entries().iter().find(|entry| entry.id == "cat-and-mouse").expect("it is in the house");
    let whole = hold(entry, Budget { positions: 10_000, all: u64::MAX, ..BUDGET });
    assert!(whole.course.is_whole && whole.positions < 10_000, "{} positions", whole.positions);
    let part = hold(entry, Budget { positions: 5, ..BUDGET });
    assert_eq!((part.course.is_whole, part.positions, part.course.dear), (false, 5, 0));
}

/// The messages that stand under the heading `## Why` of the message files.
fn headed() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for file in LOCALES.get_dir(Language::English.tag()).expect("English has its folder").files() {
        let resource = parse(file.contents_utf8().expect("UTF-8")).expect("the locale test reads it");
        let mut is_why = false;
        for entry in resource.body {
            match entry {
                Fluent::GroupComment(comment) => is_why = comment.content.first().is_some_and(|line| *line == "Why"),
                Fluent::Message(message) if is_why => drop(keys.insert(message.id.name.to_owned())),
                _ => {}
            }
        }
    }
    keys
}

#[test]
fn the_messages_of_reasons_stand_under_their_heading_and_in_one_table_each() {
    let headed = headed();
    let listed: BTreeSet<String> = kinds().into_keys().map(str::to_owned).collect();
    let no_line: Vec<&String> = headed.difference(&listed).collect();
    let no_heading: Vec<&String> = listed.difference(&headed).collect();
    assert!(
        no_line.is_empty(),
        "{} messages under `## Why` have no line in tests/claims/games: {no_line:#?}",
        no_line.len()
    );
    assert!(
        no_heading.is_empty(),
        "{} messages of tests/claims/games do not stand under `## Why`: {no_heading:#?}",
        no_heading.len()
    );
}
