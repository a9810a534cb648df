//! The proof of the fewest lines of play where every line comes to an end by itself: the winner may take its time for it.

use crate::kit::ideas::tree::{Tree, holding, keeping};
use rustc_hash::FxHashMap;
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// Positions that may be valued for one proof.
const VALUED: usize = 3_000;

/// Plies to the end of a position of which a proof is looked for, both sides at their best.
const FAR: u64 = 24;

/// What is known of a position: so many lines prove it, or at least so many.
#[derive(Clone, Copy)]
enum Known {
    Exactly(u64),
    AtLeast(u64),
}

/// Positions with the lines that they need.
struct Fewest<'t> {
    tree: &'t mut dyn Tree,
    known: FxHashMap<u32, Known>,
    limit: usize,
}

/// The fewest lines that prove a position won or lost, where they are so many at most: at each turn of the loser every move, at each
/// turn of the winner one that wins. `None`: there are more, or too much is to be looked at.
pub fn fewest(tree: &mut dyn Tree, at: u32, most: u64) -> Result<Option<Vec<Vec<String>>>, Stop> {
    if tree.worth(at)?.1.is_none_or(|plies| plies > FAR) {
        return Ok(None);
    }
    let limit = tree.valued() + VALUED;
    let mut fewest = Fewest { tree, known: FxHashMap::default(), limit };
    if fewest.lines(at, most)?.is_none() {
        return Ok(None);
    }
    let (mut told, mut ways) = (Vec::new(), vec![(at, Vec::new())]);
    while let Some((here, way)) = ways.pop() {
        if fewest.tree.is_over(here) {
            told.push(way);
            continue;
        }
        for mv in fewest.needed(here)?.into_iter().rev() {
            let longer = [&way[..], &[fewest.tree.write(here, mv)]].concat();
            ways.push((fewest.tree.next(here)[mv], longer));
        }
    }
    Ok(Some(told))
}

impl Fewest<'_> {
    /// The lines that a position needs, if that is not more than this.
    fn lines(&mut self, at: u32, most: u64) -> Result<Option<u64>, Stop> {
        if self.tree.is_over(at) {
            return Ok((most > 0).then_some(1));
        }
        match self.known.get(&at) {
            Some(Known::Exactly(lines)) => return Ok(Some(*lines).filter(|lines| *lines <= most)),
            Some(Known::AtLeast(lines)) if *lines > most => return Ok(None),
            _ => {}
        }
        if most == 0 || self.tree.valued() > self.limit {
            return Ok(None);
        }
        let found = match self.tree.worth(at)?.0 {
            Outcome::P => self.all(at, most)?,
            Outcome::N => self.least(at, most)?,
            Outcome::D => None,
        };
        // What a search that ran out of room did not find is not known to be more.
        if found.is_some() || self.tree.valued() <= self.limit {
            self.known.insert(at, found.map_or(Known::AtLeast(most + 1), Known::Exactly));
        }
        Ok(found)
    }

    /// The lines of all moves of the loser together.
    fn all(&mut self, at: u32, most: u64) -> Result<Option<u64>, Stop> {
        let next = self.tree.next(at);
        let mut lines = 0;
        for (next, left) in next.iter().zip((0..next.len() as u64).rev()) {
            let Some(room) = most.checked_sub(lines + left) else { return Ok(None) };
            let Some(more) = self.lines(*next, room)? else { return Ok(None) };
            lines += more;
        }
        Ok(Some(lines))
    }

    /// The lines of the winning move that needs the fewest.
    fn least(&mut self, at: u32, most: u64) -> Result<Option<u64>, Stop> {
        let next = self.tree.next(at);
        let (mut least, mut room) = (None, most);
        for mv in self.winning(at)? {
            if let Some(lines) = self.lines(next[mv], room)? {
                least = Some(lines);
                room = lines - 1;
            }
        }
        Ok(least)
    }

    /// The moves that win, the fastest first.
    fn winning(&mut self, at: u32) -> Result<Vec<usize>, Stop> {
        let mut moves = keeping(self.tree, at)?;
        let slower = holding(self.tree, at)?;
        moves.extend(slower.into_iter().filter(|mv| !moves.contains(mv)).collect::<Vec<usize>>());
        Ok(moves)
    }

    /// The moves that the proof follows: all of the loser, and of the winner the one that needs fewest lines.
    fn needed(&mut self, at: u32) -> Result<Vec<usize>, Stop> {
        let next = self.tree.next(at);
        if self.tree.worth(at)?.0 == Outcome::P {
            return Ok((0..next.len()).collect());
        }
        let Some(Known::Exactly(lines)) = self.known.get(&at).copied() else { return Ok(Vec::new()) };
        for mv in self.winning(at)? {
            if self.lines(next[mv], lines)? == Some(lines) {
                return Ok(vec![mv]);
            }
        }
        Ok(Vec::new())
    }
}
