//! The rules of dots and boxes: edges between neighbouring dots, and boxes that four edges close.

use crate::kit::cells::cell_name;
use crate::kit::past::Past;
use crate::scores::dots_and_boxes::solver::web::End;
use ground::num::Int;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// The most rows or columns of boxes.
pub const LONGEST: usize = 8;

/// Dots and boxes; its size shapes the start and every position.
pub struct DotsAndBoxes {
    /// Rows of boxes.
    pub rows: usize,
    /// Columns of boxes.
    pub cols: usize,
}

/// What is drawn, and how many boxes are held. Who holds which box only matters to the eye.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Rows of boxes.
    pub rows: usize,
    /// Columns of boxes.
    pub cols: usize,
    /// Whether each edge is drawn, dot by dot in reading order: the one to its right, then the one below it.
    pub drawn: Vec<bool>,
    /// Boxes the mover holds.
    pub own: usize,
    /// Boxes the opponent holds.
    pub other: usize,
    /// Who drew which edge.
    pub past: Past<usize>,
}

/// An edge by its first dot, as row and column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The left or upper dot.
    pub dot: (usize, usize),
    /// Whether it runs to the right; else down.
    pub is_flat: bool,
}

impl Edge {
    /// The edge from a dot to a later one, if they are neighbours.
    pub fn between(a: (usize, usize), b: (usize, usize)) -> Option<Edge> {
        let is_flat = b == (a.0, a.1 + 1);
        (is_flat || b == (a.0 + 1, a.1)).then_some(Edge { dot: a, is_flat })
    }

    /// Its two dots.
    pub fn dots(self) -> [(usize, usize); 2] {
        let (row, col) = self.dot;
        [self.dot, if self.is_flat { (row, col + 1) } else { (row + 1, col) }]
    }
}

impl Board {
    /// A board on which nothing is drawn.
    pub fn empty(rows: usize, cols: usize) -> Self {
        Board {
            rows,
            cols,
            drawn: vec![false; (rows + 1) * cols + rows * (cols + 1)],
            own: 0,
            other: 0,
            past: Past::default(),
        }
    }

    /// The number of an edge.
    ///
    /// Worked: of one box the edges are 0 above, 1 to the left, 2 to the right, 3 below.
    pub fn number(&self, Edge { dot: (row, col), is_flat }: Edge) -> usize {
        let before = row * (2 * self.cols + 1);
        match row == self.rows {
            true => before + col,
            false if col == self.cols => before + 2 * col,
            false => before + 2 * col + usize::from(!is_flat),
        }
    }

    /// The edge of a number.
    pub fn edge(&self, number: usize) -> Edge {
        let (row, place) = (number / (2 * self.cols + 1), number % (2 * self.cols + 1));
        if row == self.rows {
            Edge { dot: (row, place), is_flat: true }
        } else {
            Edge { dot: (row, place / 2), is_flat: place.is_multiple_of(2) && place < 2 * self.cols }
        }
    }

    /// The edges that are drawn, or those that are not.
    pub fn edges(&self, are_drawn: bool) -> impl Iterator<Item = usize> + use<> {
        let drawn = self.drawn.clone();
        (0..drawn.len()).filter(move |edge| drawn[*edge] == are_drawn)
    }

    /// The four edges of a box; boxes count row by row from 0.
    pub fn around(&self, square: usize) -> [usize; 4] {
        let (row, col) = (square / self.cols, square % self.cols);
        let edge = |row, col, is_flat| self.number(Edge { dot: (row, col), is_flat });
        [edge(row, col, true), edge(row, col, false), edge(row, col + 1, false), edge(row + 1, col, true)]
    }

    /// The boxes on the two sides of an edge, nothing beyond the border.
    pub fn beside(&self, number: usize) -> [End; 2] {
        let Edge { dot: (row, col), is_flat } = self.edge(number);
        let square =
            |row: usize, col: usize| (row < self.rows && col < self.cols).then(|| (row * self.cols + col) as u8);
        let before = if is_flat { row.checked_sub(1).zip(Some(col)) } else { Some(row).zip(col.checked_sub(1)) };
        [before.and_then(|(row, col)| square(row, col)), square(row, col)]
    }

    /// How many edges of a box are drawn.
    pub fn sides(&self, square: usize) -> usize {
        self.around(square).into_iter().filter(|edge| self.drawn[*edge]).count()
    }

    /// Boxes with four edges.
    pub fn closed(&self) -> usize {
        (0..self.rows * self.cols).filter(|square| self.sides(*square) == 4).count()
    }

    /// Who drew an edge, where that was seen.
    pub fn drew(&self, edge: usize) -> Option<Side> {
        self.past.all().find(|(drawn, _)| *drawn == edge).map(|(_, side)| side)
    }

    /// Who drew the last edge of a box with four edges, where that was seen.
    pub fn holder(&self, square: usize) -> Option<Side> {
        let around = self.around(square);
        self.past.all().rev().find(|(drawn, _)| around.contains(drawn)).map(|(_, side)| side)
    }

    /// How many boxes an edge that is not drawn would close.
    pub fn closed_by(&self, edge: usize) -> usize {
        self.beside(edge).into_iter().flatten().filter(|square| self.sides(usize::from(*square)) == 3).count()
    }
}

/// An edge as it is written: its two dots, left before right, top before bottom.
pub fn name(board: &Board, edge: usize) -> String {
    let dots = board.cols + 1;
    let [a, b] = board.edge(edge).dots().map(|(row, col)| cell_name(row * dots + col, dots));
    format!("{a}-{b}")
}

impl Rules for DotsAndBoxes {
    type Pos = Board;
    type Move = usize;

    fn start(&self) -> At<Board> {
        At::first(Board::empty(self.rows, self.cols))
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, usize> {
        Moves::all(at.pos.edges(false).collect())
    }

    fn legal(&self, at: &At<Board>, edge: &usize) -> Result<(), Illegal> {
        match at.pos.drawn.get(*edge) {
            Some(false) => Ok(()),
            _ => Err(Illegal(say!("dots-and-boxes-drawn"))),
        }
    }

    fn play(&self, at: &At<Board>, edge: &usize) -> At<Board> {
        let mut pos = at.pos.clone();
        let closed = pos.closed_by(*edge);
        pos.past.push(*edge, at.to);
        pos.drawn[*edge] = true;
        pos.own += closed;
        if closed > 0 {
            return At { pos, to: at.to };
        }
        std::mem::swap(&mut pos.own, &mut pos.other);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        let held = [Int::from(at.pos.own), Int::from(at.pos.other)];
        let [first, second] = if at.to == Side::First {
            held
        } else {
            let [a, b] = held;
            [b, a]
        };
        at.pos.drawn.iter().all(|drawn| *drawn).then_some(Ending::Score { first, second })
    }
}
