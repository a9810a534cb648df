//! From a file on which a program fails to the smallest test on which it fails in the same way.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::bench::{Bench, Failure};
use crate::case::{Case, Size};
use crate::cases::small;
use crate::truth::Unknown;
use crate::verdict::Verdict;

/// How small the failing test is known to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Smallness {
    /// Every smaller test was tried: there is none on which it fails.
    Smallest,
    /// The smallest that was found.
    Found,
    /// It fails only when several tests stand in one file.
    Several,
}

/// What ends shrinking.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Milliseconds.
    pub time: u64,
    /// Runs.
    pub runs: usize,
}

/// Shrinks a failure. What comes back fails as well, in the same way.
pub fn shrunk(bench: &mut Bench, failure: Failure, budget: Budget) -> Result<(Failure, Smallness), Unknown> {
    let until = Until { time: bench.contestant.elapsed() + budget.time, runs: bench.runs + budget.runs };
    let mut best = alone(bench, failure, until)?;
    if best.cases.len() > 1 {
        // Where nothing is printed, time may have been too short to find the test that fails alone.
        let is_several = best.verdict == Verdict::Wrong;
        let smallness = if is_several { Smallness::Several } else { Smallness::Found };
        return Ok((fewer(bench, best, until)?, smallness));
    }
    while let Some(smaller) = step(bench, &best, until)? {
        best = smaller;
    }
    smallest(bench, best, until)
}

#[derive(Clone, Copy)]
struct Until {
    time: u64,
    runs: usize,
}

fn is_over(bench: &Bench, until: Until) -> bool {
    bench.contestant.elapsed() >= until.time || bench.runs >= until.runs || bench.contestant.is_stopped()
}

/// Gives these tests to the program; what comes back fails in the same way.
fn again(bench: &mut Bench, cases: &[Case], verdict: Verdict) -> Result<Option<Failure>, Unknown> {
    Ok(bench.hold(cases)?.filter(|failure| failure.verdict == verdict))
}

/// The failing test by itself, if it fails so; else the file.
fn alone(bench: &mut Bench, failure: Failure, until: Until) -> Result<Failure, Unknown> {
    if failure.cases.len() == 1 {
        return Ok(failure);
    }
    if let Some(difference) = &failure.difference {
        let at = difference.test;
        let single = [failure.cases[at].clone()];
        if let Some(found) = again(bench, &single, failure.verdict)? {
            return Ok(found);
        }
        return Ok(failure);
    }
    // Nothing tells where it ended: halves are tried.
    let mut left = failure;
    while left.cases.len() > 1 && !is_over(bench, until) {
        let (first, second) = left.cases.split_at(left.cases.len() / 2);
        let (first, second) = (first.to_vec(), second.to_vec());
        if let Some(found) = again(bench, &first, left.verdict)? {
            left = found;
        } else if let Some(found) = again(bench, &second, left.verdict)? {
            left = found;
        } else {
            break;
        }
    }
    Ok(left)
}

/// Fewer tests of a file that fails only as a whole, and then smaller ones.
fn fewer(bench: &mut Bench, failure: Failure, until: Until) -> Result<Failure, Unknown> {
    let mut best = failure;
    if let Some(difference) = best.difference.clone() {
        let upto = best.cases[..=difference.test].to_vec();
        let pairs =
            (1..upto.len().min(20)).map(|back| vec![upto[upto.len() - 1 - back].clone(), upto[upto.len() - 1].clone()]);
        let twice = vec![upto[upto.len() - 1].clone(); 2];
        for cases in [twice].into_iter().chain(pairs).chain([upto.clone()]) {
            if cases.len() < best.cases.len()
                && let Some(found) = again(bench, &cases, best.verdict)?
            {
                best = found;
                break;
            }
        }
    }
    loop {
        let before = best.cases.clone();
        for at in (0..before.len()).rev() {
            if is_over(bench, until) || best.cases.len() <= 1 {
                return Ok(best);
            }
            let mut cases = best.cases.clone();
            if at < cases.len() {
                cases.remove(at);
            }
            if let Some(found) = again(bench, &cases, best.verdict)? {
                best = found;
            }
        }
        for at in 0..best.cases.len() {
            best = smaller_at(bench, best, at, until)?;
        }
        if best.cases == before {
            return Ok(best);
        }
    }
}

