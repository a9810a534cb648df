//! A game as it unfolds: positions by number as they are met, with what is counted of each and what it is called.

use crate::judge::erased::{Cursor, Numbered, Standing, States};
use crate::search::evaluation::{Evaluation, Term};
use crate::trace::graph::Paper;
use ground::num::Nat;
use ground::rules::{At, Ending, Rules};
use ground::say::Say;

/// What methods need to know of a game that they cannot gather.
pub trait Vast {
    /// The positions met so far.
    fn states(&self) -> &dyn States;
    /// The same, to meet more of them.
    fn meeting(&mut self) -> &mut dyn States;
    /// From now on moves are those worth looking at, where the game names some; tells which these are, in words, if any are left out
    /// of the first position.
    fn narrow(&mut self) -> Option<Say>;
    /// The moves of a position by their places in the whole list, where some are left out.
    fn places(&self, state: u32) -> Option<Vec<usize>>;
    /// The positions that the moves lead to; `None` where there are more than so many.
    fn next(&mut self, state: u32, most: u64) -> Option<Vec<u32>>;
    /// What is counted of a position; nothing where the game has no evaluation.
    fn terms(&self, state: u32) -> Vec<Term>;
    /// A position and its moves in notation; those that are left out are not written.
    fn write(&self, state: u32) -> Paper;
    /// Whether the side to move has a move that wins at once.
    fn wins_at_once(&self, state: u32) -> bool;
    /// A cursor on a position, for games played out at random.
    fn cursor(&self, state: u32) -> Box<dyn Cursor + '_>;
}

/// The positions of one variant, met from one of them, which bears the number 0. Memory: each position once.
pub struct Unfolding<'r, R: Rules> {
    rules: &'r R,
    states: Numbered<'r, R>,
    evaluation: Option<&'r dyn Evaluation<R::Pos>>,
    write: &'r dyn Fn(&At<R::Pos>) -> Paper,
    is_narrow: bool,
}

impl<'r, R: Rules> Unfolding<'r, R> {
    /// Nothing but this position was met yet. `write` puts a position, and its moves, into notation.
    pub fn new(
        rules: &'r R,
        at: &At<R::Pos>,
        evaluation: Option<&'r dyn Evaluation<R::Pos>>,
        write: &'r dyn Fn(&At<R::Pos>) -> Paper,
    ) -> Self {
        let mut states = Numbered::new(rules);
        states.number(at.clone());
        Unfolding { rules, states, evaluation, write, is_narrow: false }
    }
}

impl<R: Rules> Vast for Unfolding<'_, R> {
    fn states(&self) -> &dyn States {
        &self.states
    }

    fn meeting(&mut self) -> &mut dyn States {
        &mut self.states
    }

    fn terms(&self, state: u32) -> Vec<Term> {
        self.evaluation.map_or_else(Vec::new, |evaluation| evaluation.terms(self.states.place(state)))
    }

    fn narrow(&mut self) -> Option<Say> {
        self.is_narrow = true;
        self.places(0).and_then(|_| self.evaluation?.narrows())
    }

    fn places(&self, state: u32) -> Option<Vec<usize>> {
        let at = self.states.place(state);
        // Where the game is over there are no moves, though cells are free.
        let evaluation = self.evaluation.filter(|_| self.is_narrow && self.rules.ending(at).is_none())?;
        evaluation.candidates(at)
    }

    fn next(&mut self, state: u32, most: u64) -> Option<Vec<u32>> {
        match self.places(state) {
            Some(places) => Some(self.states.some(state, &places)),
            None => self.states.next(state, &mut |moves| *moves <= Nat::from(most)),
        }
    }

    fn write(&self, state: u32) -> Paper {
        let Paper { position, moves } = (self.write)(self.states.place(state));
        let kept = self.places(state).map(|places| places.iter().map(|place| moves[*place].clone()).collect());
        Paper { position, moves: kept.unwrap_or(moves) }
    }

    fn wins_at_once(&self, state: u32) -> bool {
        let at = self.states.place(state);
        let won = Some(Ending::Won(at.to));
        self.rules.moves(at).list.any(|mv| self.rules.ending(&self.rules.play(at, &mv)) == won)
    }

    fn cursor(&self, state: u32) -> Box<dyn Cursor + '_> {
        Box::new(Standing::new(self.rules, self.states.place(state).clone()))
    }
}
