//! Who answers a manager: one line heard, at most one line said.

use std::sync::Arc;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::cli::desk::Desk;
use crate::cli::gomocup::bell::Bell;
use crate::cli::gomocup::board::{Board, Stone};
use crate::cli::gomocup::terms::Terms;
use crate::cli::watch::Watch;
use duel::place::Place;
use ground::say;
use ground::say::Say;
use solve::judge::control::Control;
use teach::opponent::{Level, reply};

/// The shortest and the longest side of a board.
const SIDES: [usize; 2] = [5, 19];

/// A player under a manager.
pub struct Brain<'d> {
    desk: &'d Desk,
    level: Level,
    dice: ChaCha8Rng,
    bell: Arc<Bell>,
    watch: Watch,
    terms: Terms,
    board: Option<Board>,
    /// Whether stones are being listed, and whether all of them could be put down so far.
    listing: Option<bool>,
    is_dismissed: bool,
}

impl<'d> Brain<'d> {
    /// Before the first line.
    pub fn new(desk: &'d Desk, level: Level, seed: u64, bell: Arc<Bell>) -> Self {
        Brain {
            desk,
            level,
            dice: ChaCha8Rng::seed_from_u64(seed),
            bell,
            watch: desk.watch(None),
            terms: Terms::default(),
            board: None,
            listing: None,
            is_dismissed: false,
        }
    }

    /// Whether it was told to go.
    pub fn is_dismissed(&self) -> bool {
        self.is_dismissed
    }

    /// Hears a line; says one where the protocol has an answer.
    pub fn hear(&mut self, line: &str) -> Option<String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_ascii_uppercase();
        match word.as_str() {
            "END" => self.is_dismissed = true,
            "INFO" => self.terms.hear(rest),
            "" => {}
            "DONE" if self.listing.is_some() => {
                let answer = self.listed();
                return Some(self.said(answer));
            }
            _ if self.listing.is_some() => self.list(line),
            "BOARD" if self.board.is_some() => {
                self.board.as_mut().map(Board::clear);
                self.listing = Some(true);
            }
            _ => return Some(self.answer(&word, rest.trim())),
        }
        None
    }

    /// What is done, or why it is not.
    fn said(&self, answer: Result<String, Say>) -> String {
        answer.unwrap_or_else(|says| format!("ERROR {}", self.desk.tongue.speak(&says)))
    }

    fn answer(&mut self, word: &str, rest: &str) -> String {
        let answer = match word {
            "START" => rest.parse().map_err(|_| size()).and_then(|side| self.start(side, side)),
            "RECTSTART" => rectangle(rest).ok_or_else(size).and_then(|[cols, rows]| self.start(rows, cols)),
            "RESTART" => self.board().map(Board::clear).map(|()| "OK".to_owned()),
            "BEGIN" => self.begin(),
            "TURN" => self.turn(rest),
            "TAKEBACK" => self.take_back(rest),
            "BOARD" => Err(say!("gomocup-unstarted")),
            "ABOUT" => Ok(format!("name=\"xorcle\", version=\"{}\"", env!("CARGO_PKG_VERSION"))),
            _ => return format!("UNKNOWN {}", self.desk.tongue.speak(&say!("gomocup-unknown"))),
        };
        self.said(answer)
    }

    fn board(&mut self) -> Result<&mut Board, Say> {
        self.board.as_mut().ok_or_else(|| say!("gomocup-unstarted"))
    }

    fn start(&mut self, rows: usize, cols: usize) -> Result<String, Say> {
        if [rows, cols].iter().any(|side| !(SIDES[0]..=SIDES[1]).contains(side)) {
            return Err(size());
        }
        self.board = Some(Board::new(&self.desk.house, rows, cols).map_err(|fault| fault.says)?);
        Ok("OK".to_owned())
    }

    fn begin(&mut self) -> Result<String, Say> {
        if self.board()?.is_empty() { self.moved() } else { Err(say!("gomocup-begun")) }
    }

    fn turn(&mut self, text: &str) -> Result<String, Say> {
        let board = self.board()?;
        let cell = board.cell(text).filter(|(_, behind)| behind.is_none());
        if cell.is_some_and(|(cell, _)| board.put(cell, Stone::Other)) {
            return self.moved();
        }
        Err(say!("gomocup-cell", text = text))
    }

    fn take_back(&mut self, text: &str) -> Result<String, Say> {
        let board = self.board()?;
        let is_taken = board.cell(text).is_some_and(|(cell, behind)| behind.is_none() && board.take(cell));
        if is_taken { Ok("OK".to_owned()) } else { Err(say!("gomocup-cell", text = text)) }
    }

    /// Puts one stone of a list down.
    fn list(&mut self, text: &str) {
        let board = self.board.as_mut().expect("a list begins on a board");
        let is_put = board.cell(text).is_some_and(|(cell, whose)| match whose {
            Some(1) => board.put(cell, Stone::Own),
            Some(2) => board.put(cell, Stone::Other),
            _ => false,
        });
        self.listing = self.listing.map(|is_right| is_right && is_put);
    }

    fn listed(&mut self) -> Result<String, Say> {
        if self.listing.take() == Some(true) { self.moved() } else { Err(say!("gomocup-list")) }
    }

    /// Makes a move and tells it.
    fn moved(&mut self) -> Result<String, Say> {
        if self.terms.is_foreign {
            return Err(say!("gomocup-rule"));
        }
        let place = self.board()?.place().map_err(|fault| fault.says)?;
        if place.ending().is_some() {
            return Err(say!("gomocup-over"));
        }
        let name = self.thought(&place);
        let board = self.board()?;
        let cell = name.and_then(|name| board.named(&name)).or_else(|| board.middlemost());
        let cell = cell.ok_or_else(|| say!("gomocup-over"))?;
        board.put(cell, Stone::Own);
        Ok(board.written(cell))
    }

    /// The move that is thought of in time; `None` where there was time for none.
    fn thought(&mut self, place: &Arc<dyn Place>) -> Option<String> {
        let (terms, level, dice) = (&self.terms, self.level, &mut self.dice);
        let time = terms.time();
        // Who plays perfectly plays as well as the time allows; a level of the dial errs as it does everywhere, if there is time.
        let is_perfect = level == Level::Perfect;
        let haste: &[Duration] = if is_perfect { &[time] } else { &[time / 4 * 3, time] };
        self.watch.over_within(Some(time / 8 * 9), haste, |control| {
            self.bell.over(control, || {
                let asks = |control: &Control| reply(level, place, None, dice, control);
                let pick = if is_perfect { None } else { terms.allowed(control, asks) };
                if let Some(pick) = pick {
                    return Some(pick.text);
                }
                control.calm();
                let index = terms.allowed(control, |control| place.in_time(control)).flatten()?;
                Some(place.moves(index + 1).0.swap_remove(index))
            })
        })
    }
}

fn size() -> Say {
    say!("gomocup-size", least = SIDES[0], most = SIDES[1])
}

/// Columns and rows.
fn rectangle(text: &str) -> Option<[usize; 2]> {
    let (cols, rows) = text.split_once(',')?;
    Some([cols.trim().parse().ok()?, rows.trim().parse().ok()?])
}
