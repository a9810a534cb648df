//! One pile with a limit that each take sets for the next: sums of losing piles, of which Zeckendorf's is the best known.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use num_integer::Integer;
use num_traits::{One, Zero};

use crate::judge::control::{Control, Stop};
use ground::num::{Int, Nat};
use ground::say;

/// Losing piles that are generated at most, those up to f(1) + 1 not counted.
const TERMS: usize = 200_000;

/// After taking t at most f(t) = factor·t + plus may be taken, never less than 0.
///
/// The losing piles H_1 < H_2 < ... (first limit one less than the pile) are H_1 = 1, H_{k+1} = H_k + H_m with m least such
/// that f(H_m) >= H_k. Every n is a sum of them, greatest first: its parts. With n and limit L the mover wins exactly when L
/// is at least the smallest part; the winning takes t are the sums of the last parts with t <= L and f(t) less than the
/// next larger part, or t = n. In misère play n, L >= 1 is what n - 1, L is in normal play, for leaving just one wins.
/// f(t) = t - 1 is the one case in which the H end at once: there a take of 1 stops the opponent.
///
/// Numbers of any size with at most 200,000 terms above f(1) + 1; more is refused by name. Time: two additions for each
/// term; memory: an eighth of the terms at most, for those between two milestones are generated again on the way down.
/// Sources: E. Zeckendorf, Bulletin de la Société Royale des Sciences de Liège 41 (1972), 179-182; M. J. Whinihan, "Fibonacci
/// Nim", Fibonacci Quarterly 1 (1963), 9-13; A. J. Schwenk, "Take-away games", Fibonacci Quarterly 8 (1970), 225-234.
/// Worked: f(t) = 2t gives 1, 2, 3, 5, 8, 13, ...; 20 = 13 + 5 + 2, so with limit 19 take 2 (4 < 5), or 7 (14 >= 13: no).
#[derive(Debug)]
pub struct LimitRule {
    factor: Nat,
    plus: i64,
    /// The great parts of the last number asked for: its neighbours share them. Without this the thousand moves of a pile
    /// of 10,000 digits took minutes.
    near: Mutex<Option<GreatParts>>,
}

/// What the parts of all numbers `base + r`, r < `roof`, begin with.
#[derive(Debug)]
struct GreatParts {
    /// The sum of these parts.
    base: Nat,
    /// The last of them.
    last: Nat,
    /// At most the H_m that follows H_k = `last`: below it the greedy choice above does not change.
    roof: Nat,
}

impl LimitRule {
    /// A rule with `factor` at least 1 and `plus` at least -1.
    pub fn new(factor: Nat, plus: i64) -> Self {
        LimitRule { factor, plus, near: Mutex::default() }
    }

    /// The limit after a take of `taken`.
    pub fn next(&self, taken: &Nat) -> Nat {
        let times = &self.factor * taken;
        match u64::try_from(self.plus) {
            Ok(plus) => times + plus,
            Err(_) if times.is_zero() => times,
            Err(_) => times - self.plus.unsigned_abs(),
        }
    }

    /// Whether a take of 1 leaves no move: f(t) = t - 1.
    pub fn is_stopped_by_one(&self) -> bool {
        self.next(&Nat::one()).is_zero()
    }

    /// Up to here every pile is a losing one: f(1) + 1.
    pub fn run(&self) -> Nat {
        self.next(&Nat::one()) + 1u8
    }

    /// The parts of n, greatest first; none of 0. Not for f(t) = t - 1.
    pub fn parts(&self, n: &Nat, control: &Control) -> Result<Vec<Nat>, Stop> {
        assert!(!self.is_stopped_by_one(), "the losing piles end at 1");
        let mut milestones = self.climb(n, control)?;
        let mut parts = Vec::new();
        let mut rest = n.clone();
        let mut roof = n.clone();
        while let Some(milestone) = milestones.pop() {
            let floor = milestone.top.clone();
            let steps: Vec<Nat> = milestone.take_while(|term| *term <= roof).collect();
            for term in steps.into_iter().rev().chain([floor.clone()]) {
                if term <= rest {
                    rest -= &term;
                    parts.push(term);
                }
            }
            roof = floor;
        }
        if !rest.is_zero() {
            parts.push(rest);
        }
        Ok(parts)
    }

