//! Wires enter what the arcs enter, keep columns of their own, and pass no node.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::tui::paint::Look;
use crate::tui::theme::Theme;
use games::kit::layers::layers;
use ground::say::{Language, Tongue};
use ground::scene::{Mark, Node};

/// A graph of arcs at random that hangs together; some lead back.
fn random(seed: u64) -> Graph {
    let mut dice = StdRng::seed_from_u64(seed);
    let nodes = dice.random_range(2..11);
    let mut arcs: Vec<(usize, usize)> = (1..nodes).map(|node| (dice.random_range(0..node), node)).collect();
    for _ in 0..dice.random_range(1..9) {
        arcs.push((dice.random_range(0..nodes), dice.random_range(0..nodes)));
    }
    let mut targets = vec![Vec::new(); nodes];
    arcs.iter().filter(|(from, to)| from < to).for_each(|&(from, to)| targets[from].push(to));
    let node = |(i, (layer, order)): (usize, (usize, usize))| Node {
        mark: Mark::at(i.to_string(), i as u32),
        layer,
        order,
        tokens: Vec::new(),
    };
    Graph { nodes: layers(&targets).into_iter().enumerate().map(node).collect(), arcs }
}

fn wired<T>(graph: &Graph, act: impl FnOnce(&Board, &Sight) -> T) -> T {
    let theme = Theme::named("default").expect("listed");
    let look = Look::plain(&theme, Tongue::of(Language::English), false);
    let sight = Sight::of(&look);
    let mut board = Board::of(graph);
    board.place(&sight, 1);
    (0..board.rows.len()).for_each(|row| board.port(row));
    act(&board, &sight)
}

#[test]
fn heads_stand_where_arcs_end_and_columns_are_not_shared() {
    for seed in 0..60 {
        let graph = random(seed);
        wired(&graph, |board, sight| {
            let heads: usize = board.channels.iter().flatten().filter(|end| end.has_head).map(|end| end.count).sum();
            let both = board.wires.iter().filter(|wire| wire.is_both).count();
            let targets: usize = board.wires.iter().flat_map(|wire| &wire.targets).map(|(_, count)| count).sum();
            assert_eq!(heads, targets + both, "seed {seed}");
            for channel in &board.channels {
                let shared = |a: &&End| channel.iter().any(|b| a.x == b.x && a.wire != b.wire);
                assert_eq!(channel.iter().filter(shared).count(), 0, "seed {seed}: two wires in one column");
            }
            let sheet = board.drawn(sight, 0);
            for target in sheet.targets() {
                assert_eq!(sheet.touched(target.at.0, target.at.1), Some(target.spot), "seed {seed}");
            }
        });
    }
}

#[test]
fn wires_pass_beside_nodes() {
    for seed in 0..60 {
        let graph = random(seed);
        wired(&graph, |board, _| {
            for (row, vias) in board.vias.iter().enumerate() {
                for (_, x) in vias {
                    let covers = |node: &&usize| {
                        let place = board.places[**node];
                        (place.left..place.left + place.name).contains(x)
                    };
                    assert_eq!(board.rows[row].iter().find(covers), None, "seed {seed}: row {row}");
                }
            }
        });
    }
}
