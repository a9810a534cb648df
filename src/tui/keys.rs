//! The one key table: what each key does on each screen. Dispatch, footer and help all come from it.

use rustc_hash::FxHashMap;

use crate::fault::{Fault, Kind};
use crate::params::nearest;
use crate::say;
use crate::say::Say;
use crate::tui::key::Key;

/// What a key may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// The next thing in reading order.
    Next,
    /// The thing before in reading order.
    Previous,
    /// Confirm what is pointed at.
    Choose,
    /// Go back one level.
    Back,
    /// Scroll what is read one page back.
    PageUp,
    /// Scroll what is read one page on.
    PageDown,
    /// Open the set-up form.
    SetUp,
    /// Filter a list.
    Filter,
    /// Type a move.
    Line,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// One more hint.
    Hint,
    /// The oracle panel.
    Panel,
    /// The verdict in the panel.
    Verdict,
    /// The reason in the panel.
    Reason,
    /// The colours of moves on the board.
    Colours,
    /// The remoteness in the panel.
    Remoteness,
    /// Every move in the panel.
    EveryMove,
    /// The value history.
    History,
    /// Dispute the verdict.
    Dispute,
    /// Stop the thinking.
    Interrupt,
    /// A new game from the same start.
    NewGame,
    /// A new game with sides swapped.
    Swap,
    /// The position as text.
    Position,
    /// A larger board.
    Larger,
    /// A smaller board.
    Smaller,
    /// The values of the game as a line or a map.
    Chart,
    /// Play from what is pointed at.
    PlayHere,
    /// The first of many.
    First,
    /// The last of them.
    Last,
    /// Letters or numbers.
    Letters,
    /// Write a file.
    Write,
    /// What the file is written as.
    Format,
    /// Guess the law of the values.
    Guess,
    /// Hold the rules against others.
    Compare,
    /// The next marked cell.
    NextMark,
    /// The marked cell before.
    PreviousMark,
    /// Values of places on the board.
    Labels,
    /// The settings.
    Settings,
    /// The other language.
    Language,
    /// Mouse on or off.
    Mouse,
    /// The search of the game, step by step.
    Theatre,
    /// One step on.
    Step,
    /// On by itself, or hold.
    Run,
    /// Another way to learn.
    Method,
    /// Play by itself faster.
    Faster,
    /// Play by itself slower.
    Slower,
    /// Help for this screen.
    Help,
    /// Leave the program.
    Quit,
    /// Leave the program at once.
    Abort,
    /// Suspend the program.
    Suspend,
}

/// The screens, as far as keys differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Where {
    /// The gallery.
    Gallery,
    /// The set-up form.
    SetUp,
    /// A game.
    Play,
    /// A dispute.
    Dispute,
    /// The guided game.
    Guided,
    /// The value history.
    History,
    /// The settings.
    Settings,
    /// Help.
    Help,
    /// A line being typed.
    Line,
    /// The values of a game.
    Chart,
    /// A law or another variant being typed there.
    Inquiry,
    /// The search of a game.
    Theatre,
    /// The learning of a game.
    Regret,
}

impl Where {
    /// Every screen.
    pub const ALL: [Where; 13] = [
        Where::Gallery,
        Where::SetUp,
        Where::Play,
        Where::Dispute,
        Where::Guided,
        Where::History,
        Where::Settings,
        Where::Help,
        Where::Line,
        Where::Chart,
        Where::Inquiry,
        Where::Theatre,
        Where::Regret,
    ];
}

/// One line of the table.
struct Row {
    action: Action,
    /// The name in settings.
    name: &'static str,
    /// The keys, by their names.
    keys: &'static [&'static str],
    /// Where they act.
    on: &'static [Where],
    /// How much the footer wants it: 1 most, 0 never.
    rank: u8,
}

const ANY: &[Where] = &Where::ALL;
const BOARD: &[Where] = &[Where::Play, Where::Dispute, Where::Guided];
const GAME: &[Where] = &[Where::Play, Where::Dispute];
const CALM: &[Where] = &[
    Where::Gallery,
    Where::SetUp,
    Where::Play,
    Where::Dispute,
    Where::Guided,
    Where::History,
    Where::Settings,
    Where::Help,
    Where::Chart,
    Where::Theatre,
    Where::Regret,
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
];

