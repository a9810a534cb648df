//! How both sides go on: their plans at the later decisions of a round, from which each number of a state can be redone.

use num_traits::Zero;

use crate::kit::hands::belief::Beliefs;
use crate::kit::hands::indifference::Mixed;
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::weight_told;
use ground::rules::Side;
use ground::say;
use solve::equilibrium::hidden::tree::Node;
use solve::judge::idea::Idea;
use solve::judge::reason::{Exhibit, Role, Step};

/// Rows that are read at a glance; more are left out from the end of play on, and that is said.
const ROWS: usize = 12;

/// A later decision: what was said, and whose it is.
struct Later {
    way: Vec<usize>,
    side: Side,
    /// The hands that come there, those of the same plan together.
    plays: Vec<(Vec<usize>, String)>,
}

/// The plans at the later decisions that both can come to from here; `None`: there are none.
///
/// Worked: J in Kuhn's poker, first to act: after a bet Q calls 1/3 of the time and K always, so a bet brings 1/3 + 2/3 - 2 on average.
///
/// And whether that is a single decision.
pub fn later<H: Hands>(state: &Mixed<H>, beliefs: &Beliefs, said: &dyn Fn(&[usize]) -> String) -> Option<(Step, bool)> {
    let all = decisions(state, beliefs);
    let (mut told, mut rows) = (0, Vec::new());
    for later in &all {
        if rows.len() + later.plays.len() > ROWS && told > 0 {
            break;
        }
        told += 1;
        rows.extend(later.plays.iter().map(|(hands, plays)| {
            let hands = hands.iter().map(|hand| state.hands.hand(*hand)).collect::<Vec<_>>().join(" ");
            let [own, other] = if later.side == state.me { [hands, String::new()] } else { [String::new(), hands] };
            vec![said(&later.way), other, own, plays.clone()]
        }));
    }
    let head = vec![say!("hands-after"), say!("hands-other"), say!("hands-own"), say!("hands-plays")];
    let says = say!("hands-later", all = usize::from(told == all.len()), beyond = all.len() - told);
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    let step = || Step::says(Role::Proof, says).about(Idea::Counting).showing(table);
    (!all.is_empty()).then(|| (step(), all.len() == 1))
}

/// The decisions behind every action here, the nearest first, until something is shown.
fn decisions<H: Hands>(state: &Mixed<H>, beliefs: &Beliefs) -> Vec<Later> {
    let tree = state.hands.tree();
    let held: Vec<usize> = beliefs.held().map(|belief| belief.other).collect();
    let Some(here) = tree.at(state.way) else { return Vec::new() };
    let after = |way: &[usize], node: usize| -> Vec<(Vec<usize>, usize)> {
        let next = tree.nodes()[node].next().iter().enumerate();
        next.map(|(action, child)| ([way, &[action]].concat(), *child)).collect()
    };
    let mut open = after(state.way, here).into_iter().map(|(way, node)| (way, node, held.clone())).collect::<Vec<_>>();
    let (mut found, mut next) = (Vec::new(), 0);
    while let Some((way, node, held)) = open.get(next).cloned() {
        next += 1;
        let Node::Turn { side, .. } = tree.nodes()[node] else { continue };
        let hands = if side == state.me { vec![state.hand] } else { held.clone() };
        found.push(Later { plays: plays(state, node, &hands), way: way.clone(), side });
        for (way, child) in after(&way, node) {
            let action = way[way.len() - 1];
            let comes = |hand: &usize| !state.plan.weight(tree, node, action, *hand).is_zero();
            let is_own = side == state.me;
            // What the own plan never does is not needed behind it.
            let held: Vec<usize> = held.iter().copied().filter(|hand| is_own || comes(hand)).collect();
            if !held.is_empty() && (!is_own || comes(&state.hand)) {
                open.push((way, child, held));
            }
        }
    }
    found
}

/// What each hand does at a node, hands that do the same together.
fn plays<H: Hands>(state: &Mixed<H>, node: usize, hands: &[usize]) -> Vec<(Vec<usize>, String)> {
    let tree = state.hands.tree();
    let plan = |hand: usize| {
        let each = (0..tree.nodes()[node].next().len()).filter_map(|action| {
            let often = state.plan.weight(tree, node, action, hand);
            (!often.is_zero()).then(|| format!("{} {}", state.hands.action(node, action), weight_told(often)))
        });
        each.collect::<Vec<_>>().join(", ")
    };
    let mut found: Vec<(Vec<usize>, String)> = Vec::new();
    for &hand in hands {
        let own = plan(hand);
        match found.iter_mut().find(|(_, plays)| *plays == own) {
            Some((hands, _)) => hands.push(hand),
            None => found.push((vec![hand], own)),
        }
    }
    found
}
