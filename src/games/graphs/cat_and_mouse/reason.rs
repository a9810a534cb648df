//! Why the mouse escapes, is caught, or is chased for ever.

use crate::graphs::cat_and_mouse::pairs::{Swept, number};
use crate::graphs::cat_and_mouse::rules::{CatAndMouse, Chase};
use crate::kit::asked::Asked;
use crate::kit::ideas::tell::steps;
use crate::kit::ideas::tree::Insight;
use crate::kit::swept::law;
use crate::kit::tokens::Stage;
use crate::kit::waves::{SHOWN, claim};
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;
use solve::retrograde::sweep::Sweep;

/// The reason of a position that is not over.
pub fn explain(swept: &Swept, asked: &Asked<CatAndMouse>) -> Result<Reason, Stop> {
    let Asked { oracle, game, at, verdict, control } = *asked;
    let sweep = swept.sweep(game, control)?;
    let ask = match at.to {
        Side::First => say!("cat-and-mouse-ask-mouse"),
        Side::Second => say!("cat-and-mouse-ask-cat"),
    };
    let mut told = vec![Step::says(Role::Ask, ask)];
    told.extend(steps(asked)?);
    let hunt = Asked { oracle, game, at, verdict, control };
    let mouse = |at: &At<Chase>| game.network.name(at.pos.mouse).to_owned();
    told.extend(hunt.pocket(Side::Second, game.network.size(), mouse)?);
    told.extend((verdict.value.outcome() == Outcome::D).then(|| stay(game, at, &sweep)));
    told.push(law(verdict.value.outcome()));
    Ok(Reason { claim: claim(&verdict.value, &verdict.best_total), steps: told })
}

impl Insight for CatAndMouse {
    fn pass(&self, at: &At<Chase>) -> Option<At<Chase>> {
        Some(At { pos: at.pos, to: at.to.other() })
    }

    fn places(&self, at: &At<Chase>, to: &usize) -> Vec<(Spot, Arg)> {
        let stage = Stage::of(&self.network, &[at.pos.mouse, at.pos.cat]);
        let node = Arg::from(say!("spot-node", node = self.network.name(*to)));
        stage.spot(*to).map(|spot| (spot, node)).into_iter().collect()
    }

    fn does(&self, at: &At<Chase>, to: &usize) -> Option<Say> {
        match self.winner(&self.play(at, to).pos)? {
            Side::First => Some(say!("waves-does-away")),
            Side::Second => Some(say!("waves-does-catch")),
        }
    }
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
