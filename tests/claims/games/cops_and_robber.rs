//! What is said of `cops_and_robber`, message by message.

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::referee::{Fate, best_next, moves};

use super::waves::ground::Ground;
use super::waves::world::Key;
use super::waves::{leaving, with};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("cops-and-robber-ask-placing", Question),
    ("cops-and-robber-ask-cops", Question),
    ("cops-and-robber-ask-robber", Question),
    ("cops-and-robber-look-corners", Fact(look_corners)),
    ("cops-and-robber-look-core", Fact(look_core)),
    ("cops-and-robber-look-field", Fact(look_field)),
    ("cops-and-robber-look-all", Fact(look_all)),
    ("cops-and-robber-look-some", Fact(look_some)),
    ("cops-and-robber-look-in-vain", Fact(look_in_vain)),
    ("cops-and-robber-reach", Fact(reach)),
    ("cops-and-robber-trap", Fact(trap)),
    ("cops-and-robber-ring", Fact(ring)),
    ("cops-and-robber-claim-free", Fact(claim_free)),
    ("cops-and-robber-claim-in-vain", Fact(claim_in_vain)),
    ("cops-and-robber-answers", Fact(answers)),
    ("cops-and-robber-head-cops-move", Part),
    ("cops-and-robber-head-answer", Part),
    ("cops-and-robber-head-plies", Part),
    ("cops-and-robber-core", Fact(core)),
    ("cops-and-robber-counted", Fact(counted)),
    ("cops-and-robber-head-corner", Part),
    ("cops-and-robber-head-cover", Part),
    ("cops-and-robber-head-cops", Part),
    ("cops-and-robber-head-safe", Part),
    ("cops-and-robber-head-cop", Part),
    ("cops-and-robber-head-shadow", Part),
    ("cops-and-robber-head-robber", Part),
    ("cops-and-robber-head-reply", Part),
    ("cops-and-robber-law-one", Source),
    ("cops-and-robber-safe", Fact(safe)),
];

fn rows<'c>(case: &'c Case) -> Option<&'c Vec<Vec<String>>> {
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Table { rows, .. }) => Some(rows),
        _ => None,
    }
}

/// Whether everything that a node reaches, among those left, another one reaches too.
fn is_corner(near: &[Vec<usize>], left: &[usize], node: usize, cover: usize) -> bool {
    let reached = near[node].iter().filter(|to| left.contains(to));
    node != cover && left.contains(&cover) && reached.clone().all(|to| near[cover].contains(to))
}

/// Takes the corners of the table away one by one; the nodes left then.
fn dismantled(case: &Case, ground: &Ground) -> Result<Vec<usize>, Held> {
    let world = &ground.world;
    let mut left: Vec<usize> = (0..world.names.len()).collect();
    for row in rows(case).into_iter().flatten() {
        let (node, cover) = (world.node(&row[0]), world.node(&row[1]));
        if !is_corner(&world.near, &left, node, cover) {
            return Err(Held::False(format!("{row:?} is no corner")));
        }
        left.retain(|other| *other != node);
    }
    Ok(left)
}

/// What is left of the graph when corners are taken away as long as there is one.
fn core_of(ground: &Ground) -> Vec<usize> {
    let near = &ground.world.near;
    let mut left: Vec<usize> = (0..near.len()).collect();
    while let Some(node) =
        left.iter().copied().find(|node| left.iter().any(|cover| is_corner(near, &left, *node, *cover)))
    {
        left.retain(|other| *other != node);
    }
    left
}

/// Who wins when everybody may be placed anew.
fn from_the_start(ground: &Ground) -> Option<Fate> {
    super::waves::world::swept(&ground.world, &[Key::new()]).map(|known| known[&Key::new()].0)
}

fn look_corners(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    match dismantled(case, &ground) {
        Ok(left) => same(
            left.iter().map(|node| ground.world.names[*node].clone()).collect(),
            vec![case.text("last").to_owned()],
        )
        .and(|| from_the_start(&ground).map_or(Held::Open, |fate| same(fate, Fate::Won))),
        Err(held) => held,
    }
}

