//! What a position of dots and boxes is worth: boxes are coins, edges that are not drawn the strings that hold them.

use std::sync::{Mutex, PoisonError};

use crate::games::scores::dots_and_boxes::reason;
use crate::games::scores::dots_and_boxes::rules::{Board, DotsAndBoxes, Edge};
use crate::num::Int;
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict};
use crate::oracle::reason::Reason;
use crate::oracle::strings::search::Search;
use crate::oracle::strings::web::{Strings, Web};
use crate::oracle::value::Value;
use crate::rules::At;

/// Positions one question may visit.
const MOST: u64 = 20_000_000;

/// Bytes that the table of positions may take.
const BYTES: usize = 256 << 20;

/// Free edges up to which the principal line is worth its computation.
const FORESEEN: usize = 24;

/// The webs of boards searched last.
#[derive(Default)]
pub struct Webs(Mutex<Option<Searched>>);

/// All that was found out on boards of one size.
struct Searched {
    size: (usize, usize),
    engine: Engine,
}

/// Sets of edges are as wide as the board needs.
enum Engine {
    /// Up to 64 edges.
    Small(Search<1>),
    /// Up to 192 edges.
    Large(Search<3>),
}

impl Webs {
    /// Boxes still to come, the mover's minus the opponent's.
    pub fn ahead(&self, board: &Board, control: &Control) -> Result<i32, Stop> {
        let size = (board.rows, board.cols);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let searched = kept.take().filter(|searched| searched.size == size);
        let searched = kept.insert(searched.unwrap_or_else(|| Searched { size, engine: Engine::of(board) }));
        match &mut searched.engine {
            Engine::Small(search) => search.value(Strings::of(board.edges(false)), MOST, control),
            Engine::Large(search) => search.value(Strings::of(board.edges(false)), MOST, control),
        }
    }
}

impl Engine {
    fn of(board: &Board) -> Self {
        if board.drawn.len() <= 64 {
            Engine::Small(Search::new(web(board), BYTES))
        } else {
            Engine::Large(Search::new(web(board), BYTES))
        }
    }
}

/// The web of the whole board, whatever is drawn.
pub fn web<const W: usize>(board: &Board) -> Web<W> {
    let ends = (0..board.drawn.len()).map(|edge| board.beside(edge)).collect();
    let square = board.rows == board.cols;
    let turns =
        (0..if square { 8 } else { 4 }).map(|turn| (0..board.drawn.len()).map(|e| turned(board, e, turn)).collect());
    Web::new(board.rows * board.cols, ends, &turns.collect::<Vec<_>>())
}

/// Where an edge goes when the board is turned over: bit 0 up and down, bit 1 left and right, bit 2 about the diagonal.
fn turned(board: &Board, edge: usize, turn: u8) -> u8 {
    let mut dots = board.edge(edge).dots();
    for (row, col) in &mut dots {
        if turn & 1 > 0 {
            *row = board.rows - *row;
        }
        if turn & 2 > 0 {
            *col = board.cols - *col;
        }
        if turn & 4 > 0 {
            (*row, *col) = (*col, *row);
        }
    }
    let [a, b] = dots;
    board.number(Edge::between(a.min(b), a.max(b)).expect("neighbours stay neighbours")) as u8
}

impl Oracle<DotsAndBoxes> for Webs {
    fn value(&self, _game: &DotsAndBoxes, at: &At<Board>, control: &Control) -> Result<Value, Stop> {
        let Board { rows, cols, own, other, .. } = at.pos;
        let ahead = self.ahead(&at.pos, control)?;
        let left = (rows * cols - at.pos.closed()) as i32;
        let total = |held: usize, more: i32| Int::from(held) + Int::from(more);
        Ok(Value::Margin {
            own: total(own, i32::midpoint(left, ahead)),
            other: total(other, i32::midpoint(left, -ahead)),
        })
    }

    fn foresight(&self, _game: &DotsAndBoxes, at: &At<Board>) -> usize {
        let free = at.pos.edges(false).count();
        if free <= FORESEEN { free } else { 0 }
    }

    fn explain(
        &self,
        _game: &DotsAndBoxes,
        at: &At<Board>,
        verdict: &Verdict<usize>,
        control: &Control,
    ) -> Result<Reason, Stop> {
        reason::explain(self, at, verdict, control)
    }
}
