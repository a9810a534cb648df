//! What is said of `loopy`, message by message.

use std::collections::BTreeSet;

use solve::judge::reason::Exhibit;

use crate::claim::Kind::{Fact, Part, Question, Source};
use crate::claim::{Case, Held, Table, all, is, same};
use crate::exhibits::rows;
use crate::referee::Fate;

use super::waves::ground::Ground;
use super::waves::world::{Key, Kind, World, swept};
use super::waves::{leaving, shown_outlook, with};

/// Every message with what decides it.
pub const TABLE: Table = &[
    ("loopy-ask", Question),
    ("loopy-ask-several", Question),
    ("loopy-ask-misere", Question),
    ("loopy-look", Fact(look)),
    ("loopy-look-infinity", Fact(look_infinity)),
    ("loopy-look-several", Fact(look_several)),
    ("loopy-look-one-infinity", Fact(look_one_infinity)),
    ("loopy-look-infinities", Fact(look_infinities)),
    // It tells how values were found where no sweep is made; such positions are too large to be met here.
    ("loopy-proof-won-unswept", Source),
    ("loopy-proof-drawn", Fact(drawn)),
    ("loopy-proof-drawn-several", Fact(drawn_several)),
    ("loopy-token", Fact(token)),
    ("loopy-ask-last", Question),
    ("loopy-look-last", Fact(look_last)),
    ("loopy-law-rule", Source),
    ("loopy-proof-unforced", Fact(unforced)),
    ("loopy-proof-unlost", Fact(unlost)),
    ("loopy-head-tokens", Part),
    ("loopy-head-left", Part),
    ("loopy-head-on", Part),
    ("loopy-values", Fact(values)),
    ("loopy-head-targets", Part),
    ("loopy-head-value", Part),
    ("loopy-head-node", Part),
    ("loopy-head-stays", Part),
    ("loopy-law", Source),
    ("loopy-law-misere", Source),
];

/// The number of each node, where it has one: Smith's rule, tried number by number until nothing changes.
fn numbers(near: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut numbers = vec![None; near.len()];
    for number in 0..=near.len() {
        loop {
            let fits = |node: &usize| {
                let has = |from: usize, wanted: usize| near[from].iter().any(|to| numbers[*to] == Some(wanted));
                numbers[*node].is_none()
                    && (0..number).all(|less| has(*node, less))
                    && !has(*node, number)
                    && near[*node].iter().all(|to| numbers[*to].is_some() || has(*to, number))
            };
            let Some(node) = (0..near.len()).find(fits) else { break };
            numbers[node] = Some(number);
        }
    }
    numbers
}

/// The numbers that one move from a node can leave.
fn reached(near: &[Vec<usize>], numbers: &[Option<usize>], node: usize) -> BTreeSet<usize> {
    near[node].iter().filter_map(|to| numbers[*to]).collect()
}

fn written(reached: &BTreeSet<usize>) -> String {
    format!("∞{{{}}}", reached.iter().map(usize::to_string).collect::<Vec<_>>().join(","))
}

/// The worth of tokens on a graph in normal play, as it is written; `None`: it is told in another way.
pub fn told(world: &World, key: &Key) -> Option<String> {
    if world.kind != Kind::Tokens || world.is_misere {
        return None;
    }
    let near = &world.near;
    let numbers = numbers(near);
    let finite = key.iter().filter_map(|node| numbers[*node]).fold(0, |sum, number| sum ^ number);
    let circling: Vec<usize> = key.iter().copied().filter(|node| numbers[*node].is_none()).collect();
    Some(match circling[..] {
        [] => finite.to_string(),
        [node] => written(&reached(near, &numbers, node).into_iter().map(|number| number ^ finite).collect()),
        _ => written(&BTreeSet::new()),
    })
}

