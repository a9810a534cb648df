//! What the screen is opened with.

use crate::settings::Settings;
use crate::store::Paths;
use crate::store::opening::Opening;
use duel::house::House;
use ground::mistake::Mistake;

/// What the screen is opened with.
pub struct Launch {
    /// Every game.
    pub house: House,
    /// The settings.
    pub settings: Settings,
    /// Where things are kept.
    pub paths: Paths,
    /// What is wrong in the games a person wrote; it is told on the first screen.
    pub mistakes: Vec<Mistake>,
    /// A game to begin with; without one the gallery opens.
    pub opening: Option<Opening>,
}
