//! The values of a line as a table: rows of whole rounds of the period where they fit, so that what repeats stands under
//! itself.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::paint::glance::{Glance, MARK, first};
use crate::tui::theme::Ink;

/// How the rows are set: everything follows from the table and the width there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// Values in one row.
    pub across: usize,
    /// Places left free before the first value, so that rounds begin rows.
    shift: usize,
    /// Columns of the names of the rows.
    names: usize,
    /// Columns of one value with its signs.
    step: usize,
}

impl Rounds {
    /// The setting for so many columns.
    pub fn of(glance: &Glance, width: u16) -> Self {
        let table = glance.table;
        let names = table.to.to_string().len() + 1;
        let step = glance.digits() + 2;
        let most = (usize::from(width).saturating_sub(names) / step).clamp(1, 60);
        let round = table.period.as_ref().and_then(|known| usize::try_from(known.period).ok());
        let Some(round) = round.filter(|round| *round <= most) else {
            return Rounds { across: if most >= 10 { most / 10 * 10 } else { most }, shift: 0, names, step };
        };
        let across = tens(round, most);
        let preperiod = table.period.as_ref().map_or(0, |known| known.preperiod as usize);
        let before = preperiod.saturating_sub(table.from) % across;
        Rounds { across, shift: (across - before) % across, names, step }
    }

    fn rows(&self, glance: &Glance) -> usize {
        (glance.table.row_length(0) + self.shift).div_ceil(self.across)
    }

    fn first_row(&self, glance: &Glance, height: u16) -> usize {
        first((glance.cursor.1 + self.shift) / self.across, self.rows(glance), height.into())
    }
}

/// As many whole rounds as fit; a multiple of ten if one does.
fn tens(round: usize, most: usize) -> usize {
    let fit = most / round * round;
    (1..=most / round).rev().map(|count| count * round).find(|across| across.is_multiple_of(10)).unwrap_or(fit)
}

/// Draws the rows around the cursor; a bar stands before the first value of each round, a star behind an exception,
/// a mark before a marked value.
pub fn rows(buf: &mut Buffer, area: Rect, glance: &Glance) {
    let set = Rounds::of(glance, area.width);
    let top = set.first_row(glance, area.height);
    for line in 0..usize::from(area.height).min(set.rows(glance).saturating_sub(top)) {
        let y = area.y + line as u16;
        let start = (top + line) * set.across;
        let name = (glance.table.from + start.saturating_sub(set.shift)).to_string();
        let width = set.names - 1;
        buf.set_stringn(area.x, y, format!("{name:>width$}"), area.width.into(), glance.style(Ink::Faint));
        for place in 0..set.across {
            if let Some(column) = (start + place).checked_sub(set.shift) {
                draw_value(buf, (area.x + (set.names + place * set.step) as u16, y), column, glance, set.step);
            }
        }
    }
}

fn draw_value(buf: &mut Buffer, (x, y): (u16, u16), column: usize, glance: &Glance, step: usize) {
    let Some(written) = glance.written(0, column) else { return };
    let is_here = column == glance.cursor.1;
    let size = (glance.table.from + column) as u64;
    // Rounds of one value would put a bar before every one of them.
    let begins = glance.table.period.as_ref().is_some_and(|known| known.period > 1 && known.begins(size));
    let before = match (is_here, begins) {
        (true, _) => "[",
        (false, true) => glance.either("│", "|"),
        (false, false) => " ",
    };
    let behind = match (is_here, glance.is_exception(column)) {
        (true, _) => "]",
        (false, true) => "*",
        (false, false) => " ",
    };
    let width = step - 2;
    let value = if is_here { Ink::Selected } else { glance.ink(0, column) };
    let sign = if is_here { Ink::Selected } else { Ink::Border };
    buf.set_stringn(x, y, before, 1, glance.style(sign));
    buf.set_stringn(x + 1, y, format!("{written:>width$}"), width, glance.style(value));
    let sign = if is_here { Ink::Selected } else { Ink::Focus };
    buf.set_stringn(x + 1 + width as u16, y, behind, 1, glance.style(sign));
    if glance.is_marked(0, column) {
        let x = x + width.saturating_sub(written.len()) as u16;
        buf.set_stringn(x, y, MARK, 1, glance.style(Ink::Warning));
    }
}

