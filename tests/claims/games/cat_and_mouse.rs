//! What is said of `cat_and_mouse`, message by message.

use std::collections::{BTreeMap, BTreeSet};

use crate::claim::Kind::{Fact, Part, Question};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::referee::Fate;

use super::waves::ground::Ground;
use super::waves::world::{Key, World};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("cat-and-mouse-ask-mouse", Question),
    ("cat-and-mouse-ask-cat", Question),
    ("cat-and-mouse-safe-mouse", Fact(safe_mouse)),
    ("cat-and-mouse-safe-cat", Fact(safe_cat)),
    ("cat-and-mouse-circle", Fact(circle)),
    ("cat-and-mouse-stuck", Fact(stuck)),
    ("cat-and-mouse-apart", Fact(apart)),
    ("cat-and-mouse-look-onto", Fact(onto)),
    ("cat-and-mouse-does-onto", Part),
    ("cat-and-mouse-head-mover", Part),
    ("cat-and-mouse-head-keeps", Part),
    ("cat-and-mouse-head-loses", Part),
    ("cat-and-mouse-head-cat", Part),
    ("cat-and-mouse-head-mouse", Part),
    ("cat-and-mouse-head-mouse-safe", Part),
    ("cat-and-mouse-head-cat-safe", Part),
];

/// The nodes are all that the mouse reaches; the hole is not among them, nor a node that the cat reaches.
fn apart(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let (world, hole) = (&ground.world, ground.world.hole);
    let reach = |from: usize, is_cat: bool| {
        let mut met = BTreeSet::from([from]);
        loop {
            let near = met.iter().flat_map(|node| world.near[*node].clone());
            let more: BTreeSet<usize> =
                near.chain(met.iter().copied()).filter(|to| !is_cat || Some(*to) != hole).collect();
            if more.len() == met.len() {
                return met;
            }
            met = more;
        }
    };
    let (mouse, cat) = (reach(ground.key[0], false), reach(ground.key[1], true));
    let told: BTreeSet<usize> = case.texts("nodes").iter().map(|node| world.node(node)).collect();
    let is_apart = mouse.is_disjoint(&cat) && hole.is_none_or(|hole| !mouse.contains(&hole));
    same((told, case.size("count")), (mouse.clone(), mouse.len())).and(|| is(is_apart, || "they meet".into()))
}

/// The only step of the mouse is to the node of the cat.
fn onto(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let cat = ground.world.node(case.text("cat"));
    let next = ground.world.leads(&ground.key).unwrap_or_default();
    same((ground.key[1], ground.key[2]), (cat, 0))
        .and(|| same(next.iter().map(|next| next[0]).collect::<Vec<_>>(), vec![cat]))
}

/// The steps of a side by the place of both.
fn read(case: &Case, side: usize, world: &World) -> Result<BTreeMap<Key, usize>, String> {
    let mut steps = BTreeMap::new();
    for row in rows(case) {
        for step in row[1].split(' ') {
            let (own, to) = step.split_once('>').ok_or_else(|| format!("{step} is no step"))?;
            let (own, other, to) = (world.node(own), world.node(&row[0]), world.node(to));
            let key = if side == 0 { vec![own, other, 0] } else { vec![other, own, 1] };
            if steps.insert(key, to).is_some() {
                return Err(format!("{step} is not the only one"));
            }
        }
    }
    Ok(steps)
}

/// From each place of the table a side has the step told there, after which every step of the other leads into the table again, or the
/// game is over and not lost; and here neither side can force anything.
fn safe(case: &Case, side: usize) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let steps = match read(case, side, world) {
        Ok(steps) => steps,
        Err(why) => return Held::False(why),
    };
    let mut is_ended = false;
    // What the other side can do: nothing wins for it, and all else is in the table.
    let mut is_met = |next: &Key| match world.leads(next) {
        Err(fate) => {
            is_ended = true;
            fate != Fate::Won
        }
        Ok(replies) => replies.iter().all(|reply| match world.leads(reply) {
            Err(fate) => {
                is_ended = true;
                fate != Fate::Lost
            }
            Ok(_) => steps.contains_key(reply),
        }),
    };
    let is_here = if ground.key[2] == side { steps.contains_key(&ground.key) } else { is_met(&ground.key) };
    let holds = steps.iter().all(|(key, to)| {
        let mut next = key.clone();
        next[side] = *to;
        next[2] = 1 - side;
        world.leads(key).is_ok_and(|own| own.contains(&next)) && is_met(&next)
    });
    same(ground.here().0, Fate::Drawn)
        .and(|| is(is_here, || "what comes first is not in the table".into()))
        .and(|| is(holds, || "a step is missing, or leads out of the table".into()))
        .and(|| same(case.size("ends"), usize::from(is_ended)))
}

