//! A law that was found, ready to be asked about positions of any size: who wins, by which moves, and which states the digits lead through.

use std::sync::OnceLock;

use num_traits::Zero;

use crate::automaton::algebra::Halt;
use crate::automaton::arithmetic::Arithmetic;
use crate::automaton::find::{Found, Search, Tried, find, tried};
use crate::automaton::machine::{Machine, State};
use crate::automaton::numeration::Numeration;
use crate::automaton::prove::{Prover, columns};
use crate::automaton::winning::Met;
use crate::judge::control::{Control, Stop};
use ground::heap_game::HeapGame;
use ground::num::Nat;

/// A law with the machines that are needed to ask it.
pub struct Known {
    /// The game.
    pub game: HeapGame,
    /// What was found.
    pub found: Found,
    /// Numbers as the law writes them.
    pub numbers: Arithmetic,
    moves: OnceLock<Moves>,
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
    Ok(Sought::Law(Box::new(Known { game, found, numbers, moves: OnceLock::new() })))
}

impl Known {
    /// Whether a position is lost. Cost: writing its numbers, and one step a column.
    pub fn is_lost(&self, at: &[Nat]) -> bool {
        self.found.law.has(self.found.numeration, at)
    }

    /// Lost positions that moves leave, `most` at most, and how many there are; `None`: no machine tells the moves.
    ///
    /// Cost: one step for each column and each pair of states, for each kind of move. Errors: stopped.
    pub fn winning(&self, at: &[Nat], most: usize, control: &Control) -> Result<Option<Met>, Stop> {
        let prover = Prover { game: &self.game, numbers: &self.numbers, control };
        if self.is_stopped(at) {
            return Ok(Some(Met::default()));
        }
        let met = self.moves(&prover).and_then(|moves| prover.meets_all(&moves.reach, &moves.relations, at, most));
        match met {
            Ok(met) => Ok(Some(met)),
            Err(Halt::Large) => Ok(None),
            Err(Halt::Stopped(stop)) => Err(stop),
        }
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

    /// The nim-value of a position, where the law is that of the game with a heap of Nim beside it. Errors: stopped.
    pub fn nim_value(&self, at: &[Nat], control: &Control) -> Result<Option<Nat>, Stop> {
        let prover = Prover { game: &self.game, numbers: &self.numbers, control };
        prover.beside(&self.found.law.lost, &[at, &[Nat::ZERO]].concat()).map_err(Halt::stop)
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
