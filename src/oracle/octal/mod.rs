//! Nim-values of heaps that are broken: any octal code and the split into unequal heaps, for heaps of any size once a
//! period is proved.

pub mod code;
mod guy_smith;
pub mod ways;

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::num::{Nat, small};
use crate::oracle::control::{Control, Stop};
use crate::oracle::octal::code::Code;
use crate::oracle::octal::guy_smith::proven;
use crate::oracle::octal::ways::Ways;
use crate::oracle::sequence::Period;
use crate::say;

/// Heaps held at most where a move leaves one heap or two: sizes 0 to one less than this, four bytes each.
pub const HELD: usize = 1 << 24;

/// The same where a move may leave three.
pub const HELD_OF_THREE: usize = 10_000;

/// Work that finds the short periods in some milliseconds: for reasons that would like to name one.
pub const GLANCE: u64 = 1 << 22;

/// Work that takes about a second: for heaps that only a period can answer.
pub const SEARCH: u64 = 1 << 31;

/// The nim-values of one heap of one breaking game: a table that grows on demand until its period is proved.
pub struct Octal {
    ways: Ways,
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    values: Vec<u16>,
    work: u64,
    period: Option<Period>,
}

impl Octal {
    /// The game of a code.
    pub fn new(code: &Code) -> Self {
        Octal { ways: Ways::of(code), table: Mutex::default() }
    }

    /// The game in which a heap is split into two unequal heaps, and nothing is taken (P. M. Grundy, 1939).
    pub fn unequal() -> Self {
        Octal { ways: Ways::unequal(), table: Mutex::default() }
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
    /// unit is some nanoseconds. `None` says that no period shows up to [`Octal::known_to`], and nothing more.
    pub fn law(&self, work: u64, control: &Control) -> Result<Option<Period>, Stop> {
        let mut table = self.lock();
        table.seek(work, self.most(), &self.ways, control)?;
        Ok(table.period.clone())
    }

    /// The greatest heap that has a value in the table; `None` before the first question.
    pub fn known_to(&self) -> Option<usize> {
        self.lock().values.len().checked_sub(1)
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
        small(&folded).and_then(|n| self.values.get(n)).map(|&value| u64::from(value))
    }

    /// The value of a heap that [`Table::value`] has.
    fn at(&self, n: usize) -> u16 {
        match &self.period {
            Some(period) if n >= self.values.len() => {
                let (p, from) = (period.period as usize, period.preperiod as usize);
                self.values[(n - from) % p + from]
            }
            _ => self.values[n],
        }
    }

    /// Grows until a heap is held, or a period is proved.
    fn reach(&mut self, heap: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        while self.period.is_none() && self.values.len() <= heap {
            self.grow(ways, control)?;
        }
        Ok(())
    }

    /// Grows until a period is proved, so much work is done, or all heaps are held.
    fn seek(&mut self, work: u64, most: usize, ways: &Ways, control: &Control) -> Result<(), Stop> {
        while self.period.is_none() && self.work < work && self.values.len() <= most {
            self.grow(ways, control)?;
        }
        Ok(())
    }

    fn grow(&mut self, ways: &Ways, control: &Control) -> Result<(), Stop> {
        let n = self.values.len();
        let mut seen = Vec::new();
        let mut mark = |value: u16| {
            let value = usize::from(value);
            seen.resize(seen.len().max(value + 1), false);
            seen[value] = true;
        };
        if ways.whole.contains(&n) {
            mark(0);
        }
        ways.one.iter().filter(|k| **k < n).for_each(|k| mark(self.values[n - k]));
        for m in ways.two.iter().filter(|k| **k < n).map(|k| n - k) {
            let splits = (1..=m / 2).filter(|a| !ways.is_unequal || 2 * a != m);
            splits.for_each(|a| mark(self.values[a] ^ self.values[m - a]));
        }
        for m in ways.three.iter().filter(|k| **k < n).map(|k| n - k) {
            for (a, rest) in (1..m).map(|a| (a, m - a)) {
                (1..rest).for_each(|b| mark(self.values[a] ^ self.values[b] ^ self.values[rest - b]));
            }
        }
        let work = n as u64 * ways.two.len() as u64 + 1;
        control.tick(work)?;
        self.work += work;
        self.values.push(seen.iter().position(|met| !met).unwrap_or(seen.len()) as u16);
        if n.is_power_of_two() {
            self.period = proven(&self.values, ways, control)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
