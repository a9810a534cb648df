//! What keys are good for, as help tells it: in groups, and each as something a person does.

use crate::tui::key::Key;
use crate::tui::keys::action::Action;
use ground::say;
use ground::say::Say;

/// What a key of a screen does there now.
#[derive(Clone, Debug, PartialEq)]
pub struct Deed {
    /// What is asked for.
    pub action: Action,
    /// The keys that ask for it.
    pub keys: Vec<Key>,
    /// What it does, in words.
    pub says: Say,
}

/// What an action is good for: help is ordered by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Going on with what is on the screen.
    Now,
    /// Asking the oracle.
    Ask,
    /// Looking back.
    Review,
    /// Lessons, exercises, words.
    Learn,
    /// How things look.
    Look,
    /// What is the same on every screen.
    Everywhere,
}

impl Group {
    /// Every group, in the order of help.
    pub const ALL: [Group; 6] = [Group::Now, Group::Ask, Group::Review, Group::Learn, Group::Look, Group::Everywhere];

    /// The line above its rows.
    pub fn heading(self) -> Say {
        match self {
            Group::Now => say!("help-now"),
            Group::Ask => say!("help-ask"),
            Group::Review => say!("help-review"),
            Group::Learn => say!("help-learn"),
            Group::Look => say!("help-look"),
            Group::Everywhere => say!("help-everywhere"),
        }
    }
}

impl Action {
    /// Where help puts it.
    pub fn group(self) -> Group {
        match self {
            Action::Hint
            | Action::Panel
            | Action::Reason
            | Action::EveryMove
            | Action::Certify
            | Action::Dispute
            | Action::Labels
            | Action::Chart
            | Action::Machine
            | Action::Theatre
            | Action::Demo => Group::Ask,
            Action::History | Action::Habits | Action::Practise | Action::Write | Action::Format | Action::Position => {
                Group::Review
            }
            Action::Study | Action::Glossary | Action::Slides => Group::Learn,
            Action::Larger
            | Action::Smaller
            | Action::Colours
            | Action::Letters
            | Action::PageUp
            | Action::PageDown => Group::Look,
            Action::Settings
            | Action::Language
            | Action::Mouse
            | Action::Help
            | Action::Back
            | Action::Quit
            | Action::Abort
            | Action::Suspend => Group::Everywhere,
            _ => Group::Now,
        }
    }

    /// What a person does with it, verb first, where the word of the footer is too short for help.
    pub fn deed(self) -> Say {
        match self {
            Action::Up => say!("deed-walk"),
            Action::Next => say!("deed-next"),
            Action::PageDown => say!("deed-scroll"),
            Action::Undo => say!("deed-undo"),
            Action::Redo => say!("deed-redo"),
            Action::Hint => say!("deed-hint"),
            Action::Panel => say!("deed-why"),
            Action::Reason => say!("deed-proof"),
            Action::EveryMove => say!("deed-moves"),
            Action::Certify => say!("deed-law"),
            Action::Dispute => say!("deed-dispute"),
            Action::Labels => say!("deed-labels"),
            Action::Chart => say!("deed-chart"),
            Action::Machine => say!("deed-machine"),
            Action::Theatre => say!("deed-theatre"),
            Action::Demo => say!("deed-demo"),
            Action::History => say!("deed-history"),
            Action::Habits => say!("deed-habits"),
            Action::Practise => say!("deed-practise"),
            Action::Write => say!("deed-write"),
            Action::Format => say!("deed-format"),
            Action::Study => say!("deed-study"),
            Action::Glossary => say!("deed-glossary"),
            Action::Slides => say!("deed-slides"),
            Action::Larger => say!("deed-larger"),
            Action::Smaller => say!("deed-smaller"),
            Action::Colours => say!("deed-signs"),
            Action::Letters => say!("deed-letters"),
            Action::NextMark => say!("deed-next-mark"),
            Action::PreviousMark => say!("deed-mark-before"),
            Action::First => say!("deed-first"),
            Action::Last => say!("deed-last"),
            Action::Method => say!("deed-method"),
            Action::Program => say!("deed-program"),
            Action::Predict => say!("deed-predict"),
            Action::Deeper => say!("deed-deeper"),
            Action::Shallower => say!("deed-shallower"),
            Action::Faster => say!("deed-faster"),
            Action::Slower => say!("deed-slower"),
            Action::Forth => say!("deed-forth"),
            Action::Former => say!("deed-former"),
            Action::Rival => say!("deed-rival"),
            Action::OtherGame => say!("deed-other-game"),
            Action::Fair => say!("deed-fair"),
            Action::Reveal => say!("deed-reveal"),
            Action::Skip => say!("deed-skip"),
            Action::NewGame => say!("deed-new-game"),
            Action::Settings => say!("deed-settings"),
            Action::Language => say!("deed-language"),
            Action::Mouse => say!("deed-mouse"),
            Action::Help => say!("deed-help"),
            Action::Back => say!("deed-back"),
            Action::Quit => say!("deed-quit"),
            Action::Interrupt => say!("deed-interrupt"),
            Action::SetUp => say!("deed-set-up"),
            Action::Filter => say!("deed-filter"),
            _ => self.label(),
        }
    }
}
