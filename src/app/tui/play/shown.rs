//! What a game shows beside its board: how a move came about, and the oracle's words.

use crate::tui::card::best;
use crate::tui::desk::Desk;
use crate::tui::keys::action::Action;
use crate::tui::motion::{Change, frames};
use crate::tui::play::Play;
use crate::tui::tab::Tab;

impl Play {
    /// Shows how the position in front came from the one shown before, where a move leads from there to here.
    pub(super) fn animate(&mut self, desk: &Desk) {
        let Some(sitting) = desk.sitting() else { return };
        let here = (sitting.seed, sitting.duel.cursor());
        let Some((seed, before)) = self.seen.replace(here).filter(|seen| *seen != here) else { return };
        let nodes = sitting.duel.nodes();
        let is_next = seed == here.0 && nodes[here.1].parent == Some(before);
        if !desk.settings.motion || !is_next {
            self.view.frames.clear();
            return;
        }
        let grand = nodes[before].parent.map(|grand| nodes[grand].place.scene());
        let (from, to) = (nodes[before].place.scene(), nodes[here.1].place.scene());
        let change = Change {
            from: &from,
            before: grand.as_ref(),
            last: &sitting.duel.seen(before).path,
            to: &to,
            path: &sitting.duel.seen(here.1).path,
            is_answer: sitting.you.is_some_and(|you| you != nodes[before].place.to()),
            is_end: sitting.is_over(),
        };
        self.view.frames.extend(frames(&change));
    }

    /// Opens a part of the oracle's words, or closes it when it is open already.
    pub(super) fn turn_to(&mut self, tab: Tab, desk: &mut Desk) {
        self.view.scroll = 0;
        let is_open = desk.tab == Some(tab);
        if is_open && self.view.is_full() {
            desk.tab = None;
            self.view.is_whole = false;
            return;
        }
        // Where the words have a strip only, a second press gives them the window; lists need it at once.
        self.view.is_whole = !self.view.is_beside && (is_open || tab != Tab::Card);
        desk.tab = Some(tab);
        self.is_shown_best = tab == Tab::Card;
        self.show_best(desk);
    }

    /// Puts the finger on the move of the card, as soon as that is known.
    pub(super) fn show_best(&mut self, desk: &mut Desk) {
        let Some(sitting) = desk.sitting_mut().filter(|sitting| !sitting.is_opponents_turn()) else { return };
        let Some(answer) = sitting.here().and_then(|known| known.verdict()).filter(|_| self.is_shown_best) else {
            return;
        };
        self.is_shown_best = false;
        let Some(text) = best(answer).filter(|_| sitting.pointer.chosen.is_empty()) else { return };
        let path = sitting.choices().iter().find(|choice| choice.text == *text).map(|choice| choice.path.clone());
        if let Some(first) = path.and_then(|path| path.first().copied()) {
            sitting.pointer.at = Some(first);
        }
    }

    /// Signs and values on the board, which the open words may show.
    pub(super) fn switch(action: Action, desk: &mut Desk) {
        let was_open = desk.tab.is_some();
        desk.tab = desk.tab.or(Some(Tab::Card));
        let panel = &mut desk.settings.panel;
        let part = if action == Action::Colours { &mut panel.moves } else { &mut panel.values };
        // With the words closed the key asks to see them, whatever it was before.
        *part = !*part || !was_open;
    }
}
