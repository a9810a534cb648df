//! Sets of squares of the chessboard in one word: steps, slides through empty squares, and the turns of the board.
//!
//! Square 0 is a1, 1 is b1, 8 is a2, 63 is h8.

use crate::boards::chess_ending::men::Kind;
use ground::rules::Side;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// The ranks 2 to 7, where pawns may stand.
pub const PAWNS: u64 = 0x00ff_ffff_ffff_ff00;

/// The set of one square.
pub fn bit(square: u8) -> u64 {
    1 << square
}

/// The square of the same file as far from the other end of the board.
pub fn opposite(square: u8) -> u8 {
    square ^ 0x38
}

/// The squares of a set, the lowest first.
pub fn squares(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let square = (left != 0).then(|| left.trailing_zeros() as u8)?;
        left &= left - 1;
        Some(square)
    })
}

/// A direction: how far squares lie apart, and the squares that can be stepped onto without leaving over an edge.
#[derive(Clone, Copy)]
pub struct Dir {
    by: i32,
    keep: u64,
}

/// Along files and ranks, then along diagonals.
pub const DIRS: [Dir; 8] = [
    Dir { by: 8, keep: !0 },
    Dir { by: -8, keep: !0 },
    Dir { by: 1, keep: !FILE_A },
    Dir { by: -1, keep: !FILE_H },
    Dir { by: 9, keep: !FILE_A },
    Dir { by: 7, keep: !FILE_H },
    Dir { by: -7, keep: !FILE_A },
    Dir { by: -9, keep: !FILE_H },
];

impl Dir {
    /// The set moved by one step; what would leave the board is gone.
    pub fn step(self, set: u64) -> u64 {
        self.shift(set, 1) & self.keep
    }

    fn shift(self, set: u64, times: u32) -> u64 {
        let by = self.by.unsigned_abs() * times;
        if self.by > 0 { set << by } else { set >> by }
    }

    /// Every square that slides from the set reach through empty squares, the first square that is not empty with them.
    fn slide(self, set: u64, empty: u64) -> u64 {
        let mut through = empty & self.keep;
        let mut all = set | (through & self.shift(set, 1));
        through &= self.shift(through, 1);
        all |= through & self.shift(all, 2);
        through &= self.shift(through, 2);
        all |= through & self.shift(all, 4);
        self.step(all)
    }
}

/// The directions in which a piece slides; none for others.
pub fn slides(kind: Kind) -> &'static [Dir] {
    match kind {
        Kind::Queen => &DIRS,
        Kind::Rook => &DIRS[..4],
        Kind::Bishop => &DIRS[4..],
        Kind::Knight | Kind::Pawn => &[],
    }
}

/// The squares beside those of a set.
pub fn king(set: u64) -> u64 {
    let row = set | DIRS[2].step(set) | DIRS[3].step(set);
    (row | row << 8 | row >> 8) & !set
}

fn knight(set: u64) -> u64 {
    let (east, west) = (DIRS[2].step(set), DIRS[3].step(set));
    let (far_east, far_west) = (DIRS[2].step(east), DIRS[3].step(west));
    let (near, far) = (east | west, far_east | far_west);
    near << 16 | near >> 16 | far << 8 | far >> 8
}

/// The squares that pawns of a side attack.
pub fn pawn_attacks(side: Side, set: u64) -> u64 {
    let ahead = forward(side, set);
    DIRS[2].step(ahead) | DIRS[3].step(ahead)
}

/// The set one rank ahead, seen by a side.
pub fn forward(side: Side, set: u64) -> u64 {
    if side == Side::First { set << 8 } else { set >> 8 }
}

/// The squares that men of a side and kind on these squares attack.
pub fn attacks(side: Side, kind: Kind, set: u64, empty: u64) -> u64 {
    match kind {
        Kind::Knight => knight(set),
        Kind::Pawn => pawn_attacks(side, set),
        _ => slides(kind).iter().fold(0, |reached, dir| reached | dir.slide(set, empty)),
    }
}

/// The squares from which men of a side and kind attack one of these.
pub fn attackers(side: Side, kind: Kind, set: u64, empty: u64) -> u64 {
    attacks(side.other(), kind, set, empty)
}

/// The squares from which men of a side and kind move onto one of these, which are empty, without taking.
pub fn movers(side: Side, kind: Kind, set: u64, empty: u64) -> u64 {
    if kind != Kind::Pawn {
        return attackers(side, kind, set, empty) & empty;
    }
    let one = forward(side.other(), set) & PAWNS;
    let passed = forward(side.other(), set & fourth(side)) & empty;
    one | forward(side.other(), passed)
}

/// The rank that a pawn's double step leads to.
pub fn fourth(side: Side) -> u64 {
    if side == Side::First { 0xff << 24 } else { 0xff << 32 }
}

