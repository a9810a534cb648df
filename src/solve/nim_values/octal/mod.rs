//! Nim-values of heaps that are broken: any octal code and the split into unequal heaps, for heaps of any size once a
//! period is proved.

pub mod code;
mod division;
mod guy_smith;
mod heaps;
mod kernel;
mod lanes;
mod narrow;
mod ranking;
mod sparse;
mod three;
pub mod ways;
mod wide;

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::judge::control::{Control, Stop};
use crate::judge::sequence::Period;
use crate::nim_values::octal::code::Code;
use crate::nim_values::octal::guy_smith::proven;
use crate::nim_values::octal::sparse::Sparse;
use crate::nim_values::octal::three::Three;
use crate::nim_values::octal::ways::Ways;
use ground::num::{Nat, small};
use ground::say;

/// Heaps held at most where a move leaves one heap or two: sizes 0 to one less than this, four bytes each.
pub const HELD: usize = 1 << 24;

/// The same where a move may leave three.
pub const HELD_OF_THREE: usize = 5_000;

/// Values there are when a period is looked for first; then again for every eighth more.
const FIRST: usize = 64;

/// Work that finds the short periods in some milliseconds: for reasons that would like to name one.
pub const GLANCE: u64 = 1 << 18;

/// Work that takes a second or two: for heaps that only a period can answer.
pub const SEARCH: u64 = 1 << 26;

/// The nim-values of one heap of one breaking game: a table that grows on demand until its period is proved.
///
/// Heaps up to [`Octal::most`] are held, two bytes each and two more for the same table backwards; a proved period answers
/// every greater one. Values up to 32,767 are held, far more than any known octal game has among these heaps; a game that
/// passes them is refused and never answered wrongly. Where a move leaves three heaps, values may grow with the heap for
/// ever (a saltus); no theorem used here proves that, so such a game has no law.
///
/// Time, on one core of a 2020s server: a million heaps of Grundy's game in about a second, of 0.007 in about ten; with
/// few rare heaps a million in a tenth of a second; without any, a quarter of a nanosecond for each pair of heaps.
/// Source: Berlekamp, Conway, Guy, Winning Ways, chapter 4; R. K. Guy, C. A. B. Smith (1956); P. M. Grundy (1939).
/// Worked, 0.77: 4 leaves 3 or 1 + 2 (take 1), 2 or 1 + 1 (take 2): values 3, 3, 2, 0, so it is worth 1.
pub struct Octal {
    ways: Ways,
    table: Mutex<Table>,
}

struct Table {
    method: Method,
    /// How many values there are when a period is looked for again.
    next_look: usize,
    period: Option<Period>,
}

enum Method {
    Two(Box<Sparse>),
    Three(Three),
}

impl Octal {
    /// The game of a code.
    pub fn new(code: &Code) -> Self {
        Self::of(Ways::of(code))
    }

    /// The game in which a heap is split into two unequal heaps, and nothing is taken (P. M. Grundy, 1939).
    pub fn unequal() -> Self {
        Self::of(Ways::unequal())
    }

    fn of(ways: Ways) -> Self {
        let method = if ways.three.is_empty() { Method::Two(Box::default()) } else { Method::Three(Three::default()) };
        Octal { ways, table: Mutex::new(Table { method, next_look: FIRST, period: None }) }
    }

    /// The nim-value of a heap. Beyond the table it is that of a smaller heap by the proved period.
    ///
    /// A heap beyond [`Octal::most`] is answered if a period is known or found with [`SEARCH`] work.
    pub fn value(&self, heap: &Nat, control: &Control) -> Result<u64, Stop> {
        let mut table = self.lock();
        match small(heap).filter(|n| *n <= self.most()) {
            Some(n) => table.reach(n, &self.ways, control)?,
            None => table.seek(SEARCH, self.most(), &self.ways, control)?,
        }
        table.value(heap).ok_or_else(|| Stop::TooLarge(say!("heap-beyond-code", size = heap, most = self.most())))
    }

    /// The values of sizes 0 to `to`.
    pub fn values(&self, to: usize, control: &Control) -> Result<Vec<u64>, Stop> {
        self.value(&Nat::from(to), control)?;
        let table = self.lock();
        Ok((0..=to).map(|n| u64::from(table.at(n))).collect())
    }

    /// The period, if it is proved by the values known or by those that so much more `work` adds.
    ///
    /// The work is counted from the first value on, so that an answer does not depend on how often it was asked for; one
    /// unit is a few tens of nanoseconds. `None` says that no period shows up to [`Octal::known_to`], and nothing more.
    pub fn law(&self, work: u64, control: &Control) -> Result<Option<Period>, Stop> {
        let mut table = self.lock();
        table.seek(work, self.most(), &self.ways, control)?;
        Ok(table.period.clone())
    }

    /// The greatest heap that has a value in the table; `None` before the first question.
    pub fn known_to(&self) -> Option<usize> {
        self.lock().values().len().checked_sub(1)
    }

    /// The greatest heap that the table can hold.
    pub fn most(&self) -> usize {
        if self.ways.three.is_empty() { HELD - 1 } else { HELD_OF_THREE - 1 }
    }

    // A thread that died while it held the table left whole values only.
    fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    /// The value of a heap that is held or follows from the period.
    fn value(&self, heap: &Nat) -> Option<u64> {
        let folded = match &self.period {
            Some(period) if *heap >= Nat::from(period.preperiod) => {
                (heap - period.preperiod) % period.period + period.preperiod
            }
            _ => heap.clone(),
        };
        small(&folded).and_then(|n| self.values().get(n)).map(|&value| u64::from(value))
    }

    /// The value of a heap that [`Table::value`] has.
    fn at(&self, n: usize) -> u16 {
        match &self.period {
            Some(period) if n >= self.values().len() => {
                let (p, from) = (period.period as usize, period.preperiod as usize);
                self.values()[(n - from) % p + from]
            }
            _ => self.values()[n],
        }
    }

    /// Grows until a heap is held, or a period is proved.
    fn reach(&mut self, heap: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        while self.period.is_none() && self.values().len() <= heap {
            self.grow(self.next_look.min(heap + 1), ways, control)?;
        }
        Ok(())
    }

    /// Grows until a period is proved, so much work is done, or all heaps are held.
    fn seek(&mut self, work: u64, most: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        while self.period.is_none() && self.work() < work && self.values().len() <= most {
            self.grow(self.next_look.min(most + 1), ways, control)?;
        }
        Ok(())
    }

    /// Adds the values of sizes below `to`, and looks for a period if there are enough new ones.
    fn grow(&mut self, to: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        match &mut self.method {
            Method::Two(sparse) => sparse.grow(to, ways, control)?,
            Method::Three(three) => three.grow(to, ways, control)?,
        }
        if self.values().len() >= self.next_look {
            self.period = proven(self.values(), ways, control)?;
            self.next_look += self.next_look / 8;
        }
        Ok(())
    }

    fn work(&self) -> u64 {
        match &self.method {
            Method::Two(sparse) => sparse.work(),
            Method::Three(three) => three.work(),
        }
    }

    fn values(&self) -> &[u16] {
        match &self.method {
            Method::Two(sparse) => sparse.values(),
            Method::Three(three) => three.values(),
        }
    }
}

#[cfg(test)]
mod tests;
