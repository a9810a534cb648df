//! `puzzle`: positions that are settled, with a question to each; answers are read from the standard input and marked.

use std::io::{BufRead, Write, stdin};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use rustc_hash::FxHashSet;

use crate::cli::ask::write_json;
use crate::cli::config::eprintln_quietly;
use crate::cli::desk::{Desk, Halt, stopped};
use crate::cli::human::{head, reason};
use crate::cli::options::{game, json_flag, seed};
use crate::cli::play::is_plain;
use crate::cli::reply;
use crate::cli::spoken;
use crate::cli::wrap::wrap;
use crate::store::progress::today;
use crate::store::reading;
use duel::house::Entry;
use duel::preset;
use ground::fault::{Fault, Kind as FaultKind};
use ground::json::{Json, params};
use ground::say;
use ground::say::{Say, Tongue};
use solve::judge::control::Control;
use teach::drawing;
use teach::puzzle::daily::{daily, is_known};
use teach::puzzle::difficulty::Level;
use teach::puzzle::key::Key;
use teach::puzzle::kind::Kind;
use teach::puzzle::make::Puzzle;
use teach::puzzle::mark::{Mark, mark};
use teach::puzzle::series::{Aim, Series};
use teach::puzzle::told;

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let flag = |name: &'static str, say| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help(say));
    let kinds = PossibleValuesParser::new(Kind::ALL.map(Kind::name));
    Command::new("puzzle")
        .about(help(say!("cli-about-puzzle")))
        .after_long_help(help(say!("cli-examples-puzzle")))
        .arg(game(tongue))
        .arg(Arg::new("kind").long("kind").value_name("KIND").value_parser(kinds).help(help(say!("cli-help-kind"))))
        .arg(difficulty(tongue))
        .arg(seed(tongue))
        .arg(flag("daily", say!("cli-help-daily")).conflicts_with_all(["seed", "difficulty", "count", "kind", "game"]))
        .arg(count(tongue, &say!("cli-help-count-puzzles")))
        .arg(json_flag(tongue))
        .arg(flag("with-answers", say!("cli-help-with-answers")))
}

/// How hard.
pub fn difficulty(tongue: &Tongue) -> Arg {
    Arg::new("difficulty")
        .long("difficulty")
        .value_name("1-5")
        .value_parser(value_parser!(u8).range(1..=5))
        .help(tongue.speak(&say!("cli-help-difficulty")))
}

/// How many.
pub fn count(tongue: &Tongue, says: &Say) -> Arg {
    let many = value_parser!(u64).range(1..=200);
    Arg::new("count").long("count").value_name("N").value_parser(many).help(tongue.speak(says))
}

/// What the arguments ask for.
struct Wanted {
    series: Series,
    aim: Aim,
    count: u64,
}

/// Asks puzzles, or prints them. Exit status 1 where some answer was wrong, 3 where no puzzle was found.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let wanted = wanted(desk, asked)?;
    let (is_json, with_answers) = (asked.get_flag("json"), asked.get_flag("with-answers"));
    if is_json {
        let puzzles = drawn(desk, &wanted.series, wanted.aim, wanted.count)?;
        return write_json(&written(&puzzles, wanted.series.seed, desk.tongue), out);
    }
    let mut stage = Stage { desk, is_plain: is_plain(asked), wrong: 0 };
    let mut seen = FxHashSet::default();
    for number in 0..wanted.count {
        let Some(puzzle) = one(desk, &wanted.series, number, wanted.aim, &mut seen)? else { break };
        stage.show(number + 1, &puzzle, out)?;
        if with_answers {
            stage.solve(&puzzle, out)?;
        } else if !stage.ask(&puzzle, &mut stdin().lock(), out)? {
            break;
        }
    }
    if seen.is_empty() {
        return Err(nothing().into());
    }
    if stage.wrong > 0 {
        out.flush()?;
        return Err(Halt::Exit(1));
    }
    Ok(())
}

fn wanted(desk: &Desk, asked: &ArgMatches) -> Result<Wanted, Fault> {
    let level = asked.get_one::<u8>("difficulty").copied().and_then(Level::of);
    let mut aim = level.map_or(Aim::Any, Aim::Level);
    let mut seed = asked.get_one::<u64>("seed").copied().unwrap_or_else(rand::random);
    if asked.get_flag("daily") {
        let (drawn, level) = daily(today().into());
        (seed, aim) = (drawn, Aim::Level(level));
    }
    let kind = asked.get_one::<String>("kind").and_then(|text| text.parse().ok());
    let kinds = kind.map_or(Kind::MIXED.to_vec(), |kind| vec![kind]);
    let mut games = games(desk, asked.get_one::<String>("game"))?;
    if asked.get_flag("daily") && asked.get_one::<String>("game").is_none() {
        games.retain(is_known);
    }
    let count = asked.get_one::<u64>("count").copied().unwrap_or(1);
    Ok(Wanted { series: Series { games, kinds, seed, is_usual: false }, aim, count })
}

/// The games named, or all that ship with the program: those a person wrote would change what a seed gives.
pub fn games<'t>(desk: &Desk, named: impl IntoIterator<Item = &'t String>) -> Result<Vec<Entry>, Fault> {
    let named: Vec<Entry> =
        named.into_iter().map(|id| desk.house.find(id).cloned()).collect::<Result<Vec<Entry>, Fault>>()?;
    let shipped = desk.house.entries().iter().filter(|entry| !entry.is_own).cloned();
    Ok(if named.is_empty() { shipped.collect() } else { named })
}

