//! `generate`: inputs for a problem, with their answers, for any judge; and the validator alone.

use std::fs;
use std::io::{Write, stdin};
use std::path::Path;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cli::desk::{Desk, Halt};
use crate::cli::judge::inputs::{answers, problem, refused};
use crate::cli::judge::page::catalogue;
use crate::cli::options::seed;
use crate::store::reading::{LARGE, streamed};
use ground::fault::{Fault, Kind};
use ground::mistake::Mistake;
use ground::say;
use ground::say::Tongue;
use judge::bench::Stage;
use judge::case::Case;
use judge::cases::edges::edges;
use judge::cases::large::files;
use judge::cases::random::{Sizes, one};
use judge::cases::small::first;
use judge::input::{Input, STDIN};
use judge::problem::Problem;
use judge::truth::Truth;
use solve::judge::control::Control;

/// What is wanted of an input.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// What kind of tests.
    pub kind: Stage,
    /// How many tests, where a file may hold several.
    pub count: usize,
    /// The longest lists.
    pub length: usize,
    /// The largest numbers.
    pub number: i64,
    /// Where lots are drawn from.
    pub seed: u64,
}

impl Default for Wanted {
    fn default() -> Self {
        Wanted { kind: Stage::Random, count: 8, length: 8, number: 100, seed: 0 }
    }
}

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let number = |name: &'static str, help: String| {
        Arg::new(name).long(name).value_name("N").value_parser(clap::value_parser!(usize)).help(help)
    };
    Command::new("generate")
        .about(help(say!("cli-about-generate")))
        .after_long_help(help(say!("cli-examples-generate")))
        .arg(problem(tongue).required(true))
        .arg(
            Arg::new("kind")
                .long("kind")
                .value_name("KIND")
                .value_parser(PossibleValuesParser::new(["small", "edge", "random", "limits"]))
                .help(help(say!("cli-help-tests-kind"))),
        )
        .arg(number("count", help(say!("cli-help-count-tests"))))
        .arg(number("size", help(say!("cli-help-longest"))))
        .arg(
            Arg::new("max")
                .long("max")
                .value_name("N")
                .value_parser(clap::value_parser!(i64))
                .help(help(say!("cli-help-max"))),
        )
        .arg(seed(tongue))
        .arg(number("files", help(say!("cli-help-files"))).requires("keep"))
        .arg(Arg::new("keep").long("keep").value_name("DIR").help(help(say!("cli-help-keep"))))
        .arg(Arg::new("check").long("check").action(ArgAction::SetTrue).help(help(say!("cli-help-sound"))))
}

/// Writes an input, or files of inputs with their answers, or looks whether one is sound.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let catalogue = catalogue(desk);
    let problem = catalogue.find(asked.get_one::<String>("problem").map_or("", String::as_str))?;
    if asked.get_flag("check") {
        return check(desk, problem, out);
    }
    let wanted = wanted(asked);
    let Some(folder) = asked.get_one::<String>("keep") else {
        out.write_all(file(desk, problem, &wanted)?.as_bytes())?;
        return Ok(());
    };
    let count = asked.get_one::<usize>("files").copied().unwrap_or(1);
    for at in 0..count {
        let wanted = Wanted { seed: wanted.seed.wrapping_add(at as u64), ..wanted.clone() };
        let input = file(desk, problem, &wanted)?;
        let name = format!("{}-{}-{}", problem.id, wanted.kind.name(), at + 1);
        keep(desk, problem, Path::new(folder), &name, &input)?;
        writeln!(out, "{name}.in {name}.out")?;
    }
    Ok(())
}

/// Writes an input and its answer into a folder, as `NAME.in` and `NAME.out`.
pub fn keep(desk: &Desk, problem: &Problem, folder: &Path, name: &str, input: &str) -> Result<(), Halt> {
    fs::create_dir_all(folder)?;
    fs::write(folder.join(format!("{name}.in")), input)?;
    let lines = answers(desk, problem, input)?;
    let output = lines.join("\n") + "\n";
    fs::write(folder.join(format!("{name}.out")), output)?;
    Ok(())
}

fn wanted(asked: &ArgMatches) -> Wanted {
    let usual = Wanted::default();
    let size = |name: &str, usual| asked.get_one::<usize>(name).copied().unwrap_or(usual);
    let kind =
        asked.get_one::<String>("kind").and_then(|name| Stage::ALL.into_iter().find(|stage| stage.name() == name));
    Wanted {
        kind: kind.unwrap_or(usual.kind),
        count: size("count", usual.count),
        length: size("size", usual.length),
        number: asked.get_one::<i64>("max").copied().unwrap_or(usual.number),
        seed: asked.get_one::<u64>("seed").copied().unwrap_or_else(rand::random),
    }
}

/// An input of a kind; the same wishes give the same bytes.
pub fn file(desk: &Desk, problem: &Problem, wanted: &Wanted) -> Result<String, Halt> {
    let control = Control::new();
    let truth = Truth::new(&desk.house, problem, &control);
    let mut dice = ChaCha8Rng::seed_from_u64(wanted.seed);
    let most = truth.most_tests();
    let mut cases: Vec<Case> = match wanted.kind {
        Stage::Small => first(problem, wanted.count, &|case| truth.is_valid(case)),
        Stage::Edges => edges(problem, &mut dice),
        Stage::Limits => files(problem, most, &mut dice).filter(|file| !file.is_empty()).last().unwrap_or_default(),
        Stage::Samples | Stage::Random => {
            let sizes = Sizes { length: wanted.length, number: wanted.number };
            (0..wanted.count * 4).map(|_| one(problem, sizes, &mut dice)).collect()
        }
    };
    cases.retain(|case| truth.is_valid(case));
    let count = if wanted.kind == Stage::Limits { most } else { wanted.count.min(most) };
    cases.truncate(count.max(1));
    if cases.is_empty() {
        return Err(Fault::new(Kind::BadParameter, say!("judge-nothing-fits")).into());
    }
    Ok(problem.layout.write(&cases))
}

/// Looks whether the input on standard input keeps format and limits.
fn check(desk: &Desk, problem: &Problem, out: &mut dyn Write) -> Result<(), Halt> {
    let bytes = streamed("-", &mut stdin().lock(), LARGE)?;
    let text = String::from_utf8_lossy(&bytes);
    let cases = problem.layout.read(&mut Input::new(&text))?;
    for (case, word) in &cases {
        if let Some(expected) = refused(problem, case, true) {
            let fault = Fault::new(Kind::BadPosition, say!("judge-test-refused")).expecting(expected);
            return Err(Mistake::at_bytes(STDIN, &text, word.byte..word.byte + word.text.len(), fault).into());
        }
    }
    writeln!(out, "{}", desk.tongue.speak(&say!("judge-sound", count = cases.len())))?;
    Ok(())
}
