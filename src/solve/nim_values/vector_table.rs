//! One token at a point with one or two natural coordinates that moves along fixed vectors: values of every point.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::judge::control::{Control, Stop};
use ground::say;

/// Points held at most.
pub const HELD: usize = 500_000;

/// Options looked at between two looks at the reins.
const STRIDE: u64 = 1 << 16;

/// How often a move may repeat its vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Times {
    /// As often as there is room.
    Any,
    /// So often at most.
    AtMost(usize),
}

/// The vectors of a game and their weights: positive numbers by which every vector goes down, so that the game ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vectors {
    /// The vectors, each once. With one coordinate the second is 0.
    pub steps: Vec<[i64; 2]>,
    /// How often a move may repeat one.
    pub times: Times,
    /// How many coordinates a point has, 1 or 2.
    pub coordinates: usize,
    weights: [usize; 2],
}

/// What a point is worth to the mover whose token stands there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// The nim-value in normal play.
    pub nimber: u32,
    /// Whether the mover loses where who cannot move wins.
    pub is_lost_misere: bool,
}

impl Vectors {
    /// Vectors with weights w of at most 16 each such that w·v is negative for every vector v; `None` if there are none,
    /// so that a token might wander for ever.
    pub fn new(coordinates: usize, mut steps: Vec<[i64; 2]>, times: Times) -> Option<Self> {
        steps.sort_unstable_by_key(|step| std::cmp::Reverse(*step));
        steps.dedup();
        let falls = |w: &[usize; 2]| steps.iter().all(|[x, y]| w[0] as i64 * x + (w[1] as i64 * y) < 0);
        let pairs = (2..=32).flat_map(|sum| (1..sum).map(move |a| [a, sum - a])).filter(|w| w[0] <= 16 && w[1] <= 16);
        let weights = pairs.into_iter().find(falls)?;
        Some(Vectors { steps, times, coordinates, weights })
    }

    /// Where a move may lead from here, vector by vector, the shortest way first; each point once.
    pub fn options(&self, at: [usize; 2]) -> Vec<[usize; 2]> {
        let mut found = Vec::new();
        for step in &self.steps {
            let mut here = at;
            let mut repeated = 0;
            while self.times != Times::AtMost(repeated)
                && let Some(next) = moved(here, *step)
            {
                (here, repeated) = (next, repeated + 1);
                found.push(next);
            }
        }
        let mut seen = rustc_hash::FxHashSet::default();
        found.retain(|point| seen.insert(*point));
        found
    }

    fn weight(&self, [x, y]: [usize; 2]) -> Option<usize> {
        self.weights[0].checked_mul(x)?.checked_add(self.weights[1].checked_mul(y)?)
    }
}

