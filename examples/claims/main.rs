//! Holds the sentences of all reasons against many positions of every game:
//!
//! `cargo run --release --example claims -- [COUNT [SECONDS [GAME,GAME]]]` looks at COUNT different positions of each game (100,000 unless
//! told otherwise), for SECONDS at most (as long as it takes), and prints a line for each game: positions, those that were too dear for
//! the oracle, facts held, facts too large for a plain referee, facts passed over since holding their message has cost enough, and false
//! sentences, each of which is told. A game is left where four hundred random games from each start bring nothing new; its line says so.
//! Its status is 1 where a sentence was false.
//!
//! The predicates are those of `cargo test --test claims`.

#[path = "../../tests/common/chance.rs"]
mod chance;
#[path = "../../tests/common/crew.rs"]
mod crew;
#[path = "../../tests/common/dice.rs"]
mod dice;
#[path = "../../tests/common/plain_chess.rs"]
mod plain_chess;
#[path = "../../tests/common/shake.rs"]
mod shake;
#[path = "../../tests/common/starts.rs"]
mod starts;

#[path = "../../tests/claims/claim.rs"]
mod claim;
#[path = "../../tests/claims/corners.rs"]
mod corners;
#[path = "../../tests/claims/drawing.rs"]
mod drawing;
#[path = "../../tests/claims/exhibits.rs"]
mod exhibits;
#[path = "../../tests/claims/games/mod.rs"]
mod games;
#[path = "../../tests/claims/heaps.rs"]
mod heaps;
#[path = "../../tests/claims/hold.rs"]
mod hold;
#[path = "../../tests/claims/met.rs"]
mod met;
#[path = "../../tests/claims/purse.rs"]
mod purse;
#[path = "../../tests/claims/referee.rs"]
mod referee;
#[path = "../../tests/claims/sweep.rs"]
mod sweep;

use std::collections::BTreeMap;
use std::env;
use std::process::ExitCode;
use std::time::Duration;

use duel::game::Family;
use duel::house::Entry;

use crew::on_every_core;
use hold::{Tally, hold};
use met::Budget;
use purse::Means;

/// Positions of a game unless told otherwise.
const COUNT: usize = 100_000;

/// Random games that bring nothing new before a start is left.
const IDLE: u32 = 400;

/// Work that one position may cost the oracle; dearer ones are passed over.
const EACH: u64 = 20_000;

/// The same where moves are mixed, and every position needs a solution of the whole game.
const MIXED: u64 = 1_000_000;

/// What holding each message may cost, so that all of them together cost no more than the oracle.
const MEANS: Means = Means { first: 200_000, each: 150 };

/// False sentences that are told in full.
const TOLD: usize = 40;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let number = |i: usize| args.get(i).map(|text| text.parse::<u64>().expect("a number"));
    let wanted = args.get(2).map_or("", String::as_str);
    let games: Vec<Entry> = met::games()
        .into_iter()
        .filter(|entry| wanted.is_empty() || wanted.split(',').any(|id| id == entry.id))
        .collect();
    let count = number(0).map_or(COUNT, |count| count as usize);
    let budget = Budget {
        positions: count,
        idle: IDLE,
        dear: 1,
        each: EACH,
        all: u64::MAX,
        time: number(1).map(Duration::from_secs),
        means: MEANS,
    };
    let all = on_every_core(&games, |entry| {
        let each = if entry.card.family == Family::Secrets { MIXED } else { EACH };
        let tally = hold(entry, Budget { each, ..budget });
        println!("{}", row(&entry.id, &tally));
        tally
    });
    let all = all.into_iter().fold(Tally::default(), Tally::and);
    println!("{}", row("all", &all));
    all.false_ones.iter().take(TOLD).for_each(|lie| println!("{lie}"));
    if all.false_ones.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn row(name: &str, tally: &Tally) -> String {
    let sum = |counts: &BTreeMap<String, usize>| counts.values().sum::<usize>();
    let [held, open, passed] = [&tally.held, &tally.open, &tally.passed].map(sum);
    let [positions, lies] = [tally.positions, tally.false_ones.len()];
    let dear = tally.course.dear;
    let course = if tally.course.is_whole { ", no others were found" } else { "" };
    format!(
        "{name:20} {positions:8} positions ({dear} too dear{course}) {held:9} facts held {open:8} too large \
         {passed:8} passed over {lies:6} false"
    )
}
