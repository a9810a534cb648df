//! A pen that draws a board cell by cell: each stroke changes the position's text and must leave a position; what is known
//! of the drawing is found out anew after every stroke.

use crate::tui::key::{Code, Key};
use crate::tui::thought::Sketched;
use duel::place::Place;
use ground::fault::Fault;
use ground::say;
use ground::say::Say;
use ground::scene::{Grid, Shape, Spot};
use solve::judge::control::Stop;
use solve::judge::value::Outcome;

/// Where the pen stands, and what is known of a drawing.
#[derive(Debug, Default)]
pub struct Pen {
    row: usize,
    col: usize,
    known: Option<(String, Sketched)>,
}

/// What a key does to the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Stroke {
    /// The pen is put down elsewhere, or nothing happens.
    Moved,
    /// The first of these texts that is a position takes the place of the old one.
    Texts(Vec<String>),
    /// The pen is put away.
    Done,
}

/// A position's text as rows of cells, and what stands behind them; `None` for what is no drawn board.
fn rows_of(text: &str) -> Option<(Vec<Vec<char>>, &str)> {
    let text = text.trim();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let rows: Vec<Vec<char>> = text[..end].split('/').map(|row| row.chars().collect()).collect();
    let cols = rows[0].len();
    (cols > 0 && rows.iter().all(|row| row.len() == cols)).then_some((rows, &text[end..]))
}

fn text_of(rows: &[Vec<char>], behind: &str) -> String {
    rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/") + behind
}

/// Whether a board can be drawn with a pen: every cell is a place to point at, and stands for one letter of the text.
pub fn is_drawable(place: &dyn Place) -> bool {
    let text = place.text();
    match (place.scene().shape, rows_of(&text)) {
        (Shape::Grid(Grid { cols, rows, cells, .. }), Some((drawn, _))) => {
            cells.iter().all(|cell| cell.spot.is_some()) && (drawn.len(), drawn[0].len()) == (rows.len(), cols.len())
        }
        _ => false,
    }
}

/// What became of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawn {
    /// Nothing but the place of the pen.
    Same,
    /// This position.
    New(String),
    /// The same, for what was written would be no position.
    Refused(Fault),
    /// The pen is put away.
    Done,
}

impl Pen {
    /// Gives the pen a key; `opens` tells whether a text is a position. `None`: the key is not for the pen.
    pub fn draw(&mut self, key: Key, text: &str, opens: impl Fn(&str) -> Result<(), Fault>) -> Option<Drawn> {
        let texts = match self.stroke(key, text)? {
            Stroke::Moved => return Some(Drawn::Same),
            Stroke::Done => return Some(Drawn::Done),
            Stroke::Texts(texts) => texts,
        };
        let mut refused = None;
        for text in texts {
            match opens(&text) {
                Ok(()) => return Some(Drawn::New(text)),
                Err(fault) => refused = refused.or(Some(fault)),
            }
        }
        Some(refused.map_or(Drawn::Same, Drawn::Refused))
    }

    /// What a key does to a drawing. Arrows walk; with Ctrl they add a row or column at the end, or take the last one away;
    /// a letter is written, and if it may stand only once, it leaves its old place.
    /// `None`: the key is not for the pen.
    fn stroke(&mut self, key: Key, text: &str) -> Option<Stroke> {
        let Some((rows, behind)) = rows_of(text) else { return Some(Stroke::Done) };
        self.row = self.row.min(rows.len() - 1);
        self.col = self.col.min(rows[0].len() - 1);
        Some(match (key.code, key.ctrl) {
            (Code::Esc | Code::Enter, _) => Stroke::Done,
            (Code::Left | Code::Right | Code::Up | Code::Down, true) => sized(key.code, rows, behind),
            (Code::Left, _) => self.walk(0, -1, &rows),
            (Code::Right, _) => self.walk(0, 1, &rows),
            (Code::Up, _) => self.walk(-1, 0, &rows),
            (Code::Down, _) => self.walk(1, 0, &rows),
            (Code::Backspace | Code::Delete, _) => self.write('.', rows, behind),
            (Code::Char(' '), _) => {
                let mark = if rows[self.row][self.col] == '#' { '.' } else { '#' };
                self.write(mark, rows, behind)
            }
            _ => self.write(key.writes()?, rows, behind),
        })
    }

    fn walk(&mut self, down: isize, right: isize, rows: &[Vec<char>]) -> Stroke {
        self.row = self.row.saturating_add_signed(down).min(rows.len() - 1);
        self.col = self.col.saturating_add_signed(right).min(rows[0].len() - 1);
        Stroke::Moved
    }

    fn write(&self, mark: char, rows: Vec<Vec<char>>, behind: &str) -> Stroke {
        let mut alone: Vec<Vec<char>> = rows.clone();
        alone.iter_mut().flatten().filter(|cell| cell.eq_ignore_ascii_case(&mark)).for_each(|cell| *cell = '.');
        let written = |mut rows: Vec<Vec<char>>| {
            rows[self.row][self.col] = mark;
            text_of(&rows, behind)
        };
        Stroke::Texts(vec![written(rows), written(alone)])
    }

