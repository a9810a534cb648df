//! Boxes as sets of edges: what can be closed, which rows there are, and exhaustive play.

use std::cell::RefCell;
use std::collections::HashMap;

use solve::judge::reason::Exhibit;

use crate::claim::{Case, Held, is, same};
use crate::exhibits::rows;

/// Free edges that exhaustive play is tried with.
const TRIED: usize = 14;

/// Positions of one size of board that are remembered; beyond that all are forgotten.
const REMEMBERED: usize = 1 << 20;

/// What was found out, by the free edges.
type Known = HashMap<u128, i64>;

thread_local! {
    /// By the boxes of the board.
    static KNOWN: RefCell<HashMap<Vec<u128>, Known>> = RefCell::default();
}

/// The boxes as sets of edges, the edges by name, and which of them are free.
pub struct Board {
    names: Vec<String>,
    boxes: Vec<u128>,
    /// The edges not drawn.
    pub free: u128,
    /// What both sides hold.
    pub held: [i64; 2],
}

/// The board of a sentence.
pub fn board(case: &Case) -> Board {
    let size = |name: &str| case.met.param(name).parse::<usize>().expect("a number");
    let (rows, cols) = (size("rows"), size("cols"));
    let dot = |row: usize, col: usize| format!("{}{}", (b'a' + col as u8) as char, row + 1);
    let mut names = Vec::new();
    for row in 0..=rows {
        for col in 0..=cols {
            if col < cols {
                names.push(format!("{}-{}", dot(row, col), dot(row, col + 1)));
            }
            if row < rows {
                names.push(format!("{}-{}", dot(row, col), dot(row + 1, col)));
            }
        }
    }
    let bit = |name: String| 1u128 << names.iter().position(|own| *own == name).expect("an edge");
    let around = |row: usize, col: usize| {
        let sides = [
            (row, col, row, col + 1),
            (row, col, row + 1, col),
            (row, col + 1, row + 1, col + 1),
            (row + 1, col, row + 1, col + 1),
        ];
        sides.iter().fold(0, |set, &(a, b, c, d)| set | bit(format!("{}-{}", dot(a, b), dot(c, d))))
    };
    let boxes =
        (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))).map(|(row, col)| around(row, col)).collect();
    let text = case.met.place.text();
    let (edges, score) = text.split_once(" @").unwrap_or((&text, "0-0"));
    let drawn = edges.split(',').filter(|edge| *edge != "-").fold(0, |set, edge| set | bit(edge.to_owned()));
    let held: Vec<i64> = score.split('-').map(|n| n.parse().expect("a score")).collect();
    let free = ((1u128 << names.len()) - 1) & !drawn;
    Board { names, boxes, free, held: [held[0], held[1]] }
}

impl Board {
    /// Turns that are over: each draws one edge more than it closes boxes.
    pub fn turns(&self) -> usize {
        let drawn = self.names.len() - self.free.count_ones() as usize;
        drawn + self.unclosed(self.free) - self.boxes.len()
    }

    /// An edge by its name.
    pub fn edge(&self, name: &str) -> u128 {
        1 << self.names.iter().position(|own| own == name).expect("an edge")
    }

    /// Boxes that are not closed when these edges are free.
    pub fn unclosed(&self, free: u128) -> usize {
        self.boxes.iter().filter(|around| *around & free != 0).count()
    }

    /// Boxes with three free edges or four.
    pub fn wide(&self, free: u128) -> usize {
        self.boxes.iter().filter(|around| (*around & free).count_ones() > 2).count()
    }

    /// Boxes that drawing this edge closes.
    pub fn closed_by(&self, free: u128, edge: u128) -> usize {
        self.boxes.iter().filter(|around| *around & free == edge).count()
    }

    /// Each of these edges.
    pub fn edges(free: u128) -> impl Iterator<Item = u128> {
        let next = |left: &u128| Some(left & left.wrapping_sub(1)).filter(|left| *left != 0);
        std::iter::successors(Some(free).filter(|free| *free != 0), next).map(|left| left & left.wrapping_neg())
    }

    /// All that one turn can close, one after another, and the edges that are free then.
    pub fn greedy(&self, mut free: u128) -> (usize, u128) {
        let before = self.unclosed(free);
        while let Some(edge) = Self::edges(free).find(|edge| self.closed_by(free, *edge) > 0) {
            free &= !edge;
        }
        (before - self.unclosed(free), free)
    }

    /// How many boxes more than the other the mover gets of those still open; `None`: too many edges are free.
    pub fn ahead(&self, free: u128) -> Option<i64> {
        (free.count_ones() as usize <= TRIED).then(|| self.remembered(|known| self.search(free, known)))
    }

    /// Asks with all that was searched on boards of this size.
    fn remembered<T>(&self, ask: impl FnOnce(&mut Known) -> T) -> T {
        KNOWN.with_borrow_mut(|all| {
            let known = all.entry(self.boxes.clone()).or_default();
            if known.len() > REMEMBERED {
                known.clear();
            }
            ask(known)
        })
    }

    fn search(&self, free: u128, known: &mut Known) -> i64 {
        if let Some(known) = known.get(&free) {
            return *known;
        }
        let best = Self::edges(free).map(|edge| self.drawn(free, edge, known)).max().unwrap_or(0);
        known.insert(free, best);
        best
    }

