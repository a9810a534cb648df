//! Terms that games count in one way: open lines by the marks in them, and the middle of the board.

use ground::rules::Side;
use ground::say;
use solve::search::evaluation::Term;

/// Lines as long as this are counted once each, whatever stands in them.
const SHORT: usize = 3;

/// A rectangle of cells, row by row, and whose mark stands on each.
pub struct Marked<'a> {
    /// How many columns.
    pub cols: usize,
    /// The cells.
    pub cells: &'a [Option<Side>],
    /// How many in a row win.
    pub k: usize,
}

impl Marked<'_> {
    /// The terms for the side to move. In lines of up to three cells each line open to one side alone is a point; in longer ones a
    /// line counts by the marks in it, 1, 3, 9 and 27 points for one, two, three, four or more; a mark in the middle is a point.
    ///
    /// Worked: in tic-tac-toe with X in the centre and O to move, 8 lines are open to X and 4 to O, a difference of -4.
    pub fn terms(&self, to: Side) -> Vec<Term> {
        let mut lines = [[0i64; 5]; 2];
        self.each_line(|_, marks| match marks {
            [0, 0] => (0..2).for_each(|side| lines[side][0] += 1),
            [own, 0] => lines[0][own.min(4)] += 1,
            [0, other] => lines[1][other.min(4)] += 1,
            _ => {}
        });
        let [own, other] = if to == Side::First { [0, 1] } else { [1, 0] };
        let by = |marks: usize| lines[own][marks] - lines[other][marks];
        if self.k <= SHORT {
            return vec![Term::new(say!("eval-open-lines"), (0..5).map(by).sum())];
        }
        vec![
            Term::new(say!("eval-ones"), by(1)),
            Term::new(say!("eval-twos"), 3 * by(2)),
            Term::new(say!("eval-threes"), 9 * by(3)),
            Term::new(say!("eval-fours"), 27 * by(4)),
            Term::new(say!("eval-middle"), self.middle(to)),
        ]
    }

    /// How much each cell promises: lines through it that are open to one side alone, by the marks in them, each mark ten times as much.
    ///
    /// Worked: of X X . . in a row of four with three to win, the third cell is in the line of two and in that of one: 100 + 10.
    pub fn promises(&self) -> Vec<u64> {
        let mut promises = vec![0; self.cells.len()];
        self.each_line(|cells, marks| {
            let [own, other] = marks;
            if own.min(other) == 0 && own + other > 0 {
                cells.for_each(|cell| promises[cell] += 10u64.pow((own + other).min(9) as u32));
            }
        });
        promises
    }

    /// Hands over the cells of each line, and how many marks of the first and of the second side stand in it.
    fn each_line(&self, mut then: impl FnMut(&mut dyn Iterator<Item = usize>, [usize; 2])) {
        let (cols, rows, reach) = (self.cols, self.cells.len() / self.cols.max(1), self.k - 1);
        for (cell, (down, right)) in (0..self.cells.len()).flat_map(|cell| DIRECTIONS.map(|way| (cell, way))) {
            let (row, col) = (cell / cols, cell % cols);
            let is_wide = match right {
                0 => true,
                1 => col + reach < cols,
                _ => col >= reach,
            };
            if !is_wide || down == 1 && row + reach >= rows {
                continue;
            }
            let line = || (0..self.k).map(|i| (cell + i * down * cols).wrapping_add_signed(i as isize * right));
            let mut marks = [0; 2];
            line().filter_map(|at| self.cells[at]).for_each(|side| marks[side as usize] += 1);
            then(&mut line(), marks);
        }
    }

    /// Marks in the middle column, or the two of them, less those of the other side.
    fn middle(&self, to: Side) -> i64 {
        let is_middle = |cell: usize| (2 * (cell % self.cols) + 1).abs_diff(self.cols) <= 1;
        let marks = (0..self.cells.len()).filter(|cell| is_middle(*cell)).filter_map(|cell| self.cells[cell]);
        marks.map(|side| if side == to { 1 } else { -1 }).sum()
    }
}

/// Along a row, a column and both diagonals: rows down, columns to the right.
const DIRECTIONS: [(usize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

#[cfg(test)]
mod tests {
    use super::*;
    use solve::search::evaluation::estimate;

    #[test]
    fn open_lines_of_tic_tac_toe_are_counted_as_nilsson_does() {
        let mut cells = [None; 9];
        cells[4] = Some(Side::First);
        let of = |cells: &[Option<Side>], to| estimate(&Marked { cols: 3, cells, k: 3 }.terms(to));
        assert_eq!((of(&cells, Side::First), of(&cells, Side::Second)), (4, -4));
        cells[0] = Some(Side::Second);
        assert_eq!(of(&cells, Side::First), 5 - 4, "O closed the 3 lines of its corner, X the 4 through the centre");
    }

    #[test]
    fn a_cell_promises_what_stands_in_its_open_lines() {
        let cells = [Some(Side::First), Some(Side::First), None, None];
        assert_eq!(Marked { cols: 4, cells: &cells, k: 3 }.promises()[2..], [110, 10]);
    }

    #[test]
    fn long_lines_count_by_the_marks_in_them() {
        // Four in a row on a board of one row of five: two marks of the first side, one of the second beside them.
        let cells = [Some(Side::First), Some(Side::First), None, None, None];
        let terms = Marked { cols: 5, cells: &cells, k: 4 }.terms(Side::First);
        let points: Vec<i64> = terms.iter().map(|term| term.points).collect();
        assert_eq!(points, [1, 3, 0, 0, 0]);
    }
}
