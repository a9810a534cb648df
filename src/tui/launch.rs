//! What the screen is opened with.

use std::sync::Arc;

use crate::duel::history::Duel;
use crate::duel::house::{Entry, House};
use crate::duel::place::Place;
use crate::opponent::Level;
use crate::rules::Side;
use crate::settings::Settings;
use crate::store::Paths;

/// What the screen is opened with.
pub struct Launch {
    /// Every game.
    pub house: House,
    /// The settings.
    pub settings: Settings,
    /// Where things are kept.
    pub paths: Paths,
    /// A game to begin with; without one the gallery opens.
    pub opening: Option<Opening>,
}

/// A game to begin with.
pub struct Opening {
    /// The game.
    pub entry: Entry,
    /// The start.
    pub place: Arc<dyn Place>,
    /// The side the person plays; `None` when two people play.
    pub you: Option<Side>,
    /// How strong the opponent is.
    pub level: Level,
    /// What the opponent's lots are drawn from.
    pub seed: u64,
    /// A game to go on with instead of the bare start.
    pub duel: Option<Duel>,
}
