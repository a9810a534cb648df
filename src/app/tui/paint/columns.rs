//! Binary columns: numbers under each other, place values above, odd columns marked below.

use ratatui::text::Line;

use crate::tui::paint::page::{LINES, Page};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::num::Nat;
use ground::say;

/// Draws the columns of these numbers; `total` has a one in every odd column.
pub fn lines(rows: &[(String, Nat)], total: &Nat, page: &Page) -> Vec<Line<'static>> {
    let shown = &rows[..rows.len().min(LINES)];
    let name = page.words(&say!("paint-nim-sum"));
    let label = shown.iter().map(|(label, _)| text::width(label)).max().unwrap_or(0).max(text::width(&name)) + 1;
    let label = label.min(page.width / 3);
    let numbers = shown.iter().map(|(_, number)| number).chain([total]);
    let value = numbers.clone().map(|number| text::width(&told(number, page))).max().unwrap_or(0);
    let bits = rows.iter().map(|(_, number)| number.bits()).max().unwrap_or(0).max(total.bits()).max(1);
    // Values longer than a third of the page would push the columns out; who needs them reads them on the board.
    let has_values = value <= page.width / 3;
    let room = page.width.saturating_sub(label + if has_values { value } else { 0 });
    let columns = Columns::choose(bits, total, room);
    let draw = |label_text: &str, number: &Nat, ink: Ink| {
        Line::from(vec![
            page.span(text::pad(&text::cut(label_text, label, page.ascii), label), ink),
            page.span(columns.digits(number, page), ink),
            page.span(if has_values { told(number, page) } else { String::new() }, Ink::Hint),
        ])
    };
    let mut lines = vec![Line::from(page.span(blank(label) + &columns.heads(), Ink::Faint))];
    lines.extend(shown.iter().map(|(label, number)| draw(label, number, Ink::Text)));
    lines.extend(page.more(rows.len() - shown.len()));
    let rule = page.either("─", "-").repeat(columns.width());
    lines.push(Line::from(page.span(blank(label) + &rule, Ink::Border)));
    lines.push(draw(&name, total, Ink::Title));
    lines.push(marks(&columns, total, label, page));
    lines
}

fn told(number: &Nat, page: &Page) -> String {
    format!(" = {}", page.verbatim(number.to_string()))
}

/// `^` under every odd column, and in words whether there are any.
fn marks(columns: &Columns, total: &Nat, label: u16, page: &Page) -> Line<'static> {
    if total.bits() == 0 {
        return Line::from(page.span(blank(label) + &page.words(&say!("paint-all-even")), Ink::Hint));
    }
    let signs = columns.each(|bit| if total.bit(bit) { "^" } else { "" }.to_owned(), " ");
    Line::from(vec![page.span(blank(label) + &signs, Ink::Focus), page.span(page.words(&say!("paint-odd")), Ink::Hint)])
}

fn blank(width: u16) -> String {
    " ".repeat(usize::from(width))
}

/// The columns that are shown: runs of places from the highest down, a gap between two runs.
struct Columns {
    runs: Vec<Vec<u64>>,
    cell: usize,
    names: Names,
}

/// What stands above the columns.
enum Names {
    /// 8 4 2 1 above each.
    Values,
    /// 2^40 above the first of each run.
    Powers,
}

impl Columns {
    fn choose(bits: u64, total: &Nat, room: u16) -> Columns {
        let room = usize::from(room);
        let all: Vec<u64> = (0..bits).rev().collect();
        let widest = (Nat::from(1u8) << (bits - 1)).to_string().len() + 1;
        if widest * all.len() <= room && bits <= 20 {
            return Columns { runs: vec![all], cell: widest, names: Names::Values };
        }
        if 2 * all.len() <= room {
            return Columns { runs: vec![all], cell: 2, names: Names::Powers };
        }
        Columns { runs: some(bits, total, room / 2), cell: 2, names: Names::Powers }
    }

    fn width(&self) -> usize {
        self.runs.iter().map(Vec::len).sum::<usize>() * self.cell + (self.runs.len() - 1) * self.cell
    }

    fn digits(&self, number: &Nat, page: &Page) -> String {
        self.each(|bit| u8::from(number.bit(bit)).to_string(), page.either("…", "~"))
    }

    fn each(&self, written: impl Fn(u64) -> String, gap: &str) -> String {
        let cell = |text: &str| text::pad_left(text, self.cell as u16);
        let run = |run: &Vec<u64>| run.iter().map(|bit| cell(&written(*bit))).collect::<String>();
        self.runs.iter().map(run).collect::<Vec<_>>().join(&cell(gap))
    }

    fn heads(&self) -> String {
        match self.names {
            Names::Values => self.each(|bit| (Nat::from(1u8) << bit).to_string(), " "),
            Names::Powers => {
                let mut line = String::new();
                let mut start = 0;
                for run in &self.runs {
                    let name = format!("2^{} ", run[0]);
                    if line.len() <= start + 1 {
                        line += &" ".repeat(start + 1 - line.len());
                        line += &name;
                    }
                    start += (run.len() + 1) * self.cell;
                }
                line.truncate(self.width());
                line
            }
        }
    }
}

/// About `most` of so many places: the highest, those around the highest odd one, the lowest.
fn some(bits: u64, total: &Nat, most: usize) -> Vec<Vec<u64>> {
    let each = (most as u64).saturating_sub(2) / 3;
    let each = each.max(1).min(bits);
    let odd = total.bits().checked_sub(1).unwrap_or(bits - 1);
    let first_shown = (odd + each / 2).min(bits - 1);
    let is_shown = |bit: &u64| *bit >= bits - each || *bit < each || (*bit <= first_shown && first_shown - *bit < each);
    let mut runs: Vec<Vec<u64>> = Vec::new();
    for bit in (0..bits).rev().filter(is_shown) {
        match runs.last_mut() {
            Some(run) if run.last() == Some(&(bit + 1)) => run.push(bit),
            _ => runs.push(vec![bit]),
        }
    }
    runs
}
