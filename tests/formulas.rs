//! Closed forms and tables of Wythoff's game and of Fibonacci Nim, held against the plain referee that knows rules only.

use std::sync::Arc;

use duel::house::Entry;
use duel::place::Place;
use games::heaps::fibonacci_nim::rules::FibonacciNim;
use games::heaps::wythoff::rules::Wythoff;
use ground::say::{Language, Tongue};
use proptest::prelude::*;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;
use solve::judge::reason::Role;
use solve::judge::sequence::Cells;
use solve::judge::value::{Outcome, Value};

/// Positions the referee may remember.
const ROOM: usize = 200_000;

fn wythoff() -> Entry {
    Entry::of(Wythoff::build)
}

fn fibonacci() -> Entry {
    Entry::of(FibonacciNim::build)
}

fn open(entry: &Entry, params: &[(&str, String)], position: &str) -> Arc<dyn Place> {
    let mut all = entry.params();
    for (name, text) in params {
        all.set(name, text).unwrap_or_else(|fault| panic!("{name}={text}: {fault:?}"));
    }
    entry.open(&all, Some(position)).unwrap_or_else(|fault| panic!("{position}: {fault:?}"))
}

/// The verdict, its moves, its winning moves and its words agree with a walk of the whole game.
fn agrees_with_the_referee(place: &Arc<dyn Place>) {
    let control = Control::new();
    let name = format!("{:?} {}", place.params(), place.text());
    let answer = place.judge(Scope::Everything, &control).unwrap_or_else(|stop| panic!("{name}: {stop:?}"));
    let walked = place.walk(ROOM, &control).expect("nobody stops it").expect("the game is small");
    assert_eq!(answer.moves_total, walked.len().into(), "{name}");
    let texts = |rows: &[(String, Value)]| rows.iter().map(|(mv, _)| mv.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&answer.moves), texts(&walked), "{name}");
    for ((mv, told), (_, found)) in answer.moves.iter().zip(&walked) {
        assert!(told.agrees(found), "{name}, {mv}: {told:?}, the referee found {found:?}");
    }
    if walked.is_empty() {
        return;
    }
    let value = Value::of_moves(walked.iter().map(|(_, value)| value));
    assert!(answer.value.agrees(&value), "{name}: {:?}, the referee found {value:?}", answer.value);
    if value.outcome() == Outcome::N {
        let wins = |(mv, left): &(String, Value)| (left.outcome() == Outcome::P).then(|| mv.clone());
        assert_eq!(answer.best, walked.iter().filter_map(wins).collect::<Vec<_>>(), "{name}");
    }
    for role in Role::HINTS {
        assert!(answer.reason.steps.iter().any(|step| step.role == role), "{name} has no {}", role.name());
    }
    for language in Language::ALL {
        let tongue = Tongue::of(language);
        let steps = answer.reason.steps.iter().map(|step| &step.says);
        for say in steps.chain([&answer.reason.claim]).chain(place.scene().said()) {
            let spoken = tongue.speak(say);
            assert!(!spoken.contains(['⟨', '{', '$']), "{name}: {spoken}");
        }
    }
}

/// What is printed reads back, and what is pointed at is on the board and means one move.
fn reads_back(place: &Arc<dyn Place>) {
    let again = place.reads(&place.text()).expect("what was printed can be read");
    assert_eq!(again.text(), place.text());
    let (moves, _) = place.moves(usize::MAX);
    for mv in &moves {
        let step = place.play(mv).unwrap_or_else(|fault| panic!("{} {mv}: {fault:?}", place.text()));
        assert_eq!(step.text, *mv);
        assert_eq!(step.next.reads(&step.next.text()).expect("printed positions can be read").text(), step.next.text());
    }
    let spots = place.scene().spots();
    let mut paths: Vec<_> = place.choices().into_iter().map(|choice| choice.path).collect();
    assert!(paths.iter().flatten().all(|spot| spots.contains(spot)), "{}", place.text());
    assert_eq!(paths.len(), moves.len(), "{}: every move can be pointed out", place.text());
    paths.sort();
    paths.dedup();
    assert_eq!((paths.len(), spots.len()), (moves.len(), moves.len()), "{}", place.text());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn two_heaps_agree(a in 0usize..16, b in 0usize..16, t in 1usize..7, misere: bool) {
        let params = [("t", t.to_string()), ("misere", misere.to_string())];
        let place = open(&wythoff(), &params, &format!("{a},{b}"));
        agrees_with_the_referee(&place);
        reads_back(&place);
    }

    #[test]
    fn a_pile_agrees(n in 0usize..40, limit in 0usize..40, factor in 1usize..5, plus in -1i64..4, misere: bool) {
        let params = [("factor", factor.to_string()), ("plus", plus.to_string()), ("misere", misere.to_string())];
        let place = open(&fibonacci(), &params, &format!("{n}/{limit}"));
        agrees_with_the_referee(&place);
        reads_back(&place);
    }

    #[test]
    fn piles_agree(
        piles in proptest::collection::vec((0usize..9, 0usize..9), 0..4),
        factor in 1usize..4,
        plus in -1i64..3,
        misere: bool,
    ) {
        let params = [("factor", factor.to_string()), ("plus", plus.to_string()), ("misere", misere.to_string())];
        let texts: Vec<String> = piles.iter().map(|(n, limit)| format!("{n}/{limit}")).collect();
        let text = if texts.is_empty() { "-".to_owned() } else { texts.join(",") };
        let place = open(&fibonacci(), &params, &text);
        agrees_with_the_referee(&place);
        reads_back(&place);
    }

    #[test]
    fn wild_text_is_refused_and_never_panics(text in "[0-9,/:> -]{0,12}|\\PC{0,8}") {
        for place in [open(&wythoff(), &[], "6,9"), open(&fibonacci(), &[], "13/5,8/2"), open(&fibonacci(), &[], "20")] {
            if let Ok(read) = place.reads(&text) {
                prop_assert_eq!(place.reads(&read.text()).map(|again| again.text()), Ok(read.text()));
            }
            let _ = place.play(&text).map_err(|fault| fault.speak(Tongue::of(Language::English)));
        }
    }
}

