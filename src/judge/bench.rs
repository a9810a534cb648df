//! The course of judging: samples, all small tests, edges, what is near the law, random tests, the limits, and several tests in one file.
//! Cheap information comes first.

use std::cmp::Reverse;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::SliceRandom;

use crate::case::Case;
use crate::cases::edges::edges;
use crate::cases::large;
use crate::cases::random::{Sizes, one, turned};
use crate::cases::{mended, small};
use crate::contestant::{Contestant, Ending, Ran};
use crate::input::Input;
use crate::layout::reading::Placed;
use crate::layout::writing::spread;
use crate::likely::{Seen, WrongLaw, wrong_laws};
use crate::problem::Problem;
use crate::truth::{Truth, Unknown};
use crate::verdict::{Difference, Verdict, by_test, compare};
use ground::num::Int;

/// How a program is to be judged.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where lots are drawn from.
    pub seed: u64,
    /// Milliseconds in all, shrinking left out.
    pub time: u64,
    /// Tests at most.
    pub tests: usize,
    /// Stages that are gone through.
    pub stages: Vec<Stage>,
    /// Whether every blank counts.
    pub is_strict: bool,
    /// The longest lists of random tests.
    pub length: Option<usize>,
    /// The largest numbers of random tests.
    pub number: Option<i64>,
}

/// A part of judging.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The samples.
    Samples,
    /// All small tests.
    Small,
    /// Edges, and what is near the law.
    Edges,
    /// Random tests of every size.
    Random,
    /// The limits.
    Limits,
}

impl Stage {
    /// Every part, in order.
    pub const ALL: [Stage; 5] = [Stage::Samples, Stage::Small, Stage::Edges, Stage::Random, Stage::Limits];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Samples => "samples",
            Stage::Small => "small",
            Stage::Edges => "edge",
            Stage::Random => "random",
            Stage::Limits => "limits",
        }
    }

    /// How often it is gone through, while there is time: each time other lots are drawn.
    fn rounds(self) -> usize {
        if self == Stage::Random { 16 } else { 1 }
    }

    /// The share of the time that is over, in hundredths, when the next part begins at the latest.
    fn until(self) -> u64 {
        match self {
            Stage::Small => 25,
            Stage::Edges => 50,
            Stage::Random => 65,
            Stage::Samples | Stage::Limits => 100,
        }
    }
}

/// What made a program fail.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What judges call it.
    pub verdict: Verdict,
    /// The tests of the file.
    pub cases: Vec<Case>,
    /// The file as it was given.
    pub input: String,
    /// The run.
    pub ran: Ran,
    /// The answers, a text a test.
    pub answers: Vec<String>,
    /// Where the output differs, if that is what is wrong.
    pub difference: Option<Difference>,
    /// In which part it was found.
    pub stage: Stage,
}

/// Judges one program.
pub struct Bench<'b, 'h> {
    /// Who knows the answers.
    pub truth: Truth<'h>,
    /// The program.
    pub contestant: &'b mut dyn Contestant,
    /// How it is judged.
    pub options: Options,
    /// Tests whose answers are known, for the mistake that fits.
    pub seen: Vec<Seen>,
    /// Tests given so far.
    pub tests: usize,
    /// Runs so far.
    pub runs: usize,
    /// The longest run, in milliseconds of processor time.
    pub time: u64,
    /// The largest run, in KiB.
    pub memory: u64,
    stage: Stage,
    /// Whether numbers stand on lines of their own now.
    is_spread: bool,
}

/// Tests that a file of small ones holds.
const PACK: usize = 200;

impl<'b, 'h> Bench<'b, 'h> {
    /// Before the first test.
    pub fn new(truth: Truth<'h>, contestant: &'b mut dyn Contestant, options: Options) -> Self {
        let (tests, runs, time, memory) = (0, 0, 0, 0);
        Bench {
            truth,
            contestant,
            options,
            seen: Vec::new(),
            tests,
            runs,
            time,
            memory,
            stage: Stage::Samples,
            is_spread: false,
        }
    }

    /// Goes through all parts until something fails. `told` hears of each part and how many tests were given.
    pub fn judge(&mut self, told: &mut dyn FnMut(Stage, usize)) -> Result<Option<Failure>, Unknown> {
        let mut dice = ChaCha8Rng::seed_from_u64(self.options.seed);
        for stage in self.options.stages.clone() {
            self.stage = stage;
            told(stage, self.tests);
            for _ in 0..stage.rounds() {
                let found = self.through(stage, &mut dice, told)?;
                if found.is_some() {
                    return Ok(found);
                }
            }
        }
        Ok(None)
    }

