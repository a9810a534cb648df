//! The guided game: Nim learned in a minute, three boards one after another, each played to its end.

use std::sync::Arc;
use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::tui::desk::{Desk, Go, Layer, Mouse};
use crate::tui::key::Key;
use crate::tui::keys::action::{Action, Where};
use crate::tui::play::Play;
use crate::tui::sitting::{Purpose, Sitting};
use crate::tui::thought::Topic;
use duel::history::Duel;
use duel::house::Entry;
use duel::place::Place;
use ground::rules::Ending;
use ground::say;
use ground::say::Say;
use teach::note;
use teach::note::Did;
use teach::opponent::Level;

/// The boards, each won for who begins.
const BOARDS: [&str; 3] = ["4", "3,5", "1,2,5"];

/// What it is called among the lessons that were begun.
pub const NAME: &str = "guided";

/// What its lots are drawn from: every guided game goes the same way.
const SEED: u64 = 1;

/// The game and its first board; `None` in a house without Nim.
pub fn first(desk: &Desk) -> Option<(Entry, Arc<dyn Place>)> {
    let entry = desk.house.find("nim").ok()?.clone();
    let place = entry.open(&entry.params(), Some(BOARDS[0])).ok()?;
    Some((entry, place))
}

/// The guided game.
pub struct Guided {
    board: usize,
    /// Whether the hint of this board was asked for.
    is_hinted: bool,
    play: Play,
}

impl Guided {
    /// Puts the first board on the table; `None` in a house without Nim.
    pub fn new(desk: &mut Desk) -> Option<Self> {
        desk.sittings.clear();
        let mut guided = Guided { board: 0, is_hinted: false, play: Play::default() };
        guided.lay(desk).then_some(guided)
    }

    fn lay(&mut self, desk: &mut Desk) -> bool {
        let Ok(entry) = desk.house.find("nim").cloned() else { return false };
        let Ok(place) = entry.open(&entry.params(), Some(BOARDS[self.board])) else { return false };
        let you = place.to();
        let sitting = Sitting::new(Duel::new(entry, place), Some(you), Level::Perfect, SEED);
        desk.sittings = vec![sitting.meant_for(Purpose::Lesson)];
        desk.tab = None;
        self.is_hinted = false;
        self.play = Play::default();
        true
    }

    fn says(&self, desk: &Desk) -> Say {
        let ending = desk.sitting().and_then(|sitting| sitting.place().ending());
        let you = desk.sitting().and_then(|sitting| sitting.you);
        match (ending, self.board) {
            (Some(Ending::Won(side)), 0) if Some(side) == you => say!("guided-won-1"),
            (Some(Ending::Won(side)), 1) if Some(side) == you => say!("guided-won-2"),
            (Some(Ending::Won(side)), _) if Some(side) == you => say!("guided-won-3"),
            (Some(_), 0) => say!("guided-lost-1"),
            (Some(_), 1) => say!("guided-lost-2"),
            (Some(_), _) => say!("guided-lost-3"),
            (None, 0) => say!("guided-1"),
            (None, 1) => say!("guided-2"),
            (None, _) => say!("guided-3"),
        }
    }

    /// The hint of a board that is won without powers of two: the oracle's own begin with them.
    fn hint(&self) -> Option<Say> {
        match self.board {
            0 => Some(say!("guided-hint-1")),
            1 => Some(say!("guided-hint-2")),
            _ => None,
        }
    }

    /// Goes on when a board is played to its end: the next one, the same again, or back to the gallery.
    fn go_on(&mut self, desk: &mut Desk) -> Go {
        let Some(sitting) = desk.sitting() else { return Go::Back };
        let has_won = matches!(sitting.place().ending(), Some(Ending::Won(side)) if Some(side) == sitting.you);
        if has_won && self.board + 1 == BOARDS.len() {
            desk.note(Did::Page(note::Lesson { name: NAME.to_owned() }));
            return Go::Back;
        }
        self.board += usize::from(has_won);
        self.lay(desk);
        Go::Stay
    }
}

impl Layer for Guided {
    fn place(&self) -> Where {
        Where::Guided
    }

    fn act(&mut self, action: Action, desk: &mut Desk) -> Go {
        match action {
            Action::Choose if desk.sitting().is_some_and(Sitting::is_over) => self.go_on(desk),
            Action::Hint if self.hint().is_some() => {
                self.is_hinted = true;
                Go::Stay
            }
            _ => self.play.act(action, desk),
        }
    }

    fn wants(&self, desk: &Desk) -> Option<&'static [Action]> {
        self.play.wants(desk)
    }

    fn label(&self, action: Action, desk: &Desk) -> Option<Say> {
        if desk.sitting().is_some_and(Sitting::is_over) && action == Action::Choose {
            Some(say!("label-go-on"))
        } else {
            self.play.label(action, desk)
        }
    }

    fn offers(&self, action: Action, desk: &Desk) -> bool {
        match action {
            Action::Choose if desk.sitting().is_some_and(Sitting::is_over) => true,
            Action::Hint if self.is_hinted => false,
            _ => self.play.offers(action, desk),
        }
    }

    fn type_key(&mut self, key: Key, desk: &mut Desk) -> Option<Go> {
        self.play.type_key(key, desk)
    }

    fn mouse(&mut self, mouse: Mouse, desk: &mut Desk) -> Go {
        self.play.mouse(mouse, desk)
    }

    fn is_moving(&self) -> bool {
        self.play.is_moving()
    }

    fn pace(&self) -> Duration {
        self.play.pace()
    }

    fn beat(&mut self) {
        self.play.beat();
    }

    fn answered(&mut self, desk: &mut Desk) -> Go {
        self.play.answered(desk)
    }

    fn needs(&self, desk: &Desk) -> Vec<(Topic, usize)> {
        self.play.needs(desk)
    }

    fn leave(&mut self, desk: &mut Desk) {
        desk.sittings.clear();
    }

    fn draw(&mut self, buffer: &mut Buffer, area: Rect, desk: &Desk) -> Option<Position> {
        let title = say!("guided-step", number = self.board + 1, all = BOARDS.len());
        let is_over = desk.sitting().is_some_and(Sitting::is_over);
        let hint = self.hint().filter(|_| self.is_hinted && !is_over);
        // A strip has three rows: what was asked for comes first.
        let told = [Some(title), hint, Some(self.says(desk))].into_iter().flatten();
        let words = told.map(|says| desk.speak(&says)).collect::<Vec<String>>().join("\n");
        self.play.draw_with(&words, buffer, area, desk)
    }
}
