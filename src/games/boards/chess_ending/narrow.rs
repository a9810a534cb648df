//! Mates with a rook or a queen in which the room of the lone king never grows: what can be won so, and how fast.
//!
//! All placements of three men but for turning the board are settled from mate backwards once more, with only those moves of the stronger
//! side that leave the lone king no more squares than it had. Cost: 30,000 placements, once for each of the two men.

use std::sync::OnceLock;

use crate::boards::chess_ending::bits::{attacks, bit, king, squares};
use crate::boards::chess_ending::fold::Fold;
use crate::boards::chess_ending::geometry::{box_of, lone};
use crate::boards::chess_ending::men::{Kind, Man};
use crate::boards::chess_ending::rules::{Board, ChessEnding, Step};
use ground::rules::{At, Ending, Rules, Side};

/// A move of the stronger side, the room of the lone king after it, and the answer; none after mate.
pub struct Stage {
    /// The move.
    pub step: Step,
    /// Squares that the lone king can still reach.
    pub room: u32,
    /// What the lone king plays, which lasts longest.
    pub reply: Option<Step>,
}

/// A line to mate in which the room never grows.
pub struct Line {
    /// The move of the lone king before it, if it is to move.
    pub first: Option<Step>,
    /// The moves.
    pub stages: Vec<Stage>,
    /// Whether the first move of the stronger side had to be free: no win stays within the room before it.
    pub is_free: bool,
}

/// Codes of all placements: 0 where it is not won so, else one more than the plies to mate.
struct Codes {
    fold: &'static Fold,
    /// The stronger side is to move.
    wins: Vec<u8>,
    /// The lone king is.
    loses: Vec<u8>,
}

/// The moves from every placement, one list after another.
#[derive(Default)]
struct Lists {
    ends: Vec<usize>,
    moves: Vec<u32>,
}

impl Lists {
    fn of(&self, place: usize) -> &[u32] {
        let start = if place == 0 { 0 } else { self.ends[place - 1] };
        &self.moves[start..self.ends[place]]
    }

    fn put(&mut self, moves: impl IntoIterator<Item = u32>) {
        self.moves.extend(moves);
        self.ends.push(self.moves.len());
    }
}

fn number(fold: &Fold, kings: [u8; 2], man: u8) -> Option<u32> {
    let (pair, turn) = fold.of(kings)?;
    Some((pair << 6 | usize::from(turn.square(man))) as u32)
}

/// The squares that the man attacks, the lone king hiding nothing.
fn covered(kind: Kind, kings: [u8; 2], man: u8) -> u64 {
    attacks(Side::First, kind, bit(man), !(bit(kings[0]) | bit(man)))
}

/// What the stronger side's moves lead to, that leave the lone king no more room.
fn narrowing(fold: &Fold, kind: Kind, room: &[u8], kings: [u8; 2], man: u8) -> Vec<u32> {
    let taken = bit(kings[0]) | bit(kings[1]) | bit(man);
    let by_man = squares(attacks(Side::First, kind, bit(man), !taken) & !taken).map(|to| (kings, to));
    let by_king = squares(king(bit(kings[0])) & !bit(man)).map(|to| ([to, kings[1]], man));
    let before = number(fold, kings, man).map_or(0, |place| room[place as usize]);
    let places = by_man.chain(by_king).filter_map(|(kings, man)| number(fold, kings, man));
    places.filter(|place| room[*place as usize] <= before).collect()
}

impl Codes {
    fn new(kind: Kind) -> Codes {
        let fold = Fold::with(false);
        let size = fold.pairs().len() << 6;
        let (mut room, mut wins, mut loses) = (vec![0; size], vec![0; size], vec![0; size]);
        let each = || (0..size).map(|place| (place, fold.pairs()[place >> 6].kings, (place & 63) as u8));
        for (place, kings, man) in each().filter(|(_, kings, man)| !kings.contains(man)) {
            let board = Board::of(kings, vec![(man, Man { side: Side::First, kind })]);
            room[place] = box_of(&board, Side::Second).count_ones() as u8;
        }
        let [mut strong, mut weak] = [Lists::default(), Lists::default()];
        for (place, kings, man) in each() {
            if kings.contains(&man) {
                strong.put([]);
                weak.put([]);
                continue;
            }
            let covered = covered(kind, kings, man);
            let is_check = covered & bit(kings[1]) != 0;
            strong.put(if is_check { Vec::new() } else { narrowing(fold, kind, &room, kings, man) });
            let steps = king(bit(kings[1])) & !covered & !king(bit(kings[0]));
            let is_taken = steps & bit(man) != 0;
            weak.put(squares(steps & !bit(man)).filter_map(|to| number(fold, [kings[0], to], man)));
            // Who takes the man is never mated: nothing is marked, and no list is complete.
            loses[place] = if is_taken { u8::MAX } else { u8::from(steps == 0 && is_check) };
        }
        settle(&strong, &weak, &mut wins, &mut loses);
        loses.iter_mut().filter(|code| **code == u8::MAX).for_each(|code| *code = 0);
        Codes { fold, wins, loses }
    }

