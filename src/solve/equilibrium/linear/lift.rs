//! Square systems of equations in whole numbers, solved exactly: first modulo a prime, then lifted to its powers, then read as
//! fractions.
//!
//! Source: J. D. Dixon, Exact solution of linear equations using p-adic expansions, Numer. Math. 40 (1982); the reading as fractions is
//! P. S. Wang's, A p-adic algorithm for univariate partial fractions (1981).

use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

use crate::judge::control::{Control, Stop};
use ground::num::Int;

/// The prime: products of two remainders fit a machine word.
const PRIME: u64 = 2_147_483_647;

/// Digits to that base that are found at first, and at most.
const DIGITS: [usize; 2] = [16, 1024];

/// Steps of elimination for one tick.
const STEPS: usize = 256;

/// A row of a sparse matrix: columns with their entries.
pub type Sparse = Vec<(usize, i64)>;

/// Fractions over one denominator above 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shares {
    /// What stands above.
    pub over: Vec<Int>,
    /// What stands below.
    pub under: Int,
}

/// A matrix taken apart modulo the prime: rows in the order in which they were pivots.
struct Taken {
    /// The row and the column of each pivot.
    pivots: Vec<(usize, usize)>,
    /// For each pivot what was taken of it from later rows: their place in the order of pivots, and how often.
    lower: Vec<Vec<(usize, u64)>>,
    /// What is left of each pivot's row, by columns without the pivot itself; and what the pivot is to be multiplied by to be 1.
    upper: Vec<(Vec<(usize, u64)>, u64)>,
}

/// The solution of `rows * x = sides`; `None` if the matrix has no inverse modulo the prime, or the answer is beyond 1,024 digits to
/// that base. Time: elimination modulo the prime, then for every digit one multiplication by the sparse matrix.
///
/// Worked: 2x + y = 1, x - y = 1: over `[2, -1]`, under 3.
pub fn solve(rows: &[Sparse], sides: &[i64], control: &Control) -> Result<Option<Shares>, Stop> {
    let Some(taken) = take_apart(rows, control)? else { return Ok(None) };
    let [mut next, most] = DIGITS;
    let mut rest: Vec<i128> = sides.iter().map(|&side| i128::from(side)).collect();
    let mut digits: Vec<Vec<u64>> = Vec::new();
    while next <= most {
        while digits.len() < next {
            control.tick(1 + rows.len() as u64)?;
            let digit = taken.solve(&rest);
            for (rest, row) in rest.iter_mut().zip(rows) {
                let sum: i128 = row.iter().map(|&(col, entry)| i128::from(entry) * i128::from(digit[col])).sum();
                *rest = (*rest - sum) / i128::from(PRIME);
            }
            digits.push(digit);
        }
        if let Some(shares) = read(&digits, rows.len(), control)?
            && holds(rows, sides, &shares)
        {
            return Ok(Some(shares));
        }
        next *= 2;
    }
    Ok(None)
}

/// Gauss's elimination modulo the prime; pivots are taken from the shortest rows, so that little is filled in.
fn take_apart(rows: &[Sparse], control: &Control) -> Result<Option<Taken>, Stop> {
    let size = rows.len();
    let mut lines: Vec<Vec<(usize, u64)>> = rows.iter().map(|row| row.iter().map(reduced).collect()).collect();
    let mut left: Vec<usize> = (0..size).collect();
    let mut counts = vec![0usize; size];
    let mut taken = Taken { pivots: Vec::new(), lower: Vec::new(), upper: Vec::new() };
    let mut factors: Vec<Vec<(usize, u64)>> = vec![Vec::new(); size];
    let mut wide = vec![0u64; size];
    while !left.is_empty() {
        control.tick(1 + (left.len() / STEPS) as u64)?;
        counts.fill(0);
        left.iter().flat_map(|&row| &lines[row]).for_each(|&(col, _)| counts[col] += 1);
        let Some(place) = (0..left.len()).min_by_key(|&place| lines[left[place]].len()) else { break };
        let row = left.swap_remove(place);
        let line = std::mem::take(&mut lines[row]);
        let Some(&(col, pivot)) = line.iter().min_by_key(|(col, _)| counts[*col]) else { return Ok(None) };
        let inverse = power(pivot, PRIME - 2);
        let rest: Vec<(usize, u64)> = line.into_iter().filter(|&(other, _)| other != col).collect();
        for &other in &left {
            let Some(at) = lines[other].iter().position(|&(c, _)| c == col) else { continue };
            let (_, entry) = lines[other].swap_remove(at);
            let factor = entry * inverse % PRIME;
            factors[other].push((taken.pivots.len(), factor));
            subtract(&mut lines[other], &rest, factor, &mut wide);
        }
        taken.pivots.push((row, col));
        taken.upper.push((rest, inverse));
    }
    taken.lower = taken.pivots.iter().map(|&(row, _)| std::mem::take(&mut factors[row])).collect();
    Ok(Some(taken))
}

