//! Rows of boxes as they are told: by their edges in order, their kind and how many boxes they have.

use crate::scores::dots_and_boxes::rules::{Board, name};
use crate::scores::dots_and_boxes::solver::runs::{Haul, Shape};
use crate::scores::dots_and_boxes::solver::web::{Strings, Web};
use ground::say;
use ground::say::Say;
use solve::judge::reason::Exhibit;

/// Edges of a row that are told one by one; of more the first and the last.
const TOLD: usize = 3;

/// What becomes of a row of boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Its boxes can be closed in this turn.
    Open,
    /// All its boxes have two free edges.
    Shut(Shape),
}

/// Boxes that hang together.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its free edges, one after another.
    pub edges: Vec<usize>,
    /// What becomes of it.
    pub kind: Kind,
    /// How many boxes.
    pub boxes: usize,
}

/// The rows that can be eaten now, then those that wait with two free edges a box.
pub fn rows(board: &Board, web: &Web<3>, haul: &Haul<3>) -> Vec<Row> {
    let eaten = Strings::<3>::of(board.edges(false)).minus(&haul.rest);
    let is_eaten = |square: usize| {
        let free: Vec<usize> = board.around(square).into_iter().filter(|edge| !board.drawn[*edge]).collect();
        !free.is_empty() && free.iter().all(|edge| eaten.has(*edge))
    };
    let mut left: Vec<usize> = (0..board.rows * board.cols).filter(|square| is_eaten(*square)).collect();
    let mut rows = Vec::new();
    while let Some(first) = left.first().copied() {
        let squares = together(board, first, &mut left);
        rows.push(row(board, &squares, Kind::Open, &eaten));
    }
    rows.extend(shut(board, web, &haul.rest));
    rows
}

/// The boxes that hang together with this one by free edges, taken out of those that are left.
fn together(board: &Board, first: usize, left: &mut Vec<usize>) -> Vec<usize> {
    left.retain(|square| *square != first);
    let (mut squares, mut next) = (vec![first], 0);
    while let Some(here) = squares.get(next).copied() {
        let touches = |square: &usize| {
            let here = board.around(here);
            board.around(*square).into_iter().any(|edge| !board.drawn[edge] && here.contains(&edge))
        };
        let (beside, others): (Vec<usize>, Vec<usize>) = left.iter().partition(|square| touches(square));
        squares.extend(beside);
        *left = others;
        next += 1;
    }
    squares
}

/// The rows of boxes with two free edges each among these.
fn shut(board: &Board, web: &Web<3>, free: &Strings<3>) -> Vec<Row> {
    let held = web.helds(free);
    let (mut seen, mut rows) = (0, Vec::new());
    for square in held.twos() {
        if seen >> square & 1 == 0 {
            let run = web.run(free, &held, square);
            seen |= run.coins;
            let squares: Vec<usize> = (0..64).filter(|coin| run.coins >> coin & 1 == 1).collect();
            rows.push(row(board, &squares, Kind::Shut(run.shape), free));
        }
    }
    rows
}

/// A row of these boxes by these edges, in the order in which a pen would walk along.
fn row(board: &Board, squares: &[usize], kind: Kind, free: &Strings<3>) -> Row {
    let beside = |edge: usize| board.beside(edge).into_iter().flatten().map(usize::from);
    let inside = |edge: usize| beside(edge).filter(|square| squares.contains(square)).count();
    let mut left: Vec<usize> = free.each().filter(|edge| inside(*edge) > 0).collect();
    left.sort_by_key(|edge| (inside(*edge), *edge));
    let mut edges: Vec<usize> = Vec::new();
    while !left.is_empty() {
        let touches = |edge: &usize| {
            edges
                .last()
                .is_some_and(|last| beside(*last).any(|a| squares.contains(&a) && beside(*edge).any(|b| a == b)))
        };
        let next = left.iter().position(touches).unwrap_or(0);
        edges.push(left.remove(next));
    }
    Row { edges, kind, boxes: squares.len() }
}

/// The row by its edges.
pub fn told(board: &Board, row: &Row) -> String {
    let names: Vec<String> = row.edges.iter().map(|edge| name(board, *edge)).collect();
    match names.split_last() {
        Some((last, _)) if names.len() > TOLD => format!("{} … {last}", names[0]),
        _ => names.join(" "),
    }
}

/// A table of rows: a column for each kind that there is, with how many boxes a row has; its edges last, where the width ends.
pub fn table(board: &Board, rows: &[Row]) -> Exhibit {
    let kinds: [(Kind, Say); 4] = [
        (Kind::Open, say!("dots-and-boxes-head-open")),
        (Kind::Shut(Shape::Chain), say!("dots-and-boxes-head-chains")),
        (Kind::Shut(Shape::Loop), say!("dots-and-boxes-head-loops")),
        (Kind::Shut(Shape::Branch), say!("dots-and-boxes-head-branches")),
    ];
    let kinds: Vec<(Kind, Say)> =
        kinds.into_iter().filter(|(kind, _)| rows.iter().any(|row| row.kind == *kind)).collect();
    let cells = |row: &Row| {
        let boxes = |kind: &(Kind, Say)| if row.kind == kind.0 { row.boxes.to_string() } else { String::new() };
        kinds.iter().map(boxes).chain([told(board, row)]).collect()
    };
    let rows = rows.iter().map(cells).collect();
    let head = kinds.iter().map(|(_, head)| head.clone()).chain([say!("dots-and-boxes-head-row")]);
    Exhibit::Table { head: head.collect(), rows, focus: Vec::new() }
}
