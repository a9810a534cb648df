//! Nim-values of a heap from which one of given numbers is taken, for heaps of any size through a certified period.

use std::sync::{Mutex, MutexGuard, PoisonError};

use num_integer::Integer;

use crate::judge::control::{Control, Stop};
use crate::judge::sequence::Period;
use crate::nim_values::period::certify;
use ground::num::{Nat, small};
use ground::say;

/// Values held at most, a byte each.
pub const HELD: usize = 20_000_000;

/// Values looked through for the period even if no heap is that large.
const GLANCE: usize = 1_000_000;

/// Values added between two looks at the reins.
const STRIDE: usize = 4_096;

/// The nim-values of one set of takes: a table that grows on demand until its period is certified.
///
/// G(n) = mex { G(n - s) : s a take, s <= n }; at most as large as the number of takes. Three laws carry it far:
/// takes larger than the heap play no part; a common divisor d of all takes comes out, G(n) = G'(n div d) for the takes
/// divided by d; and the next value depends on the last M values alone, M the largest take, so that M repeats in a row
/// prove a period. Takes (divided by d) up to [`HELD`] are held, and heaps up to the period, or up to [`HELD`] without one.
///
/// Time: one step for each value and take; a million values and three takes take some milliseconds. Memory: a byte a value,
/// and a word for each number up to M while the period is sought.
/// Source: Berlekamp, Conway, Guy, Winning Ways, chapter 4; T. S. Ferguson, Game Theory, part I.
/// Worked: takes 2, 4 from 9: d = 2, so it is 1, 2 from 4. There the values are 0, 1, 2, 0, 1: the value is 1.
pub struct TakeAway {
    /// The common divisor of the takes that are held.
    unit: Nat,
    /// The takes that are held, divided by it, ascending.
    takes: Vec<usize>,
    /// The least take that is not held.
    beyond: Option<Nat>,
    table: Mutex<Values>,
}

#[derive(Default)]
struct Values {
    values: Vec<u8>,
    period: Option<Period>,
}

impl TakeAway {
    /// The values of these takes: ascending, each at least 1 and once, at most 64 of them.
    pub fn new(takes: &[Nat]) -> Self {
        let (mut unit, mut held) = (Nat::ZERO, 0);
        for take in takes {
            let divisor = unit.gcd(take);
            if take / &divisor > Nat::from(HELD) {
                break;
            }
            (unit, held) = (divisor, held + 1);
        }
        let scaled = takes[..held].iter().map(|take| small(&(take / &unit)).expect("held takes are small"));
        TakeAway { takes: scaled.collect(), beyond: takes.get(held).cloned(), unit, table: Mutex::default() }
    }

    /// The nim-value of a heap. Beyond the table it is that of a smaller heap by the certified period.
    pub fn value(&self, heap: &Nat, control: &Control) -> Result<u64, Stop> {
        if let Some(take) = self.beyond.as_ref().filter(|take| *take <= heap) {
            return Err(Stop::TooLarge(say!("take-beyond-table", take = take, most = HELD)));
        }
        let reduced = heap / &self.unit;
        let mut table = self.lock();
        let wanted = small(&reduced).map_or(HELD, |n| n.min(HELD));
        while table.period.is_none() && table.values.len() <= wanted {
            table.grow(&self.takes, control)?;
        }
        let index = match &table.period {
            Some(period) => folded(&reduced, period),
            None => small(&reduced),
        };
        let value = index.and_then(|n| table.values.get(n));
        value.map(|&value| u64::from(value)).ok_or_else(|| {
            Stop::TooLarge(say!("heap-beyond-period", size = heap, most = &self.unit * (HELD + 1) - 1u8, values = HELD))
        })
    }

    /// The period of the takes that are held, if it shows among the first million values or among those already held.
    pub fn law(&self, control: &Control) -> Result<Option<Law>, Stop> {
        let mut table = self.lock();
        while table.period.is_none() && table.values.len() <= GLANCE {
            table.grow(&self.takes, control)?;
        }
        let window = *self.takes.last().expect("there is a take") as u64;
        let law = |known: &Period| Law { period: known.period, preperiod: known.preperiod, window };
        Ok(table.period.as_ref().map(law))
    }

    /// The values of sizes 0 to `to`.
    pub fn values(&self, to: usize, control: &Control) -> Result<Vec<u64>, Stop> {
        self.value(&Nat::from(to), control)?;
        // A unit too large for a machine word is larger than all these sizes: their value is that of 0.
        let unit = small(&self.unit).unwrap_or(usize::MAX);
        let table = self.lock();
        let of = |n: usize| match &table.period {
            Some(period) if n >= period.preperiod as usize => {
                table.values[(n - period.preperiod as usize) % period.period as usize + period.preperiod as usize]
            }
            _ => table.values[n],
        };
        Ok((0..=to).map(|n| u64::from(of(n / unit))).collect())
    }

    /// What divides every take that is held, and is their unit in the table.
    pub fn unit(&self) -> &Nat {
        &self.unit
    }

