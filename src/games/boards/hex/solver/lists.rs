//! Few sets of cells for each of many pairs of points, in one piece of memory that is copied fast.

use solve::search::cell_sets::Cells;

/// The number of a pair of different points, the same in either order.
///
/// Worked: points 0 and 1 are pair 0, 0 and 2 pair 1, 1 and 2 pair 2.
pub fn pair(a: usize, b: usize) -> usize {
    let (low, high) = (a.min(b), a.max(b));
    high * (high - 1) / 2 + low
}

/// A bounded list of sets for each pair; where there is no room, small sets drive out large ones.
pub struct Lists {
    room: usize,
    held: Vec<u8>,
    sets: Vec<Cells>,
}

impl Clone for Lists {
    fn clone(&self) -> Self {
        Lists { room: self.room, held: self.held.clone(), sets: self.sets.clone() }
    }

    /// Copies what is held into the memory that is there, and not the room that is free.
    fn clone_from(&mut self, from: &Self) {
        self.room = from.room;
        self.held.clone_from(&from.held);
        self.sets.resize(from.sets.len(), 0);
        let rows = self.sets.chunks_exact_mut(from.room).zip(from.sets.chunks_exact(from.room));
        for ((to, from), held) in rows.zip(&from.held) {
            to[..usize::from(*held)].copy_from_slice(&from[..usize::from(*held)]);
        }
    }
}

impl Lists {
    /// Empty lists for all pairs of so many points, each with room for so many sets, 1 to 255.
    pub fn new(points: usize, room: usize) -> Self {
        let pairs = points * (points - 1) / 2;
        Lists { room, held: vec![0; pairs], sets: vec![0; pairs * room] }
    }

    /// The sets of a pair, in no order.
    pub fn of(&self, pair: usize) -> &[Cells] {
        &self.sets[pair * self.room..][..usize::from(self.held[pair])]
    }

    /// Whether some set of the pair is a part of this one.
    pub fn has_part_of(&self, pair: usize, set: Cells) -> bool {
        self.of(pair).iter().any(|known| known & !set == 0)
    }

    /// Keeps the sets of the pair that pass.
    pub fn retain(&mut self, pair: usize, mut is_kept: impl FnMut(Cells) -> bool) {
        let from = pair * self.room;
        let mut kept = 0;
        for i in from..from + usize::from(self.held[pair]) {
            if is_kept(self.sets[i]) {
                self.sets[from + kept] = self.sets[i];
                kept += 1;
            }
        }
        self.held[pair] = kept as u8;
    }

    /// Adds a set, in place of a larger one if there is no room. Whether it was added.
    pub fn push(&mut self, pair: usize, set: Cells) -> bool {
        let from = pair * self.room;
        let held = usize::from(self.held[pair]);
        if held < self.room {
            self.sets[from + held] = set;
            self.held[pair] += 1;
            return true;
        }
        let largest = (from..from + held).max_by_key(|i| self.sets[*i].count_ones()).expect("there is room for one");
        let is_smaller = set.count_ones() < self.sets[largest].count_ones();
        if is_smaller {
            self.sets[largest] = set;
        }
        is_smaller
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_sets_drive_out_large_ones_and_pairs_do_not_mix() {
        let mut lists = Lists::new(4, 2);
        assert!(lists.push(pair(3, 1), 0b111) && lists.push(pair(1, 3), 0b110));
        assert!(!lists.push(pair(1, 3), 0b1110), "no smaller than the largest");
        assert!(lists.push(pair(1, 3), 0b1000));
        assert_eq!(lists.of(pair(1, 3)), [0b1000, 0b110]);
        assert!(lists.has_part_of(pair(1, 3), 0b1001) && !lists.has_part_of(pair(1, 3), 0b10));
        lists.retain(pair(1, 3), |set| set != 0b1000);
        assert_eq!(lists.of(pair(1, 3)), [0b110]);
        assert!((0..4).flat_map(|b| (0..b).map(move |a| pair(a, b))).eq(0..6), "every pair has a number");
        assert!(lists.of(pair(2, 3)).is_empty());
        let mut copy = Lists::new(3, 5);
        copy.push(pair(0, 1), 0b1);
        copy.clone_from(&lists);
        assert!((0..6).all(|pair| copy.of(pair) == lists.of(pair)), "whatever the memory held before");
    }
}
