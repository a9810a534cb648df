//! Lost pairs of two numbers of which one is lowered, or both by nearly the same amount: complementary Beatty sequences.

use num_integer::Integer;
use num_traits::{One, Zero};

use ground::num::{Int, Nat};

/// The list of lost pairs (a_k, b_k), k = 0, 1, 2, ..., when a move lowers one number by any amount, or one by i and the other
/// by j, both at least 1, with |i - j| < t.
///
/// Normal play, with s = √(t² + 4) and α = (2 - t + s)/2: a_k = ⌊kα⌋, b_k = a_k + tk. Misère play with t >= 2:
/// a_k = ⌊kα + 1/α⌋, b_k = a_k + tk + 1. Misère play with t = 1: the normal list with (2, 2) for (0, 0) and (0, 1) for
/// (1, 2). In integers ⌊(p + qs)/r⌋ = ⌊(p + ⌊√(q²(t² + 4))⌋)/r⌋; no floating point. Every natural number occurs in exactly
/// one pair, and the differences b_k - a_k are t apart, which is the whole proof.
///
/// Numbers of any size. Testing a pair takes a few multiplications, finding a partner one square root besides.
/// Sources: W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907), 199-202; A. S. Fraenkel,
/// "How to beat your Wythoff games' opponent on three fronts", American Mathematical Monthly 89 (1982), 353-361; misère:
/// A. S. Fraenkel, "Wythoff games, continued fractions, cedar trees and Fibonacci searches", Theoretical Computer
/// Science 29 (1984), 49-73.
/// Worked: t = 1, k = 4: ⌊√80⌋ = 8, a_4 = (4 + 8) div 2 = 6, b_4 = 10. Misère, t = 2, k = 1: ⌊√72⌋ = 8, a_1 = 8 div 4 = 2, b_1 = 5.
#[derive(Clone, Debug)]
pub struct Pairs {
    t: Nat,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Normal,
    /// Misère with t >= 2: another pair of sequences.
    Shifted,
    /// Misère with t = 1: the first two pairs are others.
    Exchanged,
}

impl Pairs {
    /// The list for this t, at least 1.
    pub fn new(t: Nat, is_misere: bool) -> Self {
        let kind = match (is_misere, t.is_one()) {
            (false, _) => Kind::Normal,
            (true, true) => Kind::Exchanged,
            (true, false) => Kind::Shifted,
        };
        Pairs { t, kind }
    }

    /// Pair k, the smaller number first.
    pub fn pair(&self, k: &Nat) -> (Nat, Nat) {
        if let Some(pair) = self.exchanged(k) {
            return pair.map(Nat::from).into();
        }
        let a = self.lower(k);
        let b = &a + self.difference(k);
        (a, b)
    }

    /// Which pair of the list these two numbers are, in either order.
    pub fn number(&self, x: &Nat, y: &Nat) -> Option<Nat> {
        let (a, b) = if x <= y { (x, y) } else { (y, x) };
        let difference = b - a;
        if difference < self.least() {
            return None;
        }
        let (k, rest) = (difference - self.least()).div_rem(&self.t);
        let is_pair = match self.exchanged(&k) {
            Some(pair) => *a == Nat::from(pair[0]),
            None => rest.is_zero() && self.is_lower(&k, a),
        };
        is_pair.then_some(k)
    }

    /// The one pair a number occurs in: its k, and the other number.
    pub fn partner(&self, x: &Nat) -> (Nat, Nat) {
        if self.kind == Kind::Exchanged && *x <= Nat::from(2u8) {
            return [(1u8, 1u8), (1, 0), (0, 2)].map(|(k, y)| (Nat::from(k), Nat::from(y)))[x.bits() as usize].clone();
        }
        let k = self.greatest_up_to(x);
        if self.is_lower(&k, x) {
            let y = x + self.difference(&k);
            return (k, y);
        }
        // k + 1 of the numbers 0 to x are an a, all others a b; 0 is both in normal play.
        let k = x - k - self.least();
        let y = x - self.difference(&k);
        (k, y)
    }

