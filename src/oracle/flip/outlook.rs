//! A bounded look ahead where exact search would take too long: what may be counted on a board, added up by fixed weights.

use crate::oracle::control::{Control, Stop};
use crate::oracle::flip::board::{Cells, Discs, Field, each};
use crate::oracle::flip::few::BEYOND;
use crate::oracle::flip::stable::stable;

/// What a corner counts beside being stable.
pub const CORNER: i32 = 6;

/// Plies looked ahead from a board with an even number of free cells; one less from an odd one, so that the counting is always
/// done with the same side to move.
const PLIES: u32 = 4;

/// What is counted of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Cells it could play on.
    pub moves: i32,
    /// Corners it holds.
    pub corners: i32,
    /// Its discs that are proved never to turn.
    pub stable: i32,
    /// Its discs.
    pub discs: i32,
}

/// What a bounded look ahead found. No proof: positions behind its end were not looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// How many discs the side to move seems to be ahead.
    pub ahead: i32,
    /// How many plies were looked ahead.
    pub depth: u32,
    /// The moves expected on the way; `None` passes.
    pub line: Vec<Option<usize>>,
    /// The board at the end of the line.
    pub end: Discs,
}

/// Counts what there is to be counted for the side to move and for the other side.
pub fn counts(field: Field, discs: Discs) -> [Count; 2] {
    let fixed = stable(field, discs);
    let count = |cells: Cells| cells.count_ones() as i32;
    [discs, discs.turned()].map(|side| Count {
        moves: count(side.moves(field.cells())),
        corners: count(side.own & field.corners()),
        stable: count(side.own & fixed),
        discs: count(side.own),
    })
}

/// What the counts add up to: a point a move, a point a stable disc, six more a corner, mine minus yours; when nobody can
/// move, the discs themselves.
pub fn weigh([own, other]: [Count; 2]) -> i32 {
    if own.moves + other.moves == 0 {
        return own.discs - other.discs;
    }
    let sum = own.moves - other.moves + own.stable - other.stable + CORNER * (own.corners - other.corners);
    sum.clamp(1 - BEYOND, BEYOND - 1)
}

/// Looks a few plies ahead with alpha-beta and weighs the boards there; the same question always has the same answer.
///
/// Cost: a few hundred positions on common boards.
pub fn look_ahead(field: Field, discs: Discs, control: &Control) -> Result<Outlook, Stop> {
    let look = Look { field, cells: field.cells() };
    let depth = PLIES - discs.free(look.cells).count_ones() % 2;
    let mut line = Vec::new();
    let (ahead, end) = look.ahead(discs, (-BEYOND, BEYOND), depth, &mut line, control)?;
    line.reverse();
    // The line was kept from its far end; boards are seen by whoever began.
    let end = if line.len().is_multiple_of(2) { end } else { end.turned() };
    Ok(Outlook { ahead, depth, line, end })
}

struct Look {
    field: Field,
    cells: Cells,
}

/// A score, and the board it was counted on, seen by whoever is to move there.
type Found = (i32, Discs);

impl Look {
    /// `line` becomes the expected moves, the last one first.
    fn ahead(
        &self,
        discs: Discs,
        (mut alpha, beta): (i32, i32),
        depth: u32,
        line: &mut Vec<Option<usize>>,
        control: &Control,
    ) -> Result<Found, Stop> {
        line.clear();
        let turned = discs.turned();
        let moves = discs.moves(self.cells);
        if depth == 0 || moves == 0 && turned.moves(self.cells) == 0 {
            return Ok((weigh(counts(self.field, discs)), discs));
        }
        if moves == 0 {
            let (ahead, end) = self.ahead(turned, (-beta, -alpha), depth, line, control)?;
            line.push(None);
            return Ok((-ahead, end));
        }
        control.tick(1)?;
        let mut best: Option<Found> = None;
        for (cell, next) in self.ordered(discs, moves) {
            let mut behind = Vec::new();
            let (ahead, end) = self.ahead(next, (-beta, -alpha), depth - 1, &mut behind, control)?;
            if best.is_none_or(|(known, _)| -ahead > known) {
                best = Some((-ahead, end));
                behind.push(Some(cell));
                *line = behind;
            }
            alpha = alpha.max(-ahead);
            if alpha >= beta {
                break;
            }
        }
        Ok(best.expect("there is a move"))
    }

    /// The moves that leave the fewest answers first.
    fn ordered(&self, discs: Discs, moves: Cells) -> Vec<(usize, Discs)> {
        let mut next: Vec<(usize, Discs)> =
            each(moves).map(|cell| (cell, discs.after(cell, discs.turns(cell)))).collect();
        next.sort_by_cached_key(|(_, next)| next.moves(self.cells).count_ones());
        next
    }
}
