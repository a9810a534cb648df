//! Puzzles: of every game that can be settled within the ration, the stated answer is what the plain walk of the rules says, and
//! the only one.

use std::collections::BTreeMap;

use ground::say::{Language, Tongue};
use rustc_hash::FxHashSet;
use solve::judge::control::Control;
use solve::judge::value::{Outcome, Value};
use teach::conjecture::law::Conjecture;
use teach::conjecture::trial::Finding;
use teach::puzzle::difficulty::Level;
use teach::puzzle::key::{Goal, Key, Lost};
use teach::puzzle::kind::Kind;
use teach::puzzle::law;
use teach::puzzle::make::Puzzle;
use teach::puzzle::mark::mark;
use teach::puzzle::series::{Aim, Series};
use teach::puzzle::told;

use crate::starts::house;

/// Positions that the plain walk may meet.
const ROOM: usize = 400;

/// Puzzles of each game.
const EACH: u64 = 2;

/// Games whose engines, built without optimisation, take seconds for it.
const SLOW: [&str; 8] =
    ["turning-corners", "domineering", "gomoku", "notakto", "officers", "liars-dice", "leduc-poker", "prime-thief"];

/// What the walk says each move brings the mover.
fn brought(puzzle: &Puzzle) -> Option<Vec<(String, Outcome)>> {
    let rows = puzzle.place.walk(ROOM, &Control::new()).expect("nobody stops")?;
    let turned = |value: &Value| match value.outcome() {
        Outcome::P => Outcome::N,
        Outcome::N => Outcome::P,
        Outcome::D => Outcome::D,
    };
    let is_scored = rows.iter().any(|(_, value)| matches!(value, Value::Margin { .. }));
    (!is_scored).then(|| rows.iter().map(|(mv, value)| (mv.clone(), turned(value))).collect())
}

/// Holds the key against the walk; whether the walk had room for the game.
fn is_walked(puzzle: &Puzzle) -> bool {
    let name = puzzle.print();
    if puzzle.kind == Kind::Law {
        return false;
    }
    let Some(rows) = brought(puzzle) else { return false };
    let with = |outcome: Outcome| -> Vec<&String> {
        rows.iter().filter(|(_, brings)| *brings == outcome).map(|(mv, _)| mv).collect()
    };
    let (wins, draws) = (with(Outcome::N), with(Outcome::D));
    match &puzzle.key {
        Key::Move { text, goal: Goal::Win } => assert_eq!(wins, [text], "{name}"),
        Key::Move { text, goal: Goal::Draw } => assert_eq!((wins, draws), (vec![], vec![text]), "{name}"),
        Key::Outcome(Outcome::N) => assert!(!wins.is_empty(), "{name}"),
        Key::Run(run) => assert_eq!(wins.is_empty(), run.is_lost(), "{name}"),
        Key::Outcome(Outcome::D) => assert!(wins.is_empty() && !draws.is_empty(), "{name}"),
        Key::Outcome(Outcome::P) => assert!(wins.is_empty() && draws.is_empty(), "{name}"),
        Key::Count(count) => assert_eq!(wins.len() as u64, *count, "{name}"),
        Key::Component { number, .. } => {
            // Whoever wins leaves all other components as they are.
            let before: Vec<String> = texts(&puzzle.place.summands(), *number);
            for mv in &wins {
                let next = puzzle.place.play(mv).expect("it is legal").next;
                let after: Vec<String> = next.summands().iter().map(|part| part.text()).collect();
                let is_kept = before.iter().all(|part| after.contains(part));
                assert!(is_kept, "{name}: {mv} touches another component: {before:?} {after:?}");
            }
            assert!(!wins.is_empty(), "{name}");
        }
        Key::Move { goal: Goal::Points, .. } | Key::Law { .. } => return false,
    }
    true
}

fn texts(parts: &[std::sync::Arc<dyn duel::place::Place>], without: usize) -> Vec<String> {
    parts.iter().enumerate().filter(|(i, _)| i + 1 != without).map(|(_, part)| part.text()).collect()
}

/// What is said is there in both languages.
fn speaks(puzzle: &Puzzle) {
    for language in Language::ALL {
        let tongue = Tongue::of(language);
        let says = [told::question(puzzle), told::answer(puzzle), told::burden(puzzle), puzzle.reason.claim.clone()];
        assert!(says.iter().all(|says| !tongue.speak(says).is_empty()), "{}", puzzle.print());
    }
}

