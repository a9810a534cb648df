//! The lost positions that prove who wins, each told once: whatever is played from one of them, an answer leads to another.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use crate::kit::counted::lines::Settled;
use duel::game::Game;
use duel::game::summand::summands;
use ground::num::Nat;
use ground::rules::{At, Rules};
use num_traits::Zero;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::value::Outcome;

/// Lost positions that a proof may have.
const MOST: usize = 20;

/// Rows that a proof may have.
const ROWS: usize = 48;

/// Moves that one position may have.
const WIDE: u64 = 30;

/// Signs of moves that one row tells.
const SIGNS: usize = 30;

/// What stands where a lost position has rows of its own.
pub const OPEN: &str = "P";

/// Moves of a lost position that are met alike: they, where the answer leads, and what settles that, or [`OPEN`].
type Met = (Vec<String>, String, String);

/// Collects lost positions from one on.
pub struct LostOnes<'s, 'a, G: Game> {
    game: &'a G,
    oracle: &'a dyn Oracle<G>,
    control: &'a Control,
    settled: &'s mut Settled<'s, <G as Rules>::Pos>,
    /// How positions are called, and whether they have rows, or will have.
    seen: FxHashMap<Vec<String>, (String, bool)>,
    /// Those that are to have rows and have none yet.
    waiting: VecDeque<At<<G as Rules>::Pos>>,
}

impl<'s, 'a, G: Game> LostOnes<'s, 'a, G> {
    /// Nothing is looked at yet.
    pub fn new(
        game: &'a G,
        oracle: &'a dyn Oracle<G>,
        control: &'a Control,
        settled: &'s mut Settled<'s, <G as Rules>::Pos>,
    ) -> Self {
        LostOnes { game, oracle, control, settled, seen: FxHashMap::default(), waiting: VecDeque::new() }
    }

    /// The rows that prove this lost position: position, moves, where the answer leads, and what is left there. `None`: too many.
    ///
    /// Worked: a queen on 2,3 is lost in misère play, for 0,1 and 1,0 have one move left and each of her moves has an answer to
    /// one of them: two rows.
    pub fn of(&mut self, at: &At<G::Pos>) -> Result<Option<Vec<Vec<String>>>, Stop> {
        self.seen.clear();
        self.waiting.clear();
        self.open(at);
        let mut rows = Vec::new();
        while let Some(at) = self.waiting.pop_front() {
            self.control.tick(1)?;
            let Some(met) = self.met(&at)? else { return Ok(None) };
            let mut name = self.game.write_pos(&at);
            for (moves, to, left) in met {
                for moves in in_rows(&moves) {
                    rows.push(vec![std::mem::take(&mut name), moves, to.clone(), left.clone()]);
                }
            }
            if self.opened() > MOST || rows.len() > ROWS {
                return Ok(None);
            }
        }
        Ok(Some(rows))
    }

    /// How the moves of a lost position are met; `None`: they are too many.
    fn met(&mut self, at: &At<G::Pos>) -> Result<Option<Vec<Met>>, Stop> {
        let moves = self.game.moves(at);
        if moves.total > Nat::from(WIDE) {
            return Ok(None);
        }
        let mut all: Vec<Met> = Vec::new();
        for mv in moves.list {
            let Some((to, left)) = self.answer(&self.game.play(at, &mv))? else { return Ok(None) };
            let text = self.game.write_move(at, &mv);
            match all.iter_mut().find(|met| (&met.1, &met.2) == (&to, &left)) {
                Some((moves, ..)) => moves.push(text),
                None => all.push((vec![text], to, left)),
            }
        }
        Ok(Some(all))
    }

    /// Where the answer leads from a position that its mover wins: nowhere if that is settled, else to a lost one that is settled, that
    /// has its rows, or that has the fewest moves.
    fn answer(&mut self, at: &At<G::Pos>) -> Result<Option<(String, String)>, Stop> {
        if let Some(left) = (self.settled)(at)? {
            return Ok(Some((String::new(), left)));
        }
        let moves = self.game.moves(at);
        if moves.total > Nat::from(WIDE) {
            return Ok(None);
        }
        let mut fewest: Option<(Nat, At<G::Pos>)> = None;
        for mv in moves.list {
            let next = self.game.play(at, &mv);
            if self.game.ending(&next).is_some()
                || self.oracle.value(self.game, &next, self.control)?.outcome() != Outcome::P
            {
                continue;
            }
            if let Some(left) = (self.settled)(&next)? {
                return Ok(Some((self.name(&next, false), left)));
            }
            let is_open = self.seen.get(&self.key(&next)).is_some_and(|(_, is_open)| *is_open);
            let weight = if is_open { Nat::ZERO } else { self.game.moves(&next).total };
            if fewest.as_ref().is_none_or(|(least, _)| weight < *least) {
                fewest = Some((weight, next));
            }
        }
        Ok(fewest.map(|(_, next)| (self.open(&next), OPEN.to_owned())))
    }

    /// The name under which a lost position has its rows; one that is new is told later.
    fn open(&mut self, at: &At<G::Pos>) -> String {
        let key = self.key(at);
        if !self.seen.get(&key).is_some_and(|(_, is_open)| *is_open) {
            self.waiting.push_back(at.clone());
        }
        self.name(at, true)
    }

    /// What a position is called: as where it was met first, so that parts in another order are told as the same.
    fn name(&mut self, at: &At<G::Pos>, is_open: bool) -> String {
        let (key, text) = (self.key(at), self.game.write_pos(at));
        let (name, was_open) = self.seen.entry(key).or_insert((text, false));
        *was_open |= is_open;
        name.clone()
    }

    fn opened(&self) -> usize {
        self.seen.values().filter(|(_, is_open)| *is_open).count()
    }

    /// The independent parts of a position in which there are moves, in the order of their texts: which of them comes first is all one.
    fn key(&self, at: &At<G::Pos>) -> Vec<String> {
        let mut parts = summands(self.game.summand(), at);
        parts.retain(|part| !self.game.moves(part).total.is_zero());
        let mut key: Vec<String> = parts.iter().map(|part| self.game.write_pos(part)).collect();
        key.sort_unstable();
        key
    }
}

/// Moves side by side, so many signs in a row.
fn in_rows(moves: &[String]) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for mv in moves {
        match rows.last_mut() {
            Some(row) if row.len() + mv.len() < SIGNS => row.extend([" ", mv]),
            _ => rows.push(mv.clone()),
        }
    }
    rows
}
