//! Wins by threes and fours that follow each other: after every move but the last the other side must answer a threat.
//!
//! A four is answered where it would be completed. After a three, wins by fours are threatened; whatever may stop those is tried, the
//! other side's own fours among it, and after each the chase goes on. Every depth has a budget of its own, and nothing is
//! remembered: so whoever follows the win, and asks again on the way, finds the rest of it.

use crate::boards::mnk::solver::threats::fours;
use crate::boards::mnk::solver::threats::plane::{Budget, Cell, Plane, Side};
use solve::judge::control::{Control, Stop};

/// A win by threes and fours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chase {
    /// The moves by turns, the longest defence that was tried; the last one completes a line.
    pub line: Vec<Cell>,
    /// How it would go on if the other side passed after the first move; empty where that move is a four.
    pub threat: Vec<Cell>,
    /// How many threes and fours come before fours alone win, at most.
    pub deep: usize,
}

/// A win by threes and fours of the side that is to move, which can complete no line now and does not win by fours alone; the other side may lack
/// a single mark of one line. `None`: none was found within the [budget](Plane::budget) of the board.
///
/// Sound: a four leaves one answer, for the other side completes no line of its own; after a three every move that is not
/// [in the way](fours::in_the_way) lets the fours win, and those in the way are all answered.
///
/// Worked: two marks each in a row and in a column that cross in a free cell, all ends free, lines of 5: a mark there makes two open
/// threes, and whichever is stopped, the other becomes a four with two ends.
pub fn win(net: &mut dyn Plane, side: Side, control: &Control) -> Result<Option<Chase>, Stop> {
    let (budget, forced) = (net.budget(), net.completing(1 - side).first().copied());
    for depth in 1..=budget.deep {
        let mut search = Search { net, left: budget.work, was_cut: false, control };
        let found = search.chase(side, forced, depth)?;
        if found.is_some() || !search.was_cut {
            return Ok(found);
        }
    }
    Ok(None)
}

/// The moves that win for the side that is to move, be it by completing a line, by fours alone or by threes and fours; the other side
/// may lack a single mark of a line.
pub fn line(net: &mut dyn Plane, side: Side, budget: Budget, control: &Control) -> Result<Option<Vec<Cell>>, Stop> {
    for depth in 0..=budget.deep {
        let mut search = Search { net, left: budget.work, was_cut: false, control };
        if let Some(line) = search.dive(side, depth)? {
            return Ok(Some(line));
        }
        if !search.was_cut {
            break;
        }
    }
    Ok(None)
}

struct Search<'a> {
    net: &'a mut dyn Plane,
    left: u32,
    /// Whether something deeper was not looked at.
    was_cut: bool,
    control: &'a Control,
}

impl Search<'_> {
    /// The moves that win for the side, which is to move, whatever stands there.
    fn dive(&mut self, side: Side, depth: usize) -> Result<Option<Vec<Cell>>, Stop> {
        if let Some(cell) = self.net.completing(side).first() {
            return Ok(Some(vec![*cell]));
        }
        let dangers = self.net.completing(1 - side);
        if dangers.len() > 1 {
            return Ok(None);
        }
        if let Some(line) = self.by_fours(side)? {
            return Ok(Some(line));
        }
        Ok(self.chase(side, dangers.first().copied(), depth)?.map(|chase| chase.line))
    }

    /// The same where fours alone do not win; a cell that must be filled leaves no choice.
    fn chase(&mut self, side: Side, forced: Option<Cell>, depth: usize) -> Result<Option<Chase>, Stop> {
        let steps = forced.map_or_else(|| self.net.pressing(side), |cell| vec![cell]);
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
            let found = self.pressed(cell, side, depth - 1)?;
            self.net.lift(cell);
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// How it goes on after the side's mark in this cell, when the other side can complete no line.
    fn pressed(&mut self, cell: Cell, side: Side, depth: usize) -> Result<Option<Chase>, Stop> {
        let (threat, answers) = match self.net.completing(side)[..] {
            [] => {
                let Some(threat) = self.by_fours(side)? else { return Ok(None) };
                let answers = fours::in_the_way(self.net, side, &threat);
                (threat, answers)
            }
            [answer] => (Vec::new(), vec![answer]),
            [one, other, ..] => return Ok(Some(Chase { line: vec![cell, one, other], threat: Vec::new(), deep: 1 })),
        };
        let deep = depth + 1;
        let mut longest = Vec::new();
        for answer in answers {
            self.net.put(answer, 1 - side);
            let rest = self.dive(side, depth)?;
            self.net.lift(answer);
            let Some(rest) = rest else { return Ok(None) };
            if rest.len() + 2 > longest.len() {
                longest = [vec![cell, answer], rest].concat();
            }
        }
        Ok(Some(Chase { line: longest, threat, deep }))
    }

    fn by_fours(&mut self, side: Side) -> Result<Option<Vec<Cell>>, Stop> {
        let (line, spent) = fours::win_and_work(self.net, side, self.control)?;
        self.left = self.left.saturating_sub(spent);
        Ok(line)
    }
}
