//! Which positions are lost, by plain recursion, up to a size: what laws are learnt from and held against.

mod rows;

use std::ops::Deref;

use crate::automaton::table::rows::Rows;
use crate::judge::control::{Control, Stop};
use ground::heap_game::{Forbidden, Go, HeapGame, takes};

/// What is known of a position.
const UNKNOWN: u8 = 0;
const WON: u8 = 1;
const LOST: u8 = 2;

/// Numbers of two heaps below which all positions are held; beyond, rows are, where they tell all.
pub const SQUARE: u64 = 256;

/// Numbers below which every position that rows tell is learnt from; beyond, the lost ones are and those beside them.
const WHOLE: u64 = 512;

/// The heaps of a position in one place: millions of them are made to fill a table.
#[derive(Clone, Copy)]
struct Spot {
    heaps: [u64; HeapGame::HEAPS],
    count: usize,
}

impl Spot {
    fn of(heaps: &[u64]) -> Self {
        let mut spot = Spot { heaps: [0; HeapGame::HEAPS], count: heaps.len() };
        spot.heaps[..heaps.len()].copy_from_slice(heaps);
        spot
    }
}

impl Deref for Spot {
    type Target = [u64];

    fn deref(&self) -> &[u64] {
        &self.heaps[..self.count]
    }
}

/// The position with a vector taken; `None`: a heap is too small.
fn taken(at: &[u64], vector: &[i64]) -> Option<Spot> {
    let mut next = Spot::of(at);
    for (heap, step) in next.heaps.iter_mut().zip(vector) {
        *heap = heap.checked_add_signed(-step)?;
    }
    Some(next)
}

/// Every position with all numbers below `size`.
pub struct Table {
    rows: Option<Rows>,
    size: u64,
    lost: Vec<u8>,
    /// For each vector that is repeated: what is known of "here or further along it a move finds a lost position".
    rays: Vec<(Vec<i64>, Vec<u8>)>,
    /// Which of these vectors each kind of move repeats.
    repeats: Vec<Option<usize>>,
    /// For each set of heaps: what is known of "with something taken from each of them a lost position is found".
    subsets: Vec<Vec<u8>>,
    /// For each of two heaps: what is known of "here or with the other heap taken from it again and again".
    multiples: Vec<Vec<u8>>,
    /// For each kind of move that a condition tells: what may be taken from each size.
    takes: Vec<Vec<Vec<u64>>>,
}

impl Table {
    /// The table of a game whose play ends.
    ///
    /// Cost: positions times kinds of moves; kinds that no vector tells cost as many steps as they have moves.
    pub fn new(game: &HeapGame, size: u64, control: &Control) -> Result<Self, Stop> {
        let rows = if size > SQUARE && Self::has_rows(game) { Some(Rows::new(game, size, control)?) } else { None };
        let count = if rows.is_some() { 0 } else { (size as usize).pow(game.heaps as u32) };
        let repeated = game.moves.iter().filter_map(|go| match go {
            Go::Ray(vector) | Go::Then(_, vector) => Some(vector.clone()),
            _ => None,
        });
        let mut rays: Vec<(Vec<i64>, Vec<u8>)> = repeated.map(|vector| (vector, vec![UNKNOWN; count])).collect();
        rays.sort();
        rays.dedup();
        let repeats = game.moves.iter().map(|go| match go {
            Go::Ray(vector) | Go::Then(_, vector) => rays.iter().position(|(known, _)| known == vector),
            _ => None,
        });
        let repeats = repeats.collect();
        let is_several = game.moves.iter().any(|go| matches!(go, Go::Several { .. }));
        let subsets = if is_several { vec![vec![UNKNOWN; count]; 1 << game.heaps] } else { Vec::new() };
        let has_multiples = game.moves.contains(&Go::Multiple);
        let multiples = if has_multiples { vec![vec![UNKNOWN; count]; 2] } else { Vec::new() };
        // A condition is asked once for each size and number, and not for each position.
        let takes = game.moves.iter().map(|go| match go {
            Go::Take { when, .. } => (0..size).map(|heap| takes(heap, when).collect()).collect(),
            _ => Vec::new(),
        });
        let takes = takes.collect();
        let mut table = Table { rows, size, lost: vec![UNKNOWN; count], rays, repeats, subsets, multiples, takes };
        match game.order() {
            Some(order) => table.fill_ordered(game, &order, control)?,
            None => table.fill_weighed(game, control)?,
        }
        Ok(table)
    }

    /// Whether rows tell the game, so that tables may be much larger.
    pub fn has_rows(game: &HeapGame) -> bool {
        Rows::fit(game)
    }

