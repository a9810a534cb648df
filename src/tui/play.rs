//! A game being played: the board with the finger on it, whose turn it is, and the oracle panel when it is asked for.

use std::sync::Arc;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::duel::place::Place;
use crate::fault::Fault;
use crate::opponent::Level;
use crate::say;
use crate::say::Say;
use crate::tui::backlog::Backlog;
use crate::tui::chart::way::{is_tabled, look};
use crate::tui::demo;
use crate::tui::desk::{Desk, Door, Go, Layer, Mouse, MouseAct};
use crate::tui::dispute;
use crate::tui::hints;
use crate::tui::key::Key;
use crate::tui::keys::action::{Action, Where};
use crate::tui::paint;
use crate::tui::pointer::{Pointed, Way};
use crate::tui::sealing::Sealing;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::start::{again, from_text};
use crate::tui::thought::{Errand, Found, Topic};
use crate::tui::view::{View, labels};

/// A game being played, or a dispute.
#[derive(Default)]
pub struct Play {
    /// Whether this is a dispute.
    is_dispute: bool,
    /// Where things were drawn, and how far they are scrolled.
    view: View,
    /// Whether a dispute waits for the verdict.
    is_disputing: bool,
    /// A certificate that was asked for.
    sealing: Sealing,
    /// For an example: whether the panel was open before it was put on the table.
    was_panel_open: Option<bool>,
}

impl Play {
    /// A screen for a dispute.
    pub fn dispute() -> Self {
        Play { is_dispute: true, ..Play::default() }
    }

    /// A screen for an example, which leaves the table with it; the oracle's panel is open.
    pub fn example(desk: &mut Desk) -> Self {
        let was_panel_open = Some(std::mem::replace(&mut desk.is_panel_open, true));
        Play { was_panel_open, ..Play::default() }
    }

    fn choose(&mut self, desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting_mut() else { return Go::Back };
        if let Some(pick) = sitting.offer.take() {
            let played = sitting.reply(pick);
            return self.after(played, desk);
        }
        if sitting.is_over() {
            desk.notice = Some(say!("screen-over-what-now"));
        } else if sitting.is_opponents_turn() {
            sitting.is_held = false;
        } else if sitting.choices().is_empty() {
            return Go::To(Door::Line(None));
        } else {
            let (scene, choices) = (sitting.scene().clone(), sitting.choices().to_vec());
            if let Pointed::Move(text) = sitting.pointer.choose(&scene, &choices) {
                let played = sitting.play(&text);
                return self.after(played, desk);
            }
        }
        Go::Stay
    }

    fn after(&mut self, played: Result<(), Fault>, desk: &mut Desk) -> Go {
        match played {
            Ok(()) => {
                self.view.scroll = 0;
                desk.keep();
            }
            Err(fault) => desk.complain(&fault),
        }
        Go::Stay
    }

    fn go(&mut self, way: Way, desk: &mut Desk) {
        let Some(sitting) = desk.sitting_mut() else { return };
        if sitting.choices().is_empty() {
            self.view.board_scroll = match way {
                Way::Up => self.view.board_scroll.saturating_sub(1),
                Way::Down => self.view.board_scroll.saturating_add(1),
                Way::Left | Way::Right => self.view.board_scroll,
            };
        } else {
            let mut pointer = std::mem::take(&mut sitting.pointer);
            pointer.go(way, sitting.scene(), sitting.choices());
            sitting.pointer = pointer;
        }
    }

    fn cycle(desk: &mut Desk, back: bool) {
        let Some(sitting) = desk.sitting_mut() else { return };
        let mut pointer = std::mem::take(&mut sitting.pointer);
        pointer.cycle(back, sitting.scene(), sitting.choices());
        sitting.pointer = pointer;
    }

