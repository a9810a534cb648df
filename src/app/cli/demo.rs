//! `demo`: the oracle plays itself and gives the reason of every position, one saying at a time: in lines, or left to the screen.

use std::io::{IsTerminal, Write, stdin, stdout};
use std::thread;
use std::time::Duration;

use clap::{Arg, ArgMatches, Command, value_parser};

use crate::cli::desk::{Desk, Halt};
use crate::cli::human;
use crate::cli::opening::rival;
use crate::cli::options::{game, position, seed, sets, text_of};
use crate::cli::play::is_plain;
use crate::cli::spoken;
use crate::cli::watch::{Watch, duration};
use crate::cli::wrap::wrap;
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::reason::Role;
use teach::demo::{Demo, PLIES, Part, Saying, short};
use teach::opponent::Level;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    Command::new("demo")
        .about(help(say!("cli-about-demo")))
        .long_about(help(say!("cli-long-demo")))
        .after_long_help(help(say!("cli-examples-demo")))
        .arg(game(tongue).required(true))
        .arg(position(tongue))
        .arg(sets(tongue))
        .arg(Arg::new("pace").long("pace").value_name("SECONDS").help(help(say!("cli-help-demo-pace"))))
        .arg(plies(tongue))
        .arg(Arg::new("level").long("level").value_name("NAME").help(help(say!("cli-help-demo-level"))))
        .arg(seed(tongue))
}

/// How many plies are played at most.
pub fn plies(tongue: &Tongue) -> Arg {
    let help = tongue.speak(&say!("cli-help-demo-plies", plies = PLIES));
    Arg::new("plies").long("plies").value_name("N").value_parser(value_parser!(usize)).help(help)
}

/// How many plies are asked for.
pub fn plies_of(asked: &ArgMatches) -> usize {
    asked.get_one::<usize>("plies").copied().unwrap_or(PLIES)
}

/// What became of a demo.
pub enum Told {
    /// It was told in lines.
    InLines,
    /// The screen is to show it, so long between two sayings.
    OnScreen(Box<Demo>, Duration),
}

/// Tells a game in lines, or leaves it to the screen.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<Told, Halt> {
    let given = asked.get_one::<String>("pace").map(|text| pace(text)).transpose()?;
    let name = asked.get_one::<String>("game").ok_or_else(|| Fault::new(Kind::UnknownGame, say!("no-game")))?;
    let position = text_of(asked, "position");
    let (entry, place) = desk.open(name, position.as_deref(), asked.get_many("set").into_iter().flatten())?;
    let seed = asked.get_one::<u64>("seed").copied().unwrap_or_else(|| short(rand::random()));
    let rival = asked.get_one::<String>("level").map_or(Ok(Level::Perfect), |text| rival(text, &*place))?;
    let demo = Demo::new(entry.clone(), place, seed, plies_of(asked), rival);
    let has_terminal = stdout().is_terminal();
    if has_terminal && stdin().is_terminal() && !is_plain(asked) {
        return Ok(Told::OnScreen(Box::new(demo), given.unwrap_or(desk.settings.pace.time())));
    }
    let pace = given.unwrap_or(if has_terminal { desk.settings.pace.time() } else { Duration::ZERO });
    Teller { desk, watch: desk.watch(None), demo, voice: Voice { pace, has_spoken: false, out } }.tell()?;
    Ok(Told::InLines)
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

/// Whoever tells a demo in lines.
struct Teller<'d> {
    desk: &'d Desk,
    watch: Watch,
    demo: Demo,
    voice: Voice<'d>,
}

impl Teller<'_> {
    fn tell(mut self) -> Result<(), Halt> {
        self.say(&self.demo.arrival())?;
        if let Some(flaw) = self.demo.flaw() {
            self.say(&flaw)?;
        }
        loop {
            self.state()?;
            if let Some(end) = self.demo.end() {
                return self.say(&end);
            }
            self.say(&self.demo.whose())?;
            let order = self.demo.order();
            let turn = self.watch.over(|control| order.turn(self.demo.duel().place(), control))?;
            for saying in &turn.sayings {
                self.saying(saying)?;
            }
            self.demo.play(&turn.mv?)?;
            self.say(&self.demo.arrival())?;
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
        let place = self.demo.duel().place();
        let head = say!("plain-position", ply = self.demo.duel().ply(), position = place.text());
        let board = spoken::lines(&place.scene(), self.desk.tongue);
        let board: String = board.iter().map(|line| wrap("  ", line)).collect();
        let lines = format!("\n{}{board}", self.wrapped("", &head));
        self.voice.say(&lines)
    }

    /// One saying, and below it what it shows.
    fn saying(&mut self, saying: &Saying) -> Result<(), Halt> {
        let mark = match saying.part {
            Part::Step(Role::Ask) => "  ? ",
            Part::Step(_) => "  - ",
            Part::Claim | Part::Limit | Part::Remark => "",
        };
        let place = &**self.demo.duel().place();
        let shown = saying.shows.as_ref().map(|shown| human::exhibit(shown, place, usize::MAX, self.desk.tongue));
        let lines = self.wrapped(mark, &saying.says) + &shown.unwrap_or_default();
        self.voice.say(&lines)
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
