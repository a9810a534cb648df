//! Unit tests of the methods that are watched, each against a plain recursion over the same rules.

mod kept;

use crate::judge::control::Control;
use crate::judge::value::{Outcome, Value};
use crate::search::full_search::{Count, Walk};
use crate::trace::Gathered;
use crate::trace::graph::Paper;
use crate::trace::method::Method;
use crate::trace::run::{Change, Cost, Fate, Figure, Found, Run, STEPS, Sure};
use crate::trace::stand::Stand;
use ground::num::{Int, Nat};
use ground::rules::{At, Ending, Illegal, Moves, Rules, Side};

const TREES: [Method; 4] = [Method::Minimax, Method::AlphaBeta, Method::AlphaBetaOrdered, Method::AlphaBetaMemory];

/// Tic-tac-toe, a board of nine digits base 3.
pub struct Noughts;

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
pub struct Ends;

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
pub struct Arcs(pub Vec<Vec<usize>>);

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

pub fn paper<R: Rules>(rules: &R) -> impl Fn(&At<R::Pos>) -> Paper {
    |at| Paper { position: format!("{:?}", at.pos), moves: rules.moves(at).list.map(|mv| format!("{mv:?}")).collect() }
}

fn ran<R: Rules>(rules: &R, at: &At<R::Pos>, count: Count, method: Method) -> Run {
    let control = Control::new();
    let gathered = Gathered::new(rules, at, count, &control).expect("small");
    gathered.run(method, &paper(rules), &control).expect("it fits")
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

fn gain(run: &Run) -> i64 {
    match &run.found {
        Found::Gain(gain) => *gain,
        Found::Ahead(ahead) => i64::try_from(ahead).expect("small"),
        other => panic!("{other:?}"),
    }
}

fn work(cost: &Cost) -> u64 {
    cost.work.as_ref().map(|work| u64::try_from(work).expect("small")).expect("it was run to its end")
}

/// Everything that must hold of the searches of a tree.
fn check<R: Rules>(rules: &R, at: &At<R::Pos>) {
    let (truth, nodes) = plain(rules, at);
    for method in TREES {
        let run = ran(rules, at, Count::Wins, method);
        assert_eq!(gain(&run), truth, "{method:?}");
        let minimax = run.costs.iter().find(|cost| cost.method == Method::Minimax).expect("it is told beside");
        assert_eq!(work(minimax), nodes, "{method:?}");
        assert!(work(&run.costs[0]) <= nodes);
        if run.lost == 0 {
            let stand = Stand::after(&run, run.steps.len() - 1);
            assert_eq!((stand.entered as u64, stand.levels.len()), (work(&run.costs[0]), 1), "the root stays");
        }
    }
}

#[test]
fn the_tree_of_tic_tac_toe_has_the_nodes_that_are_published() {
    // 549,946 nodes, and 18,297 by alpha-beta in the order of the squares: figures found in many courses on game trees.
    check(&Noughts, &Noughts.start());
    let run = ran(&Noughts, &Noughts.start(), Count::Wins, Method::AlphaBeta);
    assert_eq!((gain(&run), work(&run.costs[0]), work(&run.costs[1])), (0, 18_297, 549_946));
    assert_eq!(
        run.steps.len() as u64 + run.lost,
        2 * 18_297 + run.costs[0].cuts,
        "a step in, a step out, the cut-offs"
    );
}

#[test]
fn searches_find_what_plain_minimax_finds_from_every_opening() {
    let mut at = Noughts.start();
    for mv in [4, 1, 0, 8] {
        at = Noughts.play(&at, &mv);
        check(&Noughts, &at);
    }
}

#[test]
fn points_and_second_turns_are_searched_with_the_sign_of_the_mover() {
    check(&Ends, &Ends.start());
    let run = ran(&Ends, &Ends.start(), Count::Wins, Method::AlphaBeta);
    assert!(matches!(run.found, Found::Ahead(_)) && run.costs[0].cuts > 0, "something is cut off");
    let again = run.nodes.iter().any(|node| node.parent.is_some_and(|(above, _)| run.nodes[above].to == node.to));
    assert!(again, "somebody moves twice");
}

#[test]
fn every_gain_that_is_told_exactly_is_right_and_every_bound_holds() {
    let at = [0, 1, 3].iter().fold(Noughts.start(), |at, mv| Noughts.play(&at, mv));
    let read = |text: &str| -> [u8; 9] {
        let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).map(|b| b - b'0').collect();
        digits.try_into().expect("nine squares")
    };
    let mut met = [0; 3];
    for method in TREES {
        let run = ran(&Noughts, &at, Count::Wins, method);
        for (i, step) in run.steps.iter().enumerate() {
            let known = step.changes.iter().find_map(|change| match change {
                Change::Fate(index, Fate::Known(gain, sure)) => Some((*index, *gain, *sure)),
                _ => None,
            });
            let Some((index, gain, sure)) = known else { continue };
            let top = Stand::after(&run, i).levels.last().map(|level| run.nodes[level.node]).expect("the root stays");
            let here = At { pos: read(&run.papers[top.paper].position), to: top.to };
            let mv = Noughts.moves(&here).list.nth(index).expect("a legal move");
            let truth = -plain(&Noughts, &Noughts.play(&here, &mv)).0;
            let (holds, which) = match sure {
                Sure::Exactly => (truth == gain, 0),
                Sure::AtMost => (truth <= gain, 1),
                Sure::AtLeast => (truth >= gain, 2),
            };
            assert!(holds, "{method:?}: {truth}, told {gain} {sure:?}");
            met[which] += 1;
        }
    }
    assert!(met.iter().all(|met| *met > 0), "all kinds are met: {met:?}");
}

