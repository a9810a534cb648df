//! The command line: everything the screen knows, for people and for programs.

pub(crate) mod arena;
pub(crate) mod ask;
pub mod batch;
pub(crate) mod checkpoints;
pub(crate) mod completion;
pub(crate) mod config;
pub(crate) mod contest;
pub(crate) mod demo;
pub mod desk;
pub(crate) mod diff;
pub(crate) mod games;
pub(crate) mod glossary;
pub(crate) mod gomocup;
pub(crate) mod guess;
pub(crate) mod hearing;
pub(crate) mod human;
pub mod judge;
pub(crate) mod law;
pub(crate) mod layout;
pub(crate) mod learn;
pub(crate) mod lecture;
pub(crate) mod manual;
pub(crate) mod methods;
pub(crate) mod moves;
pub(crate) mod opening;
pub(crate) mod options;
pub(crate) mod order;
pub(crate) mod papers;
pub(crate) mod plain;
pub(crate) mod play;
pub(crate) mod prove;
pub(crate) mod puzzle;
pub mod question;
pub(crate) mod refusal;
pub(crate) mod reply;
pub(crate) mod review;
pub(crate) mod rule;
pub(crate) mod sheet;
pub(crate) mod shelter;
pub mod show;
pub(crate) mod sieve;
pub(crate) mod spoken;
pub(crate) mod stats;
pub(crate) mod table;
pub(crate) mod tray;
pub(crate) mod tree;
pub mod verify;
pub mod watch;
pub(crate) mod wrap;

use std::env;
use std::io::{BufWriter, ErrorKind, IsTerminal, Write, stdin, stdout};
use std::sync::Arc;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::config::eprintln_quietly;
use crate::cli::demo::Told;
use crate::cli::desk::{Desk, Halt, KeyTable, status};
use crate::cli::hearing::{Heard, Unheard, hear};
use crate::cli::layout::{laid_out, punctuated};
use crate::cli::options::kindly;
use crate::cli::play::Played;
use crate::cli::sieve::Sieve;
use crate::settings::Settings;
use crate::settings::words::{Glyphs, Theme, When};
use crate::store::Paths;
use crate::store::opening::Opening;
use crate::store::shot::Shot;
use duel::house::House;
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use ground::say::Tongue;
use teach::demo::Demo;
use teach::lesson::form::Lesson;

/// What is left to do when the command line has been heard.
pub enum Next {
    /// Nothing: this is the exit status.
    Done(u8),
    /// Open the screen, perhaps with a game.
    Screen(Box<Desk>, Option<Box<Opening>>),
    /// Open the screen with a lesson, perhaps as slides.
    Lesson(Box<Desk>, Arc<Lesson>, bool),
    /// Open the screen with a demo, so long between two sayings.
    Demo(Box<Desk>, Box<Demo>, Duration),
    /// Draw a screen without a terminal.
    Draw(Box<Desk>, Box<Shot>),
}

/// Hears the arguments (the program's own name first) and does what they ask; mistakes in the games a person wrote are
/// told first. Where only help or the version is asked for, the house stays closed.
pub fn run(
    args: impl Iterator<Item = String>,
    open: impl FnOnce(Option<&Paths>) -> (House, Vec<Mistake>),
    paths: Option<Paths>,
    keys: KeyTable,
) -> Next {
    let args = kindly(args);
    let Heard { mut settings, config, tongue, complaints } = match hear(&args, paths.as_ref()) {
        Ok(heard) => heard,
        Err(Unheard { fault, tongue }) => return Next::Done(tell(&Halt::Fault(fault), tongue)),
    };
    let asked = match whole(tongue).try_get_matches_from(&args) {
        Ok(asked) => asked,
        Err(error) => return Next::Done(unasked(&error, &settings, tongue)),
    };
    let (house, mistakes) = open(paths.as_ref());
    for complaint in mistakes.iter().map(|mistake| mistake.speak(tongue)).chain(complaints) {
        eprintln_quietly(&complaint);
    }
    flags(&mut settings, &asked);
    let mut desk = Desk { house, mistakes, settings, paths, config, tongue, keys };
    match finish(|out| answer(&mut desk, &asked, out)) {
        Ok(Wish::Screen(opening)) => Next::Screen(Box::new(desk), opening),
        Ok(Wish::Lesson(lesson, is_slides)) => Next::Lesson(Box::new(desk), lesson, is_slides),
        Ok(Wish::Demo(demo, pace)) => Next::Demo(Box::new(desk), demo, pace),
        Ok(Wish::Draw(shot)) => Next::Draw(Box::new(desk), shot),
        Ok(Wish::Nothing) => Next::Done(0),
        Err(halt) => Next::Done(tell(&halt, tongue)),
    }
}

