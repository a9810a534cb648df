//! Every start the house offers: of each entry its own start and each preset.
#![allow(dead_code, reason = "not every test needs all of it")]

use std::sync::Arc;

use app::shelf;
use duel::house::{Entry, House, Preset};
use duel::place::Place;

/// A start with a name for failure messages.
pub struct Start {
    /// The game and the preset, as a person would name them.
    pub name: String,
    /// The game.
    pub entry: Entry,
    /// The position.
    pub place: Arc<dyn Place>,
}

/// Games whose own start takes an engine built without optimisation minutes, or has more moves than it is worth: their presets alone
/// are walked.
pub const HEAVY: [&str; 4] = ["connect-four", "hex", "gomoku", "small-chess"];

/// Every game of the house, those that ship as data too.
pub fn house() -> House {
    let (house, mistakes) = shelf::house(None);
    assert!(mistakes.is_empty(), "the examples that ship are mistaken: {mistakes:?}");
    house
}

/// Whether all games are walked, and none is asked for by `XORCLE_ONLY`: only then can a test tell that it has met enough.
pub fn is_whole() -> bool {
    std::env::var("XORCLE_ONLY").unwrap_or_default().is_empty()
}

/// All of them, in the order of the house list; with `XORCLE_ONLY=id,id` in the environment, those of these games.
pub fn starts() -> Vec<Start> {
    let only = std::env::var("XORCLE_ONLY").unwrap_or_default();
    let is_wanted = |entry: &&Entry| only.is_empty() || only.split(',').any(|id| id == entry.id);
    let of_entry = |entry: &Entry| {
        let own = (!HEAVY.contains(&entry.id.as_str())).then(Preset::default);
        let presets = own.iter().chain(&entry.presets).cloned().collect::<Vec<_>>();
        presets.into_iter().map(|preset| start(entry, &preset)).collect::<Vec<_>>()
    };
    house().entries().iter().filter(is_wanted).flat_map(of_entry).collect()
}

fn start(entry: &Entry, preset: &Preset) -> Start {
    let place = entry.open_preset(preset).unwrap_or_else(|fault| panic!("{} {preset:?}: {fault:?}", entry.id));
    let name = format!("{}{}:{}", entry.id, place.params().brackets(&entry.params()), shortened(&place.text()));
    Start { name, entry: entry.clone(), place }
}

/// A text short enough for a failure message.
pub fn shortened(text: &str) -> String {
    const SHOWN: usize = 120;
    let count = text.chars().count();
    if count <= SHOWN {
        text.to_owned()
    } else {
        format!("{}… ({count})", text.chars().take(SHOWN).collect::<String>())
    }
}
