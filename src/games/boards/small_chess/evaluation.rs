//! What is counted of chess on a small board that is not searched further: men, where they can go, and how far pawns have come.

use crate::boards::small_chess::rules::{Board, SmallChess};
use ground::rules::{At, Side};
use ground::say;
use ground::scene::piece::Role;
use solve::search::evaluation::{Evaluation, Term};

/// Points of a rank that a pawn has gone.
pub const RANK: i32 = 2;

/// Points of a man, ten for a pawn. A king counts nothing, for both sides have one.
pub fn points(role: Role) -> i32 {
    match role {
        Role::King => 0,
        Role::Queen => 90,
        Role::Rook => 50,
        Role::Bishop | Role::Knight => 30,
        Role::Pawn => 10,
    }
}

/// What a side has: points of its men, squares they can go to but for pawns, ranks its pawns have gone.
pub fn counts(board: &Board, side: Side) -> [i32; 3] {
    let [mut men, mut squares, mut ranks] = [0; 3];
    for (square, man) in board.men().filter(|(_, man)| man.side == side) {
        men += points(man.role);
        if man.role == Role::Pawn {
            // A pawn begins on the second rank.
            ranks += board.rank(square).abs_diff(board.last_rank(side.other())) as i32 - 1;
        } else {
            board.targets(square, &mut |_| {
                squares += 1;
                false
            });
        }
    }
    [men, squares, ranks]
}

/// What the counts of both sides add up to, for the first of them.
pub fn weigh([men, squares, ranks]: [i32; 3], other: [i32; 3]) -> i32 {
    men - other[0] + squares - other[1] + RANK * (ranks - other[2])
}

/// The points of a side's men minus those of the other side.
pub fn material(board: &Board, side: Side) -> i32 {
    board.men().map(|(_, man)| if man.side == side { points(man.role) } else { -points(man.role) }).sum()
}

impl Evaluation<Board> for SmallChess {
    fn terms(&self, at: &At<Board>) -> Vec<Term> {
        let [own, other] = [at.to, at.to.other()].map(|side| counts(&at.pos, side));
        let [men, squares, ranks] = [0, 1, 2].map(|i| i64::from(own[i] - other[i]));
        vec![
            Term::material(say!("eval-material"), men),
            Term::new(say!("eval-mobility"), squares),
            Term::new(say!("eval-advance"), i64::from(RANK) * ranks),
        ]
    }
}
