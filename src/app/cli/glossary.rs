//! `glossary`: the words of the theory, or the page of one of them.

use std::io::Write;

use clap::{Arg, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt};
use crate::cli::wrap::{padded, wrap};
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use teach::glossary::{TERMS, Term};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    Command::new("glossary")
        .about(tongue.speak(&say!("cli-about-glossary")))
        .after_help(tongue.speak(&say!("cli-examples-glossary")))
        .arg(Arg::new("term").value_name("WORD").help(tongue.speak(&say!("cli-help-word"))))
}

/// Prints the list or the page.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let speak = |say| desk.tongue.speak(&say);
    let Some(name) = asked.get_one::<String>("term") else {
        let width = TERMS.iter().map(|term| term.id.len()).max().unwrap_or(0);
        for term in TERMS {
            out.write_all(wrap(&format!("{}  ", padded(term.id, width)), &speak(term.title())).as_bytes())?;
        }
        return Ok(());
    };
    let term = Term::meant(name).map_err(|near| unknown(name, near))?;
    out.write_all(wrap("", &speak(term.title())).as_bytes())?;
    out.write_all(wrap("", &speak(term.means())).as_bytes())?;
    let position = term.position.map_or_else(String::new, |position| format!(" \"{position}\""));
    let (game, params) = term.game.split_once('[').unwrap_or((term.game, ""));
    let sets: String = params
        .trim_end_matches(']')
        .split(';')
        .filter(|set| !set.is_empty())
        .fold(String::new(), |all, set| all + " --set " + set);
    writeln!(out, "\n  xorcle ask {game}{position}{sets}")?;
    Ok(())
}

fn unknown(name: &str, near: Option<&Term>) -> Fault {
    let fault = Fault::new(Kind::BadParameter, say!("glossary-unknown", name = name));
    fault.expecting(near.map_or_else(|| say!("glossary-expect"), |near| say!("did-you-mean", name = near.id)))
}
