//! Rows of coins that touch nothing else, by kind and length alone: what nothing but rows is worth, and which are worth opening.
//!
//! Computes coins still to come, the mover's minus the opponent's, where only such rows are left. Range: any lengths. Cost: the
//! product of how many rows of each kind there are, once for each collection.
//!
//! Of chains of three coins or more only a shortest one is worth opening, and likewise of loops of four or more: whoever is
//! offered the longer one can play as if it were the shorter, and the other way round, at the cost of the difference.
//!
//! Of all rows of which nothing can be left, loops or chains, only a shortest one is worth opening. Such a row is taken whole by whom
//! it is given, who then must cut: beside anything else, rows of a and of b such coins, a < b, leave the same game to play, but for
//! b - a coins that go to whoever takes the row, so the two are worth at most b - a apart. With both there, to open the one of a is
//! worth -(a + rest with b), the other -(b + rest with a), and the first is not less.
//!
//! Two equal rows of which nothing can be left are worth nothing beside whatever else there is, and are dropped: who is given one
//! takes it and gives the other, and all is as before.
//!
//! Two collections are kin if they have as many chains of three or more, as many loops of four or more, and of rows of which nothing
//! can be left both an odd number or both an even one. Beside anything else kin are worth at most so much apart as it takes coins to
//! make one the other: one coin more in a row changes no cut that can be made nor who must cut next, only what the row gives by one,
//! and rows of which nothing can be left are made equal in pairs and dropped. So bounds of one collection tell of all its kin.
//!
//! Worked by hand: two chains of three. Whoever cuts gives three away; the opponent takes one, leaves two, and gets the other
//! three: 1 - 2 + 3 = 2 for the opponent, so the rows are worth -2. Chains of three and four are worth -(1 - 2 + 4) = -3, one coin apart.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::scores::dots_and_boxes::solver::runs::Shape;

/// A collection of rows by number; 0 is none.
pub type Rows = u32;

/// A row that touches nothing else: how it ends, loop or chain, and how many coins it has.
pub type Row = (Shape, u8);

/// All collections met so far by those who share them; numbers never change.
#[derive(Default)]
struct Book {
    lists: Vec<Vec<Row>>,
    numbers: FxHashMap<Vec<Row>, Rows>,
    sheets: Vec<Arc<Sheet>>,
}

/// What is known of a collection.
struct Sheet {
    value: i32,
    opened: Vec<Row>,
    measure: Measure,
}

/// What tells kin apart.
#[derive(Default)]
struct Measure {
    /// The shortest of its kin.
    kin: Rows,
    /// How long its rows are, those of one kind after the other and the shorter first; of rows of which nothing can be left only the
    /// longest of an odd number.
    lengths: Vec<u8>,
    /// How much all pairs of the others may be worth.
    pairs: u8,
}

/// All collections met so far. A clone shares them, and the numbers they have; what it looked up lately is its own.
#[derive(Clone)]
pub struct Store {
    book: Arc<Mutex<Book>>,
    sheets: Vec<Arc<Sheet>>,
    steps: FxHashMap<(Rows, Row, bool), Rows>,
}

impl Default for Store {
    /// Only the empty collection.
    fn default() -> Self {
        let mut book = Book::default();
        book.number(Vec::new());
        Store { sheets: book.sheets.clone(), book: Arc::new(Mutex::new(book)), steps: FxHashMap::default() }
    }
}

impl Book {
    fn number(&mut self, list: Vec<Row>) -> Rows {
        if let Some(number) = self.numbers.get(&list) {
            return *number;
        }
        let mut shortest = list.clone();
        shortest.sort_by_key(|(_, coins)| *coins);
        let mut opened: Vec<Row> = Vec::new();
        for row in shortest {
            if !opened.iter().any(|other| kind(*other) == kind(row)) {
                opened.push(row);
            }
        }
        let value = opened.iter().map(|row| self.opening(&list, *row)).max().unwrap_or(0);
        let shortest = kin(&list);
        let kin = (shortest != list).then(|| self.number(shortest));
        let number = self.lists.len() as Rows;
        let measure = Measure { kin: kin.unwrap_or(number), ..Measure::of(&list) };
        self.sheets.push(Arc::new(Sheet { value, opened, measure }));
        self.lists.push(list.clone());
        self.numbers.insert(list, number);
        number
    }

    /// What these rows are worth if this one is opened.
    fn opening(&mut self, list: &[Row], row: Row) -> i32 {
        let mut left = list.to_vec();
        left.remove(list.partition_point(|other| *other < row));
        let left = self.number(left);
        let (taken, spare) = row.0.gives(row.1.into());
        -after(taken as i32, spare as i32, self.sheets[left as usize].value)
    }

