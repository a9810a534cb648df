//! The points that moves along vectors lead to, as rows with a first point and a step: counted exactly however many there are.

use num_integer::Integer;
use num_traits::{One, Signed, Zero};

use ground::heap_game::Forbidden;
use ground::num::{Int, Nat};
use solve::nim_values::vector_table::{Times, Vectors, Way};

/// Points that are counted one by one at most; more are counted by their rows.
const COUNTED: u32 = 4_096;

/// Points `first - k * step` for k from 0 to less than `count`, which is at least 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    first: Vec<Nat>,
    step: Vec<i64>,
    count: Nat,
}

/// The rows of all moves from a point, in the order of the vectors; what may not be left is left out. The point is not stopped.
pub fn rows(vectors: &Vectors, at: &[Nat]) -> Vec<Row> {
    let all = vectors.ways.iter().filter_map(|way| Row::of(*way, at));
    all.flat_map(|row| row.allowed(vectors.bounds.forbidden)).collect()
}

/// All points of the rows, each once, row by row.
pub fn points(rows: Vec<Row>) -> impl Iterator<Item = Vec<Nat>> {
    let earlier = rows.clone();
    rows.into_iter().enumerate().flat_map(move |(i, row)| {
        let earlier = earlier[..i].to_vec();
        row.points().filter(move |point| earlier.iter().all(|row| row.place(point).is_none()))
    })
}

/// How many different points the rows hold: what any of them holds, without what two of them hold, and so on.
pub fn count(rows: &[Row]) -> Nat {
    if rows.iter().map(|row| &row.count).sum::<Nat>() <= Nat::from(COUNTED) {
        return Nat::from(points(rows.to_vec()).count());
    }
    without(rows, None).to_biguint().unwrap_or_default()
}

fn without(rows: &[Row], held: Option<&Row>) -> Int {
    let mut sum = Int::zero();
    for (i, row) in rows.iter().enumerate() {
        let Some(both) = held.map_or_else(|| Some(row.clone()), |held| held.meet(row)) else { continue };
        sum += Int::from(both.count.clone()) - without(&rows[i + 1..], Some(&both));
    }
    sum
}

/// A point with a vector added; `None`: a heap is too small.
fn moved(at: &[Nat], step: [i64; 3]) -> Option<Vec<Nat>> {
    let part = |(size, step): (&Nat, i64)| (Int::from(size.clone()) + step).to_biguint();
    at.iter().zip(step).map(part).collect()
}

/// Where the lines of two rows meet.
enum Crossing {
    /// In one point.
    At(Vec<Nat>),
    /// In no point of the first row.
    Nowhere,
    /// They have one direction.
    Parallel,
}

impl Row {
    /// The row of a kind of move; `None`: it is not possible.
    fn of(way: Way, at: &[Nat]) -> Option<Row> {
        let first = moved(at, way.first)?;
        let falling = first.iter().zip(way.more).filter(|(_, step)| *step < 0);
        let room = falling.map(|(size, step)| size / step.unsigned_abs()).min().unwrap_or_default();
        let further = match way.times {
            Times::Any => room,
            Times::AtMost(times) => room.min(Nat::from(times)),
        };
        let step = way.more[..at.len()].iter().map(|part| -part).collect();
        Some(Row { first, step, count: further + 1u8 })
    }

    fn at(&self, place: &Nat) -> Vec<Nat> {
        let part = |(first, step): (&Nat, &i64)| {
            let far = place * step.unsigned_abs();
            if *step < 0 { first + far } else { first - far }
        };
        self.first.iter().zip(&self.step).map(part).collect()
    }

    fn points(self) -> impl Iterator<Item = Vec<Nat>> {
        let next = std::iter::successors(Some(Nat::zero()), |place| Some(place + 1u8));
        let count = self.count.clone();
        next.take_while(move |place| *place < count).map(move |place| self.at(&place))
    }

    /// The place of a point, from 0; `None`: it is not in the row.
    pub fn place(&self, point: &[Nat]) -> Option<Nat> {
        let i = self.step.iter().position(|step| *step != 0).filter(|_| !self.count.is_one());
        let Some(i) = i else { return (self.first == point).then(Nat::zero) };
        let (far, rest) =
            (Int::from(self.first[i].clone()) - Int::from(point[i].clone())).div_rem(&self.step[i].into());
        let place = far.to_biguint().filter(|place| rest.is_zero() && *place < self.count)?;
        (self.at(&place) == point).then_some(place)
    }

