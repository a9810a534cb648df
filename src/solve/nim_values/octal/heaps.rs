//! The values of all heaps so far, forwards and backwards, so that the two heaps of a split are met walking one way.

/// The values of sizes 0, 1, 2 and so on.
#[derive(Default)]
pub struct Heaps {
    forward: Vec<u16>,
    /// The same values from behind: that of n stands n places before the end.
    backward: Vec<u16>,
    /// Smaller than all values, and a power of two.
    bound: usize,
}

impl Heaps {
    /// All values, size 0 first.
    pub fn values(&self) -> &[u16] {
        &self.forward
    }

    /// How many sizes have a value.
    pub fn len(&self) -> usize {
        self.forward.len()
    }

    /// A power of two above all values, hence above the nim-sums of any of them.
    pub fn bound(&self) -> usize {
        self.bound.max(1)
    }

    /// Makes room for sizes below `most`.
    pub fn reserve(&mut self, most: usize) {
        if most <= self.backward.len() {
            return;
        }
        // A quarter more, so that many small steps do not copy everything each time.
        let most = most.max(self.backward.len() + self.backward.len() / 4);
        self.forward.reserve_exact(most - self.forward.len());
        let mut backward = vec![0; most - self.forward.len()];
        backward.extend(self.forward.iter().rev());
        self.backward = backward;
    }

    /// Adds the value of the next size; there must be room for it.
    pub fn push(&mut self, value: u16) {
        let place = self.backward.len() - 1 - self.forward.len();
        self.backward[place] = value;
        self.forward.push(value);
        self.bound = self.bound.max((usize::from(value) + 1).next_power_of_two());
    }

    /// The values of `count` sizes from `first` on, and beside each that of the size that makes it up to `sum`.
    pub fn pairs(&self, first: usize, count: usize, sum: usize) -> (&[u16], &[u16]) {
        let mate = self.backward.len() - 1 + first - sum;
        (&self.forward[first..first + count], &self.backward[mate..mate + count])
    }
}
