//! The rules of m,n,k games: marks in cells, and k of them in a line end the game.

use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};
use ground::say;

/// What is written into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mark {
    /// A cross: the mark of the side that began, unless the game is wild.
    X,
    /// A nought.
    O,
}

/// A move: the cell, counted row by row from 0, and the mark written there.
pub type Put = (usize, Mark);

/// A drawn board. It carries its size: the parameters only shape the start.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub cols: usize,
    /// The cells row by row from the top.
    pub cells: Vec<Option<Mark>>,
}

/// What does not change during a game: how long a line must be, and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// How many equal marks in a row end the game.
    pub k: usize,
    /// Whoever makes the line loses.
    pub is_misere: bool,
    /// Each move writes either mark.
    pub is_wild: bool,
}

/// An m,n,k game.
pub struct Mnk {
    /// The rows of the start.
    pub rows: usize,
    /// The columns of the start.
    pub cols: usize,
    /// The rest of the variant.
    pub kind: Kind,
}

impl Mark {
    /// Both marks, in the order of the notation.
    pub const ALL: [Mark; 2] = [Mark::X, Mark::O];

    /// The mark of a side when the game is not wild.
    pub fn of(side: Side) -> Self {
        match side {
            Side::First => Mark::X,
            Side::Second => Mark::O,
        }
    }

    /// The side whose mark it is when the game is not wild.
    pub fn side(self) -> Side {
        match self {
            Mark::X => Side::First,
            Mark::O => Side::Second,
        }
    }

    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            Mark::X => 'X',
            Mark::O => 'O',
        }
    }
}

impl Board {
    /// An empty board.
    pub fn empty(rows: usize, cols: usize) -> Self {
        Board { rows, cols, cells: vec![None; rows * cols] }
    }

    /// How often a mark stands on it.
    pub fn count(&self, mark: Mark) -> usize {
        self.cells.iter().filter(|cell| **cell == Some(mark)).count()
    }

    /// How many cells are empty.
    pub fn free(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_none()).count()
    }

    /// Whether the mark has `k` in a row, a column or a diagonal.
    pub fn has_line(&self, mark: Mark, k: usize) -> bool {
        let starts = (0..self.cells.len()).filter(|&cell| self.cells[cell] == Some(mark));
        starts
            .into_iter()
            .any(|cell| [(1, 0), (0, 1), (1, 1), (-1, 1)].into_iter().any(|d| self.beyond(cell, d, mark) + 1 >= k))
    }

    /// The free cells where this mark would complete a line of `k`.
    pub fn completing(&self, mark: Mark, k: usize) -> Vec<usize> {
        let is_completed = |cell: &usize| {
            let through =
                |(right, down)| self.beyond(*cell, (right, down), mark) + self.beyond(*cell, (-right, -down), mark);
            [(1, 0), (0, 1), (1, 1), (-1, 1)].into_iter().any(|direction| through(direction) + 1 >= k)
        };
        (0..self.cells.len()).filter(|&cell| self.cells[cell].is_none()).filter(is_completed).collect()
    }

    /// The lines of `k` or more that this mark would complete in this cell, each from end to end.
    pub fn completed(&self, cell: usize, mark: Mark, k: usize) -> Vec<Vec<usize>> {
        let through = |(right, down): (isize, isize)| {
            let (ahead, behind) = (self.beyond(cell, (right, down), mark), self.beyond(cell, (-right, -down), mark));
            let step = |i: isize| cell.checked_add_signed(i * (down * self.cols as isize + right));
            (ahead + behind + 1 >= k).then(|| (-(behind as isize)..=ahead as isize).filter_map(step).collect())
        };
        [(1, 0), (0, 1), (1, 1), (-1, 1)].into_iter().filter_map(through).collect()
    }

    /// How far the mark goes on beside a cell in a direction.
    fn beyond(&self, cell: usize, (right, down): (isize, isize), mark: Mark) -> usize {
        let place = |i: isize| self.at((cell / self.cols) as isize + i * down, (cell % self.cols) as isize + i * right);
        (1..=self.cells.len() as isize).take_while(|i| place(*i) == Some(mark)).count()
    }

    fn at(&self, row: isize, col: isize) -> Option<Mark> {
        let col = usize::try_from(col).ok().filter(|col| *col < self.cols)?;
        let row = usize::try_from(row).ok().filter(|row| *row < self.rows)?;
        self.cells[row * self.cols + col]
    }
}