    /// The least take that is not held, if any is: heaps below it alone have values here.
    pub fn beyond(&self) -> Option<&Nat> {
        self.beyond.as_ref()
    }

    // A thread that died while it held the table left whole values only.
    fn lock(&self) -> MutexGuard<'_, Values> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Values {
    /// Doubles the table, up to [`HELD`], and looks for the period.
    fn grow(&mut self, takes: &[usize], control: &Control) -> Result<(), Stop> {
        let window = *takes.last().expect("there is a take");
        let wanted = (2 * self.values.len()).clamp(256, HELD + 1);
        control.afford(wanted)?;
        self.values.reserve_exact(wanted - self.values.len());
        while self.values.len() < wanted {
            control.tick(1)?;
            let until = wanted.min(self.values.len() + STRIDE);
            (self.values.len()..until).for_each(|n| {
                let met = takes
                    .iter()
                    .take_while(|take| **take <= n)
                    .fold(0u128, |met, take| met | 1 << self.values[n - take]);
                self.values.push(met.trailing_ones() as u8);
            });
        }
        self.period = certify(&self.values, window, control)?;
        Ok(())
    }
}

/// The size below preperiod + period that has the same value.
fn folded(n: &Nat, period: &Period) -> Option<usize> {
    let first = Nat::from(period.preperiod);
    let folded = if *n < first { n.clone() } else { (n - &first) % period.period + first };
    small(&folded)
}

/// A certified period, all sizes divided by the unit: G(n + period) = G(n) for all n from the preperiod on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Law {
    /// The least period.
    pub period: u64,
    /// The least size from which it holds.
    pub preperiod: u64,
    /// How many values in a row were compared with those a period later; as many as the largest take prove it.
    pub window: u64,
}

impl Law {
    /// The last size compared; the first one is the preperiod.
    pub fn compared_to(self) -> u64 {
        self.preperiod + self.period + self.window - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::value::mex;

    fn of(takes: &[&str]) -> TakeAway {
        TakeAway::new(&takes.iter().map(|take| nat(take)).collect::<Vec<_>>())
    }

    fn nat(text: &str) -> Nat {
        text.parse().expect("digits")
    }

    /// The plain referee: the mex rule and nothing else.
    fn by_mex(takes: &[usize], to: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for n in 0..=to {
            let left: Vec<Nat> =
                takes.iter().filter(|take| **take <= n).map(|take| Nat::from(values[n - take])).collect();
            values.push(u64::try_from(mex(&left)).expect("small"));
        }
        values
    }

    #[test]
    fn the_table_agrees_with_the_mex_rule_and_with_single_values() {
        let control = Control::new();
        for takes in [&[1usize][..], &[2, 4], &[3, 6, 15], &[4, 9, 10, 12], &[7, 300], &[5, 8, 13, 21]] {
            let texts: Vec<String> = takes.iter().map(usize::to_string).collect();
            let table = of(&texts.iter().map(String::as_str).collect::<Vec<_>>());
            let values = table.values(2_000, &control).expect("small");
            assert_eq!(values, by_mex(takes, 2_000), "{takes:?}");
            let singles: Vec<u64> =
                (0..=2_000u32).map(|n| table.value(&Nat::from(n), &control).expect("small")).collect();
            assert_eq!(singles, values, "{takes:?}");
        }
    }

    #[test]
    fn a_preperiod_is_not_folded_away() {
        let table = of(&["4", "9", "10", "12"]);
        let law = table.law(&Control::new()).expect("nobody stops").expect("it is short");
        assert_eq!(law.preperiod, 54);
    }

    #[test]
    fn takes_that_are_too_large_matter_only_from_their_own_size_on() {
        let (control, table) = (Control::new(), of(&["1", "2", "100000000000000000000"]));
        assert_eq!(table.value(&nat("99999999999999999998"), &control), Ok(2));
        assert!(matches!(table.value(&nat("100000000000000000000"), &control), Err(Stop::TooLarge(_))));
        let scaled = of(&["100000000000000000000", "300000000000000000000"]);
        assert_eq!(scaled.value(&nat("199999999999999999999"), &control), Ok(1));
    }

    #[test]
    fn a_stopped_table_goes_on_where_it_was() {
        let (control, table) = (Control::new(), of(&["1", "1000"]));
        control.stop();
        assert_eq!(table.value(&Nat::from(9_999u32), &control), Err(Stop::Asked));
        assert_eq!(table.value(&Nat::from(9_999u32), &Control::new()), Ok(by_mex(&[1, 1_000], 9_999)[9_999]));
    }

    #[test]
    fn where_no_period_shows_the_held_sizes_are_answered_and_the_next_is_refused() {
        let (control, table) = (Control::new(), of(&["1", "20000000"]));
        // 1 from it leaves an odd size, of value 1; all of it leaves 0.
        assert_eq!(table.value(&Nat::from(HELD), &control), Ok(2));
        assert!(matches!(table.value(&Nat::from(HELD + 1), &control), Err(Stop::TooLarge(_))));
    }
}
