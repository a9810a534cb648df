//! `contest`: reads a judge's input and prints exactly the judge's output.

use std::io::{Write, stdin};

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt};
use crate::cli::judge::generate::{Wanted, file};
use crate::cli::judge::inputs::{answers, problem};
use crate::cli::judge::page::{catalogue, list, listing};
use crate::cli::options::{json_flag, seed};
use crate::store::reading::{LARGE, streamed};
use ground::say;
use ground::say::Tongue;

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
