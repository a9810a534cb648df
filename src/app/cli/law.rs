//! `law`: the law of a game for every size, found and proved by machine from the rules alone.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human::sheet;
use crate::cli::options::{game, json_flag, sets};
use crate::cli::watch::duration;
use crate::cli::wrap::wrap;
use crate::shelf;
use duel::house::Entry;
use duel::place::Place;
use duel::preset;
use ground::fault::{Fault, Kind};
use ground::heap_game::HeapGame;
use ground::json::Json;
use ground::json::params::head;
use ground::num::Nat;
use ground::params::Params;
use ground::say;
use ground::say::{Say, Tongue};
use solve::automaton::machine::{Machine, State};
use teach::automatic::{Automatic, Sought, rows, told};
use teach::machine::Told;
use teach::machine::book::book;
use teach::machine::svg::svg;
use teach::page::Form;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("law")
        .about(help(say!("cli-about-law")))
        .after_long_help(help(say!("cli-examples-law")))
        .arg(game(tongue).required(true))
        .arg(Arg::new("position").value_name("POSITION").help(help(say!("cli-help-position"))))
        .arg(sets(tongue))
        .arg(Arg::new("values").long("values").action(ArgAction::SetTrue).help(help(say!("cli-help-prove-values"))))
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(["text", "svg", "markdown", "html", "json", "walnut"]))
                .default_value("text")
                .help(help(say!("cli-help-format"))),
        )
        .arg(json_flag(tongue).conflicts_with("format"))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Finds, proves and shows. Exit status 1 where no law was found.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let text = |name: &str| asked.get_one::<String>(name).map(String::as_str);
    let within = text("within").map(duration).transpose()?;
    let sets: Vec<&String> = asked.get_many("set").into_iter().flatten().collect();
    let name = text("game").unwrap_or_default();
    let own = shelf::own(Path::new(name), &desk.house).transpose()?;
    let (entry, place, params) = match &own {
        Some(entry) => with_sets(entry, text("position"), &sets)?,
        None => {
            let (entry, place) = desk.open(name, text("position"), sets.iter().copied())?;
            (entry, place, desk.variant(name, sets)?.1)
        }
    };
    let (game, at) = asked_game(entry, &*place, asked.get_flag("values"))?;
    let told = desk.watch(within).over(|control| Told::of(game, at, control).map_err(stopped))?;
    let Told { sought, at, winning } = told;
    let format = if asked.get_flag("json") { "json" } else { text("format").unwrap_or("text") };
    let title = preset::game(entry, &params, desk.tongue);
    match (&sought, format) {
        (Sought::Law(law), "walnut") => out.write_all(law.walnut().as_bytes())?,
        (Sought::Law(law), "svg") => out.write_all(svg(&title, law, &at, &winning, desk.tongue).as_bytes())?,
        (_, "json") => write_json(&written(&entry.id, &params, &sought, &at, &winning), out)?,
        (Sought::Law(law), "markdown" | "html") => {
            let page = desk.watch(within).over(|control| {
                book(&title, &entry.rules_under(Some(&params)), law, desk.tongue, control).map_err(stopped)
            })?;
            let form = Form::of(format).unwrap_or(Form::Markdown);
            out.write_all(form.write(&page, desk.tongue).as_bytes())?;
        }
        (Sought::Law(law), _) => out.write_all(shown(&title, law, &at, &winning, desk.tongue).as_bytes())?,
        (Sought::None(tried), _) => out.write_all(missed(&title, tried, desk.tongue).as_bytes())?,
    }
    match sought {
        Sought::Law(_) => Ok(()),
        Sought::None(_) => {
            out.flush()?;
            Err(Halt::Exit(1))
        }
    }
}

/// A game of a file, opened with these settings.
fn with_sets<'e>(
    entry: &'e Entry,
    position: Option<&str>,
    sets: &[&String],
) -> Result<(&'e Entry, Arc<dyn Place>, Params), Fault> {
    let mut params = entry.params();
    for (name, setting) in sets.iter().filter_map(|set| set.split_once('=')) {
        params.set(name.trim(), setting.trim())?;
    }
    Ok((entry, entry.open(&params, position)?, params))
}

/// The game as machines know it, or with a heap of Nim beside it, and the heaps of the position.
fn asked_game(entry: &Entry, place: &dyn Place, is_of_values: bool) -> Result<(HeapGame, Vec<Nat>), Fault> {
    let no_heaps = || Fault::new(Kind::BadParameter, say!("machine-no-heaps", game = entry.title.clone()));
    let (game, at) = place.as_heaps().ok_or_else(no_heaps)?;
    if !is_of_values {
        return Ok((game, at));
    }
    let no_values = || Fault::new(Kind::BadParameter, say!("machine-no-values"));
    Ok((game.beside_nim().ok_or_else(no_values)?, at))
}

/// Numbers of a position as they are typed.
fn joined(at: &[Nat]) -> String {
    at.iter().map(Nat::to_string).collect::<Vec<String>>().join(",")
}

fn shown(title: &Say, law: &Automatic, at: &[Nat], winning: &[Vec<Nat>], tongue: &Tongue) -> String {
    let say = |says: &Say| wrap("", &tongue.speak(says));
    let mut out = say(title);
    out.extend(told(law).iter().map(say));
    out += &sheet(&rows(&law.found.law.lost));
    if let Some(run) = law.run(at) {
        out += &say(&say!("machine-run", position = joined(at)));
        out += &sheet(&run);
    }
    out += &say(&law.verdict(at));
    if !winning.is_empty() {
        let to: Vec<String> = winning.iter().map(|left| joined(left)).collect();
        out += &say(&say!("machine-wins", positions = to.join(" / ")));
    }
    out
}

fn missed(title: &Say, tried: &[Say], tongue: &Tongue) -> String {
    let none = say!("machine-none");
    [title, &none].into_iter().chain(tried).map(|says| wrap("", &tongue.speak(says))).collect()
}

fn written(game: &str, params: &Params, sought: &Sought, at: &[Nat], winning: &[Vec<Nat>]) -> Json {
    let mut out = Json::new();
    out.reply(|out| {
        head(out, game, params);
        out.key("found");
        out.flag(matches!(sought, Sought::Law(_)));
        if let Sought::Law(law) = sought {
            law_of(out, law);
            out.key("position");
            out.list(at, Json::nat);
            out.key("outcome");
            out.string(if law.is_lost(at) { "P" } else { "N" });
            out.key("wins_to");
            out.list(winning, |out, left| out.list(left, Json::nat));
        }
    });
    out
}

fn law_of(out: &mut Json, law: &Automatic) {
    let found = &law.found;
    out.key("numeration");
    out.string(&found.numeration.name());
    out.key("states");
    out.whole(found.law.lost.states() as u64);
    out.key("learnt_below");
    out.whole(found.size);
    out.key("machine");
    machine(out, &found.law.lost);
    out.key("along");
    out.list(found.law.rays.iter().map(|(_, along)| along).chain(&found.law.multiples), machine);
}

/// States with whether they accept and where each column leads; a column is the sum of digit times radix to the place of its heap.
fn machine(out: &mut Json, machine: &Machine) {
    out.list(0..machine.states() as State, |out, state| {
        out.object(|out| {
            out.key("lost");
            out.flag(machine.accepts[state as usize]);
            out.key("next");
            out.list(0..machine.columns(), |out, column| out.whole(u64::from(machine.step(state, column))));
        });
    });
}
