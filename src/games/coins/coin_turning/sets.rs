//! Which coins a move may turn together: so many, neighbours only, or not far apart.

use ground::num::Nat;
use ground::say;
use ground::say::Say;

/// The rule that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// One or two coins.
    Turtles,
    /// One to three coins.
    MockTurtles,
    /// One to five coins.
    Moebius,
    /// Neighbours, any number of them.
    Ruler,
    /// One to three neighbours.
    RulerMax3,
    /// Two coins.
    Twins,
    /// Two coins at most three places apart.
    TwinsNear,
    /// Three coins.
    Triplets,
}

/// The names of the rules, in the order of the notation.
pub const RULES: &[&str] =
    &["turning-turtles", "mock-turtles", "moebius", "ruler", "ruler-max3", "twins", "twins-near", "triplets"];

impl Rule {
    /// The rule of this name, one of [`RULES`].
    pub fn named(name: &str) -> Self {
        const ALL: [Rule; 8] = [
            Rule::Turtles,
            Rule::MockTurtles,
            Rule::Moebius,
            Rule::Ruler,
            Rule::RulerMax3,
            Rule::Twins,
            Rule::TwinsNear,
            Rule::Triplets,
        ];
        let found = RULES.iter().zip(ALL).find(|(told, _)| **told == name);
        found.expect("parameters hold a declared word").1
    }

    /// The sets of coins that a move may turn.
    pub fn sets(self) -> Sets {
        match self {
            Rule::Turtles => Sets::UpTo(2),
            Rule::MockTurtles => Sets::UpTo(3),
            Rule::Moebius => Sets::UpTo(5),
            Rule::Ruler => Sets::Run(usize::MAX),
            Rule::RulerMax3 => Sets::Run(3),
            Rule::Twins => Sets::Exactly(2),
            Rule::TwinsNear => Sets::Near(3),
            Rule::Triplets => Sets::Exactly(3),
        }
    }
}

/// Sets of places, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sets {
    /// At most so many places.
    UpTo(usize),
    /// So many places.
    Exactly(usize),
    /// Two places at most so far apart.
    Near(usize),
    /// Neighbouring places, at most so many.
    Run(usize),
}

impl Sets {
    /// The first place that can be the last of a set.
    pub fn first_last(self) -> usize {
        match self {
            Sets::UpTo(_) | Sets::Run(_) => 0,
            Sets::Near(_) => 1,
            Sets::Exactly(count) => count - 1,
        }
    }

    /// The most places in a set.
    pub fn most(self) -> usize {
        match self {
            Sets::UpTo(most) | Sets::Exactly(most) | Sets::Run(most) => most,
            Sets::Near(_) => 2,
        }
    }

    /// How many sets have this last place. Worked: 1 to 3 places with place 4 the last: 1 + 4 + 6 = 11.
    pub fn count(self, last: usize) -> Nat {
        match self {
            Sets::UpTo(most) => (0..most).map(|others| choose(last, others)).sum(),
            Sets::Exactly(count) => choose(last, count - 1),
            Sets::Near(apart) => Nat::from(apart.min(last)),
            Sets::Run(most) => Nat::from(most.min(last + 1)),
        }
    }

    /// The sets with this last place, each ascending: smaller sets first, then in the order of their places.
    pub fn with_last(self, last: usize) -> Box<dyn Iterator<Item = Vec<usize>>> {
        let closed = move |mut set: Vec<usize>| {
            set.push(last);
            set
        };
        match self {
            Sets::UpTo(most) => Box::new((0..most).flat_map(move |others| choices(last, others)).map(closed)),
            Sets::Exactly(count) => Box::new(choices(last, count - 1).map(closed)),
            Sets::Near(apart) => Box::new((last.saturating_sub(apart)..last).map(move |first| vec![first, last])),
            Sets::Run(most) => {
                Box::new((1..=most.min(last + 1)).map(move |length| (last + 1 - length..=last).collect()))
            }
        }
    }

    /// Whether ascending places are such a set.
    pub fn holds(self, set: &[usize]) -> bool {
        let (Some(first), Some(last)) = (set.first(), set.last()) else { return false };
        match self {
            Sets::UpTo(most) => set.len() <= most,
            Sets::Exactly(count) => set.len() == count,
            Sets::Near(apart) => set.len() == 2 && last - first <= apart,
            Sets::Run(most) => set.len() <= most && last - first + 1 == set.len(),
        }
    }

    /// The rule in a sentence.
    pub fn told(self) -> Say {
        match self {
            Sets::UpTo(most) => say!("coin-turning-up-to", most = most),
            Sets::Exactly(count) => say!("coin-turning-exactly", count = count),
            Sets::Near(apart) => say!("coin-turning-near", apart = apart),
            Sets::Run(usize::MAX) => say!("coin-turning-run"),
            Sets::Run(most) => say!("coin-turning-run-at-most", most = most),
        }
    }
}

/// The order of moves: by the last coin, smaller sets first, then by their places.
pub fn order(a: &[usize], b: &[usize]) -> std::cmp::Ordering {
    (a.last(), a.len()).cmp(&(b.last(), b.len())).then_with(|| a.cmp(b))
}

/// How many sets of `k` there are below `n`; `k` is at most 4.
fn choose(n: usize, k: usize) -> Nat {
    (0..k).fold(Nat::from(1u8), |product, i| product * Nat::from(n.saturating_sub(i)) / Nat::from(i + 1))
}

/// Every set of `k` numbers below `n` in the order of its numbers.
fn choices(n: usize, k: usize) -> impl Iterator<Item = Vec<usize>> {
    let first = (k <= n).then(|| (0..k).collect::<Vec<usize>>());
    std::iter::successors(first, move |set| {
        let i = (0..k).rev().find(|&i| set[i] < n - k + i)?;
        let next = |j: usize| if j < i { set[j] } else { set[i] + 1 + j - i };
        Some((0..k).map(next).collect())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_counted_listed_in_order_and_known_again() {
        for sets in RULES.iter().map(|name| Rule::named(name).sets()) {
            for last in 0..9 {
                let listed: Vec<Vec<usize>> = sets.with_last(last).collect();
                assert_eq!(Nat::from(listed.len()), sets.count(last), "{sets:?} {last}");
                assert!(listed.windows(2).all(|pair| order(&pair[0], &pair[1]).is_lt()), "{sets:?} {last}: {listed:?}");
                assert_eq!(listed.is_empty(), last < sets.first_last(), "{sets:?} {last}");
                let subsets =
                    (0..1usize << last).map(|bits| (0..last).filter(|i| bits >> i & 1 == 1).chain([last]).collect());
                let held: Vec<Vec<usize>> = subsets.filter(|set: &Vec<usize>| sets.holds(set)).collect();
                assert_eq!(held.len(), listed.len(), "{sets:?} {last}");
                assert!(held.iter().all(|set| listed.contains(set)));
            }
        }
    }

    #[test]
    fn a_million_coins_are_counted_at_once() {
        assert_eq!(Sets::UpTo(3).count(1_000_000), Nat::from(1 + 1_000_000 + 499_999_500_000u64));
    }
}
