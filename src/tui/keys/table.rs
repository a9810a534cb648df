//! The rows of the key table: each key, what it asks for, and on which screens.

use crate::tui::keys::action::{Action, Where};

/// One line of the table.
pub(super) struct Row {
    pub(super) action: Action,
    /// The name in settings.
    pub(super) name: &'static str,
    /// The keys, by their names.
    pub(super) keys: &'static [&'static str],
    /// Where they act.
    pub(super) on: &'static [Where],
    /// How much the footer wants it: 1 most, 0 never.
    pub(super) rank: u8,
}

const ANY: &[Where] = &Where::ALL;
const BOARD: &[Where] = &[Where::Play, Where::Dispute, Where::Guided, Where::Mistakes];
const GAME: &[Where] = &[Where::Play, Where::Dispute];
const CALM: &[Where] = &[
    Where::Gallery,
    Where::SetUp,
    Where::Play,
    Where::Dispute,
    Where::Guided,
    Where::History,
    Where::Habits,
    Where::Settings,
    Where::Help,
    Where::Chart,
    Where::Theatre,
    Where::Regret,
    Where::Study,
    Where::Mistakes,
    Where::Stats,
    Where::Puzzle,
    Where::Fair,
    Where::Glossary,
];
const CHOOSE: &[Where] = &[
    Where::Gallery,
    Where::SetUp,
    Where::Play,
    Where::Dispute,
    Where::Guided,
    Where::History,
    Where::Settings,
    Where::Line,
    Where::Inquiry,
    Where::Study,
    Where::Mistakes,
    Where::Puzzle,
    Where::Fair,
    Where::Glossary,
];

const fn row(action: Action, name: &'static str, keys: &'static [&'static str], on: &'static [Where], rank: u8) -> Row {
    Row { action, name, keys, on, rank }
}

pub(super) const TABLE: &[Row] = &[
    row(Action::Choose, "choose", &["enter", "space"], CHOOSE, 1),
    row(Action::Up, "up", &["up", "k"], ANY, 0),
    row(Action::Down, "down", &["down", "j"], ANY, 0),
    row(Action::Left, "left", &["left", "h"], ANY, 0),
    row(Action::Right, "right", &["right", "l"], ANY, 0),
    row(Action::Next, "next", &["tab"], ANY, 0),
    row(Action::Previous, "previous", &["backtab"], ANY, 0),
    row(Action::SetUp, "set-up", &["s"], &[Where::Gallery], 3),
    row(Action::SetUp, "set-up", &["s"], &[Where::Play], 6),
    row(Action::PlayHere, "play-here", &["enter", "space"], &[Where::Chart], 1),
    row(Action::Letters, "letters", &["v"], &[Where::Chart], 4),
    row(Action::Guess, "guess", &["g"], &[Where::Chart], 2),
    row(Action::Compare, "compare", &["d"], &[Where::Chart], 2),
    row(Action::NextMark, "next-mark", &["n"], &[Where::Chart], 3),
    row(Action::PreviousMark, "previous-mark", &["N", "p"], &[Where::Chart], 0),
    row(Action::Write, "write", &["w"], &[Where::Chart, Where::History], 5),
    row(Action::Format, "format", &["f"], &[Where::Chart], 6),
    row(Action::First, "first", &["home", "<"], &[Where::Chart, Where::Theatre, Where::Regret], 0),
    row(Action::Last, "last", &["end", ">"], &[Where::Chart, Where::Theatre, Where::Regret], 0),
    row(Action::Step, "step", &["space", "enter"], &[Where::Theatre], 1),
    row(Action::Step, "step", &["space"], &[Where::Regret], 1),
    row(Action::Run, "run", &["p"], &[Where::Theatre, Where::Regret], 1),
    row(Action::Method, "method", &["r"], &[Where::Regret], 2),
    row(Action::PlayHere, "play-here", &["enter"], &[Where::Regret], 2),
    row(Action::Faster, "faster", &["+", "="], &[Where::Regret], 4),
    row(Action::Slower, "slower", &["-"], &[Where::Regret], 4),
    row(Action::Study, "study", &["P"], &[Where::Gallery], 5),
    row(Action::Practise, "practise", &["f"], &[Where::History], 2),
    row(Action::Reveal, "reveal", &["v"], &[Where::Mistakes], 2),
    row(Action::Skip, "skip", &["n"], &[Where::Mistakes], 2),
    row(Action::GiveUp, "give-up", &["s", "ctrl-s"], &[Where::Puzzle], 2),
    row(Action::View, "view", &["v"], &[Where::Puzzle], 3),
    row(Action::NewGame, "new-game", &["N"], &[Where::Fair], 2),
    row(Action::Fair, "fair", &["F", "ctrl-f"], &[Where::SetUp], 5),
    row(Action::Line, "line", &[":"], &[Where::Puzzle], 4),
    row(Action::Filter, "filter", &["/"], &[Where::Gallery], 4),
    row(Action::Line, "line", &[":"], BOARD, 4),
    row(Action::Panel, "panel", &["o"], GAME, 3),
    row(Action::Chart, "chart", &["T", "ctrl-t"], &[Where::Gallery, Where::SetUp, Where::Play], 4),
    row(Action::Theatre, "search", &["S", "ctrl-s"], &[Where::Gallery, Where::SetUp, Where::Play], 10),
    row(Action::Hint, "hint", &["t", "H"], BOARD, 5),
    row(Action::Undo, "undo", &["u"], BOARD, 4),
    row(Action::Redo, "redo", &["r", "ctrl-r"], BOARD, 0),
    row(Action::Verdict, "verdict", &["v"], GAME, 0),
    row(Action::Reason, "reason", &["w"], GAME, 0),
    row(Action::Colours, "colours", &["c"], GAME, 0),
    row(Action::Remoteness, "remoteness", &["n"], GAME, 0),
    row(Action::EveryMove, "every-move", &["e"], GAME, 0),
    row(Action::Labels, "labels", &["b"], GAME, 0),
    row(Action::Glossary, "glossary", &["G"], GAME, 8),
    row(Action::PageDown, "page-down", &["pagedown", "J"], CALM, 0),
    row(Action::PageUp, "page-up", &["pageup", "K"], CALM, 0),
    row(Action::History, "history", &["g"], GAME, 6),
    row(Action::Habits, "habits", &["E"], &[Where::Play], 5),
    row(Action::Dispute, "dispute", &["d"], &[Where::Play], 7),
    row(Action::NewGame, "new-game", &["N"], GAME, 8),
    row(Action::Swap, "swap", &["X"], &[Where::Play], 0),
    row(
        Action::Interrupt,
        "interrupt",
        &["x"],
        &[Where::Play, Where::Dispute, Where::Chart, Where::Theatre, Where::Regret],
        0,
    ),
    row(Action::Position, "position", &["y"], BOARD, 0),
    row(Action::Larger, "larger", &["+", "="], BOARD, 0),
    row(Action::Smaller, "smaller", &["-"], BOARD, 0),
    row(Action::Settings, "settings", &[","], &[Where::Gallery, Where::Play, Where::Dispute], 7),
    row(Action::Language, "language", &["L"], CALM, 6),
    row(Action::Mouse, "mouse", &["m"], CALM, 0),
    row(Action::Help, "help", &["?", "f1"], ANY, 2),
    row(Action::Back, "back", &["esc"], ANY, 3),
    row(Action::Quit, "quit", &["q"], CALM, 9),
    row(Action::Abort, "abort", &["ctrl-c"], ANY, 0),
    row(Action::Suspend, "suspend", &["ctrl-z"], ANY, 0),
];
