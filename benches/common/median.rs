//! How long a piece of work takes, told as the median of some runs.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// The median of so many runs, in milliseconds, after one that is not counted.
pub fn measured<T>(name: &str, mut work: impl FnMut() -> T) {
    const RUNS: usize = 21;
    black_box(work());
    let run = |_| {
        let begun = Instant::now();
        black_box(work());
        begun.elapsed()
    };
    let mut took: Vec<Duration> = (0..RUNS).map(run).collect();
    took.sort_unstable();
    println!("{name}: {:.3} ms", took[RUNS / 2].as_secs_f64() * 1e3);
}
