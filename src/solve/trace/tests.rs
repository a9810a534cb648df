//! Unit tests of the search that is watched, each against a plain recursion over the same rules.

use crate::judge::control::Control;
use crate::judge::erased::Numbered;
use crate::judge::value::{Outcome, Value};
use crate::search::full_search::{Count, Walk};
use crate::trace::alpha_beta::{Limits, Node, Step, Trace, search};
use crate::trace::graph::{Graph, Paper, gather};
use crate::trace::stand::{Fate, Stand, Sure};
use crate::trace::waves::settle;
use crate::trace::{Theatre, watch};
use ground::num::Nat;
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};

/// Tic-tac-toe, a board of nine digits base 3.
struct Noughts;

impl Rules for Noughts {
    type Pos = [u8; 9];
    type Move = usize;

    fn start(&self) -> At<[u8; 9]> {
        At::first([0; 9])
    }

    fn moves(&self, at: &At<[u8; 9]>) -> Moves<'_, usize> {
        let has_ended = self.ending(at).is_some();
        Moves::all((0..9).filter(|i| !has_ended && at.pos[*i] == 0).collect())
    }

    fn legal(&self, _at: &At<[u8; 9]>, _mv: &usize) -> Result<(), Illegal> {
        Ok(())
    }

    fn play(&self, at: &At<[u8; 9]>, mv: &usize) -> At<[u8; 9]> {
        let mut pos = at.pos;
        pos[*mv] = if at.to == Side::First { 1 } else { 2 };
        at.leave(pos)
    }

    fn ending(&self, at: &At<[u8; 9]>) -> Option<Ending> {
        let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
        let is_full = |line: &[usize; 3]| at.pos[line[0]] > 0 && line.iter().all(|i| at.pos[*i] == at.pos[line[0]]);
        if lines.iter().any(is_full) {
            return Some(Ending::Won(at.to.other()));
        }
        (!at.pos.contains(&0)).then_some(Ending::Drawn)
    }
}

/// Numbers in a row; each turn takes one from an end, and who takes an even one moves again. Points are what was taken.
struct Ends;

impl Rules for Ends {
    type Pos = (Vec<i32>, i32, i32);
    type Move = bool;

    fn start(&self) -> At<Self::Pos> {
        At::first((vec![3, 8, 1, 7, 2, 5, 9, 4], 0, 0))
    }

    fn moves(&self, at: &At<Self::Pos>) -> Moves<'_, bool> {
        Moves::all([false, true].into_iter().take(at.pos.0.len()).collect())
    }

    fn legal(&self, _at: &At<Self::Pos>, _mv: &bool) -> Result<(), Illegal> {
        Ok(())
    }

    fn play(&self, at: &At<Self::Pos>, mv: &bool) -> At<Self::Pos> {
        let (mut row, mut first, mut second) = at.pos.clone();
        let taken = if *mv { row.pop().unwrap_or(0) } else { row.remove(0) };
        *(if at.to == Side::First { &mut first } else { &mut second }) += taken;
        let to = if taken % 2 == 0 { at.to } else { at.to.other() };
        At { pos: (row, first, second), to }
    }

    fn ending(&self, at: &At<Self::Pos>) -> Option<Ending> {
        let (row, first, second) = &at.pos;
        row.is_empty().then(|| Ending::Score { first: (*first).into(), second: (*second).into() })
    }
}

/// A token on numbered nodes; who cannot move has lost.
struct Arcs(Vec<Vec<usize>>);

impl Rules for Arcs {
    type Pos = usize;
    type Move = usize;

    fn start(&self) -> At<usize> {
        At::first(0)
    }

    fn moves(&self, at: &At<usize>) -> Moves<'_, usize> {
        Moves::all(self.0[at.pos].clone())
    }

    fn legal(&self, _at: &At<usize>, _mv: &usize) -> Result<(), Illegal> {
        Ok(())
    }

    fn play(&self, at: &At<usize>, mv: &usize) -> At<usize> {
        at.leave(*mv)
    }
}

fn paper<R: Rules>(rules: &R) -> impl Fn(&At<R::Pos>) -> Paper {
    |at| Paper { position: format!("{:?}", at.pos), moves: rules.moves(at).list.map(|mv| format!("{mv:?}")).collect() }
}

