//! Rectangular boards: labels, then cells, with lines between them where there is room, close together where there is not.

use std::borrow::Cow;

use crate::tui::paint::cell;
use crate::tui::paint::cell::{Cell, Place, Signed};
use crate::tui::paint::domino;
use crate::tui::paint::domino::Domino;
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Grid, Ground, Lined, Mark, Shape};

/// How the cells are set.
#[derive(Clone, Copy, Debug)]
struct Set {
    /// Columns of a cell.
    width: usize,
    /// Lines of a cell.
    height: usize,
    /// The scale of pictures.
    scale: usize,
    /// Whether upright lines stand between cells.
    has_bars: bool,
    /// Whether level lines stand between cells.
    has_lines: bool,
    /// Columns left free between cells: the lattice needs them.
    gap: (usize, usize),
    /// Where signs stand.
    signs: Signed,
}

impl Set {
    /// Columns and lines from one cell to the next.
    fn step(self) -> (usize, usize) {
        (self.width + usize::from(self.has_bars) + self.gap.0, self.height + usize::from(self.has_lines) + self.gap.1)
    }
}

/// Lays out a board at a scale. At scale 1 it gives way until it fits: no lines, no margins.
///
/// What does not fit at a larger scale is only measured.
pub fn lay(grid: &Grid, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let before = match sight.before() {
        Some(Shape::Grid(before)) => Some(grown(before, sight)),
        _ => None,
    };
    let grid = grown(grid, sight);
    let drawn = Drawn::of(&grid, before.as_deref(), sight);
    if scale > 1 {
        let set = drawn.set(scale);
        let size = drawn.size(set);
        return if size.0 <= room.width && size.1 <= room.height { drawn.lay(set) } else { Sheet::of_size(size) };
    }
    let boxed = drawn.set(1);
    let spaced = Set { has_bars: false, has_lines: false, signs: Signed::Around, ..boxed };
    let close = Set { width: drawn.mark + 1, signs: Signed::Behind, gap: (0, 0), ..spaced };
    let fits = |set: &&Set| {
        let size = drawn.size(**set);
        size.0 <= room.width && size.1 <= room.height
    };
    // A board too long is scrolled; one too wide cannot be.
    let narrow = |set: &&Set| drawn.size(**set).0 <= room.width;
    let sets = [boxed, spaced, close];
    drawn.lay(*sets.iter().find(fits).or(sets[1..].iter().find(narrow)).unwrap_or(&close))
}

/// A board from which rows or columns went, as large as it began: what went is seen, and nothing changes its place.
fn grown<'a>(grid: &'a Grid, sight: &Sight) -> Cow<'a, Grid> {
    let Some(Shape::Grid(root)) = sight.root() else { return Cow::Borrowed(grid) };
    let [across, down] = [&grid.cols, &grid.rows].map(Vec::len);
    let is_part = root.cols.starts_with(&grid.cols) && root.rows.starts_with(&grid.rows);
    let is_whole = [across, down] == [root.cols.len(), root.rows.len()];
    if is_whole || !is_part || across == 0 || !grid.lines.is_empty() {
        return Cow::Borrowed(grid);
    }
    let cell = |i: usize| {
        let (row, col) = (i / root.cols.len(), i % root.cols.len());
        let left = (row < down && col < across).then(|| grid.cells[row * across + col].clone());
        left.unwrap_or_else(|| Mark::empty().on(Ground::Gone))
    };
    let cells = (0..root.cells.len()).map(cell).collect();
    Cow::Owned(Grid { cols: root.cols.clone(), rows: root.rows.clone(), cells, ..grid.clone() })
}

/// A board with what its cells have in common.
struct Drawn<'a> {
    grid: &'a Grid,
    /// The names of columns and rows.
    labels: [Vec<String>; 2],
    sight: &'a Sight<'a>,
    before: Option<&'a Grid>,
    /// Columns of the widest text in a cell.
    mark: usize,
    /// Columns of the widest label above.
    label: usize,
    /// Columns of the widest label at the left.
    names: usize,
    /// Whether only some of the empty cells can be pointed at, without taking up a piece first.
    is_telling: bool,
}

