//! Games of coalitions: who brings how much, what a division leaves to each coalition, and the divisions that hold.
//!
//! | room | what it is |
//! |---|---|
//! | `worths` | what every coalition is worth, and how a division treats it |
//! | `contributions` | Shapley and Banzhaf values |
//! | `core`, `nucleolus` | divisions to which no coalition objects; the one whose greatest objection is least |
//! | `flow` | the largest flow, and the cut that proves it |

pub mod contributions;
pub mod core;
mod determined;
pub mod flow;
pub mod nucleolus;
pub mod worths;

use crate::judge::control::{Control, Stop};
use crate::judge::shares::Shares;
use crate::sharing::nucleolus::nucleolus;
use crate::sharing::worths::Worths;
use ground::num::Ratio;

/// All that players may claim, and the coalition that a division hurts most; without one, the Shapley division.
///
/// Costs 2^n n for the averages and some hundreds of small linear programs for the nucleolus; 16 players at most.
/// Worked: worths A = 1, B = 2, AB = 10: Shapley 9/2 and 11/2, which is the nucleolus too; each is 7/2 above the own worth.
pub fn shares(worths: &Worths, split: Option<&[Ratio]>, control: &Control) -> Result<Shares, Stop> {
    let shapley = contributions::shapley(worths, control)?;
    let blocking = worths.most_hurt(split.unwrap_or(&shapley), control)?;
    let found = nucleolus(worths, control)?;
    Ok(Shares {
        divided: worths.divided(),
        worth: worths.of(worths.all()),
        banzhaf: contributions::banzhaf(worths, control)?,
        nucleolus: Some(found.split),
        epsilon: Some(found.epsilon),
        ranges: core::ranges(worths, control)?,
        balanced: core::core(worths, control)?.balanced(worths),
        blocking,
        shapley,
    })
}

#[cfg(test)]
mod tests;
