//! Why the other side plays as it does: the equation that fixes how often it took the action that it took last.

use num_traits::Zero;

use crate::kit::hands::equated::Teller;
use crate::kit::hands::indifference::{Equation, Mixed};
use crate::kit::hands::table::Hands;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::control::{Control, Stop};
use solve::judge::reason::Step;

/// The equation behind the last choice of the other side, for the first hand that mixes the action it took with one other, if possible by
/// what the reader chooses here. `None`: it made no choice, no such hand is found, or no choice of the reader fixes it.
///
/// Cost: one equation for each hand. Worked: in Kuhn's poker J bets with probability q; with Q to fold brings you -1 - q over both hands
/// and to call -2 + 2q, so q = 1/3.
pub fn why_so<H: Hands>(
    state: &Mixed<H>,
    said: &dyn Fn(&[usize]) -> String,
    control: &Control,
) -> Result<Option<Step>, Stop> {
    let tree = state.hands.tree();
    let is_turn = |to: &usize| {
        let node = tree.at(&state.way[..*to]).map(|node| &tree.nodes()[node]);
        matches!(node, Some(Node::Turn { side, .. }) if *side != state.me)
    };
    let Some(last) = (0..state.way.len()).rev().find(is_turn) else { return Ok(None) };
    let (way, action) = (&state.way[..last], state.way[last]);
    let node = tree.at(way).expect("a round follows its tree");
    let weight = |node, action, hand| state.plan.weight(tree, node, action, hand).clone();
    let mut found: Option<(Mixed<H>, usize, Equation)> = None;
    for hand in 0..tree.hands(state.me.other()) {
        let facing = Mixed { way, me: state.me.other(), hand, ..*state };
        let comes = !facing.come(facing.me, way, hand, &weight).is_zero() && facing.is_dealt(hand, way);
        let plays = (0..tree.nodes()[node].next().len()).filter(|action| !weight(node, *action, hand).is_zero());
        let plays: Vec<usize> = plays.collect();
        let instead = plays.iter().copied().find(|own| *own != action);
        let Some(instead) = instead.filter(|_| comes && plays.len() == 2 && plays.contains(&action)) else { continue };
        let Some(equation) = facing.equation([action, instead], control)? else { continue };
        if equation.way == state.way {
            found = Some((facing, instead, equation));
            break;
        }
        found = found.or(Some((facing, instead, equation)));
    }
    Ok(found.map(|(facing, instead, equation)| {
        let name = |action: usize| state.hands.action(node, action);
        Teller { state: &facing, name: &name, said }.fixed([action, instead], &equation)
    }))
}
