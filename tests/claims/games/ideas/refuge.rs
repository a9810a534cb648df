//! Whether a side that moves to certain places alone never loses, whatever the other side does: played out by the rules.

use std::collections::{HashMap, HashSet};

use ground::rules::{Ending, Side};

use crate::claim::{Case, Held, is, same};
use crate::exhibits::rows;
use crate::games::ideas::world::{Here, MOST};
use crate::purse::spend;
use crate::referee::{Fate, fate_of, moves};

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

/// A position in a few signs, as a table writes it: the board, or the squares of the pieces.
fn stands(place: &Here) -> String {
    let text = place.text();
    let board = text.split(' ').next().unwrap_or_default();
    if place.card().id != "checkers" {
        return board.to_owned();
    }
    let dark = board.split('/').enumerate().flat_map(|(row, signs)| signs.chars().skip((row + 1) % 2).step_by(2));
    let pieces = dark.zip(1..).filter(|(sign, _)| *sign != '.');
    pieces.map(|(sign, square)| format!("{sign}{square}")).collect::<Vec<_>>().join(" ")
}

/// Whoever makes the move beside each position never loses, and play meets these positions alone.
pub fn fortress(case: &Case) -> Held {
    let (here, side) = (&case.met.place, told_side(case));
    let is_second = case.text("who") == "opponent" && rows(case).iter().all(|row| row.len() > 2);
    let first = if is_second { 2 } else { 0 };
    let table: HashMap<&str, &str> =
        rows(case).iter().filter(|row| !row[first].is_empty()).map(|row| (&*row[first], &*row[first + 1])).collect();
    let (mut found, mut seen, mut used) = (vec![here.clone()], HashSet::new(), HashSet::new());
    while let Some(place) = found.pop() {
        if let Some(ending) = place.ending() {
            if fate_of(&ending, side) == Fate::Lost {
                return Held::False(format!("{} is lost", place.text()));
            }
            continue;
        }
        if !seen.insert((place.text(), place.to())) {
            continue;
        }
        let Some(moves) = moves(&*place, MOST) else { return Held::Open };
        if place.to() != side {
            found.extend(moves.into_iter().map(|(_, next)| next));
            continue;
        }
        let name = stands(&place);
        let Some(mv) = table.get(&*name) else { return Held::False(format!("{name} is not in the table")) };
        let Some((_, next)) = moves.into_iter().find(|(text, _)| text == mv) else {
            return Held::False(format!("{mv} is illegal in {name}"));
        };
        used.insert(name);
        found.push(next);
    }
    same((used.len(), case.size("positions")), (table.len(), table.len()))
}
