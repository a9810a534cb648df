//! A win in a game of five in a row: a plan with an answer to everything, where most answers of the other side change nothing.
//!
//! A plan is a move, and for the answers to it either a plan of their own or the one that follows `*`, which is then played with that
//! stone on the board as well. `h8(h9 g8(…),* i8(…))`; a move that completes five ends with `#`. The plan is played against every
//! answer on every free cell; what a line of five is, the rules are asked for each line of the board.

use crate::found::Found;
use crate::ground::Ground;
use crate::statement::five_lines::{Cell, Lines, name, stone};
use ground::rules::{Ending, Side};
use ground::say;
use ground::say::Say;

/// Moves of one line at most, those of both sides.
const DEEPEST: usize = 200;

/// A win for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// What is played.
    pub first: Move,
}

/// A move of the side that wins, and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where the stone is put.
    pub cell: Cell,
    /// What answers there are; `None`: it completes five.
    pub then: Option<Answers>,
}

/// Answers of the other side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// Those with a plan of their own.
    pub listed: Vec<(Cell, Move)>,
    /// What is played after all others.
    pub other: Option<Box<Move>>,
}

/// Why a plan is refused, or that somebody stopped it.
enum Cut<S> {
    Hole(Say),
    Stop(S),
}

impl Plan {
    /// Reads `h8(h9 g8#,* h9#)`.
    pub fn read(text: &str) -> Option<Self> {
        let mut rest = text;
        let first = Move::read(&mut rest, 0)?;
        rest.is_empty().then_some(Plan { first })
    }

    /// Writes it.
    pub fn write(&self) -> String {
        let mut text = String::new();
        self.first.write(&mut text);
        text
    }

    /// What it claims.
    pub fn says(&self) -> Say {
        say!("fives-claim", mv = name(self.first.cell), moves = self.first.size())
    }

    /// Plays it against everything; `tick` is called for every move of the side that wins.
    ///
    /// Time: each move of the plan once for every answer that is not listed above it, except that after a four all answers elsewhere are
    /// one. Memory: the plan.
    pub fn check<G: Ground, S>(&self, start: &G, tick: &mut dyn FnMut() -> Result<(), S>) -> Result<Found, S> {
        let lines = match Lines::of(start, tick)? {
            Ok(lines) => lines,
            Err(says) => return Ok(Found::Hole(says)),
        };
        let mut run = Run { lines, side: start.to(), line: Vec::new(), moves: 0, tick };
        let ran = run.follow(start, &self.first).and_then(|()| run.attack(&self.first));
        match ran {
            Ok(()) => Ok(Found::Holds(run.moves)),
            Err(Cut::Hole(says)) => Ok(Found::Hole(says)),
            Err(Cut::Stop(stop)) => Err(stop),
        }
    }
}

/// A plan that is being played.
struct Run<'r, S> {
    lines: Lines,
    side: Side,
    line: Vec<Cell>,
    moves: usize,
    tick: &'r mut dyn FnMut() -> Result<(), S>,
}

