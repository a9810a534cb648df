//! `table`: values of games with one or two sizes, and the period in them with its standing.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human::sheet;
use crate::cli::options::{bound, game, json_flag, sets};
use crate::cli::watch::duration;
use crate::cli::wrap::wrap;
use duel::house::Entry;
use duel::preset;
use ground::fault::{Fault, Kind};
use ground::params::Params;
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::sequence::{Cell, Cells, Fall, Table, plies as occurring};
use teach::chart::csv::csv;
use teach::chart::json::json;
use teach::chart::law::law;
use teach::chart::svg::svg;

/// Values of a line that stand in one row of the text form.
const PER_ROW: usize = 10;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("table")
        .about(help(say!("cli-about-table")))
        .after_long_help(help(say!("cli-examples-table")))
        .arg(game(tongue).required(true))
        .arg(sets(tongue))
        .arg(bound(tongue))
        .arg(
            Arg::new("format")
                .long("format")
                .value_name("FORMAT")
                .value_parser(PossibleValuesParser::new(["text", "csv", "json", "svg"]))
                .default_value("text")
                .help(help(say!("cli-help-format"))),
        )
        .arg(json_flag(tongue).conflicts_with("format"))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Prints the table.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let name = asked.get_one::<String>("game").expect("clap asks for it");
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let watch = desk.watch(within);
    let (entry, params) = desk.variant(name, asked.get_many("set").into_iter().flatten())?;
    let place = entry.open(&params, None)?;
    let to = asked.get_one::<usize>("to").copied();
    let none =
        || Fault::new(Kind::BadParameter, say!("no-table", game = entry.id.clone())).expecting(say!("expect-table"));
    let table = watch.over(|control| place.table(to, control)).ok_or_else(none)?.map_err(stopped)?;
    let known = law(&table, place.law(table.of.len()).as_deref());
    let format = asked.get_one::<String>("format").map(String::as_str).filter(|_| !asked.get_flag("json"));
    match format.or(Some("json")) {
        Some("json") => out.write_all(&json(&entry.id, &params, &table).text)?,
        Some("csv") => out.write_all(csv(&table).as_bytes())?,
        Some("svg") => {
            out.write_all(svg(&preset::game(entry, &params, desk.tongue), &table, &known, desk.tongue).as_bytes())?;
        }
        _ => out.write_all(text(entry, &params, &table, &known, desk.tongue).as_bytes())?,
    }
    Ok(())
}

/// The counts of both sides under each other, then how many positions are decided in how many plies.
fn counted(falls: &[Fall], tongue: &Tongue) -> String {
    let told = |say| tongue.speak(&say);
    let head = [
        told(say!("falls-to-move")),
        told(say!("falls-positions")),
        "N".into(),
        "P".into(),
        "D".into(),
        told(say!("falls-longest")),
    ];
    let row = |fall: &Fall| {
        let counts = [fall.positions(), fall.won, fall.lost, fall.drawn, fall.longest()].map(|count| count.to_string());
        std::iter::once(fall.to_move.to_owned()).chain(counts).collect()
    };
    let counts: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain(falls.iter().map(row)).collect();
    let sides = falls.iter().map(|fall| fall.to_move.to_owned());
    let mut plies: Vec<Vec<String>> = vec![std::iter::once(told(say!("falls-plies"))).chain(sides).collect()];
    for remoteness in occurring(falls) {
        let counts = falls.iter().map(|fall| fall.histogram.get(&remoteness).copied().unwrap_or(0).to_string());
        plies.push(std::iter::once(remoteness.to_string()).chain(counts).collect());
    }
    format!("{}\n{}", sheet(&counts), sheet(&plies))
}

/// The values as texts, row by row.
fn cells(table: &Table) -> Vec<Vec<String>> {
    let written = |row, column| table.cell(row, column).map(Cell::write);
    (0..table.rows())
        .map(|row| (0..table.row_length(row)).filter_map(|column| written(row, column)).collect())
        .collect()
}

fn text(entry: &Entry, params: &Params, table: &Table, known: &[Say], tongue: &Tongue) -> String {
    let mut out = wrap("", &tongue.speak(&preset::game(entry, params, tongue)));
    if let Cells::Falls(all) = &table.cells {
        return out + &counted(all, tongue);
    }
    let cells = cells(table);
    let mut rows = Vec::new();
    if table.is_line() {
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
    for line in known {
        out += &wrap("", &tongue.speak(line));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::say::Language;
    use std::collections::BTreeMap;

    #[test]
    fn people_read_a_line_for_each_remoteness_that_occurs() {
        let histogram = BTreeMap::from([(0, 2), (1, 4), (13, 1)]);
        let fall = |to_move, drawn| Fall { to_move, won: 5, lost: 2, drawn, histogram: histogram.clone() };
        let told = counted(&[fall("W", 0), fall("B", 3)], Tongue::of(Language::English));
        assert_eq!(told.lines().count(), 3 + 1 + 4);
        assert!(told.lines().last().is_some_and(|line| line.split_whitespace().eq(["13", "1", "1"])));
    }
}
