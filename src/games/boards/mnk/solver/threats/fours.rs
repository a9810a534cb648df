//! Wins by fours alone: every move threatens to complete a line next, so that every answer is forced.
//!
//! The search deepens step by step and remembers nothing. So whoever follows the line it found, and asks again on the way, finds the
//! rest of it with fewer positions than before: no proof is lost by going along with it.

use crate::boards::mnk::solver::threats::plane::{Cell, Plane, Side};
use solve::judge::control::{Control, Stop};

/// Fours that follow each other at most.
const DEEPEST: usize = 12;

/// The moves of a win by fours of the side that is to move, by turns its own and the forced answers to them; the last one
/// completes a line. `None`: none was found with as many fours as the [budget](Plane::budget) of the board allows, each put on the board once for each depth.
///
/// Sound: in every position on the way the other side has no cell that completes a line of its own, except where the next move
/// stands in it, so it has nothing better than the one cell that stops the four.
///
/// Worked: `.XXX.` with free cells all around, X to move, lines of 5: a fourth X beside them threatens both ends.
pub fn win(net: &mut dyn Plane, side: Side, control: &Control) -> Result<Option<Vec<Cell>>, Stop> {
    Ok(win_and_work(net, side, control)?.0)
}

/// The same with the number of fours that were put on the board.
pub fn win_and_work(net: &mut dyn Plane, side: Side, control: &Control) -> Result<(Option<Vec<Cell>>, u32), Stop> {
    let most = net.budget().fours;
    let mut search = Search { net, left: most, was_cut: false, control };
    for depth in 1..=DEEPEST {
        search.was_cut = false;
        if let Some(line) = search.dive(side, depth)? {
            return Ok((Some(line), most - search.left));
        }
        if !search.was_cut || search.left == 0 {
            break;
        }
    }
    Ok((None, most - search.left))
}

/// The cells where a mark of the other side may stop these fours, which win for the side: a mark anywhere else changes nothing.
///
/// They are the cells the fours go to, the ends that are answered, and those where the mark makes a four of its own now or together
/// with the answers.
pub fn in_the_way(net: &mut dyn Plane, side: Side, fours: &[Cell]) -> Vec<Cell> {
    let mut cells = fours.to_vec();
    for (i, &cell) in fours.iter().enumerate() {
        if i % 2 == 0 && i + 1 < fours.len() {
            cells.extend(net.fours(1 - side));
        }
        net.put(cell, if i % 2 == 0 { side } else { 1 - side });
    }
    for &cell in fours.iter().rev() {
        net.lift(cell);
    }
    // Stable: the fours themselves stop most often, so they come first.
    let mut seen = Vec::new();
    cells.retain(|cell| {
        let is_new = !seen.contains(cell);
        seen.push(*cell);
        is_new
    });
    cells
}

struct Search<'a> {
    net: &'a mut dyn Plane,
    left: u32,
    /// Whether something deeper was not looked at.
    was_cut: bool,
    control: &'a Control,
}

impl Search<'_> {
    fn dive(&mut self, side: Side, depth: usize) -> Result<Option<Vec<Cell>>, Stop> {
        if let Some(cell) = self.net.completing(side).first() {
            return Ok(Some(vec![*cell]));
        }
        let dangers = self.net.completing(1 - side);
        let mut steps = self.net.fours(side);
        steps.retain(|cell| dangers.iter().all(|danger| danger == cell));
        if depth == 0 {
            self.was_cut |= !steps.is_empty();
            return Ok(None);
        }
        for cell in steps {
            if self.left == 0 {
                return Ok(None);
            }
            self.left -= 1;
            self.control.tick(1)?;
            self.net.put(cell, side);
            let line = self.answered(side, depth)?;
            self.net.lift(cell);
            if let Some(rest) = line {
                return Ok(Some([vec![cell], rest].concat()));
            }
        }
        Ok(None)
    }

    /// How it goes on after a four.
    fn answered(&mut self, side: Side, depth: usize) -> Result<Option<Vec<Cell>>, Stop> {
        let threats = self.net.completing(side);
        let [answer] = threats[..] else { return Ok(Some(threats[..2].to_vec())) };
        self.net.put(answer, 1 - side);
        let rest = self.dive(side, depth - 1)?;
        self.net.lift(answer);
        Ok(rest.map(|rest| [vec![answer], rest].concat()))
    }
}
