//! The rules of Schuh's game: name a divisor that no named one divides; 1 is never named.

use num_integer::Integer;
use num_traits::{One, ToPrimitive};

use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;
use solve::formula::primes::{SIEVED, factors_of_any};

/// Divisors that a number may have.
pub const DIVISORS: u64 = 10_000;

/// A number and the divisors named so far, in the order they were named.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// The number.
    pub number: Nat,
    /// Its prime factors with their exponents.
    pub primes: Vec<(u64, u32)>,
    /// What was named.
    pub named: Vec<Nat>,
}

/// Schuh's game on a number. The position carries its own: the parameter only makes the start.
pub struct Schuh {
    /// The number of the start.
    pub number: Table,
}

/// The prime factors with their exponents, as far as they can be found.
fn primes(number: &Nat) -> Option<Vec<(u64, u32)>> {
    let small = |(prime, exponent): (Nat, u32)| Some((prime.to_u64()?, exponent));
    factors_of_any(number)?.into_iter().map(small).collect()
}

impl Table {
    /// A number of which nothing is named yet; `kind` says whose fault it is if that is too large.
    pub fn of(number: Nat) -> Result<Self, Fault> {
        let too_large = |says| Fault::new(Kind::TooLarge, says);
        let primes = primes(&number).ok_or_else(|| too_large(say!("schuh-no-factors", most = SIEVED)))?;
        let divisors = primes.iter().fold(1u64, |product, (_, e)| product.saturating_mul(u64::from(*e) + 1));
        if divisors > DIVISORS {
            return Err(too_large(say!("schuh-too-many", divisors = divisors, most = DIVISORS)));
        }
        Ok(Table { number, primes, named: Vec::new() })
    }

    /// Whether a divisor may still be named, 1 aside: none that was named divides it.
    pub fn is_free(&self, divisor: &Nat) -> bool {
        !self.named.iter().any(|named| divisor.is_multiple_of(named))
    }

    /// All divisors above 1, the least first.
    pub fn divisors(&self) -> Vec<Nat> {
        Table { named: Vec::new(), ..self.clone() }.free()
    }

    /// The divisors that may be named, the least first.
    pub fn free(&self) -> Vec<Nat> {
        let mut all = vec![Nat::one()];
        for (prime, exponent) in &self.primes {
            let mut power = Nat::one();
            let smaller = all.clone();
            for _ in 0..*exponent {
                power *= *prime;
                all.extend(smaller.iter().map(|divisor| divisor * &power).filter(|divisor| self.is_free(divisor)));
            }
        }
        all.sort_unstable();
        all.remove(0);
        all
    }

    /// The exponents of a divisor, one for each prime.
    pub fn exponents(&self, divisor: &Nat) -> Vec<u32> {
        let exponent = |prime: u64| {
            let mut left = divisor.clone();
            let mut count = 0;
            while left.is_multiple_of(&Nat::from(prime)) {
                left /= prime;
                count += 1;
            }
            count
        };
        self.primes.iter().map(|(prime, _)| exponent(*prime)).collect()
    }
}

impl Rules for Schuh {
    type Pos = Table;
    type Move = Nat;

    fn start(&self) -> At<Table> {
        At::first(self.number.clone())
    }

    fn moves(&self, at: &At<Table>) -> Moves<'_, Nat> {
        Moves::all(at.pos.free())
    }

    fn legal(&self, at: &At<Table>, divisor: &Nat) -> Result<(), Illegal> {
        let divides = |named: &&Nat| divisor.is_multiple_of(named);
        if *divisor <= Nat::one() {
            Err(Illegal(say!("schuh-never-1")))
        } else if !at.pos.number.is_multiple_of(divisor) {
            Err(Illegal(say!("schuh-no-divisor", divisor = divisor, number = &at.pos.number)))
        } else {
            match at.pos.named.iter().find(divides) {
                Some(named) => Err(Illegal(say!("schuh-taken", divisor = divisor, named = named))),
                None => Ok(()),
            }
        }
    }

    fn play(&self, at: &At<Table>, divisor: &Nat) -> At<Table> {
        let mut pos = at.pos.clone();
        pos.named.push(divisor.clone());
        at.leave(pos)
    }

    /// Over when every prime factor is named: a free divisor has only free prime factors, so nothing need be listed.
    fn ending(&self, at: &At<Table>) -> Option<Ending> {
        let is_named = |(prime, _): &(u64, u32)| at.pos.named.contains(&Nat::from(*prime));
        at.pos.primes.iter().all(is_named).then(|| Ending::Won(at.to.other()))
    }
}

/// Writes `60`, later `60:4,6`.
pub fn write_table(table: &Table) -> String {
    let named: Vec<String> = table.named.iter().map(Nat::to_string).collect();
    if named.is_empty() { table.number.to_string() } else { format!("{}:{}", table.number, named.join(",")) }
}

/// Reads `60` or `60:4,6`: each named one divides the number and is no multiple of one named before it.
pub fn read_table(text: &str) -> Result<Table, Fault> {
    let mut r = Reader::new(Kind::BadPosition, text);
    let start = r.column();
    let number = r.nat()?;
    if number == Nat::ZERO {
        let fault = Fault::new(Kind::BadPosition, say!("out-of-range", number = number));
        return Err(fault.expecting(say!("expect-at-least", least = 1)).at(start));
    }
    let mut table = Table::of(number).map_err(|fault| fault.at(start))?;
    if r.take(":") {
        let schuh = Schuh { number: table.clone() };
        loop {
            let column = r.column();
            let divisor = r.nat()?;
            let at = At::first(table);
            schuh.legal(&at, &divisor).map_err(|why| Fault::new(Kind::BadPosition, why.0).at(column))?;
            table = schuh.play(&at, &divisor).pos;
            if !r.take(",") {
                break;
            }
        }
    }
    r.end()?;
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_to_name_is_told_in_order() {
        let table = read_table(" 60 : 4, 6 ").expect("4 and 6 divide 60, and neither the other");
        assert_eq!(write_table(&table), "60:4,6");
        assert_eq!(table.free(), [2u8, 3, 5, 10, 15].map(Nat::from));
        assert_eq!(table.exponents(&Nat::from(20u8)), [2, 0, 1]);
    }

    #[test]
    fn what_cannot_have_been_named_is_refused_at_its_column() {
        for (text, at) in [("60:7", 4), ("60:1", 4), ("60:2,4", 6), ("60:0", 4), ("0", 1), ("60:", 4), ("60:4;", 5)] {
            assert_eq!(read_table(text).map_err(|fault| fault.at), Err(Some(at)), "{text}");
        }
        assert!(read_table("60:4,2").is_ok(), "4 was named before 2 took it away");
    }

    #[test]
    fn numbers_that_are_too_much_are_refused_by_name() {
        let kind = |text: &str| Table::of(text.parse().expect("digits")).map_err(|fault| fault.kind);
        assert!(kind(&Nat::from(2u8).pow(9_999).to_string()).is_ok());
        assert_eq!(kind(&Nat::from(2u8).pow(10_000).to_string()), Err(Kind::TooLarge));
        assert_eq!(kind("1000036000099000000000000000000000001"), Err(Kind::TooLarge));
    }
}
