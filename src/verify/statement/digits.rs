//! Sets of tuples of numbers as finite machines over columns of digits: what the checker of laws for every size computes with.
//!
//! A machine reads the most significant column first and begins in its first state. Everything here is written for the checker alone; it
//! shares nothing with what finds laws.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

/// States that a machine of the checker has at most.
pub const STATES: usize = 50_000;

/// Arrows that a machine has at most.
const ARROWS: usize = 20_000_000;

/// The name of a number that a machine reads.
pub type Track = u8;

/// Something that outgrew its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

/// A set of tuples of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// Digits are below this.
    pub radix: usize,
    /// The numbers that are read, ascending.
    pub tracks: Vec<Track>,
    /// For each state and column where it leads; the digit of the first track is the lowest part of a column.
    pub rows: Vec<Vec<u32>>,
    /// Which states accept.
    pub ends: Vec<bool>,
}

impl Set {
    /// Reads `110;0,1/0,2/2,2`, a set of these tracks: which states accept, and for each where the columns lead.
    pub fn read(text: &str, radix: usize, tracks: &[Track]) -> Option<Set> {
        let (ends, rows) = text.split_once(';')?;
        let columns = radix.checked_pow(tracks.len() as u32)?;
        let ends: Vec<bool> = ends.chars().map(|end| "01".find(end).map(|is| is == 1)).collect::<Option<_>>()?;
        let row = |row: &str| row.split(',').map(|to| to.parse().ok()).collect::<Option<Vec<u32>>>();
        let rows: Vec<Vec<u32>> = rows.split('/').map(row).collect::<Option<_>>()?;
        let is_whole = |row: &Vec<u32>| row.len() == columns && row.iter().all(|to| (*to as usize) < ends.len());
        let is_right = rows.len() == ends.len() && rows.iter().all(is_whole) && ends.len() <= STATES;
        is_right.then(|| Set { radix, tracks: tracks.to_vec(), rows, ends })
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let ends: String = self.ends.iter().map(|end| if *end { '1' } else { '0' }).collect();
        let row = |row: &Vec<u32>| row.iter().map(u32::to_string).collect::<Vec<String>>().join(",");
        format!("{ends};{}", self.rows.iter().map(row).collect::<Vec<String>>().join("/"))
    }

    fn columns(&self) -> usize {
        self.radix.pow(self.tracks.len() as u32)
    }

    fn digit(&self, column: usize, place: usize) -> usize {
        column / self.radix.pow(place as u32) % self.radix
    }

    /// The same set with its numbers called otherwise.
    pub fn named(&self, names: &[Track]) -> Set {
        let mut tracks = names.to_vec();
        tracks.sort_unstable();
        let place = |track: &Track| tracks.binary_search(track).unwrap_or(0) as u32;
        let moved = |column: usize| -> usize {
            names.iter().enumerate().map(|(i, track)| self.digit(column, i) * self.radix.pow(place(track))).sum()
        };
        let mut rows = vec![vec![0; self.columns()]; self.rows.len()];
        for (row, old) in rows.iter_mut().zip(&self.rows) {
            old.iter().enumerate().for_each(|(column, to)| row[moved(column)] = *to);
        }
        Set { tracks, rows, ..self.clone() }
    }

    /// The part of a column of these tracks that this set reads.
    fn part(&self, tracks: &[Track]) -> Vec<usize> {
        let digit = |column: usize, track: &Track| {
            let place = tracks.binary_search(track).unwrap_or(0) as u32;
            column / self.radix.pow(place) % self.radix
        };
        let of = |column: usize| {
            self.tracks.iter().enumerate().map(|(i, track)| digit(column, track) * self.radix.pow(i as u32)).sum()
        };
        (0..self.radix.pow(tracks.len() as u32)).map(of).collect()
    }

    /// The tuples of both sets' numbers for which `says` holds of "is in the one" and "is in the other".
    pub fn with(&self, other: &Set, says: impl Fn(bool, bool) -> bool) -> Result<Set, TooLarge> {
        let names: BTreeSet<Track> = self.tracks.iter().chain(&other.tracks).copied().collect();
        let tracks: Vec<Track> = names.into_iter().collect();
        let (mine, others) = (self.part(&tracks), other.part(&tracks));
        let mut found = Numbering::new((0, 0));
        let mut rows = Vec::new();
        while let Some((a, b)) = found.open(rows.len()) {
            let to = |column: usize| (self.rows[a as usize][mine[column]], other.rows[b as usize][others[column]]);
            rows.push((0..mine.len()).map(|column| found.number(to(column))).collect());
            found.limit(mine.len())?;
        }
        let ends = found.list.iter().map(|(a, b)| says(self.ends[*a as usize], other.ends[*b as usize])).collect();
        Ok(Set { radix: self.radix, tracks, rows, ends }.small())
    }

    /// The tuples that are in both.
    pub fn and(&self, other: &Set) -> Result<Set, TooLarge> {
        self.with(other, |a, b| a && b)
    }

    /// The tuples that are in either.
    pub fn or(&self, other: &Set) -> Result<Set, TooLarge> {
        self.with(other, |a, b| a || b)
    }

