//! Unit tests of searches to a depth and of playouts, each against a plain recursion as the programs have it.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::judge::control::Control;
use crate::search::evaluation::{Evaluation, Term};
use crate::trace::graph::{Paper, WIN};
use crate::trace::method::Method;
use crate::trace::run::{Change, Fate, Found, Run, Step};
use crate::trace::stand::Stand;
use crate::trace::tests::{Arcs, Ends, Noughts};
use crate::trace::tree_search::shown;
use crate::trace::vast::choice::Tried;
use crate::trace::vast::unfolding::Unfolding;
use crate::trace::vast::{by_depth, run, uct};
use ground::rules::{At, Ending, Rules, Side};
use ground::say;

const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl Evaluation<[u8; 9]> for Noughts {
    /// Lines open to one side less those open to the other, as the programs count them.
    fn terms(&self, at: &At<[u8; 9]>) -> Vec<Term> {
        let open = |mark: u8| LINES.iter().filter(|line| line.iter().all(|cell| at.pos[*cell] != mark)).count() as i64;
        let ahead = open(2) - open(1);
        vec![Term::new(say!("eval-open-lines"), if at.to == Side::First { ahead } else { -ahead })]
    }
}

impl Evaluation<(Vec<i32>, i32, i32)> for Ends {
    /// Any number that a position has for itself: a search must not lean on more.
    fn terms(&self, at: &At<(Vec<i32>, i32, i32)>) -> Vec<Term> {
        let (row, first, second) = &at.pos;
        let ahead = row.iter().fold(i64::from(first - second), |sum, one| (sum * 31 + i64::from(*one)) % 97 - 48);
        vec![Term::new(say!("eval-race"), if at.to == Side::First { ahead } else { -ahead })]
    }
}

fn paper<R: Rules>(rules: &R, at: &At<R::Pos>) -> Paper {
    let moves = rules.moves(at).list.map(|mv| format!("{mv:?}")).collect();
    Paper { position: format!("{at:?}"), moves }
}

fn tried<R: Rules + Evaluation<R::Pos>>(rules: &R, at: &At<R::Pos>, method: Method, depth: usize) -> Tried {
    let write = |at: &At<R::Pos>| paper(rules, at);
    let mut unfolding = Unfolding::new(rules, at, Some(rules), &write);
    run(&mut unfolding, method, depth, &Control::new()).expect("nobody stops it")
}

/// The value that a run tells in its last step.
fn told(run: &Run) -> String {
    let values = &run.steps.last().expect("it ran").values;
    values.iter().find(|(name, _)| *name == "best").expect("it ends with the best").1.clone()
}

fn ended(ending: &Ending, to: Side) -> i64 {
    let first = match ending {
        Ending::Won(Side::First) => WIN,
        Ending::Won(Side::Second) => -WIN,
        Ending::Drawn => 0,
        Ending::Score { first, second } => {
            let ahead = i64::try_from(first - second).expect("few points");
            ahead + WIN * ahead.signum()
        }
    };
    if to == Side::First { first } else { -first }
}

/// Minimax to a depth; also the number of nodes.
fn minimax<R: Rules + Evaluation<R::Pos>>(rules: &R, at: &At<R::Pos>, depth: usize) -> (i64, u64) {
    if let Some(ending) = rules.ending(at) {
        return (ended(&ending, at.to), 1);
    }
    if depth == 0 {
        return (rules.terms(at).iter().map(|term| term.points).sum(), 1);
    }
    let (mut best, mut nodes) = (i64::MIN, 1);
    for mv in rules.moves(at).list {
        let next = rules.play(at, &mv);
        let (value, below) = minimax(rules, &next, depth - 1);
        best = best.max(if next.to == at.to { value } else { -value });
        nodes += below;
    }
    (best, nodes)
}

/// The quiescence search of the program: beyond the depth the cells where either side would have a line.
fn quiescence(at: &At<[u8; 9]>, depth: i64) -> i64 {
    if let Some(ending) = Noughts.ending(at) {
        return ended(&ending, at.to);
    }
    let has_line = |pos: &[u8; 9]| LINES.iter().any(|line| line.iter().all(|i| pos[*i] > 0 && pos[*i] == pos[line[0]]));
    let is_noisy = |cell: &usize| {
        [1, 2].into_iter().any(|mark| {
            let mut pos = at.pos;
            pos[*cell] = mark;
            has_line(&pos)
        })
    };
    let stands = depth <= 0;
    let mut best = if stands { Noughts.terms(at)[0].points } else { i64::MIN };
    for cell in Noughts.moves(at).list.filter(|cell| !stands || is_noisy(cell)) {
        best = best.max(-quiescence(&Noughts.play(at, &cell), depth - 1));
    }
    best
}

