//! The rules of English draughts: men step and jump forwards, kings both ways, and who can take must take.

use std::ops::Range;

use ground::rules::{At, Illegal, Moves, Rules, Side};
use ground::say;

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

/// The four diagonal steps, rows and columns: the first two are a black man's, the others a white one's.
const STEPS: [(isize, isize); 4] = [(1, -1), (1, 1), (-1, -1), (-1, 1)];

/// No square: beyond the edge.
const NONE: u8 = u8::MAX;

/// Of the boards of 4, 6 and 8, each square and each step: the square next to it and the one beyond that.
static BESIDE: [[[[u8; 2]; 4]; 32]; 3] = [besides(4), besides(6), besides(8)];

const fn besides(size: usize) -> [[[u8; 2]; 4]; 32] {
    let mut besides = [[[NONE; 2]; 4]; 32];
    let mut i = 0;
    while i < size * size / 2 * 8 {
        let (from, way, far) = (i / 8, i / 2 % 4, i % 2);
        let row = (from / (size / 2)) as isize;
        let col = (2 * (from % (size / 2)) + 1) as isize - row % 2;
        let (row, col) = (row + STEPS[way].0 * (far + 1) as isize, col + STEPS[way].1 * (far + 1) as isize);
        if row >= 0 && row < size as isize && col >= 0 && col < size as isize {
            besides[from][way][far] = (row as usize * (size / 2) + col as usize / 2) as u8;
        }
        i += 1;
    }
    besides
}

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

    /// Where the piece of this side on this square may go, as places in [`STEPS`]: all ways for a king.
    fn ways(&self, side: Side, square: usize) -> Range<usize> {
        match side {
            _ if self.kings >> square & 1 == 1 => 0..4,
            Side::First => 0..2,
            Side::Second => 2..4,
        }
    }

    /// The square so many steps away, 1 or 2.
    fn beside(&self, from: usize, way: usize, steps: usize) -> Option<usize> {
        let to = BESIDE[self.size / 2 - 2][from][way][steps - 1];
        (to != NONE).then_some(to.into())
    }

    /// The square over which the side may jump from here this way, and where it lands.
    fn jump(&self, side: Side, from: usize, way: usize) -> Option<(usize, usize)> {
        let over = self.beside(from, way, 1).filter(|over| self.of(side.other()) >> over & 1 == 1)?;
        let to = self.beside(from, way, 2).filter(|to| self.is_free(*to))?;
        Some((over, to))
    }

    /// The squares a side holds.
    fn held(&self, side: Side) -> impl Iterator<Item = usize> + use<> {
        let mut left = self.of(side);
        std::iter::from_fn(move || {
            let square = (left != 0).then(|| left.trailing_zeros() as usize);
            left &= left.wrapping_sub(1);
            square
        })
    }

    /// Whether the side can take something.
    pub fn can_take(&self, side: Side) -> bool {
        self.held(side).any(|from| self.ways(side, from).any(|way| self.jump(side, from, way).is_some()))
    }

    /// Whether the side can do anything.
    pub fn can_move(&self, side: Side) -> bool {
        let steps = |from: usize, way: usize| self.beside(from, way, 1).is_some_and(|to| self.is_free(to));
        self.held(side).any(|from| self.ways(side, from).any(|way| steps(from, way))) || self.can_take(side)
    }

    fn without(mut self, squares: Squares) -> Board {
        self.black &= !squares;
        self.white &= !squares;
        self.kings &= !squares;
        self
    }

    /// All moves of a side, jumps alone if there is one, by the squares they touch.
    pub fn paths(&self, side: Side) -> Vec<Path> {
        let mut jumps = Vec::new();
        for from in self.held(side) {
            // The piece has left its square: it may come round to it again.
            let board = self.without(1 << from);
            board.jump_on(side, self.ways(side, from), &mut vec![from], &mut jumps);
        }
        if !jumps.is_empty() {
            return jumps;
        }
        let steps = |from: usize| {
            let mut to: Vec<usize> = self.ways(side, from).filter_map(|way| self.beside(from, way, 1)).collect();
            to.retain(|to| self.is_free(*to));
            to.sort_unstable();
            to.into_iter().map(move |to| vec![from, to])
        };
        self.held(side).flat_map(steps).collect()
    }

    /// Carries a jump on until nothing more can be taken: from the last row a man has no way on. What was taken is off the
    /// board: a jump lands on squares of the one colour of rows only, so that nothing else depends on it.
    fn jump_on(&self, side: Side, ways: Range<usize>, path: &mut Path, found: &mut Vec<Path>) {
        let at = *path.last().expect("a path begins somewhere");
        let mut goes_on = false;
        for way in ways.clone() {
            if let Some((over, to)) = self.jump(side, at, way) {
                goes_on = true;
                path.push(to);
                self.without(1 << over).jump_on(side, ways.clone(), path, found);
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
