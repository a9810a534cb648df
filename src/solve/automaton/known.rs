//! A law that was found, ready to be asked about positions of any size: who wins, by which moves, and which states the digits lead through.

use std::sync::{Mutex, OnceLock, PoisonError};

use num_traits::Zero;

use crate::automaton::algebra::Halt;
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::find::{Found, Search, Tried, find, tried};
use crate::automaton::machine::{Machine, State, Track};
use crate::automaton::numeration::Numeration;
use crate::automaton::prove::{Prover, columns};
use crate::automaton::winning::beside::Beside;
use crate::automaton::winning::walk::LEFT;
use crate::automaton::winning::{LONGER, Met};
use crate::judge::control::{Control, Stop};
use ground::heap_game::HeapGame;
use ground::num::Nat;

/// Winning moves that are remembered where only what they leave is asked for.
const FEW: usize = 100;

/// A law with the machines that are needed to ask it.
pub struct Known {
    /// The game.
    pub game: HeapGame,
    /// What was found.
    pub found: Found,
    /// Numbers as the law writes them.
    pub numbers: Arithmetic,
    moves: OnceLock<Moves>,
    beside: OnceLock<Mutex<Beside>>,
    last: Mutex<Option<Last>>,
}

/// The position that was last asked for its moves, and all that leave a lost one; `None`: they are too many.
struct Last {
    at: Vec<Nat>,
    lost: Option<Vec<Vec<Nat>>>,
}

/// The lost positions that may be left, and what moves leave, as relations.
struct Moves {
    reach: Machine,
    relations: Vec<Machine>,
}

/// What a search for a law came to.
pub enum Sought {
    /// A law, proved.
    Law(Box<Known>),
    /// None: which numerations were tried, and what became of them.
    None(Vec<(Numeration, Tried)>),
    /// None, for play may go on for ever.
    Endless,
}

/// Looks for the law of a game. Cost: see [`find`]. Errors: stopped.
pub fn seek(game: HeapGame, control: &Control) -> Result<Sought, Stop> {
    let found = match find(&game, &tried(&game), control)? {
        Search::Found(found) => *found,
        Search::Endless => return Ok(Sought::Endless),
        Search::None(tried) => return Ok(Sought::None(tried)),
    };
    let numbers = Arithmetic::new(found.numeration, control).map_err(Halt::stop)?;
    Ok(Sought::Law(Box::new(Known::new(game, found, numbers))))
}

impl Known {
    fn new(game: HeapGame, found: Found, numbers: Arithmetic) -> Self {
        Known { game, found, numbers, moves: OnceLock::new(), beside: OnceLock::new(), last: Mutex::new(None) }
    }

    /// Whether a position is lost. Cost: writing its numbers, and one step a column.
    pub fn is_lost(&self, at: &[Nat]) -> bool {
        self.found.law.has(self.found.numeration, at)
    }

    /// Lost positions that moves leave, `most` at most, and how many there are; `None`: no machine tells the moves.
    ///
    /// Cost: one step for each column and each pair of states, for each kind of move. Errors: stopped.
    pub fn winning(&self, at: &[Nat], most: usize, control: &Control) -> Result<Option<Met>, Stop> {
        let met = self.met(at, most, false, control)?;
        if let Some(met) = met.as_ref().filter(|met| met.total == Nat::from(met.listed.len())) {
            self.remember(at, Some(met.listed.clone()));
        }
        Ok(met)
    }

    /// The same of moves that leave the last heap as it is.
    pub fn winning_beside(&self, at: &[Nat], most: usize, control: &Control) -> Result<Option<Met>, Stop> {
        self.met(at, most, true, control)
    }

    fn met(&self, at: &[Nat], most: usize, is_beside: bool, control: &Control) -> Result<Option<Met>, Stop> {
        let prover = Prover { game: &self.game, numbers: &self.numbers, control };
        if self.is_stopped(at) {
            return Ok(Some(Met::default()));
        }
        let met = self.moves(&prover).and_then(|moves| {
            let last = LEFT + (at.len() - 1) as Track;
            let own = moves.relations.iter().filter(|relation| !is_beside || !relation.tracks.contains(&last));
            prover.meets(&moves.reach, &own.collect::<Vec<&Machine>>(), &prover.written(at), most)
        });
        match met {
            Ok(met) => Ok(Some(met)),
            Err(Halt::Large) => Ok(None),
            Err(Halt::Stopped(stop)) => Err(stop),
        }
    }

    /// Whether a move from a position leaves a lost one.
    ///
    /// The moves that do are looked for once for each position; where they are too many, what is left is run. Errors: stopped.
    pub fn leaves_lost(&self, at: &[Nat], left: &[Nat], control: &Control) -> Result<bool, Stop> {
        let told = |last: &Option<Last>| {
            let last = last.as_ref().filter(|last| last.at == at)?;
            Some(last.lost.as_ref().map_or_else(|| self.is_lost(left), |lost| lost.iter().any(|one| one == left)))
        };
        if let Some(told) = told(&self.last.lock().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(told);
        }
        // From a lost position no move leaves a lost one.
        let lost = if self.is_lost(at) { Some(Vec::new()) } else { None };
        self.remember(at, lost.clone());
        if lost.is_none() {
            self.winning(at, FEW, control)?;
        }
        let told = told(&self.last.lock().unwrap_or_else(PoisonError::into_inner));
        Ok(told.unwrap_or_else(|| self.is_lost(left)))
    }

    fn remember(&self, at: &[Nat], lost: Option<Vec<Vec<Nat>>>) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Last { at: at.to_vec(), lost });
    }

    fn moves(&self, prover: &Prover) -> Result<&Moves, Halt> {
        if let Some(moves) = self.moves.get() {
            return Ok(moves);
        }
        let reach = prover.allowed(&self.found.law.lost)?;
        let mut relations = Vec::new();
        for go in &self.game.moves {
            relations.extend(prover.relations(go)?);
        }
        Ok(self.moves.get_or_init(|| Moves { reach, relations }))
    }

    /// Whether a position ends the game whatever its moves.
    fn is_stopped(&self, at: &[Nat]) -> bool {
        let is_small = |most: u64| at.iter().sum::<Nat>() <= Nat::from(most);
        self.game.stop_sum.is_some_and(is_small) || self.game.stops_empty && at.iter().any(Nat::is_zero)
    }

    /// The nim-value of a position, where the law is that of the game with a heap of Nim beside it.
    ///
    /// Cost: writing its numbers, and two steps a column.
    pub fn nim_value(&self, at: &[Nat]) -> Option<Nat> {
        let beside = self.beside.get_or_init(|| Mutex::new(Beside::new(&self.found.law.lost)));
        let columns = [vec![0; LONGER], columns(self.found.numeration, at)].concat();
        let digits = beside.lock().unwrap_or_else(PoisonError::into_inner).digits(&columns)?;
        Some(self.found.numeration.any_number(&digits))
    }

    /// The columns of a position and the states that they lead through, the first one before them all.
    pub fn run(&self, at: &[Nat]) -> (Vec<usize>, Vec<State>) {
        let lost = &self.found.law.lost;
        let word = columns(self.found.numeration, at);
        let mut states = vec![lost.start];
        for column in &word {
            states.push(lost.step(states[states.len() - 1], *column));
        }
        (word, states)
    }
}
