//! What stands over a game: its name, and in few words what sets it apart from the usual one.

use crate::tui::desk::Desk;
use crate::tui::glass::told;
use crate::tui::text;
use duel::house::Entry;
use duel::place::Place;
use duel::preset;
use ground::say::Say;

/// A title with the variant behind it, where both fit into so many columns; else the title alone.
pub fn heading(title: &Say, entry: &Entry, start: &dyn Place, room: u16, desk: &Desk) -> String {
    let title = desk.speak(title);
    let Some(variant) = preset::variant(entry, start, desk.tongue) else { return title };
    let whole = format!("{title} · {}", desk.speak(&variant));
    if text::width(&told(&whole, desk)) <= room { whole } else { title }
}
