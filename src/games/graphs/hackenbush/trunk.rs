//! Misère pictures on a single trunk: nobody cuts it of free will, so what stands on it is played as in normal play.

use crate::graphs::hackenbush::drawing::{Drawing, spots};
use crate::graphs::hackenbush::fusion::{Block, Edge, Fused};
use crate::graphs::hackenbush::rules::{Hackenbush, Picture};
use crate::kit::columns::columns;
use duel::game::Game;
use ground::num::Nat;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// A picture that one edge carries.
struct Trunk {
    name: String,
    /// The nim-value of what stands on it in normal play.
    value: u64,
    /// What stands on it: stalks by their branches, and the loop that is left of cycles.
    stalks: Vec<(String, Nat)>,
    /// How many single twigs stand on it, if nothing but single twigs does.
    twigs: usize,
}

impl Trunk {
    /// The trunk of a picture; `None`: more than one edge reaches the ground.
    fn of(picture: &Picture, control: &Control) -> Result<Option<Trunk>, Stop> {
        let fused = Fused::of(picture.nodes(), &picture.edges, control)?;
        let name = |block: &Block| block.stem.map(|(edge, _)| picture.write(picture.edges[edge]));
        let on =
            |below: usize| fused.blocks.iter().filter(move |block| block.stem.is_some_and(|(_, own)| own == below));
        let foot = fused.blocks.iter().position(|block| block.stem.is_some_and(|(_, below)| below == 0));
        let (Some(foot), 1, 0) = (foot, on(0).count(), fused.blocks[0].loops) else { return Ok(None) };
        let stalk = |block: &Block| name(block).map(|name| (name, Nat::from(block.stalk())));
        let mut stalks: Vec<(String, Nat)> = on(foot).filter_map(stalk).collect();
        let block = &fused.blocks[foot];
        let top = block.stem.map_or(0, |(edge, _)| picture.edges[edge].0.max(picture.edges[edge].1));
        if block.loops > 0 {
            stalks.push((picture.names[top].to_string(), Nat::from(block.loops % 2)));
        }
        let twigs = on(foot).count();
        let twigs = if picture.edges.len() == twigs + 1 { twigs } else { 0 };
        Ok(name(block).map(|name| Trunk { name, value: block.value, stalks, twigs }))
    }

    fn shown(&self, step: Step) -> Step {
        if self.stalks.is_empty() { step } else { step.showing(columns(self.stalks.clone())) }
    }
}

/// The reason of a misère picture on a trunk, or of one from which a cut leads to a trunk on which nothing is to be gained.
///
/// Who cuts the trunk makes the last move and loses. So the loser is who finds nothing else to cut: the same who would lose
/// what stands on the trunk in normal play, and that is lost exactly at nim-value 0.
pub fn on_a_trunk(
    game: &Hackenbush,
    at: &At<Picture>,
    verdict: &Verdict<Edge>,
    control: &Control,
) -> Result<Option<Reason>, Stop> {
    let here = Trunk::of(&at.pos, control)?;
    if verdict.value.outcome() != Outcome::N {
        return Ok(here.and_then(|trunk| lost(game, at, &trunk, verdict)));
    }
    for cut in &verdict.best {
        if let Some(left) = Trunk::of(&at.pos.without(*cut), control)?.filter(|left| left.value == 0) {
            return Ok(Some(won(at, *cut, (here.as_ref(), &left), verdict)));
        }
    }
    Ok(None)
}

fn ask() -> Step {
    Step::says(Role::Ask, say!("hackenbush-ask-trunk"))
}

fn law(trunk: &Trunk) -> Step {
    let is_bare = trunk.stalks.is_empty();
    Step::says(
        Role::Law,
        if is_bare { say!("hackenbush-law-rule", misere = 1usize) } else { say!("hackenbush-law-trunk") },
    )
}

fn lost(game: &Hackenbush, at: &At<Picture>, trunk: &Trunk, verdict: &Verdict<Edge>) -> Option<Reason> {
    let (name, moves) = (trunk.name.as_str(), &verdict.total);
    let cut = game.write_move(at, verdict.best.first()?);
    let bare = usize::from(trunk.stalks.is_empty());
    let look = Step::says(Role::Look, say!("hackenbush-look-trunk", trunk = name, bare = bare)).about(Idea::Zugzwang);
    let place = say!("hackenbush-place-trunk-none", trunk = name, bare = bare, twigs = trunk.twigs);
    let steps = vec![
        ask(),
        trunk.shown(look),
        Step::says(Role::Place, place),
        Step::says(Role::Move, say!("hackenbush-stall-trunk", edge = cut, moves = moves)),
        law(trunk),
    ];
    Some(Reason { claim: say!("hackenbush-claim-trunk-lost", trunk = name), steps })
}

fn won(at: &At<Picture>, cut: Edge, (here, left): (Option<&Trunk>, &Trunk), verdict: &Verdict<Edge>) -> Reason {
    let moves = &verdict.best_total;
    let look = here.map_or_else(
        || Step::says(Role::Look, say!("hackenbush-look-to-trunk")),
        |trunk| {
            trunk.shown(Step::says(
                Role::Look,
                say!("hackenbush-look-trunk", trunk = trunk.name.as_str(), bare = 0usize),
            ))
        },
    );
    let lit = spots(&Drawing::of(&at.pos), &[cut]);
    let place = Step::says(Role::Place, say!("hackenbush-place-trunk", here = usize::from(here.is_some())));
    let (twigs, bare) = (left.twigs, usize::from(left.stalks.is_empty()));
    let edge = at.pos.write(cut);
    let mv = say!("hackenbush-move-trunk", edge = edge, trunk = left.name.as_str(), twigs = twigs, bare = bare);
    let mut steps = vec![
        ask(),
        look.about(Idea::Zugzwang),
        if lit.is_empty() { place } else { place.showing(Exhibit::Spots(lit)) },
        left.shown(Step::says(Role::Move, mv)),
    ];
    if bare == 0 {
        let says: Say = say!("hackenbush-proof-trunk", trunk = left.name.as_str(), twigs = twigs);
        steps.push(Step::says(Role::Proof, says).about(Idea::Pairing));
    }
    steps.push(law(here.unwrap_or(left)));
    Reason { claim: say!("hackenbush-claim-trunk-won", moves = moves), steps }
}
