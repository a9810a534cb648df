//! What the first screen offers to choose.

use crate::tui::desk::Desk;
use ground::say;
use ground::say::Say;

/// One thing to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// The game kept on disk.
    Resume,
    /// The guided game.
    Guided,
    /// The puzzle of the day.
    Daily,
    /// A lesson, by its place on the path.
    Lesson(usize),
    /// A game of the house.
    Game(usize),
    /// All games, family by family.
    All,
    /// Puzzles without end.
    Puzzles,
    /// P or N against the clock.
    Sprint,
    /// One's own mistakes.
    Mistakes,
    /// The lessons, for whoever teaches.
    Slides,
    /// The oracle plays itself.
    Demo,
    /// The words of the theory.
    Glossary,
    /// What was done so far.
    Stats,
    /// The other language.
    Language,
}

/// What a thing is called that is no game, and what it holds.
pub(super) fn about(item: Item, desk: &Desk) -> (Say, Say) {
    match item {
        Item::Daily => (say!("daily-name"), say!("daily-promise")),
        Item::All => (say!("home-all"), say!("home-all-promise", games = desk.house.entries().len())),
        Item::Puzzles => (say!("puzzle-name"), say!("puzzle-promise")),
        Item::Sprint => (say!("sprint-name"), say!("sprint-promise")),
        Item::Mistakes => {
            let (due, open) = (desk.ledger.due(desk.today).len(), desk.ledger.open().len());
            (say!("mistakes-name"), say!("mistakes-promise", due = due, open = open))
        }
        Item::Slides => (say!("home-slides"), say!("home-slides-promise")),
        Item::Demo => (say!("demo-name"), say!("demo-promise")),
        Item::Glossary => (say!("glossary"), say!("glossary-promise")),
        Item::Stats => (say!("stats-name"), say!("stats-promise")),
        _ => (Say::verbatim(desk.tongue.language.next().own_name()), say!("screen-language-promise")),
    }
}
