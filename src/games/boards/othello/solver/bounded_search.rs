//! A bounded search where an exact one would take too long: what may be counted on a board, added up by fixed weights.

use crate::boards::othello::solver::board::{Cells, Discs, Field, each};
use crate::boards::othello::solver::few::BEYOND;
use crate::boards::othello::solver::stable::stable;
use solve::judge::control::{Control, Stop};
use solve::search::bounded_search;
use solve::search::bounded_search::{Beyond, View};

/// What a corner counts beside being stable.
pub const CORNER: i32 = 6;

/// Plies looked ahead from a board with an even number of free cells; one less from an odd one, so that the counting is always
/// done with the same side to move.
const PLIES: u32 = 8;

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

/// Looks some plies ahead and weighs the boards there; the same question always has the same answer.
///
/// Cost: some ten thousand positions on common boards.
pub fn look_ahead(field: Field, discs: Discs, control: &Control) -> Result<Outlook, Stop> {
    look(field, discs, PLIES - discs.free(field.cells()).count_ones() % 2, control)
}

/// The same with so many plies.
pub(super) fn look(field: Field, discs: Discs, depth: u32, control: &Control) -> Result<Outlook, Stop> {
    let seen = bounded_search::look_ahead(&Boards { field, cells: field.cells() }, &discs, depth, control)?;
    let (mut line, mut end) = (Vec::new(), discs);
    for i in seen.line {
        let cell = each(end.moves(field.cells())).nth(i);
        line.push(cell);
        end = cell.map_or(end.turned(), |cell| end.after(cell, end.turns(cell)));
    }
    // Boards are seen by whoever began.
    let end = if line.len().is_multiple_of(2) { end } else { end.turned() };
    Ok(Outlook { ahead: seen.ahead, depth, line, end })
}

struct Boards {
    field: Field,
    cells: Cells,
}

impl View for Boards {
    type Node = Discs;

    fn is_over(&self, discs: &Discs) -> bool {
        discs.moves(self.cells) == 0 && discs.turned().moves(self.cells) == 0
    }

    fn counted(&self, discs: &Discs) -> Option<i32> {
        Some(discs.ahead())
    }

    fn after(&self, discs: &Discs, after: &mut Vec<Discs>) {
        let moves = discs.moves(self.cells);
        if moves == 0 {
            after.push(discs.turned());
        }
        after.extend(each(moves).map(|cell| discs.after(cell, discs.turns(cell))));
    }

    fn beyond(&self, _: &Discs) -> Beyond {
        Beyond::Quiet
    }

    fn weigh(&self, discs: &Discs) -> i32 {
        weigh(counts(self.field, *discs))
    }

    /// Who has few answers stands badly.
    fn glance(&self, discs: &Discs) -> i32 {
        discs.moves(self.cells).count_ones() as i32
    }
}
