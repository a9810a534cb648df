//! The rules of Notakto: everybody writes crosses, and a board with a line is dead.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::boards::notakto::shape::{Bits, Board, LONGEST, Shape};
use ground::fault::Fault;
use ground::num::small;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// Notakto, normal or misère.
pub struct Notakto {
    /// How many crosses in a line kill a board.
    pub k: usize,
    /// Who cannot move wins.
    pub is_misere: bool,
    start: Vec<Board>,
    shapes: Mutex<FxHashMap<(usize, usize), Arc<Shape>>>,
}

/// A move: the board, and the cell on it, both from 0.
pub type Cross = (usize, usize);

impl Notakto {
    /// The variant these parameters describe.
    pub fn build(params: &Params) -> Result<Self, Fault> {
        let empty = Board { rows: params.small("rows"), cols: params.small("cols"), marks: Bits::default() };
        Ok(Notakto {
            k: small(params.nat("k")).unwrap_or(LONGEST),
            is_misere: params.flag("misere"),
            start: vec![empty; params.small("boards")],
            shapes: Mutex::default(),
        })
    }

    /// The shape of boards of this size.
    pub fn shape(&self, board: &Board) -> Arc<Shape> {
        let mut shapes = self.shapes.lock().unwrap_or_else(PoisonError::into_inner);
        let shape = || Arc::new(Shape::of(board.rows, board.cols, self.k));
        shapes.entry((board.rows, board.cols)).or_insert_with(shape).clone()
    }

    /// Whether a board has a line.
    pub fn is_dead(&self, board: &Board) -> bool {
        self.shape(board).is_dead(&board.marks)
    }

    /// The cells that may be marked on a board.
    pub fn open(&self, board: &Board) -> Vec<usize> {
        if self.is_dead(board) { Vec::new() } else { board.free().collect() }
    }
}

impl Rules for Notakto {
    type Pos = Vec<Board>;
    type Move = Cross;

    fn start(&self) -> At<Vec<Board>> {
        At::first(self.start.clone())
    }

    fn moves(&self, at: &At<Vec<Board>>) -> Moves<'_, Cross> {
        let on = |(i, board): (usize, &Board)| self.open(board).into_iter().map(move |cell| (i, cell));
        Moves::all(at.pos.iter().enumerate().flat_map(on).collect())
    }

    fn legal(&self, at: &At<Vec<Board>>, &(i, cell): &Cross) -> Result<(), Illegal> {
        let Some(board) = at.pos.get(i).filter(|board| cell < board.cells()) else {
            return Err(Illegal(say!("notakto-no-board", number = i + 1)));
        };
        if self.is_dead(board) {
            return Err(Illegal(say!("notakto-dead", number = i + 1)));
        }
        if board.marks.has(cell) { Err(Illegal(say!("notakto-taken"))) } else { Ok(()) }
    }

    fn play(&self, at: &At<Vec<Board>>, &(i, cell): &Cross) -> At<Vec<Board>> {
        let mut pos = at.pos.clone();
        pos[i] = pos[i].with(cell);
        at.leave(pos)
    }

    fn ending(&self, at: &At<Vec<Board>>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        let has_move = |board: &Board| board.free().next().is_some() && !self.is_dead(board);
        (!at.pos.iter().any(has_move)).then_some(Ending::Won(winner))
    }
}
