//! The rules of the number games: what may be taken from a number, or where it goes.

use num_integer::Integer;
use num_traits::{One, Zero};

use ground::num::{Nat, small};
use solve::formula::primes::{
    SIEVED, coprimes, divisors, is_prime, is_small_prime, is_small_prime_power, small_primes,
};

/// Takes that are listed where all of them cannot be.
const SOME: usize = 1_000;

/// A rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Take a square.
    Square,
    /// Take a cube.
    Cube,
    /// Take a triangular number.
    Triangular,
    /// Take a Fibonacci number.
    Fibonacci,
    /// Take a prime.
    Prime,
    /// Take a prime or 1.
    PrimeOrOne,
    /// Take a power of a prime, or 1.
    PrimePower,
    /// Take a power of two, 1 among them.
    PowerOfTwo,
    /// Take a composite number or 1.
    CompositeOrOne,
    /// Take a decimal digit of the number.
    Digit,
    /// Take a divisor.
    Divisor,
    /// Take a divisor that is not all.
    ProperDivisor,
    /// Take a number without a common factor.
    Coprime,
    /// Take at most half.
    AtMostHalf,
    /// Take at least half.
    AtLeastHalf,
    /// Take an even number but not all, or all if it is odd.
    EvenOrAllOdd,
    /// Go to a divisor that is less.
    ToProperDivisor,
    /// Go to the half, rounded down, or take 1.
    HalveOrDecrement,
}

/// What is left of a number, way by way.
type Lefts = Box<dyn Iterator<Item = Nat>>;

