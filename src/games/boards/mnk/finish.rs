//! A line that the mover can complete now: which it is, where it lacks a cell, and nothing else.

use crate::boards::mnk::board::{Board, Mnk, Put};
use crate::kit::cells::cell_name;
use ground::rules::At;
use ground::say;
use ground::scene::Spot;
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// The whole reason of a position in which the best move completes a line that wins; `None`: it completes none.
pub fn explain(mnk: &Mnk, at: &At<Board>, verdict: &Verdict<Put>) -> Option<Reason> {
    let (&(cell, mark), k) = (verdict.best.first()?, mnk.kind.k);
    let lines = at.pos.completed(cell, mark, k);
    let first = lines.first().filter(|_| !mnk.kind.is_misere)?;
    let name = |cell: &usize| cell_name(*cell, at.pos.cols);
    let held: Vec<String> = first.iter().filter(|own| **own != cell).map(name).collect();
    let lines: Vec<String> = lines.iter().map(|line| line.iter().map(name).collect::<Vec<_>>().join("-")).collect();
    let count: usize = mnk.marks(at.to).iter().map(|mark| at.pos.completing(*mark, k).len()).sum();
    let spot = Exhibit::Spots(vec![Spot(cell as u32)]);
    let played = say!("mnk-move-finish", mark = mnk.thing(mark), cell = name(&cell), lines = lines);
    let steps = vec![
        Step::says(Role::Ask, say!("mnk-ask-finish")),
        Step::says(Role::Look, say!("mnk-look-finish")).about(Idea::End),
        Step::says(Role::Place, say!("mnk-place-line", held = held)).showing(spot),
        Step::says(Role::Move, played).about(Idea::End),
        Step::says(Role::Law, say!("mnk-law-finish", k = k)),
    ];
    Some(Reason { claim: say!("mnk-claim-finish", moves = count), steps })
}