    /// The name of the cell under the pen, and its spot.
    fn cell(&self, place: &dyn Place) -> (String, Option<Spot>) {
        let Shape::Grid(Grid { cols, rows, cells, .. }) = place.scene().shape else { return (String::new(), None) };
        let spot = cells.get(self.row * cols.len() + self.col).and_then(|cell| cell.spot);
        let name = cols.get(self.col).zip(rows.get(self.row)).map(|(col, row)| format!("{col}{row}"));
        (name.unwrap_or_default(), spot)
    }

    /// The spot under the pen.
    pub fn spot(&self, place: &dyn Place) -> Option<Spot> {
        self.cell(place).1
    }

    /// Takes in what was found out about a drawing.
    pub fn learn(&mut self, text: String, found: Sketched) {
        self.known = Some((text, found));
    }

    /// What is known of this drawing, if it was found out.
    pub fn known(&self, text: &str) -> Option<&Sketched> {
        self.known.as_ref().filter(|(known, _)| known == text).map(|(_, found)| found)
    }

    /// Where the pen is and what the drawing is worth, as far as it is known.
    pub fn tells(&self, place: &dyn Place, text: &str) -> Say {
        let worth = match self.known(text) {
            None | Some(Err(Stop::Asked)) => say!("screen-pen-thinks"),
            Some(Err(Stop::TooLarge(why))) => say!("screen-pen-too-large", why = why.clone()),
            Some(Ok((value, _))) => match (value.outcome(), value.remoteness()) {
                (Outcome::N, Some(plies)) => say!("screen-pen-won", plies = plies),
                (Outcome::P, Some(plies)) => say!("screen-pen-lost", plies = plies),
                (Outcome::N, None) => say!("screen-pen-won-some-time"),
                (Outcome::P, None) => say!("screen-pen-lost-some-time"),
                (Outcome::D, _) => say!("screen-pen-drawn"),
            },
        };
        say!("screen-pen", cell = self.cell(place).0, worth = worth)
    }
}

/// A board with a row or column more, or one less.
fn sized(code: Code, mut rows: Vec<Vec<char>>, behind: &str) -> Stroke {
    match code {
        Code::Right => rows.iter_mut().for_each(|row| row.push('.')),
        Code::Down => rows.push(vec!['.'; rows[0].len()]),
        Code::Left => rows.iter_mut().for_each(|row| row.truncate(row.len() - 1)),
        _ => drop(rows.pop()),
    }
    if rows.first().is_none_or(Vec::is_empty) { Stroke::Moved } else { Stroke::Texts(vec![text_of(&rows, behind)]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: Code, ctrl: bool) -> Key {
        Key { code, ctrl }
    }

    #[test]
    fn a_wall_is_raised_and_pulled_down_under_the_pen() {
        let mut pen = Pen::default();
        assert_eq!(pen.stroke(key(Code::Right, false), "C../..R C"), Some(Stroke::Moved));
        let raised = pen.stroke(key(Code::Char(' '), false), "C../..R C");
        assert_eq!(raised, Some(Stroke::Texts(vec!["C#./..R C".into(), "C#./..R C".into()])));
        let pulled = pen.stroke(key(Code::Char(' '), false), "C#./#.R C");
        assert_eq!(pulled, Some(Stroke::Texts(vec!["C../#.R C".into(), "C../#.R C".into()])));
    }

    #[test]
    fn a_piece_that_stands_only_once_leaves_its_old_place() {
        let mut pen = Pen::default();
        pen.stroke(key(Code::Down, false), "C../..R C");
        let moved = pen.stroke(key(Code::Char('R'), false), "C../..R C");
        assert_eq!(moved, Some(Stroke::Texts(vec!["C../R.R C".into(), "C../R.. C".into()])));
        let from_exit = pen.stroke(key(Code::Char('C'), false), "c../..R C");
        assert_eq!(from_exit, Some(Stroke::Texts(vec!["c../C.R C".into(), ".../C.R C".into()])));
    }

    #[test]
    fn a_board_grows_and_shrinks_at_its_ends() {
        let mut pen = Pen::default();
        for (code, text) in [(Code::Right, "CR.  C"), (Code::Down, "CR/..  C"), (Code::Left, "C  C")] {
            assert_eq!(pen.stroke(key(code, true), "CR  C"), Some(Stroke::Texts(vec![text.into()])));
        }
        assert_eq!(pen.stroke(key(Code::Up, true), "CR C"), Some(Stroke::Moved), "a row must be left");
        assert_eq!(pen.stroke(key(Code::Esc, false), "CR C"), Some(Stroke::Done));
        assert_eq!(pen.stroke(key(Code::Char('c'), true), "CR C"), None, "who wants to leave can");
    }
}
