//! All small tests, in order: by the sum of their numbers, then by how many there are.

use num_traits::{Signed, ToPrimitive, Zero};

use crate::case::{Case, Datum, Size};
use crate::layout::{Field, Form, Piece, fields};
use crate::problem::Problem;
use ground::num::Int;

/// Weights that are tried at most.
const WEIGHTS: usize = 80;

/// The first tests, until there are so many; `is_valid` says which may stand.
pub fn first(problem: &Problem, most: usize, is_valid: &dyn Fn(&Case) -> bool) -> Vec<Case> {
    let mut found = Vec::new();
    for weight in 0..WEIGHTS {
        let mut layer = Vec::new();
        Maker { problem, room: 200_000 }.cases(&problem.layout.pieces, weight, &mut layer);
        layer.retain(is_valid);
        layer.sort_by_cached_key(Case::size);
        found.extend(layer);
        if found.len() >= most {
            break;
        }
    }
    found.truncate(most);
    found
}

/// Every test that is smaller than this, the smallest first; and whether these are really all. At most so many.
pub fn below(problem: &Problem, size: &Size, most: usize, is_valid: &dyn Fn(&Case) -> bool) -> (Vec<Case>, bool) {
    let mut found: Vec<Case> = Vec::new();
    let heaviest = size.0.to_usize().unwrap_or(WEIGHTS).saturating_add(size.1);
    let mut is_all = heaviest < WEIGHTS && has_no_zeros(problem, &problem.layout.pieces);
    for weight in 0..=heaviest.min(WEIGHTS) {
        let mut maker = Maker { problem, room: 20 * most };
        let mut layer = Vec::new();
        maker.cases(&problem.layout.pieces, weight, &mut layer);
        is_all &= maker.room > 0;
        layer.retain(|case| case.size() < *size && is_valid(case));
        found.extend(layer);
        if found.len() > most || maker.room == 0 {
            is_all = false;
            break;
        }
    }
    found.sort_by_cached_key(Case::size);
    found.truncate(most);
    (found, is_all)
}

/// Whether no list may hold 0: of those, endlessly many would be small.
fn has_no_zeros(problem: &Problem, pieces: &[Piece]) -> bool {
    fields(pieces).all(|field| match &field.form {
        Form::Number | Form::Word => true,
        Form::List(_) | Form::Array => problem.limits.words(&field.name)[0] > 0,
        Form::Rows(..) | Form::Arrays => false,
    })
}

struct Maker<'p> {
    problem: &'p Problem,
    /// Tests that may still be made.
    room: usize,
}

impl Maker<'_> {
    /// Every test of exactly this weight.
    fn cases(&mut self, pieces: &[Piece], weight: usize, found: &mut Vec<Case>) {
        let fields: Vec<&Field> = fields(pieces).collect();
        self.rest(&fields, weight, &mut Vec::new(), found);
    }

    fn rest(&mut self, left: &[&Field], weight: usize, made: &mut Vec<Datum>, found: &mut Vec<Case>) {
        let Some((field, left)) = left.split_first() else {
            if weight == 0 && self.room > 0 {
                self.room -= 1;
                found.push(Case(made.clone()));
            }
            return;
        };
        let lightest = if left.is_empty() { weight } else { 0 };
        for own in lightest..=weight {
            if self.room == 0 {
                return;
            }
            for datum in self.data(field, own) {
                made.push(datum);
                self.rest(left, weight - own, made, found);
                made.pop();
            }
        }
    }

    /// Everything of this weight that may stand in a field.
    fn data(&mut self, field: &Field, weight: usize) -> Vec<Datum> {
        let [shortest, longest] = self.problem.limits.length(field);
        match &field.form {
            Form::Number => self.numbers(&field.name, weight).into_iter().map(Datum::Number).collect(),
            Form::List(_) | Form::Array => {
                let mut lists = Vec::new();
                for length in shortest..=longest.min(shortest + weight) {
                    self.lists(&field.name, length, weight - (length - shortest), &mut Vec::new(), &mut lists);
                }
                lists.into_iter().map(Datum::List).collect()
            }
            Form::Word => self.words(shortest + weight, longest),
            Form::Rows(inner, _) => self.rows(inner, [shortest, longest], weight),
            Form::Arrays => {
                let list = Field { name: field.name.clone(), form: Form::List(String::new()) };
                self.rows(&[Piece::Field(list)], [shortest, longest], weight)
            }
        }
    }

    fn numbers(&self, name: &str, weight: usize) -> Vec<Int> {
        let [least, most] = self.problem.limits.words(name);
        let nearest = if least <= 0 && most >= 0 { 0 } else { least.abs().min(most.abs()) };
        let size = nearest.saturating_add(weight as i64);
        let both = if size == 0 { vec![0] } else { vec![size, -size] };
        both.into_iter().filter(|n| (least..=most).contains(n)).map(Int::from).collect()
    }

    fn lists(&self, name: &str, length: usize, weight: usize, made: &mut Vec<Int>, found: &mut Vec<Vec<Int>>) {
        if made.len() == length {
            if weight == 0 {
                found.push(made.clone());
            }
            return;
        }
        if found.len() >= self.room {
            return;
        }
        let lightest = if made.len() + 1 == length { weight } else { 0 };
        for own in lightest..=weight {
            for n in self.numbers(name, own) {
                made.push(n);
                self.lists(name, length, weight - own, made, found);
                made.pop();
            }
        }
    }

    fn words(&self, length: usize, longest: usize) -> Vec<Datum> {
        /// Words that are all made.
        const ALL: usize = 10;
        let letters: Vec<char> = self.problem.limits.letters.chars().collect();
        if length > longest.min(ALL) || letters.is_empty() {
            return Vec::new();
        }
        let word = |mut number: usize| {
            let letter = |_| {
                let letter = letters[number % letters.len()];
                number /= letters.len();
                letter
            };
            Datum::Word((0..length).map(letter).collect())
        };
        (0..letters.len().pow(length as u32)).map(word).collect()
    }

    fn rows(&mut self, inner: &[Piece], [shortest, longest]: [usize; 2], weight: usize) -> Vec<Datum> {
        let mut found = Vec::new();
        for count in shortest..=longest.min(shortest + weight) {
            self.some_rows(inner, count, weight - (count - shortest), &mut Vec::new(), &mut found);
        }
        found.into_iter().map(Datum::Rows).collect()
    }

    fn some_rows(
        &mut self,
        inner: &[Piece],
        count: usize,
        weight: usize,
        made: &mut Vec<Case>,
        found: &mut Vec<Vec<Case>>,
    ) {
        if made.len() == count {
            if weight == 0 {
                found.push(made.clone());
            }
            return;
        }
        for own in 0..=weight {
            if found.len() >= self.room.min(20_000) {
                return;
            }
            let mut rows = Vec::new();
            self.cases(inner, own, &mut rows);
            for row in rows {
                made.push(row);
                self.some_rows(inner, count, weight - own, made, found);
                made.pop();
            }
        }
    }
}

