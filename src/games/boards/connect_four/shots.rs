//! What an answer does to a move that fails: completes a line, threatens, or takes the cell that was wanted.

use crate::boards::connect_four::name;
use crate::boards::connect_four::rules::{ConnectFour, Stones};
use crate::boards::connect_four::threats::Threats;
use ground::rules::{At, Ending, Rules};
use ground::say;
use ground::say::Say;

/// How telling an answer is, the most telling first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Finish,
    Fork,
    Force,
    Stop,
}

/// One of these moves with its answer, told with what the answer does; `None`: none does anything that is seen at once.
pub fn telling(game: &ConnectFour, at: &At<Stones>, pairs: &[(u8, u8)]) -> Option<Say> {
    pairs.iter().filter_map(|pair| shot(game, at, *pair)).min_by_key(|(kind, _)| *kind).map(|(_, says)| says)
}

fn shot(game: &ConnectFour, at: &At<Stones>, (col, answer): (u8, u8)) -> Option<(Kind, Say)> {
    let next = game.play(at, &col);
    let after = game.play(&next, &answer);
    let cell = game.landing(&next.pos, answer)?;
    let before = Threats::of(game, &next.pos);
    let (column, reply, lands) = (name(col), name(answer), before.names(cell));
    if matches!(game.ending(&after), Some(Ending::Won(_))) {
        return Some((Kind::Finish, say!("connect-four-shot-finish", column = column, answer = reply, cell = lands)));
    }
    let threats = Threats::of(game, &after.pos);
    let now = threats.theirs & threats.playable;
    let cells = threats.names(now);
    // Whoever can complete a line at once need not stop one.
    let is_calm = threats.mine & threats.playable == 0;
    match now.count_ones() {
        2.. if is_calm => {
            Some((Kind::Fork, say!("connect-four-shot-fork", column = column, answer = reply, cells = cells)))
        }
        1 if is_calm => {
            Some((Kind::Force, say!("connect-four-shot-force", column = column, answer = reply, cells = cells)))
        }
        _ if before.theirs & cell != 0 => {
            Some((Kind::Stop, say!("connect-four-shot-stop", column = column, answer = reply, cell = lands)))
        }
        _ => None,
    }
}
