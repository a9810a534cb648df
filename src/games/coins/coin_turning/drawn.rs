//! How much of a row is drawn, and where its coins can be pointed at.

use ground::scene::Spot;

/// Coins drawn of a longer row, at its left and at its right end.
pub const ENDS: [usize; 2] = [40, 20];

/// Where a coin, counted from 0, can be pointed at.
pub fn spot(coins: &[bool], place: usize) -> Option<Spot> {
    let [left, right] = ENDS;
    let is_drawn = coins.len() <= left + right || place < left || place + right >= coins.len();
    is_drawn.then_some(Spot(place as u32))
}
