//! How a scene is looked at: colours, language, cursor, and what is marked on it.

use crate::tui::text;
use crate::tui::theme::Theme;
use ground::rules::Side;
use ground::say::{Say, Tongue};
use ground::scene::piece::Owner;
use ground::scene::{Scene, Spot};
use solve::judge::value::Outcome;

/// What boards are drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signs {
    /// The printable signs of ASCII.
    Ascii,
    /// Blocks, lines and circles.
    Unicode,
    /// Braille patterns and other signs that take one column everywhere, for terminals where circles and lines take two.
    Braille,
}

impl From<bool> for Signs {
    fn from(is_ascii: bool) -> Self {
        if is_ascii { Signs::Ascii } else { Signs::Unicode }
    }
}

/// The largest scale of boards.
pub const LARGEST: u16 = 5;

/// How a scene is looked at.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// The colours.
    pub theme: &'a Theme,
    /// The language of the words.
    pub tongue: &'a Tongue,
    /// What the board is drawn with.
    pub signs: Signs,
    /// The side that plays against the opponent; none where two people play, or nobody does.
    pub you: Option<Side>,
    /// Where the cursor is.
    pub cursor: Option<Spot>,
    /// Whose seat is before the screen; nothing where both are.
    pub seat: Option<Owner>,
    /// What was chosen on the way to a move.
    pub chosen: &'a [Spot],
    /// What the last move touched.
    pub last: &'a [Spot],
    /// The scene before the last move: what stood there and is gone is still shown as a ghost, what is new is marked.
    pub before: Option<&'a Scene>,
    /// The scene the game began with: a heap keeps the width it had there.
    pub root: Option<&'a Scene>,
    /// What the move in hand would take or turn: drawn hollow.
    pub meant: &'a [Spot],
    /// What the reason speaks of.
    pub focus: &'a [Spot],
    /// What it brings the mover to choose a spot: N keeps the win, D a draw, P loses.
    pub verdicts: &'a [(Spot, Outcome)],
    /// What is written beside a spot: what it is worth by itself.
    pub labels: &'a [(Spot, String)],
    /// The largest scale there may be, from 1 to [`LARGEST`]; the board takes the largest that fits.
    pub scale: u16,
    /// Lines of a long board that are scrolled away; the cursor is kept visible whatever this says.
    pub scroll: u16,
}

impl<'a> Look<'a> {
    /// A plain look: no cursor, nothing marked.
    pub fn plain(theme: &'a Theme, tongue: &'a Tongue, signs: impl Into<Signs>) -> Self {
        Look {
            theme,
            tongue,
            signs: signs.into(),
            you: None,
            cursor: None,
            seat: None,
            chosen: &[],
            last: &[],
            before: None,
            root: None,
            meant: &[],
            focus: &[],
            verdicts: &[],
            labels: &[],
            scale: LARGEST,
            scroll: 0,
        }
    }

    /// Whether signs whose width is left open must not be used: only ASCII is wanted, or they would be wide.
    pub fn is_plain(&self) -> bool {
        self.signs != Signs::Unicode
    }

    /// A sentence in the language of the look, its signs in ASCII if nothing else is wanted.
    pub fn words(&self, say: &Say) -> String {
        let told = self.tongue.speak(say);
        if self.is_plain() { text::plain(&told) } else { told }
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
