//! What a board is changed with in the set-up form: a pen for its cells, or a dial for its numbers.

use std::sync::Arc;

use crate::tui::dial::{Dial, is_dialled};
use crate::tui::key::Key;
use crate::tui::pen::{Drawn, Pen, is_drawable};
use crate::tui::thought::{Errand, Sketched, written};
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;
use ground::scene::Spot;

/// A tool in hand.
pub enum Tool {
    /// For cells.
    Pen(Pen),
    /// For numbers.
    Dial(Dial),
}

/// Whether there is a tool for a board.
pub fn has_tool(place: &dyn Place) -> bool {
    is_drawable(place) || is_dialled(place)
}

/// What taking up the tool for a board is called, and what it is for.
pub fn called(place: &dyn Place) -> (Say, Say) {
    if is_dialled(place) {
        (say!("screen-dial-row"), say!("screen-dial-enter"))
    } else {
        (say!("screen-draw"), say!("screen-draw-enter"))
    }
}

impl Tool {
    /// The tool for a board.
    pub fn of(place: &Arc<dyn Place>) -> Self {
        if is_dialled(&**place) { Tool::Dial(Dial::new(place.clone())) } else { Tool::Pen(Pen::default()) }
    }

    /// Gives the tool a key; `opens` tells whether a text is a position. `None`: the key is not for the tool.
    pub fn draw(&mut self, key: Key, text: &str, opens: impl Fn(&str) -> Result<(), Fault>) -> Option<Drawn> {
        match self {
            Tool::Pen(pen) => pen.draw(key, text, opens),
            Tool::Dial(dial) => dial.turn(key, text, opens),
        }
    }

    /// What must be found out next, and about which place.
    pub fn errand(&self, place: &Arc<dyn Place>, text: &str) -> Option<(Errand, Arc<dyn Place>)> {
        match self {
            Tool::Pen(pen) => pen.known(text).is_none().then(|| (Errand::Sketch(text.to_owned()), place.clone())),
            Tool::Dial(dial) => dial.asks(place, text).map(|(text, place)| (Errand::Sketch(text), place)),
        }
    }

    /// Takes in what was found out about a text.
    pub fn learn(&mut self, text: &str, found: Sketched) {
        match self {
            Tool::Pen(pen) => pen.learn(text.to_owned(), found),
            Tool::Dial(dial) => dial.learn(text, found),
        }
    }

    /// The spot on the board where the tool is.
    pub fn spot(&self, place: &dyn Place, text: &str) -> Option<Spot> {
        match self {
            Tool::Pen(pen) => pen.spot(place),
            Tool::Dial(dial) => dial.spot(place, text),
        }
    }

    /// What is known of places of the board.
    pub fn labels(&self, text: &str) -> Vec<(Spot, String)> {
        let Tool::Pen(pen) = self else { return Vec::new() };
        let known = pen.known(text).and_then(|known| known.as_ref().ok());
        known.map(|(_, labels)| written(labels)).unwrap_or_default()
    }
}