fn traced<R: Rules>(rules: &R, at: &At<R::Pos>) -> Trace {
    match watch(rules, at, Count::Wins, &paper(rules), &Control::new()).expect("small") {
        Theatre::Tree(trace) => trace,
        Theatre::Waves(_) => panic!("no play of it runs in circles"),
    }
}

/// Plain minimax: the gain of the mover, and the nodes visited.
fn plain<R: Rules>(rules: &R, at: &At<R::Pos>) -> (i64, u64) {
    match rules.ending(at) {
        Some(Ending::Won(side)) => return (if side == at.to { 1 } else { -1 }, 1),
        Some(Ending::Drawn) => return (0, 1),
        Some(Ending::Score { first, second }) => {
            let ahead = i64::try_from(first - second).expect("small");
            return (if at.to == Side::First { ahead } else { -ahead }, 1);
        }
        None => {}
    }
    let (mut best, mut nodes) = (i64::MIN, 1);
    for mv in rules.moves(at).list {
        let next = rules.play(at, &mv);
        let (gain, below) = plain(rules, &next);
        best = best.max(if next.to == at.to { gain } else { -gain });
        nodes += below;
    }
    (best, nodes)
}

/// Everything that must hold of a whole trace.
fn check<R: Rules>(rules: &R, at: &At<R::Pos>) -> Trace {
    let trace = traced(rules, at);
    let (gain, nodes) = plain(rules, at);
    assert_eq!((trace.gain, trace.plain.clone()), (Some(gain), Nat::from(nodes)));
    assert!(trace.visited <= nodes);
    if trace.steps.len() < Limits::SCREEN.steps {
        let stand = Stand::after(&trace, trace.steps.len() - 1);
        assert_eq!(stand.visited as u64, trace.visited);
        assert_eq!(Nat::from(trace.visited) + stand.spared, trace.plain, "what is spared is what is not visited");
        assert_eq!(stand.levels.len(), 1, "the root stays");
    }
    trace
}

#[test]
fn the_tree_of_tic_tac_toe_has_the_nodes_that_are_published() {
    // 549,946 nodes, 5,478 positions, and 18,297 nodes by alpha-beta in the order of the squares: figures found in many
    // courses on game trees.
    let trace = check(&Noughts, &Noughts.start());
    assert_eq!((trace.gain, trace.visited, trace.positions), (Some(0), 18_297, 5_478));
}

#[test]
fn the_search_finds_what_plain_minimax_finds_from_every_opening() {
    let mut at = Noughts.start();
    for mv in [4, 1, 0, 8] {
        at = Noughts.play(&at, &mv);
        check(&Noughts, &at);
    }
}

#[test]
fn points_and_second_turns_are_searched_with_the_sign_of_the_mover() {
    let trace = check(&Ends, &Ends.start());
    assert!(trace.is_points && Nat::from(trace.visited) < trace.plain, "something is cut off");
    let again = |node: &&Node| node.parent.is_some_and(|(above, _)| trace.nodes[above].to == node.to);
    assert!(trace.nodes.iter().any(|node| again(&node)), "somebody moves twice");
}

#[test]
fn every_gain_that_is_told_exactly_is_right_and_every_bound_holds() {
    let at = [0, 1, 3].iter().fold(Noughts.start(), |at, mv| Noughts.play(&at, mv));
    let trace = traced(&Noughts, &at);
    let read = |text: &str| -> [u8; 9] {
        let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).map(|b| b - b'0').collect();
        digits.try_into().expect("nine squares")
    };
    let mut met = [0; 3];
    for (i, step) in trace.steps.iter().enumerate() {
        let Step::Leave(number, _) = step else { continue };
        let node = &trace.nodes[*number];
        let Some((_, index)) = node.parent else { continue };
        let truth = -plain(&Noughts, &At { pos: read(&node.paper.position), to: node.to }).0;
        let fate = Stand::after(&trace, i).levels.last().map(|level| level.fates[index]);
        let Some(Fate::Known(gain, sure)) = fate else { panic!("{fate:?} of {node:?}") };
        let (holds, which) = match sure {
            Sure::Exactly => (truth == gain, 0),
            Sure::AtMost => (truth <= gain, 1),
            Sure::AtLeast => (truth >= gain, 2),
        };
        assert!(holds, "{truth}, told {fate:?} of {node:?}");
        met[which] += 1;
    }
    assert!(met.iter().all(|met| *met > 0), "all kinds are met: {met:?}");
}