impl<S> Run<'_, S> {
    fn own(&self) -> usize {
        stone(self.side)
    }

    fn hole<T>(&self, key: &'static str) -> Result<T, Cut<S>> {
        let names: Vec<String> = self.line.iter().map(|cell| name(*cell)).collect();
        Err(Cut::Hole(say!("fives-hole", line = names.join(" "), why = say!(key))))
    }

    /// Plays what is listed under the rules themselves, and after one answer that is not.
    fn follow<G: Ground>(&mut self, at: &G, mv: &Move) -> Result<(), Cut<S>> {
        (self.tick)().map_err(Cut::Stop)?;
        self.line.push(mv.cell);
        let Ok(next) = at.after(&name(mv.cell)) else { return self.hole("fives-illegal") };
        match (&mv.then, next.ending()) {
            (None, Some(Ending::Won(side))) if side == self.side => {}
            (None, _) => return self.hole("fives-no-five"),
            (Some(_), Some(_)) => return self.hole("fives-over"),
            (Some(answers), None) => self.follow_all(&next, answers)?,
        }
        self.line.pop();
        Ok(())
    }

    fn follow_all<G: Ground>(&mut self, at: &G, answers: &Answers) -> Result<(), Cut<S>> {
        for (cell, then) in &answers.listed {
            self.line.push(*cell);
            match at.after(&name(*cell)) {
                Ok(next) if next.ending().is_none() => self.follow(&next, then)?,
                Ok(_) => return self.hole("fives-over"),
                Err(_) => return self.hole("fives-illegal"),
            }
            self.line.pop();
        }
        Ok(())
    }

    /// Plays a move on the checker's own board.
    fn attack(&mut self, mv: &Move) -> Result<(), Cut<S>> {
        (self.tick)().map_err(Cut::Stop)?;
        self.moves += 1;
        self.line.push(mv.cell);
        if self.line.len() > DEEPEST || !self.lines.put(mv.cell, self.own()) {
            return self.hole("fives-illegal");
        }
        let has_won = self.lines.has_five(self.own());
        match &mv.then {
            None if has_won => {}
            None => return self.hole("fives-no-five"),
            Some(_) if has_won => return self.hole("fives-over"),
            Some(answers) => self.answer(answers)?,
        }
        self.lines.lift(mv.cell, self.own());
        self.line.pop();
        Ok(())
    }

    /// Tries every answer.
    fn answer(&mut self, answers: &Answers) -> Result<(), Cut<S>> {
        if self.lines.can_complete(1 - self.own()) {
            return self.hole("fives-theirs");
        }
        // Where five is waiting and the other side has none, each answer that leaves that cell free is met there.
        let waiting =
            answers.other.as_ref().filter(|mv| mv.then.is_none() && self.lines.completes(mv.cell, self.own()));
        let cells = match waiting {
            Some(mv) => answers.listed.iter().map(|(cell, _)| *cell).chain([mv.cell]).collect(),
            None => self.lines.free(),
        };
        for cell in cells.into_iter().filter(|cell| self.lines.is_free(*cell)).collect::<Vec<_>>() {
            let listed = answers.listed.iter().find(|(answer, _)| *answer == cell).map(|(_, then)| then);
            self.line.push(cell);
            let Some(then) = listed.or(answers.other.as_deref()) else { return self.hole("fives-no-answer") };
            self.lines.put(cell, 1 - self.own());
            self.attack(then)?;
            self.lines.lift(cell, 1 - self.own());
            self.line.pop();
        }
        Ok(())
    }
}

impl Move {
    /// Moves in it, those of the winning side.
    fn size(&self) -> usize {
        let Some(answers) = &self.then else { return 1 };
        let listed: usize = answers.listed.iter().map(|(_, then)| then.size()).sum();
        1 + listed + answers.other.as_ref().map_or(0, |then| then.size())
    }

    fn read(rest: &mut &str, depth: usize) -> Option<Self> {
        let cell = take_cell(rest).filter(|_| depth < DEEPEST)?;
        if take(rest, "#").is_some() {
            return Some(Move { cell, then: None });
        }
        take(rest, "(")?;
        let mut answers = Answers::default();
        loop {
            if take(rest, "* ").is_some() {
                answers.other = Some(Box::new(Move::read(rest, depth + 1)?));
                break;
            }
            let answer = take_cell(rest)?;
            take(rest, " ")?;
            answers.listed.push((answer, Move::read(rest, depth + 1)?));
            if take(rest, ",").is_none() {
                break;
            }
        }
        take(rest, ")")?;
        Some(Move { cell, then: Some(answers) })
    }

    fn write(&self, text: &mut String) {
        *text += &name(self.cell);
        let Some(answers) = &self.then else {
            text.push('#');
            return;
        };
        let mut mark = '(';
        for (cell, then) in &answers.listed {
            text.push(mark);
            *text += &name(*cell);
            text.push(' ');
            then.write(text);
            mark = ',';
        }
        if let Some(then) = &answers.other {
            text.push(mark);
            *text += "* ";
            then.write(text);
        }
        text.push(')');
    }
}

fn take<'t>(rest: &mut &'t str, what: &str) -> Option<&'t str> {
    *rest = rest.strip_prefix(what)?;
    Some(*rest)
}

fn take_cell(rest: &mut &str) -> Option<Cell> {
    let col = rest.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).take(3).count();
    let row: u8 = rest[1..=digits].parse().ok().filter(|row| *row > 0)?;
    *rest = &rest[digits + 1..];
    Some((col, row - 1))
}
