//! The search for values that no rare heap gives, for the heaps of a block at once.

use crate::nim_values::octal::kernel::{LANES, Rows, met_in_lanes, unmarked};
use crate::nim_values::octal::ranking::Valued;

/// Rare heaps that are searched in a row.
const STEP: usize = 256;

/// Values that are searched at once in each lane.
const WANTED: usize = 4;

/// Instead of a value where none is searched: no nim-sum is as large.
const NOTHING: u16 = u16::MAX;

/// The block that is searched.
pub struct Block<'a> {
    /// The marks of the values met so far; what is met is marked.
    pub rows: &'a mut Rows,
    /// For each lane the flags of the values that are looked for.
    pub kinds: [&'a [u8]; LANES],
    /// The values of all heaps.
    pub values: &'a [u16],
    /// The first lane's sums, each with rare heaps.
    pub steps: Vec<(usize, &'a [Valued])>,
}

/// What is searched in one slot of all lanes.
#[derive(Clone, Copy)]
struct Slot {
    wanted: [u16; LANES],
    /// The step at which all rare heaps have been searched.
    until: [usize; LANES],
}

impl<'a> Block<'a> {
    /// The steps in which these rare heaps are paired for one sum.
    pub fn steps(sum: usize, rare: &'a [Valued]) -> impl Iterator<Item = (usize, &'a [Valued])> {
        rare.chunks(STEP).map(move |rare| (sum, rare))
    }

    /// For each lane the least value from `least` on with a flag that is not marked and that no rare heap gives; and how many
    /// rare heaps were searched. The number of flags stands for none.
    ///
    /// The least unmarked values wait in a few slots. One that is met makes room for the next, which must see all steps from
    /// there on, in a circle; the first that has seen all is the answer of its lane.
    pub fn least(&mut self, least: usize) -> ([usize; LANES], usize) {
        let mut next = [least; LANES];
        let mut found = [None; LANES];
        let mut slots = [Slot { wanted: [NOTHING; LANES], until: [self.steps.len(); LANES] }; WANTED];
        for slot in &mut slots {
            (0..LANES).for_each(|lane| slot.wanted[lane] = self.next(lane, &mut next));
        }
        let (mut step, mut searched) = (0, 0);
        loop {
            for (lane, found) in found.iter_mut().enumerate().filter(|(_, found)| found.is_none()) {
                let first = slots.iter().min_by_key(|slot| slot.wanted[lane]).expect("there are slots");
                if first.wanted[lane] == NOTHING || first.until[lane] <= step {
                    *found = Some(usize::from(first.wanted[lane]).min(self.kinds[lane].len()));
                    for slot in &mut slots {
                        slot.wanted[lane] = NOTHING;
                    }
                }
            }
            if found.iter().all(Option::is_some) {
                return (found.map(|value| value.expect("all are there")), searched);
            }
            let (sum, rare) = self.steps[step % self.steps.len()];
            let met = met_in_lanes(rare, self.values, sum, &slots.map(|slot| slot.wanted));
            step += 1;
            searched += rare.len();
            for (slot, met) in slots.iter_mut().zip(met) {
                for lane in (0..LANES).filter(|lane| met[*lane] != 0) {
                    self.rows.lane(lane)[usize::from(slot.wanted[lane])] = 1;
                    slot.wanted[lane] = self.next(lane, &mut next);
                    slot.until[lane] = step + self.steps.len();
                }
            }
        }
    }

    /// The next value to be searched in a lane.
    fn next(&mut self, lane: usize, next: &mut [usize; LANES]) -> u16 {
        let Some(value) = unmarked(self.rows.lane(lane), self.kinds[lane], 1, next[lane]) else { return NOTHING };
        next[lane] = value + 1;
        value as u16
    }
}
