//! How a scene is looked at: colours, language, cursor, and what is marked on it.

use crate::oracle::value::Outcome;
use crate::say::{Say, Tongue};
use crate::scene::Spot;
use crate::tui::text;
use crate::tui::theme::Theme;

/// How a scene is looked at.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The colours.
    pub theme: &'a Theme,
    /// The language of the words.
    pub tongue: &'a Tongue,
    /// Only ASCII on the board.
    pub ascii: bool,
    /// Where the cursor is.
    pub cursor: Option<Spot>,
    /// What was chosen on the way to a move.
    pub chosen: &'a [Spot],
    /// What the last move touched.
    pub last: &'a [Spot],
    /// What the reason speaks of.
    pub focus: &'a [Spot],
    /// What it brings the mover to choose a spot: N keeps the win, D a draw, P loses.
    pub verdicts: &'a [(Spot, Outcome)],
    /// What is written beside a spot: what it is worth by itself.
    pub labels: &'a [(Spot, String)],
    /// From 1 to 3: larger boards for a class, where there is room.
    pub scale: u16,
    /// Lines of a long board that are scrolled away; the cursor is kept visible whatever this says.
    pub scroll: u16,
}

impl<'a> Look<'a> {
    /// A plain look: no cursor, nothing marked.
    pub fn plain(theme: &'a Theme, tongue: &'a Tongue, ascii: bool) -> Self {
        let (chosen, last, focus, verdicts, labels) = (&[], &[], &[], &[], &[]);
        Look { theme, tongue, ascii, cursor: None, chosen, last, focus, verdicts, labels, scale: 1, scroll: 0 }
    }

    /// A sentence in the language of the look, its signs in ASCII if nothing else is wanted.
    pub fn words(&self, say: &Say) -> String {
        let told = self.tongue.speak(say);
        if self.ascii { text::plain(&told) } else { told }
    }
}

/// The sign that goes with the colour of an outcome, seen by who makes the move: one column.
pub fn sign(outcome: Outcome, ascii: bool) -> &'static str {
    match (outcome, ascii) {
        (Outcome::N, false) => "✓",
        (Outcome::P, false) => "✗",
        (Outcome::N, true) => "+",
        (Outcome::P, true) => "-",
        (Outcome::D, _) => "=",
    }
}
