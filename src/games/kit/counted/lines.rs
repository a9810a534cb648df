//! Lines of play that prove who wins, each up to a position that is settled at a glance: as few as are found.

use rustc_hash::FxHashMap;

use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Ending, Rules};
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::Oracle;
use solve::judge::value::Outcome;

/// Lines that a proof may have.
const MOST: usize = 48;

/// Moves that one position may have.
const WIDE: u64 = 24;

/// Positions that are looked at for one proof.
const ROOM: usize = 600;

/// One line: the first move, what follows, and what settles the position that is reached.
pub type Line = [String; 3];

/// What settles a position at a glance, in a few signs; `None`: nothing does.
pub type Settled<'s, P> = dyn FnMut(&At<P>) -> Result<Option<String>, Stop> + 's;

/// A position in which the loser moves, and the moves of the winner that need few lines.
pub struct Lines<'s, 'a, G: Game> {
    game: &'a G,
    oracle: &'a dyn Oracle<G>,
    control: &'a Control,
    settled: &'s mut Settled<'s, <G as Rules>::Pos>,
    /// Lines needed after a position, and the best move of the winner where one moves there.
    known: FxHashMap<At<<G as Rules>::Pos>, Option<(usize, usize)>>,
}

impl<'s, 'a, G: Game> Lines<'s, 'a, G> {
    /// Nothing is looked at yet.
    pub fn new(
        game: &'a G,
        oracle: &'a dyn Oracle<G>,
        control: &'a Control,
        settled: &'s mut Settled<'s, <G as Rules>::Pos>,
    ) -> Self {
        Lines { game, oracle, control, settled, known: FxHashMap::default() }
    }

    /// The lines that prove this lost position, first moves with the same continuation in one; `None`: they are too many.
    ///
    /// Worked: in misère Cram of one row of four, a1-b1 is met by c1-d1, and after b1-c1 nothing is left: one line each.
    pub fn of(&mut self, at: &At<G::Pos>) -> Result<Option<Vec<Line>>, Stop> {
        if self.needed(at, false)?.is_none() {
            return Ok(None);
        }
        let (mut lines, mut merged): (Vec<Line>, Vec<Line>) = (Vec::new(), Vec::new());
        self.collect(at, &mut Vec::new(), &mut lines)?;
        for [first, rest, why] in lines {
            match merged.iter_mut().find(|line| line[1] == rest && line[2] == why) {
                Some(line) => line[0].extend([" / ", first.as_str()]),
                None => merged.push([first, rest, why]),
            }
        }
        Ok(Some(merged))
    }

    /// Lines that are needed from here on; `None`: too many, or too much would have to be looked at.
    fn needed(&mut self, at: &At<G::Pos>, is_winners: bool) -> Result<Option<usize>, Stop> {
        if (self.settled)(at)?.is_some() {
            return Ok(Some(1));
        }
        if let Some(known) = self.known.get(at) {
            return Ok(known.map(|(lines, _)| lines));
        }
        self.control.tick(1)?;
        let moves = self.game.moves(at);
        let is_room = self.known.len() < ROOM && moves.total <= Nat::from(WIDE);
        let next: Vec<At<G::Pos>> = moves.list.take(WIDE as usize).map(|mv| self.game.play(at, &mv)).collect();
        let found = match is_room {
            true if is_winners => self.fewest(&next)?,
            true => self.all(&next)?.map(|lines| (lines, 0)),
            false => None,
        };
        self.known.insert(at.clone(), found);
        Ok(found.map(|(lines, _)| lines))
    }

    fn all(&mut self, next: &[At<G::Pos>]) -> Result<Option<usize>, Stop> {
        let mut lines = 0;
        for next in next {
            match self.needed(next, true)? {
                Some(more) if lines + more <= MOST => lines += more,
                _ => return Ok(None),
            }
        }
        Ok(Some(lines))
    }

    /// The fewest lines after a winning move, and that move.
    fn fewest(&mut self, next: &[At<G::Pos>]) -> Result<Option<(usize, usize)>, Stop> {
        let mut best: Option<(usize, usize)> = None;
        for (mv, next) in next.iter().enumerate() {
            // A move that ends the game may lose.
            let is_won = match self.game.ending(next) {
                Some(end) => end == Ending::Won(next.to.other()),
                None => self.oracle.value(self.game, next, self.control)?.outcome() == Outcome::P,
            };
            let lines = if is_won { self.needed(next, false)? } else { None };
            best = match lines {
                Some(lines) if best.is_none_or(|(fewest, _)| lines < fewest) => Some((lines, mv)),
                _ => best,
            };
        }
        Ok(best)
    }

    fn collect(&mut self, at: &At<G::Pos>, way: &mut Vec<String>, lines: &mut Vec<Line>) -> Result<(), Stop> {
        if let Some(why) = (self.settled)(at)? {
            let first = way.first().cloned().unwrap_or_default();
            lines.push([first, way.get(1..).unwrap_or_default().join(" "), why]);
            return Ok(());
        }
        let is_winners = way.len() % 2 == 1;
        let chosen = self.known.get(at).copied().flatten().map(|(_, mv)| mv);
        for (i, mv) in self.game.moves(at).list.enumerate() {
            if !is_winners || Some(i) == chosen {
                way.push(self.game.write_move(at, &mv));
                self.collect(&self.game.play(at, &mv), way, lines)?;
                way.pop();
            }
        }
        Ok(())
    }
}
