//! What a move of an ending does that a teacher would point at.

use crate::boards::chess_ending::bits::bit;
use crate::boards::chess_ending::men::Kind;
use crate::boards::chess_ending::rules::{Board, Step};
use duel::game::slip::Slip;
use ground::rules::Side;

/// The facts, the most telling first.
pub fn slips(board: &Board, side: Side, step: Step) -> Vec<Slip> {
    let after = board.after(side, step);
    let is_king = board.kings[side as usize] == step.from;
    let is_pawn = board.man(step.from).is_some_and(|man| man.kind == Kind::Pawn);
    let has_pawn = board.men.iter().any(|(_, man)| man.kind == Kind::Pawn);
    [
        (Slip::Unguarded, is_hanging(&after, side)),
        (Slip::Opposition, has_pawn && can_face(&after, side.other())),
        (Slip::Pushed, is_pawn),
        (Slip::KingAway, is_king && aim(&after, side) > aim(board, side)),
    ]
    .into_iter()
    .filter_map(|(slip, is_so)| is_so.then_some(slip))
    .collect()
}

/// Whether the other side can take a man of this one, and nothing takes back.
fn is_hanging(board: &Board, side: Side) -> bool {
    let takes = |step: &Step| board.man(step.to).is_some_and(|man| man.side == side);
    let is_safe = |step: Step| board.after(side.other(), step).attacked(side) & bit(step.to) == 0;
    board.steps(side.other()).into_iter().filter(takes).any(is_safe)
}

/// Whether the king of this side can step to where the kings stand on one line with one square between.
fn can_face(board: &Board, side: Side) -> bool {
    let faces =
        |step: &Step| step.from == board.kings[side as usize] && is_facing(step.to, board.kings[side.other() as usize]);
    board.steps(side).iter().any(faces)
}

/// Whether two squares lie on one file or rank with one square between.
fn is_facing(a: u8, b: u8) -> bool {
    matches!(((a % 8).abs_diff(b % 8), (a / 8).abs_diff(b / 8)), (0, 2) | (2, 0))
}

/// How far the king of this side is from its nearest pawn, or from the other king where it has none.
fn aim(board: &Board, side: Side) -> u8 {
    let own = board.kings[side as usize];
    let pawns = board.men.iter().filter(|(_, man)| man.kind == Kind::Pawn && man.side == side);
    let aims = pawns.map(|(at, _)| steps_between(own, *at)).min();
    aims.unwrap_or_else(|| steps_between(own, board.kings[side.other() as usize]))
}

/// Steps of a king from square to square.
fn steps_between(a: u8, b: u8) -> u8 {
    (a % 8).abs_diff(b % 8).max((a / 8).abs_diff(b / 8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::chess_ending::bits::squares;

    #[test]
    fn kings_face_each_other_with_one_square_between_on_a_line() {
        let facing: Vec<u8> = squares(u64::MAX).filter(|square| is_facing(27, *square)).collect();
        assert_eq!(facing, [11, 25, 29, 43], "d4 faces d2, b4, f4 and d6");
    }
}
