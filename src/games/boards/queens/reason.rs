//! Why a board of queens is won or lost: a reply opposite every queen, or parts with nim-values.

use crate::boards::queens::free::Free;
use crate::boards::queens::rules::{Board, Queens};
use crate::boards::queens::settled;
use crate::boards::queens::{ROOM, Searched};
use crate::kit::cells::cell_name;
use crate::kit::shapes::Frame;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// Pairs that are shown at most.
const PAIRS: usize = 24;

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
    if let Some(reason) = settled::already(queens, at) {
        return Ok(reason);
    }
    let is_won = verdict.value.outcome() == Outcome::N;
    if is_won && !queens.is_misere {
        let to_mirror = |cell: &&usize| free.after(at.pos.place(**cell)).is_mirrored();
        let centre = verdict.best.iter().find(|cell| is_centre(&at.pos, **cell)).filter(to_mirror);
        if let Some(cell) = centre.or_else(|| verdict.best.iter().find(to_mirror)) {
            return Ok(to_be_mirrored(queens, at, *cell, verdict));
        }
    }
    if let Some(reason) = settled::by_a_queen(queens, at, verdict).filter(|_| is_won) {
        return Ok(reason);
    }
    let sets = free.parts();
    let part = |set: &Free| -> Result<Part, Stop> {
        let cells: Vec<usize> = set.cells().map(|place| number(&at.pos, place)).collect();
        let nimber = if queens.is_misere { 0 } else { oracle.nimber(set, control)? };
        Ok(Part {
            name: part_name(&at.pos, &cells),
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
        basis: None,
        laws: if queens.is_misere { Vec::new() } else { vec![say!("queens-law-parts")] },
    };
    worth.counted()
}

/// The first and the last cell of a part.
fn part_name(board: &Board, cells: &[usize]) -> String {
    match *cells {
        [first, .., last] => format!("{}-{}", cell_name(first, board.cols), cell_name(last, board.cols)),
        [only] => cell_name(only, board.cols),
        [] => String::new(),
    }
}

fn number(board: &Board, (row, col): (usize, usize)) -> usize {
    row * board.cols + col
}

/// Whether a cell is the centre of a board with odd sides.
fn is_centre(board: &Board, cell: usize) -> bool {
    board.rows % 2 == 1 && board.cols % 2 == 1 && cell == board.queens.len() / 2
}

/// The point about which the half turn goes: a cell, the side that two cells share, or the corner that four do.
fn middle(board: &Board, frame: &Frame) -> Say {
    let (row, col) = frame.middle();
    let first = cell_name(number(board, (row / 2, col / 2)), board.cols);
    let last = cell_name(number(board, (row.div_ceil(2), col.div_ceil(2))), board.cols);
    match (row % 2, col % 2) {
        (0, 0) => Say::verbatim(first),
        (1, 1) => say!("queens-middle-corner", first = first, last = last),
        _ => say!("queens-middle-side", first = first, last = last),
    }
}

/// The cells in pairs, each pair once.
fn pairs(board: &Board, free: &Free, frame: &Frame) -> Exhibit {
    let pair = |place: (usize, usize)| {
        let other = frame.opposite(place);
        (place < other).then(|| [place, other].map(|place| cell_name(number(board, place), board.cols)).to_vec())
    };
    let rows = free.cells().filter_map(pair).take(PAIRS).collect();
    Exhibit::Table { head: vec![say!("queens-head-cell"), say!("queens-head-opposite")], rows, focus: Vec::new() }
}

/// Lost, because every queen has its answer on the opposite cell.
fn mirrored(queens: &Queens, at: &At<Board>, free: &Free, verdict: &Verdict<usize>) -> Reason {
    let mut steps = vec![Step::says(Role::Ask, say!("queens-ask"))];
    if let (Some(frame), Some(mv)) = (Frame::of(free.cells()), verdict.best.first()) {
        let look = Step::says(Role::Look, say!("queens-look-mirrored", middle = middle(&at.pos, &frame)));
        let stall = say!("queens-stall", cell = queens.write_move(at, mv));
        steps.push(look.about(Idea::Pairing).showing(pairs(&at.pos, free, &frame)));
        steps.push(Step::says(Role::Place, say!("queens-place-none")));
        steps.push(Step::says(Role::Move, stall));
        steps.push(Step::says(Role::Proof, say!("queens-proof")).about(Idea::Pairing));
    }
    steps.push(law(false));
    Reason { claim: say!("queens-claim-mirrored"), steps }
}

/// Won, because a queen leaves the free cells in opposite pairs, or none.
fn to_be_mirrored(queens: &Queens, at: &At<Board>, cell: usize, verdict: &Verdict<usize>) -> Reason {
    let board = &at.pos;
    let name = cell_name(cell, board.cols);
    let place = if is_centre(board, cell) {
        say!("queens-place-centre")
    } else {
        say!("queens-place", moves = &verdict.best_total, total = &verdict.total)
    };
    let lit = verdict.best.iter().map(|cell| Spot(*cell as u32)).collect();
    let place = Step::says(Role::Place, place).showing(Exhibit::Spots(lit));
    let left = queens.play(at, &cell).pos.free();
    let Some(frame) = Frame::of(left.cells()) else { return last(at, cell, place, verdict) };
    let says = say!("queens-move", cell = name, middle = middle(board, &frame));
    let steps = vec![
        Step::says(Role::Ask, say!("queens-ask")),
        Step::says(Role::Look, say!("queens-look")).about(Idea::Pairing),
        place,
        Step::says(Role::Move, says).about(Idea::Pairing).showing(pairs(board, &left, &frame)),
        Step::says(Role::Proof, say!("queens-proof")).about(Idea::Pairing),
        law(is_centre(board, cell)),
    ];
    let nimber = verdict.value.as_nimber().cloned().unwrap_or_default();
    Reason { claim: say!("queens-claim-won", nimber = nimber, moves = &verdict.best_total), steps }
}

/// A pairing proves itself; of odd sides with the centre the theorem is known.
fn law(is_centre: bool) -> Step {
    Step::says(Role::Law, if is_centre { say!("queens-law-centre") } else { say!("queens-law-mirror") })
}

/// Won, because one queen leaves no cell free.
fn last(at: &At<Board>, cell: usize, place: Step, verdict: &Verdict<usize>) -> Reason {
    let nimber = verdict.value.as_nimber().cloned().unwrap_or_default();
    let (moves, free) = (&verdict.best_total, at.pos.free().count());
    let last = say!("queens-move-last", cell = cell_name(cell, at.pos.cols));
    let steps = vec![
        Step::says(Role::Ask, say!("queens-ask-last")),
        Step::says(Role::Look, say!("queens-look-last", free = free)).about(Idea::End),
        place,
        Step::says(Role::Move, last).about(Idea::End),
        Step::says(Role::Law, say!("queens-law-rule")),
    ];
    Reason { claim: say!("queens-claim-last", nimber = nimber, moves = moves), steps }
}