impl Mnk {
    /// The marks that the mover may write.
    pub fn marks(&self, to: Side) -> &'static [Mark] {
        match to {
            _ if self.kind.is_wild => &Mark::ALL,
            Side::First => &Mark::ALL[..1],
            Side::Second => &Mark::ALL[1..],
        }
    }

    /// Who made the line that stands on the board: in wild games whoever moved last.
    fn maker(&self, at: &At<Board>) -> Option<Side> {
        let mark = Mark::ALL.into_iter().find(|&mark| at.pos.has_line(mark, self.kind.k))?;
        Some(if self.kind.is_wild { at.to.other() } else { mark.side() })
    }
}

impl Rules for Mnk {
    type Pos = Board;
    type Move = Put;

    fn start(&self) -> At<Board> {
        At::first(Board::empty(self.rows, self.cols))
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Put> {
        if self.maker(at).is_some() {
            return Moves::all(Vec::new());
        }
        let marks = self.marks(at.to);
        let total = Nat::from(at.pos.free() * marks.len());
        let cells = at.pos.cells.clone().into_iter().enumerate().filter(|(_, cell)| cell.is_none());
        Moves::counted(total, cells.flat_map(|(cell, _)| marks.iter().map(move |&mark| (cell, mark))))
    }

    fn legal(&self, at: &At<Board>, &(cell, mark): &Put) -> Result<(), Illegal> {
        match at.pos.cells.get(cell) {
            Some(None) if self.marks(at.to).contains(&mark) => Ok(()),
            Some(None) => Err(Illegal(say!("mnk-not-your-mark", mark = mark.letter()))),
            Some(Some(there)) => Err(Illegal(say!("mnk-cell-taken", mark = self.thing(*there)))),
            None => Err(Illegal(say!("mnk-off-board"))),
        }
    }

    fn play(&self, at: &At<Board>, &(cell, mark): &Put) -> At<Board> {
        let mut pos = at.pos.clone();
        pos.cells[cell] = Some(mark);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Board>) -> Option<Ending> {
        match self.maker(at) {
            Some(maker) => Some(Ending::Won(if self.kind.is_misere { maker.other() } else { maker })),
            None => (at.pos.free() == 0).then_some(Ending::Drawn),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// Games from here on: won by the first player, by the second, drawn.
    fn games(mnk: &Mnk, at: &At<Board>, known: &mut HashMap<At<Board>, [u64; 3]>) -> [u64; 3] {
        if let Some(counts) = known.get(at) {
            return *counts;
        }
        let counts = match mnk.ending(at) {
            Some(Ending::Won(Side::First)) => [1, 0, 0],
            Some(Ending::Won(Side::Second)) => [0, 1, 0],
            Some(_) => [0, 0, 1],
            None => mnk.moves(at).list.fold([0; 3], |sum, mv| {
                let below = games(mnk, &mnk.play(at, &mv), known);
                [sum[0] + below[0], sum[1] + below[1], sum[2] + below[2]]
            }),
        };
        known.insert(at.clone(), counts);
        counts
    }

    #[test]
    fn tic_tac_toe_has_5478_positions_and_255168_games() {
        // Published often, for example by H. Bottomley, How many Tic-Tac-Toe games are possible? (2001).
        let mnk = Mnk { rows: 3, cols: 3, kind: Kind { k: 3, is_misere: false, is_wild: false } };
        let mut known = HashMap::new();
        assert_eq!(games(&mnk, &mnk.start(), &mut known), [131_184, 77_904, 46_080]);
        assert_eq!(known.len(), 5_478);
    }

    #[test]
    fn lines_are_seen_in_all_four_directions_and_do_not_go_round_the_edge() {
        let board = |cells: &[usize]| {
            let mut board = Board::empty(3, 4);
            for &cell in cells {
                board.cells[cell] = Some(Mark::X);
            }
            board
        };
        for line in [[1, 2, 3], [2, 6, 10], [0, 5, 10], [3, 6, 9]] {
            assert!(board(&line).has_line(Mark::X, 3), "{line:?}");
            assert!(!board(&line).has_line(Mark::X, 4) && !board(&line).has_line(Mark::O, 3), "{line:?}");
        }
        assert!(!board(&[2, 3, 4]).has_line(Mark::X, 3), "c1 d1 a2");
        assert_eq!(board(&[1, 2]).completing(Mark::X, 3), [0, 3]);
        assert_eq!(board(&[1, 2, 7, 11]).completed(3, Mark::X, 3), [vec![1, 2, 3], vec![3, 7, 11]], "b1-c1-d1, d1-d3");
        assert_eq!(board(&[6, 9]).completed(3, Mark::X, 3), [[3, 6, 9]], "upwards to the right");
    }
}
