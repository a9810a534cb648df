//! The rules of sprouts on lands: a move is what it leaves.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::graphs::sprouts::land::{Lands, lives, with};
use crate::graphs::sprouts::moves::options;
use crate::graphs::sprouts::paper::Paper;
use crate::graphs::sprouts::text::start;
use ground::rules::{At, Ending, Illegal, Moves, Rules};
use ground::say;

/// Spots at the start of the preset.
const FIRST: usize = 4;

/// Sprouts, normal or misère.
#[derive(Debug)]
pub struct Sprouts {
    /// Whether who cannot move wins.
    pub is_misere: bool,
    /// The moves of positions asked for lately: a picture, its fingers and its rules all want them.
    lately: Mutex<FxHashMap<Lands, Arc<[Lands]>>>,
    /// The same positions laid out.
    papers: Mutex<FxHashMap<Lands, Arc<Paper>>>,
}

/// Positions whose moves are kept, and how many of them laid out.
const KEPT: (usize, usize) = (1_000, 50);

impl Sprouts {
    /// Normal or misère play.
    pub fn new(is_misere: bool) -> Self {
        Sprouts { is_misere, lately: Mutex::default(), papers: Mutex::default() }
    }

    /// Everything one line may leave, each once.
    pub fn lines(&self, lands: &Lands) -> Arc<[Lands]> {
        kept(&self.lately, KEPT.0, lands, || all_moves(lands).into())
    }

    /// The position laid out.
    pub fn paper(&self, lands: &Lands) -> Arc<Paper> {
        kept(&self.papers, KEPT.1, lands, || Arc::new(Paper::of(lands)))
    }
}

/// What is kept of a position, or made now.
fn kept<T: ?Sized>(
    known: &Mutex<FxHashMap<Lands, Arc<T>>>,
    most: usize,
    lands: &Lands,
    make: impl FnOnce() -> Arc<T>,
) -> Arc<T> {
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() >= most {
        known.clear();
    }
    Arc::clone(known.entry(lands.clone()).or_insert_with(make))
}

/// Everything one line may leave, each once, those with the fewest lives in one land first.
pub fn all_moves(lands: &Lands) -> Vec<Lands> {
    let is_new = |i: &usize| *i == 0 || lands[i - 1] != lands[*i];
    let mut moves: Vec<Lands> = (0..lands.len())
        .filter(is_new)
        .flat_map(|i| options(&lands[i]).into_iter().map(move |left| with(lands, i, left)))
        .collect();
    moves.sort_by_cached_key(|left| (left.iter().map(|land| lives(land)).max(), left.clone()));
    moves.dedup();
    moves
}

impl Rules for Sprouts {
    type Pos = Lands;
    type Move = Lands;

    fn start(&self) -> At<Lands> {
        At::first(start(FIRST))
    }

    fn moves(&self, at: &At<Lands>) -> Moves<'_, Lands> {
        Moves::all(self.lines(&at.pos).to_vec())
    }

    fn legal(&self, at: &At<Lands>, left: &Lands) -> Result<(), Illegal> {
        if self.lines(&at.pos).contains(left) { Ok(()) } else { Err(Illegal(say!("sprouts-no-line"))) }
    }

    fn play(&self, at: &At<Lands>, left: &Lands) -> At<Lands> {
        at.leave(left.clone())
    }

    /// Of a living land some line can be drawn, so only an empty paper is the end.
    fn ending(&self, at: &At<Lands>) -> Option<Ending> {
        let winner = if self.is_misere { at.to } else { at.to.other() };
        at.pos.is_empty().then_some(Ending::Won(winner))
    }
}
