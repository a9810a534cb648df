//! `methods`: which methods fit a position, and one of them as it runs, step by step, as text, JSON or a table of what it filled.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::checkpoints::{Form, Learnt, USUAL, print};
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human::sheet;
use crate::cli::options::{bound, game, json_flag, position, sets, text_of};
use crate::cli::reply;
use crate::cli::watch::duration;
use crate::cli::wrap::wrap;
use crate::settings::words::Program;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::json::{Json, params};
use ground::say;
use ground::say::Tongue;
use solve::judge::control::{Control, Stop};
use solve::trace::method::Method;
use solve::trace::run::{Cell, Cost, Figure, Found, Run, Step, Table};
use solve::trace::stand::Stand;
use solve::trace::vast::{DEEPEST, DEPTH, PLAYOUTS};
use teach::program::source;
use teach::staged::{about, cost as told, name};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let names: Vec<&str> = Method::ALL.iter().map(|method| method.name()).collect();
    Command::new("methods")
        .about(help(say!("cli-about-methods")))
        .after_long_help(help(say!("cli-examples-methods")))
        .arg(game(tongue).required(true))
        .arg(position(tongue))
        .arg(sets(tongue))
        .arg(
            Arg::new("method")
                .long("method")
                .short('m')
                .value_name("METHOD")
                .value_parser(PossibleValuesParser::new(names))
                .hide_possible_values(true)
                .help(help(say!("cli-help-method"))),
        )
        .arg(bound(tongue).help(help(say!("cli-help-method-to"))))
        .arg(
            Arg::new("depth")
                .long("depth")
                .value_name("N")
                .requires("method")
                .value_parser(clap::value_parser!(u8).range(1..=DEEPEST as i64))
                .help(help(say!("cli-help-depth", usual = DEPTH, most = DEEPEST, playouts = PLAYOUTS))),
        )
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(["text", "csv", "json"]))
                .default_value("text")
                .help(help(say!("cli-help-format"))),
        )
        .arg(json_flag(tongue).conflicts_with("format"))
        .arg(
            Arg::new("program")
                .long("program")
                .value_name("LANGUAGE")
                .requires("method")
                .value_parser(PossibleValuesParser::new(&Program::WORDS[1..]))
                .help(help(say!("cli-help-program"))),
        )
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Prints the methods that fit, the run of one, or its program.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let form = form(asked);
    let name = asked.get_one::<String>("game").expect("clap asks for it");
    let text = text_of(asked, "position");
    let (entry, place) = desk.open(name, text.as_deref(), asked.get_many("set").into_iter().flatten())?;
    let watch = desk.watch(within);
    let learnings = place.mixing().map_or_else(Vec::new, |mixing| mixing.learnings());
    let runs = match watch.over(|control| place.methods(control)) {
        Err(Stop::TooLarge(_)) if !learnings.is_empty() => Vec::new(),
        runs => runs.map_err(stopped)?,
    };
    let learnt = learnings.iter().map(|(method, _)| *method).filter(|method| !runs.contains(method));
    let fitting: Vec<Method> = runs.iter().copied().chain(learnt).collect();
    let Some(method) = asked.get_one::<String>("method").and_then(|name| Method::of(name)) else {
        return if form == Form::Json {
            write_json(&listed(&entry.id, &*place, &fitting, desk.tongue), out)
        } else {
            Ok(out.write_all(list(&fitting, desk.tongue).as_bytes())?)
        };
    };
    if !fitting.contains(&method) {
        return Err(unfit(method, &fitting).into());
    }
    if let Some(program) = asked.get_one::<String>("program") {
        return print_program(method, program, out);
    }
    let to = asked.get_one::<usize>("to").copied();
    if let Some((_, scheme)) = learnings.iter().find(|(learning, _)| *learning == method && !runs.contains(&method)) {
        let to = to.map_or(USUAL, |to| to as u64);
        let learn = |control: &Control| place.mixing().map(|mixing| mixing.learnt(*scheme, to, control)).transpose();
        let record = watch.over(learn).map_err(stopped)?;
        let learnt = record.map(|record| Learnt { game: &entry.id, place: &*place, method, record });
        return learnt.map_or(Ok(()), |learnt| print(&learnt, form, desk, out));
    }
    let depth = asked.get_one::<u8>("depth").map_or(DEPTH, |depth| (*depth).into());
    let run = watch.over(|control| place.run(method, depth, control)).map_err(stopped)?;
    let to = to.unwrap_or(usize::MAX);
    match form {
        Form::Json => write_json(&json(&entry.id, &*place, &run, to, desk.tongue), out),
        Form::Csv => Ok(out.write_all(csv(&run, desk.tongue)?.as_bytes())?),
        Form::Text => Ok(write_text(&run, to, desk.tongue, out)?),
    }
}

