//! What is said of `hackenbush`, message by message: pictures above a bridge, played out by themselves.

use std::collections::HashSet;

use duel::place::Place;
use ground::num::Nat;
use num_traits::ToPrimitive;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{answers_hold, count_of_winning_moves, count_to_zero, found, zero_and_back};
use crate::referee::{is_lost, nimber};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("hackenbush-ask", Question),
    ("hackenbush-ask-cycles", Question),
    ("hackenbush-look", Fact(branches)),
    ("hackenbush-look-cycles", Fact(branches)),
    ("hackenbush-stalks", Fact(stalks)),
    ("hackenbush-stalks-and-loops", Fact(stalks)),
    ("hackenbush-head-branch", Part),
    ("hackenbush-head-on-it", Part),
    ("hackenbush-head-loops", Part),
    ("hackenbush-head-worth", Part),
    ("hackenbush-head-before", Part),
    ("hackenbush-head-after", Part),
    ("hackenbush-place", Fact(place)),
    ("hackenbush-place-ground", Fact(place_ground)),
    ("hackenbush-place-none", Fact(lost)),
    ("hackenbush-move", Fact(cut)),
    ("hackenbush-move-cycle", Fact(cut)),
    ("hackenbush-stall", Fact(lost)),
    ("hackenbush-claim-won", Fact(claim_won)),
    ("hackenbush-claim-lost", Fact(lost)),
    ("hackenbush-proof-won", Fact(proof_won)),
    ("hackenbush-proof-lost", Fact(proof_lost)),
    ("hackenbush-law-colon", Source),
    ("hackenbush-law-fusion", Source),
    ("hackenbush-law-misere", Source),
    ("hackenbush-ask-whole", Question),
    ("hackenbush-look-whole", Fact(look_whole)),
    ("hackenbush-place-whole", Fact(place_whole)),
    ("hackenbush-move-whole", Fact(move_whole)),
    ("hackenbush-claim-whole", Fact(claim_whole)),
    ("hackenbush-law-rule", Source),
    ("hackenbush-ask-trunk", Question),
    ("hackenbush-look-trunk", Fact(look_trunk)),
    ("hackenbush-look-to-trunk", Fact(look_to_trunk)),
    ("hackenbush-place-trunk", Fact(place_trunk)),
    ("hackenbush-place-trunk-none", Fact(place_trunk_none)),
    ("hackenbush-move-trunk", Fact(move_trunk)),
    ("hackenbush-proof-trunk", Fact(proof_trunk)),
    ("hackenbush-stall-trunk", Fact(stall_trunk)),
    ("hackenbush-claim-trunk-won", Fact(claim_trunk_won)),
    ("hackenbush-claim-trunk-lost", Fact(claim_trunk_lost)),
    ("hackenbush-law-trunk", Source),
];

type Edge = (u32, u32);

fn edge(text: &str) -> Option<Edge> {
    let (a, b) = text.split_once('-')?;
    Some((a.parse().ok()?, b.parse().ok()?))
}

fn edges(place: &dyn Place) -> Vec<Edge> {
    place.text().split(',').filter_map(edge).collect()
}

/// The nodes that hang together with the ground.
fn grounded(edges: &[Edge]) -> HashSet<u32> {
    let mut nodes = HashSet::from([0]);
    loop {
        let before = nodes.len();
        for (a, b) in edges {
            if nodes.contains(a) || nodes.contains(b) {
                nodes.extend([*a, *b]);
            }
        }
        if nodes.len() == before {
            return nodes;
        }
    }
}

/// What falls when this edge is cut, the edge with it; nothing but itself if it lies on a cycle.
fn above(edges: &[Edge], cut: Edge) -> Vec<Edge> {
    let mut left = edges.to_vec();
    if let Some(i) = left.iter().position(|edge| *edge == cut) {
        left.remove(i);
    }
    let nodes = grounded(&left);
    left.retain(|(a, b)| !nodes.contains(a) && !nodes.contains(b));
    left.push(cut);
    left
}

fn is_bridge(edges: &[Edge], cut: Edge) -> bool {
    let mut left = edges.to_vec();
    if let Some(i) = left.iter().position(|edge| *edge == cut) {
        left.remove(i);
    }
    let nodes = grounded(&left);
    !nodes.contains(&cut.0) || !nodes.contains(&cut.1)
}

