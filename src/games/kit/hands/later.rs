//! How both sides go on: their plans at the later decisions of a round, from which each number of a state can be redone.

use num_traits::{One, Zero};

use crate::kit::hands::belief::Beliefs;
use crate::kit::hands::indifference::{Equation, Mixed, Weight};
use crate::kit::hands::table::Hands;
use crate::kit::hands::words::weight_told;
use ground::num::Ratio;
use ground::rules::Side;
use ground::say;
use solve::equilibrium::hidden::tree::{Node, Tree};
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
    let held: Vec<usize> = beliefs.held().map(|belief| belief.other).collect();
    let weight = |node, action, hand| state.plan.weight(state.hands.tree(), node, action, hand).clone();
    let all = decisions(state, &held, None, &weight);
    let (told, table) = drawn(state, &all, state.me, said);
    let tree = state.hands.tree();
    let is_shown = |later: &Later| tree.at(&later.way).is_some_and(|node| shows(tree, node));
    let open = all.iter().any(is_shown) || tree.at(state.way).is_some_and(|node| shows(tree, node));
    let beyond = all.len() - told;
    let says = say!("hands-later", open = usize::from(open), all = usize::from(beyond == 0), beyond = beyond);
    let step = || Step::says(Role::Proof, says).about(Idea::Counting).showing(table);
    (!all.is_empty()).then(|| (step(), all.len() == 1))
}

/// How both go on where an action has the card shown at once and it makes a pair; `None`: it is not shown then.
pub fn paired<H: Hands>(
    state: &Mixed<H>,
    beliefs: &Beliefs,
    action: usize,
    said: &dyn Fn(&[usize]) -> String,
) -> Option<Step> {
    let (tree, pair) = (state.hands.tree(), state.hand);
    let way = [state.way, &[action]].concat();
    if !matches!(tree.nodes()[tree.at(&way)?], Node::Shown { .. }) {
        return None;
    }
    let shown = Mixed { way: &way, ..*state };
    let seen = [&way[..], &[pair]].concat();
    let fits = |other: &usize| state.dealt_with(*other, &seen).contains(&state.hand);
    let held: Vec<usize> = beliefs.held().map(|belief| belief.other).filter(fits).collect();
    let weight = |node, action, hand| state.plan.weight(tree, node, action, hand).clone();
    let all = decisions(&shown, &held, Some([pair; 2]), &weight);
    let (told, table) = drawn(state, &all, state.me, said);
    let (hand, beyond) = (state.hands.hand(pair), all.len() - told);
    let says = say!("hands-card-later", hand = hand, all = usize::from(beyond == 0), beyond = beyond);
    (!all.is_empty()).then(|| Step::says(Role::Proof, says).about(Idea::Counting).showing(table))
}

/// The other decisions behind the sums of an equation: how often the own hands come where the other side chooses, and how both go on from
/// there. `None`: there are none. `varied` is the action whose frequency is q.
pub fn beneath<H: Hands>(
    state: &Mixed<H>,
    equation: &Equation,
    varied: usize,
    said: &dyn Fn(&[usize]) -> String,
) -> Option<Step> {
    let tree = state.hands.tree();
    let here = tree.at(state.way)?;
    let weight = |node: usize, action: usize, hand: usize| match (node == here && hand == state.hand, action == varied)
    {
        (true, true) => Ratio::one(),
        _ => state.plan.weight(tree, node, action, hand).clone(),
    };
    let others = |hands: Vec<usize>, node: usize| -> Vec<usize> {
        hands.into_iter().filter(|hand| node != here || *hand != state.hand).collect()
    };
    let dealt = state.dealt_with(equation.other, &equation.way);
    let before = (0..equation.way.len()).filter_map(|to| {
        let (way, node) = (equation.way[..to].to_vec(), tree.at(&equation.way[..to])?);
        let is_own = matches!(tree.nodes()[node], Node::Turn { side, .. } if side == state.me);
        is_own.then(|| Later { plays: plays(state, node, &others(dealt.clone(), node)), way, side: state.me })
    });
    let facing = Mixed { way: &equation.way, me: state.me.other(), hand: equation.other, ..*state };
    let held: Vec<usize> = equation.rows.iter().map(|row| row.hand).collect();
    let mut all: Vec<Later> = before.collect();
    for later in decisions(&facing, &held, Some(equation.actions), &weight) {
        let node = tree.at(&later.way)?;
        let hands = others(later.plays.iter().flat_map(|(hands, _)| hands.clone()).collect(), node);
        all.push(Later { plays: plays(state, node, &hands), ..later });
    }
    all.retain(|later| !later.plays.is_empty());
    let (told, table) = drawn(state, &all, state.me, said);
    let says = say!(
        "hands-beneath",
        hand = state.hands.hand(state.hand),
        other = state.hands.hand(equation.other),
        all = usize::from(told == all.len()),
        beyond = all.len() - told
    );
    (!all.is_empty()).then(|| Step::says(Role::Proof, says).about(Idea::Counting).showing(table))
}

