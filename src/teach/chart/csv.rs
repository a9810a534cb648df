//! A table as comma-separated values: a line has a row for each size, a map a row for each first size.

use std::fmt::Write;

use crate::chart::falls;
use solve::judge::sequence::{Cell, Cells, Table};

/// The table as CSV, its head first.
pub fn csv(table: &Table) -> String {
    if let Cells::Falls(all) = &table.cells {
        return falls::csv(all);
    }
    let mut out = String::new();
    let written = |row: usize, column: usize| table.cell(row, column).map(Cell::write).unwrap_or_default();
    if table.is_line() {
        _ = writeln!(out, "{},value", table.of.first().unwrap_or(&"n"));
        for column in 0..table.row_length(0) {
            _ = writeln!(out, "{},{}", table.from + column, written(0, column));
        }
        return out;
    }
    let longest = (0..table.rows()).map(|row| table.row_length(row)).max().unwrap_or(0);
    let columns: Vec<String> = (0..longest).map(|column| (table.from + column).to_string()).collect();
    _ = writeln!(out, "{},{}", table.of.join("/"), columns.join(","));
    for row in 0..table.rows() {
        let values: Vec<String> = (0..table.row_length(row)).map(|column| written(row, column)).collect();
        _ = writeln!(out, "{},{}", table.from + row, values.join(","));
    }
    out
}
