//! Othello boards as bitboards: the discs of both sides as two sets of cells of an 8 by 8 square; smaller boards use its upper left
//! corner.

/// A set of cells: bit `8 * row + col`.
pub type Cells = u64;

/// Discs of the side to move and of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discs {
    /// Those of the side to move.
    pub own: Cells,
    /// Those of the other side.
    pub other: Cells,
}

/// The cells of a board, at most 8 by 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// How many rows, 1 to 8.
    pub rows: usize,
    /// How many columns, 1 to 8.
    pub cols: usize,
}

/// The steps that lead to higher bits: right, down-left, down, down-right.
const STEPS: [(usize, Cells); 4] = [(1, INNER), (7, INNER), (8, !0), (9, INNER)];

/// Columns in which a line that is no column may go on.
const INNER: Cells = 0x7e7e_7e7e_7e7e_7e7e;

/// The cells of the eight rays of every cell: first the four towards higher bits, then the four towards lower ones.
static RAYS: [[Cells; 8]; 64] = rays();

/// All neighbours of every cell.
static NEIGHBOURS: [Cells; 64] = neighbours();

const DIRECTIONS: [(i8, i8); 8] = [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1)];

const fn rays() -> [[Cells; 8]; 64] {
    let mut rays = [[0; 8]; 64];
    let mut i = 0;
    while i < 64 * 8 {
        let (cell, direction) = (i / 8, DIRECTIONS[i % 8]);
        let (mut row, mut col) = ((cell / 8) as i8 + direction.0, (cell % 8) as i8 + direction.1);
        while row >= 0 && row < 8 && col >= 0 && col < 8 {
            rays[cell][i % 8] |= 1 << (8 * row + col);
            row += direction.0;
            col += direction.1;
        }
        i += 1;
    }
    rays
}

const fn neighbours() -> [Cells; 64] {
    let mut neighbours = [0; 64];
    let mut i = 0;
    while i < 64 * 8 {
        let (cell, direction) = (i / 8, DIRECTIONS[i % 8]);
        let (row, col) = ((cell / 8) as i8 + direction.0, (cell % 8) as i8 + direction.1);
        if row >= 0 && row < 8 && col >= 0 && col < 8 {
            neighbours[cell] |= 1 << (8 * row + col);
        }
        i += 1;
    }
    neighbours
}

impl Field {
    /// All its cells.
    pub fn cells(self) -> Cells {
        let row = (1 << self.cols) - 1;
        (0..self.rows).fold(0, |cells, i| cells | row << (8 * i))
    }

    /// How many cells it has.
    pub fn size(self) -> u32 {
        (self.rows * self.cols) as u32
    }

    /// Its four corners, fewer where it is one row or column wide.
    pub fn corners(self) -> Cells {
        let (right, bottom) = (self.cols - 1, 8 * (self.rows - 1));
        1 | 1 << right | 1 << bottom | 1 << (bottom + right)
    }

    /// The four quarters of the board, by which regions are told apart in passing.
    pub fn quarters(self) -> [Cells; 4] {
        let part = |rows: std::ops::Range<usize>, cols: std::ops::Range<usize>| {
            rows.flat_map(|row| cols.clone().map(move |col| 1 << (8 * row + col)))
                .fold(0, |all, cell: Cells| all | cell)
        };
        let (middle, centre) = (self.rows / 2, self.cols / 2);
        [
            part(0..middle, 0..centre),
            part(0..middle, centre..self.cols),
            part(middle..self.rows, 0..centre),
            part(middle..self.rows, centre..self.cols),
        ]
    }
}

/// The cells next to these, in all eight directions.
pub fn around(cells: Cells) -> Cells {
    let wide = cells | (cells & !(COLUMN << 7)) << 1 | (cells & !COLUMN) >> 1;
    wide | wide << 8 | wide >> 8
}

/// The leftmost column.
pub const COLUMN: Cells = 0x0101_0101_0101_0101;

