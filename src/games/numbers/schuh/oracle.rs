//! What a number with named divisors is worth: two primes make a board to bite from, more are searched.

use std::sync::{Mutex, PoisonError};

use num_traits::{One, ToPrimitive};

use crate::kit::young::{Bite, Eater, Shape, winning_bites};
use crate::numbers::schuh::ideals::{Ideals, Set};
use crate::numbers::schuh::rules::Table;
use ground::num::Nat;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;

/// Divisors that the search of three primes or more can hold.
const HELD: usize = 128;

/// Sets of divisors that the search remembers at most.
pub const ROOM: usize = 1 << 20;

/// Two primes as a board: the row is the exponent of the first one, the column that of the second.
///
/// Every divisor that may still be named, and 1, is a cell; naming it takes it with its multiples.
pub fn board(table: &Table) -> Option<Shape> {
    let exponent = |prime: usize| table.primes.get(prime).map_or(0, |(_, exponent)| *exponent as usize);
    if table.primes.len() > 2 {
        return None;
    }
    // The longer way runs along a row.
    let (rows, mut length) = (exponent(1) + 1, exponent(0) + 1);
    let named: Vec<Vec<u32>> = table.named.iter().map(|divisor| table.exponents(divisor)).collect();
    let at = |exponents: &[u32], prime: usize| exponents.get(prime).map_or(0, |exponent| *exponent as usize);
    let mut shape = Vec::new();
    for row in 0..rows {
        let cuts = named.iter().filter(|named| at(named, 1) == row).map(|named| at(named, 0));
        length = cuts.fold(length, usize::min);
        if length == 0 {
            break;
        }
        shape.push(Nat::from(length));
    }
    Some(shape)
}

/// The divisor that a bite stands for.
pub fn divisor(table: &Table, bite: &Bite) -> Nat {
    let power = |prime: usize, exponent: u32| {
        table.primes.get(prime).map_or_else(Nat::one, |(prime, _)| Nat::from(*prime).pow(exponent))
    };
    let keep = bite.keep.to_u32().expect("an exponent is small");
    power(0, keep) * power(1, bite.row as u32)
}

/// Who knows; it keeps what it found out about the last number.
#[derive(Default)]
pub struct Namer {
    eater: Eater,
    searched: Mutex<Option<(Nat, Vec<Nat>, Ideals)>>,
}

impl Namer {
    /// The nim-value of a position; of two primes beyond the numbering the outcome, where a law knows it.
    pub fn value(&self, table: &Table, control: &Control) -> Result<Value, Stop> {
        match board(table) {
            Some(shape) => self.eater.value(&shape, control),
            None => self.search(table, control),
        }
    }

    fn search(&self, table: &Table, control: &Control) -> Result<Value, Stop> {
        let mut kept = self.searched.lock().unwrap_or_else(PoisonError::into_inner);
        let (number, divisors, ideals) = match kept.take().filter(|kept| kept.0 == table.number) {
            Some(same) => kept.insert(same),
            None => kept.insert(begin(table)?),
        };
        debug_assert_eq!(*number, table.number);
        let is_left = |(_, divisor): &(usize, &Nat)| table.is_free(divisor);
        let left = divisors.iter().enumerate().filter(is_left).fold(0, |set: Set, (i, _)| set | 1 << i);
        let nimber = ideals.nimber(left, control)?;
        nimber.map(Value::nimber).ok_or_else(|| Stop::TooLarge(say!("schuh-too-many-sets", most = ROOM)))
    }
}

/// Every winning divisor, where a law names them without trying.
pub fn winning_divisors(table: &Table) -> Result<Option<Vec<Nat>>, Stop> {
    let Some(shape) = board(table) else { return Ok(None) };
    let bites = winning_bites(&shape)?;
    Ok(bites.map(|bites| {
        let mut named: Vec<Nat> = bites.iter().map(|bite| divisor(table, bite)).collect();
        named.sort_unstable();
        named
    }))
}

/// A search of which nothing is known yet.
fn begin(table: &Table) -> Result<(Nat, Vec<Nat>, Ideals), Stop> {
    let whole = Table { named: Vec::new(), ..table.clone() };
    let mut divisors = whole.free();
    divisors.insert(0, Nat::one());
    if divisors.len() > HELD {
        return Err(Stop::TooLarge(say!("schuh-too-wide", divisors = divisors.len(), most = HELD)));
    }
    let multiples = |divisor: &Nat| {
        let is_multiple = |(_, other): &(usize, &Nat)| *other % divisor == Nat::ZERO;
        divisors.iter().enumerate().filter(is_multiple).fold(0, |set: Set, (i, _)| set | 1 << i)
    };
    let above = divisors.iter().map(multiples).collect();
    Ok((table.number.clone(), divisors, Ideals::new(above, !1, ROOM)))
}
