//! What can be told of an early position: which lines are left to a side if the other one only follows.

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::solver::drop::Drop;
use crate::boards::connect_four::solver::lines::{directions, standing};
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::threats::Threats;
use ground::rules::At;
use ground::say;
use ground::say::Say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};

/// Cells that are named.
const NAMED: usize = 6;

/// What following leaves to the side to move, where the other side can follow: an even number of cells is free.
pub fn following(game: &ConnectFour, at: &At<Stones>, column: Option<String>) -> Option<Step> {
    let (shape, drop): (_, Drop<u128>) = (game.shape(), at.pos.drop);
    let free = shape.cells() & !drop.full;
    if !free.count_ones().is_multiple_of(2) || free == 0 {
        return None;
    }
    // The follower gets every second cell of each column, the topmost first, but none that can be reached now.
    let left = drop.mine | (free & (!shape.tops() | drop.playable(shape)));
    let lines = |cells: u128| -> u32 {
        directions(shape).into_iter().map(|step| standing(shape, cells, step).count_ones()).sum()
    };
    let (open, kept) = (lines(shape.cells() & !drop.theirs()), lines(left));
    let threats = Threats::of(game, &at.pos);
    let wanted = wanted(left & free, |cell| lines(left) - lines(left & !cell));
    let names: Vec<String> = threats.names(wanted);
    let side = if column.is_none() { "you" } else { "other" };
    let column = column.unwrap_or_else(|| "0".to_owned());
    let says = said(side, column, [open, kept], names);
    (kept > 0 && kept < open).then(|| Step::says(Role::Proof, says).about(Idea::Parity))
}

fn said(side: &'static str, column: String, [open, left]: [u32; 2], cells: Vec<String>) -> Say {
    say!("connect-four-follow-left", side = side, column = column, open = open, left = left, cells = cells)
}

/// The cells that most of the lines need, those of the greatest number of lines alone.
fn wanted(cells: u128, through: impl Fn(u128) -> u32) -> u128 {
    let each: Vec<u128> = (0..128).map(|i| 1 << i).filter(|cell| cells & cell != 0).collect();
    let most = each.iter().map(|cell| through(*cell)).max().unwrap_or(0);
    let of_most = each.into_iter().filter(|cell| through(*cell) == most);
    of_most.take(NAMED).fold(0, |all, cell| all | cell)
}
