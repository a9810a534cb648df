//! Whether a side that moves to certain places alone never loses, whatever the other side does: played out by the rules.

use std::collections::HashMap;

use ground::rules::{Ending, Side};

use crate::claim::{Case, Held, is};
use crate::games::ideas::world::{Here, MOST};
use crate::purse::spend;
use crate::referee::moves;

/// Positions that are looked at.
const ROOM: usize = 6_000;

/// The place to which a move goes: what stands behind the last sign between places, or the second square of a chess move.
fn goes(text: &str) -> &str {
    match text.rsplit_once(['-', 'x']) {
        Some((_, to)) => to,
        None => &text[2..4],
    }
}

/// A position by who is to move, and the moves that are allowed there.
struct Node {
    is_own: bool,
    is_lost: bool,
    is_over: bool,
    next: Vec<usize>,
}

/// All positions that can come when a side moves to these places alone; `None`: they are too many.
fn played(root: &Here, own: Side, places: Option<&[String]>) -> Option<Vec<Node>> {
    let name = |place: &Here| (place.text(), place.to());
    let is_allowed = |text: &String| places.is_none_or(|places| places.iter().any(|to| to == goes(text)));
    let (mut found, mut index, mut nodes) = (vec![root.clone()], HashMap::from([(name(root), 0)]), Vec::new());
    while let Some(place) = found.get(nodes.len()).cloned() {
        let (ending, is_own) = (place.ending(), place.to() == own);
        let is_lost = matches!(ending, Some(Ending::Won(winner)) if winner != own);
        let mut next = Vec::new();
        let moves = if ending.is_some() { Vec::new() } else { moves(&*place, MOST)? };
        for (_, then) in moves.into_iter().filter(|(text, _)| !is_own || is_allowed(text)) {
            let at = *index.entry(name(&then)).or_insert(found.len());
            if at == found.len() {
                found.push(then);
            }
            next.push(at);
        }
        spend(next.len())?;
        if found.len() > ROOM {
            return None;
        }
        nodes.push(Node { is_own, is_lost, is_over: ending.is_some(), next });
    }
    Some(nodes)
}

fn told_side(case: &Case) -> Side {
    let here = &case.met.place;
    if case.text("who") == "you" { here.to() } else { here.to().other() }
}

/// No play at all loses for the side that is told.
pub fn safe(case: &Case) -> Held {
    let Some(nodes) = played(&case.met.place, told_side(case), None) else { return Held::Open };
    is(nodes.iter().all(|node| !node.is_lost), || "some play loses".into())
}

/// The side that is told moves to these places alone and never loses.
pub fn refuge(case: &Case) -> Held {
    let here = &case.met.place;
    let Some(nodes) = played(here, told_side(case), Some(&case.texts("places"))) else { return Held::Open };
    let mut is_lost: Vec<bool> = nodes.iter().map(|node| node.is_lost).collect();
    loop {
        let is_next = |next: &usize| is_lost[*next];
        let falls = |node: &Node| {
            if node.is_own { node.next.iter().all(is_next) } else { node.next.iter().any(is_next) }
        };
        let fallen: Vec<usize> =
            (0..nodes.len()).filter(|at| !is_lost[*at] && !nodes[*at].is_over && falls(&nodes[*at])).collect();
        if fallen.is_empty() {
            return is(!is_lost[0], || format!("{:?} do not hold", case.texts("places")));
        }
        for at in fallen {
            is_lost[at] = true;
        }
    }
}
