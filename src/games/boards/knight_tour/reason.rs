//! Why a knight's way is won or lost: free cells in pairs a jump apart, and who can always go on to a partner.

use crate::boards::knight_tour::oracle::{Paired, ROOM};
use crate::boards::knight_tour::rules::{Board, KnightTour};
use crate::kit::cells::cell_name;
use crate::kit::worth::Worth;
use crate::kit::worth::telling::{Part, Play};
use duel::game::Game;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::scene::Spot;
use solve::formula::matching::matching_without;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};
use solve::judge::value::Outcome;

/// The reason, given the verdict.
pub fn explain(
    oracle: &Paired,
    tour: &KnightTour,
    at: &At<Board>,
    verdict: &Verdict<usize>,
    control: &Control,
) -> Result<Reason, Stop> {
    if tour.is_misere {
        let part = Part {
            name: cell_name(at.pos.knight, at.pos.cols),
            nimber: Nat::ZERO,
            spots: vec![Spot(at.pos.knight as u32)],
        };
        let worth = Worth {
            game: tour,
            oracle,
            at,
            verdict,
            control,
            parts: vec![part],
            play: Play::Searched(ROOM),
            nimber: &|at, control| oracle.nimber(&at.pos, control),
            part_of: &|_| 0,
            basis: None,
            laws: Vec::new(),
        };
        return worth.reason();
    }
    if verdict.value.outcome() == Outcome::N {
        let cell = *verdict.best.first().expect("a winning jump");
        let is_over = tour.ending(&tour.play(at, &cell)).is_some();
        return Ok(if is_over { ended(at, verdict) } else { won_by(tour, at, cell, verdict) });
    }
    Ok(stuck(tour, at).unwrap_or_else(|| lost(tour, at, verdict)))
}

/// The partner of each free cell once the knight's own is left out; nobody has one if that cannot be.
fn partners(board: &Board) -> Vec<Option<usize>> {
    let open = |cell: usize| cell == board.knight || board.is_free(cell);
    let jumps = |cell: usize| if open(cell) { board.jumps(cell).filter(|to| open(*to)).collect() } else { Vec::new() };
    let cells = 0..board.left.len();
    let neighbours: Vec<Vec<usize>> = cells.clone().map(jumps).collect();
    let colour: Vec<bool> =
        cells.clone().map(|cell| (cell / board.cols + cell % board.cols).is_multiple_of(2)).collect();
    matching_without(&neighbours, &colour, board.knight).unwrap_or_else(|| vec![None; neighbours.len()])
}

/// Pairs that stand under each other; more stand beside them.
const HIGH: usize = 8;

/// The pairs, each once, in reading order: of many, several in a row, so that none is cut off.
fn pairs(board: &Board, partners: &[Option<usize>]) -> Exhibit {
    let name = |cell: usize| cell_name(cell, board.cols);
    let pair = |(a, b): (usize, &Option<usize>)| b.filter(|b| a < *b).map(|b| [name(a), name(b)]);
    let pairs: Vec<[String; 2]> = partners.iter().enumerate().filter_map(pair).collect();
    let beside = pairs.len().div_ceil(HIGH).max(1);
    let row = |pairs: &[[String; 2]]| {
        let mut row = pairs.concat();
        row.resize(2 * beside, String::new());
        row
    };
    let heads = (0..beside).flat_map(|_| [say!("knight-tour-head-cell"), say!("knight-tour-head-partner")]);
    Exhibit::Table { head: heads.collect(), rows: pairs.chunks(beside).map(row).collect(), focus: Vec::new() }
}

/// The free cells that have no partner, the knight's own not counted.
fn unpaired(board: &Board, partners: &[Option<usize>]) -> usize {
    (0..partners.len()).filter(|cell| board.is_free(*cell) && partners[*cell].is_none()).count()
}

fn won_by(tour: &KnightTour, at: &At<Board>, cell: usize, verdict: &Verdict<usize>) -> Reason {
    let name = cell_name(cell, at.pos.cols);
    let next = tour.play(at, &cell);
    let targets: Vec<Spot> = verdict.best.iter().map(|cell| Spot(*cell as u32)).collect();
    let cells: Vec<String> = verdict.best.iter().map(|cell| cell_name(*cell, at.pos.cols)).collect();
    let partners = partners(&next.pos);
    let says = say!("knight-tour-proof-won", cell = name.as_str(), bare = unpaired(&next.pos, &partners));
    let proof = Step::says(Role::Proof, says).showing(pairs(&next.pos, &partners));
    let mut steps = vec![
        Step::says(Role::Ask, say!("knight-tour-ask")),
        Step::says(Role::Look, say!("knight-tour-look-won")).about(Idea::Pairing),
        Step::says(Role::Place, say!("knight-tour-place", moves = &verdict.best_total, cells = cells))
            .showing(Exhibit::Spots(targets)),
        Step::says(Role::Move, say!("knight-tour-move", cell = name)),
        proof,
        Step::says(Role::Law, say!("knight-tour-law")),
    ];
    if verdict.value.as_nimber().is_none() {
        steps.push(Step::says(Role::Law, say!("knight-tour-law-no-nimber", most = ROOM)));
    }
    Reason { claim: say!("knight-tour-claim-won", moves = &verdict.best_total), steps }
}

