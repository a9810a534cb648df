//! `table`: values of games with one or two sizes, and the period in them with its standing.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human::sheet;
use crate::cli::json::Json;
use crate::cli::options::{bound, game, sets};
use crate::cli::reply;
use crate::cli::watch::{Watch, duration};
use crate::cli::wrap::wrap;
use crate::duel::house::Entry;
use crate::fault::{Fault, Kind};
use crate::oracle::sequence::{Cells, Period, Standing, Table};
use crate::oracle::value::Outcome;
use crate::params::Params;
use crate::say;
use crate::say::{Say, Tongue};

/// Values of a line that stand in one row of the text form.
const PER_ROW: usize = 10;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("table")
        .about(help(say!("cli-about-table")))
        .after_help(help(say!("cli-examples-table")))
        .arg(game(tongue).required(true))
        .arg(sets(tongue))
        .arg(bound(tongue))
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(["text", "csv", "json"]))
                .default_value("text")
                .help(help(say!("cli-help-format"))),
        )
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Prints the table.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let name = asked.get_one::<String>("game").expect("clap asks for it");
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let watch = Watch::new(within);
    let (entry, params) = desk.variant(name, asked.get_many("set").into_iter().flatten())?;
    let place = entry.open(&params, None)?;
    let to = asked.get_one::<usize>("to").copied();
    let none =
        || Fault::new(Kind::BadParameter, say!("no-table", game = entry.id.clone())).expecting(say!("expect-table"));
    let table = watch.over(|control| place.table(to, control)).ok_or_else(none)?.map_err(stopped)?;
    match asked.get_one::<String>("format").map(String::as_str) {
        Some("json") => {
            let mut json = Json::new();
            write(&mut json, entry, &params, &table);
            // One row of values stays one line: a table indented by numbers is no help to anybody.
            json.raw("\n");
            out.write_all(&json.text)?;
        }
        Some("csv") => out.write_all(csv(&table).as_bytes())?,
        _ => out.write_all(text(entry, &params, &table, desk.tongue).as_bytes())?,
    }
    Ok(())
}

fn write(json: &mut Json, entry: &Entry, params: &Params, table: &Table) {
    json.object(|json| {
        reply::head(json, &entry.id, params);
        json.key("of");
        json.list(table.of, |json, name| json.string(name));
        json.key("from");
        json.whole(table.from as u64);
        json.key("to");
        json.whole(table.to as u64);
        json.key("kind");
        json.string(if matches!(table.cells, Cells::Nimbers(_)) { "nimber" } else { "outcome" });
        json.key("values");
        match &table.cells {
            Cells::Nimbers(rows) => values(json, table, rows, |json, n| json.whole(*n)),
            Cells::Outcomes(rows) => values(json, table, rows, |json, outcome| json.string(outcome.letter())),
        }
        period(json, table);
    });
}

fn values<T>(json: &mut Json, table: &Table, rows: &[Vec<T>], write: impl Fn(&mut Json, &T) + Copy) {
    if is_line(table) {
        json.list(rows.iter().flatten(), write);
    } else {
        json.list(rows, |json, row| json.list(row, write));
    }
}

fn is_line(table: &Table) -> bool {
    table.of.len() < 2
}

fn period(json: &mut Json, table: &Table) {
    let known = table.period.as_ref();
    for (name, number) in [
        ("period", known.map(|p| p.period)),
        ("preperiod", known.map(|p| p.preperiod)),
        ("saltus", known.map(|p| p.saltus)),
    ] {
        json.key(name);
        match number {
            Some(n) => json.whole(n),
            None => json.raw("null"),
        }
    }
    json.key("exceptions");
    json.list(exceptions(table), |json, (n, value)| {
        json.list([Exception::Nimber(n), value], |json, item| match item {
            Exception::Nimber(number) => json.whole(number),
            Exception::Outcome(letter) => json.string(letter),
        });
    });
    json.key("certified");
    json.flag(known.is_some());
}

