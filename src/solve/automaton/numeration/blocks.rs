//! Long numbers in weights 1, t+1, and then t times the last and the one before: each pass over a big number pays for many digits.
//!
//! With p(-1) = 0, p(0) = 1 and the same recurrence, u(n) = p(n) + p(n-1) and p(a+b) = p(a) p(b) + p(a-1) p(b-1). The leading parts of
//! numbers decide digits as in D. H. Lehmer, Euclid's algorithm for large numbers, Amer. Math. Monthly 45 (1938), 227-233.

use num_traits::{One, ToPrimitive, Zero};

use ground::num::Nat;

/// Bits of the leading part that is looked at.
const LEADING: u64 = 120;

/// Factors of a pass are below this.
const FACTOR: i128 = 1 << 62;

/// Steps by which the length of a number is estimated: p of so many is a little more than a power of two.
const STRIDE: u64 = 256;

/// Two neighbours p(n) and p(n-1).
fn pair(t: u64, n: u64) -> (Nat, Nat) {
    let (mut high, mut low) = (Nat::one(), Nat::zero());
    for bit in (0..u64::BITS - n.leading_zeros()).rev() {
        let before = &low * t;
        // Of the numbers for n = 0, p(-2) is 1 as well.
        let twice = &high + (&high - before);
        (high, low) = (&high * &high + &low * &low, &low * twice);
        if n >> bit & 1 == 1 {
            (high, low) = (&high * t + low, high);
        }
    }
    (high, low)
}

/// The word of a number, the most significant digit first, perhaps with zeros before it.
///
/// Cost: quadratic in the length with a small factor: a number of 10,000 decimal digits takes a millisecond or two.
/// Worked: with t = 1, 11 = 8 + 3 is 10100.
pub fn word(t: u64, number: &Nat) -> Vec<usize> {
    let bits = pair(t, STRIDE).0.bits() - 1;
    let top = number.bits().div_ceil(bits) * STRIDE;
    let (high, low) = pair(t, top);
    let before = &high - &low * t;
    let mut greedy = Greedy { t, high: &high + &low, low: low + before, rest: number.clone() };
    let mut word = Vec::with_capacity(top as usize + 1);
    while word.len() <= top as usize {
        greedy.block(top as usize + 1, &mut word);
    }
    word
}

/// The number of a word.
///
/// Cost: as that of [`word`].
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

/// The greatest weight that fits is taken again and again.
struct Greedy {
    t: u64,
    /// The weight of the next digit.
    high: Nat,
    /// The one after it.
    low: Nat,
    rest: Nat,
}

/// What is known of a number that is so many times one and so many times another: its leading part, and by how much that may be wrong.
#[derive(Clone, Copy, Default)]
struct Near {
    times: [i128; 2],
    leading: i128,
    wrong: i128,
}

impl Near {
    /// This one less so many times the other.
    fn less(self, times: i128, other: Near) -> Near {
        Near {
            times: [0, 1].map(|i| self.times[i] - times * other.times[i]),
            leading: self.leading - times * other.leading,
            wrong: self.wrong + times * other.wrong,
        }
    }

    /// Whether a pass can bear these factors.
    fn is_short(self) -> bool {
        self.times.iter().all(|times| times.abs() < FACTOR)
    }

    /// How often another one goes into it; `None`: the leading parts do not tell.
    fn digit(self, weight: Near) -> Option<i128> {
        let (least, most) = (weight.leading - weight.wrong, weight.leading + weight.wrong);
        if least <= 0 {
            return None;
        }
        // Digits are small: adding up takes less time than such a division does.
        let (mut digit, mut next) = (0, least);
        while next <= self.leading + self.wrong {
            (digit, next) = (digit + 1, next + least);
        }
        (digit == 0 || self.leading - self.wrong >= digit * most).then_some(digit)
    }
}

impl Greedy {
    /// Adds the digits that the leading parts decide, at least one, until the word has its length.
    fn block(&mut self, length: usize, word: &mut Vec<usize>) {
        let shift = self.high.bits().saturating_sub(LEADING);
        let wrong = i128::from(shift > 0);
        let leading = |number: &Nat| (number >> shift).to_i128().unwrap_or(i128::MAX);
        let near = |times: [i128; 2], number: &Nat| Near { times, leading: leading(number), wrong };
        let (mut weight, mut next) = (near([1, 0], &self.high), near([0, 1], &self.low));
        let mut rest = near([0, 0], &self.rest);
        let before = word.len();
        while word.len() < length {
            let after = weight.less(i128::from(self.t), next);
            let Some(digit) = rest.digit(weight) else { break };
            let left = rest.less(digit, weight);
            if !after.is_short() || !left.is_short() {
                break;
            }
            word.push(digit as usize);
            (rest, weight, next) = (left, next, after);
        }
        if word.len() == before {
            word.push(self.exact());
        } else if word.len() < length {
            self.rest = self.sum(&self.rest, rest.times);
            let high = self.sum(&Nat::ZERO, weight.times);
            (self.low, self.high) = (self.sum(&Nat::ZERO, next.times), high);
        }
    }

    /// A number and so many times both weights.
    fn sum(&self, number: &Nat, times: [i128; 2]) -> Nat {
        let (mut more, mut less) = (number.clone(), Nat::zero());
        for (times, weight) in times.into_iter().zip([&self.high, &self.low]) {
            let side = if times < 0 { &mut less } else { &mut more };
            *side += weight * times.unsigned_abs() as u64;
        }
        more - less
    }

    /// The next digit by whole numbers.
    fn exact(&mut self) -> usize {
        let mut digit = 0;
        while self.rest >= self.high {
            self.rest -= &self.high;
            digit += 1;
        }
        let next = &self.high - &self.low * self.t;
        self.high = std::mem::replace(&mut self.low, next);
        digit
    }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn long_numbers_are_written_as_the_greatest_weights_say_and_read_again() {
        for t in 1..=9 {
            let (weight, before) = pair(t, 700);
            let close = [-1i32, 0, 1].map(|more| (Int::from(&weight + &before) + more).to_biguint());
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
