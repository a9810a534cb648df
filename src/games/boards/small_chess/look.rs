//! How far a position of small chess is looked into: what is swept, and the board as a bounded search sees it.

use crate::boards::small_chess::evaluation::{counts, material, weigh};
use crate::boards::small_chess::rules::{Board, Step};
use ground::rules::{At, Ending, Side};
use ground::scene::piece::Role;
use solve::judge::control::{Control, Stop};
use solve::search::bounded_search::{Beyond, Outlook, View, look_ahead, look_around};

/// Positions that are swept at most for one question, by a bound on the placements of the men.
pub const SWEPT: u64 = 2_200_000;

/// Plies an estimate looks ahead, captures carried on beyond them: on small boards, where there are fewer moves, more.
pub fn depth(board: &Board) -> u32 {
    if board.squares() > 16 { 6 } else { 8 }
}

/// A bound on the positions with this material and with what becomes of its pawns: both sides to move, every man on any square, every
/// pawn itself or one of four others.
///
/// Worked: king and rook against king on 3 by 4 squares: 2 · 12 · 11 · 10 = 2,640.
pub fn placements(board: &Board) -> u64 {
    let squares = board.squares() as u64;
    let roles = board.men().map(|(_, man)| if man.role == Role::Pawn { 5 } else { 1 });
    (0..).zip(roles).fold(2, |ways: u64, (i, roles)| ways.saturating_mul((squares - i) * roles))
}

/// Whether everything below the position is swept.
pub fn is_settled(board: &Board) -> bool {
    placements(board) <= SWEPT
}

/// Whether a move takes something or makes a queen: such moves are carried on beyond the depth.
fn stirs(board: &Board, step: Step) -> bool {
    board.man(step.to).is_some() || step.promoted == Some(Role::Queen)
}

/// The board as a bounded search sees it.
struct Exchanges;

impl View for Exchanges {
    type Node = (Board, Side);

    fn is_over(&self, (board, to): &(Board, Side)) -> bool {
        board.ending(*to).is_some()
    }

    fn counted(&self, (board, to): &(Board, Side)) -> Option<i32> {
        (board.ending(*to) == Some(Ending::Drawn)).then_some(0)
    }

    fn after(&self, (board, to): &(Board, Side), after: &mut Vec<(Board, Side)>) {
        after.extend(board.steps(*to).into_iter().map(|step| (board.after(step), to.other())));
    }

    fn beyond(&self, (board, to): &(Board, Side)) -> Beyond {
        if board.is_check(*to) {
            return Beyond::Forced;
        }
        let stirring = board.steps(*to).into_iter().enumerate().filter(|(_, step)| stirs(board, *step));
        Beyond::Free(stirring.map(|(i, _)| i).collect())
    }

    fn weigh(&self, (board, to): &(Board, Side)) -> i32 {
        weigh(counts(board, *to), counts(board, to.other()))
    }

    fn glance(&self, (board, to): &(Board, Side)) -> i32 {
        material(board, *to)
    }
}

/// Looks from a position that a move left, as far as estimates do.
pub fn outlook(left: &At<Board>, depth: u32, control: &Control) -> Result<Outlook, Stop> {
    look_ahead(&Exchanges, &(left.pos, left.to), depth, control)
}

/// Looks from each position that a move leaves, in the order of the moves.
pub fn outlooks(at: &At<Board>, depth: u32, control: &Control) -> Result<Vec<Outlook>, Stop> {
    look_around(&Exchanges, &(at.pos, at.to), depth, control)
}
