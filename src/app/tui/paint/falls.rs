//! How the positions of a swept game fall: the counts of each side, and under them a bar for each number of plies to the end.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::tui::paint::glance::first;
use crate::tui::text::{pad_left, width};
use crate::tui::theme::{Ink, Theme};
use ground::say;
use ground::say::Tongue;
use solve::judge::sequence::{Fall, plies};

/// Signs of a cell that is filled by eighths, from the left.
const EIGHTHS: [&str; 9] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"];

/// Blank columns between columns of words.
const GAP: u16 = 2;

/// Swept counts with everything their painter needs to know.
pub struct Swept<'a> {
    /// One entry for each side to move.
    pub falls: &'a [Fall],
    /// The line of the histogram at the cursor; the lines around it show.
    pub at: usize,
    /// The language of the heads.
    pub tongue: &'static Tongue,
    /// The colours.
    pub theme: &'a Theme,
    /// Only ASCII signs.
    pub ascii: bool,
}

/// Lines of the histogram that a page holds.
pub fn page(area: Rect, sides: usize) -> usize {
    usize::from(area.height).saturating_sub(sides + 3).max(1)
}

/// Draws the counts, then as many lines of the histogram as there is room for.
pub fn falls(buf: &mut Buffer, area: Rect, swept: &Swept) {
    let area = area.intersection(buf.area);
    let below = swept.draw_counts(buf, area) + 1;
    if area.height > below {
        swept.draw_histogram(buf, Rect { y: area.y + below, height: area.height - below, ..area });
    }
}

impl Swept<'_> {
    /// Lines that the counts take.
    fn draw_counts(&self, buf: &mut Buffer, area: Rect) -> u16 {
        let [to_move, positions, longest] =
            [say!("falls-to-move"), say!("falls-positions"), say!("falls-longest")].map(|say| self.tongue.speak(&say));
        let head = [to_move, positions, "N".into(), "P".into(), "D".into(), longest];
        let counts = |fall: &Fall| [fall.positions(), fall.won, fall.lost, fall.drawn, fall.longest()];
        let row = |fall: &Fall| -> Vec<String> {
            std::iter::once(fall.to_move.to_owned()).chain(counts(fall).map(|count| count.to_string())).collect()
        };
        let rows: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain(self.falls.iter().map(row)).collect();
        let mut x = area.x;
        for (column, ink) in [Ink::Title, Ink::Text, Ink::Won, Ink::Lost, Ink::Drawn, Ink::Text].into_iter().enumerate()
        {
            let wide = rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
            for (row, y) in rows.iter().zip(area.top()..area.bottom()) {
                let ink = if y == area.y { Ink::Hint } else { ink };
                self.put(buf, area, (x, y), &pad_left(&row[column], wide), ink);
            }
            x = x.saturating_add(wide + GAP);
        }
        rows.len() as u16
    }

    fn draw_histogram(&self, buf: &mut Buffer, area: Rect) {
        let lines = plies(self.falls);
        let head = self.tongue.speak(&say!("falls-plies"));
        let name = width(&head);
        let greatest = self.falls.iter().flat_map(|fall| fall.histogram.values()).copied().max().unwrap_or(1);
        let digits = greatest.to_string().len() as u16;
        let each = area.width.saturating_sub(name) / self.falls.len().max(1) as u16;
        let left = |side: usize| area.x + name + GAP + each * side as u16;
        self.put(buf, area, (area.x, area.y), &head, Ink::Hint);
        for (side, fall) in self.falls.iter().enumerate() {
            self.put(buf, area, (left(side), area.y), &pad_left(fall.to_move, digits), Ink::Hint);
        }
        let room = usize::from(area.height) - 1;
        let from = first(self.at, lines.len(), room);
        for ((i, plies), y) in lines.iter().enumerate().skip(from).zip(area.y + 1..area.bottom()) {
            let ink = if i == self.at { Ink::Selected } else { Ink::Text };
            self.put(buf, area, (area.x, y), &pad_left(&plies.to_string(), name), ink);
            for (side, fall) in self.falls.iter().enumerate() {
                let count = fall.histogram.get(plies).copied().unwrap_or(0);
                self.put(buf, area, (left(side), y), &pad_left(&count.to_string(), digits), Ink::Text);
                let bar = self.bar(count, greatest, each.saturating_sub(digits + 2 * GAP));
                self.put(buf, area, (left(side) + digits + 1, y), &bar, Ink::Piece);
            }
        }
    }

    /// A bar of so many columns for the greatest count; what is not 0 shows at least a little.
    fn bar(&self, count: u64, greatest: u64, columns: u16) -> String {
        let eighths = (u128::from(count) * u128::from(columns) * 8).div_ceil(u128::from(greatest.max(1))) as usize;
        if self.ascii {
            return "#".repeat(eighths.div_ceil(8));
        }
        let rest = if eighths.is_multiple_of(8) { "" } else { EIGHTHS[eighths % 8] };
        EIGHTHS[8].repeat(eighths / 8) + rest
    }

    fn put(&self, buf: &mut Buffer, area: Rect, (x, y): (u16, u16), words: &str, ink: Ink) {
        let room = area.right().saturating_sub(x);
        if room > 0 && (area.top()..area.bottom()).contains(&y) {
            buf.set_stringn(x, y, words, room.into(), self.theme.style(ink));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ground::say::Language;

    fn drawn(at: usize, area: Rect) -> Vec<String> {
        let fall = |to_move, drawn, decided: &[(u64, u64)]| Fall {
            to_move,
            won: 5,
            lost: 2,
            drawn,
            histogram: decided.iter().copied().collect(),
        };
        let falls_of = [fall("W", 0, &[(0, 2), (1, 4), (13, 1)]), fall("B", 3, &[(0, 1), (1, 8)])];
        let theme = Theme::named("none").expect("listed");
        let swept = Swept { falls: &falls_of, at, tongue: Tongue::of(Language::English), theme: &theme, ascii: true };
        let mut buf = Buffer::empty(Rect::new(0, 0, 60, 20));
        falls(&mut buf, area, &swept);
        let line = |y| (0..buf.area.width).map(|x| buf[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..area.height).map(line).collect()
    }

    #[test]
    fn counts_stand_above_bars_and_the_bars_scroll_with_the_cursor() {
        let wanted = [
            "to move  positions  N  P  D  longest",
            "      W          7  5  2  0       13",
            "      B         10  5  2  3        1",
            "",
            "moves to the end  W                    B",
            "               0  2 ####               1 ##",
            "               1  4 ########           8 ################",
            "              13  1 ##                 0",
        ];
        assert_eq!(drawn(0, Rect::new(0, 0, 58, 8)), wanted);
        let scrolled = drawn(2, Rect::new(0, 0, 58, 7));
        assert!(
            scrolled[5].trim_start().starts_with("1 ") && scrolled[6].trim_start().starts_with("13 "),
            "{scrolled:?}"
        );
    }

    #[test]
    fn no_window_is_too_small() {
        for (wide, high) in (0..60).flat_map(|wide| (0..9).map(move |high| (wide, high))) {
            drawn(1, Rect::new(0, 0, wide, high));
        }
    }
}