    fn drawn(&self, free: u128, edge: u128, known: &mut Known) -> i64 {
        let closed = self.closed_by(free, edge) as i64;
        let rest = self.search(free & !edge, known);
        if closed > 0 { closed + rest } else { -rest }
    }

    /// What drawing this edge is worth.
    pub fn drawing(&self, free: u128, edge: u128) -> i64 {
        self.remembered(|known| self.drawn(free, edge, known))
    }

    /// How many edges keep what the position is worth.
    pub fn best(&self) -> Option<usize> {
        let ahead = self.ahead(self.free)?;
        Some(Self::edges(self.free).filter(|edge| self.drawing(self.free, *edge) == ahead).count())
    }

    /// The rows of boxes that hang together by free edges, all of them with two free edges, but for ends at wider ones: whether it
    /// is a loop, whether an end lies at a box with more free edges, how many boxes there are, and their free edges.
    pub fn rows(&self, free_edges: u128) -> Vec<(bool, bool, usize, u128)> {
        let free = |at: usize| self.boxes[at] & free_edges;
        let is_two = |at: &usize| free(*at).count_ones() == 2;
        let wide = (0..self.boxes.len()).filter(|at| free(*at).count_ones() > 2).fold(0, |set, at| set | free(at));
        let groups = self.groups((0..self.boxes.len()).filter(is_two).collect(), free_edges);
        let told = groups.into_iter().map(|(boxes, edges)| {
            let is_loop = edges.count_ones() as usize == boxes;
            (is_loop, wide & edges != 0, boxes, edges)
        });
        told.collect()
    }

    /// These boxes by what hangs together: how many, and their free edges.
    fn groups(&self, mut left: Vec<usize>, free_edges: u128) -> Vec<(usize, u128)> {
        let free = |at: usize| self.boxes[at] & free_edges;
        let mut groups = Vec::new();
        while let Some(first) = left.pop() {
            let mut row = vec![first];
            let mut next = 0;
            while next < row.len() {
                let here = free(row[next]);
                let (beside, others): (Vec<usize>, Vec<usize>) = left.iter().partition(|at| free(**at) & here != 0);
                row.extend(beside);
                left = others;
                next += 1;
            }
            groups.push((row.len(), row.iter().fold(0, |set, at| set | free(*at))));
        }
        groups
    }

    /// What can be eaten in one turn of all the rows that begin open, the last boxes of them included.
    fn open_rows(&self, free: u128) -> Vec<(usize, u128)> {
        let (_, left) = self.greedy(free);
        let eaten = |at: &usize| self.boxes[*at] & free != 0 && self.boxes[*at] & left == 0;
        self.groups((0..self.boxes.len()).filter(eaten).collect(), free)
    }

    /// The table of the rows that there are: each told by edges of its own, and so many boxes in the column of its kind.
    pub fn is_told(&self, case: &Case, free: u128, with_open: bool) -> Held {
        let open = if with_open { self.open_rows(free) } else { Vec::new() };
        let eaten = open.iter().fold(0, |set, row| set | row.1);
        let shut = self.rows(free & !eaten);
        let mut found: Vec<(&str, usize, u128)> = open.iter().map(|row| ("open", row.0, row.1)).collect();
        found.extend(shut.iter().map(|row| match row {
            (true, _, boxes, edges) => ("loops", *boxes, *edges),
            (_, true, boxes, edges) => ("branches", *boxes, *edges),
            (_, _, boxes, edges) => ("chains", *boxes, *edges),
        }));
        let heads = match case.step.and_then(|step| step.shows.as_ref()) {
            Some(Exhibit::Table { head, .. }) => head.iter().map(|head| head.key.to_string()).collect(),
            _ => Vec::new(),
        };
        let told: Vec<(String, usize, u128)> = rows(case).iter().map(|row| self.told_row(&heads, row)).collect();
        let meets = |told: &(String, usize, u128)| {
            let is_it = |row: &&(&str, usize, u128)| told.0.ends_with(row.0) && told.1 == row.1 && told.2 & !row.2 == 0;
            found.iter().filter(is_it).count() == 1
        };
        same(told.len(), found.len()).and(|| is(told.iter().all(meets), || format!("{found:?} beside {told:?}")))
    }

    fn told_row(&self, heads: &[String], row: &[String]) -> (String, usize, u128) {
        let (kinds, edges) = (&row[..row.len() - 1], &row[row.len() - 1]);
        let edges = edges.split(' ').filter(|name| *name != "…").fold(0, |set, name| set | self.edge(name));
        let column = kinds.iter().position(|cell| !cell.is_empty()).expect("a row of some kind");
        (heads[column].clone(), row[column].parse().expect("a number of boxes"), edges)
    }

    /// The fewest and the most safe edges that can be drawn until none is safe.
    pub fn safe_play(&self, free: u128, known: &mut HashMap<u128, (usize, usize)>) -> (usize, usize) {
        if let Some(known) = known.get(&free) {
            return *known;
        }
        let after: Vec<(usize, usize)> =
            safe(self, free).into_iter().map(|edge| self.safe_play(free & !edge, known)).collect();
        let least = after.iter().map(|found| found.0 + 1).min().unwrap_or(0);
        let most = after.iter().map(|found| found.1 + 1).max().unwrap_or(0);
        known.insert(free, (least, most));
        (least, most)
    }
}

/// The edges after which nothing can be closed.
pub fn safe(board: &Board, free: u128) -> Vec<u128> {
    Board::edges(free).filter(|edge| board.greedy(free & !edge).0 == 0).collect()
}
