//! Long numbers in weights 1, t+1, and then t times the last and the one before: words are halved until machine words hold the parts.
//!
//! With p(-1) = 0, p(0) = 1 and the same recurrence, u(n) = p(n) + p(n-1) and p(a+b) = p(a) p(b) + p(a-1) p(b-1). A word whose digits
//! times p(i) sum to a, and times p(i-1) to b, is worth a + b; behind it n more digits make that a u(n) + b u(n-1).

use num_traits::{ToPrimitive, Zero};

use ground::num::Nat;

/// The digits of a part that machine words hold: weights stay below this.
const HELD: u128 = 1 << 120;

/// What halving a word takes whose halves have so many digits, n.
struct Half {
    /// p(n) and p(n-1).
    pair: [Nat; 2],
    /// u(n-1), u(n) and u(n+1).
    weights: [Nat; 3],
    /// u(2n).
    whole: Nat,
}

impl Half {
    fn new(t: u64, high: Nat, low: Nat) -> Self {
        let before = &high - &low * t;
        let weights = [&low + &before, &high + &low, &high * t + &low + &high];
        let mut half = Half { pair: [high, low], weights, whole: Nat::zero() };
        let [high, low] = half.twice(t);
        half.whole = high + low;
        half
    }

    /// p(2n) and p(2n-1).
    fn twice(&self, t: u64) -> [Nat; 2] {
        let [high, low] = &self.pair;
        let before = high - low * t;
        [high * high + low * low, low * (high + before)]
    }

    /// What a left half of this worth, with n zeros behind it, is worth.
    ///
    /// Its digits times p(i) and p(i-1), a and b, differ by a - b θ between -1 and θ, where θ is the limit of p(n) over p(n-1). So b is the
    /// whole part of the worth plus one over θ + 1, and the convergent p(n) over u(n+1) has the same whole part below u(n+1).
    fn shifted(&self, worth: &Nat) -> Nat {
        let low = (worth + 1u8) * &self.pair[0] / &self.weights[2];
        (worth - &low) * &self.weights[1] + low * &self.weights[0]
    }

    /// The worths of both halves of a word: the greatest left one that fits, and what it leaves.
    fn split(&self, number: &Nat) -> (Nat, Nat) {
        let mut left = number * &self.weights[1] / &self.whole;
        let mut shifted = self.shifted(&left);
        while shifted > *number {
            left -= 1u8;
            shifted = self.shifted(&left);
        }
        // One more on the left is worth at least the smaller of both weights.
        while number - &shifted >= self.weights[0] {
            let next = self.shifted(&(&left + 1u8));
            if next > *number {
                break;
            }
            (left, shifted) = (left + 1u8, next);
        }
        (left, number - shifted)
    }
}

/// The word of a number, the most significant digit first, perhaps with zeros before it.
///
/// Cost: that of multiplying and dividing numbers of half the length, twice: 10,000 decimal digits take about two milliseconds.
/// Worked: with t = 1, 11 = 8 + 3 is 10100.
pub fn word(t: u64, number: &Nat) -> Vec<usize> {
    let mut pairs = vec![(1u128, 0u128)];
    while let (high, low) = pairs[pairs.len() - 1]
        && high < HELD / u128::from(t + 1)
    {
        pairs.push((high * u128::from(t) + low, high));
    }
    // As many weights as the parts have digits; the last pair begins the halving.
    let (high, low) = pairs.pop().unwrap_or_default();
    let weights: Vec<u128> = pairs.iter().map(|(high, low)| high + low).collect();
    let mut halves: Vec<Half> = Vec::new();
    let mut next = [Nat::from(high), Nat::from(low)];
    while &next[0] + &next[1] <= *number {
        let [high, low] = next;
        let half = Half::new(t, high, low);
        next = half.twice(t);
        halves.push(half);
    }
    let mut word = Vec::with_capacity(weights.len() << halves.len());
    write(&halves, &weights, number, &mut word);
    word
}

