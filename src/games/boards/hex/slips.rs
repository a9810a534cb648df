//! What a stone does that a teacher would point at.

use crate::game::slip::Slip;
use crate::games::boards::hex::rules::Board;
use crate::oracle::cell_sets::{Cells, each};
use crate::rules::Side;

/// The facts.
pub fn slips(board: &Board, side: Side, cell: usize) -> Vec<Slip> {
    let is_same = |of: Side| way(board, of, 0, 0) == way(board, of, side as usize, 1 << cell);
    let (must, needed) = board.field().must_play(board.stones, side as usize);
    [
        (Slip::FilledLink, fills_link(board, side, cell)),
        (Slip::OutsideMust, needed != 0 && must >> cell & 1 == 0),
        (Slip::Wasted, is_same(side) && is_same(side.other())),
    ]
    .into_iter()
    .filter_map(|(slip, is_so)| is_so.then_some(slip))
    .collect()
}

/// Whether the cell is one of just two free ones that two own stones touch in common, which link them whatever happens.
fn fills_link(board: &Board, side: Side, cell: usize) -> bool {
    let field = board.field();
    let own = board.stones[side as usize];
    let ends: Vec<usize> = each(field.near[cell] & own).collect();
    let is_link = |a: usize, b: usize| {
        let shared = field.near[a] & field.near[b] & board.free();
        field.near[a] >> b & 1 == 0 && shared.count_ones() == 2
    };
    ends.iter().enumerate().any(|(i, a)| ends[i + 1..].iter().any(|b| is_link(*a, *b)))
}

/// How many stones a side lacks to link its borders, with one more stone of a side on the board.
fn way(board: &Board, of: Side, more: usize, stone: Cells) -> Option<u32> {
    let field = board.field();
    let mut stones = board.stones;
    stones[more] |= stone;
    let (own, free) = (stones[of as usize], board.free() & !stone);
    let [from, to] = field.borders[of as usize];
    let mut reached = 0;
    for lacking in 0.. {
        loop {
            let wider = reached | (from | field.around(reached)) & own;
            if wider == reached {
                break;
            }
            reached = wider;
        }
        if reached & to != 0 {
            return Some(lacking);
        }
        let wider = reached | (from | field.around(reached)) & free;
        if wider == reached {
            return None;
        }
        reached = wider;
    }
    None
}
