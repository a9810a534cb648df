//! What the keys of a game do now: which of them the footer shows, and in what words.

use crate::tui::chart::way::is_tabled;
use crate::tui::desk::Desk;
use crate::tui::ending::{had_last, is_told, lesson};
use crate::tui::hints;
use crate::tui::keys::action::Action;
use crate::tui::paint::LARGEST;
use crate::tui::play::Play;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::status;
use crate::tui::status::result;
use crate::tui::tab::Tab;
use crate::tui::theme::Ink;
use ground::say;
use ground::say::Say;

/// What the footer shows while the person is to move.
const MOVING: &[Action] = &[
    Action::Choose,
    Action::Up,
    Action::Hint,
    Action::Panel,
    Action::Undo,
    Action::Line,
    Action::Back,
    Action::History,
    Action::NewGame,
    Action::SetUp,
    Action::Dispute,
    Action::Chart,
    Action::Machine,
    Action::Theatre,
    Action::Demo,
    Action::Larger,
    Action::Smaller,
    Action::Settings,
    Action::Language,
    Action::Quit,
    Action::Help,
];

/// The same when something is taken up that must go somewhere.
const TAKEN_UP: &[Action] =
    &[Action::Choose, Action::Up, Action::Back, Action::Hint, Action::Panel, Action::Line, Action::Help];

/// The same while the opponent is to move.
const WAITING: &[Action] = &[Action::Choose, Action::Interrupt, Action::Undo, Action::Back, Action::Quit, Action::Help];

/// The same when a mistake may be taken back.
const GIVING_BACK: &[Action] = &[Action::Undo, Action::Choose, Action::Back, Action::Help];

/// The same when the game is over.
const OVER: &[Action] = &[
    Action::Choose,
    Action::NewGame,
    Action::Swap,
    Action::History,
    Action::Study,
    Action::Undo,
    Action::Back,
    Action::Habits,
    Action::Quit,
    Action::Help,
];

/// The same while the oracle's words are open.
const READING: &[Action] = &[
    Action::Choose,
    Action::Panel,
    Action::EveryMove,
    Action::Reason,
    Action::Certify,
    Action::Undo,
    Action::PageDown,
    Action::Dispute,
    Action::Glossary,
    Action::Back,
    Action::Colours,
    Action::Labels,
    Action::Chart,
    Action::Machine,
    Action::Theatre,
    Action::Quit,
    Action::Help,
];

/// The same while hints are read.
const HINTED: &[Action] = &[
    Action::Choose,
    Action::Hint,
    Action::Panel,
    Action::Up,
    Action::Undo,
    Action::Back,
    Action::PageDown,
    Action::Quit,
    Action::Help,
];

/// What the footer shows in the state the game is in, the most wanted first.
pub fn wanted(sitting: &Sitting, desk: &Desk) -> &'static [Action] {
    if sitting.offer.is_some() {
        GIVING_BACK
    } else if sitting.is_over() {
        OVER
    } else if sitting.is_opponents_turn() {
        WAITING
    } else if !sitting.pointer.chosen.is_empty() {
        TAKEN_UP
    } else if desk.tab.is_some() {
        READING
    } else if sitting.hints > 0 {
        HINTED
    } else {
        MOVING
    }
}

/// Whether the finger can go elsewhere.
fn has_ways(sitting: &Sitting) -> bool {
    sitting.shares().is_some() || has_spots(sitting)
}

/// Whether there is more than one place to point at.
fn has_spots(sitting: &Sitting) -> bool {
    sitting.pointer.open(sitting.scene(), sitting.choices()).len() > 1
}

