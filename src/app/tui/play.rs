//! A game being played: the board with the finger on it, whose turn it is, and the oracle panel when it is asked for.

mod anew;
mod footer;
mod shown;
mod touch;

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::backlog::Backlog;
use crate::tui::chart::way::look;
use crate::tui::demo;
use crate::tui::desk::{Desk, Door, Effect, Go, Layer, Mouse};
use crate::tui::dispute;
use crate::tui::ending::is_told;
use crate::tui::hints;
use crate::tui::key::Key;
use crate::tui::keys::action::{Action, Where};
use crate::tui::paint;
use crate::tui::pointer::{Pointed, Way};
use crate::tui::sealing::Sealing;
use crate::tui::shares;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::start::from_text;
use crate::tui::tab::Tab;
use crate::tui::thought::{Errand, Found, Topic};
use crate::tui::view::View;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;

/// A game being played, or a dispute.
#[derive(Default)]
#[expect(clippy::struct_excessive_bools, reason = "states of a screen that have nothing to do with each other")]
pub struct Play {
    /// Whether this is a dispute.
    is_dispute: bool,
    /// Where things were drawn, and how far they are scrolled.
    view: View,
    /// Whether a dispute waits for the verdict.
    is_disputing: bool,
    /// A certificate that was asked for.
    sealing: Sealing,
    /// For an example: what of the oracle's words was open before it was put on the table.
    was_open: Option<Tab>,
    /// Whether it is an example.
    is_example: bool,
    /// The position that was shown last, from which the next one is seen to come.
    seen: Option<(u64, usize)>,
    /// Whether the finger is to be put on the best move once that is known.
    is_shown_best: bool,
}

impl Play {
    /// A screen for a dispute.
    pub fn dispute() -> Self {
        Play { is_dispute: true, ..Play::default() }
    }

    /// A screen for an example, which leaves the table with it; the oracle's panel is open.
    pub fn example(desk: &mut Desk) -> Self {
        let was_open = desk.tab.replace(Tab::Card);
        Play { was_open, is_example: true, ..Play::default() }
    }

    /// Draws the game with these words before all others.
    pub fn draw_with(&mut self, words: &str, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        words.clone_into(&mut self.view.intro);
        self.draw(buffer, area, desk)
    }

    /// Draws the board alone.
    pub fn draw_board(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) {
        if let Some(sitting) = desk.sitting() {
            self.view.draw_board(buffer, area, sitting, desk);
        }
    }

