//! Two seats at a table, with cards or dice that perhaps only one of them sees, and what can be done.

use crate::rules::Side;
use crate::say;
use crate::say::Say;

/// What lies before somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Face {
    /// A card of this rank; none: its face is down.
    Card(Option<String>),
    /// A die that shows so much; none: it is under a cup.
    Die(Option<usize>),
}

impl Face {
    /// What is written on it, where it is seen.
    pub fn text(&self) -> Option<String> {
        match self {
            Face::Card(rank) => rank.clone(),
            Face::Die(pips) => pips.map(|pips| pips.to_string()),
        }
    }
}

/// A seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Who sits there.
    pub side: Side,
    /// What lies before that side.
    pub face: Face,
    /// What it has paid into the pot so far, in decimal digits.
    pub paid: Option<String>,
    /// What it said last.
    pub word: Option<Say>,
    /// Whether that is the last word of all.
    pub is_last: bool,
}

/// A choice with what it costs.
#[derive(Clone, Debug, PartialEq)]
pub struct Key<M> {
    /// What the notation writes, and where a finger points: a mark of the scene.
    pub mark: M,
    /// What is read there, where that is not the notation.
    pub says: Option<Say>,
    /// What it costs.
    pub costs: Option<Say>,
}

impl<M> Key<M> {
    /// A choice as the notation writes it.
    pub fn of(mark: M) -> Self {
        Key { mark, says: None, costs: None }
    }

    /// The same, called something else by people.
    pub fn called(mut self, says: Say) -> Self {
        self.says = Some(says);
        self
    }
}

/// Two seats at a table: the one that looks sits below.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand<M> {
    /// The other side's seat, and the own one.
    pub seats: [Seat; 2],
    /// What lies between them for both to see.
    pub shown: Option<Face>,
    /// What is in the pot, in decimal digits.
    pub pot: Option<String>,
    /// Whether everything is open, for the round is over.
    pub is_open: bool,
    /// What can be done.
    pub keys: Vec<Key<M>>,
}

impl<M> Hand<M> {
    /// What is to be known, in sentences; the sides are called as whoever plays this one calls them.
    pub fn told(&self, you: Option<Side>) -> Vec<Say> {
        let [other, own] = &self.seats;
        let text = |seat: &Seat| seat.face.text();
        let mut lines = Vec::new();
        match (text(own), text(other)) {
            (Some(own_face), Some(other_face)) if self.is_open => {
                let (first, second) =
                    if own.side == Side::First { (&own_face, &other_face) } else { (&other_face, &own_face) };
                lines.push(match you {
                    Some(Side::First) => say!("hands-told-open", own = first, other = second),
                    Some(Side::Second) => say!("hands-told-open", own = second, other = first),
                    None => say!("hands-told-open-two", first = first, second = second),
                });
            }
            (Some(face), _) => {
                lines.push(say!("hands-told-own", hand = face, side = own.side.name(), seat = seat(you)));
            }
            (None, _) => {}
        }
        if let Some(shown) = self.shown.as_ref().and_then(Face::text) {
            lines.push(say!("hands-told-shown", hand = shown));
        }
        if let Some(pot) = &self.pot {
            lines.push(say!("hands-told-pot", pot = pot));
        }
        lines
    }
}

/// Whether somebody plays one side against the opponent, as messages choose by it.
fn seat(you: Option<Side>) -> &'static str {
    if you.is_some() { "you" } else { "two" }
}
