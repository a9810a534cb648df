//! Statements of certificates: what the oracle says of mixes and of shared worths holds for whoever checks it by the rules alone, and nothing
//! false does.

use std::collections::{BTreeMap, BTreeSet};

use duel::game::Family;
use ground::num::Ratio;
use ground::say::{Language, Tongue};
use solve::judge::control::Control;
use solve::judge::shares::Shares;
use solve::judge::value::Value;
use teach::heaped::heaped;
use teach::plainly::Plainly;
use teach::stated::stated;
use verify::certificate::Certificate;
use verify::found::Found;
use verify::ground::Ground;
use verify::statement::Statement;
use verify::statement::division::{Balanced, Part};
use verify::statement::heaps::Heaps;

use crate::dice::Dice;
use crate::starts::{Start, starts};

/// Changes tried of each statement.
const THROWS: u64 = 40;

fn check(statement: &Statement, start: &Plainly) -> Found {
    statement.check(start, &mut || Ok::<(), ()>(())).expect("nobody stops it")
}

/// The statement about a start, and the position it is about; none where there is none.
fn proved(start: &Start) -> Option<(Statement, Plainly)> {
    let id = &start.entry.id;
    let found = stated(id, &*start.place, Tongue::of(Language::English), &Control::new()).ok()?;
    let certificate = Certificate::read("c.txt", &found.text).expect("it was written");
    let [(statement, _)] = &certificate.statements[..] else { panic!("{}: one statement", start.name) };
    assert_eq!(statement, &found.statement, "{}", start.name);
    let place = start.place.reads(&certificate.head.position).expect("it was written");
    let place = Plainly::stated(place, statement.realm()).expect("it is of such a game");
    assert_eq!(check(statement, &place), Found::Holds(found.looked), "{}", start.name);
    Some((statement.clone(), place))
}

fn shares(at: &Plainly) -> Shares {
    match at.place().value(&Control::new()).expect("it was proved") {
        Value::Shared(shares) => Shares::clone(&shares),
        other => panic!("{other:?} is no worth that is shared"),
    }
}

/// Whether a statement is true, as the engines see it.
fn is_true(statement: &Statement, right: &Statement, at: &Plainly) -> bool {
    match (statement, right) {
        // The value is one number, so that whatever holds must tell it.
        (Statement::Mixture(told), Statement::Mixture(right)) => told.value == right.value,
        (Statement::Content(told), _) => {
            at.after(&told.write()).is_ok_and(|proposed| shares(&proposed).blocking.is_none())
        }
        (Statement::Balanced(_), _) => !shares(at).balanced.is_empty(),
        _ => false,
    }
}

/// The line with one of its words changed, left out or changed for another.
fn changed(line: &str, dice: &mut Dice) -> String {
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let at = 1 + dice.below(words.len() - 1);
    match dice.below(5) {
        0 => {
            words.remove(at);
        }
        1 => {
            let other = 1 + dice.below(words.len() - 1);
            words.swap(at, other);
        }
        _ => {
            let places: Vec<usize> =
                words[at].char_indices().filter(|(_, c)| c.is_ascii_alphanumeric()).map(|(i, _)| i).collect();
            if let Some(&place) = places.get(dice.below(places.len().max(1))) {
                let is_letter = words[at].as_bytes()[place].is_ascii_uppercase();
                let with =
                    if is_letter { ["A", "B", "C"][dice.below(3)] } else { ["0", "1", "2", "3", "-1"][dice.below(5)] };
                words[at].replace_range(place..=place, with);
            }
        }
    }
    words.join(" ")
}

/// A collection thrown together, which says that the core is empty.
fn thrown(at: &Plainly, dice: &mut Dice) -> Statement {
    let split = shares(at).shapley;
    let number = |dice: &mut Dice| Ratio::new((dice.below(13) as i64 - 3).into(), (1 + dice.below(2)).into());
    let part = |player: usize| Part {
        coalition: 1 << player,
        weight: Ratio::from_integer(1.into()),
        objects: number(dice),
        contents: number(dice),
    };
    Statement::Balanced(Balanced { parts: (0..split.len()).map(part).collect(), split })
}

#[test]
fn what_is_stated_holds_and_nothing_false_does() {
    let mut met: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for start in starts().iter().filter(|start| start.place.ending().is_none()) {
        let is_shared = start.entry.card.family == Family::Coalitions;
        let is_simple = is_shared || start.entry.card.id == "matrix";
        let Some((right, at)) = proved(start) else {
            assert!(!is_simple, "{}: there is a statement", start.name);
            continue;
        };
        let line = right.write();
        let word = line.split(' ').next().expect("a statement begins with a word").to_owned();
        for seed in 0..THROWS {
            let mut dice = Dice::new(seed);
            let told = if is_shared && seed % 4 == 0 {
                Some(thrown(&at, &mut dice))
            } else {
                Statement::read(&changed(&line, &mut dice))
            };
            let key = ["mix", "core", "empty"].into_iter().find(|key| *key == word).expect("one of the three");
            let (accepted, refused) = met.entry(key).or_default();
            match told.as_ref().map(|told| (told, check(told, &at))) {
                Some((told, Found::Holds(_))) => {
                    *accepted += 1;
                    assert!(is_true(told, &right, &at), "{}: {} is false", start.name, told.write());
                }
                _ => *refused += 1,
            }
        }
    }
    for (word, (accepted, refused)) in &met {
        assert!(*accepted > 0 && *refused > 0, "{word}: {accepted} accepted, {refused} refused");
    }
}

/// The greatest heap here.
const HEAP: usize = 6;

#[test]
fn values_of_heaps_that_split_are_a_law_and_wrong_values_are_not() {
    let mut held = BTreeSet::new();
    let english = Tongue::of(Language::English);
    for start in starts() {
        let Ok(found) = heaped(&start.entry.id, &*start.place, Some(HEAP), english, &Control::new()) else { continue };
        if !held.insert(start.entry.id.clone()) {
            continue;
        }
        let certificate = Certificate::read("c.txt", &found.text).expect("it was written");
        let (right, _) = &certificate.statements[0];
        let at = Plainly::of(start.place.reads(&start.place.text()).expect("it was printed")).expect("it has moves");
        assert_eq!((right, check(right, &at)), (&found.statement, Found::Holds(found.looked)), "{}", start.name);
        let Statement::Heaps(values) = right else { panic!("{}: values of heaps", start.name) };
        for (size, seed) in (0..=HEAP).flat_map(|size| (0..3).map(move |seed| (size, seed))) {
            let mut wrong = values.clone();
            wrong.values[size] ^= 1 << seed;
            if let Found::Holds(_) = check(&Statement::Heaps(wrong.clone()), &at) {
                // Values may be named otherwise; which heaps are lost may not.
                let lost = |heaps: &Heaps| heaps.values.iter().map(|value| *value == 0).collect::<Vec<_>>();
                assert_eq!(lost(&wrong), lost(values), "{}: {}", start.name, wrong.write());
            }
        }
    }
    let missing = ["kayles", "dawsons-kayles", "dawsons-chess", "grundy", "lasker", "octal"];
    let missing: Vec<&str> = missing.into_iter().filter(|id| !held.contains(*id)).collect();
    assert!(missing.is_empty() || std::env::var_os("XORCLE_ONLY").is_some(), "{missing:?} have no law");
}
