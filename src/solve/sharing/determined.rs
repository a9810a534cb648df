//! Which coalitions' sums are settled once some coalitions' sums are: those whose members' sum is a combination of them.

use num_traits::{One, Zero};

use crate::judge::shares::Coalition;
use crate::sharing::worths::PLAYERS;
use ground::num::{Int, Ratio};

/// The sums that are settled, as directions in which a division can still move without changing one of them.
pub struct Determined {
    directions: Vec<Vec<Ratio>>,
}

impl Determined {
    /// Nothing is settled yet.
    pub fn new(players: usize) -> Self {
        assert!(players <= PLAYERS, "coalitions are masks of a few bits");
        let unit = |i: usize| (0..players).map(|j| if i == j { Ratio::one() } else { Ratio::zero() }).collect();
        Determined { directions: (0..players).map(unit).collect() }
    }

    /// How many directions are left; 0: the division is settled.
    pub fn freedom(&self) -> usize {
        self.directions.len()
    }

    /// Whether the sum of a coalition is settled.
    pub fn holds(&self, coalition: Coalition) -> bool {
        self.directions.iter().all(|direction| sum(direction, coalition).is_zero())
    }

    /// Settles the sum of a coalition.
    pub fn settle(&mut self, coalition: Coalition) {
        let Some(lost) = self.directions.iter().position(|direction| !sum(direction, coalition).is_zero()) else {
            return;
        };
        let gone = self.directions.swap_remove(lost);
        let step = sum(&gone, coalition);
        for direction in &mut self.directions {
            let factor = sum(direction, coalition) / &step;
            if !factor.is_zero() {
                direction.iter_mut().zip(&gone).for_each(|(to, from)| *to -= from * &factor);
            }
        }
    }

    /// Whether each coalition is settled, by its mask.
    pub fn masks(&self, players: usize) -> Vec<bool> {
        let mut settled = vec![true; 1 << players];
        for direction in &self.directions {
            let unit = direction.iter().fold(Int::one(), |unit, x| num_integer::lcm(unit, x.denom().clone()));
            let whole: Vec<Int> = direction.iter().map(|x| x.numer() * (&unit / x.denom())).collect();
            // Directions are minors of a matrix of zeros and ones of 16 rows: below 2^19 by Hadamard's bound.
            let whole: Vec<i64> = whole.iter().map(|x| i64::try_from(x).expect("small minors")).collect();
            let mut sums = vec![0i64; 1 << players];
            for mask in 1..sums.len() {
                sums[mask] = sums[mask & (mask - 1)] + whole[mask.trailing_zeros() as usize];
                settled[mask] &= sums[mask] == 0;
            }
        }
        settled
    }
}

fn sum(direction: &[Ratio], coalition: Coalition) -> Ratio {
    direction.iter().enumerate().filter(|(player, _)| coalition >> player & 1 == 1).map(|(_, x)| x).sum()
}
