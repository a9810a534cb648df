//! Why the mouse escapes, is caught, or is chased for ever.

use crate::games::graphs::cat_and_mouse::pairs::{Swept, number};
use crate::games::graphs::cat_and_mouse::rules::{CatAndMouse, Chase};
use crate::kit::waves::{Retold, SHOWN, claim, waves};
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::Verdict;
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::oracle::retrograde::Sweep;
use crate::oracle::value::Outcome;
use crate::rules::{At, Side};
use crate::say;

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
    let (ask, look) = match at.to {
        Side::First => (say!("cat-and-mouse-ask-mouse"), say!("cat-and-mouse-look-mouse")),
        Side::Second => (say!("cat-and-mouse-ask-cat"), say!("cat-and-mouse-look-cat")),
    };
    let proof = match (verdict.value.outcome(), verdict.value.remoteness()) {
        (Outcome::N, plies) => told.nearer(plies.unwrap_or_default())?,
        (Outcome::P, _) => told.answered()?,
        (Outcome::D, _) => stay(game, at, &sweep),
    };
    let steps = vec![
        Step::says(Role::Ask, ask),
        Step::says(Role::Look, look).showing(told.outlook()?),
        told.place(),
        told.push(),
        proof,
        waves(&sweep.whole("")),
    ];
    Ok(Reason { claim: claim(&verdict.value, &verdict.best_total), steps })
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
    Step::says(Role::Proof, says).showing(Exhibit::Table { head: head.to_vec(), rows, focus: Vec::new() })
}
