//! One piece that makes a few short jumps towards a corner, such as the king or the knight of chess.

use ground::num::{Nat, small};

/// Cells after which the values of an endless board repeat.
const PERIOD: u8 = 4;

/// Blocks of cells along the border that differ from those behind them.
const BORDER: usize = 1;

/// Blocks beside the diagonal that differ from those farther off.
const BAND: usize = 2;

/// Cells of one edge of the table of an endless board, and the greatest sum of coordinates that lies in it.
const EDGE: usize = 32;

/// Nim-values and misère outcomes of a piece on cells (x, y), whose corner is (0, 0).
///
/// Every jump lowers x + y by 1 or more and changes neither by more than 2. On a board of so many cells each way the table is that of the board; on
/// an endless one values repeat by blocks of 4 by 4: with i = ⌊x/4⌋ and k = ⌊y/4⌋ they depend on x mod 4, y mod 4, min(i, k, 1)
/// and i - k cut off at 2 and -2. Proof: what a cell is worth follows from cells in its own and the neighbouring blocks; so the law holds everywhere once
/// it holds for all blocks whose min(i, k) is at most 3 and whose |i - k| is at most 4, which a test computes. Endless: any
/// coordinates. On a board: up to 26 by 26 cells are meant, and time and memory are theirs.
/// Source: R. Sprague (1935), P. M. Grundy (1939); Winning Ways, chapter 9, has the king and the knight.
/// Worked, knight: (0, 2) jumps to (1, 0), which has no jump: mex{0} = 1; (2, 2) jumps to (3, 0), (1, 0), (0, 1), (0, 3).
pub struct Leaper {
    /// `None`: endless.
    size: Option<usize>,
    cells: Vec<Vec<Cell>>,
}

#[derive(Clone, Copy, Default)]
struct Cell {
    nimber: u8,
    is_won_misere: bool,
}

impl Leaper {
    /// A piece with these jumps, at most 8 of them, on an endless board.
    pub fn endless(jumps: &[(i8, i8)]) -> Self {
        let holds = |x: usize, y: usize| x + y <= EDGE;
        Leaper { size: None, cells: table(jumps, EDGE + 1, &holds) }
    }

    /// The same on a board of `size` by `size` cells.
    pub fn on_board(jumps: &[(i8, i8)], size: usize) -> Self {
        Leaper { size: Some(size), cells: table(jumps, size, &|_, _| true) }
    }

    /// The nim-value of a cell, which must lie on the board.
    pub fn nimber(&self, x: &Nat, y: &Nat) -> u8 {
        self.cell(x, y).nimber
    }

    /// Whether in misère play the mover wins from a cell, which must lie on the board.
    pub fn is_won_misere(&self, x: &Nat, y: &Nat) -> bool {
        self.cell(x, y).is_won_misere
    }

    fn cell(&self, x: &Nat, y: &Nat) -> Cell {
        if self.size.is_some() {
            let [x, y] = [x, y].map(|n| small(n).expect("it lies on the board"));
            return self.cells[x][y];
        }
        let (x, y) = folded(x, y);
        self.cells[x][y]
    }
}

/// The cell near the corner that is worth the same.
fn folded(x: &Nat, y: &Nat) -> (usize, usize) {
    let [i, k] = [x, y].map(|n| n / PERIOD);
    let [x_rest, y_rest] = [x, y].map(|n| small(&(n % PERIOD)).expect("a rest is small"));
    let least = small((&i).min(&k)).unwrap_or(BORDER).min(BORDER);
    let apart = |more: &Nat, less: &Nat| small(&(more - less)).unwrap_or(BAND).min(BAND);
    let (i, k) = if i >= k { (least + apart(&i, &k), least) } else { (least, least + apart(&k, &i)) };
    let period = usize::from(PERIOD);
    (i * period + x_rest, k * period + y_rest)
}

/// All cells of a square, diagonal after diagonal from the corner.
fn table(jumps: &[(i8, i8)], size: usize, holds: &dyn Fn(usize, usize) -> bool) -> Vec<Vec<Cell>> {
    let mut cells = vec![vec![Cell::default(); size]; size];
    for sum in 0..(2 * size).saturating_sub(1) {
        for x in sum.saturating_sub(size - 1)..=sum.min(size - 1) {
            let y = sum - x;
            if !holds(x, y) {
                continue;
            }
            let to = |&(dx, dy): &(i8, i8)| {
                let (x, y) = (x.checked_add_signed(dx.into())?, y.checked_add_signed(dy.into())?);
                cells.get(x)?.get(y).copied()
            };
            let reached: Vec<Cell> = jumps.iter().filter_map(to).collect();
            let mex = (0..=u8::MAX).find(|value| reached.iter().all(|cell| cell.nimber != *value));
            let is_won_misere = reached.is_empty() || reached.iter().any(|cell| !cell.is_won_misere);
            cells[x][y] = Cell { nimber: mex.expect("there are few jumps"), is_won_misere };
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;

    const KING: &[(i8, i8)] = &[(-1, 0), (0, -1), (-1, -1)];
    const KNIGHT: &[(i8, i8)] = &[(-2, 1), (-2, -1), (1, -2), (-1, -2)];

    #[test]
    fn the_values_of_an_endless_board_repeat_by_blocks() {
        // Blocks up to 10, so all neighbourhoods of all kinds of blocks.
        const FAR: usize = 44;
        for jumps in [KING, KNIGHT] {
            let far = table(jumps, 2 * FAR, &|_, _| true);
            let folded = Leaper::endless(jumps);
            for (x, column) in far.iter().enumerate().take(FAR) {
                for (y, cell) in column.iter().enumerate().take(FAR) {
                    let (a, b) = (Nat::from(x), Nat::from(y));
                    assert_eq!(folded.nimber(&a, &b), cell.nimber, "{x}, {y}");
                    assert_eq!(folded.is_won_misere(&a, &b), cell.is_won_misere, "misère {x}, {y}");
                }
            }
        }
    }

    #[test]
    fn the_king_and_the_knight_obey_their_published_rules() {
        let (king, knight) = (Leaper::endless(KING), Leaper::endless(KNIGHT));
        let huge = Nat::from(10u8).pow(40);
        for x in 0..20u8 {
            for y in 0..20u8 {
                let told = match (x % 2, y % 2) {
                    (0, 0) => 0,
                    (1, 1) => 2,
                    _ => 1 + 2 * (x.min(y) % 2),
                };
                assert_eq!(king.nimber(&x.into(), &y.into()), told, "king {x}, {y}");
                let far = knight.nimber(&(&huge + x), &(&huge + y));
                assert_eq!(far == 0, x % 4 < 2 && y % 4 < 2, "knight {x}, {y} far away");
                let is_won = knight.is_won_misere(&x.into(), &y.into());
                assert!(x < 3 || y < 3 || is_won == ((x + y) % 2 == 1), "misère knight {x}, {y}");
            }
        }
    }

    #[test]
    fn a_board_of_eight_has_an_edge() {
        let seven = Nat::from(7u8);
        assert_ne!(Leaper::on_board(KNIGHT, 8).nimber(&seven, &seven), Leaper::endless(KNIGHT).nimber(&seven, &seven));
    }
}
