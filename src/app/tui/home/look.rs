//! What is to be seen of a thing of the first screen.

use std::sync::Arc;

use crate::tui::desk::Desk;
use crate::tui::guided;
use crate::tui::home::item::Item;
use crate::tui::start::resumed;
use duel::house::Entry;
use duel::place::Place;
use ground::say::Say;
use ground::scene::Scene;
use teach::lesson::form::Lesson;

/// What was opened to be looked at.
pub(super) struct Seen {
    pub(super) item: Item,
    /// What it depends on besides.
    pub(super) mark: usize,
    pub(super) title: Say,
    pub(super) scene: Option<Scene>,
    pub(super) is_yours: Option<bool>,
}

/// What is to be seen of a thing, for a lesson with what was read of it.
pub(super) fn opened(item: Item, mark: usize, lesson: Option<&Lesson>, desk: &Desk) -> Seen {
    let blank = Seen { item, mark, title: Say::verbatim(""), scene: None, is_yours: None };
    let of_place = |entry: &Entry, place: Arc<dyn Place>| Seen {
        title: entry.title.clone(),
        scene: Some(place.scene()),
        item,
        mark,
        is_yours: None,
    };
    match item {
        Item::Game(i) => {
            let entry = &desk.house.entries()[i];
            entry.open_usual().map_or(blank, |place| of_place(entry, place))
        }
        Item::Guided => match guided::first(desk) {
            Some((entry, place)) => of_place(&entry, place),
            None => blank,
        },
        Item::Resume => {
            let Some(record) = &desk.resumable else { return blank };
            let title = desk.house.find(&record.duel.game).map(|entry| entry.title.clone());
            let title = title.unwrap_or_else(|_| Say::verbatim(record.duel.game.clone()));
            match resumed(record, &desk.house) {
                Ok(sitting) => Seen {
                    scene: Some(sitting.scene().clone()),
                    is_yours: sitting.you.map(|you| you == sitting.place().to()),
                    title,
                    ..blank
                },
                Err(_) => Seen { title, ..blank },
            }
        }
        Item::Lesson(_) => {
            let live = lesson.and_then(|lesson| lesson.pages.iter().find_map(|page| page.live.as_ref()));
            Seen { scene: live.map(|live| live.place.scene()), ..blank }
        }
        _ => blank,
    }
}