/// How the answer is to be printed.
fn form(asked: &ArgMatches) -> Form {
    match asked.get_one::<String>("format").map(String::as_str) {
        _ if asked.get_flag("json") => Form::Json,
        Some("json") => Form::Json,
        Some("csv") => Form::Csv,
        _ => Form::Text,
    }
}

fn unfit(method: Method, fitting: &[Method]) -> Fault {
    let names: Vec<String> = fitting.iter().map(|method| method.name().to_owned()).collect();
    Fault::new(Kind::BadParameter, say!("trace-does-not-fit", method = method.name()))
        .expecting(say!("trace-expect-method", methods = names))
}

fn print_program(method: Method, language: &str, out: &mut dyn Write) -> Result<(), Halt> {
    let tool = Program::read(language)?.tool();
    let text = tool.and_then(|tool| source(method, tool));
    let none = || Fault::new(Kind::BadParameter, say!("trace-no-program", method = method.name()));
    Ok(out.write_all(text.ok_or_else(none)?.as_bytes())?)
}

fn list(fitting: &[Method], tongue: &Tongue) -> String {
    let line = |method: &Method| {
        let told = say!("trace-listed", name = name(*method), about = about(*method));
        wrap(&format!("{:<24}", method.name()), &tongue.speak(&told))
    };
    fitting.iter().map(line).collect()
}

fn listed(game: &str, place: &dyn Place, fitting: &[Method], tongue: &Tongue) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        head(json, game, place);
        json.key("methods");
        json.list(fitting, |json, method| {
            json.object(|json| {
                json.key("method");
                json.string(method.name());
                json.key("name");
                json.string(&tongue.speak(&name(*method)));
                json.key("about");
                json.string(&tongue.speak(&about(*method)));
            });
        });
    });
    json
}

fn head(json: &mut Json, game: &str, place: &dyn Place) {
    params::head(json, game, place.params());
    json.key("position");
    json.string(&place.text());
}

fn json(game: &str, place: &dyn Place, run: &Run, to: usize, tongue: &Tongue) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        head(json, game, place);
        json.key("method");
        json.string(run.method.name());
        json.key("found");
        json.string(&found(&run.found, tongue));
        json.key("narrowed");
        json.known(run.narrowed.as_ref().map(|moves| tongue.speak(moves)).as_deref());
        json.key("costs");
        json.list(&run.costs, cost);
        json.key("lost");
        json.whole(run.lost);
        json.key("steps");
        json.list(&run.steps[..to.min(run.steps.len())], |json, one| step(json, run, one, tongue));
    });
    json
}

fn cost(json: &mut Json, cost: &Cost) {
    json.object(|json| {
        json.key("method");
        json.string(cost.method.name());
        json.key("work");
        match &cost.work {
            Some(work) => json.nat(work),
            None => json.null(),
        }
        json.key("cuts");
        json.whole(cost.cuts);
        json.key("recalled");
        json.whole(cost.recalled);
    });
}

fn step(json: &mut Json, run: &Run, step: &Step, tongue: &Tongue) {
    json.object(|json| {
        json.key("line");
        json.string(step.line);
        json.key("says");
        reply::say(json, &step.says, tongue);
        json.key("values");
        json.object(|json| {
            for (name, value) in &step.values {
                json.key(name);
                json.string(value);
            }
        });
        json.key("position");
        json.known(step.paper.and_then(|paper| run.papers.get(paper)).map(|paper| paper.position.as_str()));
    });
}

