//! What a board of Cram is worth: half turns that pair all dominoes, and nim-values of the pieces it falls into.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::boards::cram::rules::Cram;
use crate::kit::dominoes::{Board, Domino};
use crate::kit::regions::{Alike, Cell, Pairing, Region, Way, area};
use crate::kit::squares::Square;
use ground::num::Nat;
use ground::say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;
use solve::misere::sums::MisereSums;
use solve::nim_values::nimber_proof::{Proofs, Splitting};

/// Cells of one piece that is searched.
pub const SEARCHED: usize = 36;

/// Cells of one piece that is searched where half a turn tells the outcome already.
const TURNED: usize = 30;

/// Pieces that a search remembers, with their moves: a few hundred bytes each.
pub const ROOM: usize = 1 << 20;

/// Pieces and sums of pieces that a search of misère play remembers.
pub const MISERE_ROOM: usize = 1 << 18;

/// Pieces within eight by eight cells as the search sees them: nearly all that it meets.
#[derive(Debug)]
struct Squares;

impl Splitting for Squares {
    type Part = Square;

    fn after(&self, piece: &Square, tell: &mut dyn FnMut(&[Square])) {
        piece.after(tell);
    }

    fn size(&self, piece: &Square) -> usize {
        piece.dominoes()
    }

    fn known(&self, piece: &Square) -> Option<u16> {
        piece.is_paired().then_some(0)
    }
}

/// Pieces in a longer box as the searches see them.
#[derive(Debug)]
struct Pieces<const W: usize>;

impl<const W: usize> Splitting for Pieces<W> {
    type Part = Region<W>;

    fn after(&self, piece: &Region<W>, tell: &mut dyn FnMut(&[Region<W>])) {
        for left in Way::ALL.into_iter().flat_map(|way| piece.after(way, Alike::Turned)) {
            tell(&left);
        }
    }

    fn size(&self, piece: &Region<W>) -> usize {
        piece.size()
    }

    fn known(&self, piece: &Region<W>) -> Option<u16> {
        piece.is_paired().then_some(0)
    }
}

/// The searches, which keep what they found; pieces in a box of up to 64 cells have short names, others long ones.
pub struct Filler {
    squares: Mutex<Proofs<Squares>>,
    small: Mutex<Proofs<Pieces<1>>>,
    large: Mutex<Proofs<Pieces<15>>>,
    small_misere: Mutex<MisereSums<Pieces<1>>>,
    large_misere: Mutex<MisereSums<Pieces<15>>>,
}

impl Default for Filler {
    fn default() -> Self {
        Filler {
            squares: Mutex::new(Proofs::new(Squares, ROOM)),
            small: Mutex::new(Proofs::new(Pieces, ROOM)),
            large: Mutex::new(Proofs::new(Pieces, ROOM)),
            small_misere: Mutex::new(MisereSums::new(Pieces, MISERE_ROOM)),
            large_misere: Mutex::new(MisereSums::new(Pieces, MISERE_ROOM)),
        }
    }
}

fn held<T>(kept: &Mutex<T>) -> MutexGuard<'_, T> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a half turn about the middle of the board says of who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Every domino has an image that is free after it: lost.
    Paired,
    /// This domino makes it so: won.
    Pairing(Domino),
    /// Nothing.
    Silent,
}

/// How the board looks after half a turn.
pub fn turn(board: &Board) -> Turn {
    let pairing = |board: &Board| Pairing::of_board(&board.cells(), board.rows, board.cols);
    match pairing(board) {
        Pairing::Whole => Turn::Paired,
        Pairing::Middle(cell, way) => Turn::Pairing(Domino { cell: board.place(cell), way }),
        Pairing::None => {
            let last = board.free.len() - 1;
            let odd: Vec<usize> = (0..=last).filter(|&cell| board.free[cell] && !board.free[last - cell]).collect();
            let [one, other] = odd[..] else { return Turn::Silent };
            let domino = Way::ALL.map(|way| Domino { cell: one, way });
            let joins = |domino: &Domino| board.end(*domino) == Some(other);
            match domino.into_iter().find(joins) {
                Some(domino) if pairing(&board.with(domino)) == Pairing::Whole => Turn::Pairing(domino),
                _ => Turn::Silent,
            }
        }
    }
}

