//! Drawn graphs: their lines join what the arcs join, as often, and pass no node but their ends.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::tui::paint::Look;
use crate::tui::paint::nodes::loops;
use crate::tui::theme::Theme;
use games::kit::layers::layers;
use ground::say::{Language, Tongue};
use ground::scene::{Mark, Node};

type Edge = (usize, usize);

/// A graph of edges that go both ways; a loop is one arc.
fn graph(nodes: usize, edges: &[Edge]) -> Graph {
    let mut upward = vec![Vec::new(); nodes];
    edges.iter().filter(|(a, b)| a != b).for_each(|&(a, b)| upward[a.min(b)].push(a.max(b)));
    let node = |(i, (layer, order)): (usize, (usize, usize))| Node {
        mark: Mark::at(i.to_string(), i as u32),
        layer,
        order,
        tokens: Vec::new(),
    };
    let arcs = edges.iter().flat_map(|&(a, b)| if a == b { vec![(a, a)] } else { vec![(a, b), (b, a)] });
    Graph { nodes: layers(&upward).into_iter().enumerate().map(node).collect(), arcs: arcs.collect() }
}

fn seen<T>(ascii: bool, act: impl FnOnce(&Sight) -> T) -> T {
    let theme = Theme::named("default").expect("listed");
    act(&Sight::of(&Look::plain(&theme, Tongue::of(Language::English), ascii)))
}

/// Connected edges at random, some of them twice and some of them loops.
fn random(seed: u64) -> (usize, Vec<Edge>) {
    let mut dice = StdRng::seed_from_u64(seed);
    let nodes = dice.random_range(2..9);
    let mut edges: Vec<Edge> = (1..nodes).map(|node| (dice.random_range(0..node), node)).collect();
    for _ in 0..dice.random_range(1..7) {
        let (a, b) = (dice.random_range(0..nodes), dice.random_range(0..nodes));
        edges.push((a.min(b), a.max(b)));
    }
    (nodes, edges)
}

/// The edges as the plan draws them: each line as often as it counts, and the loops at their nodes.
fn drawn(plan: &Plan) -> Vec<Edge> {
    let ends = |route: &Route| vec![(route.from.min(route.to), route.from.max(route.to)); route.count];
    let loops = (0..plan.graph.nodes.len()).flat_map(|node| vec![(node, node); loops(plan.graph, node)]);
    let mut edges: Vec<Edge> = plan.routes.iter().flat_map(ends).chain(loops).collect();
    edges.sort_unstable();
    edges
}

#[test]
fn the_lines_of_twenty_random_graphs_are_their_edges_and_pass_no_other_node() {
    for seed in 0..20 {
        let (nodes, mut edges) = random(seed);
        let graph = graph(nodes, &edges);
        edges.sort_unstable();
        for gap in 1..4 {
            let plan = seen(false, |sight| Plan::of(&graph, sight, gap, 1));
            assert_eq!(drawn(&plan), edges, "seed {seed}");
            assert!(plan.is_clear());
            let mut vias = Vec::new();
            for route in &plan.routes {
                let points = plan.points(route);
                let (a, b) = (&plan.places[route.from], &plan.places[route.to]);
                let ends = [points[0], points[points.len() - 1]];
                assert_eq!(ends.map(|(x, _)| x), if a.y < b.y { [a.middle, b.middle] } else { [b.middle, a.middle] });
                assert_eq!(
                    ends.map(|(_, y)| y),
                    [a.y.min(b.y) + 1, a.y.max(b.y) - 1],
                    "seed {seed}: from node to node"
                );
                // A line meets rows of nodes only where it passes them upright.
                for (x, y) in &route.vias {
                    let is_free = |place: &Place| place.y != *y || *x < place.left || *x >= place.end;
                    assert!(plan.places.iter().all(is_free), "seed {seed}: {edges:?} runs through a node");
                }
                vias.extend(route.vias.clone());
            }
            let all = vias.len();
            vias.sort_unstable();
            vias.dedup();
            assert_eq!(vias.len(), all, "seed {seed}: two lines pass at one place");
        }
    }
}

/// What is on the page, without what is blank at its edges.
fn picture(nodes: usize, edges: &[Edge], room: Room) -> String {
    let graph = graph(nodes, edges);
    let sheet = seen(true, |sight| lay(&graph, sight, room, 1));
    let mut page = vec![vec![' '; sheet.width]; sheet.height];
    for (x, y, text) in sheet.texts() {
        text.chars().enumerate().for_each(|(i, c)| page[y][x + i] = c);
    }
    let lines = page.iter().map(|line| line.iter().collect::<String>().trim_end().to_owned());
    lines.collect::<Vec<String>>().join("\n")
}

#[test]
fn a_triangle_with_a_loop_is_no_stalk() {
    let drawn = picture(3, &[(0, 1), (0, 2), (1, 2), (2, 2)], Room { width: 80, height: 24 });
    assert!(drawn.contains("(2)o"), "the loop stands at its node:\n{drawn}");
    let beside_one = drawn.lines().find(|line| line.contains("(1)")).expect("node 1 is drawn");
    assert!(beside_one.contains('.'), "the edge from 0 to 2 passes beside node 1:\n{drawn}");
}

#[test]
fn edges_side_by_side_are_counted() {
    let drawn = picture(2, &[(0, 1), (0, 1), (1, 1), (1, 1)], Room { width: 80, height: 24 });
    assert!(drawn.contains("x2") && drawn.contains("(1)o2"), "{drawn}");
}

#[test]
fn a_picture_that_fits_never_turns_into_a_list() {
    for seed in 0..20 {
        let (nodes, edges) = random(seed);
        let graph = graph(nodes, &edges);
        seen(false, |sight| {
            let bare = Plan::of(&graph, sight, 1, 1).drawn(sight);
            let room = Room { width: bare.width, height: bare.height };
            let first = lay(&graph, sight, room, 1);
            let is_picture = first.width == bare.width && first.height == bare.height;
            assert!(is_picture, "seed {seed}: {} by {}", room.width, room.height);
        });
    }
}
