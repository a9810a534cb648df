//! Moves to come written into the cells they go to: 1, 2, 3, …, on boards where a move fills empty cells.

use std::sync::Arc;

use duel::place::Place;
use ground::rules::Side;
use ground::scene::{Scene, Spot, glyph};
use solve::judge::reason::{Exhibit, Step};
use solve::judge::value::{Outcome, Value};

/// Moves written at most; an eye follows no more.
pub const MOST: usize = 25;

/// The line that these steps of a reason tell, where it is proved to win: a drawn or an estimated one shows only what may happen.
pub fn told<'s>(value: &Value, steps: impl IntoIterator<Item = &'s Step>) -> Option<&'s [String]> {
    let mut lines = steps.into_iter().filter_map(|step| match &step.shows {
        Some(Exhibit::Line(moves)) => Some(moves.as_slice()),
        _ => None,
    });
    let is_proof = value.is_proved() && value.outcome() != Outcome::D;
    lines.next().filter(|_| is_proof)
}

/// The scene of a position with the first moves of a line written into it, each as its number in the cells it fills.
///
/// The numbers end where a move does anything but fill cells that are empty now: a move from cell to cell, a pass, or a cell that
/// was emptied on the way. `None`: not even the first move can be written so. Cost: a scene for each move.
///
/// Worked: tic-tac-toe, `XX./OO./...` with the line c1: the third cell of the first row says 1.
pub fn numbered(place: &dyn Place, line: &[String]) -> Option<Scene> {
    let mut drawn = place.scene();
    let mut after: Option<Arc<dyn Place>> = None;
    for (i, text) in line.iter().take(MOST).enumerate() {
        let here = after.as_deref().unwrap_or(place);
        let Ok(step) = here.play(text) else { break };
        let Some(cells) = filled(&drawn, &here.scene(), &step.next.scene(), &step.path) else { break };
        write(&mut drawn, &cells, i + 1, here.to());
        after = Some(step.next);
    }
    after.map(|_| drawn)
}

/// Which marks a move fills, by their places in the scene; `None` if it does anything else.
fn filled(drawn: &Scene, here: &Scene, after: &Scene, path: &[Spot]) -> Option<Vec<usize>> {
    let (drawn, here, after) = (drawn.marks(), here.marks(), after.marks());
    let place = |spot: &Spot| {
        let cell = here.iter().position(|mark| mark.spot == Some(*spot))?;
        drawn.get(cell).filter(|mark| mark.text == glyph::EMPTY).map(|_| cell)
    };
    let cells = path.iter().map(place).collect::<Option<Vec<usize>>>().filter(|cells| !cells.is_empty())?;
    // Whatever else moves, turns or leaves the board is more than filling.
    let is_still = |i: usize| cells.contains(&i) || here[i].piece == after[i].piece;
    (here.len() == after.len() && (0..here.len()).all(is_still)).then_some(cells)
}

fn write(scene: &mut Scene, cells: &[usize], number: usize, side: Side) {
    let mut next = 0;
    scene.shape.each_mark(&mut |mark| {
        if cells.contains(&next) {
            mark.text = number.to_string();
            mark.to_come = Some((number, side.into()));
        }
        next += 1;
    });
}

#[cfg(test)]
mod tests;
