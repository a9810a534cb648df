//! Few replies that meet all answers, and how many lines of play prove a value where nothing but counting decides.

use std::collections::BTreeMap;

use crate::kit::ideas::tree::{Tree, keeping};
use rustc_hash::FxHashMap;
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// Positions that may be valued for one count of lines.
const VALUED: usize = 600;

/// Plies to the end of a position whose lines are counted.
const FAR: u64 = 40;

/// Plies to the end of a position whose lines are written out.
const NEAR: u64 = 14;

/// Moves of one side that one move of the other meets.
pub struct Met {
    /// The moves, in notation.
    pub moves: Vec<String>,
    /// What meets each of them; nothing where they end the game.
    pub by: Option<String>,
    /// Plies to the end after the longest of them.
    pub plies: Option<u64>,
    /// After the shortest.
    pub least: Option<u64>,
}

/// These moves by what meets them, as few groups as are found by always taking the move that meets most; the longest first.
///
/// Each is met by a move that keeps what there is, none slower than it must be.
pub fn groups(tree: &mut dyn Tree, at: u32, moves: &[usize]) -> Result<Vec<Met>, Stop> {
    let next = tree.next(at);
    let (mut open, mut groups) = (Vec::new(), Vec::new());
    let mut over = Met { moves: Vec::new(), by: None, plies: Some(0), least: Some(0) };
    for &mv in moves {
        let (text, then) = (tree.write(at, mv), next[mv]);
        if tree.is_over(then) {
            over.moves.push(text);
            continue;
        }
        let by: Vec<String> = keeping(tree, then)?.into_iter().map(|mv| tree.write(then, mv)).collect();
        open.push((text, by, tree.worth(then)?.1));
    }
    while let Some(by) = most(&open) {
        let (met, rest) = open.into_iter().partition(|(_, replies, _)| replies.contains(&by));
        let met: Vec<(String, Vec<String>, Option<u64>)> = met;
        let each = || met.iter().map(|(.., plies)| *plies);
        let (plies, least) = (each().max().flatten(), each().min().flatten());
        groups.push(Met { moves: met.into_iter().map(|(text, ..)| text).collect(), by: Some(by), plies, least });
        open = rest;
    }
    groups.sort_by_key(|met| std::cmp::Reverse(met.plies));
    groups.extend((!over.moves.is_empty()).then_some(over));
    Ok(groups)
}

/// The move that meets most of them, the first in the order of the notation among equals.
fn most(open: &[(String, Vec<String>, Option<u64>)]) -> Option<String> {
    let mut counts: BTreeMap<&String, usize> = BTreeMap::new();
    for by in open.iter().flat_map(|(_, by, _)| by) {
        *counts.entry(by).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    counts.into_iter().find(|(_, count)| *count == most).map(|(by, _)| by.clone())
}

/// How many lines of play prove that a position is won or lost: at each turn of the loser every move, at each turn of the winner the one
/// of the fastest that needs fewest lines. `None`: it is drawn, or too far from the end.
pub fn lines(tree: &mut dyn Tree, at: u32) -> Result<Option<u64>, Stop> {
    let most = tree.valued() + VALUED;
    Counting { tree, known: FxHashMap::default(), most }.lines(at)
}

/// These lines of play written out, each to its end, where they are so many at most and not long. `None`: they are not.
pub fn unfolded(tree: &mut dyn Tree, at: u32, most: u64) -> Result<Option<Vec<Vec<String>>>, Stop> {
    if tree.worth(at)?.1.is_none_or(|plies| plies > NEAR) {
        return Ok(None);
    }
    let limit = tree.valued() + VALUED;
    let mut counting = Counting { tree, known: FxHashMap::default(), most: limit };
    if counting.lines(at)?.is_none_or(|lines| lines > most) {
        return Ok(None);
    }
    let (mut told, mut ways) = (Vec::new(), vec![(at, Vec::new())]);
    while let Some((here, way)) = ways.pop() {
        if counting.tree.is_over(here) {
            told.push(way);
            continue;
        }
        for mv in counting.needed(here)?.into_iter().rev() {
            let longer = [&way[..], &[counting.tree.write(here, mv)]].concat();
            ways.push((counting.tree.next(here)[mv], longer));
        }
    }
    Ok(Some(told))
}

struct Counting<'t> {
    tree: &'t mut dyn Tree,
    known: FxHashMap<u32, Option<u64>>,
    most: usize,
}

impl Counting<'_> {
    fn lines(&mut self, at: u32) -> Result<Option<u64>, Stop> {
        if let Some(known) = self.known.get(&at) {
            return Ok(*known);
        }
        let found = self.lines_anew(at)?;
        self.known.insert(at, found);
        Ok(found)
    }

    /// The moves that a proof follows: all of the loser, and of the winner the one that needs fewest lines.
    fn needed(&mut self, at: u32) -> Result<Vec<usize>, Stop> {
        let next = self.tree.next(at);
        if self.tree.worth(at)?.0 == Outcome::P {
            return Ok((0..next.len()).collect());
        }
        let mut fewest: Option<(u64, usize)> = None;
        for mv in keeping(self.tree, at)? {
            let lines = self.lines(next[mv])?.unwrap_or(u64::MAX);
            if fewest.is_none_or(|(fewest, _)| lines < fewest) {
                fewest = Some((lines, mv));
            }
        }
        Ok(fewest.map(|(_, mv)| mv).into_iter().collect())
    }

    /// The plies to the end fall with every step, so that it comes to an end itself.
    fn lines_anew(&mut self, at: u32) -> Result<Option<u64>, Stop> {
        if self.tree.is_over(at) {
            return Ok(Some(1));
        }
        let (outcome, Some(plies)) = self.tree.worth(at)? else { return Ok(None) };
        if outcome == Outcome::D || plies > FAR || self.tree.valued() > self.most {
            return Ok(None);
        }
        let next = self.tree.next(at);
        let mut lines: Option<u64> = None;
        if outcome == Outcome::P {
            for next in next.iter() {
                let Some(more) = self.lines(*next)? else { return Ok(None) };
                lines = Some(lines.unwrap_or(0).saturating_add(more));
            }
            return Ok(lines);
        }
        for mv in keeping(self.tree, at)? {
            let Some(these) = self.lines(next[mv])? else { return Ok(None) };
            lines = Some(lines.map_or(these, |lines| lines.min(these)));
        }
        Ok(lines)
    }
}

/// The moves of a drawn position that lose.
pub fn losing(tree: &mut dyn Tree, at: u32) -> Result<Vec<usize>, Stop> {
    let mut losing = Vec::new();
    for (mv, next) in tree.next(at).iter().enumerate() {
        if tree.worth(*next)?.0 == Outcome::N {
            losing.push(mv);
        }
    }
    Ok(losing)
}