fn look(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let (near, node) = (&ground.world.near, ground.key[0]);
    let numbers = numbers(near);
    let number = case.size("nimber");
    let back = |to: &usize| near[*to].iter().any(|then| numbers[*then] == Some(number));
    all([
        same(ground.key.len(), 1),
        same(numbers[node], Some(number)),
        same((0..=near.len()).find(|n| !reached(near, &numbers, node).contains(n)), Some(number)),
        is(near[node].iter().all(|to| numbers[*to].is_some_and(|n| n < number) || back(to)), || {
            "a target leads nowhere".into()
        }),
        same(case.size("back") == 1, near[node].iter().any(|to| numbers[*to].is_none_or(|n| n > number))),
        same(case.size("won") == 1, number != 0),
        same(number == 0, ground.here().0 == Fate::Lost),
    ])
}

fn look_infinity(case: &Case) -> Held {
    with(case, |ground, outlook| {
        let (near, node) = (&ground.world.near, ground.key[0]);
        let numbers = numbers(near);
        let reached = reached(near, &numbers, node);
        let mex = (0..=near.len()).find(|n| !reached.contains(n)).expect("one is missing");
        let leads_back =
            |to: &usize| numbers[*to].is_some() || near[*to].iter().any(|then| numbers[*then] == Some(mex));
        all([
            same(ground.key.len(), 1),
            same(numbers[node], None),
            is(!near[node].iter().all(leads_back), || "every target leads back".into()),
            same(case.text("value").to_owned(), written(&reached)),
            same(reached.contains(&0), leaving(outlook, Fate::Lost) > 0),
            same(ground.here().0, if reached.contains(&0) { Fate::Won } else { Fate::Drawn }),
        ])
    })
}

/// The numbers of the tokens that have one, told in columns where there are any.
fn columns(case: &Case, ground: &Ground) -> Held {
    let numbers = numbers(&ground.world.near);
    let rows: Vec<(String, u64)> = ground
        .key
        .iter()
        .enumerate()
        .filter_map(|(i, node)| Some(((i + 1).to_string(), numbers[*node]? as u64)))
        .collect();
    match case.step.and_then(|step| step.shows.as_ref()) {
        Some(Exhibit::Columns { rows: told, total }) => {
            let sum = rows.iter().fold(0, |sum, (_, number)| sum ^ number);
            let told: Vec<(String, String)> =
                told.iter().map(|(name, number)| (name.clone(), number.to_string())).collect();
            same(told, rows.iter().map(|(name, number)| (name.clone(), number.to_string())).collect())
                .and(|| same(total.to_string(), sum.to_string()))
        }
        _ => is(rows.is_empty(), || "the columns are not shown".into()),
    }
}

fn look_several(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let numbers = numbers(&ground.world.near);
    is(ground.key.iter().all(|node| numbers[*node].is_some()), || "a token has none".into())
        .and(|| same(told(&ground.world, &ground.key), Some(case.size("sum").to_string())))
        .and(|| columns(case, &ground))
        .and(|| same(case.size("sum") == 0, ground.here().0 == Fate::Lost))
}

fn look_one_infinity(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let near = &ground.world.near;
    let numbers = numbers(near);
    let token = case.size("token") - 1;
    let circling: Vec<usize> = (0..ground.key.len()).filter(|token| numbers[ground.key[*token]].is_none()).collect();
    let rest = ground.key.iter().filter_map(|node| numbers[*node]).fold(0, |sum, number| sum ^ number);
    let reached = reached(near, &numbers, ground.key[token]);
    all([
        same(circling, vec![token]),
        same(case.size("rest"), rest),
        same(case.text("value").to_owned(), written(&reached)),
        same(reached.contains(&rest), ground.here().0 == Fate::Won),
        same(case.size("won") == 1, reached.contains(&rest)),
        columns(case, &ground),
    ])
}