    /// Where to start again on the way down: the sequence at its beginning and at milestones, as far as `n`.
    fn climb(&self, n: &Nat, control: &Control) -> Result<Vec<Climb<'_>>, Stop> {
        const APART: usize = 256;
        let mut climb = Climb::new(self);
        let mut milestones = vec![climb.clone()];
        let mut since = 0;
        for terms in 0.. {
            control.tick(1)?;
            if terms > TERMS {
                return Err(Stop::TooLarge(say!("fibonacci-too-many-terms", most = TERMS)));
            }
            if climb.next().is_none_or(|term| term > *n) {
                break;
            }
            since += 1;
            if since >= APART.max(8 * climb.later.len()) {
                since = 0;
                milestones.push(climb.clone());
            }
        }
        Ok(milestones)
    }

    /// The least limit with which the mover wins a pile of n; `None` where no limit does.
    ///
    /// A limit of 0 leaves no move, which loses in normal play and wins in misère play whatever this says.
    pub fn least_limit(&self, n: &Nat, is_misere: bool, control: &Control) -> Result<Option<Nat>, Stop> {
        if n.is_zero() {
            return Ok(None);
        }
        if self.is_stopped_by_one() {
            let [one, two] = [1u8, 2].map(Nat::from);
            return Ok(if is_misere { Some(two.clone()).filter(|_| *n > two) } else { Some(one) });
        }
        self.least_part(&counted(n, is_misere), control)
    }

    /// The smallest part of n; none of 0.
    fn least_part(&self, n: &Nat, control: &Control) -> Result<Option<Nat>, Stop> {
        let mut near = self.near.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(great) = &*near
            && *n >= great.base
            && n - &great.base < great.roof
        {
            let rest = self.parts(&(n - &great.base), control)?.pop();
            return Ok(rest.or_else(|| Some(great.last.clone())));
        }
        let parts = self.parts(n, control)?;
        if let Some(great) = self.great_parts(&parts) {
            *near = Some(great);
        }
        Ok(parts.last().cloned())
    }

    /// The parts that whole neighbourhoods share, if there are any.
    fn great_parts(&self, parts: &[Nat]) -> Option<GreatParts> {
        const NEIGHBOURHOOD: u64 = 64;
        let least = (&self.factor << NEIGHBOURHOOD) + self.plus.unsigned_abs();
        let great = &parts[..parts.partition_point(|part| *part > least)];
        let last = great.last()?.clone();
        let roof = (&last - self.plus.unsigned_abs()) / &self.factor;
        Some(GreatParts { base: great.iter().sum(), last, roof })
    }

    /// Whether the mover loses a pile of n with this limit (at most n).
    pub fn is_lost(&self, n: &Nat, limit: &Nat, is_misere: bool, control: &Control) -> Result<bool, Stop> {
        if limit.is_zero() {
            return Ok(!is_misere);
        }
        Ok(self.least_limit(n, is_misere, control)?.is_none_or(|least| least > *limit))
    }

    /// The first losing piles, `count` of them. Not for f(t) = t - 1.
    pub fn losing(&self, count: usize) -> Vec<Nat> {
        let run = self.run();
        let first = (1..=count).map(Nat::from).take_while(|n| *n <= run);
        first.chain(Climb::new(self)).take(count).collect()
    }

    /// Every winning take from a pile of n with this limit (at most n), ascending; none when the mover loses.
    pub fn winning_takes(&self, n: &Nat, limit: &Nat, is_misere: bool, control: &Control) -> Result<Vec<Nat>, Stop> {
        if limit.is_zero() {
            return Ok(Vec::new());
        }
        if self.is_stopped_by_one() {
            return Ok(stopping_takes(n, limit, is_misere));
        }
        let parts = self.parts(&counted(n, is_misere), control)?;
        let mut sum = Nat::ZERO;
        let mut takes = Vec::new();
        for (i, part) in parts.iter().enumerate().rev() {
            sum += part;
            if sum > *limit {
                break;
            }
            if i == 0 || self.next(&sum) < parts[i - 1] {
                takes.push(sum.clone());
            }
        }
        Ok(takes)
    }
}

