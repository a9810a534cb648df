//! What is said of `turning-corners`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::Fact;
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::mex;

/// Every message with what decides it.
pub const TABLE: Table = &[("turning-corners-law", Fact(product)), ("turning-corners-map", Fact(map))];

/// The value of a head alone: the mex of what turning the corners of a rectangle leaves.
fn values(to: usize) -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; to + 1]; to + 1];
    for x in 0..=to {
        for y in 0..=to {
            let left: Vec<usize> = (0..x)
                .flat_map(|a| (0..y).map(move |b| (a, b)))
                .map(|(a, b)| values[a][y] ^ values[x][b] ^ values[a][b])
                .collect();
            values[x][y] = mex(&left);
        }
    }
    values
}

/// The cell shows a head, it stands in that column and row, and it is worth the product.
fn product(case: &Case) -> Held {
    let (cell, x, y) = (case.text("cell"), case.size("x"), case.size("y"));
    if x.max(y) > 15 {
        return Held::Open;
    }
    let letters = cell.trim_end_matches(|c: char| c.is_ascii_digit());
    let column = letters.bytes().fold(0, |column, c| column * 26 + usize::from(c - b'a') + 1) - 1;
    let row: usize = cell[letters.len()..].parse().expect("a row");
    let text = case.met.place.text();
    let shown = text.split('/').nth(y).and_then(|row| row.chars().nth(x));
    all([
        same((column, row - 1), (x, y)),
        is(shown == Some('H'), || format!("{cell} shows {shown:?}")),
        same(case.size("value"), values(15)[x][y]),
    ])
}

/// The table holds the value of each cell up to the outermost heads, and marks those that show heads.
fn map(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, focus, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let values = values(15);
    let text = case.met.place.text();
    let heads = text.split('/').enumerate().flat_map(|(y, row)| {
        row.chars().enumerate().filter(move |(x, coin)| *coin == 'H' && y.min(*x) > 0).map(move |(x, _)| (y, x + 1))
    });
    let heads: Vec<(usize, usize)> = heads.collect();
    let across = heads.iter().map(|(_, x)| *x).max().unwrap_or(0);
    let is_row = |(y, row): (usize, &Vec<String>)| {
        let found = (0..across).map(|x| values[x][y].to_string());
        same(row.clone(), std::iter::once((y + 1).to_string()).chain(found).collect())
    };
    same(focus.clone(), heads.clone())
        .and(|| same(Some(rows.len() - 1), heads.iter().map(|(y, _)| *y).max()))
        .and(|| all(rows.iter().enumerate().map(is_row)))
}
