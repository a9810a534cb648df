//! What a player sees in an ending: the box a rook draws, the square of a pawn, its key squares, and kings face to face.

use crate::boards::chess_ending::bits::{bit, forward, fourth, king, pawn_attacks, squares};
use crate::boards::chess_ending::library::{view, worth};
use crate::boards::chess_ending::men::{Kind, Man};
use crate::boards::chess_ending::rules::Board;
use crate::boards::chess_ending::table::View;
use ground::rules::{At, Side};
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;

/// The file and the rank of a square, from 0.
fn place(square: u8) -> (u8, u8) {
    (square % 8, square / 8)
}

/// Steps of a king from one square to another on the empty board.
pub fn distance(from: u8, to: u8) -> u8 {
    let ((x, y), (u, v)) = (place(from), place(to));
    x.abs_diff(u).max(y.abs_diff(v))
}

/// The only man beside the kings, if there is only one.
pub fn lone(board: &Board) -> Option<(u8, Man)> {
    match board.men[..] {
        [man] => Some(man),
        _ => None,
    }
}

/// Whether the other king attacks the only man, and its own does not guard it.
pub fn is_loose(board: &Board) -> bool {
    lone(board).is_some_and(|(square, man)| {
        let [own, other] = [man.side, man.side.other()].map(|side| distance(square, board.kings[side as usize]));
        other == 1 && own > 1
    })
}

/// The squares that a side's king can reach by any number of steps while all other men stand still, its own with them.
///
/// Worked: rook d3, its king far away, the other king on a1: it reaches a1 to c2, six squares.
pub fn box_of(board: &Board, side: Side) -> u64 {
    let own = board.kings[side as usize];
    // The king does not hide squares behind it from the men that attack it.
    let mut kings = board.kings;
    kings[side as usize] = kings[side.other() as usize];
    let without = Board { kings, men: board.men.clone() };
    let shut = without.attacked(side.other()) | without.own(side.other()) | (board.own(side) & !bit(own));
    let mut reached = bit(own);
    loop {
        let next = reached | king(reached) & !shut;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// How the kings face each other when one to three odd squares lie between them on a line: how many lie between.
pub fn faces(board: &Board) -> Option<u32> {
    let ((x, y), (u, v)) = (place(board.kings[0]), place(board.kings[1]));
    let (across, up) = (x.abs_diff(u), y.abs_diff(v));
    let is_line = across == 0 || up == 0;
    let far = across.max(up);
    (is_line && far % 2 == 0).then(|| u32::from(far) - 1)
}

/// Whether the other side's king stands inside the square of a pawn: on a board with nobody else it would catch the pawn that
/// runs. With the pawn's own king about it may not: see [`race`].
///
/// Worked: white pawn e4, which needs four moves to e8. With White to move the king must stand within four steps of e8, with
/// Black to move within five.
pub fn is_inside_square(at: &At<Board>, pawn: u8, side: Side) -> bool {
    let (file, rank) = place(pawn);
    let (goal, ranks) = if side == Side::First { (56 + file, 7 - rank) } else { (file, rank) };
    // A pawn at home saves a move by its double step.
    let moves = if ranks == 6 { 5 } else { ranks };
    distance(at.pos.kings[side.other() as usize], goal) <= moves + u8::from(at.to != side)
}

/// How a race ends in which a lone pawn runs, its own king stands still, and the other king hunts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Race {
    /// The other king takes it, or stands in its way.
    Caught,
    /// It is promoted, and cannot be taken then.
    Queens,
}

/// The race of a lone pawn, which makes its double step where it can; `None`: its own king stands in its way, or the other king has
/// no square to go to.
///
/// Worked: kings f8 and h8, pawn e6, Black to move: e7 and e8 are guarded by f8, so it is promoted.
pub fn race(at: &At<Board>, pawn: u8, side: Side) -> Option<Race> {
    raced(at, pawn, side).map(|(ends, _)| ends)
}

/// The same with the squares on which the other king may stand at the end.
pub fn raced(at: &At<Board>, pawn: u8, side: Side) -> Option<(Race, u64)> {
    let own = bit(at.pos.kings[side as usize]);
    if way(pawn, side) & own != 0 {
        return None;
    }
    let (mut pawn, mut kings, mut to) = (bit(pawn), bit(at.pos.kings[side.other() as usize]), at.to);
    loop {
        if to == side {
            let one = forward(side, pawn);
            let two = forward(side, one) & fourth(side);
            if kings & (one | two) != 0 {
                return Some((Race::Caught, kings));
            }
            pawn = if two == 0 { one } else { two };
            if forward(side, pawn) == 0 {
                let is_taken = king(kings) & pawn & !king(own) != 0;
                return Some((if is_taken { Race::Caught } else { Race::Queens }, kings));
            }
        } else {
            if king(kings) & pawn & !king(own) != 0 {
                return Some((Race::Caught, kings));
            }
            let attacked = squares(pawn).fold(0, |all, square| all | pawn_attacks(side, bit(square)));
            kings = king(kings) & !(king(own) | own | attacked | pawn);
            if kings == 0 {
                return None;
            }
        }
        to = to.other();
    }
}

/// The squares of a pawn's way to its promotion.
pub fn way(pawn: u8, side: Side) -> u64 {
    let mut way = 0;
    let mut at = forward(side, bit(pawn));
    while at != 0 {
        way |= at;
        at = forward(side, at);
    }
    way
}

/// All key squares of a pawn: with its king there it wins whoever is to move and wherever the other king stands, unless that one
/// takes the pawn at once. Read off the table: about 8,000 look-ups at most.
///
/// Worked: white pawn e7: c6, g6, c7, d7, f7, g7, d8, e8 and f8.
pub fn key_squares(pawn: u8, side: Side, control: &Control) -> Result<u64, Stop> {
    let view = view(&[Man { side, kind: Kind::Pawn }], control)?;
    let mut keys = 0;
    for rank in 0..8 {
        control.tick(8)?;
        let on_rank = squares((0xff << (rank * 8)) & !bit(pawn));
        keys |= on_rank.filter(|own| is_key(&view, pawn, side, *own)).fold(0, |keys, own| keys | bit(own));
    }
    Ok(keys)
}

/// Those of these squares that a king reaches from the pawn's own in the fewest steps.
///
/// Worked: of the key squares of a white pawn on e2: d4, e4 and f4.
pub fn nearest(keys: u64, pawn: u8) -> u64 {
    let least = squares(keys).map(|key| distance(pawn, key)).min();
    squares(keys).filter(|key| Some(distance(pawn, *key)) == least).fold(0, |near, key| near | bit(key))
}

fn is_key(view: &View, pawn: u8, side: Side, own: u8) -> bool {
    let near = king(bit(own)) | bit(own);
    let holds = |other: u8| {
        let takes = king(bit(other)) & !near & bit(pawn) != 0;
        let kings = if side == Side::First { [own, other] } else { [other, own] };
        let is_decided = |to: Side| view.code(to, kings, &[pawn]).is_none_or(|code| code != 0);
        is_decided(side) && (takes || is_decided(side.other()))
    };
    squares(!(near | bit(pawn))).all(holds)
}

/// What the same board is worth with the other side to move; `None` if it cannot be.
pub fn turned_over(at: &At<Board>, control: &Control) -> Result<Option<Value>, Stop> {
    let other = At { pos: at.pos.clone(), to: at.to.other() };
    if other.pos.is_check(at.to) {
        return Ok(None);
    }
    worth(&other, control)
}