const fn row(action: Action, name: &'static str, keys: &'static [&'static str], on: &'static [Where], rank: u8) -> Row {
    Row { action, name, keys, on, rank }
}

const TABLE: &[Row] = &[
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
    row(Action::Write, "write", &["w"], &[Where::Chart], 5),
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
    row(Action::PageDown, "page-down", &["pagedown", "J"], CALM, 0),
    row(Action::PageUp, "page-up", &["pageup", "K"], CALM, 0),
    row(Action::History, "history", &["g"], GAME, 6),
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

impl Action {
    /// What it does, in a word or two: the footer and help print it.
    pub fn label(self) -> Say {
        match self {
            Action::Up => say!("key-up"),
            Action::Down => say!("key-down"),
            Action::Left => say!("key-left"),
            Action::Right => say!("key-right"),
            Action::Next => say!("key-next"),
            Action::Previous => say!("key-previous"),
            Action::Choose => say!("key-choose"),
            Action::Back => say!("key-back"),
            Action::PageUp => say!("key-page-up"),
            Action::PageDown => say!("key-page-down"),
            Action::SetUp => say!("key-set-up"),
            Action::Filter => say!("key-filter"),
            Action::Line => say!("key-line"),
            Action::Undo => say!("key-undo"),
            Action::Redo => say!("key-redo"),
            Action::Hint => say!("key-hint"),
            Action::Panel => say!("key-panel"),
            Action::Verdict => say!("key-verdict"),
            Action::Reason => say!("key-reason"),
            Action::Colours => say!("key-colours"),
            Action::Remoteness => say!("key-remoteness"),
            Action::EveryMove => say!("key-every-move"),
            Action::History => say!("key-history"),
            Action::Dispute => say!("key-dispute"),
            Action::Interrupt => say!("key-interrupt"),
            Action::NewGame => say!("key-new-game"),
            Action::Swap => say!("key-swap"),
            Action::Position => say!("key-position"),
            Action::Larger => say!("key-larger"),
            Action::Smaller => say!("key-smaller"),
            Action::Chart => say!("key-chart"),
            Action::PlayHere => say!("key-play-here"),
            Action::First => say!("key-first"),
            Action::Last => say!("key-last"),
            Action::Letters => say!("key-letters"),
            Action::Write => say!("key-write"),
            Action::Format => say!("key-format"),
            Action::Guess => say!("key-guess"),
            Action::Compare => say!("key-compare"),
            Action::NextMark => say!("key-next-mark"),
            Action::PreviousMark => say!("key-previous-mark"),
            Action::Labels => say!("key-labels"),
            Action::Theatre => say!("key-theatre"),
            Action::Step => say!("key-step"),
            Action::Run => say!("key-run"),
            Action::Method => say!("key-method"),
            Action::Faster => say!("key-faster"),
            Action::Slower => say!("key-slower"),
            Action::Settings => say!("key-settings"),
            Action::Language => say!("key-language"),
            Action::Mouse => say!("key-mouse"),
            Action::Help => say!("key-help"),
            Action::Quit => say!("key-quit"),
            Action::Abort => say!("key-abort"),
            Action::Suspend => say!("key-suspend"),
        }
    }
}

/// The table with the keys a person chose.
pub struct Keys {
    bound: Vec<(&'static Row, Vec<Key>)>,
    found: FxHashMap<(Where, Key), Action>,
}

impl Keys {
    /// The table with remapped keys, given as action name and names of keys; and what is wrong with them:
    /// unknown names and keys, and clashes, where the first of the table keeps the key.
    pub fn of<'a>(remaps: impl IntoIterator<Item = (&'a str, &'a [String])>) -> (Self, Vec<Fault>) {
        let mut faults = Vec::new();
        let mut chosen: FxHashMap<&str, Vec<Key>> = FxHashMap::default();
        for (name, words) in remaps {
            match read(name, words) {
                Ok(keys) => _ = chosen.insert(name, keys),
                Err(fault) => faults.push(fault),
            }
        }
        let standard = |row: &Row| row.keys.iter().map(|key| key.parse().expect("the keys of the table have names"));
        let keys_of = |row| chosen.get(row_name(row)).cloned().unwrap_or_else(|| standard(row).collect());
        let mut keys =
            Keys { bound: TABLE.iter().map(|row| (row, keys_of(row))).collect(), found: FxHashMap::default() };
        keys.find_clashes(&mut faults);
        (keys, faults)
    }

    fn find_clashes(&mut self, faults: &mut Vec<Fault>) {
        for (row, keys) in &self.bound {
            for (&key, &on) in keys.iter().flat_map(|key| row.on.iter().map(move |on| (key, on))) {
                match self.found.get(&(on, key)) {
                    Some(&other) if other != row.action => {
                        let other = TABLE.iter().find(|row| row.action == other).map_or("", row_name);
                        let says = say!("key-clash", key = key.to_string(), first = other, second = row.name);
                        let fault = Fault::new(Kind::BadParameter, says);
                        if !faults.contains(&fault) {
                            faults.push(fault);
                        }
                    }
                    _ => _ = self.found.insert((on, key), row.action),
                }
            }
        }
    }

    /// What a key asks for on a screen; full-width forms act as ASCII.
    pub fn action(&self, on: Where, key: Key) -> Option<Action> {
        self.found.get(&(on, key.narrow())).copied()
    }

    /// The actions of a screen with their keys, in the order of the table.
    pub fn listed(&self, on: Where) -> Vec<(Action, &[Key])> {
        self.bound
            .iter()
            .filter(|(row, _)| row.on.contains(&on))
            .map(|(row, keys)| (row.action, keys.as_slice()))
            .collect()
    }

    /// The actions the footer of a screen wants to show with their first key, the most wanted first. While a text is being
    /// typed keys that write do nothing else, so others are shown, or none.
    pub fn footer(&self, on: Where, is_typing: bool) -> Vec<(Action, Key)> {
        let mut rows: Vec<_> = self.bound.iter().filter(|(row, _)| row.rank > 0 && row.on.contains(&on)).collect();
        rows.sort_by_key(|(row, _)| row.rank);
        let key = |keys: &[Key]| keys.iter().copied().find(|key| !(is_typing && key.writes().is_some()));
        rows.into_iter().filter_map(|(row, keys)| Some((row.action, key(keys)?))).collect()
    }
}

fn row_name(row: &Row) -> &'static str {
    row.name
}

fn read(name: &str, words: &[String]) -> Result<Vec<Key>, Fault> {
    if !TABLE.iter().any(|row| row.name == name) {
        let fault = Fault::new(Kind::BadParameter, say!("key-unknown-action", name = name));
        return Err(match nearest(name, TABLE.iter().map(row_name)) {
            Some(near) => fault.expecting(say!("did-you-mean", name = near)),
            None => fault,
        });
    }
    let read_one = |word: &String| {
        word.parse().map_err(|()| Fault::new(Kind::BadParameter, say!("key-unknown-key", name = name, key = word)))
    };
    words.iter().map(read_one).collect()
}

#[cfg(test)]
mod tests;
