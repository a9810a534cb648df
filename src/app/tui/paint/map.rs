//! A map of values: a cell for each pair of sizes, walked with the cursor, the part around it shown.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::paint::glance::{Glance, MARK, first};
use crate::tui::theme::Ink;

/// How the cells are set.
#[derive(Clone, Copy)]
struct Set {
    area: Rect,
    /// Columns of the names of the rows.
    names: usize,
    /// Columns of one cell with the blank before it.
    step: usize,
    top: usize,
    left: usize,
    rows: usize,
    columns: usize,
}

impl Set {
    fn of(area: Rect, glance: &Glance) -> Self {
        let table = glance.table;
        let names = table.to.to_string().len().max(table.of.join("/").len());
        let step = glance.digits() + 1;
        // One column stays free for the bracket behind the cursor.
        let across = usize::from(area.width).saturating_sub(names + 1) / step;
        let down = usize::from(area.height).saturating_sub(1);
        let longest = (0..table.rows()).map(|row| table.row_length(row)).max().unwrap_or(0);
        let (top, left) = (first(glance.cursor.0, table.rows(), down), first(glance.cursor.1, longest, across));
        let (rows, columns) = (down.min(table.rows() - top.min(table.rows())), across.min(longest - left.min(longest)));
        Set { area, names, step, top, left, rows, columns }
    }

    fn x(&self, column: usize) -> u16 {
        self.area.x + (self.names + (column - self.left) * self.step) as u16
    }
}

/// Rows that show in an area so high.
pub fn page(area: Rect) -> usize {
    usize::from(area.height.saturating_sub(2)).max(1)
}

/// Draws the part of the map around the cursor, with the names of its rows and columns.
pub fn map(buf: &mut Buffer, area: Rect, glance: &Glance) {
    let set = Set::of(area, glance);
    draw_names(buf, set, glance);
    for row in set.top..set.top + set.rows {
        let y = area.y + 1 + (row - set.top) as u16;
        for column in set.left..set.left + set.columns {
            let Some(written) = glance.written(row, column) else { continue };
            let width = set.step - 1;
            let ink = if glance.cursor == (row, column) { Ink::Selected } else { glance.ink(row, column) };
            buf.set_stringn(set.x(column) + 1, y, format!("{written:>width$}"), width, glance.style(ink));
        }
        if glance.cursor.0 == row && glance.table.cell(row, glance.cursor.1).is_some() {
            let x = set.x(glance.cursor.1);
            buf.set_stringn(x, y, "[", 1, glance.style(Ink::Selected));
            buf.set_stringn(x + set.step as u16, y, "]", 1, glance.style(Ink::Selected));
        }
        draw_marks(buf, set, (row, y), glance);
    }
}

/// Marks stand before their values, over the brackets of the cursor if need be: its colours are turned anyway.
fn draw_marks(buf: &mut Buffer, set: Set, (row, y): (usize, u16), glance: &Glance) {
    for column in (set.left..set.left + set.columns).filter(|column| glance.is_marked(row, *column)) {
        let width = glance.written(row, column).unwrap_or_default().len();
        let x = set.x(column) + (set.step - 1).saturating_sub(width) as u16;
        buf.set_stringn(x, y, MARK, 1, glance.style(Ink::Warning));
    }
}

fn draw_names(buf: &mut Buffer, set: Set, glance: &Glance) {
    let (faint, here) = (glance.style(Ink::Faint), glance.style(Ink::Key));
    let names = set.names;
    let corner = glance.table.of.join("/");
    buf.set_stringn(set.area.x, set.area.y, format!("{corner:>names$}"), names, faint);
    for row in set.top..set.top + set.rows {
        let name = (glance.table.from + row).to_string();
        let style = if row == glance.cursor.0 { here } else { faint };
        buf.set_stringn(set.area.x, set.area.y + 1 + (row - set.top) as u16, format!("{name:>names$}"), names, style);
    }
    // A name that is wider than its column leaves some of its neighbours out.
    let widest = (glance.table.from + set.left + set.columns).to_string().len() + 1;
    let each = widest.div_ceil(set.step);
    for column in set.left..set.left + set.columns {
        let is_here = column == glance.cursor.1;
        let is_near = column.abs_diff(glance.cursor.1) < each;
        if !is_here && (is_near || !column.is_multiple_of(each)) {
            continue;
        }
        let name = (glance.table.from + column).to_string();
        let end = set.x(column) + set.step as u16;
        let style = if is_here { here } else { faint };
        let x = end.saturating_sub(name.len() as u16).max(set.area.x + names as u16);
        buf.set_stringn(x, set.area.y, name, usize::from(set.area.right().saturating_sub(x)), style);
    }
}

