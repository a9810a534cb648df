//! Points and lines over the ground: straight lines in braille, each with a place of its own for its sign.

use std::collections::{BTreeMap, BTreeSet};

use ratatui::style::Style;

use crate::tui::paint::lines::{dot, steps};
use crate::tui::paint::look::Signs;
use crate::tui::paint::sheet::{Room, Sheet};
use crate::tui::paint::sight::{Sight, State};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::figure::{End, Figure, Line};
use ground::scene::{Mark, Shape};

/// A column and a line of a sheet.
type Cell = (usize, usize);

/// Lines between the heights of points at the smallest scale, if there is room for them.
const LOW: usize = 2;

/// Lays out a figure at a scale; what does not fit is only measured, except at scale 1.
pub fn lay(figure: &Figure<Mark>, sight: &Sight, room: Room, scale: usize) -> Sheet {
    let plan = Plan::of(figure, sight.look.signs, scale, LOW.max(scale));
    let sheet = Sheet::of_size(plan.size());
    match scale {
        1 if !room.holds(&sheet) => Plan::of(figure, sight.look.signs, 1, 1).drawn(sight),
        1 => plan.drawn(sight),
        _ if room.holds(&sheet) => plan.drawn(sight),
        _ => sheet,
    }
}

/// Bends that are tried for one line at most.
const BENDS: usize = 8;

/// The dots of an upright line: the left column of a braille pattern.
const UPRIGHT: u32 = 0x47;

/// What a line is drawn with.
#[derive(Clone, Debug, Default)]
struct Stroke {
    /// Its cells, with the dots in them.
    cells: BTreeMap<Cell, u32>,
    /// Whether it runs straight up.
    is_upright: bool,
    /// Where its sign stands.
    sign: Cell,
}

/// Where everything is drawn.
struct Plan<'f> {
    figure: &'f Figure<Mark>,
    /// Twice the columns for each column of the figure.
    stretch: usize,
    /// Lines between heights.
    gap: usize,
    /// The height of the highest point.
    top: usize,
    /// Lines over the highest points, for lines that pass over some of them.
    head: usize,
    strokes: Vec<Stroke>,
}

impl<'f> Plan<'f> {
    fn of(figure: &'f Figure<Mark>, signs: Signs, scale: usize, gap: usize) -> Self {
        let top = figure.points.iter().map(|point| point.at.1).max().unwrap_or(0);
        let mut plan = Plan { figure, stretch: 1 + scale, gap, top, head: 0, strokes: Vec::new() };
        plan.head = if plan.has_peaks() { gap } else { 0 };
        let mut met: Vec<(End, End)> = Vec::new();
        let mut peaks = BTreeMap::new();
        for line in &figure.lines {
            let copies = met.iter().filter(|ends| **ends == line.ends).count();
            met.push(line.ends);
            // A bend may hide in another line where the signs are coarse: then a wider one is taken.
            let mut bends =
                (copies..copies + BENDS).map(|bend| plan.stroke(line, bend, signs == Signs::Ascii, &mut peaks));
            let is_new = |stroke: &Stroke| plan.strokes.iter().all(|other| other.cells != stroke.cells);
            let stroke = bends.find(is_new).unwrap_or_default();
            plan.strokes.push(stroke);
        }
        plan.set_signs();
        plan
    }

    fn size(&self) -> Cell {
        (2 + self.figure.width * self.stretch / 2, self.ground() + 1)
    }

    /// The line of the ground.
    fn ground(&self) -> usize {
        self.head + (self.top * (self.gap + 1)).max(1)
    }

    /// Whether a line between two of the highest points passes over others, or over another line.
    fn has_peaks(&self) -> bool {
        let mut met = Vec::new();
        self.figure.lines.iter().any(|line| {
            let (a, b) = (self.place(line.ends.0), self.place(line.ends.1));
            let is_high = !line.is_loop() && a.1 == b.1 && a.1 == self.head && self.top > 0;
            let is_peak = is_high && (met.contains(&line.ends) || !self.are_neighbours(a, b));
            met.push(line.ends);
            is_peak
        })
    }

