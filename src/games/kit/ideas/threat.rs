//! What wins if the other side does nothing, at once or some moves later, and which answers meet it.

use crate::kit::ideas::tree::{Tree, keeping};
use ground::say;
use ground::say::Arg;
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// Threats and answers that are named in one sentence.
pub const NAMED: usize = 3;

/// The moves that win at once.
pub fn wins(tree: &mut dyn Tree, at: u32) -> Result<Vec<usize>, Stop> {
    let mut wins = Vec::new();
    for (mv, next) in tree.next(at).iter().enumerate() {
        if tree.is_over(*next) && tree.worth(*next)?.0 == Outcome::P {
            wins.push(mv);
        }
    }
    Ok(wins)
}

/// What the side that is not to move threatens, and the passed position in which it would do so.
pub struct Threat {
    /// The position with the other side to move.
    pub passed: u32,
    /// The winning moves there: all that win at once, or the first of the fastest. There is at least one.
    pub moves: Vec<usize>,
    /// Plies to the end if nothing meets it; 1: it wins at once.
    pub plies: u64,
}

impl Threat {
    /// What is threatened to win at once, if anything is.
    pub fn to(tree: &mut dyn Tree, at: u32) -> Result<Option<Threat>, Stop> {
        let Some(passed) = tree.pass(at) else { return Ok(None) };
        let moves = wins(tree, passed)?;
        Ok((!moves.is_empty()).then_some(Threat { passed, moves, plies: 1 }))
    }

    /// What is threatened to win, at once or later.
    pub fn ever(tree: &mut dyn Tree, at: u32) -> Result<Option<Threat>, Stop> {
        if let Some(threat) = Threat::to(tree, at)? {
            return Ok(Some(threat));
        }
        let (Some((Outcome::N, Some(plies))), Some(passed)) = (tree.passed(at)?, tree.pass(at)) else {
            return Ok(None);
        };
        let moves: Vec<usize> = keeping(tree, passed)?.into_iter().take(1).collect();
        // Where there is none the game is over as soon as the turn is given away.
        Ok((!moves.is_empty()).then_some(Threat { passed, moves, plies }))
    }

    /// The answers after which the other side does not win so soon.
    pub fn met(&self, tree: &mut dyn Tree, at: u32) -> Result<Vec<usize>, Stop> {
        if self.plies == 1 {
            return meeting(tree, at);
        }
        let mut met = Vec::new();
        for (mv, next) in tree.next(at).iter().enumerate() {
            let (outcome, plies) = tree.worth(*next)?;
            let is_in_time = outcome == Outcome::N && plies.is_some_and(|plies| plies <= self.plies);
            if !is_in_time {
                met.push(mv);
            }
        }
        Ok(met)
    }

    /// What the threatened move would threaten in its turn to win at once; 0 where that is nothing, or nothing is left to threaten, or the
    /// loser makes the last move itself.
    pub fn then(&self, tree: &mut dyn Tree) -> Result<Arg, Stop> {
        if self.plies.is_multiple_of(2) {
            return Ok(Arg::Int(0));
        }
        let after = tree.next(self.passed)[self.moves[0]];
        let then = if tree.is_over(after) { None } else { Threat::to(tree, after)? };
        Ok(then.map_or(Arg::Int(0), |then| told(tree, then.passed, then.moves[0])))
    }

    /// The first of the threatened moves, each with what it does.
    pub fn told(&self, tree: &dyn Tree) -> Vec<Arg> {
        self.moves.iter().take(NAMED).map(|mv| told(tree, self.passed, *mv)).collect()
    }
}

/// A move with what it does in brackets.
pub fn told(tree: &dyn Tree, at: u32, mv: usize) -> Arg {
    let text = tree.write(at, mv);
    match tree.does(at, mv) {
        Some(does) => Arg::from(say!("idea-by", mv = text, does = does)),
        None => Arg::from(text),
    }
}

/// The answers of a side after which the other one has not won and does not win at once.
pub fn meeting(tree: &mut dyn Tree, at: u32) -> Result<Vec<usize>, Stop> {
    let mut meeting = Vec::new();
    for (mv, next) in tree.next(at).iter().enumerate() {
        let is_lost =
            if tree.is_over(*next) { tree.worth(*next)?.0 == Outcome::N } else { !wins(tree, *next)?.is_empty() };
        if !is_lost {
            meeting.push(mv);
        }
    }
    Ok(meeting)
}
