//! What stands on a board: the fours and threes of each side that have room, and its open twos; and what a stone more makes or takes of them.

use crate::boards::mnk::board::{Board, Mark};
use crate::kit::cells::cell_name;
use ground::say;
use ground::say::{Arg, Say};
use solve::search::lines::Lines;

/// Shapes of a side that are named at most.
const NAMED: usize = 4;

/// Stones in a line that have room to become a whole one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What they are, as messages choose by it.
    pub kind: &'static str,
    /// Their cells, in order.
    pub stones: Vec<usize>,
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

/// What a stone of this mark makes in a free cell, the strongest first.
pub fn made(board: &Board, mark: Mark, cell: usize, k: usize) -> Vec<Standing> {
    let mut shapes = after(board, [mark, mark], cell, k);
    shapes.retain(|shape| shape.stones.contains(&cell));
    shapes
}

/// The shapes of the other mark that lose room by a stone of this one.
pub fn cut(board: &Board, mark: Mark, cell: usize, k: usize) -> Vec<Standing> {
    let lines = Lines::of(board.rows, board.cols, k);
    let left = after(board, [mark, mark.other()], cell, k);
    let mut shapes = Shapes { board, mark: mark.other(), k, lines: &lines }.all();
    shapes.retain(|shape| !left.contains(shape));
    shapes
}

/// The shapes of the second mark once the first is put into a cell.
fn after(board: &Board, [put, mark]: [Mark; 2], cell: usize, k: usize) -> Vec<Standing> {
    let lines = Lines::of(board.rows, board.cols, k);
    let mut after = board.clone();
    after.cells[cell] = Some(put);
    Shapes { board: &after, mark, k, lines: &lines }.all()
}

/// The first of these shapes in words, and how many are left out.
pub fn listed(shapes: &[Standing], cols: usize) -> (Vec<Arg>, usize) {
    let name = |shape: &Standing| {
        let stones: Vec<String> = shape.stones.iter().map(|cell| cell_name(*cell, cols)).collect();
        Arg::from(say!("mnk-shape", kind = shape.kind, stones = stones.join("-")))
    };
    let nothing = shapes.is_empty().then(|| Arg::from(say!("mnk-shape-none")));
    (shapes.iter().take(NAMED).map(name).chain(nothing).collect(), shapes.len().saturating_sub(NAMED))
}

impl Shapes<'_> {
    /// Fours, open threes, other threes, open twos.
    fn all(&self) -> Vec<Standing> {
        // Stones of a shape that is told are no shape of their own.
        let is_part = |part: &[usize], whole: &Vec<usize>| part.iter().all(|stone| whole.contains(stone));
        let (wide, fours): (Vec<Vec<usize>>, Vec<Vec<usize>>) =
            self.lacking(1).into_iter().partition(|four| self.ends(four) > 1);
        let mut told = [wide.clone(), fours.clone()].concat();
        let is_new = |part: &[usize], told: &[Vec<usize>]| !told.iter().any(|whole| is_part(part, whole));
        let threes = self.lacking(2).into_iter().filter(|three| is_new(three, &told));
        let (open, short): (Vec<Vec<usize>>, Vec<Vec<usize>>) = threes.partition(|stones| self.is_open(stones));
        told.extend(open.iter().chain(&short).cloned());
        let twos = self.lacking(3).into_iter().filter(|two| is_new(two, &told) && self.opens(two)).collect();
        let kinds = [("open-four", wide), ("four", fours), ("open-three", open), ("three", short), ("open-two", twos)];
        let of = |(kind, shapes): (&'static str, Vec<Vec<usize>>)| {
            shapes.into_iter().map(move |stones| Standing { kind, stones })
        };
        kinds.into_iter().flat_map(of).collect()
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
