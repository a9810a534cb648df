//! Connected regions of free cells, by which the last word is counted.

use crate::boards::othello::solver::board::{Cells, Discs, Field, around};

/// The regions of free cells, touching by side or corner, in the order of their first cells.
///
/// Worked: two free corners of a full 2 by 2 board that touch by their corners are one region of 2.
pub fn regions(field: Field, discs: Discs) -> Vec<Cells> {
    let mut left = discs.free(field.cells());
    let mut regions = Vec::new();
    while left != 0 {
        let region = grown(left & left.wrapping_neg(), left);
        regions.push(region);
        left &= !region;
    }
    regions
}

/// All cells of `among` that hang together with these.
fn grown(mut cells: Cells, among: Cells) -> Cells {
    loop {
        let more = around(cells) & among;
        if more == cells {
            return cells;
        }
        cells = more;
    }
}