/// A value that the period does not explain; a nim-value or an outcome.
enum Exception {
    Nimber(u64),
    Outcome(&'static str),
}

fn exceptions(table: &Table) -> Vec<(u64, Exception)> {
    let Some(period) = table.period.as_ref().filter(|_| is_line(table)) else { return Vec::new() };
    match &table.cells {
        Cells::Nimbers(rows) => {
            let found = rows.first().map(|row| period.exceptions(row)).unwrap_or_default();
            found.into_iter().map(|(n, nimber)| (n, Exception::Nimber(nimber))).collect()
        }
        Cells::Outcomes(rows) => {
            let outcomes = rows.first().map_or(&[][..], Vec::as_slice);
            let codes: Vec<u64> = outcomes.iter().map(|outcome| *outcome as u64).collect();
            let found = period.exceptions(&codes);
            found.into_iter().map(|(n, _)| (n, Exception::Outcome(outcomes[n as usize].letter()))).collect()
        }
    }
}

/// The values as texts, row by row.
fn cells(table: &Table) -> Vec<Vec<String>> {
    match &table.cells {
        Cells::Nimbers(rows) => rows.iter().map(|row| row.iter().map(u64::to_string).collect()).collect(),
        Cells::Outcomes(rows) => {
            let letter = |outcome: &Outcome| outcome.letter().to_owned();
            rows.iter().map(|row| row.iter().map(letter).collect()).collect()
        }
    }
}

fn csv(table: &Table) -> String {
    let cells = cells(table);
    let mut lines = Vec::new();
    if is_line(table) {
        lines.push(format!("{},value", table.of.first().unwrap_or(&"n")));
        let values = cells.iter().flatten().enumerate();
        lines.extend(values.map(|(i, value)| format!("{},{value}", table.from + i)));
    } else {
        let longest = cells.iter().map(Vec::len).max().unwrap_or(0);
        let columns: Vec<String> = (0..longest).map(|i| (table.from + i).to_string()).collect();
        lines.push(format!("{},{}", table.of.join("/"), columns.join(",")));
        lines.extend(cells.iter().enumerate().map(|(i, row)| format!("{},{}", table.from + i, row.join(","))));
    }
    lines.push(String::new());
    lines.join("\n")
}

fn text(entry: &Entry, params: &Params, table: &Table, tongue: &Tongue) -> String {
    let title = say!("human-game", game = entry.title.clone(), params = params.brackets(&entry.params()));
    let mut out = wrap("", &tongue.speak(&title));
    let cells = cells(table);
    let mut rows = Vec::new();
    if is_line(table) {
        rows.push(std::iter::once(String::new()).chain((0..PER_ROW).map(|i| format!("+{i}"))).collect());
        let flat: Vec<String> = cells.into_iter().flatten().collect();
        for (i, chunk) in flat.chunks(PER_ROW).enumerate() {
            rows.push(std::iter::once((table.from + i * PER_ROW).to_string()).chain(chunk.iter().cloned()).collect());
        }
    } else {
        let longest = cells.iter().map(Vec::len).max().unwrap_or(0);
        let columns = (0..longest).map(|i| (table.from + i).to_string());
        rows.push(std::iter::once(table.of.join("/")).chain(columns).collect());
        for (i, row) in cells.into_iter().enumerate() {
            rows.push(std::iter::once((table.from + i).to_string()).chain(row).collect());
        }
    }
    out += &sheet(&rows);
    for line in law(table) {
        out += &wrap("", &tongue.speak(&line));
    }
    out
}

/// The period in words.
fn law(table: &Table) -> Vec<Say> {
    let Some(Period { period, preperiod, saltus, standing }) = &table.period else { return Vec::new() };
    let claim = say!("table-period", period = *period, preperiod = *preperiod, saltus = *saltus);
    let why = match standing {
        Standing::Theorem => say!("table-theorem"),
        Standing::Certified { from, to } => say!("table-certified", from = *from, to = *to),
    };
    let told = exceptions(table).into_iter().map(|(n, value)| match value {
        Exception::Nimber(nimber) => format!("{n}: {nimber}"),
        Exception::Outcome(letter) => format!("{n}: {letter}"),
    });
    let told: Vec<String> = told.collect();
    let mut said = vec![claim, why];
    if !told.is_empty() {
        said.push(say!("table-exceptions", list = told));
    }
    said
}
