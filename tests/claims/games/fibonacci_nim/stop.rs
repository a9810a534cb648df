//! What is said where a take of 1 ends the game, and where one counter alone is left.

use super::piles::{Pile, Piles, best};
use crate::claim::{Case, Held, all, is, same};
use crate::heaps::{best_wins, is_fate};
use crate::referee::{Fate, best_next, each_move, moves};

/// One counter can be taken, and nothing else can be moved; then the opponent cannot move and wins.
pub fn last(case: &Case) -> Held {
    let Some(moves) = moves(&*case.met.place, 10) else { return Held::Open };
    Piles::held(case, |piles| same((piles.alone().0, moves.len(), piles.is_misere), (1, 1, true)))
        .and(|| is(moves[0].1.ending().is_some(), || "play goes on".into()))
}

pub fn last_place(case: &Case) -> Held {
    last(case).and(|| Piles::held(case, |piles| same(piles.all[case.size("heap") - 1].0, 1)))
}

/// A take of 1 leaves no move.
pub fn stop_look(case: &Case) -> Held {
    Piles::held(case, |piles| same((piles.next(1), piles.all.iter().filter(|(_, limit)| *limit > 0).count()), (0, 1)))
}

pub fn stop_place(case: &Case) -> Held {
    Piles::held(case, |piles| same((case.size("size"), case.size("limit")), piles.alone()))
}

/// It wins, and the opponent has no move or only such as end the game.
pub fn stop_claim(case: &Case) -> Held {
    let next = best_next(case);
    let Some(replies) = moves(&*next, 10) else { return Held::Open };
    all([
        same(case.size("take"), best(case).1),
        is(replies.iter().all(|(_, then)| then.ending().is_some()), || "play goes on".into()),
        best_wins(case),
    ])
}

pub fn stop_claim_lost(case: &Case) -> Held {
    is(case.met.is_misere(), || "whoever cannot move loses".into()).and(|| {
        each_move(case, |next| is(next.ending().is_some(), || "the opponent has a move".into()))
            .and(|| each_move(case, |next| is_fate(next, Fate::Won)))
    })
}

pub fn stop_move(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let take = best(case).1;
        same((case.size("take"), case.size("left")), (take, piles.alone().0 - take))
    })
}

pub fn stop_proof(case: &Case) -> Held {
    is(best_next(case).ending().is_some() && !case.met.is_misere(), || "the opponent has a move".into())
}

/// Each answer takes 1 or the last counter, and play is over.
pub fn stop_proof_misere(case: &Case) -> Held {
    let next = best_next(case);
    let Some(replies) = moves(&*next, 100) else { return Held::Open };
    let takes: Vec<&str> = replies.iter().map(|(text, _)| text.rsplit(':').next().unwrap_or(text)).collect();
    let left = case.nat("left").to_string();
    let wanted: Vec<&str> = match (left.as_str(), case.size("both")) {
        ("1", _) | (_, 0) => vec!["1"],
        (left, _) => vec!["1", left],
    };
    is(case.met.is_misere() && !replies.is_empty(), || "there is no answer".into())
        .and(|| same(takes.clone(), wanted.clone()))
        .and(|| all(replies.iter().map(|(text, then)| is(then.ending().is_some(), || format!("{text} goes on")))))
}

/// Only a take of 1 and a take of all are there, and each ends play.
pub fn stop_proof_lost(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let (size, limit) = piles.alone();
        is((1..=limit.min(size)).all(|take| take == 1 || take == size), || "another take is allowed".into())
    })
    .and(|| stop_claim_lost(case))
}

/// Every pile is settled within three moves, whatever the loser does.
pub fn stop_law(case: &Case) -> Held {
    Piles::held(case, |piles| {
        let over = |(size, limit): Pile| limit.min(size) == 0;
        let play = |(size, _): Pile, take: usize| (size - take, piles.next(take).min(size - take));
        let takes = |(size, limit): Pile| 1..=limit.min(size);
        let wins_at_once =
            |pile: Pile| if piles.is_misere { over(pile) } else { takes(pile).any(|t| over(play(pile, t))) };
        let loses = |pile: Pile| {
            if piles.is_misere { takes(pile).all(|t| over(play(pile, t))) } else { over(pile) }
        };
        let settled = |pile: Pile| {
            wins_at_once(pile) || loses(pile) || takes(pile).any(|t| loses(play(pile, t)) && !over(play(pile, t)))
        };
        let open = (1..40).find(|&n| (1..=n).any(|l| !settled((n, l))));
        is(open.is_none(), || format!("{open:?} takes longer"))
    })
}
