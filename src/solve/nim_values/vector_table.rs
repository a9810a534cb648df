//! One token at a point with one to three natural coordinates that moves along fixed vectors: values of every point.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::judge::control::{Control, Stop};
use ground::heap_game::{Forbidden, Go, HeapGame};
use ground::say;

/// Points held at most.
pub const HELD: usize = 500_000;

/// Options looked at between two looks at the reins.
const STRIDE: u64 = 1 << 16;

/// Coordinates of a point; those beyond the last one are 0.
pub type Point = [usize; 3];

/// How often a move may repeat its vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// As often as there is room.
    Any,
    /// So often at most.
    AtMost(usize),
}

/// One kind of move: a vector once, and then another, perhaps several times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What is added once.
    pub first: [i64; 3],
    /// What may be added after it.
    pub more: [i64; 3],
    /// How often.
    pub times: Times,
}

/// The moves of a game along vectors, where it ends before they do, and what they may not leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vectors {
    /// The kinds of moves, each once.
    pub ways: Vec<Way>,
    /// How many coordinates a point has, 1 to 3.
    pub coordinates: usize,
    /// The same with vectors told by what they take: which points are stopped, and which may be left.
    pub bounds: HeapGame,
    weights: Point,
}

/// What a point is worth to the mover whose token stands there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// The nim-value in normal play.
    pub nimber: u32,
    /// Whether the mover loses where who cannot move wins.
    pub is_lost_misere: bool,
}

impl Way {
    /// A vector at least once.
    pub fn repeated(vector: [i64; 3], times: Times) -> Self {
        let times = if let Times::AtMost(times) = times { Times::AtMost(times.saturating_sub(1)) } else { times };
        Way { first: vector, more: vector, times }
    }

    /// A vector once.
    pub fn once(vector: [i64; 3]) -> Self {
        Way { first: vector, more: [0; 3], times: Times::AtMost(0) }
    }

    /// The points it leads to, the nearest first.
    pub fn points(self, from: Point) -> impl Iterator<Item = Point> {
        (1..).scan(moved(from, self.first), move |next, done| {
            let here = (*next)?;
            *next = if self.times == Times::AtMost(done - 1) { None } else { moved(here, self.more) };
            Some(here)
        })
    }

    /// What it takes.
    fn go(self, coordinates: usize) -> Go {
        let taken = |step: [i64; 3]| step[..coordinates].iter().map(|part| -part).collect::<Vec<i64>>();
        match self.times {
            Times::AtMost(0) => Go::Once(taken(self.first)),
            _ if self.first == self.more => Go::Ray(taken(self.first)),
            _ => Go::Then(taken(self.first), taken(self.more)),
        }
    }
}

impl Vectors {
    /// Vectors with weights that fall with every move; `None` if there are none, so that a token might wander for ever.
    ///
    /// `bounds` tells the heaps and what is stopped or forbidden; its moves are made from the ways.
    pub fn new(mut ways: Vec<Way>, mut bounds: HeapGame) -> Option<Self> {
        ways.sort_by_key(|way| std::cmp::Reverse((way.first, way.more)));
        ways.dedup();
        bounds.moves = ways.iter().map(|way| way.go(bounds.heaps)).collect();
        let mut weights = [1; 3];
        for (weight, found) in weights.iter_mut().zip(bounds.weights()?) {
            *weight = found as usize;
        }
        Some(Vectors { ways, coordinates: bounds.heaps, bounds, weights })
    }

    /// The game as machines know it; `None`: some vector may be repeated a given number of times, too often to be written out.
    pub fn heap_game(&self) -> Option<HeapGame> {
        let mut moves = Vec::new();
        for way in &self.ways {
            match way.times {
                Times::AtMost(times) => {
                    let most = (times + 1).saturating_mul(self.ways.len());
                    (most <= Go::TAKES as usize).then_some(())?;
                    let often = (0..=times as i64).map(|k| std::array::from_fn(|i| way.first[i] + k * way.more[i]));
                    moves.extend(often.map(|vector| Way::once(vector).go(self.coordinates)));
                }
                Times::Any => moves.push(way.go(self.coordinates)),
            }
        }
        Some(HeapGame { moves, ..self.bounds.clone() })
    }