/// The tokens without a number are those that are named.
fn look_infinities(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let numbers = numbers(&ground.world.near);
    let circling: Vec<usize> = (1..=ground.key.len()).filter(|i| numbers[ground.key[i - 1]].is_none()).collect();
    let part = |says| Case { met: case.met, step: case.step, says };
    let told: Vec<usize> = case.says("tokens").into_iter().map(|says| part(says).size("token")).collect();
    same(told, circling.clone())
        .and(|| is(circling.len() >= 2, || "fewer than two".into()))
        .and(|| same(ground.here().0, Fate::Drawn))
}

/// The token stands on the node that is named.
fn token(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    same(Some(ground.world.node(case.text("node"))), ground.key.get(case.size("token") - 1).copied())
}

fn look_last(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let near = &ground.world.near;
    let live: Vec<usize> = (1..=ground.key.len()).filter(|i| !near[ground.key[i - 1]].is_empty()).collect();
    let leads = near[ground.key[case.size("token") - 1]].iter().any(|to| near[*to].is_empty());
    same(live, vec![case.size("token")]).and(|| is(leads, || "no arc leads to a dead end".into()))
}

/// Every node that a token can come to is a dead end or has a row, with an arc to a node that is none.
fn unforced(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let mut met: BTreeSet<usize> = ground.key.iter().copied().collect();
    while let Some(new) = met.iter().flat_map(|node| &world.near[*node]).find(|to| !met.contains(to)).copied() {
        met.insert(new);
    }
    let is_end = |node: &usize| world.near[*node].is_empty();
    let live: Vec<usize> = met.iter().copied().filter(|node| !is_end(node)).collect();
    let entered: BTreeSet<usize> = live.iter().flat_map(|node| &world.near[*node]).copied().filter(is_end).collect();
    let ends: Vec<String> = entered.iter().map(|node| world.names[*node].clone()).collect();
    let told: Vec<usize> = rows(case).iter().map(|row| world.node(&row[0])).collect();
    let goes_on = rows(case).iter().all(|row| {
        let (from, to) = (world.node(&row[0]), world.node(&row[1]));
        world.near[from].contains(&to) && !is_end(&to)
    });
    all([
        is(world.is_misere, || "it is normal play".into()),
        same((case.size("nodes"), case.size("count")), (live.len(), ends.len())),
        same(told, live),
        is(goes_on, || "a row leads to a dead end".into()),
        same(case.texts("ends"), ends),
        same(ground.here().0, Fate::Drawn),
    ])
}

/// Every node that the tokens can come to has a row: its targets with their values, and its own.
fn values(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let mut met: BTreeSet<usize> = ground.key.iter().copied().collect();
    while let Some(new) = met.iter().flat_map(|node| &world.near[*node]).find(|to| !met.contains(to)).copied() {
        met.insert(new);
    }
    let value = |node: usize| told(world, &vec![node]).unwrap_or_default();
    let row = |node: &usize| {
        let mut targets: Vec<String> =
            world.near[*node].iter().map(|to| format!("{} {}", world.names[*to], value(*to))).collect();
        targets.sort_unstable();
        (world.names[*node].clone(), targets, value(*node))
    };
    let shown = |row: &Vec<String>| {
        let mut targets: Vec<String> = row[1].split(", ").filter(|text| !text.is_empty()).map(str::to_owned).collect();
        targets.sort_unstable();
        (row[0].clone(), targets, row[2].clone())
    };
    let mut found: Vec<_> = met.iter().map(row).collect();
    let mut rows: Vec<_> = rows(case).iter().map(shown).collect();
    found.sort_unstable();
    rows.sort_unstable();
    same(rows, found)
}

