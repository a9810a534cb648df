//! `contest`: reads a judge's input and prints exactly the judge's output, with the games of the house.

pub mod cases;
pub mod input;
pub mod problems;

use std::io::{Write, stdin};

use clap::{Arg, ArgAction, ArgMatches, Command};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cli::contest::input::Input;
use crate::cli::contest::problems::{PROBLEMS, Problem};
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::seed;
use crate::cli::wrap::{padded, wrap};
use crate::store::reading::{LARGE, streamed};
use ground::fault::{Fault, Kind};
use ground::params::nearest;
use ground::say;
use ground::say::Tongue;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("contest")
        .about(help(say!("cli-about-contest")))
        .after_long_help(help(say!("cli-examples-contest")))
        .arg(
            Arg::new("problem")
                .value_name("PROBLEM")
                .required_unless_present("list")
                .help(help(say!("cli-help-problem"))),
        )
        .arg(Arg::new("list").long("list").action(ArgAction::SetTrue).help(help(say!("cli-help-list"))))
        .arg(Arg::new("generate").long("generate").action(ArgAction::SetTrue).help(help(say!("cli-help-generate"))))
        .arg(seed(tongue))
}

/// Solves what stands on standard input, or writes a random input.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    if asked.get_flag("list") {
        return list(desk, out);
    }
    let problem = find(asked.get_one::<String>("problem").map_or("", String::as_str))?;
    if asked.get_flag("generate") {
        let seed = asked.get_one::<u64>("seed").copied().unwrap_or_else(rand::random);
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        out.write_all((problem.generate)(&mut dice).as_bytes())?;
        return Ok(());
    }
    let bytes = streamed("-", &mut stdin().lock(), LARGE)?;
    let text = String::from_utf8_lossy(&bytes);
    let cases = (problem.read)(&mut Input::new(&text))?;
    let watch = desk.watch(None);
    let mut solver = cases::Solver::new(desk, problem, &watch);
    for case in &cases {
        writeln!(out, "{}", solver.solve(case, &text)?)?;
    }
    Ok(())
}

fn find(name: &str) -> Result<&'static Problem, Fault> {
    if let Some(problem) = PROBLEMS.iter().find(|problem| problem.name == name) {
        return Ok(problem);
    }
    let fault = Fault::new(Kind::UnknownProblem, say!("unknown-problem", name = name));
    Err(match nearest(name, PROBLEMS.iter().map(|problem| problem.name)) {
        Some(near) => fault.expecting(say!("did-you-mean", name = near)),
        None => fault.expecting(say!("expect-problem")),
    })
}

fn list(desk: &Desk, out: &mut dyn Write) -> Result<(), Halt> {
    let width = PROBLEMS.iter().map(|problem| problem.name.len()).max().unwrap_or(0);
    for problem in PROBLEMS {
        let head = format!("{}  ", padded(problem.name, width));
        out.write_all(wrap(&head, &desk.tongue.speak(&(problem.says)())).as_bytes())?;
    }
    Ok(())
}