impl Rule {
    /// The names, in the order of [`Rule::ALL`].
    pub const NAMES: &'static [&'static str] = &[
        "square",
        "cube",
        "triangular",
        "fibonacci",
        "prime",
        "prime-or-one",
        "prime-power",
        "power-of-two",
        "composite-or-one",
        "digit",
        "divisor",
        "proper-divisor",
        "coprime",
        "at-most-half",
        "at-least-half",
        "even-or-all-odd",
        "to-proper-divisor",
        "halve-or-decrement",
    ];

    /// All rules.
    pub const ALL: [Rule; 18] = [
        Rule::Square,
        Rule::Cube,
        Rule::Triangular,
        Rule::Fibonacci,
        Rule::Prime,
        Rule::PrimeOrOne,
        Rule::PrimePower,
        Rule::PowerOfTwo,
        Rule::CompositeOrOne,
        Rule::Digit,
        Rule::Divisor,
        Rule::ProperDivisor,
        Rule::Coprime,
        Rule::AtMostHalf,
        Rule::AtLeastHalf,
        Rule::EvenOrAllOdd,
        Rule::ToProperDivisor,
        Rule::HalveOrDecrement,
    ];

    /// The rule of this name.
    pub fn named(name: &str) -> Rule {
        let i = Self::NAMES.iter().position(|other| *other == name);
        Self::ALL[i.expect("the declared words are the names")]
    }

    /// The smallest take, where the number that is taken is asked for alone and not what it is taken from.
    pub fn least_of_all(self) -> Option<u8> {
        match self {
            Rule::Prime => Some(2),
            Rule::Square
            | Rule::Cube
            | Rule::Triangular
            | Rule::Fibonacci
            | Rule::PrimeOrOne
            | Rule::PrimePower
            | Rule::PowerOfTwo
            | Rule::CompositeOrOne => Some(1),
            _ => None,
        }
    }

    /// Whether `n` may go to `left`, which is less or, for no rule, more.
    pub fn allows(self, n: &Nat, left: &Nat) -> bool {
        if left >= n {
            return false;
        }
        let take = &(n - left);
        match self {
            Rule::Square => is_square(take),
            Rule::Cube => take.cbrt().pow(3) == *take,
            Rule::Triangular => is_square(&(take * 8u8 + 1u8)),
            Rule::Fibonacci => fibonacci().take_while(|f| f <= take).any(|f| f == *take),
            Rule::Prime => is_prime(take),
            Rule::PrimeOrOne => take.is_one() || is_prime(take),
            Rule::PrimePower => take.is_one() || is_prime_power(take),
            Rule::PowerOfTwo => take.count_ones() == 1,
            Rule::CompositeOrOne => take.is_one() || !is_prime(take),
            Rule::Digit => digits(n).iter().any(|digit| Nat::from(*digit) == *take),
            Rule::Divisor => n.is_multiple_of(take),
            Rule::ProperDivisor => !left.is_zero() && n.is_multiple_of(take),
            Rule::Coprime => n.gcd(take).is_one(),
            Rule::AtMostHalf => take * 2u8 <= *n,
            Rule::AtLeastHalf => take * 2u8 >= *n,
            Rule::EvenOrAllOdd => take.is_even() != left.is_zero(),
            Rule::ToProperDivisor => !left.is_zero() && n.is_multiple_of(left),
            Rule::HalveOrDecrement => take.is_one() || *left == n / 2u8,
        }
    }

    /// Whether no move is left.
    pub fn is_dead(self, n: &Nat) -> bool {
        if self == Rule::EvenOrAllOdd && *n == Nat::from(2u8) {
            return true;
        }
        let least: u8 = match self {
            Rule::Prime | Rule::ProperDivisor | Rule::AtMostHalf | Rule::ToProperDivisor => 2,
            _ => 1,
        };
        *n < Nat::from(least)
    }

    /// How many ways there are; `None` where they cannot all be listed.
    pub fn count(self, n: &Nat) -> Option<Nat> {
        if self.is_dead(n) {
            return Some(Nat::ZERO);
        }
        Some(match self {
            Rule::Square => n.sqrt(),
            Rule::Cube => n.cbrt(),
            Rule::Triangular => ((n * 8u8 + 1u8).sqrt() - 1u8) / 2u8,
            Rule::PowerOfTwo => Nat::from(n.bits()),
            Rule::Divisor => Nat::from(divisors(n)?.len()),
            Rule::ProperDivisor | Rule::ToProperDivisor => Nat::from(divisors(n)?.len() - 1),
            Rule::Coprime => coprimes(n)?,
            Rule::AtMostHalf => n / 2u8,
            Rule::AtLeastHalf => n / 2u8 + 1u8,
            Rule::EvenOrAllOdd => (n - 1u8) / 2u8 + u8::from(n.is_odd()),
            _ => Nat::from(self.lefts(n)?.count()),
        })
    }

    /// What is left, the greatest first; `None` where not all can be listed.
    pub fn lefts(self, n: &Nat) -> Option<Lefts> {
        let (whole, own) = (n.clone(), n.clone());
        let after = move |takes: Lefts| -> Lefts {
            Box::new(takes.take_while(move |take| *take <= own).map(move |take| &whole - take))
        };
        let sieved = |keeps: fn(usize) -> bool| -> Option<Lefts> {
            let most = small(n).filter(|n| *n < SIEVED)?;
            Some(Box::new((1..=most).filter(move |take| keeps(*take)).map(Nat::from)))
        };
        if self.is_dead(n) {
            return Some(Box::new(std::iter::empty()));
        }
        let from = |least: Nat| counting(least, n.clone());
        Some(match self {
            Rule::Square => after(Box::new(from(Nat::one()).map(|k| &k * &k))),
            Rule::Cube => after(Box::new(from(Nat::one()).map(|k| k.pow(3)))),
            Rule::Triangular => after(Box::new(from(Nat::one()).map(|k| (&k + 1u8) * &k / 2u8))),
            Rule::Fibonacci => after(Box::new(fibonacci())),
            Rule::Prime => after(sieved(is_small_prime)?),
            Rule::PrimeOrOne => after(sieved(|c| c == 1 || is_small_prime(c))?),
            Rule::PrimePower => after(sieved(|c| c == 1 || is_small_prime_power(c))?),
            Rule::PowerOfTwo => after(Box::new((0..n.bits()).map(|bit| Nat::one() << bit))),
            Rule::CompositeOrOne => after(sieved(|c| c == 1 || !is_small_prime(c))?),
            Rule::Digit => after(Box::new(digits(n).into_iter().map(Nat::from))),
            Rule::Divisor => after(Box::new(divisors(n)?.into_iter())),
            Rule::ProperDivisor => {
                let mut proper = divisors(n)?;
                proper.pop();
                after(Box::new(proper.into_iter()))
            }
            Rule::Coprime => {
                divisors(n)?;
                let n = n.clone();
                after(Box::new(from(Nat::one()).filter(move |c| n.gcd(c).is_one())))
            }
            Rule::AtMostHalf => after(Box::new(counting(Nat::one(), n / 2u8))),
            Rule::AtLeastHalf => after(Box::new(from((n + 1u8) / 2u8))),
            Rule::EvenOrAllOdd => {
                let n = n.clone();
                let keeps = move |take: &Nat| take.is_even() != (*take == n);
                after(Box::new(from(Nat::one()).filter(keeps)))
            }
            Rule::ToProperDivisor => Box::new(divisors(n)?.into_iter().rev().skip(1)),
            Rule::HalveOrDecrement => {
                let both = [n - 1u8, n / 2u8];
                let distinct = 2 - usize::from(both[0] == both[1]);
                Box::new(both.into_iter().take(distinct))
            }
        })
    }

    /// The first ways of a number whose ways cannot all be listed.
    pub fn some_lefts(self, n: &Nat) -> Lefts {
        let own = n.clone();
        let takes = counting(Nat::one(), Nat::from(SOME)).take_while(move |take| *take <= own);
        let (whole, own) = (n.clone(), n.clone());
        match self {
            Rule::ToProperDivisor => Box::new(takes.filter(move |left| self.allows(&whole, left))),
            _ => Box::new(takes.map(move |take| &whole - take).filter(move |left| self.allows(&own, left))),
        }
    }

    /// What is left of a number of a table, one after another.
    pub fn each(self, n: usize, leaves: &mut dyn FnMut(usize)) {
        let mut all = |takes: &mut dyn Iterator<Item = usize>| {
            takes.take_while(|take| *take <= n).for_each(|take| leaves(n - take));
        };
        match self {
            Rule::Square => all(&mut (1..).map(|k| k * k)),
            Rule::Cube => all(&mut (1..).map(|k| k * k * k)),
            Rule::Triangular => all(&mut (1..).map(|k| k * (k + 1) / 2)),
            Rule::Fibonacci => {
                all(&mut std::iter::successors(Some((1, 2)), |(a, b)| Some((*b, a + b))).map(|(a, _)| a));
            }
            Rule::Prime if n < SIEVED => all(&mut primes()),
            Rule::PrimeOrOne if n < SIEVED => all(&mut std::iter::once(1).chain(primes())),
            Rule::PrimePower if n < SIEVED => all(&mut (1..=n).filter(|c| *c == 1 || is_small_prime_power(*c))),
            Rule::CompositeOrOne if n < SIEVED => all(&mut (1..=n).filter(|c| *c == 1 || !is_small_prime(*c))),
            _ if self.is_dead(&Nat::from(n)) => {}
            Rule::PowerOfTwo => all(&mut (0..usize::BITS - 1).map(|bit| 1 << bit)),
            Rule::Digit => all(&mut digits_of(n).into_iter().map(usize::from)),
            Rule::Divisor => all(&mut (1..=n).filter(|c| n.is_multiple_of(*c))),
            Rule::ProperDivisor => all(&mut (1..n).filter(|c| n.is_multiple_of(*c))),
            Rule::Coprime => all(&mut (1..=n).filter(|c| n.gcd(c) == 1)),
            Rule::AtMostHalf => all(&mut (1..=n / 2)),
            Rule::AtLeastHalf => all(&mut (n.div_ceil(2)..=n)),
            Rule::EvenOrAllOdd => all(&mut (1..=n).filter(|c| (c % 2 == 0) != (*c == n))),
            Rule::ToProperDivisor => (1..n).rev().filter(|d| n.is_multiple_of(*d)).for_each(leaves),
            Rule::HalveOrDecrement => {
                leaves(n - 1);
                if n / 2 != n - 1 {
                    leaves(n / 2);
                }
            }
            _ => {
                let lefts = self.lefts(&Nat::from(n)).unwrap_or_else(|| self.some_lefts(&Nat::from(n)));
                lefts.filter_map(|left| small(&left)).for_each(leaves);
            }
        }
    }
}

