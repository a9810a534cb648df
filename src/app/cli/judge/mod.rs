//! `judge`: a person's program held against the truth, with the smallest test on which it fails, and why.

pub(crate) mod generate;
pub(crate) mod hold;
pub mod inputs;
pub(crate) mod page;
pub(crate) mod report;

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};

use crate::cli::desk::{Desk, Halt};
use crate::cli::judge::hold::{Held, Wishes, hold};
use crate::cli::judge::inputs::problem;
use crate::cli::judge::page::{catalogue, list, listing, page};
use crate::cli::options::{json_flag, seed};
use crate::cli::watch::duration;
use crate::contestant::compile::{Built, build};
use crate::contestant::program::Bounds;
use crate::store::progress::{Progress, today};
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::Tongue;
use judge::bench::{Options, Stage};
use judge::catalogue::{Catalogue, program};
use judge::problem::Problem;
use judge::verdict::Verdict;
use teach::note::{Did, Failed, Note, Solved};

/// How it is asked for.
pub fn command(tongue: &Tongue) -> Command {
    let help = |say| tongue.speak(&say);
    let word =
        |name: &'static str, value: &'static str, says| Arg::new(name).long(name).value_name(value).help(help(says));
    let flag = |name: &'static str, says| Arg::new(name).long(name).action(ArgAction::SetTrue).help(help(says));
    let number = |name: &'static str, says| word(name, "N", says).value_parser(clap::value_parser!(usize));
    Command::new("judge")
        .about(help(say!("cli-about-judge")))
        .after_long_help(help(say!("cli-examples-judge")))
        .arg(problem(tongue).required_unless_present_any(["list", "problem-of"]))
        .arg(Arg::new("command").value_name("COMMAND").num_args(1..).last(true).help(help(say!("cli-help-command"))))
        .arg(word("source", "FILE", say!("cli-help-source")).conflicts_with("command"))
        .arg(word("brute", "COMMAND", say!("cli-help-brute")))
        .arg(word("case", "FILE", say!("cli-help-case")))
        .arg(number("tests", say!("cli-help-tests")))
        .arg(word("time", "DURATION", say!("cli-help-time")))
        .arg(seed(tongue))
        .arg(word("limit", "DURATION", say!("cli-help-limit")))
        .arg(word("memory", "SIZE", say!("cli-help-memory")))
        .arg(word("output", "SIZE", say!("cli-help-most-output")))
        .arg(
            word("only", "KIND,...", say!("cli-help-only"))
                .value_delimiter(',')
                .value_parser(PossibleValuesParser::new(Stage::ALL.map(Stage::name))),
        )
        .arg(number("size", say!("cli-help-longest")))
        .arg(word("max", "N", say!("cli-help-max")).value_parser(clap::value_parser!(i64)))
        .arg(word("keep", "DIR", say!("cli-help-keep")))
        .arg(flag("strict", say!("cli-help-strict")))
        .arg(flag("no-shrink", say!("cli-help-no-shrink")))
        .arg(flag("list", say!("cli-help-list-problems")))
        .arg(word("problem-of", "URL", say!("cli-help-problem-of")))
        .arg(number("hints", say!("cli-help-hints")))
        .arg(flag("law", say!("cli-help-problem-law")))
        .arg(
            word("template", "LANGUAGE", say!("cli-help-template"))
                .value_parser(PossibleValuesParser::new(["cpp", "py", "java", "rs"])),
        )
        .arg(json_flag(tongue))
}

/// Judges a program, or tells of problems.
pub fn run(desk: &Desk, asked: &ArgMatches, out: &mut dyn Write) -> Result<(), Halt> {
    let catalogue = catalogue(desk);
    let text = |name: &str| asked.get_one::<String>(name).map(String::as_str);
    if asked.get_flag("list") {
        return listing(desk, &list(&catalogue, text("problem")), asked.get_flag("json"), out);
    }
    if let Some(address) = text("problem-of") {
        writeln!(out, "{}", catalogue.find(address)?.id)?;
        return Ok(());
    }
    let problem = catalogue.find(text("problem").unwrap_or_default())?;
    if let Some(ending) = text("template") {
        return template(problem, ending, out);
    }
    let words: Vec<String> = asked.get_many::<String>("command").into_iter().flatten().cloned().collect();
    if words.is_empty() && text("source").is_none() {
        let hints = asked.get_one::<usize>("hints").copied().unwrap_or(0);
        return page(desk, problem, hints, asked.get_flag("law"), out);
    }
    let wishes = wishes(problem, asked)?;
    let mut is_condemned = condemned(desk, problem, &wishes, text("source"), &words, out)?;
    if let Some(brute) = text("brute") {
        let words: Vec<String> = brute.split_whitespace().map(str::to_owned).collect();
        is_condemned |= condemned(desk, problem, &wishes, None, &words, out)?;
    }
    if is_condemned { Err(Halt::Exit(1)) } else { Ok(()) }
}

