//! Where the positions of a small game stand in a table: sizes as a row of numbers or a grid, anything else as a list.

use crate::judge::control::{Control, Stop};
use crate::trace::graph::Graph;
use crate::trace::run::{Cell, Figure, Table};
use ground::say;
use ground::say::Say;

/// The greatest size that a grid has a row or a column for.
const WIDEST: usize = 99;

/// A row of sizes is broken after so many.
const BROKEN: usize = 10;

/// Columns of a list behind what a position leads to: what it is worth, and the best move.
const WORTH: usize = 1;
const MOVE: usize = 2;

/// The table of a game's positions.
pub struct Layout {
    /// The figures: the table of values, and where it has no room for them, one of the best moves.
    pub figures: Vec<Figure>,
    /// The cell of each position, by its number in the graph.
    pub cells: Vec<Cell>,
    /// The positions from the ends to the first one, each after all that it leads to.
    pub order: Vec<usize>,
    /// Whether each position has a line of its own, with room for what it leads to.
    pub is_list: bool,
}

impl Layout {
    /// The cell for the best move of a position.
    pub fn best(&self, at: usize) -> Cell {
        let cell = self.cells[at];
        if self.is_list { Cell { column: MOVE, ..cell } } else { Cell { figure: cell.figure + 1, ..cell } }
    }
}

/// A table of values, and beside it the same for the best moves.
fn twice(table: Table) -> Vec<Figure> {
    let best = Table { title: say!("trace-best-table"), ..table.clone() };
    vec![Figure::Table(table), Figure::Table(best)]
}

/// Lays the positions of a graph without circles out, given their notation. Time: every position and move.
pub fn laid_out(graph: &Graph, texts: &[String], title: Say, control: &Control) -> Result<Layout, Stop> {
    let sizes: Option<Vec<Vec<usize>>> = texts.iter().map(|text| sizes(text)).collect();
    let sizes = sizes.filter(|all| all.iter().all(|one| one.len() == all[0].len()));
    let heights = graph.heights(control)?;
    let mut order: Vec<usize> = (0..texts.len()).collect();
    let is_falling = |sizes: &[Vec<usize>]| {
        graph.below.iter().enumerate().all(|(i, below)| below.iter().all(|next| sizes[*next as usize] < sizes[i]))
    };
    match &sizes {
        Some(sizes) if is_falling(sizes) => order.sort_by_key(|i| &sizes[*i]),
        _ => order.sort_by_key(|i| (heights[*i], texts[*i].len(), &texts[*i])),
    }
    Ok(match sizes {
        Some(sizes) if sizes[0].len() == 1 => row(&sizes, title, order),
        Some(sizes) => grid(&sizes, title, order),
        None => list(texts, title, order),
    })
}

/// One or two sizes: `7`, or `3,5`.
fn sizes(text: &str) -> Option<Vec<usize>> {
    let sizes: Option<Vec<usize>> = text.split(',').map(|part| part.parse().ok()).collect();
    sizes.filter(|sizes| sizes.len() <= 2 && sizes.iter().all(|size| *size <= WIDEST))
}

fn cell(row: usize, column: usize) -> Cell {
    Cell { figure: 0, row, column }
}

fn numbers(to: usize) -> Vec<Say> {
    (0..to).map(|i| Say::verbatim(i.to_string())).collect()
}

fn row(sizes: &[Vec<usize>], title: Say, order: Vec<usize>) -> Layout {
    let most = sizes.iter().map(|one| one[0]).max().unwrap_or(0);
    let rows = (0..=most / BROKEN).map(|tens| (tens * BROKEN).to_string()).collect();
    let table = Table { title, columns: numbers(BROKEN.min(most + 1)), rows };
    let cells = sizes.iter().map(|one| cell(one[0] / BROKEN, one[0] % BROKEN)).collect();
    Layout { figures: twice(table), cells, order, is_list: false }
}

fn grid(sizes: &[Vec<usize>], title: Say, order: Vec<usize>) -> Layout {
    let most = |axis: usize| sizes.iter().map(|one| one[axis]).max().unwrap_or(0);
    let rows = (0..=most(0)).map(|i| i.to_string()).collect();
    let table = Table { title, columns: numbers(most(1) + 1), rows };
    let cells = sizes.iter().map(|one| cell(one[0], one[1])).collect();
    Layout { figures: twice(table), cells, order, is_list: false }
}

fn list(texts: &[String], title: Say, order: Vec<usize>) -> Layout {
    let rows = order.iter().map(|i| texts[*i].clone()).collect();
    let table = Table { title, columns: vec![say!("trace-leads-to"), say!("trace-worth"), say!("trace-best")], rows };
    let mut cells = vec![cell(0, WORTH); texts.len()];
    for (line, i) in order.iter().enumerate() {
        cells[*i].row = line;
    }
    Layout { figures: vec![Figure::Table(table)], cells, order, is_list: true }
}