impl<'a> Drawn<'a> {
    fn of(grid: &'a Grid, before: Option<&'a Grid>, sight: &'a Sight<'a>) -> Self {
        let widest = |texts: &mut dyn Iterator<Item = &String>| texts.map(|t| usize::from(text::width(t))).max();
        // Numbers of moves to come make do with the room there is: a board keeps its place when they appear.
        let stays = |cell: &&Mark| cell.to_come.is_none();
        let mark = widest(&mut grid.cells.iter().filter(stays).map(|cell| &cell.text)).unwrap_or(0).max(1);
        let [called, called_rows] = &grid.called;
        let labels = [(&grid.cols, called), (&grid.rows, called_rows)].map(|(labels, called)| {
            if called.is_empty() { labels.clone() } else { called.iter().map(|say| sight.look.words(say)).collect() }
        });
        let label = widest(&mut labels[0].iter()).unwrap_or(0);
        let names = widest(&mut labels[1].iter()).unwrap_or(0);
        let is_open = |cell: &&Mark| cell.is_empty() && cell.ground != Ground::Wall;
        let has_spots = |is_told: bool| grid.cells.iter().filter(is_open).any(|cell| cell.spot.is_some() == is_told);
        let takes_up = grid.cells.iter().any(|cell| cell.piece.is_some() && cell.spot.is_some());
        let before = before.filter(|before| before.cells.len() == grid.cells.len());
        let is_telling = has_spots(true) && has_spots(false) && !takes_up;
        Drawn { grid, labels, sight, before, mark, label, names, is_telling }
    }

    fn is_lattice(&self) -> bool {
        !self.grid.lines.is_empty()
    }

    /// How cells are set at a scale, with all lines there may be.
    fn set(&self, scale: usize) -> Set {
        let has_lines = self.grid.lined == Lined::Grid && !self.is_lattice();
        let has_pieces = self.grid.cells.iter().any(|cell| cell.piece.is_some() || cell.is_empty());
        let scale = if has_pieces { scale } else { scale.min(2) };
        // Half a cell must be whole columns.
        let least = if scale == 1 { 3 + self.grid.slant % 2 } else { 2 * scale };
        // Texts keep a column before and behind them, names of columns need none.
        let width = least.max(self.mark + 2).max(self.label);
        let signs = match scale {
            1 if has_lines => Signed::Line,
            1 => Signed::Around,
            _ => Signed::Corners,
        };
        let gap = if self.is_lattice() { (width + 1, scale) } else { (0, 0) };
        let is_dropped = self.grid.is_dropped;
        Set { width, height: scale, scale, has_bars: has_lines, has_lines: has_lines && !is_dropped, gap, signs }
    }

    fn across(&self) -> usize {
        self.grid.cols.len().max(1)
    }

    /// Columns that a row stands farther to the right than the first one.
    fn shift(&self, set: Set, row: usize) -> usize {
        row * self.grid.slant * set.width.div_ceil(2)
    }

    fn has_rim(&self) -> bool {
        self.grid.rim.iter().any(|owner| *owner != Owner::Nobody)
    }

    /// The left column of the first row, its line or border included.
    fn left(&self) -> usize {
        if self.names == 0 { 0 } else { self.names + 1 }
    }

    /// Lines that the names of the columns take.
    fn head(&self, set: Set) -> usize {
        match self.label {
            0 => 0,
            label if set.signs == Signed::Behind => label,
            _ => 1,
        }
    }

    /// The left column and the top line of a cell.
    fn corner(&self, set: Set, row: usize, col: usize) -> (usize, usize) {
        let (across, down) = set.step();
        let rim = usize::from(self.has_rim());
        let x = self.left() + rim + usize::from(set.has_bars) + col * across + self.shift(set, row);
        (x, self.head(set) + rim + usize::from(set.has_lines) + row * down)
    }

    /// Columns and lines of the whole board.
    fn size(&self, set: Set) -> (usize, usize) {
        let (rows, cols) = (self.grid.rows.len(), self.grid.cols.len());
        if rows == 0 || cols == 0 {
            return (self.left(), self.head(set));
        }
        let (x, y) = self.corner(set, rows - 1, cols - 1);
        let rim = usize::from(self.has_rim());
        let floor = usize::from(set.has_lines || set.has_bars);
        (x + set.width + usize::from(set.has_bars) + rim, y + set.height + floor + rim)
    }

