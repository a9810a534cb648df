//! Unit tests of puzzles, over some games of the house.

use rustc_hash::FxHashSet;

use crate::puzzle::difficulty::Level;
use crate::puzzle::key::Key;
use crate::puzzle::kind::Kind;
use crate::puzzle::make::{Puzzle, key};
use crate::puzzle::mark::mark;
use crate::puzzle::series::{Aim, Series};
use crate::puzzle::settled::Settled;
use games::house;
use solve::judge::control::Control;
use solve::judge::value::Outcome;

fn series(games: &[&str], kinds: &[Kind], seed: u64) -> Series {
    let games = games.iter().map(|id| house().find(id).expect("it is in the house").clone()).collect();
    Series { games, kinds: kinds.to_vec(), seed, is_usual: false }
}

fn drawn(series: &Series, count: u64, aim: Aim) -> Vec<Puzzle> {
    let (mut seen, mut found) = (FxHashSet::default(), Vec::new());
    for number in 0..count {
        let puzzle = series.puzzle(number, aim, &seen, &Control::new()).expect("nobody stops");
        found.extend(puzzle.filter(|puzzle| seen.insert(puzzle.print())));
    }
    found
}

fn settled(game: &str, position: &str) -> Settled {
    let entry = house().find(game).expect("it is in the house").clone();
    let place = entry.open(&entry.params(), Some(position)).expect("it can be read");
    Settled::of(&place, &Control::new()).expect("nobody stops").expect("it is settled")
}

fn key_of(game: &str, position: &str, kind: Kind) -> Option<Key> {
    key(&settled(game, position), kind, &Control::new()).expect("nobody stops")
}

#[test]
fn keys_are_those_worked_by_hand() {
    assert_eq!(key_of("nim", "3,5", Kind::Only).map(|key| key.text()), Some("2:5->3".into()));
    assert_eq!(key_of("nim", "3,5", Kind::Outcome), Some(Key::Outcome(Outcome::N)));
    assert_eq!(key_of("nim", "3,3", Kind::Count), Some(Key::Count(0)));
    assert_eq!(key_of("nim", "1,3,5,6", Kind::Count), Some(Key::Count(3)), "1^3^5^6 is 1, and 1, 3 and 5 hold a 1");
    assert_eq!(key_of("nim", "1,1,1", Kind::Only), None, "three moves win");
    assert_eq!(key_of("nim", "3,3", Kind::Only), None, "no move wins");
    let Some(Key::Component { number, .. }) = key_of("nim", "3,4,5", Kind::Component) else { panic!("3^4^5 is 2") };
    assert_eq!(number, 1, "only 3 holds a 2");
    assert_eq!(key_of("nim", "1,2,4,7,1", Kind::Component), None, "1, 1 and 7 all hold a 1");
}

#[test]
fn a_series_never_repeats_and_a_seed_gives_it_again() {
    let nim = series(&["nim", "kayles"], &[Kind::Only, Kind::Outcome, Kind::Count], 7);
    let prints = |count| drawn(&nim, count, Aim::Any).iter().map(Puzzle::print).collect::<Vec<String>>();
    let once = prints(16);
    assert_eq!(once, prints(16));
    assert!(once.len() >= 14, "{once:?}");
    assert_eq!(once.iter().collect::<FxHashSet<_>>().len(), once.len());
    let other = drawn(&Series { seed: 8, ..nim }, 3, Aim::Any);
    assert!(!once.contains(&other[0].print()) || !once.contains(&other[1].print()));
}

#[test]
fn levels_are_kept() {
    let nim = series(&["nim"], &[Kind::Only, Kind::Count], 3);
    for number in 1..=5 {
        let level = Level::of(number).expect("it is a level");
        let puzzles = drawn(&nim, 2, Aim::Level(level));
        assert!(puzzles.iter().all(|puzzle| puzzle.level() == level), "{number}");
    }
}

#[test]
fn the_key_is_marked_right_and_all_else_wrong() {
    let control = Control::new();
    let kinds = [Kind::Only, Kind::Count, Kind::Component, Kind::Law, Kind::Machine];
    for kind in kinds {
        let puzzle = drawn(&series(&["nim"], &[kind], 5), 1, Aim::Any).pop().expect("nim has them all");
        let marked = |text: &str| mark(&puzzle, text, &control).expect("nobody stops");
        assert!(marked(&puzzle.key.text()).expect("an answer").is_right, "{kind:?}");
        assert!(marked("no answer").is_err(), "{kind:?}");
        let other = match &puzzle.key {
            Key::Move { text, .. } => puzzle.place.moves(100).0.into_iter().find(|mv| mv != text).expect("a choice"),
            Key::Count(count) => (count + 1).to_string(),
            Key::Component { number, .. } => if *number == 1 { "2" } else { "1" }.to_owned(),
            Key::Law { sizes, .. } => ["n == n", "a == a + b - b + 1", "a + b + c == 7"][sizes - 1].to_owned(),
            Key::Run(run) => if run.is_lost() { "N" } else { "P" }.to_owned(),
            Key::Outcome(_) => unreachable!("it is not among the kinds"),
        };
        assert!(!marked(&other).expect("an answer").is_right, "{kind:?}: {other}");
    }
}