/// Shows help or the version on standard output, a complaint about the arguments on standard error. The exit status.
fn unasked(error: &clap::Error, settings: &Settings, tongue: &Tongue) -> u8 {
    if error.use_stderr() {
        eprintln_quietly(refusal::told(error, tongue).trim_end());
        return u8::try_from(error.exit_code()).unwrap_or(2);
    }
    let is_colored = settings.is_colored(stdout().is_terminal(), |name| env::var(name).ok());
    let told = if is_colored { error.render().ansi().to_string() } else { error.render().to_string() };
    finish(|out| Ok(out.write_all(wrap::help(&punctuated(&told, tongue), wrap::room()).as_bytes())?))
        .map_or_else(|halt| tell(&halt, tongue), |()| 0)
}

/// What a command leaves to be done.
enum Wish {
    Nothing,
    Screen(Option<Box<Opening>>),
    Lesson(Arc<Lesson>, bool),
    Demo(Box<Demo>, Duration),
    Draw(Box<Shot>),
}

fn answer(desk: &mut Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<Wish, Halt> {
    if asked.get_flag("list-themes") {
        for theme in Theme::WORDS {
            writeln!(out, "{theme}")?;
        }
        for theme in &desk.settings.themes.known {
            writeln!(out, "{}", theme.name)?;
        }
        return Ok(Wish::Nothing);
    }
    match asked.subcommand() {
        Some(("ask", asked)) => ask::run(desk, asked, out)?,
        Some(("methods", asked)) => methods::run(desk, asked, out)?,
        Some(("tree", asked)) => tree::run(desk, asked, out)?,
        Some(("census", asked)) => tree::census(desk, asked, out)?,
        Some(("table", asked)) => table::run(desk, asked, out)?,
        Some(("guess", asked)) => guess::run(desk, asked, out)?,
        Some(("diff", asked)) => diff::run(desk, asked, out)?,
        Some(("law", asked)) => law::run(desk, asked, out)?,
        Some(("prove", asked)) => prove::run(desk, asked, out)?,
        Some(("verify", asked)) => verify::run(desk, asked, out)?,
        Some(("demo", asked)) => {
            if let Told::OnScreen(demo, pace) = demo::run(desk, asked, out)? {
                return Ok(Wish::Demo(demo, pace));
            }
        }
        Some(("review", asked)) => review::run(desk, asked, out)?,
        Some(("stats", asked)) => stats::run(desk, asked, out)?,
        Some(("games", asked)) => games::run(desk, asked, out)?,
        Some(("puzzle", asked)) => puzzle::run(desk, asked, out)?,
        Some(("sheet", asked)) => sheet::run(desk, asked, out)?,
        Some(("glossary", asked)) => glossary::run(desk, asked, out)?,
        Some(("learn", asked)) => {
            if let Some((lesson, is_slides)) = learn::run(desk, asked, out)? {
                return Ok(Wish::Lesson(lesson, is_slides));
            }
        }
        Some(("contest", asked)) => contest::run(desk, asked, out)?,
        Some(("rule", asked)) => rule::run(desk, asked, out)?,
        Some(("arena", asked)) => arena::run(desk, asked, out)?,
        Some(("gomocup", asked)) => gomocup::run(desk, asked, out)?,
        Some(("judge", asked)) => judge::run(desk, asked, out)?,
        Some(("generate", asked)) => judge::generate::run(desk, asked, out)?,
        Some(("config", asked)) => config::run(desk, asked, out)?,
        Some(("completions", asked)) => papers::completions(desk, whole(desk.tongue), asked, out)?,
        Some(("man", asked)) => papers::man(desk, whole(desk.tongue), asked, out)?,
        Some(("screenshot", asked)) => return Ok(Wish::Draw(Box::new(show::still(desk, asked)?))),
        Some(("record", asked)) => return Ok(Wish::Draw(Box::new(show::film(desk, asked)?))),
        Some(("play", asked)) => {
            if let Played::OnScreen(opening) = play::run(desk, asked, out)? {
                return Ok(Wish::Screen(opening));
            }
        }
        _ => return screen(desk, asked, out),
    }
    Ok(Wish::Nothing)
}

/// Without a command the screen opens; where lines are wanted, the list of games is what a gallery is.
fn screen(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<Wish, Halt> {
    if play::is_plain(asked) {
        out.write_all(games::list(desk).as_bytes())?;
        writeln!(out, "\n{}", desk.tongue.speak(&say!("plain-how-to-play")))?;
        return Ok(Wish::Nothing);
    }
    if !stdout().is_terminal() || !stdin().is_terminal() {
        return Err(Fault::new(Kind::BadParameter, say!("no-terminal")).into());
    }
    Ok(Wish::Screen(None))
}

/// Runs a command with a buffered standard output and sees that everything has left it.
fn finish<T>(command: impl FnOnce(&mut dyn Write) -> Result<T, Halt>) -> Result<T, Halt> {
    let mut out = Sieve::before(BufWriter::with_capacity(1 << 16, stdout()));
    let done = command(&mut out);
    match out.flush() {
        Err(error) if done.is_ok() => Err(error.into()),
        _ => done,
    }
}

/// Says why a command ended early, and with which exit status.
pub fn tell(halt: &Halt, tongue: &Tongue) -> u8 {
    match halt {
        Halt::Exit(status) => *status,
        // Who reads no further has what they wanted.
        Halt::Io(error) if error.kind() == ErrorKind::BrokenPipe => 0,
        Halt::Io(error) => {
            eprintln_quietly(&format!("xorcle: {error}"));
            // What cannot be read is a wrong request; what cannot be written ends an answer before it is done.
            if error.kind() == ErrorKind::InvalidData { 2 } else { 3 }
        }
        Halt::Fault(fault) => {
            eprintln_quietly(&format!("{}: {}", fault.kind.name(), fault.speak(tongue)));
            status(fault.kind)
        }
        Halt::Mistake(mistake) => {
            eprintln_quietly(&format!("{}: {}", mistake.fault.kind.name(), mistake.speak(tongue)));
            status(mistake.fault.kind)
        }
    }
}

/// The whole command line with its words in a language.
pub fn whole(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let mut whole = Command::new("xorcle")
        .version(env!("CARGO_PKG_VERSION"))
        .about(help(say!("cli-about")))
        .after_long_help(help(say!("cli-examples")))
        .disable_help_subcommand(true)
        .infer_long_args(false)
        .args(global(tongue))
        .subcommand(play::command(tongue))
        .subcommand(demo::command(tongue))
        .subcommand(show::screenshot(tongue))
        .subcommand(show::record(tongue))
        .subcommand(ask::command(tongue))
        .subcommand(methods::command(tongue))
        .subcommand(tree::command(tongue))
        .subcommand(tree::census_command(tongue))
        .subcommand(table::command(tongue))
        .subcommand(guess::command(tongue))
        .subcommand(diff::command(tongue))
        .subcommand(law::command(tongue))
        .subcommand(prove::command(tongue))
        .subcommand(verify::command(tongue))
        .subcommand(review::command(tongue))
        .subcommand(stats::command(tongue))
        .subcommand(games::command(tongue))
        .subcommand(puzzle::command(tongue))
        .subcommand(sheet::command(tongue))
        .subcommand(glossary::command(tongue))
        .subcommand(learn::command(tongue))
        .subcommand(judge::command(tongue))
        .subcommand(arena::command(tongue))
        .subcommand(gomocup::command(tongue))
        .subcommand(rule::command(tongue))
        .subcommand(judge::generate::command(tongue))
        .subcommand(contest::command(tongue))
        .subcommand(config::command(tongue))
        .subcommand(papers::completions_command(tongue));
    let names: Vec<String> = whole.get_subcommands().map(|command| command.get_name().to_owned()).collect();
    whole = whole.subcommand(papers::man_command(tongue, &names));
    laid_out(whole, tongue)
}

/// The flags that every command understands.
fn global(tongue: &Tongue) -> Vec<Arg> {
    let word = |name: &'static str, value: &'static str, help| {
        Arg::new(name).long(name).value_name(value).global(true).help(tongue.speak(&help))
    };
    let flag = |name: &'static str, help| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).global(true).help(tongue.speak(&help))
    };
    vec![
        word("lang", "LANG", say!("cli-help-lang")).alias("language"),
        word("theme", "THEME", say!("cli-help-theme")).value_parser(PossibleValuesParser::new(Theme::WORDS)),
        word("color", "WHEN", say!("cli-help-color")).value_parser(PossibleValuesParser::new(When::WORDS)),
        word("config", "FILE", say!("cli-help-config")),
        flag("ascii", say!("cli-help-ascii")),
        flag("plain", say!("cli-help-plain")),
        flag("mouse", say!("cli-help-mouse")),
        flag("list-themes", say!("cli-help-list-themes")),
    ]
}

/// Takes the flags over the settings.
fn flags(settings: &mut Settings, asked: &ArgMatches) {
    let word = |name: &str| asked.get_one::<String>(name);
    if let Some(theme) = word("theme").and_then(|text| Theme::read(text).ok()) {
        theme.word().clone_into(&mut settings.theme);
    }
    if let Some(when) = word("color").and_then(|text| When::read(text).ok()) {
        settings.color = when;
    }
    if asked.get_flag("ascii") {
        settings.glyphs = Glyphs::Ascii;
    }
    settings.mouse |= asked.get_flag("mouse");
}
