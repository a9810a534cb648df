//! Exploitability over iterations, both on logarithmic scales.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::desk::Desk;
use crate::tui::glass::{put, split_top};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::say;
use solve::judge::learning::Record;

/// Columns of the numbers at the left.
const GUTTER: u16 = 7;

/// What is smaller is what machine numbers leave of nothing.
const LEAST: f64 = 1e-14;

/// A learning as a falling line.
pub struct Plot<'a> {
    /// The learning.
    pub record: &'a Record,
    /// The checkpoint that shows.
    pub shown: usize,
    /// What screens share.
    pub desk: &'a Desk,
}

/// The powers of ten that the greatest and the least of some numbers lie between, at least two apart.
fn powers(gaps: impl Iterator<Item = f64> + Clone) -> (i32, i32) {
    let logs = gaps.map(|gap| gap.max(LEAST).log10());
    let top = logs.clone().fold(f64::NEG_INFINITY, f64::max).ceil() as i32;
    let low = logs.fold(f64::INFINITY, f64::min).floor() as i32;
    (top, low.min(top - 2))
}

impl Plot<'_> {
    /// Draws the head, the line and the axes.
    pub fn draw(&self, buffer: &mut Buffer, area: Rect) {
        if area.height < 4 || area.width < GUTTER + 10 {
            return;
        }
        let theme = &self.desk.theme;
        put(buffer, area, 0, &self.desk.speak(&say!("regret-plot")), theme.style(Ink::Hint), self.desk);
        let (_, below) = split_top(area, 1);
        let rows = below.height - 2;
        let columns = below.width - GUTTER;
        let gap = |mark: usize| self.record.marks[mark].stand.gap();
        let (top, low) = powers((0..self.record.marks.len()).map(gap));
        let steps = f64::from((rows - 1).max(1));
        let row_of = |log: f64| ((f64::from(top) - log) / f64::from(top - low) * steps).round() as u16;
        let column_of = |iterations: u64| self.column(iterations, columns);
        let (upright, level) = if self.desk.is_ascii() { ("|", "-") } else { ("│", "─") };
        let faint = theme.style(Ink::Border);
        for row in 0..rows {
            buffer.set_string(below.x + GUTTER - 1, below.y + row, upright, faint);
        }
        let mut last = None;
        for power in low..=top {
            let row = row_of(f64::from(power));
            if last.replace(row) == Some(row) {
                continue;
            }
            let label = text::pad_left(&format!("1e{power}"), GUTTER - 2);
            buffer.set_string(below.x, below.y + row, label, theme.style(Ink::Hint));
        }
        let base = below.y + rows;
        buffer.set_string(below.x + GUTTER - 1, base, level.repeat(usize::from(columns) + 1), faint);
        self.draw_powers(buffer, Rect { y: base + 1, height: 1, ..below }, columns);
        let signs = if self.desk.is_ascii() { [".", "*", "@"] } else { ["∙", "•", "◆"] };
        // The checkpoint that shows is drawn last, over its neighbours.
        for mark in (0..self.record.marks.len()).filter(|&mark| mark != self.shown).chain([self.shown]) {
            let (sign, ink) = match mark.cmp(&self.shown) {
                std::cmp::Ordering::Less => (signs[1], Ink::Focus),
                std::cmp::Ordering::Equal => (signs[2], Ink::Selected),
                std::cmp::Ordering::Greater => (signs[0], Ink::Faint),
            };
            let x = below.x + GUTTER + column_of(self.record.marks[mark].iterations);
            let y = below.y + row_of(gap(mark).max(LEAST).log10());
            buffer.set_string(x, y.min(base - 1), sign, theme.style(ink));
        }
    }

    fn column(&self, iterations: u64, columns: u16) -> u16 {
        let share = (iterations as f64).log10() / (self.record.most as f64).log10();
        (share * f64::from(columns - 1)).round() as u16
    }

    /// Powers of ten under the axis, as far as they do not touch each other.
    fn draw_powers(&self, buffer: &mut Buffer, area: Rect, columns: u16) {
        let mut free = area.x;
        let powers = std::iter::successors(Some(1u64), |n| Some(n * 10)).take_while(|&n| n <= self.record.most);
        for power in powers {
            let label = power.to_string();
            let wide = label.len() as u16;
            let x = (area.x + GUTTER + self.column(power, columns)).min(area.right().saturating_sub(wide));
            if x >= free {
                buffer.set_string(x, area.y, &label, self.desk.theme.style(Ink::Hint));
                free = x + wide + 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_axis_holds_every_point_and_two_powers_at_least() {
        assert_eq!(powers([0.5, 0.02, 3e-5].into_iter()), (0, -5));
        assert_eq!(powers([0.5, 0.4].into_iter()), (0, -2));
        assert_eq!(powers([0.0].into_iter()), (-14, -16));
    }
}
