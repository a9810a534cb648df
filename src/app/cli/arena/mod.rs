//! `arena`: programs, named flaws and the oracle play all pairs on both seats; each game is judged exactly.

pub(crate) mod game;
pub(crate) mod player;
pub(crate) mod table;

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::arena::game::{Course, Game};
use crate::cli::arena::player::Player;
use crate::cli::arena::table::Table;
use crate::cli::desk::{Desk, Halt};
use crate::cli::options::{json_flag, seed};
use crate::cli::watch::duration;
use crate::store::record::Record;
use crate::store::write_new;
use duel::house::Entry;
use duel::place::Place;
use duel::rounds::Match;
use ground::fault::Fault;
use ground::say;
use ground::say::Tongue;
use teach::opponent::Level;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("arena")
        .about(help(say!("cli-about-arena")))
        .after_long_help(help(say!("cli-examples-arena")))
        .arg(Arg::new("players").value_name("BOT").num_args(2..).required(true).help(help(say!("cli-help-players"))))
        .arg(
            Arg::new("game")
                .long("game")
                .value_name("GAME:POSITION")
                .action(ArgAction::Append)
                .required(true)
                .help(help(say!("cli-help-arena-game"))),
        )
        .args(rules(tongue))
        .arg(json_flag(tongue))
}

/// How long a move may take, how often it is played, where games are kept.
pub fn rules(tongue: &Tongue) -> [Arg; 4] {
    let help = |say| tongue.speak(&say);
    [
        Arg::new("games")
            .long("games")
            .value_name("N")
            .value_parser(clap::value_parser!(u32).range(1..=1_000))
            .help(help(say!("cli-help-arena-games"))),
        Arg::new("time").long("time").value_name("DURATION").help(help(say!("cli-help-arena-time"))),
        Arg::new("keep").long("keep").value_name("DIR").help(help(say!("cli-help-arena-keep"))),
        seed(tongue),
    ]
}

/// How games are played.
pub struct Rules {
    /// How long a move may take.
    pub time: Duration,
    /// Games of each pair at each position, seats exchanged.
    pub games: u32,
    /// A folder for the games.
    pub keep: Option<String>,
    /// Where lots are drawn from.
    pub seed: u64,
}

impl Rules {
    /// As asked for.
    pub fn of(asked: &ArgMatches) -> Result<Rules, Fault> {
        let time = asked.get_one::<String>("time").map(|text| duration(text)).transpose()?;
        Ok(Rules {
            time: time.unwrap_or(Duration::from_secs(2)),
            games: asked.get_one::<u32>("games").copied().unwrap_or(1),
            keep: asked.get_one::<String>("keep").cloned(),
            seed: asked.get_one::<u64>("seed").copied().unwrap_or(1),
        })
    }
}

/// Plays all pairs and prints the table.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let rules = Rules::of(asked)?;
    let starts = asked.get_many::<String>("game").into_iter().flatten();
    let starts = starts.map(|text| start(desk, text)).collect::<Result<Vec<_>, Halt>>()?;
    let names: Vec<&String> = asked.get_many::<String>("players").into_iter().flatten().collect();
    let mut table = Table::new(names.iter().map(|name| (*name).clone()).collect());
    let watch = desk.watch(None);
    for (entry, place) in &starts {
        for first in 0..names.len() {
            for second in (0..names.len()).filter(|second| *second != first) {
                for round in 0..rules.games {
                    let seats = [Player::of(names[first], place)?, Player::of(names[second], place)?];
                    let seed = rules.seed.wrapping_add(u64::from(round));
                    let game = Game { entry, start: place.clone(), time: rules.time, seed };
                    let course = watch.over(|control| game.play(seats, control))?;
                    kept(&rules, &course, &format!("{}-{}-{}", entry.id, first + 1, second + 1))?;
                    table.note(first, second, &course);
                }
            }
        }
    }
    table.write(desk, asked.get_flag("json"), out)
}

/// A game and a position such as `nim:3,5,7` or `nim[misere=true]:1,2`; without a position the game's own start.
fn start<'d>(desk: &'d Desk, text: &str) -> Result<(&'d Entry, Arc<dyn Place>), Halt> {
    let (game, position) =
        match text.rfind(']').map_or_else(|| text.find(':'), |end| text[end..].find(':').map(|at| end + at)) {
            Some(at) => (&text[..at], Some(&text[at + 1..])),
            None => (text, None),
        };
    let (entry, params) = desk.house.variant(game)?;
    let place = entry.open(&params, position)?;
    Ok((entry, place))
}

/// Writes a game so that it opens in review.
pub fn kept(rules: &Rules, course: &Course, name: &str) -> Result<(), Halt> {
    let Some(folder) = &rules.keep else { return Ok(()) };
    let level = Level::Perfect.name().to_owned();
    let record = Record { duel: course.duel.save(), you: None, level, seed: rules.seed, rounds: Match::default() };
    write_new(Path::new(folder), name, "json", &record.write())?;
    Ok(())
}

/// Plays one program against another player and tells each game: what `play --bot` is.
pub fn duel_of(
    desk: &Desk,
    entry: &Entry,
    place: &Arc<dyn Place>,
    names: [&str; 2],
    rules: &Rules,
    is_json: bool,
    out: &mut dyn Write,
) -> Result<(), Halt> {
    let mut table = Table::new(names.iter().map(|name| (*name).to_owned()).collect());
    let watch = desk.watch(None);
    let mut is_beaten = false;
    for round in 0..rules.games {
        let seats = [Player::of(names[0], place)?, Player::of(names[1], place)?];
        let seed = rules.seed.wrapping_add(u64::from(round));
        let game = Game { entry, start: place.clone(), time: rules.time, seed };
        let course = watch.over(|control| game.play(seats, control))?;
        kept(rules, &course, &format!("{}-bot", entry.id))?;
        if !is_json {
            table::told(desk, &course, out)?;
        }
        is_beaten |= course.given[0].is_some() || course.foul.as_ref().is_some_and(|foul| foul.seat == 0);
        table.note(0, 1, &course);
    }
    table.write(desk, is_json, out)?;
    if is_beaten { Err(Halt::Exit(1)) } else { Ok(()) }
}
