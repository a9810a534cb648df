//! Forced replies one after another, as a master tells a combination: each move with what it threatens and what alone meets it.

use crate::kit::ideas::stand::if_passed;
use crate::kit::ideas::threat::{NAMED, Threat, meeting, wins};
use crate::kit::ideas::tree::{Tree, keeping};
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::value::Outcome;

/// Moves of the winner that are told in one breath.
const LONGEST: usize = 5;

/// Plies to the end of a threat that is part of a combination.
const SOON: u64 = 3;

/// What a move of the winner does to the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// It ends the game.
    Ends,
    /// It leaves one answer.
    One,
    /// It threatens, and few answers meet that.
    Few,
    /// It threatens several things, and nothing meets them all.
    Double,
    /// It threatens one thing, at once or some moves later, and nothing meets it.
    Unmet,
    /// Whatever is answered, the game is won at once; it would not be won if the loser could pass.
    Squeeze,
    /// After every answer the game is won at once, and a pass would not save the loser, or has no sense.
    Helpless,
}

/// Moves of the winner, each with what it forces.
pub struct Chain {
    /// What each does, and how that is said.
    pub beats: Vec<(Force, Say)>,
    /// What the first one threatens, if it threatens something.
    pub threat: Option<Threat>,
    /// What the first one leaves.
    pub next: u32,
}

impl Chain {
    /// Whether everything is forced to the end.
    pub fn is_whole(&self) -> bool {
        self.beats.last().is_some_and(|(force, _)| !matches!(force, Force::One | Force::Few))
    }

    /// The idea that it ends with.
    pub fn idea(&self) -> Idea {
        match self.beats.last().map(|(force, _)| *force) {
            Some(Force::Ends) => Idea::End,
            Some(Force::Double) => Idea::DoubleThreat,
            Some(Force::Squeeze) => Idea::Zugzwang,
            Some(Force::Unmet | Force::Helpless) => Idea::Threat,
            _ => Idea::Forced,
        }
    }

    /// The sentences one after another.
    pub fn says(self) -> Option<Say> {
        let says = self.beats.into_iter().map(|(_, says)| says).rev();
        says.reduce(|rest, says| say!("idea-two", one = says, two = rest))
    }

    /// The chain that begins with this winning move, which is called "it"; no beats where it forces nothing.
    pub fn from(tree: &mut dyn Tree, at: u32, mv: usize) -> Result<Chain, Stop> {
        let next = tree.next(at)[mv];
        let threat = if tree.is_over(next) { None } else { Threat::to(tree, next)? };
        let mut chain = Chain { beats: Vec::new(), threat, next };
        let (mut at, mut mv, mut text) = (at, mv, Arg::Int(0));
        while chain.beats.len() < LONGEST {
            let Some((force, says, then)) = beat(tree, at, mv, text)? else { break };
            chain.beats.push((force, says));
            let Some(then) = then else { break };
            let Some(best) = keeping(tree, then)?.first().copied() else { break };
            (at, mv, text) = (then, best, Arg::from(tree.write(then, best)));
        }
        Ok(chain)
    }
}

/// A move with what it forces and how that is said; and the position in which the winner goes on, where there is just one.
type Beat = (Force, Say, Option<u32>);

/// What a winning move forces that is called by this text.
fn beat(tree: &mut dyn Tree, at: u32, mv: usize, text: Arg) -> Result<Option<Beat>, Stop> {
    let next = tree.next(at)[mv];
    if tree.is_over(next) {
        let does = tree.does(at, mv).map_or(Arg::Int(0), Arg::from);
        return Ok(Some((Force::Ends, say!("idea-beat-ends", mv = text, does = does), None)));
    }
    let (answers, threat) = (tree.next(next), Threat::to(tree, next)?);
    let meeting = meeting(tree, next)?;
    let is_single = answers.len() == 1;
    let saves = meeting.is_empty() && threat.is_none() && would_save(tree, next)?;
    let named: Vec<String> = meeting.iter().take(NAMED).map(|mv| tree.write(next, *mv)).collect();
    let then = meeting.first().map(|mv| answers[*mv]).filter(|_| meeting.len() == 1);
    let told = threat.map(|threat| (threat.moves.len(), threat.told(tree)));
    let (force, says) = match (meeting.len(), told) {
        (0, Some((count, threats))) => {
            let force = if count > 1 { Force::Double } else { Force::Unmet };
            (force, say!("idea-beat-unmet", mv = text, count = count, threats = threats))
        }
        (0, None) if saves => (Force::Squeeze, say!("idea-beat-squeeze", mv = text)),
        (0, None) => (Force::Helpless, say!("idea-beat-helpless", mv = text)),
        (1, None) if is_single => (Force::One, say!("idea-beat-single", mv = text, answer = named)),
        (1, None) => (Force::One, say!("idea-beat-only", mv = text, answer = named)),
        (met, Some((count, threats))) if met <= NAMED => {
            let force = if met == 1 { Force::One } else { Force::Few };
            (force, say!("idea-beat-threat", mv = text, count = count, threats = threats, met = met, answers = named))
        }
        _ => return slow(tree, next, text),
    };
    Ok(Some((force, says, then)))
}