/// What is counted of a pile: in misère play all but the one that is to be left.
fn counted(n: &Nat, is_misere: bool) -> Nat {
    if is_misere { n - 1u8 } else { n.clone() }
}

/// Winning takes under f(t) = t - 1. Normal play: 1 stops the opponent, and the whole pile if it may be taken. Misère play: 2
/// forces a take of 1, after which the mover is stopped and has won; so does whatever leaves 1 or 2, but never a take of 1.
fn stopping_takes(n: &Nat, limit: &Nat, is_misere: bool) -> Vec<Nat> {
    let [one, two] = [1u8, 2].map(Nat::from);
    let mut takes = if is_misere {
        if *n <= two {
            return Vec::new();
        }
        vec![two.clone(), n - &two, n - &one]
    } else {
        vec![one, n.clone()]
    };
    takes.retain(|take| take <= limit && !(is_misere && *take < two));
    takes.sort();
    takes.dedup();
    takes
}

/// The losing piles above the run of the first ones, one after another.
#[derive(Clone)]
struct Climb<'r> {
    rule: &'r LimitRule,
    run: Nat,
    /// H_m: the least with f(H_m) >= H_k, as far as it was looked for.
    low: Nat,
    /// f(H_m).
    reach: Nat,
    /// The terms above the run between H_m and H_k, H_k included.
    later: VecDeque<Nat>,
    /// H_k.
    top: Nat,
}

impl<'r> Climb<'r> {
    fn new(rule: &'r LimitRule) -> Self {
        let run = rule.run();
        Climb { rule, low: Nat::one(), reach: rule.next(&Nat::one()), later: VecDeque::new(), top: run.clone(), run }
    }
}

