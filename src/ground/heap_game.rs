//! Games on heaps that machines can speak of: moves as vectors, once or along a ray, and a few kinds that numbers bound.

/// A game on some heaps; who cannot move loses, in misère play wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapGame {
    /// How many numbers a position has.
    pub heaps: usize,
    /// What may be done.
    pub moves: Vec<Go>,
    /// Whether who cannot move wins.
    pub is_misere: bool,
    /// No move from positions whose sum is at most this.
    pub stop_sum: Option<u64>,
    /// No move once a heap is empty.
    pub stops_empty: bool,
    /// What no move may leave.
    pub forbidden: Forbidden,
}

/// What no move may leave; as a start it is allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Forbidden {
    /// Everything may be left.
    #[default]
    Nothing,
    /// Two equal heaps that are not empty.
    Equal,
    /// Two odd heaps.
    BothOdd,
}

/// A kind of move. Vectors say what is taken; negative entries add.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// The vector, once.
    Once(Vec<i64>),
    /// The vector, once or more.
    Ray(Vec<i64>),
    /// The first vector once, and then the second any number of times, none included.
    Then(Vec<i64>, Vec<i64>),
    /// At least 1 from each of so many heaps.
    Several {
        /// The fewest heaps.
        least: usize,
        /// The most.
        most: usize,
    },
    /// A heap and a limit: at most the limit is taken, and the next limit is so many times what was taken.
    Limit {
        /// How many times.
        factor: u64,
    },
    /// From one of two heaps, bounded by the other.
    Bounded(Bound),
    /// A positive multiple of the smaller heap from the other, never below 0.
    Multiple,
    /// A single heap to its share, rounded down or up.
    Divide {
        /// By how much.
        by: u64,
        /// Whether it is rounded up.
        is_up: bool,
    },
    /// Any power of a base from a single heap.
    Power(u64),
    /// At least 1 and at most this share of a single heap.
    Share {
        /// Above the line.
        above: u64,
        /// Below it.
        below: u64,
    },
}

/// How the other of two heaps bounds what is taken from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// At least 1 and at most as much as it holds.
    AtMost,
    /// At least 1 and at least as much as it holds.
    AtLeast,
    /// The heap is cut to fewer than it holds.
    Below,
}

impl Bound {
    /// Whether so many may be taken from a heap beside the other one.
    pub fn allows(self, heap: u64, taken: u64, other: u64) -> bool {
        taken >= 1
            && taken <= heap
            && match self {
                Bound::AtMost => taken <= other,
                Bound::AtLeast => taken >= other,
                Bound::Below => heap - taken < other,
            }
    }
}

impl HeapGame {
    /// A game of these moves without any further rule.
    pub fn new(heaps: usize, moves: Vec<Go>) -> Self {
        let (is_misere, stop_sum, stops_empty, forbidden) = (false, None, false, Forbidden::Nothing);
        HeapGame { heaps, moves, is_misere, stop_sum, stops_empty, forbidden }
    }

    /// Heaps that a machine reads at most.
    pub const HEAPS: usize = 4;

    /// Whether it has a heap, and no more than a machine reads.
    pub fn has_room(&self) -> bool {
        (1..=Self::HEAPS).contains(&self.heaps)
    }

    /// Whether a position ends the game whatever its moves.
    pub fn is_stopped(&self, at: &[u64]) -> bool {
        self.stop_sum.is_some_and(|most| at.iter().sum::<u64>() <= most) || self.stops_empty && at.contains(&0)
    }

    /// Whether a move may leave this.
    pub fn may_leave(&self, at: &[u64]) -> bool {
        let some_pair = |is: fn(u64, u64) -> bool| (1..at.len()).any(|i| at[..i].iter().any(|heap| is(*heap, at[i])));
        match self.forbidden {
            Forbidden::Nothing => true,
            Forbidden::Equal => !some_pair(|a, b| a == b && a > 0),
            Forbidden::BothOdd => !some_pair(|a, b| a % 2 == 1 && b % 2 == 1),
        }
    }

    /// The vectors that moves are made of.
    fn vectors(&self) -> impl Iterator<Item = &Vec<i64>> {
        self.moves.iter().flat_map(|go| match go {
            Go::Once(vector) | Go::Ray(vector) => vec![vector],
            Go::Then(first, more) => vec![first, more],
            _ => Vec::new(),
        })
    }

    /// An order of the heaps in which every vector lowers the first one that it changes, so that play ends; `None`: there is none.
    ///
    /// Moves that are told by no vector take and never add, so that any order will do for them.
    pub fn order(&self) -> Option<Vec<usize>> {
        let mut order: Vec<usize> = Vec::new();
        let mut open: Vec<&Vec<i64>> = self.vectors().collect();
        while order.len() < self.heaps {
            let is_next = |heap: &usize| !order.contains(heap) && open.iter().all(|vector| vector[*heap] >= 0);
            // A heap that no vector raises is never a wrong choice.
            let heap = (0..self.heaps).find(is_next)?;
            open.retain(|vector| vector[heap] == 0);
            order.push(heap);
        }
        open.is_empty().then_some(order)
    }

