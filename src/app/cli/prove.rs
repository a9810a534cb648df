//! `prove`: the winning or drawing strategy of a position as a certificate.

use std::io::Write;
use std::path::Path;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::config::eprintln_quietly;
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::{STDOUT, game, json_flag, position, sets, text_of};
use crate::cli::reply;
use crate::cli::watch::duration;
use crate::store::{file_fault, write_atomically};
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::json::{Json, params};
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::Control;
use teach::every_size::every_size;
use teach::heaped::heaped;
use teach::lawful::lawful;
use teach::planned::planned;
use teach::proof::{Unproved, prove};
use teach::stated::{Stated, is_stated, stated};
use verify::claim::Claim;
use verify::telling;
use verify::walk::{POSITIONS, Seen};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("prove")
        .about(help(say!("cli-about-prove")))
        .long_about(help(say!("cli-long-prove")))
        .after_long_help(help(say!("cli-examples-prove")))
        .arg(game(tongue).required(true))
        .arg(position(tongue))
        .arg(sets(tongue))
        .arg(Arg::new("law").long("law").action(ArgAction::SetTrue).help(help(say!("cli-help-prove-law"))))
        .arg(
            Arg::new("values")
                .long("values")
                .requires("law")
                .conflicts_with("to")
                .action(ArgAction::SetTrue)
                .help(help(say!("cli-help-prove-values"))),
        )
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("N")
                .requires("law")
                .value_parser(clap::value_parser!(usize))
                .help(help(say!("cli-help-prove-to"))),
        )
        .arg(json_flag(tongue).conflicts_with("output"))
        .arg(Arg::new("output").short('o').long("output").value_name("FILE").help(help(say!("cli-help-output"))))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Writes the certificate, and beside it, where people look, what it claims.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let name = asked.get_one::<String>("game").ok_or_else(|| Fault::new(Kind::UnknownGame, say!("no-game")))?;
    let position = text_of(asked, "position");
    let (entry, place) = desk.open(name, position.as_deref(), asked.get_many("set").into_iter().flatten())?;
    // What a person wrote as data is known to that person's house alone; the game it is made of is known to all.
    let game = if entry.is_own { place.card().id } else { &entry.id };
    let watch = desk.watch(within);
    let (text, told) = if asked.get_flag("law") {
        let to = asked.get_one::<usize>("to").copied();
        let is_of_values = asked.get_flag("values");
        watch.over(|control| law(game, &*place, (to, is_of_values), desk.tongue, control))?
    } else if is_stated(&*place) {
        part_of(watch.over(|control| stated(game, &*place, desk.tongue, control))?)
    } else if let Some(found) = watch.over(|control| planned(game, &*place, desk.tongue, control))? {
        part_of(found)
    } else {
        let proof = watch.over(|control| prove(game, &*place, desk.tongue, POSITIONS, control))?;
        let part = |(claim, seen): &(Claim, Seen)| say!("proof-part", claim = claim.says(), seen = telling::seen(seen));
        (proof.text, proof.parts.iter().map(part).collect())
    };
    if asked.get_flag("json") {
        return write_json(&written(game, &*place, &text, &told, desk.tongue), out);
    }
    match asked.get_one::<String>("output").filter(|file| *file != STDOUT) {
        Some(file) => {
            let path = Path::new(file);
            write_atomically(path, &text).map_err(|error| file_fault(path, &error))?;
        }
        None => out.write_all(text.as_bytes())?,
    }
    for says in told {
        eprintln_quietly(&desk.tongue.speak(&says));
    }
    Ok(())
}

/// A law with what it claims: for every size, unless a size is given or none is found; else for sizes up to some.
fn law(
    game: &str,
    place: &dyn Place,
    (to, is_of_values): (Option<usize>, bool),
    tongue: &Tongue,
    control: &Control,
) -> Result<(String, Vec<Say>), Unproved> {
    if to.is_none()
        && let Some(found) = every_size(game, place, is_of_values, tongue, control)?
    {
        return Ok(part_of(found));
    }
    if is_of_values {
        return Err(Unproved::Fault(Fault::new(Kind::BadParameter, say!("machine-no-values"))));
    }
    match lawful(game, place, to, tongue, control) {
        Ok(found) => Ok((found.text, vec![telling::law(&found.law, &found.extent)])),
        // Where moves split heaps a law of so many sizes cannot be checked, but values of heaps can.
        Err(none) => heaped(game, place, to, tongue, control).map(part_of).map_err(|_| none),
    }
}

/// The certificate as the text that `verify` reads, with what it claims.
fn written(game: &str, place: &dyn Place, text: &str, told: &[Say], tongue: &Tongue) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        params::head(json, game, place.params());
        json.key("position");
        json.string(&place.text());
        json.key("claims");
        json.list(told, |json, says| reply::say(json, says, tongue));
        json.key("certificate");
        json.string(text);
    });
    json
}

/// A certificate of a statement, and what it claims.
fn part_of(found: Stated) -> (String, Vec<Say>) {
    let looked = say!("statement-looked", looked = found.looked);
    (found.text, vec![say!("proof-part", claim = found.statement.says(), seen = looked)])
}

impl From<Unproved> for Halt {
    fn from(unproved: Unproved) -> Self {
        match unproved {
            Unproved::Fault(fault) => fault.into(),
            Unproved::Stop(stop) => stop.into(),
        }
    }
}
