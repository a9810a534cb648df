//! Shares set with the arrows: up and down go from player to player, left and right take and give.

use crate::tui::pointer::Way;
use ground::say;
use ground::say::Say;
use ground::scene::ledger::Ledger;
use ground::scene::{Mark, Scene, Spot};

/// What came of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// It was done.
    Done,
    /// There is nothing left to be given.
    Spent,
    /// There is nothing left to be taken.
    Empty,
}

/// Gives everybody the same, so that there is a split to begin with; the place of the first player, if shares are to be set here.
pub fn begin(scene: &mut Scene) -> Option<Spot> {
    let ledger = scene.open_ledger_mut()?;
    ledger.level();
    ledger.rows.first().and_then(|row| row.mark.spot)
}

/// Goes to another player, or turns the share of the one pointed at.
pub fn turn(way: Way, ledger: &mut Ledger<Mark>, at: &mut Option<Spot>) -> Turned {
    let row = at.and_then(|at| ledger.row(at)).unwrap_or(0);
    let last = ledger.rows.len().saturating_sub(1);
    match way {
        Way::Up | Way::Down => {
            let next = if way == Way::Up { row.saturating_sub(1) } else { (row + 1).min(last) };
            *at = ledger.rows.get(next).and_then(|row| row.mark.spot);
            Turned::Done
        }
        Way::Right if !ledger.turn(row, true) => Turned::Spent,
        Way::Left if !ledger.turn(row, false) => Turned::Empty,
        Way::Left | Way::Right => Turned::Done,
    }
}

/// What is to be told of a turn that was not done.
pub fn refused(turned: Turned) -> Option<Say> {
    match turned {
        Turned::Done => None,
        Turned::Spent => Some(say!("shares-spent")),
        Turned::Empty => Some(say!("shares-empty")),
    }
}

/// The split on the table as it is typed, once everything is given.
pub fn text(ledger: &Ledger<Mark>) -> Option<String> {
    let shares = ledger.shares().filter(|_| ledger.is_whole())?;
    Some(format!("@{}", shares.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")))
}

/// What Enter does while shares are set, in a word.
pub fn label(ledger: &Ledger<Mark>) -> Say {
    if ledger.is_whole() { say!("label-propose") } else { say!("label-give-rest") }
}

/// What Enter would do, and what the arrows do.
pub fn told(ledger: &Ledger<Mark>, at: Option<Spot>) -> Vec<Say> {
    let at = at.and_then(|at| ledger.rows.get(ledger.row(at)?));
    let name = at.map(|row| row.mark.text.clone()).unwrap_or_default();
    let shares: Vec<String> = ledger.shares().unwrap_or_default().iter().map(ToString::to_string).collect();
    let mut lines = vec![if ledger.is_whole() {
        say!("shares-propose", shares = shares.join(", "))
    } else {
        say!("shares-rest", left = ledger.left().to_string(), player = name)
    }];
    lines.extend(ledger.step().map(|step| say!("shares-keys", step = step.to_string())));
    lines
}
