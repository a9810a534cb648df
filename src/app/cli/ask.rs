//! `ask`: the verdict on a position with its reason, every move and the line.

use std::io::{BufReader, Write, stdin, stdout};
use std::sync::Arc;

use clap::{Arg, ArgAction, ArgMatches, Command};
use unicode_width::UnicodeWidthStr;

use crate::cli::batch;
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human;
use crate::cli::options::{game, json_flag, position, sets, text_of};
use crate::cli::reply;
use crate::cli::shelter::sheltered;
use crate::cli::watch::{Watch, duration};
use crate::cli::wrap::WIDTH;
use crate::store::position::Refusal;
use duel::answer::Answer;
use duel::house::Entry;
use duel::place::Place;
use duel::refutation::judged;
use ground::fault::{Fault, Kind};
use ground::json::{Json, indented, params};
use ground::say;
use ground::say::{Say, Tongue};
use ground::typed::signs;
use solve::judge::oracle::Scope;
use teach::ahead::{numbered, told};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("ask")
        .about(help(say!("cli-about-ask")))
        .after_long_help(help(say!("cli-examples-ask")))
        .arg(game(tongue).required_unless_present("batch"))
        .arg(position(tongue))
        .arg(sets(tongue))
        .arg(json_flag(tongue))
        .arg(
            Arg::new("batch")
                .long("batch")
                .action(ArgAction::SetTrue)
                .conflicts_with_all(["game", "position", "set"])
                .help(help(say!("cli-help-batch"))),
        )
        .arg(Arg::new("no-moves").long("no-moves").action(ArgAction::SetTrue).help(help(say!("cli-help-no-moves"))))
        .arg(Arg::new("more").long("more").action(ArgAction::SetTrue).help(help(say!("cli-help-more"))))
        .arg(Arg::new("within").long("within").value_name("DURATION").help(help(say!("cli-help-within"))))
}

/// Answers.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let within = asked.get_one::<String>("within").map(|text| duration(text)).transpose()?;
    let watch = desk.watch(within);
    if asked.get_flag("batch") {
        let mut input = BufReader::with_capacity(1 << 16, stdin().lock());
        return batch::run(desk, !asked.get_flag("no-moves"), &watch, &mut input, stdout());
    }
    let is_json = asked.get_flag("json");
    match sheltered(|| answer(desk, asked, &watch)).unwrap_or_else(|fault| Err(fault.into())) {
        Ok((entry, place, answer)) if is_json => {
            let mut json = Json::new();
            json.reply(|json| {
                params::head(json, &entry.id, place.params());
                reply::answer(json, &*place, &answer, !asked.get_flag("no-moves"), desk.tongue);
            });
            write_json(&json, out)
        }
        Ok((entry, place, answer)) => {
            let board = told(&answer.value, &answer.reason.steps).and_then(|line| numbered(&*place, line));
            let told = |is_whole| human::answer(entry, &*place, &answer, board.as_ref(), is_whole, desk.tongue);
            let is_whole = asked.get_flag("more");
            let text = told(is_whole);
            out.write_all(text.as_bytes())?;
            if !is_whole && text != told(true) {
                writeln!(out, "{}", more(entry, &*place, asked, desk.tongue))?;
            }
            Ok(())
        }
        Err(refusal) if is_json => {
            let fault = Fault::from(refusal);
            let mut json = Json::new();
            batch::error(&mut json, None, &fault, desk);
            write_json(&json, out)?;
            Err(fault.into())
        }
        Err(refusal) => Err(refusal.into()),
    }
}

/// The line that tells how more is asked for: the command where it fits a line.
fn more(entry: &Entry, place: &dyn Place, asked: &ArgMatches, tongue: &Tongue) -> String {
    let quoted = |text: &str| {
        let is_bare = |c: char| c.is_ascii_alphanumeric() || "-_.,:=/+".contains(c);
        if text.chars().all(is_bare) { text.to_owned() } else { format!("'{text}'") }
    };
    let sets = asked.get_many::<String>("set").into_iter().flatten();
    let sets = sets.map(|set| format!("--set {}", quoted(&signs(set))));
    let mut words = vec!["xorcle ask".to_owned(), quoted(&entry.id)];
    words.extend(text_of(asked, "position").map(|_| quoted(&place.text())));
    words.extend(sets.chain(["--more".to_owned()]));
    let says = |command: String| tongue.speak(&say!("human-told-more", command = Say::verbatim(command)));
    let line = says(words.join(" "));
    if line.width() <= WIDTH { line } else { says("xorcle ask … --more".to_owned()) }
}

fn answer<'d>(
    desk: &'d Desk,
    asked: &ArgMatches,
    watch: &Watch,
) -> Result<(&'d Entry, Arc<dyn Place>, Answer), Refusal> {
    let name = asked.get_one::<String>("game").ok_or_else(|| Fault::new(Kind::UnknownGame, say!("no-game")))?;
    let position = text_of(asked, "position");
    let (entry, place) = desk.open(name, position.as_deref(), asked.get_many("set").into_iter().flatten())?;
    let answer = watch.over(|control| judged(&*place, Scope::Everything, control)).map_err(stopped)?;
    Ok((entry, place, answer))
}

/// Writes JSON for a terminal or a file: indented.
pub fn write_json(json: &Json, out: &mut dyn Write) -> Result<(), Halt> {
    out.write_all(&indented(&json.text))?;
    out.write_all(b"\n")?;
    Ok(())
}
