//! What is said of `turning-corners`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::Fact;
use crate::claim::{Case, Held, Table, all, is, same};
use crate::heaps::mex;

/// Every message with what decides it.
pub const TABLE: Table = &[("turning-corners-law", Fact(product)), ("turning-corners-product", Fact(worked))];

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

/// The parts of both numbers are their powers of 2, each pair of them is worth as told, and so is their nim-sum.
fn worked(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no products are shown".into());
    };
    if case.size("x").max(case.size("y")) > 15 {
        return Held::Open;
    }
    let values = values(15);
    let parts =
        |name: &str| -> Vec<usize> { case.text(name).split(" ⊕ ").map(|n| n.parse().expect("a power")).collect() };
    let (across, down) = (parts("across"), parts("down"));
    let pairs: Vec<[usize; 3]> = across.iter().flat_map(|x| down.iter().map(|y| [*x, *y, values[*x][*y]])).collect();
    let told: Vec<[usize; 3]> =
        rows.iter().map(|row| [&row[0], &row[1], &row[2]].map(|cell| cell.parse().expect("a number"))).collect();
    let sum = |parts: &[usize]| parts.iter().fold(0, |sum, part| sum ^ part);
    let are_powers = across.iter().chain(&down).all(|part| part.is_power_of_two());
    all([
        product(case),
        is(are_powers, || "not all are powers of 2".into()),
        same((sum(&across), sum(&down)), (case.size("x"), case.size("y"))),
        same(pairs.iter().fold(0, |sum, [.., value]| sum ^ value), case.size("value")),
        same(told, pairs),
    ])
}
