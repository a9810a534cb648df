//! Why neither side can force a line: pairs of free cells that stop them all, or a search that ends in such pairs.

use crate::boards::mnk::board::{Board, Mark, Mnk, Put};
use crate::boards::mnk::holding::Holding;
use crate::boards::mnk::paired::answers;
use crate::boards::mnk::settle::Settler;
use crate::boards::mnk::words;
use crate::kit::cells::cell_name;
use ground::rules::{At, Rules, Side};
use ground::say;
use ground::say::Arg;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::search::cell_sets::{Pairs, each};

/// The whole reason of a draw on a large board, which is not over.
pub fn explain(
    settler: &Settler,
    mnk: &Mnk,
    at: &At<Board>,
    verdict: &Verdict<Put>,
    control: &Control,
) -> Result<Reason, Stop> {
    let (cell, mark) = verdict.best.first().expect("the game is not over");
    let cols = at.pos.cols;
    let is_pressed = !at.pos.completing(Mark::of(at.to.other()), mnk.kind.k).is_empty();
    let look = if is_pressed {
        Step::says(Role::Look, say!("mnk-look-danger")).about(Idea::Forced)
    } else {
        Step::says(Role::Look, say!("mnk-look-hold")).about(Idea::Pairing)
    };
    let mark = mnk.thing(*mark);
    let mut steps = vec![
        Step::says(Role::Ask, say!("mnk-ask-hold", k = mnk.kind.k)),
        look,
        words::place(&at.pos, *cell, verdict, true),
        Step::says(Role::Move, say!("mnk-move-hold", mark = mark, cell = cell_name(*cell, cols))),
    ];
    steps.extend(proofs(settler, mnk, at, verdict, control)?);
    steps.push(Step::says(Role::Law, say!("mnk-law-hold")));
    if at.pos.free() == at.pos.cells.len() {
        steps.push(Step::says(Role::Law, say!("mnk-law-stealing")).about(Idea::Stealing));
    }
    let claim = say!("mnk-claim-hold", moves = &verdict.best_total, total = &verdict.total);
    Ok(Reason { claim, steps })
}

/// How the mover holds the opponent after the best move, and how the opponent holds the mover.
pub fn proofs(
    settler: &Settler,
    mnk: &Mnk,
    at: &At<Board>,
    verdict: &Verdict<Put>,
    control: &Control,
) -> Result<Vec<Step>, Stop> {
    let next = mnk.play(at, verdict.best.first().expect("the game is not over"));
    let cell = cell_name(verdict.best[0].0, at.pos.cols);
    let own = proof(settler, mnk, &next, at.to.other(), &cell, control)?;
    let other = proof(settler, mnk, at, at.to, "", control)?;
    Ok(own.into_iter().chain(other).collect())
}

/// How one side is held, where the other may yet win: as the board stands, or after the best move where the mover holds.
pub fn half(
    settler: &Settler,
    mnk: &Mnk,
    at: &At<Board>,
    verdict: &Verdict<Put>,
    held: Side,
    control: &Control,
) -> Result<Option<Step>, Stop> {
    if held == at.to {
        return proof(settler, mnk, at, held, "", control);
    }
    let next = mnk.play(at, verdict.best.first().expect("the game is not over"));
    proof(settler, mnk, &next, held, &cell_name(verdict.best[0].0, at.pos.cols), control)
}

/// The same as far as pairs show it, at once or after one answer.
pub fn light(settler: &Settler, mnk: &Mnk, at: &At<Board>, verdict: &Verdict<Put>) -> Vec<Step> {
    let next = mnk.play(at, verdict.best.first().expect("the game is not over"));
    let cell = cell_name(verdict.best[0].0, at.pos.cols);
    let sides = [(&next, cell.as_str()), (at, "")].into_iter().filter(|(at, _)| mnk.ending(at).is_none());
    sides.filter_map(|(at, cell)| by_hand(settler, mnk, at, cell)).collect()
}