fn moved([x, y]: [usize; 2], [dx, dy]: [i64; 2]) -> Option<[usize; 2]> {
    Some([x.checked_add_signed(dx as isize)?, y.checked_add_signed(dy as isize)?])
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

/// Rows by the first coordinate; in each, points by the second. `next` is the least weight not worked out.
#[derive(Default)]
struct Rows {
    rows: Vec<Vec<Worth>>,
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
    pub fn value(&self, at: [usize; 2], control: &Control) -> Result<Worth, Stop> {
        let too_far = || Stop::TooLarge(say!("point-beyond-table", x = at[0], y = at[1], most = HELD));
        let weight = self.vectors.weight(at).filter(|weight| self.points(*weight) <= HELD).ok_or_else(too_far)?;
        let mut rows = self.lock();
        while rows.next <= weight {
            rows.add(&self.vectors, control)?;
        }
        Ok(rows.rows[at[0]][at[1]])
    }

    /// About how many points have at most this weight.
    fn points(&self, weight: usize) -> usize {
        let [a, b] = self.vectors.weights;
        // On a line every point costs as many moves as there are points; a plane of as many costs far fewer.
        if self.vectors.coordinates == 1 {
            (weight / a).saturating_mul(25)
        } else {
            (weight / a + 1).saturating_mul(weight / b + 1) / 2
        }
    }

    // A thread that died while it held the table left whole points only.
    fn lock(&self) -> MutexGuard<'_, Rows> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Rows {
    /// Works out all points of the next weight; a stopped one leaves nothing half done.
    fn add(&mut self, vectors: &Vectors, control: &Control) -> Result<(), Stop> {
        let [a, b] = vectors.weights;
        let most = if vectors.coordinates == 1 { 0 } else { usize::MAX };
        let points = (0..=self.next / a).filter(|x| (self.next - a * x).is_multiple_of(b));
        let points = points.map(|x| [x, (self.next - a * x) / b]).filter(|[_, y]| *y <= most);
        let mut level = Vec::new();
        let (mut met, mut work) = (Vec::new(), 0);
        for point in points {
            level.push((point[0], self.worth(vectors, point, &mut met, &mut work)));
            if work >= STRIDE {
                control.tick(work)?;
                work = 0;
            }
        }
        control.tick(work + 1)?;
        for (x, worth) in level {
            if self.rows.len() <= x {
                self.rows.push(Vec::new());
            }
            self.rows[x].push(worth);
        }
        self.next += 1;
        Ok(())
    }

    fn worth(&self, vectors: &Vectors, point: [usize; 2], met: &mut Vec<bool>, work: &mut u64) -> Worth {
        met.clear();
        let (mut wins, mut moves) = (false, 0);
        for step in &vectors.steps {
            let (mut here, mut repeated) = (point, 0);
            while vectors.times != Times::AtMost(repeated)
                && let Some(next) = moved(here, *step)
            {
                (here, repeated, moves) = (next, repeated + 1, moves + 1);
                let left = self.rows[next[0]][next[1]];
                wins |= left.is_lost_misere;
                if met.len() <= left.nimber as usize {
                    met.resize(left.nimber as usize + 1, false);
                }
                met[left.nimber as usize] = true;
            }
        }
        *work += moves;
        let nimber = met.iter().take_while(|is_met| **is_met).count() as u32;
        Worth { nimber, is_lost_misere: moves > 0 && !wins }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    fn vectors(steps: &[[i64; 2]], times: Times) -> Vectors {
        Vectors::new(2, steps.to_vec(), times).expect("they end")
    }

    /// The plain referee: the recursion by memory.
    fn plain(vectors: &Vectors, at: [usize; 2], known: &mut HashMap<[usize; 2], Worth>) -> Worth {
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
        let table = VectorTable::new(vectors(&[[-1, 0], [0, -1], [-1, -1]], Times::Any));
        let value = |x, y| table.value([x, y], &Control::new()).expect("small").nimber;
        assert_eq!([value(1, 1), value(1, 2), value(4, 7), value(8, 13), value(2, 2)], [2, 0, 0, 0, 1]);
    }

    #[test]
    fn vectors_that_never_end_are_none_and_far_points_are_too_large() {
        assert_eq!(Vectors::new(2, vec![[-1, 1], [1, -1]], Times::Any), None);
        assert_eq!(Vectors::new(2, vec![[0, 0]], Times::Any), None);
        assert!(Vectors::new(2, vec![[-1, 5], [0, -1]], Times::Any).is_some());
        let table = VectorTable::new(vectors(&[[-1, 0], [0, -1]], Times::Any));
        assert!(matches!(table.value([900, 900], &Control::new()), Err(Stop::TooLarge(_))));
        assert!(matches!(table.value([usize::MAX, 1], &Control::new()), Err(Stop::TooLarge(_))));
    }

    proptest! {
        #[test]
        fn the_table_is_the_recursion(
            steps in prop::collection::vec((-3i64..=2, -3i64..=1), 1..4),
            times in prop::sample::select(vec![Times::Any, Times::AtMost(1), Times::AtMost(2)]),
            x in 0usize..12,
            y in 0usize..12,
        ) {
            let is_line = steps[0].1 < -2;
            let steps = steps.into_iter().map(|(x, y)| [x, if is_line { 0 } else { y }]).collect();
            let Some(vectors) = Vectors::new(if is_line { 1 } else { 2 }, steps, times) else { return Ok(()) };
            let at = [x, if is_line { 0 } else { y }];
            let told = VectorTable::new(vectors.clone()).value(at, &Control::new());
            prop_assert_eq!(told, Ok(plain(&vectors, at, &mut HashMap::new())));
        }
    }
}
