//! What is to be seen of a spot at a glance: is the cursor there, was it chosen, what is it worth.

use ratatui::style::Style;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::oracle::value::Outcome;
use crate::scene::{Mark, Spot, Tone, glyph};
use crate::tui::paint::look::{Look, sign};
use crate::tui::text;
use crate::tui::theme::Ink;

/// What makes a spot special; the first that holds is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub look: &'a Look<'a>,
    chosen: FxHashSet<Spot>,
    last: FxHashSet<Spot>,
    focus: FxHashSet<Spot>,
    verdicts: FxHashMap<Spot, Outcome>,
    labels: FxHashMap<Spot, &'a str>,
}

impl<'a> Sight<'a> {
    /// Prepares a look.
    pub fn of(look: &'a Look<'a>) -> Self {
        let set = |spots: &[Spot]| spots.iter().copied().collect();
        let (chosen, last, focus) = (set(look.chosen), set(look.last), set(look.focus));
        let labels = look.labels.iter().map(|(spot, label)| (*spot, label.as_str())).collect();
        Sight { look, chosen, last, focus, verdicts: look.verdicts.iter().copied().collect(), labels }
    }

    /// What is special about a mark.
    pub fn state(&self, mark: &Mark) -> State {
        let Some(spot) = mark.spot else { return State::Still };
        match spot {
            spot if self.look.cursor == Some(spot) => State::Cursor,
            spot if self.chosen.contains(&spot) => State::Chosen,
            spot if self.focus.contains(&spot) => State::Focus,
            spot if self.last.contains(&spot) => State::Last,
            _ => State::Still,
        }
    }

    /// What choosing the mark brings, as far as it is to be shown.
    pub fn verdict(&self, mark: &Mark) -> Option<Outcome> {
        mark.spot.and_then(|spot| self.verdicts.get(&spot)).copied()
    }

    /// The sign of the verdict and its style.
    pub fn verdict_sign(&self, mark: &Mark) -> Option<(&'static str, Style)> {
        // Of a line only the first move is chosen now.
        if matches!(mark.tone, Tone::FirstToCome | Tone::SecondToCome) && mark.text != "1" {
            return None;
        }
        let outcome = self.verdict(mark)?;
        Some((sign(outcome, self.look.ascii), self.style(Ink::of_outcome(outcome))))
    }

    /// What is written behind a mark that has a label: `=3`.
    pub fn label(&self, mark: &Mark) -> String {
        let label = mark.spot.and_then(|spot| self.labels.get(&spot));
        label.map_or_else(String::new, |label| format!("={label}"))
    }

    /// What is written in an empty cell that has a label: the label, or its first letter where no more fits.
    pub fn field(&self, mark: &Mark, width: usize) -> Option<String> {
        let label = mark.spot.filter(|_| mark.text == glyph::EMPTY).and_then(|spot| self.labels.get(&spot))?;
        let fits = usize::from(text::width(label)) <= width;
        Some(label.chars().take(if fits { label.len() } else { 1 }).collect())
    }

    /// How a meaning is written.
    pub fn style(&self, ink: Ink) -> Style {
        self.look.theme.style(ink)
    }

    /// How a mark in a state is written.
    pub fn mark_style(&self, mark: &Mark, state: State) -> Style {
        let own = self.style(Ink::of_tone(mark.tone));
        state.ink().map_or(own, |ink| own.patch(self.style(ink)))
    }

    /// What is written for a mark: its glyph if its text names one, its text otherwise.
    pub fn shown(&self, mark: &Mark) -> String {
        match (mark.text.as_str(), self.look.ascii) {
            (glyph::COUNTER, false) => "●".into(),
            (glyph::EMPTY, false) => "∙".into(),
            (other, true) => text::plain(other),
            (other, false) => other.into(),
        }
    }

    /// One of two texts: drawn finely, or in ASCII.
    pub fn either(&self, fine: &'static str, ascii: &'static str) -> &'static str {
        if self.look.ascii { ascii } else { fine }
    }
}
