//! Methods that can be watched: all that fit a position find what the oracle says of it, and every run can be followed.

use std::collections::BTreeMap;

use num_traits::ToPrimitive;

use duel::place::Place;
use solve::judge::control::{Control, Stop};
use solve::judge::learning::Mark;
use solve::judge::scheme::Scheme;
use solve::judge::value::Value;
use solve::trace::method::Method;
use solve::trace::run::{BYTES, ENDS, Figure, Found, Run, STEPS};
use solve::trace::stand::Stand;
use solve::trace::vast::DEPTH;

use crate::crew::on_every_core;
use crate::met::{Met, open, spread};
use crate::starts::is_whole;

/// Positions of one game that are looked at, unless more are asked for.
const LOOKED_AT: usize = 5;

/// Positions below one at most: what is larger takes a build without optimisation too long.
const ROOM: usize = 1_500;

/// Iterations in which strategies are learnt.
const LEARNT: u64 = 10;

/// What machine numbers may be wrong by.
const ROUNDED: f64 = 1e-9;

/// Positions in which each method was held against the oracle, and in which they do not speak of the same.
pub type Counts = BTreeMap<Method, [usize; 2]>;

/// Whether the game below is small, or is none of positions and moves alone.
pub fn is_small(place: &dyn Place, room: usize) -> bool {
    let is_typed = || place.moves(1).0.is_empty();
    let is_special = place.mixing().is_some() || is_typed();
    is_special || place.walk(room, &Control::new()).is_ok_and(|walked| walked.is_some())
}

/// Every method that fits, with what came of it.
fn runs(way: &str, place: &dyn Place) -> Vec<(Method, Run)> {
    let control = Control::new();
    let methods = match place.methods(&control) {
        Ok(methods) => methods,
        Err(Stop::TooLarge(_)) => return Vec::new(),
        Err(stop) => panic!("{way}: {stop:?}"),
    };
    assert!(!methods.is_empty(), "{way}: a position without methods says why");
    let run = |method: Method| {
        let run = place.run(method, DEPTH, &control).unwrap_or_else(|stop| panic!("{way}: {method:?}: {stop:?}"));
        (method, run)
    };
    methods.into_iter().map(run).collect()
}

/// What must hold of a run, whatever the method: it can be followed to its end, and its program is told by tags that it has.
fn check(way: &str, run: &Run) {
    let at = || format!("{way}: {:?}", run.method);
    assert!(!run.steps.is_empty() && run.steps.len() <= STEPS + ENDS && run.bytes < 2 * BYTES, "{}", at());
    assert!(!run.figures.is_empty(), "{}: nothing is drawn", at());
    let stand = Stand::after(run, run.steps.len());
    for (number, figure) in run.figures.iter().enumerate() {
        let Figure::Table(table) = figure else { continue };
        let inside = |row: usize, column: usize| row < table.rows.len() && column < table.columns.len();
        let is_in = stand.cells.keys().filter(|cell| cell.figure == number).all(|cell| inside(cell.row, cell.column));
        assert!(is_in, "{}: a cell outside its table", at());
    }
    for step in &run.steps {
        let is_known = step.paper.is_none_or(|paper| paper < run.papers.len());
        assert!(is_known && !step.line.is_empty(), "{}", at());
        if let Some(asked) = &step.asks {
            assert!(!asked.trim().is_empty(), "{}: nothing can be answered", at());
        }
    }
}

/// Of each way to learn strategies, that the oracle's value lies between what both sides have learnt to guarantee.
fn learnt(way: &str, place: &dyn Place) -> Vec<(Method, bool)> {
    let control = Control::new();
    let Some(mixing) = place.mixing() else { return Vec::new() };
    let held = |(method, scheme): (Method, Scheme)| {
        let record =
            mixing.learnt(scheme, LEARNT, &control).unwrap_or_else(|stop| panic!("{way}: {method:?}: {stop:?}"));
        let start = place.reads(&record.start).expect("a round begins there").value(&control).expect("nobody stops it");
        let Value::Expected { mean, slack: None } = start else { panic!("{way}: {method:?}: {start:?}") };
        assert_eq!(record.truth.value, mean, "{way}: {method:?}");
        let value = mean.to_f64().expect("a small number");
        for Mark { stand, iterations, .. } in &record.marks {
            let is_between = stand.low - ROUNDED <= value && value <= stand.high + ROUNDED;
            assert!(is_between, "{way}: {method:?} after {iterations}: {stand:?}, not {value}");
        }
        (method, true)
    };
    mixing.learnings().into_iter().map(held).collect()
}

/// Of each method, whether it was held against the oracle or they do not speak of the same.
pub fn held(way: &str, place: &dyn Place, value: &Value) -> Vec<(Method, bool)> {
    let mut all = learnt(way, place);
    for (method, run) in runs(way, place) {
        check(way, &run);
        let agrees = run.found.agrees(value);
        let found = &run.found;
        assert_ne!(agrees, Some(false), "{way}: {method:?} finds {found:?}, not {value:?}");
        let may_stop = matches!(method, Method::AlphaBeta | Method::AlphaBetaOrdered | Method::AlphaBetaMemory);
        assert!(may_stop || *found != Found::Unfinished, "{way}: {method:?}");
        all.push((method, agrees == Some(true)));
    }
    all
}

/// Counts what was held.
pub fn count(counts: &mut Counts, held: impl IntoIterator<Item = (Method, bool)>) {
    for (method, is_held) in held {
        counts.entry(method).or_default()[usize::from(!is_held)] += 1;
    }
}

/// Tells it where that is asked for.
pub fn tell(name: &str, counts: &Counts) {
    if std::env::var("XORCLE_TELL").is_ok() {
        let each = |(method, [held, apart]): (&Method, &[usize; 2])| format!("{} {held}+{apart}", method.name());
        println!("{name}: {}", counts.iter().map(each).collect::<Vec<_>>().join(", "));
    }
}

#[test]
fn all_methods_that_fit_a_position_agree_with_the_oracle() {
    let mets: Vec<&Met> = spread(open().filter(|met| met.answer.value.is_proved()), LOOKED_AT).collect();
    let all = on_every_core(&mets, |met| {
        let is_small = is_small(&*met.place, ROOM);
        if is_small { held(&met.way, &*met.place, &met.answer.value) } else { Vec::new() }
    });
    let mut met = Counts::new();
    count(&mut met, all.into_iter().flatten());
    tell("all", &met);
    let core = [Method::Minimax, Method::AlphaBeta, Method::PnTable, Method::SgValues, Method::SgGraph, Method::Waves];
    let is_met = |method: &Method| met.get(method).is_some_and(|[held, _]| *held >= 40);
    assert!(!is_whole() || core.iter().all(is_met), "{met:?}");
    let numbers = [Method::MaxFlow, Method::Shapley, Method::Nucleolus];
    let mut numbers = numbers.into_iter().chain([Method::Simplex, Method::FictitiousPlay, Method::RegretMatching]);
    let is_held = |method: Method| met.get(&method).is_some_and(|[held, _]| *held > 2);
    assert!(!is_whole() || numbers.all(is_held), "{met:?}");
}
