//! The rules of English draughts: men step and jump forwards, kings both ways, and who can take must take.

use crate::rules::{At, Illegal, Moves, Rules, Side};
use crate::say;

/// English draughts; the size shapes the start.
pub struct Checkers {
    /// Rows and columns of the start.
    pub size: usize,
}

/// A set of squares: bit `n - 1` is square n.
pub type Squares = u32;

/// A board. It carries its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// Rows and columns: 4, 6 or 8.
    pub size: usize,
    /// Black's men and kings.
    pub black: Squares,
    /// White's.
    pub white: Squares,
    /// Those of both that are kings.
    pub kings: Squares,
}

/// A move: the squares it touches, from 0, where it begins first. Two neighbours in it lie a step or a jump apart.
pub type Path = Vec<usize>;

/// The four diagonal steps: rows and columns.
const STEPS: [(isize, isize); 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];

/// Row and column of a square, from 0.
pub fn place(size: usize, square: usize) -> (usize, usize) {
    let (row, k) = (square / (size / 2), square % (size / 2));
    (row, 2 * k + 1 - row % 2)
}

/// The square at a row and column, if they are on the board and dark.
pub fn square(size: usize, row: usize, col: usize) -> Option<usize> {
    let is_dark = row < size && col < size && (row + col) % 2 == 1;
    is_dark.then(|| row * (size / 2) + col / 2)
}

/// The square that lies so many steps away.
fn beside(size: usize, from: usize, (down, right): (isize, isize), steps: isize) -> Option<usize> {
    let (row, col) = place(size, from);
    square(size, row.checked_add_signed(down * steps)?, col.checked_add_signed(right * steps)?)
}

/// The letter of a side.
pub fn letter(side: Side) -> char {
    if side == Side::First { 'b' } else { 'w' }
}

/// Whether a move takes something.
pub fn takes(size: usize, path: &[usize]) -> bool {
    path.windows(2).any(|pair| place(size, pair[0]).0.abs_diff(place(size, pair[1]).0) == 2)
}

/// A move in notation.
pub fn name(size: usize, path: &[usize]) -> String {
    let squares: Vec<String> = path.iter().map(|square| (square + 1).to_string()).collect();
    squares.join(if takes(size, path) { "x" } else { "-" })
}

impl Board {
    /// A board without pieces.
    pub fn empty(size: usize) -> Board {
        Board { size, black: 0, white: 0, kings: 0 }
    }

    /// How many dark squares it has.
    pub fn squares(&self) -> usize {
        self.size * self.size / 2
    }

    /// The pieces of a side.
    pub fn of(&self, side: Side) -> Squares {
        if side == Side::First { self.black } else { self.white }
    }

    /// The last row a man of this side can reach.
    pub fn crown_row(&self, side: Side) -> usize {
        if side == Side::First { self.size - 1 } else { 0 }
    }

    fn is_free(&self, square: usize) -> bool {
        (self.black | self.white) >> square & 1 == 0
    }

