//! Why the mouse escapes, is caught, or is chased for ever.

use std::collections::BTreeMap;

use crate::graphs::cat_and_mouse::pairs::{Swept, number};
use crate::graphs::cat_and_mouse::rules::{CatAndMouse, Chase};
use crate::kit::waves::{Retold, SHOWN, claim, counted, waves};
use ground::rules::{At, Side};
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::sequence::Fall;
use solve::judge::value::Outcome;
use solve::retrograde::sweep::Sweep;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &Swept,
    game: &CatAndMouse,
    at: &At<Chase>,
    verdict: &Verdict<usize>,
    control: &Control,
) -> Result<Reason, Stop> {
    let told = Retold { oracle, game, at, verdict, control };
    let sweep = oracle.sweep(game, control)?;
    let ask = match at.to {
        Side::First => say!("cat-and-mouse-ask-mouse"),
        Side::Second => say!("cat-and-mouse-ask-cat"),
    };
    let proof = match (verdict.value.outcome(), verdict.value.remoteness()) {
        (Outcome::N, plies) => told.nearer(plies.unwrap_or_default())?,
        (Outcome::P, _) => told.answered()?,
        (Outcome::D, _) => stay(game, at, &sweep),
    };
    let steps = vec![
        Step::says(Role::Ask, ask),
        counted(verdict),
        told.place(),
        told.push(),
        told.left()?,
        proof,
        waves(&fall(game, &sweep)),
    ];
    Ok(Reason { claim: claim(&verdict.value, &verdict.best_total), steps })
}

/// How the positions fall that there can be: the cat never stands in the hole.
fn fall(game: &CatAndMouse, sweep: &Sweep) -> Fall {
    let size = game.network.size();
    let mut fall = Fall { to_move: "", won: 0, lost: 0, drawn: 0, histogram: BTreeMap::new() };
    let pairs = (0..size).flat_map(|mouse| (0..size).map(move |cat| Chase { mouse, cat }));
    for pos in pairs.filter(|pos| Some(pos.cat) != game.hole) {
        for to in [Side::First, Side::Second] {
            let value = sweep.value(number(size, &At { pos, to }));
            let count = match value.outcome() {
                Outcome::N => &mut fall.won,
                Outcome::P => &mut fall.lost,
                Outcome::D => &mut fall.drawn,
            };
            *count += 1;
            if let Some(plies) = value.remoteness() {
                *fall.histogram.entry(plies).or_default() += 1;
            }
        }
    }
    fall
}

/// Where the mover is safe for each place of the other: from there it can always step so that it is safe again.
fn stay(game: &CatAndMouse, at: &At<Chase>, sweep: &Sweep) -> Step {
    let nodes = 0..game.network.size();
    let beside = |other: usize, own: usize| match at.to {
        Side::First => Chase { mouse: own, cat: other },
        Side::Second => Chase { mouse: other, cat: own },
    };
    let is_safe = |pos: Chase| {
        Some(pos.cat) != game.hole
            && game.winner(&pos).is_none()
            && sweep.value(number(game.network.size(), &At { pos, to: at.to })).outcome() != Outcome::P
    };
    let row = |other: usize| {
        let safe: Vec<&str> =
            nodes.clone().filter(|own| is_safe(beside(other, *own))).map(|own| game.network.name(own)).collect();
        (!safe.is_empty()).then(|| vec![game.network.name(other).to_owned(), safe.join(" ")])
    };
    let rows = nodes.clone().filter_map(row).take(SHOWN).collect();
    let (says, head) = match at.to {
        Side::First => {
            (say!("cat-and-mouse-safe-mouse"), [say!("cat-and-mouse-head-cat"), say!("cat-and-mouse-head-mouse-safe")])
        }
        Side::Second => {
            (say!("cat-and-mouse-safe-cat"), [say!("cat-and-mouse-head-mouse"), say!("cat-and-mouse-head-cat-safe")])
        }
    };
    Step::says(Role::Proof, says).about(Idea::Escape).showing(Exhibit::Table {
        head: head.to_vec(),
        rows,
        focus: Vec::new(),
    })
}
