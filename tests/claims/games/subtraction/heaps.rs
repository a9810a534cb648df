//! Heaps of a subtraction game, and every size of one heap solved by its moves.

use crate::claim::{Case, Held};
use crate::heaps::{SOLVED, Solved, solve};

/// Heaps, the takes, and every size up to the largest heap solved alone.
pub struct Heaps {
    pub sizes: Vec<usize>,
    pub takes: Vec<usize>,
    pub is_misere: bool,
    pub solved: Solved,
}

/// The takes that a machine word holds: the numbers told, or of vectors with one coordinate each as often as a move may repeat it.
pub fn takes_of(case: &Case) -> Vec<usize> {
    if case.met.place.card().id == "vectors" {
        let times = case.met.param("times").parse().unwrap_or(SOLVED);
        let steps = case.met.param("moves");
        let steps = steps.split('/').map(|step| step.trim().trim_start_matches('-').parse::<usize>().expect("a step"));
        let mut takes: Vec<usize> = steps
            .flat_map(|step| (1..=times).map(move |often| step * often).take_while(|take| *take <= SOLVED))
            .collect();
        takes.sort_unstable();
        takes.dedup();
        return takes;
    }
    let mut takes: Vec<usize> =
        case.met.param("take").split([',', ' ']).filter_map(|take| take.trim().parse().ok()).collect();
    takes.sort_unstable();
    takes.dedup();
    takes
}

/// Sizes solved alone, whoever wins by the last take.
pub fn solved_to(takes: &[usize], to: usize, is_misere: bool) -> Solved {
    solve(to, is_misere, |n| takes.iter().filter(|take| **take <= n).map(|take| n - take).collect())
}

impl Heaps {
    pub fn held(case: &Case, hold: impl FnOnce(&Heaps) -> Held) -> Held {
        let text = case.met.place.text();
        let sizes: Option<Vec<usize>> = text.split(',').map(|size| size.parse().ok()).collect();
        let Some(heaps) = sizes else { return Held::Open };
        let (most, takes) = (heaps.iter().copied().max().unwrap_or(0), takes_of(case));
        if most > SOLVED {
            return Held::Open;
        }
        let is_misere = case.met.is_misere();
        let solved = solved_to(&takes, most, is_misere);
        hold(&Heaps { sizes: heaps, takes, is_misere, solved })
    }

    pub fn value(&self, size: usize) -> usize {
        self.solved.values[size]
    }

    pub fn values(&self) -> Vec<usize> {
        self.sizes.iter().map(|size| self.value(*size)).collect()
    }

    pub fn lefts(&self, size: usize) -> Vec<usize> {
        self.takes.iter().filter(|take| **take <= size).map(|take| size - take).collect()
    }

    /// The heaps after each move.
    pub fn nexts(&self) -> Vec<(usize, Heaps)> {
        let mut nexts = Vec::new();
        for (i, size) in self.sizes.iter().enumerate() {
            for left in self.lefts(*size) {
                nexts.push((i, self.with(i, left)));
            }
        }
        nexts
    }

    pub fn with(&self, heap: usize, left: usize) -> Heaps {
        let mut heaps = self.sizes.clone();
        heaps[heap] = left;
        let solved = Solved { lost: self.solved.lost.clone(), values: self.solved.values.clone() };
        Heaps { sizes: heaps, takes: self.takes.clone(), is_misere: self.is_misere, solved }
    }

    /// Heap and what is left of it by the best move.
    pub fn best(&self, case: &Case) -> (usize, usize) {
        let next = crate::referee::best_next(case).text();
        let left: Vec<usize> = next.split(',').map(|size| size.parse().expect("it was small")).collect();
        let heap = (0..left.len()).find(|&i| left[i] != self.sizes[i]).expect("a heap was lowered");
        (heap, left[heap])
    }

    pub fn after(&self, case: &Case) -> Heaps {
        let (heap, left) = self.best(case);
        self.with(heap, left)
    }
}

/// The nim-sum of nim-values.
pub fn sum_of(values: &[usize]) -> usize {
    values.iter().fold(0, |sum, value| sum ^ value)
}

/// How many are at least 2.
pub fn large_of(values: &[usize]) -> usize {
    values.iter().filter(|value| **value > 1).count()
}

/// Lost by Ferguson's law in misère play, by the nim-sum in normal play.
pub fn is_lost_by_law(values: &[usize], is_misere: bool) -> bool {
    sum_of(values) == usize::from(is_misere && large_of(values) == 0)
}