    /// Where a move may lead from here, in the order of the vectors, the shortest way first; each point once.
    pub fn options(&self, at: Point) -> Vec<Point> {
        if self.is_stopped(at) {
            return Vec::new();
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let points = self.ways.iter().flat_map(|way| way.points(at));
        points.filter(|point| self.may_leave(*point) && seen.insert(*point)).collect()
    }

    fn is_stopped(&self, at: Point) -> bool {
        let HeapGame { stop_sum, stops_empty, .. } = self.bounds;
        stop_sum.is_some_and(|most| at.iter().sum::<usize>() as u64 <= most)
            || stops_empty && at[..self.coordinates].contains(&0)
    }

    fn may_leave(&self, at: Point) -> bool {
        self.bounds.forbidden == Forbidden::Nothing
            || self.bounds.may_leave(&at.map(|size| size as u64)[..self.coordinates])
    }

    fn weight(&self, at: Point) -> Option<usize> {
        let parts = self.weights.iter().zip(at).map(|(weight, size)| weight.checked_mul(size));
        parts.take(self.coordinates).try_fold(0usize, |sum, part| sum.checked_add(part?))
    }
}

fn moved(at: Point, step: [i64; 3]) -> Option<Point> {
    let [x, y, z] = at;
    let [dx, dy, dz] = step.map(|part| part as isize);
    Some([x.checked_add_signed(dx)?, y.checked_add_signed(dy)?, z.checked_add_signed(dz)?])
}

/// The values of all points up to some weight, as far as they were asked for.
///
/// G(p) is the mex of the values of the points a move leads to; every such point has less weight, so points are worked
/// out weight by weight. Time: every move of every point once. Memory: eight bytes a point, at most 500,000 points.
/// Source: R. Sprague (1935), P. M. Grundy (1939). Worked: vectors (-1, 0), (0, -1), (-1, -1) any number of times are
/// Wythoff's game; from (1, 1) one reaches (0, 1), (1, 0) and (0, 0), worth 1, 1 and 0, so it is worth 2.
pub struct VectorTable {
    vectors: Vectors,
    table: Mutex<Rows>,
}

/// Lines of points by all coordinates but the last; in each, points by the last. `next` is the least weight not worked out.
#[derive(Default)]
struct Rows {
    lines: Vec<Vec<Vec<Worth>>>,
    next: usize,
}

impl VectorTable {
    /// Nothing is worked out yet.
    pub fn new(vectors: Vectors) -> Self {
        VectorTable { vectors, table: Mutex::default() }
    }

    /// The vectors.
    pub fn vectors(&self) -> &Vectors {
        &self.vectors
    }

    /// What a point is worth; too large where more than [`HELD`] points are no heavier.
    pub fn value(&self, at: Point, control: &Control) -> Result<Worth, Stop> {
        let weight = self.reached(at).ok_or_else(|| {
            let point = at[..self.vectors.coordinates].iter().map(usize::to_string).collect::<Vec<_>>();
            Stop::TooLarge(say!("point-beyond-table", point = point.join(", "), most = HELD))
        })?;
        let mut rows = self.lock();
        while rows.next <= weight {
            rows.add(&self.vectors, control)?;
        }
        Ok(rows.at(at, self.vectors.coordinates))
    }

    /// Whether the table reaches a point.
    pub fn holds(&self, at: Point) -> bool {
        self.reached(at).is_some()
    }

    fn reached(&self, at: Point) -> Option<usize> {
        self.vectors.weight(at).filter(|weight| self.points(*weight) <= HELD)
    }

    /// About how many points have at most this weight.
    fn points(&self, weight: usize) -> usize {
        let [a, b, c] = self.vectors.weights;
        let along = |part: usize| weight / part + 1;
        match self.vectors.coordinates {
            // On a line every point costs as many moves as there are points; a plane of as many costs far fewer.
            1 => (weight / a).saturating_mul(25),
            2 => along(a).saturating_mul(along(b)) / 2,
            _ => along(a).saturating_mul(along(b)).saturating_mul(along(c)) / 6,
        }
    }

    // A thread that died while it held the table left whole points only.
    fn lock(&self) -> MutexGuard<'_, Rows> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The same point with its last coordinate at the end.
fn shelved(at: Point, coordinates: usize) -> Point {
    match coordinates {
        1 => [0, 0, at[0]],
        2 => [0, at[0], at[1]],
        _ => at,
    }
}

impl Rows {
    fn at(&self, at: Point, coordinates: usize) -> Worth {
        let [x, y, z] = shelved(at, coordinates);
        self.lines[x][y][z]
    }

    /// Works out all points of the next weight; a stopped one leaves nothing half done.
    fn add(&mut self, vectors: &Vectors, control: &Control) -> Result<(), Stop> {
        let mut level = Vec::new();
        let (mut met, mut work) = (Vec::new(), 0);
        for point in of_weight(vectors, self.next) {
            level.push((point, self.worth(vectors, point, &mut met, &mut work)));
            if work >= STRIDE {
                control.tick(work)?;
                work = 0;
            }
        }
        control.tick(work + 1)?;
        for (point, worth) in level {
            let [x, y, _] = shelved(point, vectors.coordinates);
            self.lines.resize_with(self.lines.len().max(x + 1), Vec::new);
            let lines = &mut self.lines[x];
            lines.resize_with(lines.len().max(y + 1), Vec::new);
            lines[y].push(worth);
        }
        self.next += 1;
        Ok(())
    }

