//! What leads on from a game: a new one, the same again, another try from where it was still to be had, the lesson behind it.

use std::sync::Arc;

use crate::tui::desk::{Desk, Door, Go};
use crate::tui::ending::{had_last, is_told, lesson};
use crate::tui::play::Play;
use crate::tui::sitting::Purpose;
use crate::tui::start::again;
use crate::tui::status::result;
use crate::tui::theme::Ink;
use ground::say;

impl Play {
    /// What Enter does when the game is over: another try from where it was still to be had, else a new game.
    pub(super) fn go_on(desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting_mut() else { return Go::Back };
        let ending = sitting.place().ending();
        let has_lost = ending.is_some_and(|ending| result(sitting, &ending).1 == Ink::Lost);
        match had_last(sitting).filter(|_| has_lost && is_told(sitting)) {
            Some(node) => {
                sitting.go(node);
                desk.keep();
            }
            None if sitting.purpose == Purpose::Game => Self::fresh(sitting.you.is_some(), desk),
            None => {}
        }
        Go::Stay
    }

    /// Opens the lesson that the end of a game leads to.
    pub(super) fn learn(desk: &Desk) -> Go {
        let sitting = desk.sitting().filter(|sitting| sitting.is_over() && is_told(sitting));
        let lesson =
            sitting.and_then(|sitting| lesson(sitting, desk)).and_then(|(lesson, _)| lesson.read(&desk.house).ok());
        lesson.map_or(Go::Stay, |lesson| Go::Instead(Door::Lesson(Arc::new(lesson), false)))
    }

    pub(super) fn undo(&mut self, desk: &mut Desk) {
        self.view.scroll = 0;
        let Some(sitting) = desk.sitting_mut() else { return };
        if sitting.is_shown() {
            desk.notice = Some(say!("screen-round-is-shown"));
        } else if sitting.undo() {
            desk.keep();
        } else if let Some(mut before) = sitting.before.take() {
            if sitting.is_match() {
                before.rounds = sitting.rounds.counted();
            }
            desk.sittings.pop();
            desk.sittings.push(*before);
            desk.notice = Some(say!("screen-game-before"));
            desk.keep();
        } else {
            desk.notice = Some(say!("screen-nothing-to-undo"));
        }
    }

    pub(super) fn fresh(is_swapped: bool, desk: &mut Desk) {
        let Some(sitting) = desk.sitting() else { return };
        let purpose = sitting.purpose;
        let is_match = sitting.is_match();
        let mut next = again(sitting, is_swapped || is_match).meant_for(purpose);
        if is_match {
            next = next.after(sitting.rounds.next());
        }
        let open = desk.tab.filter(|_| purpose == Purpose::Dispute);
        desk.seat(next);
        desk.tab = open;
        if is_match {
            // One round back is enough: a match may have thousands.
            if let Some(before) = desk.sitting_mut().and_then(|sitting| sitting.before.as_mut()) {
                before.before = None;
            }
            desk.notice = Some(say!("screen-next-round"));
            desk.keep();
            return;
        }
        desk.notice = Some(if is_swapped { say!("screen-swapped") } else { say!("screen-new-game") });
    }
}