    /// What some of the moves leave, one after another, until `then` says false. Vectors that are taken again and again are given step by step.
    ///
    /// Meant for checks of small positions: the cost is the number of moves.
    pub fn options(&self, at: &[u64]) -> Vec<Vec<u64>> {
        let mut left = Vec::new();
        if !self.is_stopped(at) {
            self.moves.iter().for_each(|go| go.options(at, &mut left));
            left.retain(|next| self.may_leave(next));
            left.sort_unstable();
            left.dedup();
        }
        left
    }
}

/// The vector that takes so many from one of the heaps.
fn one_of(heaps: usize, heap: usize, take: i64) -> Vec<i64> {
    (0..heaps).map(|i| if i == heap { take } else { 0 }).collect()
}

/// The position with a vector taken; `None`: a heap is too small.
pub fn taken(at: &[u64], vector: &[i64]) -> Option<Vec<u64>> {
    at.iter().zip(vector).map(|(heap, step)| heap.checked_add_signed(-step)).collect()
}

impl Go {
    /// Vectors that a game may be told by, at most.
    pub const TAKES: i64 = 64;

    /// Any number from one of so many heaps.
    pub fn any_of_one(heaps: usize) -> Vec<Go> {
        (0..heaps).map(|heap| Go::Ray(one_of(heaps, heap, 1))).collect()
    }

    /// One of these numbers from one of so many heaps; `None`: they are too many.
    pub fn some_of_one(heaps: usize, takes: &[i64]) -> Option<Vec<Go>> {
        let vectors = (0..heaps).flat_map(|heap| takes.iter().map(move |take| Go::Once(one_of(heaps, heap, *take))));
        ((heaps * takes.len()) as i64 <= Self::TAKES).then(|| vectors.collect())
    }

    /// Adds what a move of this kind leaves.
    pub fn options(&self, at: &[u64], left: &mut Vec<Vec<u64>>) {
        match self {
            Go::Once(vector) => left.extend(taken(at, vector)),
            Go::Ray(vector) => along(taken(at, vector), vector, left),
            Go::Then(first, more) => along(taken(at, first), more, left),
            Go::Several { least, most } => several(at, *least, *most, left),
            Go::Limit { factor } => left.extend((1..=at[0].min(at[1])).map(|k| vec![at[0] - k, k * factor])),
            Go::Bounded(bound) => bounded(at, *bound, left),
            Go::Multiple => multiples(at, left),
            Go::Divide { .. } | Go::Power(_) | Go::Share { .. } => left.extend(self.cuts(at[0]).map(|heap| vec![heap])),
        }
    }

    /// What a single heap may be cut to.
    fn cuts(&self, heap: u64) -> Box<dyn Iterator<Item = u64>> {
        match *self {
            Go::Divide { by, is_up } => {
                let to = if is_up { heap.div_ceil(by) } else { heap / by };
                Box::new((to < heap).then_some(to).into_iter())
            }
            Go::Power(base) => {
                let powers = std::iter::successors(Some(1u64), move |power| power.checked_mul(base));
                Box::new(powers.take_while(move |power| *power <= heap).map(move |power| heap - power))
            }
            Go::Share { above, below } => Box::new((1..=heap * above / below).map(move |taken| heap - taken)),
            _ => Box::new(std::iter::empty()),
        }
    }
}

fn along(first: Option<Vec<u64>>, vector: &[i64], left: &mut Vec<Vec<u64>>) {
    left.extend(std::iter::successors(first, |at| taken(at, vector)));
}

fn several(at: &[u64], least: usize, most: usize, left: &mut Vec<Vec<u64>>) {
    let mut parts: Vec<(Vec<u64>, usize)> = vec![(Vec::new(), 0)];
    for heap in at {
        let longer = |(part, touched): &(Vec<u64>, usize)| {
            let (part, touched) = (part.clone(), *touched);
            (0..=*heap)
                .map(move |kept| ([&part[..], &[kept]].concat(), touched + usize::from(kept < *heap)))
                .collect::<Vec<_>>()
        };
        parts = parts.iter().flat_map(longer).filter(|(_, touched)| *touched <= most).collect();
    }
    left.extend(parts.into_iter().filter(|(_, touched)| *touched >= least).map(|(part, _)| part));
}

fn bounded(at: &[u64], bound: Bound, left: &mut Vec<Vec<u64>>) {
    for (heap, other) in [(0, 1), (1, 0)] {
        for taken in (1..=at[heap]).filter(|taken| bound.allows(at[heap], *taken, at[other])) {
            let mut next = at.to_vec();
            next[heap] -= taken;
            left.push(next);
        }
    }
}

fn multiples(at: &[u64], left: &mut Vec<Vec<u64>>) {
    let (small, large) = if at[0] <= at[1] { (0, 1) } else { (1, 0) };
    if at[small] == 0 {
        return;
    }
    for times in 1..=at[large] / at[small] {
        let mut next = at.to_vec();
        next[large] -= times * at[small];
        left.push(next.clone());
        // Of two equal heaps either may be taken.
        if at[small] == at[large] {
            next.swap(0, 1);
            left.push(next);
        }
    }
}