/// The nodes where a lone token is drawn, each with a target that is drawn again, and none of them leads to a lost node.
fn drawn(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let fate = |node: usize| ground.known.get(&vec![node]).map(|known| known.0);
    if ground.key.len() > 1 && fate(0).is_none() {
        return Held::Open;
    }
    let mut met: BTreeSet<usize> = world.live(&ground.key).into_iter().collect();
    while let Some(new) = met.iter().flat_map(|node| &world.near[*node]).find(|to| !met.contains(to)).copied() {
        met.insert(new);
    }
    let trap: Vec<usize> = met.into_iter().filter(|node| fate(*node) == Some(Fate::Drawn)).collect();
    let Some(Exhibit::Table { rows, .. }) = case.step.and_then(|step| step.shows.as_ref()) else {
        return Held::False("no table is shown".into());
    };
    let told: Vec<usize> = rows.iter().map(|row| world.node(&row[0])).collect();
    let stays = rows.iter().map(|row| {
        let (from, to) = (world.node(&row[0]), world.node(&row[1]));
        is(world.near[from].contains(&to) && trap.contains(&to), || format!("{row:?}"))
    });
    let forced = trap.iter().map(|node| {
        let is_safe = world.near[*node].iter().all(|to| fate(*to) != Some(Fate::Lost));
        is(is_safe, || format!("{} leads to a lost node", world.names[*node]))
    });
    same(case.size("count"), trap.len())
        .and(|| same(told, trap.clone()))
        .and(|| all(stays))
        .and(|| all(forced))
        .and(|| same(ground.here().0, Fate::Drawn))
}

/// The lost positions that can come up are those that are listed; the table has all moves of its positions, none to a lost one, and one to
/// a position of the table.
fn unlost(case: &Case) -> Held {
    let Some(ground) = Ground::of(case) else { return Held::Open };
    let world = &ground.world;
    let read = |text: &str| -> Key {
        let mut key: Key = text.split('+').filter(|name| *name != "-").map(|name| world.node(name)).collect();
        key.sort_unstable();
        key
    };
    let start = world.live(&ground.key);
    let mut met = BTreeSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(here) = open.pop() {
        let next = world.leads(&here).unwrap_or_default();
        open.extend(next.iter().map(|next| world.live(next)).filter(|next| met.insert(next.clone())));
    }
    let all_met: Vec<Key> = met.iter().cloned().collect();
    let Some(known) = swept(world, &all_met) else { return Held::Open };
    let found: BTreeSet<Key> = met.iter().filter(|key| known[*key].0 == Fate::Lost).cloned().collect();
    let told: BTreeSet<Key> = case.texts("lost").iter().map(|text| read(text)).collect();
    let table: Vec<Key> = rows(case).iter().map(|row| read(&row[0])).collect();
    let each = rows(case).iter().map(|row| {
        let next = world.leads(&read(&row[0])).unwrap_or_default();
        let left: BTreeSet<Key> = next.iter().map(|next| world.live(next)).collect();
        let shown: BTreeSet<Key> = row[2].split(' ').map(read).collect();
        is(left.contains(&read(&row[1])) && table.contains(&read(&row[1])), || format!("{row:?}"))
            .and(|| is(left.is_disjoint(&found), || format!("{} leads to a lost position", row[0])))
            .and(|| same(shown, left))
    });
    same(case.size("count"), found.len())
        .and(|| same(told, found.clone()))
        .and(|| same(table.first().cloned(), Some(start)))
        .and(|| all(each))
        .and(|| same(ground.here().0, Fate::Drawn))
}

fn drawn_several(case: &Case) -> Held {
    with(case, |ground, outlook| {
        same(leaving(outlook, Fate::Lost), 0)
            .and(|| same(case.size("misere") == 1, ground.world.is_misere))
            .and(|| is(leaving(outlook, Fate::Drawn) > 0, || "no move leaves a draw".into()))
            .and(|| shown_outlook(case, ground, outlook))
    })
}

/// Whether tokens that are too many for a sweep are lost for the mover, by their numbers; `None`: nothing is forced there.
pub fn is_lost(world: &World, key: &Key) -> Option<bool> {
    let told = told(world, key)?;
    let reaches_nothing = |reached: &str| reached.trim_matches(['{', '}']).split(',').any(|number| number == "0");
    match told.strip_prefix('∞') {
        None => Some(told == "0"),
        Some(reached) => reaches_nothing(reached).then_some(false),
    }
}
