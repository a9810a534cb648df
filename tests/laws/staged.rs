//! Methods that work on numbers: the core is held against the oracle's objection, and steps name what their program has.

use num_traits::Signed;

use solve::judge::control::Control;
use solve::judge::value::Value;
use solve::trace::method::Method;
use solve::trace::run::Found;
use solve::trace::vast::DEPTH;
use teach::program::{Tool, shown, source};

use crate::met::{Met, open, spread};
use crate::starts::is_whole;

/// Positions of one game that are looked at.
const LOOKED_AT: usize = 30;

/// Every position met where worths are shared or moves are mixed.
fn numbers() -> impl Iterator<Item = &'static Met> {
    let is_one = |met: &&Met| matches!(met.answer.value, Value::Shared(_) | Value::Expected { .. });
    spread(open().filter(is_one), LOOKED_AT)
}

#[test]
fn a_split_is_in_the_core_where_the_oracle_knows_no_objection() {
    let mut held = [0; 2];
    for met in numbers().filter(|met| met.place.text().contains('@')) {
        let Value::Shared(shares) = &met.answer.value else { continue };
        if !met.place.methods(&Control::new()).is_ok_and(|methods| methods.contains(&Method::Core)) {
            continue;
        }
        let is_blocked = shares.blocking.as_ref().is_some_and(|(_, gain)| gain.is_positive());
        let run = met.place.run(Method::Core, DEPTH, &Control::new()).expect("it fits");
        assert_eq!(run.found, Found::Stands(!is_blocked), "{}", met.way);
        held[usize::from(is_blocked)] += 1;
    }
    assert!(!is_whole() || held.iter().all(|count| *count > 2), "{held:?}");
}

#[test]
fn each_step_on_numbers_names_a_line_and_variables_of_its_program() {
    for met in numbers().filter(|met| met.is_start()) {
        for method in met.place.methods(&Control::new()).unwrap_or_default() {
            let run = met.place.run(method, DEPTH, &Control::new()).expect("it fits");
            let lines = shown(method, Tool::Python).expect("there is a program");
            let text = source(method, Tool::Python).unwrap_or_default();
            for step in &run.steps {
                let has_line = lines.iter().any(|line| line.tag.as_deref() == Some(step.line));
                assert!(has_line, "{method:?} has no line {}", step.line);
                for (name, _) in &step.values {
                    let base = name.split('[').next().unwrap_or(name);
                    assert!(text.contains(base), "{method:?}: the program has no {name}");
                }
            }
        }
    }
}
