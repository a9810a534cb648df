//! Tokens on an acyclic graph: a move pushes one token along an arc. Every finite impartial game is one of these.

pub(crate) mod oracle;
pub(crate) mod rules;
mod tokens;

use crate::graphs::dag::oracle::Backward;
use crate::graphs::dag::rules::{Acyclic, Dag};
use crate::kit::graph::Network;
use crate::kit::on_network::{TokenGame, network_of, refused};
use duel::game::manner::Manner;
use duel::game::{Card, Family, Preset};
use ground::fault::Fault;
use ground::params::{Domain, Param, Params};
use ground::say;
use ground::say::Say;
use solve::judge::oracle::Oracle;

/// Ten nodes with nim-values from 0 to 3.
const TEN: &str = "a>c,a>d,a>g,b>c,b>d,b>e,c>f,c>g,d>g,d>h,d>i,e>g,e>h,f>i,g>f,g>i,g>j,h>j";

/// The variant these parameters describe.
pub fn build(params: &Params) -> Result<Dag, Fault> {
    Dag::on(network_of(params)?, params.flag("misere")).map_err(refused)
}

impl TokenGame for Acyclic {
    const CARD: Card = Card {
        id: "dag",
        family: Family::Graphs,
        fame: 10,
        manner: Manner::Tokens,
        params: &[
            Param { name: "graph", domain: Domain::Text, default: TEN },
            Param { name: "misere", domain: Domain::Flag, default: "false" },
        ],
        presets: &[
            Preset { params: &[], position: Some("a") },
            Preset { params: &[], position: Some("a,d") },
            Preset { params: &[], position: Some("b,d,g") },
            Preset { params: &[("misere", "true")], position: Some("d") },
            Preset { params: &[("misere", "true")], position: Some("a,g") },
        ],
        sources: &[
            "R. Sprague, Über mathematische Kampfspiele, Tohoku Mathematical Journal 41 (1935), 438-444",
            "P. M. Grundy, Mathematics and games, Eureka 2 (1939), 6-8",
            "H. Steinhaus, Definitions for a theory of games and pursuit (1925), Naval Research Logistics Quarterly 7 (1960), 105-108",
        ],
    };
    const ENDS: bool = true;

    fn first(network: &Network) -> Vec<usize> {
        network.sources().into_iter().take(1).collect()
    }

    fn note(is_misere: bool) -> Say {
        if is_misere { say!("dag-stuck-wins") } else { say!("dag-stuck-loses") }
    }

