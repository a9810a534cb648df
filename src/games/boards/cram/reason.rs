//! Why a board of Cram is won or lost: the image of every domino after half a turn, or the nim-values of its pieces.

use crate::games::boards::cram::oracle::{Filler, ROOM, SEARCHED, Turn, turn};
use crate::games::boards::cram::rules::Cram;
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::{Cell, Way};
use crate::kit::worth::Part;
use crate::num::Nat;
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::Verdict;
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::oracle::value::Outcome;
use crate::rules::{At, Rules};
use crate::say;
use crate::say::Say;

/// Dominoes with their images shown at most.
const SHOWN: usize = 40;

/// The pieces of a board as parts of a sum. In misère play their nim-values do not matter and are not worked out.
pub fn parts(filler: &Filler, cram: &Cram, board: &Board, control: &Control) -> Result<Vec<Part>, Stop> {
    let part = |piece: Vec<Cell>| {
        let nimber = if cram.is_misere { Nat::ZERO } else { Nat::from(filler.nimber(&piece, control)?) };
        let name = board.name(board.place(piece[0]));
        Ok(Part { name, nimber, spots: board.spots(&piece) })
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
    let board = &at.pos;
    let best = match turn(board) {
        _ if cram.is_misere => return None,
        Turn::Silent => return None,
        Turn::Paired => None,
        Turn::Pairing(domino) => Some(domino),
    };
    let won = verdict.value.outcome() == Outcome::N;
    debug_assert_eq!(won, best.is_some());
    let claim = match best {
        Some(_) => say!("cram-claim-won", moves = &verdict.best_total),
        None => say!("cram-claim-lost"),
    };
    let mut steps = vec![Step::says(Role::Ask, say!("cram-ask"))];
    match best {
        Some(domino) => {
            let text = board.write_domino(domino);
            let place = Exhibit::Spots(board.path(domino));
            steps.push(Step::says(Role::Look, say!("cram-look-almost")));
            steps.push(Step::says(Role::Place, say!("cram-place")).showing(place));
            steps.push(Step::says(Role::Move, say!("cram-move", domino = text)));
            let next = cram.play(at, &domino).pos;
            let pairs = images(&next);
            let proof = Step::says(Role::Proof, say!("cram-proof-won"));
            if pairs.is_empty() {
                steps.push(Step::says(Role::Proof, say!("cram-proof-end")));
            } else {
                let head = vec![say!("cram-head-domino"), say!("cram-head-image")];
                let rows = pairs.into_iter().map(|(domino, image)| vec![domino, image]).collect();
                steps.push(proof.showing(Exhibit::Table { head, rows, focus: Vec::new() }));
            }
        }
        None => {
            steps.push(Step::says(Role::Look, say!("cram-look-paired")));
            steps.push(Step::says(Role::Place, say!("cram-place-none", moves = &verdict.total)));
            let stall = verdict.best.first().expect("the game is not over");
            steps.push(Step::says(Role::Move, say!("cram-stall", domino = board.write_domino(*stall))));
            let pairs = Exhibit::Replies(images(board));
            steps.push(Step::says(Role::Proof, say!("cram-proof-lost")).showing(pairs));
        }
    }
    steps.push(Step::says(Role::Law, say!("cram-law-turn")));
    Some(Reason { claim, steps })
}

/// Dominoes of a board that looks the same after half a turn, each with its image.
fn images(board: &Board) -> Vec<(String, String)> {
    let last = board.free.len() - 1;
    let image = |domino: Domino| Domino { cell: last - board.end(domino).expect("it fits"), way: domino.way };
    let pair = |domino: Domino| (board.write_domino(domino), board.write_domino(image(domino)));
    board.dominoes(&Way::ALL).into_iter().take(SHOWN).map(pair).collect()
}
