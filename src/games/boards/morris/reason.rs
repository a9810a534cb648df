//! Why a position of morris is won, lost or drawn: the mills that can be closed, and the moves both sides have.

use crate::boards::morris::plan::{Set, points};
use crate::boards::morris::rules::{Board, Morris, Turn};
use crate::boards::morris::text::point_name;
use crate::kit::swept;
use ground::rules::{At, Side};
use ground::say;
use ground::say::Say;
use ground::scene::Spot;
use solve::judge::control::{Control, Stop};
use solve::judge::idea::Idea;
use solve::judge::oracle::{Oracle, Verdict};
use solve::judge::reason::{Exhibit, Reason, Role, Step};

/// The reason of a position that is not over.
pub fn explain(
    oracle: &dyn Oracle<Morris>,
    game: &Morris,
    at: &At<Board>,
    verdict: &Verdict<Turn>,
    control: &Control,
) -> Result<Reason, Stop> {
    let mut steps = vec![Step::says(Role::Ask, say!("morris-ask")), count(at)];
    steps.extend(threats(at).into_iter().map(|says| Step::says(Role::Look, says).about(Idea::Threat)));
    steps.extend(swept::play(game, at, verdict, |turn| begins(at, *turn)));
    steps.extend(swept::proof(oracle, game, at, verdict, control)?);
    steps.push(swept::law());
    Ok(Reason { claim: swept::claim(verdict), steps })
}

/// Where a turn begins: the man that moves, or the free points of the row in which one is placed.
fn begins(at: &At<Board>, turn: Turn) -> Vec<(Spot, String)> {
    let plan = at.pos.plan();
    let named = |point: u8| (Spot(u32::from(point)), point_name(plan, point));
    let row = |point: u8| plan.points[usize::from(point)].0;
    match turn.from {
        Some(from) => vec![named(from)],
        None => points(at.pos.free()).filter(|point| row(*point) == row(turn.to)).map(named).collect(),
    }
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
    let says = say!("morris-look", own = own, other = other);
    let table = Exhibit::Table { head, rows, focus: Vec::new() };
    Step::says(Role::Look, says).about(Idea::Mobility).showing(table)
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
