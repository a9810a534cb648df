//! Discs that can never be turned again: a bound on every outcome.

use crate::boards::othello::solver::board::{COLUMN, Cells, Discs, Field};

/// The cells of a board that never turn whatever is played, of both sides; a part of them that is easily proved.
///
/// A disc turns only in a line that is closed in by two discs of the other side. In each of the four directions a line through it
/// is harmless if it is full, or if on one side of the disc comes the edge or a stable disc of its own colour. A disc that is
/// safe in all four directions is stable, and makes others so: repeated until nothing is added.
/// Cost: a few passes of some sixty word operations.
/// Worked: a lone disc in a corner is stable, for every line through it ends there; a lone disc on the edge is not.
pub fn stable(field: Field, discs: Discs) -> Cells {
    let full = Full::of(field, discs);
    let of = |side: Cells| {
        let mut found = side & full.all();
        loop {
            let more = side & full.with(found);
            if more == found {
                return found;
            }
            found = more;
        }
    };
    of(discs.own) | of(discs.other)
}

/// Discs that are safe by themselves in each direction: their line is full, or they stand at its end.
struct Full([Cells; 4]);

/// The steps of the four directions with the columns they may start from.
const STEPS: [(u32, Cells, Cells); 4] =
    [(1, !(COLUMN << 7), !COLUMN), (8, !0, !0), (9, !(COLUMN << 7), !COLUMN), (7, !COLUMN, !(COLUMN << 7))];

impl Full {
    fn of(field: Field, discs: Discs) -> Full {
        let (cells, full) = (field.cells(), discs.own | discs.other);
        let free = cells & !full;
        Full(STEPS.map(|(step, up, down)| {
            // A free cell spoils its whole line; what has no neighbour on one side is at the end of its line.
            let mut spoilt = free;
            for _ in 1..8 {
                spoilt |= (spoilt & up) << step | (spoilt & down) >> step;
            }
            let next = (cells & up) << step & cells;
            let before = (cells & down) >> step & cells;
            cells & (!spoilt | !(next & before))
        }))
    }

    /// Safe in all directions by themselves.
    fn all(&self) -> Cells {
        self.0.iter().fold(!0, |all, safe| all & safe)
    }

    /// Safe in all directions with these discs of the same colour known to be stable.
    fn with(&self, stable: Cells) -> Cells {
        STEPS
            .iter()
            .zip(self.0)
            .fold(!0, |all, (&(step, up, down), safe)| all & (safe | (stable & up) << step | (stable & down) >> step))
    }
}