fn counting(from: Nat, to: Nat) -> impl Iterator<Item = Nat> {
    let mut next = from;
    std::iter::from_fn(move || {
        (next <= to).then(|| {
            let given = next.clone();
            next.inc();
            given
        })
    })
}

fn is_square(n: &Nat) -> bool {
    n.sqrt().pow(2) == *n
}

/// Whether some root of the number is a prime, the first one counted.
fn is_prime_power(n: &Nat) -> bool {
    (1..=n.bits() as u32).any(|e| {
        let root = n.nth_root(e);
        root.pow(e) == *n && is_prime(&root)
    })
}

fn primes() -> impl Iterator<Item = usize> {
    small_primes().iter().map(|p| *p as usize)
}

/// 1, 2, 3, 5, 8 and so on.
fn fibonacci() -> impl Iterator<Item = Nat> {
    let mut pair = (Nat::from(1u8), Nat::from(2u8));
    std::iter::repeat_with(move || {
        let next = &pair.0 + &pair.1;
        std::mem::replace(&mut pair.0, std::mem::replace(&mut pair.1, next))
    })
}

/// The decimal digits that are not 0, ascending, each once.
fn digits(n: &Nat) -> Vec<u8> {
    let mut digits: Vec<u8> = n.to_string().bytes().map(|byte| byte - b'0').filter(|digit| *digit > 0).collect();
    digits.sort_unstable();
    digits.dedup();
    digits
}