#[test]
fn a_run_is_bounded_and_counts_on() {
    let run = ran(&Noughts, &Noughts.start(), Count::Wins, Method::Minimax);
    assert_eq!((run.steps.len(), run.lost), (STEPS, 2 * 549_946 - STEPS as u64));
    assert!(run.nodes.len() <= STEPS && run.papers.len() <= 5_478, "nodes and positions are kept with their steps");
}

#[test]
fn a_stand_knows_the_way_and_what_was_skipped() {
    let run = ran(&Noughts, &Noughts.start(), Count::Wins, Method::AlphaBeta);
    let cut = run.event(0, false).expect("something is cut off");
    let (before, after) = (Stand::after(&run, cut - 1), Stand::after(&run, cut));
    assert!(before.skipped == 0 && after.skipped > 0);
    assert!(after.levels.last().is_some_and(|level| level.fates.contains(&Fate::Skipped)));
    for pair in after.levels.windows(2) {
        assert_eq!(pair[0].fates.iter().filter(|fate| **fate == Fate::Inside).count(), 1);
        assert_eq!(run.nodes[pair[1].node].parent.map(|(above, _)| above), Some(pair[0].node));
    }
    assert_eq!(run.event(cut, true), None, "before the first there is none");
}

/// Graphs with and without circles, always the same ones.
fn graphs() -> impl Iterator<Item = Arcs> {
    let mut seed = 1u64;
    let mut draw = move |most: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((seed >> 33) % most) as usize
    };
    (0..300).map(move |_| Arcs((0..9).map(|_| (0..draw(4)).map(|_| draw(9)).collect()).collect()))
}

#[test]
fn every_method_that_fits_finds_what_the_plain_walk_finds() {
    let control = Control::new();
    let mut met = std::collections::BTreeMap::new();
    for arcs in graphs() {
        let gathered = Gathered::new(&arcs, &arcs.start(), Count::Nimbers, &control).expect("small");
        let methods = gathered.methods();
        // Where play can run in circles there are no nim-values, and the walk that counts wins knows the outcomes.
        let is_ending = methods.contains(&Method::SgValues);
        let count = if is_ending { Count::Nimbers } else { Count::Wins };
        let value = Walk::new(&arcs, count, 1_000).value(&arcs.start(), &control).expect("nobody stops");
        let value = value.expect("there is room");
        for method in methods {
            let run = gathered.run(method, &paper(&arcs), &control).expect("it fits");
            assert_eq!(run.found.agrees(&value), Some(true), "{method:?} {:?} {value:?}: {:?}", run.found, arcs.0);
            *met.entry(method).or_insert(0) += 1;
            assert!(run.steps.iter().any(|step| step.is_event), "{method:?}");
        }
    }
    assert!(met.len() == 10 && met.values().all(|count| *count > 50), "all are met: {met:?}");
}

