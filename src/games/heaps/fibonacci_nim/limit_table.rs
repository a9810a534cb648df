//! Nim-values of one pile with a limit that each take sets for the next.

use num_traits::ToPrimitive;

use ground::num::{Nat, small};
use solve::judge::control::{Control, Stop};

/// The greatest pile of the table.
pub const MOST: usize = 2_000;

/// The nim-values G(n, limit), grown as they are asked for.
///
/// A move takes t, 1 <= t <= limit, and leaves n - t with limit min(n - t, max(0, factor·t + plus)). G(n, limit) is the mex
/// of what these takes leave; no formula is known. Piles 0 to 2,000, limits 0 to n. Each value costs one look-up, for
/// G(n, limit) has one option more than G(n, limit - 1); memory is 2 bytes a value, 4 MB at most.
/// Source: R. Sprague (1935), P. M. Grundy (1939).
/// Worked, factor 2, plus 0: G(4, 1) = mex of G(3, 2) = 0, which is 1; G(4, 2) = mex of that and G(2, 2) = 2, again 1.
pub struct LimitTable {
    factor: i128,
    plus: i128,
    rows: Vec<Vec<u16>>,
}

impl LimitTable {
    /// Nothing is computed yet. `factor` is at least 1.
    pub fn new(factor: &Nat, plus: i64) -> Self {
        // From here on every limit is the whole pile, whatever was taken.
        let factor = factor.to_u32().unwrap_or(u32::MAX);
        LimitTable { factor: factor.into(), plus: plus.into(), rows: Vec::new() }
    }

    /// The nim-value of a pile, or `None` when it is beyond the table. The limit is at most n.
    pub fn value(&mut self, n: &Nat, limit: &Nat, control: &Control) -> Result<Option<u16>, Stop> {
        let (Some(n), Some(limit)) = (small(n).filter(|&n| n <= MOST), small(limit)) else { return Ok(None) };
        self.grow(n, control)?;
        Ok(Some(self.rows[n][limit]))
    }

    /// The nim-value that taking `t` from a pile of `n` leaves; the pile is in the table and was grown.
    fn left(&self, n: usize, t: usize) -> u16 {
        let limit = (self.factor * t as i128 + self.plus).clamp(0, (n - t) as i128);
        self.rows[n - t][limit as usize]
    }

    /// The rows of piles 0 to `to`, at most [`MOST`].
    pub fn rows(&mut self, to: usize, control: &Control) -> Result<&[Vec<u16>], Stop> {
        self.grow(to, control)?;
        Ok(&self.rows[..=to])
    }

    fn grow(&mut self, to: usize, control: &Control) -> Result<(), Stop> {
        for n in self.rows.len()..=to {
            control.tick(n as u64 + 1)?;
            let mut is_left = vec![false; n + 1];
            let mut mex = 0;
            let mut row = vec![0];
            for t in 1..=n {
                is_left[usize::from(self.left(n, t))] = true;
                while is_left[mex] {
                    mex += 1;
                }
                row.push(mex as u16);
            }
            self.rows.push(row);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solve::judge::value::mex;

    #[test]
    fn the_table_is_the_plain_mex_of_its_options() {
        for (factor, plus) in [(2, 0), (1, -1), (1, 0), (3, 1), (50, 0)] {
            let mut table = LimitTable::new(&Nat::from(factor as u32), plus);
            let rows = table.rows(30, &Control::new()).expect("nobody stops it");
            for (n, row) in rows.iter().enumerate() {
                for (limit, value) in row.iter().enumerate() {
                    let next = |t: usize| (factor * t as i64 + plus).clamp(0, (n - t) as i64) as usize;
                    let left: Vec<Nat> = (1..=limit).map(|t| Nat::from(rows[n - t][next(t)])).collect();
                    assert_eq!(Nat::from(*value), mex(&left), "{factor}t{plus:+}: {n}/{limit}");
                }
            }
        }
    }

    #[test]
    fn piles_beyond_the_table_have_no_value() {
        let mut table = LimitTable::new(&Nat::from(10u8).pow(50), 0);
        let control = Control::new();
        assert_eq!(table.value(&Nat::from(MOST + 1), &Nat::from(1u8), &control), Ok(None));
        assert_eq!(table.value(&Nat::from(9u8), &Nat::from(9u8), &control), Ok(Some(9)));
    }
}
