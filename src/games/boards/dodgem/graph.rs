//! All positions of Dodgem with so many cars, numbered without a gap, and the moves between them backwards.
//!
//! Turned about the diagonal that runs up to the right, a board in which D is to move becomes one in which L is: a position is
//! kept as the mover's cars, driving to the right, and the other's, driving up.

use crate::boards::dodgem::rules::{Board, cells};
use ground::rules::{At, Side};
use solve::retrograde::sweep::{Graph, Start};

/// Positions that are swept at most, those with D to move turned and counted with the others.
pub const SWEPT: usize = 16_000_000;

/// The most rows a board has.
pub const LONGEST: usize = 6;

/// The most cars a side has.
const CARS: usize = LONGEST - 1;

/// Choices of `k` among `n` cells.
fn choices(n: usize, k: usize) -> usize {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) / (i + 1))
}

/// All choices of `k` among `n` cells, in the order of their numbers.
fn choose(n: usize, k: usize) -> Vec<u64> {
    // The next greater number with as many ones (R. W. Gosper, HAKMEM 175).
    let next = |set: &u64| {
        let low = set & set.wrapping_neg();
        let carried = set + low;
        Some(carried | ((set ^ carried) >> 2).checked_div(low)?)
    };
    std::iter::successors(Some((1u64 << k) - 1), next).take_while(|set| *set < 1 << n).collect()
}

/// Positions with so many cars of the mover and of the other.
#[derive(Clone, Copy, Debug)]
struct Layer {
    own: usize,
    other: usize,
    first: usize,
    /// Ways to place the other's cars beside the mover's.
    others: usize,
}

/// Every position of a board with at most so many cars of one side and of the other, whoever has which.
#[derive(Debug)]
pub struct All {
    size: usize,
    layers: Vec<Layer>,
    /// The layer with so many cars of the mover and of the other.
    layer_of: [[u8; CARS + 1]; CARS + 1],
    /// `below[k][cell]`: choices of `k + 1` among the cells below this one.
    below: [[u32; LONGEST * LONGEST + 1]; CARS],
    /// All choices of so many cells, by rank: those among the first cells come first.
    sets: Vec<Vec<u64>>,
    /// The cell of each cell when the board is turned.
    turned: Vec<u8>,
    nodes: usize,
}

/// No layer has this number.
const NONE: u8 = u8::MAX;

impl All {
    /// All positions that can come from one with these numbers of cars, if they are at most `most`. Memory: a few kB.
    pub fn of(size: usize, cars: (usize, usize), most: usize) -> Option<All> {
        let cars = (cars.0.min(cars.1), cars.0.max(cars.1));
        let area = size * size;
        let (mut layers, mut nodes) = (Vec::new(), 0usize);
        let mut layer_of = [[NONE; CARS + 1]; CARS + 1];
        let both = (0..=cars.1).flat_map(|own| (0..=cars.1).map(move |other| (own, other)));
        for (own, other) in both.filter(|(own, other)| own + other > 0 && *own.min(other) <= cars.0) {
            layer_of[own][other] = layers.len() as u8;
            let others = choices(area - own, other);
            layers.push(Layer { own, other, first: nodes, others });
            nodes = nodes.checked_add(choices(area, own).checked_mul(others)?)?;
        }
        if nodes > most {
            return None;
        }
        let below = std::array::from_fn(|k| std::array::from_fn(|cell| choices(cell, k + 1) as u32));
        let turned = (0..area).map(|cell| ((size - 1 - cell % size) * size + size - 1 - cell / size) as u8).collect();
        let sets = (0..=cars.1).map(|k| choose(area, k)).collect();
        Some(All { size, layers, layer_of, below, sets, turned, nodes })
    }

    /// The number of a position.
    pub fn number(&self, at: &At<Board>) -> usize {
        match at.to {
            Side::First => self.rank(at.pos.left, at.pos.down),
            Side::Second => self.rank(self.turn(at.pos.down), self.turn(at.pos.left)),
        }
    }

    fn turn(&self, mask: u64) -> u64 {
        cells(mask).fold(0, |turned, cell| turned | 1 << self.turned[cell])
    }

    fn rank(&self, own: u64, other: u64) -> usize {
        let layer = &self.layers[usize::from(self.layer_of[own.count_ones() as usize][other.count_ones() as usize])];
        let mut first = 0;
        for (k, cell) in cells(own).enumerate() {
            first += self.below[k][cell] as usize;
        }
        let mut second = 0;
        for (k, cell) in cells(other).enumerate() {
            // The mover's cars do not count among the cells of the other's.
            let free = cell - (own & ((1 << cell) - 1)).count_ones() as usize;
            second += self.below[k][free] as usize;
        }
        layer.first + first * layer.others + second
    }

    /// The mover's and the other's cars of a number.
    fn board(&self, node: usize) -> (u64, u64) {
        let layer = &self.layers[self.layers.partition_point(|layer| layer.first <= node) - 1];
        let (first, second) = ((node - layer.first) / layer.others, (node - layer.first) % layer.others);
        let (own, packed) = (self.sets[layer.own][first], self.sets[layer.other][second]);
        // Spread the other's cells over those that the mover's cars leave free.
        let other = cells(packed).fold(0, |mask, free| {
            let mut cell = free;
            for car in cells(own) {
                cell += usize::from(car <= cell);
            }
            mask | 1 << cell
        });
        (own, other)
    }

    /// The first and the last column.
    fn columns(&self) -> (u64, u64) {
        let left = (0..self.size).fold(0, |mask, row| mask | 1 << (row * self.size));
        (left, left << (self.size - 1))
    }
}

impl Graph for All {
    fn nodes(&self) -> usize {
        self.nodes
    }

    fn start(&self, node: usize) -> Start {
        let (own, other) = self.board(node);
        if own == 0 {
            return Start::Won;
        }
        if other == 0 {
            return Start::Lost;
        }
        let size = self.size;
        let free = !(own | other) & ((1 << (size * size)) - 1);
        let (left, right) = self.columns();
        let moves = (own & right).count_ones()
            + (own << 1 & free & !left).count_ones()
            + (own >> size & free).count_ones()
            + (own << size & free).count_ones();
        if moves == 0 { Start::Won } else { Start::Open(moves) }
    }

    /// The move that led here was the other's: seen from there, its cars drove to the right, or one left the board.
    fn before(&self, node: usize, each: &mut dyn FnMut(usize)) {
        let (own, other) = self.board(node);
        if own == 0 {
            // Whoever moved last had won before: the opponent had no car left.
            return;
        }
        let (own, other) = (self.turn(other), self.turn(own));
        let size = self.size;
        let free = !(own | other) & ((1 << (size * size)) - 1);
        let (_, right) = self.columns();
        let mut back = |from: u64, to: u64| each(self.rank(own & !to | from, other));
        for car in cells(own) {
            let to = 1 << car;
            for from in [to >> 1 & !right, to >> size, to << size].into_iter().filter(|from| from & free != 0) {
                back(from, to);
            }
        }
        let count = own.count_ones() as usize + 1;
        if count <= CARS && self.layer_of[count][other.count_ones() as usize] != NONE {
            for from in cells(free & right) {
                back(1 << from, 0);
            }
        }
    }
}
