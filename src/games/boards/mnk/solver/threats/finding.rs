//! What the threats on a board prove: who completes a line at once, wins by fours, wins by a three that cannot be stopped.

use crate::boards::mnk::solver::threats::chase;
use crate::boards::mnk::solver::threats::chase::Chase;
use crate::boards::mnk::solver::threats::fours;
use crate::boards::mnk::solver::threats::plane::{Budget, Cell, Plane, Side};
use solve::judge::control::{Control, Stop};

/// What is proved of a position, seen by its mover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The mover completes a line now, in any of these cells.
    Completes(Vec<Cell>),
    /// The opponent completes a line next: these cells, two or more, cannot all be stopped.
    Overrun(Vec<Cell>),
    /// The mover wins by fours: own moves and forced answers by turns; the last one completes a line.
    Fours(Vec<Cell>),
    /// The mover wins by threes and fours.
    Chase(Chase),
    /// The opponent threatens a win by these fours, and no move stops it for good.
    Threatened(Vec<Cell>),
    /// The mover has only one cell that stops the opponent's line; this is found after it, seen by the opponent.
    Forced(Cell, Box<Finding>),
    /// Nothing is proved.
    Open,
}

impl Finding {
    /// The mover's move that was found, if there is one.
    pub fn first(&self) -> Option<Cell> {
        match self {
            Finding::Completes(cells) | Finding::Overrun(cells) | Finding::Fours(cells) => cells.first().copied(),
            Finding::Chase(chase) => chase.line.first().copied(),
            Finding::Forced(cell, _) => Some(*cell),
            Finding::Threatened(_) | Finding::Open => None,
        }
    }

    /// Whether the mover wins; `None` where nothing is proved.
    pub fn is_won(&self) -> Option<bool> {
        match self {
            Finding::Completes(_) | Finding::Fours(_) | Finding::Chase(_) => Some(true),
            Finding::Overrun(_) | Finding::Threatened(_) => Some(false),
            Finding::Forced(_, after) => after.is_won().map(|is_won| !is_won),
            Finding::Open => None,
        }
    }
}

/// What the threats prove of a position in which nobody has a line yet. The board is left as it was, unless it was stopped.
///
/// What is found at a won position is found again after its winning move, and at a lost one after every move: the parts
/// have budgets of their own. Cost: at most the [budget](Plane::budget) of the board for each depth, and that for every cell that may stop
/// a threat of the opponent.
pub fn find(net: &mut dyn Plane, mover: Side, control: &Control) -> Result<Finding, Stop> {
    let budget = net.budget();
    match urgent(net, mover, budget, control)? {
        Some(found) => Ok(found),
        None => Ok(chase::win(net, mover, control)?.map_or(Finding::Open, Finding::Chase)),
    }
}

/// Whether [`find`] says that the mover loses, as far as this budget goes. After `Ok(Some(true))` the opponent completes a line whatever is
/// done now.
pub fn is_lost(net: &mut dyn Plane, mover: Side, budget: Budget, control: &Control) -> Result<Option<bool>, Stop> {
    let found = urgent(net, mover, budget, control)?.filter(|found| found.is_won() == Some(false));
    Ok(found.map(|found| matches!(found, Finding::Overrun(_))))
}

/// What is found without a look at own threes: they come last, when nothing else is decided.
fn urgent(net: &mut dyn Plane, mover: Side, budget: Budget, control: &Control) -> Result<Option<Finding>, Stop> {
    let own = net.completing(mover);
    if !own.is_empty() {
        return Ok(Some(Finding::Completes(own)));
    }
    let dangers = net.completing(1 - mover);
    if dangers.len() > 1 {
        return Ok(Some(Finding::Overrun(dangers)));
    }
    if let Some(line) = fours::win(net, mover, control)? {
        return Ok(Some(Finding::Fours(line)));
    }
    if let [cell] = dangers[..] {
        return forced(net, mover, cell, control).map(Some);
    }
    Ok(threatened(net, mover, budget, control)?.map(Finding::Threatened))
}

fn forced(net: &mut dyn Plane, mover: Side, cell: Cell, control: &Control) -> Result<Finding, Stop> {
    net.put(cell, mover);
    let after = find(net, 1 - mover, control)?;
    net.lift(cell);
    Ok(if after == Finding::Open { Finding::Open } else { Finding::Forced(cell, Box::new(after)) })
}

/// The fours that win for the opponent whatever the mover does, if there are such. Nobody can complete a line now.
fn threatened(net: &mut dyn Plane, mover: Side, budget: Budget, control: &Control) -> Result<Option<Vec<Cell>>, Stop> {
    let Some(threat) = fours::win(net, 1 - mover, control)? else { return Ok(None) };
    for cell in fours::in_the_way(net, 1 - mover, &threat) {
        if against(net, mover, cell, budget, control)?.is_none() {
            return Ok(None);
        }
    }
    Ok(Some(threat))
}

/// How the opponent wins by fours, or by threes and fours, after the mover's move.
pub fn against(
    net: &mut dyn Plane,
    mover: Side,
    cell: Cell,
    budget: Budget,
    control: &Control,
) -> Result<Option<Vec<Cell>>, Stop> {
    net.put(cell, mover);
    let line = chase::line(net, 1 - mover, budget, control)?;
    net.lift(cell);
    Ok(line)
}