    /// Gives all files of a part, the samples on lines of any kind as well where the statement allows that.
    fn through(
        &mut self,
        stage: Stage,
        dice: &mut ChaCha8Rng,
        told: &mut dyn FnMut(Stage, usize),
    ) -> Result<Option<Failure>, Unknown> {
        if stage == Stage::Limits {
            return self.at_limits(dice, told);
        }
        let files = self.files(stage, dice);
        let manners =
            if stage == Stage::Samples && self.truth.problem().any_lines { &[false, true][..] } else { &[false] };
        for is_spread in manners {
            self.is_spread = *is_spread;
            for file in &files {
                if self.is_over(stage) {
                    return Ok(None);
                }
                if let Some(failure) = self.hold(file)? {
                    return Ok(Some(failure));
                }
                told(stage, self.tests);
            }
        }
        self.is_spread = false;
        Ok(None)
    }

    /// Gives the files at the limits, one by one.
    fn at_limits(
        &mut self,
        dice: &mut ChaCha8Rng,
        told: &mut dyn FnMut(Stage, usize),
    ) -> Result<Option<Failure>, Unknown> {
        let problem = self.truth.problem();
        // What needs a table is asked for as often as promised, and no more.
        let is_bounded = problem.law.is_some_and(|law| law.is_bounded);
        let most = if is_bounded { self.truth.timed_tests() } else { self.truth.most_tests() };
        for (at, mut file) in large::files(problem, most, dice).enumerate() {
            // The first is given even if time is over: without it nothing is known of large tests.
            let is_first = at == 0 && self.tests < self.options.tests && !self.contestant.is_stopped();
            if !is_first && self.is_over(Stage::Limits) {
                break;
            }
            file.retain(|case| self.truth.is_valid(case));
            if !file.is_empty()
                && let Some(failure) = self.hold(&file)?
            {
                return Ok(Some(failure));
            }
            told(Stage::Limits, self.tests);
        }
        Ok(None)
    }

    fn is_over(&self, stage: Stage) -> bool {
        let is_late = self.contestant.elapsed() * 100 >= self.options.time * stage.until();
        is_late || self.tests >= self.options.tests || self.contestant.is_stopped()
    }

    /// The files of a part.
    fn files(&mut self, stage: Stage, dice: &mut ChaCha8Rng) -> Vec<Vec<Case>> {
        let problem = self.truth.problem();
        match stage {
            Stage::Samples => {
                let read = |input: &str| problem.layout.read(&mut Input::new(input)).map(cases_of).ok();
                problem.samples.iter().filter_map(|sample| read(&sample.input)).collect()
            }
            Stage::Small => {
                /// Small tests that are all given.
                const SMALL: usize = 400;
                let cases = small::first(problem, SMALL, &|case| self.truth.is_valid(case));
                let first = self.telling(&cases);
                let mut files = self.packed(first);
                files.extend(self.packed(cases));
                files
            }
            Stage::Edges => {
                let cases = self.at_edges(dice);
                let mut first = self.telling(&cases);
                // What is near the law stands behind the edges, and each has its turn.
                first.extend(interleaved(&cases));
                self.packed(first)
            }
            Stage::Random => self.random(dice),
            // A file at the limits is made when its turn comes.
            Stage::Limits => Vec::new(),
        }
    }

    /// Edges, and what is near the law.
    pub fn at_edges(&self, dice: &mut ChaCha8Rng) -> Vec<Case> {
        let problem = self.truth.problem();
        let mut cases = edges(problem, dice);
        cases.extend(problem.law.map(|law| (law.near)()).unwrap_or_default());
        cases.retain(|case| self.truth.is_valid(case));
        cases
    }

    /// For each wrong law the first test on which it fails: these tell most. Laws with tables are asked of small numbers alone.
    fn telling(&self, cases: &[Case]) -> Vec<Case> {
        /// The largest number a table is made for here.
        const TABLE: i64 = 400;
        let problem = self.truth.problem();
        let Some(law) = problem.law else { return Vec::new() };
        let Some(right) = law.answer else { return Vec::new() };
        let is_cheap =
            |case: &&Case| !law.is_bounded || case.largest().is_none_or(|largest| largest <= Int::from(TABLE));
        let first = |wrong: &WrongLaw| {
            let differs = |case: &&Case| (wrong.answer)(case).is_some_and(|told| told != right(case));
            cases.iter().filter(is_cheap).take_while(|_| !self.is_over(self.stage)).find(differs).cloned()
        };
        wrong_laws(problem).iter().filter_map(first).collect()
    }

    /// Random tests: small, middle and large by turns, every second one made lost, and long files before short ones.
    fn random(&mut self, dice: &mut ChaCha8Rng) -> Vec<Vec<Case>> {
        /// Random tests.
        const RANDOM: usize = 600;
        let problem = self.truth.problem();
        let length = |most: usize| self.options.length.unwrap_or(most);
        let number = |most: i64| self.options.number.unwrap_or(most);
        let sizes = [
            Sizes { length: length(4), number: number(10) },
            Sizes { length: length(8), number: number(100) },
            Sizes { length: length(12), number: number(1 << 20) },
            Sizes { length: length(20), number: number(i64::MAX) },
        ];
        let mut cases: Vec<Case> = Vec::new();
        for at in 0..RANDOM {
            if self.is_over(Stage::Random) {
                break;
            }
            let case = one(problem, sizes[at % sizes.len()], dice);
            if !self.truth.is_valid(&case) {
                continue;
            }
            let other = self.other_side(&case);
            cases.push(case);
            cases.extend(other);
        }
        cases.shuffle(dice);
        self.packed(cases)
    }

