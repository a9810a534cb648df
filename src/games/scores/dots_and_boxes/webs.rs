//! Boards searched as webs; the search of one board size is kept.

use std::sync::{Mutex, PoisonError};

use crate::scores::dots_and_boxes::book;
use crate::scores::dots_and_boxes::rules::Board;
use crate::scores::dots_and_boxes::solver::search::Search;
use crate::scores::dots_and_boxes::solver::web::Strings;
use crate::scores::dots_and_boxes::weave::{outwards, woven};
use solve::judge::control::{Control, Stop};

/// Positions one question may visit: boards of 3 by 4 boxes take some hundred thousands, of 4 by 4 a few millions with five
/// edges drawn, and with none 17 to 35 million. Two hands meet more or fewer from run to run, so there is room for a run that meets many.
const MOST: u64 = 500_000_000;

/// The webs of boards searched last.
#[derive(Default)]
pub struct Webs(Mutex<Option<Searched>>);

/// All that was found out on boards of one size.
struct Searched {
    size: (usize, usize),
    /// The edges as the engine numbers their strings.
    edges: Vec<usize>,
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
    /// Boxes still to come, the mover's minus the opponent's: the book knows, or it is searched.
    pub fn ahead(&self, board: &Board, control: &Control) -> Result<i32, Stop> {
        match book::ahead(board) {
            Some(ahead) => Ok(ahead),
            None => self.searched(board, control),
        }
    }

    /// The same by search alone.
    pub fn searched(&self, board: &Board, control: &Control) -> Result<i32, Stop> {
        self.with(board, control, |searched| searched.value(board, control))
    }

    /// Whether the mover is ahead by so much or more, which takes less work to tell than by how much.
    pub fn is_ahead(&self, board: &Board, least: i32, control: &Control) -> Result<bool, Stop> {
        match book::ahead(board) {
            Some(ahead) => Ok(ahead >= least),
            None => self.with(board, control, |searched| searched.reaches(board, least, control)),
        }
    }

    /// Asks the search of this board's size, which remembers what it was asked before.
    fn with<T>(&self, board: &Board, control: &Control, question: impl FnOnce(&mut Searched) -> T) -> T {
        let size = (board.rows, board.cols);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let searched = kept.take().filter(|searched| searched.size == size);
        let searched = kept.insert(searched.unwrap_or_else(|| Searched::of(board, control.memory() / 2)));
        question(searched)
    }
}

impl Searched {
    fn of(board: &Board, bytes: usize) -> Self {
        let edges = outwards(board);
        let engine = Engine::of(board, &edges, bytes);
        Searched { size: (board.rows, board.cols), edges, engine }
    }

    fn value(&mut self, board: &Board, control: &Control) -> Result<i32, Stop> {
        match &mut self.engine {
            Engine::Small(search) => search.value(strings(&self.edges, board), MOST, control),
            Engine::Large(search) => search.value(strings(&self.edges, board), MOST, control),
        }
    }

    fn reaches(&mut self, board: &Board, least: i32, control: &Control) -> Result<bool, Stop> {
        match &mut self.engine {
            Engine::Small(search) => search.reaches(strings(&self.edges, board), least, MOST, control),
            Engine::Large(search) => search.reaches(strings(&self.edges, board), least, MOST, control),
        }
    }
}

impl Engine {
    fn of(board: &Board, edges: &[usize], bytes: usize) -> Self {
        if edges.len() <= 64 {
            Engine::Small(Search::new(woven(board, edges), bytes))
        } else {
            Engine::Large(Search::new(woven(board, edges), bytes))
        }
    }
}

/// The strings of the edges that are not drawn.
fn strings<const W: usize>(edges: &[usize], board: &Board) -> Strings<W> {
    Strings::of((0..edges.len()).filter(|string| !board.drawn[edges[*string]]))
}