    fn worth(&self, vectors: &Vectors, point: Point, met: &mut Vec<bool>, work: &mut u64) -> Worth {
        met.clear();
        if vectors.is_stopped(point) {
            return Worth::default();
        }
        let (mut wins, mut has_move) = (false, false);
        for next in vectors.ways.iter().flat_map(|way| way.points(point)) {
            *work += 1;
            if !vectors.may_leave(next) {
                continue;
            }
            has_move = true;
            let left = self.at(next, vectors.coordinates);
            wins |= left.is_lost_misere;
            if met.len() <= left.nimber as usize {
                met.resize(left.nimber as usize + 1, false);
            }
            met[left.nimber as usize] = true;
        }
        let nimber = met.iter().take_while(|is_met| **is_met).count() as u32;
        Worth { nimber, is_lost_misere: has_move && !wins }
    }
}

/// The points of a weight.
fn of_weight(vectors: &Vectors, weight: usize) -> Vec<Point> {
    let [a, b, c] = vectors.weights;
    let most = |coordinate: usize, left: usize, part: usize| {
        if coordinate + 1 < vectors.coordinates { left / part } else { 0 }
    };
    let mut points = Vec::new();
    for x in 0..=most(0, weight, a) {
        let left = weight - a * x;
        for y in 0..=most(1, left, b) {
            let rest = left - b * y;
            // The last coordinate takes what is left.
            let (last, place) = [(a, 0), (b, 1), (c, 2)][vectors.coordinates - 1];
            if rest.is_multiple_of(last) {
                let mut point = [x, y, 0];
                point[place] = rest / last;
                points.push(point);
            }
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn vectors(steps: &[[i64; 2]], times: Times) -> Option<Vectors> {
        let ways = steps.iter().map(|[x, y]| Way::repeated([*x, *y, 0], times)).collect();
        Vectors::new(ways, HeapGame::new(2, Vec::new()))
    }

    /// The plain referee: the recursion by memory.
    fn plain(vectors: &Vectors, at: Point, known: &mut HashMap<Point, Worth>) -> Worth {
        if let Some(worth) = known.get(&at) {
            return *worth;
        }
        let left: Vec<Worth> = vectors.options(at).into_iter().map(|next| plain(vectors, next, known)).collect();
        let nimber =
            (0..=left.len() as u32).find(|g| left.iter().all(|worth| worth.nimber != *g)).expect("one is missing");
        let is_lost_misere = !left.is_empty() && left.iter().all(|worth| !worth.is_lost_misere);
        let worth = Worth { nimber, is_lost_misere };
        known.insert(at, worth);
        worth
    }

    #[test]
    fn wythoff_is_three_vectors() {
        let table = VectorTable::new(vectors(&[[-1, 0], [0, -1], [-1, -1]], Times::Any).expect("they end"));
        let value = |x, y| table.value([x, y, 0], &Control::new()).expect("small").nimber;
        assert_eq!([value(1, 1), value(1, 2), value(4, 7), value(8, 13), value(2, 2)], [2, 0, 0, 0, 1]);
    }

    #[test]
    fn vectors_that_never_end_are_none_and_far_points_are_too_large() {
        assert_eq!(vectors(&[[-1, 1], [1, -1]], Times::Any), None);
        assert_eq!(vectors(&[[0, 0]], Times::Any), None);
        assert!(vectors(&[[-1, 50], [0, -1]], Times::Any).is_some());
        let table = VectorTable::new(vectors(&[[-1, 0], [0, -1]], Times::Any).expect("they end"));
        assert!(matches!(table.value([900, 900, 0], &Control::new()), Err(Stop::TooLarge(_))));
        assert!(matches!(table.value([usize::MAX, 1, 0], &Control::new()), Err(Stop::TooLarge(_))));
    }

    /// Vectors with entries of at most 3, few of them raising a heap.
    fn way() -> impl Strategy<Value = Way> {
        let vector = || prop::array::uniform3(-3i64..=1);
        let times = prop::sample::select(vec![Times::Any, Times::AtMost(0), Times::AtMost(1), Times::AtMost(2)]);
        (vector(), vector(), times).prop_map(|(first, more, times)| Way { first, more, times })
    }

    proptest! {
        #[test]
        fn the_table_is_the_recursion(
            ways in prop::collection::vec(way(), 1..4),
            heaps in 1usize..=3,
            stops in (prop::option::of(0u64..6), any::<bool>()),
            forbidden in prop::sample::select(vec![Forbidden::Nothing, Forbidden::Equal, Forbidden::BothOdd]),
            at in prop::array::uniform3(0usize..7),
        ) {
            let within = |step: [i64; 3]| std::array::from_fn(|i| if i < heaps { step[i] } else { 0 });
            let ways = ways.into_iter().map(|way| Way { first: within(way.first), more: within(way.more), ..way });
            let (stop_sum, stops_empty) = stops;
            let bounds = HeapGame { stop_sum, stops_empty, forbidden, ..HeapGame::new(heaps, Vec::new()) };
            let Some(vectors) = Vectors::new(ways.collect(), bounds) else { return Ok(()) };
            let at = std::array::from_fn(|i| if i < heaps { at[i] } else { 0 });
            let told = VectorTable::new(vectors.clone()).value(at, &Control::new());
            prop_assert_eq!(told, Ok(plain(&vectors, at, &mut HashMap::new())));
        }
    }
}
