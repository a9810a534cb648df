//! Why a board of Cram is won or lost: the image of every domino after half a turn, or the nim-values of its pieces.

use num_traits::One;

use crate::boards::cram::oracle::{Filler, ROOM, SEARCHED, Turn, turn};
use crate::boards::cram::rules::Cram;
use crate::kit::counted::left::Counter;
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::{Cell, Way};
use crate::kit::worth::telling::Part;
use ground::num::Nat;
use ground::rules::{At, Rules};
use ground::say;
use ground::say::{Arg, Say};
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::Verdict;
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// Dominoes with their images shown at most.
const SHOWN: usize = 40;

/// The pieces of a board as parts of a sum. In misère play their nim-values do not matter and are not worked out.
pub fn parts(filler: &Filler, cram: &Cram, board: &Board, control: &Control) -> Result<Vec<Part>, Stop> {
    let part = |piece: Vec<Cell>| {
        let nimber = if cram.is_misere { Nat::ZERO } else { Nat::from(filler.nimber(&piece, control)?) };
        Ok(Part { name: name(board, &piece), nimber, spots: board.spots(&piece) })
    };
    board.pieces().into_iter().map(part).collect()
}

/// Which piece a domino lies in, from 0.
pub fn part_of(board: &Board, domino: Domino) -> usize {
    let cell = board.cell(domino.cell);
    board.pieces().iter().position(|piece| piece.contains(&cell)).expect("it lies on free cells")
}

/// How the nim-values are known.
pub fn laws(is_misere: bool) -> Vec<Say> {
    if is_misere { vec![say!("cram-law-misere")] } else { vec![say!("cram-law-search", cells = SEARCHED, most = ROOM)] }
}

/// The reason by half a turn; `None` where it says nothing.
pub fn by_turn(cram: &Cram, at: &At<Board>, verdict: &Verdict<Domino>) -> Option<Reason> {
    let (claim, steps) = match turn(&at.pos) {
        _ if cram.is_misere => return None,
        Turn::Silent => return None,
        Turn::Paired => (say!("cram-claim-lost"), lost(&at.pos, verdict)),
        Turn::Pairing(domino) => {
            (say!("cram-claim-won", moves = &verdict.best_total), won(&at.pos, domino, &cram.play(at, &domino).pos))
        }
    };
    let ask = Step::says(Role::Ask, say!("cram-ask"));
    let law = Step::says(Role::Law, say!("cram-law-turn"));
    Some(Reason { claim, steps: std::iter::once(ask).chain(steps).chain([law]).collect() })
}

/// The reason where one domino fits: it is the last move. `None`: more than one fit.
pub fn one(cram: &Cram, at: &At<Board>, verdict: &Verdict<Domino>) -> Option<Reason> {
    let domino = *verdict.best.first().filter(|_| verdict.total == Nat::one())?;
    let (text, misere) = (at.pos.write_domino(domino), usize::from(cram.is_misere));
    let ends = [Some(domino.cell), at.pos.end(domino)];
    let cells: Vec<String> = ends.into_iter().flatten().map(|cell| at.pos.name(cell)).collect();
    let steps = vec![
        Step::says(Role::Ask, say!("cram-ask-one")),
        Step::says(Role::Look, say!("cram-look-one")).about(Idea::End),
        Step::says(Role::Place, say!("cram-place-one", cells = cells)).showing(Exhibit::Spots(at.pos.path(domino))),
        Step::says(Role::Move, say!("cram-move-one", domino = text)).about(Idea::End),
        Step::says(Role::Law, say!("cram-law-one", misere = misere)),
    ];
    Some(Reason { claim: say!("cram-claim-one", misere = misere), steps })
}

/// The parts that the move told leaves and how many moves each takes, where that settles it and there are two or more.
pub fn parts_after(cram: &Cram, at: &At<Board>, reason: &Reason, control: &Control) -> Result<Option<Step>, Stop> {
    let Some(told) = reason.steps.iter().find(|step| step.role == Role::Move) else { return Ok(None) };
    let arg = |name: &str| told.says.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| arg);
    let mut counter = Counter::new(cram, control);
    if at.pos.pieces().iter().filter(|piece| piece.len() > 1).count() == 1 && counter.left(at)?.is_some() {
        return each_after(cram, at, &mut counter);
    }
    // A move that settles how many are left tells how many.
    let (Some(Arg::Text(mv)), Some(_)) = (arg("mv"), arg("least")) else { return Ok(None) };
    let Ok(domino) = at.pos.read_domino(mv) else { return Ok(None) };
    let board = at.pos.with(domino);
    let mut rows = Vec::new();
    for piece in board.pieces() {
        let alone = At { pos: board.only(&piece), to: at.to.other() };
        match counter.left(&alone)? {
            Some(left) if left.is_none() => {}
            Some(left) => rows.push(vec![name(&board, &piece), left.write()]),
            None => return Ok(None),
        }
    }
    if rows.len() < 2 {
        return each_after(cram, &At { pos: board, to: at.to.other() }, &mut counter);
    }
    let head = vec![say!("counted-head-part"), say!("counted-head-left")];
    let step = Step::says(Role::Proof, say!("cram-parts-after", parts = rows.len())).about(Idea::Parity);
    Ok(Some(step.showing(Exhibit::Table { head, rows, focus: Vec::new() })))
}

