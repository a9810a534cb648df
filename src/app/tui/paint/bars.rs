//! The values of a line as bars around the cursor, the rounds of the period as bands under them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::paint::glance::{Glance, MARK, first};
use crate::tui::theme::Ink;
use solve::judge::sequence::Cell;

/// Signs of a cell that is filled by eighths.
const EIGHTHS: [&str; 9] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// Lines under the bars: the bands, and the sizes at both ends and at the cursor.
pub const FOOT: u16 = 2;

/// Where the bars stand: the columns left free for numbers, and the first value that shows.
#[derive(Clone, Copy)]
struct Stand {
    area: Rect,
    left: u16,
    first: usize,
    shown: usize,
}

impl Stand {
    fn of(area: Rect, glance: &Glance) -> Self {
        let left = (glance.digits().max(3) + 1) as u16;
        let room = usize::from(area.width.saturating_sub(left));
        let count = glance.table.row_length(0);
        let first = first(glance.cursor.1, count, room);
        Stand { area, left: left.min(area.width), first, shown: room.min(count - first.min(count)) }
    }

    fn x(&self, i: usize) -> u16 {
        self.area.x + self.left + i as u16
    }
}

/// Lines that bars want of an area so high: a third of it while that is neither too little nor too much; one for letters.
pub fn height(glance: &Glance, room: u16) -> u16 {
    FOOT + if glance.has_letters() { 1 } else { (room / 3).clamp(3, 14) }
}

/// Draws bars or letters, bands and sizes.
pub fn bars(buf: &mut Buffer, area: Rect, glance: &Glance) {
    if area.height <= FOOT || area.width < 8 {
        return;
    }
    let stand = Stand::of(area, glance);
    let high = area.height - FOOT;
    if glance.has_letters() {
        draw_letters(buf, stand, glance);
    } else {
        draw_bars(buf, stand, high, glance);
    }
    draw_bands(buf, stand, area.y + high, glance);
    draw_sizes(buf, stand, area.y + high + 1, glance);
}

/// The value that a finger at this column of the screen points at.
pub fn hit(area: Rect, glance: &Glance, x: u16, y: u16) -> Option<usize> {
    let stand = Stand::of(area, glance);
    let i = usize::from(x.checked_sub(stand.x(0))?);
    (area.contains((x, y).into()) && i < stand.shown).then_some(stand.first + i)
}

fn draw_letters(buf: &mut Buffer, stand: Stand, glance: &Glance) {
    for i in 0..stand.shown {
        let column = stand.first + i;
        let ink = if column == glance.cursor.1 { Ink::Selected } else { glance.ink(0, column) };
        let written = glance.written(0, column).unwrap_or_default();
        buf.set_stringn(stand.x(i), stand.area.y, written, 1, glance.style(ink));
    }
}

fn draw_bars(buf: &mut Buffer, stand: Stand, high: u16, glance: &Glance) {
    let value = |i: usize| match glance.table.cell(0, stand.first + i) {
        Some(Cell::Nimber(nimber)) => nimber,
        _ => 0,
    };
    let greatest = (0..stand.shown).map(value).max().unwrap_or(0).max(1);
    for i in 0..stand.shown {
        let is_here = stand.first + i == glance.cursor.1;
        // In eighths of a line; what is not 0 shows at least a little.
        let filled = (value(i) * u64::from(high) * 8).div_ceil(greatest);
        for line in 0..high {
            let part = filled.saturating_sub(u64::from(line) * 8).min(8) as usize;
            let sign = match part {
                _ if value(i) == 0 && line == 0 => "P",
                0 => " ",
                _ if glance.ascii => "#",
                part => EIGHTHS[part],
            };
            let ink = if is_here && (part > 0 || line == 0) { Ink::Selected } else { glance.ink(0, stand.first + i) };
            // A full cell shows no turned colours: the cursor is marked under the bars as well.
            let ink = if is_here && part == 8 { Ink::Focus } else { ink };
            if sign != " " {
                buf.set_stringn(stand.x(i), stand.area.y + high - 1 - line, sign, 1, glance.style(ink));
            }
        }
    }
    let style = glance.style(Ink::Faint);
    let width = usize::from(stand.left).saturating_sub(1);
    buf.set_stringn(stand.area.x, stand.area.y, format!("{greatest:>width$}"), width, style);
    buf.set_stringn(stand.area.x, stand.area.y + high - 1, format!("{:>width$}", 0), width, style);
}