/// A position of a game that is not over, after some moves by lot.
fn drawn<R: Rules>(rules: &R, most: usize, dice: &mut ChaCha8Rng) -> At<R::Pos> {
    loop {
        let mut at = rules.start();
        for _ in 0..dice.random_range(0..=most) {
            let moves: Vec<R::Move> = rules.moves(&at).list.collect();
            if moves.is_empty() {
                break;
            }
            at = rules.play(&at, &moves[dice.random_range(0..moves.len())]);
        }
        if rules.ending(&at).is_none() {
            return at;
        }
    }
}

#[test]
fn searches_to_a_depth_find_what_plain_recursion_finds_on_1000_positions() {
    let mut dice = ChaCha8Rng::seed_from_u64(7);
    for round in 0..500 {
        let depth = 1 + round % 4;
        let at = drawn(&Noughts, 7, &mut dice);
        let (value, nodes) = minimax(&Noughts, &at, depth);
        let plain = tried(&Noughts, &at, Method::DepthLimited, depth);
        assert_eq!((told(&plain.run), plain.run.costs[0].work.clone()), (shown(value), Some(nodes.into())), "{at:?}");
        assert_eq!(told(&tried(&Noughts, &at, Method::IterativeDeepening, depth).run), shown(value), "{at:?} {depth}");
        let at = drawn(&Ends, 6, &mut dice);
        let (value, nodes) = minimax(&Ends, &at, depth);
        let plain = tried(&Ends, &at, Method::DepthLimited, depth);
        assert_eq!((told(&plain.run), plain.run.costs[0].work.clone()), (shown(value), Some(nodes.into())), "{at:?}");
        assert_eq!(told(&tried(&Ends, &at, Method::IterativeDeepening, depth).run), shown(value), "{at:?} {depth}");
    }
}

#[test]
fn what_is_not_quiet_is_searched_on_as_in_the_program_on_600_positions() {
    let mut dice = ChaCha8Rng::seed_from_u64(8);
    let mut onward = 0;
    for round in 0..600 {
        let (at, depth) = (drawn(&Noughts, 7, &mut dice), 1 + round % 3);
        let found = tried(&Noughts, &at, Method::Quiescence, depth);
        assert_eq!(told(&found.run), shown(quiescence(&at, depth as i64)), "{at:?} {depth}");
        onward += usize::from(found.run.steps.iter().any(|step| step.line == "noisy"));
    }
    assert!(onward > 300, "most positions have moves that are not quiet: {onward}");
}

#[test]
fn the_choice_is_a_move_that_keeps_the_value_and_the_line_is_its_play() {
    let mut dice = ChaCha8Rng::seed_from_u64(9);
    for round in 0..200 {
        let (at, depth) = (drawn(&Noughts, 6, &mut dice), 1 + round % 4);
        let value = minimax(&Noughts, &at, depth).0;
        for method in [Method::DepthLimited, Method::IterativeDeepening] {
            let choice = tried(&Noughts, &at, method, depth).choices.pop().expect("the game is not over");
            let mv = Noughts.moves(&at).list.nth(choice.index).expect("it is a move");
            assert_eq!((choice.depth, choice.text), (Some(depth), format!("{mv:?}")));
            assert_eq!(-minimax(&Noughts, &Noughts.play(&at, &mv), depth - 1).0, value, "{method:?} {at:?}");
        }
    }
}

#[test]
fn a_search_that_reaches_every_end_proves_and_any_other_guesses() {
    let start = Noughts.start();
    assert_eq!(tried(&Noughts, &start, Method::IterativeDeepening, 9).run.found, Found::Gain(0));
    assert!(matches!(tried(&Noughts, &start, Method::DepthLimited, 2).run.found, Found::Guess(_)));
    // X X . / O O . / . . . with X to move: the win is in sight, whatever is estimated elsewhere.
    let won = At { pos: [1, 1, 0, 2, 2, 0, 0, 0, 0], to: Side::First };
    assert_eq!(tried(&Noughts, &won, Method::DepthLimited, 1).run.found, Found::Gain(1));
    let points = minimax(&Ends, &Ends.start(), 8).0;
    assert_eq!(tried(&Ends, &Ends.start(), Method::DepthLimited, 8).run.found, Found::Gain(points.signum()));
}

