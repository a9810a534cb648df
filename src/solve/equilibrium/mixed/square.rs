//! The square part of a table that fixes a mix: the choices it plays, and as many of the other side's that it makes alike.

use num_integer::Integer;
use num_traits::{One, Zero};

use crate::equilibrium::mixed::matrix::Matrix;
use ground::num::{Int, Ratio};
use ground::rules::Side;

/// A mix as whole numbers without a common factor.
///
/// Worked: 1/3, 10/21 and 4/21 are 7, 10 and 4 of 21.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// One for each choice.
    pub of: Vec<Int>,
    /// What they sum to.
    pub sum: Int,
}

impl Weights {
    /// Of a mix.
    pub fn new(mix: &[Ratio]) -> Self {
        let sum = mix.iter().fold(Int::one(), |all, weight| all.lcm(weight.denom()));
        Weights { of: mix.iter().map(|weight| (weight * &sum).to_integer()).collect(), sum }
    }
}

/// Choices of both sides whose payments fix a mix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Square {
    /// The choices that the mix plays.
    pub own: Vec<usize>,
    /// As many of the other side's: that they pay alike fixes the weights.
    pub others: Vec<usize>,
    /// What the table pays where they meet, a line for each own choice.
    pub pays: Vec<Vec<Ratio>>,
}

impl Square {
    /// Neighbours among the others: by how much the first pays more than the second at each own choice.
    ///
    /// Worked: of `5,-5,4; 7,4,-4; -2,3,3` for the columns: 10, 3, -5 and -9, 8, 0 when the rows are the others.
    pub fn differences(&self) -> Vec<Vec<Ratio>> {
        let of = |at: usize| self.pays.iter().map(|line| &line[at] - &line[at + 1]).collect();
        (0..self.others.len() - 1).map(of).collect()
    }
}

impl Matrix {
    /// The square part that fixes a side's optimal mix. `None`: it is a single choice, or no corner of the optimal mixes.
    ///
    /// Of the other side's choices those that `played` names come first. Cost: an elimination of as many lines as are played.
    pub fn square(&self, side: Side, mix: &[Ratio], played: &[Ratio]) -> Option<Square> {
        let own: Vec<usize> = (0..mix.len()).filter(|&i| !mix[i].is_zero()).collect();
        let left = match side {
            Side::First => self.against_cols(mix),
            Side::Second => self.against_rows(mix),
        };
        let worst = if side == Side::First { left.iter().min() } else { left.iter().max() }?;
        let mut tight: Vec<usize> = (0..left.len()).filter(|&i| left[i] == *worst).collect();
        tight.sort_by_key(|&i| played[i].is_zero());
        let pays = |own: usize, other: usize| match side {
            Side::First => self.at(own, other),
            Side::Second => self.at(other, own),
        };
        let mut others = Vec::new();
        let mut lines: Vec<Vec<Ratio>> = Vec::new();
        for other in tight {
            let Some(&first) = others.first() else {
                others.push(other);
                continue;
            };
            let line = own.iter().map(|&i| pays(i, other) - pays(i, first)).collect();
            if others.len() < own.len() && extends(&mut lines, line) {
                others.push(other);
            }
        }
        others.sort_unstable();
        let line = |&i: &usize| others.iter().map(|&other| pays(i, other).clone()).collect();
        let pays = own.iter().map(line).collect();
        (own.len() > 1 && others.len() == own.len()).then_some(Square { own, others, pays })
    }
}

/// Adds a line to lines that were eliminated from each other, unless they sum to it.
fn extends(lines: &mut Vec<Vec<Ratio>>, mut line: Vec<Ratio>) -> bool {
    for known in lines.iter() {
        let pivot = known.iter().position(|cell| !cell.is_zero()).expect("no line is empty");
        let factor = &line[pivot] / &known[pivot];
        line.iter_mut().zip(known).for_each(|(cell, above)| *cell -= &factor * above);
    }
    let is_new = line.iter().any(|cell| !cell.is_zero());
    if is_new {
        lines.push(line);
    }
    is_new
}
