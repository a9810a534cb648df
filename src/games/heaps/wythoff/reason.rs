//! Why two heaps of Wythoff's game are won or lost: the list of lost pairs, and which of them a move reaches.

use num_traits::One;

use crate::heaps::wythoff::rules::{Two, Wythoff, on_board, spot, written};
use duel::game::Game;
use ground::num::{Nat, small};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use solve::formula::beatty::Pairs;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Pairs of the list shown in any case.
const SHOWN: usize = 6;

/// Moves of a lost position up to which each one's refutation is shown.
const REFUTED: u32 = 60;

/// The reason, given the verdict.
pub fn explain(wythoff: &Wythoff, pairs: &Pairs, at: &At<Two>, verdict: &Verdict<Two>) -> Reason {
    let won = verdict.best.first().filter(|_| verdict.value.outcome() == Outcome::N);
    if let Some(left) = won.filter(|left| !wythoff.is_misere && wythoff.ending(&wythoff.play(at, left)).is_some()) {
        return take_all(wythoff, at, left, verdict);
    }
    let (claim, mut steps) = match won {
        Some(left) => won_by(wythoff, pairs, at, left, verdict),
        None => lost(wythoff, pairs, at, verdict),
    };
    if wythoff.is_misere {
        let first = if wythoff.t.is_one() { say!("wythoff-misere-one") } else { say!("wythoff-misere-many") };
        steps.push(Step::says(Role::Proof, first));
    }
    let law = match (wythoff.is_misere, wythoff.t.is_one()) {
        (false, true) => say!("wythoff-law"),
        (false, false) => say!("wythoff-law-many", t = &wythoff.t),
        (true, true) => say!("wythoff-law-misere"),
        (true, false) => say!("wythoff-law-misere-many", t = &wythoff.t),
    };
    steps.push(Step::says(Role::Law, law));
    Reason { claim, steps }
}

fn won_by(wythoff: &Wythoff, pairs: &Pairs, at: &At<Two>, left: &Two, verdict: &Verdict<Two>) -> (Say, Vec<Step>) {
    let numbers: Vec<Nat> = verdict.best.iter().filter_map(|(a, b)| pairs.number(a, b)).collect();
    let k = numbers.first().cloned().unwrap_or_default();
    let (a, b) = ordered(left);
    let ask = Step::says(Role::Ask, say!("wythoff-ask"));
    let look = Step::says(Role::Look, list_rule(wythoff)).about(Idea::LostList).showing(table(pairs, &[]));
    let targets = verdict.best.iter().filter_map(on_board).map(spot).collect();
    let place = Step::says(Role::Place, place(at, left, &k)).showing(Exhibit::Spots(targets));
    let mv = say!("wythoff-move", move = wythoff.tell(at, left), left = written(left), k = &k);
    let mut mv = Step::says(Role::Move, mv).about(Idea::LostList);
    // The list is shown again only where it must go on.
    if numbers.iter().any(|k| *k >= Nat::from(SHOWN)) {
        mv = mv.showing(table(pairs, &numbers));
    }
    let mut steps = vec![ask, look, place, mv];
    if verdict.best.len() > 1 {
        let all: Vec<String> = verdict.best.iter().map(|left| wythoff.write_move(at, left)).collect();
        steps.push(Step::says(Role::Proof, say!("wythoff-all", moves = all)));
    }
    let proof = if wythoff.is_misere { say!("wythoff-proof-won-misere") } else { say!("wythoff-proof-won") };
    steps.push(Step::says(Role::Proof, proof).about(Idea::LostList));
    (say!("wythoff-claim-won", a = a, b = b, k = &k, moves = &verdict.best_total), steps)
}

/// Both heaps can be taken at once.
fn take_all(wythoff: &Wythoff, at: &At<Two>, left: &Two, verdict: &Verdict<Two>) -> Reason {
    let (a, b) = ordered(&at.pos);
    let targets = on_board(left).map(spot).into_iter().collect();
    let steps = vec![
        Step::says(Role::Ask, say!("wythoff-ask-all")),
        Step::says(Role::Look, say!("wythoff-look-all", a = a, b = b)).about(Idea::End),
        Step::says(Role::Place, say!("wythoff-place-all")).showing(Exhibit::Spots(targets)),
        Step::says(Role::Move, say!("wythoff-move-all", move = wythoff.tell(at, left))).about(Idea::End),
        Step::says(Role::Proof, say!("wythoff-proof-end")).about(Idea::End),
        Step::says(Role::Law, say!("worth-law-end", misere = 0usize)),
    ];
    Reason { claim: say!("wythoff-claim-all", moves = &verdict.best_total), steps }
}