impl Iterator for Climb<'_> {
    type Item = Nat;

    fn next(&mut self) -> Option<Nat> {
        if self.low < self.run {
            let least = (Int::from(self.top.clone()) - self.rule.plus).div_ceil(&Int::from(self.rule.factor.clone()));
            let least = least.to_biguint().unwrap_or_default();
            self.low = least.clamp(self.low.clone(), self.run.clone());
            self.reach = self.rule.next(&self.low);
        }
        while self.reach < self.top {
            self.low = self.later.pop_front()?;
            self.reach = self.rule.next(&self.low);
        }
        self.top += &self.low;
        self.later.push_back(self.top.clone());
        Some(self.top.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn nat(n: u64) -> Nat {
        Nat::from(n)
    }

    fn parts(rule: &LimitRule, n: u64) -> Vec<u64> {
        let parts = rule.parts(&nat(n), &Control::new()).expect("small numbers have few parts");
        parts.iter().map(|part| u64::try_from(part).expect("parts of a small number are small")).collect()
    }

    /// Losing piles by Schwenk's recursion as it stands.
    fn schwenk(factor: u64, plus: i64, most: u64) -> Vec<u64> {
        let mut terms = vec![1];
        while let Some(&top) = terms.last().filter(|&&top| top < most) {
            let reaches = |h: &&u64| (factor * **h) as i64 + plus >= top as i64;
            let low = *terms.iter().find(reaches).expect("f(t) >= t");
            terms.push(top + low);
        }
        terms
    }

    #[test]
    fn losing_piles_are_their_own_only_part() {
        for (factor, plus) in [(1, 0), (1, 1), (2, 0), (2, -1), (2, 1), (3, 0), (3, -1), (7, 5), (40, 3)] {
            let rule = LimitRule::new(nat(factor), plus);
            let terms = schwenk(factor, plus, 2_000);
            for n in 1..2_000 {
                assert_eq!(parts(&rule, n).len() == 1, terms.contains(&n), "{factor}t{plus:+}, pile {n}");
            }
        }
    }

    #[test]
    fn zeckendorf_sums_are_the_known_ones() {
        let rule = LimitRule::new(nat(2), 0);
        assert_eq!(parts(&rule, 100), [89, 8, 3]);
        assert_eq!(parts(&rule, 4), [3, 1]);
        let takes = rule.winning_takes(&nat(20), &nat(19), false, &Control::new()).expect("20 is small");
        assert_eq!(takes, [nat(2)]);
    }

    #[test]
    fn a_number_of_a_thousand_digits_is_the_sum_of_its_parts() {
        let n = Nat::from(3u8).pow(2_095);
        for (factor, plus) in [(1, 0), (2, 0), (5, 2)] {
            let parts = LimitRule::new(nat(factor), plus).parts(&n, &Control::new()).expect("a few thousand terms");
            assert_eq!(parts.iter().sum::<Nat>(), n);
            assert!(parts.is_sorted_by(|a, b| a > b));
        }
    }

    #[test]
    fn neighbours_of_a_huge_number_have_the_parts_they_have_alone() {
        for (factor, plus) in [(1, 0), (2, 0), (2, -1), (3, 4)] {
            let rule = LimitRule::new(nat(factor), plus);
            let control = Control::new();
            // A losing pile and its neighbours: the great parts change between them.
            let losing = Climb::new(&rule).nth(300).expect("the climb does not end");
            for n in (0..40u32).rev().map(|i| &losing + 20u8 - i) {
                let alone = rule.parts(&n, &control).expect("300 terms").pop();
                assert_eq!(rule.least_limit(&n, false, &control), Ok(alone), "{factor}t{plus:+}");
            }
        }
    }

    #[test]
    fn too_many_terms_are_refused() {
        let slow = LimitRule::new(nat(1_000_000), 0);
        assert!(matches!(slow.parts(&nat(10).pow(100), &Control::new()), Err(Stop::TooLarge(_))));
        assert_eq!(parts(&slow, 1_000_000), [1_000_000]);
        assert_eq!(parts(&slow, 1_000_002), [1_000_001, 1]);
    }

    proptest! {
        /// The law against the definition of won and lost, both conventions, every small rule.
        #[test]
        fn the_law_is_the_game(factor in 1u64..7, plus in -1i64..8, n in 0u64..40, misere: bool) {
            let rule = LimitRule::new(nat(factor), plus);
            let mut lost = vec![vec![!misere]];
            for size in 1..=n {
                let row = (0..=size).map(|limit| {
                    let wins = |t: u64| {
                        let next = u64::try_from(rule.next(&nat(t))).expect("small").min(size - t);
                        lost[(size - t) as usize][next as usize]
                    };
                    if limit == 0 { !misere } else { !(1..=limit).any(wins) }
                });
                let row: Vec<bool> = row.collect();
                lost.push(row);
            }
            for limit in 0..=n {
                let control = Control::new();
                let takes = rule.winning_takes(&nat(n), &nat(limit), misere, &control).expect("small");
                let plain: Vec<Nat> = (1..=limit).filter(|t| {
                    let next = u64::try_from(rule.next(&nat(*t))).expect("small").min(n - t);
                    lost[(n - t) as usize][next as usize]
                }).map(nat).collect();
                prop_assert_eq!(takes, plain, "limit {}", limit);
                let is_lost = rule.is_lost(&nat(n), &nat(limit), misere, &control).expect("small");
                prop_assert_eq!(is_lost, lost[n as usize][limit as usize]);
            }
        }
    }
}