/// Takes a multiple of one line from another.
fn subtract(line: &mut Vec<(usize, u64)>, from: &[(usize, u64)], factor: u64, wide: &mut [u64]) {
    let minus = PRIME - factor;
    for &(col, entry) in from {
        wide[col] = entry * minus % PRIME;
    }
    for (col, entry) in line.iter_mut() {
        *entry = (*entry + std::mem::take(&mut wide[*col])) % PRIME;
    }
    line.retain(|&(_, entry)| entry != 0);
    for &(col, _) in from {
        let entry = std::mem::take(&mut wide[col]);
        if entry != 0 {
            line.push((col, entry));
        }
    }
}

fn reduced(&(col, entry): &(usize, i64)) -> (usize, u64) {
    (col, entry.rem_euclid(PRIME as i64) as u64)
}

fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut result, mut square) = (1, base);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * square % PRIME;
        }
        square = square * square % PRIME;
        exponent /= 2;
    }
    result
}

impl Taken {
    /// The solution modulo the prime.
    fn solve(&self, sides: &[i128]) -> Vec<u64> {
        let mut reached: Vec<u64> = Vec::with_capacity(sides.len());
        for (&(row, _), lower) in self.pivots.iter().zip(&self.lower) {
            let side = sides[row].rem_euclid(i128::from(PRIME)) as u64;
            let taken = lower.iter().fold(0, |sum, &(place, factor)| (sum + factor * reached[place]) % PRIME);
            reached.push((side + PRIME - taken) % PRIME);
        }
        let mut solution = vec![0; sides.len()];
        for (place, (rest, inverse)) in self.upper.iter().enumerate().rev() {
            let known = rest.iter().fold(0, |sum, &(col, entry)| (sum + entry * solution[col]) % PRIME);
            solution[self.pivots[place].1] = (reached[place] + PRIME - known) % PRIME * inverse % PRIME;
        }
        solution
    }
}

/// Reads digits as fractions over one denominator, if there are such with half as many digits above and below.
fn read(digits: &[Vec<u64>], size: usize, control: &Control) -> Result<Option<Shares>, Stop> {
    let whole = power_of_prime(digits.len());
    let bound = (&whole / 2u32).sqrt();
    let (mut under, mut over) = (Int::one(), Vec::with_capacity(size));
    for column in 0..size {
        control.tick(1 + digits.len() as u64)?;
        let mut value = gathered(digits, column) * &under % &whole;
        if value > &whole / 2u32 {
            value -= &whole;
        }
        if value.abs() > bound {
            let Some((above, below)) = fraction(&value.mod_floor(&whole), &whole, &bound) else { return Ok(None) };
            for other in &mut over {
                *other *= &below;
            }
            under *= below;
            value = above;
            if under > bound {
                return Ok(None);
            }
        }
        over.push(value);
    }
    Ok(Some(Shares { over, under }))
}

fn power_of_prime(digits: usize) -> Int {
    Int::from(PRIME).pow(digits as u32)
}

/// The number with these digits, halves first: long products are cheaper than many short ones.
fn gathered(digits: &[Vec<u64>], column: usize) -> Int {
    if let [digit] = digits {
        return Int::from(digit[column]);
    }
    let (low, high) = digits.split_at(digits.len() / 2);
    gathered(low, column) + gathered(high, column) * power_of_prime(low.len())
}

/// The fraction with both parts at most `bound` that is this number modulo `whole`, below first made above 0.
fn fraction(number: &Int, whole: &Int, bound: &Int) -> Option<(Int, Int)> {
    let (mut before, mut here) = (whole.clone(), number.clone());
    let (mut was, mut is) = (Int::zero(), Int::one());
    while here > *bound {
        let (times, rest) = before.div_rem(&here);
        before = std::mem::replace(&mut here, rest);
        let next = was - times * &is;
        was = std::mem::replace(&mut is, next);
    }
    if is.is_negative() {
        (here, is) = (-here, -is);
    }
    (!is.is_zero() && is <= *bound && here.gcd(&is).is_one()).then_some((here, is))
}

/// Whether the fractions solve the system, exactly.
fn holds(rows: &[Sparse], sides: &[i64], shares: &Shares) -> bool {
    let sum = |row: &Sparse| row.iter().map(|&(col, entry)| &shares.over[col] * entry).sum::<Int>();
    rows.iter().zip(sides).all(|(row, &side)| sum(row) == &shares.under * side)
}

/// A whole number as a machine word, if it is small enough for products of it to be added up.
pub fn word(n: &Int) -> Option<i64> {
    n.to_i64().filter(|n| n.unsigned_abs() < 1 << 40)
}
