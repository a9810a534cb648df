//! How soon the number of moves of a sprouts game is certain: after so many exchanges, a line of the loser and a reply each.

use rustc_hash::FxHashMap;

use crate::graphs::sprouts::land::{Lands, lives};
use crate::graphs::sprouts::lengths::{Counted, Lengths};
use crate::graphs::sprouts::oracle::Draughtsman;
use crate::graphs::sprouts::rules::Sprouts;
use ground::rules::{At, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::best;

/// Positions that are looked at for one answer.
const ROOM: usize = 160;

/// Lands that are looked at to count the moves from the position that is explained.
const FIRST: usize = 12_000;

/// Exchanges that are tried.
const MOST: usize = 3;

/// A reply with what it leaves open.
pub struct Reply {
    /// What it leaves.
    pub left: Lands,
    /// The moves that may follow; `None`: too many lands.
    pub then: Option<Lengths>,
    /// Exchanges after which nothing is open, where that is found out.
    pub exchanges: Option<usize>,
}

impl Reply {
    /// How much it leaves open: exchanges, and numbers of moves.
    pub fn open(&self) -> (usize, usize) {
        let count = self.then.map_or(usize::MAX, |then| then.each().len());
        (self.exchanges.unwrap_or(usize::MAX), count)
    }
}

/// What is known of lost positions and of how long games last.
pub struct Exchanges<'a> {
    oracle: &'a Draughtsman,
    game: &'a Sprouts,
    control: &'a Control,
    counted: Counted,
    /// Lost positions with a number of exchanges, and whether that is enough.
    known: FxHashMap<(Lands, usize), bool>,
    /// Positions that may still be looked at.
    room: usize,
}

impl<'a> Exchanges<'a> {
    /// Nothing is known yet.
    pub fn new(oracle: &'a Draughtsman, game: &'a Sprouts, control: &'a Control) -> Self {
        Exchanges { oracle, game, control, counted: Counted::default(), known: FxHashMap::default(), room: 0 }
    }

    /// Every number of moves that may follow a position that is to be explained, for which there is more room.
    pub fn all_lengths(&mut self, lands: &Lands) -> Result<Option<Lengths>, Stop> {
        self.counted.within(lands, FIRST, self.control)
    }

    /// Every number of moves that may follow.
    pub fn lengths(&mut self, lands: &Lands) -> Result<Option<Lengths>, Stop> {
        self.counted.lengths(lands, self.control)
    }

    /// The replies that win against a line of the loser; none where it ends the game.
    pub fn replies(&self, then: &At<Lands>) -> Result<Vec<Lands>, Stop> {
        if self.game.ending(then).is_some() {
            return Ok(Vec::new());
        }
        Ok(best(self.oracle, self.game, then, self.control)?.1)
    }

    /// The exchanges after which nothing is open in a lost position, whatever its mover draws; `None`: it is too much to find out.
    ///
    /// Worked: none where all games from here are of one length; one where each line has a reply that makes them so.
    pub fn of(&mut self, at: &At<Lands>) -> Result<Option<usize>, Stop> {
        self.room = ROOM;
        self.within(at, MOST)
    }

    /// The same, of so many exchanges at most.
    fn within(&mut self, at: &At<Lands>, most: usize) -> Result<Option<usize>, Stop> {
        for exchanges in 0..=most {
            match self.enough(at, exchanges)? {
                Some(true) => return Ok(Some(exchanges)),
                Some(false) => {}
                None => return Ok(None),
            }
        }
        Ok(None)
    }

    /// Whether so many exchanges are enough in a lost position.
    fn enough(&mut self, at: &At<Lands>, exchanges: usize) -> Result<Option<bool>, Stop> {
        let Some(lengths) = self.lengths(&at.pos)? else { return Ok(None) };
        if lengths.is_settled() || exchanges == 0 {
            return Ok(Some(lengths.is_settled()));
        }
        let key = (at.pos.clone(), exchanges);
        if let Some(known) = self.known.get(&key) {
            return Ok(Some(*known));
        }
        if self.room == 0 {
            return Ok(None);
        }
        self.room -= 1;
        let (game, mut all) = (self.game, true);
        for line in game.lines(&at.pos).iter() {
            match self.met(&game.play(at, line), exchanges - 1)? {
                Some(met) => all &= met,
                None => return Ok(None),
            }
            if !all {
                break;
            }
        }
        self.known.insert(key, all);
        Ok(Some(all))
    }

    /// Whether some reply needs no more exchanges than these.
    fn met(&mut self, then: &At<Lands>, exchanges: usize) -> Result<Option<bool>, Stop> {
        if self.game.ending(then).is_some() {
            return Ok(Some(true));
        }
        for reply in self.replies(then)? {
            match self.enough(&self.game.play(then, &reply), exchanges)? {
                Some(false) => {}
                found => return Ok(found),
            }
        }
        Ok(Some(false))
    }

    /// The reply to a line of the loser that leaves least open, the first of them; `None` where the line ends the game.
    ///
    /// `whole` are the exchanges of the position before the line, where they are known: a reply leaves fewer.
    pub fn reply(&mut self, then: &At<Lands>, whole: Option<usize>) -> Result<Option<Reply>, Stop> {
        let mut least: Option<Reply> = None;
        for left in self.replies(then)? {
            let exchanges = match whole.and_then(|whole| whole.checked_sub(1)) {
                Some(most) => self.within(&then.leave(left.clone()), most)?,
                None => None,
            };
            let reply = Reply { then: self.lengths(&left)?, left, exchanges };
            if least.as_ref().is_none_or(|least| reply.open() < least.open()) {
                least = Some(reply);
            }
        }
        Ok(least)
    }

    /// The reply to a line of the loser whose largest part has the fewest lives, of which nothing is counted.
    pub fn first(&self, then: &At<Lands>) -> Result<Option<Reply>, Stop> {
        let largest = |left: &Lands| left.iter().map(|land| lives(land)).max().unwrap_or(0);
        let left = self.replies(then)?.into_iter().min_by_key(largest);
        Ok(left.map(|left| Reply { left, then: None, exchanges: None }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use duel::game::Game;

    #[test]
    fn every_line_of_a_lost_position_is_met_within_the_exchanges_told() {
        let (game, oracle, control) = (Sprouts::new(false), Draughtsman::default(), Control::new());
        let mut exchanges = Exchanges::new(&oracle, &game, &control);
        let mut of = |text: &str| exchanges.of(&game.read_pos(text).expect(text)).expect("nobody stops it");
        // Two spots last 4 moves or 5: the second exchange ends the game. Of three spots one is looped around another.
        assert_eq!(["1", "2", "0.AB.}0.AB.}"].map(&mut of), [Some(0), Some(2), Some(1)]);
        let at = game.read_pos("0.AB.}0.AB.}").expect("two rooms");
        for line in game.lines(&at.pos).iter() {
            let then = game.play(&at, line);
            let reply = exchanges.reply(&then, Some(1)).expect("nobody stops it").expect("it is no end");
            assert_eq!((reply.exchanges, reply.then.map(Lengths::is_settled)), (Some(0), Some(true)));
        }
    }
}
