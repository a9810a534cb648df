//! The count that decides a slow game: whose turn it is when only the cells under threats are left.

use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::solver::shape::Shape;
use crate::boards::connect_four::threats::Threats;
use ground::rules::{At, Side};
use ground::say;
use solve::judge::idea::Idea;
use solve::judge::reason::{Role, Step};

/// Plies before the end of a line behind which nothing is counted any more.
const BEFORE: usize = 4;

/// What is counted in one position.
struct Count {
    /// The cells under the lowest threat of each column that has one.
    under: u128,
    /// Those threats.
    threats: u128,
    /// The free cells below, and all of the other columns.
    quiet: u128,
}

/// The first position of the line in which the loser runs out of other cells before the winner does.
///
/// Worked: if one column has a threat of the winner above its next cell, and five cells are free elsewhere with the winner to move, the
/// winner fills the fifth, and the loser must step under the threat.
pub fn counted(game: &ConnectFour, stands: &[At<Stones>], winner: Side) -> Option<Step> {
    let until = stands.len().saturating_sub(BEFORE);
    let found = stands[..until].iter().enumerate().find_map(|(i, at)| Some((i, at, count(game, at, winner)?)));
    let (i, at, Count { under, threats, quiet }) = found?;
    let seen = Threats::of(game, &at.pos);
    let word = |side: Side| if side == stands[0].to { "you" } else { "other" };
    let says = say!(
        "connect-four-count",
        stone = if i == 0 { 0 } else { at.pos.drop.stones },
        side = word(winner),
        under = seen.names(under),
        cells = seen.names(threats),
        count = quiet.count_ones(),
        to = word(at.to),
        places = under.count_ones(),
    );
    Some(Step::says(Role::Proof, says).about(Idea::Zugzwang))
}

/// The count where no threat can be carried out now, every lowest threat is the winner's, and the loser is the first without a cell.
fn count(game: &ConnectFour, at: &At<Stones>, winner: Side) -> Option<Count> {
    let (threats, shape) = (Threats::of(game, &at.pos), game.shape());
    let all = threats.mine | threats.theirs;
    let own = if at.to == winner { threats.mine } else { threats.theirs };
    let free = shape.cells() & !at.pos.drop.full;
    let mut count = Count { under: 0, threats: 0, quiet: 0 };
    for col in 0..game.cols {
        let column = free & shape.column(col);
        let lowest = column & all & (column & all).wrapping_neg();
        let below = if lowest == 0 { column } else { column & (lowest - 1) };
        let under = (lowest >> 1) & below;
        count.under |= under;
        count.threats |= lowest;
        count.quiet |= below & !under;
    }
    let is_still = count.threats != 0 && all & threats.playable == 0 && count.threats & !own == 0;
    let is_odd = count.quiet.count_ones() % 2 == 1;
    (is_still && is_odd == (at.to == winner)).then_some(count)
}
