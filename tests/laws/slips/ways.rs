//! Kinds of mistakes of those who walk: cars, coins in rows, pursuers and fugitives.

use std::sync::Arc;

use duel::place::{Place, Step};
use ground::rules::Side;

use super::text::{cell, numbers, rows};
use super::{Case, steps};

/// The move goes backwards.
pub fn goes_back(c: &Case) -> bool {
    match c.game.as_str() {
        "northcott" => gap(&c.step.next) > gap(&c.place),
        _ => numbers(&c.left())[..] > numbers(&c.text())[..],
    }
}

/// The opponent can go ahead into the cell that was left.
pub fn road(c: &Case) -> bool {
    let from = cell(&c.mv()[..2]);
    steps(&*c.step.next).iter().any(|step| cell_to(&step.text) == Some(from) && is_ahead(&step.text, c.foe()))
}

/// The car went sideways, and each better move goes ahead.
pub fn sideways(c: &Case) -> bool {
    !is_ahead(c.mv(), c.place.to()) && c.better.iter().all(|step| is_ahead(&step.text, c.place.to()))
}

/// Pursuer and fugitive have not come nearer to each other.
pub fn away(c: &Case) -> bool {
    apart(&c.step.next) >= apart(&c.place)
}

/// Pursuer and fugitive have come nearer to each other.
pub fn nearer(c: &Case) -> bool {
    apart(&c.step.next) < apart(&c.place)
}

/// The opponent has lost no move by it.
pub fn spare(c: &Case) -> bool {
    let swap = |text: &str| text.replace(" V", " *").replace(" H", " V").replace(" *", " H");
    let before = c.place.reads(&swap(&c.text())).expect("the other side may move too").moves(0).1;
    before == c.step.next.moves(0).1
}

/// Each better move is in another row.
pub fn wrong_row(c: &Case) -> bool {
    let row = |step: &Step| cell(&step.text).1;
    c.better.iter().all(|step| row(step) != row(&c.step))
}

/// A better move is one of the same piece.
pub fn wrong_square(c: &Case) -> bool {
    c.better.iter().any(|step| match c.game.as_str() {
        "northcott" => cell(&step.text).1 == cell(c.mv()).1,
        _ => step.path[0] == c.step.path[0],
    })
}

/// The cell that a step goes to; none off the board.
fn cell_to(mv: &str) -> Option<(usize, usize)> {
    let (_, to) = mv.split_once('-')?;
    (to != "off").then(|| cell(to))
}

/// Whether a car goes ahead: L to the right, D up.
fn is_ahead(mv: &str, side: Side) -> bool {
    let (col, row) = cell(mv);
    match (cell_to(mv), side) {
        (None, _) => true,
        (Some((to, _)), Side::First) => to == col + 1,
        (Some((_, to)), Side::Second) => to + 1 == row,
    }
}

/// The cells between the coins of all rows.
fn gap(place: &Arc<dyn Place>) -> usize {
    let between = |row: Vec<char>| {
        let [a, b] = ['W', 'B'].map(|coin| row.iter().position(|c| *c == coin).expect("each row has both"));
        b - a
    };
    rows(&place.text()).into_iter().map(between).sum()
}

/// Steps between pursuer and fugitive, in a maze or on a graph.
fn apart(place: &Arc<dyn Place>) -> usize {
    let text = place.text();
    if place.card().id == "pursuit" {
        let board = rows(&text);
        let find = |letter: char| {
            let at = (0..board.len()).flat_map(|row| (0..board[row].len()).map(move |col| (col, row)));
            at.into_iter()
                .find(|(col, row)| matches!(board[*row][*col], c if c.eq_ignore_ascii_case(&letter) || c == '*'))
        };
        let near = |(col, row): (usize, usize)| {
            let ways = [(-1, 0), (1, 0), (0, -1), (0, 1)];
            let all = ways
                .into_iter()
                .filter_map(move |(x, y)| Some((col.checked_add_signed(x)?, row.checked_add_signed(y)?)));
            all.filter(|(col, row)| board.get(*row).and_then(|row| row.get(*col)).is_some_and(|c| *c != '#'))
                .collect::<Vec<_>>()
        };
        return search(find('C').expect("a cop"), &find('R').expect("a robber"), near);
    }
    let graph = place.params().text("graph").to_owned();
    let arcs: Vec<(String, String)> = graph
        .split(',')
        .flat_map(|arc| match (arc.split_once('-'), arc.split_once('>')) {
            (Some((a, b)), _) => vec![(a.to_owned(), b.to_owned()), (b.to_owned(), a.to_owned())],
            (None, Some((a, b))) => vec![(a.to_owned(), b.to_owned())],
            _ => panic!("{arc} is no arc"),
        })
        .collect();
    let near = |node: String| arcs.iter().filter(|(a, _)| *a == node).map(|(_, b)| b.clone()).collect::<Vec<_>>();
    let places = text.split(' ').next().unwrap_or_default();
    if place.card().id == "cat-and-mouse" {
        let (mouse, cat) = places.split_once(',').expect("mouse and cat");
        return search(cat.to_owned(), &mouse.to_owned(), near);
    }
    let (cops, robber) = places.split_once('/').expect("cops and robber");
    let robber = robber.to_owned();
    cops.split(',').map(|cop| search(cop.to_owned(), &robber, near)).min().expect("there is a cop")
}

/// Steps of the shortest way.
fn search<N: Clone + PartialEq>(from: N, to: &N, near: impl Fn(N) -> Vec<N>) -> usize {
    let mut layers = vec![vec![from.clone()]];
    let mut seen = vec![from];
    while let Some(last) = layers.last().filter(|layer| !layer.is_empty()) {
        if last.contains(to) {
            return layers.len() - 1;
        }
        let mut next = Vec::new();
        for node in last.iter().flat_map(|node| near(node.clone())) {
            if !seen.contains(&node) {
                seen.push(node.clone());
                next.push(node);
            }
        }
        layers.push(next);
    }
    usize::MAX
}