    /// Every lost pair that one move reaches, in the order of x and y: x lowered, y lowered, both (greatest x first, then
    /// greatest y). Empty exactly for the pairs of the list and, in misère play, for 0, 0.
    pub fn reached(&self, x: &Nat, y: &Nat) -> Vec<(Nat, Nat)> {
        if self.number(x, y).is_some() {
            return Vec::new();
        }
        let (for_y, for_x) = (self.partner(y).1, self.partner(x).1);
        let lower_x = (for_y < *x).then(|| (for_y, y.clone()));
        let lower_y = (for_x < *y).then(|| (x.clone(), for_x));
        lower_x.into_iter().chain(lower_y).chain(self.reached_by_both(x, y)).collect()
    }

    /// Lost pairs reached by lowering both: their difference lies less than t from that of x and y, so there are at most three.
    fn reached_by_both(&self, x: &Nat, y: &Nat) -> Vec<(Nat, Nat)> {
        if x > y {
            let mut turned: Vec<_> = self.reached_by_both(y, x).into_iter().map(|(b, a)| (a, b)).collect();
            turned.sort_by(|one, other| other.cmp(one));
            return turned;
        }
        let difference = y - x;
        let most = &difference + &self.t - Nat::one();
        let mut found = Vec::new();
        // The list holds the difference of its first pair in both orders.
        if self.kind == Kind::Shifted && &difference + self.least() < self.t {
            let (a, b) = self.pair(&Nat::ZERO);
            found.push((b, a));
        }
        if let Some(most) = checked_minus(&most, &self.least()) {
            let least = checked_minus(&(&difference + Nat::one()), &(&self.t + self.least())).unwrap_or_default();
            let last = most / &self.t;
            let first = least.div_ceil(&self.t);
            let second = &first + 1u8;
            found.extend([first, second].iter().filter(|k| **k <= last).map(|k| self.pair(k)));
        }
        found.retain(|(a, b)| a < x && b < y);
        found.sort_by(|one, other| other.cmp(one));
        found
    }

    fn exchanged(&self, k: &Nat) -> Option<[u8; 2]> {
        let pairs = [[2u8, 2], [0, 1]];
        (self.kind == Kind::Exchanged && k.bits() < 2).then(|| pairs[k.bits() as usize])
    }

    /// b_0 - a_0.
    fn least(&self) -> Nat {
        Nat::from(u8::from(self.kind == Kind::Shifted))
    }

    fn difference(&self, k: &Nat) -> Nat {
        &self.t * k + self.least()
    }

    /// a_k = ⌊(p + qs)/r⌋ as p, q, r.
    fn slope(&self, k: &Nat) -> (Int, Nat, Nat) {
        let sink = Int::from(2) - Int::from(self.t.clone());
        if self.kind == Kind::Shifted {
            let kt = k * &self.t;
            ((Int::from(kt.clone()) - 1) * sink, kt + 1u8, &self.t * 2u8)
        } else {
            (Int::from(k.clone()) * sink, k.clone(), Nat::from(2u8))
        }
    }

    /// t² + 4.
    fn discriminant(&self) -> Nat {
        &self.t * &self.t + 4u8
    }

    fn lower(&self, k: &Nat) -> Nat {
        let (p, q, r) = self.slope(k);
        self.floor(&p, &q, r)
    }

    fn floor(&self, p: &Int, q: &Nat, r: Nat) -> Nat {
        let root = (q * q * self.discriminant()).sqrt();
        (p + Int::from(root)).div_floor(&Int::from(r)).to_biguint().expect("the sequences begin at 0 and grow")
    }