impl Play {
    /// What a key does just now, where that can be told better than by its name.
    pub(super) fn named(&self, action: Action, desk: &Desk) -> Option<Say> {
        let sitting = desk.sitting()?;
        let is_open = |tab: Tab| desk.tab == Some(tab) && self.view.is_full();
        match action {
            Action::Choose if sitting.offer.is_some() => Some(say!("label-play-on")),
            Action::Choose if sitting.is_over() => Self::goes_on(sitting),
            Action::Choose if sitting.is_opponents_turn() => Some(say!("label-let-it-play")),
            Action::Choose => Some(status::meant(sitting)),
            Action::Back if !sitting.pointer.chosen.is_empty() => Some(say!("label-put-down")),
            Action::Study => lesson(sitting, desk).map(|(_, says)| says),
            Action::Interrupt if sitting.awaits_reply() => Some(say!("label-play-now")),
            Action::Hint if sitting.hints > 0 => Some(say!("label-next-hint")),
            Action::Panel if is_open(Tab::Card) => Some(say!("label-close")),
            Action::Panel if desk.tab.is_some() => Some(say!("label-card")),
            Action::EveryMove if is_open(Tab::Moves) => Some(say!("label-close")),
            Action::Reason if is_open(Tab::Proof) => Some(say!("label-close")),
            Action::Certify if desk.tab == Some(Tab::Law) => Some(say!("label-certify")),
            _ => None,
        }
    }

    /// Whether a key has something to act on just now.
    pub(super) fn has_use(&self, action: Action, desk: &Desk) -> bool {
        match (action, desk.sitting()) {
            (Action::Choose, Some(sitting)) if sitting.is_over() => Self::goes_on(sitting).is_some(),
            (Action::Choose, Some(sitting)) if sitting.is_opponents_turn() => sitting.is_held,
            (Action::Up | Action::Down | Action::Left | Action::Right, Some(sitting)) => {
                !sitting.is_over() && !sitting.is_opponents_turn() && has_ways(sitting)
            }
            (Action::Next | Action::Previous, Some(sitting)) => {
                !sitting.is_over() && !sitting.is_opponents_turn() && has_spots(sitting)
            }
            (Action::Undo, Some(sitting)) => sitting.can_undo() || sitting.before.is_some() && !sitting.is_shown(),
            (Action::Hint, Some(sitting)) if sitting.hints >= hints::MOST => false,
            (Action::Hint | Action::Line, Some(sitting)) => !sitting.is_over() && !sitting.is_opponents_turn(),
            (Action::PageDown, _) => self.view.has_more,
            (Action::PageUp, _) => self.view.scroll > 0,
            (Action::Larger, _) => self.view.scale == desk.scale && desk.scale < LARGEST,
            (Action::Smaller, _) => self.view.scale > 1,
            (Action::Colours, Some(sitting)) => !sitting.verdicts().is_empty(),
            (Action::Labels, Some(sitting)) => {
                let known = sitting.here().and_then(|known| known.labels.as_ref());
                known.is_none_or(|labels| !labels.is_empty())
            }
            (Action::Interrupt, _) => desk.slow.is_some(),
            (Action::History, Some(sitting)) => sitting.duel.ply() > 0,
            (Action::Machine, sitting) => sitting.is_some_and(|sitting| sitting.place().as_heaps().is_some()),
            (Action::Chart, sitting) => sitting.is_some_and(|sitting| is_tabled(&**sitting.place())),
            (Action::Panel | Action::Reason | Action::Certify | Action::EveryMove, Some(sitting)) => !sitting.is_over(),
            (Action::Study, Some(sitting)) => sitting.is_over() && is_told(sitting) && lesson(sitting, desk).is_some(),
            (Action::Habits, sitting) => sitting.is_some_and(Sitting::is_match),
            // Nobody has a round of mixed moves won before it is over.
            (Action::Dispute, sitting) => {
                sitting.is_none_or(|sitting| !sitting.is_over() && !sitting.place().is_repeated())
            }
            _ => true,
        }
    }

    /// What Enter does at the end of a game, in a word; `None` where it does nothing.
    pub(super) fn goes_on(sitting: &Sitting) -> Option<Say> {
        let ending = sitting.place().ending()?;
        let has_lost = result(sitting, &ending).1 == Ink::Lost;
        match sitting.purpose {
            Purpose::Game if has_lost && is_told(sitting) && had_last(sitting).is_some() => {
                Some(say!("label-from-there"))
            }
            Purpose::Game => Some(say!("label-again")),
            Purpose::Dispute | Purpose::Lesson | Purpose::Exercise => None,
        }
    }
}
