//! Runs of safe cells in pairs as long as each other: whoever answers copies.

use super::{safe_cells, span};
use crate::claim::{Case, Held, all, is, same};
use crate::games::worth::{count_of_winning_moves, found, lost};
use crate::referee::moves;

/// The lengths of the runs of safe cells of a strip, sorted.
fn runs(strip: &str) -> Vec<usize> {
    let cells = safe_cells(strip);
    let mut runs: Vec<usize> = cells.chunk_by(|a, b| a + 1 == *b).map(<[usize]>::len).collect();
    runs.sort_unstable();
    runs
}

fn are_pairs(runs: &[usize]) -> bool {
    !runs.is_empty() && runs.chunks(2).all(|two| two.len() == 2 && two[0] == two[1])
}

/// The strip that is copied on: here, or after the X that is told.
fn start(case: &Case) -> String {
    let told = case.met.answer.reason.steps.iter().find(|step| &*step.says.key == "treblecross-move-copy");
    let place = told.map(|step| Case { met: case.met, step: Some(step), says: &step.says }.nat("place").to_string());
    let next = place.and_then(|mv| case.met.place.play(&mv).ok());
    next.map_or_else(|| case.met.place.text(), |step| step.next.text())
}

/// The runs pair up, and who is to copy wins.
pub fn claim(case: &Case) -> Held {
    let runs = runs(&start(case));
    let who = if case.size("won") == 1 { count_of_winning_moves } else { lost };
    let counted = case.says.args.iter().any(|(name, _)| *name == "moves");
    is(are_pairs(&runs), || format!("{runs:?}")).and(|| if counted { who(case) } else { Held::True })
}

/// So many of the free cells win.
pub fn place(case: &Case) -> Held {
    let total = moves(&*case.met.place, 1_000).map(|all| all.len());
    found(case.size("total"), total).and(|| count_of_winning_moves(case))
}

/// The pairs are all runs of safe cells, two as long as each other in each.
pub fn pairs(case: &Case) -> Held {
    let (strip, told) = (start(case), case.texts("pairs"));
    let one = |pair: &String| {
        let Some((one, two)) = pair.split_once(" = ") else { return Held::False(pair.clone()) };
        same(span(one).len(), span(two).len())
    };
    let mut cells: Vec<usize> = told.iter().flat_map(|pair| pair.split(" = ").flat_map(span)).collect();
    cells.sort_unstable();
    let found: Vec<usize> = safe_cells(&strip).into_iter().map(|cell| cell + 1).collect();
    same(cells, found).and(|| all(told.iter().map(one)))
}
