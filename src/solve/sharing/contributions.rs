//! What each player brings: marginal contributions averaged over orders (Shapley) and over coalitions (Banzhaf).

use num_integer::binomial;

use crate::judge::control::{Control, Stop};
use crate::sharing::worths::Worths;
use ground::num::{Int, Ratio};

/// Coalitions looked at for one tick.
const PER_TICK: usize = 64;

/// Each player's marginal contribution, averaged over all orders in which the players may come.
///
/// A coalition S of the others has come before a player in |S|! (n - 1 - |S|)! of the n! orders. Time 2^n n.
/// Source: L. S. Shapley, A value for n-person games (1953).
/// Worked: one left glove (A) and two right ones (B, C), a pair is worth 1: A comes late enough in 4 of 6 orders, 2/3; 1/6 for
/// B and C.
pub fn shapley(worths: &Worths, control: &Control) -> Result<Vec<Ratio>, Stop> {
    let n = worths.players();
    let factorial = |k: usize| (1..=k).map(Int::from).product::<Int>();
    let sums = by_size(worths, control)?;
    let average = |by_size: &Vec<Int>| {
        let orders = |(size, sum): (usize, &Int)| sum * factorial(size) * factorial(n - 1 - size);
        let total: Int = by_size.iter().enumerate().map(orders).sum();
        worths.divided().counted(Ratio::new(total, factorial(n) * worths.unit()))
    };
    Ok(sums.iter().map(average).collect())
}

/// Each player's marginal contribution, averaged over all coalitions of the others; the numbers need not add up to the worth.
///
/// Source: J. F. Banzhaf, Weighted voting doesn't work (1965).
/// Worked: the gloves above: A matters to 3 of the 4 coalitions of B and C, 3/4; B to 1 of 4.
pub fn banzhaf(worths: &Worths, control: &Control) -> Result<Vec<Ratio>, Stop> {
    let coalitions = Int::from(1u32 << (worths.players() - 1));
    let average =
        |by_size: &Vec<Int>| worths.divided().counted(Ratio::new(by_size.iter().sum(), &coalitions * worths.unit()));
    Ok(by_size(worths, control)?.iter().map(average).collect())
}

/// For each player and each size, what the player adds to a coalition of that size without the player, averaged over all of them.
///
/// In an n-th of all orders a player comes behind each number of others, so the mean over the sizes is the Shapley value.
/// Worked: the gloves above: A adds 0 to nobody, 1 to one other and 1 to both: 2/3.
pub fn means_by_size(worths: &Worths, control: &Control) -> Result<Vec<Vec<Ratio>>, Stop> {
    let others = worths.players() - 1;
    let mean = |(size, sum): (usize, &Int)| {
        let coalitions = binomial(Int::from(others), Int::from(size));
        worths.divided().counted(Ratio::new(sum.clone(), coalitions * worths.unit()))
    };
    Ok(by_size(worths, control)?.iter().map(|sums| sums.iter().enumerate().map(mean).collect()).collect())
}

/// For each player and each size, what the player adds to all coalitions of that size without the player, together.
fn by_size(worths: &Worths, control: &Control) -> Result<Vec<Vec<Int>>, Stop> {
    let (n, gains) = (worths.players(), worths.gains());
    let mut sums = vec![vec![Int::ZERO; n]; n];
    for (mask, gain) in gains.iter().enumerate() {
        if mask % PER_TICK == 0 {
            control.tick(n as u64)?;
        }
        let size = mask.count_ones() as usize;
        for (player, sums) in sums.iter_mut().enumerate() {
            // A worth counts for its members and against everybody else.
            if mask >> player & 1 == 1 {
                sums[size - 1] += gain;
            } else {
                sums[size] -= gain;
            }
        }
    }
    Ok(sums)
}