/// How the side to move is held, after a move in this cell where one is named: by pairs, at once or after one answer.
pub fn by_hand(settler: &Settler, mnk: &Mnk, at: &At<Board>, cell: &str) -> Option<Step> {
    by_pairs(settler, mnk, at, at.to, cell).or_else(|| by_answers(settler, mnk, at, at.to))
}

/// How a side is held that is to move, if after each of its moves an answer leaves pairs that do that.
fn by_answers(settler: &Settler, mnk: &Mnk, at: &At<Board>, held: Side) -> Option<Step> {
    let [side, other] = sides(mnk, held);
    let find = |holding: &mut Holding| answers(holding, &at.pos, Mark::of(held), mnk.kind.k);
    let (rows, images) = settler.on_holding(mnk, &at.pos, find).flatten()?;
    let images = if images { "yes" } else { "no" };
    let says = say!("mnk-proof-answers", side = side, other = other, images = images);
    let head = vec![say!("mnk-head-taken"), say!("mnk-head-answer"), say!("mnk-head-pairs")];
    let rows = rows.iter().map(|answer| answer.row(at.pos.cols)).collect();
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    Some(Step::says(Role::Proof, says).about(Idea::Pairing).showing(table))
}

/// What the side that holds is called, and the one that is held.
fn sides(mnk: &Mnk, held: Side) -> [Arg; 2] {
    [held.other(), held].map(|side| mnk.player(Mark::of(side)))
}

/// How a side is held that is to move, if pairs do that, after a move in this cell where one is named.
fn by_pairs(settler: &Settler, mnk: &Mnk, at: &At<Board>, held: Side, cell: &str) -> Option<Step> {
    let [side, other] = sides(mnk, held);
    let pairs = settler.on_holding(mnk, &at.pos, |holding| holding.pairs(&at.pos, Mark::of(held))).flatten()?;
    let when = if cell.is_empty() { "now" } else { "then" };
    Some(if pairs.is_empty() {
        let says = say!("mnk-proof-none-open", when = when, cell = cell, side = side, other = other);
        Step::says(Role::Proof, says).about(Idea::Counting)
    } else {
        let count = pairs.len();
        let says = say!("mnk-proof-pairs", when = when, cell = cell, side = side, other = other, count = count);
        Step::says(Role::Proof, says).about(Idea::Pairing).showing(table(&pairs, at.pos.cols))
    })
}

/// How a side is held that is to move, after a move in this cell where one is named.
fn proof(
    settler: &Settler,
    mnk: &Mnk,
    at: &At<Board>,
    held: Side,
    cell: &str,
    control: &Control,
) -> Result<Option<Step>, Stop> {
    if mnk.ending(at).is_some() {
        return Ok(None);
    }
    let [side, other] = sides(mnk, held);
    if let Some(step) = by_hand(settler, mnk, at, cell) {
        return Ok(Some(step));
    }
    let Some(found) = settler.held(mnk, at, held, control)? else { return Ok(None) };
    if found.region.count_ones() as usize == at.pos.free() {
        let says = say!("mnk-proof-hold-all", side = side, other = other, positions = found.visited);
        return Ok(Some(Step::says(Role::Proof, says).about(Idea::Pairing)));
    }
    let spots: Vec<Spot> = each(found.region).map(|cell| Spot(cell as u32)).collect();
    let cells: Vec<String> = each(found.region).map(|cell| cell_name(cell, at.pos.cols)).collect();
    let (count, positions) = (cells.len(), found.visited);
    let says = say!("mnk-proof-hold", side = side, other = other, positions = positions, count = count, cells = cells);
    Ok(Some(Step::says(Role::Proof, says).about(Idea::Pairing).showing(Exhibit::Spots(spots))))
}

/// The pairs, each as the cell that is marked and the cell that answers.
fn table(pairs: &Pairs, cols: usize) -> Exhibit {
    let name = |cell: u8| cell_name(usize::from(cell), cols);
    let mut pairs = pairs.clone();
    pairs.sort_unstable();
    Exhibit::Table {
        head: vec![say!("mnk-head-one"), say!("mnk-head-other")],
        rows: pairs.iter().map(|pair| pair.map(name).to_vec()).collect(),
        focus: Vec::new(),
    }
}