    /// The line of points of a height.
    fn line(&self, height: usize) -> usize {
        self.head + (self.top - height) * (self.gap + 1)
    }

    fn column(&self, x: usize) -> usize {
        2 + x * self.stretch / 2
    }

    fn place(&self, end: End) -> Cell {
        match end {
            End::Ground(x) => (self.column(x), self.ground()),
            End::Point(point) => {
                let (x, height) = self.figure.points[point].at;
                (self.column(x), self.line(height))
            }
        }
    }

    /// The loops of a point.
    fn loops(&self, point: usize) -> usize {
        self.figure.lines.iter().filter(|line| line.ends == (End::Point(point), End::Point(point))).count()
    }

    /// Whether no other point stands between two points of one height.
    fn are_neighbours(&self, a: Cell, b: Cell) -> bool {
        let between = a.0.min(b.0) + 1..a.0.max(b.0);
        let places = (0..self.figure.points.len()).map(|point| self.place(End::Point(point)));
        !places.into_iter().any(|(x, y)| y == a.1 && between.contains(&x))
    }

    fn stroke(&self, line: &Line<Mark>, copies: usize, is_ascii: bool, peaks: &mut BTreeMap<usize, usize>) -> Stroke {
        let (a, b) = (self.place(line.ends.0), self.place(line.ends.1));
        if line.is_loop() {
            // A loop on the ground stands on it; a loop of a point hangs on a stem behind it.
            let (x, y) = match line.ends.0 {
                End::Ground(_) => (a.0, a.1 - 1),
                End::Point(_) => (a.0 + 2 + copies * 4, a.1),
            };
            let cells = BTreeMap::from([((x, y), 0x8e), ((x + 1, y), 0x71)]);
            return Stroke { cells, is_upright: false, sign: (x, y) };
        }
        let (low, high) = if a.1 >= b.1 { (a, b) } else { (b, a) };
        if low.1 == high.1 {
            let (left, right) = if a.0 < b.0 { ((line.ends.0, a), b) } else { ((line.ends.1, b), a) };
            return self.level(left, right, copies, is_ascii, peaks);
        }
        let bend = copies.div_ceil(2) * 3;
        let middle = usize::midpoint(low.0, high.0);
        let middle = if copies % 2 == 1 { middle + bend } else { middle.saturating_sub(bend) };
        let (from, to) = ((high.0, high.1 + 1), (low.0, low.1 - 1));
        if high.0 == low.0 && copies == 0 {
            let cells = (from.1..=to.1).map(|y| ((high.0, y), UPRIGHT)).collect();
            return Stroke { cells, is_upright: true, sign: (0, 0) };
        }
        let mut cells = BTreeMap::new();
        // Ends at the ground have columns of their own: only lines between points bend.
        if copies == 0 || matches!(line.ends.0, End::Ground(_)) {
            draw(&mut cells, is_ascii, from, to);
        } else {
            let turn = (middle, usize::midpoint(from.1, to.1));
            draw(&mut cells, is_ascii, from, turn);
            draw(&mut cells, is_ascii, turn, to);
        }
        Stroke { cells, is_upright: false, sign: (0, 0) }
    }

