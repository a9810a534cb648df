//! The search for a board of any size up to nine by nine, in the narrowest word that holds it.

use std::ops::RangeInclusive;

use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::search::Search;
use crate::boards::connect_four::solver::shape::{Shape, Sized, Standard};
use solve::judge::control::{Control, Stop};

/// Bits of a board up to which one slot of memory, 64 bits wide, holds a position and what is known of it.
const NARROW: u32 = 57;

/// Positions up to which a question is cheaper for one alone: about a tenth of a second.
const ALONE: u64 = 1 << 20;

/// A search with its memory.
pub enum Engine {
    /// Seven columns of six, four in a line.
    Standard(Search<Standard>),
    /// Other boards of at most 57 bits, `cols * (rows + 1)`.
    Narrow(Search<Sized<u64>>),
    /// Larger ones.
    Wide(Search<Sized<u128>>),
}

impl Engine {
    /// A search whose memory never takes more than `bytes`; `cols` and `rows` are at most 9.
    pub fn of(cols: u32, rows: u32, k: u32, bytes: usize) -> Self {
        let wide = Sized::<u128>::of(cols, rows, k);
        if (cols, rows, k) == (7, 6, 4) {
            Engine::Standard(Search::within(Standard, bytes))
        } else if wide.cols() * (wide.rows() + 1) <= NARROW {
            Engine::Narrow(Search::within(Sized::of(cols, rows, k), bytes))
        } else {
            Engine::Wide(Search::within(wide, bytes))
        }
    }

    /// The score of a position in which nobody has a line, if it lies in `range`, else the end of the range that is nearer to it: the
    /// narrower, the cheaper. Ends as too large after `most` positions.
    pub fn solve_within(
        &mut self,
        at: Drop<u128>,
        range: RangeInclusive<i32>,
        most: u64,
        control: &Control,
    ) -> Result<i32, Stop> {
        match self {
            Engine::Standard(search) => search.solve_together(narrow(at), range, most, ALONE, control),
            Engine::Narrow(search) => search.solve_together(narrow(at), range, most, ALONE, control),
            Engine::Wide(search) => search.solve_within(at, range, most, control),
        }
    }
}

/// The same position in a word of 64 bits, which must hold it.
fn narrow(at: Drop<u128>) -> Drop<u64> {
    debug_assert!(u64::try_from(at.full).is_ok());
    Drop { mine: at.mine as u64, full: at.full as u64, stones: at.stones }
}