    /// Where the piece of this side on this square may go: all ways for a king.
    fn ways(&self, side: Side, square: usize) -> &'static [(isize, isize)] {
        match side {
            _ if self.kings >> square & 1 == 1 => &STEPS,
            Side::First => &STEPS[..2],
            Side::Second => &STEPS[2..],
        }
    }

    /// Whether the side can take something.
    pub fn can_take(&self, side: Side) -> bool {
        let own = (0..self.squares()).filter(|square| self.of(side) >> square & 1 == 1);
        own.flat_map(|from| self.ways(side, from).iter().map(move |way| (from, *way))).any(|(from, way)| {
            let over = beside(self.size, from, way, 1).filter(|over| self.of(side.other()) >> over & 1 == 1);
            over.is_some() && beside(self.size, from, way, 2).is_some_and(|to| self.is_free(to))
        })
    }

    fn without(mut self, squares: Squares) -> Board {
        self.black &= !squares;
        self.white &= !squares;
        self.kings &= !squares;
        self
    }

    /// All moves of a side, jumps alone if there is one, by the squares they touch.
    pub fn paths(&self, side: Side) -> Vec<Path> {
        let own = |square: &usize| self.of(side) >> square & 1 == 1;
        let mut jumps = Vec::new();
        for from in (0..self.squares()).filter(own) {
            // The piece has left its square: it may come round to it again.
            let board = self.without(1 << from);
            board.jump_on(side, self.ways(side, from), &mut vec![from], &mut jumps);
        }
        if !jumps.is_empty() {
            return jumps;
        }
        let steps = |from: usize| {
            let ways = self.ways(side, from).iter().filter_map(move |way| beside(self.size, from, *way, 1));
            let mut to: Vec<usize> = ways.filter(|to| self.is_free(*to)).collect();
            to.sort_unstable();
            to.into_iter().map(move |to| vec![from, to])
        };
        (0..self.squares()).filter(own).flat_map(steps).collect()
    }

    /// Carries a jump on until nothing more can be taken: from the last row a man has no way on. What was taken is off the
    /// board: a jump lands on squares of the one colour of rows only, so that nothing else depends on it.
    fn jump_on(&self, side: Side, ways: &[(isize, isize)], path: &mut Path, found: &mut Vec<Path>) {
        let at = *path.last().expect("a path begins somewhere");
        let mut goes_on = false;
        for way in ways {
            let over = beside(self.size, at, *way, 1);
            let over = over.filter(|over| self.of(side.other()) >> over & 1 == 1);
            let to = beside(self.size, at, *way, 2).filter(|to| self.is_free(*to));
            if let (Some(over), Some(to)) = (over, to) {
                goes_on = true;
                path.push(to);
                self.without(1 << over).jump_on(side, ways, path, found);
                path.pop();
            }
        }
        if !goes_on && path.len() > 1 {
            found.push(path.clone());
        }
    }

    /// The board after a legal move.
    pub fn after(&self, side: Side, path: &[usize]) -> Board {
        let (from, to) = (path[0], *path.last().expect("a path ends somewhere"));
        let was_king = self.kings >> from & 1 == 1;
        let mut board = self.without(1 << from);
        for pair in path.windows(2) {
            let ((row, col), (row_to, col_to)) = (place(self.size, pair[0]), place(self.size, pair[1]));
            let over = square(self.size, usize::midpoint(row, row_to), usize::midpoint(col, col_to));
            if let Some(over) = over.filter(|_| row.abs_diff(row_to) == 2) {
                board = board.without(1 << over);
            }
        }
        if side == Side::First {
            board.black |= 1 << to;
        } else {
            board.white |= 1 << to;
        }
        if was_king || place(self.size, to).0 == self.crown_row(side) {
            board.kings |= 1 << to;
        }
        board
    }
}

impl Rules for Checkers {
    type Pos = Board;
    type Move = Path;

    fn start(&self) -> At<Board> {
        let men = self.size / 2 * (self.size / 2 - 1);
        let black = ((1u64 << men) - 1) as Squares;
        let squares = self.size * self.size / 2;
        At::first(Board { black, white: black << (squares - men), ..Board::empty(self.size) })
    }

    fn moves(&self, at: &At<Board>) -> Moves<'_, Path> {
        Moves::all(at.pos.paths(at.to))
    }

    fn legal(&self, at: &At<Board>, path: &Path) -> Result<(), Illegal> {
        let paths = at.pos.paths(at.to);
        if paths.contains(path) {
            return Ok(());
        }
        let must_take = paths.first().is_some_and(|path| takes(at.pos.size, path));
        Err(Illegal(if at.pos.of(at.to) >> path[0] & 1 == 0 {
            say!("checkers-not-own", side = letter(at.to).to_string(), square = path[0] + 1)
        } else if paths.iter().any(|whole| whole.starts_with(path)) {
            say!("checkers-goes-on")
        } else if must_take {
            say!("checkers-must-take")
        } else {
            say!("checkers-no-move")
        }))
    }

    fn play(&self, at: &At<Board>, path: &Path) -> At<Board> {
        at.leave(at.pos.after(at.to, path))
    }
}