impl Discs {
    /// How many discs the side to move is ahead.
    pub fn ahead(self) -> i32 {
        self.own.count_ones() as i32 - self.other.count_ones() as i32
    }

    /// The same discs with the other side to move.
    pub fn turned(self) -> Discs {
        Discs { own: self.other, other: self.own }
    }

    /// Empty cells of the board.
    pub fn free(self, cells: Cells) -> Cells {
        cells & !(self.own | self.other)
    }

    /// The free cells where the side to move turns at least one disc.
    ///
    /// Every line of own discs is carried on over the other side's discs, six steps at most, in all directions at once.
    pub fn moves(self, cells: Cells) -> Cells {
        let mut found = 0;
        for (step, inner) in STEPS {
            let over = self.other & inner;
            let mut up = over & self.own << step;
            let mut down = over & self.own >> step;
            up |= over & up << step;
            down |= over & down >> step;
            let (two_up, two_down) = (over & over << step, over & over >> step);
            up |= two_up & up << (2 * step);
            down |= two_down & down >> (2 * step);
            up |= two_up & up << (2 * step);
            down |= two_down & down >> (2 * step);
            found |= up << step | down >> step;
        }
        found & self.free(cells)
    }

    /// The discs that turn when the side to move puts one on a free cell; none where that is no move.
    ///
    /// Towards higher bits a carry runs over the other side's discs and stops at the first other cell of the ray. With the rows in
    /// opposite order the rays to earlier rows run upwards too; only within a row that cell is looked for from above.
    pub fn turns(self, cell: usize) -> Cells {
        let cell = cell & 63;
        if NEIGHBOURS[cell] & self.other == 0 { 0 } else { self.closed_in(cell) }
    }

    fn closed_in(self, cell: usize) -> Cells {
        let turned = RAYS[cell][..4].iter().fold(0, |turned, ray| turned | self.upwards(*ray));
        let mirrored = Discs { own: self.own.swap_bytes(), other: self.other.swap_bytes() };
        let rays = &RAYS[cell ^ LAST_ROW][1..4];
        let above = rays.iter().fold(0, |turned, ray| turned | mirrored.upwards(*ray));
        turned | above.swap_bytes() | self.leftwards(RAYS[cell][4])
    }

    /// What turns along a ray towards higher bits.
    fn upwards(self, ray: Cells) -> Cells {
        let end = (self.other | !ray).wrapping_add(1) & self.own & ray;
        // Where no own disc ends the run, what is below it is everything, which its highest bit tells.
        let below = end.wrapping_sub(1);
        below & ray & (below >> 63).wrapping_sub(1)
    }

    /// What turns along the ray to the left.
    fn leftwards(self, ray: Cells) -> Cells {
        // The first bit stops no run wrongly: where it is not of the ray it is masked away.
        let stop = ray & !self.other | 1;
        let end = HIGHEST >> stop.leading_zeros() & self.own & ray;
        (end << 1).wrapping_neg() & ray
    }

    /// The position after a disc on this free cell, if it turns anything; the other side is to move.
    pub fn put(self, cell: usize) -> Option<Discs> {
        let turned = self.turns(cell);
        (turned != 0).then(|| self.after(cell, turned))
    }

    /// The position after a disc on this cell that turned these; the other side is to move.
    pub fn after(self, cell: usize, turned: Cells) -> Discs {
        Discs { own: self.other ^ turned, other: self.own | turned | 1 << cell }
    }
}

const HIGHEST: Cells = 1 << 63;

/// The first cell of the last row: with the rows in opposite order a cell changes places with `cell ^ LAST_ROW`.
const LAST_ROW: usize = 56;

/// The cells of a set one by one, the lowest bit first.
pub fn each(mut cells: Cells) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = cells.trailing_zeros() as usize;
        let next = (cells != 0).then_some(cell);
        cells &= cells.wrapping_sub(1);
        next
    })
}
