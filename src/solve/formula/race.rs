//! The race by multiplication: a number grows by factors from `low` to `high` until it reaches a target.

use std::ops::RangeInclusive;

use num_integer::Integer;
use num_traits::One;

use ground::num::Nat;

/// The factors of a race; `low` is at least 2, `high` at least `low`.
#[derive(Clone, Debug)]
pub struct Race {
    /// The least factor.
    pub low: Nat,
    /// The greatest factor.
    pub high: Nat,
}

/// A zone of needs with the same winner: those above `above`, up to `to`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// The zone begins after this need.
    pub above: Nat,
    /// The last need of the zone.
    pub to: Nat,
    /// Whether the mover wins there.
    pub is_won: bool,
}

impl Race {
    /// How many times the number must still grow, rounded up: a factor wins at once exactly when it is as large.
    ///
    /// Worked: 2 on the way to 1000 needs 500; factor 3 leaves 6, which needs 167, as 500/3 does when rounded up.
    pub fn need(number: &Nat, target: &Nat) -> Nat {
        target.div_ceil(number)
    }

    /// The greatest power of low·high below a need of at least 2.
    fn base(&self, need: &Nat) -> Nat {
        let product = &self.low * &self.high;
        let mut base = Nat::one();
        loop {
            let next = &base * &product;
            if next >= *need {
                return base;
            }
            base = next;
        }
    }

    /// The zone of a need of at least 2. Let P = low·high: needs above P^i are won up to P^i·high, and lost from there up to
    /// P^(i+1).
    ///
    /// Proof by induction: from a lost zone every factor leads into the won one below it, for dividing by low leaves at most
    /// P^i·high and dividing by high leaves more than P^i. From a won zone some factor leads into the lost one below it:
    /// the greatest that stays above its lower end, for rounding cannot carry it past the upper one as low is at least 2.
    /// Time: as many multiplications as P goes into the need. Source: UVa problem 847 for factors 2 to 9.
    /// Worked: 2 to 9: won to 9, lost to 18, won to 162, lost to 324.
    pub fn zone(&self, need: &Nat) -> Zone {
        let base = self.base(need);
        let turn = &base * &self.high;
        if *need <= turn {
            Zone { above: base, to: turn, is_won: true }
        } else {
            Zone { to: &turn * &self.low, above: turn, is_won: false }
        }
    }

    /// The nim-value of a need: 0 in lost zones and when the target is reached; in the won zone above P^i the least j with
    /// need at most P^i·low^j.
    ///
    /// Proof by induction: factors low^(j-m) leave the values m = 1, ..., j-1, and some factor leaves 0. None leaves j: what
    /// stays in the zone is at most P^i·low^(j-1), and what falls into the won zone below is above P^(i-1)·low^j.
    /// Worked: 2 to 9: needs 2 have 1, 3 and 4 have 2, 5 to 8 have 3, 9 has 4, 10 to 18 have 0.
    pub fn nimber(&self, need: &Nat) -> Nat {
        if need.is_one() {
            return Nat::ZERO;
        }
        let zone = self.zone(need);
        let mut value = Nat::ZERO;
        let mut reach = zone.above;
        while zone.is_won && reach < *need {
            reach *= &self.low;
            value += 1u8;
        }
        value
    }

    /// The factors that leave a lost need, if there are any: they lie side by side.
    pub fn winning(&self, need: &Nat) -> Option<RangeInclusive<Nat>> {
        let zone = Some(self.zone(need)).filter(|zone| zone.is_won)?;
        let lost = self.lost_below(&zone);
        let least = need.div_ceil(&lost.to).max(self.low.clone());
        let most = if lost.above == Nat::ZERO { self.high.clone() } else { need.div_ceil(&lost.above) - 1u8 };
        Some(least..=most.min(self.high.clone()))
    }

    /// The lost zone below a won one: needs that the winner leaves. Below the first zone the target is reached: need 1.
    pub fn lost_below(&self, won: &Zone) -> Zone {
        let above = if won.above.is_one() { Nat::ZERO } else { &won.above / &self.low };
        Zone { above, to: won.above.clone(), is_won: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::mex;

    /// The plain referee: nim-values of the needs up to `most`.
    fn walked(low: usize, high: usize, most: usize) -> Vec<Nat> {
        let mut values = vec![Nat::ZERO; 2];
        for need in 2..=most {
            let options: Vec<Nat> = (low..=high).map(|factor| values[need.div_ceil(factor)].clone()).collect();
            values.push(mex(&options));
        }
        values
    }

    #[test]
    fn zones_values_and_winning_factors_are_those_of_the_rules() {
        for (low, high) in [(2, 9), (2, 2), (2, 3), (3, 3), (3, 7), (2, 20), (5, 9), (4, 31)] {
            let race = Race { low: Nat::from(low), high: Nat::from(high) };
            let values = walked(low, high, 4_000);
            for need in 2..=4_000usize {
                let told = Nat::from(need);
                assert_eq!(race.nimber(&told), values[need], "{low} to {high}: {need}");
                assert_eq!(race.zone(&told).is_won, values[need] > Nat::ZERO, "{low} to {high}: {need}");
                let wins = |factor: &usize| values[need.div_ceil(*factor)] == Nat::ZERO;
                let tried: Vec<Nat> = (low..=high).filter(wins).map(Nat::from).collect();
                let range = race.winning(&told).map(|range| (range.start().clone(), range.end().clone()));
                assert_eq!(range, tried.first().cloned().zip(tried.last().cloned()), "{low} to {high}: {need}");
                let side_by_side = tried.windows(2).all(|pair| &pair[0] + 1u8 == pair[1]);
                assert!(side_by_side, "{low} to {high}: {need}: {tried:?}");
            }
        }
    }

    #[test]
    fn what_counts_is_how_often_the_number_must_still_grow() {
        for (number, factor) in [(1u32, 7u32), (2, 3), (7, 9), (999, 2), (1_000, 5)] {
            let (number, target) = (Nat::from(number), Nat::from(1_000u32));
            let need = Race::need(&number, &target);
            assert_eq!(Race::need(&(&number * factor), &target), need.div_ceil(&Nat::from(factor)));
        }
    }
}