/// Builds a program where it is a source, judges it, and tells whether a fault was found.
fn condemned(
    desk: &Desk,
    problem: &Problem,
    wishes: &Wishes,
    source: Option<&str>,
    words: &[String],
    out: &mut dyn Write,
) -> Result<bool, Halt> {
    let held = match source.map(|source| build(Path::new(source))).transpose()? {
        Some(Built::Refused(says)) => return report::refused(desk, problem, wishes, &says, out).map(|()| true),
        Some(Built::Command(words, _folder)) => hold(desk, problem, wishes, &words)?,
        None => hold(desk, problem, wishes, words)?,
    };
    let shown = source.map_or_else(|| words.join(" "), str::to_owned);
    report::report(desk, problem, wishes, &shown, &held, out)?;
    match held {
        Held { is_stopped: true, failure: None, .. } => Err(Halt::Exit(3)),
        held => {
            let is_whole = wishes.options.stages == Stage::ALL && wishes.options.tests == usize::MAX;
            if wishes.case.is_none() && (held.failure.is_some() || is_whole) {
                note(desk, problem, &held);
            }
            Ok(held.failure.is_some())
        }
    }
}

/// Writes down that a program was accepted, or the test on which it failed, for the room of problems.
fn note(desk: &Desk, problem: &Problem, held: &Held) {
    /// Letters of what is kept of an input, and of an output.
    const KEPT: usize = 2_000;
    let Some(paths) = &desk.paths else { return };
    let name = problem.id.clone();
    let did = match &held.failure {
        None => Did::Solved(Solved { problem: name }),
        Some((failure, _)) if failure.verdict == Verdict::Wrong && failure.input.len() < KEPT => {
            let got: String = failure.ran.output.chars().take(KEPT).collect();
            let want = failure.answers.join("\n") + "\n";
            Did::Failed(Failed { problem: name, input: failure.input.clone(), got, want })
        }
        Some(_) => return,
    };
    let _ = Progress::at(paths.progress()).append_all(&[Note { day: today(), did }]);
}

fn wishes(problem: &Problem, asked: &ArgMatches) -> Result<Wishes, Fault> {
    /// Milliseconds of judging, shrinking left out.
    const TIME: u64 = 10_000;
    let text = |name: &str| asked.get_one::<String>(name).map(String::as_str);
    let time = |name: &str| text(name).map(duration).transpose();
    let only: Vec<&String> = asked.get_many::<String>("only").into_iter().flatten().collect();
    let stages =
        Stage::ALL.into_iter().filter(|stage| only.is_empty() || only.iter().any(|name| *name == stage.name()));
    let options = Options {
        seed: asked.get_one::<u64>("seed").copied().unwrap_or_else(|| u64::from(rand::random::<u16>())),
        time: time("time")?.map_or(TIME, |time| time.as_millis() as u64),
        tests: asked.get_one::<usize>("tests").copied().unwrap_or(usize::MAX),
        stages: stages.collect(),
        is_strict: asked.get_flag("strict"),
        length: asked.get_one::<usize>("size").copied(),
        number: asked.get_one::<i64>("max").copied(),
    };
    let limit = time("limit")?;
    let bounds = Bounds {
        time: limit.unwrap_or(Duration::from_millis(problem.time)),
        memory: text("memory").map(bytes).transpose()?.unwrap_or(problem.memory << 20),
        output: text("output").map(bytes).transpose()?.unwrap_or(16 << 20) as usize,
    };
    Ok(Wishes {
        options,
        bounds,
        is_patient: limit.is_none(),
        case: text("case").map(str::to_owned),
        keep: text("keep").map(str::to_owned),
        is_shrunk: !asked.get_flag("no-shrink"),
        is_json: asked.get_flag("json"),
    })
}

/// A size such as `256M`, `64k` or `1G`, in bytes.
fn bytes(text: &str) -> Result<u64, Fault> {
    let refused =
        || Fault::new(Kind::BadParameter, say!("bad-setting", text = text)).expecting(say!("judge-expect-size"));
    let plain = text.trim().trim_end_matches(['b', 'B']).trim_end_matches('i');
    let (number, shift) = match plain.chars().next_back().map(|c| c.to_ascii_lowercase()) {
        Some('k') => (&plain[..plain.len() - 1], 10),
        Some('m') => (&plain[..plain.len() - 1], 20),
        Some('g') => (&plain[..plain.len() - 1], 30),
        _ => (plain, 0),
    };
    let number: u64 = number.trim().parse().map_err(|_| refused())?;
    number.checked_mul(1 << shift).filter(|bytes| *bytes > 0).ok_or_else(refused)
}

/// Prints a right program of a problem that ships.
fn template(problem: &Problem, ending: &str, out: &mut dyn Write) -> Result<(), Halt> {
    let file = if ending == "java" { "Main.java".to_owned() } else { format!("main.{ending}") };
    match program(&problem.id, &file) {
        Some(text) if !problem.is_own => Ok(out.write_all(text.as_bytes())?),
        _ => Err(Fault::new(Kind::BadParameter, say!("judge-no-template", id = &*problem.id)).into()),
    }
}

/// Names of all problems, for completions.
pub fn names() -> Vec<String> {
    Catalogue::new(&[]).0.problems().iter().map(|problem| problem.id.clone()).collect()
}
