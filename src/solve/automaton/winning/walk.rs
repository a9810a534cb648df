//! Two machines run side by side over the columns of a position, where some heaps may take any digit: all words that both accept.

use num_traits::Zero;

use crate::automaton::machine::{Machine, State, Track};
use crate::judge::control::{Control, Stop};
use ground::num::Nat;

/// The first name of the numbers that a move leaves: heap `i` becomes `LEFT + i`.
pub const LEFT: Track = 10;

/// The heaps that a relation changes.
pub fn free(relation: &Machine, heaps: usize) -> Vec<usize> {
    (0..heaps).filter(|heap| relation.tracks.contains(&(LEFT + *heap as Track))).collect()
}

/// A search through a set and a relation; the heaps that are free take any digit.
pub struct Walk<'a> {
    set: &'a Machine,
    relation: &'a Machine,
    heaps: usize,
    free: Vec<usize>,
    alive: (Vec<bool>, Vec<bool>),
    /// For each column of the position that was met the columns of both machines, choice by choice.
    read: Vec<Vec<(usize, usize)>>,
    /// Where each pair of states stands in a layer, and in which.
    met: Vec<(usize, u32)>,
}

/// Where a search may stand after each of the columns, and the ways that lead there and on to an end.
pub struct Layers {
    layers: Vec<Layer>,
    ends: Vec<bool>,
}

struct Layer {
    stands: Vec<(State, State)>,
    ways: Vec<Way>,
}

/// A step from one layer to the next.
struct Way {
    from: u32,
    choice: u32,
    to: u32,
}

impl<'a> Walk<'a> {
    /// A search for positions of so many heaps.
    pub fn new(set: &'a Machine, relation: &'a Machine, heaps: usize) -> Self {
        let (free, alive) = (free(relation, heaps), (set.alive(), relation.alive()));
        let read = vec![Vec::new(); set.radix.pow(heaps as u32)];
        let met = vec![(0, 0); set.states() * relation.states()];
        Walk { set, relation, heaps, free, alive, read, met }
    }

    /// All ways from the start to an end. Cost: one step for each column and each pair of states that is met. Errors: stopped.
    pub fn layers(mut self, columns: &[usize], control: &Control) -> Result<Layers, Stop> {
        let mut layers = vec![Layer { stands: vec![(self.set.start, self.relation.start)], ways: Vec::new() }];
        for (place, column) in columns.iter().enumerate() {
            control.tick(1)?;
            let next = self.step(&layers[place].stands, place + 1, *column);
            layers.push(next);
        }
        let accepts = |(set, relation): &(State, State)| {
            self.set.accepts[*set as usize] && self.relation.accepts[*relation as usize]
        };
        let ends = layers[columns.len()].stands.iter().map(accepts).collect();
        let mut layers = Layers { layers, ends };
        layers.thin();
        Ok(layers)
    }

    /// What both machines read where the position has this column, for each choice of the free digits.
    fn choices(&self, column: usize) -> Vec<(usize, usize)> {
        let radix = self.set.radix;
        let digit = |of: usize, place: usize| of / radix.pow(place as u32) % radix;
        let read = |choice: usize| {
            let left = |heap: usize| {
                let place = self.free.iter().position(|free| *free == heap);
                place.map_or(digit(column, heap), |place| digit(choice, place))
            };
            let named = self.relation.tracks.iter().enumerate().map(|(i, track)| {
                let heap = usize::from(*track % LEFT);
                let digit = if *track >= LEFT { left(heap) } else { digit(column, heap) };
                digit * radix.pow(i as u32)
            });
            ((0..self.heaps).map(|heap| left(heap) * radix.pow(heap as u32)).sum(), named.sum())
        };
        (0..radix.pow(self.free.len() as u32)).map(read).collect()
    }

    fn step(&mut self, stands: &[(State, State)], layer: usize, column: usize) -> Layer {
        if self.read[column].is_empty() {
            self.read[column] = self.choices(column);
        }
        let width = (self.set.columns(), self.relation.columns());
        let mut next = Layer { stands: Vec::new(), ways: Vec::new() };
        for (choice, read) in self.read[column].iter().enumerate() {
            for (from, stand) in stands.iter().enumerate() {
                let set = self.set.next[stand.0 as usize * width.0 + read.0];
                let relation = self.relation.next[stand.1 as usize * width.1 + read.1];
                if !self.alive.0[set as usize] || !self.alive.1[relation as usize] {
                    continue;
                }
                let met = &mut self.met[set as usize * self.alive.1.len() + relation as usize];
                if met.0 != layer {
                    *met = (layer, next.stands.len() as u32);
                    next.stands.push((set, relation));
                }
                next.ways.push(Way { from: from as u32, choice: choice as u32, to: met.1 });
            }
        }
        next
    }
}

