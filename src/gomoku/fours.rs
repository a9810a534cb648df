//! Continuous fours: each move of the attacker threatens five at once, so each answer is forced, and the win is one line.

use crate::board::{Board, Fives, Side};
use crate::cells::{Cell, CellSet};

/// Fours of one line at most.
const LONGEST: usize = 40;

/// Positions without such a win that are remembered.
const REMEMBERED: usize = 1 << 18;

/// A win by continuous fours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The fours that are answered, each with its answer.
    pub forced: Vec<(Cell, Cell)>,
    /// The four with two ways to complete it; `None` where five is there without one.
    pub last: Option<Cell>,
    /// Where five is completed then; twice the same where one cell does.
    pub fives: [Cell; 2],
}

impl Line {
    /// The move that it begins with.
    pub fn first(&self) -> Cell {
        self.forced.first().map(|(four, _)| *four).or(self.last).unwrap_or(self.fives[0])
    }
}

/// What stops a line, found by playing it through.
#[derive(Clone, Copy, Default)]
pub struct Stops {
    /// Every other stone of the defender leaves the line as it is.
    pub cells: CellSet,
    /// The same where the defender may have one more stone somewhere: whatever stands outside changes nothing.
    pub zone: CellSet,
}

/// The search for continuous fours.
pub struct Fours {
    failed: Vec<u64>,
    /// Positions looked at since the start.
    pub visited: u64,
    left: u64,
}

impl Default for Fours {
    fn default() -> Self {
        Fours { failed: vec![0; REMEMBERED], visited: 0, left: 0 }
    }
}

impl Fours {
    /// A win of a side by continuous fours, that side to move, looking at no more than so many positions.
    pub fn find(&mut self, board: &mut Board, side: Side, most: u64) -> Option<Line> {
        self.left = most;
        let mut line = Line::default();
        self.seek(board, side, &mut line).then_some(line)
    }

    fn seek(&mut self, board: &mut Board, side: Side, line: &mut Line) -> bool {
        self.visited += 1;
        if let Fives::One(five) | Fives::Two(five, _) = board.fives(side) {
            line.fives = [five; 2];
            return true;
        }
        let must = match board.fives(side.other()) {
            Fives::Two(..) => return false,
            Fives::One(cell) => Some(cell),
            Fives::None => None,
        };
        if board.count(side, 3) == 0 || line.forced.len() >= LONGEST || self.left == 0 {
            return false;
        }
        self.left -= 1;
        let key = board.key(side);
        let slot = key as usize & (REMEMBERED - 1);
        if self.failed[slot] == key {
            return false;
        }
        let is_won = self.seek_fours(board, side, must, line);
        if !is_won && self.left > 0 {
            self.failed[slot] = key;
        }
        is_won
    }

    fn seek_fours(&mut self, board: &mut Board, side: Side, must: Option<Cell>, line: &mut Line) -> bool {
        let mut seen = CellSet::default();
        for window in board.windows(side, 3) {
            let [one, two] = board.gaps::<2>(window);
            for four in [one, two] {
                if must.is_some_and(|must| must != four) || seen.has(four) {
                    continue;
                }
                seen.add(four);
                if self.is_won_by(board, side, four, line) {
                    return true;
                }
                if self.left == 0 {
                    return false;
                }
            }
        }
        false
    }

    fn is_won_by(&mut self, board: &mut Board, side: Side, four: Cell, line: &mut Line) -> bool {
        board.put(four, side);
        let is_won = match board.fives(side) {
            Fives::None => false,
            Fives::Two(one, two) => {
                (line.last, line.fives) = (Some(four), [one, two]);
                true
            }
            Fives::One(answer) => {
                board.put(answer, side.other());
                line.forced.push((four, answer));
                let is_won = self.seek(board, side, line);
                board.lift(answer);
                if !is_won {
                    line.forced.pop();
                }
                is_won
            }
        };
        board.lift(four);
        is_won
    }
}

/// What stops a line of a side, the other side to move first.
///
/// A stone elsewhere is in no cell that the line plays, and cannot make five in answer to a four: for that it would have to stand in a
/// window with three of its colour, at the start or after an answer of the line, and the free cells of all these are in the set.
pub fn stops(board: &mut Board, side: Side, line: &Line) -> Stops {
    let other = side.other();
    let mut stops = Stops::default();
    let gather = |board: &Board, stops: &mut Stops| {
        board.add_gaps(other, 3, &mut stops.cells);
        board.add_gaps(other, 2, &mut stops.zone);
    };
    gather(board, &mut stops);
    for &(four, answer) in &line.forced {
        board.put(four, side);
        board.put(answer, other);
        stops.cells.add(four);
        stops.cells.add(answer);
        gather(board, &mut stops);
    }
    line.last.into_iter().chain(line.fives).for_each(|cell| stops.cells.add(cell));
    for &(four, answer) in line.forced.iter().rev() {
        board.lift(answer);
        board.lift(four);
    }
    stops.zone.join(&stops.cells);
    stops
}
