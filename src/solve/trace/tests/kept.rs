//! Unit tests of what a run keeps: the figures in sight, and the best move of every position.

use crate::judge::control::Control;
use crate::judge::value::Outcome;
use crate::search::full_search::{Count, Walk};
use crate::trace::Gathered;
use crate::trace::method::Method;
use crate::trace::run::{Cell, Figure, Run, Step, Table};
use crate::trace::stand::Stand;
use crate::trace::tests::{graphs, paper};
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;

#[test]
fn what_was_looked_at_last_is_in_sight() {
    let table = || Figure::Table(Table { title: Say::verbatim(""), columns: Vec::new(), rows: Vec::new() });
    let mut run = Run::new(Method::SgSum, (0..4).map(|_| table()).collect());
    for figure in [2, 3, 0] {
        run.keep(Step::saying("part", Say::verbatim("")).looking([Cell { figure, row: 0, column: 0 }]));
    }
    assert_eq!(run.in_sight(0, 4), [0, 1, 2, 3]);
    assert_eq!((run.in_sight(0, 2), run.in_sight(1, 2), run.in_sight(2, 2)), (vec![0, 2], vec![0, 3], vec![0, 3]));
    assert_eq!((run.in_sight(1, 1), run.in_sight(2, 1)), (vec![3], vec![0]));
}

/// The best move that a run kept of a node below ten: in the line of the node, or in a table of its own.
fn kept(run: &Run, node: usize) -> Option<String> {
    let Figure::Table(table) = &run.figures[0] else { panic!("a table") };
    let cell = match table.columns.iter().position(|head| *head == say!("trace-best")) {
        Some(column) => {
            let row = table.rows.iter().position(|row| *row == node.to_string())?;
            Cell { figure: 0, row, column }
        }
        None => Cell { figure: 1, row: 0, column: node },
    };
    Stand::after(run, run.steps.len() - 1).cell(cell).map(|(text, _)| text.clone())
}

#[test]
fn the_best_move_that_is_kept_of_a_position_keeps_what_it_is_worth() {
    let control = Control::new();
    let mut met = 0;
    for arcs in graphs() {
        let gathered = Gathered::new(&arcs, &arcs.start(), Count::Nimbers, &control).expect("small");
        let is_table = |method: &Method| {
            matches!(method, Method::PnTable | Method::SgValues | Method::SgGraph | Method::Retrograde)
        };
        for method in gathered.methods().into_iter().filter(is_table) {
            let run = gathered.run(method, &paper(&arcs), &control).expect("it fits");
            let mut walk = Walk::new(&arcs, Count::Wins, 1_000);
            let mut value = |node: usize| {
                let value = walk.value(&At::first(node), &control).expect("nobody stops");
                value.expect("there is room")
            };
            for node in 0..9 {
                let Some(best) = kept(&run, node) else { continue };
                let here = value(node);
                let Ok(next) = best.parse::<usize>() else {
                    assert_eq!(here.outcome(), Outcome::P, "{method:?}: {node}");
                    continue;
                };
                let left = value(next);
                assert!(arcs.0[node].contains(&next));
                assert_eq!(left.outcome().turned(), here.outcome(), "{method:?}: {node} to {next}");
                if method == Method::Retrograde {
                    let plies = left.remoteness().map(|plies| plies + 1);
                    assert_eq!(plies, here.remoteness(), "a win comes soon, a loss late: {node} to {next}");
                }
                met += 1;
            }
        }
    }
    assert!(met > 1_000, "{met}");
}