fn smaller_at(bench: &mut Bench, failure: Failure, at: usize, until: Until) -> Result<Failure, Unknown> {
    let mut best = failure;
    let size = best.cases[at].size();
    for candidate in small::reductions(&best.cases[at]) {
        if is_over(bench, until) {
            break;
        }
        let Some(candidate) = bench.mended(candidate).filter(|case| case.size() < size) else { continue };
        let mut cases = best.cases.clone();
        cases[at] = candidate;
        if let Some(found) = again(bench, &cases, best.verdict)? {
            best = found;
            break;
        }
    }
    Ok(best)
}

/// A smaller test that fails, if one step leads to it.
fn step(bench: &mut Bench, failure: &Failure, until: Until) -> Result<Option<Failure>, Unknown> {
    let size = failure.cases[0].size();
    let mut candidates: Vec<Case> = Vec::new();
    for candidate in small::reductions(&failure.cases[0]) {
        if let Some(case) = bench.mended(candidate).filter(|case| case.size() < size && !candidates.contains(case)) {
            candidates.push(case);
        }
    }
    first_failing(bench, &candidates, failure, until)
}

/// The first of these tests that fails. Where a file holds many, many are tried at once.
fn first_failing(
    bench: &mut Bench,
    candidates: &[Case],
    failure: &Failure,
    until: Until,
) -> Result<Option<Failure>, Unknown> {
    /// Tests that are tried at once, and their numbers in all.
    const AT_ONCE: usize = 60;
    const NUMBERS: usize = 20_000;
    let many = if failure.verdict == Verdict::Wrong { bench.truth.most_tests().min(AT_ONCE) } else { 1 };
    let mut rest = candidates;
    while !rest.is_empty() && !is_over(bench, until) {
        let mut numbers = 0;
        let fits = |case: &&Case| {
            numbers += case.size().1;
            numbers <= NUMBERS
        };
        let count = rest.iter().take(many).take_while(fits).count().max(1);
        let (now, later) = rest.split_at(count);
        rest = later;
        let Some(found) = again(bench, now, failure.verdict)? else { continue };
        if now.len() == 1 {
            return Ok(Some(found));
        }
        let at = found.difference.as_ref().map_or(0, |difference| difference.test);
        if let Some(found) = again(bench, &now[at..=at], failure.verdict)? {
            return Ok(Some(found));
        }
        rest = &candidates[candidates.len() - later.len() - (count - at - 1)..];
    }
    Ok(None)
}

/// Tries every smaller test, the smallest first.
fn smallest(bench: &mut Bench, failure: Failure, until: Until) -> Result<(Failure, Smallness), Unknown> {
    /// Tests that are tried at most.
    const TRIED: usize = 4_000;
    if matches!(failure.verdict, Verdict::Time | Verdict::Memory) {
        return Ok((failure, Smallness::Found));
    }
    let size: Size = failure.cases[0].size();
    let truth = &bench.truth;
    let (mut below, is_all) = small::below(truth.problem(), &size, TRIED, &|case| truth.is_valid(case));
    let mut dice = ChaCha8Rng::seed_from_u64(bench.options.seed);
    below.extend(bench.at_edges(&mut dice).into_iter().filter(|case| case.size() < size));
    below.sort_by_cached_key(Case::size);
    below.dedup();
    if let Some(found) = first_failing(bench, &below, &failure, until)? {
        let smallness = if is_over(bench, until) || !is_all { Smallness::Found } else { Smallness::Smallest };
        return Ok((found, smallness));
    }
    let is_smallest = is_all && !is_over(bench, until);
    Ok((failure, if is_smallest { Smallness::Smallest } else { Smallness::Found }))
}