    fn oracle(dag: &Dag) -> Box<dyn Oracle<Dag>> {
        Box::new(Backward::on(dag))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::graphs::dag::oracle::ROOM;
    use duel::game::Game;
    use ground::fault::Kind;
    use ground::num::Nat;
    use ground::rules::{At, Rules};
    use ground::scene::Spot;
    use solve::judge::control::{Control, Stop};
    use solve::judge::oracle::{Scope, judge};
    use solve::judge::value::{Outcome, Value};
    use solve::search::full_search::Walk;

    fn dag(graph: &str, is_misere: bool) -> Result<Dag, Fault> {
        let mut params = Params::of(Dag::CARD.params);
        params.set("graph", graph)?;
        params.set("misere", if is_misere { "true" } else { "false" })?;
        build(&params)
    }

    fn judged(dag: &Dag, position: &str) -> (Value, Vec<String>) {
        let at = dag.read_pos(position).expect(position);
        let verdict = judge(&*dag.oracle(), dag, &at, Scope::Everything, &Control::new()).expect("small");
        (verdict.value, verdict.best.iter().map(|step| dag.write_move(&at, step)).collect())
    }

    #[test]
    fn the_case_of_the_notation() {
        let dag = dag("a>b,a>c,b>c", false).expect("no cycle");
        assert_eq!(judged(&dag, "a,b"), (Value::nimber(3u8), vec!["1:a->b".to_owned()]));
        assert_eq!(judged(&dag, "a").0, Value::Nimber { nimber: Nat::from(2u8), remoteness: Some(1) });
    }

    #[test]
    fn a_cycle_is_refused_by_name() {
        let fault = dag("x>a,a>b,b>c,c>a", false).expect_err("there is a cycle");
        assert_eq!(fault.kind, Kind::BadParameter);
        let problem = say!("dag-cycle", cycle = "a>b>c>a");
        assert_eq!(fault.says, say!("in-param", name = "graph", problem = problem));
        assert!(dag("a-b", false).is_err(), "an edge is a cycle");
    }

    #[test]
    fn a_long_chain_and_a_wide_fan_are_no_trouble() {
        let chain: Vec<String> = (0..200_000).map(|node| format!("{node}>{}", node + 1)).collect();
        let dag_of_chain = dag(&chain.join(","), false).expect("no cycle");
        let value = judged(&dag_of_chain, "0").0;
        assert_eq!(value, Value::Nimber { nimber: Nat::ZERO, remoteness: Some(200_000) });
        let fan: Vec<String> = (1..=100_000).map(|node| format!("0>{node}")).collect();
        let dag_of_fan = dag(&fan.join(","), true).expect("no cycle");
        assert_eq!(judged(&dag_of_fan, "0"), (Value::Loss { remoteness: 1 }, first_thousand()));
    }

    fn first_thousand() -> Vec<String> {
        (1..=1_000).map(|node| format!("1:0->{node}")).collect()
    }

    #[test]
    fn misere_play_of_too_many_tokens_is_refused_with_the_limit() {
        let dag = dag(TEN, true).expect("no cycle");
        let at = dag.read_pos(&["a"; 24].join(",")).expect("24 tokens");
        let stopped = dag.oracle().value(&dag, &at, &Control::new());
        assert_eq!(stopped, Err(Stop::TooLarge(say!("too-many-positions", most = ROOM))));
    }

    #[test]
    fn every_preset_is_won_except_where_it_teaches_otherwise() {
        for (preset, outcome) in
            Dag::CARD.presets.iter().zip([Outcome::N, Outcome::N, Outcome::P, Outcome::N, Outcome::N])
        {
            let dag = dag(TEN, !preset.params.is_empty()).expect("no cycle");
            let (value, _) = judged(&dag, preset.position.expect("every preset has one"));
            assert_eq!(value.outcome(), outcome, "{:?}", preset.position);
        }
    }

    prop_compose! {
        fn graphs()(arcs in prop::collection::vec((0..8usize, 1..8usize), 0..16), misere in any::<bool>()) -> Dag {
            // Arcs run from greater to smaller nodes, so that there is no cycle; node 0 is always there.
            let arcs = arcs.iter().map(|(from, back)| format!("{}>{}", from + 1, (from + 1).saturating_sub(*back)));
            dag(&arcs.chain(["0".to_owned()]).collect::<Vec<_>>().join(","), misere).expect("no cycle")
        }
    }

    proptest! {
        #[test]
        fn the_engine_agrees_with_the_walk(dag in graphs(), tokens in prop::collection::vec(0..64usize, 0..4)) {
            let tokens: Vec<usize> = tokens.iter().map(|token| token % dag.network.size()).collect();
            let at = At::first(tokens);
            prop_assert_eq!(dag.read_pos(&dag.write_pos(&at)), Ok(at.clone()));
            let control = Control::new();
            let verdict = judge(&*dag.oracle(), &dag, &at, Scope::Everything, &control).expect("small");
            let mut walk = Walk::new(&dag, dag.count(), 1_000_000);
            let walked = walk.value(&at, &control).expect("nobody stops it").expect("small");
            prop_assert!(walked.agrees(&verdict.value), "{:?} {:?}", walked, verdict.value);
            prop_assert_eq!(dag.is_misere || at.pos.len() <= 1, verdict.value.remoteness().is_some());
            let mut keep = Vec::new();
            for row in &verdict.rows {
                let text = dag.write_move(&at, &row.mv);
                prop_assert_eq!(dag.read_move(&at, &text), Ok(row.mv));
                let left = walk.value(&dag.play(&at, &row.mv), &control).expect("nobody stops it").expect("small");
                prop_assert!(left.agrees(&row.leaves));
                if (left.outcome() == Outcome::P) == (walked.outcome() == Outcome::N) {
                    keep.push(text);
                }
            }
            let mut best: Vec<String> = verdict.best.iter().map(|step| dag.write_move(&at, step)).collect();
            best.sort();
            keep.sort();
            prop_assert_eq!(best, keep);
        }

        #[test]
        fn every_move_can_be_pointed_out_by_a_path_of_its_own(dag in graphs(), tokens in prop::collection::vec(0..64usize, 1..4)) {
            let at = At::first(tokens.iter().map(|token| token % dag.network.size()).collect::<Vec<_>>());
            let spots = dag.scene(&at).spots();
            let moves = dag.pointable(&at);
            prop_assert_eq!(Nat::from(moves.len()), dag.moves(&at).total);
            let paths: Vec<Vec<Spot>> = moves.iter().map(|step| dag.path(&at, step)).collect();
            for (i, path) in paths.iter().enumerate() {
                prop_assert!(!path.is_empty() && path.iter().all(|spot| spots.contains(spot)));
                let starts = paths.iter().enumerate().filter(|(j, other)| *j != i && other.starts_with(path));
                prop_assert_eq!(starts.count(), 0);
            }
        }
    }
}
