//! What wins at once if the other side does nothing, and which answers meet it.

use crate::kit::ideas::tree::Tree;
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

/// What the side that is not to move threatens: moves that would win at once, and the passed position in which they are made.
pub struct Threat {
    /// The position with the other side to move.
    pub passed: u32,
    /// The winning moves there; there is at least one.
    pub moves: Vec<usize>,
}

impl Threat {
    /// What is threatened to the side to move, if anything is.
    pub fn to(tree: &mut dyn Tree, at: u32) -> Result<Option<Threat>, Stop> {
        let Some(passed) = tree.pass(at) else { return Ok(None) };
        let moves = wins(tree, passed)?;
        Ok((!moves.is_empty()).then_some(Threat { passed, moves }))
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

/// The answers of a side after which the other one does not win at once. A move that ends the game is no such answer.
pub fn meeting(tree: &mut dyn Tree, at: u32) -> Result<Vec<usize>, Stop> {
    let mut meeting = Vec::new();
    for (mv, next) in tree.next(at).iter().enumerate() {
        if !tree.is_over(*next) && wins(tree, *next)?.is_empty() {
            meeting.push(mv);
        }
    }
    Ok(meeting)
}