/// Two signs by turns for the rounds, another before the first of them; exceptions are starred, marked cells marked.
fn draw_bands(buf: &mut Buffer, stand: Stand, y: u16, glance: &Glance) {
    for i in 0..stand.shown {
        let size = (glance.table.from + stand.first + i) as u64;
        let round = glance.table.period.as_ref().map(|known| (size.checked_sub(known.preperiod), known.period));
        let (sign, ink) = match round {
            _ if glance.is_marked(0, stand.first + i) => (MARK, Ink::Warning),
            _ if glance.is_exception(stand.first + i) => ("*", Ink::Focus),
            Some((Some(n), period)) if period == 1 || (n / period).is_multiple_of(2) => {
                (glance.either("━", "="), Ink::Key)
            }
            Some((Some(_), _)) => (glance.either("─", "-"), Ink::Hint),
            Some((None, _)) | None => (glance.either("·", "."), Ink::Faint),
        };
        buf.set_stringn(stand.x(i), y, sign, 1, glance.style(ink));
    }
}

fn draw_sizes(buf: &mut Buffer, stand: Stand, y: u16, glance: &Glance) {
    let Some(last) = stand.shown.checked_sub(1) else { return };
    let name = |i: usize| (glance.table.from + stand.first + i).to_string();
    let faint = glance.style(Ink::Faint);
    let room = usize::from(stand.area.right().saturating_sub(stand.x(0)));
    buf.set_stringn(stand.x(0), y, name(0), room, faint);
    let end = name(last);
    let at = stand.x(last + 1).saturating_sub(end.len() as u16).max(stand.x(0));
    buf.set_stringn(at, y, &end, room, faint);
    let Some(here) = glance.cursor.1.checked_sub(stand.first).filter(|here| *here <= last) else { return };
    let own = name(here);
    let told = if here + own.len() < room { format!("^{own} ") } else { format!("{own}^") };
    let x = if here + own.len() < room { stand.x(here) } else { stand.x(here).saturating_sub(own.len() as u16) };
    buf.set_stringn(x, y, told, room, glance.style(Ink::Key));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::theme::Theme;
    use solve::judge::sequence::{Cells, Period, Standing, Table};

    fn lines(values: Vec<u64>, cursor: usize, is_outcomes: bool, width: u16) -> Vec<String> {
        let period = Some(Period { period: 2, preperiod: 3, saltus: 0, standing: Standing::Theorem });
        let (to, greatest) = (values.len() - 1, values.iter().copied().max().unwrap_or(0));
        let table = Table { of: &["n"], from: 0, to, cells: Cells::Nimbers(vec![values]), period };
        let theme = Theme::named("none").expect("it is in the list");
        let (table, theme) = (&table, &theme);
        let glance = Glance {
            table,
            exceptions: &[1],
            marks: &[],
            greatest,
            cursor: (0, cursor),
            is_outcomes,
            theme,
            ascii: true,
        };
        let area = Rect::new(0, 0, width, height(&glance, 12));
        let mut buf = Buffer::empty(area);
        bars(&mut buf, area, &glance);
        for x in 0..width {
            assert_eq!(hit(area, &glance, x, 0), usize::from(x).checked_sub(4).filter(|i| *i <= to), "{x}");
        }
        (0..area.height).map(|y| (0..width).map(|x| buf[(x, y)].symbol()).collect()).collect()
    }

    #[test]
    fn bars_are_as_high_as_values_and_what_is_lost_bears_its_letter() {
        let drawn = lines(vec![0, 4, 2, 1, 3, 1, 3], 4, false, 14);
        let wanted = [
            "  4  #        ",
            "     #  # #   ",
            "     ## # #   ",
            "  0 P######   ",
            "    .*.==--   ",
            "    0   ^4    ",
        ];
        assert_eq!(drawn, wanted);
    }

    #[test]
    fn letters_take_one_line_and_nothing_is_drawn_where_there_is_no_room() {
        assert_eq!(lines(vec![0, 4, 2, 0], 3, true, 12), ["    P..P    ", "    .*.=    ", "    0  ^3   "]);
        let area = Rect::new(0, 0, 5, 2);
        let mut buf = Buffer::empty(area);
        let table = Table { of: &["n"], from: 0, to: 0, cells: Cells::Nimbers(vec![vec![0]]), period: None };
        let theme = Theme::named("none").expect("it is in the list");
        let (table, theme) = (&table, &theme);
        let cursor = (0, 0);
        bars(
            &mut buf,
            area,
            &Glance { table, exceptions: &[], marks: &[], greatest: 0, cursor, is_outcomes: false, theme, ascii: true },
        );
        assert_eq!(buf, Buffer::empty(area));
    }
}
