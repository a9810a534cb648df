//! Why a position of morris is won, lost or drawn: the mills that can be closed, and the moves both sides have.

use crate::games::boards::morris::plan::{Set, points};
use crate::games::boards::morris::rules::{Board, Morris, Turn};
use crate::games::boards::morris::text::point_name;
use crate::kit::swept;
use crate::oracle::control::{Control, Stop};
use crate::oracle::judge::{Oracle, Verdict};
use crate::oracle::reason::{Exhibit, Reason, Role, Step};
use crate::rules::{At, Side};
use crate::say;
use crate::say::Say;

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<Morris>,
    game: &Morris,
    at: &At<Board>,
    verdict: &Verdict<Turn>,
    control: &Control,
) -> Result<Reason, Stop> {
    let mut steps = vec![Step::says(Role::Ask, say!("morris-ask")), count(at)];
    steps.extend(threats(at).into_iter().map(|says| Step::says(Role::Look, says)));
    steps.extend(swept::play(game, at, verdict));
    steps.extend(swept::proof(oracle, game, at, verdict, control)?);
    steps.push(swept::law());
    Ok(Reason { claim: swept::claim(verdict), steps })
}

/// The men and the freedom of both sides.
fn count(at: &At<Board>) -> Step {
    let row = |side: Side, name: &str| {
        let men = at.pos.on[side as usize].count_ones().to_string();
        vec![name.to_owned(), men, at.pos.hand[side as usize].to_string(), ways(at.pos, side).len().to_string()]
    };
    let head =
        vec![say!("morris-head-side"), say!("morris-head-board"), say!("morris-head-hand"), say!("morris-head-ways")];
    let rows = vec![row(Side::First, "W"), row(Side::Second, "B")];
    let (own, other) = (ways(at.pos, at.to).len(), ways(at.pos, at.to.other()).len());
    Step::says(Role::Look, say!("morris-look", own = own, other = other)).showing(Exhibit::Table {
        head,
        rows,
        focus: Vec::new(),
    })
}

/// From where to where a side's men may go, were it to move; a man taken on the way left aside.
fn ways(board: Board, side: Side) -> Vec<(Option<u8>, u8)> {
    let mut ways: Vec<(Option<u8>, u8)> = board.turns(side).iter().map(|turn| (turn.from, turn.to)).collect();
    ways.dedup();
    ways
}

/// The points on which a side would close a mill, were it to move.
fn closes(board: Board, side: Side) -> Set {
    let is_closed = |(from, to): &(Option<u8>, u8)| {
        let own = board.on[side as usize] & !from.map_or(0, |from| 1 << from) | 1 << to;
        board.plan().is_milled(own, *to)
    };
    ways(board, side).iter().filter(|way| is_closed(way)).fold(0, |set, (_, to)| set | 1 << to)
}

/// Where mills can be closed, by whom.
fn threats(at: &At<Board>) -> Vec<Say> {
    let names = |set: Set| points(set).map(|point| point_name(at.pos.plan(), point)).collect::<Vec<String>>();
    let (own, other) = (closes(at.pos, at.to), closes(at.pos, at.to.other()));
    let own = (own != 0).then(|| say!("morris-look-own", points = names(own)));
    let other = (other != 0).then(|| say!("morris-look-other", points = names(other)));
    own.into_iter().chain(other).collect()
}