/// Row and column of the cell that a finger points at.
pub fn hit(area: Rect, glance: &Glance, x: u16, y: u16) -> Option<(usize, usize)> {
    if !area.contains((x, y).into()) {
        return None;
    }
    let set = Set::of(area, glance);
    let place = usize::from(x - area.x).checked_sub(set.names)?.saturating_sub(1) / set.step;
    let line = usize::from(y - area.y).checked_sub(1)?;
    let (row, column) = (set.top + line, set.left + place);
    (line < set.rows && place < set.columns && glance.table.cell(row, column).is_some()).then_some((row, column))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::theme::Theme;
    use solve::judge::sequence::{Cells, Table};

    fn looked_at(table: &Table, cursor: (usize, usize), is_outcomes: bool, area: Rect) -> Vec<String> {
        let theme = Theme::named("none").expect("it is in the list");
        let (theme, greatest) = (&theme, table.greatest());
        let glance = Glance { table, exceptions: &[], marks: &[], greatest, cursor, is_outcomes, theme, ascii: true };
        let mut buf = Buffer::empty(area);
        map(&mut buf, area, &glance);
        let set = Set::of(area, &glance);
        for (x, y) in (area.top()..area.bottom()).flat_map(|y| (area.left()..area.right()).map(move |x| (x, y))) {
            if let Some((row, column)) = hit(area, &glance, x, y) {
                let text: String = (1..set.step as u16).map(|i| buf[(set.x(column) + i, y)].symbol()).collect();
                assert_eq!(Some(text.trim().to_owned()), glance.written(row, column), "{x}, {y}");
            }
        }
        (area.top()..area.bottom())
            .map(|y| (area.left()..area.right()).map(|x| buf[(x, y)].symbol()).collect())
            .collect()
    }

    fn triangle(to: usize) -> Table {
        let rows = (0..=to).map(|a| (0..=a).map(|b| ((a + b) % 12) as u64).collect()).collect();
        Table { of: &["a", "b"], from: 0, to, cells: Cells::Nimbers(rows), period: None }
    }

    #[test]
    fn cells_stand_under_the_names_of_their_columns() {
        let drawn = looked_at(&triangle(7), (6, 5), false, Rect::new(1, 1, 30, 9));
        assert_eq!(drawn[0].trim_end(), "a/b  0  1  2  3  4  5  6  7");
        assert_eq!(drawn[7].trim_end(), "  6  6  7  8  9 10[11] 0");
        assert_eq!(drawn[1].trim_end(), "  0  0");
    }

    #[test]
    fn marks_stand_before_their_values_even_beside_the_cursor() {
        let (table, theme) = (triangle(7), Theme::named("none").expect("it is in the list"));
        let marks = &[(6, 4), (6, 5), (6, 6), (7, 0)];
        let (greatest, cursor, is_outcomes, ascii) = (table.greatest(), (6, 5), false, true);
        let (table, theme) = (&table, &theme);
        let area = Rect::new(0, 0, 30, 9);
        let mut buf = Buffer::empty(area);
        map(&mut buf, area, &Glance { table, exceptions: &[], marks, greatest, cursor, is_outcomes, theme, ascii });
        let line = |y: u16| (0..30).map(|x| buf[(x, y)].symbol()).collect::<String>();
        assert_eq!(line(7).trim_end(), "  6  6  7  8  9!10!11]!0");
        assert_eq!(line(8).trim_end(), "  7 !7  8  9 10 11  0  1  2");
    }

    #[test]
    fn large_maps_show_the_part_around_the_cursor() {
        let drawn = looked_at(&triangle(200), (150, 120), true, Rect::new(0, 0, 40, 10));
        assert!(drawn[5].starts_with("150") && drawn[5].contains("[.]"), "{drawn:?}");
        let end = drawn[0].find("120").expect("the column of the cursor is named") + 3;
        assert_eq!(drawn[5].find(']'), Some(end), "{drawn:?}");
        assert!(drawn[1..].iter().flat_map(|line| line[3..].chars()).any(|sign| sign == 'P'), "{drawn:?}");
    }
}
