//! Odious numbers: those with an odd number of ones in binary.

/// The k-th odious number from k = 1: 1, 2, 4, 7, 8, 11, 13, 14, ...
///
/// It is 2(k - 1), with 1 more where k - 1 has an even number of ones: of 2n and 2n + 1 exactly one is odious. For k up to 2^63.
/// Source: OEIS A000069; Berlekamp, Conway and Guy, Winning Ways, chapter 14. Worked: k = 4: 3 is 11 in binary, so 6 + 1 = 7.
pub fn odious(k: u64) -> u64 {
    let n = k - 1;
    2 * n + u64::from(n.count_ones().is_multiple_of(2))
}

/// Which odious number this is, from 1; `None` for evil numbers. Worked: 7 is the fourth.
pub fn odious_place(n: u64) -> Option<u64> {
    (n.count_ones() % 2 == 1).then_some(n / 2 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_numbers_are_each_others_inverse() {
        let listed: Vec<u64> = (1..200u64).filter(|n| n.count_ones() % 2 == 1).collect();
        for (k, n) in (1..).zip(listed) {
            assert_eq!((odious(k), odious_place(n)), (n, Some(k)));
        }
        assert_eq!([0, 3, 5, 6].map(odious_place), [None; 4]);
    }
}
