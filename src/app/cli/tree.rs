//! `tree` and `census`: all of a small game drawn, listed and counted.

use std::io::Write;
use std::sync::Arc;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human::sheet;
use crate::cli::options::{game, json_flag, position, sets, text_of};
use crate::cli::watch::duration;
use crate::cli::wrap::wrap;
use duel::house::Entry;
use duel::place::Place;
use duel::preset;
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::Control;
use solve::trace::whole::Whole;
use teach::whole::census::{Census, OUTCOMES};
use teach::whole::dot::dot;
use teach::whole::plan::{Plan, signed};
use teach::whole::svg::svg;
use teach::whole::text::text;

/// Positions that are named at most; the rest is counted.
const NAMED: usize = 8;

/// How the tree is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let graph = Arg::new("graph").long("graph").action(ArgAction::SetTrue).help(help(say!("cli-help-graph")));
    common(Command::new("tree"), &["text", "dot", "svg"], tongue)
        .about(help(say!("cli-about-tree")))
        .after_long_help(help(say!("cli-examples-tree")))
        .arg(graph)
}

/// How the census is asked for.
pub fn census_command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    common(Command::new("census"), &["text", "csv", "json"], tongue)
        .about(help(say!("cli-about-census")))
        .after_long_help(help(say!("cli-examples-census")))
        .arg(json_flag(tongue).conflicts_with("format"))
}

fn common(command: Command, formats: &[&'static str], tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let format = Arg::new("format").long("format").value_name("FORMAT").default_value("text");
    let format = format.value_parser(PossibleValuesParser::new(formats)).help(help(say!("cli-help-format")));
    let within = Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within")));
    command.args([game(tongue).required(true), position(tongue), sets(tongue), format, within])
}

/// A position that was asked for, and all of the game below it.
struct Found<'d> {
    entry: &'d Entry,
    place: Arc<dyn Place>,
    whole: Whole,
}

fn found<'d>(desk: &'d Desk, asked: &ArgMatches) -> Result<Found<'d>, Halt> {
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let name = asked.get_one::<String>("game").expect("clap asks for it");
    let text = text_of(asked, "position");
    let (entry, place) = desk.open(name, text.as_deref(), asked.get_many("set").into_iter().flatten())?;
    let whole = desk.watch(within).over(|control| place.whole(control)).map_err(stopped)?;
    Ok(Found { entry, place, whole })
}

fn form(asked: &ArgMatches) -> &str {
    asked.get_one::<String>("format").map_or("text", String::as_str)
}

/// Prints the tree or the graph.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let (tongue, control) = (desk.tongue, Control::new());
    let Found { entry, place, whole } = found(desk, asked)?;
    let plan = if asked.get_flag("graph") { Plan::graph(&whole, &control) } else { Plan::tree(&whole, &control) };
    let plan = plan.map_err(stopped)?;
    let game = preset::game(entry, place.params(), tongue);
    let head = tongue.speak(&plan.head(&game));
    let drawn = match form(asked) {
        "svg" => svg(&plan, &game, tongue),
        "dot" => dot(&plan, &[vec![head], plan.legend(true, tongue)].concat()),
        _ => {
            let legend: String = plan.legend(false, tongue).iter().map(|line| wrap("", line)).collect();
            format!("{}\n{}\n{legend}", wrap("", &head), text(&plan))
        }
    };
    Ok(out.write_all(drawn.as_bytes())?)
}

/// Prints the census.
pub fn census(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let Found { entry, place, whole } = found(desk, asked)?;
    let census = Census::of(&whole);
    match form(asked) {
        "csv" => out.write_all(census.csv().as_bytes())?,
        "text" if !asked.get_flag("json") => {
            let (game, position) = (preset::game(entry, place.params(), desk.tongue), place.text());
            let title = say!("census-title", game = game, position = position, positions = census.positions);
            out.write_all(wrap("", &desk.tongue.speak(&title)).as_bytes())?;
            out.write_all(counted(&census, desk.tongue).as_bytes())?;
        }
        _ => write_json(&census.json(&entry.id, place.params(), &place.text()), out)?,
    }
    Ok(())
}

/// The counts as tables, one under another, and the farthest positions.
fn counted(census: &Census, tongue: &Tongue) -> String {
    let told = |say| tongue.speak(&say);
    let table = |name: Say, rows: Vec<[String; 2]>| {
        let head = [told(name), told(say!("census-positions"))];
        let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).map(Vec::from).collect();
        if rows.len() > 1 { format!("\n{}", sheet(&rows)) } else { String::new() }
    };
    let outcomes =
        OUTCOMES.iter().zip(census.outcomes).map(|(one, count)| [one.letter().to_owned(), count.to_string()]);
    let mut out = table(say!("census-outcome"), outcomes.collect());
    out += &table(
        say!("census-nimber"),
        census.nimbers.iter().map(|(n, count)| [n.to_string(), count.to_string()]).collect(),
    );
    out +=
        &table(say!("census-points"), census.points.iter().map(|(n, count)| [signed(n), count.to_string()]).collect());
    let plies = census.plies.iter().map(|(plies, both)| [*plies, both.iter().sum()].map(|n: u64| n.to_string()));
    out += &table(say!("census-plies"), plies.collect());
    if let Some(plies) = census.longest() {
        let (named, more) = census.farthest.split_at(NAMED.min(census.farthest.len()));
        let says = say!("census-farthest", plies = plies, positions = named.join("; "), more = more.len());
        out.push('\n');
        out += &wrap("", &told(says));
    }
    out
}