fn look_core(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let near = &ground.world.near;
    match dismantled(case, &ground) {
        Ok(left) => same(ground.world.nodes(case.text("nodes")), left.clone())
            .and(|| {
                let corner = left.iter().find(|node| left.iter().any(|cover| is_corner(near, &left, **node, *cover)));
                is(corner.is_none(), || format!("{corner:?} is a corner"))
            })
            .and(|| from_the_start(&ground).map_or(Held::Open, |fate| same(fate, Fate::Lost))),
        Err(held) => held,
    }
}

/// The same cops and side to move, with the robber on another node.
fn with_robber(ground: &Ground, robber: usize) -> Key {
    let mut key = ground.key.clone();
    let place = key.len() - 2;
    key[place] = robber + 1;
    key
}

fn look_field(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(rows) = rows(case) else { return Held::False("no table is shown".into()) };
    let mut met = Vec::new();
    let mut each = Vec::new();
    for row in rows {
        for node in ground.world.nodes(&row[1]) {
            met.push(node);
            let plies = ground.at(&with_robber(&ground, node)).1.map_or("∞".to_owned(), |plies| plies.to_string());
            each.push(is(row[0] == plies, || format!("{}: {plies}", ground.world.names[node])));
        }
    }
    met.sort_unstable();
    same(met, (0..ground.world.names.len()).collect()).and(|| all(each))
}

/// Whether so many cops more can reach all nodes in a step that are not reached yet. `None`: there are too many places to try.
fn can_reach(near: &[Vec<usize>], cops: usize, left: &[usize], tries: &mut usize) -> Option<bool> {
    *tries = tries.checked_sub(1)?;
    let Some(first) = left.first().filter(|_| cops > 0) else { return Some(left.is_empty()) };
    for cop in (0..near.len()).filter(|cop| near[*cop].contains(first)) {
        let rest: Vec<usize> = left.iter().copied().filter(|node| !near[cop].contains(node)).collect();
        if can_reach(near, cops - 1, &rest, tries)? {
            return Some(true);
        }
    }
    Some(false)
}

fn reaches_all(case: &Case, wanted: bool) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let all: Vec<usize> = (0..world.names.len()).collect();
    can_reach(&world.near, world.cops, &all, &mut 100_000).map_or(Held::Open, |found| same(wanted, found))
}

fn look_all(case: &Case) -> Held {
    reaches_all(case, true)
}

fn look_some(case: &Case) -> Held {
    reaches_all(case, false)
}

fn look_in_vain(case: &Case) -> Held {
    look_some(case).and(|| claim_in_vain(case))
}

/// The nodes that an argument names, sorted.
fn nodes(case: &Case, ground: &Ground, name: &str) -> Vec<usize> {
    sorted(case.texts(name).iter().map(|node| ground.world.node(node)).collect())
}

fn sorted(mut nodes: Vec<usize>) -> Vec<usize> {
    nodes.sort_unstable();
    nodes
}

/// The cops as they stand, or where the best move puts them, reach all nodes in a step but those told.
fn reach(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let near = &ground.world.near;
    let placed = if ground.key.is_empty() { ground.read(&best_next(case).text()) } else { ground.key.clone() };
    let cops = nodes(case, &ground, "cops");
    let rest: Vec<usize> = (0..near.len()).filter(|node| !cops.iter().any(|cop| near[*cop].contains(node))).collect();
    same(cops.clone(), sorted(placed[..ground.world.cops].to_vec()))
        .and(|| same(nodes(case, &ground, "rest"), rest.clone()))
        .and(|| same((case.size("total"), case.size("left")), (near.len(), rest.len())))
        .and(|| same(case.size("reached"), near.len() - rest.len()))
}

/// After so many moves of the line shown the robber is to move, and a cop reaches all that it reaches.
fn trap(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let mut here = case.met.place.clone();
    let told = if case.size("number") == 0 { Vec::new() } else { case.texts("moves") };
    for text in &told {
        let Ok(step) = here.play(text) else { return Held::False(format!("{text} is no move")) };
        here = step.next;
    }
    let (near, key) = (&ground.world.near, ground.read(&here.text()));
    let (standing, rest) = key.split_at(ground.world.cops);
    let cops = nodes(case, &ground, "cops");
    let robber = ground.world.node(case.text("robber"));
    let is_reached = |to: &usize| cops.iter().any(|cop| near[*cop].contains(to));
    same((cops.clone(), rest), (sorted(standing.to_vec()), &[robber + 1, 1][..]))
        .and(|| same(nodes(case, &ground, "reach"), sorted(near[robber].clone())))
        .and(|| same(case.size("count"), near[robber].len()))
        .and(|| same((case.size("number"), case.size("several")), (told.len(), ground.world.cops)))
        .and(|| is(near[robber].iter().all(is_reached), || "there is a way out".into()))
}

