//! Piles whose next take depends on the last one, and lone piles solved by their moves.

use crate::claim::{Case, Held};
use crate::heaps::known;

/// Piles up to which a lone one is solved.
const SOLVED: usize = 400;

/// A pile and what may be taken of it.
pub type Pile = (usize, usize);

/// The piles, the law of the limit, and lone piles solved in normal and in misère play.
pub struct Piles {
    pub all: Vec<Pile>,
    pub factor: usize,
    pub plus: i64,
    pub is_misere: bool,
    /// The least take that wins from each size if it is allowed: in normal play, in misère play.
    pub least: [Vec<Option<usize>>; 2],
}

pub fn piles_of(text: &str) -> Option<Vec<Pile>> {
    let pile = |text: &str| match text.split_once('/') {
        Some((size, limit)) => Some((size.parse().ok()?, limit.parse().ok()?)),
        None => text.parse().ok().map(|size: usize| (size, size.saturating_sub(1))),
    };
    if text == "-" { Some(Vec::new()) } else { text.split(',').map(pile).collect() }
}

fn next_limit(factor: usize, plus: i64, take: usize) -> usize {
    usize::try_from((factor * take) as i64 + plus).unwrap_or(0)
}

impl Piles {
    pub fn of(case: &Case) -> Option<Piles> {
        let piles = piles_of(&case.met.place.text())?;
        let factor: usize = case.met.param("factor").parse().ok().filter(|factor| *factor < 1_000)?;
        let plus: i64 = case.met.param("plus").parse().ok().filter(|plus| *plus < 1_000)?;
        let most = piles.iter().map(|(size, _)| *size).max().unwrap_or(0).max(60);
        if most > SOLVED {
            return None;
        }
        let least = [false, true].map(|is_misere| least_takes(most, factor, plus, is_misere));
        Some(Piles { all: piles, factor, plus, is_misere: case.met.is_misere(), least })
    }

    pub fn held(case: &Case, hold: impl FnOnce(&Piles) -> Held) -> Held {
        known(Piles::of(case), |piles| hold(&piles))
    }

    pub fn next(&self, take: usize) -> usize {
        next_limit(self.factor, self.plus, take)
    }

    /// The only pile with a move.
    pub fn alone(&self) -> Pile {
        *self.all.iter().find(|(_, limit)| *limit > 0).expect("a pile has a move")
    }

    /// The counters that the parts add up to.
    pub fn counted(&self) -> usize {
        self.alone().0 - usize::from(self.is_misere)
    }

    pub fn is_won(&self, (size, limit): Pile, is_misere: bool) -> bool {
        is_won(&self.least[usize::from(is_misere)], (size, limit), is_misere)
    }

    pub fn wins(&self, take: usize) -> bool {
        let (size, _) = self.alone();
        !self.is_won((size - take, self.next(take).min(size - take)), self.is_misere)
    }

    /// The sizes that are lost as fresh piles in normal play.
    pub fn losing(&self) -> Vec<usize> {
        (1..self.least[0].len()).filter(|&n| !self.is_won((n, n - 1), false)).collect()
    }

    /// A number as a sum of losing piles, always the greatest that fits.
    pub fn parts(&self, n: usize) -> Vec<usize> {
        let (mut rest, mut parts) = (n, Vec::new());
        while rest > 0 {
            let part = self.losing().into_iter().rev().find(|part| *part <= rest).expect("1 is one");
            parts.push(part);
            rest -= part;
        }
        parts
    }

    pub fn least_part(&self, n: usize) -> usize {
        self.parts(n).pop().unwrap_or(0)
    }
}

pub fn is_won(least: &[Option<usize>], (size, limit): Pile, is_misere: bool) -> bool {
    match limit.min(size) {
        0 => is_misere,
        limit => least[size].is_some_and(|least| least <= limit),
    }
}

fn least_takes(to: usize, factor: usize, plus: i64, is_misere: bool) -> Vec<Option<usize>> {
    let mut least: Vec<Option<usize>> = Vec::new();
    for n in 0..=to {
        let wins = |take: &usize| !is_won(&least, (n - take, next_limit(factor, plus, *take)), is_misere);
        let found = (1..=n).find(wins);
        least.push(found);
    }
    least
}

/// How many counters the best move takes, and from which pile, from 1.
pub fn best(case: &Case) -> (usize, usize) {
    let text = &case.met.answer.best[0];
    let (heap, take) = text.split_once(':').unwrap_or(("1", text));
    (heap.parse().expect("a heap"), take.parse().expect("a take"))
}
