//! Nim-values of one heap after another, from the rule alone: the plain table that needs no law.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::judge::control::{Control, Stop};
use crate::nim_values::heap_rule::HeapRule;
use ground::num::{Nat, small};
use ground::say;

/// Steps between two looks at the reins.
const STRIDE: u64 = 1 << 16;

/// The nim-values of a rule, as far as they were asked for; heaps up to `most` at most.
///
/// G(n) is the mex of the nim-sums of the heaps that moves leave. Time: every option of every size once. Memory: a
/// word for each size. A stopped table keeps what it has. Source: R. Sprague (1935), P. M. Grundy (1939).
/// Worked: Kayles has 0, 1, 2 for 0, 1, 2; from 3 the moves leave 2, 1, and 1 xor 1 = 0, so it is worth 3.
pub struct HeapTable {
    most: usize,
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    values: Vec<u32>,
    /// For each nim-value the size, plus one, that met it last: nothing needs to be wiped between sizes.
    met: Vec<usize>,
}

impl HeapTable {
    /// Nothing is worked out yet.
    pub fn new(most: usize) -> Self {
        HeapTable { most, table: Mutex::default() }
    }

    /// The largest size held.
    pub fn most(&self) -> usize {
        self.most
    }

    /// The nim-value of a heap under this rule, always the same rule; too large beyond the limit.
    pub fn value(&self, rule: &dyn HeapRule, size: &Nat, control: &Control) -> Result<u64, Stop> {
        let beyond = || Stop::TooLarge(say!("heap-beyond-table", size = size, most = self.most));
        let size = small(size).filter(|size| *size <= self.most).ok_or_else(beyond)?;
        let mut table = self.lock();
        table.grow(rule, size, control)?;
        Ok(table.values[size].into())
    }

    /// The nim-values of sizes 0 to `to`.
    pub fn values(&self, rule: &dyn HeapRule, to: usize, control: &Control) -> Result<Vec<u64>, Stop> {
        self.value(rule, &Nat::from(to), control)?;
        Ok(self.lock().values[..=to].iter().map(|value| u64::from(*value)).collect())
    }

    // A thread that died while it held the table left whole values only.
    fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    fn grow(&mut self, rule: &dyn HeapRule, size: usize, control: &Control) -> Result<(), Stop> {
        let mut work = 0;
        while self.values.len() <= size {
            let (n, values, met) = (self.values.len(), &self.values, &mut self.met);
            rule.each(n, &mut |left| {
                let sum = left.iter().fold(0, |sum, part| sum ^ values[*part]) as usize;
                if met.len() <= sum {
                    met.resize(sum + 1, 0);
                }
                met[sum] = n + 1;
                work += 1;
            });
            self.values.push(met.iter().take_while(|last| **last == n + 1).count() as u32);
            work += 1;
            if work >= STRIDE {
                control.tick(work)?;
                work = 0;
            }
        }
        control.tick(work)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Kayles;

    impl HeapRule for Kayles {
        fn each(&self, size: usize, leaves: &mut dyn FnMut(&[usize])) {
            for left in [1, 2].into_iter().filter_map(|take| size.checked_sub(take)) {
                leaves(&[left][..usize::from(left > 0)]);
                (1..=left / 2).for_each(|part| leaves(&[part, left - part]));
            }
        }
    }

    #[test]
    fn kayles_begins_as_published() {
        // OEIS A002186.
        let known = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8];
        let table = HeapTable::new(27);
        assert_eq!(table.values(&Kayles, 27, &Control::new()), Ok(known.to_vec()));
        assert_eq!(table.value(&Kayles, &Nat::from(11u8), &Control::new()), Ok(6));
        assert!(matches!(table.value(&Kayles, &Nat::from(28u8), &Control::new()), Err(Stop::TooLarge(_))));
    }

    #[test]
    fn a_stopped_table_goes_on_where_it_was() {
        let (control, table) = (Control::new(), HeapTable::new(1_000));
        control.stop();
        assert_eq!(table.value(&Kayles, &Nat::from(900u16), &control), Err(Stop::Asked));
        let fresh = HeapTable::new(1_000).value(&Kayles, &Nat::from(900u16), &Control::new());
        assert_eq!(table.value(&Kayles, &Nat::from(900u16), &Control::new()), fresh);
    }
}
