//! How a game is opened from the command line: what, by whom, against whom; or a saved one to go on with.

use std::path::Path;
use std::sync::Arc;

use clap::ArgMatches;

use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::options::text_of;
use crate::settings::words::First;
use crate::store::opening::Opening;
use crate::store::read_text;
use crate::store::record::Record;
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use duel::rounds::Match;
use ground::fault::{Fault, Kind};
use ground::say;
use teach::fair;
use teach::opponent::Level;

impl Opening {
    /// The game that the arguments of `play` name; `None` when they name none.
    pub fn of(desk: &Desk, asked: &ArgMatches) -> Result<Option<Self>, Halt> {
        if let Some(path) = asked.get_one::<String>("resume") {
            return Opening::saved(desk, Path::new(path)).map(Some);
        }
        let Some(game) = asked.get_one::<String>("game") else { return Ok(None) };
        let position = text_of(asked, "position");
        let seed = asked.get_one::<u64>("seed").copied().unwrap_or_else(rand::random);
        let (entry, place) = match asked.get_one::<u32>("fair") {
            Some(k) => fair_start(desk, game, *k, seed)?,
            None => desk.open(game, position.as_deref(), asked.get_many("set").into_iter().flatten())?,
        };
        let first = match asked.get_one::<String>("first") {
            None if asked.contains_id("fair") => First::You,
            Some(text) => First::read(text)?,
            None => desk.settings.first,
        };
        let you = first.person(place.to());
        let is_repeated = place.is_repeated();
        let level = match asked.get_one::<String>("level") {
            Some(text) if text == "equilibrium" && !is_repeated => return Err(unfit(text, &*place).into()),
            Some(text) => fitting(level(text)?, &*place)?,
            None => {
                Some(level(desk.settings.level.word())?).filter(|level| level.fits(&*place)).unwrap_or(Level::Perfect)
            }
        };
        let seed = asked.get_one::<u64>("seed").copied().unwrap_or_else(rand::random);
        Ok(Some(Opening {
            duel: Duel::new(entry.clone(), place).reshuffled(seed),
            you,
            level,
            seed,
            rounds: Match::default(),
        }))
    }

    /// The game of a file. Unlike the program's own slot, a file that was named is left as it is when it cannot be read.
    fn saved(desk: &Desk, path: &Path) -> Result<Self, Halt> {
        let file = path.display().to_string();
        let text = read_text(path)?
            .ok_or_else(|| Fault::new(Kind::BadParameter, say!("file-missing", file = file.clone())))?;
        let record = Record::read(&file, &text).map_err(Halt::Mistake)?;
        Opening::of_record(desk, &record).map_err(Halt::from)
    }

    /// The game of a record.
    pub fn of_record(desk: &Desk, record: &Record) -> Result<Self, Fault> {
        let duel = record.duel(&desk.house)?;
        let level = level(&record.level)?;
        Ok(Opening { duel, you: record.you, level, seed: record.seed, rounds: record.rounds.clone() })
    }
}

/// A start of a game that whoever moves first wins with so many only-moves found.
fn fair_start<'d>(desk: &'d Desk, game: &str, k: u32, seed: u64) -> Result<(&'d Entry, Arc<dyn Place>), Fault> {
    let entry = desk.house.find(game)?;
    let found = desk.watch(None).over(|control| fair::start(entry, k, seed, control)).map_err(stopped)?;
    let none = || Fault::new(Kind::TooLarge, say!("fair-none", game = entry.title.clone(), k = k));
    found.map(|place| (entry, place)).ok_or_else(none)
}

/// How well a side of a demo is to play that begins here.
pub fn rival(text: &str, place: &dyn Place) -> Result<Level, Fault> {
    fitting(level(text)?, place)
}

/// The level, if it makes a difference in the game that begins here.
fn fitting(level: Level, place: &dyn Place) -> Result<Level, Fault> {
    if level.fits(place) { Ok(level) } else { Err(unfit(level.name(), place)) }
}

fn unfit(name: &str, place: &dyn Place) -> Fault {
    let names: Vec<&str> = Level::fitting(place).iter().map(|level| level.word(place.is_repeated())).collect();
    Fault::new(Kind::BadParameter, say!("level-unfit", level = name)).expecting(say!("expect-one-of", words = names))
}

/// The level of this name.
fn level(text: &str) -> Result<Level, Fault> {
    let names: Vec<&str> = Level::all().iter().map(|level| level.name()).collect();
    let refused = |()| Fault::new(Kind::BadParameter, say!("bad-setting", text = text));
    Level::named(text).ok_or(()).map_err(refused).map_err(|fault| fault.expecting(say!("expect-one-of", words = names)))
}
