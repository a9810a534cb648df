//! `contest`: reads a judge's input and prints exactly the judge's output.

use std::io::{Write, stdin};

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::judge::generate::{Wanted, file};
use crate::cli::judge::page::{catalogue, list, listing};
use crate::cli::options::{json_flag, seed};
use crate::store::reading::{LARGE, streamed};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use ground::say::{Say, Tongue};
use ground::typed::signs;
use judge::case::Case;
use judge::input::{Input, STDIN, Word};
use judge::problem::Problem;
use judge::truth::{Truth, Unknown};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("contest")
        .about(help(say!("cli-about-contest")))
        .after_long_help(help(say!("cli-examples-contest")))
        .arg(problem(tongue).required_unless_present("list"))
        .arg(Arg::new("list").long("list").action(ArgAction::SetTrue).help(help(say!("cli-help-list"))))
        .arg(Arg::new("generate").long("generate").action(ArgAction::SetTrue).help(help(say!("cli-help-generate"))))
        .arg(seed(tongue))
        .arg(json_flag(tongue))
}

/// The problem: one word or several.
pub fn problem(tongue: &Tongue) -> Arg {
    Arg::new("problem").value_name("PROBLEM").help(tongue.speak(&say!("cli-help-problem")))
}

/// Solves what stands on standard input, or writes a random input.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let catalogue = catalogue(desk);
    if asked.get_flag("list") {
        return listing(desk, &list(&catalogue, None), asked.get_flag("json"), out);
    }
    let problem = catalogue.find(asked.get_one::<String>("problem").map_or("", String::as_str))?;
    if asked.get_flag("generate") {
        let seed = asked.get_one::<u64>("seed").copied().unwrap_or_else(rand::random);
        out.write_all(file(desk, problem, &Wanted { seed, ..Wanted::default() })?.as_bytes())?;
        return Ok(());
    }
    let bytes = streamed("-", &mut stdin().lock(), LARGE)?;
    let text = String::from_utf8_lossy(&bytes);
    for line in answers(desk, problem, &text)? {
        writeln!(out, "{line}")?;
    }
    Ok(())
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
