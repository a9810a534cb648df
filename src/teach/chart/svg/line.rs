//! A line of values as bars in rows, the rounds of the period in bands behind them.

use crate::chart::svg::paper::{MARGIN, Paper};
use ground::say;
use ground::say::Say;
use solve::judge::sequence::{Cell, Table};
use solve::judge::value::Outcome;

/// Lines of the highest bar.
const BAR: usize = 48;

/// Lines from one row to the next.
const ROW: usize = BAR + 34;

/// Columns of the names of the rows.
const NAMES: usize = 56;

/// Values up to which each has its number beside it.
const LETTERED: usize = 5_000;

/// The colours of odd and even rounds.
const BANDS: [&str; 2] = ["#dfe9f5", "#f6ecd9"];

/// How the bars are set.
struct Set<'a> {
    table: &'a Table,
    /// Columns of one value.
    step: usize,
    /// Values in one row.
    across: usize,
    greatest: u64,
    top: usize,
}

/// Draws a line of values and tells what its signs mean.
pub fn draw(paper: &mut Paper, table: &Table) -> Say {
    let count = table.row_length(0);
    let (step, most) = if count <= LETTERED { (14, 48) } else { (3, 224) };
    let period = table.period.as_ref().and_then(|known| usize::try_from(known.period).ok());
    // Rows hold whole rounds where they can, so that equal places of the rounds stand under each other.
    let across = period.filter(|period| *period <= most).map_or(most, |period| most / period * period);
    let set = Set { table, step, across, greatest: table.greatest().max(1), top: paper.y + 14 };
    paper.widen(MARGIN + NAMES + across * step);
    set.draw_bands(paper);
    set.draw_bars(paper);
    if count <= LETTERED {
        set.draw_letters(paper);
    }
    set.draw_names(paper);
    paper.y = set.top + count.div_ceil(across) * ROW;
    if table.period.is_some() { say!("chart-legend-line-period") } else { say!("chart-legend-line") }
}

impl Set<'_> {
    fn count(&self) -> usize {
        self.table.row_length(0)
    }

    /// Left and top of the place of a value.
    fn corner(&self, i: usize) -> (usize, usize) {
        (MARGIN + NAMES + i % self.across * self.step, self.top + i / self.across * ROW)
    }

    fn draw_bands(&self, paper: &mut Paper) {
        let Some(period) = &self.table.period else { return };
        let size = |i: usize| (self.table.from + i) as u64;
        let round = |i: usize| size(i).checked_sub(period.preperiod).map(|n| n / period.period);
        let mut bands: [Vec<(usize, usize, usize, usize)>; 2] = Default::default();
        let mut first = 0;
        for i in 1..=self.count() {
            if i < self.count() && i % self.across != 0 && round(i) == round(first) {
                continue;
            }
            if let Some(round) = round(first) {
                let (x, y) = self.corner(first);
                bands[(round % 2) as usize].push((x, y, (i - first) * self.step, BAR + 18));
            }
            first = i;
        }
        for (ink, blocks) in BANDS.iter().zip(bands) {
            paper.blocks(ink, blocks);
        }
    }

    fn draw_bars(&self, paper: &mut Paper) {
        let bar = |i: usize| {
            let height = match self.table.cell(0, i)? {
                Cell::Nimber(nimber) => usize::try_from(nimber * BAR as u64 / self.greatest).unwrap_or(BAR),
                Cell::Outcome(Outcome::P) => 0,
                Cell::Outcome(Outcome::D) => BAR / 4,
                Cell::Outcome(Outcome::N) => BAR / 2,
            };
            let (x, y) = self.corner(i);
            (height > 0).then_some((x + 1, y + BAR - height, self.step - 1, height))
        };
        paper.blocks("#3b6ea5", (0..self.count()).filter_map(bar));
        let foot = |row: usize| (MARGIN + NAMES, self.top + row * ROW + BAR, self.across * self.step, 1);
        paper.blocks("#888888", (0..self.count().div_ceil(self.across)).map(foot));
    }

    fn draw_letters(&self, paper: &mut Paper) {
        let middle = |i: usize| (self.corner(i).0 + self.step / 2, self.corner(i).1);
        let values: Vec<String> = (0..self.count()).filter_map(|i| self.table.cell(0, i)).map(Cell::write).collect();
        let digits = values.iter().enumerate().map(|(i, value)| (middle(i).0, middle(i).1 + BAR + 13, value.as_str()));
        paper.letters(9, "#222222", "middle", digits);
        let is_lost = |i: &usize| self.table.cell(0, *i) == Some(Cell::Nimber(0));
        let lost = (0..self.count()).filter(is_lost).map(|i| (middle(i).0, middle(i).1 + BAR - 3, "P"));
        paper.letters(10, "#b03a00", "middle", lost);
        let exceptions = self.table.exceptions();
        let signs = exceptions.iter().map(|(size, _)| middle(size - self.table.from)).map(|(x, y)| (x, y + 8, "*"));
        paper.letters(14, "#b03a00", "middle", signs);
    }

    fn draw_names(&self, paper: &mut Paper) {
        let rows: Vec<(usize, String)> =
            (0..self.count()).step_by(self.across).map(|i| (i, (self.table.from + i).to_string())).collect();
        let names = rows.iter().map(|(i, name)| (MARGIN + NAMES - 6, self.corner(*i).1 + BAR + 13, name.as_str()));
        paper.letters(10, "#555555", "end", names);
    }
}
