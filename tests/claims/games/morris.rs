//! What is said of `morris`, message by message.

use std::collections::BTreeSet;

use ground::rules::Side;

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, same};
use crate::drawing::Drawing;
use crate::exhibits::rows;
use crate::referee::moves;

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("morris-ask", Question),
    ("morris-look", Fact(look)),
    ("morris-look-own", Fact(own_mills)),
    ("morris-look-other", Fact(other_mills)),
    ("morris-head-side", Part),
    ("morris-head-board", Part),
    ("morris-head-hand", Part),
    ("morris-head-ways", Part),
];

/// The points of three lines of which the first names a corner: all lines that are drawn on the board.
fn lines(board: &Drawing) -> Vec<Vec<usize>> {
    let names: &[&str] = if board.cols == 3 {
        &["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"]
    } else {
        &[
            "a1 c1 e1", "a5 c5 e5", "a1 a3 a5", "e1 e3 e5", "b2 c2 d2", "b4 c4 d4", "b2 b3 b4", "d2 d3 d4", "c1 c2",
            "c4 c5", "a3 b3", "d3 e3",
        ]
    };
    names.iter().map(|line| line.split(' ').map(|name| board.cell(name)).collect()).collect()
}

struct Men {
    board: Drawing,
    /// Men in hand of W and of B.
    hand: [usize; 2],
    to: Side,
}

fn men(case: &Case) -> Men {
    let (board, text, to) = (Drawing::of(&*case.met.place), case.met.place.text(), case.met.place.to());
    let held = text.split_once('@').map_or([0, 0], |(_, held)| {
        let counts: Vec<usize> = held.split('-').map(|count| count.trim().parse().expect("men in hand")).collect();
        [counts[0], counts[1]]
    });
    let hand = if to == Side::First { held } else { [held[1], held[0]] };
    Men { board, hand, to }
}

fn letter(side: Side) -> char {
    if side == Side::First { 'W' } else { 'B' }
}

impl Men {
    /// From where to where the men of a side may go.
    fn ways(&self, side: Side) -> Vec<(Option<usize>, usize)> {
        let cells = || 0..self.board.cells.len();
        let free: Vec<usize> = cells().filter(|cell| self.board.cells[*cell] == '.').collect();
        if self.hand[side as usize] > 0 {
            return free.into_iter().map(|to| (None, to)).collect();
        }
        let lines = lines(&self.board);
        let are_next = |from: usize, to: usize| {
            lines.iter().any(|line| line.windows(2).any(|pair| pair == [from, to] || pair == [to, from]))
        };
        let own = cells().filter(|cell| self.board.cells[*cell] == letter(side));
        let of = |from: usize| free.iter().filter(move |to| are_next(from, **to)).map(move |to| (Some(from), *to));
        own.flat_map(of).collect()
    }

    /// The points on which a side may close three in a row.
    fn mills(&self, side: Side) -> Vec<String> {
        let closes = |from: Option<usize>, to: usize| {
            lines(&self.board).iter().any(|line| {
                let is_own = |cell: &usize| self.board.cells[*cell] == letter(side) && Some(*cell) != from;
                line.len() == 3 && line.contains(&to) && line.iter().all(|cell| *cell == to || is_own(cell))
            })
        };
        let ways = self.ways(side).into_iter().filter(|(from, to)| closes(*from, *to));
        let points: BTreeSet<usize> = ways.map(|(_, to)| to).collect();
        points.into_iter().map(|point| self.board.name(point)).collect()
    }
}

/// The ways of the mover are those of the legal moves, whom they take left aside.
fn look(case: &Case) -> Held {
    let men = men(case);
    let Some(legal) = moves(&*case.met.place, 1_000) else { return Held::Open };
    let legal: BTreeSet<String> =
        legal.iter().map(|(text, _)| text.split('x').next().unwrap_or_default().into()).collect();
    let row = |side: Side| {
        let count = men.board.cells.iter().filter(|cell| **cell == letter(side)).count();
        let counts = [count, men.hand[side as usize], men.ways(side).len()].map(|count| count.to_string());
        [vec![letter(side).to_string()], counts.to_vec()].concat()
    };
    all([
        same(case.size("own"), legal.len()),
        same(case.size("own"), men.ways(men.to).len()),
        same(case.size("other"), men.ways(men.to.other()).len()),
        same(rows(case).to_vec(), vec![row(Side::First), row(Side::Second)]),
    ])
}

fn own_mills(case: &Case) -> Held {
    let men = men(case);
    same(case.texts("points"), men.mills(men.to))
}

fn other_mills(case: &Case) -> Held {
    let men = men(case);
    same(case.texts("points"), men.mills(men.to.other()))
}
