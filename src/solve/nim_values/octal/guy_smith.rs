//! The proof that the values of a breaking game repeat for ever, from finitely many of them.

use crate::judge::control::{Control, Stop};
use crate::judge::sequence::{Period, Standing};
use crate::nim_values::octal::ways::Ways;
use crate::nim_values::period::certify;

/// The least period and the least preperiod, if these values prove them for all sizes.
///
/// Let at most t heaps be left of one, and at most k be taken. If G(n + p) = G(n) for all n0 <= n < t n0 + (t - 1) p + k,
/// n0 at least 1, then for all n >= n0. For let n be the first beyond, so n + p >= t (n0 + p) + k. However n + p is broken,
/// the largest heap left is at least n0 + p, and with p less it is worth the same and n is broken. However n is broken, the
/// largest heap left is at least n0, and with p more it is worth the same. So n and n + p have options of the same values.
/// Two heaps that must not be equal are no exception to the count, but to the proof: nothing is certified then.
///
/// As t n0 + (t - 1) p + k is at most N - p when N values are known, the comparison covers N - p - n0 values in a row, of
/// at least ((t - 1) N + k) / t, rounded up, which is the same for all p: those are looked for.
/// Time: linear in the number of values. Source: R. K. Guy and C. A. B. Smith, The G-values of various games (1956), t = 2.
/// Worked: taking 1 and leaving one heap or none (0.3) gives 0, 1, 0, 1, 0, 1: p = 2, n0 = 1, and 1 <= n < 5 must agree.
pub fn proven(values: &[u16], ways: &Ways, control: &Control) -> Result<Option<Period>, Stop> {
    if ways.is_unequal {
        return Ok(None);
    }
    let (t, k) = (ways.parts(), ways.last());
    let window = ((t - 1) * values.len() + k).div_ceil(t).max(1);
    let Some(found) = certify(values, window, control)? else { return Ok(None) };
    let (p, from) = (found.period as usize, (found.preperiod as usize).max(1));
    let to = t * from + t * p + k - 1;
    let standing = Standing::Certified { from: found.preperiod, to: to as u64 };
    Ok((to < values.len()).then_some(Period { standing, ..found }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::nim_values::octal::code::Code;
    use crate::nim_values::octal::sparse::Sparse;

    /// How many values certify a code, looking at one more at a time.
    fn needed(code: &str) -> Option<(usize, Period)> {
        let (ways, control) = (Ways::of(&Code::read(code).expect("legal")), Control::new());
        let mut sparse = Sparse::default();
        sparse.grow(400, &ways, &control).expect("nobody stops it");
        (0..400).find_map(|n| Some((n, proven(&sparse.values()[..n], &ways, &control).expect("nobody stops it")?)))
    }

    #[test]
    fn one_value_less_than_the_theorem_asks_for_proves_nothing() {
        // 2 n0 + 2 p + k: 142 + 24 + 2, 106 + 68 + 2, 2 + 20 + 2; and n0 + p + k, n0 at least 1, where nothing is split.
        for (code, values) in [("0.77", 168), ("0.07", 176), ("0.15", 24), ("0.333", 8), ("0.3", 4)] {
            let (n, period) = needed(code).expect(code);
            let to = n as u64 - 1;
            assert_eq!((n, period.standing), (values, Standing::Certified { from: period.preperiod, to }), "{code}");
        }
    }

    #[test]
    fn unequal_heaps_are_never_certified() {
        assert_eq!(proven(&[0; 100], &Ways::unequal(), &Control::new()), Ok(None));
    }
}
