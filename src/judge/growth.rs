//! How the time of a program grows with the size of a test, measured and not guessed.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::bench::Bench;
use crate::case::Case;
use crate::cases::random::{Sizes, one};
use crate::contestant::Ending;
use crate::layout::Form;

/// What was measured: sizes with milliseconds, and the power of the size that the last two follow.
#[derive(Clone, Debug, PartialEq)]
pub struct Growth {
    /// Sizes and milliseconds of processor time.
    pub measured: Vec<(u64, u64)>,
    /// The power, in tenths.
    pub tenths: u64,
}

/// Measures tests of doubled sizes until they are late; nothing where fewer than two took time that can be measured.
///
/// The size is the length of the longest list, or the largest number where there is no list.
pub fn growth(bench: &mut Bench, seed: u64) -> Option<Growth> {
    /// Doublings.
    const DOUBLED: u32 = 34;
    /// Milliseconds from which a measure says something.
    const MEASURED: u64 = 30;
    /// Milliseconds from which on no larger test is tried.
    const LONG: u64 = 500;
    let problem = bench.truth.problem();
    let has_list = problem.layout.fields().any(|field| field.form != Form::Number);
    let mut measured = Vec::new();
    for doubled in 4..DOUBLED {
        let size = 1u64 << doubled;
        let sizes = if has_list {
            Sizes { length: size as usize, number: i64::MAX }
        } else {
            Sizes { length: 1, number: size as i64 }
        };
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let largest = (0..20)
            .map(|_| one(problem, sizes, &mut dice))
            .filter(|case| bench.truth.is_valid(case))
            .max_by_key(Case::size)?;
        let reached = if has_list { largest.size().1 as u64 } else { u64::try_from(largest.largest()?).ok()? };
        if reached * 4 < size * 3 {
            break;
        }
        let ran = bench.contestant.run(&problem.layout.write(&[largest]));
        bench.runs += 1;
        if ran.ending != Ending::Exit(0) || bench.contestant.is_stopped() {
            break;
        }
        if ran.time >= MEASURED {
            measured.push((reached, ran.time));
        }
        if ran.time >= LONG {
            break;
        }
    }
    let [.., (n0, t0), (n1, t1)] = measured[..] else { return None };
    let power = (t1 as f64 / t0 as f64).ln() / (n1 as f64 / n0 as f64).ln();
    Some(Growth { measured, tenths: (power * 10.0).round().max(0.0) as u64 })
}
