//! Boards on which dominoes are placed: how they and the dominoes are written, drawn and pointed at.

use crate::kit::cells::{cell_name, labelled, read_board, read_cell, write_board};
use crate::kit::past::Past;
use crate::kit::regions::{Cell, Way, pieces};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::rules::{Illegal, Side};
use ground::say;
use ground::scene::piece::{Half, Owner, Piece};
use ground::scene::{Grid, Ground, Mark, Shape, Spot};

/// The most rows and columns a board may have.
pub const LONGEST: usize = 30;

/// A board: free and taken cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// How many rows.
    pub rows: u8,
    /// How many columns.
    pub cols: u8,
    /// Whether each cell is free, row by row.
    pub free: Vec<bool>,
    /// Who placed which domino.
    pub past: Past<Domino>,
}

/// A domino: its upper or left cell, counted row by row from 0, and the way it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domino {
    /// The cell it begins at.
    pub cell: usize,
    /// The way it lies.
    pub way: Way,
}

impl Board {
    /// A board on which every cell is free.
    pub fn empty(rows: usize, cols: usize) -> Self {
        Board { rows: rows as u8, cols: cols as u8, free: vec![true; rows * cols], past: Past::default() }
    }

    /// The free cells, row by row.
    pub fn cells(&self) -> Vec<Cell> {
        (0..self.free.len()).filter(|&cell| self.free[cell]).map(|cell| self.cell(cell)).collect()
    }

    /// Row and column of a cell.
    pub fn cell(&self, cell: usize) -> Cell {
        let cols = usize::from(self.cols);
        ((cell / cols) as u8, (cell % cols) as u8)
    }

    /// The number of a cell.
    pub fn place(&self, (row, col): Cell) -> usize {
        usize::from(row) * usize::from(self.cols) + usize::from(col)
    }

    /// The same board on which only these cells are free.
    pub fn only(&self, cells: &[Cell]) -> Self {
        let mut free = vec![false; self.free.len()];
        for cell in cells {
            free[self.place(*cell)] = true;
        }
        Board { free, past: self.past.clone(), ..*self }
    }

    /// The pieces of the free cells that hang together, of two cells or more.
    pub fn pieces(&self) -> Vec<Vec<Cell>> {
        pieces(&self.cells()).into_iter().filter(|piece| piece.len() > 1).collect()
    }

    /// The second cell of a domino, if the board has it.
    pub fn end(&self, domino: Domino) -> Option<usize> {
        let cols = usize::from(self.cols);
        match domino.way {
            Way::Flat => (domino.cell % cols + 1 < cols).then_some(domino.cell + 1),
            Way::Upright => (domino.cell + cols < self.free.len()).then_some(domino.cell + cols),
        }
    }

    /// The dominoes of these ways that fit on free cells, cell by cell.
    pub fn dominoes(&self, ways: &[Way]) -> Vec<Domino> {
        let all = (0..self.free.len()).flat_map(|cell| ways.iter().map(move |&way| Domino { cell, way }));
        all.filter(|domino| self.fits(*domino)).collect()
    }

    /// Whether both cells of a domino are free.
    pub fn fits(&self, domino: Domino) -> bool {
        self.free.get(domino.cell) == Some(&true) && self.end(domino).is_some_and(|end| self.free[end])
    }

    /// Why a domino does not fit.
    pub fn legal(&self, domino: Domino) -> Result<(), Illegal> {
        let cells = [Some(domino.cell), self.end(domino)];
        match cells.into_iter().flatten().find(|cell| self.free.get(*cell) == Some(&false)) {
            Some(cell) => Err(Illegal(say!("domino-taken", cell = self.name(cell)))),
            None if self.fits(domino) => Ok(()),
            None => Err(Illegal(say!("domino-off-board"))),
        }
    }

    /// The board with a domino placed.
    pub fn with(&self, domino: Domino) -> Self {
        let mut next = self.clone();
        next.free[domino.cell] = false;
        next.free[self.end(domino).expect("it fits")] = false;
        next
    }

    /// The same, and it is remembered who placed it.
    pub fn placed(&self, domino: Domino, side: Side) -> Self {
        let mut next = self.with(domino);
        next.past.push(domino, side);
        next
    }

    /// The name of a cell.
    pub fn name(&self, cell: usize) -> String {
        cell_name(cell, usize::from(self.cols))
    }