fn too_large() -> Stop {
    Stop::TooLarge(say!("cram-too-large", cells = SEARCHED, most = ROOM))
}

impl Filler {
    /// The nim-value of one piece, found by search.
    pub fn nimber(&self, piece: &[Cell], control: &Control) -> Result<u16, Stop> {
        control.tick(1)?;
        if piece.len() > SEARCHED {
            return Err(too_large());
        }
        let found = if let Some(square) = Square::of(piece) {
            held(&self.squares).nimber(&square, control)
        } else if area(piece) <= 64 {
            held(&self.small).nimber(&Region::of(piece, Alike::Turned), control)
        } else {
            held(&self.large).nimber(&Region::of(piece, Alike::Turned), control)
        };
        found?.ok_or_else(too_large)
    }

    /// The nim-sum of all pieces of a board, each found by search.
    pub fn nim_sum(&self, board: &Board, control: &Control) -> Result<u16, Stop> {
        board.pieces().iter().try_fold(0, |sum, piece| Ok(sum ^ self.nimber(piece, control)?))
    }

    /// The value: the nim-value in normal play, where only a half turn speaks the outcome; the outcome in misère play.
    pub fn value_of(&self, cram: &Cram, board: &Board, control: &Control) -> Result<Value, Stop> {
        control.tick(1)?;
        if cram.is_misere {
            return self.misere(board, control).map(Value::of_outcome);
        }
        let turn = turn(board);
        if turn == Turn::Paired {
            return Ok(Value::nimber(0u8));
        }
        if turn != Turn::Silent && board.pieces().iter().any(|piece| piece.len() > TURNED) {
            return Ok(Value::Won);
        }
        match (self.nim_sum(board, control), turn) {
            (Err(Stop::TooLarge(_)), Turn::Pairing(_)) => Ok(Value::Won),
            (found, _) => found.map(Value::nimber),
        }
    }

    fn misere(&self, board: &Board, control: &Control) -> Result<bool, Stop> {
        let pieces = board.pieces();
        if pieces.iter().map(Vec::len).sum::<usize>() > SEARCHED {
            return Err(Stop::TooLarge(say!("cram-too-large-misere", cells = SEARCHED, most = MISERE_ROOM)));
        }
        let found = if pieces.iter().all(|piece| area(piece) <= 64) {
            let parts: Vec<Region<1>> = pieces.iter().map(|piece| Region::of(piece, Alike::Turned)).collect();
            held(&self.small_misere).is_won(&parts, control)
        } else {
            let parts: Vec<Region<15>> = pieces.iter().map(|piece| Region::of(piece, Alike::Turned)).collect();
            held(&self.large_misere).is_won(&parts, control)
        };
        found?.ok_or_else(|| Stop::TooLarge(say!("cram-too-large-misere", cells = SEARCHED, most = MISERE_ROOM)))
    }

    /// Says so where a half turn names one winning move and the search cannot tell whether there are more.
    pub fn refuse_half_truths(&self, cram: &Cram, board: &Board, control: &Control) -> Result<(), Stop> {
        match turn(board) {
            Turn::Pairing(domino) if !cram.is_misere && self.value_of(cram, board, control)? == Value::Won => {
                Err(Stop::TooLarge(say!("cram-only-turn", domino = board.write_domino(domino), cells = TURNED)))
            }
            _ => Ok(()),
        }
    }

    /// The nim-value of any board as a natural number.
    pub fn nat(&self, board: &Board, control: &Control) -> Result<Nat, Stop> {
        self.nim_sum(board, control).map(Nat::from)
    }
}
