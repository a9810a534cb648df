//! `guess`: a law that a person conjectures, held against the oracle.

use std::io::Write;

use clap::{Arg, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::options::{bound, game, json_flag, sets};
use crate::cli::reply;
use crate::cli::watch::duration;
use crate::cli::wrap::wrap;
use duel::house::Entry;
use ground::fault::{Fault, Kind};
use ground::json::{Json, params};
use ground::params::Params;
use ground::say;
use ground::say::Tongue;
use teach::conjecture::about::About;
use teach::conjecture::law::Conjecture;
use teach::conjecture::telling;
use teach::conjecture::trial::{Finding, Trial};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("guess")
        .about(help(say!("cli-about-guess")))
        .long_about(help(say!("cli-long-guess")))
        .after_long_help(help(say!("cli-examples-guess")))
        .arg(game(tongue).required(true))
        .arg(Arg::new("law").value_name("LAW").required(true).help(help(say!("cli-help-law"))))
        .arg(sets(tongue))
        .arg(bound(tongue))
        .arg(json_flag(tongue))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Holds the law against the oracle. Exit status 1 when it is refuted.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let text = |name: &str| asked.get_one::<String>(name).map(String::as_str).unwrap_or_default();
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let conjecture = Conjecture::read(text("law"))?;
    let (entry, params) = desk.variant(text("game"), asked.get_many("set").into_iter().flatten())?;
    let place = entry.open(&params, None)?;
    let to = asked.get_one::<usize>("to").copied();
    let (about, trial) = desk.watch(within).over(|control| {
        let about = About::new(place, control).map_err(stopped)?;
        let tried = about.test(&conjecture, to, control).map_err(stopped)?;
        let tried = tried.map(|trial| about.decide(&conjecture, trial, control)).transpose().map_err(stopped)?;
        let none = || say!("law-no-sizes", game = entry.title.clone(), sizes = conjecture.sizes());
        tried.map(|trial| (about, trial)).ok_or_else(|| Fault::new(Kind::BadParameter, none()))
    })?;
    let is_json = asked.get_flag("json");
    if is_json {
        write_json(&written(entry, &params, text("law"), &about, &trial), out)?;
    } else {
        let source = entry.card.sources.first().copied().unwrap_or_default();
        out.write_all(wrap("", &desk.tongue.speak(&telling::trial(&trial, source))).as_bytes())?;
        if conjecture.is_ordered() {
            out.write_all(wrap("", &desk.tongue.speak(&say!("law-ordered"))).as_bytes())?;
        }
    }
    match trial.finding {
        Finding::Refuted { .. } | Finding::Undefined { .. } => {
            out.flush()?;
            Err(Halt::Exit(1))
        }
        _ => Ok(()),
    }
}

fn written(entry: &Entry, params: &Params, law: &str, about: &About, trial: &Trial) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        params::head(json, &entry.id, params);
        json.key("law");
        json.string(law);
        json.key("asked");
        json.whole(trial.asked as u64);
        json.key("to");
        json.whole(trial.to as u64);
        json.key("finding");
        json.string(name(&trial.finding));
        details(json, &trial.finding, about);
    });
    json
}

/// What belongs to a finding.
fn details(json: &mut Json, finding: &Finding, about: &About) {
    match finding {
        Finding::Refuted { sizes, value, .. } => {
            at(json, sizes, about);
            reply::worth(json, value, None);
        }
        Finding::Undefined { sizes, .. } => at(json, sizes, about),
        Finding::Proved { period, through } => {
            json.key("period");
            json.whole(*period as u64);
            json.key("through");
            json.whole(*through as u64);
        }
        Finding::Decided(states) => {
            json.key("states");
            json.whole(*states as u64);
        }
        Finding::Theorem | Finding::Holds | Finding::Cut(_) => {}
    }
}

fn at(json: &mut Json, sizes: &[usize], about: &About) {
    json.key("sizes");
    json.list(sizes, |json, size| json.whole(*size as u64));
    if let Some(place) = about.position(sizes) {
        json.key("position");
        json.string(&place.text());
    }
}

fn name(finding: &Finding) -> &'static str {
    match finding {
        Finding::Refuted { .. } => "refuted",
        Finding::Undefined { .. } => "undefined",
        Finding::Theorem => "theorem",
        Finding::Proved { .. } => "proved",
        Finding::Decided(_) => "decided",
        Finding::Holds => "holds",
        Finding::Cut(_) => "cut",
    }
}
