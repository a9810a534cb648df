//! One component of a sum: a position of another game, written as `id[key=value;key=value]:position`.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use duel::game::summand::InSums;
use duel::house::House;
use duel::place::Place;
use ground::fault::{Fault, Kind};
use ground::notation::column_of;
use ground::num::Nat;
use ground::say;
use ground::say::Say;
use solve::judge::control::{Control, Stop};
use solve::judge::value::Value;

/// A component: which game, and its position. Two are equal when they are written the same.
#[derive(Clone)]
pub struct Component {
    /// What the game is called.
    pub title: Say,
    /// The position.
    pub place: Arc<dyn Place>,
    /// `id[…]:`, what stands before the position.
    head: Arc<str>,
    /// The whole component in notation.
    text: Arc<str>,
}

impl Component {
    /// Reads one component; columns count from 1 at its beginning.
    pub fn read(house: &House, text: &str) -> Result<Self, Fault> {
        let (head, position) = split(text)?;
        let named = |fault: Fault| match fault.kind {
            Kind::UnknownGame => Fault { kind: Kind::BadPosition, ..fault },
            _ => fault,
        };
        let (entry, params) = house.variant(head).map_err(named)?;
        let column = column_of(text, position);
        let place = entry.open(&params, Some(position)).map_err(|fault| fault.shifted(column - 1))?;
        if place.in_sums() == InSums::Never {
            return Err(Fault::new(Kind::BadPosition, say!("sum-not-impartial", game = entry.id.as_str())).at(1));
        }
        let head: Arc<str> = format!("{}{}:", entry.id, params.brackets(&entry.params())).into();
        Ok(Self::of(entry.title.clone(), head, place))
    }

    fn of(title: Say, head: Arc<str>, place: Arc<dyn Place>) -> Self {
        let text = format!("{head}{}", place.text()).into();
        Component { title, place, head, text }
    }

    /// The same game with another position.
    pub fn with(&self, place: Arc<dyn Place>) -> Self {
        Self::of(self.title.clone(), self.head.clone(), place)
    }

    /// The component in notation.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its nim-value; too large where its game only knows who wins.
    pub fn nimber(&self, control: &Control) -> Result<Nat, Stop> {
        match self.place.value(control)? {
            Value::Nimber { nimber, .. } => Ok(nimber),
            _ => Err(Stop::TooLarge(say!("sum-no-nimber", component = self.text()))),
        }
    }
}

impl PartialEq for Component {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Component {}

impl Hash for Component {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl fmt::Debug for Component {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// `id[…]` and the position behind the colon that stands outside brackets.
fn split(text: &str) -> Result<(&str, &str), Fault> {
    let mut depth = 0i32;
    for (byte, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            ':' if depth == 0 => return Ok((&text[..byte], &text[byte + 1..])),
            _ => {}
        }
    }
    let end = text.chars().count() + 1;
    Err(Fault::new(Kind::BadPosition, say!("found-end")).expecting(say!("expect-component")).at(end))
}