/// What a method found, in a word.
fn found(found: &Found, tongue: &Tongue) -> String {
    let list = |numbers: &[ground::num::Ratio]| {
        let parts: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        parts.join(" ")
    };
    match found {
        Found::Gain(gain) => solve::trace::tree_search::shown(*gain),
        Found::Ahead(ahead) => ahead.to_string(),
        Found::Outcome(outcome, Some(plies)) => format!("{} {plies}", outcome.letter()),
        Found::Outcome(outcome, None) => outcome.letter().to_owned(),
        Found::Nimber(nimber) => nimber.to_string(),
        Found::Number(number) => number.to_string(),
        Found::Between(low, high) => format!("{low} {high}"),
        Found::Shapley(shares) | Found::Nucleolus(shares) => list(shares),
        Found::Stands(stands) => tongue.speak(&if *stands { say!("trace-stands") } else { say!("trace-falls") }),
        Found::Guess(says) => tongue.speak(says),
        Found::Unfinished => tongue.speak(&say!("trace-unfinished")),
    }
}

fn write_text(run: &Run, to: usize, tongue: &Tongue, out: &mut dyn Write) -> std::io::Result<()> {
    for (i, step) in run.steps.iter().take(to).enumerate() {
        let values: Vec<String> = step.values.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let said = tongue.speak(&step.says);
        writeln!(out, "{:>5}  {:<8} {said}{}", i + 1, step.line, behind(&values.join(" ")))?;
    }
    let last = to.min(run.steps.len());
    if last > 0 {
        for (table, rows) in filled(run, &Stand::after(run, last - 1), tongue) {
            write!(out, "\n{}", wrap("", &tongue.speak(&table.title)))?;
            out.write_all(sheet(&rows).as_bytes())?;
        }
    }
    writeln!(out)?;
    if let Some(moves) = &run.narrowed {
        write!(out, "{}", wrap("", &tongue.speak(&say!("trace-narrowed", moves = moves.clone()))))?;
    }
    let says = say!("trace-found", method = name(run.method), found = found(&run.found, tongue));
    write!(out, "{}", wrap("", &tongue.speak(&says)))?;
    for cost in &run.costs {
        write!(out, "{}", wrap("", &tongue.speak(&told(run, cost))))?;
    }
    Ok(())
}

fn behind(values: &str) -> String {
    if values.is_empty() { String::new() } else { format!("   [{values}]") }
}

/// The tables in which something is written, each with its rows, the heads first.
fn filled<'r>(run: &'r Run, stand: &Stand, tongue: &Tongue) -> Vec<(&'r Table, Vec<Vec<String>>)> {
    let is_filled =
        |figure: usize| stand.cells.iter().any(|(cell, (text, _))| cell.figure == figure && !text.is_empty());
    let figures = run.figures.iter().enumerate().filter(|(number, _)| is_filled(*number));
    let table = |(number, figure): (usize, &'r Figure)| match figure {
        Figure::Table(table) => Some((table, rows(table, number, stand, tongue))),
        Figure::Way | Figure::Bars(_) => None,
    };
    figures.filter_map(table).collect()
}

/// A table as it stands, its heads first; rows in which nothing is written are left out.
fn rows(table: &Table, figure: usize, stand: &Stand, tongue: &Tongue) -> Vec<Vec<String>> {
    let heads = std::iter::once(String::new()).chain(table.columns.iter().map(|head| tongue.speak(head)));
    let row = |(row, head): (usize, &String)| {
        let cell = |column| stand.cell(Cell { figure, row, column }).map_or_else(String::new, |(text, _)| text.clone());
        std::iter::once(head.clone()).chain((0..table.columns.len()).map(cell)).collect()
    };
    let is_written = |row: &Vec<String>| row.iter().skip(1).any(|cell| !cell.is_empty());
    std::iter::once(heads.collect()).chain(table.rows.iter().enumerate().map(row).filter(is_written)).collect()
}

/// The tables that a method filled, as comma-separated values, with a blank line between two.
fn csv(run: &Run, tongue: &Tongue) -> Result<String, Fault> {
    let filled = filled(run, &Stand::after(run, run.steps.len()), tongue);
    if filled.is_empty() {
        return Err(Fault::new(Kind::BadParameter, say!("trace-no-table", method = run.method.name())));
    }
    let line = |row: &Vec<String>| row.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(",") + "\n";
    let tables: Vec<String> = filled.iter().map(|(_, rows)| rows.iter().map(line).collect()).collect();
    Ok(tables.join("\n"))
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}