    /// What stands for all of the table: every position with numbers below a size, and some others.
    pub fn samples(&self) -> (u64, Vec<Vec<u64>>) {
        match &self.rows {
            Some(rows) if self.size > WHOLE => (WHOLE, rows.samples()),
            _ => (self.size, Vec::new()),
        }
    }

    /// Heap by heap, where every vector lowers the first one in this order that it changes.
    fn fill_ordered(&mut self, game: &HeapGame, order: &[usize], control: &Control) -> Result<(), Stop> {
        let mut at = vec![0; game.heaps];
        for _ in 0..self.lost.len() {
            control.tick(1)?;
            self.fill(game, &at);
            for heap in order.iter().rev() {
                at[*heap] += 1;
                if at[*heap] < self.size {
                    break;
                }
                at[*heap] = 0;
            }
        }
        Ok(())
    }

    /// The lighter positions first.
    fn fill_weighed(&mut self, game: &HeapGame, control: &Control) -> Result<(), Stop> {
        let weights = game.weights().unwrap_or_default();
        let (size, heaps) = (self.size, game.heaps);
        let at = |index: u32| {
            let heap = |heap: usize| u64::from(index) / size.pow((heaps - 1 - heap) as u32) % size;
            (0..heaps).map(heap).collect::<Vec<u64>>()
        };
        let weight = |index: &u32| at(*index).iter().zip(&weights).map(|(heap, weight)| heap * weight).sum::<u64>();
        let mut all: Vec<u32> = (0..self.lost.len() as u32).collect();
        all.sort_by_cached_key(weight);
        for index in all {
            control.tick(1)?;
            self.fill(game, &at(index));
        }
        Ok(())
    }

    /// How many sizes there are.
    pub fn size(&self) -> u64 {
        self.size
    }

    fn index(&self, at: &[u64]) -> Option<usize> {
        let inside = at.iter().all(|heap| *heap < self.size);
        inside.then(|| at.iter().fold(0, |index, heap| index * self.size as usize + *heap as usize))
    }

    /// Whether a position is lost; `None`: it is not inside, or what it leads to is not.
    pub fn is_lost(&self, at: &[u64]) -> Option<bool> {
        match &self.rows {
            Some(rows) => rows.is_lost(at),
            None => told(self.index(at).map_or(UNKNOWN, |index| self.lost[index])),
        }
    }

    /// Whether here or further along a vector there is a lost position that a move may leave.
    pub fn is_along(&self, ray: usize, at: &[u64]) -> Option<bool> {
        match &self.rows {
            // No other vector is asked for: along a single heap no machine is needed.
            Some(rows) => rows.is_along(at),
            None => told(self.index(at).map_or(UNKNOWN, |index| self.rays[ray].1[index])),
        }
    }

    /// The same for the other heap taken from this one.
    pub fn is_multiple(&self, heap: usize, at: &[u64]) -> Option<bool> {
        told(self.index(at).map_or(UNKNOWN, |index| self.multiples[heap][index]))
    }

    /// How many heaps the other one may be taken from again and again: 2, or none.
    pub fn multiples(&self) -> usize {
        self.multiples.len()
    }

    /// The vectors that are repeated.
    pub fn repeated(&self) -> impl Iterator<Item = &Vec<i64>> {
        self.rays.iter().map(|(vector, _)| vector)
    }

    fn fill(&mut self, game: &HeapGame, at: &[u64]) {
        let Some(index) = self.index(at) else { return };
        (1..self.subsets.len()).for_each(|subset| self.subsets[subset][index] = self.lower(at, subset));
        let found = if game.is_stopped(at) { (false, false, false) } else { self.tried(game, at) };
        let (has_lost, has_unknown, has_move) = found;
        self.lost[index] = match (has_lost, has_unknown) {
            (true, _) => WON,
            (false, true) => UNKNOWN,
            _ if !has_move && game.is_misere => WON,
            _ => LOST,
        };
        let here = if game.may_leave(at) { self.lost[index] } else { WON };
        self.subsets.first_mut().into_iter().for_each(|own| own[index] = here);
        for ray in 0..self.rays.len() {
            let further = taken(at, &self.rays[ray].0)
                .map_or(WON, |next| self.index(&next).map_or(UNKNOWN, |i| self.rays[ray].1[i]));
            // WON stands for "no lost position": nothing is here, and nothing further on.
            self.rays[ray].1[index] = either(here, further);
        }
        for heap in 0..self.multiples.len() {
            self.multiples[heap][index] = either(here, self.multiple(heap, at));
        }
    }

