//! What a careless eye sees of a board: how much a move takes, whether it leaves two equal halves, how near the middle it is.
//!
//! Nothing here asks the oracle: an opponent that judges by appearance errs because appearance misleads.

use duel::place::{Choice, Place, Step};
use ground::num::Int;
use ground::rules::Side;
use ground::scene::piece::Owner;
use ground::scene::{Grid, Heap, Mark, Row, Scene, Shape, Spot, glyph};

/// How much a move takes, as the eye counts it: counters and coins that leave the board, stones that become one's own,
/// numbers one points at, and one more for being allowed to move again.
///
/// Example: in a row of coins worth 3, 9, 2, 7 the left end takes 4 (a coin less, worth 3), the right end 8.
pub fn taken(place: &dyn Place, step: &Step) -> Int {
    let (before, after) = (place.scene(), step.next.scene());
    let again = i32::from(step.next.to() == place.to());
    counted(&before) - counted(&after) + held(&after, place.to()) - held(&before, place.to())
        + pointed(&before, &step.path)
        + Int::from(again)
}

/// Counters, coins and tokens on the board.
fn counted(scene: &Scene) -> Int {
    let pieces = |marks: &[Mark]| Int::from(marks.iter().filter(|mark| mark.is_common()).count());
    match &scene.shape {
        Shape::Heaps(heaps) => heaps.iter().map(|heap| size(heap).unwrap_or_default()).sum(),
        Shape::Grid(grid) => pieces(&grid.cells),
        Shape::Row(row) => pieces(&row.left) + Int::from(row.hidden) + pieces(&row.right),
        Shape::Beside(panels) => panels.iter().map(|panel| counted(&panel.scene)).sum(),
        Shape::Graph(_) | Shape::Figure(_) | Shape::Keys(_) | Shape::Ledger(_) | Shape::Hand(_) => Int::default(),
    }
}

fn size(heap: &Heap) -> Option<Int> {
    heap.size.parse().ok()
}

/// Stones of a side less those of the other.
fn held(scene: &Scene, side: Side) -> Int {
    let Shape::Grid(grid) = &scene.shape else { return Int::default() };
    let count = |owner| Int::from(grid.cells.iter().filter(|mark| mark.owner() == Some(owner)).count());
    let (first, second) = (count(Owner::First), count(Owner::Second));
    if side == Side::First { first - second } else { second - first }
}

/// The numbers a finger points at in a row of things; elsewhere numbers are names or sizes.
fn pointed(scene: &Scene, path: &[Spot]) -> Int {
    let Shape::Row(row) = &scene.shape else { return Int::default() };
    let is_pointed = |mark: &&Mark| mark.spot.is_some_and(|spot| path.contains(&spot));
    let marks = row.left.iter().chain(&row.right).filter(is_pointed);
    marks.filter_map(|mark| mark.text.parse::<Int>().ok()).sum()
}

/// Whether the board falls into two equal halves: heaps in pairs, or a row or grid that reads the same from the other end.
pub fn is_mirrored(scene: &Scene) -> bool {
    match &scene.shape {
        Shape::Heaps(heaps) => are_in_pairs(heaps),
        Shape::Row(row) => is_palindrome(row),
        Shape::Grid(grid) => is_turned(grid),
        Shape::Graph(_) | Shape::Figure(_) | Shape::Keys(_) | Shape::Ledger(_) | Shape::Hand(_) | Shape::Beside(_) => {
            false
        }
    }
}

/// Whether boards of this shape have halves at all.
pub fn has_halves(scene: &Scene) -> bool {
    match &scene.shape {
        Shape::Heaps(heaps) => heaps.len() > 1,
        Shape::Row(row) => row.hidden == 0 && row.left.len() > 1,
        Shape::Grid(grid) => grid.cells.len() > 2,
        Shape::Graph(_) | Shape::Figure(_) | Shape::Keys(_) | Shape::Ledger(_) | Shape::Hand(_) | Shape::Beside(_) => {
            false
        }
    }
}

fn are_in_pairs(heaps: &[Heap]) -> bool {
    let mut sizes: Vec<&str> = heaps.iter().map(|heap| heap.size.as_str()).filter(|size| *size != "0").collect();
    sizes.sort_unstable();
    sizes.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1])
}

fn is_palindrome(row: &Row) -> bool {
    let looks: Vec<_> = row.left.iter().chain(&row.right).map(|mark| (mark.text.as_str(), &mark.piece)).collect();
    row.hidden == 0 && looks.iter().eq(looks.iter().rev())
}

/// Whether a cell is taken exactly where the opposite cell is, whoever took it.
fn is_turned(grid: &Grid) -> bool {
    let taken: Vec<bool> = grid.cells.iter().map(|mark| mark.text != glyph::EMPTY).collect();
    taken.iter().eq(taken.iter().rev())
}

/// How far from the middle of the board a move ends, in quarters of a cell squared; `None` where it ends on no cell.
pub fn off_centre(scene: &Scene, choice: &Choice) -> Option<usize> {
    let Shape::Grid(grid) = &scene.shape else { return None };
    let last = choice.path.last()?;
    let cell = grid.cells.iter().position(|mark| mark.spot == Some(*last))?;
    let (rows, cols) = (grid.rows.len(), grid.cols.len());
    let away = |at: usize, length: usize| (2 * at + 1).abs_diff(length).pow(2);
    Some(away(cell / cols, rows) + away(cell % cols, cols))
}
