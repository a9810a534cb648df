//! Odious numbers: those with an odd number of ones in binary.

/// The k-th odious number from k = 1: 1, 2, 4, 7, 8, 11, 13, 14, ...
///
/// It is 2(k - 1), with 1 more where k - 1 has an even number of ones: of 2n and 2n + 1 exactly one is odious. For k up to 2^63.
/// Source: OEIS A000069; Berlekamp, Conway and Guy, Winning Ways, chapter 14. Worked: k = 4: 3 is 11 in binary, so 6 + 1 = 7.
pub fn odious(k: u64) -> u64 {
    let n = k - 1;
    2 * n + u64::from(n.count_ones().is_multiple_of(2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_the_numbers_with_an_odd_number_of_ones() {
        let listed: Vec<u64> = (1..200u64).filter(|n| n.count_ones() % 2 == 1).collect();
        assert!((1..).zip(listed).all(|(k, n)| odious(k) == n));
    }
}
