//! Why the mouse escapes, is caught, or is chased for ever.

use crate::graphs::cat_and_mouse::drawn::Held;
use crate::graphs::cat_and_mouse::pairs::Swept;
use crate::graphs::cat_and_mouse::rules::{CatAndMouse, Chase};
use crate::kit::asked::Asked;
use crate::kit::ideas::tell::steps;
use crate::kit::ideas::tree::Insight;
use crate::kit::swept::law;
use crate::kit::tokens::Stage;
use crate::kit::waves::claim;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::{Arg, Say};
use ground::scene::Spot;
use solve::judge::control::Stop;
use solve::judge::idea::Idea;
use solve::judge::reason::{Reason, Role, Step};
use solve::judge::value::Outcome;

/// The reason of a position that is not over.
pub fn explain(swept: &Swept, asked: &Asked<CatAndMouse>) -> Result<Reason, Stop> {
    let Asked { oracle, game, at, verdict, control } = *asked;
    let sweep = swept.sweep(game, control)?;
    let ask = match at.to {
        Side::First => say!("cat-and-mouse-ask-mouse"),
        Side::Second => say!("cat-and-mouse-ask-cat"),
    };
    let mut told = vec![Step::says(Role::Ask, ask)];
    let held =
        if verdict.value.outcome() == Outcome::D { Held::new(game, at, verdict, &sweep).told() } else { [].into() };
    // Where all drawn positions are told, the moves that give the draw away and the way round are among them.
    let is_whole = matches!(&held[..], [step] if step.idea == Some(Idea::Escape));
    let is_told = |step: &Step| is_whole && step.role == Role::Proof;
    told.extend(steps(asked)?.into_iter().filter(|step| !is_told(step)));
    let hunt = Asked { oracle, game, at, verdict, control };
    let mouse = |at: &At<Chase>| game.network.name(at.pos.mouse).to_owned();
    told.extend(hunt.pocket(Side::Second, game.network.size(), mouse)?);
    told.extend(held);
    if let Some(says) = onto_the_cat(asked) {
        // That each move ends the game is the whole reason.
        told.retain(|step| step.role != Role::Look && step.role != Role::Proof);
        told.insert(1, Step::says(Role::Look, says).about(Idea::End));
    }
    told.push(law(verdict.value.outcome()));
    Ok(Reason { claim: claim(&verdict.value, &verdict.best_total), steps: told })
}

/// That the mouse has no step but onto the cat.
fn onto_the_cat(asked: &Asked<CatAndMouse>) -> Option<Say> {
    let (game, at) = (asked.game, asked.at);
    let steps: Vec<usize> = game.moves(at).list.collect();
    let is_onto = at.to == Side::First && !steps.is_empty() && steps.iter().all(|to| *to == at.pos.cat);
    is_onto.then(|| say!("cat-and-mouse-look-onto", cat = game.network.name(at.pos.cat)))
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
            Side::Second if at.to == Side::First => Some(say!("cat-and-mouse-does-onto")),
            Side::Second => Some(say!("waves-does-catch")),
        }
    }
}