/// Every law puzzle of the house, by the variant and how many sizes it asks about.
fn laws() -> Vec<(String, std::sync::Arc<dyn duel::place::Place>, usize, Lost)> {
    let mut found = Vec::new();
    for entry in house().entries() {
        let place = entry.open(&entry.params(), None).expect("it begins");
        for sizes in law::counts(&*place) {
            let key = law::key(&place, sizes, &Control::new()).expect("nobody stops");
            if let Some(Key::Law { lost, .. }) = key {
                found.push((entry.id.clone(), place.clone(), sizes, lost));
            }
        }
    }
    found
}

/// Every list of so many sizes with this sum.
fn with_sum(count: usize, sum: usize) -> Vec<Vec<usize>> {
    if count == 1 {
        return vec![vec![sum]];
    }
    let of_first =
        |first: usize| with_sum(count - 1, sum - first).into_iter().map(move |rest| [vec![first], rest].concat());
    (0..=sum).flat_map(of_first).collect()
}

#[test]
fn a_law_puzzle_lists_all_lost_positions_of_its_range_and_no_others() {
    let laws = laws();
    for (id, place, count, lost) in &laws {
        for sizes in (0..=lost.through).flat_map(|sum| with_sum(*count, sum)) {
            let Some(here) = place.at_cell(&sizes) else { continue };
            let is_lost = here.value(&Control::new()).expect("it is small").outcome() == Outcome::P;
            let mut shown = sizes.clone();
            if lost.is_any_order {
                shown.sort_unstable();
            }
            assert_eq!(lost.positions.contains(&shown), is_lost, "{id}: {sizes:?} of {lost:?}");
        }
    }
    assert!(laws.len() > 10 || std::env::var_os("XORCLE_ONLY").is_some(), "{} law puzzles", laws.len());
}

#[test]
fn an_answer_that_fits_the_list_is_refuted_beyond_it_if_at_all() {
    for (id, place, count, lost) in laws() {
        if count > 1 {
            continue;
        }
        let listed: Vec<String> = lost.positions.iter().map(|sizes| sizes[0].to_string()).collect();
        let fits = Conjecture::read(&format!("n in {{{}}}", listed.join(", "))).expect("it is a law");
        let trial = law::tried(&place, &fits, 1, None, &Control::new()).expect("nobody stops").expect("of one size");
        if let Finding::Refuted { sizes, .. } = trial.finding {
            assert!(sizes[0] > lost.through, "{id}: {sizes:?} was left out of {lost:?}");
        }
    }
}

#[test]
fn the_stated_answer_is_the_walks_and_the_only_one() {
    let only = std::env::var("XORCLE_ONLY").unwrap_or_default();
    let house = house();
    let (mut told, mut walked) = (BTreeMap::new(), 0);
    for entry in house.entries() {
        if SLOW.contains(&entry.id.as_str()) || !(only.is_empty() || only.split(',').any(|id| id == entry.id)) {
            continue;
        }
        let series = Series { games: vec![entry.clone()], kinds: Kind::ALL.to_vec(), seed: 1, is_usual: false };
        let (mut seen, mut made) = (FxHashSet::default(), Vec::new());
        for number in 0..EACH {
            let control = Control::new();
            let found = series.puzzle(number, Aim::Level(Level::LEAST), &seen, &control).expect("nobody stops");
            let Some(puzzle) = found else { continue };
            assert!(seen.insert(puzzle.print()), "{} twice", puzzle.print());
            speaks(&puzzle);
            walked += usize::from(is_walked(&puzzle));
            let key = puzzle.key.text();
            if puzzle.kind != Kind::Law {
                let marked = mark(&puzzle, &key, &control).expect("nobody stops");
                assert!(marked.is_ok_and(|mark| mark.is_right), "{}: {key}", puzzle.print());
            }
            made.push(format!("{} {}", puzzle.kind.name(), puzzle.level().number()));
        }
        told.insert(entry.id.clone(), made);
    }
    for (id, made) in &told {
        println!("{id}: {} {}", made.len(), made.join(", "));
    }
    if only.is_empty() {
        let suitable = told.values().filter(|made| !made.is_empty()).count();
        assert!(suitable >= 45, "{suitable} games make puzzles");
        assert!(walked >= 80, "{walked} answers were walked");
    }
}
