//! What is to be seen of a spot at a glance: is the cursor there, was it chosen, what is it worth.

use ratatui::style::{Modifier, Style};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::tui::paint::art;
use crate::tui::paint::look::{Look, Signs, sign};
use crate::tui::text;
use crate::tui::theme::Ink;
use ground::scene::piece::{Owner, Piece};
use ground::scene::{Ground, Mark, Scene, Shape, Spot, glyph};
use solve::judge::value::Outcome;

/// What makes a spot special; the first that holds is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// The cursor is there.
    Cursor,
    /// It was chosen on the way to a move.
    Chosen,
    /// The last move touched it.
    Last,
    /// The reason speaks of it.
    Focus,
    /// Nothing special.
    Still,
}

impl State {
    /// The signs before and behind a mark, so that the state shows without colour.
    pub fn brackets(self) -> (&'static str, &'static str) {
        match self {
            State::Cursor => ("[", "]"),
            State::Chosen => ("<", ">"),
            State::Last => ("(", ")"),
            State::Focus => ("*", "*"),
            State::Still => (" ", " "),
        }
    }

    fn ink(self) -> Option<Ink> {
        match self {
            State::Cursor | State::Chosen => Some(Ink::Selected),
            State::Last => Some(Ink::Last),
            State::Focus => Some(Ink::Focus),
            State::Still => None,
        }
    }
}

/// A look made quick to ask.
pub struct Sight<'a> {
    /// The look itself.
    pub look: Look<'a>,
    chosen: FxHashSet<Spot>,
    last: FxHashSet<Spot>,
    focus: FxHashSet<Spot>,
    meant: FxHashSet<Spot>,
    verdicts: FxHashMap<Spot, Outcome>,
    labels: FxHashMap<Spot, &'a str>,
}

impl<'a> Sight<'a> {
    /// Prepares a look.
    pub fn of(look: &Look<'a>) -> Self {
        let set = |spots: &[Spot]| spots.iter().copied().collect();
        let (chosen, last, focus, meant) = (set(look.chosen), set(look.last), set(look.focus), set(look.meant));
        let labels = look.labels.iter().map(|(spot, label)| (*spot, label.as_str())).collect();
        let verdicts = look.verdicts.iter().copied().collect();
        Sight { look: *look, chosen, last, focus, meant, verdicts, labels }
    }

