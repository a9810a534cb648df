//! The rules of taking from the ends of a row, and the row itself: shared numbers, a range of them, two totals.

use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use ground::num::Int;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;

/// Taking from the ends of a row.
pub struct Ends;

/// What is left of a row, and what both sides hold. All positions of one game share the numbers.
#[derive(Clone, Debug)]
pub struct Row {
    numbers: Arc<[Int]>,
    left: Range<usize>,
    /// The mover's total so far.
    pub own: Int,
    /// The opponent's total so far.
    pub other: Int,
}

/// Which end a number is taken from; the last number is taken from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The left one.
    Left,
    /// The right one.
    Right,
}

impl Row {
    /// A row of which nothing was taken.
    pub fn of(numbers: Vec<Int>) -> Self {
        Row { left: 0..numbers.len(), numbers: numbers.into(), own: Int::ZERO, other: Int::ZERO }
    }

    /// The numbers that are left.
    pub fn rest(&self) -> &[Int] {
        &self.numbers[self.left.clone()]
    }

    /// The ends a number can be taken from.
    pub fn ends(&self) -> &'static [End] {
        match self.left.len() {
            0 => &[],
            1 => &[End::Left],
            _ => &[End::Left, End::Right],
        }
    }

    /// The number at an end. The row must not be empty.
    pub fn at(&self, end: End) -> &Int {
        match end {
            End::Left => &self.numbers[self.left.start],
            End::Right => &self.numbers[self.left.end - 1],
        }
    }

    /// The row seen by the opponent after a number was taken.
    pub fn without(&self, end: End) -> Self {
        let left = match end {
            End::Left => self.left.start + 1..self.left.end,
            End::Right => self.left.start..self.left.end - 1,
        };
        Row { numbers: self.numbers.clone(), left, own: self.other.clone(), other: &self.own + self.at(end) }
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.rest() == other.rest() && self.own == other.own && self.other == other.other
    }
}

impl Eq for Row {}

impl Hash for Row {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.rest(), &self.own, &self.other).hash(state);
    }
}

impl End {
    /// `L` or `R`.
    pub fn letter(self) -> &'static str {
        match self {
            End::Left => "L",
            End::Right => "R",
        }
    }

    /// Where a finger points.
    pub fn spot(self) -> Spot {
        Spot(self as u32)
    }

    /// "from the left".
    pub fn say(self) -> Say {
        match self {
            End::Left => say!("ends-from-left"),
            End::Right => say!("ends-from-right"),
        }
    }
}

impl Rules for Ends {
    type Pos = Row;
    type Move = End;

    fn start(&self) -> At<Row> {
        At::first(Row::of([4, 7, 2, 9, 5, 2].map(Int::from).to_vec()))
    }

    fn moves(&self, at: &At<Row>) -> Moves<'_, End> {
        Moves::all(at.pos.ends().to_vec())
    }

    fn legal(&self, at: &At<Row>, end: &End) -> Result<(), Illegal> {
        if at.pos.ends().contains(end) { Ok(()) } else { Err(Illegal(say!("ends-last-is-left"))) }
    }

    fn play(&self, at: &At<Row>, end: &End) -> At<Row> {
        at.leave(at.pos.without(*end))
    }

    fn ending(&self, at: &At<Row>) -> Option<Ending> {
        let (first, second) = by_side(at);
        at.pos.left.is_empty().then(|| Ending::Score { first: first.clone(), second: second.clone() })
    }
}

/// The totals of the first and of the second player so far.
fn by_side(at: &At<Row>) -> (&Int, &Int) {
    match at.to {
        Side::First => (&at.pos.own, &at.pos.other),
        Side::Second => (&at.pos.other, &at.pos.own),
    }
}
