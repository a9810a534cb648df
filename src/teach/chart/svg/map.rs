//! A map of values: a coloured cell for each pair of sizes, with its letter or number where there is room for one.

use crate::chart::svg::paper::{MARGIN, Paper};
use ground::say;
use ground::say::Say;
use solve::judge::sequence::{Cell, Table};
use solve::judge::value::Outcome;

/// Rows up to which every cell has its letter or number.
const LETTERED: usize = 100;

/// Columns of the names of the rows.
const NAMES: usize = 40;

/// The colour of what is lost for who is to move.
const LOST: &str = "#c4500a";

/// The colours of won cells, from the smallest nim-value to the greatest.
const WON: [&str; 8] = ["#eef4fb", "#d7e6f5", "#b9d3ec", "#94bbdf", "#6d9fce", "#4a82b8", "#2f659b", "#1d4a78"];

/// The first of them on which letters must be white.
const DARK: usize = 4;

/// How the cells are set.
struct Set<'a> {
    table: &'a Table,
    width: usize,
    height: usize,
    greatest: u64,
    top: usize,
}

/// Draws a map and tells what its signs mean.
pub fn draw(paper: &mut Paper, table: &Table) -> Say {
    let greatest = table.greatest();
    let is_lettered = table.rows() <= LETTERED;
    let (width, height) = if is_lettered { (7 * greatest.to_string().len() + 7, 16) } else { (4, 4) };
    let set = Set { table, width, height, greatest, top: paper.y + 22 };
    paper.widen(MARGIN + NAMES + set.longest() * width);
    set.draw_cells(paper);
    if is_lettered {
        set.draw_letters(paper);
    }
    set.draw_names(paper, if is_lettered { 1 } else { 20 });
    paper.y = set.top + table.rows() * height + 6;
    if greatest > 0 { say!("chart-legend-map") } else { say!("chart-legend-map-outcomes") }
}

/// Which colour a cell has, in the order they are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shade {
    Lost,
    Won(usize),
    Drawn,
}

impl Shade {
    fn ink(self) -> &'static str {
        match self {
            Shade::Lost => LOST,
            Shade::Won(i) => WON[i],
            Shade::Drawn => "#e8e2c8",
        }
    }

    fn is_dark(self) -> bool {
        matches!(self, Shade::Lost) || matches!(self, Shade::Won(i) if i >= DARK)
    }
}

impl Set<'_> {
    fn longest(&self) -> usize {
        (0..self.table.rows()).map(|row| self.table.row_length(row)).max().unwrap_or(0)
    }

    fn corner(&self, row: usize, column: usize) -> (usize, usize) {
        (MARGIN + NAMES + column * self.width, self.top + row * self.height)
    }

    fn shade(&self, cell: Cell) -> Shade {
        match (cell.outcome(), cell) {
            (Outcome::P, _) => Shade::Lost,
            (Outcome::D, _) => Shade::Drawn,
            (_, Cell::Nimber(nimber)) => {
                Shade::Won(((nimber - 1) * WON.len() as u64 / self.greatest).min(WON.len() as u64 - 1) as usize)
            }
            (_, Cell::Outcome(_)) => Shade::Won(1),
        }
    }

    fn cells(&self) -> impl Iterator<Item = (usize, usize, Cell)> {
        let row = move |row: usize| {
            (0..self.table.row_length(row)).filter_map(move |column| Some((row, column, self.table.cell(row, column)?)))
        };
        (0..self.table.rows()).flat_map(row)
    }

    fn draw_cells(&self, paper: &mut Paper) {
        let gap = usize::from(self.width > 4);
        let shades = std::iter::once(Shade::Lost).chain((0..WON.len()).map(Shade::Won)).chain([Shade::Drawn]);
        for shade in shades {
            let own = self.cells().filter(|(_, _, cell)| self.shade(*cell) == shade);
            let blocks = own.map(|(row, column, _)| {
                let (x, y) = self.corner(row, column);
                (x, y, self.width - gap, self.height - gap)
            });
            paper.blocks(shade.ink(), blocks);
        }
    }

    fn draw_letters(&self, paper: &mut Paper) {
        for (is_dark, ink) in [(false, "#222222"), (true, "#ffffff")] {
            let own = self.cells().filter(|(_, _, cell)| self.shade(*cell).is_dark() == is_dark);
            let texts: Vec<(usize, usize, String)> = own
                .map(|(row, column, cell)| {
                    let (x, y) = self.corner(row, column);
                    (x + self.width / 2, y + 12, cell.write())
                })
                .collect();
            paper.letters(10, ink, "middle", texts.iter().map(|(x, y, text)| (*x, *y, text.as_str())));
        }
    }

    fn draw_names(&self, paper: &mut Paper, each: usize) {
        let name = |i: usize| (self.table.from + i).to_string();
        let rows: Vec<String> = (0..self.table.rows()).step_by(each).map(name).collect();
        let place = |(i, name)| (MARGIN + NAMES - 5, self.corner(i * each, 0).1 + self.height.min(12), name);
        paper.letters(10, "#555555", "end", rows.iter().map(String::as_str).enumerate().map(place));
        let columns: Vec<String> = (0..self.longest()).step_by(each).map(name).collect();
        let place = |(i, name)| (self.corner(0, i * each).0 + self.width / 2, self.top - 4, name);
        paper.letters(10, "#555555", "middle", columns.iter().map(String::as_str).enumerate().map(place));
        let corner = self.table.of.join("/");
        paper.letters(10, "#555555", "end", [(MARGIN + NAMES - 5, self.top - 4, corner.as_str())]);
    }
}