/// Writes a number with as many digits as the halves and weights have.
fn write(halves: &[Half], weights: &[u128], number: &Nat, word: &mut Vec<usize>) {
    if let Some((half, rest)) = halves.split_last() {
        let (left, right) = half.split(number);
        write(rest, weights, &left, word);
        write(rest, weights, &right, word);
        return;
    }
    let mut rest = number.to_u128().unwrap_or_default();
    for weight in weights.iter().rev() {
        let mut digit = 0;
        while rest >= *weight {
            (digit, rest) = (digit + 1, rest - weight);
        }
        word.push(digit);
    }
}

/// The number of a word.
///
/// Cost: quadratic in the length with a small factor: a word of 10,000 decimal digits takes a millisecond or two.
pub fn number(t: u64, word: &[usize]) -> Nat {
    let (count, [most, less, least]) = longest(t);
    let (mut high, mut low) = (Nat::zero(), Nat::zero());
    for block in word[..word.len() % count].chunks(count).chain(word[word.len() % count..].chunks(count)) {
        // Before the first block there is nothing, so that its length does not matter.
        let (own, next) = small(t, block);
        (high, low) = (&high * most + &low * less + own, high * less + low * least + next);
    }
    high + low
}

/// The most digits whose sums of weights p stay within a word, and p of them, of one less and of two less.
fn longest(t: u64) -> (usize, [u64; 3]) {
    let (mut count, mut last) = (0, [1, 0, 1]);
    while last[0] < u64::MAX / (4 * (t + 1) * (t + 1)) {
        last = [t * last[0] + last[1], last[0], last[1]];
        count += 1;
    }
    (count, last)
}

/// The sums of a block's digits times p(i), and times p(i-1).
fn small(t: u64, block: &[usize]) -> (u64, u64) {
    let (mut sums, mut weights) = ((0, 0), (1, 0));
    for digit in block.iter().rev() {
        sums = (sums.0 + *digit as u64 * weights.0, sums.1 + *digit as u64 * weights.1);
        weights = (t * weights.0 + weights.1, weights.0);
    }
    sums
}

#[cfg(test)]
mod tests {
    use num_traits::One;

    use super::*;
    use ground::num::Int;

    /// The greatest weight again and again, with all weights at hand.
    fn plainly(t: u64, number: &Nat) -> Vec<usize> {
        let mut weights = vec![Nat::one(), Nat::from(t + 1)];
        while weights[weights.len() - 1] <= *number {
            weights.push(&weights[weights.len() - 1] * t + &weights[weights.len() - 2]);
        }
        let mut rest = number.clone();
        let digit = |weight: &Nat| {
            let digit = &rest / weight;
            rest -= &digit * weight;
            digit.to_usize().expect("small")
        };
        weights.iter().rev().map(digit).skip_while(|digit| *digit == 0).collect()
    }

    fn weight(t: u64, n: usize) -> Nat {
        let mut pair = (Nat::one(), Nat::zero());
        for _ in 0..n {
            pair = (&pair.0 * t + &pair.1, pair.0);
        }
        pair.0 + pair.1
    }

    #[test]
    fn long_numbers_are_written_as_the_greatest_weights_say_and_read_again() {
        for t in 1..=9 {
            let close = [-1i32, 0, 1].map(|more| (Int::from(weight(t, 700)) + more).to_biguint());
            let powers = [65u32, 150, 800, 2_000].map(|bits| Nat::from(7u8).pow(bits));
            for number in close.into_iter().flatten().chain(powers).chain([Nat::zero(), Nat::from(11u8)]) {
                let word = word(t, &number);
                let zeros = word.iter().take_while(|digit| **digit == 0).count();
                assert_eq!(word[zeros..], plainly(t, &number), "t {t}: {number}");
                assert_eq!(super::number(t, &word), number, "t {t}");
                assert_eq!(super::number(t, &word[zeros..]), number, "t {t}");
            }
        }
    }
}
