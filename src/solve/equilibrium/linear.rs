//! Linear programs solved exactly: the greatest value of a sum under inequalities, where it is reached, and the prices that prove it.
//!
//! Every answer carries its own proof: by duality the prices of the rows show that no point does better, or weights of the rows that
//! no point exists. Source: G. B. Dantzig, Linear programming and extensions (1963); J. Farkas 1902.

mod lift;
mod line;
mod machine;
pub(crate) mod program;
mod proved;
mod standard;
mod tableau;
mod whole;

use crate::equilibrium::linear::machine::Microlp;
use crate::equilibrium::linear::program::{Answer, Program};
use crate::equilibrium::linear::standard::Standard;
use crate::equilibrium::linear::tableau::Halt;
use crate::judge::control::{Control, Stop};
use ground::num::Int;

/// Entries of a tableau from which a corner of machine numbers is tried before anything else.
const LARGE: usize = 1_000;

impl Program {
    /// The greatest value of the goal, with its proof.
    ///
    /// Exact for numbers of any size; always ends. Small programs are worked in whole machine words as long as they suffice; each pivot
    /// costs rows times variables, and usually there are about as many pivots as rows. Large ones, and those whose numbers outgrow a
    /// word, are solved in machine numbers first by the crate microlp, behind our own trait `Corners`: it only names the corner,
    /// which is made exact and proved. What proves wrong is worked in numbers of any size.
    /// Worked: 5x + 4y where 2x + 3y <= 12 and x - y <= 1: best 23 at x = 3, y = 2; the prices 9/5 and 7/5 prove it,
    /// for 9/5 (2x + 3y) + 7/5 (x - y) = 5x + 4y and 9/5 * 12 + 7/5 * 1 = 23.
    pub fn solve(&self, control: &Control) -> Result<Answer, Stop> {
        let standard = Standard::of(self);
        let is_large = standard.entries() > LARGE;
        if is_large && let Some(answer) = standard.proved(&Microlp, control)? {
            return Ok(answer);
        }
        match standard.run::<i64>(control) {
            Err(Halt::Overflow) => {}
            Err(Halt::Asked(stop)) => return Err(stop),
            Ok(answer) => return Ok(answer),
        }
        if !is_large && let Some(answer) = standard.proved(&Microlp, control)? {
            return Ok(answer);
        }
        match standard.run::<Int>(control) {
            Ok(answer) => Ok(answer),
            Err(Halt::Asked(stop)) => Err(stop),
            Err(Halt::Overflow) => unreachable!("numbers of any size always fit"),
        }
    }
}

#[cfg(test)]
mod tests;
