//! A game with its types rubbed off: positions by number, valued when they are asked for, so that ideas are looked for in code
//! that is compiled once.

use crate::kit::asked::Asked;
use std::rc::Rc;

use duel::game::Game;
use ground::rules::At;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use rustc_hash::FxHashMap;
use solve::judge::control::Stop;
use solve::judge::erased::Numbered;
use solve::judge::value::{Outcome, Value};

/// What a game says of itself so that ideas can be told in its words.
pub trait Insight: Game {
    /// The same position with the other side to move. `None`: the rules give that no sense.
    fn pass(&self, _at: &At<Self::Pos>) -> Option<At<Self::Pos>> {
        None
    }

    /// Whether the oracle values a passed position.
    fn is_valued(&self, _passed: &At<Self::Pos>) -> bool {
        true
    }

    /// Where the move happens, with names in words.
    fn places(&self, at: &At<Self::Pos>, mv: &Self::Move) -> Vec<(Spot, Arg)>;

    /// What the move does, in a few words that stand in brackets behind it.
    fn does(&self, _at: &At<Self::Pos>, _mv: &Self::Move) -> Option<Say> {
        None
    }

    /// The name of the place to which the move takes a piece. `None`: nothing is told of places that need not be left.
    fn goes(&self, _at: &At<Self::Pos>, _mv: &Self::Move) -> Option<String> {
        None
    }

    /// A number that positions share which turning and mirroring the board makes the same. `None`: that is not asked.
    fn alike(&self, _at: &At<Self::Pos>) -> Option<u64> {
        None
    }

    /// The position in a few signs, without the side to move. `None`: it has no short name.
    fn stands(&self, _at: &At<Self::Pos>) -> Option<String> {
        None
    }

    /// Moves that the mover and the opponent need to get home if nobody interferes. `None`: it is no race.
    fn race(&self, _at: &At<Self::Pos>) -> Option<[u64; 2]> {
        None
    }

    /// The same by ways on which nothing stands now. `None`: the side has no such way.
    fn free_way(&self, at: &At<Self::Pos>) -> [Option<u64>; 2] {
        self.race(at).map_or([None; 2], |race| race.map(Some))
    }

    /// Whether every line of play comes to an end by itself, so that a proof may take its time.
    fn is_finite(&self) -> bool {
        false
    }

    /// Moves that the mover and the opponent still have where no move of one side changes those of the other any more, and who has
    /// none left loses. `None`: it is not so yet.
    fn spare(&self, _at: &At<Self::Pos>) -> Option<[u64; 2]> {
        None
    }
}

/// Who wins, seen by the mover, and in how many plies where that is known.
pub type Worth = (Outcome, Option<u64>);

/// Positions by number; the one to be explained is number 0.
pub trait Tree {
    /// The positions that the moves lead to, in the order of the notation; none where the game is over.
    fn next(&mut self, at: u32) -> Rc<[u32]>;
    /// What a position is worth to its mover.
    fn worth(&mut self, at: u32) -> Result<Worth, Stop>;
    /// Whether the game is over.
    fn is_over(&self, at: u32) -> bool;
    /// The same position with the other side to move.
    fn pass(&mut self, at: u32) -> Option<u32>;
    /// What a passed position is worth to its mover, where the oracle knows.
    fn passed(&mut self, at: u32) -> Result<Option<Worth>, Stop>;
    /// A move in notation.
    fn write(&self, at: u32, mv: usize) -> String;
    /// What a move does, in a few words.
    fn does(&self, at: u32, mv: usize) -> Option<Say>;
    /// The name of the place to which a move takes a piece.
    fn goes(&self, at: u32, mv: usize) -> Option<String>;
    /// A number that a position shares with those that turning and mirroring the board makes the same.
    fn alike(&self, at: u32) -> Option<u64>;
    /// A position in a few signs, without the side to move.
    fn stands(&self, at: u32) -> Option<String>;
    /// From now on this move is the first of those that keep what a position is worth, if it does so.
    fn prefer(&mut self, at: u32, mv: usize);
    /// The move that was made the first.
    fn preferred(&self, at: u32) -> Option<usize>;
    /// Where a move happens, as far as these places can be pointed at in the position that is explained.
    fn places(&self, at: u32, mv: usize) -> Vec<(Spot, Arg)>;
    /// Moves that the mover and the opponent need if nobody interferes.
    fn race(&self, at: u32) -> Option<[u64; 2]>;
    /// The same by ways on which nothing stands now.
    fn free_way(&self, at: u32) -> [Option<u64>; 2];
    /// Whether every line of play comes to an end by itself.
    fn is_finite(&self) -> bool;
    /// Moves that the mover and the opponent still have, where nobody can interfere any more.
    fn spare(&self, at: u32) -> Option<[u64; 2]>;
    /// The principal line from the position that is explained, each move by its place among all moves.
    fn line(&self) -> Vec<usize>;
    /// How many positions were valued so far.
    fn valued(&self) -> usize;
}

/// The positions around one that is to be explained.
pub struct Around<'a, G: Insight> {
    asked: &'a Asked<'a, G>,
    places: Numbered<'a, G>,
    next: FxHashMap<u32, Rc<[u32]>>,
    worths: FxHashMap<u32, Worth>,
    preferred: FxHashMap<u32, usize>,
}

impl<'a, G: Insight> Around<'a, G> {
    /// Nothing but the position itself was met.
    pub fn of(asked: &'a Asked<'a, G>) -> Self {
        let mut places = Numbered::new(asked.game);
        places.number(asked.at.clone());
        let (next, worths, preferred) = Default::default();
        Around { asked, places, next, worths, preferred }
    }