impl Layers {
    /// Leaves the ways that lead to an end alone.
    fn thin(&mut self) {
        let mut ends = self.ends.clone();
        for place in (1..self.layers.len()).rev() {
            self.layers[place].ways.retain(|way| ends[way.to as usize]);
            let mut before = vec![false; self.layers[place - 1].stands.len()];
            self.layers[place].ways.iter().for_each(|way| before[way.from as usize] = true);
            ends = before;
        }
    }

    /// How many words lead to an end.
    ///
    /// Cost: one addition of words for each way and each stand at the end of a stretch of columns; numbers of any size are met at these ends alone.
    pub fn count(&self) -> Nat {
        let mut counts: Vec<Nat> = self.ends.iter().map(|ends| Nat::from(u8::from(*ends))).collect();
        let mut stretch = Stretch::none(counts.len());
        for place in (1..self.layers.len()).rev() {
            let (ways, from) = (&self.layers[place].ways, self.layers[place - 1].stands.len());
            let longer = stretch.longer(ways, from).unwrap_or_else(|| {
                counts = stretch.times(&counts);
                let own = Stretch::none(counts.len()).longer(ways, from);
                own.expect("a column has no more ways than a word counts")
            });
            stretch = longer;
        }
        stretch.times(&counts).pop().unwrap_or_default()
    }

    /// Tells the choices of the first words, column by column, the greatest digits first, `most` at most.
    ///
    /// Every way that is left leads to an end, so that one word is found from the one before it: back to the last other way, and on from there.
    pub fn each(&self, most: usize, mut found: impl FnMut(Vec<u32>)) {
        if most == 0 || self.layers.last().is_none_or(|layer| layer.ways.is_empty()) {
            return;
        }
        let ways = |column: usize| &self.layers[column + 1].ways;
        let (mut path, mut from): (Vec<usize>, u32) = (Vec::new(), 0);
        for _ in 0..most {
            while path.len() + 1 < self.layers.len() {
                let ways = ways(path.len());
                let Some(way) = ways.iter().rposition(|way| way.from == from) else { return };
                from = ways[way].to;
                path.push(way);
            }
            found(path.iter().enumerate().map(|(column, way)| ways(column)[*way].choice).collect());
            let other = |column: usize, last: usize| {
                let ways = &ways(column)[..=last];
                ways[..last].iter().rposition(|way| way.from == ways[last].from)
            };
            let Some(column) = (0..path.len()).rev().find(|column| other(*column, path[*column]).is_some()) else {
                return;
            };
            let Some(way) = other(column, path[column]) else { return };
            path.truncate(column);
            path.push(way);
            from = ways(column)[way].to;
        }
    }
}

/// In how many ways each stand before some columns leads to each stand after them.
struct Stretch {
    width: usize,
    ways: Vec<u64>,
}

impl Stretch {
    /// No columns at all.
    fn none(width: usize) -> Self {
        let ways = (0..width * width).map(|i| u64::from(i % width == i / width)).collect();
        Stretch { width, ways }
    }

    /// The same with one more column before it; `None`: a word does not count them.
    fn longer(&self, ways: &[Way], from: usize) -> Option<Stretch> {
        let mut longer = vec![0u64; from * self.width];
        for way in ways {
            let after = &self.ways[way.to as usize * self.width..][..self.width];
            let before = &mut longer[way.from as usize * self.width..][..self.width];
            for (sum, more) in before.iter_mut().zip(after) {
                *sum = sum.checked_add(*more)?;
            }
        }
        Some(Stretch { width: self.width, ways: longer })
    }

    /// How many words there are from each stand before the columns, by those from each stand after them.
    fn times(&self, counts: &[Nat]) -> Vec<Nat> {
        let row = |ways: &[u64]| {
            let parts = ways.iter().zip(counts).filter(|(ways, count)| **ways > 0 && !count.is_zero());
            parts.map(|(ways, count)| count * *ways).sum()
        };
        self.ways.chunks(self.width.max(1)).map(row).collect()
    }
}
