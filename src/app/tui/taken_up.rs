//! Games that are taken up again: the one kept on disk, and one that was pasted.

use crate::store::record::Record;
use crate::tui::desk::{Desk, Door, Effect, Go};
use crate::tui::sitting::Purpose;
use crate::tui::start::resumed;
use ground::say;

/// Goes on with the game kept on disk.
pub fn resume(desk: &mut Desk) -> Go {
    let Some(record) = desk.resumable.clone() else { return Go::Stay };
    match resumed(&record, &desk.house) {
        Ok(sitting) => {
            desk.sittings.clear();
            desk.seat(sitting);
            desk.effects.push(Effect::Resumed);
            Go::To(Door::Play)
        }
        Err(fault) => {
            desk.complain(&fault);
            Go::Stay
        }
    }
}

/// A saved game that was pasted is looked at; it takes no other game's place on disk.
pub fn pasted(text: &str, desk: &mut Desk) -> Go {
    let record = match Record::read("", text) {
        Ok(record) => record,
        Err(mistake) => {
            desk.complain(&mistake.fault);
            return Go::Stay;
        }
    };
    match resumed(&record, &desk.house) {
        Ok(sitting) => {
            desk.sittings.clear();
            desk.seat(sitting.meant_for(Purpose::Lesson));
            desk.notice = Some(say!("review-pasted"));
            Go::To(Door::Play)
        }
        Err(fault) => {
            desk.complain(&fault);
            Go::Stay
        }
    }
}
