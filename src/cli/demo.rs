//! `demo`: the oracle plays itself in lines and gives the reason of every position, one saying at a time.

use std::io::{IsTerminal, Write, stdout};
use std::thread;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command, value_parser};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cli::desk::{Desk, Halt};
use crate::cli::human;
use crate::cli::options::{game, position, seed, sets, text_of};
use crate::cli::spoken;
use crate::cli::watch::{Watch, duration};
use crate::cli::wrap::wrap;
use crate::duel::history::Duel;
use crate::fault::{Fault, Kind};
use crate::opponent::{Level, reply};
use crate::oracle::control::Stop;
use crate::oracle::judge::Scope;
use crate::oracle::reason::{Reason, Role};
use crate::rules::Eye;
use crate::say;
use crate::say::{Say, Tongue};

/// The time between two sayings for whoever reads along.
const PACE: Duration = Duration::from_secs(2);

/// Plies played at most unless it is said otherwise: drawn games may never end.
const PLIES: usize = 200;

/// The steps of a reason in the order they are said: what leads to the move, then why nothing helps against it.
const ORDER: [Role; 5] = [Role::Ask, Role::Look, Role::Place, Role::Move, Role::Proof];

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let plies = Arg::new("plies").long("plies").value_name("N").value_parser(value_parser!(usize));
    Command::new("demo")
        .about(help(say!("cli-about-demo")))
        .long_about(help(say!("cli-long-demo")))
        .after_help(help(say!("cli-examples-demo")))
        .arg(game(tongue).required(true))
        .arg(position(tongue))
        .arg(sets(tongue))
        .arg(Arg::new("pace").long("pace").value_name("SECONDS").help(help(say!("cli-help-demo-pace"))))
        .arg(plies.help(help(say!("cli-help-demo-plies", plies = PLIES))))
        .arg(seed(tongue))
}

/// Plays a game out and tells it.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let pace = match asked.get_one::<String>("pace") {
        Some(text) => pace(text)?,
        None if stdout().is_terminal() => PACE,
        None => Duration::ZERO,
    };
    let name = asked.get_one::<String>("game").ok_or_else(|| Fault::new(Kind::UnknownGame, say!("no-game")))?;
    let position = text_of(asked, "position");
    let (entry, place) = desk.open(name, position.as_deref(), asked.get_many("set").into_iter().flatten())?;
    let seed = asked.get_one::<u64>("seed").copied().unwrap_or_else(rand::random);
    let duel = Duel::new(entry.clone(), place).reshuffled(seed).seen_by(Eye::Mover);
    let plies = asked.get_one::<usize>("plies").copied().unwrap_or(PLIES);
    Demo { desk, watch: desk.watch(None), duel, seed, voice: Voice { pace, has_spoken: false, out } }.play(plies)
}

/// Reads a pace: a duration, or 0 for no waiting.
fn pace(text: &str) -> Result<Duration, Fault> {
    let is_zero = text.contains('0') && text.trim_end_matches('s').chars().all(|c| matches!(c, '0' | '.'));
    if is_zero { Ok(Duration::ZERO) } else { duration(text) }
}

/// Says one thing after another at a pace.
struct Voice<'o> {
    pace: Duration,
    has_spoken: bool,
    out: &'o mut dyn Write,
}

impl Voice<'_> {
    /// Says lines that belong together, once the pace allows it; who waits has everything said so far before the eyes.
    fn say(&mut self, lines: &str) -> Result<(), Halt> {
        if std::mem::replace(&mut self.has_spoken, true) && !self.pace.is_zero() {
            self.out.flush()?;
            thread::sleep(self.pace);
        }
        self.out.write_all(lines.as_bytes())?;
        Ok(())
    }
}

/// The oracle at both sides of the board.
struct Demo<'d> {
    desk: &'d Desk,
    watch: Watch,
    duel: Duel,
    seed: u64,
    voice: Voice<'d>,
}

impl Demo<'_> {
    fn play(mut self, plies: usize) -> Result<(), Halt> {
        let game = self.duel.entry().title.clone();
        self.say(&say!("demo-begins", game = game, seed = self.seed.to_string()))?;
        loop {
            self.state()?;
            if let Some(ending) = self.duel.place().ending() {
                return self.say(&human::ending(&ending));
            }
            if self.duel.ply() >= plies {
                return self.say(&say!("demo-stops", plies = plies));
            }
            self.say(&say!("plain-side-turn", side = human::side(self.duel.place().to())))?;
            self.reason()?;
            self.answer()?;
        }
    }

    fn wrapped(&self, first: &str, says: &Say) -> String {
        wrap(first, &self.desk.tongue.speak(says))
    }

    fn say(&mut self, says: &Say) -> Result<(), Halt> {
        let lines = self.wrapped("", says);
        self.voice.say(&lines)
    }

    /// The position, and the board in words.
    fn state(&mut self) -> Result<(), Halt> {
        let place = self.duel.place();
        let head = say!("plain-position", ply = self.duel.ply(), position = place.text());
        let board = spoken::lines(&place.scene(), self.desk.tongue);
        let board: String = board.iter().map(|line| wrap("  ", line)).collect();
        let lines = format!("\n{}{board}", self.wrapped("", &head));
        self.voice.say(&lines)
    }

    /// Why the position is worth what it is; where that is beyond the engine, so much is said.
    fn reason(&mut self) -> Result<(), Halt> {
        match self.watch.over(|control| self.duel.place().judge(Scope::Advice, control)) {
            Ok(answer) => self.steps(&answer.reason),
            Err(Stop::TooLarge(says)) => self.say(&says),
            Err(stop) => Err(stop.into()),
        }
    }

    fn steps(&mut self, reason: &Reason) -> Result<(), Halt> {
        self.say(&reason.claim)?;
        for role in ORDER {
            for step in reason.steps.iter().filter(|step| step.role == role) {
                let mark = if role == Role::Ask { "  ? " } else { "  - " };
                let shown = step.shows.as_ref().map(|shown| human::exhibit(shown, self.desk.tongue));
                let lines = self.wrapped(mark, &step.says) + &shown.unwrap_or_default();
                self.voice.say(&lines)?;
            }
        }
        Ok(())
    }

    /// The move, and what whoever makes it has to say of it.
    fn answer(&mut self) -> Result<(), Halt> {
        let own = self.duel.place().seen_by(Eye::Mover);
        let mover = own.to();
        // The same seed at the same ply draws the same lots, as in a game that is played.
        let mut dice = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(self.duel.ply() as u64));
        let pick = self.watch.over(|control| reply(Level::Perfect, &own, None, &mut dice, control))?;
        self.duel.play(&pick.text)?;
        if let Some(remark) = &pick.remark {
            self.say(&say!("demo-remark", side = human::side(mover), remark = remark.clone()))?;
        }
        let seen = self.duel.seen(self.duel.cursor());
        self.say(&say!("demo-plays", side = human::side(mover), told = seen.told, mv = seen.mv))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_may_be_nothing_but_not_nonsense() {
        for none in ["0", "0.0", "0s"] {
            assert_eq!(pace(none), Ok(Duration::ZERO), "{none}");
        }
        assert_eq!(pace("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["", "-1", "soon", "s", "."] {
            assert!(pace(wrong).is_err(), "{wrong}");
        }
    }
}