#[test]
fn the_first_cases_of_the_notation_hold() {
    let best = |entry: &Entry, position: &str| {
        let answer = open(entry, &[], position).judge(Scope::Everything, &Control::new()).expect("small");
        (answer.moves.into_iter().map(|row| row.0).collect::<Vec<_>>().join(" "), answer.best.join(" "))
    };
    let told = |moves: &str, best: &str| (moves.to_owned(), best.to_owned());
    assert_eq!(best(&wythoff(), "1,1"), told("1,1->0,1 1,1->1,0 1,1->0,0", "1,1->0,0"));
    assert_eq!(best(&fibonacci(), "4"), told("1 2 3", "1"));
    assert_eq!(best(&fibonacci(), "3/1,2/2"), told("1:1 2:1 2:2", "1:1 2:2"));
}

#[test]
fn limits_are_printed_only_where_they_say_something() {
    let printed = |text: &str| open(&fibonacci(), &[], text).text();
    for (text, print) in
        [("5/9", "5/5"), ("5/4", "5"), ("5", "5"), ("5/3", "5/3"), ("0", "0"), ("0/7", "0"), ("1/1", "1/1")]
    {
        assert_eq!(printed(text), print, "{text}");
    }
}

#[test]
fn tables_tell_what_the_verdicts_tell() {
    let control = Control::new();
    for misere in ["false", "true"] {
        let params = [("misere", misere.to_owned())];
        for (entry, position) in [(wythoff(), "9,9"), (fibonacci(), "20")] {
            let place = open(&entry, &params, position);
            let table = place.table(Some(20), &control).expect("it has a table").expect("20 is small");
            let text = |a: usize, b: usize| if table.of[1] == "b" { format!("{a},{b}") } else { format!("{a}/{b}") };
            let value = |a, b| place.reads(&text(a, b)).expect("a position").value(&control).expect("small");
            match &table.cells {
                Cells::Falls(_) => panic!("a line has values"),
                Cells::Nimbers(rows) => each(rows, |a, b, cell| assert_eq!(value(a, b), Value::nimber(*cell))),
                Cells::Outcomes(rows) => each(rows, |a, b, cell| assert_eq!(value(a, b).outcome(), *cell)),
            }
        }
    }
}

fn each<T>(rows: &[Vec<T>], check: impl Fn(usize, usize, &T)) {
    assert_eq!(rows.len(), 21);
    for (a, row) in rows.iter().enumerate() {
        row.iter().enumerate().for_each(|(b, cell)| check(a, b, cell));
    }
}

#[test]
fn moves_of_huge_heaps_are_counted_and_begun_lazily() {
    let huge = format!("1{}", "0".repeat(5_000));
    for t in ["1", "7", huge.as_str()] {
        let place = open(&wythoff(), &[("t", t.to_owned())], &format!("{huge},{huge}"));
        let (first, total) = place.moves(3);
        assert_eq!(first.len(), 3);
        assert!(total > first.len().into());
    }
    assert_eq!(open(&fibonacci(), &[], &huge).moves(2).0, ["1", "2"]);
}

#[test]
fn ten_thousand_digits_are_settled() {
    let control = Control::new();
    let nines = "9".repeat(10_000);
    let sevens = "7".repeat(9_999);
    for misere in ["false", "true"] {
        let params = [("misere", misere.to_owned())];
        for (entry, position) in [(wythoff(), format!("{nines},{sevens}")), (fibonacci(), nines.clone())] {
            let place = open(&entry, &params, &position);
            let answer = place.judge(Scope::Advice, &control).expect("the law is a formula");
            assert_eq!(answer.value, Value::Won);
            let next = place.play(&answer.best[0]).expect("the best move is legal").next;
            assert_eq!(next.value(&control).expect("so is what it leaves").outcome(), Outcome::P);
        }
    }
}

#[test]
fn what_the_tables_do_not_hold_is_refused_by_name() {
    let control = Control::new();
    let refused = |entry: &Entry, params: &[(&str, String)], position: &str| {
        open(entry, params, position).value(&control).is_err()
    };
    assert!(refused(&fibonacci(), &[], "2001/5,8/2"));
    assert!(!refused(&fibonacci(), &[], "2001/0,8/2"));
    assert!(refused(&fibonacci(), &[("misere", "true".into())], "300/5,101/2"));
    assert!(refused(&fibonacci(), &[("factor", "1000000".into())], &"9".repeat(200)));
    for place in [open(&wythoff(), &[], "2,1"), open(&fibonacci(), &[], "2")] {
        assert!(place.table(Some(1_000_000), &control).expect("it has a table").is_err());
    }
}