fn digits_of(n: usize) -> Vec<u8> {
    let mut has = [false; 10];
    let mut rest = n;
    while rest > 0 {
        has[rest % 10] = true;
        rest /= 10;
    }
    (1..10).filter(|digit| has[usize::from(*digit)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_listed_is_counted_allowed_and_what_tables_see() {
        for rule in Rule::ALL {
            for n in 0usize..150 {
                let nat = Nat::from(n);
                let listed: Vec<Nat> = rule.lefts(&nat).expect("small").collect();
                assert!(listed.is_sorted_by(|a, b| a > b), "{rule:?} {n}: {listed:?}");
                assert_eq!(rule.count(&nat), Some(Nat::from(listed.len())), "{rule:?} {n}");
                assert_eq!(rule.is_dead(&nat), listed.is_empty(), "{rule:?} {n}");
                let allowed: Vec<Nat> = (0..n).rev().map(Nat::from).filter(|left| rule.allows(&nat, left)).collect();
                assert_eq!(listed, allowed, "{rule:?} {n}");
                let mut seen = Vec::new();
                rule.each(n, &mut |left| seen.push(Nat::from(left)));
                seen.sort_by(|a, b| b.cmp(a));
                assert_eq!(seen, listed, "{rule:?} {n}");
            }
        }
    }

    #[test]
    fn a_few_moves_by_hand() {
        let lefts = |rule: &str, n: u32| -> Vec<String> {
            Rule::named(rule).lefts(&Nat::from(n)).expect("small").map(|left| left.to_string()).collect()
        };
        assert_eq!(lefts("square", 8), ["7", "4"]);
        assert_eq!(lefts("digit", 3303), ["3300"]);
        assert_eq!(lefts("proper-divisor", 12), ["11", "10", "9", "8", "6"]);
        assert_eq!(lefts("to-proper-divisor", 12), ["6", "4", "3", "2", "1"]);
        assert_eq!(lefts("even-or-all-odd", 5), ["3", "1", "0"]);
        assert_eq!(lefts("halve-or-decrement", 2), ["1"]);
        assert_eq!(lefts("prime-power", 10), ["9", "8", "7", "6", "5", "3", "2", "1"]);
    }
}