    fn step(&mut self, rows: Rows, row: Row, is_more: bool) -> Rows {
        let mut list = self.lists[rows as usize].clone();
        let at = list.partition_point(|other| *other < row);
        let is_pair = is_more && list.get(at) == Some(&row);
        if is_pair && row.0.gives(row.1.into()).1 == 0 {
            list.remove(at);
        } else if is_more {
            list.insert(at, row);
        } else {
            list.remove(at);
        }
        self.number(list)
    }
}

impl Store {
    /// The collection with one row more; with two equal ones less where these are worth nothing.
    pub fn with(&mut self, rows: Rows, row: Row) -> Rows {
        self.step(rows, row, true)
    }

    /// The collection without one of its rows.
    pub fn without(&mut self, rows: Rows, row: Row) -> Rows {
        self.step(rows, row, false)
    }

    fn step(&mut self, rows: Rows, row: Row, is_more: bool) -> Rows {
        if let Some(next) = self.steps.get(&(rows, row, is_more)) {
            return *next;
        }
        let mut book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        let next = book.step(rows, row, is_more);
        self.sheets.extend_from_slice(&book.sheets[self.sheets.len()..]);
        self.steps.insert((rows, row, is_more), next);
        next
    }

    /// The rows worth opening: the shortest of every kind.
    pub fn opened(&self, rows: Rows) -> &[Row] {
        &self.sheet(rows).opened
    }

    /// What nothing but these rows is worth to who must open one.
    pub fn value(&self, rows: Rows) -> i32 {
        self.sheet(rows).value
    }

    /// The shortest of its kin, which have the same.
    pub fn kin(&self, rows: Rows) -> Rows {
        self.sheet(rows).measure.kin
    }

    /// How much two collections are apart at most in worth beside anything else; `None` if they are not kin, or if only others have met
    /// the second one so far.
    ///
    /// Worked: chains of three and six are at most 1 + 2 apart from chains of four and four.
    pub fn apart(&self, rows: Rows, other: Rows) -> Option<u8> {
        if rows == other {
            return Some(0);
        }
        let (a, b) = (&self.sheet(rows).measure, &self.sheets.get(other as usize)?.measure);
        let lengths = a.lengths.iter().zip(&b.lengths).map(|(a, b)| a.abs_diff(*b)).sum::<u8>();
        (a.kin == b.kin).then_some(a.pairs + b.pairs + lengths)
    }

    /// Learns of all collections that others have met.
    pub fn catch_up(&mut self) {
        let book = self.book.lock().unwrap_or_else(PoisonError::into_inner);
        self.sheets.extend_from_slice(&book.sheets[self.sheets.len()..]);
    }

    fn sheet(&self, rows: Rows) -> &Sheet {
        &self.sheets[rows as usize]
    }
}

impl Measure {
    fn of(list: &[Row]) -> Self {
        let of = |shape: Option<Shape>| {
            let mut lengths: Vec<u8> = list.iter().filter(|row| kind(**row) == shape).map(|row| row.1).collect();
            lengths.sort_unstable();
            lengths
        };
        let whole = of(None);
        let pairs = whole.chunks_exact(2);
        let lengths = [&of(Some(Shape::Loop)), &of(Some(Shape::Chain)), pairs.remainder()].concat();
        Measure { lengths, pairs: pairs.map(|two| two[1] - two[0]).sum(), ..Measure::default() }
    }
}

/// The shortest collection that is kin to this one.
fn kin(list: &[Row]) -> Vec<Row> {
    let count = |shape: Option<Shape>| list.iter().filter(|row| kind(**row) == shape).count();
    let (loops, chains, whole) = (count(Some(Shape::Loop)), count(Some(Shape::Chain)), count(None));
    let mut shortest = vec![(Shape::Loop, 4); loops];
    shortest.extend(vec![(Shape::Chain, 1); whole % 2]);
    shortest.extend(vec![(Shape::Chain, 3); chains]);
    shortest
}

/// What taking so many coins and perhaps leaving some is worth, when the rest is worth so much to who must cut there.
pub fn after(taken: i32, spare: i32, rest: i32) -> i32 {
    taken + if spare == 0 { rest } else { (rest + spare).abs() }
}

/// Rows of one kind differ in length alone: loops and chains of which some may be left, and all of which nothing can be left.
fn kind((shape, coins): Row) -> Option<Shape> {
    let (_, spare) = shape.gives(usize::from(coins));
    (spare > 0).then_some(shape)
}