/// The value that a finger points at.
pub fn hit(area: Rect, glance: &Glance, x: u16, y: u16) -> Option<usize> {
    if !area.contains((x, y).into()) {
        return None;
    }
    let set = Rounds::of(glance, area.width);
    let place = usize::from(x - area.x).checked_sub(set.names)? / set.step;
    let row = set.first_row(glance, area.height) + usize::from(y - area.y);
    let column = (row * set.across + place).checked_sub(set.shift)?;
    (place < set.across && column < glance.table.row_length(0)).then_some(column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::paint::bars::bars;
    use crate::tui::theme::Theme;
    use solve::judge::sequence::{Cells, Period, Standing, Table};

    fn looked_at(table: &Table, exceptions: &[usize], cursor: usize, area: Rect) -> Vec<String> {
        let theme = Theme::named("none").expect("it is in the list");
        let (theme, greatest) = (&theme, table.greatest());
        let glance = Glance {
            table,
            exceptions,
            marks: &[],
            greatest,
            cursor: (0, cursor),
            is_outcomes: false,
            theme,
            ascii: true,
        };
        let mut buf = Buffer::empty(area);
        rows(&mut buf, area, &glance);
        let line = |y| (area.left()..area.right()).map(|x| buf[(x, y)].symbol()).collect::<String>();
        // Wherever a number stands a finger meets the value with this number.
        for (x, y) in (area.top()..area.bottom()).flat_map(|y| (area.left()..area.right()).map(move |x| (x, y))) {
            if let Some(column) = hit(area, &glance, x, y) {
                let set = Rounds::of(&glance, area.width);
                let start = area.x + (set.names + (column + set.shift) % set.across * set.step) as u16;
                let text: String = (start + 1..start + set.step as u16 - 1).map(|x| buf[(x, y)].symbol()).collect();
                assert_eq!(Some(text.trim().to_owned()), glance.written(0, column), "{x}, {y}");
            }
        }
        (area.top()..area.bottom()).map(|y| line(y).trim_end().to_owned()).collect()
    }

    fn table(values: Vec<u64>, period: Option<(u64, u64)>) -> Table {
        let known = |(period, preperiod)| Period { period, preperiod, saltus: 0, standing: Standing::Theorem };
        let (to, period) = (values.len() - 1, period.map(known));
        Table { of: &["n"], from: 0, to, cells: Cells::Nimbers(vec![values]), period }
    }

    #[test]
    fn rounds_begin_rows_and_what_comes_before_ends_one() {
        let values = vec![0, 3, 1, 2, 5, 1, 2, 4, 1, 2, 4];
        let drawn = looked_at(&table(values, Some((3, 2))), &[0, 1], 3, Rect::new(2, 1, 13, 5));
        assert_eq!(drawn, [" 0     0* 3*", " 2 |1 [2] 5", " 5 |1  2  4", " 8 |1  2  4", ""]);
    }

    #[test]
    fn marks_stand_before_their_values_in_rows_and_under_bars() {
        let (table, theme) =
            (table(vec![0, 10, 1, 2, 5, 1], Some((3, 2))), Theme::named("none").expect("it is listed"));
        let (table, theme, marks) = (&table, &theme, &[(0, 1), (0, 2), (0, 4)]);
        let (greatest, cursor, is_outcomes, ascii) = (10, (0, 2), false, true);
        let glance = Glance { table, exceptions: &[1], marks, greatest, cursor, is_outcomes, theme, ascii };
        let area = Rect::new(0, 0, 40, 9);
        let mut buf = Buffer::empty(area);
        rows(&mut buf, area, &glance);
        bars(&mut buf, Rect { y: 2, height: 7, ..area }, &glance);
        let line = |y: u16| (0..40).map(|x| buf[(x, y)].symbol()).collect::<String>();
        assert_eq!(line(0).trim_end(), "0                               0 !10*");
        assert_eq!(line(1).trim_end(), "2 [!1]  2  !5 | 1");
        assert_eq!(line(7).trim_end(), "    .!!=!-");
    }

    #[test]
    fn without_a_period_rows_hold_tens_and_scroll_with_the_cursor() {
        let drawn = looked_at(&table((0..200).map(|n| n % 4).collect(), None), &[], 111, Rect::new(0, 0, 40, 3));
        assert_eq!(drawn[1], "110  2 [3] 0  1  2  3  0  1  2  3");
        assert!(drawn[0].starts_with("100"), "{drawn:?}");
    }

    #[test]
    fn whole_rounds_make_tens_where_they_can() {
        assert_eq!(
            [(4, 24), (4, 19), (7, 24), (1, 37), (12, 13)].map(|(round, most)| tens(round, most)),
            [20, 16, 21, 30, 12]
        );
    }
}