/// Smaller tests that are near this one, the much smaller ones first.
pub fn reductions(case: &Case) -> Vec<Case> {
    let mut found = Vec::new();
    for (at, datum) in case.0.iter().enumerate() {
        for smaller in smaller(datum) {
            let mut data = case.0.clone();
            data[at] = smaller;
            found.push(Case(data));
        }
    }
    for (change, _) in [(1, ()), (2, ()), (16, ())] {
        found.push(case.mapped(&|n: &Int| if n.is_zero() { n.clone() } else { lowered(n, change) }));
    }
    found.extend(pairs_lowered(case));
    found
}

/// A number moved towards 0: by 1, or by a part of itself.
fn lowered(n: &Int, change: i64) -> Int {
    let step = if change == 1 { Int::from(1) } else { n.abs() / Int::from(change) };
    if n.is_negative() { n + step } else { n - step }
}

/// Two numbers lowered together keep their difference.
fn pairs_lowered(case: &Case) -> Vec<Case> {
    let numbers: Vec<usize> = (0..case.0.len()).filter(|&at| matches!(case.0[at], Datum::Number(_))).collect();
    let mut found = Vec::new();
    for (i, &a) in numbers.iter().enumerate() {
        for &b in &numbers[i + 1..] {
            let less = case.int(a).min(case.int(b)) / Int::from(2);
            for step in [less, Int::from(1)] {
                let mut data = case.0.clone();
                data[a] = Datum::Number(case.int(a) - &step);
                data[b] = Datum::Number(case.int(b) - &step);
                found.push(Case(data));
            }
        }
    }
    found
}

/// Places of a list that are each left out or lowered.
const PLACES: usize = 48;

fn smaller(datum: &Datum) -> Vec<Datum> {
    match datum {
        Datum::Number(n) => smaller_numbers(n).into_iter().map(Datum::Number).collect(),
        Datum::Word(word) => {
            let letters: Vec<char> = word.chars().collect();
            shorter(&letters).into_iter().map(|letters| Datum::Word(letters.into_iter().collect())).collect()
        }
        Datum::List(list) => {
            let mut found: Vec<Vec<Int>> = shorter(list);
            for at in 0..list.len().min(PLACES) {
                found.extend(smaller_numbers(&list[at]).into_iter().map(|n| with(list, at, n)));
            }
            found.into_iter().map(Datum::List).collect()
        }
        Datum::Rows(rows) => {
            let mut found = shorter(rows);
            for at in 0..rows.len().min(PLACES) {
                found.extend(reductions(&rows[at]).into_iter().map(|row| with(rows, at, row)));
            }
            found.into_iter().map(Datum::Rows).collect()
        }
    }
}

fn with<T: Clone>(list: &[T], at: usize, item: T) -> Vec<T> {
    let mut list = list.to_vec();
    list[at] = item;
    list
}

fn smaller_numbers(n: &Int) -> Vec<Int> {
    let mut found: Vec<Int> = Vec::new();
    let ways = [Int::from(n.signum()), n / Int::from(2), n - n / Int::from(16), lowered(n, 1)];
    for way in ways.into_iter().chain([Int::zero()]) {
        if way.abs() < n.abs() && !found.contains(&way) {
            found.push(way);
        }
    }
    found
}

/// The list without its halves, its quarters and single places.
fn shorter<T: Clone>(list: &[T]) -> Vec<Vec<T>> {
    let mut found = Vec::new();
    for parts in [2, 4, 8] {
        let size = list.len() / parts;
        if size > 1 {
            found.extend(
                (0..list.len() / size)
                    .map(|part| [&list[..part * size], &list[((part + 1) * size).min(list.len())..]].concat()),
            );
        }
    }
    found.extend((0..list.len().min(PLACES)).map(|at| [&list[..at], &list[at + 1..]].concat()));
    found
}