    /// The tuples that are in this one alone.
    pub fn less(&self, other: &Set) -> Result<Set, TooLarge> {
        self.with(other, |a, b| a && !b)
    }

    /// Whether the two hold the same tuples.
    pub fn is(&self, other: &Set) -> Result<bool, TooLarge> {
        Ok(self.with(other, |a, b| a != b)?.is_empty())
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        // Every state of a set can be reached, for it was made by steps from the first one.
        self.reached().iter().all(|state| !self.ends[*state as usize])
    }

    fn reached(&self) -> Vec<u32> {
        let mut found = Numbering::new(0);
        let mut at = 0;
        while let Some(state) = found.open(at) {
            for to in &self.rows[state as usize] {
                found.number(*to);
            }
            at += 1;
        }
        found.list
    }

    /// The tuples to which some number can be added at this track, of any length.
    pub fn without(&self, track: Track) -> Result<Set, TooLarge> {
        let Some(place) = self.tracks.iter().position(|name| *name == track) else { return Ok(self.clone()) };
        let tracks: Vec<Track> = self.tracks.iter().copied().filter(|name| *name != track).collect();
        let kept = Set { tracks: tracks.clone(), rows: Vec::new(), ends: Vec::new(), radix: self.radix }.columns();
        let low = self.radix.pow(place as u32);
        let wide = |column: usize, digit: usize| column % low + digit * low + column / low * low * self.radix;
        let lead = |states: &[u32], column: usize| {
            let to = states
                .iter()
                .flat_map(|state| (0..self.radix).map(move |digit| self.rows[*state as usize][wide(column, digit)]));
            to.collect::<BTreeSet<u32>>().into_iter().collect::<Vec<u32>>()
        };
        let mut first = vec![0];
        loop {
            // The number may have digits where the others have none yet.
            let more: BTreeSet<u32> = first.iter().copied().chain(lead(&first, 0)).collect();
            if more.len() == first.len() {
                break;
            }
            first = more.into_iter().collect();
        }
        let mut found = Numbering::new(first);
        let mut rows = Vec::new();
        while let Some(states) = found.open(rows.len()) {
            rows.push((0..kept).map(|column| found.number(lead(&states, column))).collect());
            found.limit(kept)?;
        }
        let ends = found.list.iter().map(|states| states.iter().any(|state| self.ends[*state as usize])).collect();
        Ok(Set { radix: self.radix, tracks, rows, ends }.small())
    }

    /// The same set with as few states as it needs.
    pub fn small(&self) -> Set {
        let reached = self.reached();
        let mut class: Vec<u32> = self.ends.iter().map(|end| u32::from(*end)).collect();
        let mut count = 0;
        loop {
            let mut found: FxHashMap<(u32, Vec<u32>), u32> = FxHashMap::default();
            let mut finer = class.clone();
            for state in &reached {
                let row = self.rows[*state as usize].iter().map(|to| class[*to as usize]).collect();
                let new = found.len() as u32;
                finer[*state as usize] = *found.entry((class[*state as usize], row)).or_insert(new);
            }
            class = finer;
            if found.len() == count {
                break;
            }
            count = found.len();
        }
        self.merged(&reached, &class)
    }

    /// One state for each class, the first one's first.
    fn merged(&self, reached: &[u32], class: &[u32]) -> Set {
        let mut found = Numbering::new(class[0]);
        for state in reached {
            found.number(class[*state as usize]);
        }
        let mut one: Vec<u32> = vec![0; found.list.len()];
        reached.iter().rev().for_each(|state| one[found.number(class[*state as usize]) as usize] = *state);
        let mut row =
            |state: &u32| self.rows[*state as usize].iter().map(|to| found.number(class[*to as usize])).collect();
        let rows = one.iter().map(&mut row).collect();
        let ends = one.iter().map(|state| self.ends[*state as usize]).collect();
        Set { radix: self.radix, tracks: self.tracks.clone(), rows, ends }
    }

    /// Whether columns of zeros at the beginning change nothing.
    pub fn has_free_zeros(&self) -> bool {
        let small = self.small();
        small.rows[0][0] == 0
    }
}

/// Things by number, in the order in which they were met.
struct Numbering<T> {
    numbers: FxHashMap<T, u32>,
    list: Vec<T>,
}

impl<T: Clone + Eq + std::hash::Hash> Numbering<T> {
    fn new(first: T) -> Self {
        let mut numbers = FxHashMap::default();
        numbers.insert(first.clone(), 0);
        Numbering { numbers, list: vec![first] }
    }

    fn number(&mut self, thing: T) -> u32 {
        let new = self.list.len() as u32;
        let number = *self.numbers.entry(thing.clone()).or_insert(new);
        if number == new {
            self.list.push(thing);
        }
        number
    }

    fn open(&self, at: usize) -> Option<T> {
        self.list.get(at).cloned()
    }

    fn limit(&self, columns: usize) -> Result<(), TooLarge> {
        let is_small = self.list.len() <= STATES && self.list.len() * columns <= ARROWS;
        if is_small { Ok(()) } else { Err(TooLarge) }
    }
}
