//! `sheet`: a worksheet in Markdown with its key apart, the same for the same seed.

use std::io::Write;
use std::path::Path;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt};
use crate::cli::human::exhibit;
use crate::cli::options::seed;
use crate::cli::puzzle::{count, difficulty, drawn, games};
use crate::store::{file_fault, write_atomically};
use ground::say;
use ground::say::Tongue;
use teach::puzzle::difficulty::Level;
use teach::puzzle::kind::Kind;
use teach::puzzle::series::{Aim, Series};
use teach::sheet::{PAGE_BREAK, Sheet};

/// Questions on a sheet unless another number is asked for.
const QUESTIONS: u64 = 8;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let games = Arg::new("game").long("game").value_name("ID").action(ArgAction::Append);
    let key = Arg::new("key").long("key").value_name("FILE");
    let key_only = Arg::new("key-only").long("key-only").action(ArgAction::SetTrue).conflicts_with("key");
    Command::new("sheet")
        .about(help(say!("cli-about-sheet")))
        .after_long_help(help(say!("cli-examples-sheet")))
        .arg(seed(tongue).required(true))
        .arg(games.help(help(say!("cli-help-sheet-game"))))
        .arg(count(tongue, &say!("cli-help-count-sheet")))
        .arg(difficulty(tongue))
        .arg(key.help(help(say!("cli-help-key"))))
        .arg(key_only.help(help(say!("cli-help-key-only"))))
}

/// Prints a worksheet.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let seed = asked.get_one::<u64>("seed").copied().unwrap_or_default();
    let count = asked.get_one::<u64>("count").copied().unwrap_or(QUESTIONS);
    let level = asked.get_one::<u8>("difficulty").copied().and_then(Level::of);
    let games = games(desk, asked.get_many::<String>("game").into_iter().flatten())?;
    let series = Series { games, kinds: Kind::MIXED.to_vec(), seed, is_usual: false };
    let puzzles = drawn(desk, &series, level.map_or(Aim::Any, Aim::Level), count)?;
    let sheet = Sheet::of(&puzzles, seed, &|shown, scene| exhibit(shown, scene, desk.tongue), desk.tongue);
    if asked.get_flag("key-only") {
        out.write_all(sheet.key.as_bytes())?;
        return Ok(());
    }
    out.write_all(sheet.paper.as_bytes())?;
    match asked.get_one::<String>("key") {
        Some(path) => {
            let path = Path::new(path);
            write_atomically(path, &sheet.key).map_err(|error| file_fault(path, &error))?;
        }
        None => write!(out, "{PAGE_BREAK}{}", sheet.key)?,
    }
    Ok(())
}
