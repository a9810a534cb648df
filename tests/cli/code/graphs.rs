//! Questions for the programs that settle graphs and fill networks.

use serde_json::{Value, json};

use super::{Question, Quiz, oracle};
use crate::dice::Dice;

pub const QUIZZES: &[Quiz] =
    &[("sg-graph", nim_values), ("retrograde", outcomes), ("waves", outcomes), ("max-flow", flows)];

type Arcs = Vec<(usize, usize)>;

/// Lines that name no node to start from, or no arcs.
const REFUSED: &[&str] =
    &["1>2", "1 2", "1 1>", "1 >2", "1 1>2>3", "1 1-2", "-1 1>2", "1000", "0 0>99999999999999999999"];

/// A start and arcs, some of them twice; up to nine nodes in no order.
fn graphs(is_acyclic: bool) -> Vec<(usize, Arcs)> {
    let mut dice = Dice::new(1939);
    let graph = |_| {
        let nodes = 1 + dice.below(9);
        let shift = dice.below(nodes);
        let arcs = (0..dice.below(2 * nodes + 1)).map(|_| (dice.below(nodes), dice.below(nodes)));
        let arcs: Arcs = arcs.filter(|(u, v)| !is_acyclic || u < v).collect();
        let named = |node: usize| if node == 0 { 999 } else { (node * 5 + shift) % 11 };
        let start = arcs.first().map_or(0, |arc| arc.0);
        (named(start), arcs.into_iter().map(|(u, v)| (named(u), named(v))).collect())
    };
    (0..200).map(graph).collect()
}

/// Each graph with the oracle's answer about a token on its start.
fn asked(game: &str, graphs: Vec<(usize, Arcs)>) -> Vec<(String, Value)> {
    let text = |(start, arcs): &(usize, Arcs)| {
        let arcs: Vec<String> = arcs.iter().map(|(u, v)| format!("{u}>{v}")).collect();
        let graph = [&[start.to_string()][..], &arcs[..]].concat().join(",");
        (json!({"graph": graph}), start.to_string())
    };
    let answers = oracle(game, &graphs.iter().map(text).collect::<Vec<_>>());
    let line =
        |(start, arcs): (usize, Arcs)| arcs.iter().fold(start.to_string(), |line, (u, v)| format!("{line} {u}>{v}"));
    graphs.into_iter().map(line).zip(answers).collect()
}

fn nim_values() -> Vec<Question> {
    let known = asked("dag", graphs(true)).into_iter().map(|(line, answer)| {
        let right = answer["value"]["nimber"].to_string();
        Question::new(line, right)
    });
    // A circle that the start does not reach leaves its value alone.
    let circles = [Question::refused("1 1>2 2>1"), Question::refused("5 5>5"), Question::new("7 7>3 1>2 2>1", "1")];
    known.chain(circles).chain(REFUSED.iter().copied().map(Question::refused)).collect()
}

fn outcomes() -> Vec<Question> {
    let known = asked("loopy", graphs(false)).into_iter().map(|(line, answer)| match answer["outcome"].as_str() {
        Some("D") => Question::new(line, "D"),
        Some(won_or_lost) => Question::new(line, format!("{won_or_lost} {}", answer["value"]["remoteness"])),
        None => panic!("{line}: no outcome"),
    });
    known.chain(REFUSED.iter().copied().map(Question::refused)).collect()
}

/// The shortest way, 0 1 2 9, must be given back in part: its middle pipe lets only one of two pass.
const GIVEN_BACK: &[(usize, usize, usize)] =
    &[(0, 1, 1), (1, 2, 1), (2, 9, 1), (0, 3, 1), (3, 4, 1), (4, 2, 1), (1, 5, 1), (5, 6, 1), (6, 9, 1)];

/// Networks as one player's pipes: what all of them let through is what they are worth.
fn flows() -> Vec<Question> {
    let mut dice = Dice::new(1956);
    let network = |_| {
        let nodes = 2 + dice.below(7);
        let ends = [(0, nodes - 1, dice.below(5)), (nodes - 1, 0, 1)];
        let pipes = (0..=dice.below(3 * nodes)).map(|_| (dice.below(nodes), dice.below(nodes), dice.below(9)));
        (nodes, pipes.chain(ends).collect::<Vec<_>>())
    };
    let networks: Vec<_> = (0..200).map(network).chain([(10, GIVEN_BACK.to_vec())]).collect();
    let position = |(nodes, pipes): &(usize, Vec<(usize, usize, usize)>)| {
        let named = |node: usize| match node {
            0 => "s".to_owned(),
            node if node + 1 == *nodes => "t".to_owned(),
            node => format!("n{node}"),
        };
        let pipes = pipes.iter().map(|(u, v, c)| format!("{}>{}={c}A", named(*u), named(*v)));
        (json!({}), pipes.collect::<Vec<_>>().join(","))
    };
    let answers = oracle("flow-game", &networks.iter().map(position).collect::<Vec<_>>());
    let known = networks.iter().zip(answers).map(|((nodes, pipes), answer)| {
        let start = format!("0 {}", nodes - 1);
        let line = pipes.iter().fold(start, |line, (u, v, c)| format!("{line} {u}>{v}:{c}"));
        Question::new(line, answer["value"]["worth"].as_str().expect("a number"))
    });
    let edges = [Question::new("4 9", "0"), Question::new("99 0 99>0:999999 99>0:999999", "1999998")];
    let refused = ["0", "0 0", "0 1 0>1", "0 1 0>1:", "0 1 0:1>2", "0 1 0>1:-3", "0 100 0>100:1", "0 1 0>1:1000000"];
    known.chain(edges).chain(refused.map(Question::refused)).collect()
}
