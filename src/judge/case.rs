//! One test of a problem: the numbers of its layout, in order, without those that only count others.

use num_traits::{Signed, ToPrimitive, Zero};

use ground::num::Int;

/// One test: a datum for each field of the layout.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Case(pub Vec<Datum>);

/// What stands in one field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Datum {
    /// A number.
    Number(Int),
    /// Numbers in a row.
    List(Vec<Int>),
    /// Rows of fields.
    Rows(Vec<Case>),
    /// Letters between quotes.
    Word(String),
}

/// How large a test is: smaller ones are easier to understand. The sum of its numbers comes first, then how many there are.
pub type Size = (Int, usize);

impl Case {
    /// The number in a field; 0 where no number stands there.
    pub fn int(&self, field: usize) -> Int {
        match self.0.get(field) {
            Some(Datum::Number(n)) => n.clone(),
            _ => Int::zero(),
        }
    }

    /// The number in a field as a machine word; one that does not fit becomes the largest.
    pub fn whole(&self, field: usize) -> i64 {
        word(&self.int(field))
    }

    /// The list in a field as machine words.
    pub fn list(&self, field: usize) -> Vec<i64> {
        self.ints(field).iter().map(word).collect()
    }

    /// The list in a field; none where no list stands there.
    pub fn ints(&self, field: usize) -> &[Int] {
        match self.0.get(field) {
            Some(Datum::List(list)) => list,
            _ => &[],
        }
    }

    /// The rows in a field; none where no rows stand there.
    pub fn rows(&self, field: usize) -> &[Case] {
        match self.0.get(field) {
            Some(Datum::Rows(rows)) => rows,
            _ => &[],
        }
    }

    /// The letters in a field; none where no letters stand there.
    pub fn letters(&self, field: usize) -> &str {
        match self.0.get(field) {
            Some(Datum::Word(word)) => word,
            _ => "",
        }
    }

    /// How large it is.
    ///
    /// Worked: the row 1 2 1 1 has size (5, 4).
    pub fn size(&self) -> Size {
        let mut size = (Int::zero(), 0);
        for datum in &self.0 {
            let (sum, count) = datum.size();
            size = (size.0 + sum, size.1 + count);
        }
        size
    }

    /// The largest number in it, by size without sign; nothing where there is no number.
    pub fn largest(&self) -> Option<Int> {
        let mut largest = None;
        self.each(&mut |n| largest = largest.take().max(Some(n.abs())));
        largest
    }

    /// Hands over every number.
    pub fn each(&self, then: &mut impl FnMut(&Int)) {
        for datum in &self.0 {
            match datum {
                Datum::Number(n) => then(n),
                Datum::List(list) => list.iter().for_each(&mut *then),
                Datum::Rows(rows) => rows.iter().for_each(|row| row.each(then)),
                Datum::Word(_) => {}
            }
        }
    }

    /// The same test with every number changed.
    #[must_use]
    pub fn mapped(&self, change: &impl Fn(&Int) -> Int) -> Case {
        let map = |datum: &Datum| match datum {
            Datum::Number(n) => Datum::Number(change(n)),
            Datum::List(list) => Datum::List(list.iter().map(change).collect()),
            Datum::Rows(rows) => Datum::Rows(rows.iter().map(|row| row.mapped(change)).collect()),
            Datum::Word(word) => Datum::Word(word.clone()),
        };
        Case(self.0.iter().map(map).collect())
    }
}

impl Datum {
    fn size(&self) -> Size {
        match self {
            Datum::Number(n) => (n.abs(), 1),
            Datum::List(list) => (list.iter().map(Signed::abs).sum(), list.len()),
            Datum::Word(word) => (Int::zero(), word.len()),
            Datum::Rows(rows) => {
                let sizes: Vec<Size> = rows.iter().map(Case::size).collect();
                (
                    sizes.iter().map(|(sum, _)| sum).sum(),
                    sizes.iter().map(|(_, count)| count).sum::<usize>() + rows.len(),
                )
            }
        }
    }
}

/// The number as a machine word; one that does not fit becomes the largest or least.
fn word(n: &Int) -> i64 {
    n.to_i64().unwrap_or(if n.is_negative() { i64::MIN } else { i64::MAX })
}