    fn lay(&self, set: Set) -> Sheet {
        let mut sheet = Sheet::of_size(self.size(set));
        sheet.head = self.head(set);
        self.lay_labels(&mut sheet, set);
        self.lay_lines(&mut sheet, set);
        self.lay_rim(&mut sheet, set);
        let mut cells: Vec<(Cell, Place)> =
            self.grid.cells.iter().enumerate().map(|(i, _)| self.cell(set, i)).collect();
        for (cell, place) in cells.iter().filter(|(cell, _)| !self.is_between(cell)) {
            cell::lay(&mut sheet, cell, self.sight, *place);
        }
        self.lay_dominoes(&mut sheet, &cells);
        // What is nearer to the hand covers what is farther from it.
        cells.sort_by_key(|(cell, _)| std::cmp::Reverse(cell.state));
        for (cell, place) in &cells {
            cell::sign(&mut sheet, cell, self.sight, *place);
        }
        sheet
    }

    /// Draws every domino from its first half.
    fn lay_dominoes(&self, sheet: &mut Sheet, cells: &[(Cell, Place)]) {
        for (i, (cell, place)) in cells.iter().enumerate() {
            let Some((Piece::Half(half), owner)) = &cell.mark.piece else { continue };
            let other = i + if half.is_upright() { self.across() } else { 1 };
            let Some((_, end)) = cells.get(other).filter(|_| half.is_first()) else { continue };
            let domino = Domino { half: *half, owner: *owner, letter: &cell.mark.text, places: [*place, *end] };
            domino::lay(sheet, &domino, self.sight, self.sight.mark_style(cell.mark, cell.state));
        }
    }

    /// Whether a cell of a lattice is no point, but lies between points.
    fn is_between(&self, cell: &Cell) -> bool {
        self.is_lattice() && cell.mark.piece.is_none() && !cell.mark.is_empty()
            || self.is_lattice() && cell.mark.text == " "
    }

    fn cell(&self, set: Set, index: usize) -> (Cell<'a>, Place) {
        let (row, col) = (index / self.across(), index % self.across());
        let (x, y) = self.corner(set, row, col);
        let place = Place { x, y, width: set.width, height: set.height, scale: set.scale, signs: set.signs };
        let mark = &self.grid.cells[index];
        let before = self.before.and_then(|before| before.cells.get(index));
        let is_chequered = self.grid.lined == Lined::Chequered;
        let has_point = match self.grid.lined {
            _ if self.is_telling => mark.spot.is_some() && mark.text != " ",
            _ if self.is_lattice() => true,
            Lined::Chequered => false,
            Lined::Never => mark.text != " ",
            Lined::Grid => set.signs != Signed::Corners && mark.text != " ",
        };
        let state = self.sight.state_since(mark, before);
        let (is_dark, is_crossed) = (is_chequered && (row + col) % 2 == 1, self.is_lattice());
        (Cell { mark, state, is_dark, before, has_point, is_crossed }, place)
    }

    /// A label in signs of one column.
    fn words(&self, name: &str) -> String {
        if self.sight.look.is_plain() { text::plain(name) } else { name.to_owned() }
    }

    /// Whether the cursor would let a piece fall into a column.
    fn is_entered(&self, col: usize) -> bool {
        let under = self.grid.cells.iter().skip(col).step_by(self.across());
        self.grid.is_dropped && under.into_iter().any(|cell| self.sight.state(cell) == State::Cursor)
    }

    /// Writes the names of columns and rows.
    fn lay_labels(&self, sheet: &mut Sheet, set: Set) {
        let style = self.sight.style(Ink::Faint);
        for (col, name) in self.labels[0].iter().enumerate() {
            let (x, _) = self.corner(set, 0, col);
            if set.signs == Signed::Behind {
                for (y, letter) in name.chars().enumerate() {
                    sheet.write(x, y, letter.to_string(), style);
                }
            } else {
                let inset = set.width.saturating_sub(usize::from(text::width(name))) / 2;
                sheet.write(x + inset, 0, self.words(name), style);
                if self.is_entered(col) {
                    sheet.write(
                        x + inset.saturating_sub(1),
                        0,
                        self.sight.narrow("▾", "v"),
                        self.sight.style(Ink::Title),
                    );
                }
            }
        }
        for (row, name) in self.labels[1].iter().enumerate() {
            let (_, y) = self.corner(set, row, 0);
            let x = self.shift(set, row) + self.names - usize::from(text::width(name));
            sheet.write(x, y + (set.height - 1) / 2, self.words(name), style);
        }
    }