    /// Whether x = a_k, without a root: r·x - p <= qs < r·(x + 1) - p, compared by squares.
    fn is_lower(&self, k: &Nat, x: &Nat) -> bool {
        let (p, q, r) = self.slope(k);
        let square = &q * &q * self.discriminant();
        let below = Int::from(x * &r) - &p;
        let above = &below + Int::from(r);
        let up_to = |bound: &Int| bound.to_biguint().is_none_or(|bound| &bound * &bound <= square);
        up_to(&below) && !up_to(&above)
    }

    /// The greatest k with a_k <= x: kα + γ < x + 1 solved for k, where 1/α = (t - 2 + s)/2t.
    fn greatest_up_to(&self, x: &Nat) -> Nat {
        let t = Int::from(self.t.clone());
        let next = Int::from(x + 1u8);
        if self.kind == Kind::Shifted {
            let p = &t * next * (&t - 2) - (&t * &t - &t * 2 + 4);
            self.floor(&p, &(&self.t * x + 2u8), &self.t * &self.t * 2u8)
        } else {
            self.floor(&(next * (t - 2)), &(x + 1u8), &self.t * 2u8)
        }
    }
}

fn checked_minus(a: &Nat, b: &Nat) -> Option<Nat> {
    (a >= b).then(|| a - b)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn nat(n: u64) -> Nat {
        Nat::from(n)
    }

    /// The list by its definition: a_k is the least number not yet used.
    fn list(t: u64, is_misere: bool, count: u64) -> Vec<(u64, u64)> {
        let mut used = HashSet::new();
        let unused = |used: &HashSet<u64>| (0..=2 * count).find(|n| !used.contains(n)).expect("numbers go on");
        let mut pairs = Vec::new();
        for k in 0..count {
            let a = unused(&used);
            let b = a + t * k + u64::from(is_misere);
            used.extend([a, b]);
            pairs.push((a, b));
        }
        pairs
    }

    #[test]
    fn the_formula_is_the_list_of_least_unused_numbers() {
        for (t, is_misere) in (1..=12).flat_map(|t| [(t, false), (t, true)]).filter(|&law| law != (1, true)) {
            let pairs = Pairs::new(nat(t), is_misere);
            for (k, (a, b)) in list(t, is_misere, 120).into_iter().enumerate() {
                let k = nat(k as u64);
                assert_eq!(pairs.pair(&k), (nat(a), nat(b)), "t {t}, misère {is_misere}, pair {k}");
                assert_eq!(pairs.number(&nat(b), &nat(a)), Some(k.clone()));
                assert_eq!(pairs.partner(&nat(a)), (k.clone(), nat(b)));
                assert_eq!(pairs.partner(&nat(b)), (k, nat(a)));
            }
        }
    }

    #[test]
    fn misere_play_exchanges_the_first_two_pairs() {
        let pairs = Pairs::new(nat(1), true);
        let first: Vec<_> = (0..5).map(|k| pairs.pair(&nat(k))).collect();
        assert_eq!(first, [(2, 2), (0, 1), (3, 5), (4, 7), (6, 10)].map(|(a, b)| (nat(a), nat(b))));
        assert_eq!(pairs.number(&nat(0), &nat(0)), None);
        assert_eq!(pairs.number(&nat(1), &nat(2)), None);
        for (a, b) in first {
            assert_eq!((pairs.partner(&a).1, pairs.partner(&b).1), (b, a));
        }
    }

    #[test]
    fn numbers_of_a_thousand_digits_keep_their_partners() {
        let k = Nat::from(7u8).pow(1_183);
        for (t, is_misere) in [(1, false), (1, true), (5, true)] {
            let pairs = Pairs::new(nat(t), is_misere);
            let (a, b) = pairs.pair(&k);
            assert_eq!(pairs.partner(&a), (k.clone(), b.clone()));
            assert_eq!(pairs.partner(&b), (k.clone(), a));
        }
    }

    #[test]
    fn six_nine_is_won_in_two_ways() {
        let reached = Pairs::new(nat(1), false).reached(&nat(6), &nat(9));
        assert_eq!(reached, [(4, 7)].map(|(a, b)| (nat(a), nat(b))));
    }
}
