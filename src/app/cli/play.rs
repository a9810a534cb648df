//! `play`: a game in lines, or the one the screen is to open with.

use std::env;
use std::io::{IsTerminal, Write, stdin, stdout};

use clap::{Arg, ArgMatches, Command, value_parser};

use crate::cli::arena::{Rules, duel_of, rules};
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::{game, json_flag, position, seed, sets, text_of};
use crate::cli::plain::Table;
use crate::store::opening::Opening;
use crate::store::slot::{Found, Slot};
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use teach::fair::MOST;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("play")
        .about(help(say!("cli-about-play")))
        .after_long_help(help(say!("cli-examples-play")))
        .arg(game(tongue))
        .arg(position(tongue))
        .arg(sets(tongue))
        .args(seats(tongue))
        .arg(Arg::new("bot").long("bot").value_name("COMMAND").requires("game").help(help(say!("cli-help-bot"))))
        .arg(Arg::new("versus").long("versus").value_name("BOT").requires("bot").help(help(say!("cli-help-versus"))))
        .args(rules(tongue).into_iter().take(3).map(|arg| arg.requires("bot")))
        .arg(json_flag(tongue).requires("bot"))
}

/// Who begins, how strong the opponent is, what its lots are drawn from, how even the start; or a saved game instead.
pub fn seats(tongue: &Tongue) -> [Arg; 5] {
    let word = |name: &'static str, value: &'static str, say| {
        Arg::new(name).long(name).value_name(value).help(tongue.speak(&say))
    };
    let fair = word("fair", "K", say!("cli-help-fair"));
    let resume = word("resume", "FILE", say!("cli-help-resume"));
    [
        word("first", "WHO", say!("cli-help-first")),
        word("level", "NAME", say!("cli-help-level")),
        seed(tongue),
        fair.value_parser(value_parser!(u32).range(1..=i64::from(MOST)))
            .requires("game")
            .conflicts_with_all(["position", "set", "first"]),
        resume.conflicts_with_all(["game", "set", "first", "level", "seed", "fair"]),
    ]
}

/// Whether the game is played in lines: asked for, or the terminal cannot be drawn on.
pub fn is_plain(asked: &ArgMatches) -> bool {
    asked.get_flag("plain") || env::var("TERM").is_ok_and(|term| term == "dumb")
}

/// What became of a game.
pub enum Played {
    /// It was played in lines.
    InLines,
    /// The screen is to open with it, or with the gallery.
    OnScreen(Option<Box<Opening>>),
}

/// Plays in lines, or leaves the game to the screen.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<Played, Halt> {
    if let Some(bot) = asked.get_one::<String>("bot") {
        return by_bot(desk, asked, bot, out).map(|()| Played::InLines);
    }
    let opening = Opening::of(desk, asked)?;
    if !is_plain(asked) {
        if stdout().is_terminal() && stdin().is_terminal() {
            return Ok(Played::OnScreen(opening.map(Box::new)));
        }
        return Err(Fault::new(Kind::BadParameter, say!("no-terminal")).into());
    }
    let mut slot = desk.paths.as_ref().map(|paths| Slot::at(paths.resume()));
    let opening = match opening {
        Some(opening) => opening,
        None => resumed(desk, slot.as_mut(), out)?,
    };
    Table::new(desk, opening, slot).play(&mut stdin().lock(), out)?;
    Ok(Played::InLines)
}

/// A program plays against the opponent.
fn by_bot(desk: &Desk, asked: &ArgMatches, bot: &str, out: &mut dyn Write) -> Result<(), Halt> {
    let game = asked.get_one::<String>("game").map_or("", String::as_str);
    let position = text_of(asked, "position");
    let (entry, place) = desk.open(game, position.as_deref(), asked.get_many("set").into_iter().flatten())?;
    let level = asked.get_one::<String>("level").or(asked.get_one("versus"));
    let versus = level.map_or("oracle", String::as_str);
    duel_of(desk, entry, &place, [bot, versus], &Rules::of(asked)?, asked.get_flag("json"), out)
}

/// The game that was left last.
fn resumed(desk: &Desk, slot: Option<&mut Slot>, out: &mut dyn Write) -> Result<Opening, Halt> {
    let none = || Fault::new(Kind::UnknownGame, say!("no-game")).expecting(say!("expect-game"));
    match slot.ok_or_else(none)?.load()? {
        Found::Nothing => Err(none().into()),
        Found::Game(record) => Ok(Opening::of_record(desk, &record)?),
        Found::Damaged { mistake, aside } => {
            let told = say!("plain-set-aside", file = aside.display().to_string());
            writeln!(out, "{}\n{}", mistake.speak(desk.tongue), desk.tongue.speak(&told))?;
            Err(none().into())
        }
    }
}
