//! Rows of coins that touch nothing else, by kind and length alone: what nothing but rows is worth, and which are worth opening.
//!
//! Computes coins still to come, the mover's minus the opponent's, where only such rows are left. Range: any lengths. Cost: the
//! product of how many rows of each kind there are, once for each collection.
//!
//! Of chains of three coins or more only a shortest one is worth opening, and likewise of loops of four or more: whoever is
//! offered the longer one can play as if it were the shorter, and the other way round, at the cost of the difference.
//!
//! Two equal rows of which nothing can be left are worth nothing beside whatever else there is, and are dropped: who is given one
//! takes it and gives the other, and all is as before.
//!
//! Worked by hand: two chains of three. Whoever cuts gives three away; the opponent takes one, leaves two, and gets the other
//! three: 1 - 2 + 3 = 2 for the opponent, so the rows are worth -2.

use rustc_hash::FxHashMap;

use crate::oracle::strings::runs::Shape;

/// A collection of rows by number; 0 is none.
pub type Rows = u32;

/// A row that touches nothing else: how it ends, loop or chain, and how many coins it has.
pub type Row = (Shape, u8);

/// All collections met so far.
pub struct Store {
    lists: Vec<Vec<Row>>,
    numbers: FxHashMap<Vec<Row>, Rows>,
    steps: FxHashMap<(Rows, Row, bool), Rows>,
    values: Vec<Option<i8>>,
    opened: Vec<Vec<Row>>,
}

impl Default for Store {
    /// Only the empty collection.
    fn default() -> Self {
        let mut store = Store {
            lists: Vec::new(),
            numbers: FxHashMap::default(),
            steps: FxHashMap::default(),
            values: Vec::new(),
            opened: Vec::new(),
        };
        store.number(Vec::new());
        store
    }
}

impl Store {
    fn number(&mut self, list: Vec<Row>) -> Rows {
        if let Some(number) = self.numbers.get(&list) {
            return *number;
        }
        let number = self.lists.len() as Rows;
        let mut opened: Vec<Row> = Vec::new();
        // They are in order, so the first of a kind is a shortest one.
        for row in &list {
            if !opened.iter().any(|other| kind(*other) == kind(*row)) {
                opened.push(*row);
            }
        }
        self.opened.push(opened);
        self.values.push(list.is_empty().then_some(0));
        self.lists.push(list.clone());
        self.numbers.insert(list, number);
        number
    }

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
        let next = self.number(list);
        self.steps.insert((rows, row, is_more), next);
        next
    }

    /// The rows worth opening: the shortest of every kind.
    pub fn opened(&self, rows: Rows) -> &[Row] {
        &self.opened[rows as usize]
    }

    /// What nothing but these rows is worth to who must open one.
    pub fn value(&mut self, rows: Rows) -> i32 {
        if let Some(value) = self.values[rows as usize] {
            return i32::from(value);
        }
        let mut best = i32::MIN;
        for i in 0..self.opened[rows as usize].len() {
            let (shape, coins) = self.opened[rows as usize][i];
            let left = self.without(rows, (shape, coins));
            let (taken, spare) = shape.gives(usize::from(coins));
            best = best.max(-after(taken as i32, spare as i32, self.value(left)));
        }
        self.values[rows as usize] = Some(best as i8);
        best
    }
}

/// What taking so many coins and perhaps leaving some is worth, when the rest is worth so much to who must cut there.
pub fn after(taken: i32, spare: i32, rest: i32) -> i32 {
    taken + if spare == 0 { rest } else { (rest + spare).abs() }
}

/// Rows of one kind differ in length alone. Those of which nothing can be left are told apart by it.
fn kind((shape, coins): Row) -> (Shape, u8) {
    let (_, spare) = shape.gives(usize::from(coins));
    (shape, if spare > 0 { 0 } else { coins })
}