    /// What is known of the position with the other heap taken once from this one, or again.
    fn multiple(&self, heap: usize, at: &[u64]) -> u8 {
        let other = at[1 - heap];
        if other == 0 || other > at[heap] {
            return WON;
        }
        let mut next = at.to_vec();
        next[heap] -= other;
        self.index(&next).map_or(UNKNOWN, |index| self.multiples[heap][index])
    }

    /// What is known of lost positions with something taken from each heap of a set: one less of the last of them, or what is there.
    fn lower(&self, at: &[u64], subset: usize) -> u8 {
        let heap = (usize::BITS - 1 - subset.leading_zeros()) as usize;
        if at[heap] == 0 {
            return WON;
        }
        let mut next = at.to_vec();
        next[heap] -= 1;
        let Some(index) = self.index(&next) else { return UNKNOWN };
        either(self.subsets[subset][index], self.subsets[subset & !(1 << heap)][index])
    }

    /// Whether some move leaves a lost position, whether some leaves an unknown one, and whether there is a move.
    fn tried(&self, game: &HeapGame, at: &[u64]) -> (bool, bool, bool) {
        let mut found = (false, false, false);
        for (kind, go) in game.moves.iter().enumerate() {
            // One lost position is enough: what else moves leave does not matter then.
            if found.0 {
                break;
            }
            match go {
                Go::Once(vector) | Go::Ray(vector) | Go::Then(vector, _) => {
                    self.leave(game, taken(at, vector), self.repeats[kind], &mut found);
                }
                Go::Several { least, most } => self.tried_several(at, *least, *most, &mut found),
                Go::Multiple => {
                    for heap in 0..2 {
                        let known = self.multiple(heap, at);
                        found.0 |= known == LOST;
                        found.1 |= known == UNKNOWN;
                    }
                    found.2 |= at.iter().all(|heap| *heap > 0);
                }
                _ => {
                    let left = self.options(kind, go, at).into_iter();
                    left.for_each(|next| self.leave(game, Some(Spot::of(&next)), None, &mut found));
                }
            }
        }
        found
    }

    /// What a kind of move leaves that no vector tells.
    fn options(&self, kind: usize, go: &Go, at: &[u64]) -> Vec<Vec<u64>> {
        let Go::Take { heap, .. } = go else {
            let mut left = Vec::new();
            go.options(at, &mut left);
            return left.into_iter().map(|next| capped(go, next)).collect();
        };
        let left = |taken: &u64| {
            let mut next = at.to_vec();
            next[*heap] -= taken;
            next
        };
        self.takes[kind][at[*heap] as usize].iter().map(left).collect()
    }

    fn tried_several(&self, at: &[u64], least: usize, most: usize, found: &mut (bool, bool, bool)) {
        let Some(index) = self.index(at) else { return };
        for subset in (1..self.subsets.len()).filter(|set| (least..=most).contains(&(set.count_ones() as usize))) {
            found.0 |= self.subsets[subset][index] == LOST;
            found.1 |= self.subsets[subset][index] == UNKNOWN;
        }
        found.2 |= (least..=most).contains(&at.iter().filter(|heap| **heap > 0).count().min(most));
    }

    /// Looks at what a move leaves, or at all that lies along a vector from there.
    fn leave(&self, game: &HeapGame, next: Option<Spot>, ray: Option<usize>, found: &mut (bool, bool, bool)) {
        let Some(next) = next else { return };
        let is_allowed = game.may_leave(&next);
        let ray = ray.map(|ray| &self.rays[ray]);
        let known = match (ray, self.index(&next)) {
            (_, None) => UNKNOWN,
            (Some((_, along)), Some(index)) => along[index],
            (None, Some(index)) if is_allowed => self.lost[index],
            (None, Some(_)) => WON,
        };
        found.0 |= known == LOST;
        found.1 |= known == UNKNOWN;
        // Along a ray that begins with a forbidden position the next ones may be allowed.
        let further = || {
            ray.is_some_and(|(vector, _)| {
                std::iter::successors(taken(&next, vector), |at| taken(at, vector)).any(|at| game.may_leave(&at))
            })
        };
        found.2 |= is_allowed || game.forbidden != Forbidden::Nothing && further();
    }
}

/// A limit above the heap is as good as the heap.
fn capped(go: &Go, mut next: Vec<u64>) -> Vec<u64> {
    if let Go::Limit { .. } = go {
        next[1] = next[1].min(next[0].max(1));
    }
    next
}

/// What is known of one or the other.
fn either(one: u8, other: u8) -> u8 {
    match (one, other) {
        (LOST, _) | (_, LOST) => LOST,
        (WON, WON) => WON,
        _ => UNKNOWN,
    }
}

fn told(known: u8) -> Option<bool> {
    match known {
        LOST => Some(true),
        WON => Some(false),
        _ => None,
    }
}