/// The rank from which a pawn's next step promotes it.
pub fn seventh(side: Side) -> u64 {
    if side == Side::First { 0xff << 48 } else { 0xff << 8 }
}

/// One of the eight ways to turn the board: bit 0 exchanges the files a and h, bit 1 the ranks 1 and 8, bit 2, last of all,
/// files with ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn(pub u8);

impl Turn {
    /// The turn that takes this one back.
    pub fn back(self) -> Turn {
        match self.0 {
            5 => Turn(6),
            6 => Turn(5),
            same => Turn(same),
        }
    }

    /// Where a square goes.
    pub fn square(self, square: u8) -> u8 {
        let mirrored = square ^ ((self.0 & 1) * 7) ^ ((self.0 >> 1 & 1) * 56);
        if self.0 & 4 == 0 { mirrored } else { mirrored >> 3 | (mirrored & 7) << 3 }
    }

    /// Where the squares of a set go.
    pub fn set(self, mut set: u64) -> u64 {
        if self.0 == 0 {
            return set;
        }
        if self.0 & 1 != 0 {
            set = mirrored(set);
        }
        if self.0 & 2 != 0 {
            set = set.swap_bytes();
        }
        if self.0 & 4 == 0 { set } else { transposed(set) }
    }
}

fn exchanged(set: u64, mask: u64, by: u32) -> u64 {
    (set & mask) << by | set >> by & mask
}

fn mirrored(set: u64) -> u64 {
    let set = exchanged(set, 0x5555_5555_5555_5555, 1);
    let set = exchanged(set, 0x3333_3333_3333_3333, 2);
    exchanged(set, 0x0f0f_0f0f_0f0f_0f0f, 4)
}

fn transposed(set: u64) -> u64 {
    let swap = |set: u64, mask: u64, by: u32| {
        let differ = (set ^ set >> by) & mask;
        set ^ differ ^ differ << by
    };
    let set = swap(set, 0x00aa_00aa_00aa_00aa, 7);
    let set = swap(set, 0x0000_cccc_0000_cccc, 14);
    swap(set, 0x0000_0000_f0f0_f0f0, 28)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_set_holds_the_turned_squares_and_every_turn_is_taken_back() {
        for turn in (0..8).map(Turn) {
            for square in 0..64 {
                assert_eq!(turn.set(bit(square)), bit(turn.square(square)), "{turn:?} {square}");
                assert_eq!(turn.back().square(turn.square(square)), square, "{turn:?} {square}");
            }
        }
    }

    /// The squares attacked from a square, step by step.
    fn walked(kind: Kind, from: u8, empty: u64) -> u64 {
        let steps: &[(i8, i8)] = match kind {
            Kind::Rook => &[(0, 1), (0, -1), (1, 0), (-1, 0)],
            Kind::Bishop => &[(1, 1), (1, -1), (-1, 1), (-1, -1)],
            Kind::Knight => &[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)],
            _ => &[(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)],
        };
        let mut set = 0;
        for (dx, dy) in steps {
            let (mut x, mut y) = ((from % 8) as i8, (from / 8) as i8);
            loop {
                (x, y) = (x + dx, y + dy);
                if !(0..8).contains(&x) || !(0..8).contains(&y) {
                    break;
                }
                let square = (y * 8 + x) as u8;
                set |= bit(square);
                if kind == Kind::Knight || empty & bit(square) == 0 {
                    break;
                }
            }
        }
        set
    }

    #[test]
    fn slides_stop_at_the_first_man_and_at_the_edge() {
        let mut empty: u64 = 0x1234_5678_9abc_def1;
        for from in 0..64 {
            empty = empty.rotate_left(7) ^ 0x0f01;
            for kind in [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight] {
                assert_eq!(attacks(Side::First, kind, bit(from), empty), walked(kind, from, empty), "{kind:?} {from}");
            }
        }
    }

    #[test]
    fn pawns_come_from_behind_and_by_two_only_from_home() {
        let e4 = bit(28);
        assert_eq!(movers(Side::First, Kind::Pawn, e4, !e4), bit(20) | bit(12));
        assert_eq!(movers(Side::First, Kind::Pawn, e4, !bit(20)), bit(20));
        assert_eq!(movers(Side::Second, Kind::Pawn, e4, !0), bit(36));
        assert_eq!(movers(Side::Second, Kind::Pawn, bit(36), !0), bit(44) | bit(52));
        assert_eq!(pawn_attacks(Side::First, bit(8)), bit(17));
        assert_eq!(pawn_attacks(Side::Second, bit(15)), bit(6));
        assert_eq!(king(bit(0)), bit(1) | bit(8) | bit(9));
    }
}