/// The nim-value of what stands on a bridge, its lower end set on the ground.
fn stalk(place: &dyn Place, cut: Edge) -> Option<u64> {
    let edges = edges(place);
    if !edges.contains(&cut) {
        return Some(0);
    }
    let mut left = edges.clone();
    left.retain(|edge| *edge != cut);
    let foot = if grounded(&left).contains(&cut.0) { cut.0 } else { cut.1 };
    let name = |node: u32| if node == foot { 0 } else { node };
    let text: Vec<String> = above(&edges, cut).iter().map(|(a, b)| format!("{}-{}", name(*a), name(*b))).collect();
    nimber(&*place.reads(&text.join(",")).ok()?)
}

/// Each branch has the number that it plays out as, and that is one more than the nim-sum of what grows on it and its loops.
fn branches(case: &Case) -> Held {
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else { return Held::True };
    let place = &*case.met.place;
    let row = |row: &Vec<String>| {
        let [branch, on_it, loops, worth] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let Some(branch) = edge(branch) else { return Held::False(format!("{branch} is no edge")) };
        let number = |text: &str| text.parse::<u64>().unwrap_or(0);
        let sum = on_it.split(' ').fold(number(loops) % 2, |sum, stalk| sum ^ number(stalk));
        same(number(worth), sum + 1)
            .and(|| is(is_bridge(&edges(place), branch), || format!("{branch:?} is no branch")))
            .and(|| found(number(worth), stalk(place, branch)))
    };
    all(rows.iter().map(row))
}

/// The stalks on the ground, and the loop in the row of the ground, are worth what is told and add up.
fn stalks(case: &Case) -> Held {
    let Some(Exhibit::Columns { rows, total }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no stalks are shown".into());
    };
    let place = &*case.met.place;
    let edges = edges(place);
    let on_bridges: usize =
        rows.iter().filter_map(|(name, _)| edge(name)).map(|stalk| above(&edges, stalk).len()).sum();
    let row = |(name, size): &(String, Nat)| {
        let value = match edge(name) {
            Some(bridge) => stalk(place, bridge),
            None => Some((edges.len() - on_bridges) as u64 % 2),
        };
        found(size.to_u64(), value.map(Some))
    };
    found(case.nat("sum"), nimber(place).map(Nat::from))
        .and(|| same(total.clone(), case.nat("sum")))
        .and(|| match &*case.says.key {
            "hackenbush-stalks" => Held::True,
            _ => same(
                (case.size("loops"), case.size("left")),
                (edges.len() - on_bridges, (edges.len() - on_bridges) % 2),
            ),
        })
        .and(|| all(rows.iter().map(row)))
}

fn lost(case: &Case) -> Held {
    found(0, nimber(&*case.met.place)).and(|| zero_and_back(&*case.met.place))
}

fn claim_won(case: &Case) -> Held {
    found(case.nat("value"), nimber(&*case.met.place).map(Nat::from)).and(|| count_to_zero(case))
}

/// The edge that the reason cuts.
fn told(case: &Case) -> Option<String> {
    let steps = &case.met.answer.reason.steps;
    let step = steps.iter().find(|step| step.says.key.starts_with("hackenbush-move"))?;
    Some(Case { met: case.met, step: Some(step), says: &step.says }.text("edge").to_owned())
}

fn place(case: &Case) -> Held {
    let place = &*case.met.place;
    let Some(branch) = edge(case.text("branch")) else { return Held::False("it is no branch".into()) };
    let (Some(before), Some(sum)) = (stalk(place, branch), nimber(place)) else { return Held::Open };
    let edges = edges(place);
    let is_there = told(case).and_then(|cut| edge(&cut)).is_some_and(|cut| above(&edges, branch).contains(&cut));
    all([
        same((case.size("before") as u64, case.size("sum") as u64), (before, sum)),
        same(case.size("after") as u64, before ^ sum),
        is(is_bridge(&edges, branch) && is_there, || "the cut is elsewhere".into()),
    ])
}

