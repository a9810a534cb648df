//! What all games of coalitions share: one side proposes a split, the other finds a coalition that does better on its own, or accepts.

pub(crate) mod deal;
mod oracle;
mod reason;
pub(crate) mod rules;
mod stage;
mod staged;
pub(crate) mod tables;
mod talk;
pub(crate) mod text;
mod writing;

use crate::coalitions::sharing::oracle::Known;
use crate::coalitions::sharing::rules::{Face, Sharing};
use crate::coalitions::sharing::talk::{Pos, Word};
use crate::kit::dot::{is_dot, without_comments};
use duel::game::staged::Staged;
use duel::game::{Card, Game};
use ground::fault::{Fault, Kind};
use ground::notation::Reader;
use ground::rules::At;
use ground::say::Say;
use ground::scene::{Scene, Spot};
use solve::judge::oracle::Oracle;

impl<F: Face> Game for Sharing<F> {
    const CARD: Card = F::CARD;

    fn oracle(&self) -> Box<dyn Oracle<Self>> {
        Box::new(Known)
    }

    fn scene(&self, at: &At<Pos>) -> Scene {
        stage::scene(&at.pos)
    }

    fn staged(&self) -> Option<&dyn Staged<Pos>> {
        Some(self)
    }

    fn path(&self, at: &At<Pos>, word: &Word) -> Vec<Spot> {
        stage::path(&at.pos, word)
    }

    fn pointable(&self, at: &At<Pos>) -> Vec<Word> {
        stage::pointable(&at.pos)
    }

    fn tell(&self, at: &At<Pos>, word: &Word) -> Say {
        talk::tell(&at.pos, word)
    }

    fn write_pos(&self, at: &At<Pos>) -> String {
        writing::write_pos(&at.pos)
    }

    fn read_pos(&self, text: &str) -> Result<At<Pos>, Fault> {
        // Comments are wiped out before: blanks for their characters leave every column what it is.
        let text = if is_dot(text) { without_comments(text) } else { text.to_owned() };
        let mut r = Reader::new(Kind::BadPosition, &text);
        let deal = self.read(&mut r)?;
        writing::read_talk(deal, &mut r).map(At::first)
    }

    fn write_move(&self, _at: &At<Pos>, word: &Word) -> String {
        writing::write_word(word)
    }

    fn read_move(&self, at: &At<Pos>, text: &str) -> Result<Word, Fault> {
        writing::read_word(&at.pos, text)
    }

    fn heard(&self, at: &At<Pos>, text: &str) -> Vec<String> {
        writing::heard(&at.pos, text).into_iter().collect()
    }
}
