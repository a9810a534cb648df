//! Games on heaps that machines can speak of: moves as vectors, once or along a ray, and a few kinds that numbers bound.

use crate::expression::exact::Exact;
use crate::expression::tree::{Comparison, Number, Truth};

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
    /// Any number from one heap for which a condition holds, of the heap before, variable [`HEAP`], and of what is taken, variable [`TAKEN`].
    Take {
        /// Which heap.
        heap: usize,
        /// The condition.
        when: Box<Truth>,
    },
}

/// The heap before a move among the variables of a condition.
pub const HEAP: usize = 0;

/// What is taken among the variables of a condition.
pub const TAKEN: usize = 1;

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

    /// Weights of the heaps by which every vector falls, so that play ends; `None`: there are none of at most 16 each, nor an order of the heaps.
    pub fn weights(&self) -> Option<Vec<u64>> {
        let falls = |weights: &[u64]| {
            let fall = |vector: &Vec<i64>| weights.iter().zip(vector).map(|(w, step)| *w as i64 * step).sum::<i64>();
            self.vectors().all(|vector| fall(vector) > 0)
        };
        let small = |most: u64| tuples(self.heaps, most).find(|weights| falls(weights));
        small(1).or_else(|| self.ordered()).or_else(|| small(Self::WEIGHT))
    }

    /// Weights of at most this are tried.
    const WEIGHT: u64 = 16;

    /// Weights for the order of the heaps: each is worth more than all that a vector which lowers it may raise after it.
    fn ordered(&self) -> Option<Vec<u64>> {
        let mut weights = vec![0; self.heaps];
        for heap in self.order()?.into_iter().rev() {
            let raised = |vector: &Vec<i64>| {
                let after = vector.iter().zip(&weights).filter(|(step, _)| **step < 0);
                after.map(|(step, weight)| step.unsigned_abs().saturating_mul(*weight)).sum::<u64>()
            };
            weights[heap] = self.vectors().map(raised).max().unwrap_or(0) + 1;
        }
        Some(weights)
    }

    /// The game with a heap of Nim beside it, the last one: a position is lost exactly where that heap is the nim-value of the others.
    /// `None`: it is played misère, or ends before its moves do, or its moves speak of all heaps.
    pub fn beside_nim(&self) -> Option<HeapGame> {
        let longer = |vector: &Vec<i64>| [&vector[..], &[0]].concat();
        let go = |go: &Go| match go {
            Go::Once(vector) => Some(Go::Once(longer(vector))),
            Go::Ray(vector) => Some(Go::Ray(longer(vector))),
            Go::Then(first, more) => Some(Go::Then(longer(first), longer(more))),
            Go::Take { .. } => Some(go.clone()),
            _ => None,
        };
        let is_plain = *self == HeapGame::new(self.heaps, self.moves.clone());
        let mut moves: Vec<Go> = self.moves.iter().map(go).collect::<Option<_>>().filter(|_| is_plain)?;
        moves.push(Go::Ray(single(self.heaps + 1, self.heaps, 1)));
        let game = HeapGame::new(self.heaps + 1, moves);
        game.has_room().then_some(game)
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

/// So many numbers from 1 to `most`, those of the least sum first.
fn tuples(count: usize, most: u64) -> impl Iterator<Item = Vec<u64>> {
    let of = move |index: u64| (0..count as u32).map(|i| index / most.pow(i) % most + 1).collect::<Vec<u64>>();
    let mut all: Vec<Vec<u64>> = (0..most.pow(count as u32)).map(of).collect();
    all.sort_by_key(|tuple| tuple.iter().sum::<u64>());
    all.into_iter()
}

/// The vector that takes so many from one of the heaps.
fn single(heaps: usize, heap: usize, take: i64) -> Vec<i64> {
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
        (0..heaps).map(|heap| Go::Ray(single(heaps, heap, 1))).collect()
    }

    /// Wythoff's game: any number from one of two heaps, or from both numbers that differ by less than `t`.
    pub fn wythoff(t: i64) -> Vec<Go> {
        let both = |from: [i64; 2]| Go::Then(from.to_vec(), vec![1, 1]);
        let further = (2..=t).flat_map(|from| [both([from, 1]), both([1, from])]);
        Go::any_of_one(2).into_iter().chain([Go::Ray(vec![1, 1])]).chain(further).collect()
    }

    /// One of these numbers from one of so many heaps; `None`: they are too many.
    pub fn some_of_one(heaps: usize, takes: &[i64]) -> Option<Vec<Go>> {
        let vectors = (0..heaps).flat_map(|heap| takes.iter().map(move |take| Go::Once(single(heaps, heap, *take))));
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
            Go::Take { heap, when } => left.extend(takes(at[*heap], when).map(|taken| {
                let mut next = at.to_vec();
                next[*heap] -= taken;
                next
            })),
        }
    }
}

/// What is taken is one of these numbers.
pub fn one_of(numbers: &[usize]) -> Truth {
    let numbers = numbers.iter().map(|number| Number::Fixed(Exact::whole(*number))).collect();
    Truth::Among(Number::Variable(TAKEN), numbers)
}

/// The same, and something is left.
pub fn one_of_part(numbers: &[usize]) -> Truth {
    let is_part = Truth::Compare(Comparison::Less, Number::Variable(TAKEN), Number::Variable(HEAP));
    Truth::And(Box::new(one_of(numbers)), Box::new(is_part))
}

/// The same, and nothing is left.
pub fn one_of_all(numbers: &[usize]) -> Truth {
    let is_all = Truth::Compare(Comparison::Equal, Number::Variable(TAKEN), Number::Variable(HEAP));
    Truth::And(Box::new(one_of(numbers)), Box::new(is_all))
}

/// What may be taken from a heap. Where the condition says nothing, it does not hold.
pub fn takes(heap: u64, when: &Truth) -> impl Iterator<Item = u64> {
    let holds = move |taken: &u64| {
        let mut values = [0; 4];
        (values[HEAP], values[TAKEN]) = (heap as usize, *taken as usize);
        when.at(&values) == Ok(true)
    };
    (1..=heap).filter(holds)
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