fn lost(wythoff: &Wythoff, pairs: &Pairs, at: &At<Two>, verdict: &Verdict<Two>) -> (Say, Vec<Step>) {
    let k = pairs.number(&at.pos.0, &at.pos.1).unwrap_or_default();
    let (a, b) = ordered(&at.pos);
    let ask = Step::says(Role::Ask, say!("wythoff-ask"));
    let look = Step::says(Role::Look, list_rule(wythoff))
        .about(Idea::LostList)
        .showing(table(pairs, std::slice::from_ref(&k)));
    let place = Step::says(Role::Place, say!("wythoff-place-none", a = a, b = b, difference = b - a));
    let goes_on = |left: &&Two| wythoff.ending(&wythoff.play(at, left)).is_none();
    let stall = match verdict.best.iter().find(goes_on) {
        Some(left) => say!("wythoff-stall", move = wythoff.tell(at, left)),
        None => say!("wythoff-stall-last", move = wythoff.tell(at, &verdict.best[0])),
    };
    let keeps = match (wythoff.is_misere, wythoff.t.is_one()) {
        (true, _) => say!("wythoff-proof-lost-misere"),
        (false, true) => say!("wythoff-proof-lost"),
        (false, false) => say!("wythoff-proof-lost-many", t = &wythoff.t),
    };
    let mut proof = Step::says(Role::Proof, keeps).about(Idea::LostList);
    if verdict.total <= Nat::from(REFUTED) {
        proof = proof.showing(refutations(wythoff, pairs, at));
    }
    (say!("wythoff-claim-lost", a = a, b = b, k = &k), vec![ask, look, place, Step::says(Role::Move, stall), proof])
}

/// How the list goes on.
fn list_rule(wythoff: &Wythoff) -> Say {
    match (wythoff.is_misere, wythoff.t.is_one()) {
        (false, true) => say!("wythoff-list"),
        (false, false) => say!("wythoff-list-many", t = &wythoff.t),
        (true, true) => say!("wythoff-list-misere"),
        (true, false) => say!("wythoff-list-misere-many", t = &wythoff.t),
    }
}

/// Which heap stays, or what the difference becomes.
fn place(at: &At<Two>, left: &Two, k: &Nat) -> Say {
    if left.1 == at.pos.1 {
        say!("wythoff-place-keeps", heap = 2, size = &left.1, k = k, other = &left.0)
    } else if left.0 == at.pos.0 {
        say!("wythoff-place-keeps", heap = 1, size = &left.0, k = k, other = &left.1)
    } else {
        let (a, b) = ordered(left);
        say!("wythoff-place-both", k = k, difference = b - a)
    }
}

/// The beginning of the list and the pairs that matter.
fn table(pairs: &Pairs, numbers: &[Nat]) -> Exhibit {
    let mut shown: Vec<Nat> = (0..SHOWN).map(Nat::from).chain(numbers.iter().cloned()).collect();
    // Up to a dozen pairs the list has no gap.
    let last = numbers.iter().filter_map(small).filter(|&k| k < 2 * SHOWN).max().unwrap_or(0);
    shown.extend((0..last).map(Nat::from));
    shown.sort();
    shown.dedup();
    let row = |k: &Nat| {
        let (a, b) = pairs.pair(k);
        let difference = &b - &a;
        vec![k.to_string(), a.to_string(), b.to_string(), difference.to_string()]
    };
    let places = shown.iter().enumerate().filter(|(_, k)| numbers.contains(k));
    Exhibit::Table {
        head: vec![Say::verbatim("k"), Say::verbatim("a"), Say::verbatim("b"), Say::verbatim("b - a")],
        focus: places.flat_map(|(i, _)| [(i, 1), (i, 2)]).collect(),
        rows: shown.iter().map(row).collect(),
    }
}

/// Every move with the reply that goes back into the list; a move that ends a misère game has none.
fn refutations(wythoff: &Wythoff, pairs: &Pairs, at: &At<Two>) -> Exhibit {
    let reply = |mv: Two| {
        let next = wythoff.play(at, &mv);
        let reply = pairs.reached(&next.pos.0, &next.pos.1).into_iter().next();
        let reply = reply.map(|reply| wythoff.write_move(&next, &reply)).unwrap_or_default();
        (wythoff.write_move(at, &mv), reply)
    };
    Exhibit::Replies(wythoff.moves(at).list.map(reply).collect())
}

fn ordered((a, b): &Two) -> (&Nat, &Nat) {
    if a <= b { (a, b) } else { (b, a) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_shows_the_pair_that_matters_however_far() {
        let far = Nat::from(1_000u32);
        let Exhibit::Table { rows, focus, .. } = table(&Pairs::new(Nat::one(), false), &[far]) else {
            panic!("the exhibit is a table");
        };
        assert_eq!(rows.last().map(|row| row.join(" ")), Some("1000 1618 2618 1000".to_owned()));
        assert_eq!(focus, [(SHOWN, 1), (SHOWN, 2)]);
    }
}