    fn lay_lines(&self, sheet: &mut Sheet, set: Set) {
        let style = self.sight.style(Ink::Border);
        let (rows, cols) = (self.grid.rows.len(), self.grid.cols.len());
        for (from, to) in &self.grid.lines {
            self.lay_joint(sheet, set, *from, *to);
        }
        if rows == 0 || !(set.has_bars || set.has_lines) {
            return;
        }
        let (left, top) = (self.left(), self.head(set));
        let high = self.size(set).1;
        let run = self.sight.sign("─", "-", "⠒").repeat(set.width);
        for y in top..high {
            for col in 0..=cols {
                sheet.write(left + col * (set.width + 1), y, self.sight.sign("│", "|", "⡇"), style);
            }
        }
        for row in (0..=rows).filter(|row| set.has_lines || *row == rows) {
            let y = if set.has_lines { top + row * (set.height + 1) } else { high - 1 };
            let [start, cross, end] = match (row > 0, row < rows) {
                (false, _) => [("┌", "⡖"), ("┬", "⡖"), ("┐", "⡆")],
                (true, true) => [("├", "⡗"), ("┼", "⡗"), ("┤", "⡇")],
                (true, false) => [("└", "⠓"), ("┴", "⠓"), ("┘", "⠃")],
            }
            .map(|(fine, braille)| self.sight.sign(fine, "+", braille));
            let line = format!("{start}{}{end}", vec![run.clone(); cols].join(cross));
            sheet.write(left, y, line, style);
        }
    }

    /// A line of a lattice from the middle of one cell to that of another, in a row, a column or a diagonal.
    fn lay_joint(&self, sheet: &mut Sheet, set: Set, from: usize, to: usize) {
        let middle = |cell: usize| {
            let (x, y) = self.corner(set, cell / self.across(), cell % self.across());
            (x + (set.width - 1) / 2, y + (set.height - 1) / 2)
        };
        let style = self.sight.style(Ink::Border);
        let ((x, y), (right, low)) = (middle(from.min(to)), middle(from.max(to)));
        if y == low {
            sheet.write(x, y, self.sight.sign("─", "-", "⠒").repeat(right - x), style);
        } else if x == right {
            for y in y..low {
                sheet.write(x, y, self.sight.sign("│", "|", "⡇"), style);
            }
        } else {
            let sign = if right > x { self.sight.sign("╲", "\\", "⠑") } else { self.sight.sign("╱", "/", "⠊") };
            for line in y + 1..low {
                let (far, part) = (right.abs_diff(x), (line - y) * right.abs_diff(x) / (low - y));
                sheet.write(if right > x { x + part.min(far) } else { x - part.min(far) }, line, sign, style);
            }
        }
    }

    /// The borders, each with the line of who owns it.
    fn lay_rim(&self, sheet: &mut Sheet, set: Set) {
        let (rows, cols) = (self.grid.rows.len(), self.grid.cols.len());
        if !self.has_rim() || rows == 0 || cols == 0 {
            return;
        }
        let [top, right, bottom, left] = self.grid.rim;
        let level = |owner| match owner {
            Owner::Nobody => " ",
            Owner::First => self.sight.sign("━", "#", "⠿"),
            Owner::Second => self.sight.sign("═", "=", "⠭"),
        };
        let upright = |owner| match owner {
            Owner::Nobody => " ",
            Owner::First => self.sight.sign("┃", "#", "⣿"),
            Owner::Second => self.sight.sign("║", "=", "⢕"),
        };
        let style = |owner| match owner {
            Owner::Nobody => self.sight.style(Ink::Border),
            Owner::First => self.sight.style(Ink::First),
            Owner::Second => self.sight.style(Ink::Second),
        };
        let (wide, (first, high)) = (cols * set.width, self.corner(set, 0, 0));
        let (last, low) = self.corner(set, rows - 1, 0);
        sheet.write(first, high - 1, level(top).repeat(wide), style(top));
        sheet.write(last, low + set.height, level(bottom).repeat(wide), style(bottom));
        for row in 0..rows {
            let (x, y) = self.corner(set, row, 0);
            for y in y..y + set.height {
                sheet.write(x - 1, y, upright(left), style(left));
                sheet.write(x + wide, y, upright(right), style(right));
            }
        }
    }
}
