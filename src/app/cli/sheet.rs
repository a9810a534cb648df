//! `sheet`: a worksheet with its key apart, as Markdown, HTML or a picture, the same for the same seed.

use std::io::Write;
use std::path::Path;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt};
use crate::cli::human::exhibit;
use crate::cli::options::seed;
use crate::cli::puzzle::{count, difficulty, drawn, games};
use crate::store::{file_fault, write_atomically};
use ground::say;
use ground::say::Tongue;
use teach::page::{Block, Form};
use teach::puzzle::difficulty::Level;
use teach::puzzle::kind::Kind;
use teach::puzzle::series::{Aim, Series};
use teach::sheet::Sheet;

/// Questions on a sheet unless another number is asked for.
const QUESTIONS: u64 = 8;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let games = Arg::new("game").long("game").value_name("ID").action(ArgAction::Append);
    let key = Arg::new("key").long("key").value_name("FILE");
    let form = Arg::new("format").long("format").value_name("FORMAT").default_value("markdown");
    let forms = PossibleValuesParser::new(Form::ALL.map(|(name, _)| name));
    let key_only = Arg::new("key-only").long("key-only").action(ArgAction::SetTrue).conflicts_with("key");
    Command::new("sheet")
        .about(help(say!("cli-about-sheet")))
        .after_long_help(help(say!("cli-examples-sheet")))
        .arg(seed(tongue).required(true))
        .arg(games.help(help(say!("cli-help-sheet-game"))))
        .arg(count(tongue, &say!("cli-help-count-sheet")))
        .arg(difficulty(tongue))
        .arg(form.value_parser(forms).help(help(say!("cli-help-sheet-format"))))
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
    let sheet = Sheet::of(&puzzles, seed, &|shown, place| exhibit(shown, place, usize::MAX, desk.tongue), desk.tongue);
    let form = asked.get_one::<String>("format").and_then(|name| Form::of(name)).unwrap_or(Form::Markdown);
    let written = |blocks: &[Block]| form.write(blocks, desk.tongue);
    if asked.get_flag("key-only") {
        return Ok(out.write_all(written(&sheet.key).as_bytes())?);
    }
    let Some(path) = asked.get_one::<String>("key") else {
        let whole: Vec<Block> = sheet.paper.into_iter().chain([Block::Break]).chain(sheet.key).collect();
        return Ok(out.write_all(written(&whole).as_bytes())?);
    };
    out.write_all(written(&sheet.paper).as_bytes())?;
    let path = Path::new(path);
    Ok(write_atomically(path, &written(&sheet.key)).map_err(|error| file_fault(path, &error))?)
}