/// The edge lies on a cycle, and no bridge is between it and the ground.
fn place_ground(case: &Case) -> Held {
    let edges = edges(&*case.met.place);
    let Some(cut) = told(case).and_then(|cut| edge(&cut)) else { return Held::False("no edge is told".into()) };
    let is_above = edges.iter().any(|bridge| is_bridge(&edges, *bridge) && above(&edges, *bridge).contains(&cut));
    is(!is_above, || "it stands on a branch".into())
}

/// The cut leaves nim-sum 0, and the numbers before and after it are those that are shown.
fn cut(case: &Case) -> Held {
    let here = &*case.met.place;
    let Ok(step) = here.play(case.text("edge")) else { return Held::False("it is no move".into()) };
    let is_on_cycle = edge(case.text("edge")).is_some_and(|cut| !is_bridge(&edges(here), cut));
    let rows = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => rows.clone(),
        _ => Vec::new(),
    };
    let row = |row: &Vec<String>| {
        let [branch, before, after] = row.as_slice() else { return Held::False(format!("{row:?}")) };
        let Some(branch) = edge(branch) else { return Held::False(format!("{branch} is no edge")) };
        let number = |text: &str| text.parse::<u64>().ok();
        let (Some(old), Some(new)) = (stalk(here, branch), stalk(&*step.next, branch)) else { return Held::Open };
        same((number(before), number(after)), (Some(old), Some(new)))
            .and(|| is(old != new, || format!("{branch:?} stays {old}")))
    };
    found(0, nimber(&*step.next))
        .and(|| same(is_on_cycle, case.says.key == "hackenbush-move-cycle"))
        .and(|| all(rows.iter().map(row)))
        .and(|| stalks_stand(case, &*step.next))
}

/// Where stalks stand under each other, they are those of the branches on the ground after the cut, and they cancel.
fn stalks_stand(case: &Case, next: &dyn Place) -> Held {
    let Some(Exhibit::Columns { rows, total }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::True;
    };
    let of_row = |(name, told): &(String, Nat)| match edge(name) {
        Some(branch) => stalk(next, branch).map_or(Held::Open, |found| same(told.clone(), Nat::from(found))),
        None => Held::True,
    };
    same(total.clone(), Nat::ZERO).and(|| all(rows.iter().map(of_row)))
}

fn proof_won(case: &Case) -> Held {
    let next = told(case).and_then(|cut| case.met.place.play(&cut).ok());
    next.map_or(Held::False("no cut is told".into()), |step| zero_and_back(&*step.next))
}

fn proof_lost(case: &Case) -> Held {
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Replies(rows)) => rows.len(),
        _ => return lost(case).and(|| same(case.size("hidden"), 0)),
    };
    let total = case.met.place.moves(0).1;
    lost(case).and(|| answers_hold(case, &*case.met.place)).and(|| same(total, Nat::from(shown + case.size("hidden"))))
}

/// The edge that carries all the others, if one does.
fn carrier(place: &dyn Place) -> Option<Edge> {
    let edges = edges(place);
    edges.iter().copied().find(|cut| above(&edges, *cut).len() == edges.len() && is_bridge(&edges, *cut))
}

fn look_whole(case: &Case) -> Held {
    same(case.size("edges"), edges(&*case.met.place).len())
        .and(|| is(carrier(&*case.met.place).is_some(), || "nothing carries all".into()))
}

fn place_whole(case: &Case) -> Held {
    is(carrier(&*case.met.place).is_some_and(|(a, b)| a == 0 || b == 0), || "it stands elsewhere".into())
}

fn move_whole(case: &Case) -> Held {
    let ends = case.met.place.play(case.text("edge")).is_ok_and(|step| step.next.ending().is_some());
    is(ends, || "something is left".into())
}

fn claim_whole(case: &Case) -> Held {
    place_whole(case).and(|| count_of_winning_moves(case))
}

/// What stands on the trunk, its upper end set on the ground.
fn on_trunk(place: &dyn Place, trunk: Edge) -> Vec<Edge> {
    let top = trunk.0.max(trunk.1);
    let name = |node: u32| if node == top { 0 } else { node };
    edges(place).into_iter().filter(|edge| *edge != trunk).map(|(a, b)| (name(a), name(b))).collect()
}

/// The nim-value of what stands on the trunk, in normal play.
fn value_on(place: &dyn Place, trunk: Edge) -> Option<u64> {
    let text: Vec<String> = on_trunk(place, trunk).iter().map(|(a, b)| format!("{a}-{b}")).collect();
    if text.is_empty() { Some(0) } else { nimber(&*place.reads(&text.join(",")).ok()?) }
}

