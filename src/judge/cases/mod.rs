//! The tests of a problem: all small ones, edges, what is near the law, random ones, and the limits.

pub mod edges;
pub mod large;
pub mod random;
pub mod small;

use crate::case::{Case, Datum};
use crate::problem::Problem;
use ground::num::Int;

/// The test made to fit: lists without twins and of even length where that is demanded, and what the law mends.
pub fn mended(problem: &Problem, mut case: Case) -> Case {
    for (field, datum) in problem.layout.fields().zip(&mut case.0) {
        let Datum::List(list) = datum else { continue };
        if problem.limits.distinct.contains(&field.name) {
            without_twins(list);
        }
        if problem.limits.even.contains(&field.name) && list.len() % 2 == 1 {
            list.pop();
        }
    }
    match problem.law {
        Some(law) => (law.mend)(case),
        None => case,
    }
}

fn without_twins(list: &mut Vec<Int>) {
    let mut met = rustc_hash::FxHashSet::default();
    list.retain(|n| met.insert(n.clone()));
}
