//! What is said of `hackenbush`, message by message: pictures above a bridge, played out by themselves.

use std::collections::HashSet;

use duel::place::Place;
use ground::num::Nat;
use num_traits::ToPrimitive;
use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::games::worth::{answers_hold, count_to_zero, found, zero_and_back};
use crate::referee::nimber;

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
        same(case.size("before") as u64, before),
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
    lost(case).and(|| answers_hold(case, &*case.met.place))
}