    fn choose(&mut self, desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting_mut() else { return Go::Back };
        if let Some(pick) = sitting.offer.take() {
            let played = sitting.reply(pick);
            return self.after(played, desk);
        }
        if sitting.is_over() {
            return Self::go_on(desk);
        } else if sitting.is_opponents_turn() {
            sitting.is_held = false;
        } else if let Some(ledger) = sitting.shares() {
            let Some(text) = shares::text(ledger) else {
                sitting.give_rest();
                return Go::Stay;
            };
            let played = sitting.play(&text);
            return self.after(played, desk);
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
                self.animate(desk);
                desk.keep();
            }
            Err(fault) => desk.complain(&fault),
        }
        Go::Stay
    }

    fn go(&mut self, way: Way, desk: &mut Desk) {
        let Some(sitting) = desk.sitting_mut() else { return };
        if sitting.shares().is_some() {
            let turned = sitting.turn_share(way);
            desk.notice = shares::refused(turned);
        } else if sitting.choices().is_empty() {
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

    fn back(desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting_mut() else { return Go::Back };
        if sitting.pointer.back() {
            return Go::Stay;
        }
        let has_hints = std::mem::take(&mut sitting.hints) > 0;
        if desk.slow.is_some() {
            interrupt(desk);
        } else if desk.tab.take().is_none() && !has_hints {
            return Go::Back;
        }
        Go::Stay
    }

    /// Boards take at most this scale from now on, and that is said.
    fn bound(scale: u16, desk: &mut Desk) {
        desk.scale = scale.clamp(1, paint::LARGEST);
        desk.notice =
            Some(say!("screen-scale", scale = usize::from(desk.scale), largest = usize::from(paint::LARGEST)));
    }
}

impl Layer for Play {
    fn place(&self) -> Where {
        if self.is_dispute { Where::Dispute } else { Where::Play }
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        // Whoever presses a key has seen enough.
        self.view.frames.clear();
        self.animate(desk);
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
            // No move is left to be typed once the game is over.
            Action::Line if desk.sitting().is_none_or(Sitting::is_over) => {}
            Action::Line => return Go::To(Door::Line(None)),
            Action::Hint => {
                if let Some(sitting) = desk.sitting_mut().filter(|sitting| !sitting.is_over()) {
                    sitting.hints = (sitting.hints + 1).min(hints::MOST);
                    desk.tab = None;
                    self.view.scroll = 0;
                }
            }
            Action::Panel => self.turn_to(Tab::Card, desk),
            Action::EveryMove => self.turn_to(Tab::Moves, desk),
            Action::Reason => self.turn_to(Tab::Proof, desk),
            Action::Certify if desk.tab != Some(Tab::Law) => self.turn_to(Tab::Law, desk),
            Action::Colours | Action::Labels => Self::switch(action, desk),
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
            Action::Larger => Self::bound(desk.scale + 1, desk),
            // What is in sight becomes smaller, however large it might have been.
            Action::Smaller => Self::bound(desk.scale.min(self.view.scale).saturating_sub(1), desk),
            // A round with hidden hands is shown from its beginning, with other lots: nobody looks into this one.
            Action::Demo if desk.sitting().is_some_and(|sitting| sitting.place().is_repeated()) => {
                return demo::usual(desk).map_or(Go::Stay, Go::To);
            }
            Action::Chart | Action::Machine | Action::Theatre | Action::Demo => {
                if let Some((entry, place)) =
                    desk.sitting().map(|sitting| (sitting.duel.entry().clone(), sitting.place().clone()))
                {
                    return look(action, entry, place, true, desk);
                }
            }
            Action::Study => return Self::learn(desk),
            Action::Settings => return Go::To(Door::Settings),
            Action::Glossary => return Go::To(Door::Glossary),
            _ => {}
        }
        Go::Stay
    }

    fn wants(&self, desk: &Desk) -> Option<&'static [Action]> {
        Some(footer::wanted(desk.sitting()?, desk))
    }

    fn label(&self, action: Action, desk: &Desk) -> Option<Say> {
        self.named(action, desk)
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        self.has_use(action, desk)
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        let letter = key.narrow().writes().filter(|c| c.is_alphanumeric() || *c == '@')?;
        let sitting = desk.sitting_mut().filter(|sitting| !sitting.is_over())?;
        if !letter.is_ascii_digit() {
            return Some(Go::To(Door::Line(Some(letter))));
        }
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
        self.touched(mouse, desk)
    }

    fn needs(&self, desk: &Desk) -> Vec<(Topic, usize)> {
        let Some(sitting) = desk.sitting() else { return Vec::new() };
        let here = sitting.duel.cursor();
        let mut needs = Vec::new();
        needs.extend(sitting.awaits_reply().then_some((Topic::Reply, here)));
        let confesses = sitting.is_over() && sitting.you.is_some() && sitting.level.confession().is_some();
        needs.extend(confesses.then_some((Topic::Confession, here)));
        let is_dispute = sitting.purpose == Purpose::Dispute;
        needs.extend(self.is_disputing.then_some((Topic::Value, here)));
        if is_dispute {
            needs.extend(sitting.duel.trail().into_iter().map(|node| (Topic::Value, node)));
        }
        needs.extend((desk.tab.is_some() || sitting.hints > 0 || is_dispute).then_some((Topic::Answer, here)));
        if desk.tab.is_some() && !sitting.is_over() {
            needs.push((Topic::Walk, here));
            needs.extend((desk.tab == Some(Tab::Moves)).then_some((Topic::Study, here)));
        }
        needs.extend((desk.tab.is_some() && desk.settings.panel.values).then_some((Topic::Labels, here)));
        if sitting.is_over() && is_told(sitting) {
            // Who had the game is told at its end, the latest positions first.
            needs.extend(sitting.duel.trail().into_iter().rev().map(|node| (Topic::Value, node)));
        }
        needs
    }

    fn errand(&self) -> Option<(Errand, Arc<dyn Place>)> {
        self.sealing.errand()
    }

    fn found(&mut self, _errand: &Errand, found: Found) {
        self.sealing.found(found);
    }

    fn is_moving(&self) -> bool {
        !self.view.frames.is_empty()
    }

    fn pace(&self) -> Duration {
        self.view.frames.front().map_or(Duration::ZERO, |frame| frame.time)
    }

    fn beat(&mut self) {
        self.view.frames.pop_front();
    }

    fn answered(&mut self, desk: &mut Desk) -> Go {
        self.animate(desk);
        self.sealing.deliver(desk);
        self.show_best(desk);
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
            desk.tab = Some(Tab::Card);
        } else if self.is_example {
            desk.sittings.pop();
            desk.tab = self.was_open;
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
    if desk.sitting().is_some_and(Sitting::awaits_reply) && !desk.is_hurried {
        // What was found so far is played; pressed again the opponent waits.
        desk.is_hurried = true;
        desk.effects.push(Effect::Hurry);
        return;
    }
    desk.notice = Some(say!("screen-interrupted"));
    // Finished games are looked at when nothing else is thought about: then it is that which is stopped.
    if desk.tab.is_none() && desk.sitting().is_some_and(Sitting::is_over) {
        desk.backlog = Backlog::default();
    }
    match desk.sitting_mut() {
        Some(sitting) if sitting.awaits_reply() => sitting.is_held = true,
        _ => desk.tab = None,
    }
}
