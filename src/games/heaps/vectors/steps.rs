//! Two heaps from which every move takes multiples of one number: counted in it they are small heaps, whose lost counts come back.

use num_integer::Integer;

use crate::heaps::vectors::rules::AlongVectors;
use crate::kit::heaps::write_heaps;
use duel::game::Game;
use ground::heap_game::Forbidden;
use ground::num::{Nat, small};
use ground::rules::At;
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::nim_values::vector_table::Times;

/// Kinds of moves that are tried at most.
const MOVES: usize = 64;

/// Counts at most that one move takes, or below which the game may end.
const REACH: usize = 40;

/// Counts that come back, and counts before them, at most.
const PERIOD: usize = 4;

/// The same game counted in the number that all moves take multiples of.
struct Steps {
    step: u64,
    /// Whether a pair of counts is lost, below a size.
    lost: Vec<Vec<bool>>,
    /// From which count on they come back, and every how many.
    from: usize,
    period: usize,
}

impl AlongVectors {
    /// The reason of a position of two heaps all of whose moves take multiples of a number above 1; `None`: it is none, or its
    /// lost counts come back late.
    ///
    /// Worked: takes of 4 from either heap or from both, from 1003 and 18: king's steps on 250 and 4, lost where both are even.
    pub fn by_steps(&self, at: &At<Vec<Nat>>, verdict: &Verdict<Vec<Nat>>) -> Option<Reason> {
        let steps = Steps::of(self, &at.pos)?;
        let is_lost = verdict.value.outcome() == Outcome::P;
        if steps.is_lost(&steps.counts(&at.pos)) != is_lost {
            return None;
        }
        Some(self.counted_in(&steps, at, verdict, is_lost))
    }

    fn counted_in(&self, steps: &Steps, at: &At<Vec<Nat>>, verdict: &Verdict<Vec<Nat>>, is_lost: bool) -> Reason {
        let best = verdict.best.first();
        let counts = write_heaps(&steps.counts(&at.pos));
        let rests: Vec<Nat> = at.pos.iter().map(|size| size % steps.step).collect();
        let misere = usize::from(self.is_misere);
        let (step, point, lost) = (steps.step, write_heaps(&at.pos), if is_lost { "yes" } else { "no" });
        let claim =
            say!("vectors-steps-claim", step = step, point = point.as_str(), counts = counts.as_str(), lost = lost);
        let look = say!("vectors-steps-look", step = step, point = point, counts = counts, rests = write_heaps(&rests));
        let left = best.map(|to| write_heaps(&steps.counts(to))).unwrap_or_default();
        let mv = best.map(|to| self.write_move(at, to)).unwrap_or_default();
        let place =
            if is_lost { say!("vectors-steps-none") } else { say!("vectors-steps-place", left = left.as_str()) };
        let played = say!("vectors-steps-move", mv = mv, left = left, lost = lost);
        let mut steps_told = vec![
            Step::says(Role::Ask, say!("vectors-steps-ask")),
            Step::says(Role::Look, look).about(Idea::Remainder),
            Step::says(Role::Place, place),
            Step::says(Role::Move, played),
            Step::says(Role::Proof, say!("vectors-steps-proof", misere = misere))
                .about(Idea::LostList)
                .showing(steps.map(&at.pos)),
        ];
        let most = steps.lost.len();
        steps_told.push(Step::says(Role::Law, say!("vectors-steps-law", most = most, period = steps.period)));
        Reason { claim, steps: steps_told }
    }
}

