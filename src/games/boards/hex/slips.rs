//! What a stone does that a teacher would point at.

use crate::boards::hex::rules::Board;
use duel::game::slip::Slip;
use ground::rules::Side;
use solve::search::cell_sets::{Cells, each};

/// The facts.
pub fn slips(board: &Board, side: Side, cell: usize) -> Vec<Slip> {
    let ways =
        |of: Side| [way(board, of, 0, 0), way(board, of, side as usize, 1 << cell)].map(|way| way.unwrap_or(u32::MAX));
    let ([own, own_after], [foe, foe_after]) = (ways(side), ways(side.other()));
    let (must, needed) = board.field().must_play(board.stones, side as usize);
    [
        (Slip::FilledLink, fills_link(board, side, cell)),
        (Slip::OutsideMust, needed != 0 && must >> cell & 1 == 0),
        (Slip::Wasted, own == own_after && foe == foe_after),
        (Slip::OnlyBuilt, own_after < own && foe == foe_after),
        (Slip::OnlyBlocked, own == own_after && foe_after > foe),
        (Slip::LeftCut, leaves_cut(board, side, cell)),
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

/// Whether two own stones that do not touch have just two cells in common, of which the opponent holds one, and this move does not
/// fill the other.
fn leaves_cut(board: &Board, side: Side, cell: usize) -> bool {
    let field = board.field();
    let (own, foe) = (board.stones[side as usize], board.stones[side.other() as usize]);
    let is_cut = |a: usize, b: usize| {
        let shared = field.near[a] & field.near[b];
        let open = shared & board.free();
        // A power of two is a set of one cell.
        let has_one_each = shared & foe != 0 && open.is_power_of_two() && shared & own == 0;
        field.near[a] >> b & 1 == 0 && has_one_each && open >> cell & 1 == 0
    };
    let is_apart = |a: usize, b: usize| field.flood(own, 1 << a) >> b & 1 == 0;
    let stones: Vec<usize> = each(own).collect();
    stones.iter().enumerate().any(|(i, a)| stones[i + 1..].iter().any(|b| is_cut(*a, *b) && is_apart(*a, *b)))
}

/// How many stones a side lacks to link its borders, with one more stone of a side on the board.
pub fn way(board: &Board, of: Side, more: usize, stone: Cells) -> Option<u32> {
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