    /// The same for the scene of one panel: what was before is what that panel was before.
    pub fn inside(&self, panel: usize) -> Self {
        let inner = |scene: Option<&'a Scene>| match &scene?.shape {
            Shape::Beside(panels) => Some(&panels.get(panel)?.scene),
            _ => None,
        };
        let look = Look { before: inner(self.look.before), root: inner(self.look.root), ..self.look };
        Sight::of(&look)
    }

    /// The shape before the last move, if that is known.
    pub fn before(&self) -> Option<&'a Shape> {
        self.look.before.map(|scene| &scene.shape)
    }

    /// The shape the game began with, if that is known.
    pub fn root(&self) -> Option<&'a Shape> {
        self.look.root.map(|scene| &scene.shape)
    }

    /// What is special about a mark.
    pub fn state(&self, mark: &Mark) -> State {
        // A line that has won is told without colour too.
        let still = if mark.is_lit && mark.piece.is_some() { State::Focus } else { State::Still };
        let Some(spot) = mark.spot else { return still };
        match spot {
            spot if self.look.cursor == Some(spot) => State::Cursor,
            spot if self.chosen.contains(&spot) => State::Chosen,
            spot if self.focus.contains(&spot) => State::Focus,
            _ if still != State::Still => still,
            spot if self.last.contains(&spot) => State::Last,
            _ => State::Still,
        }
    }

    /// The same where the mark that stood there before the last move is known.
    pub fn state_since(&self, mark: &Mark, before: Option<&Mark>) -> State {
        match self.state(mark) {
            State::Still if before.is_some_and(|before| is_new(before, mark)) => State::Last,
            state => state,
        }
    }

    /// Whether the last move was pointed out there, whatever else is special about the place.
    pub fn is_last(&self, mark: &Mark) -> bool {
        mark.spot.is_some_and(|spot| self.last.contains(&spot))
    }

    /// Whether the move in hand would take or turn what stands there.
    pub fn is_meant(&self, mark: &Mark) -> bool {
        mark.spot.is_some_and(|spot| self.meant.contains(&spot))
    }

    /// What choosing the mark brings, as far as it is to be shown.
    pub fn verdict(&self, mark: &Mark) -> Option<Outcome> {
        mark.spot.and_then(|spot| self.verdicts.get(&spot)).copied()
    }

    /// The sign of the verdict and its style.
    pub fn verdict_sign(&self, mark: &Mark) -> Option<(&'static str, Style)> {
        // Of a line only the first move is chosen now.
        if mark.to_come.is_some_and(|(number, _)| number != 1) {
            return None;
        }
        let outcome = self.verdict(mark)?;
        Some((sign(outcome, self.look.signs == Signs::Ascii), self.style(Ink::of_outcome(outcome))))
    }

    /// What is written behind a mark that has a label: `=3`.
    pub fn label(&self, mark: &Mark) -> String {
        let label = mark.spot.and_then(|spot| self.labels.get(&spot));
        label.map_or_else(String::new, |label| format!("={label}"))
    }

    /// What is written in an empty cell that has a label: the label, or its first letter where no more fits.
    pub fn field(&self, mark: &Mark, width: usize) -> Option<String> {
        let label = mark.spot.filter(|_| mark.is_empty()).and_then(|spot| self.labels.get(&spot))?;
        let fits = usize::from(text::width(label)) <= width;
        Some(label.chars().take(if fits { label.len() } else { 1 }).collect())
    }

    /// How a meaning is written.
    pub fn style(&self, ink: Ink) -> Style {
        self.look.theme.style(ink)
    }

    /// How a mark in a state is written.
    pub fn mark_style(&self, mark: &Mark, state: State) -> Style {
        let own = self.style(ink(mark));
        state.ink().map_or(own, |ink| own.patch(self.style(ink)))
    }

    /// How a mark is written that the move in hand would take: hollow and bold, not reversed, which would make it solid again.
    pub fn hollow_style(&self, mark: &Mark) -> Style {
        self.style(ink(mark)).add_modifier(Modifier::BOLD)
    }

    /// What is written for a mark where it has one line: a sign of the piece, or its text.
    pub fn shown(&self, mark: &Mark) -> String {
        let sign = mark.piece.as_ref().and_then(|(piece, owner)| art::glyph(piece, *owner, self.look.signs));
        match (sign, mark.text.as_str(), self.look.signs) {
            (Some(sign), ..) => sign.to_owned(),
            (None, text, Signs::Ascii) => text::plain(text),
            (None, _, _) if mark.ground == Ground::Poison && mark.piece.is_none() => "☠".to_owned(),
            (None, glyph::EMPTY, _) if mark.piece.is_none() => "∙".to_owned(),
            (None, text, Signs::Unicode) => text.to_owned(),
            (None, text, Signs::Braille) => text::plain(text),
        }
    }

    /// What is written for a mark that the move in hand would take.
    pub fn hollow(&self) -> &'static str {
        match self.look.signs {
            Signs::Ascii => "x",
            Signs::Unicode => "○",
            Signs::Braille => "o",
        }
    }

    /// What is written where something was taken.
    pub fn ghost(&self) -> &'static str {
        self.narrow("∙", ".")
    }

    /// One of two texts: drawn finely, or in ASCII wherever the fine one might take two columns.
    pub fn either(&self, fine: &'static str, ascii: &'static str) -> &'static str {
        if self.look.is_plain() { ascii } else { fine }
    }

    /// The same for a sign that takes one column everywhere.
    pub fn narrow(&self, fine: &'static str, ascii: &'static str) -> &'static str {
        self.sign(fine, ascii, fine)
    }

    /// One of three texts, for Unicode, ASCII and braille: wherever the first might take two columns.
    pub fn sign(&self, unicode: &'static str, ascii: &'static str, braille: &'static str) -> &'static str {
        match self.look.signs {
            Signs::Unicode => unicode,
            Signs::Ascii => ascii,
            Signs::Braille => braille,
        }
    }
}

/// Whether the last move put something here, took it away, covered the place or spoke for it.
fn is_new(before: &Mark, mark: &Mark) -> bool {
    before.piece != mark.piece || mark.is_block() && !before.is_block() || mark.is_lit && !before.is_lit
}

/// What a mark means to the eye.
fn ink(mark: &Mark) -> Ink {
    let owned = |owner: Owner| match owner {
        Owner::Nobody => Ink::Piece,
        Owner::First => Ink::First,
        Owner::Second => Ink::Second,
    };
    match (&mark.piece, mark.ground) {
        _ if mark.is_lit => Ink::Focus,
        _ if mark.to_come.is_some() => mark.to_come.map_or(Ink::Text, |(_, owner)| owned(owner)),
        (Some((_, Owner::Nobody)), Ground::Gone)
        | (Some((Piece::Coin { heads: false }, _)), _)
        | (None, Ground::Wall | Ground::Gone) => Ink::Faint,
        (Some((_, owner)), _) => owned(*owner),
        (None, Ground::Owned(owner)) => owned(owner),
        (None, Ground::Poison) => Ink::Lost,
        (None, Ground::Exit) => Ink::Piece,
        (None, Ground::Bare) if mark.is_empty() => Ink::Faint,
        (None, Ground::Bare) => Ink::Text,
    }
}
