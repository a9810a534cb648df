//! The rules: one side proposes a split, the other objects with a coalition or accepts, and that is the end.

use std::sync::Arc;

use crate::coalitions::sharing::deal::{Bearing, Deal};
use crate::coalitions::sharing::talk;
use crate::coalitions::sharing::talk::{Pos, Word};
use duel::game::Card;
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::params::Params;
use ground::rules::{At, Ending, Illegal, Moves, Rules};

/// One of these games: its card, and how its positions are read.
pub trait Face: Send + Sync + Sized + 'static {
    /// What is known of it before it is opened.
    const CARD: Card;

    /// The variant these parameters describe.
    fn build(params: &Params) -> Result<Self, Fault>;

    /// The players and what they bring at the start, in notation.
    fn start(&self) -> String;

    /// Reads who brings what, up to a split or the end.
    fn read(&self, r: &mut Reader) -> Result<Box<dyn Bearing>, Fault>;
}

/// A game of coalitions.
pub struct Sharing<F> {
    start: Arc<Deal>,
    face: F,
}

/// The game these parameters describe.
pub fn build<F: Face>(params: &Params) -> Result<Sharing<F>, Fault> {
    let face = F::build(params)?;
    let text = face.start();
    let bearing = face.read(&mut Reader::new(Kind::BadParameter, &text))?;
    Ok(Sharing { start: Arc::new(Deal::new(bearing)), face })
}

impl<F: Face> Sharing<F> {
    /// Reads who brings what, up to a split or the end.
    pub fn read(&self, r: &mut Reader) -> Result<Arc<Deal>, Fault> {
        Ok(Arc::new(Deal::new(self.face.read(r)?)))
    }
}

impl<F: Face> Rules for Sharing<F> {
    type Pos = Pos;
    type Move = Word;

    fn start(&self) -> At<Pos> {
        At::first(Pos::open(self.start.clone()))
    }

    /// None: a split is one of endlessly many, so words are typed or pointed out and never listed.
    fn moves(&self, _at: &At<Pos>) -> Moves<'_, Word> {
        Moves::all(Vec::new())
    }

    fn legal(&self, at: &At<Pos>, word: &Word) -> Result<(), Illegal> {
        talk::legal(&at.pos, word).map_err(Illegal)
    }

    fn play(&self, at: &At<Pos>, word: &Word) -> At<Pos> {
        at.leave(at.pos.after(word))
    }

    fn ending(&self, at: &At<Pos>) -> Option<Ending> {
        talk::ending(&at.pos, at.to)
    }
}