#[test]
fn a_search_beyond_its_limits_tells_no_gain_but_the_whole_tree() {
    let control = Control::new();
    let mut states = begun(&Noughts);
    let graph = gather(&mut states, 10_000, &control).expect("small");
    let sizes = graph.tree_sizes(&control).expect("nobody stops").expect("no circles");
    let write = |i: usize| paper(&Noughts)(states.place(i as u32));
    let trace = search(&graph, &sizes, Limits { steps: 50, nodes: 1_000 }, &write, &control).expect("nobody stops");
    assert_eq!((trace.gain, trace.visited, trace.steps.len()), (None, 1_001, 50));
    assert_eq!(trace.plain, Nat::from(549_946u32));
    assert!(gather(&mut begun(&Noughts), 5_477, &control).is_err(), "one position too many");
}

#[test]
fn a_stand_knows_the_way_and_what_was_skipped() {
    let trace = traced(&Noughts, &Noughts.start());
    let cut = trace.steps.iter().position(|step| matches!(step, Step::Cut(..))).expect("something is cut off");
    let (before, after) = (Stand::after(&trace, cut - 1), Stand::after(&trace, cut));
    assert_eq!((before.cuts, after.cuts), (0, 1));
    assert!(after.levels.last().is_some_and(|level| level.fates.contains(&Fate::Skipped)));
    for pair in after.levels.windows(2) {
        assert_eq!(pair[0].fates.iter().filter(|fate| **fate == Fate::Inside).count(), 1);
        assert_eq!(trace.nodes[pair[1].node].parent.map(|(above, _)| above), Some(pair[0].node));
    }
}

/// The states of a game of which only the start was met.
fn begun<R: Rules>(rules: &R) -> Numbered<'_, R> {
    let mut states = Numbered::new(rules);
    states.number(rules.start());
    states
}

fn waves_of(arcs: &Arcs) -> Graph {
    gather(&mut begun(arcs), 1_000, &Control::new()).expect("small")
}

#[test]
fn waves_settle_what_the_plain_walk_settles_at_the_same_distance() {
    let mut seed = 1u64;
    let mut draw = |most: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % most) as usize
    };
    let mut circles = 0;
    for _ in 0..200 {
        let arcs = Arcs((0..9).map(|_| (0..draw(4)).map(|_| draw(9)).collect()).collect());
        let control = Control::new();
        let graph = waves_of(&arcs);
        if graph.tree_sizes(&control).expect("nobody stops").is_some() {
            continue;
        }
        circles += 1;
        let waves = settle(&graph, Count::Wins, &|_| Paper::default(), &control).expect("nobody stops");
        let value = Walk::new(&arcs, Count::Wins, 1_000).value(&arcs.start(), &control).expect("nobody stops");
        let expected = match value.expect("there is room") {
            Value::Win { remoteness } => Some((remoteness as usize, Outcome::N)),
            Value::Loss { remoteness } => Some((remoteness as usize, Outcome::P)),
            _ => None,
        };
        assert_eq!(waves.first, expected, "{:?}", arcs.0);
        assert!(waves.settled(waves.waves.len()) <= waves.positions);
    }
    assert!(circles > 50, "most of these graphs have circles: {circles}");
}

#[test]
fn a_circle_with_a_way_out_is_settled_from_the_way_out() {
    let arcs = Arcs(vec![vec![1], vec![0, 2], vec![]]);
    let mut states = begun(&arcs);
    let graph = gather(&mut states, 1_000, &Control::new()).expect("small");
    let write = |i: usize| paper(&arcs)(states.place(i as u32));
    let waves = settle(&graph, Count::Escapes(Side::First), &write, &Control::new()).expect("nobody stops");
    let counts: Vec<(usize, usize)> = waves.waves.iter().map(|wave| (wave.won, wave.lost)).collect();
    // The ends of play, then node 1 and node 0, each with one side to move and with the other where both are met.
    assert_eq!((counts, waves.positions), (vec![(0, 1), (1, 0), (0, 1)], 3));
    assert_eq!((waves.first, waves.endless), (Some((2, Outcome::P)), Some(Side::First)));
    assert_eq!(waves.waves[1].example, Some(("1".into(), Outcome::N)));
}