    /// The points from one place to before another.
    fn part(&self, from: Nat, to: &Nat) -> Option<Row> {
        let to = to.min(&self.count);
        (from < *to).then(|| Row { first: self.at(&from), step: self.step.clone(), count: to - from })
    }

    /// The points that are in both rows, which is a row again.
    fn meet(&self, other: &Row) -> Option<Row> {
        if self.count.is_one() {
            return other.place(&self.first).map(|_| self.clone());
        }
        if other.count.is_one() {
            return self.place(&other.first).map(|_| other.clone());
        }
        match self.crossing(other) {
            Crossing::At(point) => self.place(&point).zip(other.place(&point)).map(|_| Row {
                first: point,
                step: self.step.clone(),
                count: Nat::one(),
            }),
            Crossing::Nowhere => None,
            Crossing::Parallel => self.common(other),
        }
    }

    /// The only point that the lines of both can share.
    fn crossing(&self, other: &Row) -> Crossing {
        let pairs = (1..self.step.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        let turn = |(i, j): &(usize, usize)| self.step[*i] * other.step[*j] - self.step[*j] * other.step[*i];
        let Some(pair) = pairs.into_iter().find(|pair| turn(pair) != 0) else { return Crossing::Parallel };
        let apart = |i: usize| Int::from(self.first[i].clone()) - Int::from(other.first[i].clone());
        // k * own - l * other's = apart in two coordinates: Cramer's rule.
        let (i, j) = pair;
        let above = apart(i) * other.step[j] - apart(j) * other.step[i];
        let (place, rest) = above.div_rem(&turn(&pair).into());
        let place = place.to_biguint().filter(|place| rest.is_zero() && *place < self.count);
        place.map_or(Crossing::Nowhere, |place| Crossing::At(self.at(&place)))
    }

    /// The same of two parallel rows.
    fn common(&self, other: &Row) -> Option<Row> {
        let i = self.step.iter().position(|step| *step != 0)?;
        let (own, others) = (self.step[i].unsigned_abs(), other.step[i].unsigned_abs());
        let every = others / own.gcd(&others);
        let first = (0..every).map(Nat::from).find(|place| other.line_has(&self.at_any(place), i))?;
        // From the first place on where both go on, every so many points of this row are in the other.
        let step: Vec<i64> = self.step.iter().map(|step| step * every as i64).collect();
        let count = if first < self.count { (&self.count - &first - 1u8) / every + 1u8 } else { return None };
        let both = Row { first: self.at(&first), step, count };
        let (from, to) = both.within(other, i);
        both.part(from, &to)
    }

    /// The point at a place that may lie beyond the end, with a sign.
    fn at_any(&self, place: &Nat) -> Vec<Int> {
        let part = |(first, step): (&Nat, &i64)| Int::from(first.clone()) - Int::from(place.clone()) * *step;
        self.first.iter().zip(&self.step).map(part).collect()
    }

    /// Whether the line of this row, without ends, holds a point; `i` is a coordinate that changes.
    fn line_has(&self, point: &[Int], i: usize) -> bool {
        let (place, rest) = (Int::from(self.first[i].clone()) - &point[i]).div_rem(&self.step[i].into());
        let on = |j: usize| Int::from(self.first[j].clone()) - &place * self.step[j] == point[j];
        rest.is_zero() && (0..point.len()).all(on)
    }

    /// The places of this row, all of whose points are on the other's line, that lie between the ends of the other.
    fn within(&self, other: &Row, i: usize) -> (Nat, Nat) {
        // The place in the other row of the point at place k is (start + k * stride), which grows.
        let start = (Int::from(other.first[i].clone()) - Int::from(self.first[i].clone())) / other.step[i];
        let stride = Int::from(self.step[i] / other.step[i]);
        let from = if start.is_negative() { Integer::div_ceil(&-&start, &stride) } else { Int::zero() };
        let left = Int::from(other.count.clone()) - start;
        let to = if left.is_positive() { Integer::div_ceil(&left, &stride) } else { Int::zero() };
        (from.to_biguint().unwrap_or_default(), to.to_biguint().unwrap_or_default())
    }

    /// The parts of the row that a move may leave.
    fn allowed(self, forbidden: Forbidden) -> Vec<Row> {
        match forbidden {
            Forbidden::Nothing => vec![self],
            Forbidden::BothOdd => {
                let is_allowed = |row: &Row| row.first.iter().filter(|size| size.is_odd()).count() < 2;
                self.halves().into_iter().filter(is_allowed).collect()
            }
            Forbidden::Equal => {
                let pairs = (1..self.first.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
                pairs
                    .into_iter()
                    .fold(vec![self], |rows, (i, j)| rows.iter().flat_map(|row| row.unequal(i, j)).collect())
            }
        }
    }

    /// Every other point, and those between: in each of the two no heap changes between odd and even.
    fn halves(self) -> Vec<Row> {
        let step: Vec<i64> = self.step.iter().map(|step| step * 2).collect();
        let half = |from: u8| {
            let rest = self.part(Nat::from(from), &self.count)?;
            Some(Row { step: step.clone(), count: rest.count.div_ceil(&Nat::from(2u8)), ..rest })
        };
        [half(0), half(1)].into_iter().flatten().collect()
    }

    /// The parts in which two heaps are not equal, unless both are empty.
    fn unequal(&self, i: usize, j: usize) -> Vec<Row> {
        let apart = Int::from(self.first[i].clone()) - Int::from(self.first[j].clone());
        let turn = self.step[i] - self.step[j];
        let whole = || vec![self.clone()];
        if turn == 0 {
            if !apart.is_zero() {
                return whole();
            }
            // They stay equal: only where both are empty may they be left.
            return match (self.first[i].is_zero(), self.step[i]) {
                (true, 0) => whole(),
                (true, _) => self.part(Nat::zero(), &Nat::one()).into_iter().collect(),
                (false, step) if step > 0 && (&self.first[i] % step as u64).is_zero() => {
                    let place = &self.first[i] / step as u64;
                    self.part(place.clone(), &(place + 1u8)).into_iter().collect()
                }
                _ => Vec::new(),
            };
        }
        let (place, rest) = apart.div_rem(&turn.into());
        let Some(place) = place.to_biguint().filter(|place| rest.is_zero() && *place < self.count) else {
            return whole();
        };
        if self.at(&place)[i].is_zero() {
            return whole();
        }
        [self.part(Nat::zero(), &place), self.part(place + 1u8, &self.count)].into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::heap_game::HeapGame;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn way() -> impl Strategy<Value = Way> {
        let times = prop::sample::select(vec![Times::Any, Times::AtMost(0), Times::AtMost(3)]);
        let vector = || prop::array::uniform3(-3i64..=1);
        (vector(), vector(), any::<bool>(), times).prop_map(|(first, more, is_ray, times)| {
            let more = if is_ray { first } else { more };
            Way { first, more, times }
        })
    }

    proptest! {
        #[test]
        fn rows_hold_the_points_of_the_moves(
            ways in prop::collection::vec(way(), 1..6),
            heaps in 1usize..=3,
            forbidden in prop::sample::select(vec![Forbidden::Nothing, Forbidden::Equal, Forbidden::BothOdd]),
            at in prop::array::uniform3(0usize..30),
        ) {
            let within = |step: [i64; 3]| std::array::from_fn(|i| if i < heaps { step[i] } else { 0 });
            let ways = ways.into_iter().map(|way| Way { first: within(way.first), more: within(way.more), ..way });
            let bounds = HeapGame { forbidden, ..HeapGame::new(heaps, Vec::new()) };
            let Some(vectors) = Vectors::new(ways.collect(), bounds) else { return Ok(()) };
            let at: [usize; 3] = std::array::from_fn(|i| if i < heaps { at[i] } else { 0 });
            let wanted: BTreeSet<Vec<Nat>> =
                vectors.options(at).iter().map(|point| point[..heaps].iter().map(|size| Nat::from(*size)).collect()).collect();
            let whole: Vec<Nat> = at[..heaps].iter().map(|size| Nat::from(*size)).collect();
            let rows = rows(&vectors, &whole);
            let listed: Vec<Vec<Nat>> = points(rows.clone()).collect();
            prop_assert_eq!(listed.len(), wanted.len());
            prop_assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), wanted.clone());
            prop_assert_eq!(without(&rows, None), Int::from(wanted.len()));
            prop_assert_eq!(rows.is_empty(), wanted.is_empty());
        }
    }
}
