//! `stats`: the learner's progress told, exported or deleted.

use std::io::{Write, stdin};
use std::path::Path;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::ask::write_json;
use crate::cli::config::eprintln_quietly;
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::json_flag;
use crate::cli::wrap::wrap;
use crate::store::progress::{Kept, Progress, today};
use crate::store::{file_fault, reading, write_atomically};
use ground::fault::{Fault, Kind};
use ground::json::Json;
use ground::say;
use ground::say::Tongue;
use teach::concept::Concept;
use teach::ledger::{Ledger, Open};
use teach::note::Day;
use teach::summary;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("stats")
        .about(help(say!("cli-about-stats")))
        .after_long_help(help(say!("cli-examples-stats")))
        .arg(json_flag(tongue))
        .arg(Arg::new("export").long("export").value_name("FILE").help(help(say!("cli-help-export"))))
        .arg(
            Arg::new("delete")
                .long("delete")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["json", "export"])
                .help(help(say!("cli-help-delete"))),
        )
        .arg(Arg::new("yes").long("yes").action(ArgAction::SetTrue).requires("delete").help(help(say!("cli-help-yes"))))
}

/// Tells, exports or deletes.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let none = || Fault::new(Kind::BadParameter, say!("stats-no-home"));
    let progress = Progress::at(desk.paths.as_ref().ok_or_else(none)?.progress());
    if asked.get_flag("delete") {
        return delete(&progress, asked.get_flag("yes"), desk.tongue, out);
    }
    let kept = progress.all()?;
    if let Some(aside) = &kept.aside {
        eprintln_quietly(&desk.tongue.speak(&say!("stats-aside", file = aside.display().to_string())));
    }
    if let Some(file) = asked.get_one::<String>("export") {
        return export(&progress, file, desk.tongue, out);
    }
    let (ledger, today) = (Ledger::of(&kept.notes), today());
    if asked.get_flag("json") {
        return write_json(&written(&ledger, today, &kept), out);
    }
    for (depth, says) in summary::lines(&ledger, today) {
        out.write_all(wrap(&"  ".repeat(depth), &desk.tongue.speak(&says)).as_bytes())?;
    }
    let file = say!("stats-file", file = progress.path().display().to_string());
    out.write_all(wrap("", &desk.tongue.speak(&file)).as_bytes())?;
    Ok(())
}

fn export(progress: &Progress, file: &str, tongue: &Tongue, out: &mut dyn Write) -> Result<(), Halt> {
    let text = progress.export()?;
    if file == "-" {
        out.write_all(text.as_bytes())?;
        return Ok(());
    }
    write_atomically(Path::new(file), &text).map_err(|error| file_fault(Path::new(file), &error))?;
    writeln!(out, "{}", tongue.speak(&say!("stats-exported", file = file)))?;
    Ok(())
}

fn delete(progress: &Progress, is_sure: bool, tongue: &Tongue, out: &mut dyn Write) -> Result<(), Halt> {
    if !is_sure {
        let ask = say!("stats-delete-ask", file = progress.path().display().to_string());
        write!(out, "{} ", tongue.speak(&ask))?;
        out.flush()?;
        let line = reading::line(&mut stdin().lock())?.unwrap_or_default();
        if line.trim() != "yes" {
            writeln!(out, "{}", tongue.speak(&say!("stats-not-deleted")))?;
            out.flush()?;
            return Err(Halt::Exit(1));
        }
    }
    let says = if progress.delete()? { say!("stats-deleted") } else { say!("stats-nothing") };
    writeln!(out, "{}", tongue.speak(&says))?;
    Ok(())
}

fn written(ledger: &Ledger, today: Day, kept: &Kept) -> Json {
    let tally = ledger.tally();
    let numbers = |json: &mut Json, rows: &[(&str, usize)]| {
        for (name, number) in rows {
            json.key(name);
            json.whole(*number as u64);
        }
    };
    let mut json = Json::new();
    json.reply(|json| {
        let ([won, drawn, lost], [tried, found], [puzzles, solved]) = (tally.results, tally.exercises, tally.puzzles);
        numbers(json, &[("records", kept.notes.len()), ("games", tally.games)]);
        numbers(json, &[("won", won), ("drawn", drawn), ("lost", lost)]);
        numbers(json, &[("open", ledger.open().len()), ("due", ledger.due(today).len())]);
        numbers(json, &[("learned", ledger.learned()), ("exercises", tried), ("found", found)]);
        numbers(json, &[("puzzles", puzzles), ("solved", solved), ("lessons", tally.lessons)]);
        json.key("concepts");
        json.object(|json| {
            let rows: Vec<(&str, usize)> = tally.mistakes.iter().map(|(kind, n)| (Concept::name(*kind), *n)).collect();
            numbers(json, &rows);
        });
        json.key("mistakes");
        json.list(&ledger.open(), |json, open| json.object(|json| mistake(json, open, today)));
    });
    json
}

fn mistake(json: &mut Json, open: &Open, today: Day) {
    let mistake = &open.mistake;
    let texts = [
        ("game", &mistake.board.game),
        ("position", &mistake.board.position),
        ("move", &mistake.mv),
        ("concept", &mistake.concept),
        ("kept", &mistake.kept),
        ("left", &mistake.left),
    ];
    for (name, text) in texts {
        json.key(name);
        json.string(text);
    }
    json.key("due_in");
    json.whole(u64::from(open.due.saturating_sub(today)));
    json.key("times");
    json.whole(open.times as u64);
}
