//! The nim-product: the multiplication that makes the natural numbers with nim-addition a field.

/// The nim-product of two numbers.
///
/// It is mex{a'b + ab' + a'b'} over a' < a, b' < b with nim-sums for +. Numbers of 64 bits, for products of numbers below a Fermat
/// power 2^(2^k) stay below it. Works by splitting at the greatest Fermat power F that is at most one of the two: F times F
/// is F + F/2, and F times anything smaller is the ordinary product. At most 4^6 steps. Source: J. H. Conway, On Numbers and Games (1976),
/// chapter 6. Worked: 2 times 2 with F = 2: F + F/2 = 3. 5 times 6 with F = 4: (4 + 1)(4 + 2) = 4·4 + 4·2 + 4·1 + 1·2 = 6 + 8 + 4 + 2,
/// whose nim-sum is 8.
pub fn nim_product(a: u64, b: u64) -> u64 {
    if a <= 1 || b <= 1 {
        return a * b;
    }
    let half = half_of(a.max(b));
    let low = (1 << half) - 1;
    let (a_high, a_low) = (a >> half, a & low);
    let (b_high, b_low) = (b >> half, b & low);
    let (highs, lows) = (nim_product(a_high, b_high), nim_product(a_low, b_low));
    // (aF + b)(cF + d) = (ac + ad + bc)F + bd + ac(F/2), and ac + ad + bc = (a + b)(c + d) + bd.
    let cross = nim_product(a_high ^ a_low, b_high ^ b_low) ^ lows;
    (cross << half) ^ lows ^ nim_product(highs, 1 << (half - 1))
}

/// The exponent of the greatest Fermat power 2^1, 2^2, 2^4, ... that is at most `n`, which is at least 2.
fn half_of(n: u64) -> u32 {
    1 << n.ilog2().max(1).ilog2()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The definition, for all numbers below `most`.
    fn by_mex(most: usize) -> Vec<Vec<u64>> {
        let mut table = vec![vec![0u64; most]; most];
        for a in 0..most {
            for b in 0..most {
                let options = (0..a).flat_map(|x| (0..b).map(move |y| (x, y)));
                let reached: Vec<u64> = options.map(|(x, y)| table[x][b] ^ table[a][y] ^ table[x][y]).collect();
                table[a][b] = (0..u64::MAX).find(|value| !reached.contains(value)).expect("numbers do not end");
            }
        }
        table
    }

    #[test]
    fn it_is_the_mex_of_its_definition() {
        for (a, row) in by_mex(26).iter().enumerate() {
            for (b, product) in row.iter().enumerate() {
                assert_eq!(nim_product(a as u64, b as u64), *product, "{a} by {b}");
            }
        }
    }

    #[test]
    fn fermat_powers_multiply_as_conway_says() {
        assert_eq!(nim_product(5, 6), 8);
        for exponent in [1u32, 2, 4, 8, 16, 32] {
            let fermat = 1u64 << exponent;
            assert_eq!(nim_product(fermat, fermat), fermat + fermat / 2);
            assert_eq!(nim_product(fermat, fermat - 1), fermat * (fermat - 1));
        }
    }

    proptest! {
        #[test]
        fn it_is_a_field(a: u64, b: u64, c: u64) {
            prop_assert_eq!(nim_product(a, b), nim_product(b, a));
            prop_assert_eq!(nim_product(a, nim_product(b, c)), nim_product(nim_product(a, b), c));
            prop_assert_eq!(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
            prop_assert_eq!(nim_product(a, b) == 0, a == 0 || b == 0);
        }
    }
}
