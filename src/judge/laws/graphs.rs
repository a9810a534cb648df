//! Tokens on graphs, and a chase on one.

use std::collections::BTreeSet;

use num_integer::Integer;

use crate::case::{Case, Datum};
use crate::law::{Asked, Law, Mistake, Told};
use crate::laws::table::{joined, mex};
use ground::num::Int;

/// The problems played on graphs.
pub const LAWS: &[Law] = &[
    Law::of("poj-2425", |case| {
        tokens(case, |values, row| row.list(0).iter().fold(0, |x, &t| x ^ values[t as usize]) != 0)
    })
    .fitting(is_acyclic, arcs_forward)
    .erring(TOKENS)
    .near(chains)
    .asking(asked_tokens)
    .bounded(),
    Law::of_game("leetcode-913")
        .fitting(is_playground, |case| playground(&case))
        .asking(|case| Some(asked_chase(case)))
        .near(playgrounds)
        .bounded(),
];

const TOKENS: &[Mistake] = &[
    Mistake {
        name: "sum-of-values",
        answer: |case| {
            Some(tokens(case, |values, row| row.list(0).iter().map(|&t| values[t as usize]).sum::<usize>() % 2 == 1))
        },
    },
    Mistake {
        name: "any-won",
        answer: |case| Some(tokens(case, |values, row| row.list(0).iter().any(|&t| values[t as usize] != 0))),
    },
    Mistake {
        name: "outcomes-only",
        answer: |case| {
            Some(tokens(case, |values, row| row.list(0).iter().filter(|&&t| values[t as usize] != 0).count() % 2 == 1))
        },
    },
];

/// Chains on which one token stands at the beginning.
fn chains() -> Vec<Case> {
    let list = |numbers: Vec<i64>| Case(vec![Datum::List(numbers.into_iter().map(Int::from).collect())]);
    let chain = |count: i64| {
        let rows = (1..=count).map(|next| list(if next < count { vec![next] } else { Vec::new() }));
        Case(vec![Datum::Rows(rows.collect()), Datum::Rows(vec![list(vec![0])])])
    };
    [2, 3, 10, 100, 500, 1_000].map(chain).to_vec()
}

/// The tokens of the first query, where there is one only.
fn asked_tokens(case: &Case) -> Option<Asked> {
    let [row] = case.rows(1) else { return None };
    Some(Asked::of(&[("graph", arcs(case.rows(0)))], joined(&row.list(0))))
}

fn arcs(rows: &[Case]) -> String {
    let nodes = (0..rows.len()).map(|node| node.to_string());
    let arcs =
        rows.iter().enumerate().flat_map(|(from, row)| row.list(0).into_iter().map(move |to| format!("{from}>{to}")));
    nodes.chain(arcs).collect::<Vec<_>>().join(",")
}

/// A line for each query: whether its tokens win, by the values of the nodes.
fn tokens(case: &Case, is_won: impl Fn(&[usize], &Case) -> bool) -> Told {
    let Some(values) = node_values(case) else { return Told::Text(String::new()) };
    let lines = case.rows(1).iter().map(|row| if is_won(&values, row) { "WIN" } else { "LOSE" });
    Told::Text(lines.collect::<Vec<_>>().join("\n"))
}

/// Values of the nodes; nothing where arcs lead round in a circle or out of the graph.
fn node_values(case: &Case) -> Option<Vec<usize>> {
    let targets: Vec<Vec<usize>> =
        case.rows(0).iter().map(|row| row.list(0).iter().map(|&to| to as usize).collect()).collect();
    let mut waiting: Vec<usize> = targets.iter().map(Vec::len).collect();
    let mut sources = vec![Vec::new(); targets.len()];
    for (from, to) in targets.iter().enumerate() {
        for &to in to {
            sources.get_mut(to)?.push(from);
        }
    }
    let mut ready: Vec<usize> = (0..targets.len()).filter(|&node| waiting[node] == 0).collect();
    let mut values = vec![0; targets.len()];
    let mut done = 0;
    while let Some(node) = ready.pop() {
        done += 1;
        values[node] = mex(targets[node].iter().map(|&to| values[to]));
        for &from in &sources[node] {
            waiting[from] -= 1;
            if waiting[from] == 0 {
                ready.push(from);
            }
        }
    }
    (done == targets.len()).then_some(values)
}

