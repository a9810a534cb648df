//! Cat and mouse, held against the plain referee.

use proptest::prelude::*;

use super::*;
use ground::rules::Ending;
use solve::judge::control::{Control, Stop};
use solve::judge::oracle::{Scope, judge};
use solve::judge::value::{Outcome, Value};
use solve::search::full_search::{Count, Walk};

fn game(graph: &str) -> CatAndMouse {
    let mut params = Params::of(CatAndMouse::CARD.params);
    params.set("graph", graph).expect("a text");
    CatAndMouse::build(&params).expect("a graph")
}

fn value(game: &CatAndMouse, position: &str) -> Value {
    let at = game.read_pos(position).expect(position);
    judge(&*game.oracle(), game, &at, Scope::Advice, &Control::new()).expect("small").value
}

#[test]
fn the_mouse_escapes_is_caught_or_is_chased_for_ever() {
    assert_eq!(value(&game("0-1,0-3,2-3"), "1,2 M"), Value::Win { remoteness: 1 });
    assert_eq!(value(&game("0-3,1-3,2-3"), "1,2 M"), Value::Loss { remoteness: 2 });
    assert_eq!(value(&game(SIX), "1,2 M"), Value::Draw);
}

#[test]
fn who_is_stuck_has_neither_won_nor_lost() {
    let game = game("0-2,1-3,4");
    let at = game.read_pos("1,2 C").expect("the cat could only enter the hole");
    assert_eq!((game.ending(&at), value(&game, "1,2 C")), (Some(Ending::Drawn), Value::Draw));
    assert_eq!(game.read_pos("1,0 M").map_err(|fault| fault.at), Err(Some(3)));
}

#[test]
fn a_graph_too_small_or_too_large_is_refused_with_the_limit() {
    for graph in ["-", "0-1", "a"] {
        let mut params = Params::of(CatAndMouse::CARD.params);
        params.set("graph", graph).expect("a text");
        assert!(CatAndMouse::build(&params).is_err(), "{graph}");
    }
    let chain: Vec<String> = (0..=pairs::NODES).map(|node| node.to_string()).collect();
    let game = game(&chain.join("-"));
    let stopped = game.oracle().value(&game, &game.start(), &Control::new());
    assert_eq!(stopped, Err(Stop::TooLarge(say!("waves-too-many-nodes", most = pairs::NODES))));
}

proptest! {
    #[test]
    fn the_sweep_agrees_with_the_walk(arcs in prop::collection::vec((0..6usize, 0..6usize, any::<bool>()), 0..12), places in (0..6usize, 1..6usize), cats in any::<bool>()) {
        let nodes = (0..6).map(|node: usize| node.to_string());
        let arcs = arcs.iter().map(|(from, to, both)| format!("{from}{}{to}", if *both { '-' } else { '>' }));
        let game = game(&nodes.chain(arcs).collect::<Vec<_>>().join(","));
        let to = if cats { Side::Second } else { Side::First };
        let at = At { pos: Chase { mouse: places.0, cat: places.1 }, to };
        let control = Control::new();
        let verdict = judge(&*game.oracle(), &game, &at, Scope::Everything, &control).expect("small");
        let mut walk = Walk::new(&game, Count::Wins, 10_000);
        let walked = walk.value(&at, &control).expect("nobody stops it").expect("small");
        prop_assert_eq!(&verdict.value, &walked);
        for row in &verdict.rows {
            let left = walk.value(&game.play(&at, &row.mv), &control).expect("nobody stops it").expect("small");
            prop_assert_eq!(&left, &row.leaves);
        }
        prop_assert_eq!(walked.outcome() == Outcome::D && verdict.total == 0u8.into(), game.ending(&at) == Some(Ending::Drawn));
    }
}
