//! What stands on a board whose value is an estimate: the threes of each side that have room, and its open twos.

use crate::boards::mnk::board::{Board, Mark};
use crate::boards::mnk::solver::five::shapes::Shape;
use crate::kit::cells::cell_name;
use ground::say;
use ground::say::{Arg, Say};
use solve::search::lines::Lines;

/// Shapes of a side that are named at most.
const NAMED: usize = 4;

/// Stones in a line that have room to become a whole one.
struct Standing {
    kind: &'static str,
    stones: Vec<usize>,
}

/// The shapes of one mark on a board, the strongest first.
struct Shapes<'a> {
    board: &'a Board,
    mark: Mark,
    k: usize,
    lines: &'a Lines,
}

/// What stands of each side, the mover's first, where it is anything: `None`, where nobody has three with room or an open two.
pub fn told(board: &Board, own: Mark, k: usize) -> Option<Say> {
    let lines = Lines::of(board.rows, board.cols, k);
    let shapes = [own, own.other()].map(|mark| Shapes { board, mark, k, lines: &lines }.all());
    if shapes.iter().all(Vec::is_empty) {
        return None;
    }
    let [own, other] = shapes.map(|shapes| listed(&shapes, board.cols));
    let ([own, other], [more, others]) = ([own.0, other.0], [own.1, other.1]);
    Some(say!("mnk-look-standing", own = own, more = more, other = other, others = others))
}

/// The first of these shapes in words, and how many are left out.
fn listed(shapes: &[Standing], cols: usize) -> (Vec<Arg>, usize) {
    let name = |shape: &Standing| {
        let stones: Vec<String> = shape.stones.iter().map(|cell| cell_name(*cell, cols)).collect();
        Arg::from(say!("mnk-shape", kind = shape.kind, stones = stones.join("-")))
    };
    let nothing = shapes.is_empty().then(|| Arg::from(say!("mnk-shape-none")));
    (shapes.iter().take(NAMED).map(name).chain(nothing).collect(), shapes.len().saturating_sub(NAMED))
}

impl Shapes<'_> {
    /// Open threes, other threes, open twos.
    fn all(&self) -> Vec<Standing> {
        let (open, short): (Vec<Vec<usize>>, Vec<Vec<usize>>) =
            self.lacking(2).into_iter().partition(|stones| self.is_open(stones));
        // Two of three that are told are no shape of their own.
        let is_part = |two: &Vec<usize>, three: &Vec<usize>| two.iter().all(|stone| three.contains(stone));
        let is_new = |two: &Vec<usize>| !open.iter().chain(&short).any(|three| is_part(two, three));
        let twos = self.lacking(3).into_iter().filter(|two| is_new(two) && self.opens(two));
        let twos: Vec<Vec<usize>> = twos.collect();
        let of = |kind: &'static str, stones: Vec<Vec<usize>>| {
            stones.into_iter().map(move |stones| Standing { kind, stones })
        };
        of("open-three", open).chain(of("three", short)).chain(of("open-two", twos)).collect()
    }

    /// The stones of each line that lacks so many and holds none of the other side; each set once.
    fn lacking(&self, few: usize) -> Vec<Vec<usize>> {
        let mut sets: Vec<Vec<usize>> = Vec::new();
        for line in &self.lines.all {
            let cells = || line.iter().map(|cell| usize::from(*cell));
            let is_own = |cell: &usize| self.board.cells[*cell] == Some(self.mark);
            let has_other = cells().any(|cell| self.board.cells[cell] == Some(self.mark.other()));
            let stones: Vec<usize> = cells().filter(is_own).collect();
            if !has_other && stones.len() + few == self.k && !sets.contains(&stones) {
                sets.push(stones);
            }
        }
        sets
    }

    /// The lines through a cell.
    fn through(&self, cell: usize) -> impl Iterator<Item = &Vec<u16>> {
        self.lines.through[cell].iter().map(|line| &self.lines.all[usize::from(*line)])
    }

    /// The free cells of the lines that hold all of these stones.
    fn around(&self, stones: &[usize]) -> Vec<usize> {
        let holds = |line: &&Vec<u16>| stones.iter().all(|stone| line.iter().any(|cell| usize::from(*cell) == *stone));
        let cells = self.through(stones[0]).filter(holds).flatten().map(|cell| usize::from(*cell));
        let mut free: Vec<usize> =
            cells.filter(|cell| self.board.cells[*cell].is_none() && !stones.contains(cell)).collect();
        free.sort_unstable();
        free.dedup();
        free
    }

    /// Whether one stone more makes a four of these that two cells complete.
    fn is_open(&self, stones: &[usize]) -> bool {
        self.around(stones).into_iter().any(|cell| {
            let mut four = [stones, &[cell]].concat();
            four.sort_unstable();
            self.ends(&four) > 1
        })
    }

    /// The cells that complete a line of these stones, in that line alone.
    fn ends(&self, four: &[usize]) -> usize {
        let is_short = |cell: &usize| {
            let five = |line: &Vec<u16>| {
                let mut others = line.iter().map(|cell| usize::from(*cell)).filter(|cell| !four.contains(cell));
                others.next() == Some(*cell) && others.next().is_none()
            };
            self.through(*cell).any(five)
        };
        self.around(four).iter().filter(|cell| is_short(cell)).count()
    }

    /// Whether one stone more makes an open three of these.
    fn opens(&self, stones: &[usize]) -> bool {
        self.around(stones).into_iter().any(|cell| {
            let mut three = [stones, &[cell]].concat();
            three.sort_unstable();
            self.is_open(&three)
        })
    }
}

/// What a stone makes, as messages choose by it.
pub fn named(shape: Shape) -> &'static str {
    match shape {
        Shape::None => "none",
        Shape::One | Shape::OpenOne => "one",
        Shape::Two => "two",
        Shape::OpenTwo => "open-two",
        Shape::Three => "three",
        Shape::OpenThree => "open-three",
        Shape::Four => "four",
        Shape::OpenFour => "open-four",
        Shape::Five => "five",
    }
}