/// The edge of a sentence is the trunk, who cuts it ends the game, and its stalks are those of what stands on it.
fn is_trunk(case: &Case, place: &dyn Place) -> Held {
    let Some(trunk) = edge(case.text("trunk")) else { return Held::False("it is no edge".into()) };
    let shown = match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Columns { total, .. }) => Some(total.clone()),
        _ => None,
    };
    same(carrier(place), Some(trunk))
        .and(|| is(case.met.is_misere(), || "it is normal play".into()))
        .and(|| shown.map_or(Held::True, |shown| found(shown, value_on(place, trunk).map(Nat::from))))
}

fn is_bare(case: &Case, place: &dyn Place) -> Held {
    same(case.size("bare") == 1, edges(place).len() == 1)
}

fn look_trunk(case: &Case) -> Held {
    let place = &*case.met.place;
    is_trunk(case, place).and(|| is_bare(case, place))
}

/// The picture that the told cut leaves, and its trunk.
fn left_on_trunk(case: &Case) -> Option<(std::sync::Arc<dyn Place>, Edge)> {
    let next = case.met.place.play(&told(case)?).ok()?.next;
    let trunk = carrier(&*next)?;
    Some((next, trunk))
}

fn look_to_trunk(case: &Case) -> Held {
    same(carrier(&*case.met.place), None).and(|| is(case.met.is_misere(), || "it is normal play".into()))
}

/// The cut leaves nothing to be gained on the trunk, and who must move there loses.
fn place_trunk(case: &Case) -> Held {
    let Some((next, trunk)) = left_on_trunk(case) else { return Held::False("no trunk is left".into()) };
    same(case.size("here") == 1, carrier(&*case.met.place).is_some())
        .and(|| found(0, value_on(&*next, trunk)))
        .and(|| found(true, is_lost(&*next)))
}

/// How many single twigs stand on the trunk, if nothing else does.
fn twigs(place: &dyn Place, trunk: Edge) -> usize {
    let standing = on_trunk(place, trunk);
    let ends = |node: u32| standing.iter().filter(|(a, b)| *a == node || *b == node).count();
    let is_twig = |(a, b): &Edge| a != b && a.min(b) == &0 && ends(*a.max(b)) == 1;
    if standing.iter().all(is_twig) { standing.len() } else { 0 }
}

fn place_trunk_none(case: &Case) -> Held {
    let place = &*case.met.place;
    let Some(trunk) = edge(case.text("trunk")) else { return Held::False("it is no edge".into()) };
    is_trunk(case, place)
        .and(|| is_bare(case, place))
        .and(|| same(case.size("twigs"), twigs(place, trunk)))
        .and(|| found(0, value_on(place, trunk)))
}

fn move_trunk(case: &Case) -> Held {
    let Some((next, trunk)) = left_on_trunk(case) else { return Held::False("no trunk is left".into()) };
    is_trunk(case, &*next)
        .and(|| is_bare(case, &*next))
        .and(|| same(case.size("twigs"), twigs(&*next, trunk)))
        .and(|| found(0, value_on(&*next, trunk)))
        .and(|| found(true, is_lost(&*next)))
}

fn proof_trunk(case: &Case) -> Held {
    let Some((next, trunk)) = left_on_trunk(case) else { return Held::False("no trunk is left".into()) };
    is_trunk(case, &*next)
        .and(|| same(case.size("twigs"), twigs(&*next, trunk)))
        .and(|| is(edges(&*next).len() > 1, || "nothing stands on it".into()))
        .and(|| found(true, is_lost(&*next)))
}

fn stall_trunk(case: &Case) -> Held {
    let (_, total) = case.met.place.moves(0);
    same(case.nat("moves"), total).and(|| found(true, is_lost(&*case.met.place)))
}

fn claim_trunk_won(case: &Case) -> Held {
    is(left_on_trunk(case).is_some(), || "no trunk is left".into()).and(|| count_of_winning_moves(case))
}

fn claim_trunk_lost(case: &Case) -> Held {
    is_trunk(case, &*case.met.place).and(|| found(true, is_lost(&*case.met.place)))
}