/// A jump to a cell from which there is none on.
fn ended(at: &At<Board>, verdict: &Verdict<usize>) -> Reason {
    let name = |cell: usize| cell_name(cell, at.pos.cols);
    let cell = verdict.best[0];
    let used: Vec<String> = at.pos.jumps(cell).filter(|to| *to != at.pos.knight).map(name).collect();
    let here = name(at.pos.knight);
    let look = say!("knight-tour-look-end", cell = name(cell), here = here, others = used.len(), used = used);
    let best = verdict.best.iter();
    let spots = best.clone().map(|cell| Spot(*cell as u32)).collect();
    let ends: Vec<String> = best.map(|cell| name(*cell)).collect();
    let place = say!("knight-tour-place-end", moves = &verdict.best_total, cells = ends);
    let steps = vec![
        Step::says(Role::Ask, say!("knight-tour-ask-end")),
        Step::says(Role::Look, look).about(Idea::Parity),
        Step::says(Role::Place, place).showing(Exhibit::Spots(spots)),
        Step::says(Role::Move, say!("knight-tour-move", cell = name(cell))),
        Step::says(Role::Law, say!("knight-tour-law")),
    ];
    Reason { claim: say!("knight-tour-claim-end", cell = name(cell)), steps }
}

/// Where each jump is answered by one to a cell from which there is none on.
fn stuck(tour: &KnightTour, at: &At<Board>) -> Option<Reason> {
    let name = |cell: usize| cell_name(cell, at.pos.cols);
    let answer = |cell: usize| {
        let next = tour.play(at, &cell);
        let end = next.pos.targets().find(|to| tour.ending(&tour.play(&next, to)).is_some())?;
        Some((name(cell), name(end)))
    };
    let answers: Vec<(String, String)> = at.pos.targets().map(answer).collect::<Option<_>>()?;
    let (first, end) = answers.first()?.clone();
    let mut ends: Vec<String> = answers.iter().map(|(_, end)| end.clone()).collect();
    ends.sort();
    ends.dedup();
    let steps = vec![
        Step::says(Role::Ask, say!("knight-tour-ask-end")),
        Step::says(Role::Look, say!("knight-tour-look-stuck", moves = answers.len()))
            .about(Idea::Parity)
            .showing(Exhibit::Replies(answers)),
        Step::says(Role::Place, say!("knight-tour-place-stuck", count = ends.len(), cells = ends)),
        Step::says(Role::Move, say!("knight-tour-move-stuck", cell = first, answer = end)),
        Step::says(Role::Law, say!("knight-tour-law")),
    ];
    Some(Reason { claim: say!("knight-tour-claim-stuck"), steps })
}

fn lost(tour: &KnightTour, at: &At<Board>, verdict: &Verdict<usize>) -> Reason {
    let partners = partners(&at.pos);
    let stall = verdict.best.first().map_or_else(String::new, |cell| tour.write_move(at, cell));
    let reply = |cell: usize| {
        let partner = partners[cell]?;
        Some((cell_name(cell, at.pos.cols), cell_name(partner, at.pos.cols)))
    };
    let replies: Vec<(String, String)> = at.pos.targets().filter_map(reply).collect();
    let steps = vec![
        Step::says(Role::Ask, say!("knight-tour-ask")),
        Step::says(Role::Look, say!("knight-tour-look-lost")).about(Idea::Pairing).showing(pairs(&at.pos, &partners)),
        Step::says(Role::Place, say!("knight-tour-place-none")),
        Step::says(Role::Move, say!("knight-tour-stall", cell = stall)),
        Step::says(Role::Proof, say!("knight-tour-proof-lost", bare = unpaired(&at.pos, &partners)))
            .showing(Exhibit::Replies(replies)),
        Step::says(Role::Law, say!("knight-tour-law")),
    ];
    Reason { claim: say!("knight-tour-claim-lost"), steps }
}