    fn undo(&mut self, desk: &mut Desk) {
        self.view.scroll = 0;
        let Some(sitting) = desk.sitting_mut() else { return };
        if sitting.undo() {
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

    fn back(desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting_mut() else { return Go::Back };
        if sitting.pointer.back() {
            return Go::Stay;
        }
        let has_hints = std::mem::take(&mut sitting.hints) > 0;
        if desk.slow.is_some() {
            interrupt(desk);
        } else if desk.is_panel_open {
            desk.is_panel_open = false;
        } else if !has_hints {
            return Go::Back;
        }
        Go::Stay
    }

    fn switch(&mut self, action: Action, desk: &mut Desk) {
        self.view.scroll = 0;
        if action == Action::Panel {
            desk.is_panel_open = !desk.is_panel_open;
            return;
        }
        let was_open = std::mem::replace(&mut desk.is_panel_open, true);
        let panel = &mut desk.settings.panel;
        let part = match action {
            Action::Verdict => &mut panel.verdict,
            Action::Colours => &mut panel.moves,
            Action::Remoteness => &mut panel.remoteness,
            Action::Reason => &mut panel.reason,
            Action::Labels => &mut panel.values,
            _ => &mut desk.is_every_move,
        };
        // With the panel closed the key asks to see the part, whatever it was before.
        *part = !*part || !was_open;
    }

    fn fresh(is_swapped: bool, desk: &mut Desk) {
        let Some(sitting) = desk.sitting() else { return };
        let purpose = sitting.purpose;
        let is_match = sitting.is_match();
        let mut next = again(sitting, is_swapped || is_match).meant_for(purpose);
        if is_match {
            next = next.after(sitting.rounds.next());
        }
        let is_open = desk.is_panel_open && purpose == Purpose::Dispute;
        desk.seat(next);
        desk.is_panel_open = is_open;
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

impl Layer for Play {
    fn place(&self) -> Where {
        if self.is_dispute { Where::Dispute } else { Where::Play }
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Up => self.go(Way::Up, desk),
            Action::Down => self.go(Way::Down, desk),
            Action::Left => self.go(Way::Left, desk),
            Action::Right => self.go(Way::Right, desk),
            Action::Next => Self::cycle(desk, false),
            Action::Previous => Self::cycle(desk, true),
            Action::Choose => return self.choose(desk),
            Action::Back | Action::Interrupt if self.sealing.stop() => desk.notice = Some(say!("screen-interrupted")),
            Action::Back => return Self::back(desk),
            Action::Undo => self.undo(desk),
            Action::Redo => {
                if desk.sitting_mut().is_some_and(Sitting::redo) {
                    desk.keep();
                } else {
                    desk.notice = Some(say!("screen-nothing-to-redo"));
                }
            }
            Action::Line => return Go::To(Door::Line(None)),
            Action::Hint => {
                if let Some(sitting) = desk.sitting_mut().filter(|sitting| !sitting.is_over()) {
                    sitting.hints = (sitting.hints + 1).min(hints::MOST);
                    desk.is_panel_open = false;
                    // The newest hint is the last one: scroll to it.
                    self.view.scroll = u16::MAX;
                }
            }
            Action::Panel
            | Action::Verdict
            | Action::Colours
            | Action::Remoteness
            | Action::Reason
            | Action::Labels
            | Action::EveryMove => {
                self.switch(action, desk);
            }
            Action::PageDown => self.view.scroll = self.view.scroll.saturating_add(5),
            Action::PageUp => self.view.scroll = self.view.scroll.saturating_sub(5),
            Action::History => return Go::To(Door::History),
            Action::Habits => {
                if desk.sitting().is_some_and(Sitting::is_match) {
                    return Go::To(Door::Habits);
                }
                desk.notice = Some(say!("screen-no-habits"));
            }
            Action::Dispute => {
                self.is_disputing = true;
                return self.answered(desk);
            }
            Action::Interrupt => interrupt(desk),
            Action::Certify => self.sealing.ask(desk),
            Action::NewGame => Self::fresh(false, desk),
            Action::Swap => Self::fresh(true, desk),
            Action::SetUp => {
                if let Some(sitting) = desk.sitting() {
                    return Go::To(Door::SetUp(Box::new(sitting.duel.entry().clone()), Some(sitting.place().clone())));
                }
            }
            Action::Position => desk.notice = desk.sitting().map(|sitting| Say::verbatim(sitting.place().text())),
            Action::Larger => desk.scale = (desk.scale + 1).min(paint::LARGEST),
            Action::Smaller => desk.scale = (desk.scale - 1).max(1),
            // A round with hidden hands is shown from its beginning, with other lots: nobody looks into this one.
            Action::Demo if desk.sitting().is_some_and(|sitting| sitting.place().is_repeated()) => {
                return demo::usual(desk).map_or(Go::Stay, Go::To);
            }
            Action::Chart | Action::Theatre | Action::Demo => {
                if let Some((entry, place)) =
                    desk.sitting().map(|sitting| (sitting.duel.entry().clone(), sitting.place().clone()))
                {
                    return look(action, entry, place, true, desk);
                }
            }
            Action::Settings => return Go::To(Door::Settings),
            Action::Glossary => return Go::To(Door::Glossary),
            _ => {}
        }
        Go::Stay
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        match (action, desk.sitting()) {
            (Action::Chart, sitting) => sitting.is_some_and(|sitting| is_tabled(&**sitting.place())),
            // The panel tells what a certificate proves.
            (Action::Certify, _) => desk.is_panel_open,
            (Action::Habits, sitting) => sitting.is_some_and(Sitting::is_match),
            (Action::Hint | Action::Line, Some(sitting)) if sitting.is_match() => !sitting.is_over(),
            // Nobody has a round of mixed moves won before it is over.
            (Action::Dispute, sitting) => sitting.is_none_or(|sitting| !sitting.place().is_repeated()),
            _ => true,
        }
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        let letter = key.narrow().writes().filter(char::is_ascii_digit)?;
        let sitting = desk.sitting_mut()?;
        let mut pointer = std::mem::take(&mut sitting.pointer);
        let is_found = pointer.jump(&letter.to_string(), sitting.scene(), sitting.choices());
        sitting.pointer = pointer;
        // Where nothing bears the digit it begins a typed move.
        Some(if is_found { Go::Stay } else { Go::To(Door::Line(Some(letter))) })
    }

    fn paste(&mut self, text: &str, desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting() else { return Go::Stay };
        match from_text(sitting, text.trim()) {
            Ok(next) if next.place().text() == sitting.place().text() => {}
            Ok(next) => {
                let purpose = sitting.purpose;
                desk.seat(next.meant_for(purpose));
                desk.notice = Some(say!("screen-pasted"));
            }
            Err(fault) => desk.complain(&fault),
        }
        Go::Stay
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        let is_on_board = self.view.board.contains(Position { x: mouse.x, y: mouse.y });
        match mouse.act {
            MouseAct::WheelUp if is_on_board => self.view.board_scroll = self.view.board_scroll.saturating_sub(1),
            MouseAct::WheelDown if is_on_board => self.view.board_scroll = self.view.board_scroll.saturating_add(1),
            MouseAct::WheelUp => self.view.scroll = self.view.scroll.saturating_sub(2),
            MouseAct::WheelDown => self.view.scroll = self.view.scroll.saturating_add(2),
            MouseAct::Press if is_on_board => {
                let Some(sitting) = desk.sitting() else { return Go::Stay };
                let labels = labels(sitting, desk);
                let look = paint::Look {
                    cursor: sitting.pointer.at,
                    labels: &labels,
                    scale: desk.scale,
                    scroll: self.view.board_scroll,
                    ..paint::Look::plain(&desk.theme, desk.tongue, desk.is_ascii())
                };
                let hit = paint::hit(self.view.board, sitting.scene(), &look, mouse.x, mouse.y);
                let open = sitting.pointer.open(sitting.scene(), sitting.choices());
                let Some(spot) = hit.filter(|spot| open.contains(spot)) else { return Go::Stay };
                if sitting.pointer.at == Some(spot) {
                    return self.choose(desk);
                }
                if let Some(sitting) = desk.sitting_mut() {
                    sitting.pointer.at = Some(spot);
                }
            }
            MouseAct::Press => {}
        }
        Go::Stay
    }

    fn needs(&self, desk: &Desk) -> Vec<(Topic, usize)> {
        let Some(sitting) = desk.sitting() else { return Vec::new() };
        let here = sitting.duel.cursor();
        let mut needs = Vec::new();
        needs.extend(sitting.awaits_reply().then_some((Topic::Reply, here)));
        let confesses = sitting.is_over() && sitting.you.is_some() && matches!(sitting.level, Level::Flawed(_));
        needs.extend(confesses.then_some((Topic::Confession, here)));
        let is_dispute = sitting.purpose == Purpose::Dispute;
        needs.extend(self.is_disputing.then_some((Topic::Value, here)));
        if is_dispute {
            needs.extend(sitting.duel.trail().into_iter().map(|node| (Topic::Value, node)));
        }
        needs.extend((desk.is_panel_open || sitting.hints > 0 || is_dispute).then_some((Topic::Answer, here)));
        if desk.is_panel_open && !sitting.is_over() {
            needs.extend(desk.settings.panel.remoteness.then_some((Topic::Walk, here)));
            needs.extend(desk.is_every_move.then_some((Topic::Study, here)));
        }
        needs.extend((desk.is_panel_open && desk.settings.panel.values).then_some((Topic::Labels, here)));
        needs
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.sealing.errand()
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        self.sealing.found(found);
    }

    fn answered(&mut self, desk: &mut Desk) -> Go {
        self.sealing.deliver(desk);
        let is_known = desk.sitting().is_some_and(|sitting| !sitting.wants(Topic::Value, sitting.duel.cursor()));
        if !(self.is_disputing && is_known) {
            return Go::Stay;
        }
        self.is_disputing = false;
        if dispute::open(desk) { Go::To(Door::Dispute) } else { Go::Stay }
    }

    fn leave(&mut self, desk: &mut Desk) {
        if self.is_dispute {
            desk.sittings.pop();
            desk.is_panel_open = true;
        } else if let Some(was_open) = self.was_panel_open {
            desk.sittings.pop();
            desk.is_panel_open = was_open;
        } else {
            desk.keep();
        }
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        self.view.draw(buffer, area, desk.sitting()?, desk);
        None
    }
}

/// Stops the thinking: the opponent's move waits, or the panel closes.
fn interrupt(desk: &mut Desk) {
    if desk.slow.is_none() {
        return;
    }
    desk.notice = Some(say!("screen-interrupted"));
    // Finished games are looked at when nothing else is thought about: then it is that which is stopped.
    if !desk.is_panel_open && desk.sitting().is_some_and(Sitting::is_over) {
        desk.backlog = Backlog::default();
    }
    match desk.sitting_mut() {
        Some(sitting) if sitting.awaits_reply() => sitting.is_held = true,
        _ => desk.is_panel_open = false,
    }
}