    /// Writes rows of `.` and `#`, separated by `/`.
    pub fn write(&self) -> String {
        write_board(self.free.iter().map(|free| if *free { '.' } else { '#' }), usize::from(self.cols))
    }

    /// Reads rows of `.` and `#`.
    pub fn read(r: &mut Reader) -> Result<Self, Fault> {
        let drawing = read_board(r, ".#", LONGEST)?;
        let free = drawing.cells.into_iter().map(|mark| mark == '.').collect();
        Ok(Board { rows: drawing.rows as u8, cols: drawing.cols as u8, free, past: Past::default() })
    }

    /// Writes a domino by its two ends.
    pub fn write_domino(&self, domino: Domino) -> String {
        let end = self.end(domino).expect("it is on the board");
        format!("{}-{}", self.name(domino.cell), self.name(end))
    }

    /// Reads a domino by its two ends, in either order.
    pub fn read_domino(&self, text: &str) -> Result<Domino, Fault> {
        let mut r = Reader::new(Kind::IllegalMove, text);
        let (rows, cols) = (usize::from(self.rows), usize::from(self.cols));
        let one = read_cell(&mut r, rows, cols)?;
        r.expect("-")?;
        let column = r.column();
        let other = read_cell(&mut r, rows, cols)?;
        r.end()?;
        let cell = one.min(other);
        let domino = Way::ALL.map(|way| Domino { cell, way });
        domino.into_iter().find(|domino| self.end(*domino) == Some(one.max(other))).ok_or_else(|| {
            let says = say!("domino-not-beside", one = self.name(one), other = self.name(other));
            Fault::new(Kind::IllegalMove, says).expecting(say!("expect-neighbour", cell = self.name(one))).at(column)
        })
    }

    /// What the board looks like: free cells can be pointed at, dominoes lie where they were seen to be placed.
    pub fn drawn(&self, owner: impl Fn(Side) -> Owner) -> Shape {
        let cell = |(i, free): (usize, &bool)| {
            if *free { Mark::empty().pointed(i as u32) } else { Mark::still("#").on(Ground::Gone) }
        };
        let mut cells: Vec<Mark> = self.free.iter().enumerate().map(cell).collect();
        for (domino, side) in self.past.all() {
            let halves = match domino.way {
                Way::Upright => [Half::Upper, Half::Lower],
                Way::Flat => [Half::Left, Half::Right],
            };
            for (cell, half) in std::iter::once(domino.cell).chain(self.end(domino)).zip(halves) {
                cells[cell] = Mark::piece(Piece::Half(half), owner(side));
            }
        }
        Shape::Grid(Grid { cells, ..labelled(usize::from(self.rows), usize::from(self.cols)) })
    }

    /// The finger's way to a domino: its two cells.
    pub fn path(&self, domino: Domino) -> Vec<Spot> {
        std::iter::once(domino.cell).chain(self.end(domino)).map(|cell| Spot(cell as u32)).collect()
    }

    /// The spots of these cells.
    pub fn spots(&self, cells: &[Cell]) -> Vec<Spot> {
        cells.iter().map(|cell| Spot(self.place(*cell) as u32)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Board {
        Board::read(&mut Reader::new(Kind::BadPosition, text)).expect(text)
    }

    #[test]
    fn dominoes_are_listed_cell_by_cell_and_read_back_in_either_order() {
        let board = board("../.#");
        let all = board.dominoes(&Way::ALL);
        let texts: Vec<String> = all.iter().map(|domino| board.write_domino(*domino)).collect();
        assert_eq!(texts, ["a1-a2", "a1-b1"]);
        for (domino, text) in all.iter().zip(["a2-a1", "b1 - a1"]) {
            assert_eq!(board.read_domino(text), Ok(*domino));
        }
        assert_eq!(board.with(all[1]).write(), "##/.#");
    }

    #[test]
    fn what_is_no_domino_is_refused_with_the_reason() {
        let board = board("../.#");
        for (text, at) in [("a1-b2", 4), ("a1-a1", 4), ("a1", 3), ("c1-a1", 1), ("a1-b1-", 6), ("a1-a3", 4)] {
            assert_eq!(board.read_domino(text).map_err(|fault| fault.at), Err(Some(at)), "{text}");
        }
        let taken = board.read_domino("b1-b2").expect("they are neighbours");
        assert_eq!(board.legal(taken), Err(Illegal(say!("domino-taken", cell = "b2"))));
    }
}