#[test]
fn every_step_of_deepening_can_be_shown_and_cuts_skip_what_is_left() {
    let run = tried(&Noughts, &Noughts.start(), Method::IterativeDeepening, 3).run;
    let mut begun = 0;
    for (i, step) in run.steps.iter().enumerate() {
        let stand = Stand::after(&run, i);
        begun += usize::from(step.line == "deepen");
        assert!(stand.levels.len() <= begun.min(3) + 1, "a depth is never exceeded, and each begins at its root");
        let is_skipping = step.changes.iter().any(|change| matches!(change, Change::Fate(_, Fate::Skipped)));
        assert_eq!(is_skipping, step.line == "cut");
    }
    let stand = Stand::after(&run, run.steps.len());
    for depth in 1..=3 {
        assert!(stand.cell(by_depth::cell(depth, 0)).is_some() && stand.cell(by_depth::cell(depth, 3)).is_some());
    }
}

#[test]
fn the_same_position_is_played_out_in_the_same_way_and_no_playout_is_lost() {
    let mut dice = ChaCha8Rng::seed_from_u64(10);
    for _ in 0..50 {
        let at = drawn(&Noughts, 6, &mut dice);
        let found = tried(&Noughts, &at, Method::Uct, 2);
        assert_eq!(found, tried(&Noughts, &at, Method::Uct, 2));
        let stand = Stand::after(&found.run, found.run.steps.len());
        let moves = Noughts.moves(&at).list.count();
        let visits = |row| stand.cell(uct::cell(row, 0)).map_or(0, |(text, _)| text.parse::<u64>().expect("a number"));
        let all: Vec<u64> = (0..moves).map(visits).collect();
        assert_eq!(all.iter().sum::<u64>(), 200 - 1, "the first playout begins at the root: {at:?}");
        let choice = found.choices.first().expect("the game is not over");
        assert_eq!(all[choice.index], *all.iter().max().expect("there are moves"));
    }
}

#[test]
fn a_playout_that_never_ends_is_not_told_as_a_game_that_nobody_won() {
    let circle = Arcs(vec![vec![1], vec![0]]);
    let at = circle.start();
    let write = |at: &At<usize>| paper(&circle, at);
    let mut unfolding = Unfolding::new(&circle, &at, None, &write);
    let found = run(&mut unfolding, Method::Uct, 1, &Control::new()).expect("nobody stops it");
    let playouts: Vec<_> = found.run.steps.iter().filter(|step| step.line == "playout").collect();
    let is_open = |step: &&Step| step.says == say!("trace-uct-playout", plies = 1_000usize, winner = "open");
    assert!(!playouts.is_empty() && playouts.iter().all(is_open), "{playouts:?}");
}

/// A node of the plain recursion below.
#[derive(Default)]
struct Node {
    visits: u64,
    total: i64,
    children: Vec<Node>,
}

/// UCT as the program has it, in floating point.
fn simulate(node: &mut Node, at: &At<[u8; 9]>, dice: &mut ChaCha8Rng) -> i64 {
    let moves: Vec<usize> = Noughts.moves(at).list.collect();
    let value = if let Some(ending) = Noughts.ending(at) {
        ended(&ending, at.to).signum()
    } else if node.visits == 0 {
        let mut end = at.clone();
        while Noughts.ending(&end).is_none() {
            let moves: Vec<usize> = Noughts.moves(&end).list.collect();
            end = Noughts.play(&end, &moves[dice.random_range(0..moves.len() as u64) as usize]);
        }
        ended(&Noughts.ending(&end).expect("it is over"), at.to).signum()
    } else {
        if node.children.is_empty() {
            node.children.resize_with(moves.len(), Node::default);
        }
        let visits = node.visits as f64;
        let bound = |child: &Node| match child.visits {
            0 => f64::INFINITY,
            own => -child.total as f64 / own as f64 + (2.0 * visits.ln() / own as f64).sqrt(),
        };
        let mut best = 0;
        for (i, child) in node.children.iter().enumerate() {
            if bound(child) > bound(&node.children[best]) + 1e-8 {
                best = i;
            }
        }
        -simulate(&mut node.children[best], &Noughts.play(at, &moves[best]), dice)
    };
    (node.visits, node.total) = (node.visits + 1, node.total + value);
    value
}

#[test]
fn playouts_go_where_those_of_the_program_go_on_100_positions() {
    let mut dice = ChaCha8Rng::seed_from_u64(11);
    let mut same = 0;
    for _ in 0..100 {
        let at = drawn(&Noughts, 5, &mut dice);
        let found = tried(&Noughts, &at, Method::Uct, 1);
        let (mut root, mut lots) = (Node::default(), ChaCha8Rng::seed_from_u64(1));
        (0..100).for_each(|_| _ = simulate(&mut root, &at, &mut lots));
        let stand = Stand::after(&found.run, found.run.steps.len());
        let is_same = root.children.iter().enumerate().all(|(row, child)| {
            stand.cell(uct::cell(row, 0)).is_some_and(|(text, _)| *text == child.visits.to_string())
        });
        same += usize::from(is_same);
    }
    assert_eq!(same, 100);
}
