//! Holds a program against a problem: judging, shrinking, the mistake that fits, and how time grows.

use std::io::{IsTerminal, Write, stderr};
use std::time::Instant;

use crate::cli::desk::{Desk, Halt};
use crate::cli::judge::inputs::{fault, read};
use crate::contestant::program::{Bounds, Program};
use crate::store::reading::{Files, TEXT, text};
use ground::fault::{Fault, Kind};
use ground::say;
use ground::say::{Say, Tongue};
use judge::bench::{Bench, Failure, Options, Stage};
use judge::case::Case;
use judge::contestant::Ending;
use judge::growth::{Growth, growth};
use judge::likely::{Likely, likely};
use judge::problem::Problem;
use judge::shrinking::{Budget, Smallness, shrunk};
use judge::truth::Truth;
use judge::verdict::Verdict;
use solve::judge::control::Control;

/// What is wanted of judging.
#[derive(Clone, Debug)]
pub struct Wishes {
    /// Its course.
    pub options: Options,
    /// What a program may use.
    pub bounds: Bounds,
    /// Whether slow runtimes get more time.
    pub is_patient: bool,
    /// A file that holds the only input.
    pub case: Option<String>,
    /// A folder for the input on which it fails.
    pub keep: Option<String>,
    /// Whether a smaller failing test is looked for.
    pub is_shrunk: bool,
    /// Whether programs read the report.
    pub is_json: bool,
}

/// What came of it.
pub struct Held {
    /// The smallest failure, and how small it is known to be.
    pub failure: Option<(Failure, Smallness)>,
    /// Mistakes that fit.
    pub likely: Vec<Likely>,
    /// How time grows, where it was too much.
    pub growth: Option<Growth>,
    /// Tests given.
    pub tests: usize,
    /// Runs of the program.
    pub runs: usize,
    /// The longest run, in milliseconds of processor time.
    pub time: u64,
    /// The largest run, in KiB.
    pub memory: u64,
    /// Whether the person stopped it.
    pub is_stopped: bool,
}

/// Judges a command.
pub fn hold(desk: &Desk, problem: &Problem, wishes: &Wishes, words: &[String]) -> Result<Held, Halt> {
    let bounds = if wishes.is_patient { Program::patient(words, wishes.bounds) } else { wishes.bounds };
    let case = wishes.case.as_ref().map(|file| only(problem, file)).transpose()?;
    let watch = desk.watch(None);
    watch.over(|control| {
        let mut program = Program::new(words, bounds, control)?;
        let truth = Truth::new(&desk.house, problem, control);
        let mut bench = Bench::new(truth, &mut program, wishes.options.clone());
        let mut bar = Bar::new(desk.tongue, wishes.is_json);
        let failure = match &case {
            Some(cases) => bench.hold(cases).map_err(fault)?,
            None => bench.judge(&mut |stage, tests| bar.tell(stage, tests)).map_err(fault)?,
        };
        bar.wipe();
        let tests = bench.tests;
        let failure = failure.map(|failure| smallest(&mut bench, wishes, failure)).transpose()?;
        Ok(summed(&mut bench, control, failure, tests, wishes.options.seed))
    })
}

/// The tests of a file, or of standard input.
fn only(problem: &Problem, file: &str) -> Result<Vec<Case>, Halt> {
    let missing = || Fault::new(Kind::BadParameter, say!("judge-no-source", file = file));
    let text = text(std::path::Path::new(file), TEXT, Files::Any)?.ok_or_else(missing)?;
    Ok(read(problem, &text)?.into_iter().map(|(case, _)| case).collect())
}

fn smallest(bench: &mut Bench, wishes: &Wishes, failure: Failure) -> Result<(Failure, Smallness), Halt> {
    /// Milliseconds, and runs, of shrinking; a slow program has less, for each run of it takes long.
    const BUDGET: Budget = Budget { time: 6_000, runs: 2_000 };
    const SLOW: Budget = Budget { time: 2_500, runs: 2_000 };
    if let Ending::Unstartable(error) = &failure.ran.ending {
        return Err(Fault::new(Kind::BadParameter, say!("judge-unstartable", error = error)).into());
    }
    if !wishes.is_shrunk || wishes.case.is_some() {
        return Ok((failure, Smallness::Found));
    }
    let budget = if failure.verdict == Verdict::Time { SLOW } else { BUDGET };
    Ok(shrunk(bench, failure, budget).map_err(fault)?)
}

fn summed(
    bench: &mut Bench,
    control: &Control,
    failure: Option<(Failure, Smallness)>,
    tests: usize,
    seed: u64,
) -> Held {
    let verdict = failure.as_ref().map(|(failure, _)| failure.verdict);
    let growth = if verdict == Some(Verdict::Time) { growth(bench, seed) } else { None };
    let likely = match verdict {
        Some(Verdict::Wrong) => likely(bench.truth.problem(), &bench.seen),
        _ => Vec::new(),
    };
    let (runs, time, memory) = (bench.runs, bench.time, bench.memory);
    Held { failure, likely, growth, tests, runs, time, memory, is_stopped: control.is_stopped() }
}

/// One line on the terminal that says how far it is.
struct Bar {
    began: Instant,
    tongue: &'static Tongue,
    is_shown: bool,
}

impl Bar {
    fn new(tongue: &'static Tongue, is_json: bool) -> Self {
        Bar { began: Instant::now(), tongue, is_shown: !is_json && stderr().is_terminal() }
    }

    fn tell(&mut self, stage: Stage, tests: usize) {
        if self.is_shown {
            let says = self.tongue.speak(&say!(
                "judge-bar",
                stage = stage_word(stage),
                tests = tests,
                seconds = self.began.elapsed().as_secs()
            ));
            let _ = write!(stderr(), "\r\x1b[K{says}");
        }
    }

    fn wipe(&mut self) {
        if self.is_shown {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}

/// The word for a part of judging.
pub fn stage_word(stage: Stage) -> Say {
    match stage {
        Stage::Samples => say!("judge-stage-samples"),
        Stage::Small => say!("judge-stage-small"),
        Stage::Edges => say!("judge-stage-edge"),
        Stage::Random => say!("judge-stage-random"),
        Stage::Limits => say!("judge-stage-limits"),
    }
}
