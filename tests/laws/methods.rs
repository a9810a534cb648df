//! Methods that can be watched: all that fit a position find what the oracle says of it, and every run can be followed.
//!
//! `XORCLE_METHODS=1000 cargo test --test laws methods` looks at so many positions of every game.

use std::collections::BTreeMap;

use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::run::{Figure, Found, Run, STEPS};
use solve::trace::stand::Stand;
use solve::trace::vast::DEPTH;

use crate::crew::on_every_core;
use crate::met::{Met, open, spread};
use crate::starts::is_whole;

/// Positions of one game that are looked at, unless more are asked for.
const LOOKED_AT: usize = 5;

/// Positions below one at most: what is larger takes a build without optimisation too long.
const ROOM: usize = 1_500;

fn looked_at() -> usize {
    std::env::var("XORCLE_METHODS").ok().and_then(|count| count.parse().ok()).unwrap_or(LOOKED_AT)
}

/// Whether the game below is small, or is none of positions and moves alone.
fn is_small(met: &Met) -> bool {
    let is_special = met.is_typed() || met.place.mixing().is_some();
    is_special || met.place.walk(ROOM, &Control::new()).is_ok_and(|walked| walked.is_some())
}

/// Every method that fits, with what came of it.
fn runs(met: &Met) -> Vec<(Method, Run)> {
    let control = Control::new();
    let methods = match met.place.methods(&control) {
        Ok(methods) => methods,
        Err(Stop::TooLarge(_)) => return Vec::new(),
        Err(stop) => panic!("{}: {stop:?}", met.way),
    };
    assert!(!methods.is_empty(), "{}: a position without methods says why", met.way);
    let run = |method: Method| {
        let run =
            met.place.run(method, DEPTH, &control).unwrap_or_else(|stop| panic!("{}: {method:?}: {stop:?}", met.way));
        (method, run)
    };
    methods.into_iter().map(run).collect()
}

/// What must hold of a run, whatever the method: it can be followed to its end, and its program is told by tags that it has.
fn check(met: &Met, run: &Run) {
    let at = || format!("{}: {:?}", met.way, run.method);
    assert!(!run.steps.is_empty() && run.steps.len() <= STEPS, "{}", at());
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

/// Of each method, how often it was held against the oracle and how often they do not speak of the same.
fn held(met: &Met) -> Vec<(Method, bool)> {
    if !is_small(met) {
        return Vec::new();
    }
    let mut all = Vec::new();
    for (method, run) in runs(met) {
        check(met, &run);
        let agrees = run.found.agrees(&met.answer.value);
        let found = &run.found;
        assert_ne!(agrees, Some(false), "{}: {method:?} finds {found:?}, not {:?}", met.way, met.answer.value);
        let may_stop = matches!(method, Method::AlphaBeta | Method::AlphaBetaOrdered | Method::AlphaBetaMemory);
        assert!(may_stop || *found != Found::Unfinished, "{}: {method:?}", met.way);
        all.push((method, agrees == Some(true)));
    }
    all
}

#[test]
fn all_methods_that_fit_a_position_agree_with_the_oracle() {
    let mets: Vec<&Met> = spread(open().filter(|met| met.answer.value.is_proved()), looked_at()).collect();
    let mut met: BTreeMap<Method, [usize; 2]> = BTreeMap::new();
    for (method, is_held) in on_every_core(&mets, |met| held(met)).into_iter().flatten() {
        let counts = met.entry(method).or_default();
        counts[usize::from(!is_held)] += 1;
    }
    if std::env::var("XORCLE_TELL").is_ok() {
        for (method, [held, apart]) in &met {
            println!("{}: {held} held, {apart} of another kind", method.name());
        }
    }
    let core = [Method::Minimax, Method::AlphaBeta, Method::PnTable, Method::SgValues, Method::SgGraph, Method::Waves];
    let is_met = |method: &Method| met.get(method).is_some_and(|[held, _]| *held >= 40);
    assert!(!is_whole() || core.iter().all(is_met), "{met:?}");
    let numbers = [Method::MaxFlow, Method::Shapley, Method::Nucleolus];
    let mut numbers = numbers.into_iter().chain([Method::Simplex, Method::FictitiousPlay, Method::RegretMatching]);
    let is_held = |method: Method| met.get(&method).is_some_and(|[held, _]| *held > 2);
    assert!(!is_whole() || numbers.all(is_held), "{met:?}");
}