/// The nodes left without corners are a ring in this order, and each node has its shadow there.
fn ring(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let near = &ground.world.near;
    let ring: Vec<usize> = case.text("nodes").split('–').map(|name| ground.world.node(name)).collect();
    let count = ring.len();
    let within = |node: usize| sorted(near[node].iter().copied().filter(|to| ring.contains(to)).collect());
    let is_next =
        |i: usize| within(ring[i]) == sorted(vec![ring[(i + count - 1) % count], ring[i], ring[(i + 1) % count]]);
    let has_shadow = |cop: usize| ring.iter().any(|shadow| within(cop).iter().all(|to| near[*shadow].contains(to)));
    same((case.size("count"), core_of(&ground).len()), (count, count))
        .and(|| shadows(case, &ground, &ring))
        .and(|| is(count > 3 && (0..count).all(is_next), || format!("{ring:?} is no ring")))
        .and(|| is((0..near.len()).all(has_shadow), || "a node has no shadow".into()))
}

/// The corners are taken away one by one, each within reach of the node in brackets, down to the ring; each shadow reaches what its corner does.
fn shadows(case: &Case, ground: &Ground, ring: &[usize]) -> Held {
    let near = &ground.world.near;
    let told = |name: &str| if case.size("all") == 0 { Vec::new() } else { case.texts(name) };
    let mut left: Vec<usize> = (0..near.len()).collect();
    for corner in told("corners") {
        let Some((node, cover)) = corner.trim_end_matches(')').split_once(" (") else { return Held::False(corner) };
        let (node, cover) = (ground.world.node(node), ground.world.node(cover));
        if !is_corner(near, &left, node, cover) {
            return Held::False(format!("{corner} is no corner"));
        }
        left.retain(|other| *other != node);
    }
    let stands = |text: &String| {
        let Some((cop, shadow)) = text.split_once(" = ") else { return false };
        let (cop, shadow) = (ground.world.node(cop), ground.world.node(shadow));
        ring.contains(&shadow) && near[cop].iter().filter(|to| ring.contains(to)).all(|to| near[shadow].contains(to))
    };
    let shadows = told("shadows");
    same((sorted(left), case.size("all")), (sorted(ring.to_vec()), shadows.len()))
        .and(|| is(shadows.iter().all(stands), || format!("{shadows:?}")))
}

fn claim_free(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same(ground.here(), (Fate::Won, None)).and(|| same(case.size("moves"), leaving(outlook, Fate::Lost)))
    })
}

fn claim_in_vain(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same(ground.here(), (Fate::Lost, None)).and(|| same(leaving(outlook, Fate::Won), outlook.len()))
    })
}

/// Every move of the cops, here or after the robber's best one, leaves the robber free, and the answers told keep it so.
fn answers(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(rows) = rows(case) else { return Held::False("no answers are shown".into()) };
    let here = if case.size("free") == 1 { best_next(case) } else { case.met.place.clone() };
    let next = ground.world.leads(&ground.read(&here.text())).unwrap_or_default();
    let all_moves = moves(&*here, 5_000);
    let keeps = |row: &Vec<String>| {
        let Ok(step) = here.play(&row[0]) else { return Held::False(format!("{row:?}")) };
        let Ok(answer) = step.next.play(&row[1]) else { return Held::False(format!("{row:?}")) };
        same(ground.at(&ground.read(&answer.next.text())), (Fate::Lost, None))
    };
    same(case.size("shown"), rows.len())
        .and(|| all_moves.map_or(Held::Open, |found| same(case.size("total"), found.len())))
        .and(|| all(next.iter().map(|next| same(ground.at(next), (Fate::Won, None)))))
        .and(|| all(rows.iter().map(keeps)))
}

