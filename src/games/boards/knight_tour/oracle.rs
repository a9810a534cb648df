//! What a knight's way is worth: won or lost by pairing the free cells, finer and in misère play by search.

use std::sync::OnceLock;

use crate::boards::knight_tour::rules::Board;
use crate::kit::shapes::{Frame, IMAGES};
use solve::formula::matching::matching_without;
use solve::misere::search::{Below, Misere};
use solve::nim_values::nimber_search::{Nimbers, Parting};

/// Positions that one search may add at most.
pub const ROOM: usize = 200_000;

/// Cells within the knight's reach up to which its nim-value is searched.
pub const SEARCHED: u32 = 25;

/// The longest edge of a board.
pub const LONGEST: usize = 8;

/// The cells within the knight's reach, its own one too, and where it stands: look-alikes share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reach {
    pub cells: u64,
    knight: u8,
}

impl Reach {
    /// The reach of the knight of a board.
    pub fn of(board: &Board) -> Self {
        let place = |cell: usize| cell / board.cols * LONGEST + cell % board.cols;
        let free = (0..board.left.len()).filter(|cell| !board.left[*cell]);
        let cells = free.fold(0, |cells, cell| cells | 1 << place(cell));
        Reach { cells, knight: place(board.knight) as u8 }.canonical()
    }

    /// Leaves out what the knight can never reach; shifts, turns and mirrors the rest into the form of all look-alikes.
    fn canonical(self) -> Self {
        let mut cells = 1u64 << self.knight;
        let mut edge = cells;
        while edge != 0 {
            edge = bits(edge).fold(0, |seen, cell| seen | jumps(cell)) & self.cells & !cells;
            cells |= edge;
        }
        let place = |cell: usize| (cell / LONGEST, cell % LONGEST);
        let frame = Frame::of(bits(cells).map(place)).expect("the knight stands somewhere");
        let turned = |image: usize| {
            let to = |cell: usize| {
                let (row, col) = frame.image(image, place(cell));
                row * LONGEST + col
            };
            let cells = bits(cells).fold(0, |turned, cell| turned | 1u64 << to(cell));
            Reach { cells, knight: to(self.knight.into()) as u8 }
        };
        (0..IMAGES).map(turned).min().expect("there are images")
    }

    fn below(self) -> impl Iterator<Item = Reach> {
        let left = self.cells & !(1 << self.knight);
        bits(jumps(self.knight.into()) & left).map(move |cell| Reach { cells: left, knight: cell as u8 }.canonical())
    }

    /// Whether the mover loses in normal play.
    pub fn is_lost(self) -> bool {
        let nodes: Vec<usize> = bits(self.cells).collect();
        let index = |cell: usize| (self.cells & ((1 << cell) - 1)).count_ones() as usize;
        let neighbours: Vec<Vec<usize>> =
            nodes.iter().map(|cell| bits(jumps(*cell) & self.cells).map(index).collect()).collect();
        let colour: Vec<bool> = nodes.iter().map(|cell| (cell / LONGEST + cell % LONGEST).is_multiple_of(2)).collect();
        matching_without(&neighbours, &colour, index(self.knight.into())).is_some()
    }
}

/// The cells of a set, ascending.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let cell = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(cell)
    })
}

/// The cells a jump away on the largest board.
fn jumps(cell: usize) -> u64 {
    static JUMPS: OnceLock<Vec<u64>> = OnceLock::new();
    let is_jump = |a: usize, b: usize| (a / LONGEST).abs_diff(b / LONGEST) * (a % LONGEST).abs_diff(b % LONGEST) == 2;
    let all = 0..LONGEST * LONGEST;
    let from = |a: usize| all.clone().filter(|b| is_jump(a, *b)).fold(0, |set, b| set | 1 << b);
    JUMPS.get_or_init(|| all.clone().map(from).collect())[cell]
}

/// The knight's way, as the searches see it.
pub struct Touring;

impl Parting for Touring {
    type Part = Reach;

    fn options(&self, reach: &Reach) -> Vec<Vec<Reach>> {
        reach.below().map(|next| vec![next]).collect()
    }

    fn known(&self, reach: &Reach) -> Option<u32> {
        reach.is_lost().then_some(0)
    }
}

impl Below for Touring {
    type State = Reach;

    fn below(&self, reach: &Reach) -> Vec<Reach> {
        reach.below().collect()
    }
}

/// Pairing and search.
pub struct Paired {
    /// Nim-values met by the search.
    pub nimbers: Nimbers<Touring>,
    /// Misère play met by the search.
    pub misere: Misere<Touring>,
}

impl Default for Paired {
    fn default() -> Self {
        Paired { nimbers: Nimbers::new(ROOM), misere: Misere::new(ROOM) }
    }
}