    fn mv(&self, at: u32, mv: usize) -> Option<G::Move> {
        self.asked.game.moves(self.places.place(at)).list.nth(mv)
    }

    fn value(&self, at: u32) -> Result<Value, Stop> {
        let (game, place) = (self.asked.game, self.places.place(at));
        match game.ending(place) {
            Some(ending) => Ok(Value::of_ending(&ending, place.to)),
            None => self.asked.oracle.value(game, place, self.asked.control),
        }
    }
}

impl<G: Insight> Tree for Around<'_, G> {
    fn next(&mut self, at: u32) -> Rc<[u32]> {
        if let Some(next) = self.next.get(&at) {
            return next.clone();
        }
        let (game, place) = (self.asked.game, self.places.place(at).clone());
        let moves = if game.ending(&place).is_some() { Vec::new() } else { game.moves(&place).list.collect() };
        let next: Rc<[u32]> = moves.iter().map(|mv| self.places.number(game.play(&place, mv))).collect();
        self.next.insert(at, next.clone());
        next
    }

    fn worth(&mut self, at: u32) -> Result<Worth, Stop> {
        if let Some(worth) = self.worths.get(&at) {
            return Ok(*worth);
        }
        let value = self.value(at)?;
        let worth = (value.outcome(), value.remoteness());
        self.worths.insert(at, worth);
        Ok(worth)
    }

    fn is_over(&self, at: u32) -> bool {
        self.asked.game.ending(self.places.place(at)).is_some()
    }

    fn pass(&mut self, at: u32) -> Option<u32> {
        let passed = self.asked.game.pass(self.places.place(at))?;
        Some(self.places.number(passed))
    }

    fn passed(&mut self, at: u32) -> Result<Option<Worth>, Stop> {
        match self.pass(at) {
            Some(passed) if self.asked.game.is_valued(self.places.place(passed)) => self.worth(passed).map(Some),
            _ => Ok(None),
        }
    }

    fn write(&self, at: u32, mv: usize) -> String {
        let write = |mv: G::Move| self.asked.game.write_move(self.places.place(at), &mv);
        self.mv(at, mv).map(write).unwrap_or_default()
    }

    fn does(&self, at: u32, mv: usize) -> Option<Say> {
        self.asked.game.does(self.places.place(at), &self.mv(at, mv)?)
    }

    fn goes(&self, at: u32, mv: usize) -> Option<String> {
        self.asked.game.goes(self.places.place(at), &self.mv(at, mv)?)
    }

    fn alike(&self, at: u32) -> Option<u64> {
        self.asked.game.alike(self.places.place(at))
    }

    fn stands(&self, at: u32) -> Option<String> {
        self.asked.game.stands(self.places.place(at))
    }

    fn prefer(&mut self, at: u32, mv: usize) {
        self.preferred.insert(at, mv);
    }

    fn preferred(&self, at: u32) -> Option<usize> {
        self.preferred.get(&at).copied()
    }

    fn places(&self, at: u32, mv: usize) -> Vec<(Spot, Arg)> {
        let drawn = self.asked.game.scene(self.asked.at).spots();
        let places = self.mv(at, mv).map(|mv| self.asked.game.places(self.places.place(at), &mv));
        places.into_iter().flatten().filter(|(spot, _)| drawn.contains(spot)).collect()
    }

    fn race(&self, at: u32) -> Option<[u64; 2]> {
        self.asked.game.race(self.places.place(at))
    }

    fn free_way(&self, at: u32) -> [Option<u64>; 2] {
        self.asked.game.free_way(self.places.place(at))
    }

    fn is_finite(&self) -> bool {
        self.asked.game.is_finite()
    }

    fn spare(&self, at: u32) -> Option<[u64; 2]> {
        self.asked.game.spare(self.places.place(at))
    }

    fn line(&self) -> Vec<usize> {
        let mut at = self.asked.at.clone();
        let mut line = Vec::new();
        for told in &self.asked.verdict.line {
            line.extend(self.asked.game.moves(&at).list.position(|mv| mv == *told));
            at = self.asked.game.play(&at, told);
        }
        line
    }

    fn valued(&self) -> usize {
        self.worths.len()
    }
}

/// The moves that keep what a position is worth, fast or slow.
pub fn holding(tree: &mut dyn Tree, at: u32) -> Result<Vec<usize>, Stop> {
    let outcome = turned(tree.worth(at)?.0);
    let mut held = Vec::new();
    for (mv, next) in tree.next(at).iter().enumerate() {
        if tree.worth(*next)?.0 == outcome {
            held.push(mv);
        }
    }
    Ok(held)
}

/// The moves that keep what a position is worth, none of the won ones slower, none of the lost ones faster than it must be, the one that
/// is preferred first.
pub fn keeping(tree: &mut dyn Tree, at: u32) -> Result<Vec<usize>, Stop> {
    let (outcome, plies) = tree.worth(at)?;
    let mut kept = Vec::new();
    for (mv, next) in tree.next(at).iter().enumerate() {
        let (left, then) = tree.worth(*next)?;
        let is_in_time = plies.is_none() || then.map(|then| then + 1) == plies || outcome == Outcome::D;
        if left == turned(outcome) && is_in_time {
            kept.push(mv);
        }
    }
    let first = tree.preferred(at).and_then(|first| kept.iter().position(|mv| *mv == first));
    kept[..first.map_or(0, |first| first + 1)].rotate_right(usize::from(first.is_some()));
    Ok(kept)
}

/// The same outcome, seen by the other side.
fn turned(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::N => Outcome::P,
        Outcome::P => Outcome::N,
        Outcome::D => Outcome::D,
    }
}
