//! The way to the values of a game, and whether there are any to go to.

use std::sync::Arc;

use crate::tui::demo;
use crate::tui::desk::{Desk, Door, Go};
use crate::tui::keys::action::Action;
use duel::house::Entry;
use duel::place::Place;
use ground::say;
use solve::judge::control::Control;

/// Whether the variant of a position has a table. Nothing is computed: the question is asked with the reins drawn.
pub fn is_tabled(place: &dyn Place) -> bool {
    let control = Control::new();
    control.stop();
    place.table(Some(1), &control).is_some()
}

/// The way to what a key asks to see of a variant: the search of the game below this position, the oracle playing itself from there, or
/// its law for
/// every size, or its values.
pub fn look(action: Action, entry: Entry, place: Arc<dyn Place>, is_over_game: bool, desk: &mut Desk) -> Go {
    if action == Action::Theatre {
        return Go::To(Door::Theatre(Box::new(entry), place, None));
    }
    if action == Action::Machine {
        if place.as_heaps().is_some() {
            return Go::To(Door::Law(Box::new(entry), place));
        }
        desk.notice = Some(say!("lawful-none", game = entry.title.clone()));
        return Go::Stay;
    }
    if action == Action::Demo {
        return Go::To(demo::way(entry, place, desk));
    }
    open(entry, place, is_over_game, desk)
}

/// The way to the values of a variant; where it has none, that is told.
fn open(entry: Entry, place: Arc<dyn Place>, is_over_game: bool, desk: &mut Desk) -> Go {
    if is_tabled(&*place) {
        return Go::To(Door::Chart(Box::new(entry), place, is_over_game));
    }
    desk.notice = Some(say!("screen-chart-none", game = entry.title.clone()));
    Go::Stay
}