/// The decisions in a table as long as is read, and how many are in it; hands of the reader have a column of their own.
fn drawn<H: Hands>(
    state: &Mixed<H>,
    all: &[Later],
    reader: Side,
    said: &dyn Fn(&[usize]) -> String,
) -> (usize, Exhibit) {
    let (mut told, mut rows) = (0, Vec::new());
    for later in all {
        if rows.len() + later.plays.len() > ROWS && told > 0 {
            break;
        }
        told += 1;
        rows.extend(later.plays.iter().map(|(hands, plays)| {
            let hands = hands.iter().map(|hand| state.hands.hand(*hand)).collect::<Vec<_>>().join(" ");
            let [own, other] = if later.side == reader { [hands, String::new()] } else { [String::new(), hands] };
            vec![said(&later.way), other, own, plays.clone()]
        }));
    }
    let head = vec![say!("hands-after"), say!("hands-other"), say!("hands-own"), say!("hands-plays")];
    (told, Exhibit::Table { head, rows, focus: Vec::new() })
}

/// The decisions behind these actions here, or behind all, the nearest first, until something is shown.
fn decisions<H: Hands>(state: &Mixed<H>, held: &[usize], only: Option<[usize; 2]>, weight: &Weight) -> Vec<Later> {
    let tree = state.hands.tree();
    let Some(here) = tree.at(state.way) else { return Vec::new() };
    let after = |way: &[usize], node: usize| -> Vec<(Vec<usize>, usize)> {
        let next = tree.nodes()[node].next().iter().enumerate();
        next.map(|(action, child)| ([way, &[action]].concat(), *child)).collect()
    };
    let is_asked = |(way, _): &(Vec<usize>, usize)| only.is_none_or(|only| only.contains(&way[way.len() - 1]));
    let first = after(state.way, here).into_iter().filter(is_asked);
    let mut open = first.map(|(way, node)| (way, node, held.to_vec())).collect::<Vec<_>>();
    let (mut found, mut next) = (Vec::new(), 0);
    while let Some((way, node, held)) = open.get(next).cloned() {
        next += 1;
        let Node::Turn { side, .. } = tree.nodes()[node] else { continue };
        let hands = if side == state.me { vec![state.hand] } else { held.clone() };
        found.push(Later { plays: plays(state, node, &hands), way: way.clone(), side });
        for (way, child) in after(&way, node) {
            let action = way[way.len() - 1];
            let comes = |hand: &usize| !weight(node, action, *hand).is_zero();
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

/// Whether an action at a node has a card shown at once.
fn shows(tree: &Tree, node: usize) -> bool {
    tree.nodes()[node].next().iter().any(|next| matches!(tree.nodes()[*next], Node::Shown { .. }))
}

/// `fold 1/3, call 2/3`: what a hand does at a node.
pub fn told_plan<H: Hands>(state: &Mixed<H>, node: usize, hand: usize) -> String {
    let tree = state.hands.tree();
    let each = (0..tree.nodes()[node].next().len()).filter_map(|action| {
        let often = state.plan.weight(tree, node, action, hand);
        (!often.is_zero()).then(|| format!("{} {}", state.hands.action(node, action), weight_told(often)))
    });
    each.collect::<Vec<_>>().join(", ")
}

/// What each hand does at a node, hands that do the same together.
fn plays<H: Hands>(state: &Mixed<H>, node: usize, hands: &[usize]) -> Vec<(Vec<usize>, String)> {
    let mut found: Vec<(Vec<usize>, String)> = Vec::new();
    for &hand in hands {
        let own = told_plan(state, node, hand);
        match found.iter_mut().find(|(_, plays)| *plays == own) {
            Some((hands, _)) => hands.push(hand),
            None => found.push((vec![hand], own)),
        }
    }
    found
}
