//! Tables of shares that are still to be filled: where in a scene they are, and which row a finger points at.

use crate::scene::ledger::Ledger;
use crate::scene::{Mark, Scene, Shape, Spot};

impl Ledger<Mark> {
    /// The row at a spot.
    pub fn row(&self, spot: Spot) -> Option<usize> {
        self.rows.iter().position(|row| row.mark.spot == Some(spot))
    }
}

impl Scene {
    /// The table of shares that is still to be filled, if there is one.
    pub fn open_ledger(&self) -> Option<&Ledger<Mark>> {
        match &self.shape {
            Shape::Ledger(ledger) if ledger.is_open => Some(ledger),
            Shape::Beside(panels) => panels.iter().find_map(|panel| panel.scene.open_ledger()),
            _ => None,
        }
    }

    /// The same, to be filled.
    pub fn open_ledger_mut(&mut self) -> Option<&mut Ledger<Mark>> {
        match &mut self.shape {
            Shape::Ledger(ledger) if ledger.is_open => Some(ledger),
            Shape::Beside(panels) => panels.iter_mut().find_map(|panel| panel.scene.open_ledger_mut()),
            _ => None,
        }
    }
}