impl Steps {
    fn of(game: &AlongVectors, at: &[Nat]) -> Option<Self> {
        let vectors = game.vectors();
        if at.len() != 2 || vectors.bounds.forbidden != Forbidden::Nothing {
            return None;
        }
        let takes = takes(game)?;
        let step = takes.iter().flatten().fold(0, |all: usize, take| all.gcd(take)) as u64;
        if step < 2 {
            return None;
        }
        let takes: Vec<[usize; 2]> = takes.into_iter().map(|take| take.map(|part| part / step as usize)).collect();
        let rests: Vec<u64> = at.iter().filter_map(|size| small(&(size % step))).map(|rest| rest as u64).collect();
        let early =
            vectors.bounds.stop_sum.and_then(|most| most.checked_sub(rests.iter().sum())).map(|room| room / step);
        let reach = takes.iter().flatten().copied().max()?.max(early.map_or(1, |early| early as usize + 1));
        if reach > REACH {
            return None;
        }
        let is_over = |counts: [usize; 2]| {
            let sizes: Vec<u64> = counts.iter().zip(&rests).map(|(count, rest)| *count as u64 * step + rest).collect();
            let is_small = vectors.bounds.stop_sum.is_some_and(|most| sizes.iter().sum::<u64>() <= most);
            is_small || vectors.bounds.stops_empty && sizes.contains(&0)
        };
        let lost = table(&takes, is_over, game.is_misere, 2 * PERIOD + reach);
        let all = (0..=PERIOD).flat_map(|from| (1..=PERIOD).map(move |period| (from, period)));
        let mut all: Vec<(usize, usize)> = all.filter(|(from, period)| from + period <= PERIOD + 1).collect();
        all.sort_by_key(|(from, period)| from + period);
        let (from, period) = all.into_iter().find(|(from, period)| comes_back(&lost, *from, *period))?;
        Some(Steps { step, lost, from, period })
    }

    /// How many steps each heap holds.
    fn counts(&self, at: &[Nat]) -> Vec<Nat> {
        at.iter().map(|size| size / self.step).collect()
    }

    /// The place of a count among those that are told apart.
    fn place(&self, count: &Nat) -> usize {
        match small(count).filter(|count| *count < self.from + self.period) {
            Some(count) => count,
            None => self.from + small(&((count - self.from) % self.period)).unwrap_or(0),
        }
    }

    fn is_lost(&self, counts: &[Nat]) -> bool {
        self.lost[self.place(&counts[0])][self.place(&counts[1])]
    }

    /// Who wins where, by the counts that are told apart; the position is to be looked at.
    fn map(&self, at: &[Nat]) -> Exhibit {
        let name = |count: usize| {
            if count < self.from { count.to_string() } else { format!("{count}, {}, …", count + self.period) }
        };
        let size = self.from + self.period;
        let row = |one: usize| {
            let cells = (0..size).map(|other| if self.lost[one][other] { "P" } else { "N" }.to_owned());
            std::iter::once(name(one)).chain(cells).collect()
        };
        let counts = self.counts(at);
        let focus = vec![(self.place(&counts[0]), self.place(&counts[1]) + 1)];
        let head = std::iter::once(say!("vectors-steps-head")).chain((0..size).map(|one| Say::verbatim(name(one))));
        Exhibit::Table { head: head.collect(), rows: (0..size).map(row).collect(), focus }
    }
}

/// What each move takes from both heaps; `None`: they are endlessly many, or some put back.
fn takes(game: &AlongVectors) -> Option<Vec<[usize; 2]>> {
    let mut takes = Vec::new();
    for way in &game.vectors().ways {
        let Times::AtMost(times) = way.times else { return None };
        for k in 0..=i64::try_from(times).ok()? {
            let part = |i: usize| usize::try_from(-(way.first[i] + k * way.more[i])).ok();
            takes.push([part(0)?, part(1)?]);
        }
        if takes.len() > MOVES {
            return None;
        }
    }
    Some(takes)
}

/// Whether each pair of counts below a size is lost.
fn table(takes: &[[usize; 2]], is_over: impl Fn([usize; 2]) -> bool, is_misere: bool, size: usize) -> Vec<Vec<bool>> {
    let mut lost = vec![vec![false; size]; size];
    for one in 0..size {
        for other in 0..size {
            let left = |[a, b]: &[usize; 2]| Some([one.checked_sub(*a)?, other.checked_sub(*b)?]);
            let lefts: Vec<[usize; 2]> =
                if is_over([one, other]) { Vec::new() } else { takes.iter().filter_map(left).collect() };
            lost[one][other] = if lefts.is_empty() { !is_misere } else { lefts.iter().all(|[a, b]| !lost[*a][*b]) };
        }
    }
    lost
}

/// Whether what is lost depends on the small counts and the remainders of the others alone.
fn comes_back(lost: &[Vec<bool>], from: usize, period: usize) -> bool {
    let place = |count: usize| if count < from { count } else { from + (count - from) % period };
    (0..lost.len()).all(|one| (0..lost.len()).all(|other| lost[one][other] == lost[place(one)][place(other)]))
}
