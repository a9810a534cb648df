//! Why a board of queens is won or lost: a reply opposite every queen, or parts with nim-values.

use crate::game::Game;
use crate::games::boards::queens::free::Free;
use crate::games::boards::queens::rules::{Board, Queens};
use crate::games::boards::queens::{ROOM, Searched};
use crate::kit::cells::cell_name;
use crate::kit::shapes::Frame;
use crate::kit::worth::{Part, Play, Worth};
use crate::num::Nat;
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::Verdict;
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::oracle::value::Outcome;
use crate::rules::{At, Rules};
use crate::say;
use crate::scene::Spot;

/// Moves of a lost position that are shown with their answer.
const REPLIES: usize = 24;

/// The reason, given the verdict.
pub fn explain(
    oracle: &Searched,
    queens: &Queens,
    at: &At<Board>,
    verdict: &Verdict<usize>,
    control: &Control,
) -> Result<Reason, Stop> {
    let free = at.pos.free();
    if !queens.is_misere && free.is_mirrored() {
        return Ok(mirrored(queens, at, &free, verdict));
    }
    let is_won = verdict.value.outcome() == Outcome::N;
    let to_mirror = |cell: &&usize| free.after(at.pos.place(**cell)).is_mirrored();
    if let Some(cell) = verdict.best.iter().find(to_mirror).filter(|_| is_won && !queens.is_misere) {
        return Ok(to_be_mirrored(queens, at, *cell, verdict));
    }
    let sets = free.parts();
    let part = |set: &Free| -> Result<Part, Stop> {
        let cells: Vec<usize> = set.cells().map(|place| number(&at.pos, place)).collect();
        let nimber = if queens.is_misere { 0 } else { oracle.nimber(set, control)? };
        Ok(Part {
            name: cells.first().map_or_else(String::new, |cell| cell_name(*cell, at.pos.cols)),
            nimber: Nat::from(nimber),
            spots: cells.into_iter().map(|cell| Spot(cell as u32)).collect(),
        })
    };
    let worth = Worth {
        game: queens,
        oracle,
        at,
        verdict,
        control,
        parts: sets.iter().map(part).collect::<Result<_, Stop>>()?,
        play: if queens.is_misere { Play::Searched(ROOM) } else { Play::Normal },
        nimber: &|at, control| oracle.sum(&at.pos.free(), control),
        part_of: &|cell| sets.iter().position(|set| set.has(at.pos.place(*cell))).unwrap_or(0),
        laws: if queens.is_misere { Vec::new() } else { vec![say!("queens-law-parts")] },
    };
    worth.reason()
}

fn number(board: &Board, (row, col): (usize, usize)) -> usize {
    row * board.cols + col
}

/// Lost, because every queen has its answer on the opposite cell.
fn mirrored(queens: &Queens, at: &At<Board>, free: &Free, verdict: &Verdict<usize>) -> Reason {
    let name = |place: (usize, usize)| cell_name(number(&at.pos, place), at.pos.cols);
    let mut steps =
        vec![Step::says(Role::Ask, say!("queens-ask")), Step::says(Role::Look, say!("queens-look-mirrored"))];
    if let (Some(frame), Some(mv)) = (Frame::of(free.cells()), verdict.best.first()) {
        let mv = queens.write_move(at, mv);
        let replies = free.cells().take(REPLIES).map(|cell| (name(cell), name(frame.opposite(cell)))).collect();
        steps.push(Step::says(Role::Place, say!("queens-place-none")));
        steps.push(Step::says(Role::Move, say!("queens-stall", cell = mv)));
        steps.push(Step::says(Role::Proof, say!("queens-proof")).showing(Exhibit::Replies(replies)));
    }
    steps.push(Step::says(Role::Law, say!("queens-law-mirror")));
    Reason { claim: say!("queens-claim-mirrored"), steps }
}

/// Won, because a queen leaves the free cells in opposite pairs.
fn to_be_mirrored(queens: &Queens, at: &At<Board>, cell: usize, verdict: &Verdict<usize>) -> Reason {
    let board = &at.pos;
    let name = cell_name(cell, board.cols);
    let is_centre = board.rows % 2 == 1 && board.cols % 2 == 1 && cell == board.queens.len() / 2;
    let left = queens.play(at, &cell).pos.free();
    let frame = Frame::of(left.cells());
    let pair = |place: (usize, usize)| {
        let other = frame.map_or(place, |frame| frame.opposite(place));
        (place < other).then(|| [place, other].map(|place| cell_name(number(board, place), board.cols)).to_vec())
    };
    let pairs: Vec<Vec<String>> = left.cells().filter_map(pair).take(REPLIES).collect();
    let mut proof = Step::says(Role::Proof, say!("queens-proof"));
    if !pairs.is_empty() {
        let head = vec![say!("queens-head-cell"), say!("queens-head-opposite")];
        proof = proof.showing(Exhibit::Table { head, rows: pairs, focus: Vec::new() });
    }
    let place = if is_centre { say!("queens-place-centre") } else { say!("queens-place") };
    let steps = vec![
        Step::says(Role::Ask, say!("queens-ask")),
        Step::says(Role::Look, say!("queens-look")),
        Step::says(Role::Place, place).showing(Exhibit::Spots(vec![Spot(cell as u32)])),
        Step::says(Role::Move, say!("queens-move", cell = name)),
        proof,
        Step::says(Role::Law, say!("queens-law-mirror")),
    ];
    let nimber = verdict.value.as_nimber().cloned().unwrap_or_default();
    Reason { claim: say!("queens-claim-won", nimber = nimber, moves = &verdict.best_total), steps }
}
