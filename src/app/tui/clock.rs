//! What time it is on the screen.

use std::time::Duration;

/// What time it is, as whoever has a clock says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// How long the screen has been open.
    pub now: Duration,
    /// What lots are drawn from while the screen is open.
    pub lots: u64,
}
