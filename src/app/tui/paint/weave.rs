//! Dots, the edges between them and the boxes they close: edges drawn in the line of who drew them, boxes filled for who holds them.

use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use ground::scene::piece::Owner;
use ground::scene::{Grid, Ground, Mark, Shape};

/// Columns and lines from dot to dot, scale by scale.
const STEPS: [(usize, usize); 5] = [(4, 2), (6, 3), (8, 3), (11, 5), (15, 7)];

/// Lays out a lattice at a scale; what does not fit is only measured, except at scale 1.
pub fn lay(grid: &Grid, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let before = match sight.before() {
        Some(Shape::Grid(before)) if before.cells.len() == grid.cells.len() => Some(before),
        _ => None,
    };
    let names = grid.rows.iter().map(|name| usize::from(text::width(name))).max().unwrap_or(0);
    let step = STEPS[scale.clamp(1, STEPS.len()) - 1];
    let weave = Weave { grid, sight, before, left: names + 1, step };
    let mut sheet = Sheet::of_size(weave.size());
    if scale > 1 && !room.holds(&sheet) {
        return sheet;
    }
    sheet.head = 1;
    weave.draw(&mut sheet);
    sheet
}

/// A lattice at a scale.
struct Weave<'a> {
    grid: &'a Grid,
    sight: &'a Sight<'a>,
    before: Option<&'a Grid>,
    /// The column of the leftmost dots.
    left: usize,
    /// Columns and lines from dot to dot.
    step: (usize, usize),
}

/// An edge in the making.
struct Thread<'a> {
    mark: &'a Mark,
    state: State,
    /// The left column, the top line, columns and lines.
    part: (usize, usize, usize, usize),
    is_flat: bool,
}

impl Thread<'_> {
    /// The column and line that stand for it.
    fn middle(&self) -> (usize, usize) {
        let (x, y, width, height) = self.part;
        (x + (width - 1) / 2, y + (height - 1) / 2)
    }
}

