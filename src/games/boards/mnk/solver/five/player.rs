//! Who plays five in a row in the time that there is: what threats prove comes first, then a search that goes deeper until it is told
//! that it is late.

use std::cmp::Reverse;

use crate::boards::mnk::solver::five::choice::{Effort, choose};
use crate::boards::mnk::solver::five::field::Field;
use crate::boards::mnk::solver::five::search::promising;
use crate::boards::mnk::solver::threats::chase;
use crate::boards::mnk::solver::threats::finding::{against, find};
use crate::boards::mnk::solver::threats::plane::{Cell, Plane, Side};
use solve::judge::control::{Control, Stop};

/// Moves that are looked into.
const TRIED: usize = 32;

/// How far a first look goes, which is there before anything else is asked.
const GLANCE: Effort = Effort { work: 3_000, depth: 4 };

/// How far a search goes where only haste ends it.
const ENDLESS: Effort = Effort { work: u64::MAX, depth: 40 };

/// The move of the side to move, on a board that is not full and where nobody has five: the best that was found when the reins asked for
/// [haste once more](Control::is_late), stopped, or a ration was used up. It looks at the reins as who was [calmed](Control::calm) does.
///
/// `proved` names a move that wins by other means, if there is one: it is asked where threats find nothing, and looks at the reins itself.
pub fn answer(
    field: &mut Field,
    mover: Side,
    proved: impl FnOnce() -> Option<Cell>,
    control: &Control,
) -> Result<Cell, Stop> {
    let moves = promising(field, mover, TRIED);
    let moves = if field.completing(mover).is_empty() { looked(field, mover, &moves, GLANCE, control)? } else { moves };
    let found = tried(field, control, |field| find(field, mover, control))?.and_then(|found| found.first());
    if let Some(cell) = found.or_else(proved) {
        return Ok(cell);
    }
    let (open, lost) = defences(field, mover, &moves, control)?;
    match open[..] {
        [] => Ok(lost[0]),
        [cell] => Ok(cell),
        _ => looked(field, mover, &open, ENDLESS, control).map(|moves| moves[0]),
    }
}

/// The moves in the order of a look ahead.
fn looked(
    field: &mut Field,
    mover: Side,
    moves: &[Cell],
    effort: Effort,
    control: &Control,
) -> Result<Vec<Cell>, Stop> {
    let choice = choose(field, mover, moves, effort, control)?;
    Ok(choice.scores.into_iter().map(|(cell, _)| cell).collect())
}

/// The moves after which the opponent is not proved to win, and those after which it is, the longest win first.
fn defences(field: &mut Field, mover: Side, moves: &[Cell], control: &Control) -> Result<(Vec<Cell>, Vec<Cell>), Stop> {
    let (whole, scant) = (field.budget(), field.budget().scant());
    let threat = tried(field, control, |field| chase::line(field, 1 - mover, whole, control))?.flatten();
    if threat.is_none() {
        return Ok((moves.to_vec(), Vec::new()));
    }
    let (mut open, mut lost) = (Vec::new(), Vec::new());
    for cell in moves {
        match tried(field, control, |field| against(field, mover, *cell, scant, control))?.flatten() {
            None => open.push(*cell),
            Some(line) => lost.push((*cell, line.len())),
        }
    }
    lost.sort_by_key(|(_, plies)| Reverse(*plies));
    Ok((open, lost.into_iter().map(|(cell, _)| cell).collect()))
}

/// What a question finds that leaves the board as it was; `None` where there was no time to end it.
fn tried<T>(
    field: &mut Field,
    control: &Control,
    asks: impl FnOnce(&mut Field) -> Result<T, Stop>,
) -> Result<Option<T>, Stop> {
    let before = field.clone();
    match asks(field) {
        Ok(found) => Ok(Some(found)),
        Err(_) if control.is_calm() => {
            *field = before;
            Ok(None)
        }
        Err(stop) => Err(stop),
    }
}
