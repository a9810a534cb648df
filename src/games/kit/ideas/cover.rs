//! Few replies that meet all answers, and the lines of play that prove a value.

use std::collections::BTreeMap;

use crate::kit::ideas::chain::forced;
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

/// Lines of play that are written out in full.
pub const WHOLE: usize = 16;

/// Lines of play that are written out for whoever wants more.
const MANY: u64 = 20;

/// Rows in which it is told how play goes on.
const TOLD: usize = 8;

/// Moves of one side that one move of the other meets.
pub struct Met {
    /// The moves, in notation.
    pub moves: Vec<String>,
    /// What meets each of them; nothing where they end the game.
    pub by: Option<String>,
    /// The forced moves behind that; nothing where it is not told.
    pub on: String,
    /// Plies to the end after each of them.
    pub plies: Option<u64>,
}

/// Moves by what meets them.
pub struct Groups {
    /// The groups, those first that last longest.
    pub rows: Vec<Met>,
    /// Different moves that meet them.
    pub replies: usize,
    /// Whether it is told how some of them go on.
    pub is_forced: bool,
    /// Whether the moves of a row are turned or mirrored ones of its first, which alone is met by what stands beside it.
    pub is_alike: bool,
}

/// A move of the loser with the moves that meet it.
struct Open {
    moves: Vec<String>,
    then: u32,
    by: Vec<(usize, String)>,
    /// The one of them that is preferred.
    liked: Option<String>,
}

/// These moves by what meets them, as few replies as are found by always taking the one that meets most; the longest first.
///
/// Each is met by a move that keeps what there is, none slower than it must be, and from then on that move stands first among those
/// that keep it. If asked, what is the same but for turning and mirroring the board is one.
pub fn groups(tree: &mut dyn Tree, at: u32, moves: &[usize], is_turned: bool) -> Result<Groups, Stop> {
    let (mut open, over) = opened(tree, at, moves, is_turned)?;
    let (mut met, mut replies) = (Vec::new(), 0);
    while let Some(by) = most(&open) {
        let (now, rest): (Vec<Open>, Vec<Open>) = open.into_iter().partition(|one| one.has(&by));
        for one in now {
            let mv = one.by.iter().find(|(_, text)| *text == by).map_or(0, |(mv, _)| *mv);
            tree.prefer(one.then, mv);
            met.push((one.moves, one.then, mv, by.clone()));
        }
        replies += 1;
        open = rest;
    }
    let is_alike = met.iter().any(|(moves, ..)| moves.len() > 1);
    let mut rows: Vec<Met> = Vec::new();
    for (moves, then, mv, by) in met {
        let on = forced(tree, then, mv)?.filter(|on| on.len() > 1).unwrap_or_default().join(" ");
        rows.push(Met { moves, by: Some(by), on, plies: tree.worth(then)?.1 });
    }
    let is_forced = rows.len() <= TOLD && rows.iter().any(|row| !row.on.is_empty());
    if !is_forced {
        for row in &mut rows {
            row.on.clear();
        }
    }
    let mut rows = if is_alike { rows } else { joined(rows) };
    rows.sort_by_key(|met| std::cmp::Reverse(met.plies));
    let over = Met { moves: over, by: None, on: String::new(), plies: Some(0) };
    rows.extend((!over.moves.is_empty()).then_some(over));
    Ok(Groups { rows, replies, is_forced, is_alike })
}

/// The moves that go on, those that leave the same but for turning and mirroring together, and those that end the game.
fn opened(tree: &mut dyn Tree, at: u32, moves: &[usize], is_turned: bool) -> Result<(Vec<Open>, Vec<String>), Stop> {
    let next = tree.next(at);
    let (mut open, mut over) = (Vec::<Open>::new(), Vec::new());
    let mut kinds = FxHashMap::default();
    for &mv in moves {
        let (text, then) = (tree.write(at, mv), next[mv]);
        if tree.is_over(then) {
            over.push(text);
            continue;
        }
        if let Some(kind) = tree.alike(then).filter(|_| is_turned) {
            let known = *kinds.entry(kind).or_insert(open.len());
            if let Some(one) = open.get_mut(known) {
                one.moves.push(text);
                continue;
            }
        }
        let by = keeping(tree, then)?.into_iter().map(|mv| (mv, tree.write(then, mv))).collect();
        let liked = tree.preferred(then).map(|liked| tree.write(then, liked));
        open.push(Open { moves: vec![text], then, by, liked });
    }
    Ok((open, over))
}

impl Open {
    fn has(&self, by: &str) -> bool {
        self.by.iter().any(|(_, text)| text == by)
    }
}

/// The rows with those put together that say the same.
fn joined(rows: Vec<Met>) -> Vec<Met> {
    let mut joined: Vec<Met> = Vec::new();
    for row in rows {
        let same = |one: &&mut Met| (&one.by, &one.on, one.plies) == (&row.by, &row.on, row.plies);
        match joined.iter_mut().find(same) {
            Some(one) => one.moves.extend(row.moves),
            None => joined.push(row),
        }
    }
    joined
}

/// The move that meets most of them; among equals one that is preferred, or the first in the order of the notation.
fn most(open: &[Open]) -> Option<String> {
    let mut counts: BTreeMap<&String, usize> = BTreeMap::new();
    for (_, by) in open.iter().flat_map(|one| &one.by) {
        *counts.entry(by).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    let is_liked = |by: &String| open.iter().any(|one| one.liked.as_ref() == Some(by));
    let equal = counts.into_iter().filter(|(_, count)| *count == most);
    equal.min_by_key(|(by, _)| !is_liked(by)).map(|(by, _)| by.clone())
}

/// The lines of play that prove that a position is won or lost, each to its end, where they are so many at most and not long: at each
/// turn of the loser every move, at each turn of the winner the one of the fastest that needs fewest lines. Where they are few they are
/// told in place of all else, and the winner's moves in them are preferred from then on.
pub fn unfolded(tree: &mut dyn Tree, at: u32) -> Result<Option<Vec<Vec<String>>>, Stop> {
    if tree.worth(at)?.1.is_none_or(|plies| plies > NEAR) {
        return Ok(None);
    }
    let limit = tree.valued() + VALUED;
    let mut counting = Counting { tree, known: FxHashMap::default(), most: limit };
    let Some(lines) = counting.lines(at)?.filter(|lines| *lines <= MANY) else { return Ok(None) };
    let is_few = lines > 1 && lines <= WHOLE as u64;
    let (mut told, mut ways) = (Vec::new(), vec![(at, Vec::new())]);
    while let Some((here, way)) = ways.pop() {
        if counting.tree.is_over(here) {
            told.push(way);
            continue;
        }
        let needed = counting.needed(here)?;
        if is_few && counting.tree.worth(here)?.0 == Outcome::N {
            for mv in &needed {
                counting.tree.prefer(here, *mv);
            }
        }
        for mv in needed.into_iter().rev() {
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
