//! Straight lines between places of a sheet: braille dots, four to a line of text, or full stops in ASCII.

use std::collections::BTreeMap;

use crate::tui::paint::sheet::Sheet;
use crate::tui::paint::sight::Sight;
use crate::tui::theme::Ink;

/// Lines and arrow heads, collected before they are written.
pub struct Lines {
    ascii: bool,
    dots: BTreeMap<(usize, usize), u32>,
    heads: BTreeMap<(usize, usize), char>,
}

impl Lines {
    /// No lines yet.
    pub fn new(ascii: bool) -> Self {
        Lines { ascii, dots: BTreeMap::new(), heads: BTreeMap::new() }
    }

    /// Draws from one cell to another on the same line of text, through the middle of it.
    pub fn level(&mut self, a: (usize, usize), b: (usize, usize)) {
        let half = if self.ascii { 0 } else { 2 };
        self.draw(a, b, (half, half));
    }

    /// Draws from the upper edge of one cell to the lower edge of another, which lies below it or on the same line of text.
    pub fn fall(&mut self, upper: (usize, usize), lower: (usize, usize)) {
        let last = if self.ascii { 0 } else { 3 };
        self.draw(upper, lower, (0, last));
    }

    /// Draws between two cells from and to these dots, counted from their upper edges.
    fn draw(&mut self, a: (usize, usize), b: (usize, usize), dots: (usize, usize)) {
        let (across, down) = if self.ascii { (1, 1) } else { (2, 4) };
        let fine = |(x, y): (usize, usize), dot: usize| {
            (i64::try_from(x * across).unwrap_or(0), i64::try_from(y * down + dot).unwrap_or(0))
        };
        for (x, y) in steps(fine(a, dots.0), fine(b, dots.1)) {
            let (x, y) = (x as usize, y as usize);
            *self.dots.entry((x / across, y / down)).or_default() |= dot(x % across, y % down);
        }
    }

    /// Draws the upper half of a cell: what joins a level line to the node above.
    pub fn hook(&mut self, at: (usize, usize)) {
        if !self.ascii {
            *self.dots.entry(at).or_default() |= dot(0, 0) | dot(0, 1);
        }
    }

    /// Puts an arrow head, one of `v^<>`, on a cell.
    pub fn head(&mut self, at: (usize, usize), way: char) {
        self.heads.insert(at, way);
    }

    /// Writes all of it; without direction the heads are left out.
    pub fn write(self, sheet: &mut Sheet, sight: &Sight, is_directed: bool) {
        let style = sight.style(Ink::Border);
        for (at, dots) in self.dots {
            let head = self.heads.get(&at).filter(|_| is_directed);
            let glyph = match head {
                Some('v') => sight.either("▾", "v").to_owned(),
                Some('<') => sight.either("◂", "<").to_owned(),
                Some('>') => sight.either("▸", ">").to_owned(),
                Some(_) => sight.either("▴", "^").to_owned(),
                None if self.ascii => ".".to_owned(),
                None => char::from_u32(0x2800 + dots).unwrap_or(' ').to_string(),
            };
            sheet.write(at.0, at.1, glyph, style);
        }
    }
}

/// The bit of a braille pattern, two dots across and four down.
///
/// ```text
/// 0 3
/// 1 4
/// 2 5
/// 6 7
/// ```
pub fn dot(x: usize, y: usize) -> u32 {
    const BITS: [[u32; 2]; 4] = [[0, 3], [1, 4], [2, 5], [6, 7]];
    1 << BITS[y][x]
}

/// The steps of Bresenham's line (IBM Systems Journal 4, 1965).
pub fn steps(a: (i64, i64), b: (i64, i64)) -> Vec<(i64, i64)> {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let count = dx.abs().max(dy.abs()).max(1);
    // Rounded to the nearest: at half the way between two dots the later one is taken.
    let at = |start: i64, d: i64, step: i64| start + (2 * d * step + count).div_euclid(2 * count);
    (0..=count).map(|step| (at(a.0, dx, step), at(a.1, dy, step))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_keeps_its_ends_and_takes_every_step() {
        assert_eq!(steps((0, 0), (4, 2)), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)]);
        assert_eq!(steps((3, 5), (3, 5)).first(), Some(&(3, 5)));
    }
}
