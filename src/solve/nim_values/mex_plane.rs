//! Nim-values of pairs of numbers of which one is lowered, or both by nearly the same amount.

use crate::judge::control::{Control, Stop};
use ground::num::{Nat, small};

/// Elementary steps a whole plane may cost: a first answer then takes well under a tenth of a second.
const WORK: usize = 1 << 20;

/// The nim-values G(a, b), grown as they are asked for.
///
/// A move lowers one number by any amount, or one by i and the other by j, both at least 1, with |i - j| < t. G is the mex of
/// all that; no formula is known. Sizes 0 to [`MexPlane::most`] of both numbers, which depends on t: 1,024 for t = 1, 101
/// for t >= 101. Every cell costs the t + t - 1 values its diagonal gains and the scan of three bit sets for the mex; memory
/// is 2 bytes for each cell on or below the diagonal, for G(a, b) = G(b, a).
///
/// The values reachable by lowering both from (a, b) are those reachable so from (a - 1, b - 1), and the cells that lower one
/// number by 1 and the other by at most t. Hence one growing set for each difference b - a.
/// Source: R. Sprague (1935), P. M. Grundy (1939); the table for t = 1 is OEIS A004481.
/// Worked, t = 1: G(1, 1) = mex of G(0, 1) = 1, G(1, 0) = 1, G(0, 0) = 0, which is 2.
pub struct MexPlane {
    t: usize,
    most: usize,
    /// G(a, b) for a <= b at b(b + 1)/2 + a.
    cells: Vec<u16>,
    /// For each number: the values of the pairs it is in.
    lines: Vec<Bits>,
    /// For each difference: the values reachable by lowering both from its last cell.
    diagonals: Vec<Bits>,
}

impl MexPlane {
    /// Nothing is computed yet.
    pub fn new(t: &Nat) -> Self {
        let t = small(t).unwrap_or(usize::MAX);
        let fits = |n: &usize| n * n * t.min(*n) <= WORK;
        let most = (1..=WORK.isqrt()).take_while(fits).last().unwrap_or(0);
        MexPlane { t: t.min(most + 1), most, cells: Vec::new(), lines: Vec::new(), diagonals: Vec::new() }
    }

    /// The greatest size it holds.
    pub fn most(&self) -> usize {
        self.most
    }

    /// The nim-value of a pair, or `None` when a number is beyond the plane.
    pub fn value(&mut self, a: &Nat, b: &Nat, control: &Control) -> Result<Option<u16>, Stop> {
        let within = |n: &Nat| small(n).filter(|&n| n <= self.most);
        let (Some(a), Some(b)) = (within(a), within(b)) else { return Ok(None) };
        self.grow(a.max(b), control)?;
        Ok(Some(self.at(a, b)))
    }

    /// All values of sizes 0 to `to`, at most [`MexPlane::most`], row by row.
    pub fn square(&mut self, to: usize, control: &Control) -> Result<Vec<Vec<u64>>, Stop> {
        self.grow(to, control)?;
        Ok((0..=to).map(|a| (0..=to).map(|b| u64::from(self.at(a, b))).collect()).collect())
    }

    fn at(&self, a: usize, b: usize) -> u16 {
        let (a, b) = (a.min(b), a.max(b));
        self.cells[b * (b + 1) / 2 + a]
    }

    fn grow(&mut self, to: usize, control: &Control) -> Result<(), Stop> {
        for b in self.lines.len()..=to {
            control.tick(b as u64 + 1)?;
            let mut line = Bits::of(2 * self.most + 1);
            self.diagonals.push(Bits::of(2 * self.most + 1));
            for a in 0..=b {
                self.widen(a, b);
                let value = Bits::mex([&line, self.lines.get(a).unwrap_or(&line), &self.diagonals[b - a]]);
                self.cells.push(value);
                line.set(value);
                if let Some(other) = self.lines.get_mut(a) {
                    other.set(value);
                }
            }
            self.lines.push(line);
        }
        Ok(())
    }

    /// Adds to the diagonal of (a, b) what lowering one number by 1 and the other by at most t reaches.
    fn widen(&mut self, a: usize, b: usize) {
        if a == 0 {
            return;
        }
        for step in 1..=self.t.min(b) {
            let value = self.at(a - 1, b - step);
            self.diagonals[b - a].set(value);
        }
        for step in 2..=self.t.min(a) {
            let value = self.at(a - step, b - 1);
            self.diagonals[b - a].set(value);
        }
    }
}

/// A set of small numbers, one bit each.
struct Bits(Vec<u64>);

impl Bits {
    fn of(size: usize) -> Self {
        Bits(vec![0; size / 64 + 1])
    }

    fn set(&mut self, n: u16) {
        self.0[usize::from(n) / 64] |= 1 << (n % 64);
    }

    /// The least number in none of three sets.
    fn mex([x, y, z]: [&Bits; 3]) -> u16 {
        let words = x.0.iter().zip(&y.0).zip(&z.0).map(|((x, y), z)| x | y | z);
        // Lowering takes at least 1 from a + b, so no value exceeds a + b, which the sets have room for.
        let (word, bits) = words.enumerate().find(|(_, bits)| *bits != u64::MAX).expect("values are at most a + b");
        (word * 64) as u16 + bits.trailing_ones() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::mex;

    fn plain(t: usize, to: usize) -> Vec<Vec<Nat>> {
        let mut table = vec![vec![Nat::ZERO; to + 1]; to + 1];
        for a in 0..=to {
            for b in 0..=to {
                let both =
                    (0..a).flat_map(|x| (0..b).map(move |y| (x, y))).filter(|(x, y)| (a - x).abs_diff(b - y) < t);
                let options = (0..a).map(|x| (x, b)).chain((0..b).map(|y| (a, y))).chain(both);
                let value = mex(options.map(|(x, y)| &table[x][y]));
                table[a][b] = value;
            }
        }
        table
    }

    #[test]
    fn the_growing_sets_agree_with_plain_mex() {
        for t in [1, 2, 3, 7, 100] {
            let square = MexPlane::new(&Nat::from(t)).square(26, &Control::new()).expect("nobody stops it");
            for (row, plain) in square.iter().zip(plain(t, 26)) {
                assert_eq!(row.iter().map(|v| Nat::from(*v)).collect::<Vec<_>>(), plain, "t {t}");
            }
        }
    }

    #[test]
    fn huge_numbers_are_beyond_it_at_once() {
        let mut plane = MexPlane::new(&Nat::from(1u8));
        let huge = Nat::from(10u8).pow(100);
        assert_eq!(plane.value(&huge, &Nat::ZERO, &Control::new()), Ok(None));
        assert_eq!((plane.most(), plane.cells.len()), (1_024, 0));
    }
}
