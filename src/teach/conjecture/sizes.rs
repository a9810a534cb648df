//! All positions of a given number of sizes, smallest first.

/// Positions looked at unless a bound is given.
const LOOKED_AT: usize = 20_000;

/// The greatest size for which at most 20,000 positions of so many sizes are looked at.
pub fn reach(count: usize, from: usize) -> usize {
    let positions = |to: usize| (to + 1 - from).checked_pow(count as u32).unwrap_or(usize::MAX);
    (from..from + LOOKED_AT).take_while(|to| positions(*to) <= LOOKED_AT).last().unwrap_or(from)
}

/// Every list of `count` sizes from `from` to `to`, by their sum, then by the first size, the second and so on.
pub struct Sizes {
    now: Vec<usize>,
    from: usize,
    to: usize,
    /// The sum of the sizes that come next, and whether some of this sum were given before.
    total: usize,
    is_begun: bool,
}

impl Sizes {
    /// The sizes before the first are none.
    pub fn new(count: usize, from: usize, to: usize) -> Self {
        Sizes { now: vec![from; count], from, to, total: count * from, is_begun: false }
    }

    /// The next sizes.
    pub fn advance(&mut self) -> Option<&[usize]> {
        if self.is_begun && next_of(&mut self.now, self.from, self.to) {
            return Some(&self.now);
        }
        self.total += usize::from(self.is_begun);
        self.is_begun = true;
        let is_there =
            self.total <= self.now.len().saturating_mul(self.to) && fill(&mut self.now, self.total, self.from, self.to);
        is_there.then_some(&self.now)
    }
}

/// The next sizes with the same sum: the last size that can grow at the expense of those behind it grows.
fn next_of(sizes: &mut [usize], from: usize, to: usize) -> bool {
    for i in (0..sizes.len().saturating_sub(1)).rev() {
        let behind: usize = sizes[i + 1..].iter().sum();
        let least = from * (sizes.len() - i - 1);
        if sizes[i] < to && behind > least {
            sizes[i] += 1;
            return fill(&mut sizes[i + 1..], behind - 1, from, to);
        }
    }
    false
}

/// The first sizes in order with this sum, each between `from` and `to`, if there are any.
fn fill(sizes: &mut [usize], total: usize, from: usize, to: usize) -> bool {
    let mut left = total;
    for i in 0..sizes.len() {
        let behind = sizes.len() - i - 1;
        let size = left.saturating_sub(behind.saturating_mul(to)).max(from);
        if size > to.min(left) {
            return false;
        }
        sizes[i] = size;
        left -= size;
    }
    left == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_comes_once_and_in_order() {
        for (count, from, to) in [(1, 0, 9), (2, 1, 7), (3, 0, 4), (3, 2, 2)] {
            let mut all = Vec::new();
            let mut sizes = Sizes::new(count, from, to);
            while let Some(next) = sizes.advance() {
                all.push(next.to_vec());
            }
            assert_eq!(all.len(), (to + 1 - from).pow(count as u32));
            assert!(all.is_sorted_by(|x, y| (x.iter().sum::<usize>(), x) < (y.iter().sum(), y)), "{all:?}");
            assert!(all.iter().flatten().all(|size| (from..=to).contains(size)));
        }
    }

    #[test]
    fn the_greatest_bound_is_one_like_any_other() {
        let mut sizes = Sizes::new(3, 1, usize::MAX);
        let first: Vec<Vec<usize>> = (0..3).filter_map(|_| sizes.advance().map(<[usize]>::to_vec)).collect();
        assert_eq!(first, [[1, 1, 1], [1, 1, 2], [1, 2, 1]]);
    }

    #[test]
    fn about_as_many_positions_are_looked_at_whatever_their_number_of_sizes() {
        assert_eq!([1, 2, 3, 4].map(|count| reach(count, 0)), [19_999, 140, 26, 10]);
        assert_eq!(reach(1, 1), 20_000);
    }
}
