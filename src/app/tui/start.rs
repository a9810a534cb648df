//! How games come to the table: fresh ones by the settings, kept ones from their record, pasted ones from their text.

use crate::settings::Settings;
use crate::store::record::Record;
use crate::tui::sitting::Sitting;
use duel::history::Duel;
use duel::house::House;
use duel::place::Place;
use ground::fault::Fault;
use ground::rules::Side;
use teach::opponent::Level;

/// A game against the opponent, who begins and how strong it is being set in the settings.
pub fn seated(duel: Duel, settings: &Settings) -> Sitting {
    let you = settings.first.person(duel.place().to());
    let (seed, level) = (rand::random(), level_of(settings, &**duel.place()));
    Sitting::new(duel.reshuffled(seed), you, level, seed)
}

/// The level that the settings name, or the perfect one where that makes no difference in the game that begins here.
pub fn level_of(settings: &Settings, place: &dyn Place) -> Level {
    let level: Level = settings.level.word().parse().expect("the words of the settings are names of levels");
    if level.fits(place) { level } else { Level::Perfect }
}

/// A kept game. The opponent waits until it is told to go on.
pub fn resumed(record: &Record, house: &House) -> Result<Sitting, Fault> {
    let level = record.level.parse().unwrap_or(Level::Perfect);
    let mut sitting = Sitting::new(record.duel(house)?, record.you, level, record.seed).after(record.rounds.clone());
    sitting.is_held = sitting.is_opponents_turn();
    Ok(sitting)
}

/// A game with the same players from another position of the same variant.
pub fn from_text(old: &Sitting, text: &str) -> Result<Sitting, Fault> {
    let place = old.place().reads(text)?;
    Ok(seated_like(old, Duel::new(old.duel.entry().clone(), place)))
}

/// A game with the same players as another; who plays against the opponent is to move.
pub fn seated_like(old: &Sitting, duel: Duel) -> Sitting {
    let you = old.you.map(|_| duel.place().to());
    Sitting::new(duel, you, old.level, old.seed.wrapping_add(1))
}

/// The seed of the game after this one. Lots of one game are drawn from its seed and the numbers that follow, so the next one is far.
fn next_seed(old: &Sitting) -> u64 {
    old.seed.wrapping_add(0x9e37_79b9_7f4a_7c15)
}

/// The same start again, sides swapped or not.
pub fn again(old: &Sitting, is_swapped: bool) -> Sitting {
    let start = old.duel.nodes()[0].place.clone();
    let swap = |side: Side| if is_swapped { side.other() } else { side };
    let seed = next_seed(old);
    let duel = Duel::new(old.duel.entry().clone(), start).reshuffled(seed);
    Sitting::new(duel, old.you.map(swap), old.level, seed)
}
