//! Cops and robber, held against the plain referee and the theorem of Nowakowski, Winkler and Quilliot.

use proptest::prelude::*;

use super::*;
use crate::graphs::cops_and_robber::dismantling::dismantle;
use ground::rules::Rules;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Scope, judge};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::Walk;

fn game(graph: &str, cops: usize) -> CopsAndRobber {
    let mut params = Params::of(CopsAndRobber::CARD.params);
    params.set("graph", graph).expect("a text");
    params.set("cops", &cops.to_string()).expect("a number");
    CopsAndRobber::build(&params).expect("a graph")
}

fn value(game: &CopsAndRobber, position: &str) -> Value {
    let at = game.read_pos(position).expect(position);
    game.oracle().value(game, &at, &Control::new()).expect("small")
}

#[test]
fn three_cops_are_needed_on_the_petersen_graph() {
    assert_eq!(value(&game(PETERSEN, 1), "-"), Value::Lost);
    assert_eq!(value(&game(PETERSEN, 2), "-"), Value::Lost);
    assert_eq!(value(&game(PETERSEN, 3), "-"), Value::Win { remoteness: 3 });
    assert_eq!(value(&game(PETERSEN, 2), "0,1"), Value::Won);
}

#[test]
fn a_lone_node_is_no_place_to_hide() {
    assert_eq!(value(&game("a", 1), "-"), Value::Win { remoteness: 2 });
    assert_eq!(value(&game("a,b", 1), "-"), Value::Lost, "one cop cannot be in two places");
    assert_eq!(value(&game("a,b", 2), "-"), Value::Win { remoteness: 2 });
}

#[test]
fn positions_are_refused_where_they_break() {
    let game = game("a-b,b-c", 2);
    for (text, at) in
        [("a", 2), ("a,z", 3), ("a,b,c", 4), ("a,b/", 5), ("a,b/c", 6), ("a,b/c X", 7), ("", 1), ("-a", 2)]
    {
        assert_eq!(game.read_pos(text).map_err(|fault| fault.at), Err(Some(at)), "{text}");
    }
}

#[test]
fn a_graph_too_large_names_the_limit() {
    let chain: Vec<String> = (0..200).map(|node| node.to_string()).collect();
    let game = game(&chain.join("-"), 4);
    let stopped = game.oracle().value(&game, &game.start(), &Control::new());
    assert_eq!(stopped, Err(Stop::TooLarge(say!("too-many-positions", most = teams::ROOM))));
}

fn graphs(nodes: usize, edges: usize) -> impl Strategy<Value = String> {
    prop::collection::vec((0..nodes, 0..nodes, Just('-')), 0..edges).prop_map(move |arcs| {
        let arcs = arcs.iter().map(|(from, to, arrow)| format!("{from}{arrow}{to}"));
        (0..nodes).map(|node| node.to_string()).chain(arcs).collect::<Vec<_>>().join(",")
    })
}

fn any_graphs() -> impl Strategy<Value = String> {
    prop::collection::vec((0..4usize, 0..4usize, prop::sample::select(vec!['-', '>'])), 0..7).prop_map(|arcs| {
        let arcs = arcs.iter().map(|(from, to, arrow)| format!("{from}{arrow}{to}"));
        (0..4).map(|node: usize| node.to_string()).chain(arcs).collect::<Vec<_>>().join(",")
    })
}

proptest! {
    #[test]
    fn one_cop_wins_exactly_on_graphs_that_can_be_taken_apart(graph in graphs(7, 14)) {
        let game = game(&graph, 1);
        let mut near = game.near.clone();
        for near in &mut near {
            near.sort_unstable();
        }
        let is_taken_apart = dismantle(&near).1.len() == 1;
        prop_assert_eq!(value(&game, "-").outcome() == Outcome::N, is_taken_apart);
    }

    #[test]
    fn the_sweep_agrees_with_the_walk(graph in any_graphs(), cops in 1..3usize) {
        let game = game(&graph, cops);
        let control = Control::new();
        let mut walk = Walk::new(&game, game.count(), 100_000);
        let mut at = game.start();
        for _ in 0..4 {
            let verdict = judge(&*game.oracle(), &game, &at, Scope::Everything, &control).expect("small");
            let walked = walk.value(&at, &control).expect("nobody stops it").expect("small");
            prop_assert!(walked.agrees(&verdict.value) && walked.remoteness() == verdict.value.remoteness(), "{:?} {:?}", walked, verdict.value);
            for row in &verdict.rows {
                let left = walk.value(&game.play(&at, &row.mv), &control).expect("nobody stops it").expect("small");
                prop_assert!(left.agrees(&row.leaves), "{:?} {:?}", left, row);
            }
            let Some(mv) = verdict.best.last() else { break };
            at = game.play(&at, mv);
        }
    }
}
