//! Why the other side plays as it does: what its last choice brings it with each hand, against all that it must expect.

use num_traits::{One, Zero};

use crate::kit::hands::indifference::Mixed;
use crate::kit::hands::known::Known;
use crate::kit::hands::later::told_plan;
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::{act, told};
use ground::say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// Actions that have a column each.
const WIDE: usize = 8;

/// The last choice of the other side with every hand that comes there by its plan: what each action brings, and how often it is taken. `None`:
/// it made none, no hand mixes there, or the own plan never lets it choose.
///
/// Cost: one walk below that choice for each hand.
pub fn why_so<H: Hands>(state: &Mixed<H>, known: &Known, control: &Control) -> Result<Option<Step>, Stop> {
    let tree = state.hands.tree();
    let is_turn = |to: &usize| {
        let node = tree.at(&state.way[..*to]).map(|node| &tree.nodes()[node]);
        matches!(node, Some(Node::Turn { side, .. }) if *side != state.me)
    };
    let Some(last) = (0..state.way.len()).rev().find(is_turn) else { return Ok(None) };
    let way = &state.way[..last];
    let node = tree.at(way).expect("a round follows its tree");
    let actions = tree.nodes()[node].next().len();
    let facing = Mixed { way, me: state.me.other(), ..*state };
    let weight = |node, action, hand| state.plan.weight(tree, node, action, hand).clone();
    let comes = |hand: &usize| !facing.come(facing.me, way, *hand, &weight).is_zero() && facing.is_dealt(*hand, way);
    let hands: Vec<usize> = (0..tree.hands(facing.me)).filter(comes).collect();
    let mixes = |hand: &usize| {
        !weight(node, state.way[last], *hand).is_zero() && !weight(node, state.way[last], *hand).is_one()
    };
    if actions > WIDE || !hands.iter().any(mixes) {
        return Ok(None);
    }
    let mut rows = Vec::new();
    for hand in hands {
        let seen = known.seen(tree, way, hand, control)?;
        if !seen.is_met {
            return Ok(None);
        }
        let brings = seen.actions.iter().map(|sum| told(&(sum / &seen.weight)));
        let plays = told_plan(&facing, node, hand);
        rows.push(std::iter::once(state.hands.hand(hand)).chain(brings).chain([plays]).collect());
    }
    let names = (0..actions).map(|action| act(&state.hands.action(node, action)));
    let head = std::iter::once(say!("hands-other")).chain(names).chain([say!("hands-plays")]).collect();
    let says = say!("hands-why-so", action = act(&state.hands.action(node, state.way[last])));
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    Ok(Some(Step::says(Role::Proof, says).about(Idea::Mixing).showing(table)))
}