impl Weave<'_> {
    fn across(&self) -> usize {
        self.grid.cols.len()
    }

    /// Columns and lines of the whole; one column more than the dots take, for the sign behind an edge.
    fn size(&self) -> (usize, usize) {
        let (x, y) = self.dot(self.grid.rows.len() - 1, self.across() - 1);
        (x + 2, y + 1)
    }

    /// Where the dot of a cell is, or the dot before an edge or box.
    fn dot(&self, row: usize, col: usize) -> (usize, usize) {
        (self.left + col / 2 * self.step.0, 1 + row / 2 * self.step.1)
    }

    fn draw(&self, sheet: &mut Sheet) {
        self.lay_labels(sheet);
        let cells = || {
            let across = self.across();
            self.grid.cells.iter().enumerate().map(move |(i, mark)| (i, i / across, i % across, mark))
        };
        for (_, row, col, mark) in cells().filter(|(_, row, col, _)| row % 2 == 1 && col % 2 == 1) {
            self.lay_box(sheet, row, col, mark);
        }
        let mut threads: Vec<Thread> = cells()
            .filter(|(_, row, col, _)| row % 2 != col % 2)
            .map(|(i, row, col, mark)| {
                let ((x, y), is_flat) = (self.dot(row, col), row % 2 == 0);
                let part = if is_flat { (x + 1, y, self.step.0 - 1, 1) } else { (x, y + 1, 1, self.step.1 - 1) };
                let before = self.before.and_then(|before| before.cells.get(i));
                Thread { mark, state: self.sight.state_since(mark, before), part, is_flat }
            })
            .collect();
        for thread in &threads {
            self.lay_thread(sheet, thread);
        }
        for (_, row, col, _) in cells().filter(|(_, row, col, _)| row % 2 == 0 && col % 2 == 0) {
            let (x, y) = self.dot(row, col);
            sheet.write(x, y, self.sight.sign("•", "+", "⠶"), self.sight.style(Ink::Text));
        }
        // What is nearer to the hand covers what is farther from it.
        threads.sort_by_key(|thread| std::cmp::Reverse(thread.state));
        for thread in &threads {
            self.sign(sheet, thread);
        }
    }

    fn lay_labels(&self, sheet: &mut Sheet) {
        let style = self.sight.style(Ink::Faint);
        for (col, name) in self.grid.cols.iter().enumerate().step_by(2) {
            sheet.write(self.dot(0, col).0, 0, name.clone(), style);
        }
        for (row, name) in self.grid.rows.iter().enumerate().step_by(2) {
            let x = (self.left - 1).saturating_sub(usize::from(text::width(name)));
            sheet.write(x, self.dot(row, 0).1, name.clone(), style);
        }
    }

    /// Fills a box that is closed and names who holds it where there is room.
    fn lay_box(&self, sheet: &mut Sheet, row: usize, col: usize, mark: &Mark) {
        let Ground::Owned(owner) = mark.ground else { return };
        let fill = match owner {
            Owner::First => self.sight.either("▒", "%"),
            Owner::Second => self.sight.sign("░", ":", ":"),
            Owner::Nobody => self.sight.either("▓", "#"),
        };
        let ((x, y), (width, height)) = (self.dot(row, col), (self.step.0 - 1, self.step.1 - 1));
        let style = self.sight.mark_style(mark, self.sight.state(mark));
        for line in 1..=height {
            sheet.write(x + 1, y + line, fill.repeat(width), style);
        }
        let Some(seat) = self.sight.look.seat.filter(|_| owner != Owner::Nobody) else { return };
        let told =
            self.sight.look.words(&if seat == owner { say!("paint-box-you") } else { say!("paint-box-opponent") });
        let wide = usize::from(text::width(&told)) + 2;
        if wide <= width {
            sheet.write(x + 1 + (width - wide) / 2, y + 1 + (height - 1) / 2, format!(" {told} "), style);
        }
    }

    /// The line of an edge; an edge that is free is only drawn where the finger is.
    fn lay_thread(&self, sheet: &mut Sheet, thread: &Thread) {
        let (x, y, width, height) = thread.part;
        let sign = |flat: [&'static str; 3], upright: [&'static str; 3]| {
            let [unicode, ascii, braille] = if thread.is_flat { flat } else { upright };
            self.sight.sign(unicode, ascii, braille)
        };
        let is_meant = matches!(thread.state, State::Cursor | State::Chosen) || self.sight.is_meant(thread.mark);
        let line = match &thread.mark.piece {
            Some((_, Owner::First)) => Some(sign(["━", "#", "⠿"], ["┃", "#", "⣿"])),
            Some((_, Owner::Second)) => Some(sign(["═", "=", "⠭"], ["║", "=", "⢕"])),
            Some((_, Owner::Nobody)) => Some(sign(["─", "-", "⠒"], ["│", "|", "⡇"])),
            None if is_meant => Some(sign(["╍", ".", "⠐"], ["╏", ".", "⠂"])),
            None => None,
        };
        let style = self.sight.mark_style(thread.mark, thread.state);
        if let Some(line) = line {
            for y in y..y + height {
                sheet.write(x, y, line.repeat(width), style);
            }
        }
        let (middle, low) = thread.middle();
        if thread.mark.to_come.is_some() {
            sheet.write(middle, low, thread.mark.text.clone(), style);
        }
        let reach = if thread.is_flat { thread.part } else { (x - 1, y, 3, height) };
        sheet.aim(thread.mark.spot, (middle, low), reach);
    }

    /// Brackets around the middle of an edge, and its verdict in it.
    fn sign(&self, sheet: &mut Sheet, thread: &Thread) {
        let style = self.sight.mark_style(thread.mark, thread.state);
        let (x, y) = thread.middle();
        if thread.state != State::Still {
            let (before, behind) = thread.state.brackets();
            let (start, end) =
                if thread.is_flat { (thread.part.0, thread.part.0 + thread.part.2 - 1) } else { (x - 1, x + 1) };
            sheet.write(start, y, before, style);
            sheet.write(end, y, behind, style);
        }
        if let Some((sign, colour)) = self.sight.verdict_sign(thread.mark) {
            sheet.write(x, y, sign, colour);
        }
    }
}