fn safe_mouse(case: &Case) -> Held {
    safe(case, 0)
}

fn safe_cat(case: &Case) -> Held {
    safe(case, 1)
}

/// Every move of the best ends the game, for the other side cannot move.
fn stuck(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let (world, key) = (&ground.world, &ground.key);
    let side = key[2];
    let after = |name: &String| {
        let mut next = key.clone();
        (next[side], next[2]) = (world.node(name), 1 - side);
        next
    };
    let told: Vec<Key> = case.texts("moves").iter().map(after).collect();
    let ends: Vec<Key> = world.leads(key).unwrap_or_default();
    let ends = ends.into_iter().filter(|next| world.leads(next) == Err(Fate::Drawn));
    let others = world.leads(key).unwrap_or_default().into_iter().filter(|next| ground.at(next).0 == Fate::Drawn);
    same(ground.here().0, Fate::Drawn)
        .and(|| same((case.size("count"), case.size("cat")), (told.len(), usize::from(side == 0))))
        .and(|| same(told.iter().collect::<BTreeSet<_>>(), ends.collect::<Vec<_>>().iter().collect()))
        .and(|| same(told.len(), others.count()))
}

/// The rows are all positions that arise while both sides keep the draw, each with the moves that do and those that do not.
fn circle(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let (mut met, mut next) = (vec![ground.key.clone()], 0);
    let (mut others, mut ends, mut each) = (0, 0, Vec::new());
    while let Some(here) = met.get(next).cloned() {
        let Some(row) = rows(case).get(next) else { return Held::False(format!("{here:?} is not told")) };
        next += 1;
        let (kept, lost): (Vec<Key>, Vec<Key>) =
            world.leads(&here).unwrap_or_default().into_iter().partition(|next| ground.at(next).0 == Fate::Drawn);
        each.push(is_told(&ground, &here, row, [&kept, &lost]));
        others |= usize::from(!lost.is_empty());
        for after in kept {
            if world.leads(&after).is_err() {
                ends = 1;
            } else if !met.contains(&after) {
                met.push(after);
            }
        }
    }
    same((case.size("count"), case.size("others"), case.size("ends")), (met.len(), others, ends))
        .and(|| same(rows(case).len(), met.len()))
        .and(|| same(ground.here().0, Fate::Drawn))
        .and(|| all(each))
}

/// A row tells this place with the steps that keep the draw, and those that lose, each with what meets it.
fn is_told(ground: &Ground, here: &Key, row: &[String], [kept, lost]: [&Vec<Key>; 2]) -> Held {
    let (world, side) = (&ground.world, here[2]);
    let names = |keys: &[Key]| keys.iter().map(|key| world.names[key[side]].clone()).collect::<BTreeSet<_>>();
    let told = world.nodes(&row[3]).into_iter().map(|node| world.names[node].clone()).collect::<BTreeSet<_>>();
    let place = [["M", "C"][side], world.names[here[0]].as_str(), world.names[here[1]].as_str()];
    let refuted: Vec<(&str, &str)> = row.get(4).map_or_else(Vec::new, |cell| {
        let words = cell.split(") ").filter(|word| !word.is_empty());
        words.filter_map(|word| word.trim_end_matches(')').split_once(" (")).collect()
    });
    let is_lost = |(mv, answer): &(&str, &str)| {
        let Some(after) = lost.iter().find(|key| world.names[key[side]] == *mv) else { return false };
        let meets = |next: &Key| world.names[next[1 - side]] == *answer && ground.at(next).0 == Fate::Lost;
        match world.leads(after) {
            Err(fate) => *answer == "–" && fate == Fate::Won,
            Ok(next) => next.iter().any(meets),
        }
    };
    all([
        same([row[0].as_str(), row[1].as_str(), row[2].as_str()], place),
        same(told, names(kept)),
        same(refuted.len(), lost.len()),
        is(refuted.iter().all(is_lost), || format!("{row:?}")),
    ])
}
