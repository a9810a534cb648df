//! Methods that games bring themselves: what they find is what the oracle knows, by steps of the program that goes with them.

use std::collections::BTreeMap;

use num_traits::Signed;

use solve::judge::control::Control;
use solve::judge::value::Value;
use solve::trace::method::Method;
use solve::trace::run::{Found, Run};
use teach::program::{Tool, shown, source};

use crate::met::{Met, met, spread};

/// Positions of one game whose methods are run.
const LOOKED_AT: usize = 30;

/// Every position met where worths are shared or moves are mixed and the game goes on.
fn numbers() -> impl Iterator<Item = &'static Met> {
    let is_one = |met: &&Met| matches!(met.answer.value, Value::Shared(_) | Value::Expected { .. });
    spread(met().iter().filter(is_one).filter(|met| met.answer.ending.is_none()), LOOKED_AT)
}

/// Whether a coalition objects to the split that stands in a position; `None`: no split stands there.
fn is_blocked(met: &Met) -> Option<bool> {
    let Value::Shared(shares) = &met.answer.value else { return None };
    let blocking = shares.blocking.as_ref().is_some_and(|(_, gain)| gain.is_positive());
    met.place.text().contains('@').then_some(blocking)
}

/// Whether what was found says the same as the oracle; a core without a split on the table is looked at for equal shares.
fn agrees(met: &Met, run: &Run) -> Option<bool> {
    match run.found {
        Found::Stands(stands) => is_blocked(met).map(|is_blocked| stands != is_blocked),
        _ => Some(run.found.agrees(&met.answer.value) == Some(true)),
    }
}

#[test]
fn methods_of_a_games_own_find_what_the_oracle_knows() {
    let mut held: BTreeMap<Method, usize> = BTreeMap::new();
    for met in numbers() {
        for method in met.place.methods(&Control::new()).expect("nothing is searched") {
            let run = met.place.run(method, &Control::new()).expect("it fits");
            match agrees(met, &run) {
                Some(is_so) => assert!(is_so, "{} {method:?}: {:?}, not {:?}", met.way, run.found, met.answer.value),
                None => continue,
            }
            *held.entry(method).or_default() += 1;
        }
    }
    let all = [Method::MaxFlow, Method::Shapley, Method::Core, Method::Nucleolus];
    let all = all.into_iter().chain([Method::Simplex, Method::FictitiousPlay, Method::RegretMatching]);
    assert!(all.clone().all(|method| held.get(&method).is_some_and(|count| *count > 2)), "{held:?}");
}

#[test]
fn each_step_names_a_line_and_variables_of_the_program() {
    for met in numbers().filter(|met| met.is_start()) {
        for method in met.place.methods(&Control::new()).expect("nothing is searched") {
            let run = met.place.run(method, &Control::new()).expect("it fits");
            let lines = shown(method, Tool::Python).expect("there is a program");
            let text = source(method, Tool::Python).unwrap_or_default();
            for step in &run.steps {
                let has_line = lines.iter().any(|line| line.tag.as_deref() == Some(step.line));
                assert!(has_line, "{method:?} has no line {}", step.line);
                for (name, _) in &step.values {
                    let base = name.split('[').next().unwrap_or(name);
                    assert!(text.contains(base), "{method:?}: the program has no {name}");
                }
                assert!(step.lit.iter().all(|cell| cell.figure < run.figures.len()), "{method:?} {step:?}");
            }
        }
    }
}