/// The next puzzle of a series that is none of those seen.
fn one(
    desk: &Desk,
    series: &Series,
    number: u64,
    aim: Aim,
    seen: &mut FxHashSet<String>,
) -> Result<Option<Puzzle>, Fault> {
    let watch = desk.watch(None);
    let found = watch.over(|control| series.puzzle(number, aim, seen, control)).map_err(stopped)?;
    Ok(found.inspect(|puzzle| _ = seen.insert(puzzle.print())))
}

/// So many puzzles, no two alike; fewer where no more are found.
///
/// Errors: stopped, or none at all was found.
pub fn drawn(desk: &Desk, series: &Series, aim: Aim, count: u64) -> Result<Vec<Puzzle>, Fault> {
    let (mut seen, mut found) = (FxHashSet::default(), Vec::new());
    for number in 0..count {
        found.extend(one(desk, series, number, aim, &mut seen)?);
    }
    if found.is_empty() {
        return Err(nothing());
    }
    if (found.len() as u64) < count {
        let short = say!("puzzle-fewer", found = found.len(), asked = count);
        eprintln_quietly(&desk.tongue.speak(&short));
    }
    Ok(found)
}

fn nothing() -> Fault {
    Fault::new(FaultKind::TooLarge, say!("puzzle-none"))
}

/// Where puzzles are asked in lines.
struct Stage<'d> {
    desk: &'d Desk,
    is_plain: bool,
    wrong: usize,
}

impl Stage<'_> {
    fn say(&self, says: &Say, out: &mut dyn Write) -> Result<(), Halt> {
        out.write_all(wrap("", &self.desk.tongue.speak(says)).as_bytes())?;
        Ok(())
    }

    fn show(&self, number: u64, puzzle: &Puzzle, out: &mut dyn Write) -> Result<(), Halt> {
        let (place, tongue) = (&puzzle.place, self.desk.tongue);
        self.say(&say!("puzzle-number", number = number, kind = told::name(puzzle.kind)), out)?;
        if puzzle.kind == Kind::Law {
            self.say(&preset::game(&puzzle.entry, place.params(), tongue), out)?;
            self.say(&puzzle.entry.rules_under(Some(puzzle.place.params())), out)?;
        } else {
            out.write_all(head(&puzzle.entry, place.params(), &place.text(), place.to(), tongue).as_bytes())?;
            let scene = place.scene();
            let lines = if self.is_plain { spoken::lines(&scene, tongue) } else { drawing::lines(&scene, tongue) };
            for line in lines {
                writeln!(out, "  {line}")?;
            }
        }
        self.say(&told::level(puzzle), out)?;
        self.say(&told::question(puzzle), out)?;
        if let Key::Run(run) = &puzzle.key {
            for line in run.table().iter().chain(&run.digits(false)) {
                writeln!(out, "  {line}")?;
            }
        }
        Ok(())
    }

    fn solve(&self, puzzle: &Puzzle, out: &mut dyn Write) -> Result<(), Halt> {
        self.say(&told::answer(puzzle), out)?;
        self.say(&told::burden(puzzle), out)?;
        out.write_all(reason(&puzzle.reason, &*puzzle.place, true, self.desk.tongue).as_bytes())?;
        writeln!(out)?;
        Ok(())
    }

    /// Reads answers until one can be marked; an empty line gives up. False when the input has ended.
    fn ask(&mut self, puzzle: &Puzzle, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool, Halt> {
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = reading::line(input)? else {
                writeln!(out)?;
                return Ok(false);
            };
            if line.trim().is_empty() {
                self.wrong += 1;
                self.solve(puzzle, out)?;
                return Ok(true);
            }
            match mark(puzzle, &line, &Control::new())? {
                Err(fault) => writeln!(out, "{}", fault.speak(self.desk.tongue))?,
                Ok(Mark { is_right, says }) => {
                    self.wrong += usize::from(!is_right);
                    self.say(&says, out)?;
                    self.solve(puzzle, out)?;
                    return Ok(true);
                }
            }
        }
    }
}

fn written(puzzles: &[Puzzle], seed: u64, tongue: &Tongue) -> Json {
    let mut json = Json::new();
    json.reply(|json| {
        json.key("seed");
        json.string(&seed.to_string());
        json.key("puzzles");
        json.list(puzzles, |json, puzzle| json.object(|json| self::puzzle(json, puzzle, tongue)));
    });
    json
}

fn puzzle(json: &mut Json, puzzle: &Puzzle, tongue: &Tongue) {
    params::head(json, &puzzle.entry.id, puzzle.place.params());
    let text = |json: &mut Json, name: &str, text: &str| {
        json.key(name);
        json.string(text);
    };
    if puzzle.kind != Kind::Law {
        text(json, "position", &puzzle.place.text());
        text(json, "to_move", puzzle.place.to().name());
    }
    text(json, "kind", puzzle.kind.name());
    json.key("question");
    reply::say(json, &told::question(puzzle), tongue);
    text(json, "answer", &puzzle.key.text());
    let burden = &puzzle.burden;
    let numbers = [
        ("level", u64::from(puzzle.level().number())),
        ("rating", u64::from(puzzle.rating().unsigned_abs())),
        ("only_moves", burden.only_moves.into()),
        ("plies", burden.plies),
        ("moves", burden.moves),
        ("size", burden.size),
    ];
    for (name, number) in numbers {
        json.key(name);
        // A position that is not over has an end somewhere: without a line nobody knows how far.
        if name == "plies" && number == 0 { json.null() } else { json.whole(number) }
    }
    json.key("reason");
    reply::reason(json, &*puzzle.place, &puzzle.reason, tongue);
}
