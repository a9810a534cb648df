//! How large the numbers of a problem may be, and whether a test may stand.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use num_traits::{One, Zero};
use serde::Deserialize;

use crate::case::{Case, Datum};
use crate::layout::{Field, Form, Piece, fields};
use ground::num::Int;

/// What a problem demands of its tests.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Tests of one file, from one to this.
    pub tests: Option<usize>,
    /// The least and the largest of each named number, also of the numbers that count a list.
    pub numbers: BTreeMap<String, [i64; 2]>,
    /// The least and the largest length of arrays, words and rows that no number counts.
    pub lengths: BTreeMap<String, [usize; 2]>,
    /// The most that the lengths of a list sum to over all tests of a file.
    pub total: BTreeMap<String, usize>,
    /// The letters of words.
    pub letters: String,
    /// Lists whose lengths are even.
    pub even: Vec<String>,
    /// Lists whose numbers may have any sign where only the program's own limits hold.
    pub signed: Vec<String>,
    /// Lists without equal numbers.
    pub distinct: Vec<String>,
    /// Whether numbers may have any size beyond the largest, which then only bounds what is generated.
    pub is_open: bool,
}

/// The length of a list that nothing bounds.
const LENGTH: usize = 100;

impl Limits {
    /// The range of a number; of one that is not named, all naturals.
    pub fn range(&self, name: &str) -> RangeInclusive<Int> {
        let [least, most] = self.numbers.get(name).copied().unwrap_or([0, i64::MAX]);
        Int::from(least)..=Int::from(most)
    }

    /// The range of a number as machine words.
    pub fn words(&self, name: &str) -> [i64; 2] {
        self.numbers.get(name).copied().unwrap_or([0, 1_000_000_000])
    }

    /// How many may stand in a field.
    pub fn length(&self, field: &Field) -> [usize; 2] {
        if let Some(length) = self.lengths.get(&field.name) {
            return *length;
        }
        let count = match &field.form {
            Form::List(count) | Form::Rows(_, Some(count)) => Some(count),
            _ => None,
        };
        match count.and_then(|count| self.numbers.get(count)) {
            Some([least, most]) => [(*least).max(0) as usize, (*most).max(0) as usize],
            None => [0, LENGTH],
        }
    }

    /// The first field of a test that is beyond the limits, and what was expected there; nothing where all is well.
    ///
    /// `is_strict`: the largest holds as well as the least.
    pub fn broken<'p>(&self, pieces: &'p [Piece], case: &Case, is_strict: bool) -> Option<(&'p Field, [Int; 2])> {
        fields(pieces).zip(&case.0).find_map(|(field, datum)| self.broken_field(field, datum, is_strict))
    }

    fn broken_field<'p>(&self, field: &'p Field, datum: &Datum, is_strict: bool) -> Option<(&'p Field, [Int; 2])> {
        let (least, most) = self.range(&field.name).into_inner();
        let is_free = !is_strict && self.signed.contains(&field.name);
        let fits = |n: &Int| is_free || *n >= least && (!is_strict || *n <= most);
        let [shortest, longest] = self.length(field);
        let lengths = |length: usize| {
            let fits = length >= shortest && (!is_strict || length <= longest);
            let is_even = length.is_multiple_of(2) || !self.even.contains(&field.name);
            (!fits || !is_even).then(|| (field, [Int::from(shortest), Int::from(longest)]))
        };
        match datum {
            Datum::Number(n) => (!fits(n)).then(|| (field, [least.clone(), most.clone()])),
            Datum::List(list) => lengths(list.len()).or_else(|| {
                let is_broken = !list.iter().all(fits) || self.has_twins(field, list);
                is_broken.then(|| (field, [least.clone(), most.clone()]))
            }),
            Datum::Word(word) => lengths(word.len()).or_else(|| {
                let is_known = |c| self.letters.is_empty() || self.letters.contains(c);
                (!word.chars().all(is_known)).then(|| (field, [Int::zero(), Int::one()]))
            }),
            Datum::Rows(rows) => lengths(rows.len()).or_else(|| match &field.form {
                Form::Rows(inner, _) => {
                    rows.iter().find_map(|row| self.broken(inner, row, is_strict).map(|(_, range)| (field, range)))
                }
                _ => rows
                    .iter()
                    .flat_map(|row| row.ints(0))
                    .any(|n| !fits(n))
                    .then(|| (field, [least.clone(), most.clone()])),
            }),
        }
    }

    fn has_twins(&self, field: &Field, list: &[Int]) -> bool {
        let mut sorted = list.to_vec();
        sorted.sort_unstable();
        self.distinct.contains(&field.name) && sorted.windows(2).any(|pair| pair[0] == pair[1])
    }
}
