//! A game with its types rubbed off: positions are numbers, so that what walks a whole game is compiled once for all games.
//!
//! [`States`] remembers every position it meets; [`Cursor`] stands on one position and forgets the way, for games played out at random.

use std::hash::BuildHasherDefault;

use indexmap::IndexSet;
use rustc_hash::FxHasher;

use ground::num::Nat;
use ground::rules::{At, Ending, Rules, Side};

/// Positions by number, in the order in which they were met.
pub trait States {
    /// Who moves there.
    fn to(&self, state: u32) -> Side;
    /// How the game ended there, if it has.
    fn ending(&self, state: u32) -> Option<Ending>;
    /// The positions that the moves lead to, in the order of the rules; `None` where `is_room` refuses so many moves.
    fn next(&mut self, state: u32, is_room: &mut dyn FnMut(&Nat) -> bool) -> Option<Vec<u32>>;
    /// The positions that some of the moves lead to, by their places in the list.
    fn some(&mut self, state: u32, places: &[usize]) -> Vec<u32>;
    /// Hands over the positions that the moves lead to, one by one, until `then` says false.
    fn each(&mut self, state: u32, then: &mut dyn FnMut(u32) -> bool);
    /// How many positions were met.
    fn met(&self) -> usize;
}

/// The positions of one variant by number. Memory: each position once.
pub struct Numbered<'r, R: Rules> {
    rules: &'r R,
    places: IndexSet<At<R::Pos>, BuildHasherDefault<FxHasher>>,
}

impl<'r, R: Rules> Numbered<'r, R> {
    /// No position was met yet.
    pub fn new(rules: &'r R) -> Self {
        Numbered { rules, places: IndexSet::default() }
    }

    /// The number of a position: a new one, if it was not met before.
    pub fn number(&mut self, at: At<R::Pos>) -> u32 {
        self.places.insert_full(at).0 as u32
    }

    /// The number of a position that was met.
    pub fn find(&self, at: &At<R::Pos>) -> Option<u32> {
        self.places.get_index_of(at).map(|state| state as u32)
    }

    /// The position of a number that was given.
    pub fn place(&self, state: u32) -> &At<R::Pos> {
        &self.places[state as usize]
    }
}

impl<R: Rules> States for Numbered<'_, R> {
    fn to(&self, state: u32) -> Side {
        self.place(state).to
    }

    fn ending(&self, state: u32) -> Option<Ending> {
        self.rules.ending(self.place(state))
    }

    fn next(&mut self, state: u32, is_room: &mut dyn FnMut(&Nat) -> bool) -> Option<Vec<u32>> {
        let at = self.place(state).clone();
        let moves = self.rules.moves(&at);
        is_room(&moves.total).then(|| moves.list.map(|mv| self.number(self.rules.play(&at, &mv))).collect())
    }

    fn some(&mut self, state: u32, places: &[usize]) -> Vec<u32> {
        let at = self.place(state).clone();
        let moves: Vec<R::Move> = self.rules.moves(&at).list.collect();
        places.iter().map(|place| self.number(self.rules.play(&at, &moves[*place]))).collect()
    }

    fn each(&mut self, state: u32, then: &mut dyn FnMut(u32) -> bool) {
        let at = self.place(state).clone();
        self.rules.moves(&at).list.all(|mv| then(self.number(self.rules.play(&at, &mv))));
    }

    fn met(&self) -> usize {
        self.places.len()
    }
}

/// A position on which moves are made by their place in the list.
pub trait Cursor {
    /// Who moves here.
    fn to(&self) -> Side;
    /// How the game ended here, if it has.
    fn ending(&self) -> Option<Ending>;
    /// How many moves are listed here, `most` at most.
    fn moves(&self, most: usize) -> usize;
    /// Makes the move that `pick` chooses by its place in the list, given how many moves are counted here. False: there is no such move.
    fn step(&mut self, pick: &mut dyn FnMut(&Nat) -> Option<usize>) -> bool;
    /// Keeps this position; its number is how many were kept before.
    fn keep(&mut self);
    /// Goes back to a kept position.
    fn back(&mut self, kept: usize);
}

/// A cursor on a position of one variant.
pub struct Standing<'r, R: Rules> {
    rules: &'r R,
    at: At<R::Pos>,
    kept: Vec<At<R::Pos>>,
}

impl<'r, R: Rules> Standing<'r, R> {
    /// A cursor on this position; nothing is kept.
    pub fn new(rules: &'r R, at: At<R::Pos>) -> Self {
        Standing { rules, at, kept: Vec::new() }
    }
}

impl<R: Rules> Cursor for Standing<'_, R> {
    fn to(&self) -> Side {
        self.at.to
    }

    fn ending(&self) -> Option<Ending> {
        self.rules.ending(&self.at)
    }

    fn moves(&self, most: usize) -> usize {
        self.rules.moves(&self.at).list.take(most).count()
    }

    fn step(&mut self, pick: &mut dyn FnMut(&Nat) -> Option<usize>) -> bool {
        let mut moves = self.rules.moves(&self.at);
        let Some(mv) = pick(&moves.total).and_then(|i| moves.list.nth(i)) else { return false };
        drop(moves);
        self.at = self.rules.play(&self.at, &mv);
        true
    }

    fn keep(&mut self) {
        self.kept.push(self.at.clone());
    }

    fn back(&mut self, kept: usize) {
        self.at = self.kept[kept].clone();
    }
}
