//! `glossary`: the words of the theory, or the page of one of them.

use std::io::Write;

use clap::{Arg, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::json_flag;
use crate::cli::wrap::{padded, wrap};
use ground::fault::{Fault, Kind};
use ground::json::Json;
use ground::say;
use ground::say::Tongue;
use solve::trace::method::Method;
use teach::glossary::{TERMS, Term};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    Command::new("glossary")
        .about(tongue.speak(&say!("cli-about-glossary")))
        .after_long_help(tongue.speak(&say!("cli-examples-glossary")))
        .arg(json_flag(tongue))
        .arg(Arg::new("term").value_name("WORD").help(tongue.speak(&say!("cli-help-word"))))
}

/// Prints the list or the page.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let speak = |say| desk.tongue.speak(&say);
    if asked.get_flag("json") {
        let one = asked.get_one::<String>("term").map(|name| named(name)).transpose()?;
        return write_json(&written(one, desk.tongue), out);
    }
    let Some(name) = asked.get_one::<String>("term") else {
        let width = TERMS.iter().map(|term| term.id.len()).max().unwrap_or(0);
        for term in TERMS {
            out.write_all(wrap(&format!("{}  ", padded(term.id, width)), &speak(term.title())).as_bytes())?;
        }
        return Ok(());
    };
    let term = named(name)?;
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
    if let Some(method) = term.method {
        writeln!(out, "  xorcle methods {game}{position}{sets} --method {}", method.name())?;
    }
    Ok(())
}

/// The word that is meant.
fn named(name: &str) -> Result<&'static Term, Fault> {
    Term::meant(name).map_err(|near| unknown(name, &near))
}

/// One word, or all of them in the order to be learned.
fn written(one: Option<&Term>, tongue: &Tongue) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        if let Some(term) = one {
            return page(json, term, tongue);
        }
        json.key("terms");
        json.list(TERMS, |json, term| json.object(|json| page(json, term, tongue)));
    });
    json
}

fn page(json: &mut Json, term: &Term, tongue: &Tongue) {
    let texts =
        [("id", term.id.to_owned()), ("title", tongue.speak(&term.title())), ("means", tongue.speak(&term.means()))];
    for (name, text) in &texts {
        json.key(name);
        json.string(text);
    }
    json.key("game");
    json.string(term.game);
    json.key("position");
    json.known(term.position);
    json.key("method");
    json.known(term.method.map(Method::name));
    json.key("see");
    json.list(term.see, |json, id| json.string(id));
}

fn unknown(name: &str, near: &[&Term]) -> Fault {
    let fault = Fault::new(Kind::BadParameter, say!("glossary-unknown", name = name));
    fault.expecting(match near {
        [] => say!("glossary-expect"),
        [near] => say!("did-you-mean", name = near.id),
        _ => say!("expect-one-of", words = near.iter().map(|term| term.title()).collect::<Vec<_>>()),
    })
}
