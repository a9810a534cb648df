//! Boards as webs: boxes are coins, edges that are not drawn the strings that hold them; the search of one board size is kept.

use std::sync::{Mutex, PoisonError};

use crate::games::scores::dots_and_boxes::rules::{Board, Edge};
use crate::oracle::control::{Control, Stop};
use crate::oracle::strings::search::Search;
use crate::oracle::strings::web::{Strings, Web};

/// Positions one question may visit: boards of 3 by 4 boxes take a million, of 4 by 4 some 3 to 6 million with five edges drawn, and
/// with none 100 to 170 million mostly. Two hands meet more or fewer from run to run, so there is room for a run that meets many.
const MOST: u64 = 500_000_000;

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
        let searched =
            kept.insert(searched.unwrap_or_else(|| Searched { size, engine: Engine::of(board, control.memory() / 2) }));
        match &mut searched.engine {
            Engine::Small(search) => search.value(Strings::of(board.edges(false)), MOST, control),
            Engine::Large(search) => search.value(Strings::of(board.edges(false)), MOST, control),
        }
    }
}

impl Engine {
    fn of(board: &Board, bytes: usize) -> Self {
        if board.drawn.len() <= 64 {
            Engine::Small(Search::new(web(board), bytes))
        } else {
            Engine::Large(Search::new(web(board), bytes))
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
