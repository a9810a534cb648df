//! `screenshot` and `record`: any screen as a text, a page, a drawing or a recording, without a terminal.

use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::demo::{plies, plies_of};
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::{STDOUT, game, position, sets};
use crate::cli::play::seats;
use crate::cli::watch::duration;
use crate::settings::words::When;
use crate::store::opening::Opening;
use crate::store::shot::{How, Shot};
use crate::store::{file_fault, write_atomically};
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use teach::demo::Demo;
use teach::opponent::Level;

/// Columns and rows at most.
const MOST: (u16, u16) = (500, 300);

/// How `screenshot` is asked for.
pub fn screenshot(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let format = Arg::new("format").long("format").value_name("FORMAT").value_parser(["text", "html", "svg"]);
    common("screenshot", tongue)
        .about(help(say!("cli-about-screenshot")))
        .after_long_help(help(say!("cli-examples-screenshot")))
        .arg(format.help(help(say!("cli-help-picture"))))
}

/// How `record` is asked for.
pub fn record(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    common("record", tongue)
        .about(help(say!("cli-about-record")))
        .after_long_help(help(say!("cli-examples-record")))
        .arg(pace(tongue))
}

/// How long each step stays in sight.
fn pace(tongue: &Tongue) -> Arg {
    Arg::new("pace").long("pace").value_name("SECONDS").default_value("1").help(tongue.speak(&say!("cli-help-pace")))
}

fn common(name: &'static str, tongue: &Tongue) -> Command {
    let word = |name: &'static str, value: &'static str, say| {
        Arg::new(name).long(name).value_name(value).help(tongue.speak(&say))
    };
    let help = |say| tongue.speak(&say);
    let demo = Arg::new("demo").long("demo").action(ArgAction::SetTrue).requires("game");
    Command::new(name)
        .arg(game(tongue))
        .arg(position(tongue))
        .arg(sets(tongue))
        .arg(demo.help(help(say!("cli-help-demo"))))
        .arg(plies(tongue).requires("demo"))
        // The same command draws the same: lots are not drawn anew each time.
        .args(seats(tongue).map(|arg| if arg.get_id() == "seed" { arg.default_value("1") } else { arg }))
        .arg(
            word("keys", "KEYS", say!("cli-help-keys"))
                .default_value("")
                .hide_default_value(true)
                .allow_hyphen_values(true),
        )
        .arg(word("size", "COLUMNSxROWS", say!("cli-help-size")).default_value("80x24"))
        .arg(word("out", "FILE", say!("cli-help-out")).short('o'))
}

/// What `screenshot` orders.
pub fn still(desk: &mut Desk, asked: &ArgMatches) -> Result<Shot, Halt> {
    let file = asked.get_one::<String>("out");
    let ending = file.and_then(|file| Path::new(file).extension()?.to_str());
    let how = match asked.get_one::<String>("format").map(String::as_str).or(ending) {
        Some("html") => How::Html,
        Some("svg") => How::Svg,
        _ => How::Text,
    };
    shot(desk, asked, how)
}

/// What `record` orders.
pub fn film(desk: &mut Desk, asked: &ArgMatches) -> Result<Shot, Halt> {
    let pace = asked.get_one::<String>("pace").map_or("1", String::as_str);
    let pace = u64::try_from(duration(pace)?.as_millis()).unwrap_or(u64::MAX).clamp(1, 3_600_000);
    shot(desk, asked, How::Cast(pace))
}

fn shot(desk: &mut Desk, asked: &ArgMatches, how: How) -> Result<Shot, Halt> {
    let word = |name: &str| asked.get_one::<String>(name).map_or("", String::as_str);
    // A picture has colours unless they are refused, whatever the terminal at hand can show.
    if desk.settings.color == When::Auto {
        desk.settings.color = When::Always;
    }
    let opening = Opening::of(desk, asked)?;
    let demo = opening.as_ref().filter(|_| asked.get_flag("demo")).map(|opening| demo(opening, desk, asked, how));
    Ok(Shot {
        opening: opening.filter(|_| demo.is_none()),
        demo,
        keys: word("keys").split_whitespace().map(str::to_owned).collect(),
        size: size(word("size"))?,
        how,
        file: asked.get_one::<String>("out").filter(|file| *file != STDOUT).map(PathBuf::from),
        home: tempfile::tempdir()?,
    })
}

/// The game of an opening as a demo: a level that was asked for is that of the side that does not begin. What is recorded keeps the
/// pace of the recording.
fn demo(opening: &Opening, desk: &Desk, asked: &ArgMatches, how: How) -> (Box<Demo>, Duration) {
    let rival = if asked.contains_id("level") { opening.level } else { Level::Perfect };
    let (entry, place) = (opening.duel.entry().clone(), opening.duel.place().clone());
    let pace = if let How::Cast(pace) = how { Duration::from_millis(pace) } else { desk.settings.pace.time() };
    (Box::new(Demo::new(entry, place, opening.seed, plies_of(asked), rival)), pace)
}

/// Columns and rows written as `80x24`.
fn size(text: &str) -> Result<(u16, u16), Fault> {
    let read = || {
        let (columns, rows) = text.split_once(['x', 'X', '×'])?;
        let (columns, rows) = (columns.trim().parse().ok()?, rows.trim().parse().ok()?);
        let fits = (1..=MOST.0).contains(&columns) && (1..=MOST.1).contains(&rows);
        fits.then_some((columns, rows))
    };
    read().ok_or_else(|| {
        let expected = say!("show-expect-size", columns = MOST.0.to_string(), rows = MOST.1.to_string());
        Fault::new(Kind::BadParameter, say!("bad-setting", text = text)).expecting(expected)
    })
}

/// Prints what was drawn, or writes it to its file.
pub fn hand_out(made: Result<String, Fault>, file: Option<&Path>) -> Result<(), Halt> {
    let made = made?;
    match file {
        Some(file) => write_atomically(file, &made).map_err(|error| file_fault(file, &error).into()),
        None => Ok(stdout().write_all(made.as_bytes())?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_columns_by_rows_within_bounds() {
        assert_eq!(size("80x24").ok(), Some((80, 24)));
        assert_eq!(size("500 × 300").ok(), Some((500, 300)));
        for wrong in ["", "80", "80x", "x24", "0x24", "80x0", "501x24", "80x301", "-1x5", "80x24x3", "99999999x1"] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