#[test]
fn a_position_of_an_impartial_game_stands_for_both_movers() {
    let arcs = Arcs(vec![vec![1, 2], vec![2], vec![3, 4], vec![4], vec![]]);
    for method in [Method::SgValues, Method::SgGraph, Method::PnTable, Method::Retrograde] {
        let run = ran(&arcs, &arcs.start(), Count::Nimbers, method);
        assert_eq!(run.costs[0].work, Some(Nat::from(5u32)), "{method:?}: each node once, whoever moves there");
    }
    let noughts = ran(&Noughts, &Noughts.start(), Count::Wins, Method::Waves);
    let Figure::Bars(bars) = &noughts.figures[0] else { panic!("a bar for each round") };
    let settled: usize = bars.iter().flat_map(|bar| bar.settled).sum();
    let told = |wanted: &str| {
        let values = noughts.steps.iter().rev().flat_map(|step| &step.values);
        values.filter(|(name, _)| *name == wanted).map(|(_, value)| value.clone()).next()
    };
    assert_eq!(told("settled"), Some(settled.to_string()), "what is left is drawn");
    assert_eq!(told("n").as_deref(), Some("5478"), "the mover is told by the board: nothing is folded");
}

#[test]
fn a_circle_with_a_way_out_is_settled_from_the_way_out() {
    let arcs = Arcs(vec![vec![1], vec![0, 2], vec![]]);
    let run = ran(&arcs, &arcs.start(), Count::Escapes(Side::First), Method::Waves);
    assert_eq!(run.found, Found::Outcome(Outcome::P, Some(2)));
    let run = ran(&arcs, &arcs.start(), Count::Escapes(Side::First), Method::Retrograde);
    assert_eq!(run.found, Found::Outcome(Outcome::P, Some(2)));
    assert_eq!(run.found.agrees(&Value::Loss { remoteness: 2 }), Some(true));
    assert_eq!(run.found.agrees(&Value::Loss { remoteness: 3 }), Some(false), "the distance is part of it");
    assert_eq!(Found::Ahead(Int::from(2)).agrees(&Value::Lost), None, "they do not speak of the same");
}

#[test]
fn who_never_gets_out_of_a_circle_wins_where_escape_wins() {
    let arcs = Arcs(vec![vec![1], vec![0]]);
    for (side, outcome) in [(Side::First, Outcome::N), (Side::Second, Outcome::P)] {
        for method in [Method::Waves, Method::Retrograde] {
            let run = ran(&arcs, &arcs.start(), Count::Escapes(side), method);
            assert_eq!(run.found, Found::Outcome(outcome, None), "{method:?}");
        }
    }
    let run = ran(&arcs, &arcs.start(), Count::Escapes(Side::First), Method::Waves);
    let shown = run.steps.last().and_then(|step| run.papers.get(step.paper?));
    assert_eq!(shown.map(|paper| paper.position.as_str()), Some("0"), "no round settles anything: the start shows");
}

#[test]
fn tables_of_sizes_are_grids_and_others_are_lists() {
    struct Two;
    impl Rules for Two {
        type Pos = [u8; 2];
        type Move = [u8; 2];
        fn start(&self) -> At<[u8; 2]> {
            At::first([3, 2])
        }
        fn moves(&self, at: &At<[u8; 2]>) -> Moves<'_, [u8; 2]> {
            let [a, b] = at.pos;
            Moves::all((0..a).map(|n| [n, b]).chain((0..b).map(|n| [a, n])).collect())
        }
        fn legal(&self, _at: &At<[u8; 2]>, _mv: &[u8; 2]) -> Result<(), Illegal> {
            Ok(())
        }
        fn play(&self, at: &At<[u8; 2]>, mv: &[u8; 2]) -> At<[u8; 2]> {
            at.leave(*mv)
        }
    }
    let control = Control::new();
    let gathered = Gathered::new(&Two, &Two.start(), Count::Nimbers, &control).expect("small");
    let write = |at: &At<[u8; 2]>| Paper { position: format!("{},{}", at.pos[0], at.pos[1]), moves: Vec::new() };
    let run = gathered.run(Method::SgValues, &write, &control).expect("it fits");
    let Figure::Table(table) = &run.figures[0] else { panic!("a table") };
    assert_eq!((table.rows.len(), table.columns.len()), (4, 3));
    let stand = Stand::after(&run, run.steps.len() - 1);
    let (values, moves): (Vec<_>, Vec<_>) = stand.cells.iter().partition(|(cell, _)| cell.figure == 0);
    for (cell, (text, _)) in &values {
        assert_eq!(*text, (cell.row ^ cell.column).to_string(), "Bouton");
    }
    assert_eq!((values.len(), moves.len()), (12, 12), "a best move beside each value");
    let arcs = Arcs(vec![vec![1], vec![]]);
    let run = ran(&arcs, &arcs.start(), Count::Nimbers, Method::PnTable);
    let Figure::Table(table) = &run.figures[0] else { panic!("a table") };
    assert_eq!(table.rows, ["0"], "one size is a row of tens");
}
