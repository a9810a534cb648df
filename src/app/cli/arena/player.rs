//! Who plays: a program, the oracle, a named flaw, or chance.

use std::sync::Arc;
use std::time::Duration;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::contestant::talk::{Silence, Talk};
use duel::house::Entry;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use teach::opponent::{Level, reply_or_guess};

/// Moves among which chance chooses.
const LISTED: usize = 10_000;

/// A player of one game.
pub enum Player {
    /// A level of the house; perfect is the oracle.
    House(Level),
    /// Any legal move.
    Random,
    /// A program.
    Program(Box<Bot>),
}

/// A program that plays, as it was called.
pub struct Bot {
    talk: Talk,
    name: String,
}

/// Why a player made no legal move.
#[derive(Clone, Debug)]
pub enum Foul {
    /// No answer in time.
    Late,
    /// It ended.
    Ended,
    /// This is no legal move.
    Illegal(String),
}

impl Foul {
    /// The foul in words.
    pub fn says(&self) -> Say {
        match self {
            Foul::Late => say!("arena-foul-late"),
            Foul::Ended => say!("arena-foul-ended"),
            Foul::Illegal(text) => say!("arena-foul-illegal", text = &**text),
        }
    }
}

impl From<Silence> for Foul {
    fn from(silence: Silence) -> Foul {
        match silence {
            Silence::Late => Foul::Late,
            Silence::Ended => Foul::Ended,
        }
    }
}

impl Player {
    /// The player of a name: `oracle`, `random`, a level, or a command.
    pub fn of(name: &str, place: &Arc<dyn Place>) -> Result<Player, Fault> {
        if name == "random" {
            // Where moves are typed and not listed, none can be drawn.
            let is_listed = place.ending().is_some() || place.lot(0).is_some() || !place.moves(1).0.is_empty();
            let fault = || Fault::new(Kind::BadParameter, say!("arena-unlisted"));
            return if is_listed { Ok(Player::Random) } else { Err(fault()) };
        }
        let level = if name == "oracle" {
            Some(Level::Perfect)
        } else {
            Level::all().into_iter().find(|level| level.name() == name)
        };
        if let Some(level) = level {
            if !level.fits(&**place) {
                return Err(Fault::new(Kind::BadParameter, say!("arena-unfit", level = name)));
            }
            return Ok(Player::House(level));
        }
        let words: Vec<String> = name.split_whitespace().map(str::to_owned).collect();
        let talk = Talk::start(&words).map_err(|error| {
            let says = say!("judge-unstartable", error = error.to_string());
            Fault::new(Kind::BadParameter, says).expecting(say!("arena-expect-player"))
        })?;
        Ok(Player::Program(Box::new(Bot { talk, name: name.to_owned() })))
    }

    /// Tells a program which game it plays, from where and on which seat.
    pub fn greet(&mut self, entry: &Entry, place: &dyn Place, is_first: bool) -> Result<(), Foul> {
        let Player::Program(bot) = self else { return Ok(()) };
        bot.talk.say("xorcle 1");
        let (line, _) = bot.talk.hear(Duration::from_secs(10))?;
        if let Some(name) = line.strip_prefix("ok") {
            name.trim().clone_into(&mut bot.name);
        } else {
            return Err(Foul::Illegal(line));
        }
        let params = place.params().brackets(&entry.params());
        let set = params.trim_matches(['[', ']']).replace(';', " ");
        bot.talk.say(format!("game {} {set}", entry.id).trim_end());
        bot.talk.say(&format!("position {}", place.text()));
        bot.talk.say(if is_first { "you first" } else { "you second" });
        Ok(())
    }

    /// The move it makes here, and how long a program took.
    pub fn choose(
        &mut self,
        place: &Arc<dyn Place>,
        time: Duration,
        dice: &mut ChaCha8Rng,
        control: &Control,
    ) -> Result<Result<(String, Duration), Foul>, Stop> {
        match self {
            Player::House(level) => {
                let pick = reply_or_guess(*level, place, None, dice, control)?;
                Ok(Ok((pick.text, Duration::ZERO)))
            }
            Player::Random => {
                let (moves, _) = place.moves(LISTED);
                Ok(Ok((moves[dice.random_range(0..moves.len().max(1))].clone(), Duration::ZERO)))
            }
            Player::Program(bot) => {
                bot.talk.say(&format!("go {}", time.as_millis()));
                Ok(bot.talk.hear(time + Duration::from_millis(200)).map_err(Foul::from))
            }
        }
    }

    /// Sees the position of a game in which the sides do not see the same.
    pub fn sees(&mut self, place: &dyn Place) {
        if let Player::Program(bot) = self {
            bot.talk.say(&format!("position {}", place.text()));
        }
    }

    /// Hears what the other one played.
    pub fn told(&mut self, mv: &str) {
        if let Player::Program(bot) = self {
            bot.talk.say(&format!("play {mv}"));
        }
    }

    /// Hears how it ended.
    pub fn ended(&mut self, word: &str) {
        if let Player::Program(bot) = self {
            bot.talk.say(&format!("end {word}"));
        }
    }
}