/// The core has so many nodes; a cop stands for its shadow there, which reaches whatever of the core the cop reaches; and each threat
/// of the shadow has an answer within the core out of its reach.
fn core(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(rows) = rows(case) else { return Held::False("no table is shown".into()) };
    let near = &ground.world.near;
    let mut left: Vec<usize> = rows
        .iter()
        .flat_map(|row| [&row[1], &row[2], &row[3]])
        .filter(|name| !name.is_empty())
        .map(|name| ground.world.node(name))
        .collect();
    left.sort_unstable();
    left.dedup();
    let each = rows.iter().map(|row| {
        if row[3].is_empty() {
            return Held::False(format!("{row:?} has no answer"));
        }
        let [cop, shadow, robber, reply] = [0, 1, 2, 3].map(|cell| ground.world.node(&row[cell]));
        let so = near[robber].contains(&reply)
            && near[shadow].contains(&robber)
            && !near[shadow].contains(&reply)
            && near[cop].iter().filter(|to| left.contains(to)).all(|to| near[shadow].contains(to));
        is(so, || format!("{row:?}"))
    });
    same(case.size("count"), core_of(&ground).len())
        .and(|| all(each))
        .and(|| is(left.len() <= case.size("count"), || "more nodes than the core has".into()))
}

/// The fewest ways to go and the most of them that one cop elsewhere reaches are as told, and the cops reach too few.
fn has_small_circle(near: &[Vec<usize>]) -> bool {
    let ways = |node: usize| near[node].iter().copied().filter(move |to| *to != node);
    (0..near.len()).any(|one| {
        (0..one).any(|other| {
            let shared = ways(one).filter(|node| *node != other && ways(other).any(|to| to == *node)).count();
            shared > usize::from(!near[one].contains(&other))
        })
    })
}

fn counted(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let near = &ground.world.near;
    let [least, most, cops, reached] = ["least", "most", "cops", "reached"].map(|name| case.size(name));
    let ways = |robber: usize| near[robber].iter().copied().filter(move |to| *to != robber);
    let reach = |robber: usize, cop: usize| ways(robber).filter(|to| near[cop].contains(to)).count();
    let nodes = 0..near.len();
    let pairs = nodes.clone().flat_map(|robber| (0..near.len()).map(move |cop| (robber, cop)));
    let found = pairs.filter(|(robber, cop)| robber != cop).map(|(robber, cop)| reach(robber, cop)).max();
    same((Some(least), Some(most)), (nodes.map(|robber| ways(robber).count()).min(), found))
        .and(|| same((cops, reached), (ground.world.cops, cops * most)))
        .and(|| is(reached < least, || "the cops reach all of them".into()))
        .and(|| is(most > 1 || !has_small_circle(near), || "there is a circle of 3 or 4 nodes".into()))
}

/// From each place of the table the robber has a step after which every move of the cops leads into the places that are safe, of
/// which the table shows as many as it tells.
fn safe(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let Some(rows) = rows(case) else { return Held::False("no table is shown".into()) };
    let world = &ground.world;
    let is_safe = |key: &Key| ground.at(key) == (Fate::Won, None);
    let places = world.all(&ground.key).len() / 2 / world.names.len();
    let each = rows.iter().flat_map(|row| {
        let mut cops = world.nodes(&row[0]);
        cops.sort_unstable();
        let told = world.nodes(&row[1]);
        let key = move |robber: usize| [&cops[..], &[robber + 1, 1]].concat();
        let found: Vec<usize> = (0..world.names.len()).filter(|robber| is_safe(&key(*robber))).collect();
        [same(told, found)]
    });
    let steps = world.all(&ground.key).into_iter().filter(|key| key.last() == Some(&1) && is_safe(key));
    let stays = steps.map(|key| {
        let step = world
            .leads(&key)
            .unwrap_or_default()
            .into_iter()
            .any(|step| world.leads(&step).is_ok_and(|cops| cops.iter().all(is_safe)));
        is(step, || format!("{key:?} leads out of the table"))
    });
    same((case.size("shown"), case.size("places")), (rows.len(), places)).and(|| all(each)).and(|| all(stays))
}