/// Arcs from a node to later ones only, and tokens on nodes that are there.
fn arcs_forward(mut case: Case) -> Case {
    let nodes = case.rows(0).len() as i64;
    for (field, datum) in case.0.iter_mut().enumerate() {
        let Datum::Rows(rows) = datum else { continue };
        for (at, row) in rows.iter_mut().enumerate() {
            let first = if field == 0 { at as i64 + 1 } else { 0 };
            let Some(Datum::List(list)) = row.0.first_mut() else { continue };
            let room = nodes - first;
            let moved = list.iter().filter(|_| room > 0).map(|n| Int::from(first) + n.mod_floor(&Int::from(room)));
            let mut moved: Vec<Int> = moved.collect();
            if field == 0 {
                moved.sort_unstable();
                moved.dedup();
            }
            *list = moved;
        }
    }
    case
}

fn is_acyclic(case: &Case) -> bool {
    let nodes = case.rows(0).len() as i64;
    let stand = |row: &Case| row.list(0).iter().all(|token| (0..nodes).contains(token));
    case.rows(1).iter().all(stand) && node_values(case).is_some()
}

/// Whether cat and mouse can always move: arcs both ways, none to itself, one at least from each node.
fn is_playground(case: &Case) -> bool {
    let rows: Vec<Vec<i64>> = case.rows(0).iter().map(|row| row.list(0)).collect();
    let arc = |from: usize, to: i64| {
        let back = usize::try_from(to).ok().and_then(|to| rows.get(to));
        to != from as i64 && back.is_some_and(|back| back.contains(&(from as i64)))
    };
    rows.len() >= 3 && rows.iter().enumerate().all(|(from, row)| !row.is_empty() && row.iter().all(|&to| arc(from, to)))
}

/// Arcs made to lead both ways, and a path through all nodes.
fn playground(case: &Case) -> Case {
    let rows: Vec<Vec<i64>> = case.rows(0).iter().map(|row| row.list(0)).collect();
    let count = rows.len().max(3);
    let mut beside = vec![BTreeSet::new(); count];
    let path = (1..count).map(|node| (node - 1, node));
    let arcs = rows.iter().enumerate().flat_map(|(from, row)| row.iter().map(move |&to| (from, to as usize % count)));
    for (from, to) in path.chain(arcs).filter(|(from, to)| from != to) {
        beside[from].insert(to);
        beside[to].insert(from);
    }
    let row = |row: BTreeSet<usize>| Case(vec![Datum::List(row.into_iter().map(Int::from).collect())]);
    Case(vec![Datum::Rows(beside.into_iter().map(row).collect())])
}

/// All playgrounds of three and four nodes, and those of five with at most five edges.
fn playgrounds() -> Vec<Case> {
    let of = |nodes: usize, most: u32| {
        let pairs: Vec<(usize, usize)> = (0..nodes).flat_map(|a| (a + 1..nodes).map(move |b| (a, b))).collect();
        let chosen = (1usize..1 << pairs.len()).filter(move |chosen| chosen.count_ones() <= most);
        chosen.map(move |chosen| {
            let beside = |node: usize| {
                let here = pairs.iter().enumerate().filter(|(bit, _)| chosen >> bit & 1 == 1).map(|(_, pair)| *pair);
                let mut beside: Vec<usize> =
                    here.filter_map(|(a, b)| if a == node { Some(b) } else { (b == node).then_some(a) }).collect();
                beside.sort_unstable();
                Case(vec![Datum::List(beside.into_iter().map(Int::from).collect())])
            };
            Case(vec![Datum::Rows((0..nodes).map(beside).collect())])
        })
    };
    of(3, 3).chain(of(4, 6)).chain(of(5, 5)).filter(is_playground).collect()
}

fn asked_chase(case: &Case) -> Asked {
    Asked::of(&[("graph", arcs(case.rows(0)))], "1,2 M".to_owned())
}