    /// A test beside this one that another side wins.
    fn other_side(&mut self, case: &Case) -> Option<Case> {
        let problem = self.truth.problem();
        let answer = problem.law.and_then(|law| law.answer)?;
        let right = answer(case);
        turned(problem, case, &mut |other| self.truth.is_valid(other) && answer(other) != right)
    }

    /// Tests put into files, as many in each as the format and the limits allow.
    fn packed(&self, cases: Vec<Case>) -> Vec<Vec<Case>> {
        let most = self.truth.most_tests().min(PACK);
        let problem = self.truth.problem();
        let mut files: Vec<Vec<Case>> = vec![Vec::new()];
        for case in cases {
            let is_full = |file: &Vec<Case>| file.len() >= most || exceeds(problem, file, &case);
            if files.last().is_some_and(is_full) {
                files.push(Vec::new());
            }
            if let Some(file) = files.last_mut() {
                file.push(case);
            }
        }
        files.retain(|file| !file.is_empty());
        files
    }

    /// Gives a file of tests to the program. One that is late is late only with as many tests as it must answer in its time.
    pub fn hold(&mut self, cases: &[Case]) -> Result<Option<Failure>, Unknown> {
        let failure = self.give(cases)?;
        let most = self.truth.timed_tests();
        if cases.len() <= most || failure.as_ref().is_none_or(|failure| failure.verdict != Verdict::Time) {
            return Ok(failure);
        }
        // The largest come first: if any part is late, they are.
        let mut cases = cases.to_vec();
        cases.sort_by_cached_key(|case| Reverse(case.size()));
        for part in cases.chunks(most) {
            // Who is slow, and right, must not keep the judge for ever.
            if self.contestant.elapsed() * 2 > self.options.time * 3 || self.contestant.is_stopped() {
                break;
            }
            let found = self.give(part)?;
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Gives a file to the program once.
    fn give(&mut self, cases: &[Case]) -> Result<Option<Failure>, Unknown> {
        let problem = self.truth.problem();
        let answers = self.truth.lines(cases)?;
        let plain = problem.layout.write(cases);
        let input = if self.is_spread { spread(&plain) } else { plain };
        let ran = self.contestant.run(&input);
        self.runs += 1;
        if self.contestant.is_stopped() {
            // A run that the person ended says nothing of the program.
            return Ok(None);
        }
        self.tests += cases.len();
        self.memory = self.memory.max(ran.memory);
        let failed = |verdict, difference, ran: Ran, answers, stage| {
            Some(Failure { verdict, cases: cases.to_vec(), input: input.clone(), ran, answers, difference, stage })
        };
        if let Some(verdict) = Verdict::of_ending(&ran.ending) {
            return Ok(failed(verdict, None, ran, answers, self.stage));
        }
        self.time = self.time.max(ran.time);
        self.remember(cases, &ran, &answers);
        let difference = compare(&ran, &answers, &problem.wording, self.options.is_strict);
        Ok(difference.and_then(|difference| failed(Verdict::Wrong, Some(difference), ran, answers, self.stage)))
    }

    fn remember(&mut self, cases: &[Case], ran: &Ran, answers: &[String]) {
        /// Tests that are remembered, and numbers that one of them may have.
        const REMEMBERED: usize = 5_000;
        const NUMBERS: usize = 200;
        if ran.ending != Ending::Exit(0) || self.seen.len() > REMEMBERED {
            return;
        }
        let given = by_test(&ran.output, answers);
        for ((at, case), (got, want)) in cases.iter().enumerate().zip(given.into_iter().zip(answers)) {
            if case.size().1 <= NUMBERS {
                self.seen.push(Seen { case: case.clone(), at: at + 1, got, want: want.clone() });
            }
        }
    }

    /// A file with other tests in the part that failed, for shrinking.
    pub fn mended(&self, case: Case) -> Option<Case> {
        let case = mended(self.truth.problem(), case);
        self.truth.is_valid(&case).then_some(case)
    }
}

fn cases_of(placed: Vec<Placed>) -> Vec<Case> {
    placed.into_iter().map(|(case, _)| case).collect()
}

/// The edges and what is near the law by turns, so that each is reached when time is short.
fn interleaved(cases: &[Case]) -> Vec<Case> {
    let half = cases.len().div_ceil(2);
    let (first, second) = cases.split_at(half);
    let mut second = second.iter();
    first.iter().flat_map(|case| [Some(case), second.next()]).flatten().cloned().collect()
}

/// Whether a list would be longer in all than it may be.
fn exceeds(problem: &Problem, file: &[Case], case: &Case) -> bool {
    problem.layout.fields().enumerate().any(|(at, field)| {
        let length = |case: &Case| case.ints(at).len();
        let total = problem.limits.total.get(&field.name);
        total.is_some_and(|total| file.iter().map(length).sum::<usize>() + length(case) > *total)
    })
}
