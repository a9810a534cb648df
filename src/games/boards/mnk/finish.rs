//! A line that the mover completes now, and wins, or has to complete and loses: which it is, where it lacks a cell, and nothing else.

use crate::boards::mnk::board::{Board, Mnk, Put};
use crate::boards::mnk::words;
use crate::kit::cells::cell_name;
use ground::rules::{At, Rules};
use ground::say;
use ground::scene::Spot;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// The whole reason of a position in which the best move completes a line: it wins, or every move does so and loses. `None`: the
/// best move completes none, or others do not.
pub fn explain(mnk: &Mnk, at: &At<Board>, verdict: &Verdict<Put>) -> Option<Reason> {
    let (&(cell, mark), k) = (verdict.best.first()?, mnk.kind.k);
    let is_lost = mnk.kind.is_misere;
    if is_lost && (verdict.value.outcome(), verdict.value.remoteness()) != (Outcome::P, Some(1)) {
        return None;
    }
    let lines = at.pos.completed(cell, mark, k);
    let held: Vec<String> = lines.first()?.iter().filter(|own| **own != cell).map(|cell| name(at, *cell)).collect();
    let count: usize = mnk.marks(at.to).iter().map(|mark| at.pos.completing(*mark, k).len()).sum();
    let (mark, ends) = (mnk.thing(mark), if is_lost { "loses" } else { "wins" });
    let played = say!("mnk-move-finish", mark = mark, cell = name(at, cell), lines = named(at, &lines), ends = ends);
    let (claim, look) = if is_lost {
        (say!("mnk-claim-doomed", moves = count), doomed(mnk, at))
    } else {
        let look = Step::says(Role::Look, say!("mnk-look-finish"));
        (say!("mnk-claim-finish", moves = count), look)
    };
    let spot = Exhibit::Spots(vec![Spot(cell as u32)]);
    let steps = vec![
        Step::says(Role::Ask, say!("mnk-ask-finish")),
        look.about(Idea::End),
        Step::says(Role::Place, say!("mnk-place-line", held = held)).showing(spot),
        Step::says(Role::Move, played).about(Idea::End),
        Step::says(Role::Law, say!("mnk-law-finish", k = k, ends = ends)),
    ];
    Some(Reason { claim, steps })
}

fn name(at: &At<Board>, cell: usize) -> String {
    cell_name(cell, at.pos.cols)
}

/// Lines cell by cell.
pub fn named(at: &At<Board>, lines: &[Vec<usize>]) -> Vec<String> {
    let line = |line: &Vec<usize>| line.iter().map(|cell| name(at, *cell)).collect::<Vec<_>>().join("-");
    lines.iter().map(line).collect()
}

/// Each move with the lines that it completes, where all do and there are several.
fn doomed(mnk: &Mnk, at: &At<Board>) -> Step {
    let row = |put: Put| {
        let lines = named(at, &at.pos.completed(put.0, put.1, mnk.kind.k));
        vec![words::name(mnk, &at.pos, &put), lines.join(" ")]
    };
    let rows: Vec<Vec<String>> = mnk.moves(at).list.map(row).collect();
    let step = Step::says(Role::Look, say!("mnk-look-doomed", moves = rows.len()));
    if rows.len() < 2 {
        return step;
    }
    let head = vec![say!("mnk-head-move"), say!("mnk-head-completes")];
    step.showing(Exhibit::Table { head, rows, focus: Vec::new() })
}