    fn of(kind: Kind) -> &'static Codes {
        static CODES: [OnceLock<Codes>; 2] = [OnceLock::new(), OnceLock::new()];
        CODES[usize::from(kind == Kind::Queen)].get_or_init(|| Codes::new(kind))
    }

    /// The code of a board with one man beside the kings.
    fn code(&self, board: &Board, to: Side) -> u8 {
        let Some((square, man)) = lone(board) else { return 0 };
        let kings = [man.side, man.side.other()].map(|side| board.kings[side as usize]);
        let codes = if to == man.side { &self.wins } else { &self.loses };
        number(self.fold, kings, square).map_or(0, |place| codes[place as usize])
    }
}

/// Marks what is won and lost, from mate backwards, ply by ply.
fn settle(strong: &Lists, weak: &Lists, wins: &mut [u8], loses: &mut [u8]) {
    for code in (1u8..u8::MAX - 2).step_by(2) {
        let won = |place: &usize| wins[*place] == 0 && strong.of(*place).iter().any(|to| loses[*to as usize] == code);
        let now: Vec<usize> = (0..wins.len()).filter(won).collect();
        if now.is_empty() && code > 1 {
            return;
        }
        for place in now {
            wins[place] = code + 1;
        }
        let all = |moves: &[u32]| !moves.is_empty() && moves.iter().all(|to| wins[*to as usize] != 0);
        let lost: Vec<usize> = (0..loses.len()).filter(|place| loses[*place] == 0 && all(weak.of(*place))).collect();
        for place in lost {
            loses[place] = code + 2;
        }
    }
}

/// The fastest such line against the longest defence; the lone king's first move, and of equal ones the stronger side's, is this one.
/// `None`: no rook or queen is alone, or it cannot be won so.
pub fn line(game: &ChessEnding, at: &At<Board>, best: Step) -> Option<Line> {
    let (_, man) = lone(&at.pos).filter(|(_, man)| matches!(man.kind, Kind::Rook | Kind::Queen))?;
    let codes = Codes::of(man.kind);
    let first = (at.to != man.side).then_some(best);
    let mut here = first.map_or_else(|| at.clone(), |step| game.play(at, &step));
    let is_free = codes.code(&here.pos, here.to) == 0;
    let mut stages = Vec::new();
    loop {
        let before = if is_free && stages.is_empty() { 64 } else { room(&here.pos, man.side) };
        let key = |step: &Step| {
            let next = game.play(&here, step);
            let code = codes.code(&next.pos, next.to);
            (code != 0 && room(&next.pos, man.side) <= before).then_some((code, *step != best, *step))
        };
        let (.., step) = game
            .moves(&here)
            .list
            .filter_map(|step| key(&step))
            .min_by_key(|(code, is_other, _)| (*code, *is_other))?;
        let next = game.play(&here, &step);
        let left = room(&next.pos, man.side);
        if game.ending(&next) == Some(Ending::Won(man.side)) {
            stages.push(Stage { step, room: left, reply: None });
            return Some(Line { first, stages, is_free });
        }
        let lasting = |reply: &Step| {
            let then = game.play(&next, reply);
            std::cmp::Reverse(codes.code(&then.pos, then.to))
        };
        let reply = game.moves(&next).list.min_by_key(lasting)?;
        here = game.play(&next, &reply);
        stages.push(Stage { step, room: left, reply: Some(reply) });
    }
}

/// Squares that the lone king reaches.
fn room(board: &Board, side: Side) -> u32 {
    box_of(board, side.other()).count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many placements are won so with the stronger side to move, all those counted that look alike, and the most plies.
    fn fall(kind: Kind) -> (u32, u8) {
        let codes = Codes::of(kind);
        let won = (0..codes.wins.len()).filter(|place| codes.wins[*place] != 0);
        let count = won.map(|place| codes.fold.pairs()[place >> 6].alike).sum();
        (count, codes.wins.iter().max().expect("there are placements") - 1)
    }

    #[test]
    fn most_placements_are_won_with_the_room_never_growing() {
        // Of 144,508 that are won with a queen and 175,168 with a rook; both counted by another program as well.
        assert_eq!(fall(Kind::Queen), (143_660, 21));
        assert_eq!(fall(Kind::Rook), (160_680, 67));
    }
}