/// Dominoes after which the pieces left are told, at most.
const EACH: usize = 12;

/// What is left after each domino that may come next, piece by piece with the dominoes it takes, where they are few.
fn each_after<'a>(cram: &'a Cram, at: &At<Board>, counter: &mut Counter<'a, Cram>) -> Result<Option<Step>, Stop> {
    let dominoes = at.pos.dominoes(&Way::ALL);
    if dominoes.is_empty() || dominoes.len() > EACH {
        return Ok(None);
    }
    let mut rows = Vec::new();
    for domino in dominoes {
        let next = cram.play(at, &domino);
        let mut pieces = Vec::new();
        for piece in next.pos.pieces() {
            let Some(left) = counter.left(&At { pos: next.pos.only(&piece), to: next.to })? else { return Ok(None) };
            let cells: Vec<String> = piece.iter().map(|cell| next.pos.name(next.pos.place(*cell))).collect();
            pieces.extend((!left.is_none()).then(|| format!("{}: {}", cells.join(" "), left.write())));
        }
        rows.push(vec![at.pos.write_domino(domino), pieces.join(" + ")]);
    }
    let head = vec![say!("cram-head-domino"), say!("cram-head-pieces")];
    let step = Step::says(Role::Proof, say!("cram-each-after")).about(Idea::Parity);
    Ok(Some(step.showing(Exhibit::Table { head, rows, focus: Vec::new() })))
}

/// A piece by its first and its last cell.
fn name(board: &Board, piece: &[Cell]) -> String {
    let ends = [Some(&piece[0]), piece.last()].into_iter().flatten().map(|cell| board.name(board.place(*cell)));
    ends.collect::<Vec<_>>().join(" … ")
}

/// The domino that makes the board look the same after half a turn, and the images after it.
fn won(board: &Board, domino: Domino, next: &Board) -> Vec<Step> {
    let pairs = images(next);
    let ends = [Some(domino.cell), board.end(domino)];
    let cells: Vec<String> = ends.into_iter().flatten().map(|cell| board.name(cell)).collect();
    let proof = if pairs.is_empty() {
        Step::says(Role::Proof, say!("cram-proof-end"))
    } else {
        let head = vec![say!("cram-head-domino"), say!("cram-head-image")];
        let rows = pairs.into_iter().map(|(domino, image)| vec![domino, image]).collect();
        Step::says(Role::Proof, say!("cram-proof-won")).showing(Exhibit::Table { head, rows, focus: Vec::new() })
    };
    vec![
        Step::says(Role::Look, say!("cram-look-almost")).about(Idea::Pairing),
        Step::says(Role::Place, say!("cram-place", cells = cells)).showing(Exhibit::Spots(board.path(domino))),
        Step::says(Role::Move, say!("cram-move", domino = board.write_domino(domino))),
        proof,
    ]
}

/// A board that looks the same after half a turn: each domino is answered by its image.
fn lost(board: &Board, verdict: &Verdict<Domino>) -> Vec<Step> {
    let stall = verdict.best.first().expect("the game is not over");
    vec![
        Step::says(Role::Look, say!("cram-look-paired")).about(Idea::Pairing),
        Step::says(Role::Place, say!("cram-place-none", moves = &verdict.total)),
        Step::says(Role::Move, say!("cram-stall", domino = board.write_domino(*stall))),
        Step::says(Role::Proof, say!("cram-proof-lost")).showing(Exhibit::Replies(images(board))),
    ]
}

/// Dominoes of a board that looks the same after half a turn, each with its image.
fn images(board: &Board) -> Vec<(String, String)> {
    let last = board.free.len() - 1;
    let image = |domino: Domino| Domino { cell: last - board.end(domino).expect("it fits"), way: domino.way };
    let pair = |domino: Domino| (board.write_domino(domino), board.write_domino(image(domino)));
    board.dominoes(&Way::ALL).into_iter().take(SHOWN).map(pair).collect()
}