/// Whether a pass would save the side to move, as far as the oracle knows: then the other side, to move again, does not win.
fn would_save(tree: &mut dyn Tree, at: u32) -> Result<bool, Stop> {
    Ok(if_passed(tree, at)?.is_some_and(|outcome| outcome != Outcome::N))
}

/// What a winning move forces that threatens nothing at once: what it threatens to do next but one, where few answers meet that.
fn slow(tree: &mut dyn Tree, next: u32, text: Arg) -> Result<Option<Beat>, Stop> {
    let Some(threat) = Threat::ever(tree, next)?.filter(|threat| (2..=SOON).contains(&threat.plies)) else {
        return Ok(None);
    };
    let met = threat.met(tree, next)?;
    let (threats, plies, after) = (threat.told(tree), threat.plies, threat.then(tree)?);
    if met.is_empty() {
        let says = say!("idea-beat-unmet-later", mv = text, threats = threats, plies = plies, after = after);
        return Ok(Some((Force::Unmet, says, None)));
    }
    if met.len() > NAMED {
        return Ok(None);
    }
    let named: Vec<String> = met.iter().map(|mv| tree.write(next, *mv)).collect();
    let then = met.first().map(|mv| tree.next(next)[*mv]).filter(|_| met.len() == 1);
    let force = if met.len() == 1 { Force::One } else { Force::Few };
    let says = say!(
        "idea-beat-later",
        mv = text,
        threats = threats,
        plies = plies,
        after = after,
        met = met.len(),
        answers = named
    );
    Ok(Some((force, says, then)))
}

/// What is forced behind this winning move: the one answer and the move after it, in turns; in the end `…` for whatever is answered, with
/// the threats behind it where one of them always wins. `None`: it is not forced to the end.
pub fn forced(tree: &mut dyn Tree, at: u32, mv: usize) -> Result<Option<Vec<String>>, Stop> {
    let (mut here, mut line) = (tree.next(at)[mv], Vec::new());
    for _ in 0..LONGEST {
        if tree.is_over(here) {
            return Ok(Some(line));
        }
        let meeting = meeting(tree, here)?;
        if meeting.is_empty() {
            line.push("…".to_owned());
            line.extend(lasting(tree, here)?);
            return Ok(Some(line));
        }
        let [only] = meeting[..] else { return Ok(None) };
        line.push(tree.write(here, only));
        here = tree.next(here)[only];
        let Some(best) = keeping(tree, here)?.first().copied() else { return Ok(None) };
        line.push(tree.write(here, best));
        here = tree.next(here)[best];
    }
    Ok(None)
}

/// The threats, of which one wins whatever is answered, where that is so.
fn lasting(tree: &mut dyn Tree, at: u32) -> Result<Option<String>, Stop> {
    let Some(threat) = Threat::to(tree, at)?.filter(|threat| threat.moves.len() <= NAMED) else { return Ok(None) };
    let names: Vec<String> = threat.moves.iter().map(|mv| tree.write(threat.passed, *mv)).collect();
    for next in tree.next(at).iter().filter(|next| !tree.is_over(**next)).copied().collect::<Vec<u32>>() {
        let wins = wins(tree, next)?;
        if !wins.iter().any(|mv| names.contains(&tree.write(next, *mv))) {
            return Ok(None);
        }
    }
    Ok(Some(names.join("/")))
}