    /// A line between points of one height: straight from neighbour to neighbour, else over what stands between.
    fn level(
        &self,
        (left, a): (End, Cell),
        b: Cell,
        copies: usize,
        is_ascii: bool,
        peaks: &mut BTreeMap<usize, usize>,
    ) -> Stroke {
        let mut cells = BTreeMap::new();
        if copies == 0 && self.are_neighbours(a, b) {
            let End::Point(left) = left else { return Stroke::default() };
            let right = self.figure.points.iter().find(|point| {
                let (x, height) = point.at;
                (self.column(x), self.line(height)) == b
            });
            let name = right.map_or(1, |point| usize::from(text::width(&point.name)));
            for x in a.0 + 1 + 4 * self.loops(left)..b.0.saturating_sub(name) {
                cells.insert((x, a.1), dot(0, 2) | dot(1, 2));
            }
        } else {
            let peak = peaks.entry(a.1).or_insert(0);
            *peak = *peak % self.gap.max(1) + 1;
            let y = a.1.saturating_sub(*peak);
            let turn = (usize::midpoint(a.0, b.0) + copies, y);
            draw(&mut cells, is_ascii, (a.0 + 1, a.1.saturating_sub(1)), turn);
            draw(&mut cells, is_ascii, turn, (b.0.saturating_sub(1), b.1.saturating_sub(1)));
        }
        Stroke { cells, is_upright: false, sign: (0, 0) }
    }

    /// Gives each line a cell of its own for its sign, as near to its middle as may be: the shortest lines choose first.
    fn set_signs(&mut self) {
        let mut order: Vec<usize> = (0..self.strokes.len()).collect();
        order.sort_by_key(|i| (self.strokes[*i].cells.len(), *i));
        let mut taken: BTreeSet<Cell> = BTreeSet::new();
        for i in order {
            let cells: Vec<Cell> = self.strokes[i].cells.keys().copied().collect();
            let is_loop = self.figure.lines[i].is_loop();
            let centre = |of: &dyn Fn(&Cell) -> usize| {
                let (low, high) = (cells.iter().map(of).min(), cells.iter().map(of).max());
                usize::midpoint(low.unwrap_or(0), high.unwrap_or(0))
            };
            let (x, y) = (centre(&|cell| cell.0), centre(&|cell| cell.1));
            let far = |cell: &&Cell| {
                let near = taken.iter().any(|other| other.1 == cell.1 && other.0.abs_diff(cell.0) < 3);
                (near, cell.1.abs_diff(y) * 2 + cell.0.abs_diff(x))
            };
            let sign = if is_loop { cells.first() } else { cells.iter().min_by_key(far) };
            let Some(sign) = sign.copied() else { continue };
            taken.insert(sign);
            self.strokes[i].sign = sign;
        }
    }

    fn drawn(&self, sight: &Sight) -> Sheet {
        let mut sheet = Sheet::of_size(self.size());
        self.lay_ground(&mut sheet, sight);
        let before = match sight.before() {
            Some(Shape::Figure(before)) if before.lines.len() == self.figure.lines.len() => Some(before),
            _ => None,
        };
        for (i, (line, stroke)) in self.figure.lines.iter().zip(&self.strokes).enumerate() {
            if line.is_gone() && before.is_some_and(|before| !before.lines[i].is_gone()) {
                for (x, y) in stroke.cells.keys() {
                    sheet.write(*x, *y, sight.ghost(), sight.style(Ink::Faint));
                }
            }
        }
        let mut standing: Vec<(&Line<Mark>, &Stroke, State)> = (self.figure.lines.iter().zip(&self.strokes))
            .filter(|(line, _)| !line.is_gone())
            .map(|(line, stroke)| (line, stroke, sight.state(&line.mark)))
            .collect();
        let mut dots: BTreeMap<Cell, u32> = BTreeMap::new();
        for (_, stroke, _) in &standing {
            stroke.cells.iter().for_each(|(cell, bits)| *dots.entry(*cell).or_default() |= *bits);
        }
        // What is nearer to the hand covers what is farther from it.
        standing.sort_by_key(|(.., state)| std::cmp::Reverse(*state));
        for (line, stroke, state) in &standing {
            let own =
                if *state == State::Still { sight.style(Ink::Piece) } else { sight.mark_style(&line.mark, *state) };
            lay_stroke(&mut sheet, line, stroke, &dots, sight, own);
        }
        self.lay_points(&mut sheet, sight);
        for (line, stroke, state) in &standing {
            lay_sign(&mut sheet, line, stroke, sight, *state);
        }
        sheet
    }

