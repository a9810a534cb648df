//! How the choice changes with depth, as a table: a row for each depth that was searched.

use crate::judge::value::Outcome;
use crate::trace::run::{Cell, Change, Step, Table, Tint, sign};
use crate::trace::tree_search::shown;
use crate::trace::vast::frame::Known;
use ground::say;

/// The figure of the table by depth, and its columns.
const BY_DEPTH: usize = 1;
const COLUMNS: usize = 5;

/// The column in which the oracle's verdict stands.
pub const ORACLE: usize = 4;

/// The table of what each depth chooses.
pub fn by_depth(depth: usize) -> Table {
    Table {
        title: say!("trace-by-depth"),
        columns: vec![
            say!("trace-chosen"),
            say!("trace-worth"),
            say!("trace-nodes"),
            say!("trace-line"),
            say!("trace-oracle"),
        ],
        rows: (1..=depth).map(|depth| depth.to_string()).collect(),
    }
}

/// A cell of that table.
pub fn cell(depth: usize, column: usize) -> Cell {
    Cell { figure: BY_DEPTH, row: depth - 1, column: column.min(COLUMNS - 1) }
}

/// A depth is finished: what is chosen, and the line behind it.
pub fn finished(depth: usize, known: &Known, line: &[String], nodes: u64, is_deepening: bool) -> Step {
    let gain = shown(known.gain);
    let Some(mv) = line.first() else { return Step::saying("return", say!("theatre-over")) };
    let told = line.join(" ");
    let says = say!("trace-depth-ends", depth = depth, move = mv.clone(), gain = gain.clone(), nodes = nodes, line = told.clone());
    let step = Step::saying("return", says).with("best", &gain);
    if !is_deepening {
        return Step { is_event: true, ..step };
    }
    let tint = [Tint::Lost, Tint::Drawn, Tint::Won][match sign(known.gain) {
        Outcome::P => 0,
        Outcome::D => 1,
        Outcome::N => 2,
    }];
    let cells = [(mv.clone(), Tint::Best), (gain, tint), (nodes.to_string(), Tint::Plain), (told, Tint::Plain)];
    let write = |(column, (text, tint))| Change::Write(cell(depth, column), text, tint);
    let step = cells.into_iter().enumerate().map(write).fold(step, Step::changing);
    step.looking([cell(depth, 0)]).asked(mv.clone())
}
