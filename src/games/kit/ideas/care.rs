//! Where a draw has to be held with care: how a careless move loses, and the move of the line shown that must be found.

use crate::kit::ideas::chain::Chain;
use crate::kit::ideas::cover::losing;
use crate::kit::ideas::threat::told;
use crate::kit::ideas::tree::{Tree, keeping};
use ground::say;
use ground::say::Say;
use solve::judge::control::Stop;

/// Moves of the line shown among which one is looked for that must be found.
const AHEAD: usize = 24;

/// Careless moves that are looked into.
const TRIED: usize = 8;

/// Moves of both sides after a careless one until the winner does something.
const FOLLOWED: usize = 9;

/// Moves of the winner by which a careless move is told to lose.
const BEATS: usize = 3;

/// These losing moves, those first after which the game is over soonest.
fn soonest(tree: &mut dyn Tree, at: u32, losing: &[usize]) -> Result<Vec<usize>, Stop> {
    let next = tree.next(at);
    let mut timed = Vec::new();
    for &mv in losing {
        timed.push((tree.worth(next[mv])?.1.unwrap_or(u64::MAX), mv));
    }
    timed.sort_unstable();
    Ok(timed.into_iter().map(|(_, mv)| mv).collect())
}

/// How one of these careless moves loses, where that is forced to the end.
pub fn shot(tree: &mut dyn Tree, losing: &[usize]) -> Result<Option<Say>, Stop> {
    for mv in soonest(tree, 0, losing)?.into_iter().take(TRIED) {
        let then = tree.next(0)[mv];
        let Some(answer) = keeping(tree, then)?.first().copied().filter(|_| !tree.is_over(then)) else { continue };
        let chain = Chain::from(tree, then, answer)?;
        if chain.is_whole() && chain.beats.len() <= BEATS {
            let (mv, answer) = (tree.write(0, mv), tree.write(then, answer));
            return Ok(chain.says().map(|told| say!("idea-shot", mv = mv, answer = answer, told = told)));
        }
    }
    slow_shot(tree, losing)
}

/// How the careless move that loses soonest is played against, until the winner does something.
fn slow_shot(tree: &mut dyn Tree, losing: &[usize]) -> Result<Option<Say>, Stop> {
    let Some(bad) = soonest(tree, 0, losing)?.first().copied() else { return Ok(None) };
    let (mut here, mut moves) = (tree.next(0)[bad], Vec::new());
    while moves.len() < FOLLOWED && !tree.is_over(here) {
        let Some(mv) = keeping(tree, here)?.first().copied() else { break };
        moves.push(told(tree, here, mv));
        let is_winner = moves.len() % 2 == 1;
        if is_winner && tree.does(here, mv).is_some() {
            let mv = tree.write(0, bad);
            return Ok(Some(say!("idea-shot-later", mv = mv, moves = moves)));
        }
        here = tree.next(here)[mv];
    }
    Ok(None)
}

/// The first move of the line shown at which a careless one of the mover loses; where there is none, the first of the opponent.
pub fn care(tree: &mut dyn Tree) -> Result<Option<Say>, Stop> {
    let (mut at, mut theirs) = (0, None);
    for (number, mv) in (1..).zip(tree.line().into_iter().take(AHEAD)) {
        let is_own = number % 2 == 1;
        let found = if is_own || theirs.is_none() { careless(tree, at, number, mv)? } else { None };
        if is_own && found.is_some() {
            return Ok(found);
        }
        theirs = theirs.or(found);
        at = tree.next(at)[mv];
    }
    Ok(theirs)
}

/// What loses beside this move of the line, which has this number, and what meets it: where there is one an answer that does something.
fn careless(tree: &mut dyn Tree, at: u32, number: usize, mv: usize) -> Result<Option<Say>, Stop> {
    let losing = losing(tree, at)?;
    let mut met = Vec::new();
    for bad in soonest(tree, at, &losing)? {
        let then = tree.next(at)[bad];
        met.extend(keeping(tree, then)?.first().map(|answer| (bad, then, *answer)));
    }
    let doing = met.iter().position(|(_, then, answer)| tree.does(*then, *answer).is_some());
    Ok(met.get(doing.unwrap_or(0)).map(|(bad, then, answer)| {
        say!(
            "idea-care",
            who = if number % 2 == 1 { "you" } else { "opponent" },
            number = number,
            mv = told(tree, at, mv),
            others = losing.len(),
            bad = tree.write(at, *bad),
            answer = told(tree, *then, *answer)
        )
    }))
}
