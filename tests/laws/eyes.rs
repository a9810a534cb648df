//! What a side cannot tell apart looks, sounds and is judged the same to it; and a file holds all of it and tells none of it.

use std::collections::BTreeMap;

use duel::answer::Answer;
use duel::history::{Duel, Seen};
use ground::rules::{Eye, Side};
use ground::scene::Scene;
use solve::judge::control::Control;
use solve::judge::oracle::Scope;

use crate::chance::random_move;
use crate::dice::Dice;
use crate::starts::{Start, house, starts};

/// Seeds of chance, and rounds played with each.
const SEEDS: u64 = 3;
const ROUNDS: u64 = 3;

/// Positions of one start that are judged.
const JUDGED: usize = 5;

/// Everything a side is shown of a position on its way.
#[derive(Debug, PartialEq)]
struct Shown {
    text: String,
    scene: Scene,
    seen: Seen,
    moves: Vec<String>,
}

/// The starts of games that hide something until a round is over.
fn repeated() -> impl Iterator<Item = Start> {
    starts().into_iter().filter(|start| start.place.is_repeated())
}

/// A round from a start: chance by one seed, moves by another.
fn round(start: &Start, chance: u64, seed: u64) -> Duel {
    let mut dice = Dice::new(seed);
    let mut duel = Duel::new(start.entry.clone(), start.place.clone()).reshuffled(chance);
    while let Some(mv) = random_move(&**duel.place(), &mut dice) {
        duel.play(&mv).unwrap_or_else(|fault| panic!("{}: {mv}: {fault:?}", start.name));
    }
    duel
}

/// What this side has been told on its way to a position: its own situations, and the moves that were open.
fn told(duel: &Duel, node: usize, side: Side) -> Option<String> {
    let nodes = duel.nodes();
    let trail: Vec<usize> = (0..=node).collect();
    let knows = |&node: &usize| (nodes[node].place.to() == side).then(|| nodes[node].place.situation()).flatten();
    let own: Vec<String> = trail.iter().filter_map(knows).collect();
    let said: Vec<&str> = trail[1..]
        .iter()
        .map(|&node| {
            let is_own = nodes[node - 1].place.to() == side;
            let is_open = nodes[node - 1].place.situation().is_some_and(|at| !at.is_empty());
            // A cut tells nobody anything.
            if nodes[node - 1].place.situation().is_none() || !(is_own || is_open) {
                "?"
            } else {
                nodes[node].mv.as_str()
            }
        })
        .collect();
    let text = nodes[node].place.text();
    let public = text.split_once(':').map_or("", |(_, said)| said);
    // Before its first own turn nothing here says what the side holds.
    (!own.is_empty() && nodes[node].place.ending().is_none()).then(|| format!("{side:?} {own:?} {public} {said:?}"))
}

/// The way to a position as a side sees it while the round goes on.
fn shown(start: &Start, chance: u64, whole: &Duel, node: usize, side: Side) -> (Shown, Duel) {
    let fresh = Duel::new(start.entry.clone(), start.place.clone()).reshuffled(chance);
    let mut duel = fresh.seen_by(Eye::Of(side));
    for node in &whole.nodes()[1..=node] {
        duel.play(&node.mv).expect("it was played before");
    }
    let place = duel.place();
    let shown =
        Shown { text: place.text(), scene: place.scene(), seen: duel.seen(duel.cursor()), moves: place.moves(50).0 };
    (shown, duel)
}

fn judged(duel: &Duel) -> Answer {
    duel.place().judge(Scope::Everything, &Control::new()).expect("nobody stops it")
}

#[test]
fn what_a_side_cannot_tell_apart_is_shown_and_judged_the_same() {
    for start in repeated() {
        let mut met: BTreeMap<String, (Shown, Option<Answer>)> = BTreeMap::new();
        let (mut pairs, mut judgements) = (0, 0);
        for (chance, seed) in (0..SEEDS).flat_map(|chance| (0..ROUNDS).map(move |seed| (chance, seed))) {
            let whole = round(&start, chance, chance * ROUNDS + seed);
            for node in 0..whole.nodes().len() {
                for side in [Side::First, Side::Second] {
                    let Some(key) = told(&whole, node, side) else { continue };
                    let (now, duel) = shown(&start, chance, &whole, node, side);
                    let Some((before, answer)) = met.get_mut(&key) else {
                        let answer = (judgements < JUDGED).then(|| judged(&duel));
                        judgements += 1;
                        met.insert(key, (now, answer));
                        continue;
                    };
                    pairs += 1;
                    let now = Shown { seen: seen_alike(&key, &now, before), ..now };
                    assert_eq!(&now, before, "{}: {key}", start.name);
                    if let Some(answer) = answer {
                        assert_eq!(&judged(&duel), answer, "{}: {key}", start.name);
                    }
                }
            }
        }
        assert!(pairs > 0, "{}: no two positions met look alike", start.name);
    }
}

/// The last move is a cut of the pack where keys say `?` at their end: where it was cut may differ.
fn seen_alike(key: &str, now: &Shown, before: &Shown) -> Seen {
    let is_cut = key.ends_with("[\"?\"]");
    if is_cut { before.seen.clone() } else { now.seen.clone() }
}

#[test]
fn whoever_waits_is_told_no_move_of_the_hand_it_does_not_see() {
    for start in repeated() {
        let whole = round(&start, 1, 1);
        for node in 0..whole.nodes().len() {
            let place = &whole.nodes()[node].place;
            let (to, other) = (place.to(), place.to().other());
            if place.ending().is_some() || place.situation().is_none_or(|at| at.is_empty()) {
                continue;
            }
            let own = shown(&start, 1, &whole, node, to).1;
            let waiting = shown(&start, 1, &whole, node, other).1;
            assert_eq!(own.place().text(), place.text(), "{}: the mover sees what the notation tells", start.name);
            assert_ne!(waiting.place().text(), place.text(), "{}", start.name);
            let answer = judged(&waiting);
            assert!(answer.best.is_empty() && answer.moves.is_empty() && answer.line.is_empty(), "{}", start.name);
            let mixing = waiting.place().mixing().expect("rounds are repeated");
            assert_eq!(mixing.mixed(&Control::new()), Ok(Vec::new()), "{}", start.name);
        }
    }
}

#[test]
fn a_file_holds_the_same_round_and_gives_no_secret_away() {
    for start in repeated() {
        for chance in 0..SEEDS {
            let whole = round(&start, chance, chance);
            let end = whole.place().text();
            let saved = whole.save();
            let again = Duel::load(&house(), &saved).expect("it was saved");
            assert_eq!(again.place().text(), end, "{}: chance falls otherwise", start.name);
            for (node, (_, kept)) in whole.nodes().iter().skip(1).zip(&saved.moves) {
                let before = &whole.nodes()[node.parent.expect("it is a move")].place;
                let is_open = before.play(&node.mv).is_ok_and(|step| !step.is_secret);
                assert_eq!(is_open, *kept == node.mv, "{}: {kept} for {}", start.name, node.mv);
            }
        }
    }
}

#[test]
fn the_same_seed_deals_the_same_and_others_differ() {
    for start in repeated() {
        let ends = |chance| round(&start, chance, 3).place().text();
        assert_eq!(ends(8), ends(8), "{}", start.name);
        let is_dealt = start.place.situation().is_none();
        assert!(
            !is_dealt || (0..20).any(|chance| ends(chance) != ends(8)),
            "{}: every seed deals the same",
            start.name
        );
    }
}
