//! Inputs of problems: read with the place of what is broken, held to the limits, and answered.

use clap::Arg;

use crate::cli::desk::{Desk, Halt, stopped};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use ground::say::{Say, Tongue};
use ground::typed::signs;
use judge::case::Case;
use judge::input::{Input, STDIN, Word};
use judge::problem::Problem;
use judge::truth::{Truth, Unknown};

/// The problem: one word or several.
pub fn problem(tongue: &Tongue) -> Arg {
    Arg::new("problem").value_name("PROBLEM").help(tongue.speak(&say!("cli-help-problem")))
}

/// The answers to an input, a text a test.
pub fn answers(desk: &Desk, problem: &Problem, text: &str) -> Result<Vec<String>, Halt> {
    let text = &*signs(text);
    let cases = read(problem, text)?;
    let watch = desk.watch(None);
    watch.over(|control| {
        let mut truth = Truth::new(&desk.house, problem, control);
        let mut lines = Vec::with_capacity(cases.len());
        for (at, (case, word)) in cases.iter().enumerate() {
            let told = truth.told(case).map_err(|unknown| at_word(text, *word, fault(unknown)))?;
            lines.push(problem.wording.of(&told, at + 1));
        }
        Ok(lines)
    })
}

/// Every test of an input; what is below the limits, or beyond those that hold for any input, is refused at its first word.
pub fn read<'t>(problem: &Problem, text: &'t str) -> Result<Vec<(Case, Word<'t>)>, Halt> {
    let cases = problem.layout.read(&mut Input::new(text))?;
    let is_strict = problem.law.is_some_and(|law| law.is_bounded) && !problem.limits.is_open;
    for (case, word) in &cases {
        if let Some(expected) = refused(problem, case, is_strict) {
            let found = say!("judge-test-refused");
            return Err(at_word(text, *word, Fault::new(Kind::BadPosition, found).expecting(expected)).into());
        }
    }
    Ok(cases)
}

/// What was expected of a test that may not stand.
pub fn refused(problem: &Problem, case: &Case, is_strict: bool) -> Option<Say> {
    if let Some((field, [least, most])) = problem.limits.broken(&problem.layout.pieces, case, is_strict) {
        return Some(say!("judge-expect-within", name = &*field.name, least = &least, most = &most));
    }
    let fits = problem.law.is_none_or(|law| (law.fits)(case));
    (!fits).then(|| say!("judge-expect-fit"))
}

fn at_word(text: &str, word: Word, fault: Fault) -> Mistake {
    Mistake::at_bytes(STDIN, text, word.byte..word.byte + word.text.len(), Fault { at: None, ..fault })
}

/// Why there is no answer, as a fault.
pub fn fault(unknown: Unknown) -> Fault {
    match unknown {
        Unknown::Fault(fault) => fault,
        Unknown::Stop(stop) => stopped(stop),
    }
}