    fn lay_ground(&self, sheet: &mut Sheet, sight: &Sight) {
        let style = sight.style(Ink::Border);
        let sign = sight.sign("▔", "=", "⠉");
        sheet.write(0, self.ground(), sign.repeat(self.size().0), style);
    }

    /// Writes the points from which a line still leads on, their names before them.
    fn lay_points(&self, sheet: &mut Sheet, sight: &Sight) {
        for (i, point) in self.figure.points.iter().enumerate() {
            let own = End::Point(i);
            let stands = |line: &Line<Mark>| !line.is_gone() && (line.ends.0 == own || line.ends.1 == own);
            if !self.figure.lines.iter().any(stands) {
                continue;
            }
            let (x, y) = self.place(own);
            let name = usize::from(text::width(&point.name));
            sheet.write(x.saturating_sub(name), y, point.name.clone(), sight.style(Ink::Text));
            sheet.write(x, y, sight.sign("•", "o", "⠶"), sight.style(Ink::Text));
        }
    }
}

/// Draws a straight line through the cells from one to another.
fn draw(cells: &mut BTreeMap<Cell, u32>, is_ascii: bool, a: Cell, b: Cell) {
    let (across, down) = if is_ascii { (1, 1) } else { (2, 4) };
    let (top, bottom) = match (is_ascii, a.1 <= b.1) {
        (true, _) => (0, 0),
        (false, true) => (0, 3),
        (false, false) => (3, 0),
    };
    let fine =
        |(x, y): Cell, dot: usize| (i64::try_from(x * across).unwrap_or(0), i64::try_from(y * down + dot).unwrap_or(0));
    for (x, y) in steps(fine(a, top), fine(b, bottom)) {
        let (x, y) = (x as usize, y as usize);
        *cells.entry((x / across, y / down)).or_default() |= dot(x % across, y % down);
    }
}

fn lay_stroke(
    sheet: &mut Sheet,
    line: &Line<Mark>,
    stroke: &Stroke,
    dots: &BTreeMap<Cell, u32>,
    sight: &Sight,
    style: Style,
) {
    for (&(x, y), own) in &stroke.cells {
        let bits = dots.get(&(x, y)).copied().unwrap_or(0) | own;
        let braille = char::from_u32(0x2800 + bits).unwrap_or(' ').to_string();
        let sign = match sight.look.signs {
            Signs::Ascii if line.is_loop() => (if (x, y) == stroke.sign { "(" } else { ")" }).to_owned(),
            Signs::Ascii if stroke.is_upright => "|".to_owned(),
            Signs::Ascii if *own == dot(0, 2) | dot(1, 2) => "-".to_owned(),
            Signs::Ascii => ".".to_owned(),
            Signs::Unicode if stroke.is_upright && bits == UPRIGHT => "│".to_owned(),
            _ => braille,
        };
        sheet.write(x, y, sign, style);
    }
    if line.is_loop() && matches!(line.ends.0, End::Point(_)) {
        let (x, y) = stroke.sign;
        sheet.write(x - 1, y, sight.sign("─", "-", "⠒"), style);
    }
    let (x, y) = stroke.sign;
    sheet.aim(line.mark.spot, (x, y), (x.saturating_sub(1), y, 3, 1));
}

/// Brackets around the sign's place of a line, and its verdict there.
fn lay_sign(sheet: &mut Sheet, line: &Line<Mark>, stroke: &Stroke, sight: &Sight, state: State) {
    let style = sight.mark_style(&line.mark, state);
    let (x, y) = stroke.sign;
    let behind_x = if line.is_loop() { x + 2 } else { x + 1 };
    if state != State::Still {
        let (before, behind) = state.brackets();
        sheet.write(x.saturating_sub(1), y, before, style);
        sheet.write(behind_x, y, behind, style);
    }
    if let Some((sign, colour)) = sight.verdict_sign(&line.mark) {
        let x = if line.is_loop() && state == State::Still { behind_x } else { x };
        sheet.write(x, y, sign, colour);
    }
}

#[cfg(test)]
mod tests;
